//! Penalties of the event: each item of the edition's list, across games (10.2, 11.7, 11.8, 12.9; 2001 12.7, 12.8, 13.4).

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_conduct::act::{Penalty, Refusing};
use touchmove_conduct::{Award, Ending, Reason, Score, penalised_score, penalty_article};
use touchmove_law::{Article, Interpretation, Laws, PointsSum, cite};

use crate::act::GamePenalty;
use crate::case::Case;
use crate::ids::{GameId, PenaltyId, PlayerId, RoundNumber};
use crate::penalties::{Force, Imposed};
use crate::player::Participation;
use crate::result::Outcome;
use crate::ruling::{EventDecision, EventReason, EventRuling};
use crate::scoring::WhyNot;

fn list() -> Article {
    cite!("12.9")
}

/// The arbiter penalises a player, with one item of the list or several: all of them or none.
pub(crate) fn penalise(
    case: &mut Case<'_>,
    player: PlayerId,
    game: Option<GameId>,
    penalties: &[Penalty],
    reason: &str,
) {
    let Some(section) = case.event.entrant(player).map(|entrant| entrant.section) else {
        case.not_admitted(list(), EventReason::NoPlayer { number: player });
        return;
    };
    let Some(laws) = case.laws(section) else { return };
    if reason.trim().is_empty() {
        case.not_admitted(list(), EventReason::ReasonMissing);
        return;
    }
    let mut scored = None;
    if let Some(id) = game {
        let found = case.event.game(id).map(|pairing| (pairing.color_of(player), pairing.outcome()));
        match found {
            None => return case.not_admitted(list(), EventReason::NoGame { number: id }),
            Some((None, _)) => return case.not_admitted(list(), EventReason::PlaysElsewhere { player }),
            Some((Some(color), outcome)) => scored = Some((color, outcome)),
        }
    }
    let chosen = in_order(&laws, penalties);
    if chosen.is_empty() || chosen.len() < penalties.len() {
        case.not_admitted(list(), EventReason::NotForeseen);
        return;
    }
    let mut outcome = scored;
    for penalty in &chosen {
        match open_to_him(&laws, penalty, outcome) {
            Ok(after) => outcome = after,
            Err(why) => return case.not_admitted(penalty_article(penalty.kind()), why),
        }
    }
    for penalty in chosen {
        let imposed = New { player, game, penalty, article: penalty_article(penalty.kind()), reason };
        impose(case, &imposed);
    }
    if let (Some(game), Some((_, before)), Some((_, after))) = (game, scored, outcome)
        && before != after
        && case.event.game(game).is_some_and(|pairing| pairing.outcome() == before)
    {
        let article = penalties.iter().rev().find_map(changes_the_score).map_or(list(), penalty_article);
        case.result(article, game, after, EventReason::Arbiter { text: reason.into() });
    }
}

fn changes_the_score(penalty: &Penalty) -> Option<touchmove_law::PenaltyKind> {
    match penalty {
        Penalty::OpponentPoints { .. }
        | Penalty::OwnPoints { .. }
        | Penalty::Loss { .. }
        | Penalty::Expulsion => Some(penalty.kind()),
        Penalty::Warning
        | Penalty::OpponentTime { .. }
        | Penalty::OwnTime { .. }
        | Penalty::Fine { .. }
        | Penalty::Exclusion { .. } => None,
    }
}

/// The items in the order of the edition; those it does not list are left out.
fn in_order<'a>(laws: &Laws, penalties: &'a [Penalty]) -> Vec<&'a Penalty> {
    let of_kind = |kind| penalties.iter().filter(move |penalty| penalty.kind() == kind);
    laws.penalties().iter().flat_map(|kind| of_kind(*kind)).collect()
}

/// A game the penalty is imposed in: the offender's colour, and its result so far.
type InGame = Option<(Color, Outcome)>;

/// The result after one item, or why the item is not open to the arbiter.
fn open_to_him(laws: &Laws, penalty: &Penalty, game: InGame) -> Result<InGame, EventReason> {
    match penalty {
        Penalty::Warning => Ok(game),
        Penalty::OpponentTime { time } | Penalty::OwnTime { time } => match game {
            None => Err(EventReason::NeedsGame),
            Some((_, outcome)) if !outcome.is_undecided() => Err(EventReason::HasResult),
            Some(_) if time.is_zero() => Err(EventReason::AmountOutOfRange),
            Some(_) => Ok(game),
        },
        Penalty::OpponentPoints { .. } | Penalty::OwnPoints { .. } => {
            touchmove_law::decides!("12.9.4", "12.9.5");
            let (color, outcome) = game.ok_or(EventReason::NeedsGame)?;
            let score = outcome.score().ok_or(EventReason::NoResult)?;
            let score = penalised_score(laws, color, penalty, score).map_err(|why| {
                if why == Reason::TooManyPoints {
                    EventReason::BadScore { why: WhyNot::TooManyPoints }
                } else {
                    EventReason::AmountOutOfRange
                }
            })?;
            Ok(Some((color, rescored(outcome, score))))
        }
        Penalty::Loss { opponent: Award::ForfeitLoss | Award::ForfeitWin } => {
            Err(EventReason::AmountOutOfRange)
        }
        Penalty::Loss { opponent: award @ (Award::Loss | Award::Draw | Award::Win) } => {
            let (color, outcome) = game.ok_or(EventReason::NeedsGame)?;
            Ok(Some((color, rescored(outcome, Score::lost_by(color, *award)))))
        }
        Penalty::Fine { text: fine } => {
            touchmove_law::decides!("12.9.7");
            let announced = &laws.regulations().fines;
            let known = announced.iter().any(|known| known.offence == *fine || known.amount == *fine);
            if known { Ok(game) } else { Err(EventReason::NotAnnounced) }
        }
        Penalty::Exclusion { rounds } if rounds.is_empty() || rounds.contains(&0) => {
            Err(EventReason::AmountOutOfRange)
        }
        Penalty::Exclusion { .. } => Ok(game),
        // An expelled player cannot play on; a result that exists already stays.
        Penalty::Expulsion => Ok(game.map(|(color, outcome)| {
            let lost = Outcome::played(Score::win(!color), Some(Ending::Penalty));
            (color, if outcome.is_undecided() { lost } else { outcome })
        })),
    }
}

/// The same game with other scores: whether it was played does not change.
fn rescored(outcome: Outcome, score: Score) -> Outcome {
    match outcome {
        Outcome::Scored { length, .. } => Outcome::Scored { score, ending: Some(Ending::Penalty), length },
        Outcome::Open | Outcome::Adjourned | Outcome::Unplayed => {
            Outcome::played(score, Some(Ending::Penalty))
        }
    }
}

/// A penalty to be imposed.
struct New<'a> {
    player: PlayerId,
    game: Option<GameId>,
    penalty: &'a Penalty,
    article: Article,
    reason: &'a str,
}

/// A penalty that was imposed in a game, whose journal has already done to the game what was to be done.
pub(crate) fn by_the_game(case: &mut Case<'_>, game: GameId, given: &GamePenalty) {
    let Some(player) = case.event.game(game).map(|pairing| *pairing.players.of(given.player)) else { return };
    let named = case.event.book().named(&given.article);
    let article = named.unwrap_or(penalty_article(given.penalty.kind()));
    let new = New { player, game: Some(game), penalty: &given.penalty, article, reason: &given.reason };
    impose(case, &new);
}

/// Records a penalty and what it does to the event; the score of its own game is the caller's affair.
fn impose(case: &mut Case<'_>, new: &New<'_>) {
    let id = PenaltyId(u32::try_from(case.event.penalties.len()).unwrap_or(u32::MAX).saturating_add(1));
    case.event.penalties.push(Imposed {
        id,
        player: new.player,
        game: new.game,
        penalty: new.penalty.clone(),
        article: new.article,
        reason: String::from(new.reason),
        by: case.entry.by,
        entry: case.entry.seq,
        force: Force::InForce,
    });
    let decision = EventDecision::Penalised { player: new.player, number: id, penalty: new.penalty.clone() };
    let reason = if new.reason.is_empty() {
        EventReason::ByTheGame
    } else {
        EventReason::Arbiter { text: new.reason.into() }
    };
    let ruling = EventRuling::under(new.article, decision, reason).with(cite!("12.3"));
    let section = case.event.entrant(new.player).and_then(|entrant| case.laws(entrant.section));
    case.rule(match (new.penalty, section.map(|laws| laws.points_sum())) {
        (Penalty::OpponentPoints { .. } | Penalty::OwnPoints { .. }, Some(PointsSum::Free)) => {
            ruling.reading(Interpretation::I_111)
        }
        (Penalty::OpponentPoints { .. } | Penalty::OwnPoints { .. }, Some(PointsSum::AtMostAWin)) => {
            ruling.reading(Interpretation::I_033)
        }
        (_, _) => ruling,
    });
    match new.penalty {
        Penalty::Exclusion { rounds } => {
            for round in rounds {
                exclude(case, new, RoundNumber(*round));
            }
        }
        Penalty::Expulsion => expel(case, new),
        Penalty::Warning
        | Penalty::OpponentTime { .. }
        | Penalty::OwnTime { .. }
        | Penalty::OpponentPoints { .. }
        | Penalty::OwnPoints { .. }
        | Penalty::Loss { .. }
        | Penalty::Fine { .. } => {}
    }
}

/// A player is out of a round; a game of it that has not begun is forfeited (12.9.8).
fn exclude(case: &mut Case<'_>, new: &New<'_>, round: RoundNumber) {
    let Some(entrant) = case.entrant_mut(new.player) else { return };
    if !entrant.excluded.contains(&round) {
        entrant.excluded.push(round);
        entrant.excluded.sort_unstable();
    }
    let decision = EventDecision::Excluded { player: new.player, round };
    case.rule(EventRuling::under(new.article, decision, EventReason::Plain));
    forfeit(case, new, |game| game.round == round);
}

/// A player is out of the event; games that were published and have not begun are forfeited (12.9.9; 2001 13.4(g)).
fn expel(case: &mut Case<'_>, new: &New<'_>) {
    let Some(entrant) = case.entrant_mut(new.player) else { return };
    entrant.standing = Participation::Expelled;
    let decision = EventDecision::Expelled { player: new.player };
    case.rule(EventRuling::under(new.article, decision, EventReason::Plain));
    forfeit(case, new, |_| true);
}

fn forfeit(case: &mut Case<'_>, new: &New<'_>, of: impl Fn(GameId) -> bool) {
    let open: Vec<(GameId, Color)> = case
        .event
        .games()
        .filter(|(id, pairing)| of(*id) && Some(*id) != new.game && pairing.outcome() == Outcome::Open)
        .filter_map(|(id, pairing)| Some((id, pairing.color_of(new.player)?)))
        .collect();
    for (game, color) in open {
        let outcome = Outcome::forfeited(Score::forfeit_win(!color));
        case.result(new.article, game, outcome, EventReason::NotInTheEvent { player: new.player });
    }
}

/// A penalty is lifted; results it brought about stay until somebody changes them.
pub(crate) fn lift(case: &mut Case<'_>, id: PenaltyId, reason: &str) {
    let Some(imposed) = case.event.penalty(id).cloned() else {
        case.not_admitted(list(), EventReason::NoSuchMatter);
        return;
    };
    if !imposed.is_in_force() {
        case.not_admitted(imposed.article, EventReason::AlreadyDecided);
        return;
    }
    if reason.trim().is_empty() {
        case.not_admitted(imposed.article, EventReason::ReasonMissing);
        return;
    }
    let entry = case.entry.seq;
    for found in case.event.penalties.iter_mut().filter(|found| found.id == id) {
        found.force = Force::Lifted { entry, reason: reason.into() };
    }
    let left: Vec<Penalty> =
        case.event.penalties_of(imposed.player).map(|other| other.penalty.clone()).collect();
    if let Some(entrant) = case.entrant_mut(imposed.player) {
        let excluded = |round: &RoundNumber| {
            left.iter()
                .any(|other| matches!(other, Penalty::Exclusion { rounds } if rounds.contains(&round.0)))
        };
        entrant.excluded.retain(excluded);
        if entrant.standing == Participation::Expelled && !left.contains(&Penalty::Expulsion) {
            entrant.standing = Participation::Playing;
        }
    }
    let decision = EventDecision::Lifted { number: id };
    case.rule(EventRuling::under(imposed.article, decision, EventReason::Arbiter { text: reason.into() }));
}

/// Persistent refusal to comply with the Laws loses; both refusing, both lose (11.7, 11.8; 2001 12.7, 12.8).
pub(crate) fn refuses(case: &mut Case<'_>, game: GameId, who: Refusing, reason: &str) {
    let article = match who {
        Refusing::One { .. } => cite!("11.7"),
        Refusing::Both => cite!("11.8"),
    };
    let Some((pairing, _)) = case.game(article, game) else { return };
    if reason.trim().is_empty() {
        case.not_admitted(article, EventReason::ReasonMissing);
        return;
    }
    let score = match who {
        Refusing::Both => Score::BOTH_LOSE,
        Refusing::One { opponent: Award::ForfeitLoss | Award::ForfeitWin, .. } => {
            case.not_admitted(article, EventReason::AmountOutOfRange);
            return;
        }
        Refusing::One { player: color, opponent: award @ (Award::Loss | Award::Draw | Award::Win) } => {
            Score::lost_by(color, award)
        }
    };
    let to = rescored(pairing.outcome(), score);
    if to.score() == pairing.outcome().score() {
        case.not_admitted(article, EventReason::SameResult);
        return;
    }
    case.result(article, game, to, EventReason::RefusesToComply);
}
