//! Results for Swiss-Manager: the pairing file that it merges into the arbiter's open tournament, forfeits included.
//!
//! Semicolons, CRLF, a decimal comma; a player is a starting number, and `-1` is nobody.

use alloc::format;
use alloc::string::String;

use touchmove_chess::Color;
use touchmove_conduct::Award;

use crate::event::Event;
use crate::ids::{PlayerId, RoundNumber, SectionId};
use crate::result::Outcome;
use crate::round::ByeKind;

const HEADING: &str = "Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS";

/// The pairing file of a round; none where the round is not paired.
pub fn pairing_file(event: &Event, section: SectionId, round: RoundNumber) -> Option<String> {
    let found = event.round(section, round).filter(|found| !found.pairings.is_empty())?;
    let number = |player: PlayerId| event.entrant(player).map_or(0, |entrant| entrant.number);
    let ident = |player: PlayerId| event.entrant(player).and_then(|one| one.player.fide_id).unwrap_or(0);
    let mut text = format!("{HEADING}\r\n");
    for pairing in &found.pairings {
        let (white, black) = (pairing.players.white, pairing.players.black);
        text.push_str(&format!(
            "{};{};{};{};{};{};{}\r\n",
            round.0,
            pairing.board.0,
            ident(white),
            ident(black),
            number(white),
            number(black),
            result(pairing.outcome()),
        ));
    }
    let last = found.pairings.iter().map(|pairing| pairing.board.0).max().unwrap_or(0);
    // Only who was left over stands in its list of pairings.
    let over = found.byes.iter().filter(|bye| bye.kind == ByeKind::PairingAllocated);
    for (bye, board) in over.zip(last.saturating_add(1)..) {
        let player = bye.player;
        text.push_str(&format!(
            "{};{board};{};0;{};-1;0;0;;0:0;;0;0\r\n",
            round.0,
            ident(player),
            number(player)
        ));
    }
    Some(text)
}

/// Both scores, whether it was a forfeit, both once more in one value, and what counts for rating.
fn result(outcome: Outcome) -> String {
    let (Some(white), Some(black)) = (outcome.award(Color::White), outcome.award(Color::Black)) else {
        return String::from("0;0;;0:0;;0;0");
    };
    let (white, black) = (points(white), points(black));
    if outcome.is_played() {
        format!("{white};{black};;{white}:{black};;{white};{black}")
    } else {
        format!("{white};{black};K;{white}:{black}K;;0;0")
    }
}

const fn points(award: Award) -> &'static str {
    match award {
        Award::Win | Award::ForfeitWin => "1",
        Award::Draw => "0,5",
        Award::Loss | Award::ForfeitLoss => "0",
    }
}
