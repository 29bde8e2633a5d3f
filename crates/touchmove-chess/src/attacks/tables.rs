//! Tables of attacks, computed while compiling.

use super::magics;

/// What a knight or a king attacks from each square: all squares at the given distances.
const fn leaps(steps: &[(i32, i32)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut step = 0;
        while step < steps.len() {
            let file = (square & 7) as i32 + steps[step].0;
            let rank = (square >> 3) as i32 + steps[step].1;
            if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                table[square] |= 1 << (rank * 8 + file);
            }
            step += 1;
        }
        square += 1;
    }
    table
}

pub(crate) static KNIGHT: [u64; 64] =
    leaps(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);

pub(crate) static KING: [u64; 64] =
    leaps(&[(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);

/// What a pawn attacks (3.7.3), White's first.
pub(crate) static PAWN: [[u64; 64]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];

/// The whole line through a square in one direction and its opposite, without the square itself.
const fn line_through(square: usize, files: i32, ranks: i32) -> u64 {
    let mut line = 0;
    let mut way = -1;
    while way <= 1 {
        let mut file = (square & 7) as i32 + way * files;
        let mut rank = (square >> 3) as i32 + way * ranks;
        while way != 0 && file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            line |= 1 << (rank * 8 + file);
            file += way * files;
            rank += way * ranks;
        }
        way += 2;
    }
    line
}

/// The four kinds of line: file, rank and the two diagonals.
const LINES: [[u64; 64]; 4] = {
    let steps = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let mut lines = [[0; 64]; 4];
    let mut kind = 0;
    while kind < 4 {
        let mut square = 0;
        while square < 64 {
            lines[kind][square] = line_through(square, steps[kind].0, steps[kind].1);
            square += 1;
        }
        kind += 1;
    }
    lines
};

const fn both(first: &[u64; 64], second: &[u64; 64]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = first[square] | second[square];
        square += 1;
    }
    table
}

/// What a rook attacks on an empty board.
pub(crate) static ROOK_RAYS: [u64; 64] = both(&LINES[0], &LINES[1]);
/// What a bishop attacks on an empty board.
pub(crate) static BISHOP_RAYS: [u64; 64] = both(&LINES[2], &LINES[3]);

/// From where a rook or a bishop on an empty board attacks a square of this set.
const fn seeing(rays: &[u64; 64], set: u64) -> u64 {
    let mut from = 0;
    let mut rest = set;
    while rest != 0 {
        from |= rays[rest.trailing_zeros() as usize];
        rest &= rest - 1;
    }
    from
}

const fn zones(first: &[u64; 64], second: &[u64; 64]) -> [u64; 64] {
    let rays = both(first, second);
    let king = leaps(&[(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);
    let mut zones = [0; 64];
    let mut square = 0;
    while square < 64 {
        zones[square] = seeing(&rays, king[square]);
        square += 1;
    }
    zones
}

/// From where a rook may attack a square beside the king's.
pub(crate) static ROOK_ZONE: [u64; 64] = zones(&LINES[0], &LINES[1]);
/// From where a bishop may attack a square beside the king's.
pub(crate) static BISHOP_ZONE: [u64; 64] = zones(&LINES[2], &LINES[3]);

/// The squares strictly between two squares on a line; none if they share no line.
pub(crate) static BETWEEN: [[u64; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut kind = 0;
        while kind < 4 {
            let mut rest = LINES[kind][from];
            while rest != 0 {
                let to = rest.trailing_zeros() as usize;
                let span =
                    along(1 << from, LINES[kind][from], 1 << to) & along(1 << to, LINES[kind][to], 1 << from);
                table[from][to] = span;
                rest &= rest - 1;
            }
            kind += 1;
        }
        from += 1;
    }
    table
};

/// The squares a slider on `from` (one bit) attacks along a line when `occupied` is in the way.
///
/// Subtracting the slider from the occupied squares above it flips all bits up to the first of them; the same is
/// done with the bits reversed for the squares below.
const fn along(from: u64, line: u64, occupied: u64) -> u64 {
    let blockers = occupied & line;
    let up = blockers.wrapping_sub(from.wrapping_mul(2));
    let down = blockers.reverse_bits().wrapping_sub(from.reverse_bits().wrapping_mul(2)).reverse_bits();
    (up ^ down) & line
}

/// How to look up a slider's attacks from one square: gather the occupied squares that matter into an index.
#[derive(Clone, Copy)]
pub(crate) struct Magic {
    /// The squares that matter: the rays without their last squares.
    pub(crate) mask: u64,
    pub(crate) factor: u64,
    /// Where this square's part of [`SLIDES`] begins.
    pub(crate) offset: u32,
    pub(crate) shift: u32,
}

/// The edges a slider cannot be stopped on: those it does not itself stand on.
const fn edges(square: usize) -> u64 {
    let rank = 0xff << (square & 56);
    let file = 0x0101_0101_0101_0101 << (square & 7);
    (0xff00_0000_0000_00ff & !rank) | (0x8181_8181_8181_8181 & !file)
}

const fn magics(first: &[u64; 64], second: &[u64; 64], factors: &[u64; 64], start: u32) -> [Magic; 64] {
    let mut table = [Magic { mask: 0, factor: 0, offset: 0, shift: 0 }; 64];
    let mut offset = start;
    let mut square = 0;
    while square < 64 {
        let mask = (first[square] | second[square]) & !edges(square);
        let shift = 64 - mask.count_ones();
        table[square] = Magic { mask, factor: factors[square], offset, shift };
        offset += 1 << mask.count_ones();
        square += 1;
    }
    table
}

/// The part of the table that bishops need comes after that of the rooks.
const BISHOPS_START: u32 = 102_400;

pub(crate) static ROOK: [Magic; 64] = magics(&LINES[0], &LINES[1], &magics::ROOK, 0);
pub(crate) static BISHOP: [Magic; 64] = magics(&LINES[2], &LINES[3], &magics::BISHOP, BISHOPS_START);

/// The length of [`SLIDES`]: a power of two, so that masking an index keeps it inside.
pub(crate) const SLIDES_LEN: usize = 1 << 17;

/// What sliders attack, for each square and each gathered occupancy.
#[expect(long_running_const_eval, reason = "a hundred thousand entries, about a second")]
pub(crate) static SLIDES: [u64; SLIDES_LEN] = {
    let rooks = magics(&LINES[0], &LINES[1], &magics::ROOK, 0);
    let bishops = magics(&LINES[2], &LINES[3], &magics::BISHOP, BISHOPS_START);
    let mut table = [0; SLIDES_LEN];
    table = fill(table, &LINES[0], &LINES[1], &rooks);
    fill(table, &LINES[2], &LINES[3], &bishops)
};

const fn fill(
    mut table: [u64; SLIDES_LEN],
    first: &[u64; 64],
    second: &[u64; 64],
    magics: &[Magic; 64],
) -> [u64; SLIDES_LEN] {
    let mut square = 0;
    while square < 64 {
        let Magic { mask, factor, offset, shift } = magics[square];
        let from = 1 << square;
        let mut occupied = 0u64;
        // Every subset of the mask once, from none to all.
        loop {
            let attacks = along(from, first[square], occupied) | along(from, second[square], occupied);
            let index = offset as usize + (occupied.wrapping_mul(factor) >> shift) as usize;
            assert!(table[index] == 0 || table[index] == attacks, "a magic factor collides");
            table[index] = attacks;
            occupied = occupied.wrapping_sub(mask) & mask;
            if occupied == 0 {
                break;
            }
        }
        square += 1;
    }
    table
}
