//! What was unusual about a text that was read anyway.

use core::fmt;

use touchmove_law::{Article, NotationSigns, cite};

/// One way in which a text departs from what the Laws would write.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Oddity {
    /// A letter of another script that looks like the right one (I-052).
    LookAlike,
    /// A piece's letter is small.
    SmallLetter,
    /// A piece's letter is English, in another language's text.
    EnglishLetter,
    /// A figurine, in a text with letters.
    Figurine,
    /// A piece is named by its word.
    PieceName,
    /// A file is named by a capital (C.5).
    CapitalFile,
    /// Digits of another script.
    OtherDigits,
    /// A space within the move.
    InnerSpace,
    /// A hyphen between the squares (C.8; I-047).
    Hyphen,
    /// Another sign than x for the capture (C.9).
    CaptureSign,
    /// The departure square is given: the long form (C.8; not in the edition of 2001, D71).
    LongForm,
    /// More of the departure square than is needed (C.10).
    SuperfluousDeparture,
    /// The file of a capturing pawn is missing (C.9.3).
    MissingPawnFile,
    /// A sign stands before the new piece's letter (C.11).
    PromotionSign,
    /// Castling with the letter O instead of zero (C.13.1).
    CastlingLetters,
    /// Castling without hyphens (C.13.1).
    CastlingUnhyphenated,
    /// Castling written as a move of the king.
    CastlingAsKingMove,
    /// "e.p." in another spelling (C.13.6).
    EnPassantSpelling,
    /// `++` for mate, which the Laws allow beside `#` (C.13.5).
    DoublePlus,
    /// Marks such as ! and ?, which the Laws do not have.
    Remark,
    /// `=` without brackets for the draw offer (C.12).
    OfferUnbracketed,
    /// The sign for a capture is missing (C.13.3).
    MissingCapture,
    /// The sign for check is missing (C.13.4).
    MissingCheck,
    /// The sign for mate is missing, or check stands for it (C.13.5).
    MissingMate,
    /// "e.p." is missing (C.13.6).
    MissingEnPassant,
    /// A capture is written and nothing is captured.
    FalseCapture,
    /// Check is written and none is given.
    FalseCheck,
    /// Mate is written and none is given.
    FalseMate,
    /// "e.p." is written for another move.
    FalseEnPassant,
}

impl Oddity {
    /// All of them.
    pub const ALL: [Oddity; 29] = [
        Oddity::LookAlike,
        Oddity::SmallLetter,
        Oddity::EnglishLetter,
        Oddity::Figurine,
        Oddity::PieceName,
        Oddity::CapitalFile,
        Oddity::OtherDigits,
        Oddity::InnerSpace,
        Oddity::Hyphen,
        Oddity::CaptureSign,
        Oddity::LongForm,
        Oddity::SuperfluousDeparture,
        Oddity::MissingPawnFile,
        Oddity::PromotionSign,
        Oddity::CastlingLetters,
        Oddity::CastlingUnhyphenated,
        Oddity::CastlingAsKingMove,
        Oddity::EnPassantSpelling,
        Oddity::DoublePlus,
        Oddity::Remark,
        Oddity::OfferUnbracketed,
        Oddity::MissingCapture,
        Oddity::MissingCheck,
        Oddity::MissingMate,
        Oddity::MissingEnPassant,
        Oddity::FalseCapture,
        Oddity::FalseCheck,
        Oddity::FalseMate,
        Oddity::FalseEnPassant,
    ];

    /// The article by which the text falls short where the signs are essential; nothing where they are optional,
    /// and nothing for a mere habit of writing.
    pub fn falls_short_of(self, signs: NotationSigns) -> Option<Article> {
        match signs {
            NotationSigns::Optional => return None,
            NotationSigns::Essential => {}
        }
        match self {
            Oddity::MissingCapture => Some(cite!(2001 "E.abbr/x")),
            Oddity::MissingCheck => Some(cite!(2001 "E.abbr/+")),
            Oddity::MissingMate => Some(cite!(2001 "E.abbr/#")),
            Oddity::MissingEnPassant => Some(cite!(2001 "E.abbr/e.p.")),
            Oddity::LookAlike
            | Oddity::SmallLetter
            | Oddity::EnglishLetter
            | Oddity::Figurine
            | Oddity::PieceName
            | Oddity::CapitalFile
            | Oddity::OtherDigits
            | Oddity::InnerSpace
            | Oddity::Hyphen
            | Oddity::CaptureSign
            | Oddity::LongForm
            | Oddity::SuperfluousDeparture
            | Oddity::MissingPawnFile
            | Oddity::PromotionSign
            | Oddity::CastlingLetters
            | Oddity::CastlingUnhyphenated
            | Oddity::CastlingAsKingMove
            | Oddity::EnPassantSpelling
            | Oddity::DoublePlus
            | Oddity::Remark
            | Oddity::OfferUnbracketed
            | Oddity::FalseCapture
            | Oddity::FalseCheck
            | Oddity::FalseMate
            | Oddity::FalseEnPassant => None,
        }
    }

    /// The word by which it is known in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Oddity::LookAlike => "look-alike",
            Oddity::SmallLetter => "small-letter",
            Oddity::EnglishLetter => "english-letter",
            Oddity::Figurine => "figurine",
            Oddity::PieceName => "piece-name",
            Oddity::CapitalFile => "capital-file",
            Oddity::OtherDigits => "other-digits",
            Oddity::InnerSpace => "inner-space",
            Oddity::Hyphen => "hyphen",
            Oddity::CaptureSign => "capture-sign",
            Oddity::LongForm => "long-form",
            Oddity::SuperfluousDeparture => "superfluous-departure",
            Oddity::MissingPawnFile => "missing-pawn-file",
            Oddity::PromotionSign => "promotion-sign",
            Oddity::CastlingLetters => "castling-letters",
            Oddity::CastlingUnhyphenated => "castling-unhyphenated",
            Oddity::CastlingAsKingMove => "castling-as-king-move",
            Oddity::EnPassantSpelling => "en-passant-spelling",
            Oddity::DoublePlus => "double-plus",
            Oddity::Remark => "remark",
            Oddity::OfferUnbracketed => "offer-unbracketed",
            Oddity::MissingCapture => "missing-capture",
            Oddity::MissingCheck => "missing-check",
            Oddity::MissingMate => "missing-mate",
            Oddity::MissingEnPassant => "missing-en-passant",
            Oddity::FalseCapture => "false-capture",
            Oddity::FalseCheck => "false-check",
            Oddity::FalseMate => "false-mate",
            Oddity::FalseEnPassant => "false-en-passant",
        }
    }

    const fn bit(self) -> u32 {
        // The enum is `repr(u8)` with fewer than 32 variants.
        #[expect(clippy::as_conversions, reason = "a fieldless enum has no other const conversion")]
        let index = self as u8;
        1 << index
    }
}

impl fmt::Display for Oddity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Oddity::LookAlike => "a letter of another script that looks the same",
            Oddity::SmallLetter => "a small letter for a piece",
            Oddity::EnglishLetter => "an English letter for a piece",
            Oddity::Figurine => "a figurine for a piece",
            Oddity::PieceName => "a word for a piece",
            Oddity::CapitalFile => "a capital letter for a file",
            Oddity::OtherDigits => "digits of another script",
            Oddity::InnerSpace => "a space within the move",
            Oddity::Hyphen => "a hyphen",
            Oddity::CaptureSign => "another sign than x for the capture",
            Oddity::LongForm => "the long form",
            Oddity::SuperfluousDeparture => "more of the departure square than needed",
            Oddity::MissingPawnFile => "the capturing pawn's file is missing",
            Oddity::PromotionSign => "a sign before the new piece",
            Oddity::CastlingLetters => "castling with letters instead of zeros",
            Oddity::CastlingUnhyphenated => "castling without hyphens",
            Oddity::CastlingAsKingMove => "castling written as a move of the king",
            Oddity::EnPassantSpelling => "another spelling of e.p.",
            Oddity::DoublePlus => "++ for mate",
            Oddity::Remark => "a remark on the move",
            Oddity::OfferUnbracketed => "= without brackets for the draw offer",
            Oddity::MissingCapture => "the sign for the capture is missing",
            Oddity::MissingCheck => "the sign for check is missing",
            Oddity::MissingMate => "the sign for mate is missing",
            Oddity::MissingEnPassant => "e.p. is missing",
            Oddity::FalseCapture => "nothing is captured",
            Oddity::FalseCheck => "no check is given",
            Oddity::FalseMate => "it is not mate",
            Oddity::FalseEnPassant => "it is not en passant",
        })
    }
}

/// The oddities of one text.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Oddities(u32);

impl Oddities {
    /// None.
    pub const NONE: Oddities = Oddities(0);

    pub(crate) const fn note(&mut self, oddity: Oddity) {
        self.0 |= oddity.bit();
    }

    /// Whether this one was found.
    pub const fn has(self, oddity: Oddity) -> bool {
        self.0 & oddity.bit() != 0
    }

    /// Whether the text is as the Laws would write it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those found, in the order of the enum.
    pub fn iter(self) -> impl Iterator<Item = Oddity> {
        Oddity::ALL.into_iter().filter(move |oddity| self.has(*oddity))
    }
}

impl fmt::Debug for Oddities {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
