//! A game told line by line: each line is ruled on as it comes.

use std::io::{self, BufRead, IsTerminal, Write};

use touchmove_law::Edition;
use touchmove_scenario::{Event, Fault, Telling};
use touchmove_words::Words;

use super::{compared, to_wire};
use crate::outcome::{BadUse, Outcome};

/// Reads standard input to its end.
pub(super) fn listen(editions: &[Edition], json: bool, words: &Words) -> Result<Outcome, BadUse> {
    let mut tellings: Vec<Telling> =
        editions.iter().map(|edition| Telling::new(*edition).beside(editions)).collect();
    let mut outcome = Outcome::Fine;
    let prompts = io::stdin().is_terminal() && !json;
    prompt(prompts)?;
    for (number, line) in io::stdin().lock().lines().enumerate() {
        let line = line?;
        for telling in &mut tellings {
            match telling.say(&line) {
                Ok(events) => {
                    if events.iter().any(|event| matches!(event, Event::Failed { .. })) {
                        outcome = Outcome::Findings;
                    }
                    print(telling, &events, number, json, words)?;
                }
                Err(fault) => {
                    // The same line would fail again under the other edition.
                    eprintln!("{}", Fault { line: number + 1, ..fault });
                    outcome = Outcome::Findings;
                    break;
                }
            }
        }
        prompt(prompts)?;
    }
    Ok(outcome)
}

fn prompt(wanted: bool) -> Result<(), BadUse> {
    if wanted {
        print!("> ");
        io::stdout().flush()?;
    }
    Ok(())
}

fn print(
    telling: &Telling,
    events: &[Event],
    number: usize,
    json: bool,
    words: &Words,
) -> Result<(), BadUse> {
    let edition = telling.edition();
    if json {
        for event in events {
            let place = |_: usize, complaint: &str| Fault {
                line: number + 1,
                column: 1,
                complaint: complaint.to_owned(),
            };
            println!("{}", serde_json::to_string(&to_wire(event, edition, words, place))?);
        }
        return Ok(());
    }
    for event in events {
        if let Some(remark) = compared::remark(event, edition, words) {
            remark.print(edition);
        }
        if let Event::Failed { complaint, .. } = event {
            println!("  {edition}  line {}: {complaint}", number + 1);
        }
    }
    let asked = events.iter().any(|event| {
        matches!(event, Event::Ruled(issued) if matches!(issued.ruling.decision(), touchmove_conduct::Decision::Referred { .. }))
    });
    if asked {
        for question in telling.questions() {
            println!("  {edition}  the arbiter is asked, {question}");
        }
    }
    Ok(())
}
