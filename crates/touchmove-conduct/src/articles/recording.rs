//! Recording the moves (8.1-8.4, 9.1.2.2, A.2, A.4.3, B.2.3, C; 2001 8.1-8.4, 9.1(b), 12.2, B.3, E).
//!
//! What is written is stored as written and compared with the moves made; what falls short is told to the arbiter
//! alone. A paper scoresheet of which nobody has entered anything is out of sight: nothing is held against it until
//! the arbiter sees that it falls short.

use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::{RecordingDuty, Sides};
use touchmove_law::{Article, Incident, Permission, Recording as Required, ScoresheetKind, cite};

use super::completing::{self, Completing, Upkeep};
use super::{incident, other_notation, penalty};
use crate::act::{Penalty, SheetEntry};
use crate::board::BoardState;
use crate::case::Case;
use crate::game::{Game, Knows, Part};
use crate::obligation::Obliged;
use crate::offers::Offers;
use crate::progress::Phase;
use crate::reason::Reason;
use crate::referral::{Answer, Choice, Question};
use crate::ruling::{Decision, Ruling};
use crate::scoresheet::{self, EntryPlace, Sheets, Written};
use crate::written;

/// Offers of a draw that must be marked (8.1.5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OffersToMark {
    /// After how many plies each was made.
    made: Vec<usize>,
    /// How many of them each player has been found not to have marked, or has marked.
    seen_to: Sides<usize>,
}

impl Default for OffersToMark {
    fn default() -> OffersToMark {
        OffersToMark { made: Vec::new(), seen_to: Sides::each(|_| 0) }
    }
}

/// What a player owes to their scoresheet at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Owes {
    /// Every move (8.1.1).
    Moves,
    /// Nothing for the rest of the period (8.4).
    NothingNow,
    /// Nothing in fast play (A.2; 2001 B.3).
    Nothing,
}

/// What `color` owes now.
pub(crate) fn owes(case: &Case<'_>, color: Color) -> Owes {
    match (case.laws.recording(), case.game.clock().duty(color, case.at)) {
        (Required::NotRequired, _) => Owes::Nothing,
        (Required::Required, RecordingDuty::Exempt) => Owes::NothingNow,
        (Required::Required, RecordingDuty::Records) => Owes::Moves,
    }
}

/// A player writes on their scoresheet.
pub(crate) fn write(case: &mut Case<'_>, by: Color, entry: &SheetEntry) {
    settle(case);
    match entry {
        SheetEntry::Move { text } | SheetEntry::Spoken { text } => {
            write_move(case, by, entry, text);
            if text.contains("(=)") {
                mark_offer(case, by);
            }
        }
        SheetEntry::Dash => write_dash(case, by),
        SheetEntry::UpToDate => completing::brought_up_to_date(case, by),
        SheetEntry::DrawOffer => {
            Sheets::change(case.game).of_mut(by).write(SheetEntry::DrawOffer);
            mark_offer(case, by);
        }
        SheetEntry::Time { .. } | SheetEntry::ClaimMatter { .. } => {
            Sheets::change(case.game).of_mut(by).write(entry.clone());
            case.rule(Ruling::under(cite!("8.1.4"), Decision::InOrder, Reason::Plain));
        }
        SheetEntry::Note { text } => {
            Sheets::change(case.game).of_mut(by).write(entry.clone());
            let article = cite!("8.1.4");
            case.refer(article, Question::SheetEntry { player: by, text: text.clone() }, Some(Choice::Yes));
        }
    }
    completing::freed_if_complete(case, by);
}

/// Scoresheets follow what became of the moves since they were last looked at.
pub(crate) fn settle(case: &mut Case<'_>) {
    for side in Color::ALL {
        let (sheet, plies) = case.game.sheet_to_write(side);
        sheet.settle(case.laws, plies);
    }
}

fn write_move(case: &mut Case<'_>, by: Color, entry: &SheetEntry, text: &str) {
    if case.game.knows() == Knows::NoMove {
        // Nothing to compare it with.
        Sheets::change(case.game).of_mut(by).write(entry.clone());
        let article = recorded_under(case, by, entry);
        case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
        return;
    }
    let game = &case.game;
    let numbered = number(text).and_then(|(move_number, side)| ply_numbered(game, move_number, side));
    let intended = || {
        let reading = written::entry(case.laws, game.position(), entry);
        game.having_move() == by && reading.is_some_and(|reading| reading.one().is_some())
    };
    let sheet = game.sheet(by);
    let place = match game.phase() {
        // After the last move nothing can be written in advance.
        Phase::Over | Phase::Cancelled | Phase::ResultPending => {
            sheet.place_of(case.laws, game.plies(), entry, numbered, || false)
        }
        Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::Adjourned => {
            sheet.place_of(case.laws, game.plies(), entry, numbered, intended)
        }
    };
    match place {
        EntryPlace::Ply(ply) => record(case, by, entry, text, ply),
        EntryPlace::Ahead => write_ahead(case, by, entry, text),
    }
}

/// The move is written into the line of a ply: right, wrong or unreadable, it stays as it is.
fn record(case: &mut Case<'_>, by: Color, entry: &SheetEntry, text: &str, ply: usize) {
    let (sheet, plies) = case.game.sheet_to_write(by);
    let Some(made) = plies.get(ply) else { return };
    let written = scoresheet::compare(case.laws, made, entry);
    sheet.write_line(ply, made, entry.clone(), written);
    let article = recorded_under(case, by, entry);
    let fault = match written {
        Written::Right | Written::Missed | Written::InAdvance => {
            case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
            return;
        }
        Written::Wrong => Reason::EntryDiffers { text: text.into() },
        Written::Unreadable if other_notation::is_meant(text) => {
            other_notation::warn_about_notation(case, by, text);
            return;
        }
        Written::Unreadable => Reason::WrittenMoveUnreadable { text: text.into() },
    };
    let decision = match owes(case, by) {
        Owes::Moves => Decision::Breach { player: by },
        Owes::NothingNow | Owes::Nothing => Decision::InOrder,
    };
    case.rule(Ruling::under(article, decision, fault));
}

/// The article a player records under.
fn recorded_under(case: &Case<'_>, by: Color, entry: &SheetEntry) -> Article {
    let visually_disabled = case.game.is_visually_disabled(by);
    match (owes(case, by), entry) {
        (_, SheetEntry::Spoken { .. }) if visually_disabled => cite!("D.2.7"),
        (Owes::Nothing, _) => cite!("A.2"),
        (Owes::NothingNow, _) => cite!("8.4"),
        (Owes::Moves, _) => match case.laws.regulations().scoresheet {
            ScoresheetKind::Electronic => cite!("8.1.1.2"),
            ScoresheetKind::Paper => cite!("8.1.1"),
        },
    }
}

/// A move is written before it is made: an offence in one edition, no matter in the other (8.1.2; 2001 8.1/3).
///
/// On their own move they may be about to claim a draw with it, so the breach waits until they make it without a claim.
fn write_ahead(case: &mut Case<'_>, by: Color, entry: &SheetEntry, text: &str) {
    let article = cite!("8.1.2");
    let ply = case.game.plies().len();
    let over = case.game.phase().is_over();
    if over {
        Sheets::change(case.game).of_mut(by).write(entry.clone());
        case.rule(Ruling::under(cite!("8.1.4"), Decision::InOrder, Reason::Plain));
        return;
    }
    let for_a_claim = is_claimed(case, by, entry);
    let may_claim = case.game.having_move() == by;
    let sheet = Sheets::change(case.game).of_mut(by);
    sheet.write_ahead(ply, entry.clone());
    let decision = match case.laws.writing_in_advance() {
        // A player who wants to claim writes first: no breach until the move is made without a claim.
        Permission::Forbidden if !for_a_claim && may_claim => {
            sheet.hold(ply);
            Decision::InOrder
        }
        Permission::Forbidden if !for_a_claim => Decision::Breach { player: by },
        Permission::Forbidden | Permission::Allowed | Permission::NotForeseen => Decision::InOrder,
    };
    case.rule(Ruling::under(article, decision, Reason::WrittenInAdvance { text: text.into() }));
}

/// The move that was written in advance is made, and no claim has accounted for that (8.1.2).
fn made_as_written(case: &mut Case<'_>, by: Color) {
    let Some(ply) = case.game.plies().len().checked_sub(1) else { return };
    let Some(reason) = Sheets::change(case.game)
        .of_mut(by)
        .take_unaccounted(ply)
        .map(|text| Reason::WrittenInAdvance { text: text.into() })
    else {
        return;
    };
    case.rule(Ruling::under(cite!("8.1.2"), Decision::Breach { player: by }, reason));
}

/// Whether the move is the one of a claim, which must be written (9.2.1, 9.3.1).
fn is_claimed(case: &Case<'_>, by: Color, entry: &SheetEntry) -> bool {
    let open = Offers::read(case.game).has_claimed(by);
    let intended = match case.game.turn().bound() {
        Some(Obliged::Intended { mv }) => {
            written::entry(case.laws, case.game.position(), entry).and_then(|reading| reading.one())
                == Some(mv)
        }
        Some(_) | None => false,
    };
    case.game.having_move() == by && (open || intended)
}

/// A claim rests on a written move: writing it was lawful, and it stands on the scoresheet (8.1.2, 9.2.1, 9.3.1).
pub(crate) fn claimed_with(case: &mut Case<'_>, by: Color, text: &str) {
    if case.game.having_move() != by {
        return;
    }
    settle(case);
    let ply = case.game.plies().len();
    let sheet = Sheets::change(case.game).of_mut(by);
    sheet.account();
    if sheet.line(ply) == Some(Written::InAdvance) {
        let reason = Reason::WrittenInAdvance { text: text.into() };
        case.rule(Ruling::under(cite!("8.1.2"), Decision::InOrder, reason));
    } else if is_in_sight(case, by) {
        Sheets::change(case.game).of_mut(by).write_ahead(ply, SheetEntry::Move { text: text.into() });
    }
}

fn write_dash(case: &mut Case<'_>, by: Color) {
    let (sheet, plies) = case.game.sheet_to_write(by);
    match sheet.first_empty(plies.len()).and_then(|ply| Some((ply, plies.get(ply)?))) {
        Some((ply, made)) => sheet.write_line(ply, made, SheetEntry::Dash, Written::Missed),
        None => sheet.write(SheetEntry::Dash),
    }
    let article = recorded_under(case, by, &SheetEntry::Dash);
    let decision = match owes(case, by) {
        Owes::Moves => Decision::Breach { player: by },
        Owes::NothingNow | Owes::Nothing => Decision::InOrder,
    };
    case.rule(Ruling::under(article, decision, Reason::ScoresheetIncomplete));
}

/// The number before a written move: whose move it is, by the dots after it.
fn number(text: &str) -> Option<(u32, Color)> {
    let text = text.trim_start();
    let digits = text.find(|letter: char| !letter.is_ascii_digit())?;
    let (digits, rest) = text.split_at_checked(digits)?;
    let dots = rest.trim_start();
    let side = if dots.starts_with("..") || dots.starts_with('…') { Color::Black } else { Color::White };
    dots.starts_with(['.', '…']).then_some(())?;
    Some((digits.parse().ok()?, side))
}

/// The ply with this number, counted from 0; it may not have been made yet.
fn ply_numbered(game: &Game, move_number: u32, side: Color) -> Option<usize> {
    let first = BoardState::read(game).initial().to_setup();
    let place = |number: u32, side: Color| number.checked_mul(2)?.checked_add(side.choose(0, 1));
    let ply = place(move_number, side)?.checked_sub(place(first.fullmove, first.having_move)?)?;
    usize::try_from(ply).ok()
}

/// A draw was offered: both players must mark it (8.1.5, 9.1.2.2; 2001 8.1/4, 9.1(b)).
pub(crate) fn require_offer_mark(case: &mut Case<'_>) {
    let after = case.game.plies().len();
    OffersToMark::change(case.game).made.push(after);
}

/// The sign (=) marks the earliest offer that is not marked.
fn mark_offer(case: &mut Case<'_>, by: Color) {
    let article = cite!("8.1.5");
    let unmarked = case.game.unmarked_offers(by).next();
    match unmarked {
        Some(after) => {
            Sheets::change(case.game).of_mut(by).mark(after);
            case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain).with(cite!("C.12")));
        }
        None => case.rule(Ruling::under(article, Decision::Breach { player: by }, Reason::NoOffer)),
    }
}

impl Game {
    /// After how many plies the offers were made that `of` has not marked.
    pub(crate) fn unmarked_offers(&self, of: Color) -> impl Iterator<Item = usize> {
        let marked = self.sheet(of).marked();
        OffersToMark::read(self).made.iter().copied().skip(marked)
    }
}

/// Whether the engine sees what the player writes.
fn is_in_sight(case: &Case<'_>, by: Color) -> bool {
    let written = !case.game.sheet(by).entries().is_empty();
    written || case.laws.regulations().scoresheet == ScoresheetKind::Electronic
}

/// A move is made: the player's own previous one must be recorded, and everything before the opponent's last
/// (8.1.1, 8.1.3; 2001 8.1/1-8.1/3).
pub(crate) fn check_recording_after_move(case: &mut Case<'_>, by: Color) {
    settle(case);
    made_as_written(case, by);
    if owes(case, by) == Owes::Nothing {
        return;
    }
    completing::check_after_move(case, by);
    let owed_from = match Completing::read(case.game).upkeep(by) {
        Upkeep::Kept => 0,
        Upkeep::Resumed(from) => from,
        Upkeep::Excused | Upkeep::Due => return,
    };
    if !is_in_sight(case, by) {
        return;
    }
    let Some(ply) = case.game.plies().len().checked_sub(1) else { return };
    let sheet = case.game.sheet(by);
    let is_due = |back: usize| ply.checked_sub(back).filter(|due| *due >= owed_from && !sheet.records(*due));
    let (own, earlier, replied_to) = (is_due(2), is_due(3), is_due(1));
    if own.is_some() {
        let article = cite!("8.1.3");
        case.rule(Ruling::under(article, Decision::Breach { player: by }, Reason::PreviousMoveUnrecorded));
    }
    if let Some(earlier) = earlier {
        let number = u32::try_from(earlier).unwrap_or(u32::MAX).saturating_add(1);
        let article = cite!("8.1.1");
        case.rule(Ruling::under(
            article,
            Decision::Breach { player: by },
            Reason::MoveUnrecorded { count: number },
        ));
    }
    if let (None, Some(_)) = (own, replied_to) {
        // They may answer before they record the opponent's move.
        case.rule(Ruling::under(cite!(2023 "8.1.3", 2001 "8.1/2"), Decision::InOrder, Reason::Plain));
    }
    look_for_marks(case, by, ply);
}

/// An offer made before the opponent's last move must be marked by now.
fn look_for_marks(case: &mut Case<'_>, by: Color, ply: usize) {
    let marked = case.game.sheet(by).marked();
    let seen_to = marked.max(*OffersToMark::read(case.game).seen_to.of(by));
    let due =
        OffersToMark::read(case.game).made.iter().skip(seen_to).take_while(|after| **after < ply).count();
    *OffersToMark::change(case.game).seen_to.of_mut(by) = seen_to + due;
    for _ in 0..due {
        let article = cite!("8.1.5");
        let breach = Ruling::under(article, Decision::Breach { player: by }, Reason::OfferNotMarked);
        case.rule(breach.with(cite!("9.1.2.2")));
    }
}

/// The arbiter finds that another entry has to do with the game (8.1.4; 2001 12.2/2).
pub(crate) fn entry_admitted(case: &mut Case<'_>) {
    case.rule(Ruling::under(cite!("8.1.4"), Decision::InOrder, Reason::Answered));
}

/// The arbiter finds that it is a note, which nobody may use: a penalty is due (8.1.4, 11.3.1, 11.6; 2001 12.2, 12.6).
pub(crate) fn entry_is_a_note(case: &mut Case<'_>, by: Color, text: &str) {
    let reason = Reason::Arbiter { text: text.into() };
    let note = Ruling::under(cite!("11.3.1"), outside_help(by), reason);
    case.rule(note.with(cite!("8.1.4")));
    incident::must_penalise(case, cite!("11.6"), by);
}

/// The same, with the penalty.
pub(crate) fn entry_penalised(case: &mut Case<'_>, by: Color, text: &str, penalties: &[Penalty]) -> Answer {
    match penalty::admitted(case, by, penalties) {
        Ok(chosen) => {
            let reason = Reason::Arbiter { text: text.into() };
            let note = Ruling::under(cite!("11.3.1"), outside_help(by), reason);
            case.rule(note.with(cite!("8.1.4")));
            penalty::apply_all(case, by, chosen, &Reason::Answered);
            Answer::Taken
        }
        Err(refused) => {
            case.rule(*refused);
            Answer::Said
        }
    }
}

/// What a note is: help from outside, for the arbiter's log.
fn outside_help(by: Color) -> Decision {
    Decision::Incident { incident: Incident::OutsideHelp, player: Some(by) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dots_after_a_number_say_whose_move_it_is() {
        assert_eq!(number("14. Nf3"), Some((14, Color::White)));
        assert_eq!(number("14.Nf3"), Some((14, Color::White)));
        assert_eq!(number("12...Nf6"), Some((12, Color::Black)));
        assert_eq!(number("12… Nf6"), Some((12, Color::Black)));
        assert_eq!(number("Nf3"), None);
        assert_eq!(number("0-0"), None);
        assert_eq!(number(""), None);
        assert_eq!(number("99999999999. e4"), None);
    }
}
