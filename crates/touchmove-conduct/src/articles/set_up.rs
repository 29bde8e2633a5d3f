//! A game that began wrongly (2.1, 2.3, 6.10.2, 7.2, 7.3, A.5.1; 2001 2.1, 2.3, 6.14, 7.1, 7.2, B.4).

use touchmove_chess::{Bitboard, Castling, Color, Position, Role};
use touchmove_law::{Interpretation, Lapse, Laws, MisplacedCastling, Permission, ReversedColours, cite};

use super::irregularity::Finder;
use crate::act::SetUpFault;
use crate::board::BoardState;
use crate::case::{Case, ClaimOutcome};
use crate::game::{Knows, Part};
use crate::progress::Phase;
use crate::questions::Questions;
use crate::reason::Reason;
use crate::referral::{Answer, Choice, Question};
use crate::ruling::{Decision, Right, Ruling};

/// How the game should have begun, and what was decided about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SetUp {
    /// The right initial position: that of 2.3, or the one drawn (I-074).
    right: Position,
    /// Whether the arbiter has found that the schedule would suffer from the wrong clock setting (A.5.1.1).
    setting_may_change: bool,
}

impl SetUp {
    /// A game that should begin so.
    pub(crate) fn of(right: Position) -> SetUp {
        SetUp { right, setting_may_change: false }
    }

    /// The right initial position.
    pub(crate) fn right(&self) -> &Position {
        &self.right
    }
}

/// The right start of a game given this initial position. All the men on their own two ranks are a beginning, and
/// without Chess960 only one beginning is right (2.3); any other position is where somebody wants to begin.
pub(crate) fn right_start(laws: &Laws, initial: &Position) -> Position {
    let first_two = |color: Color| color.choose(Bitboard(0xffff), Bitboard(0xffff << 48));
    let is_beginning = Color::ALL.into_iter().all(|color| initial.by_color(color) == first_two(color));
    if is_beginning && !laws.regulations().chess960.is_on() { Position::initial() } else { *initial }
}

/// The arrangement with those castling rights that a wrong starting square leaves (A.5.1.2; 2001 B.4/2).
///
/// A king away from its square cannot castle in any case (3.8.2), so the right is gone from the beginning.
pub(crate) fn without_misplaced_castling(laws: &Laws, right: &Position, begun: Position) -> Position {
    if begun.board() == right.board() {
        return begun;
    }
    let mut setup = begun.to_setup();
    for color in Color::ALL {
        setup.castling = castling_left(laws, right, &begun, color, setup.castling);
    }
    Position::admit(&setup).unwrap_or(begun)
}

fn castling_left(
    laws: &Laws,
    right: &Position,
    begun: &Position,
    color: Color,
    castling: Castling,
) -> Castling {
    if begun.king(color) != right.king(color) {
        return castling.without_side(color);
    }
    match laws.misplaced_castling() {
        MisplacedCastling::InterchangedKing => castling,
        MisplacedCastling::KingOrRook => {
            let wrong = castling.of(color) - right.pieces(color, Role::Rook);
            wrong.iter().fold(castling, Castling::without)
        }
    }
}

/// Somebody finds that the game began wrongly.
pub(crate) fn rule_on_set_up(case: &mut Case<'_>, finder: Finder, fault: &SetUpFault) -> ClaimOutcome {
    if case.game.phase() == Phase::NotStarted {
        set_right(case, fault);
        return ClaimOutcome::Yes;
    }
    match fault {
        SetUpFault::Pieces => pieces(case, finder),
        SetUpFault::Orientation => orientation(case),
        SetUpFault::Colours => colours(case, finder),
        SetUpFault::ClockSetting => clock_setting(case),
    }
}

/// Found before the game has begun, it is simply set right.
fn set_right(case: &mut Case<'_>, fault: &SetUpFault) {
    let article = match fault {
        SetUpFault::Pieces => {
            let right = SetUp::read(case.game).right;
            BoardState::change(case.game).begin_from(right);
            cite!("2.3")
        }
        SetUpFault::Orientation => cite!("2.1"),
        SetUpFault::Colours => cite!("7.3"),
        SetUpFault::ClockSetting => cite!("6.10.2"),
    };
    case.rule(Ruling::under(article, Decision::InOrder, Reason::WrongSetUp { fault: fault.clone() }));
}

/// Whether the time for complaints is over: each player has completed this many moves (A.5.1; 2001 B.4/1).
fn is_window_closed(case: &Case<'_>) -> bool {
    match case.laws.set_up_complaint() {
        Lapse::Never | Lapse::OpponentTouches | Lapse::OpponentMakesMove | Lapse::OpponentReleases => false,
        Lapse::AfterMoves(moves) => {
            let completed = |side| case.game.clock().clock(side, case.at).completed();
            Color::ALL.into_iter().all(|side| completed(side) >= u32::from(moves))
        }
    }
}

/// Pieces on wrong squares: the game is cancelled and a new one played (7.2.1; 2001 7.1(a)), unless it is too late.
fn pieces(case: &mut Case<'_>, finder: Finder) -> ClaimOutcome {
    let article = cite!("7.2.1");
    if case.game.phase().is_over() {
        return case.refuse(article, Reason::GameOver);
    }
    if is_window_closed(case) {
        return too_late(case);
    }
    let is_wrong = BoardState::read(case.game).initial().board() != SetUp::read(case.game).right.board();
    match (finder, case.game.knows()) {
        (Finder::Player(_), Knows::EveryMove) if !is_wrong => {
            return case.refuse(article, Reason::NothingFound);
        }
        (Finder::Player(_), Knows::NotTheMoves | Knows::NoMove) => {
            case.refer(article, Question::SetUp { fault: SetUpFault::Pieces }, None);
        }
        // The arbiter's own eyes are enough.
        (Finder::Player(_), Knows::EveryMove)
        | (Finder::Arbiter, Knows::EveryMove | Knows::NotTheMoves | Knows::NoMove) => {
            let reason = Reason::WrongSetUp { fault: SetUpFault::Pieces };
            let ruling = Ruling::under(article, Decision::NewGame, reason).with(cite!("2.3"));
            let drawn = case.laws.regulations().chess960.is_on();
            case.cancel(if drawn { ruling.reading(Interpretation::I_074) } else { ruling });
        }
    }
    ClaimOutcome::Yes
}

/// The game goes on as it began, and the player who has a king or a rook on a wrong square cannot castle with it (A.5.1.2;
/// 2001 B.4).
fn too_late(case: &mut Case<'_>) -> ClaimOutcome {
    case.not_admitted(cite!("A.5.1.2"), Reason::Lapsed);
    let (begun, right) = (*BoardState::read(case.game).initial(), SetUp::read(case.game).right);
    for color in Color::ALL {
        let left = castling_left(case.laws, &right, &begun, color, right.castling());
        if left != right.castling() {
            let lost = Decision::RightLost { player: color, right: Right::CastlingInThisGame };
            let reason = Reason::WrongSetUp { fault: SetUpFault::Pieces };
            case.rule(Ruling::under(cite!(2023 "A.5.1.2", 2001 "B.4/2"), lost, reason));
        }
    }
    ClaimOutcome::No
}

/// The board lay the wrong way: the position goes to a board that lies right (7.2.2; 2001 7.1(b)).
fn orientation(case: &mut Case<'_>) -> ClaimOutcome {
    let article = cite!("7.2.2");
    if case.game.phase().is_over() {
        return case.refuse(article, Reason::GameOver);
    }
    if is_window_closed(case) {
        return case.refuse(cite!("A.5.1.2"), Reason::Lapsed);
    }
    let reason = Reason::WrongSetUp { fault: SetUpFault::Orientation };
    case.rule(Ruling::under(article, Decision::PlayGoesOn, reason).with(cite!("2.1")));
    ClaimOutcome::Yes
}

/// The colours were reversed (7.3; 2001 7.2): no fault of the initial position (I-105), and no window but the
/// edition's own (I-126).
fn colours(case: &mut Case<'_>, finder: Finder) -> ClaimOutcome {
    let article = cite!("7.3");
    if case.game.phase().is_over() {
        return case.refuse(article, Reason::GameOver);
    }
    if let Finder::Player(claimant) = finder
        && has_lost_the_claim(case, claimant, 0)
    {
        return case.refuse(cite!(2001 "B.5(b)"), Reason::Lapsed);
    }
    match case.laws.reversed_colours() {
        ReversedColours::RestartBefore(moves) => {
            let made = Color::ALL.map(|side| case.game.moves_made(side)).into_iter().min().unwrap_or(0);
            let reason = Reason::MovesMadeByBoth { count: made };
            if made < moves {
                let ruling = Ruling::under(article, Decision::NewGame, reason);
                case.cancel(ruling.reading(Interpretation::I_019));
            } else {
                let ruling = Ruling::under(article, Decision::PlayGoesOn, reason);
                case.rule(ruling.reading(Interpretation::I_019));
            }
        }
        ReversedColours::ContinueUnlessRuled => {
            case.refer(article, Question::ReversedColours, Some(Choice::Continue));
        }
    }
    ClaimOutcome::Yes
}

/// Whether the claimant has touched a piece since this many moves had been made, and the edition takes the claim from
/// them for that (2001 B.5(b)).
pub(crate) fn has_lost_the_claim(case: &Case<'_>, claimant: Color, since: usize) -> bool {
    match case.laws.irregularity_complaint() {
        Lapse::Never | Lapse::OpponentMakesMove | Lapse::OpponentReleases | Lapse::AfterMoves(_) => false,
        Lapse::OpponentTouches => {
            let moved = case.game.plies().iter().skip(since).any(|ply| ply.by() == claimant);
            let touched = case.game.having_move() == claimant && !case.game.turn().touches().is_empty();
            moved || touched
        }
    }
}

/// The arbiter lets the game with reversed colours go on, or has it started over (2001 7.2).
pub(crate) fn colours_answered(case: &mut Case<'_>, choice: &Choice) -> Answer {
    let article = cite!("7.3");
    let reason = Reason::WrongSetUp { fault: SetUpFault::Colours };
    if *choice == Choice::Continue {
        case.rule(Ruling::under(article, Decision::PlayGoesOn, reason));
    } else if *choice == Choice::Restart {
        case.cancel(Ruling::under(article, Decision::NewGame, reason));
    } else {
        return Answer::NoSuchOption;
    }
    Answer::Taken
}

/// The clock is set wrongly: it is stopped at once, and the arbiter sets it right (6.10.2; 2001 6.14).
fn clock_setting(case: &mut Case<'_>) -> ClaimOutcome {
    let article = cite!("6.10.2");
    if case.game.phase().is_over() {
        return case.refuse(article, Reason::GameOver);
    }
    if !may_change_setting(case) {
        return ClaimOutcome::No;
    }
    case.interrupt();
    let reason = Reason::WrongSetUp { fault: SetUpFault::ClockSetting };
    case.rule(Ruling::under(article, Decision::ClocksStop, reason));
    ClaimOutcome::Yes
}

/// Whether the setting may still be changed; if not, rules on it, and asks where the schedule may demand it (A.5.1.1,
/// I-040; 2001 B.4/1).
pub(crate) fn may_change_setting(case: &mut Case<'_>) -> bool {
    if !is_window_closed(case) || SetUp::read(case.game).setting_may_change {
        return true;
    }
    let refused = Ruling::under(cite!("A.5.1.1"), Decision::NotAdmitted, Reason::Lapsed);
    if case.laws.late_clock_setting() != Permission::Allowed {
        case.rule(refused);
        return false;
    }
    case.rule(refused.reading(Interpretation::I_040));
    if !Questions::read(case.game).has(&Question::ClockSetting) {
        case.refer(cite!(2023 "A.5.1.1"), Question::ClockSetting, Some(Choice::No));
    }
    false
}

/// The schedule would suffer: the setting is changed after all (A.5.1.1).
pub(crate) fn setting_may_change(case: &mut Case<'_>) {
    SetUp::change(case.game).setting_may_change = true;
    case.interrupt();
    let ruling = Ruling::under(cite!(2023 "A.5.1.1"), Decision::ClocksStop, Reason::Answered);
    case.rule(ruling.with(cite!("6.10.2")));
}
