//! Moves announced in games with a visually disabled player (D.2.1, D.2.3, D.2.8; 2001 F.2.1, F.2.3, F.2.6).

use touchmove_chess::Color;
use touchmove_law::cite;
use touchmove_notation::algebraic::Reading;

use super::blind;
use super::recognition;
use crate::case::Case;
use crate::ply::Made;
use crate::progress::Phase;
use crate::reason::Reason;
use crate::ruling::{Decision, Ruling};
use crate::written;

/// A player announces their move, or corrects the announcement (D.2.1, D.2.8; 2001 F.2.1, F.2.6).
pub(crate) fn announce(case: &mut Case<'_>, by: Color, text: &str) {
    if let Err(refusal) = blind::is_blind_play(case) {
        case.turn_away(refusal);
        return;
    }
    if case.game.having_move() == by {
        announce_coming(case, by, text);
    } else {
        blind::announce_made(case, by, text);
    }
}

/// An assistant announces a move of either player (D.2.10.2; 2001 F.2.9(b)).
pub(crate) fn announced_by_assistant(case: &mut Case<'_>, of: Color, text: &str) {
    let opponents = case.game.plies().last().filter(|ply| ply.by() == !of).and_then(|made| {
        let names = written::read_announcement(case.laws, made.before(), text).one()?;
        (made.what() == Made::Legal(names)).then_some(names)
    });
    match (opponents, blind::is_blind_play(case)) {
        (Some(names), Ok(())) => {
            let ply = case.game.plies().len().saturating_sub(1);
            blind::record_announcement(case, !of, ply, text, Some(names));
        }
        (Some(_), Err(refusal)) => {
            case.turn_away(refusal);
        }
        (None, _) => announce(case, of, text),
    }
}

/// The move they are about to make, or have put on their board.
fn announce_coming(case: &mut Case<'_>, by: Color, text: &str) {
    let article = cite!("D.2.1");
    let position = *case.game.position();
    let shown = case.game.turn().recognised(&position);
    let names = match written::read_announcement(case.laws, &position, text) {
        Reading::One(mv) => Some(mv),
        Reading::Several(moves) if moves.iter().all(|mv| mv.promotion().is_some()) => {
            case.not_admitted(article, Reason::PromotionNotNamed);
            return;
        }
        // Two pieces may go there; the board tells which one did.
        Reading::Several(moves) => match shown.filter(|mv| moves.contains(mv)) {
            Some(mv) => Some(mv),
            None => {
                case.not_admitted(article, Reason::AnnouncementUnclear { text: text.into() });
                return;
            }
        },
        // Nobody is told that it is illegal.
        Reading::None(_) => None,
        Reading::Unreadable { .. } => {
            case.not_admitted(article, Reason::AnnouncementUnclear { text: text.into() });
            return;
        }
    };
    let ply = case.game.plies().len();
    blind::record_announcement(case, by, ply, text, names);
    if case.game.is_visually_disabled(by) {
        recognition::look(case, by);
        say_what_is_missing(case, ply);
    }
}

/// An announced move is not made before it stands on the board, with the captured piece off it (D.2.3; 2001 F.2.3).
fn say_what_is_missing(case: &mut Case<'_>, ply: usize) {
    if case.game.plies().len() != ply || case.game.phase() != Phase::Playing {
        let article = cite!("D.2.3");
        case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
        return;
    }
    let (article, missing) = match case.game.turn().crowded() {
        Some(square) => (cite!("D.2.3.1"), Reason::CapturedPieceStands { square }),
        None if case.game.turn().recognised(case.game.position()).is_some() => {
            (cite!("D.2.3.3"), Reason::MoveNotAnnounced)
        }
        None => (cite!("D.2.3.2"), Reason::MoveNotOnBoard),
    };
    // For the arbiter alone: nobody tells the player what is missing.
    case.rule(Ruling::under(article, Decision::InOrder, missing));
}
