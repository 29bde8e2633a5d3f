//! Players who do not see the board: announcing, making, pressing (D.2.1-D.2.8; 2001 F.2.1-F.2.6).
//!
//! For the visually disabled player a move is made only when it stands on the board, the captured piece is off it and
//! the move has been announced; for the sighted one the ordinary rules hold (D.2.5; 2001 F.2.3/2).

use touchmove_chess::{Color, Move};
use touchmove_law::{Breach, Interpretation, LateSlip, cite};

use super::end::{self, Looked};
use super::{draw, irregularity, making};
use crate::announced::Announced;
use crate::board::BoardState;
use crate::case::{Case, Refusal};
use crate::game::Part;
use crate::latent::Irregularities;
use crate::ply::Made;
use crate::progress::Phase;
use crate::questions::Questions;
use crate::reason::Reason;
use crate::referral::{Choice, Question};
use crate::ruling::{Decision, Ruling};
use crate::written;

/// Whether moves are announced in this game at all, and now, or why not.
pub(super) fn is_blind_play(case: &Case<'_>) -> Result<(), Refusal> {
    let reason = match case.game.phase() {
        _ if Color::ALL.into_iter().all(|color| !case.game.is_visually_disabled(color)) => {
            Reason::NotForeseen
        }
        Phase::Playing => return Ok(()),
        Phase::NotStarted => Reason::NotBegun,
        Phase::Stopped | Phase::Adjourned => Reason::ClocksStand,
        Phase::Over | Phase::Cancelled | Phase::ResultPending => Reason::GameOver,
    };
    Err(Refusal::under(cite!("D.2.1"), reason))
}

/// The move they have just made; the correction of a slip comes too late once the clock is pressed.
pub(super) fn announce_made(case: &mut Case<'_>, by: Color, text: &str) {
    let article = cite!("D.2.1");
    let Some((ply, made)) =
        case.game.plies().last().filter(|ply| ply.by() == by).map(|made| (case.game.plies().len() - 1, made))
    else {
        case.not_admitted(article, Reason::NotHisMove);
        return;
    };
    let names = written::read_announcement(case.laws, made.before(), text).one();
    let right = names.is_some_and(|mv| made.what() == Made::Legal(mv));
    if made.completed().is_some() && !right {
        case.not_admitted(cite!("D.2.8"), Reason::SlipTooLate);
        return;
    }
    record_announcement(case, by, ply, text, names);
}

/// Keeps an announcement; another one about the same move corrects a slip of the tongue.
pub(super) fn record_announcement(
    case: &mut Case<'_>,
    by: Color,
    ply: usize,
    text: &str,
    names: Option<Move>,
) {
    let corrected = Announced::read(case.game).about(by, ply).is_some_and(|before| before.names() != names);
    let ruling = if corrected {
        Ruling::under(cite!("D.2.8"), Decision::InOrder, Reason::SlipCorrected)
    } else {
        Ruling::under(cite!("D.2.1"), Decision::InOrder, Reason::Plain)
    };
    Announced::change(case.game).say(by, ply, text, names);
    case.rule(ruling);
}

/// The opponent repeats the announcement; what differs is put right before the press (D.2.1; 2001 F.2.1/1).
pub(crate) fn repeat(case: &mut Case<'_>, by: Color, text: &str) {
    if let Err(refusal) = is_blind_play(case) {
        case.turn_away(refusal);
        return;
    }
    let article = cite!("D.2.1");
    let Some(said) = Announced::read(case.game).latest().filter(|said| said.by() == !by) else {
        case.not_admitted(article, Reason::NothingAnnounced);
        return;
    };
    let repeated = written::read_announcement(case.laws, case.game.position_before(said.ply()), text).one();
    let same = match (repeated, said.names()) {
        (Some(repeated), Some(names)) => repeated == names,
        (None, None) => text.trim().eq_ignore_ascii_case(said.text().trim()),
        (Some(_), None) | (None, Some(_)) => text.trim() == said.text().trim(),
    };
    if same {
        case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
    } else {
        case.not_admitted(article, Reason::RepeatDiffers { text: text.into() });
    }
}

/// Whether the move on the board is announced, so that it is made (D.2.3.3; 2001 F.2.3(c)); the sighted player's needs
/// no announcement for that (D.2.5).
pub(crate) fn is_announced(case: &mut Case<'_>, by: Color, mv: Move) -> bool {
    if !case.game.is_visually_disabled(by) {
        return true;
    }
    let said = Announced::read(case.game).about(by, case.game.plies().len());
    let announced = said.is_some_and(|said| said.names() == Some(mv));
    if said.is_none() {
        let article = cite!("D.2.3.3");
        case.rule(Ruling::under(article, Decision::InOrder, Reason::MoveNotAnnounced));
    }
    announced
}

/// Whether a press may be judged like any other: the opponent's clock is started only after the move is made
/// (D.2.4; 2001 F.2.3/1). Says so if not.
pub(crate) fn lets_press(case: &mut Case<'_>, by: Color) -> bool {
    let position = *case.game.position();
    if !case.game.is_visually_disabled(by) || case.game.having_move() != by || !case.game.turn().is_changed()
    {
        return true;
    }
    let announced = Announced::read(case.game).about(by, case.game.plies().len()).is_some();
    match (case.game.turn().recognised(&position), announced) {
        // Another move was announced than the one on the board, and nobody corrected it.
        (Some(mv), true) => {
            draw::played_on(case);
            making::make_move(case, by, mv);
            case.game.phase() == Phase::Playing
        }
        (None, true) if case.game.turn().crowded().is_none() => true,
        (None, true) => {
            let square = case.game.turn().crowded();
            pressed_too_early(
                case,
                by,
                square.map_or(Reason::Plain, |square| Reason::CapturedPieceStands { square }),
            );
            false
        }
        (Some(_) | None, false) => {
            pressed_too_early(case, by, Reason::MoveNotAnnounced);
            false
        }
    }
}

/// Nothing is completed, and their clock goes on; whether it was a press without a move is for the arbiter to say.
fn pressed_too_early(case: &mut Case<'_>, by: Color, reason: Reason) {
    let article = cite!("D.2.4");
    let not_made = Ruling::under(article, Decision::NotAdmitted, reason.clone());
    match case.laws.press_without_move() {
        Breach::IllegalMove => {
            case.rule(not_made.reading(Interpretation::I_054));
            case.refer(cite!("7.5.3"), Question::PressedUnannounced { player: by }, Some(Choice::No));
        }
        Breach::Incident => {
            case.rule(not_made);
            case.rule(Ruling::under(article, Decision::Breach { player: by }, reason));
        }
    }
}

/// The arbiter finds that it was a press without a move (7.5.3).
pub(crate) fn press_counts(case: &mut Case<'_>, by: Color) {
    let place = irregularity::note_press(case, by);
    irregularity::rule_on(case, place);
}

/// They find that it was not.
pub(crate) fn press_excused(case: &mut Case<'_>) {
    case.rule(Ruling::under(cite!("D.2.4"), Decision::InOrder, Reason::Answered));
}

/// The clock is pressed: a slip of the tongue can no longer be corrected (D.2.8; 2001 F.2.6).
pub(crate) fn close_corrections(case: &mut Case<'_>, by: Color) {
    let Some(ply) = case.game.plies().iter().rposition(|ply| ply.by() == by) else { return };
    let Some(said) = Announced::read(case.game).about(by, ply) else { return };
    let made = case.game.plies().get(ply).map(|made| made.what());
    if said.names().is_some_and(|names| made == Some(Made::Legal(names)))
        || ply + 1 != case.game.plies().len()
    {
        return;
    }
    let article = cite!("D.2.8");
    match (case.laws.late_slip(), said.names()) {
        (LateSlip::AnnouncedStands, Some(_)) => announced_stands(case, by, Reason::SlipTooLate),
        (LateSlip::AnnouncedStands, None) | (LateSlip::Referred, _) => {
            case.stop_clocks();
            // What was asked about an earlier move is overtaken by this one.
            let question = Question::Announcement { player: by };
            Questions::change(case.game).drop(&question);
            case.refer(article, question, None);
        }
    }
}

/// Whether another move than the one on the board was announced, and it is one that can stand; once moves have followed
/// the slip of the tongue, the board stands.
pub(crate) fn has_announced_legally(case: &Case<'_>, by: Color) -> bool {
    let Some((last, before)) = case.game.plies().split_last() else { return false };
    let said = Announced::read(case.game).about(by, before.len()).and_then(|said| said.names());
    said.is_some_and(|names| last.what() != Made::Legal(names))
}

/// The announced move stands, and the board follows it (2001 F.2.6, I-099; 2023 by the arbiter's ruling).
pub(crate) fn announced_stands(case: &mut Case<'_>, by: Color, reason: Reason) {
    let Some(ply) = case.game.plies().len().checked_sub(1) else { return };
    let Some(names) = Announced::read(case.game).about(by, ply).and_then(|said| said.names()) else { return };
    BoardState::change(case.game).say_last(names);
    // What stood on the board is the move no more, and so is what was irregular in it.
    Irregularities::change(case.game).forget_from(ply);
    let article = cite!("D.2.8");
    let ruling = Ruling::under(article, Decision::HasMove { player: !by }, Reason::MoveMade { made: names });
    case.rule(match case.laws.late_slip() {
        LateSlip::AnnouncedStands => ruling.reading(Interpretation::I_099),
        LateSlip::Referred => ruling,
    });
    case.rule(Ruling::under(article, Decision::PlayGoesOn, reason));
    end::after_move(case, by, Looked::Made);
    go_on(case);
}

/// The move on the player's board stands.
pub(crate) fn board_stands(case: &mut Case<'_>) {
    let article = cite!("D.2.8");
    case.rule(Ruling::under(article, Decision::PlayGoesOn, Reason::Answered));
    go_on(case);
}

fn go_on(case: &mut Case<'_>) {
    if case.game.phase() == Phase::Stopped {
        case.start_clock(case.game.having_move());
    }
}
