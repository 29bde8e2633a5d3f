//! The pairings of a round out of a tournament report, as programs write it once the round is paired: opponents and colours
//! without results. The format has no boards; they are numbered as usual, those with the most points first.

use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

use touchmove_chess::Color;

use super::{ListFault, ListWhy, PairingList, letters};
use crate::act::Paired;
use crate::event::Event;
use crate::ids::{BoardNumber, PlayerId, RoundNumber, SectionId};
use crate::player::Entrant;
use crate::round::Bye;
use crate::standings::Standings;
use crate::trf::{Cell, PlayerLine, read_liberal};

/// Whether a text has lines of players as a tournament report has them.
pub(super) fn is_one(text: &str) -> bool {
    text.lines().any(|line| line.starts_with("001 ") && line.len() > 80)
}

/// The pairings of the round; without one, of the last that has games.
pub(super) fn read(
    text: &str,
    event: &Event,
    section: SectionId,
    round: Option<RoundNumber>,
) -> Result<PairingList, Vec<ListFault>> {
    let report = read_liberal(text).map_err(|faults| {
        let told = |fault: crate::trf::Fault| ListFault {
            line: fault.line,
            value: fault.column,
            why: ListWhy::Report(fault.why.to_string()),
        };
        faults.into_iter().map(told).collect::<Vec<_>>()
    })?;
    let last = report.players.iter().map(last_game).max().unwrap_or(0);
    let wanted = round.map_or(last, |round| usize::from(round.0));
    if wanted == 0 || wanted > last {
        let why = ListWhy::OtherRound(u16::try_from(last).unwrap_or(u16::MAX));
        return Err(vec![ListFault { line: 1, value: 1, why }]);
    }
    let entrants = event.entrants_of(section);
    let (mut games, mut list, mut faults) = (Vec::new(), PairingList::default(), Vec::new());
    let lines = text.split('\n').zip(1u32..).filter(|(line, _)| line.starts_with("001"));
    for (player, line) in report.players.iter().zip(lines.map(|(_, number)| number)) {
        let cell = wanted.checked_sub(1).and_then(|at| player.cells.get(at)).copied();
        let fault = |named: &PlayerLine| ListFault {
            line,
            value: 1,
            why: ListWhy::NoSuchPlayer(alloc::format!("{} {}", named.number, named.player.name)),
        };
        match cell.unwrap_or(Cell::Nothing) {
            Cell::Nothing | Cell::Game { color: Color::Black, .. } => {}
            Cell::Bye(kind) => match meant(&entrants, player) {
                Some(player) => list.byes.push(Bye { player, kind }),
                None => faults.push(fault(player)),
            },
            Cell::Game { opponent, color: Color::White, .. } => {
                let other = report.players.iter().find(|other| other.number == opponent);
                let both = [Some(player), other].map(|one| one.and_then(|one| meant(&entrants, one)));
                match both {
                    [Some(white), Some(black)] => games.push((white, black)),
                    [None, _] => faults.push(fault(player)),
                    [Some(_), None] => faults.push(fault(other.unwrap_or(player))),
                }
            }
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    in_order(event, section, &entrants, &mut games);
    let boards = (1u16..).map(BoardNumber);
    list.games =
        games.into_iter().zip(boards).map(|((white, black), board)| Paired { board, white, black }).collect();
    Ok(list)
}

fn last_game(player: &PlayerLine) -> usize {
    let is_game = |cell: &Cell| matches!(cell, Cell::Game { .. });
    player.cells.iter().rposition(is_game).map_or(0, |at| at.saturating_add(1))
}

/// Who of the section is meant: by the starting number if name or FIDE's number agree, else by either of these.
fn meant(entrants: &[&Entrant], line: &PlayerLine) -> Option<PlayerId> {
    let is_same = |one: &Entrant| {
        letters(&one.player.name) == letters(&line.player.name)
            || one.player.fide_id.is_some() && one.player.fide_id == line.player.fide_id
    };
    let mut same = entrants.iter().filter(|one| is_same(one));
    let by_number = entrants.iter().find(|one| one.number == line.number && is_same(one));
    match (by_number, same.next(), same.next()) {
        (Some(one), ..) | (None, Some(one), None) => Some(one.id),
        (None, ..) => None,
    }
}

/// The boards as they are usually numbered: by the better score of the two, then by both together, then by starting numbers.
fn in_order(event: &Event, section: SectionId, entrants: &[&Entrant], games: &mut [(PlayerId, PlayerId)]) {
    let standings = Standings::of(event, section, None);
    let points = |player: PlayerId| {
        let rows = standings.iter().flat_map(|standings| &standings.rows);
        rows.filter(|row| row.player == player).map(|row| row.points.0).next().unwrap_or(0)
    };
    let number =
        |player: PlayerId| entrants.iter().find(|one| one.id == player).map_or(u16::MAX, |one| one.number);
    games.sort_by_key(|(white, black)| {
        let (one, other) = (points(*white), points(*black));
        (Reverse(one.max(other)), Reverse(one.saturating_add(other)), number(*white).min(number(*black)))
    });
}
