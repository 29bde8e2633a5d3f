//! From what a text says to the legal moves that fit it.

use alloc::vec;
use alloc::vec::Vec;

use touchmove_chess::{Attempt, Bitboard, File, Illegal, Move, Position, Rank, Role, Square, Wing};

use super::departure::{Departure, departure};
use super::oddity::{Oddities, Oddity};
use super::reading::{NoMove, Read, Reading};
use super::written::{Named, Roles, Signs, Written};

/// Compares what was written with the position.
pub(crate) fn resolve(position: &Position, written: &Written) -> Read {
    let mut oddities = written.oddities;
    let reading = match written.named {
        Named::Castle(wing) => castle(position, wing),
        Named::Step { roles, file, rank, to, promotion } => {
            let step = Step { roles, file, rank, to, promotion };
            let reading = step.read(position, &mut oddities);
            if let Reading::One(m) = &reading {
                step.judge_departure(position, *m, &mut oddities);
            }
            reading
        }
    };
    if let Reading::One(m) = &reading {
        judge_signs(position, *m, written.signs, &mut oddities);
    }
    Read { reading, offers_draw: written.offers_draw, oddities }
}

fn castle(position: &Position, wing: Wing) -> Reading {
    let player = position.having_move();
    let king = position.king(player);
    let rook = position.castling().rook(player, king, wing);
    if let Some(rook) = rook
        && position.may_castle(king, rook)
    {
        return Reading::One(Move::Castle { king, rook });
    }
    let attempt = Attempt::new(king, rook.unwrap_or(wing.king_goes_to(player)));
    // Without a right the king may be one step from there, and that step be legal; it is not what is written.
    let illegal = position.attempted(attempt).err().unwrap_or(Illegal::NoRookToCastle);
    Reading::None(NoMove::Illegal { attempt, illegal })
}

/// A piece goes somewhere.
struct Step {
    roles: Roles,
    file: Option<File>,
    rank: Option<Rank>,
    to: Square,
    promotion: Option<Roles>,
}

impl Step {
    fn read(&self, position: &Position, oddities: &mut Oddities) -> Reading {
        let mut found = Found::default();
        for role in self.roles.iter() {
            self.find(position, role, &mut found);
        }
        match found {
            Found { first: Some(m), others } if others.is_empty() => Reading::One(m),
            Found { first: Some(m), others } => {
                let mut several = vec![m];
                several.extend(others);
                Reading::Several(several)
            }
            Found { first: None, .. } => match self.castled(position) {
                Some(m) => {
                    oddities.note(Oddity::CastlingAsKingMove);
                    Reading::One(m)
                }
                None => Reading::None(self.why_not(position)),
            },
        }
    }

    /// Looks back from the square of arrival to the pieces that can come from where the text says.
    fn find(&self, position: &Position, role: Role, found: &mut Found) {
        for from in (position.candidates(role, self.to) & self.departures()).iter() {
            if position.keeps_king_safe(from, self.to) {
                self.add(position, role, from, found);
            }
        }
        if role == Role::Pawn && position.passed() == Some(self.to) && self.promotion.is_none() {
            for from in (position.en_passant_capturers() & self.departures()).iter() {
                found.push(Move::EnPassant { from, to: self.to });
            }
        }
    }

    /// The squares that the text allows to come from.
    fn departures(&self) -> Bitboard {
        self.file.map_or(Bitboard::ALL, Bitboard::file) & self.rank.map_or(Bitboard::ALL, Bitboard::rank)
    }

    /// Adds the moves between two squares: one, or as many as there are promotions that fit.
    fn add(&self, position: &Position, role: Role, from: Square, found: &mut Found) {
        let to = self.to;
        let promotes = role == Role::Pawn && to.rank() == Rank::Eighth.seen_by(position.having_move());
        if promotes {
            let fits = |into: &Role| self.promotion.is_none_or(|named| named.has(*into));
            for into in Role::PROMOTIONS.into_iter().filter(fits) {
                found.push(Move::Promotion { from, to, into });
            }
        } else if self.promotion.is_none() {
            found.push(if position.occupied().contains(to) {
                Move::Capture { role, from, to }
            } else if role == Role::Pawn && from.rank().index().abs_diff(to.rank().index()) == 2 {
                Move::DoubleStep { from, to }
            } else {
                Move::Ordinary { role, from, to }
            });
        }
    }

    /// Castling, if the text has the king go where castling takes it and no single step can be meant.
    fn castled(&self, position: &Position) -> Option<Move> {
        let king = position.king(position.having_move());
        if !self.roles.has(Role::King) || !self.departures().contains(king) || self.promotion.is_some() {
            return None;
        }
        let m = position.attempted(Attempt::new(king, self.to)).ok()?;
        m.castles().is_some_and(|_| m.to() == self.to).then_some(m)
    }

    /// Of the pieces that may be meant, why the one nearest to a legal move may not go there; of several alike, the one on
    /// the file, since that is the pawn people mean.
    fn why_not(&self, position: &Position) -> NoMove {
        let is_on_file = |attempt: Attempt| attempt.from.file() == attempt.to.file();
        let promotion = self.promotion.and_then(|roles| roles.iter().next());
        let mut nearest: Option<(Attempt, Illegal)> = None;
        for role in self.roles.iter() {
            for from in (position.pieces(position.having_move(), role) & self.departures()).iter() {
                let attempt = Attempt { from, to: self.to, promotion };
                let Err(illegal) = position.attempted(attempt) else { continue };
                let is_nearer = |(other, why): (Attempt, Illegal)| {
                    (why, is_on_file(other)) < (illegal, is_on_file(attempt))
                };
                if nearest.is_none_or(is_nearer) {
                    nearest = Some((attempt, illegal));
                }
            }
        }
        match nearest {
            Some((attempt, illegal)) => NoMove::Illegal { attempt, illegal },
            None => NoMove::NoSuchPiece { role: self.roles.iter().next().unwrap_or(Role::Pawn) },
        }
    }

    /// Whether more or less of the departure square was given than the Laws would write (C.9.3, C.10).
    fn judge_departure(&self, position: &Position, m: Move, oddities: &mut Oddities) {
        if m.castles().is_some() {
            return;
        }
        match (self.file, self.rank) {
            (None, None) if m.role() == Role::Pawn && m.is_capture() => {
                oddities.note(Oddity::MissingPawnFile);
            }
            (None, None) => {}
            (Some(_), Some(_)) => {
                if !matches!(departure(position, m), Departure::Square(_)) {
                    oddities.note(Oddity::LongForm);
                }
            }
            (Some(_), None) => {
                if !matches!(departure(position, m), Departure::File(_)) {
                    oddities.note(Oddity::SuperfluousDeparture);
                }
            }
            (None, Some(_)) => {
                if !matches!(departure(position, m), Departure::Rank(_)) {
                    oddities.note(Oddity::SuperfluousDeparture);
                }
            }
        }
    }
}

/// Whether the optional signs agree with the move (C.13.3–C.13.6).
fn judge_signs(position: &Position, m: Move, signs: Signs, oddities: &mut Oddities) {
    let after = position.play(m);
    let check = after.in_check();
    let mate = check && !after.has_legal_move();
    let en_passant = matches!(m, Move::EnPassant { .. });
    let mut judge = |holds: bool, written: bool, missing: Oddity, wrong: Oddity| match (holds, written) {
        (true, false) => oddities.note(missing),
        (false, true) => oddities.note(wrong),
        (true, true) | (false, false) => {}
    };
    judge(m.is_capture(), signs.capture, Oddity::MissingCapture, Oddity::FalseCapture);
    judge(en_passant, signs.en_passant, Oddity::MissingEnPassant, Oddity::FalseEnPassant);
    judge(mate, signs.mate, Oddity::MissingMate, Oddity::FalseMate);
    if !mate && !signs.mate {
        judge(check, signs.check, Oddity::MissingCheck, Oddity::FalseCheck);
    }
}

/// The moves found: the first without the heap, since mostly it is the only one.
#[derive(Default)]
struct Found {
    first: Option<Move>,
    others: Vec<Move>,
}

impl Found {
    fn push(&mut self, m: Move) {
        match self.first {
            None => self.first = Some(m),
            Some(_) => self.others.push(m),
        }
    }
}
