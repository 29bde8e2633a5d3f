//! Reports side by side: the lines of the story, and beneath each what every edition says about it.

use touchmove_law::Edition;
use touchmove_scenario::{Event, Report, Scenario};

/// What one edition says about one line.
struct Said {
    edition: Edition,
    /// The words, and the same with their articles.
    rulings: Vec<(String, String)>,
}

/// Prints what came of a scenario.
pub(super) fn print(file: &str, scenario: &Scenario, reports: &[Report]) {
    println!("{file}");
    if !scenario.why().is_empty() {
        println!("{}", scenario.why());
    }
    let by_line: Vec<Vec<(String, Said)>> = reports.iter().map(lines).collect();
    let longest = by_line.iter().map(Vec::len).max().unwrap_or(0);
    for place in 0..longest {
        let said: Vec<&(String, Said)> = by_line.iter().filter_map(|lines| lines.get(place)).collect();
        if let Some((text, _)) = said.first() {
            println!("\n{text}");
        }
        print_line(&said);
    }
    println!();
    for report in reports {
        for fault in &report.faults {
            println!("{} {fault}", report.edition);
        }
        let verdict = if report.faults.is_empty() { "as expected" } else { "not as expected" };
        println!("{}: {verdict}", report.edition);
    }
}

/// Once for all editions if they say the same, and otherwise each by itself.
fn print_line(said: &[&(String, Said)]) {
    let words = |said: &Said| said.rulings.iter().map(|(words, _)| words.clone()).collect::<Vec<_>>();
    let agree = said.iter().all(|(_, other)| said.first().is_some_and(|(_, first)| words(first) == words(other)));
    match said {
        [] => {}
        [(_, only)] => {
            for (_, ruling) in &only.rulings {
                println!("  {}  {ruling}", only.edition);
            }
        }
        [(_, first), rest @ ..] if agree => {
            for (place, (words, with_articles)) in first.rulings.iter().enumerate() {
                let articles = |said: &Said| {
                    said.rulings.get(place).map(|(words, with)| with.trim_start_matches(words.as_str()).trim().to_owned())
                };
                let mut all = vec![(first.edition, with_articles.trim_start_matches(words.as_str()).trim().to_owned())];
                all.extend(rest.iter().filter_map(|(_, other)| Some((other.edition, articles(other)?))));
                let shown: Vec<String> = all.iter().map(|(edition, numbers)| format!("{edition} {numbers}")).collect();
                println!("  both  {words}  {}", shown.join(", "));
            }
        }
        several => {
            for (_, said) in several {
                for (_, ruling) in &said.rulings {
                    println!("  {}  {ruling}", said.edition);
                }
            }
        }
    }
}

fn lines(report: &Report) -> Vec<(String, Said)> {
    let edition = report.edition;
    let mut lines: Vec<(String, Said)> = Vec::new();
    for event in &report.events {
        match event {
            Event::Line { text } => lines.push((text.clone(), Said { edition, rulings: Vec::new() })),
            Event::Ruled(_) | Event::Answered { .. } => {
                if let (Some((_, said)), Some(ruling)) = (lines.last_mut(), shown(event, edition)) {
                    said.rulings.push(ruling);
                }
            }
            Event::Did { .. } | Event::Failed { .. } => {}
        }
    }
    lines
}

/// The words of a ruling or answer, and the same with its articles.
pub(super) fn shown(event: &Event, edition: Edition) -> Option<(String, String)> {
    match event {
        Event::Ruled(issued) => Some((issued.phrase(), issued.with_articles(edition))),
        Event::Answered { answer, articles, .. } => {
            let numbers: Vec<&str> = articles.iter().filter_map(|article| article.number(edition)).collect();
            Some((answer.clone(), format!("{answer} ({})", numbers.join(", "))))
        }
        Event::Line { .. } | Event::Did { .. } | Event::Failed { .. } => None,
    }
}
