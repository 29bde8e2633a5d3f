//! Pages for the printer: scoresheets, pairings, result slips, labels for envelopes, the state of every board.
//!
//! A [`Printer`] says what stands on pages, as [`Pages`]; [`Pages::html`] shows them. It is one HTML text that contains its
//! style and refers to nothing else: it can be opened, printed and kept anywhere. The words are in English, Armenian or
//! Persian, the moves in any language of notation, and the two are chosen apart. A page in Persian runs from right to left;
//! moves, clocks, results and positions on it do not.
//!
//! [`site`] makes of an event pages for any web server.
//!
//! ```
//! use touchmove_law::Language;
//! use touchmove_notation::Language as Letters;
//! use touchmove_print::{Printer, Sheet};
//!
//! let printer = Printer::new(Language::Persian, Letters::PERSIAN);
//! let page = printer.scoresheets(&[Sheet::blank()]).html();
//! assert!(page.contains("<html lang=\"fa\" dir=\"rtl\">"));
//! ```

#![cfg_attr(
    not(test),
    warn(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::float_arithmetic,
        clippy::indexing_slicing,
        clippy::as_conversions
    )
)]

mod boards;
pub mod diagram;
mod envelopes;
mod html;
mod lists;
pub mod page;
mod pairings;
mod printer;
mod scoresheets;
mod sheet;
mod site;
mod slips;
mod solar;
mod standing;

pub use page::Pages;
pub use printer::Printer;
pub use sheet::{Filling, Sheet};
pub use site::{SiteFile, site};
pub use standing::PrintedBoard;
