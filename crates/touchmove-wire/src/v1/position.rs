//! A position and what the Laws say of it.

use serde::Serialize;
use touchmove_chess::{Bitboard, Color, Irregularities, Irregularity, Move, Position, Setup};
use touchmove_law::{Article, cite};
use touchmove_notation::algebraic::{self, Style};
use touchmove_notation::fen::Fen;

use super::citation::{Citation, cited};

/// What is known of an arrangement. Without one king of each colour there are neither moves nor checks.
#[derive(Serialize, Debug)]
pub struct PositionAnswer {
    /// The arrangement as X-FEN.
    pub fen: String,
    /// The same as Shredder-FEN.
    pub shredder_fen: String,
    /// `white` or `black`.
    pub having_move: &'static str,
    /// The squares of the pieces that give check to the player having the move.
    pub checkers: Vec<String>,
    /// The legal moves.
    pub moves: Vec<MoveAnswer>,
    /// How the game has ended on the board.
    pub end: Option<EndAnswer>,
    /// Whether nothing was found that makes the position illegal (3.10.3); no proof that it is legal.
    pub legal: bool,
    /// Everything found.
    pub irregularities: Vec<IrregularityAnswer>,
}

/// A legal move.
#[derive(Serialize, Debug)]
pub struct MoveAnswer {
    /// Squares from and to, `e7e8q` for a promotion, castling as the king onto its rook.
    pub coordinates: String,
    /// In algebraic notation, as PGN writes it.
    pub san: String,
}

/// An end on the board.
#[derive(Serialize, Debug)]
pub struct EndAnswer {
    /// `checkmate` or `stalemate`.
    pub by: &'static str,
    /// The side that has won, if one has.
    pub won_by: Option<&'static str>,
    /// What it rests on.
    pub article: Vec<Citation>,
}

/// A reason why a position is illegal.
#[derive(Serialize, Debug)]
pub struct IrregularityAnswer {
    /// What was found, in English.
    pub reason: String,
    /// What it rests on.
    pub article: Vec<Citation>,
}

impl PositionAnswer {
    /// All that is known of the arrangement.
    pub fn new(setup: &Setup) -> PositionAnswer {
        let fen = Fen::from(*setup);
        let position = Position::admit(setup).ok();
        let irregularities = Irregularities::of(setup);
        PositionAnswer {
            fen: fen.to_string(),
            shredder_fen: fen.shredder().to_string(),
            having_move: side(setup.having_move),
            checkers: position.map_or(Vec::new(), |position| names(position.checkers())),
            moves: position.map_or(Vec::new(), |position| {
                position.legal_moves().iter().map(|m| MoveAnswer::new(&position, *m)).collect()
            }),
            end: position.as_ref().and_then(EndAnswer::of),
            legal: irregularities.is_empty(),
            irregularities: irregularities.into_iter().map(IrregularityAnswer::new).collect(),
        }
    }
}

impl MoveAnswer {
    pub(super) fn new(position: &Position, m: Move) -> MoveAnswer {
        MoveAnswer { coordinates: m.to_string(), san: algebraic::text(position, m, &Style::PGN) }
    }
}

impl EndAnswer {
    fn of(position: &Position) -> Option<EndAnswer> {
        if position.has_legal_move() {
            return None;
        }
        Some(if position.in_check() {
            EndAnswer {
                by: "checkmate",
                won_by: Some(side(!position.having_move())),
                article: cited(cite!("5.1.1")),
            }
        } else {
            EndAnswer { by: "stalemate", won_by: None, article: cited(cite!("5.2.1")) }
        })
    }
}

impl IrregularityAnswer {
    fn new(found: &Irregularity) -> IrregularityAnswer {
        IrregularityAnswer { reason: found.to_string(), article: cited(ILLEGAL_POSITION) }
    }
}

/// What every reason against a position comes under.
const ILLEGAL_POSITION: Article = cite!("3.10.3");

fn side(color: Color) -> &'static str {
    color.choose("white", "black")
}

fn names(squares: Bitboard) -> Vec<String> {
    squares.iter().map(|square| square.to_string()).collect()
}
