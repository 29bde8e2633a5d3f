//! Who can still checkmate, as the arbiter proves it or is asked about it (5.2.2; 2001 5.2(b)).

use touchmove_chess::Color;
use touchmove_law::{Article, cite};

use crate::act::Winning;
use crate::case::{Case, End};
use crate::game::Part;
use crate::proof::{self, Proof};
use crate::questions::Questions;
use crate::reason::Reason;
use crate::referral::{Pending, Question, Referral};
use crate::result::{Ending, Score};
use crate::ruling::{Decision, Ruling};

/// What an arbiter has proven about the position on the board; it holds until a move changes the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Proven {
    /// Who cannot checkmate, and after how many moves that was proven.
    unable: Option<(Color, usize)>,
}

/// Declares the position dead, with a proof found outside the game (5.2.2; 2001 5.2(b)).
pub(crate) fn declare_dead(case: &mut Case<'_>, ground: &str) {
    let article = cite!("5.2.2");
    if case.game.phase().is_settled() {
        case.not_admitted(article, Reason::GameOver);
        return;
    }
    if ground.trim().is_empty() {
        case.not_admitted(article, Reason::ReasonMissing);
        return;
    }
    let game = &case.game;
    if Color::ALL.into_iter().any(|color| proof::can_checkmate(case.laws, game, color) == Proof::Can) {
        case.not_admitted(article, Reason::OpponentCanCheckmate);
        return;
    }
    dead(case, article, Reason::Arbiter { text: ground.into() });
}

fn dead(case: &mut Case<'_>, article: Article, reason: Reason) {
    case.end(End::under(article, Score::DRAW, Ending::DeadPosition, reason));
}

/// What is proven here against what somebody says about a player's chances to checkmate.
pub(crate) fn disproof(case: &Case<'_>, who: Color, winning: Winning) -> Option<Reason> {
    match (winning, proof::can_checkmate(case.laws, case.game, who)) {
        (Winning::Possible, Proof::Cannot) => Some(Reason::OpponentCannotCheckmate),
        (Winning::Impossible, Proof::Can) => Some(Reason::OpponentCanCheckmate),
        (Winning::Possible, Proof::Can | Proof::NotFound)
        | (Winning::Impossible, Proof::Cannot | Proof::NotFound) => None,
    }
}

/// Brings proof that a player can, or cannot, checkmate: pending decisions that depended on it are settled,
/// and two that cannot are a dead position (5.1.2, 5.2.2, 6.9, 7.5.5).
pub(crate) fn proves(case: &mut Case<'_>, who: Color, winning: Winning) {
    let article = cite!("5.2.2");
    if case.game.phase().is_settled() {
        case.not_admitted(article, Reason::GameOver);
        return;
    }
    if let Some(proven) = disproof(case, who, winning) {
        case.not_admitted(article, proven);
        return;
    }
    let about_him = |referral: &Referral| matches!(&referral.question, Question::CanCheckmate { who: asked, .. } if *asked == who);
    if let Some((_, referral)) = Questions::change(case.game).take(about_him) {
        if let Question::CanCheckmate { then, .. } = referral.question {
            settle(case, who, then, winning, referral.article);
        }
        return;
    }
    let now = case.game.plies().len();
    let other_is_unable = Proven::read(case.game).unable == Some((!who, now))
        || proof::can_checkmate(case.laws, case.game, !who) == Proof::Cannot;
    match winning {
        Winning::Impossible if other_is_unable => dead(case, article, Reason::NeitherCanCheckmate),
        Winning::Impossible => {
            Proven::change(case.game).unable = Some((who, now));
            case.rule(Ruling::under(article, Decision::InOrder, Reason::OpponentCannotCheckmate));
        }
        Winning::Possible => {
            case.rule(Ruling::under(article, Decision::InOrder, Reason::OpponentCanCheckmate))
        }
    }
}

/// Records whether a player can checkmate, and settles what depended on it.
pub(crate) fn settle(case: &mut Case<'_>, who: Color, pending: Pending, winning: Winning, article: Article) {
    let ending = match pending {
        Pending::Resignation => Ending::Resignation,
        Pending::Flag => Ending::Time,
        Pending::IllegalMoves => Ending::IllegalMoves,
        Pending::SealedMove => Ending::SealedMove,
    };
    let (score, reason) = match winning {
        Winning::Possible => (Score::win(who), Reason::OpponentCanCheckmate),
        Winning::Impossible => (Score::DRAW, Reason::OpponentCannotCheckmate),
    };
    case.end(End::under(article, score, ending, reason));
}
