//! What holds in every position, regular or not: the different ways to ask agree, and playing keeps the board whole.

use std::collections::BTreeSet;

use touchmove_chess::chess960::Start;
use touchmove_chess::{Bitboard, Board, Castling, Color, Move, Position, Random, Role, Setup, Square};

fn below(random: &mut Random, limit: usize) -> usize {
    usize::try_from(random.below(limit as u64)).unwrap()
}

/// Two kings and any number of anything anywhere, with whatever rights and passed squares the board bears.
fn arrangement(random: &mut Random) -> Position {
    loop {
        let mut board = Board::EMPTY;
        let crowd = [4, 12, 30, 62][below(random, 4)];
        for _ in 0..below(random, crowd + 1) {
            let role = Role::ALL[below(random, 5)];
            let color = Color::ALL[below(random, 2)];
            board.put(Square::from_index(below(random, 64)).unwrap(), role.of(color));
        }
        for color in Color::ALL {
            let home = [Square::E1, Square::E8][color.index()];
            let anywhere = Square::from_index(below(random, 64)).unwrap();
            board.put(if below(random, 2) == 0 { home } else { anywhere }, Role::King.of(color));
        }
        let setup = Setup {
            board,
            having_move: Color::ALL[below(random, 2)],
            castling: Castling::with_rooks(Bitboard(random.next())),
            en_passant: Square::from_index(below(random, 64)),
            halfmoves: 7,
            fullmove: 9,
        };
        if let Ok(position) = Position::admit(&setup) {
            return position;
        }
    }
}

/// Positions of all sorts: arrangements, and games of a few moves from them and from the 960 starts.
fn each_position(count: usize, mut visit: impl FnMut(&mut Random, &Position)) {
    let mut random = Random::seeded(5);
    let mut here = Position::initial();
    for step in 0..count {
        let legal = here.legal_moves();
        here = match step % 10 {
            0 => arrangement(&mut random),
            5 => Start::drawn(&mut random).position(),
            _ if legal.is_empty() => arrangement(&mut random),
            _ => here.play(legal[below(&mut random, legal.len())]),
        };
        visit(&mut random, &here);
    }
}

#[test]
fn listing_counting_and_asking_for_one_agree() {
    each_position(20_000, |_, here| {
        let listed = here.legal_moves();
        let different: BTreeSet<Move> = listed.iter().copied().collect();
        assert_eq!(different.len(), listed.len(), "{here:?}");
        assert_eq!(here.count_legal_moves(), listed.len(), "{here:?}");
        assert_eq!(here.has_legal_move(), !listed.is_empty(), "{here:?}");
        let mut next = BTreeSet::new();
        here.each_next(|position| {
            next.insert(format!("{position:?}"));
        });
        let played: BTreeSet<String> = listed.iter().map(|m| format!("{:?}", here.play(*m))).collect();
        assert_eq!(next, played, "{here:?}");
    });
}

/// Every move that can be written at all.
fn all_moves() -> impl Iterator<Item = Move> {
    let pairs = Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
    pairs.flat_map(|(from, to)| {
        let by_role = Role::ALL.into_iter().flat_map(move |role| {
            let promotion = Move::Promotion { from, to, into: role };
            [Move::Ordinary { role, from, to }, Move::Capture { role, from, to }, promotion]
        });
        let others = [
            Move::DoubleStep { from, to },
            Move::EnPassant { from, to },
            Move::Castle { king: from, rook: to },
        ];
        by_role.chain(others)
    })
}

#[test]
fn exactly_the_listed_moves_are_legal() {
    each_position(200, |_, here| {
        let listed: BTreeSet<Move> = here.legal_moves().into_iter().collect();
        let legal: BTreeSet<Move> = all_moves().filter(|m| here.is_legal(*m)).collect();
        assert_eq!(legal, listed, "{here:?}");
    });
}

#[test]
fn the_pieces_found_from_the_square_of_arrival_are_those_that_can_go_there() {
    each_position(5_000, |_, here| {
        let listed = here.legal_moves();
        for role in Role::ALL {
            for to in Square::all() {
                let safe = |from: &Square| here.keeps_king_safe(*from, to);
                let found: Bitboard = here.candidates(role, to).iter().filter(safe).collect();
                let special = |m: &&Move| !matches!(m, Move::Castle { .. } | Move::EnPassant { .. });
                let arriving = listed.iter().filter(special).filter(|m| m.role() == role && m.to() == to);
                assert_eq!(found, arriving.map(|m| m.from()).collect(), "{here:?} {role} {to}");
            }
        }
    });
}

/// The square of the piece that a move captures.
fn captured(m: Move) -> Option<Square> {
    if let Move::EnPassant { from, to } = m {
        return Some(Square::new(to.file(), from.rank()));
    }
    m.is_capture().then_some(m.to())
}

#[test]
fn what_a_piece_can_do_is_what_the_listed_moves_do_with_it() {
    each_position(5_000, |_, here| {
        let listed = here.legal_moves();
        for square in Square::all() {
            let moves = listed.iter().any(|m| m.from() == square);
            assert_eq!(here.can_move(square), moves, "{here:?} {square}");
            let falls = listed.iter().any(|m| captured(*m) == Some(square));
            assert_eq!(here.can_be_captured(square), falls, "{here:?} {square}");
            for from in Square::all() {
                let takes = listed.iter().any(|m| m.from() == from && captured(*m) == Some(square));
                assert_eq!(here.can_capture(from, square), takes, "{here:?} {from} {square}");
            }
        }
    });
}

#[test]
fn an_arrangement_shows_the_move_that_leads_to_it_and_no_other() {
    each_position(5_000, |random, here| {
        let listed = here.legal_moves();
        for m in &listed {
            assert_eq!(here.move_to(here.play(*m).board()), Some(*m), "{here:?} {m}");
        }
        assert_eq!(here.move_to(here.board()), None, "{here:?}");
        let mut meddled = *here.board();
        let (from, to) = (below(random, 64), below(random, 64));
        let [from, to] = [from, to].map(|index| Square::from_index(index).unwrap());
        if let Some(piece) = meddled.remove(from) {
            meddled.put(to, piece);
        }
        let shown = listed.iter().copied().find(|m| *here.play(*m).board() == meddled);
        assert_eq!(here.move_to(&meddled), shown, "{here:?} {from} {to}");
    });
}

#[test]
fn playing_keeps_the_board_whole_and_the_king_safe() {
    each_position(20_000, |_, here| {
        let player = here.having_move();
        for m in &here.legal_moves() {
            let next = here.play(*m);
            assert_eq!(next.having_move(), !player);
            assert!(next.checkers_of(player).is_empty(), "{here:?} {m}");
            assert!(whole(next.board()), "{here:?} {m}");
            let taken = here.occupied().len() - next.occupied().len();
            assert_eq!(taken, usize::from(m.is_capture()), "{here:?} {m}");
            let quiet = m.role() != Role::Pawn && !m.is_capture();
            assert_eq!(next.halfmoves(), if quiet { here.halfmoves() + 1 } else { 0 });
            assert_eq!(next.fullmove(), here.fullmove() + u32::from(player == Color::Black));
            let passes = matches!(m, Move::DoubleStep { .. });
            assert_eq!(next.passed().is_some(), passes);
            assert_eq!(Position::admit(&next.to_setup()), Ok(next), "{here:?} {m}");
        }
    });
}

/// Each square holds one piece at most, and each side has its king.
fn whole(board: &Board) -> bool {
    let roles: usize = Role::ALL.into_iter().map(|role| board.by_role(role).len()).sum();
    let colors: usize = Color::ALL.into_iter().map(|color| board.by_color(color).len()).sum();
    let union = Role::ALL.into_iter().fold(Bitboard::EMPTY, |set, role| set | board.by_role(role));
    let occupied = board.occupied();
    roles == occupied.len()
        && colors == occupied.len()
        && union == occupied
        && Color::ALL.into_iter().all(|color| board.king(color).is_some())
}

#[test]
fn the_mirrored_position_has_the_mirrored_moves() {
    each_position(10_000, |_, here| {
        let setup = here.to_setup();
        let mirrored = Setup {
            board: setup.board.mirrored(),
            having_move: !setup.having_move,
            castling: Castling::with_rooks(Bitboard(setup.castling.rooks().0.swap_bytes())),
            en_passant: setup.en_passant.map(Square::mirrored),
            ..setup
        };
        let there = Position::admit(&mirrored).unwrap();
        let targets = |position: &Position, turn: fn(Square) -> Square| -> BTreeSet<(Role, Square, Square)> {
            position.legal_moves().iter().map(|m| (m.role(), turn(m.from()), turn(m.to()))).collect()
        };
        assert_eq!(targets(here, |square| square), targets(&there, Square::mirrored), "{here:?}");
        assert_eq!(here.is_irregular(), there.is_irregular(), "{here:?}");
    });
}

#[test]
fn a_strict_position_is_an_admitted_one_without_irregularities() {
    each_position(5_000, |_, here| {
        let strict = Position::legal(&here.to_setup());
        assert_eq!(strict.is_ok(), !here.is_irregular());
        assert_eq!(strict.unwrap_or(*here), *here);
    });
}
