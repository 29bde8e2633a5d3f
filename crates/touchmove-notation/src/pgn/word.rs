//! A word in the place of a move, read patiently, and what was meant by one that is not legal.

use alloc::borrow::Cow;

use touchmove_chess::{Attempt, Bitboard, File, Move, Position, Rank, Role, Square, Wing};

use super::quick::castle;
use super::text;

/// What a word says, as far as it says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    /// King and rook together.
    Castle(Wing),
    /// A piece to a square.
    Goes(Going),
    /// A move left out: `--` or `Z0`.
    Null,
}

/// A piece to a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Going {
    role: Option<Role>,
    file: Option<File>,
    rank: Option<Rank>,
    to: Square,
    into: Option<Role>,
}

/// What a word comes to on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// One legal move.
    Legal(Move),
    /// Several.
    Several(usize),
    /// None; perhaps it can be told what was tried.
    Illegal(Option<Attempt>),
    /// A move left out.
    Null,
    /// Not a move.
    Unreadable,
}

/// What the word comes to in the position.
pub(crate) fn meaning(position: &Position, word: &[u8]) -> Meaning {
    match written(word) {
        Some(Written::Null) => Meaning::Null,
        Some(Written::Castle(wing)) => match castle(position, wing) {
            Some(m) => Meaning::Legal(m),
            None => Meaning::Illegal(Some(castling_tried(position, wing))),
        },
        Some(Written::Goes(going)) => going.meaning(position),
        None => Meaning::Unreadable,
    }
}

/// The signs of the word taken apart; none if it is not a move whatever the position.
pub(crate) fn written(word: &[u8]) -> Option<Written> {
    let text = text::decoded(word);
    let text = text.trim_end_matches(['+', '#', '!', '?', '.', ',', '=', '\u{a0}']);
    if matches!(text, "--" | "Z0" | "null" | "@@@@") {
        return Some(Written::Null);
    }
    if let Some(wing) = castling_written(text) {
        return Some(Written::Castle(wing));
    }
    let text = ["e.p", "ep"].iter().find_map(|sign| text.strip_suffix(sign)).unwrap_or(text);
    let mut signs = Signs::new(text)?;
    let role = signs.piece();
    let (first, second) = (signs.place(), signs.place());
    let into = signs.promotion();
    if !signs.left.is_empty() {
        return None;
    }
    let (from, to) = match second {
        Place { file: None, rank: None } => (Place { file: None, rank: None }, first),
        Place { file: Some(_), .. } | Place { rank: Some(_), .. } => (first, second),
    };
    let to = Square::new(to.file?, to.rank?);
    Some(Written::Goes(Going { role, file: from.file, rank: from.rank, to, into }))
}

fn castling_written(text: &str) -> Option<Wing> {
    let mut signs = 0;
    for sign in text.chars() {
        match sign {
            'O' | 'o' | '0' | 'О' | 'о' => signs += 1,
            '-' | '–' | '—' => {}
            _ => return None,
        }
    }
    match signs {
        2 => Some(Wing::G),
        3 => Some(Wing::C),
        _ => None,
    }
}

/// A file, a rank, both or nothing.
#[derive(Clone, Copy)]
struct Place {
    file: Option<File>,
    rank: Option<Rank>,
}

/// The signs that are left to read: letters and digits, the strokes between them taken out.
struct Signs {
    bytes: [u8; Signs::MOST],
    left: core::ops::Range<usize>,
}

impl Signs {
    /// A role, two squares and a promotion have six; nothing sensible has more.
    const MOST: usize = 8;

    fn new(text: &str) -> Option<Signs> {
        let mut bytes = [0; Signs::MOST];
        let mut length = 0;
        for sign in text.chars() {
            let byte = match sign {
                'x' | 'X' | '×' | ':' | '-' | '–' | '—' | '=' | '/' | '(' | ')' => continue,
                '♔' | '♚' => b'K',
                '♕' | '♛' => b'Q',
                '♖' | '♜' => b'R',
                '♗' | '♝' => b'B',
                '♘' | '♞' => b'N',
                '♙' | '♟' => b'P',
                sign => u8::try_from(sign).ok().filter(u8::is_ascii_alphanumeric)?,
            };
            *bytes.get_mut(length)? = byte;
            length += 1;
        }
        Some(Signs { bytes, left: 0..length })
    }

    fn first(&self) -> Option<u8> {
        self.bytes.get(self.left.clone())?.first().copied()
    }

    /// The letter of a piece; small letters only where they name no file.
    fn piece(&mut self) -> Option<Role> {
        let letter = self.first()?;
        let is_piece = letter.is_ascii_uppercase() || matches!(letter, b'k' | b'q' | b'r' | b'n' | b'p');
        let role = Role::from_letter(letter).filter(|_| is_piece)?;
        self.left.start += 1;
        Some(role)
    }

    fn place(&mut self) -> Place {
        // A letter that ends the word names a piece to promote to, not a file.
        let file = self.first().filter(|_| self.left.len() > 1).and_then(File::from_letter);
        self.left.start += usize::from(file.is_some());
        let rank = self.first().and_then(Rank::from_digit);
        self.left.start += usize::from(rank.is_some());
        Place { file, rank }
    }

    fn promotion(&mut self) -> Option<Role> {
        let role = self.first().and_then(Role::from_letter)?;
        self.left.start += 1;
        Some(role)
    }
}

impl Going {
    fn meaning(self, position: &Position) -> Meaning {
        let role = self.role_on(position);
        let given = self.given();
        let pawn_is_last = self.to.rank() == Rank::Eighth.seen_by(position.having_move());
        if role == Role::King
            && let Some(m) = self.castles(position)
        {
            return Meaning::Legal(m);
        }
        if role == Role::Pawn && position.passed() == Some(self.to) {
            let capturers = position.en_passant_capturers() & given;
            let steps = position.candidates(Role::Pawn, self.to) & given;
            if let (Some(from), true) = (capturers.single(), self.file.is_some() || steps.is_empty()) {
                return Meaning::Legal(Move::EnPassant { from, to: self.to });
            }
        }
        let mut candidates = position.candidates(role, self.to) & given;
        if role == Role::Pawn && self.file.is_none() {
            candidates &= Bitboard::file(self.to.file());
        }
        let promotes = role == Role::Pawn && pawn_is_last;
        if promotes != self.into.is_some() || self.into.is_some_and(|into| !into.is_promotion()) {
            return Meaning::Illegal(self.tried(position));
        }
        let safe: Bitboard =
            candidates.iter().filter(|from| position.keeps_king_safe(*from, self.to)).collect();
        match safe.single() {
            Some(from) => Meaning::Legal(self.made(position, role, from)),
            None if safe.is_empty() => Meaning::Illegal(self.tried(position)),
            None => Meaning::Several(safe.len()),
        }
    }

    /// The kind of piece: named, or what stands on the square it leaves, or a pawn.
    fn role_on(self, position: &Position) -> Role {
        let from = self.file.zip(self.rank).map(|(file, rank)| Square::new(file, rank));
        let there = from.and_then(|from| position.piece_at(from)).map(|piece| piece.role);
        self.role.or(there).unwrap_or(Role::Pawn)
    }

    fn given(self) -> Bitboard {
        let file = self.file.map_or(Bitboard::ALL, Bitboard::file);
        let rank = self.rank.map_or(Bitboard::ALL, Bitboard::rank);
        file & rank
    }

    /// Castling written as the king's move alone, from its square to where it arrives or onto its rook.
    fn castles(self, position: &Position) -> Option<Move> {
        let king = position.king(position.having_move());
        let from = Square::new(self.file?, self.rank?);
        let far = king.file().index().abs_diff(self.to.file().index()) > 1;
        let onto_rook = position.castling().has(self.to);
        if from != king || !(far || onto_rook) {
            return None;
        }
        match position.attempted(Attempt::new(king, self.to)) {
            Ok(m) => m.castles().map(|_| m),
            Err(_) => None,
        }
    }

    fn made(self, position: &Position, role: Role, from: Square) -> Move {
        let to = self.to;
        let captures = position.occupied().contains(to);
        match (role, self.into) {
            (_, Some(into)) => Move::Promotion { from, to, into },
            (Role::Pawn, None) if from.index().abs_diff(to.index()) == 16 => Move::DoubleStep { from, to },
            (role, None) if captures => Move::Capture { role, from, to },
            (role, None) => Move::Ordinary { role, from, to },
        }
    }

    /// What was tried, where one piece alone can be meant: the one that could go there, or the only one.
    fn tried(self, position: &Position) -> Option<Attempt> {
        let role = self.role_on(position);
        let own = position.pieces(position.having_move(), role) & self.given();
        let near = position.candidates(role, self.to) & self.given();
        let own_on_file = own & Bitboard::file(self.to.file());
        let from = match (near.single(), role) {
            (Some(from), _) => from,
            (None, Role::Pawn) if self.file.is_none() => own_on_file.single()?,
            (None, _) => own.single()?,
        };
        Some(Attempt { from, to: self.to, promotion: self.into })
    }
}

/// Castling that is not legal, as an attempt: onto the rook there is, or to where the king would go.
fn castling_tried(position: &Position, wing: Wing) -> Attempt {
    let player = position.having_move();
    let king = position.king(player);
    let beside = |rook: &Square| rook.rank() == king.rank() && Wing::towards(king, *rook) == wing;
    let mut rooks = position.pieces(player, Role::Rook).iter().filter(beside);
    let rook = match wing {
        Wing::C => rooks.next(),
        Wing::G => rooks.last(),
    };
    let rook = position.castling().rook(player, king, wing).or(rook);
    Attempt::new(king, rook.unwrap_or(wing.king_goes_to(player)))
}

/// The word as text for a fault, cut short if it is long.
pub(crate) fn shown(word: &[u8]) -> Cow<'_, str> {
    const MOST: usize = 40;
    let text = text::decoded(word.get(..MOST * 4).unwrap_or(word));
    if text.chars().nth(MOST).is_some() { text.chars().take(MOST).chain(['…']).collect() } else { text }
}
