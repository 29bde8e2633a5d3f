//! A move as it is made by hand: touches, captures, releases (4.1-4.7), one act after the other.

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::{Attempt, Color, File, Move, Position, Rank, Role, Square, Wing};
use touchmove_conduct::act::{Contact, PlayerAct};
use touchmove_notation::Language;
use touchmove_notation::algebraic::{self, Form, NoMove, Reading, Style};

/// Castling on whichever side it is legal.
pub(crate) const CASTLING: &str = "castling";

/// What a text means: algebraic notation in English, or plain squares such as `g1f3` and `a7a8q`.
pub fn read(position: &Position, text: &str) -> Reading {
    if text == CASTLING {
        let legal = position.legal_moves();
        let castles: Vec<Move> = legal.iter().copied().filter(|mv| mv.castles().is_some()).collect();
        return match castles.as_slice() {
            [] => algebraic::read(position, "0-0", Language::ENGLISH).reading,
            [one] => Reading::One(*one),
            [..] => Reading::Several(castles),
        };
    }
    if let Some(attempt) = squares(text) {
        return match position.attempted(attempt) {
            Ok(mv) => Reading::One(mv),
            Err(illegal) => Reading::None(NoMove::Illegal { attempt, illegal }),
        };
    }
    algebraic::read(position, text, Language::ENGLISH).reading
}

/// `e7e5`, `e7-e5`, `a7a8q`.
fn squares(text: &str) -> Option<Attempt> {
    let text = text.replace('-', "");
    let from = Square::from_name(text.get(..2)?.as_bytes())?;
    let to = Square::from_name(text.get(2..4)?.as_bytes())?;
    let promotion = match text.as_bytes().get(4..)? {
        [] => None,
        [letter] => Some(Role::from_letter(*letter)?),
        [_, ..] => return None,
    };
    Some(Attempt { from, to, promotion })
}

/// Why a text is not one legal move, with what would be.
pub(crate) fn not_one(position: &Position, text: &str) -> String {
    let style = Style::of(Language::ENGLISH, Form::Short);
    match read(position, text) {
        Reading::One(_) => alloc::format!("{text} is a legal move"),
        Reading::Several(moves) => {
            let all: Vec<String> = moves.iter().map(|mv| algebraic::text(position, *mv, &style)).collect();
            alloc::format!("{text} may be several moves here: say {}", all.join(" or "))
        }
        Reading::None(none) => alloc::format!("{text} is not a legal move here: {none}"),
        Reading::Unreadable { .. } => {
            alloc::format!("expected a move such as Nf3, exd5 or 0-0, not `{text}`")
        }
    }
}

/// Why no hand can make what a text says.
pub(crate) fn not_told(position: &Position, text: &str) -> String {
    match read(position, text) {
        Reading::None(NoMove::NoSuchPiece { .. }) => {
            match text.get(1..).and_then(|rest| squares(&rest.replace('x', ""))) {
                Some(Attempt { from, .. }) => {
                    alloc::format!("{text}: no such piece of the player stands on {from}")
                }
                None => alloc::format!(
                    "{text} does not tell which piece goes where: an illegal move is told with both squares, such as Ng1-g3"
                ),
            }
        }
        Reading::One(_) | Reading::Several(_) | Reading::None(_) | Reading::Unreadable { .. } => {
            not_one(position, text)
        }
    }
}

/// The acts that make the move a text says, legal or not; `None` if no piece can be told from it.
pub(crate) fn acts(position: &Position, text: &str) -> Option<Vec<PlayerAct>> {
    match read(position, text) {
        Reading::One(mv) => Some(legal(position, mv)),
        Reading::None(NoMove::Illegal { attempt, .. }) => Some(illegal(position, attempt)),
        Reading::None(NoMove::NoSuchPiece { .. }) | Reading::Several(_) | Reading::Unreadable { .. } => None,
    }
}

fn touch(square: Square) -> PlayerAct {
    PlayerAct::Touch { square, contact: Contact::Intent }
}

/// The acts of a hand that make a legal move.
pub fn legal(position: &Position, mv: Move) -> Vec<PlayerAct> {
    match mv {
        Move::Ordinary { from, to, .. } | Move::DoubleStep { from, to } => {
            alloc::vec![touch(from), PlayerAct::Release { square: to }]
        }
        Move::Capture { from, to, .. } => {
            alloc::vec![touch(from), PlayerAct::Remove { square: to }, PlayerAct::Release { square: to }]
        }
        Move::EnPassant { from, to } => {
            let pawn = Square::new(to.file(), from.rank());
            alloc::vec![touch(from), PlayerAct::Release { square: to }, PlayerAct::Remove { square: pawn }]
        }
        Move::Castle { king, rook } => castling(position.having_move(), king, rook),
        Move::Promotion { from, to, into } => {
            let mut acts = alloc::vec![touch(from)];
            if position.piece_at(to).is_some() {
                acts.push(PlayerAct::Remove { square: to });
            }
            acts.extend([
                PlayerAct::Release { square: to },
                PlayerAct::Remove { square: to },
                PlayerAct::Place { role: into, square: to },
                PlayerAct::Release { square: to },
            ]);
            acts
        }
    }
}

/// King first, then the rook (4.4.1); from other squares than the standard ones the castling is announced and the king
/// put beside the board meanwhile (II.3.2.7).
fn castling(player: Color, king: Square, rook: Square) -> Vec<PlayerAct> {
    let wing = Wing::towards(king, rook);
    let (king_to, rook_to) = (wing.king_goes_to(player), wing.rook_goes_to(player));
    let standard = king.file() == File::E && matches!(rook.file(), File::A | File::H);
    if standard {
        return alloc::vec![
            touch(king),
            PlayerAct::Release { square: king_to },
            touch(rook),
            PlayerAct::Release { square: rook_to }
        ];
    }
    let mut acts = alloc::vec![PlayerAct::SayCastle];
    if king == king_to {
        acts.extend([touch(king), touch(rook), PlayerAct::Release { square: rook_to }]);
        return acts;
    }
    acts.push(PlayerAct::Remove { square: king });
    if rook != rook_to {
        acts.extend([touch(rook), PlayerAct::Release { square: rook_to }]);
    }
    acts.extend([
        PlayerAct::Place { role: Role::King, square: king_to },
        PlayerAct::Release { square: king_to },
    ]);
    acts
}

/// The acts of a hand that do whatever the squares say.
pub fn illegal(position: &Position, attempt: Attempt) -> Vec<PlayerAct> {
    let Attempt { from, to, promotion } = attempt;
    let player = position.having_move();
    let piece = position.piece_at(from);
    let on_arrival = position.piece_at(to);
    let castles = piece.is_some_and(|piece| piece.role == Role::King)
        && on_arrival.is_some_and(|piece| piece.color == player && piece.role == Role::Rook);
    if castles {
        return castling(player, from, to);
    }
    let mut acts = alloc::vec![touch(from)];
    if on_arrival.is_some_and(|piece| piece.color != player) {
        acts.push(PlayerAct::Remove { square: to });
    }
    acts.push(PlayerAct::Release { square: to });
    if let Some(role) = promotion
        && to.rank() == Rank::Eighth.seen_by(player)
    {
        acts.extend([
            PlayerAct::Remove { square: to },
            PlayerAct::Place { role, square: to },
            PlayerAct::Release { square: to },
        ]);
    }
    acts
}

/// A quiet move: no capture, no pawn, no check, no castling; to a position that has not been on the board yet, or only
/// once, rather without giving up a right to castle, and so that the opponent has such a move too.
pub(crate) fn quiet(position: &Position, seen: &[Position]) -> Option<Move> {
    quiet_moves(position, seen).into_iter().find(|mv| !quiet_moves(&position.play(*mv), seen).is_empty())
}

/// Quiet moves, those to new positions first.
fn quiet_moves(position: &Position, seen: &[Position]) -> Vec<Move> {
    let is_quiet = |mv: &Move| match mv {
        Move::Ordinary { role, .. } => *role != Role::Pawn,
        Move::Capture { .. }
        | Move::DoubleStep { .. }
        | Move::EnPassant { .. }
        | Move::Castle { .. }
        | Move::Promotion { .. } => false,
    };
    let legal = position.legal_moves();
    let rated = legal.iter().copied().filter(is_quiet).filter_map(|mv| {
        let after = position.play(mv);
        let times = seen.iter().filter(|old| after.is_same_as(old)).count();
        let gives_up = after.castling() != position.castling();
        let calm = !after.in_check() && after.has_legal_move() && times < 2;
        calm.then_some(((times, gives_up), mv))
    });
    let mut rated: Vec<_> = rated.collect();
    rated.sort_by_key(|(rating, _)| *rating);
    rated.into_iter().map(|(_, mv)| mv).collect()
}
