//! What each player has written (Article 8): kept as written, never corrected, compared with the moves made.

use alloc::vec::Vec;

use touchmove_chess::{Color, Move};
use touchmove_clock::{Moment, Sides};
use touchmove_law::Laws;
use touchmove_notation::algebraic::{NoMove, Reading};

use crate::act::SheetEntry;
use crate::game::{Game, Part};
use crate::ply::{Made, Ply};
use crate::written;

/// A player's scoresheet: everything written, in order, as written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scoresheet {
    entries: Vec<SheetEntry>,
    /// For each ply, what stands in its line.
    lines: Vec<Option<PlyRecord>>,
    /// For each offer of a draw that was marked, after how many plies it had been made.
    marked: Vec<usize>,
    /// The ply whose move stands there before it is made, for which no claim has accounted yet (8.1.2).
    unaccounted: Option<usize>,
}

/// The scoresheets of both players.
pub(crate) type Sheets = Sides<Scoresheet>;

/// What stands in the line of one ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PlyRecord {
    /// Which entry it is.
    entry: usize,
    /// The ply it was compared with: a ply that is taken back and replaced is another one.
    of: Option<(Moment, Made)>,
    written: Written,
}

/// What an entry is worth as a record of its ply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Written {
    /// The move that was made.
    Right,
    /// Another move.
    Wrong,
    /// Nothing that can be read as a move.
    Unreadable,
    /// A dash: the move was missed.
    Missed,
    /// Written before the move was made.
    InAdvance,
}

/// Where a written move belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EntryPlace {
    /// It records this ply.
    Ply(usize),
    /// It was written before the move was made.
    Ahead,
}

impl Scoresheet {
    /// How many offers of a draw are marked.
    pub(crate) fn marked(&self) -> usize {
        self.marked.len()
    }

    /// The offer that was made after this many plies is marked.
    pub(crate) fn mark(&mut self, after: usize) {
        self.marked.push(after);
    }

    /// Everything written.
    pub fn entries(&self) -> &[SheetEntry] {
        &self.entries
    }

    /// How many moves of `color` are written: each player writes those of both, in order (8.1.1).
    pub(crate) fn moves_of(&self, color: Color) -> usize {
        let moves = self.entries.iter().filter(|entry| match entry {
            SheetEntry::Move { .. } | SheetEntry::Spoken { .. } | SheetEntry::Dash => true,
            SheetEntry::UpToDate
            | SheetEntry::DrawOffer
            | SheetEntry::Time { .. }
            | SheetEntry::ClaimMatter { .. }
            | SheetEntry::Note { .. } => false,
        });
        let both = moves.count();
        match color {
            Color::White => both.div_ceil(2),
            Color::Black => both / 2,
        }
    }

    /// What stands in the line of a ply, counted from 0; `None` for an empty line.
    pub fn line(&self, ply: usize) -> Option<Written> {
        self.lines.get(ply).copied().flatten().map(|line| line.written)
    }

    /// The entry in the line of a ply.
    pub(crate) fn entry_of(&self, ply: usize) -> Option<&SheetEntry> {
        let line = self.lines.get(ply).copied().flatten()?;
        self.entries.get(line.entry)
    }

    /// Whether the move of a ply is recorded, rightly or wrongly.
    pub(crate) fn records(&self, ply: usize) -> bool {
        match self.line(ply) {
            Some(Written::Right | Written::Wrong | Written::Unreadable) => true,
            Some(Written::Missed | Written::InAdvance) | None => false,
        }
    }

    /// How many of the first `plies` plies are not recorded.
    pub(crate) fn missing(&self, plies: usize) -> usize {
        (0..plies).filter(|ply| !self.records(*ply)).count()
    }

    /// Whether the first `plies` plies are all recorded as they were made.
    pub(crate) fn is_complete(&self, plies: usize) -> bool {
        (0..plies).all(|ply| self.line(ply) == Some(Written::Right))
    }

    /// The plies among the first `plies`, counted from 0, whose entries are not the moves made.
    pub(crate) fn mismatched(&self, plies: usize) -> impl Iterator<Item = usize> {
        (0..plies).filter(|ply| matches!(self.line(*ply), Some(Written::Wrong | Written::Unreadable)))
    }

    /// Where a written move belongs: the ply its number names; an empty line whose move it is; the next empty line.
    ///
    /// `numbered` is the ply named by a number before the move; `intended` says whether it can be read as a move the
    /// writer is about to make.
    pub(crate) fn place_of(
        &self,
        laws: &Laws,
        plies: &[Ply],
        entry: &SheetEntry,
        numbered: Option<usize>,
        intended: impl FnOnce() -> bool,
    ) -> EntryPlace {
        if let Some(ply) = numbered {
            match plies.get(ply) {
                None => return EntryPlace::Ahead,
                Some(made) if !self.records(ply) || compare(laws, made, entry) == Written::Right => {
                    return EntryPlace::Ply(ply);
                }
                // The number of a line already filled with something else names nothing.
                Some(_) => {}
            }
        }
        let mut empty = plies.iter().enumerate().filter(|(ply, _)| !self.records(*ply));
        let is_it = |made: &Ply| may_record(made, entry) && compare(laws, made, entry) == Written::Right;
        let matching = empty.clone().find(|(_, made)| is_it(made));
        match (matching, empty.next_back()) {
            (Some((ply, _)), _) => EntryPlace::Ply(ply),
            (None, None) => EntryPlace::Ahead,
            (None, Some(_)) if intended() => EntryPlace::Ahead,
            (None, Some((last, _))) => EntryPlace::Ply(self.next_line(plies).unwrap_or(last)),
        }
    }

    /// The first empty line after everything written.
    fn next_line(&self, plies: &[Ply]) -> Option<usize> {
        let next = self.lines.len();
        (next < plies.len()).then_some(next)
    }

    /// The first empty line of a move that was made.
    pub(crate) fn first_empty(&self, plies: usize) -> Option<usize> {
        (0..plies).find(|ply| self.line(*ply).is_none())
    }

    /// Writes an entry that fills no line.
    pub(crate) fn write(&mut self, entry: SheetEntry) {
        self.entries.push(entry);
    }

    /// Writes an entry into the line of a ply that was made.
    pub(crate) fn write_line(&mut self, ply: usize, made: &Ply, entry: SheetEntry, written: Written) {
        self.fill(ply, Some((made.at(), made.what())), written);
        self.entries.push(entry);
    }

    /// Writes the next move before it is made.
    pub(crate) fn write_ahead(&mut self, ply: usize, entry: SheetEntry) {
        self.fill(ply, None, Written::InAdvance);
        self.entries.push(entry);
    }

    /// The move of this ply was written before it is made; a claim with it, or sealing it, may still account for that.
    pub(crate) fn hold(&mut self, ply: usize) {
        self.unaccounted = Some(ply);
    }

    /// The claim of a draw, or sealing, accounts for the move written in advance.
    pub(crate) fn account(&mut self) {
        self.unaccounted = None;
    }

    /// The move of a ply is made: what was written in advance for it, if nothing accounts for that.
    pub(crate) fn take_unaccounted(&mut self, ply: usize) -> Option<&str> {
        self.unaccounted.take_if(|held| *held == ply)?;
        let (SheetEntry::Move { text } | SheetEntry::Spoken { text }) = self.entry_of(ply)? else {
            return None;
        };
        Some(text)
    }

    /// Copies every line that is not right from a complete record (8.5).
    pub(crate) fn bring_up_to_date(&mut self, plies: &[Ply]) {
        for (ply, made) in plies.iter().enumerate() {
            if self.line(ply) != Some(Written::Right) {
                self.fill(ply, Some((made.at(), made.what())), Written::Right);
            }
        }
        self.entries.push(SheetEntry::UpToDate);
    }

    fn fill(&mut self, ply: usize, of: Option<(Moment, Made)>, written: Written) {
        if self.lines.len() <= ply {
            self.lines.resize(ply + 1, None);
        }
        if let Some(line) = self.lines.get_mut(ply) {
            *line = Some(PlyRecord { entry: self.entries.len(), of, written });
        }
    }

    /// Lets lines of plies that were taken back go, and compares what was written in advance with what was made.
    pub(crate) fn settle(&mut self, laws: &Laws, plies: &[Ply]) {
        while let Some(last) = self.lines.last() {
            let ply = self.lines.len() - 1;
            let made = plies.get(ply).map(|made| (made.at(), made.what()));
            let stale = match last {
                None => true,
                Some(PlyRecord { of: Some(of), .. }) => made != Some(*of),
                Some(PlyRecord { of: None, .. }) => ply > plies.len(),
            };
            if !stale {
                break;
            }
            self.lines.pop();
        }
        self.unaccounted = self.unaccounted.filter(|held| *held < self.lines.len());
        let Some(ply) = self.lines.len().checked_sub(1) else { return };
        let (Some(made), Some(SheetEntry::Move { .. } | SheetEntry::Spoken { .. }), Some(Written::InAdvance)) =
            (plies.get(ply), self.entry_of(ply), self.line(ply))
        else {
            return;
        };
        let Some(written) = self.entry_of(ply).map(|entry| compare(laws, made, entry)) else { return };
        if let Some(line) = self.lines.get_mut(ply) {
            *line = line.map(|line| PlyRecord { of: Some((made.at(), made.what())), written, ..line });
        }
    }
}

/// What the arbiter's desk shows of a player's scoresheet (8.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetReport {
    /// The scoresheet itself.
    pub sheet: Scoresheet,
    /// How many of the moves made are not recorded.
    pub missing: usize,
    /// The plies, counted from 1, whose entries are not the moves made.
    pub mismatched: Vec<u32>,
    /// How many offers of a draw are not marked.
    pub offers_unmarked: usize,
}

impl Game {
    /// A player's scoresheet as they have written it.
    pub fn sheet(&self, of: Color) -> &Scoresheet {
        Sheets::read(self).of(of)
    }

    /// The scoresheet of `of` against the moves made; for the arbiter alone.
    pub(crate) fn sheet_report(&self, laws: &Laws, of: Color) -> SheetReport {
        let mut sheet = self.sheet(of).clone();
        sheet.settle(laws, self.plies());
        let number = |ply: usize| u32::try_from(ply).unwrap_or(u32::MAX).saturating_add(1);
        SheetReport {
            missing: sheet.missing(self.plies().len()),
            mismatched: sheet.mismatched(self.plies().len()).map(number).collect(),
            offers_unmarked: self.unmarked_offers(of).count(),
            sheet,
        }
    }
}

/// Whether an entry could be the record of a ply, judged by its digits alone, because reading it in every language costs a
/// hundred times more: where ranks are written, the one the piece went to is.
fn may_record(made: &Ply, entry: &SheetEntry) -> bool {
    let (SheetEntry::Move { text }, Made::Legal(mv)) = (entry, made.what()) else { return true };
    let castles = matches!(mv, Move::Castle { .. });
    let names_ranks = text.is_ascii() && text.bytes().any(|byte| (b'1'..=b'8').contains(&byte));
    castles || !names_ranks || text.contains(mv.to().rank().digit())
}

/// What an entry is worth as a record of a ply.
pub(crate) fn compare(laws: &Laws, made: &Ply, entry: &SheetEntry) -> Written {
    let Some(reading) = written::entry(laws, made.before(), entry) else { return Written::Unreadable };
    let right = match (&reading, made.what()) {
        (Reading::One(mv), Made::Legal(legal)) => *mv == legal,
        (
            Reading::None(NoMove::Illegal { attempt, .. }),
            Made::Illegal { from: Some(from), to: Some(to), .. },
        ) => attempt.to == to && made.before().piece_at(attempt.from) == made.before().piece_at(from),
        (
            Reading::One(_) | Reading::Several(_) | Reading::None(_) | Reading::Unreadable { .. },
            Made::Legal(_) | Made::Illegal { .. },
        ) => false,
    };
    match (right, reading) {
        (true, _) => Written::Right,
        (false, Reading::Unreadable { .. }) => Written::Unreadable,
        (false, Reading::One(_) | Reading::Several(_) | Reading::None(_)) => Written::Wrong,
    }
}
