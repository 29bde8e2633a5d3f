//! Pairings that need no pairing program: the first round of a Swiss, and every round of a round robin by Berger's tables.

use alloc::vec::Vec;

use crate::act::Paired;
use crate::event::Event;
use crate::ids::{BoardNumber, PlayerId, RoundNumber, SectionId};
use crate::pairing_list::PairingList;
use crate::player::Entrant;
use crate::round::{Bye, ByeKind};
use crate::section::System;

/// The pairings of a round as far as starting numbers alone decide them; none where results have a say.
pub fn draft(event: &Event, section: SectionId, round: RoundNumber) -> Option<PairingList> {
    let system = event.section(section)?.terms.system;
    let entrants = event.entrants_of(section);
    match system {
        System::Swiss => (round == RoundNumber(1)).then(|| first_round(&entrants)),
        System::RoundRobin => berger(&entrants, round, 1),
        System::DoubleRoundRobin => berger(&entrants, round, 2),
        System::Other => None,
    }
}

/// The upper half meets the lower half; colours alternate, and the player left over has the bye.
fn first_round(entrants: &[&Entrant]) -> PairingList {
    let round = RoundNumber(1);
    let there: Vec<&&Entrant> =
        entrants.iter().filter(|one| one.may_play(round) && one.requested_in(round).is_none()).collect();
    let half = there.len() / 2;
    let (upper, lower) = there.split_at(half);
    let games = upper.iter().zip(lower).zip(1u16..).map(|((one, other), board)| {
        let (white, black) = if board % 2 == 1 { (one.id, other.id) } else { (other.id, one.id) };
        Paired { board: BoardNumber(board), white, black }
    });
    let over = lower.get(half).map(|one| Bye { player: one.id, kind: ByeKind::PairingAllocated });
    PairingList { games: games.collect(), byes: over.into_iter().collect() }
}

/// Berger's tables: in each round the last number meets the number that stands half the field further on, and the others sit around them.
/// With an odd number of players nobody has the last number, and the player who would meet it is free. In a second cycle colours are
/// reversed.
fn berger(entrants: &[&Entrant], round: RoundNumber, cycles: u32) -> Option<PairingList> {
    let seats = u32::try_from(entrants.len()).ok()?.next_multiple_of(2);
    let circle = seats.checked_sub(1).filter(|circle| *circle > 0)?;
    let place = u32::from(round.0).checked_sub(1)?;
    let (cycle, place) = (place / circle, place % circle);
    if cycle >= cycles {
        return None;
    }
    let around = |number: u32| number % circle;
    let top = around(place.checked_mul(seats / 2)?);
    let last = if place % 2 == 0 { (top, circle) } else { (circle, top) };
    let others = (1..seats / 2).map(|step| (around(top + step), around(top + circle - step)));
    let mut list = PairingList::default();
    for (white, black) in core::iter::once(last).chain(others) {
        let (white, black) = if cycle == 1 { (black, white) } else { (white, black) };
        seat(&mut list, entrants, round, [white, black]);
    }
    Some(list)
}

fn seat(list: &mut PairingList, entrants: &[&Entrant], round: RoundNumber, places: [u32; 2]) {
    let there = |place: u32| -> Option<PlayerId> {
        let entrant = entrants.get(usize::try_from(place).ok()?)?;
        (entrant.may_play(round) && entrant.requested_in(round).is_none()).then_some(entrant.id)
    };
    match places.map(there) {
        [Some(white), Some(black)] => {
            let board = u16::try_from(list.games.len()).unwrap_or(u16::MAX).saturating_add(1);
            list.games.push(Paired { board: BoardNumber(board), white, black });
        }
        // A day off gives no points where everybody has one.
        [Some(player), None] | [None, Some(player)] => {
            list.byes.push(Bye { player, kind: ByeKind::ZeroPoint });
        }
        [None, None] => {}
    }
}
