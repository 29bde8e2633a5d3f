//! Pages for the printer as PDF, set by typst.
//!
//! [`touchmove_print::Printer`] says what stands on the pages; this crate only sets it. The template is one text that never
//! changes (`template.typ`); what stands on a page is given to it as values, so that nobody's name can become markup.
//! Fonts are those of the machine, and of folders that are named: see [`Fonts`].
//!
//! ```no_run
//! use touchmove_law::Language;
//! use touchmove_notation::Language as Letters;
//! use touchmove_pdf::{Fonts, pdf};
//! use touchmove_print::{Printer, Sheet};
//!
//! // Two blank scoresheets in Armenian; the fonts are those of the machine.
//! let fonts = Fonts::found(&[])?;
//! let pages = Printer::new(Language::Armenian, Letters::ARMENIAN).scoresheets(&[Sheet::blank(), Sheet::blank()]);
//! std::fs::write("scoresheets.pdf", pdf(&pages, &fonts)?)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Typst takes minutes to build. This crate is therefore outside the default members of the workspace, and the program has
//! it only with the feature `print`.

mod fonts;
mod values;
mod world;

use std::fmt;

use touchmove_print::Pages;
use typst::diag::SourceDiagnostic;
use typst_layout::PagedDocument;
use typst_pdf::{PdfOptions, PdfStandard, PdfStandards};

pub use fonts::Fonts;

use crate::values::Values;
use crate::world::Desk;

/// Why pages could not be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PdfError {
    /// No font that was found has this letter.
    NoFont(char),
    /// Typst's own words; the template or a font is at fault, not the pages.
    NotSet(String),
}

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PdfError::NoFont(letter) => {
                write!(f, "no font with the letter {letter} (U+{:04X}) was found", u32::from(*letter))
            }
            PdfError::NotSet(words) => write!(f, "the pages could not be set: {words}"),
        }
    }
}

impl std::error::Error for PdfError {}

/// The pages as a PDF file that a screen reader can read (PDF/UA-1). The same pages and fonts give the same bytes: no date
/// is written into them.
pub fn pdf(pages: &Pages, fonts: &Fonts) -> Result<Vec<u8>, PdfError> {
    let values = Values::of(pages);
    if let Some(letter) = values.letters().find(|letter| !fonts.cover(*letter)) {
        return Err(PdfError::NoFont(letter));
    }
    let desk = Desk::new(values.with_fonts(fonts), fonts);
    let document: PagedDocument = typst::compile(&desk).output.map_err(|errors| not_set(&errors))?;
    let standards = PdfStandards::new(&[PdfStandard::Ua_1])
        .map_err(|error| PdfError::NotSet(error.message().to_string()))?;
    let options = PdfOptions { standards, ..PdfOptions::default() };
    typst_pdf::pdf(&document, &options).map_err(|errors| not_set(&errors))
}

fn not_set(errors: &[SourceDiagnostic]) -> PdfError {
    let words: Vec<&str> = errors.iter().map(|error| error.message.as_str()).collect();
    PdfError::NotSet(words.join("; "))
}
