//! What an arbiter should see before pairings are published: nothing here is forbidden, and everything may be overruled
//! with a reason.

use alloc::vec::Vec;

use touchmove_chess::Color;

use crate::act::Paired;
use crate::event::Event;
use crate::ids::{BoardNumber, PlayerId, RoundNumber, SectionId};
use crate::pairing_list::PairingList;
use crate::result::Outcome;
use crate::round::{Bye, ByeKind, Pairing};
use crate::section::{Section, System};

/// Something doubtful: it is seldom meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize), serde(tag = "doubt", rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "DoubtShown"),
    ts(rename = "DoubtShown")
)]
pub enum Doubt {
    /// An earlier round is not finished.
    Unfinished {
        /// Which.
        round: RoundNumber,
        /// How many games are open.
        games: u32,
    },
    /// Two players met already.
    Repeated {
        /// On which board they would meet again.
        board: BoardNumber,
        /// In which round they met.
        round: RoundNumber,
    },
    /// A third time in a row the same colour.
    ThirdColor {
        /// Who.
        player: PlayerId,
        /// Which.
        color: Color,
    },
    /// Neither a game nor a bye.
    Missing {
        /// Who.
        player: PlayerId,
    },
    /// Asked not to be paired, and is.
    AskedForBye {
        /// Who.
        player: PlayerId,
    },
    /// Left over for a second time.
    SecondBye {
        /// Who.
        player: PlayerId,
    },
    /// A result goes with its game.
    ResultDropped {
        /// On which board.
        board: BoardNumber,
        /// Which.
        #[cfg_attr(feature = "wire", serde(serialize_with = "crate::wire::as_text"))]
        #[cfg_attr(feature = "types", schemars(with = "String"), ts(type = "string"))]
        result: Outcome,
    },
}

/// The doubts about the pairings of a round, as they would be published.
pub fn doubts(event: &Event, section: SectionId, round: RoundNumber, list: &PairingList) -> Vec<Doubt> {
    let Some(found) = event.section(section) else { return Vec::new() };
    let mut all = Vec::new();
    all.extend(unfinished(found, round));
    all.extend(list.games.iter().filter_map(|game| repeated(found, round, game)));
    if found.terms.system != System::RoundRobin && found.terms.system != System::DoubleRoundRobin {
        let sides = |game: &Paired| [(game.white, Color::White), (game.black, Color::Black)];
        let third = |(player, color): &(PlayerId, Color)| {
            last_colors(found, round, *player) == [Some(*color), Some(*color)]
        };
        let third = list.games.iter().flat_map(sides).filter(third);
        all.extend(third.map(|(player, color)| Doubt::ThirdColor { player, color }));
    }
    all.extend(of_players(event, section, round, list));
    all.extend(
        list.byes
            .iter()
            .filter(|bye| is_second_bye(found, round, bye))
            .map(|bye| Doubt::SecondBye { player: bye.player }),
    );
    all.extend(dropped(found, round, list));
    all
}

/// A list with the byes that players asked for and that it does not name.
pub fn with_requested(
    event: &Event,
    section: SectionId,
    round: RoundNumber,
    mut list: PairingList,
) -> PairingList {
    for entrant in event.entrants_of(section) {
        if let Some(kind) = entrant.requested_in(round)
            && entrant.may_play(round)
            && !has_place(&list, entrant.id)
        {
            list.byes.push(Bye { player: entrant.id, kind });
        }
    }
    list
}

fn has_place(list: &PairingList, player: PlayerId) -> bool {
    plays(list, player) || list.byes.iter().any(|bye| bye.player == player)
}

fn plays(list: &PairingList, player: PlayerId) -> bool {
    list.games.iter().any(|game| game.white == player || game.black == player)
}

fn unfinished(section: &Section, round: RoundNumber) -> Option<Doubt> {
    let earlier = section.rounds.iter().filter(|one| one.number < round);
    let open = |pairings: &[Pairing]| {
        u32::try_from(pairings.iter().filter(|one| one.outcome().is_undecided()).count()).unwrap_or(u32::MAX)
    };
    let mut open = earlier.map(|one| (one.number, open(&one.pairings))).filter(|(_, count)| *count > 0);
    open.next().map(|(round, games)| Doubt::Unfinished { round, games })
}

/// Whether two players have met as often as the system lets them; a forfeit is not a meeting.
fn repeated(section: &Section, round: RoundNumber, game: &Paired) -> Option<Doubt> {
    let again = |one: &&Pairing| {
        let same = one.players.white == game.white && one.players.black == game.black;
        let turned = one.players.white == game.black && one.players.black == game.white;
        match section.terms.system {
            System::DoubleRoundRobin => same,
            System::Swiss | System::RoundRobin | System::Other => same || turned,
        }
    };
    let met = |one: &&Pairing| again(one) && (one.outcome().is_played() || one.outcome().is_undecided());
    let earlier = section.rounds.iter().filter(|one| one.number < round);
    let first = earlier.filter(|one| one.pairings.iter().any(|one| met(&one))).map(|one| one.number).next();
    first.map(|round| Doubt::Repeated { board: game.board, round })
}

/// The colours of the last two games a player has played, the last one first.
fn last_colors(section: &Section, round: RoundNumber, player: PlayerId) -> [Option<Color>; 2] {
    let mut before: Vec<_> = section.rounds.iter().filter(|one| one.number < round).collect();
    before.sort_by_key(|one| core::cmp::Reverse(one.number));
    let game = |one: &&crate::round::Round| one.game_of(player).cloned();
    let played = |one: &Pairing| one.outcome().is_played() || one.outcome().is_undecided();
    let mut colors = before.iter().filter_map(game).filter(played).filter_map(|one| one.color_of(player));
    [colors.next(), colors.next()]
}

fn of_players(event: &Event, section: SectionId, round: RoundNumber, list: &PairingList) -> Vec<Doubt> {
    let present = event.entrants_of(section).into_iter().filter(|entrant| entrant.may_play(round));
    present
        .filter_map(|entrant| match entrant.requested_in(round) {
            Some(_) if plays(list, entrant.id) => Some(Doubt::AskedForBye { player: entrant.id }),
            None if !has_place(list, entrant.id) => Some(Doubt::Missing { player: entrant.id }),
            Some(_) | None => None,
        })
        .collect()
}

fn is_second_bye(section: &Section, round: RoundNumber, bye: &Bye) -> bool {
    let had = |one: &crate::round::Round| {
        one.number < round && one.bye_of(bye.player) == Some(ByeKind::PairingAllocated)
    };
    bye.kind == ByeKind::PairingAllocated && section.rounds.iter().any(had)
}

fn dropped(section: &Section, round: RoundNumber, list: &PairingList) -> Vec<Doubt> {
    let before = section.round(round).map(|one| one.pairings.as_slice()).unwrap_or_default();
    let stays = |one: &&Pairing| {
        list.games.iter().any(|game| {
            game.board == one.board && game.white == one.players.white && game.black == one.players.black
        })
    };
    let gone = before.iter().filter(|one| !one.outcome().is_undecided() && !stays(one));
    gone.map(|one| Doubt::ResultDropped { board: one.board, result: one.outcome() }).collect()
}
