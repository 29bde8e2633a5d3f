//! What a player wrote: read in their language, or in any other if only one move can be meant (C.3; 2001 E.2).

use touchmove_chess::{Move, Position, Square};
use touchmove_law::{AnnouncementLanguage, Laws};
use touchmove_notation::algebraic::{self, NoMove, Reading};
use touchmove_notation::{Language, braille, spoken};

use crate::act::SheetEntry;

/// What the text means in the position, in the language of the event's scoresheets.
pub(crate) fn read(laws: &Laws, position: &Position, text: &str) -> Reading {
    let language = laws
        .regulations()
        .scoresheet_language
        .as_deref()
        .and_then(Language::of_code)
        .unwrap_or(Language::ENGLISH);
    let reading = algebraic::read(position, text, language).reading;
    match reading {
        Reading::One(_) | Reading::Several(_) => reading,
        // A player may use the letters of their own language (C.3): take it if all languages that fit agree.
        Reading::None(_) | Reading::Unreadable { .. } => {
            in_another_language(position, text).unwrap_or(reading)
        }
    }
}

fn in_another_language(position: &Position, text: &str) -> Option<Reading> {
    let mut found: Option<Move> = None;
    for language in Language::ALL {
        if let Some(mv) = algebraic::read(position, text, language).reading.one() {
            match found {
                None => found = Some(mv),
                Some(other) if other == mv => {}
                Some(_) => return None,
            }
        }
    }
    found.map(Reading::One)
}

/// The legal move that was written, if exactly one fits.
pub(crate) fn one(laws: &Laws, position: &Position, text: &str) -> Option<Move> {
    read(laws, position, text).one()
}

/// The piece meant by a written move that is not legal (I-032).
pub(crate) fn piece_meant(laws: &Laws, position: &Position, text: &str) -> Option<Square> {
    match read(laws, position, text) {
        Reading::None(NoMove::Illegal { attempt, .. }) => Some(attempt.from),
        Reading::None(NoMove::NoSuchPiece { .. }) | Reading::Unreadable { .. } => None,
        Reading::One(mv) => Some(mv.from()),
        Reading::Several(moves) => moves.first().map(|mv| mv.from()),
    }
}

/// What an entry of a scoresheet means: in letters, in Braille, or on a recording device (8.1.1.1, D.2.7; 2001 F.2.5).
/// `None` for an entry that is not a move.
pub(crate) fn entry(laws: &Laws, position: &Position, entry: &SheetEntry) -> Option<Reading> {
    match entry {
        SheetEntry::Move { text } if text.chars().any(is_braille) => {
            Some(braille::read(position, text, braille::Code::BRITISH).reading)
        }
        SheetEntry::Move { text } => Some(read(laws, position, text)),
        SheetEntry::Spoken { text } => Some(read_announcement(laws, position, text)),
        SheetEntry::Dash
        | SheetEntry::UpToDate
        | SheetEntry::DrawOffer
        | SheetEntry::Time { .. }
        | SheetEntry::ClaimMatter { .. }
        | SheetEntry::Note { .. } => None,
    }
}

fn is_braille(letter: char) -> bool {
    ('\u{2801}'..='\u{28FF}').contains(&letter)
}

/// What an announcement means: in the words of the event, or as it would be written (D.2.1; 2001 F.2.1).
pub(crate) fn read_announcement(laws: &Laws, position: &Position, text: &str) -> Reading {
    let code = match laws.regulations().announcement_language {
        AnnouncementLanguage::German => "de",
        AnnouncementLanguage::English => "en",
        AnnouncementLanguage::Armenian => "hy",
        AnnouncementLanguage::Persian => "fa",
    };
    let voice = spoken::Voice::of_code(code).unwrap_or(spoken::Voice::DEFAULT);
    let reading = spoken::read(position, text, voice).reading;
    match reading {
        Reading::One(_) | Reading::Several(_) => reading,
        // The letter of a piece may also be heard as a file: a bishop's Bc4 as a pawn of the b-file.
        Reading::None(_) => match read(laws, position, text) {
            written @ (Reading::One(_) | Reading::Several(_)) => written,
            Reading::None(_) | Reading::Unreadable { .. } => reading,
        },
        Reading::Unreadable { .. } => match read(laws, position, text) {
            Reading::Unreadable { .. } => reading,
            written @ (Reading::One(_) | Reading::Several(_) | Reading::None(_)) => written,
        },
    }
}
