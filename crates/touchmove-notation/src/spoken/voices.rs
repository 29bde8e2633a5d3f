//! What each voice says. German has the words that the Laws suggest; the others have everyday words, for where the arbiter decides otherwise
//! (D.2.1). The German words as the Armenian and the Persian texts of the Laws spell them are understood.

use touchmove_chess::{File, Rank, Role};

use super::words::{self, Word};
use crate::language::Language;

/// The words of one language for announcements.
#[derive(Debug)]
pub struct Voice {
    /// The language, which also has the everyday names of the pieces.
    pub language: &'static Language,
    files: [&'static str; 8],
    ranks: [&'static str; 8],
    /// Pawn to king.
    pieces: [&'static str; 6],
    pub(super) short_castling: &'static str,
    pub(super) long_castling: &'static str,
    pub(super) takes: &'static str,
    pub(super) check: &'static str,
    pub(super) mate: &'static str,
    pub(super) en_passant: &'static str,
    /// Words it understands besides the ones it says.
    pub(super) understands: &'static [(&'static str, Word)],
}

/// The names of the files, which are the same in German and English.
const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];

static GERMAN: Voice = Voice {
    language: Language::GERMAN,
    files: FILES,
    ranks: ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"],
    pieces: ["Bauer", "Springer", "Läufer", "Turm", "Dame", "König"],
    short_castling: "kurze Rochade",
    long_castling: "lange Rochade",
    takes: "schlägt",
    check: "Schach",
    mate: "matt",
    en_passant: "en passant",
    understands: words::GERMAN,
};

static ENGLISH: Voice = Voice {
    language: Language::ENGLISH,
    files: FILES,
    ranks: ["one", "two", "three", "four", "five", "six", "seven", "eight"],
    pieces: ["pawn", "knight", "bishop", "rook", "queen", "king"],
    short_castling: "short castling",
    long_castling: "long castling",
    takes: "takes",
    check: "check",
    mate: "checkmate",
    en_passant: "en passant",
    understands: words::ENGLISH,
};

static ARMENIAN: Voice = Voice {
    language: Language::ARMENIAN,
    files: ["Աննա", "Բելլա", "Սեզար", "Դավիթ", "Եվա", "Ֆելիքս", "Գուստավ", "Հեկտոր"],
    ranks: ["մեկ", "երկու", "երեք", "չորս", "հինգ", "վեց", "յոթ", "ութ"],
    pieces: ["զինվոր", "ձի", "փիղ", "նավակ", "թագուհի", "արքա"],
    short_castling: "կարճ փոխատեղում",
    long_castling: "երկար փոխատեղում",
    takes: "վերցնում է",
    check: "շախ",
    mate: "մատ",
    en_passant: "կողանցիկ",
    understands: words::ARMENIAN,
};

static PERSIAN: Voice = Voice {
    language: Language::PERSIAN,
    files: ["آنا", "بلا", "سزار", "داوید", "اوا", "فلیکس", "گوستاو", "هکتور"],
    ranks: ["یک", "دو", "سه", "چهار", "پنج", "شش", "هفت", "هشت"],
    pieces: ["پیاده", "اسب", "فیل", "رخ", "وزیر", "شاه"],
    short_castling: "قلعه کوچک",
    long_castling: "قلعه بزرگ",
    takes: "می‌زند",
    check: "کیش",
    mate: "مات",
    en_passant: "آن پاسان",
    understands: words::PERSIAN,
};

impl Voice {
    /// Every voice, German first, since it is what the Laws suggest (D.2.1; 2001 F.2.1).
    pub const ALL: [&'static Voice; 4] = [&GERMAN, &ENGLISH, &ARMENIAN, &PERSIAN];

    /// The voice unless the arbiter decides otherwise.
    pub const DEFAULT: &'static Voice = &GERMAN;

    /// The voice of a language's code such as `hy`.
    pub fn of_code(code: &str) -> Option<&'static Voice> {
        Voice::ALL.into_iter().find(|voice| voice.language.code.eq_ignore_ascii_case(code))
    }

    /// The name of a file.
    pub const fn file(&self, file: File) -> &'static str {
        let [a, b, c, d, e, f, g, h] = self.files;
        match file {
            File::A => a,
            File::B => b,
            File::C => c,
            File::D => d,
            File::E => e,
            File::F => f,
            File::G => g,
            File::H => h,
        }
    }

    /// The number of a rank.
    pub const fn rank(&self, rank: Rank) -> &'static str {
        let [one, two, three, four, five, six, seven, eight] = self.ranks;
        match rank {
            Rank::First => one,
            Rank::Second => two,
            Rank::Third => three,
            Rank::Fourth => four,
            Rank::Fifth => five,
            Rank::Sixth => six,
            Rank::Seventh => seven,
            Rank::Eighth => eight,
        }
    }

    /// The name of a piece in announcements.
    pub const fn piece(&self, role: Role) -> &'static str {
        let [pawn, knight, bishop, rook, queen, king] = self.pieces;
        match role {
            Role::Pawn => pawn,
            Role::Knight => knight,
            Role::Bishop => bishop,
            Role::Rook => rook,
            Role::Queen => queen,
            Role::King => king,
        }
    }
}
