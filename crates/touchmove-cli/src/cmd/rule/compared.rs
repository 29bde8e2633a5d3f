//! Reports side by side: the lines of the story, and beneath each what every edition says about it.

use touchmove_law::Edition;
use touchmove_scenario::{Event, Report, Scenario};
use touchmove_words::Words;

/// What one edition says about one line of the story.
struct EditionRemarks {
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
    /// For a question to the arbiter: its number, and the answers it takes.
    asked: Option<String>,
    /// How often it was ruled in a row: void acts after the end are one.
    times: usize,
}

impl Remark {
    /// Whether two editions say the same for the same reason.
    fn is_alike(&self, other: &Remark) -> bool {
        self.words == other.words && self.sentence == other.sentence && self.times == other.times
    }

    fn is_same(&self, other: &Remark) -> bool {
        self.is_alike(&Remark { times: self.times, ..other.clone() }) && self.articles == other.articles
    }

    fn to_text(&self) -> String {
        if self.times > 1 { format!("{} ({} times)", self.words, self.times) } else { self.words.clone() }
    }

    /// The words and their articles, and under them the sentence.
    pub(super) fn print(&self, edition: Edition) {
        println!("  {edition}  {}{}", self.to_text(), self.articles);
        self.print_sentence();
        self.print_asked(edition);
    }

    fn print_asked(&self, edition: Edition) {
        if let Some(asked) = &self.asked {
            println!("          {edition}: {asked}");
        }
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
    let by_line: Vec<Vec<(String, EditionRemarks)>> =
        reports.iter().map(|report| lines(report, words)).collect();
    let longest = by_line.iter().map(Vec::len).max().unwrap_or(0);
    for place in 0..longest {
        let said: Vec<&(String, EditionRemarks)> =
            by_line.iter().filter_map(|lines| lines.get(place)).collect();
        if let Some((text, _)) = said.first() {
            println!("\n{text}");
        }
        let said: Vec<&EditionRemarks> = said.into_iter().map(|(_, said)| said).collect();
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
fn print_line(said: &[&EditionRemarks]) {
    let [first, rest @ ..] = said else { return };
    let mut left: Vec<Vec<Remark>> = rest.iter().map(|said| said.remarks.clone()).collect();
    let mut alone: Vec<&Remark> = Vec::new();
    for remark in &first.remarks {
        let twins: Option<Vec<usize>> =
            left.iter().map(|remarks| remarks.iter().position(|other| other.is_alike(remark))).collect();
        match twins {
            Some(twins) if !rest.is_empty() => {
                let mut numbers = vec![format!("{}{}", first.edition, remark.articles)];
                let mut alike: Vec<(Edition, Remark)> = Vec::new();
                for ((remarks, twin), said) in left.iter_mut().zip(twins).zip(rest) {
                    let other = remarks.remove(twin);
                    numbers.push(format!("{}{}", said.edition, other.articles));
                    alike.push((said.edition, other));
                }
                println!("  both  {}  {}", remark.to_text(), numbers.join(", "));
                remark.print_sentence();
                remark.print_asked(first.edition);
                alike.iter().for_each(|(edition, other)| other.print_asked(*edition));
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

fn lines(report: &Report, words: &Words) -> Vec<(String, EditionRemarks)> {
    let edition = report.edition;
    let mut lines: Vec<(String, EditionRemarks)> = Vec::new();
    for event in &report.events {
        match event {
            Event::Line { text } => {
                lines.push((text.clone(), EditionRemarks { edition, remarks: Vec::new() }))
            }
            Event::Ruled(_) | Event::Decided(_) | Event::Answered { .. } => {
                if let (Some((_, said)), Some(remark)) = (lines.last_mut(), remark(event, edition, words)) {
                    match said.remarks.last_mut() {
                        Some(last) if last.is_same(&remark) => last.times += 1,
                        Some(_) | None => said.remarks.push(remark),
                    }
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
            let sentence = issued.ruling.decision().is_weighty().then(|| told.sentence(&issued.ruling));
            Some(Remark { words, articles, sentence, asked: issued.asked(), times: 1 })
        }
        Event::Decided(issued) => {
            let words = issued.phrase();
            let articles = issued.with_articles(edition).split_off(words.len());
            let why = issued.why();
            Some(Remark {
                words,
                articles,
                sentence: (!why.is_empty()).then_some(why),
                asked: None,
                times: 1,
            })
        }
        Event::Answered { answer, articles, .. } => {
            let numbers: Vec<&str> = articles.iter().filter_map(|article| article.number(edition)).collect();
            Some(Remark {
                words: answer.clone(),
                articles: format!(" ({})", numbers.join(", ")),
                sentence: None,
                asked: None,
                times: 1,
            })
        }
        Event::Line { .. } | Event::Did { .. } | Event::Happened { .. } | Event::Failed { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn remark(sentence: &str) -> Remark {
        Remark {
            words: "not admitted".to_owned(),
            articles: " (9.4)".to_owned(),
            sentence: Some(sentence.to_owned()),
            asked: None,
            times: 1,
        }
    }

    #[test]
    fn rulings_are_merged_only_where_their_reasons_are_the_same() {
        let too_late = remark("It comes too late.");
        assert!(too_late.is_alike(&too_late.clone()));
        assert!(!too_late.is_alike(&remark("It is not this player's move.")));
        let elsewhere = Remark { articles: " (2001 9.4)".to_owned(), ..too_late.clone() };
        assert!(too_late.is_alike(&elsewhere), "numbers differ between editions");
        assert!(!too_late.is_same(&elsewhere), "within an edition they are another ruling");
    }
}
