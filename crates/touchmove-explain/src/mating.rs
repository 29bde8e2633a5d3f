//! What depends on whether somebody can still checkmate: flag-fall (6.9), dead positions (5.2.2).

use touchmove_chess::Color;
use touchmove_chess::winnability::{Budget, Winnability, investigate};
use touchmove_law::{ArbiterActs, FlagClaim, cite};

use crate::board;
use crate::grounds::{Explanation, Verdict, name, plain};
use crate::proof;
use crate::subject::{Subject, Table};

/// What follows if a player's flag falls now.
pub(crate) fn flag_falls(subject: &Subject, color: Color) -> Explanation {
    if let Some(mut over) = board::ended(subject) {
        over.verdict = Verdict::Told;
        over.answer = format!("Nothing: {}", over.answer);
        return over;
    }
    if let Some(told) = subject.table.as_ref().and_then(|table| period_goes_on(table, color)) {
        return told;
    }
    let loses = cite!("6.9");
    let found = investigate(&subject.position, !color, Budget::DEFAULT, None);
    let (player, opponent) = (name(color), name(!color));
    let told = match &found.winnability {
        Winnability::Winnable { line } => Explanation::new(Verdict::Told, plain("flag-falls", "lost", color))
            .because(format!("{opponent} can still checkmate by some series of legal moves"), loses)
            .line(&subject.position, line),
        Winnability::Unwinnable { reason } => {
            Explanation::new(Verdict::Told, plain("flag-falls", "drawn", color)).because(
                format!("{opponent} cannot checkmate by any series of legal moves: {}", proof::why(reason)),
                loses,
            )
        }
        Winnability::Undetermined { .. } => Explanation::new(
            Verdict::NotEstablished,
            format!("{player} loses, unless {opponent} cannot checkmate: the arbiter decides."),
        )
        .missing(format!("a proof whether {opponent} can checkmate; try touchmove winnable --budget"), loses),
    };
    let told = who_calls(subject, color, told);
    if subject.table.is_some() {
        return told;
    }
    told.missing(
        format!(
            "whether {player} has completed the moves of the period; then the next period begins instead"
        ),
        cite!("6.4"),
    )
}

/// Enough moves were made: the next period begins.
fn period_goes_on(table: &Table, color: Color) -> Option<Explanation> {
    let clock = table.game.clock().clock(color, table.at);
    let control = table.game.clock().control().of(color);
    let required = control.required(clock.period())?;
    (clock.completed() >= required).then(|| {
        Explanation::new(Verdict::Told, plain("flag-falls", "goes-on", color)).because(
            format!(
                "{} has completed {} moves, {required} are required: the next period begins",
                name(color),
                clock.completed()
            ),
            cite!("6.4"),
        )
    })
}

/// Somebody has to see it or claim it (6.8), and not everybody may.
fn who_calls(subject: &Subject, color: Color, told: Explanation) -> Explanation {
    let seen = cite!("6.8");
    let told = match (subject.laws.arbiter_calls_flag(), subject.laws.flag_claim()) {
        (ArbiterActs::OnlyOnClaim, FlagClaim::MustStopOwnFlagUp) => told.because(
            format!("only {} may claim it, stopping the clocks with their own flag up", name(!color)),
            cite!("A.5.3"),
        ),
        (ArbiterActs::OnlyOnClaim, FlagClaim::MayStop | FlagClaim::Plain) => {
            told.because(format!("only a claim of {} counts", name(!color)), cite!("A.5.5"))
        }
        (_, _) => told
            .because(format!("it has fallen when the arbiter sees it or {} claims it", name(!color)), seen),
    };
    let Some(table) = &subject.table else { return told };
    let clock = table.game.clock().clock(color, table.at);
    if let Some(required) = table.game.clock().control().of(color).required(clock.period()) {
        return told.because(
            format!("{} has completed {} of {required} moves", name(color), clock.completed()),
            cite!("6.4"),
        );
    }
    told.because(format!("{} is in the last period", name(color)), cite!(2023 "6.3.1"))
}

/// Whether a player can still checkmate.
pub(crate) fn can_checkmate(subject: &Subject, color: Color) -> Explanation {
    let article = cite!("6.9");
    match investigate(&subject.position, color, Budget::DEFAULT, None).winnability {
        Winnability::Winnable { line } => {
            Explanation::new(Verdict::Yes, plain("can-checkmate", "yes", color))
                .because(
                    format!("these legal moves of both players end in mate, {} of them", line.len()),
                    article,
                )
                .line(&subject.position, &line)
        }
        Winnability::Unwinnable { reason } => {
            Explanation::new(Verdict::No, plain("can-checkmate", "no", color))
                .because(proof::why(&reason), article)
        }
        Winnability::Undetermined { .. } => {
            Explanation::new(Verdict::NotEstablished, "The proof was not found within the budget.")
                .missing("more work on it: touchmove winnable --budget", article)
        }
    }
}

/// Whether neither player can checkmate (5.2.2).
pub(crate) fn dead(subject: &Subject) -> Explanation {
    let article = cite!("5.2.2");
    let [one, other] = Color::ALL
        .map(|color| (color, investigate(&subject.position, color, Budget::DEFAULT, None).winnability));
    let mut told = match (&one.1, &other.1) {
        (Winnability::Unwinnable { .. }, Winnability::Unwinnable { .. }) => {
            Explanation::new(Verdict::Yes, "Yes, the position is dead: the game is drawn.")
        }
        (Winnability::Winnable { .. }, _) | (_, Winnability::Winnable { .. }) => {
            Explanation::new(Verdict::No, "No, the position is not dead.")
        }
        (Winnability::Undetermined { .. }, _) | (_, Winnability::Undetermined { .. }) => {
            Explanation::new(Verdict::NotEstablished, "It is not proven: the game goes on.")
                .missing("a proof; try touchmove winnable --budget", article)
        }
    };
    for (color, found) in [one, other] {
        told = match found {
            Winnability::Winnable { line } => {
                let shown = told.line.is_empty();
                let said = told.because(format!("{} can checkmate", name(color)), article);
                if shown { said.line(&subject.position, &line) } else { said }
            }
            Winnability::Unwinnable { reason } => {
                told.because(format!("{} cannot checkmate: {}", name(color), proof::why(&reason)), article)
            }
            Winnability::Undetermined { .. } => {
                told.because(format!("whether {} can checkmate is not proven", name(color)), article)
            }
        };
    }
    told
}
