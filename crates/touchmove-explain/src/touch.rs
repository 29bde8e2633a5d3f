//! What touched pieces oblige a player to do (Article 4), and whether they must record (8.1, 8.4).

use touchmove_chess::{Color, Move};
use touchmove_clock::RecordingDuty;
use touchmove_law::{Recording, cite};

use crate::grounds::{Explanation, Verdict, english, name, pieces, plain, short};
use crate::question::Piece;
use crate::subject::Subject;

/// Whether a player must move a piece; without a piece, what binds the player.
pub(crate) fn must_move(subject: &Subject, color: Color, piece: Piece) -> Explanation {
    let position = &subject.position;
    if position.having_move() != color {
        return Explanation::new(Verdict::No, format!("No, {} does not have the move.", name(color)))
            .because(
                format!("{} has the move; touching binds only the player having it", name(!color)),
                cite!("4.3"),
            );
    }
    let is_meant = |mv: &Move| {
        piece.square.is_none_or(|square| mv.from() == square)
            && piece
                .role
                .is_none_or(|role| position.piece_at(mv.from()).is_some_and(|moved| moved.role == role))
    };
    let named = piece.square.is_some() || piece.role.is_some();
    let Some(table) = &subject.table else {
        let legal = position.legal_moves();
        let only = named && !legal.is_empty() && legal.iter().all(is_meant);
        let told = if only {
            Explanation::new(Verdict::Yes, "Yes: no other piece has a legal move.")
                .because("every legal move is one of that piece", cite!("3.10.1"))
        } else {
            Explanation::new(Verdict::NotEstablished, plain("must-move", "not-established", color))
        };
        return told
            .missing("what the player has touched, in which order, as a scenario tells it", cite!("4.3"));
    };
    let turn = table.game.turn();
    let obliged = turn.obliged(position);
    let permitted = obliged.permitted(position);
    let article = turn.article(position);
    let bound = permitted.len() < position.legal_moves().len();
    let may = if bound {
        let all = english().list(permitted.iter().map(|mv| short(position, *mv)));
        format!("{} may make only {all}", name(color))
    } else {
        format!("nothing binds {}: any legal move may be made", name(color))
    };
    if !named {
        let answer = if bound {
            let from = permitted.iter().map(|mv| mv.from()).collect();
            format!("{} must move {}.", name(color), pieces(position, from))
        } else {
            format!("{} may make any legal move.", name(color))
        };
        return Explanation::new(Verdict::Told, answer).because(may, article);
    }
    if bound && permitted.iter().all(is_meant) {
        return Explanation::new(Verdict::Yes, plain("must-move", "yes", color)).because(may, article);
    }
    let answer = if bound && !permitted.iter().any(is_meant) {
        format!("No, {} must not: another piece has to be moved.", name(color))
    } else {
        plain("must-move", "no", color)
    };
    Explanation::new(Verdict::No, answer).because(may, article)
}

/// Whether a player must record the moves now.
pub(crate) fn must_record(subject: &Subject, color: Color) -> Explanation {
    let article = cite!("8.1.1");
    let exempt = cite!("8.4");
    let Some(table) = &subject.table else {
        return Explanation::new(Verdict::NotEstablished, "In general a player records every move.")
            .because("both players record move after move", article)
            .missing("what the clock shows, and what is added for each move", exempt);
    };
    match subject.laws.recording() {
        Recording::Required => {}
        Recording::NotRequired => {
            return Explanation::new(Verdict::No, plain("must-record", "no", color))
                .because("nobody needs to in fast play", cite!("A.2"));
        }
    }
    match table.game.clock().duty(color, table.at) {
        RecordingDuty::Records => Explanation::new(Verdict::Yes, plain("must-record", "yes", color))
            .because("nothing lifts the duty", article),
        RecordingDuty::Exempt => {
            Explanation::new(Verdict::No, format!("No, {} need not record now.", name(color))).because(
                "less than five minutes were left in this period, and less than thirty seconds are added",
                exempt,
            )
        }
    }
}
