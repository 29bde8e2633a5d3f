//! The end of the game on the board and by resignation (5.1, 5.2, 9.6; 2001 5.1, 5.2, 9.6).

use touchmove_chess::{Color, Move, Position};
use touchmove_clock::{Chessclock, Unpressed};
use touchmove_law::{Article, EndingProviso, Interpretation, Laws, LossRule, cite};

use crate::board::BoardState;
use crate::case::{Case, End};
use crate::game::{Game, Part};
use crate::ply::Completed;
use crate::progress::Phase;
use crate::proof::{self, Proof};
use crate::reason::Reason;
use crate::referral::{Pending, Question};
use crate::result::{Ending, Score};
use crate::ruling::{Decision, Ruling};

/// How a move comes to be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Looked {
    /// It was made.
    Made,
    /// It was made against Article 4.
    Breach,
    /// It was made against Article 4, and nobody can complain of that any more.
    Lapsed,
    /// A ruling has put a queen in the place of its pawn.
    Queened,
}

/// What a made move may have ended. Nobody needs to announce anything; what it has ended is completed by that.
pub(crate) fn after_move(case: &mut Case<'_>, by: Color, looked: Looked) {
    touchmove_law::decides!(2001 "1.3");
    let Some(end) = by_move(case.laws, case.game, case.game.position(), by, looked) else { return };
    let end = match looked {
        Looked::Made | Looked::Breach => end,
        Looked::Lapsed => end.reading(Interpretation::I_007).reading(Interpretation::I_145),
        Looked::Queened => end.reading(Interpretation::I_020),
    };
    ended_by_move(case, by, end);
}

/// Whether a legal move would end the game, as the player is bound by what they have touched.
pub(crate) fn would_end(case: &Case<'_>, by: Color, mv: Move) -> bool {
    let (game, before) = (&*case.game, case.game.position());
    let permitted = game.turn().obliges(before).permits(before, mv);
    let looked = if permitted { Looked::Made } else { Looked::Breach };
    by_move(case.laws, game, &before.play(mv), by, looked).is_some()
}

/// How the position after a move ends the game, in the order of precedence.
///
/// A move that broke Article 4 ends nothing where the edition asks for more than legality: no mate, no stalemate, no dead
/// position (I-007).
fn by_move(laws: &Laws, game: &Game, position: &Position, by: Color, looked: Looked) -> Option<End> {
    match laws.ending_proviso() {
        EndingProviso::Articles3And4 if looked == Looked::Breach => return None,
        EndingProviso::Articles3And4 | EndingProviso::Article3 => {}
    }
    if !position.has_legal_move() {
        return Some(if position.in_check() {
            let article = cite!("5.1.1");
            End::under(article, Score::win(by), Ending::Checkmate, Reason::Checkmate)
        } else {
            let article = cite!("5.2.1");
            End::under(article, Score::DRAW, Ending::Stalemate, Reason::Stalemate)
        });
    }
    if proof::is_dead(position) {
        let article = cite!("5.2.2");
        let dead = End::under(article, Score::DRAW, Ending::DeadPosition, Reason::NeitherCanCheckmate);
        return Some(dead.with(cite!(2023 "1.5", 2001 "9.6")));
    }
    without_claim(laws, game, position)
}

/// Drawn without a claim, after this many moves by each player (I-029); where both conditions are met at once, one draw rests on both (9.6).
fn without_claim(laws: &Laws, game: &Game, position: &Position) -> Option<End> {
    let times = game.appearances(position);
    let repeated = laws.automatic_repetition().is_some_and(|limit| times >= limit);
    let idle =
        laws.automatic_without_progress().filter(|limit| position.halfmoves() >= u32::from(*limit) * 2);
    let drawn = |article, ending, reason| End::under(article, Score::DRAW, ending, reason).with(cite!("9.6"));
    match (repeated, idle) {
        (true, idle) => {
            let reason = Reason::Appeared { count: times };
            let end = drawn(cite!("9.6.1"), Ending::FivefoldRepetition, reason);
            Some(if idle.is_some() { end.with(cite!("9.6.2")) } else { end })
        }
        (false, Some(limit)) => {
            let reason = Reason::WithoutProgress { count: limit };
            let end = drawn(cite!("9.6.2"), Ending::SeventyFiveMoves, reason);
            Some(end.reading(Interpretation::I_029))
        }
        (false, None) => None,
    }
}

/// A move that ends the game is completed by that (6.2.1.1; 2001 6.8(a)).
fn ended_by_move(case: &mut Case<'_>, by: Color, end: End) {
    // One that was pressed before its end was known has been counted.
    if BoardState::read(case.game).uncompleted(by).is_some() {
        BoardState::change(case.game).complete(by, Completed::EndedGame);
        Chessclock::change(case.game).complete(by, Unpressed::EndsGame, case.at);
        let article = cite!("6.2.1.1");
        case.rule(Ruling::under(article, Decision::Completed { player: by }, Reason::MoveEndedGame));
    }
    case.end(end);
}

/// A player resigns (5.1.2; 2001 5.1(b)).
pub(crate) fn resign(case: &mut Case<'_>, by: Color) {
    let article = cite!("5.1.2");
    match loss(case, by, case.laws.resignation(), article, Ending::Resignation) {
        Some(end) => case.end(unopened(case, end)),
        None => ask_who_can_checkmate(case, by, article, Pending::Resignation),
    }
}

/// What ends the game between the sessions ends it unopened (I.6; 2001 A.6).
pub(crate) fn unopened(case: &Case<'_>, end: End) -> End {
    if case.game.phase() == Phase::Adjourned { end.with(cite!("I.6")) } else { end }
}

/// `player` has lost, unless the rule saves them because the opponent cannot checkmate.
pub(crate) fn lose(
    case: &mut Case<'_>,
    player: Color,
    rule: LossRule,
    article: Article,
    ending: Ending,
    pending: Pending,
) {
    match loss(case, player, rule, article, ending) {
        Some(end) => case.end(end),
        None => ask_who_can_checkmate(case, player, article, pending),
    }
}

/// How a player's loss ends the game; `None` where nobody has proven whether the opponent can checkmate.
fn loss(case: &Case<'_>, player: Color, rule: LossRule, article: Article, ending: Ending) -> Option<End> {
    let lost = Score::win(!player);
    let (score, reason) = match rule {
        LossRule::Plain => (lost, Reason::Plain),
        LossRule::DrawnIfHopeless => match proof::can_checkmate(case.laws, case.game, !player) {
            Proof::Can => (lost, Reason::OpponentCanCheckmate),
            Proof::Cannot => (Score::DRAW, Reason::OpponentCannotCheckmate),
            Proof::NotFound => return None,
        },
    };
    Some(End::under(article, score, ending, reason))
}

/// The arbiter says whether the opponent of the player who would have lost can checkmate.
fn ask_who_can_checkmate(case: &mut Case<'_>, player: Color, article: Article, pending: Pending) {
    case.interrupt();
    case.refer(article, Question::CanCheckmate { who: !player, then: pending }, None);
}
