//! The end of the game on the board and by resignation (5.1, 5.2, 9.6; 2001 5.1, 5.2, 9.6).

use touchmove_chess::Color;
use touchmove_clock::Unpressed;
use touchmove_law::{Article, EndingProviso, LossRule, cite};

use crate::case::{Case, End};
use crate::game::Completed;
use crate::proof::{self, Proof};
use crate::reason::Reason;
use crate::referral::{Pending, Question};
use crate::result::{Ending, Score};
use crate::ruling::{Decision, Ruling};

/// What a made move may have ended, in the order of precedence.
///
/// A move that broke Article 4 ends nothing where the edition asks for more than legality: no mate, no stalemate, no dead
/// position (I-007). Nobody needs to announce anything.
pub(crate) fn after_move(case: &mut Case<'_>, by: Color, breach: bool) {
    match case.laws.ending_proviso() {
        EndingProviso::Articles3And4 if breach => return,
        EndingProviso::Articles3And4 | EndingProviso::Article3 => {}
    }
    let position = case.game.position;
    if !position.has_legal_move() {
        if position.in_check() {
            let article = cite!(2023 "5.1.1", 2001 "5.1(a)");
            let mate = End::under(article, Score::win(by), Ending::Checkmate, Reason::Checkmate);
            ended_by_move(case, by, mate);
        } else {
            let article = cite!(2023 "5.2.1", 2001 "5.2(a)");
            let stalemate = End::under(article, Score::DRAW, Ending::Stalemate, Reason::Stalemate);
            ended_by_move(case, by, stalemate);
        }
        return;
    }
    if proof::is_dead(&position) {
        let article = cite!(2023 "5.2.2", 2001 "5.2(b)");
        let dead = End::under(article, Score::DRAW, Ending::DeadPosition, Reason::NeitherCanCheckmate);
        ended_by_move(case, by, dead.with(cite!(2023 "1.5", 2001 "9.6")));
        return;
    }
    without_claim(case, by);
}

/// Drawn without a claim, after so many moves by each player (I-029); where both conditions are met at once, one draw rests on both (9.6).
fn without_claim(case: &mut Case<'_>, by: Color) {
    let position = case.game.position;
    let times = case.game.appearances(&position);
    let repeated = case.laws.automatic_repetition().is_some_and(|limit| times >= limit);
    let idle =
        case.laws.automatic_without_progress().filter(|limit| position.halfmoves() >= u32::from(*limit) * 2);
    let (article, ending, reason) = match (repeated, idle) {
        (true, _) => (cite!(2023 "9.6.1"), Ending::FivefoldRepetition, Reason::Appeared { count: times }),
        (false, Some(limit)) => {
            (cite!(2023 "9.6.2"), Ending::SeventyFiveMoves, Reason::WithoutProgress { count: limit })
        }
        (false, None) => return,
    };
    let end = End::under(article, Score::DRAW, ending, reason).with(cite!(2023 "9.6"));
    ended_by_move(case, by, if repeated && idle.is_some() { end.with(cite!(2023 "9.6.2")) } else { end });
}

/// A move that ends the game is completed by that (6.2.1.1; 2001 6.8(a)).
fn ended_by_move(case: &mut Case<'_>, by: Color, end: End) {
    // One that was pressed before its end was known has been counted.
    if let Some(ply) = case.game.uncompleted(by) {
        ply.completed = Some(Completed::EndedGame);
        case.game.clock.complete(by, Unpressed::EndsGame, case.at);
        let article = cite!(2023 "6.2.1.1", 2001 "6.8(a)");
        case.rule(Ruling::under(article, Decision::Completed { player: by }, Reason::MoveEndedGame));
    }
    case.end(end);
}

/// A player resigns (5.1.2; 2001 5.1(b)).
pub(crate) fn resign(case: &mut Case<'_>, by: Color) {
    let article = cite!(2023 "5.1.2", 2001 "5.1(b)");
    lose(case, by, case.laws.resignation(), article, Ending::Resignation, Pending::Resignation);
}

/// `player` has lost, unless the rule saves him because the opponent cannot checkmate.
pub(crate) fn lose(
    case: &mut Case<'_>,
    player: Color,
    rule: LossRule,
    article: Article,
    ending: Ending,
    pending: Pending,
) {
    let lost = Score::win(!player);
    let (score, reason) = match rule {
        LossRule::Plain => (lost, Reason::Plain),
        LossRule::DrawnIfHopeless => match proof::can_checkmate(case.laws, &case.game, !player) {
            Proof::Can => (lost, Reason::OpponentCanCheckmate),
            Proof::Cannot => (Score::DRAW, Reason::OpponentCannotCheckmate),
            Proof::NotFound => {
                case.interrupt();
                case.refer(article, Question::CanCheckmate { who: !player, then: pending }, None);
                return;
            }
        },
    };
    case.end(End::under(article, score, ending, reason));
}
