//! Whether a player may claim a draw (9.2, 9.3), and what has been repeated.

use touchmove_chess::{Color, Move, Position, Role};
use touchmove_conduct::act::{Basis, Claim, DrawClaim, DrawRule, Evidence, PlayerAct};
use touchmove_conduct::{Act, Decision, Entry, Phase, judge};
use touchmove_law::{DrawAgreement, cite};
use touchmove_scenario::read_move;

use crate::Unanswered;
use crate::grounds::{Explanation, Verdict, english, name, numbered, plain, short};
use crate::subject::{Subject, Table};
use crate::{board, moves};

/// Whether a player may claim a draw now, under one rule or under either.
pub(crate) fn may_claim(subject: &Subject, color: Color, rule: Option<DrawRule>) -> Explanation {
    if let Some(over) = board::ended(subject) {
        let mut told = over;
        told.verdict = Verdict::No;
        told.answer = format!("No, nothing can be claimed any more: {}", told.answer);
        return told;
    }
    if subject.position.having_move() != color {
        let told = Explanation::new(
            Verdict::No,
            format!("No: only the player having the move may claim a draw, and that is {}.", name(!color)),
        );
        return told
            .because("a claim of repetition is for the player having the move", cite!("9.2"))
            .because("so is a claim of fifty moves", cite!("9.3"));
    }
    let mut found = Found { claims: Vec::new(), told: Explanation::new(Verdict::No, String::new()) };
    if rule != Some(DrawRule::FiftyMoves) {
        found.repetition(subject);
    }
    if rule != Some(DrawRule::Repetition) {
        found.fifty(subject);
    }
    found.answer(subject, color)
}

/// Whether a player may claim a draw with a move written down and not made (9.2.1, 9.3.1).
pub(crate) fn may_claim_with(
    subject: &Subject,
    color: Color,
    rule: Option<DrawRule>,
    text: &str,
) -> Result<Explanation, Unanswered> {
    if board::ended(subject).is_some() || subject.position.having_move() != color {
        return Ok(may_claim(subject, color, rule));
    }
    let position = &subject.position;
    let Some(mv) = read_move(position, text).one() else {
        let told = moves::why(subject, color, text)?;
        let answer = format!("No: {text} is not a move that {} can make.", name(color));
        return Ok(Explanation { verdict: Verdict::No, answer, ..told });
    };
    if moves::takes_nothing(text, mv) {
        return Ok(moves::nothing_to_take(text, mv));
    }
    let written = numbered(position, mv);
    let mut told =
        Explanation::new(Verdict::No, format!("No, {} has nothing to claim with {written}.", name(color)));
    let mut claims = Vec::new();
    if rule != Some(DrawRule::FiftyMoves) {
        let article = cite!("9.2.1");
        let needed = usize::from(subject.laws.claimed_repetition());
        told = match subject.appearances(&position.play(mv)) {
            None if is_quiet(mv) => told.missing(
                "the moves of the game: a position alone does not show how often it has appeared",
                article,
            ),
            // After a capture or a pawn's move no position can be an old one.
            None => {
                told.because(format!("{written} brings a position that has not been on the board"), article)
            }
            Some(times) => {
                if times >= needed {
                    claims.push(DrawRule::Repetition);
                }
                told.because(
                    format!(
                        "{written} brings its position for the {} time, the {} is needed",
                        nth(times),
                        nth(needed)
                    ),
                    article,
                )
            }
        };
    }
    if rule != Some(DrawRule::Repetition) {
        let article = cite!("9.3.1");
        let needed = u32::from(subject.laws.claimed_without_progress()) * 2;
        let made = if is_quiet(mv) { position.halfmoves() + 1 } else { 0 };
        if made >= needed {
            claims.push(DrawRule::FiftyMoves);
        }
        told = if is_quiet(mv) {
            told.because(format!("with {written} it is {made} moves of either player without pawn move or capture, {needed} are needed"), article)
        } else {
            told.because(
                format!("{written} takes a piece or moves a pawn, and the count starts again"),
                article,
            )
        };
    }
    let claims: Vec<DrawClaim> = claims
        .into_iter()
        .map(|rule| DrawClaim {
            rule,
            basis: Basis::Intended { text: short(position, mv) },
            evidence: Evidence::Record,
        })
        .collect();
    Ok(Found { claims, told }.answer(subject, color))
}

/// Whether the players may agree on a draw now (5.2.3, 9.1.1).
pub(crate) fn agreement(subject: &Subject) -> Explanation {
    let article = cite!("5.2.3");
    if let Some(over) = board::ended(subject) {
        return Explanation { verdict: Verdict::No, answer: format!("No: {}", over.answer), ..over };
    }
    let after = subject.laws.agreement_after();
    let Some(history) = &subject.history else {
        return Explanation::new(
            Verdict::NotEstablished,
            "Yes, unless the players have not both moved, or the event bars it.",
        )
        .missing("the moves of the game, and the regulations of the event", article);
    };
    let moved = |color: Color| history.iter().filter(|past| past.before.having_move() == color).count();
    if Color::ALL.into_iter().any(|color| moved(color) < usize::from(after)) {
        return Explanation::new(Verdict::No, "No: not both players have made a move yet.")
            .because("the players may agree once each has made a move", article);
    }
    let barred = cite!("9.1.1");
    let told = match subject.laws.regulations().draw_agreement {
        DrawAgreement::Allowed => Explanation::new(Verdict::Yes, "Yes, the players may agree on a draw."),
        DrawAgreement::WithConsent => {
            return Explanation::new(Verdict::No, "No, not without the arbiter's consent.")
                .because("the event asks for consent", barred);
        }
        DrawAgreement::AfterMoves { moves } => {
            if Color::ALL.into_iter().any(|color| moved(color) < usize::from(moves)) {
                return Explanation::new(Verdict::No, format!("No, not before each has made {moves} moves."))
                    .because("the event has fixed a number of moves", barred);
            }
            Explanation::new(Verdict::Yes, "Yes, the players may agree on a draw.")
        }
    };
    let told = told.because("a draw that both agree on ends the game at once", article);
    if subject.table.is_some() {
        return told;
    }
    told.missing("whether the event bars agreements", barred)
}

/// What was found for and against a claim.
struct Found {
    /// Claims that are right.
    claims: Vec<DrawClaim>,
    told: Explanation,
}

impl Found {
    fn add(&mut self, rule: DrawRule, basis: Basis) {
        self.claims.push(DrawClaim { rule, basis, evidence: Evidence::Record });
    }

    fn tell(&mut self, add: impl FnOnce(Explanation) -> Explanation) {
        let told = std::mem::replace(&mut self.told, Explanation::new(Verdict::No, String::new()));
        self.told = add(told);
    }

    fn repetition(&mut self, subject: &Subject) {
        let needed = usize::from(subject.laws.claimed_repetition());
        let position = &subject.position;
        let Some(now) = subject.appearances(position) else {
            self.tell(|told| {
                told.missing(
                    "the moves of the game: a position alone does not show how often it has appeared",
                    cite!("9.2"),
                )
            });
            return;
        };
        if now >= needed {
            self.add(DrawRule::Repetition, Basis::OnBoard);
            self.tell(|told| {
                told.because(format!("the position on the board has appeared {now} times"), cite!("9.2.2"))
            });
        }
        for mv in position.legal_moves().iter() {
            let times = subject.appearances(&position.play(*mv)).unwrap_or(0);
            if times >= needed {
                self.add(DrawRule::Repetition, Basis::Intended { text: short(position, *mv) });
                self.tell(|told| {
                    told.because(
                        format!(
                            "with {}, written down and declared before it is made, a position appears for the {} time",
                            numbered(position, *mv),
                            nth(times)
                        ),
                        cite!("9.2.1"),
                    )
                });
            }
        }
        if !self.claims.iter().any(|claim| claim.rule == DrawRule::Repetition) {
            self.tell(|told| {
                told.because(
                    format!(
                        "the position has appeared {}, and no move brings one for the {} time",
                        times_in_words(now),
                        nth(needed)
                    ),
                    cite!("9.2"),
                )
            });
        }
    }

    fn fifty(&mut self, subject: &Subject) {
        let needed = u32::from(subject.laws.claimed_without_progress()) * 2;
        let position = &subject.position;
        let made = position.halfmoves();
        if made >= needed {
            self.add(DrawRule::FiftyMoves, Basis::OnBoard);
            self.tell(|told| {
                told.because(
                    format!("each player has made {} moves without pawn move or capture", made / 2),
                    cite!("9.3.2"),
                )
            });
            return;
        }
        let quiet: Vec<Move> = position.legal_moves().iter().copied().filter(|mv| is_quiet(*mv)).collect();
        if let (true, Some(mv)) = (made + 1 >= needed, quiet.first()) {
            self.add(DrawRule::FiftyMoves, Basis::Intended { text: short(position, *mv) });
            let all = english().list(quiet.iter().map(|mv| short(position, *mv)));
            self.tell(|told| {
                told.because(
                    format!(
                        "with a move that takes nothing and moves no pawn ({all}), written down and declared, fifty are complete"
                    ),
                    cite!("9.3.1"),
                )
            });
            return;
        }
        self.tell(|told| {
            told.because(
                format!("{made} moves of either player without pawn move or capture, {needed} are needed"),
                cite!("9.3"),
            )
        });
    }

    fn answer(self, subject: &Subject, color: Color) -> Explanation {
        let Found { claims, mut told } = self;
        if claims.is_empty() {
            if told.missing.is_empty() {
                told.answer = plain("claim", "no", color);
            } else {
                told.verdict = Verdict::NotEstablished;
                told.answer = plain("claim", "not-established", color);
            }
            return told;
        }
        told.verdict = Verdict::Yes;
        told.answer = plain("claim", "yes", color);
        match &subject.table {
            None => told.missing("whether the player has touched a piece on this move", cite!("9.4")),
            Some(table) => judge_claims(subject, table, color, &claims, told),
        }
    }
}

/// The claim before the judge: what was touched, or a flag that is down, may stand against it.
fn judge_claims(
    subject: &Subject,
    table: &Table,
    color: Color,
    claims: &[DrawClaim],
    mut told: Explanation,
) -> Explanation {
    let mut refused = None;
    for claim in claims {
        let act = Act::Player(color, PlayerAct::Claim { claim: Claim::Draw(claim.clone()) });
        let entry = Entry { seq: u32::MAX, at: table.at, act };
        let judgment = judge(&subject.laws, table.game.clone(), &entry);
        if judgment.game.phase() == Phase::Over {
            return told;
        }
        refused = judgment
            .rulings
            .into_iter()
            .find(|ruling| matches!(ruling.decision(), Decision::NotAdmitted | Decision::Referred { .. }))
            .or(refused);
    }
    let Some(ruling) = refused else { return told };
    let sentence = english().sentence(&ruling);
    if matches!(ruling.decision(), Decision::Referred { .. }) {
        told.answer = format!("{} may claim; the arbiter verifies it.", name(color));
    } else {
        told.verdict = Verdict::No;
        told.answer = format!("No: the claim would be right, but {} may not make it now.", name(color));
    }
    told.because(sentence.trim_end_matches('.').to_owned(), ruling.article())
}

fn is_quiet(mv: Move) -> bool {
    !mv.is_capture() && mv.role() != Role::Pawn
}

fn nth(number: usize) -> String {
    match number {
        1 => "first".to_owned(),
        2 => "second".to_owned(),
        3 => "third".to_owned(),
        4 => "fourth".to_owned(),
        5 => "fifth".to_owned(),
        _ => format!("{number}th"),
    }
}

fn times_in_words(number: usize) -> String {
    match number {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        _ => format!("{number} times"),
    }
}

/// Which positions have appeared more than once, and after which moves.
pub(crate) fn repeated(subject: &Subject) -> Explanation {
    let article = cite!("9.2.3");
    let Some(history) = &subject.history else {
        return Explanation::new(
            Verdict::NotEstablished,
            "A position alone does not show what was repeated.",
        )
        .missing("the moves of the game, as a scenario or a PGN file", article);
    };
    let mut all: Vec<(Position, String)> = Vec::new();
    let mut after = "at the beginning".to_owned();
    for past in history {
        all.push((past.before, after));
        after = past.mv.map_or_else(
            || "after an illegal move".to_owned(),
            |mv| format!("after {}", numbered(&past.before, mv)),
        );
    }
    all.push((subject.position, after));
    let mut groups: Vec<(Position, Vec<&str>)> = Vec::new();
    for (position, when) in &all {
        match groups.iter_mut().find(|(seen, _)| seen.is_same_as(position)) {
            Some((_, times)) => times.push(when),
            None => groups.push((*position, vec![when])),
        }
    }
    groups.retain(|(_, times)| times.len() > 1);
    groups.sort_by_key(|(_, times)| std::cmp::Reverse(times.len()));
    let now = subject.appearances(&subject.position).unwrap_or(1);
    let answer = match groups.as_slice() {
        [] => "No position has appeared twice.".to_owned(),
        [..] => format!("The position on the board has appeared {}.", times_in_words(now)),
    };
    let mut told = Explanation::new(Verdict::Told, answer).because(
        "positions are the same if the same player has the move, the pieces stand alike and may do alike",
        article,
    );
    for (position, times) in groups.iter().take(12) {
        let here = if position.is_same_as(&subject.position) { ", on the board now" } else { "" };
        told = told.fact(format!(
            "{}{here}: {}",
            times_in_words(times.len()),
            english().list(times.iter().map(|when| (*when).to_owned()))
        ));
    }
    told
}
