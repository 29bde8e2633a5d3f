//! Plain questions about the board: whose move, check, the end, legality of the position.

use touchmove_chess::winnability::is_dead;
use touchmove_chess::{Color, Irregularities};
use touchmove_conduct::{Phase, Score};
use touchmove_law::cite;

use crate::grounds::{Explanation, Verdict, english, name, pieces, plain};
use crate::question::Asks;
use crate::subject::Subject;

pub(crate) fn whose_move(subject: &Subject) -> Explanation {
    let color = subject.position.having_move();
    let told = Explanation::new(Verdict::Told, plain("whose-move", "told", color));
    let made = subject.history.as_ref().is_some_and(|history| !history.is_empty());
    let text = if made {
        format!("{} has made a move, so it is {}'s turn", name(!color), name(color))
    } else {
        format!("{} is to play in this position", name(color))
    };
    told.because(text, cite!("1.3"))
}

pub(crate) fn in_check(subject: &Subject, color: Color) -> Explanation {
    let checkers = subject.position.checkers_of(color);
    let article = cite!("3.9.1");
    if checkers.is_empty() {
        return Explanation::new(Verdict::No, plain("in-check", "no", color))
            .because(format!("nothing attacks the king on {}", subject.position.king(color)), article);
    }
    Explanation::new(Verdict::Yes, plain("in-check", "yes", color)).because(
        format!(
            "{} attacks the king on {}",
            pieces(&subject.position, checkers),
            subject.position.king(color)
        ),
        article,
    )
}

/// How the game has ended, if the board or the journal shows it.
pub(crate) fn ended(subject: &Subject) -> Option<Explanation> {
    let position = &subject.position;
    let player = position.having_move();
    let over = |answer: String| Explanation::new(Verdict::Yes, answer);
    if let Some(table) = subject.table.as_ref().filter(|table| table.game.phase() == Phase::Over) {
        let (score, ending) = table.game.result()?;
        let how = touchmove_conduct::Decision::Over { score, ending };
        let told = english().sentence(&touchmove_conduct::Ruling::under(
            cite!(2023 "8.7", 2001 "8.7"),
            how,
            touchmove_conduct::Reason::Plain,
        ));
        return Some(over("The game is over.".to_owned()).fact(told.trim_end_matches('.').to_owned()));
    }
    if position.is_checkmate() {
        let answer =
            format!("The game is over: checkmate, {} has won, {}.", name(!player), Score::win(!player));
        return Some(
            over(answer)
                .because(format!("{} is in check and has no legal move", name(player)), cite!("5.1.1")),
        );
    }
    if position.is_stalemate() {
        return Some(
            over("The game is over: stalemate, drawn.".to_owned())
                .because(format!("{} is not in check and has no legal move", name(player)), cite!("5.2.1")),
        );
    }
    if is_dead(position) {
        return Some(
            over("The game is over: a dead position, drawn.".to_owned())
                .because("neither player can checkmate by any series of legal moves", cite!("5.2.2")),
        );
    }
    automatic(subject)
}

/// Draws that need no claim, where the edition has them (9.6).
fn automatic(subject: &Subject) -> Option<Explanation> {
    let position = &subject.position;
    let times = subject.appearances(position).unwrap_or(1);
    if subject.laws.automatic_repetition().is_some_and(|limit| times >= usize::from(limit)) {
        let told = Explanation::new(Verdict::Yes, "The game is over: drawn without a claim.");
        return Some(told.because(format!("the position has appeared {times} times"), cite!("9.6.1")));
    }
    let limit = subject.laws.automatic_without_progress()?;
    (position.halfmoves() >= u32::from(limit) * 2).then(|| {
        Explanation::new(Verdict::Yes, "The game is over: drawn without a claim.").because(
            format!("each player has made {limit} moves without pawn move or capture"),
            cite!("9.6.2"),
        )
    })
}

/// Whether the player having the move is checkmated, or stalemated: two different questions.
pub(crate) fn mated(subject: &Subject, asks: &Asks) -> Explanation {
    let position = &subject.position;
    let player = name(position.having_move());
    let (is_so, word, article) = if let Asks::Stalemate = asks {
        (position.is_stalemate(), "stalemate", cite!("5.2.1"))
    } else {
        (position.is_checkmate(), "checkmate", cite!("5.1.1"))
    };
    let check = if position.in_check() { "is in check" } else { "is not in check" };
    let moves = if position.has_legal_move() { "has a legal move" } else { "has no legal move" };
    let verdict = if is_so { Verdict::Yes } else { Verdict::No };
    Explanation::new(verdict, plain(word, verdict.word(), position.having_move()))
        .because(format!("{player} {check} and {moves}"), article)
}

pub(crate) fn over(subject: &Subject) -> Explanation {
    if let Some(told) = ended(subject) {
        return told;
    }
    let told = Explanation::new(Verdict::No, "No, the game is not over on the board.").because(
        format!("{} has a legal move, and somebody can checkmate", name(subject.position.having_move())),
        cite!("5.1.1"),
    );
    if subject.table.is_some() {
        return told;
    }
    told.missing("resignation, agreement, time: they do not show on the board", cite!("5.1.2"))
}

pub(crate) fn legal_position(subject: &Subject) -> Explanation {
    let found = Irregularities::of(&subject.position.to_setup());
    let article = cite!("3.10.3");
    let side = subject.position.having_move();
    if found.is_empty() {
        return Explanation::new(Verdict::NotEstablished, plain("legal-position", "not-established", side))
            .missing("a game of legal moves that leads to it", article);
    }
    let mut told = Explanation::new(Verdict::No, plain("legal-position", "no", side));
    for irregularity in &found {
        told = told.because(irregularity.to_string(), article);
    }
    told
}
