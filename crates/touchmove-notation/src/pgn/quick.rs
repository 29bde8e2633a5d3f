//! Moves written exactly as the export format has them, read at full speed.
//!
//! Eight bytes are looked at as one number. The piece is found by looking back from the square of arrival, and
//! only what is found there is tested for leaving its king in check. Whatever is written otherwise, or does not
//! fit exactly one legal move, is left to the patient reader.

use touchmove_chess::{Bitboard, File, Move, Position, Rank, Role, Square, Wing};

use super::sight;

/// A word of the movetext packed into a number, its first byte lowest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Quick {
    packed: u64,
    /// Bytes without the sign of check.
    core: u32,
    /// Bytes in all, with one blank after it.
    pub(crate) length: usize,
}

impl Quick {
    /// The word at the beginning of these eight bytes, if it can be a move in the export format and is surely whole.
    #[inline(always)]
    pub(crate) fn of(packed: u64) -> Option<Quick> {
        let core = letters_and_digits(packed);
        // No move in the export format has more than six but castling, which has its hyphen second.
        if core > 6 {
            return None;
        }
        // The sign of check cannot be predicted, so the code does not branch on it.
        let end = packed >> (8 * core);
        let [mark, ..] = end.to_le_bytes();
        let marks = u32::from(mark == b'+') | u32::from(mark == b'#');
        let [next, ..] = (end >> (8 * marks)).to_le_bytes();
        let length = usize::try_from(core + marks).ok()?;
        // The blank after it is taken too, which saves looking at it again.
        match next {
            b' ' | b'\n' => Some(Quick { packed, core, length: length + 1 }),
            b'\r' | b'\t' | b')' | b'!' => Some(Quick { packed, core, length }),
            _ => None,
        }
    }

    /// The byte at the index; indices from eight up wrap round.
    #[inline(always)]
    fn byte(self, index: u32) -> u8 {
        let [byte, ..] = self.packed.wrapping_shr(8 * index).to_le_bytes();
        byte
    }

    #[inline(always)]
    fn square(self, index: u32) -> Option<Square> {
        let (file, rank) = (self.byte(index).wrapping_sub(b'a'), self.byte(index + 1).wrapping_sub(b'1'));
        if file | rank > 7 { None } else { Square::from_index(usize::from(rank << 3 | file)) }
    }

    /// The one legal move it stands for; the position after it is written to `next`.
    #[inline(always)]
    pub(crate) fn play(self, position: &Position, next: &mut Position) -> Option<Move> {
        let first = self.byte(0);
        if first >= b'a' {
            self.pawn(position, first, next)
        } else {
            self.piece(position, piece(first)?, next)
        }
    }

    /// A letter, perhaps the square or the line it comes from, perhaps `x`, and at the end the square of arrival.
    #[inline(always)]
    fn piece(self, position: &Position, role: Role, next: &mut Position) -> Option<Move> {
        // A word too short for its square finds some other bytes here, and is refused by its length below.
        let to = self.square(self.core.wrapping_sub(2) & 7)?;
        let captures = self.byte(self.core.wrapping_sub(3) & 7) == b'x';
        let given = match self.core.wrapping_sub(u32::from(captures)) {
            3 => Bitboard::ALL,
            4 => line(self.byte(1))?,
            5 => Bitboard::of(self.square(1)?),
            _ => return None,
        };
        let fits = position.occupied().contains(to) == captures;
        if !fits | (captures & !may_be_captured(position, to)) {
            return None;
        }
        let from = sight::only_piece(position, role, given, to)?;
        *next = position.after_step(role, from, to);
        Some(if captures { Move::Capture { role, from, to } } else { Move::Ordinary { role, from, to } })
    }

    #[inline(always)]
    fn pawn(self, position: &Position, first: u8, next: &mut Position) -> Option<Move> {
        let captures = self.byte(1) == b'x';
        let to = self.square(if captures { 2 } else { 0 })?;
        let written = if captures { self.core.wrapping_sub(2) } else { self.core };
        let last = to.rank() == Rank::Eighth.seen_by(position.having_move());
        let into = match (written, last) {
            (2, false) => None,
            (4, true) => Some(self.promotion(if captures { 4 } else { 2 })?),
            _ => return None,
        };
        let from = if captures {
            let file = Bitboard::file(File::from_letter(first)?);
            if !position.occupied().contains(to) {
                return self.en_passant(position, file, to, next);
            }
            if !may_be_captured(position, to) {
                return None;
            }
            sight::only_pawn(position, sight::capturing_pawns(position, to) & file, to)?
        } else {
            if position.occupied().contains(to) {
                return None;
            }
            sight::only_pawn(position, sight::stepping_pawn(position, to), to)?
        };
        if let Some(into) = into {
            return Some(make_rare_move(position, Move::Promotion { from, to, into }, next));
        }
        if from.index().abs_diff(to.index()) == 16 {
            *next = position.after_double_step(from, to);
            return Some(Move::DoubleStep { from, to });
        }
        *next = position.after_step(Role::Pawn, from, to);
        Some(if captures {
            Move::Capture { role: Role::Pawn, from, to }
        } else {
            Move::Ordinary { role: Role::Pawn, from, to }
        })
    }

    #[inline(always)]
    fn promotion(self, index: u32) -> Option<Role> {
        let into = piece(self.byte(index + 1)).filter(|into| into.is_promotion())?;
        (self.byte(index) == b'=').then_some(into)
    }

    #[cold]
    fn en_passant(
        self,
        position: &Position,
        file: Bitboard,
        to: Square,
        next: &mut Position,
    ) -> Option<Move> {
        if position.passed()? != to {
            return None;
        }
        let from = (position.en_passant_capturers() & file).single()?;
        Some(make_rare_move(position, Move::EnPassant { from, to }, next))
    }
}

/// Makes a move of the rarer kinds.
#[cold]
#[inline(never)]
fn make_rare_move(position: &Position, m: Move, next: &mut Position) -> Move {
    *next = position.play(m);
    m
}

/// Castling written `O-O` or `O-O-O`, and how long the word is.
pub(crate) fn castling(position: &Position, text: &[u8]) -> Option<(Move, usize)> {
    let (wing, length) = if text.starts_with(b"O-O-O") {
        (Wing::C, 5)
    } else if text.starts_with(b"O-O") {
        (Wing::G, 3)
    } else {
        return None;
    };
    let length = if matches!(text.get(length), Some(b'+' | b'#')) { length + 1 } else { length };
    let next = *text.get(length)?;
    if !matches!(next, b' ' | b'\n' | b'\r' | b'\t' | b')') {
        return None;
    }
    Some((castle(position, wing)?, length))
}

/// Castling to that side, if it is legal.
pub(crate) fn castle(position: &Position, wing: Wing) -> Option<Move> {
    let player = position.having_move();
    let king = position.king(player);
    let rook = position.castling().rook(player, king, wing)?;
    position.may_castle(king, rook).then_some(Move::Castle { king, rook })
}

/// Whether a piece of the opponent's that is not a king stands there.
#[inline(always)]
fn may_be_captured(position: &Position, square: Square) -> bool {
    (position.by_color(!position.having_move()) - position.by_role(Role::King)).contains(square)
}

/// How many bytes from the first on are at least `0`, which blanks and the signs of check are not.
#[inline(always)]
fn letters_and_digits(packed: u64) -> u32 {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    const ZEROS: u64 = 0x3030_3030_3030_3030;
    // No borrow passes from byte to byte: each is at least 0x80 when 0x30 is taken from it.
    let at_least_zero = (packed | HIGH).wrapping_sub(ZEROS);
    let others = (!at_least_zero | packed) & HIGH;
    others.trailing_zeros() / 8
}

/// The kind a capital letter names; the letters differ in their last five bits.
#[inline(always)]
fn piece(letter: u8) -> Option<Role> {
    const fn table() -> [Option<Role>; 32] {
        let mut table = [None; 32];
        table[14] = Some(Role::Knight);
        table[2] = Some(Role::Bishop);
        table[18] = Some(Role::Rook);
        table[17] = Some(Role::Queen);
        table[11] = Some(Role::King);
        table
    }
    const ROLES: [Option<Role>; 32] = table();
    if letter & 0xe0 == 0x40 { ROLES.get(usize::from(letter & 31)).copied().flatten() } else { None }
}

/// The squares of a file or a rank.
#[inline(always)]
fn line(name: u8) -> Option<Bitboard> {
    match name {
        b'a'..=b'h' => File::from_letter(name).map(Bitboard::file),
        _ => Rank::from_digit(name).map(Bitboard::rank),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algebraic;
    use alloc::string::String;
    use touchmove_chess::Random;

    fn read(position: &Position, word: &str) -> Option<Move> {
        let text = [word, " 12345678"].concat();
        let packed = u64::from_le_bytes(*text.as_bytes().first_chunk().unwrap());
        let mut next = *position;
        let m = match Quick::of(packed) {
            Some(quick) => quick.play(position, &mut next)?,
            None => return castling(position, text.as_bytes()).map(|(m, _)| m),
        };
        assert_eq!(next, position.play(m), "{word} {position:?}");
        Some(m)
    }

    #[test]
    fn every_legal_move_of_random_games_is_read_as_the_export_format_writes_it() {
        let mut random = Random::seeded(6);
        for _ in 0..100 {
            let mut position = Position::initial();
            for _ in 0..150 {
                let moves = position.legal_moves();
                for m in &moves {
                    let mut word = String::new();
                    algebraic::write_pgn(&position, *m, &mut word).unwrap();
                    assert_eq!(read(&position, &word), Some(*m), "{word} {position:?}");
                }
                let chosen = usize::try_from(random.below(moves.len().max(1) as u64)).unwrap();
                let Some(m) = moves.get(chosen) else { break };
                position = position.play(*m);
            }
        }
    }

    #[test]
    fn what_is_not_written_so_or_not_legal_is_left_to_others() {
        let position = Position::initial();
        for word in [
            "", "N", "Nf", "e", "e9", "i4", "Nf6", "Ng3", "e5", "exd5", "Nxf3", "e4=Q", "e8=Q", "Pe4", "nf3",
            "Ngg3", "N1f3x", "O-O", "O-O-O", "Ke2", "Ra3", "Bb5", "Nf3Nf3", "e2e4", "Ng1-f3", "Nf3?",
            "\u{0}", "e4\u{0}",
        ] {
            assert_eq!(read(&position, word), None, "{word:?}");
        }
        assert!(read(&position, "Ngf3").is_some() && read(&position, "Ng1f3").is_some());
    }
}
