//! How much a player may add to what others must receive. Nobody's screen may go dark because somebody else writes without end: every
//! list in a view has a maximum, an act beyond it is refused in words, and the largest view fits the connection by construction.

use std::mem::discriminant;

use serde_json::Value;
use touchmove_chess::Color;
use touchmove_conduct::act::SheetEntry;
use touchmove_conduct::{Act, Game, Question, Referral};
use touchmove_wire::v1::act::Deed;

use crate::net::problem::{self, Code};

/// The longest text by a player, in bytes.
pub(crate) const LONGEST_TEXT: usize = 400;
/// The most entries on a scoresheet: every move of the longest game, and the times.
pub(crate) const MOST_ENTRIES: usize = 3000;
/// The most bytes on it altogether.
pub(crate) const MOST_WRITTEN: usize = 48 * 1024;
/// The most half-moves in a game.
pub(crate) const MOST_PLIES: usize = 2000;
/// The most entries in a game's journal by those who play: every act of the longest game several times over.
pub(crate) const MOST_JOURNAL: u32 = 20_000;
/// The most questions of one kind about one player waiting at the same time.
pub(crate) const MOST_ALIKE: usize = 8;
/// The most late acts waiting for the arbiter at the same time.
pub(crate) const MOST_LATE: usize = 200;

/// Whether every text of an act has a reasonable length for a player; arbiters' acts have their own limits.
pub(crate) fn check_texts(deed: &Deed) -> Result<(), Code> {
    match &deed.0 {
        Act::Arbiter(_) => Ok(()),
        Act::Player(..) | Act::Assistant(..) | Act::Bystander(_) => {
            let act = deed.act().map_err(problem::unavailable)?;
            if fits(&act) { Ok(()) } else { Err(Code::PlayersTextTooLong) }
        }
    }
}

/// No message is nested deeper than its reader allows.
fn fits(value: &Value) -> bool {
    match value {
        Value::String(text) => text.len() <= LONGEST_TEXT,
        Value::Array(all) => all.iter().all(fits),
        Value::Object(fields) => fields.values().all(fits),
        Value::Null | Value::Bool(_) | Value::Number(_) => true,
    }
}

/// Whether what follows from an act is still within bounds.
pub(crate) fn check_growth(deed: &Deed, before: &Game, after: &Game) -> Result<(), Code> {
    match &deed.0 {
        Act::Arbiter(_) => return Ok(()),
        Act::Player(..) | Act::Assistant(..) | Act::Bystander(_) => {}
    }
    let plies = |game: &Game| game.plies().len();
    if plies(after) > MOST_PLIES && plies(after) > plies(before) {
        return Err(Code::TooManyPlies);
    }
    if Color::ALL.into_iter().any(|side| is_overfull(before, after, side)) {
        return Err(Code::ScoresheetFull);
    }
    if asks_too_often(before.referrals(), after.referrals()) {
        return Err(Code::TooManyAlike);
    }
    Ok(())
}

/// Whether one more entry is taken; the arbiter's always is, so that a game can be brought to its end.
pub(crate) fn check_entries(deed: &Deed, seq: u32) -> Result<(), Code> {
    match &deed.0 {
        Act::Arbiter(_) => Ok(()),
        Act::Player(..) | Act::Assistant(..) | Act::Bystander(_) if seq > MOST_JOURNAL => {
            Err(Code::TooManyEntries)
        }
        Act::Player(..) | Act::Assistant(..) | Act::Bystander(_) => Ok(()),
    }
}

fn is_overfull(before: &Game, after: &Game, side: Color) -> bool {
    let entries = after.sheet(side).entries();
    let grew = entries.len() > before.sheet(side).entries().len();
    let written = || entries.iter().map(|entry| text(entry).len()).sum::<usize>();
    grew && (entries.len() > MOST_ENTRIES || written() > MOST_WRITTEN)
}

fn text(entry: &SheetEntry) -> &str {
    match entry {
        SheetEntry::Move { text }
        | SheetEntry::Spoken { text }
        | SheetEntry::Time { text }
        | SheetEntry::ClaimMatter { text }
        | SheetEntry::Note { text } => text,
        SheetEntry::Dash | SheetEntry::UpToDate | SheetEntry::DrawOffer => "",
    }
}

/// Whether there are too many questions like a new one: about the same player, so that nobody uses up the other's.
fn asks_too_often(before: &[Referral], after: &[Referral]) -> bool {
    let is_new = |asked: &&Referral| !before.iter().any(|known| known.id == asked.id);
    after.iter().filter(is_new).any(|asked| {
        let alike = |other: &&Referral| is_alike(&asked.question, &other.question);
        after.iter().filter(alike).count() > MOST_ALIKE
    })
}

fn is_alike(one: &Question, other: &Question) -> bool {
    discriminant(one) == discriminant(other) && about(one) == about(other)
}

/// About whom a question is, as it is shown.
fn about(question: &Question) -> Option<Value> {
    let shown = serde_json::to_value(question).ok()?;
    shown.get("player").cloned()
}

#[cfg(test)]
mod tests;
