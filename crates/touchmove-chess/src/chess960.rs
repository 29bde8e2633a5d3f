//! Chess960: the 960 starting positions and how castling is done from them (Guideline II).

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::castling::{Castling, Wing};
use crate::color::Color;
use crate::piece::Role;
use crate::position::Position;
use crate::random::Random;
use crate::setup::{Setup, array};
use crate::square::{File, Rank, Square};

/// The number of a starting position in the usual order, 0 to 959; 518 is the array of standard chess.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Start(u16);

/// How the two knights stand on the five squares left when bishops and queen have theirs.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

impl Start {
    /// How many there are (II.2).
    pub const COUNT: u16 = 960;

    /// The array of standard chess (2.3).
    pub const STANDARD: Start = Start(518);

    /// The starting position with this number, if it is below 960.
    pub const fn new(number: u16) -> Option<Start> {
        if number < Start::COUNT { Some(Start(number)) } else { None }
    }

    /// All of them in order.
    pub fn all() -> impl Iterator<Item = Start> {
        (0..Start::COUNT).map(Start)
    }

    /// One at random (II.1); the same seed draws the same.
    pub fn drawn(random: &mut Random) -> Start {
        touchmove_law::decides!("II.1");
        Start(random.below(u64::from(Start::COUNT)) as u16)
    }

    /// The number of the starting position on the board, if one stands there.
    pub fn of(board: &Board) -> Option<Start> {
        Start::all().find(|start| array(&start.pieces()) == *board)
    }

    /// Its number.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The pieces of the first rank, a to h (II.2.1, II.2.2).
    pub fn pieces(self) -> [Role; 8] {
        touchmove_law::decides!("II.2", "II.2.1", "II.2.2");
        let number = usize::from(self.0);
        let mut rank = [None; 8];
        rank[number % 4 * 2 + 1] = Some(Role::Bishop);
        rank[number / 4 % 4 * 2] = Some(Role::Bishop);
        put_on_free(&mut rank, number / 16 % 6, Role::Queen);
        let (first, second) = KNIGHTS[number / 96 % 10];
        // The second is counted before the first takes its square away.
        put_on_free(&mut rank, second, Role::Knight);
        put_on_free(&mut rank, first, Role::Knight);
        for role in [Role::Rook, Role::King, Role::Rook] {
            put_on_free(&mut rank, 0, role);
        }
        rank.map(|role| role.unwrap_or(Role::Rook))
    }

    /// The arrangement, White to move, with both rights of both sides.
    pub fn setup(self) -> Setup {
        let board = array(&self.pieces());
        let rooks = board.by_role(Role::Rook);
        Setup { board, castling: Castling::with_rooks(rooks), ..Setup::EMPTY }
    }

    /// The position.
    pub fn position(self) -> Position {
        // One king of each colour stands in every array.
        Position::admit(&self.setup()).unwrap_or_else(|_| Position::initial())
    }
}

/// Puts a piece on the free square with this number, counted from the a-file.
fn put_on_free(rank: &mut [Option<Role>; 8], number: usize, role: Role) {
    if let Some(free) = rank.iter_mut().filter(|square| square.is_none()).nth(number) {
        *free = Some(role);
    }
}

/// The four ways to castle by hand (II.3.2.1–II.3.2.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Method {
    /// King and rook both move.
    Both,
    /// King and rook exchange their squares.
    Exchange,
    /// Only the king moves.
    KingOnly,
    /// Only the rook moves.
    RookOnly,
}

/// One line of the castling table (II.3.2.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CastlingLine {
    /// Whose.
    pub color: Color,
    /// To which side.
    pub wing: Wing,
    /// Where the king stands before.
    pub king: Square,
    /// Where the rook stands before.
    pub rook: Square,
}

impl CastlingLine {
    /// Where the king stands after.
    pub const fn king_goes_to(&self) -> Square {
        self.wing.king_goes_to(self.color)
    }

    /// Where the rook stands after.
    pub const fn rook_goes_to(&self) -> Square {
        self.wing.rook_goes_to(self.color)
    }

    /// How it is done by hand.
    pub fn method(&self) -> Method {
        touchmove_law::decides!("II.3.2", "II.3.2.1", "II.3.2.2", "II.3.2.3", "II.3.2.4", "II.3.2.7(2)");
        let (king_to, rook_to) = (self.king_goes_to(), self.rook_goes_to());
        if self.king == king_to {
            Method::RookOnly
        } else if self.rook == rook_to {
            Method::KingOnly
        } else if self.king == rook_to && self.rook == king_to {
            Method::Exchange
        } else {
            Method::Both
        }
    }

    /// The squares that must be empty: those king and rook pass or reach, without their own (II.3.2.7(4); I-060).
    pub fn must_be_empty(&self) -> Bitboard {
        touchmove_law::decides!("II.3.2.7(5)");
        let own: Bitboard = [self.king, self.rook].into_iter().collect();
        (stretch(self.king, self.king_goes_to()) | stretch(self.rook, self.rook_goes_to())) - own
    }
}

/// The squares from one to another, both included.
fn stretch(one: Square, other: Square) -> Bitboard {
    crate::attacks::between(one, other) | Bitboard::of(one) | Bitboard::of(other)
}

/// The castling table of one side: a king between the corners, a rook on any square to either side of it.
pub fn castling_table(color: Color) -> impl Iterator<Item = CastlingLine> {
    let first = Rank::First.seen_by(color);
    let kings = File::ALL.into_iter().filter(|file| !matches!(file, File::A | File::H));
    let pairs = kings.flat_map(|king| File::ALL.into_iter().map(move |rook| (king, rook)));
    pairs.filter(|(king, rook)| king != rook).map(move |(king, rook)| {
        let (king, rook) = (Square::new(king, first), Square::new(rook, first));
        CastlingLine { color, wing: Wing::towards(king, rook), king, rook }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeSet;

    #[test]
    fn number_518_is_standard_chess() {
        assert_eq!(Start::STANDARD.setup(), Setup::initial());
        assert_eq!(Start::of(&Setup::initial().board), Some(Start::STANDARD));
    }

    #[test]
    fn there_are_960_different_arrays_within_the_rules() {
        let mut seen = BTreeSet::new();
        for start in Start::all() {
            let pieces = start.pieces();
            let files = |role| (0..8).filter(|file| pieces[*file] == role).collect::<alloc::vec::Vec<_>>();
            let (rooks, bishops, king) = (files(Role::Rook), files(Role::Bishop), files(Role::King));
            assert!(rooks.len() == 2 && rooks[0] < king[0] && king[0] < rooks[1]);
            assert!(bishops.len() == 2 && bishops[0] % 2 != bishops[1] % 2);
            assert_eq!((files(Role::Knight).len(), files(Role::Queen).len(), king.len()), (2, 1, 1));
            assert!(start.position().irregularities().is_empty());
            seen.insert(pieces);
        }
        assert_eq!(seen.len(), 960);
        assert_eq!(Start::new(960), None);
    }

    #[test]
    fn the_same_seed_draws_the_same_start() {
        let draw = |seed| Start::drawn(&mut Random::seeded(seed));
        assert_eq!(draw(1), draw(1));
        let drawn: BTreeSet<Start> = (0..200).map(draw).collect();
        assert!(drawn.len() > 150);
    }

    #[test]
    fn one_hundred_and_sixty_two_starts_allow_castling_at_once() {
        let castles = |start: &Start| start.position().legal_moves().iter().any(|m| m.castles().is_some());
        assert_eq!(Start::all().filter(castles).count(), 162);
    }

    #[test]
    fn the_table_has_forty_two_lines_a_side_and_all_arise() {
        let mut arising = BTreeSet::new();
        for start in Start::all() {
            let position = start.position();
            let king = position.king(Color::White);
            for rook in position.castling().of(Color::White) {
                arising.insert((king, rook));
            }
        }
        let table: BTreeSet<_> = castling_table(Color::White).map(|line| (line.king, line.rook)).collect();
        assert_eq!(arising, table);
        assert_eq!(table.len(), 42);
        assert_eq!(castling_table(Color::Black).count(), 42);
    }

    #[test]
    fn king_or_rook_may_stand_still_but_never_both() {
        let line =
            |king, rook| CastlingLine { color: Color::White, wing: Wing::towards(king, rook), king, rook };
        assert_eq!(line(Square::E1, Square::H1).method(), Method::Both);
        assert_eq!(line(Square::F1, Square::G1).method(), Method::Exchange);
        assert_eq!(line(Square::E1, Square::F1).method(), Method::KingOnly);
        assert_eq!(line(Square::G1, Square::H1).method(), Method::RookOnly);
        let still = |line: CastlingLine| line.king == line.king_goes_to() && line.rook == line.rook_goes_to();
        assert!(!Color::ALL.into_iter().flat_map(castling_table).any(still));
    }
}
