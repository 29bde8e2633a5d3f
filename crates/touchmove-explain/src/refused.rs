//! Whether a player has anything to claim, and why something was refused.

use touchmove_chess::Color;
use touchmove_conduct::act::{Claim, PlayerAct, StopReason};
use touchmove_conduct::{Act, Decision, Entry, Game, Reason, Ruling, judge};
use touchmove_law::{Article, Edition, cite};
use touchmove_scenario::Scene;

use crate::Unanswered;
use crate::grounds::{Explanation, Verdict, english, list, name, plain};
use crate::subject::{Source, Subject, Table};
use crate::{board, claim as draws};

/// What may be claimed besides a draw, as an answer calls it, and the article.
const OTHERS: [(Claim, &str, Article); 3] = [
    (Claim::IllegalMove, "an illegal move", cite!("7.5.1")),
    (Claim::TouchedPiece, "a breach of Article 4", cite!("4.8")),
    (Claim::Flag, "the flag", cite!("6.8")),
];

/// Whether a player has anything to claim: a draw, or what the opponent or the opponent's clock has done.
pub(crate) fn anything(subject: &Subject, color: Color) -> Explanation {
    let draw = draws::may_claim(subject, color, None);
    if draw.verdict == Verdict::Yes || board::ended(subject).is_some() {
        return draw;
    }
    let Some(table) = &subject.table else {
        return Explanation {
            verdict: Verdict::NotEstablished,
            answer: plain("claim-anything", "not-established", color),
            ..draw
        }
        .missing("what was touched and whether every move was legal, as a scenario tells it", cite!("4.8"))
        .missing("the clocks", cite!("6.8"));
    };
    let open = OTHERS.iter().filter(|(claim, ..)| is_admitted(subject, table, color, claim));
    let open: Vec<(&str, Article)> = open.map(|(_, what, article)| (*what, *article)).collect();
    if open.is_empty() {
        let nothing = plain("claim-anything", "no", color);
        // What stands against a claim that would be right is the better answer.
        let answer = if draw.answer.contains("would be right") { draw.answer } else { nothing };
        return Explanation { answer, ..draw };
    }
    let what = list("list-and", open.iter().map(|(what, _)| (*what).to_owned()));
    let told = Explanation::new(Verdict::Yes, format!("Yes, {} can claim {what}.", name(color)));
    open.into_iter()
        .fold(told, |told, (what, article)| told.because(format!("{what} can be claimed"), article))
}

/// Whether the claim would be heard as it is, or with the clocks stopped first.
fn is_admitted(subject: &Subject, table: &Table, color: Color, claim: &Claim) -> bool {
    let after = |game: &Game, act: PlayerAct| {
        judge(
            &subject.laws,
            game.clone(),
            &Entry { seq: u32::MAX, at: table.at, act: Act::Player(color, act) },
        )
    };
    let heard = |game: &Game| {
        let judgment = after(game, PlayerAct::Claim { claim: claim.clone() });
        !judgment.rulings.iter().any(|ruling| matches!(ruling.decision(), Decision::NotAdmitted))
    };
    heard(&table.game) || heard(&after(&table.game, PlayerAct::Stop { reason: StopReason::Claim }).game)
}

/// Why the last claim was refused, as the journal has it: it was not admitted, or it was wrong.
pub(crate) fn claim(source: &Source, edition: Edition) -> Result<Explanation, Unanswered> {
    let is_claim = |scene: &Scene| {
        scene.acts.iter().any(|(_, act)| matches!(act, Act::Player(_, PlayerAct::Claim { .. })))
    };
    let is_refusal = |ruling: &Ruling| {
        *ruling.decision() == Decision::NotAdmitted || *ruling.reason() == Reason::ClaimWrong
    };
    last(source, edition, "No claim was refused in this game.", is_claim, is_refusal)
}

/// Why the last thing that was not admitted was not.
pub(crate) fn act(source: &Source, edition: Edition) -> Result<Explanation, Unanswered> {
    let is_refusal = |ruling: &Ruling| *ruling.decision() == Decision::NotAdmitted;
    last(source, edition, "Nothing was refused in this game.", |_| true, is_refusal)
}

/// The last such ruling on such an act, as the answer.
fn last(
    source: &Source,
    edition: Edition,
    none: &str,
    on: impl Fn(&Scene) -> bool,
    is_refusal: impl Fn(&Ruling) -> bool,
) -> Result<Explanation, Unanswered> {
    let Source::Journal { name, scenario, .. } = source else {
        let told = "Only the board is known: no claim has been described.";
        return Ok(Explanation::new(Verdict::NotEstablished, told)
            .missing("what was claimed and when, as a scenario tells it", cite!("9.5.1")));
    };
    let told = scenario.play(edition).map_err(|fault| Unanswered::new(format!("{name}: {fault}")))?;
    let scenes = told.scenes.iter().rev().filter(|scene| on(scene));
    let mut refused = scenes.flat_map(|scene| scene.rulings.iter().rev());
    let Some(issued) = refused.find(|issued| is_refusal(&issued.ruling)) else {
        return Ok(Explanation::new(Verdict::No, none));
    };
    let sentence = english().sentence(&issued.ruling);
    let told = Explanation::new(Verdict::Told, sentence).because(issued.phrase(), issued.ruling.article());
    let supporting = issued.ruling.supporting().iter();
    let told = supporting.fold(told, |told, article| told.because("so does this article", *article));
    Ok(told.ruled(issued.ruling.clone()))
}
