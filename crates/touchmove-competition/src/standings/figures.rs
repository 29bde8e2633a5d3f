//! The figures that are sums over a player's rounds, each with what it is added up from (C.07, articles 7 to 9, 14, 16).

use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_conduct::Award;

use super::history::{Field, Happened, History, Played, Turn};
use super::{Addend, Because, Counts, Figure, Opponent, TieBreak};
use crate::points::{HalfPoints, QuarterPoints};
use crate::result::Outcome;
use crate::scoring::worth;

/// What a figure is added up from; nothing for the direct encounter, which is not about one player alone.
pub(super) fn addends(field: &Field, history: &History, tie_break: TieBreak) -> Vec<Addend> {
    match tie_break {
        TieBreak::Points => each(history, |turn| Some((Because::Scored(turn.scored), sum(turn.scored)))),
        TieBreak::DirectEncounter => Vec::new(),
        TieBreak::Buchholz => opponents(field, history),
        TieBreak::BuchholzCut1 => cut_one(history, opponents(field, history)),
        TieBreak::SonnebornBerger => products(field, history),
        TieBreak::Progressive => progressive(history),
        TieBreak::Wins => {
            let win = worth(field.points, Award::Win);
            each(history, |turn| counted(turn.scored == win))
        }
        TieBreak::GamesWon => each(history, |turn| counted(is_won(turn, None))),
        TieBreak::BlackGames => each(history, |turn| counted(is_played_as_black(turn))),
        TieBreak::BlackWins => each(history, |turn| counted(is_won(turn, Some(Color::Black)))),
    }
}

/// What the addends come to.
pub(super) fn total(tie_break: TieBreak, addends: &[Addend]) -> Figure {
    let counting = || addends.iter().filter(|addend| addend.counts == Counts::Yes);
    match tie_break {
        TieBreak::Points
        | TieBreak::DirectEncounter
        | TieBreak::Buchholz
        | TieBreak::BuchholzCut1
        | TieBreak::SonnebornBerger
        | TieBreak::Progressive => {
            Figure::Sum(counting().fold(QuarterPoints(0), |sum, addend| match addend.amount {
                Figure::Sum(amount) => sum.plus(amount),
                Figure::Count(_) | Figure::None => sum,
            }))
        }
        TieBreak::Wins | TieBreak::GamesWon | TieBreak::BlackGames | TieBreak::BlackWins => {
            Figure::Count(u32::try_from(counting().count()).unwrap_or(u32::MAX))
        }
    }
}

fn sum(points: HalfPoints) -> Figure {
    Figure::Sum(points.in_quarters())
}

fn counted(counts: bool) -> Option<(Because, Figure)> {
    counts.then_some((Because::Counted, Figure::Count(1)))
}

/// One addend a round, where there is one.
fn each(history: &History, part: impl Fn(&Turn) -> Option<(Because, Figure)>) -> Vec<Addend> {
    let addend = |turn: &Turn| {
        let (because, amount) = part(turn)?;
        Some(Addend { round: turn.round, against: met(turn), because, amount, counts: Counts::Yes })
    };
    history.rounds.iter().filter_map(addend).collect()
}

fn met(turn: &Turn) -> Opponent {
    match turn.happened {
        Happened::Game { opponent, .. } => Opponent::Player(opponent),
        Happened::Bye(_) | Happened::Nothing => Opponent::Nobody,
    }
}

/// Games that a player won over the board, with one colour or any.
fn is_won(turn: &Turn, with: Option<Color>) -> bool {
    match turn.happened {
        Happened::Game { outcome, color, .. } => {
            outcome.is_played()
                && outcome.award(color) == Some(Award::Win)
                && with.is_none_or(|with| with == color)
        }
        Happened::Bye(_) | Happened::Nothing => false,
    }
}

fn is_played_as_black(turn: &Turn) -> bool {
    match turn.happened {
        Happened::Game { outcome, color, .. } => outcome.is_played() && color == Color::Black,
        Happened::Bye(_) | Happened::Nothing => false,
    }
}

/// The opponent's points that count in a round, and the opponent.
///
/// An unplayed round counts as if it had been played against a dummy with the player's own points. In a round robin an
/// unplayed game counts as one against the opponent who was due, and a round without one not at all.
fn opposition(field: &Field, history: &History, turn: &Turn) -> Option<(Opponent, HalfPoints, HalfPoints)> {
    let of = |opponent| {
        let met = field.of_player(opponent)?;
        Some((Opponent::Player(opponent), field.adjusted(met), met.points()))
    };
    let due = match turn.happened {
        Happened::Game { opponent, .. } => Some(opponent),
        Happened::Bye(_) | Happened::Nothing => None,
    };
    if field.is_all_play_all() {
        return due.and_then(of);
    }
    match turn.happened.played() {
        Played::Yes => due.and_then(of),
        Played::No | Played::Requested | Played::ForfeitLoss => {
            let own = history.points();
            Some((Opponent::Dummy, own, own))
        }
    }
}

fn opponents(field: &Field, history: &History) -> Vec<Addend> {
    let addend = |turn: &Turn| {
        let (against, points, on_the_table) = opposition(field, history, turn)?;
        let because = Because::OpponentHas { points, on_the_table };
        Some(Addend { round: turn.round, against, because, amount: sum(points), counts: Counts::Yes })
    };
    history.rounds.iter().filter_map(addend).collect()
}

/// One addend is cut: of the rounds that the player chose not to play the least, if there are any, else the least.
fn cut_one(history: &History, mut addends: Vec<Addend>) -> Vec<Addend> {
    let chose = |addend: &Addend| {
        let turn = history.rounds.iter().find(|turn| turn.round == addend.round);
        turn.is_some_and(|turn| turn.happened.played().is_voluntary()) && addend.against == Opponent::Dummy
    };
    let least = |addends: &[Addend], only: &dyn Fn(&Addend) -> bool| {
        addends.iter().filter(|addend| only(addend)).min_by_key(|addend| addend.amount).map(|one| one.round)
    };
    let (round, counts) = match least(&addends, &chose) {
        Some(round) => (Some(round), Counts::CutUnplayed),
        None => (least(&addends, &|_| true), Counts::CutLeast),
    };
    for addend in addends.iter_mut().filter(|addend| Some(addend.round) == round) {
        addend.counts = counts;
    }
    addends
}

fn products(field: &Field, history: &History) -> Vec<Addend> {
    let addend = |turn: &Turn| {
        if let Happened::Game { outcome: Outcome::Open | Outcome::Adjourned, .. } = turn.happened {
            return None;
        }
        let (against, points, _) = opposition(field, history, turn)?;
        let because = Because::Product { scored: turn.scored, points };
        let amount = Figure::Sum(turn.scored.times(points));
        Some(Addend { round: turn.round, against, because, amount, counts: Counts::Yes })
    };
    history.rounds.iter().filter_map(addend).collect()
}

fn progressive(history: &History) -> Vec<Addend> {
    let mut so_far = HalfPoints::ZERO;
    let mut addends = Vec::new();
    for turn in &history.rounds {
        so_far = so_far.plus(turn.scored);
        addends.push(Addend {
            round: turn.round,
            against: met(turn),
            because: Because::After(so_far),
            amount: sum(so_far),
            counts: Counts::Yes,
        });
    }
    addends
}
