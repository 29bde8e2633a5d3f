//! Legal moves, check, mate and stalemate on random positions: ours against cozy-chess and shakmaty.
//!
//! Games are played at random, from the 960 starts and from arrangements thrown together so that promotions,
//! captures en passant and pins are common; all three boards make the same moves.

use std::process::ExitCode;

use cozy_chess::Piece;
use shakmaty::{CastlingMode, FromSetup, Position as _};
use touchmove_chess::chess960::Start;
use touchmove_chess::{Board, Color, Move, Moves, Position, Random, Role, Setup, Square, perft};

use crate::peers::{our_role, our_square, setup, their_setup};

/// How many positions are compared unless told otherwise.
const POSITIONS: u64 = 1_000_000;

pub(crate) fn run(options: &[&str]) -> ExitCode {
    let positions = match options {
        [] => POSITIONS,
        [number, ..] => number.parse().unwrap_or(POSITIONS),
    };
    let report = compare(positions, 1);
    for difference in report.differences.iter().take(10) {
        println!("{difference}");
    }
    let starts = differing_starts();
    println!(
        "moves={} castlings={} en_passant={} promotions={} en_passant_barred={} checks={} mates={} stalemates={}",
        report.moves,
        report.castlings,
        report.en_passant,
        report.promotions,
        report.en_passant_barred,
        report.checks,
        report.mates,
        report.stalemates
    );
    println!(
        "positions={} differences={} starts=960 starts_differing={starts}",
        report.positions,
        report.differences.len()
    );
    ExitCode::from(u8::from(!report.differences.is_empty() || starts != 0))
}

/// What was met and what differed.
#[derive(Default)]
struct Report {
    positions: u64,
    moves: u64,
    castlings: u64,
    en_passant: u64,
    /// Positions with a pawn that attacks the square passed over but may not capture there.
    en_passant_barred: u64,
    promotions: u64,
    checks: u64,
    mates: u64,
    stalemates: u64,
    differences: Vec<String>,
}

/// The same position on three boards.
struct Boards {
    ours: Position,
    cozy: cozy_chess::Board,
    shakmaty: shakmaty::Chess,
}

fn compare(positions: u64, seed: u64) -> Report {
    let mut random = Random::seeded(seed);
    let mut report = Report::default();
    while report.positions < positions {
        let (boards, plies) = match random.below(16) {
            0 => (start(&mut random), 120),
            1..=4 => (after_double_step(&mut random), 2),
            _ => (arrangement(&mut random), 20),
        };
        if let Some(boards) = boards {
            play(boards, plies, positions, &mut random, &mut report);
        }
    }
    report
}

/// A starting position of Chess960, standard chess one time in four.
fn start(random: &mut Random) -> Option<Boards> {
    let start = if random.below(4) == 0 { Start::STANDARD } else { Start::drawn(random) };
    boards(&start.setup())
}

/// The three boards of a regular setup; none if one of the libraries finds fault with it.
fn boards(setup: &Setup) -> Option<Boards> {
    let ours = Position::legal(setup).ok()?;
    let shakmaty = shakmaty::Chess::from_setup(their_setup(setup)?, CastlingMode::Chess960).ok()?;
    let fen = shakmaty::fen::Fen::from_position(&shakmaty, shakmaty::EnPassantMode::PseudoLegal).to_string();
    let cozy = cozy_chess::Board::from_fen(&to_shredder(&fen, setup), true).ok()?;
    Some(Boards { ours, cozy, shakmaty })
}

/// The FEN with the castling rights as file letters, which leave no doubt.
fn to_shredder(fen: &str, setup: &Setup) -> String {
    let mut fields: Vec<String> = fen.split(' ').map(String::from).collect();
    let letters: String = setup
        .castling
        .rooks()
        .iter()
        .map(|rook| {
            let letter = rook.file().letter();
            if setup.castling.of(Color::White).contains(rook) { letter.to_ascii_uppercase() } else { letter }
        })
        .collect();
    if let Some(field) = fields.get_mut(2) {
        *field = if letters.is_empty() { "-".into() } else { letters };
    }
    fields.join(" ")
}

/// Kings, many pawns and some pieces anywhere the Laws allow.
fn arrangement(random: &mut Random) -> Option<Boards> {
    let mut board = Board::EMPTY;
    for color in Color::ALL {
        put(&mut board, random, Role::King, color);
        for _ in 0..random.below(9) {
            put(&mut board, random, Role::Pawn, color);
        }
        for _ in 0..random.below(7) {
            let role = Role::PROMOTIONS[random.below(4) as usize];
            put(&mut board, random, role, color);
        }
    }
    let having_move = if random.below(2) == 0 { Color::White } else { Color::Black };
    boards(&Setup { board, having_move, ..Setup::EMPTY })
}

/// A double step just made beside an enemy pawn, with that pawn's king and a slider on the same rank or near it.
fn after_double_step(random: &mut Random) -> Option<Boards> {
    let mut board = Board::EMPTY;
    let fifth = |random: &mut Random| Square::from_index(32 + random.below(8) as usize);
    let arrival = fifth(random)?;
    let beside = arrival.offset(if random.below(2) == 0 { 1 } else { -1 }, 0)?;
    board.put(arrival, Role::Pawn.of(Color::Black));
    board.put(beside, Role::Pawn.of(Color::White));
    let slider = [Role::Rook, Role::Queen, Role::Bishop][random.below(3) as usize];
    for piece in [Role::King.of(Color::White), slider.of(Color::Black)] {
        let square =
            if random.below(2) == 0 { fifth(random) } else { Square::from_index(random.below(64) as usize) };
        let square = square.filter(|square| board.piece_at(*square).is_none())?;
        board.put(square, piece);
    }
    put(&mut board, random, Role::King, Color::Black);
    let setup = Setup { board, en_passant: arrival.offset(0, 1), ..Setup::EMPTY };
    if random.below(2) == 0 {
        return boards(&setup);
    }
    let en_passant = setup.en_passant.map(Square::mirrored);
    boards(&Setup { board: board.mirrored(), having_move: Color::Black, en_passant, ..setup })
}

fn put(board: &mut Board, random: &mut Random, role: Role, color: Color) {
    // Pawns keep to the six ranks where they may stand.
    let (first, count) = if role == Role::Pawn { (8, 48) } else { (0, 64) };
    let square = Square::from_index((first + random.below(count)) as usize);
    if let Some(square) = square.filter(|square| board.piece_at(*square).is_none()) {
        board.put(square, role.of(color));
    }
}

fn play(mut boards: Boards, plies: u32, limit: u64, random: &mut Random, report: &mut Report) {
    for _ in 0..plies {
        let legal = boards.ours.legal_moves();
        compare_here(&boards, &legal, report);
        if report.positions >= limit || legal.is_empty() {
            return;
        }
        let m = chosen(&legal, random);
        boards.cozy.play_unchecked(cozy_move(m));
        let Some(theirs) = shakmaty_moves(&boards.shakmaty).into_iter().find(|(key, _)| *key == key_of(m))
        else {
            return;
        };
        boards.shakmaty.play_unchecked(theirs.1);
        boards.ours = boards.ours.play(m);
    }
}

/// A move at random; the rare kinds are preferred now and then.
fn chosen(legal: &Moves, random: &mut Random) -> Move {
    let rare = |m: &&Move| match m {
        Move::DoubleStep { .. } | Move::EnPassant { .. } | Move::Castle { .. } | Move::Promotion { .. } => {
            true
        }
        Move::Ordinary { .. } | Move::Capture { .. } => false,
    };
    let count = legal.iter().filter(rare).count();
    if count > 0 && random.below(4) == 0 {
        let index = random.below(count as u64) as usize;
        return *legal.iter().filter(rare).nth(index).unwrap_or(&legal[0]);
    }
    legal[random.below(legal.len() as u64) as usize]
}

fn compare_here(boards: &Boards, legal: &Moves, report: &mut Report) {
    let ours = &boards.ours;
    report.positions += 1;
    report.moves += legal.len() as u64;
    for m in legal {
        match m {
            Move::Castle { .. } => report.castlings += 1,
            Move::EnPassant { .. } => report.en_passant += 1,
            Move::Promotion { .. } => report.promotions += 1,
            Move::Ordinary { .. } | Move::Capture { .. } | Move::DoubleStep { .. } => {}
        }
    }
    report.en_passant_barred += u64::from(is_en_passant_barred(ours));
    let here = [ours.in_check(), ours.is_checkmate(), ours.is_stalemate()];
    report.checks += u64::from(here[0]);
    report.mates += u64::from(here[1]);
    report.stalemates += u64::from(here[2]);

    let keys = sorted(legal.iter().map(|m| key_of(*m)).collect());
    let shakmaty = sorted(shakmaty_moves(&boards.shakmaty).iter().map(|(key, _)| *key).collect());
    let cozy = sorted(cozy_keys(&boards.cozy));
    let theirs = &boards.shakmaty;
    let shakmaty_says = [theirs.is_check(), theirs.is_checkmate(), theirs.is_stalemate()];
    let cozy_says = {
        let check = !boards.cozy.checkers().is_empty();
        [check, check && cozy.is_empty(), !check && cozy.is_empty()]
    };
    if keys != shakmaty || keys != cozy || here != shakmaty_says || here != cozy_says {
        report.differences.push(format!("{} {ours:?}", boards.cozy));
    }
    if setup(theirs) != ours.to_setup() {
        report.differences.push(format!("the boards differ: {} {ours:?}", boards.cozy));
    }
}

/// Whether a pawn attacks the square passed over but may not capture there.
fn is_en_passant_barred(position: &Position) -> bool {
    let Some(passed) = position.passed() else { return false };
    let player = position.having_move();
    let attackers = position.attackers_of(passed, player) & position.pieces(player, Role::Pawn);
    attackers != position.en_passant_capturers()
}

fn sorted(mut keys: Vec<u16>) -> Vec<u16> {
    keys.sort_unstable();
    keys
}

/// From, to and promotion in one number; castling is the king's move onto its rook.
fn key_of(m: Move) -> u16 {
    match m {
        Move::Castle { king, rook } => key(king, rook, None),
        Move::Ordinary { .. }
        | Move::Capture { .. }
        | Move::DoubleStep { .. }
        | Move::EnPassant { .. }
        | Move::Promotion { .. } => key(m.from(), m.to(), m.promotion()),
    }
}

fn key(from: Square, to: Square, promotion: Option<Role>) -> u16 {
    let promotion = promotion.map_or(0, |role| role.index());
    (from.index() | to.index() << 6 | promotion << 12) as u16
}

fn shakmaty_moves(board: &shakmaty::Chess) -> Vec<(u16, shakmaty::Move)> {
    let key = |m: shakmaty::Move| match m {
        shakmaty::Move::Castle { king, rook } => key(our_square(king), our_square(rook), None),
        shakmaty::Move::Normal { from, to, promotion, .. } => {
            key(our_square(from), our_square(to), promotion.map(our_role))
        }
        shakmaty::Move::EnPassant { from, to } => key(our_square(from), our_square(to), None),
        shakmaty::Move::Put { .. } => unreachable!("nothing is dropped in chess"),
    };
    board.legal_moves().iter().map(|m| (key(*m), *m)).collect()
}

fn cozy_keys(board: &cozy_chess::Board) -> Vec<u16> {
    let square =
        |theirs: cozy_chess::Square| Square::from_index(theirs as usize).expect("both count from a1");
    let mut keys = Vec::new();
    board.generate_moves(|moves| {
        keys.extend(moves.into_iter().map(|m| {
            let promotion = m.promotion.map(|piece| match piece {
                Piece::Pawn => Role::Pawn,
                Piece::Knight => Role::Knight,
                Piece::Bishop => Role::Bishop,
                Piece::Rook => Role::Rook,
                Piece::Queen => Role::Queen,
                Piece::King => Role::King,
            });
            key(square(m.from), square(m.to), promotion)
        }));
        false
    });
    keys
}

fn cozy_move(m: Move) -> cozy_chess::Move {
    let square = |ours: Square| cozy_chess::Square::index(ours.index());
    let to = match m {
        Move::Castle { rook, .. } => rook,
        Move::Ordinary { to, .. }
        | Move::Capture { to, .. }
        | Move::DoubleStep { to, .. }
        | Move::EnPassant { to, .. }
        | Move::Promotion { to, .. } => to,
    };
    let promotion = m.promotion().map(|role| match role {
        Role::Pawn => Piece::Pawn,
        Role::Knight => Piece::Knight,
        Role::Bishop => Piece::Bishop,
        Role::Rook => Piece::Rook,
        Role::Queen => Piece::Queen,
        Role::King => Piece::King,
    });
    cozy_chess::Move { from: square(m.from()), to: square(to), promotion }
}

/// How many of the 960 starts have another count three plies ahead than cozy-chess finds.
fn differing_starts() -> usize {
    let differs = |start: &Start| {
        let theirs = cozy_chess::Board::chess960_startpos(u32::from(start.number()));
        perft(&start.position(), 3) != cozy_perft(&theirs, 3)
    };
    Start::all().filter(differs).count()
}

fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    <crate::peers::Cozy as crate::peers::Peer>::counted(board, depth)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_million_random_positions_have_the_moves_two_peers_find() {
        let report = compare(POSITIONS, 1);
        assert!(
            report.differences.is_empty(),
            "{:#?}",
            &report.differences[..report.differences.len().min(10)]
        );
        // The comparison is worth something only if the rare kinds of move were met.
        assert!(report.castlings > 10_000 && report.en_passant > 5_000 && report.promotions > 100_000);
        assert!(report.en_passant_barred > 200 && report.mates > 1_000 && report.stalemates > 100);
    }

    #[test]
    fn all_960_starts_have_the_counts_of_a_peer_at_depth_three() {
        assert_eq!(differing_starts(), 0);
    }
}
