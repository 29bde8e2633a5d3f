//! Why a move is legal or not (Article 3), and which moves are.

use touchmove_chess::{Attempt, Color, Illegal, Move, Position, Role, Square};
use touchmove_law::cite;
use touchmove_notation::algebraic::{NoMove, Reading};
use touchmove_scenario::read_move;

use crate::Unanswered;
use crate::grounds::{Explanation, Verdict, english, list, name, pieces, short, the};
use crate::subject::Subject;

/// Whether a move is legal, and why not.
pub(crate) fn why(subject: &Subject, color: Color, text: &str) -> Result<Explanation, Unanswered> {
    let position = subject.with_move(color);
    let told = match read_move(&position, text) {
        Reading::One(mv) if takes_nothing(text, mv) => nothing_to_take(text, mv),
        Reading::One(mv) => legal_move(subject, &position, mv),
        Reading::Several(moves) => {
            let all = list("list-or", moves.iter().map(|mv| short(&position, *mv)));
            Explanation::new(
                Verdict::NotEstablished,
                format!("{text} may be several moves, all of them legal."),
            )
            .because(format!("it may be {all}"), cite!("C.10.1"))
        }
        Reading::None(NoMove::Illegal { attempt, illegal }) => {
            illegal_move(&position, text, attempt, illegal)
        }
        Reading::None(none @ NoMove::NoSuchPiece { .. }) => {
            Explanation::new(Verdict::No, format!("{text} is illegal."))
                .because(none.to_string(), none.article())
        }
        Reading::Unreadable { trouble, .. } => {
            return Err(Unanswered::new(format!("question: `{text}` cannot be read as a move: {trouble}")));
        }
    };
    Ok(if subject.position.having_move() == color {
        told
    } else {
        told.because(
            format!("{} has the move; this is so if {} had it", name(!color), name(color)),
            cite!("1.3"),
        )
    })
}

/// Whether the question asks about a capture and the move takes nothing.
pub(crate) fn takes_nothing(text: &str, mv: Move) -> bool {
    text.contains(['x', '×', ':']) && !mv.is_capture()
}

/// A capture on a square where nothing can be captured is not a move of this position.
pub(crate) fn nothing_to_take(text: &str, mv: Move) -> Explanation {
    let nothing = format!("there is nothing to take on {}", mv.to());
    Explanation::new(Verdict::No, format!("{text} is not a move here: {nothing}."))
        .because(nothing, cite!("3.1.1"))
}

fn legal_move(subject: &Subject, position: &Position, mv: Move) -> Explanation {
    let text = short(position, mv);
    let legal = format!("{text} fulfils every requirement of Article 3");
    let binds =
        subject.table.as_ref().filter(|_| subject.position == *position).map(|table| table.game.turn());
    match binds {
        Some(turn) if !turn.obliged(position).permits(position, mv) => {
            Explanation::new(Verdict::No, format!("{text} is legal, but the player may not make it now."))
                .because("what was touched or written asks for another move", turn.article(position))
                .because(legal, cite!("3.10.1"))
        }
        Some(_) | None => {
            Explanation::new(Verdict::Yes, format!("{text} is legal.")).because(legal, cite!("3.10.1"))
        }
    }
}

fn illegal_move(position: &Position, text: &str, attempt: Attempt, illegal: Illegal) -> Explanation {
    let mut told = Explanation::new(Verdict::No, format!("{text} is illegal."))
        .because(reason(position, attempt, illegal), illegal.article());
    let squares = text.as_bytes().windows(2).filter(|two| Square::from_name(two).is_some()).count();
    let Some(piece) = position.piece_at(attempt.from) else { return told };
    if squares < 2 && piece.role != Role::Pawn && piece.role != Role::King {
        for other in position.pieces(piece.color, piece.role).iter().filter(|from| *from != attempt.from) {
            let attempt = Attempt { from: other, ..attempt };
            if let Err(illegal) = position.attempted(attempt) {
                told = told.because(reason(position, attempt, illegal), illegal.article());
            }
        }
    }
    told.because("a move is illegal when it fails one of these requirements", cite!("3.10.2"))
}

/// What stands against a move, with the pieces that do.
fn reason(position: &Position, attempt: Attempt, illegal: Illegal) -> String {
    let player = position.having_move();
    let king = position.king(player);
    let moved = position.piece_at(attempt.from);
    let it = moved.map_or_else(|| "the piece".to_owned(), |piece| the(piece, attempt.from));
    match illegal {
        Illegal::PutsInCheck { attackers } | Illegal::LeavesInCheck { attackers }
            if moved.is_some_and(|piece| piece.role == Role::King) =>
        {
            format!("the king would stand on {}, which {} attacks", attempt.to, pieces(position, attackers))
        }
        Illegal::PutsInCheck { attackers } => format!(
            "{it} is pinned: once it has gone, {} attacks the king on {king}",
            pieces(position, attackers)
        ),
        Illegal::LeavesInCheck { attackers } => format!(
            "the king on {king} is in check from {}, and the move of {it} leaves it so",
            pieces(position, attackers)
        ),
        Illegal::NotHowItMoves { role } => {
            format!("a {role} does not move from {} to {}", attempt.from, attempt.to)
        }
        Illegal::LeapsOver { over } => {
            let over = position.piece_at(over).map_or_else(|| over.to_string(), |piece| the(piece, over));
            format!("{it} is blocked by {over}")
        }
        Illegal::OwnPiece { piece, to } => {
            format!("{it} cannot go to {to}: the player's own {} is there", piece.role)
        }
        Illegal::NoPiece { .. }
        | Illegal::OpponentsPiece { .. }
        | Illegal::CapturesKing { .. }
        | Illegal::StepBlocked { .. }
        | Illegal::NotFirstMove
        | Illegal::DoubleStepBlocked { .. }
        | Illegal::NothingToCapture { .. }
        | Illegal::NotAfterDoubleStep { .. }
        | Illegal::EnPassantTooLate { .. }
        | Illegal::PromotionMissing
        | Illegal::PromotionImpossible { .. }
        | Illegal::PromotionNotDue { .. }
        | Illegal::NoRookToCastle
        | Illegal::CastlingRightLost { .. }
        | Illegal::CastlingBlocked { .. }
        | Illegal::CastlingWayOccupied { .. }
        | Illegal::CastlingAttacked { .. } => illegal.to_string(),
    }
}

/// The legal moves, all or those of one piece; where there is a journal, those the player may still make.
pub(crate) fn legal(subject: &Subject, color: Color, square: Option<Square>) -> Explanation {
    let position = subject.with_move(color);
    let is_asked = |mv: &&Move| square.is_none_or(|square| mv.from() == square);
    let legal = position.legal_moves();
    let moves: Vec<String> = legal.iter().filter(is_asked).map(|mv| short(&position, *mv)).collect();
    let of = square.map_or(String::new(), |square| format!(" of {square}"));
    let answer = match moves.as_slice() {
        [] => format!("{} has no legal move{of}.", name(color)),
        [..] => {
            let all = english().list(moves.iter().cloned());
            format!("{} has {} legal moves{of}: {all}.", name(color), moves.len())
        }
    };
    let mut told = Explanation::new(Verdict::Told, answer)
        .because("what meets every requirement of Article 3 is legal", cite!("3.10.1"));
    if subject.position.having_move() != color {
        told = told.because(format!("{} has the move", name(!color)), cite!("1.3"));
    } else if let Some(table) = &subject.table {
        let turn = table.game.turn();
        let permitted = turn.obliged(&position).permitted(&position);
        if permitted.len() < legal.len() {
            let permitted: Vec<String> =
                permitted.iter().filter(is_asked).map(|mv| short(&position, *mv)).collect();
            let said =
                if permitted.is_empty() { "none of these".to_owned() } else { english().list(permitted) };
            told = told.because(
                format!("after what was touched or written {} may make only {said}", name(color)),
                turn.article(&position),
            );
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use touchmove_law::Edition;

    use crate::{Question, Source, explained};

    fn answer(question: &str) -> String {
        let source = Source::fen("8/8/8/2Kp4/8/8/k7/7R w - - 99 80").expect("a position");
        let question = Question::read(question).expect("a question");
        let told = explained(&source, &question, Edition::Fide2023).expect("an answer");
        format!("{:?}", told.sent(Edition::Fide2023))
    }

    #[test]
    fn a_capture_on_an_empty_square_takes_nothing() {
        for question in ["is Rxh2 legal?", "can White claim with Rxh2?"] {
            assert!(answer(question).contains("there is nothing to take on h2"), "{question}");
        }
        for question in ["is Rh2 legal?", "can White claim with Rh2?", "can White claim with Kxd5?"] {
            assert!(!answer(question).contains("nothing to take"), "{question}");
        }
    }
}
