//! Penalties: each item of the edition's list, with its amount (10.2, 12.9; 2001 13.4).

use alloc::boxed::Box;
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_law::{Article, Interpretation, Laws, PenaltyKind, PointsSum, cite};

use crate::act::Penalty;
use crate::case::{Case, End};
use crate::game::Part;
use crate::people::People;
use crate::progress::Phase;
use crate::questions::Questions;
use crate::reason::Reason;
use crate::referral::{Answer, Question, Referral};
use crate::result::{Award, Ending, Score};
use crate::ruling::{Decision, Ruling};

/// What became of the penalties an arbiter chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Imposed {
    /// All of them.
    All,
    /// None: one of them is not open to the arbiter, who is told so.
    None,
}

/// The arbiter penalises a player, with one item of the list or several at once (12.9; 2001 13.4).
///
/// The items come in any combination, mild or severe (I-038). All or none: an item that the Laws do not offer stops
/// the others too.
pub(crate) fn penalise(case: &mut Case<'_>, offender: Color, penalties: &[Penalty], reason: &str) -> Imposed {
    touchmove_law::decides!(2001 "13.4/0");
    let list = cite!("12.9");
    if reason.trim().is_empty() {
        case.not_admitted(list, Reason::ReasonMissing);
        return Imposed::None;
    }
    let imposed = impose(case, offender, penalties, &Reason::Arbiter { text: reason.into() });
    if imposed == Imposed::All {
        settle_question(case, offender);
    }
    imposed
}

/// Imposes them, for a reason that is already known.
pub(crate) fn impose(
    case: &mut Case<'_>,
    offender: Color,
    penalties: &[Penalty],
    reason: &Reason,
) -> Imposed {
    match admitted(case, offender, penalties) {
        Ok(chosen) => {
            apply_all(case, offender, chosen, reason);
            Imposed::All
        }
        Err(refused) => {
            case.rule(*refused);
            Imposed::None
        }
    }
}

/// The items in the order of the edition, if all of them are open to the arbiter; or what they are told.
pub(crate) fn admitted<'p>(
    case: &Case<'_>,
    offender: Color,
    penalties: &'p [Penalty],
) -> Result<Vec<&'p Penalty>, Box<Ruling>> {
    let chosen = in_order(case.laws, penalties);
    if chosen.is_empty() || chosen.len() < penalties.len() {
        let list = cite!("12.9");
        return Err(Box::new(Ruling::under(list, Decision::NotAdmitted, Reason::NotForeseen)));
    }
    let mut score = case.game.result().map(|(score, _)| score);
    for penalty in &chosen {
        score = outcome(case, offender, penalty, score).map_err(|why| {
            let before_the_end = why == Reason::NoResult;
            let ruling = Ruling::under(article_of(penalty.kind()), Decision::NotAdmitted, why);
            Box::new(if before_the_end { ruling.reading(Interpretation::I_135) } else { ruling })
        })?;
    }
    Ok(chosen)
}

/// Applies items that are open to the arbiter; one of several stands beside the others (I-038).
pub(crate) fn apply_all(case: &mut Case<'_>, offender: Color, chosen: Vec<&Penalty>, reason: &Reason) {
    for (place, penalty) in chosen.into_iter().enumerate() {
        let beside = (place > 0).then_some(Interpretation::I_038);
        apply(case, offender, penalty, reason, beside);
    }
}

/// The arbiter chooses penalties as their answer to a question.
pub(crate) fn impose_chosen(case: &mut Case<'_>, offender: Color, penalties: &[Penalty]) -> Answer {
    match impose(case, offender, penalties, &Reason::Answered) {
        Imposed::All => Answer::Taken,
        Imposed::None => Answer::Said,
    }
}

/// The items in the order of the edition; those it does not list are left out.
fn in_order<'a>(laws: &Laws, penalties: &'a [Penalty]) -> Vec<&'a Penalty> {
    let of_kind = |kind: PenaltyKind| penalties.iter().filter(move |penalty| penalty.kind() == kind);
    laws.penalties().iter().flat_map(|kind| of_kind(*kind)).collect()
}

/// The article of one item.
pub fn article_of(kind: PenaltyKind) -> Article {
    match kind {
        PenaltyKind::Warning => cite!("12.9.1"),
        PenaltyKind::OpponentTime => cite!("12.9.2"),
        PenaltyKind::OwnTime => cite!("12.9.3"),
        PenaltyKind::OpponentPoints => cite!("12.9.4"),
        PenaltyKind::OwnPoints => cite!("12.9.5"),
        PenaltyKind::Loss => cite!("12.9.6"),
        PenaltyKind::Fine => cite!("12.9.7"),
        PenaltyKind::Exclusion => cite!("12.9.8"),
        PenaltyKind::Expulsion => cite!("12.9.9"),
    }
}

/// The score after one item, or why the item is not open to the arbiter.
fn outcome(
    case: &Case<'_>,
    offender: Color,
    penalty: &Penalty,
    score: Option<Score>,
) -> Result<Option<Score>, Reason> {
    match penalty {
        Penalty::Warning => Ok(score),
        Penalty::OpponentTime { time } | Penalty::OwnTime { time } => match case.game.phase() {
            Phase::Over | Phase::Cancelled | Phase::ResultPending => Err(Reason::GameOver),
            Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::Adjourned if time.is_zero() => {
                Err(Reason::AmountOutOfRange)
            }
            Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::Adjourned => Ok(score),
        },
        Penalty::OpponentPoints { award } => {
            raised(case.laws, offender, *award, score.ok_or(Reason::NoResult)?)
        }
        Penalty::OwnPoints { award } => lowered(case.laws, offender, *award, score.ok_or(Reason::NoResult)?),
        Penalty::Loss { opponent: award } => match (award, case.game.phase()) {
            (Award::ForfeitLoss | Award::ForfeitWin, _) => Err(Reason::AmountOutOfRange),
            (Award::Loss | Award::Draw | Award::Win, Phase::Cancelled) => Err(Reason::GameOver),
            (
                Award::Loss | Award::Draw | Award::Win,
                Phase::NotStarted
                | Phase::Playing
                | Phase::Stopped
                | Phase::Adjourned
                | Phase::ResultPending
                | Phase::Over,
            ) => Ok(Some(Score::lost_by(offender, *award))),
        },
        Penalty::Fine { text: fine } => {
            let announced = &case.laws.regulations().fines;
            if announced.iter().any(|known| known.offence == *fine || known.amount == *fine) {
                Ok(score)
            } else {
                Err(Reason::NotAnnouncedByEvent)
            }
        }
        Penalty::Exclusion { rounds } if rounds.is_empty() => Err(Reason::AmountOutOfRange),
        Penalty::Exclusion { .. } | Penalty::Expulsion => Ok(score),
    }
}

/// The score of a game after one item that is about its points, or why it is not open to the arbiter; other items leave
/// it as it is (12.9.4-12.9.6; 2001 13.4(d)-(f)).
pub fn penalised_score(
    laws: &Laws,
    offender: Color,
    penalty: &Penalty,
    score: Score,
) -> Result<Score, Reason> {
    let after = match penalty {
        Penalty::OpponentPoints { award } => raised(laws, offender, *award, score)?,
        Penalty::OwnPoints { award } => lowered(laws, offender, *award, score)?,
        Penalty::Loss { opponent: award } => Some(Score::lost_by(offender, *award)),
        Penalty::Warning
        | Penalty::OpponentTime { .. }
        | Penalty::OwnTime { .. }
        | Penalty::Fine { .. }
        | Penalty::Exclusion { .. }
        | Penalty::Expulsion => None,
    };
    Ok(after.unwrap_or(score))
}

/// More points for the opponent; where the sum is limited the offender's give way (10.2, I-033).
fn raised(laws: &Laws, offender: Color, award: Award, score: Score) -> Result<Option<Score>, Reason> {
    let before = worth(laws, score.of(!offender));
    if is_forfeit(award) || worth(laws, award) <= before {
        return Err(Reason::AmountOutOfRange);
    }
    let raised = played(score.with(!offender, award));
    let left = [raised.of(offender), Award::Draw, Award::Loss];
    let mut allowed = left.into_iter().map(|own| raised.with(offender, own));
    allowed.find(|score| is_allowed(laws, *score)).map(Some).ok_or(Reason::TooManyPoints)
}

/// Fewer points for the offender, always those of a draw or of a loss (10.2, I-033).
fn lowered(laws: &Laws, offender: Color, award: Award, score: Score) -> Result<Option<Score>, Reason> {
    if is_forfeit(award) || worth(laws, award) >= worth(laws, score.of(offender)) {
        return Err(Reason::AmountOutOfRange);
    }
    Ok(Some(played(score.with(offender, award))))
}

/// The same points as if the game had been played: points taken or given cannot stand beside a forfeit.
fn played(score: Score) -> Score {
    let plain = |award: Award| match award {
        Award::ForfeitWin => Award::Win,
        Award::ForfeitLoss => Award::Loss,
        Award::Loss | Award::Draw | Award::Win => award,
    };
    Score { white: plain(score.white), black: plain(score.black) }
}

/// Whether the two scores can stand side by side: a game that was not played is a forfeit for both (10).
pub(crate) fn is_result(score: Score) -> bool {
    is_forfeit(score.white) == is_forfeit(score.black)
        && (score.white, score.black) != (Award::ForfeitWin, Award::ForfeitWin)
}

fn is_forfeit(award: Award) -> bool {
    match award {
        Award::ForfeitLoss | Award::ForfeitWin => true,
        Award::Loss | Award::Draw | Award::Win => false,
    }
}

/// What a score is worth in this event, in half-points (10.1; 2001 11.1).
fn worth(laws: &Laws, award: Award) -> u8 {
    let points = laws.regulations().points;
    match award {
        Award::Win | Award::ForfeitWin => points.win,
        Award::Draw => points.draw,
        Award::Loss | Award::ForfeitLoss => points.loss,
    }
}

/// Whether the two scores together are no more than a game is worth, where the edition asks for it (10.2).
pub fn is_allowed(laws: &Laws, score: Score) -> bool {
    let points = laws.regulations().points;
    let sum = u16::from(worth(laws, score.white)) + u16::from(worth(laws, score.black));
    let decided = u16::from(points.win) + u16::from(points.loss);
    let drawn = u16::from(points.draw) * 2;
    match laws.points_sum() {
        PointsSum::Free => true,
        PointsSum::AtMostAWin => sum <= decided.max(drawn),
    }
}

/// How the amounts of points are read.
fn amount_of_points(laws: &Laws) -> Interpretation {
    match laws.points_sum() {
        PointsSum::Free => Interpretation::I_111,
        PointsSum::AtMostAWin => Interpretation::I_033,
    }
}

/// The penalty that was asked for is chosen: first one that was owed, then one that was left to the arbiter.
fn settle_question(case: &mut Case<'_>, offender: Color) {
    let asked = |referral: &Referral| referral.question == Question::Penalty { player: offender };
    let owed = |referral: &Referral| asked(referral) && referral.default.is_none();
    let questions = Questions::change(case.game);
    if questions.take(owed).is_none() {
        questions.take(asked);
    }
}

/// Applies one item that is open to the arbiter.
fn apply(
    case: &mut Case<'_>,
    offender: Color,
    penalty: &Penalty,
    reason: &Reason,
    beside: Option<Interpretation>,
) {
    let article = article_of(penalty.kind());
    let imposed = Decision::Penalised { player: offender, penalty: penalty.clone() };
    let ruling = Ruling::under(article, imposed, reason.clone());
    let ruling = if matches!(reason, Reason::Arbiter { .. }) {
        // Chosen by the arbiter themselves, who penalises where they find it appropriate.
        ruling.with(cite!("12.3"))
    } else if *reason == Reason::CarriesDevice {
        // Chosen by the regulations.
        ruling.with(cite!("11.3.2.2"))
    } else {
        ruling
    };
    let ruling = match penalty {
        Penalty::OpponentPoints { .. } | Penalty::OwnPoints { .. } => {
            ruling.reading(amount_of_points(case.laws))
        }
        Penalty::Expulsion => ruling.reading(Interpretation::I_134),
        Penalty::Warning
        | Penalty::OpponentTime { .. }
        | Penalty::OwnTime { .. }
        | Penalty::Loss { .. }
        | Penalty::Fine { .. }
        | Penalty::Exclusion { .. } => ruling,
    };
    case.rule_read(ruling, beside);
    match penalty {
        Penalty::Warning => {
            People::change(case.game).of_mut(offender).warn();
        }
        Penalty::OpponentTime { time } => {
            let ruling = case.add_time(article, !offender, *time);
            case.rule(ruling);
        }
        Penalty::OwnTime { time } => {
            let ruling = case.take_time(article, offender, *time);
            case.rule(ruling);
        }
        Penalty::OpponentPoints { .. } | Penalty::OwnPoints { .. } => {
            let score = case.game.result().map(|(score, _)| score);
            if let Ok(Some(score)) = outcome(case, offender, penalty, score) {
                case.rescore(article, score, Ending::Penalty, reason.clone());
            }
        }
        Penalty::Loss { opponent: award } => lost(case, article, Score::lost_by(offender, *award), reason),
        // An expelled player cannot play on (I-134).
        Penalty::Expulsion => match case.game.phase() {
            Phase::Over | Phase::Cancelled => {}
            Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::Adjourned | Phase::ResultPending => {
                lost(case, article, Score::win(!offender), reason);
            }
        },
        Penalty::Fine { .. } | Penalty::Exclusion { .. } => {}
    }
}

/// The game is lost by a penalty, or its result becomes that.
pub(crate) fn lost(case: &mut Case<'_>, article: Article, score: Score, reason: &Reason) {
    match case.game.phase() {
        Phase::Over => case.rescore(article, score, Ending::Penalty, reason.clone()),
        Phase::Cancelled => case.not_admitted(article, Reason::GameOver),
        Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::Adjourned | Phase::ResultPending => {
            case.end(End::under(article, score, Ending::Penalty, reason.clone()));
        }
    }
}
