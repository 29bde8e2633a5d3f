//! `touchmove event standings`: the standings, and how they come about.

use clap::Args as ClapArgs;
use touchmove_competition::standings::{CrossTable, Explanation, Standings, TieBreak};
use touchmove_competition::{Event, PlayerId, RoundNumber, SectionId};
use touchmove_wire::v1::event::answer::{ExplanationAnswer, StandingsAnswer};

use crate::outcome::{Answer, BadUse, Outcome};

/// Points, tie-breaks and cross-table of a section.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove event standings open.json
  touchmove event standings open.json --section 2 --after 5 --cross
  touchmove event standings open.json --explain 12           every figure of player 12
  touchmove event standings open.json --json

Tie-breaks are FIDE's; docs/competition.md says how unplayed rounds count.")]
pub(super) struct Args {
    /// The archive
    #[arg(value_name = "ARCHIVE")]
    file: String,
    /// The section
    #[arg(long, value_name = "N", default_value_t = 1)]
    section: u16,
    /// After this round; without it, after the last one published
    #[arg(long, value_name = "N")]
    after: Option<u16>,
    /// Explain every figure of this player
    #[arg(long, value_name = "PLAYER")]
    explain: Option<u16>,
    /// Print what happened in each round
    #[arg(long)]
    cross: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args) -> Answer {
    let event = super::open(&args.file)?.event;
    let section = SectionId(args.section);
    let after = args.after.map(RoundNumber);
    let no_section = || BadUse::new(format!("there is no section {}", args.section));
    let standings = Standings::of(&event, section, after).ok_or_else(no_section)?;
    if let Some(player) = args.explain {
        return explain(args, &event, &standings, PlayerId(player));
    }
    let table = CrossTable::of(&event, section, after).ok_or_else(no_section)?;
    let answer = StandingsAnswer::new(&event, section, &standings, &table);
    if args.json {
        println!("{}", serde_json::to_string_pretty(&answer)?);
    } else {
        print(&answer, args.cross);
    }
    Ok(Outcome::Fine)
}

fn print(answer: &StandingsAnswer, cross: bool) {
    println!("{}, {}, after round {}\n", answer.event, answer.section, answer.after);
    let mut header = vec!["#".to_owned(), "Name".to_owned(), "Pts".to_owned()];
    header.extend(answer.tie_breaks.iter().map(|code| (*code).to_owned()));
    if cross {
        header.extend((1..=answer.after).map(|round| format!("R{round}")));
    }
    let mut lines = vec![header];
    for row in &answer.rows {
        let mut line = vec![row.rank.to_string(), row.name.clone(), row.points.clone()];
        line.extend(row.figures.iter().cloned());
        if cross {
            line.extend(row.rounds.iter().cloned());
        }
        lines.push(line);
    }
    let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        lines.iter().filter_map(|line| line.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for line in &lines {
        let cells: Vec<String> = line
            .iter()
            .zip(&widths)
            .enumerate()
            .map(|(column, (cell, width))| match column {
                1 => format!("{cell:<width$}"),
                _ => format!("{cell:>width$}"),
            })
            .collect();
        println!("{}", cells.join("  ").trim_end());
    }
}

fn explain(args: &Args, event: &Event, standings: &Standings, player: PlayerId) -> Answer {
    let mut order = vec![TieBreak::Points];
    order.extend(standings.tie_breaks.iter().copied());
    let mut answers = Vec::new();
    for tie_break in order {
        let section = SectionId(args.section);
        let explained = Explanation::of(event, section, Some(standings.after), player, tie_break)
            .ok_or_else(|| {
                BadUse::new(format!("there is no player {} in section {}", player.0, section.0))
            })?;
        answers.push(ExplanationAnswer::new(event, &explained));
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&answers)?);
        return Ok(Outcome::Fine);
    }
    let rank = standings.rank_of(player).unwrap_or(0);
    println!("{}, place {rank} after round {}", event.name(player), standings.after.0);
    for answer in &answers {
        println!("\n{} ({}): {}", answer.name, answer.tie_break, answer.figure);
        for addend in &answer.addends {
            let against = if addend.against.is_empty() { "-" } else { &addend.against };
            let sign = if addend.counts { "+" } else { " " };
            println!(
                "  round {:>2}  {sign} {:>5}  {against}: {}",
                addend.round, addend.amount, addend.because
            );
        }
        if answer.addends.is_empty() {
            println!("  nothing to add up");
        }
    }
    Ok(Outcome::Fine)
}
