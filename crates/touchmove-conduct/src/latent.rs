//! Irregularities done but not found: done, found and ruled are three things (4.8, 7.5, A.5.2).

use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::{Moment, Sides};

/// Something irregular that somebody may still find.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Latent {
    /// What it is.
    what: Irregular,
    /// Who did it.
    by: Color,
    /// The ply it belongs to, from 0: the ply it made, or that it should have made.
    ply: usize,
    /// When it was done.
    at: Moment,
    /// Whether it can still be complained of.
    standing: Found,
}

impl Latent {
    /// What it is.
    pub fn what(&self) -> Irregular {
        self.what
    }

    /// Who did it.
    pub fn by(&self) -> Color {
        self.by
    }

    /// The ply it belongs to, from 0: the ply it made, or that it should have made.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// When it was done.
    pub fn at(&self) -> Moment {
        self.at
    }

    /// Whether it can still be complained of.
    pub fn standing(&self) -> Found {
        self.standing
    }

    /// The same, after it has been ruled on.
    #[must_use]
    pub fn ruled(self) -> Latent {
        Latent { standing: Found::Ruled, ..self }
    }

    /// Whether the arbiter may still act on it.
    pub fn is_open(&self) -> bool {
        match self.standing {
            Found::Not | Found::ForTheArbiter | Found::TakenBack => true,
            Found::Ruled | Found::Lapsed => false,
        }
    }
}

/// How far an irregularity has come to light.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Found {
    /// Nobody has raised it.
    Not,
    /// It has been ruled on.
    Ruled,
    /// The player against whom it was done has gone on and can no longer complain; the arbiter may still act on it (2001
    /// 4.6, B.5(b); I-080, I-083).
    ForTheArbiter,
    /// The arbiter has put back the last position that could be identified before it, and has not said yet for what; until
    /// the next move it can be counted (7.5.1; 2001 7.4(a)).
    TakenBack,
    /// It can no longer be raised: it stands.
    Lapsed,
}

/// Kinds of irregularity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "IrregularName"),
    ts(rename = "IrregularName")
)]
pub enum Irregular {
    /// An illegal move was completed (7.5.1).
    IllegalMove,
    /// A pawn was left on its last rank (7.5.2).
    UnpromotedPawn,
    /// The clock was pressed without a move (7.5.3).
    PressWithoutMove,
    /// Two hands were used for one move (7.5.4).
    TwoHands,
    /// A touched piece was not moved or captured, or a released one was moved on (4.3-4.7).
    TouchedPiece,
}

impl Irregular {
    /// Whether it counts as an illegal move once found (7.5.5).
    pub(crate) fn counts_as_illegal(self) -> bool {
        match self {
            Irregular::IllegalMove
            | Irregular::UnpromotedPawn
            | Irregular::PressWithoutMove
            | Irregular::TwoHands => true,
            Irregular::TouchedPiece => false,
        }
    }

    /// Whether it leaves on the board what no legal move gives (7.5.1, 7.5.2).
    pub(crate) fn changes_board(self) -> bool {
        match self {
            Irregular::IllegalMove | Irregular::UnpromotedPawn => true,
            Irregular::PressWithoutMove | Irregular::TwoHands | Irregular::TouchedPiece => false,
        }
    }
}

/// What is irregular in a game, in the order in which it was done, and how many illegal moves were counted (7.5.5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Irregularities {
    done: Vec<Latent>,
    counted: Sides<u8>,
}

impl Default for Irregularities {
    fn default() -> Irregularities {
        Irregularities { done: Vec::new(), counted: Sides::each(|_| 0) }
    }
}

impl Irregularities {
    /// All of them.
    pub(crate) fn all(&self) -> &[Latent] {
        &self.done
    }

    /// How many illegal moves of each player were counted.
    pub(crate) fn counted(&self) -> Sides<u8> {
        self.counted
    }

    /// Counts one more of this player; returns how many there are now.
    pub(crate) fn count(&mut self, offender: Color) -> u8 {
        let count = self.counted.of_mut(offender);
        *count = count.saturating_add(1);
        *count
    }

    /// Something irregular is done, for somebody to find; its place.
    pub(crate) fn note(&mut self, what: Irregular, by: Color, ply: usize, at: Moment) -> usize {
        self.done.push(Latent { what, by, ply, at, standing: Found::Not });
        self.done.len() - 1
    }

    /// The earliest that nobody has ruled on, of this player or of either: when several are found together, only the first
    /// counts (I-146).
    pub(crate) fn first(&self, by: Option<Color>, which: impl Fn(Irregular) -> bool) -> Option<usize> {
        self.done.iter().position(|latent| {
            latent.standing == Found::Not && by.is_none_or(|by| latent.by == by) && which(latent.what)
        })
    }

    /// The latest of this player that counts as an illegal move and on which the arbiter may still act.
    pub(crate) fn latest_open(&self, by: Color) -> Option<usize> {
        let is_open =
            |latent: &Latent| latent.is_open() && latent.by == by && latent.what.counts_as_illegal();
        self.done.iter().rposition(is_open)
    }

    /// The latest illegal move that stands because nobody can raise it any more, among the first `moves` moves.
    pub(crate) fn latest_standing(&self, plies: usize) -> Option<usize> {
        self.done.iter().rposition(|latent| {
            latent.standing == Found::Lapsed && latent.what.changes_board() && latent.ply < plies
        })
    }

    /// Whether there is one of this kind on that ply.
    pub(crate) fn has(&self, what: Irregular, ply: usize) -> bool {
        self.done.iter().any(|latent| latent.what == what && latent.ply == ply)
    }

    /// Whether what was illegal stood on the board at any time.
    pub(crate) fn changed_board(&self) -> bool {
        self.done.iter().any(|latent| latent.what.changes_board())
    }

    /// What this player did and nobody found lapses, for the opponent alone or for everybody.
    pub(crate) fn lapse(&mut self, offender: Color, to: Found, which: impl Fn(Irregular) -> bool) {
        for latent in &mut self.done {
            if latent.by == offender && latent.standing == Found::Not && which(latent.what) {
                latent.standing = to;
            }
        }
    }

    /// The press makes two hands on this ply an illegal move, whether or not the breach had lapsed (7.5.4).
    pub(crate) fn press_two_hands(&mut self, ply: usize) {
        for latent in &mut self.done {
            if latent.what == Irregular::TwoHands && latent.ply == ply && latent.standing == Found::Lapsed {
                latent.standing = Found::Not;
            }
        }
    }

    /// It is ruled on; what it was, and how far it had come to light before.
    pub(crate) fn rule_on(&mut self, place: usize) -> Option<Latent> {
        let latent = self.done.get_mut(place)?;
        let before = *latent;
        latent.standing = Found::Ruled;
        Some(before)
    }

    /// It was claimed, and waits for the arbiter.
    pub(crate) fn leave_to_arbiter(&mut self, place: usize) {
        if let Some(latent) = self.done.get_mut(place) {
            latent.standing = Found::ForTheArbiter;
        }
    }

    /// The moves from this place on are discarded with an illegal one among them, which can still be counted; of several only
    /// the first (I-146). Its place.
    pub(crate) fn take_back_first(&mut self, ply: usize) -> Option<usize> {
        let is_it = |latent: &Latent| latent.is_open() && latent.ply >= ply && latent.what.changes_board();
        let place = self.done.iter().position(is_it)?;
        self.done.get_mut(place)?.standing = Found::TakenBack;
        Some(place)
    }

    /// What the arbiter took back and did not count is no more: a move was made since.
    pub(crate) fn forget_taken_back(&mut self) {
        self.done.retain(|latent| latent.standing != Found::TakenBack);
    }

    /// What was irregular from the move at this place on, and not ruled on, is no more.
    pub(crate) fn forget_from(&mut self, ply: usize) {
        self.done
            .retain(|latent| latent.ply < ply || matches!(latent.standing, Found::Ruled | Found::TakenBack));
    }

    /// The move at this place is not made any more, and nothing was irregular in it.
    pub(crate) fn unmake(&mut self, ply: usize) {
        self.done.retain(|latent| latent.ply < ply);
    }

    /// The move at this place broke no tie after all. What falls away, if anything was charged.
    pub(crate) fn acquit(&mut self, ply: usize) -> Option<Latent> {
        let is_charge = |latent: &Latent| {
            latent.what == Irregular::TouchedPiece && latent.ply == ply && latent.standing != Found::Ruled
        };
        let charged = self.done.iter().copied().find(is_charge);
        self.done.retain(|latent| !is_charge(latent));
        charged
    }
}
