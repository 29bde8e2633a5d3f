//! The letters of the pieces in a player's own language (C.2, C.3; 2001 E.1, E.2).
//!
//! The tables are facts; where each comes from stands in docs/notation.md.

use touchmove_chess::Role;

use crate::languages;

/// How one language names the pieces in notation.
#[derive(Debug)]
pub struct Language {
    /// The code by which it is chosen: ISO 639-1, or `fig` for figurines.
    pub code: &'static str,
    /// Its name in English.
    pub english_name: &'static str,
    /// Its name in the language itself.
    pub own_name: &'static str,
    /// The words for pawn, knight, bishop, rook, queen and king.
    pub(crate) names: [&'static str; 6],
    /// What is written for knight, bishop, rook, queen and king.
    pub(crate) letters: [&'static str; 5],
    /// Other ways to write the letters that are just as good.
    pub(crate) also: &'static [(&'static str, Role)],
    /// The script of the letters.
    pub script: Script,
}

/// The script of the letters, which says what may be mistaken for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Script {
    /// The squares are written in it too. A letter of another language would be taken for a wrong piece, so
    /// none is accepted.
    Latin,
    /// Its players also write the English letters, as both texts of the Laws do in places (I-052).
    Other,
}

impl Language {
    /// Every language, English first.
    pub const ALL: [&'static Language; 20] = languages::ALL;

    /// K Q R B N.
    pub const ENGLISH: &'static Language = &languages::ENGLISH;
    /// Ա Թ Ն Փ Ձ.
    pub const ARMENIAN: &'static Language = &languages::ARMENIAN;
    /// ش و ر ف اس.
    pub const PERSIAN: &'static Language = &languages::PERSIAN;
    /// K D T L S.
    pub const GERMAN: &'static Language = &languages::GERMAN;
    /// The white figurines, recommended in print (C.3).
    pub const FIGURINE: &'static Language = &languages::FIGURINE;

    /// The language of a code such as `hy`, in upper or lower case.
    pub fn of_code(code: &str) -> Option<&'static Language> {
        Language::ALL.into_iter().find(|language| language.code.eq_ignore_ascii_case(code))
    }

    /// What is written for a piece; nothing for the pawn (C.4).
    pub const fn letter(&self, role: Role) -> &'static str {
        let [knight, bishop, rook, queen, king] = self.letters;
        match role {
            Role::Pawn => "",
            Role::Knight => knight,
            Role::Bishop => bishop,
            Role::Rook => rook,
            Role::Queen => queen,
            Role::King => king,
        }
    }

    /// Every way in which a piece is written, the usual one first; none for the pawn (C.4).
    pub fn letters_of(&self, role: Role) -> impl Iterator<Item = &'static str> {
        let usual = Some(self.letter(role)).filter(|letter| !letter.is_empty());
        usual
            .into_iter()
            .chain(self.also.iter().filter(move |(_, of)| *of == role).map(|(letter, _)| *letter))
    }

    /// The word for a piece.
    pub const fn name(&self, role: Role) -> &'static str {
        let [pawn, knight, bishop, rook, queen, king] = self.names;
        match role {
            Role::Pawn => pawn,
            Role::Knight => knight,
            Role::Bishop => bishop,
            Role::Rook => rook,
            Role::Queen => queen,
            Role::King => king,
        }
    }

    /// Whether the two are the same language.
    pub fn is(&self, other: &Language) -> bool {
        self.code == other.code
    }
}

/// The pieces that have a letter, in the order of the tables.
pub(crate) const LETTERED: [Role; 5] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn every_language_is_found_by_its_code_and_no_two_share_one() {
        for language in Language::ALL {
            assert!(Language::of_code(language.code).is_some_and(|found| found.is(language)));
            assert_eq!(Language::ALL.iter().filter(|other| other.is(language)).count(), 1);
        }
        assert!(Language::of_code("HY").is_some_and(|found| found.is(Language::ARMENIAN)));
        assert!(Language::of_code("xx").is_none());
    }

    #[test]
    fn in_armenian_the_letter_that_looks_like_a_knight_is_the_rook() {
        assert_eq!(Language::ARMENIAN.letter(Role::Rook), "\u{546}");
        assert_eq!(Language::ARMENIAN.letter(Role::Knight), "\u{541}");
        assert_eq!(Language::ARMENIAN.letter(Role::Pawn), "");
    }

    #[test]
    fn the_persian_knight_does_not_look_like_a_latin_letter() {
        let knight: Vec<&str> = Language::PERSIAN.letters_of(Role::Knight).collect();
        assert_eq!(knight, ["اس", "ا"], "the first is written, both are read");
        assert_eq!(Language::PERSIAN.letters_of(Role::Rook).collect::<Vec<_>>(), ["ر"]);
        assert_eq!(Language::PERSIAN.letters_of(Role::Pawn).count(), 0);
    }

    #[test]
    fn no_language_has_one_letter_for_two_pieces() {
        for language in Language::ALL {
            for role in LETTERED {
                let letter = language.letter(role);
                assert!(!letter.is_empty(), "{} {role}", language.code);
                let same = LETTERED.into_iter().filter(|other| language.letter(*other) == letter).count();
                assert_eq!(same, 1, "{} {role}", language.code);
                let other = |(also, of): &&(&str, Role)| *also == letter && *of != role;
                assert!(!language.also.iter().any(|entry| other(&entry)), "{} {role}", language.code);
            }
        }
    }

    #[test]
    fn no_piece_letter_can_be_taken_for_a_small_file_letter() {
        for language in Language::ALL {
            for role in LETTERED {
                let first = language.letter(role).chars().next();
                assert!(
                    first.is_some_and(|c| !matches!(c, 'a'..='h' | '1'..='8' | 'x')),
                    "{}",
                    language.code
                );
            }
        }
    }
}
