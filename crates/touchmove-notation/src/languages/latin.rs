//! Languages whose letters are those of the squares.

use crate::language::{Language, Script};

/// English.
pub(crate) const ENGLISH: Language = Language {
    code: "en",
    english_name: "English",
    own_name: "English",
    names: ["pawn", "knight", "bishop", "rook", "queen", "king"],
    letters: ["N", "B", "R", "Q", "K"],
    also: &[],
    script: Script::Latin,
};

/// German.
pub(crate) const GERMAN: Language = Language {
    code: "de",
    english_name: "German",
    own_name: "Deutsch",
    names: ["Bauer", "Springer", "Läufer", "Turm", "Dame", "König"],
    letters: ["S", "L", "T", "D", "K"],
    also: &[],
    script: Script::Latin,
};

/// French.
pub(crate) const FRENCH: Language = Language {
    code: "fr",
    english_name: "French",
    own_name: "français",
    names: ["pion", "cavalier", "fou", "tour", "dame", "roi"],
    letters: ["C", "F", "T", "D", "R"],
    also: &[],
    script: Script::Latin,
};

/// Dutch.
pub(crate) const DUTCH: Language = Language {
    code: "nl",
    english_name: "Dutch",
    own_name: "Nederlands",
    names: ["pion", "paard", "loper", "toren", "dame", "koning"],
    letters: ["P", "L", "T", "D", "K"],
    also: &[],
    script: Script::Latin,
};

/// Spanish.
pub(crate) const SPANISH: Language = Language {
    code: "es",
    english_name: "Spanish",
    own_name: "español",
    names: ["peón", "caballo", "alfil", "torre", "dama", "rey"],
    letters: ["C", "A", "T", "D", "R"],
    also: &[],
    script: Script::Latin,
};

/// Italian.
pub(crate) const ITALIAN: Language = Language {
    code: "it",
    english_name: "Italian",
    own_name: "italiano",
    names: ["pedone", "cavallo", "alfiere", "torre", "donna", "re"],
    letters: ["C", "A", "T", "D", "R"],
    also: &[],
    script: Script::Latin,
};

/// Portuguese.
pub(crate) const PORTUGUESE: Language = Language {
    code: "pt",
    english_name: "Portuguese",
    own_name: "português",
    names: ["peão", "cavalo", "bispo", "torre", "dama", "rei"],
    letters: ["C", "B", "T", "D", "R"],
    also: &[],
    script: Script::Latin,
};

/// Polish.
pub(crate) const POLISH: Language = Language {
    code: "pl",
    english_name: "Polish",
    own_name: "polski",
    names: ["pionek", "skoczek", "goniec", "wieża", "hetman", "król"],
    letters: ["S", "G", "W", "H", "K"],
    also: &[],
    script: Script::Latin,
};

/// Czech.
pub(crate) const CZECH: Language = Language {
    code: "cs",
    english_name: "Czech",
    own_name: "čeština",
    names: ["pěšec", "jezdec", "střelec", "věž", "dáma", "král"],
    letters: ["J", "S", "V", "D", "K"],
    also: &[],
    script: Script::Latin,
};

/// Hungarian.
pub(crate) const HUNGARIAN: Language = Language {
    code: "hu",
    english_name: "Hungarian",
    own_name: "magyar",
    names: ["gyalog", "huszár", "futó", "bástya", "vezér", "király"],
    letters: ["H", "F", "B", "V", "K"],
    also: &[],
    script: Script::Latin,
};

/// Turkish.
pub(crate) const TURKISH: Language = Language {
    code: "tr",
    english_name: "Turkish",
    own_name: "Türkçe",
    names: ["piyon", "at", "fil", "kale", "vezir", "şah"],
    letters: ["A", "F", "K", "V", "Ş"],
    also: &[],
    script: Script::Latin,
};
