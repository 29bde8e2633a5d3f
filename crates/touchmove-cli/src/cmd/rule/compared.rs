//! Reports side by side: the lines of the story, and beneath each what every edition says about it.

use touchmove_law::Edition;
use touchmove_scenario::{Event, Report, Scenario, is_weighty};
use touchmove_words::Words;

/// What one edition says about one line of the story.
struct Said {
    edition: Edition,
    remarks: Vec<Remark>,
}

/// A ruling or an answer.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Remark {
    /// In the words of a scenario.
    words: String,
    /// The numbers of its articles in the edition, and its readings.
    articles: String,
    /// For a weighty ruling: as a player is told of it.
    sentence: Option<String>,
}

impl Remark {
    /// The words and their articles, and under them the sentence.
    pub(super) fn print(&self, edition: Edition) {
        println!("  {edition}  {}{}", self.words, self.articles);
        self.print_sentence();
    }

    fn print_sentence(&self) {
        if let Some(sentence) = &self.sentence {
            println!("          {sentence}");
        }
    }
}

/// Prints what came of a scenario.
pub(super) fn print(file: &str, scenario: &Scenario, reports: &[Report], words: &Words) {
    println!("{file}");
    if !scenario.why().is_empty() {
        println!("{}", scenario.why());
    }
    let by_line: Vec<Vec<(String, Said)>> = reports.iter().map(|report| lines(report, words)).collect();
    let longest = by_line.iter().map(Vec::len).max().unwrap_or(0);
    for place in 0..longest {
        let said: Vec<&(String, Said)> = by_line.iter().filter_map(|lines| lines.get(place)).collect();
        if let Some((text, _)) = said.first() {
            println!("\n{text}");
        }
        let said: Vec<&Said> = said.into_iter().map(|(_, said)| said).collect();
        print_line(&said);
    }
    println!();
    for report in reports {
        for fault in &report.faults {
            println!("{} {fault}", report.edition);
        }
        if !report.faults.is_empty() {
            println!("{}: not as expected", report.edition);
        }
    }
}

/// What all editions say alike is printed once; then what only one of them says.
fn print_line(said: &[&Said]) {
    let [first, rest @ ..] = said else { return };
    let mut left: Vec<Vec<Remark>> = rest.iter().map(|said| said.remarks.clone()).collect();
    let mut alone: Vec<&Remark> = Vec::new();
    for remark in &first.remarks {
        let twins: Option<Vec<usize>> =
            left.iter().map(|remarks| remarks.iter().position(|other| other.words == remark.words)).collect();
        match twins {
            Some(twins) if !rest.is_empty() => {
                let mut numbers = vec![format!("{}{}", first.edition, remark.articles)];
                for ((remarks, twin), said) in left.iter_mut().zip(twins).zip(rest) {
                    numbers.push(format!("{}{}", said.edition, remarks.remove(twin).articles));
                }
                println!("  both  {}  {}", remark.words, numbers.join(", "));
                remark.print_sentence();
            }
            Some(_) | None => alone.push(remark),
        }
    }
    for remark in alone {
        remark.print(first.edition);
    }
    for (remarks, said) in left.iter().zip(rest) {
        for remark in remarks {
            remark.print(said.edition);
        }
    }
}

fn lines(report: &Report, words: &Words) -> Vec<(String, Said)> {
    let edition = report.edition;
    let mut lines: Vec<(String, Said)> = Vec::new();
    for event in &report.events {
        match event {
            Event::Line { text } => lines.push((text.clone(), Said { edition, remarks: Vec::new() })),
            Event::Ruled(_) | Event::Decided(_) | Event::Answered { .. } => {
                if let (Some((_, said)), Some(remark)) = (lines.last_mut(), remark(event, edition, words)) {
                    said.remarks.push(remark);
                }
            }
            Event::Did { .. } | Event::Happened { .. } | Event::Failed { .. } => {}
        }
    }
    lines
}

/// What a ruling or an answer says.
pub(super) fn remark(event: &Event, edition: Edition, told: &Words) -> Option<Remark> {
    match event {
        Event::Ruled(issued) => {
            let words = issued.phrase();
            let articles = issued.with_articles(edition).split_off(words.len());
            let sentence = is_weighty(issued.ruling.decision()).then(|| told.sentence(&issued.ruling));
            Some(Remark { words, articles, sentence })
        }
        Event::Decided(issued) => {
            let words = issued.phrase();
            let articles = issued.with_articles(edition).split_off(words.len());
            let why = issued.why();
            Some(Remark { words, articles, sentence: (!why.is_empty()).then_some(why) })
        }
        Event::Answered { answer, articles, .. } => {
            let numbers: Vec<&str> = articles.iter().filter_map(|article| article.number(edition)).collect();
            Some(Remark {
                words: answer.clone(),
                articles: format!(" ({})", numbers.join(", ")),
                sentence: None,
            })
        }
        Event::Line { .. } | Event::Did { .. } | Event::Happened { .. } | Event::Failed { .. } => None,
    }
}
