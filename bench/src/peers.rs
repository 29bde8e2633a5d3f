//! The peers behind one trait, each used as its own documentation shows.

use std::hint::black_box;
use std::str::FromStr;

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, FromSetup, Position as _};
use touchmove_chess::{Bitboard, Castling, Color, Piece, Position, Role, Setup, Square};

/// A library that counts move series.
pub(crate) trait Peer {
    const NAME: &'static str;
    type Board;

    fn read(fen: &str) -> Self::Board;

    /// Counts the last moves without making them, in the library's quickest way.
    fn counted(board: &Self::Board, depth: u32) -> u64;

    /// Makes every move, the last ones too.
    fn made(board: &Self::Board, depth: u32) -> u64;
}

pub(crate) struct Touchmove;

impl Peer for Touchmove {
    const NAME: &'static str = "touchmove";
    type Board = Position;

    fn read(fen: &str) -> Position {
        Position::admit(&setup(&shakmaty(fen))).expect("each side has one king")
    }

    fn counted(board: &Position, depth: u32) -> u64 {
        touchmove_chess::perft(board, depth)
    }

    fn made(board: &Position, depth: u32) -> u64 {
        touchmove_chess::perft_making_all(board, depth)
    }
}

pub(crate) struct Cozy;

impl Peer for Cozy {
    const NAME: &'static str = "cozy-chess";
    type Board = cozy_chess::Board;

    fn read(fen: &str) -> cozy_chess::Board {
        cozy_chess::Board::from_fen(fen, false).expect("the positions are regular")
    }

    fn counted(board: &cozy_chess::Board, depth: u32) -> u64 {
        let mut nodes = 0;
        if depth == 1 {
            board.generate_moves(|moves| {
                nodes += moves.len() as u64;
                false
            });
            return nodes;
        }
        board.generate_moves(|moves| {
            for m in moves {
                let mut next = board.clone();
                next.play_unchecked(m);
                nodes += Cozy::counted(&next, depth - 1);
            }
            false
        });
        nodes
    }

    fn made(board: &cozy_chess::Board, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut nodes = 0;
        board.generate_moves(|moves| {
            for m in moves {
                let mut next = board.clone();
                next.play_unchecked(m);
                nodes += Cozy::made(black_box(&next), depth - 1);
            }
            false
        });
        nodes
    }
}

pub(crate) struct Shakmaty;

impl Peer for Shakmaty {
    const NAME: &'static str = "shakmaty";
    type Board = shakmaty::Chess;

    fn read(fen: &str) -> shakmaty::Chess {
        shakmaty(fen)
    }

    fn counted(board: &shakmaty::Chess, depth: u32) -> u64 {
        shakmaty::perft(board, depth)
    }

    fn made(board: &shakmaty::Chess, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut nodes = 0;
        for m in board.legal_moves() {
            let mut next = board.clone();
            next.play_unchecked(m);
            nodes += Shakmaty::made(black_box(&next), depth - 1);
        }
        nodes
    }
}

pub(crate) struct Chess;

impl Peer for Chess {
    const NAME: &'static str = "chess";
    type Board = chess::Board;

    fn read(fen: &str) -> chess::Board {
        chess::Board::from_str(fen).expect("the positions are regular")
    }

    fn counted(board: &chess::Board, depth: u32) -> u64 {
        let moves = chess::MoveGen::new_legal(board);
        if depth == 1 {
            return moves.len() as u64;
        }
        moves.map(|m| Chess::counted(&board.make_move_new(m), depth - 1)).sum()
    }

    fn made(board: &chess::Board, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = chess::MoveGen::new_legal(board);
        moves.map(|m| Chess::made(black_box(&board.make_move_new(m)), depth - 1)).sum()
    }
}

fn shakmaty(fen: &str) -> shakmaty::Chess {
    let setup = fen.parse::<Fen>().expect("the positions are well written").into_setup();
    shakmaty::Chess::from_setup(setup, CastlingMode::Chess960).expect("the positions are regular")
}

/// Our setup of a position of shakmaty's.
pub(crate) fn setup(theirs: &shakmaty::Chess) -> Setup {
    let theirs = theirs.to_setup(shakmaty::EnPassantMode::Always);
    let pieces = theirs.board.into_iter().map(|(square, piece)| (our_square(square), our_piece(piece)));
    Setup {
        board: pieces.collect(),
        having_move: our_color(theirs.turn),
        castling: Castling::with_rooks(Bitboard(theirs.castling_rights.0)),
        en_passant: theirs.ep_square.map(our_square),
        halfmoves: theirs.halfmoves,
        fullmove: theirs.fullmoves.get(),
    }
}

pub(crate) fn our_square(theirs: shakmaty::Square) -> Square {
    Square::from_index(usize::from(theirs)).expect("both count squares from a1")
}

pub(crate) fn our_color(theirs: shakmaty::Color) -> Color {
    theirs.fold_wb(Color::White, Color::Black)
}

fn our_piece(theirs: shakmaty::Piece) -> Piece {
    our_role(theirs.role).of(our_color(theirs.color))
}

pub(crate) fn our_role(theirs: shakmaty::Role) -> Role {
    match theirs {
        shakmaty::Role::Pawn => Role::Pawn,
        shakmaty::Role::Knight => Role::Knight,
        shakmaty::Role::Bishop => Role::Bishop,
        shakmaty::Role::Rook => Role::Rook,
        shakmaty::Role::Queen => Role::Queen,
        shakmaty::Role::King => Role::King,
    }
}

/// Shakmaty's setup of ours.
pub(crate) fn their_setup(ours: &Setup) -> Option<shakmaty::Setup> {
    let mut theirs = shakmaty::Setup::empty();
    for (square, piece) in ours.board.iter() {
        let color = shakmaty::Color::from_white(piece.color == Color::White);
        let role = shakmaty::Role::from_char(piece.role.letter())?;
        theirs.board.set_piece_at(their_square(square), shakmaty::Piece { color, role });
    }
    theirs.turn = shakmaty::Color::from_white(ours.having_move == Color::White);
    theirs.castling_rights = shakmaty::Bitboard(ours.castling.rooks().0);
    theirs.ep_square = ours.en_passant.map(their_square);
    theirs.halfmoves = ours.halfmoves;
    theirs.fullmoves = std::num::NonZeroU32::new(ours.fullmove)?;
    Some(theirs)
}

fn their_square(ours: Square) -> shakmaty::Square {
    shakmaty::Square::new(ours.index() as u32)
}
