//! Languages with letters of their own, and the figurines.

use touchmove_chess::Role;

use crate::language::{Language, Script};

/// Armenian.
pub(crate) const ARMENIAN: Language = Language {
    code: "hy",
    english_name: "Armenian",
    own_name: "հայերեն",
    names: ["զինվոր", "ձի", "փիղ", "նավակ", "թագուհի", "արքա"],
    letters: ["Ձ", "Փ", "Ն", "Թ", "Ա"],
    also: &[],
    script: Script::Other,
};

/// Persian. The knight has two letters: a single ا looks like a Latin I. It is read anyway.
pub(crate) const PERSIAN: Language = Language {
    code: "fa",
    english_name: "Persian",
    own_name: "فارسی",
    names: ["پیاده", "اسب", "فیل", "رخ", "وزیر", "شاه"],
    letters: ["اس", "ف", "ر", "و", "ش"],
    also: &[("ا", Role::Knight)],
    script: Script::Other,
};

/// Russian.
pub(crate) const RUSSIAN: Language = Language {
    code: "ru",
    english_name: "Russian",
    own_name: "русский",
    names: ["пешка", "конь", "слон", "ладья", "ферзь", "король"],
    letters: ["К", "С", "Л", "Ф", "Кр"],
    also: &[],
    script: Script::Other,
};

/// Greek.
pub(crate) const GREEK: Language = Language {
    code: "el",
    english_name: "Greek",
    own_name: "ελληνικά",
    names: ["πιόνι", "ίππος", "αξιωματικός", "πύργος", "βασίλισσα", "βασιλιάς"],
    letters: ["Ι", "Α", "Π", "Β", "Ρ"],
    also: &[],
    script: Script::Other,
};

/// Georgian.
pub(crate) const GEORGIAN: Language = Language {
    code: "ka",
    english_name: "Georgian",
    own_name: "ქართული",
    names: ["პაიკი", "მხედარი", "კუ", "ეტლი", "ლაზიერი", "მეფე"],
    letters: ["მ", "კ", "ე", "ლ", "მფ"],
    also: &[],
    script: Script::Other,
};

/// Arabic.
pub(crate) const ARABIC: Language = Language {
    code: "ar",
    english_name: "Arabic",
    own_name: "العربية",
    names: ["بيدق", "حصان", "فيل", "رخ", "وزير", "ملك"],
    letters: ["ح", "ف", "ر", "و", "م"],
    also: &[],
    script: Script::Other,
};

/// Hindi.
pub(crate) const HINDI: Language = Language {
    code: "hi",
    english_name: "Hindi",
    own_name: "हिन्दी",
    names: ["प्यादा", "घोड़ा", "ऊँट", "हाथी", "वज़ीर", "राजा"],
    letters: ["घ", "ऊ", "ह", "व", "र"],
    also: &[("घो", Role::Knight), ("ऊँ", Role::Bishop), ("हा", Role::Rook), ("रा", Role::King)],
    script: Script::Other,
};

/// Figurines.
pub(crate) const FIGURINE: Language = Language {
    code: "fig",
    english_name: "figurines",
    own_name: "♔♕♖♗♘",
    names: ["♙", "♘", "♗", "♖", "♕", "♔"],
    letters: ["♘", "♗", "♖", "♕", "♔"],
    also: &[],
    script: Script::Other,
};

/// Black figurines.
pub(crate) const FIGURINE_BLACK: Language = Language {
    code: "fig-black",
    english_name: "black figurines",
    own_name: "♚♛♜♝♞",
    names: ["♟", "♞", "♝", "♜", "♛", "♚"],
    letters: ["♞", "♝", "♜", "♛", "♚"],
    also: &[],
    script: Script::Other,
};
