//! In which language and manner moves are written.

use touchmove_chess::{Move, Position};
use touchmove_notation::Language;
use touchmove_notation::algebraic::{self, Form, Style};
use touchmove_notation::braille::{self, Code};
use touchmove_notation::spoken::{self, Voice, Wording};

use super::Args;
use crate::outcome::BadUse;

/// How moves are written.
pub(super) enum Writer {
    Text(Style),
    Spoken(&'static Voice, Wording),
    Braille,
    Brf,
}

impl Writer {
    pub(super) fn new(args: &Args) -> Result<Writer, BadUse> {
        if args.spoken {
            let wording = Wording::of_word(&args.wording).ok_or_else(|| {
                BadUse::new(format!("expected full, short or literate, not {:?}", args.wording))
            })?;
            let voice = args.to.as_deref().map_or(Ok(Voice::DEFAULT), voice)?;
            return Ok(Writer::Spoken(voice, wording));
        }
        if args.braille || args.brf {
            return Ok(if args.brf { Writer::Brf } else { Writer::Braille });
        }
        let form = Form::of_word(&args.form)
            .ok_or_else(|| BadUse::new(format!("expected short, bare or long, not {:?}", args.form)))?;
        Ok(Writer::Text(Style::of(language(args.to.as_deref().unwrap_or("en"))?, form)))
    }

    pub(super) fn write(&self, before: &Position, m: Move, offers_draw: bool) -> String {
        match self {
            Writer::Text(style) => {
                let text = algebraic::text(before, m, style);
                if offers_draw { text + " " + algebraic::DRAW_OFFER } else { text }
            }
            Writer::Spoken(voice, wording) => spoken::announce(before, m, voice, *wording),
            Writer::Braille => braille::text(before, m, Code::BRITISH),
            Writer::Brf => braille::to_brf(&braille::text(before, m, Code::BRITISH)),
        }
    }

    /// A number as it stands before a move; announcements have none.
    pub(super) fn number(&self, number: u32) -> Option<String> {
        match self {
            Writer::Text(_) => Some(format!("{number}.")),
            Writer::Spoken(..) => None,
            Writer::Braille => Some(braille::number(number, Code::BRITISH)),
            Writer::Brf => Some(braille::to_brf(&braille::number(number, Code::BRITISH))),
        }
    }
}

pub(super) fn language(code: &str) -> Result<&'static Language, BadUse> {
    Language::of_code(code)
        .ok_or_else(|| BadUse::new(format!("no language {code:?}; --languages lists them")))
}

pub(super) fn voice(code: &str) -> Result<&'static Voice, BadUse> {
    Voice::of_code(code).ok_or_else(|| {
        let known: Vec<&str> = Voice::ALL.iter().map(|voice| voice.language.code).collect();
        BadUse::new(format!("nothing is spoken in {code:?}; known: {}", known.join(", ")))
    })
}
