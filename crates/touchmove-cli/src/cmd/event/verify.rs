//! `touchmove event verify`: whether an archive is complete, and what in it needs attention.

use clap::Args as ClapArgs;
use serde::Serialize;
use touchmove_chess::Color;
use touchmove_competition::{
    Archive, Event, EventDecision, GameReport, Outcome as GameOutcome, SheetKept, judge,
};
use touchmove_words::Words;

use crate::outcome::{Answer, Outcome};

/// Check an archive and report what is inconsistent.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove event verify open.json
  touchmove event verify open.json --json

Exit code 1 says that something was found: an act that the Laws did not admit, a game whose journal says another result
than the event with no ruling between them, entries out of order.")]
pub(super) struct Args {
    /// The archive
    #[arg(value_name = "ARCHIVE")]
    file: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What an archive holds, and what was found.
#[derive(Serialize)]
struct Verified {
    entries: usize,
    players: usize,
    games: usize,
    journals: usize,
    undecided: usize,
    sheets_missing: usize,
    findings: Vec<String>,
}

pub(super) fn run(args: &Args) -> Answer {
    let opened = super::open(&args.file)?;
    let verified = verify(&opened.archive, &opened.event);
    if args.json {
        println!("{}", serde_json::to_string_pretty(&verified)?);
    } else {
        println!(
            "{} entries, {} players, {} games, {} with journals, {} undecided, {} scoresheets not kept",
            verified.entries,
            verified.players,
            verified.games,
            verified.journals,
            verified.undecided,
            verified.sheets_missing
        );
        for finding in &verified.findings {
            println!("{finding}");
        }
    }
    Ok(if verified.findings.is_empty() { Outcome::Fine } else { Outcome::Findings })
}

fn verify(archive: &Archive, event: &Event) -> Verified {
    let mut findings = entries(archive);
    for record in &archive.games {
        let Some(pairing) = event.game(record.game) else {
            findings.push(format!("game {}: it has a journal but was never paired", record.game));
            continue;
        };
        let Some(Ok(laws)) = event.laws(record.game.section) else { continue };
        let report = GameReport::of(&laws, record);
        let reported = pairing.reported.as_ref().map(|last| last.outcome);
        if reported != Some(report.outcome) && report.outcome != GameOutcome::Open {
            findings.push(format!(
                "game {}: its journal comes to {}, which was never reported to the event",
                record.game, report.outcome
            ));
        }
    }
    let sheets = |kept: SheetKept| usize::from(kept == SheetKept::No);
    Verified {
        entries: archive.entries.len(),
        players: event.entrants().len(),
        games: event.games().count(),
        journals: archive.games.len(),
        undecided: event.games().filter(|(_, game)| game.outcome().is_undecided()).count(),
        sheets_missing: event
            .games()
            .map(|(_, game)| {
                Color::ALL.into_iter().map(|color| sheets(*game.sheets.of(color))).sum::<usize>()
            })
            .sum(),
        findings,
    }
}

/// Acts that were not admitted, and entries that are not one after another.
fn entries(archive: &Archive) -> Vec<String> {
    let mut findings = Vec::new();
    let words = Words::english();
    let mut event = Event::new(archive.founding.clone());
    let mut expected = 1;
    for entry in &archive.entries {
        if entry.seq != expected {
            findings.push(format!("entry {}: expected entry {expected}", entry.seq));
        }
        expected = entry.seq.saturating_add(1);
        let judgment = judge(event, entry);
        event = judgment.event;
        for ruling in &judgment.rulings {
            if *ruling.decision() == EventDecision::NotAdmitted {
                let article = ruling.article().number(event.edition()).unwrap_or_default();
                let why = words.event_reason(&event, ruling.reason());
                findings.push(format!("entry {}: not admitted ({article}): {why}", entry.seq));
            }
        }
    }
    findings
}
