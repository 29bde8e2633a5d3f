//! Players who do not see the board: announcing, making, pressing (D.2.1-D.2.8; 2001 F.2.1-F.2.6).
//!
//! For the visually disabled player a move is made only when it stands on the board, the captured piece is off it and
//! the move has been announced; for the sighted one the ordinary rules hold (D.2.5; 2001 F.2.3/2).

use alloc::string::String;

use touchmove_chess::{Color, Move, Position};
use touchmove_law::{Breach, Interpretation, LateSlip, cite};

use super::boards::Boards;
use super::end::{self, Looked};
use super::{draw, irregularity, making};
use crate::act::Disability;
use crate::case::Case;
use crate::game::{Game, Made};
use crate::progress::Phase;
use crate::reason::Reason;
use crate::referral::{Choice, Question};
use crate::ruling::{Decision, Ruling};
use crate::turn::Turn;
use crate::written;

/// What the game keeps for players who do not see.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Blind {
    said: Option<Said>,
    boards: Boards,
}

/// The latest announcement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Said {
    /// Whose move it is about.
    pub(super) by: Color,
    /// Which ply, counted from 0.
    pub(super) ply: usize,
    pub(super) text: String,
    /// The legal move it names; none if it names an illegal one.
    pub(super) names: Option<Move>,
}

impl Blind {
    /// How many boards the game is played on.
    pub(crate) fn boards(&self) -> Boards {
        self.boards
    }

    /// It is played on two.
    pub(crate) fn take_two_boards(&mut self) {
        self.boards = Boards::Two;
    }

    /// An earlier position is on the board: what was announced was about another move.
    pub(crate) fn forget(&mut self) {
        self.said = None;
    }
}

impl Game {
    /// The latest announcement: whose, about which ply counted from 0, in which words.
    pub fn announced(&self) -> Option<(Color, usize, &str)> {
        self.blind.said.as_ref().map(|said| (said.by, said.ply, said.text.as_str()))
    }

    /// Whether a player is visually disabled.
    pub fn is_visually_disabled(&self, color: Color) -> bool {
        self.people.of(color).has(Disability::Visual)
    }

    /// The position before a ply that was made, or that is about to be.
    fn position_before(&self, ply: usize) -> &Position {
        self.plies.get(ply).map_or(&self.position, |made| &made.before)
    }

    /// The latest announcement, if it is about this ply of this player.
    fn said(&self, by: Color, ply: usize) -> Option<&Said> {
        self.blind.said.as_ref().filter(|said| said.by == by && said.ply == ply)
    }
}

/// Whether moves are announced in this game at all, and now; says so if not.
pub(super) fn is_blind_play(case: &mut Case<'_>) -> bool {
    let article = cite!("D.2.1");
    if Color::ALL.into_iter().all(|color| !case.game.is_visually_disabled(color)) {
        case.not_admitted(article, Reason::NotForeseen);
        return false;
    }
    let reason = match case.game.phase() {
        Phase::Playing => return true,
        Phase::NotStarted => Reason::NotBegun,
        Phase::Stopped | Phase::Adjourned => Reason::ClocksStand,
        Phase::Over | Phase::Cancelled | Phase::ResultPending => Reason::GameOver,
    };
    case.not_admitted(article, reason);
    false
}

/// The move he has just made; the correction of a slip comes too late once the clock is pressed.
pub(super) fn announce_made(case: &mut Case<'_>, by: Color, text: &str) {
    let article = cite!("D.2.1");
    let Some((ply, made)) =
        case.game.plies.last().filter(|ply| ply.by == by).map(|made| (case.game.plies.len() - 1, made))
    else {
        case.not_admitted(article, Reason::NotHisMove);
        return;
    };
    let names = written::heard(case.laws, &made.before, text).one();
    let right = names.is_some_and(|mv| made.what == Made::Legal(mv));
    if made.completed.is_some() && !right {
        case.not_admitted(cite!("D.2.8"), Reason::SlipTooLate);
        return;
    }
    heard(case, Said { by, ply, text: text.into(), names });
}

/// Keeps an announcement; another one about the same move corrects a slip of the tongue.
pub(super) fn heard(case: &mut Case<'_>, said: Said) {
    let corrected = case.game.said(said.by, said.ply).is_some_and(|before| before.names != said.names);
    let ruling = if corrected {
        Ruling::under(cite!("D.2.8"), Decision::InOrder, Reason::SlipCorrected)
    } else {
        Ruling::under(cite!("D.2.1"), Decision::InOrder, Reason::Plain)
    };
    case.game.blind.said = Some(said);
    case.rule(ruling);
}

/// The opponent repeats the announcement; what differs is put right before the press (D.2.1; 2001 F.2.1/1).
pub(crate) fn repeat(case: &mut Case<'_>, by: Color, text: &str) {
    if !is_blind_play(case) {
        return;
    }
    let article = cite!("D.2.1");
    let Some(said) = case.game.blind.said.as_ref().filter(|said| said.by == !by) else {
        case.not_admitted(article, Reason::NothingAnnounced);
        return;
    };
    let repeated = written::heard(case.laws, case.game.position_before(said.ply), text).one();
    let same = match (repeated, said.names) {
        (Some(repeated), Some(names)) => repeated == names,
        (None, None) => text.trim().eq_ignore_ascii_case(said.text.trim()),
        (Some(_), None) | (None, Some(_)) => text.trim() == said.text.trim(),
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
    let said = case.game.said(by, case.game.plies.len());
    let announced = said.is_some_and(|said| said.names == Some(mv));
    if said.is_none() {
        let article = cite!("D.2.3.3");
        case.rule(Ruling::under(article, Decision::InOrder, Reason::MoveNotAnnounced));
    }
    announced
}

/// Whether a press may be judged like any other: the opponent's clock is started only after the move is made
/// (D.2.4; 2001 F.2.3/1). Says so if not.
pub(crate) fn lets_press(case: &mut Case<'_>, by: Color) -> bool {
    let position = case.game.position;
    if !case.game.is_visually_disabled(by) || case.game.having_move() != by || !case.game.turn.is_changed() {
        return true;
    }
    let announced = case.game.said(by, case.game.plies.len()).is_some();
    match (case.game.turn.recognised(&position), announced) {
        // Another move was announced than the one on the board, and nobody corrected it.
        (Some(mv), true) => {
            draw::played_on(case);
            making::made(case, by, mv);
            case.game.phase() == Phase::Playing
        }
        (None, true) if case.game.turn.crowded().is_none() => true,
        (None, true) => {
            let square = case.game.turn.crowded();
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

/// Nothing is completed, and his clock goes on; whether it was a press without a move is for the arbiter to say.
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

/// He finds that it was none.
pub(crate) fn press_excused(case: &mut Case<'_>) {
    case.rule(Ruling::under(cite!("D.2.4"), Decision::InOrder, Reason::Answered));
}

/// The clock is pressed: a slip of the tongue can no longer be corrected (D.2.8; 2001 F.2.6).
pub(crate) fn pressed(case: &mut Case<'_>, by: Color) {
    let Some(ply) = case.game.plies.iter().rposition(|ply| ply.by == by) else { return };
    let Some(said) = case.game.said(by, ply) else { return };
    let made = case.game.plies.get(ply).map(|made| made.what);
    if said.names.is_some_and(|names| made == Some(Made::Legal(names))) || ply + 1 != case.game.plies.len() {
        return;
    }
    let article = cite!("D.2.8");
    match (case.laws.late_slip(), said.names) {
        (LateSlip::AnnouncedStands, Some(_)) => announced_stands(case, by, Reason::SlipTooLate),
        (LateSlip::AnnouncedStands, None) | (LateSlip::Referred, _) => {
            case.stop_clocks();
            // What was asked about an earlier move is overtaken by this one.
            let question = Question::Announcement { player: by };
            case.game.questions.drop(&question);
            case.refer(article, question, None);
        }
    }
}

/// Whether another move than the one on the board was announced, and it is one that can stand; once moves have followed
/// the slip of the tongue, the board stands.
pub(crate) fn has_announced_legally(case: &Case<'_>, by: Color) -> bool {
    let Some((last, before)) = case.game.plies.split_last() else { return false };
    let said = case.game.said(by, before.len()).and_then(|said| said.names);
    said.is_some_and(|names| last.what != Made::Legal(names))
}

/// The announced move stands, and the board follows it (2001 F.2.6, I-099; 2023 by the arbiter's ruling).
pub(crate) fn announced_stands(case: &mut Case<'_>, by: Color, reason: Reason) {
    let Some(ply) = case.game.plies.len().checked_sub(1) else { return };
    let Some(names) = case.game.said(by, ply).and_then(|said| said.names) else { return };
    if let Some(made) = case.game.plies.last_mut() {
        made.what = Made::Legal(names);
        case.game.position = made.before.play(names);
        case.game.turn = Turn::open(&case.game.position);
    }
    // What stood on the board is the move no more, and so is what was irregular in it.
    case.game.forget_from(ply);
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
