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

const KNIGHT: [u64; 64] = leaps(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);

const KING: [u64; 64] = leaps(&[(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);

/// What a pawn attacks (3.7.3), White's first.
const PAWN: [[u64; 64]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];

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
const ROOK_RAYS: [u64; 64] = both(&LINES[0], &LINES[1]);
/// What a bishop attacks on an empty board.
const BISHOP_RAYS: [u64; 64] = both(&LINES[2], &LINES[3]);

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

/// From where a slider with these rays may attack a square beside each square.
const fn zones(rays: &[u64; 64]) -> [u64; 64] {
    let mut zones = [0; 64];
    let mut square = 0;
    while square < 64 {
        zones[square] = seeing(rays, KING[square]);
        square += 1;
    }
    zones
}

/// The squares strictly between two squares on a line; none if they share no line.
const fn between() -> [[u64; 64]; 64] {
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
}

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

/// The edges a slider cannot be stopped on: those it does not itself stand on.
const fn edges(square: usize) -> u64 {
    let rank = 0xff << (square & 56);
    let file = 0x0101_0101_0101_0101 << (square & 7);
    (0xff00_0000_0000_00ff & !rank) | (0x8181_8181_8181_8181 & !file)
}

/// The squares where something may stop a slider.
const fn masks(rays: &[u64; 64]) -> [u64; 64] {
    let mut masks = [0; 64];
    let mut square = 0;
    while square < 64 {
        masks[square] = rays[square] & !edges(square);
        square += 1;
    }
    masks
}

/// Looks up what a slider attacks: the occupied squares that matter, gathered into the top bits by a factor.
///
/// Every square has room for as many answers as the one that needs most, `LEN`: half of the two megabytes stays
/// empty, but the shift is a constant and an index needs no other test.
pub(crate) struct Slider<const LEN: usize> {
    mask: [u64; 64],
    factor: [u64; 64],
    attacks: [[u64; LEN]; 64],
}

impl<const LEN: usize> Slider<LEN> {
    #[inline(always)]
    pub(crate) fn attacks(&self, from: usize, occupied: u64) -> u64 {
        let from = from & 63;
        let gathered = (occupied & self.mask[from]).wrapping_mul(self.factor[from]);
        self.attacks[from][(gathered >> (64 - LEN.trailing_zeros())) as usize & (LEN - 1)]
    }

    const fn filled(first: &[u64; 64], second: &[u64; 64], factor: [u64; 64]) -> Slider<LEN> {
        let mask = masks(&both(first, second));
        let mut attacks = [[0; LEN]; 64];
        let mut square = 0;
        while square < 64 {
            let mut occupied = 0u64;
            // Every subset of the mask once, from none to all.
            loop {
                let found = along(1 << square, first[square], occupied)
                    | along(1 << square, second[square], occupied);
                let index = (occupied.wrapping_mul(factor[square]) >> (64 - LEN.trailing_zeros())) as usize;
                let known = attacks[square][index];
                assert!(known == 0 || known == found, "a magic factor collides");
                attacks[square][index] = found;
                occupied = occupied.wrapping_sub(mask[square]) & mask[square];
                if occupied == 0 {
                    break;
                }
            }
            square += 1;
        }
        Slider { mask, factor, attacks }
    }
}

/// All tables in one place, so that one address leads to them all.
pub(crate) struct Tables {
    pub(crate) knight: [u64; 64],
    pub(crate) king: [u64; 64],
    /// What a pawn attacks (3.7.3), White's first.
    pub(crate) pawn: [[u64; 64]; 2],
    /// What a rook attacks on an empty board.
    pub(crate) rook_rays: [u64; 64],
    /// What a bishop attacks on an empty board.
    pub(crate) bishop_rays: [u64; 64],
    /// From where a rook may attack a square beside this one.
    pub(crate) rook_zone: [u64; 64],
    /// From where a bishop may attack a square beside this one.
    pub(crate) bishop_zone: [u64; 64],
    /// The squares strictly between two squares on a line; none if they share no line.
    pub(crate) between: [[u64; 64]; 64],
    pub(crate) bishop: Slider<512>,
    pub(crate) rook: Slider<4096>,
}

#[expect(long_running_const_eval, reason = "a hundred thousand entries, about a second")]
pub(crate) static TABLES: Tables = Tables {
    knight: KNIGHT,
    king: KING,
    pawn: PAWN,
    rook_rays: ROOK_RAYS,
    bishop_rays: BISHOP_RAYS,
    rook_zone: zones(&ROOK_RAYS),
    bishop_zone: zones(&BISHOP_RAYS),
    between: between(),
    bishop: Slider::filled(&LINES[2], &LINES[3], magics::BISHOP),
    rook: Slider::filled(&LINES[0], &LINES[1], magics::ROOK),
};
