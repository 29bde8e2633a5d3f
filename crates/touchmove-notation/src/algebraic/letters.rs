//! Which piece a letter means (C.2, C.3).

use touchmove_chess::Role;

use super::look_alike::{in_words, is_invisible, latin};
use super::oddity::Oddity;
use super::written::Roles;
use crate::language::{LETTERED, Language, Script};

/// A piece's letter at the beginning of a text.
pub(crate) struct Letter {
    /// What it may mean.
    pub(crate) roles: Roles,
    /// How many bytes it takes.
    pub(crate) len: usize,
    /// What is unusual about it.
    pub(crate) oddity: Option<Oddity>,
}

/// The piece's letter with which the text begins, as the language writes it or nearly so.
pub(crate) fn letter(text: &str, language: &Language) -> Option<Letter> {
    as_written(text, language).or_else(|| figurine(text)).or_else(|| nearly(text, language))
}

/// The letter exactly as the language has it; the longest, since Кр is a king and К a knight.
fn as_written(text: &str, language: &Language) -> Option<Letter> {
    let mut best: Option<Letter> = None;
    let own = LETTERED.into_iter().map(|role| (language.letter(role), role));
    for (letter, role) in own.chain(language.also.iter().copied()) {
        let longer = best.as_ref().is_none_or(|found| found.len < letter.len());
        if longer && text.as_bytes().starts_with(letter.as_bytes()) {
            best = Some(Letter { roles: Roles::of(role), len: letter.len(), oddity: None });
        }
    }
    best
}

fn figurine(text: &str) -> Option<Letter> {
    let c = text.chars().next()?;
    let role = match c {
        '♔' | '♚' => Role::King,
        '♕' | '♛' => Role::Queen,
        '♖' | '♜' => Role::Rook,
        '♗' | '♝' => Role::Bishop,
        '♘' | '♞' => Role::Knight,
        _ => return None,
    };
    Some(Letter { roles: Roles::of(role), len: c.len_utf8(), oddity: Some(Oddity::Figurine) })
}

/// What the letter is taken for: a look-alike of the language's own, an English letter beside another script, a
/// small letter. Where these disagree, all are meant: in Russian a Latin K is a king in English and a knight by
/// its looks.
fn nearly(text: &str, language: &Language) -> Option<Letter> {
    let first = text.chars().next()?;
    if !first.is_alphabetic() || matches!(latin(first), 'a'..='h' | 'x') {
        return None;
    }
    let mut found = Letter { roles: Roles::NONE, len: 0, oddity: None };
    for role in LETTERED {
        add(&mut found, role, begins(text, language.letter(role), latin), Oddity::LookAlike);
    }
    match language.script {
        Script::Other => {
            for role in LETTERED {
                add(
                    &mut found,
                    role,
                    begins(text, Language::ENGLISH.letter(role), latin),
                    Oddity::EnglishLetter,
                );
            }
        }
        Script::Latin => {}
    }
    if found.roles.is_empty() {
        for role in LETTERED {
            let small = |c| in_words(latin(c));
            add(&mut found, role, begins(text, language.letter(role), small), Oddity::SmallLetter);
        }
    }
    if found.roles.is_empty() { None } else { Some(found) }
}

/// Adds a piece that a letter of this length may mean; a longer letter replaces shorter ones.
fn add(found: &mut Letter, role: Role, len: Option<usize>, oddity: Oddity) {
    let Some(len) = len else { return };
    if len > found.len {
        *found = Letter { roles: Roles::of(role), len, oddity: Some(oddity) };
    } else if len == found.len {
        found.roles = found.roles.with(role);
    }
}

/// How many bytes of the text are the wanted word, if it begins with it once both are seen through `as_seen`.
fn begins(text: &str, wanted: &str, as_seen: impl Fn(char) -> char) -> Option<usize> {
    let mut seen = text.char_indices().filter(|(_, c)| !is_invisible(*c));
    let mut end = 0;
    for want in wanted.chars() {
        let (at, c) = seen.next()?;
        if as_seen(c) != as_seen(want) {
            return None;
        }
        end = at + c.len_utf8();
    }
    Some(end)
}

/// The piece's word with which the text begins, and how many bytes it takes; the longest that fits.
pub(crate) fn name(text: &str, language: &Language) -> Option<Letter> {
    let mut found = Letter { roles: Roles::NONE, len: 0, oddity: None };
    for role in LETTERED {
        add(&mut found, role, begins(text, language.name(role), in_words), Oddity::PieceName);
    }
    if found.roles.is_empty() { None } else { Some(found) }
}

/// Whether the text begins with a pawn's letter or word (C.4), or with the English one.
pub(crate) fn is_pawn(text: &str, language: &Language) -> bool {
    let initial = |name: &str| {
        let mut own = text.chars();
        name.chars().next().is_some_and(|c| own.next().is_some_and(|typed| in_words(typed) == in_words(c)))
    };
    initial(language.name(Role::Pawn)) || initial(Language::ENGLISH.name(Role::Pawn))
}
