//! Parses a command. The words of each are in the language's own file; English ones are always understood.

use touchmove_chess::{Color, File, Rank, Square};
use touchmove_words::Words;

use crate::net::language;
use touchmove_law::Language;

/// A command.
pub(super) enum Command {
    Help,
    Look(Looked),
    Repeat,
    Offer,
    Accept,
    Reject,
    Press,
    Ready,
    Resign,
    Touch(Square),
    Adjust(Square),
    Claim(Claimed),
    /// A command word followed by something it cannot take.
    Unclear,
}

/// What is inspected.
pub(super) enum Looked {
    Last,
    Pieces(Option<Color>),
    File(File),
    Rank(Rank),
    Square(Square),
    Time,
    Moves,
    Braille,
}

/// What is claimed; a draw perhaps by a move written down.
pub(super) enum Claimed {
    Repetition(Option<String>),
    FiftyMoves(Option<String>),
    IllegalMove,
    Touched,
    Flag,
}

/// The names of the messages that list the words.
const NAMES: [&str; 17] = [
    "help", "say", "repeat", "pieces", "file", "rank", "square", "time", "moves", "braille", "offer",
    "accept", "reject", "press", "ready", "resign", "touch",
];

/// The command a text begins with; `None` if it begins with none, so that it may be a move.
pub(super) fn read_command(words: &Words, text: &str) -> Option<Command> {
    let said = plain(text);
    let named = |name: &str| rest_after(words, name, said.trim());
    if let Some(rest) = named("claim") {
        return Some(claim(words, rest));
    }
    if let Some(rest) = named("adjust") {
        return Some(square(rest).map_or(Command::Unclear, Command::Adjust));
    }
    let (name, rest) = NAMES.into_iter().find_map(|name| named(name).map(|rest| (name, rest)))?;
    Some(match (name, rest) {
        ("file", rest) => one(rest).and_then(file).map_or(Command::Unclear, |file| looks(Looked::File(file))),
        ("rank", rest) => one(rest).and_then(rank).map_or(Command::Unclear, |rank| looks(Looked::Rank(rank))),
        ("square", rest) => square(rest).map_or(Command::Unclear, |square| looks(Looked::Square(square))),
        ("touch", rest) => square(rest).map_or(Command::Unclear, Command::Touch),
        ("pieces", rest) => looks(Looked::Pieces(color(words, rest))),
        // More than the word alone means something else: a move, perhaps.
        (_, rest) if !rest.is_empty() => return None,
        ("help", _) => Command::Help,
        ("say", _) => looks(Looked::Last),
        ("repeat", _) => Command::Repeat,
        ("time", _) => looks(Looked::Time),
        ("moves", _) => looks(Looked::Moves),
        ("braille", _) => looks(Looked::Braille),
        ("offer", _) => Command::Offer,
        ("accept", _) => Command::Accept,
        ("reject", _) => Command::Reject,
        ("press", _) => Command::Press,
        ("ready", _) => Command::Ready,
        ("resign", _) => Command::Resign,
        (_, _) => Command::Unclear,
    })
}

/// Persian joins its endings with a character that few keyboards have: a space is accepted.
fn plain(text: &str) -> String {
    text.replace('\u{200c}', " ")
}

fn looks(looked: Looked) -> Command {
    Command::Look(looked)
}

/// What comes after one of the words of a message; `None` if none of them begins the text.
fn rest_after<'a>(words: &Words, name: &str, text: &'a str) -> Option<&'a str> {
    let message = format!("command-{name}");
    let all = [words.text(&message, &[]), language::words(Language::English).text(&message, &[])];
    let known = all.iter().flat_map(|list| list.split([',', '،'])).map(str::trim);
    known.filter_map(|word| after(&plain(word), text)).min_by_key(|rest| rest.len())
}

fn after<'a>(word: &str, text: &'a str) -> Option<&'a str> {
    let mut letters = text.char_indices();
    for wanted in word.chars() {
        let (_, letter) = letters.next()?;
        if !letter.to_lowercase().eq(wanted.to_lowercase()) {
            return None;
        }
    }
    let rest = letters.as_str();
    (rest.is_empty() || rest.starts_with(char::is_whitespace)).then(|| rest.trim())
}

fn claim(words: &Words, rest: &str) -> Command {
    let named = |name: &str| rest_after(words, name, rest);
    let written = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    Command::Claim(if let Some(rest) = named("claim-repetition") {
        Claimed::Repetition(written(rest))
    } else if let Some(rest) = named("claim-fifty") {
        Claimed::FiftyMoves(written(rest))
    } else if named("claim-illegal").is_some() {
        Claimed::IllegalMove
    } else if named("claim-touched").is_some() {
        Claimed::Touched
    } else if named("claim-flag").is_some() {
        Claimed::Flag
    } else if rest.is_empty() {
        return Command::Unclear;
    } else {
        // `claim e4`: the move that brings the position about for the third time.
        Claimed::Repetition(Some(rest.to_owned()))
    })
}

fn color(words: &Words, rest: &str) -> Option<Color> {
    let is = |name: &str| rest_after(words, name, rest).is_some();
    match (is("white"), is("black")) {
        (true, _) => Some(Color::White),
        (false, true) => Some(Color::Black),
        (false, false) => None,
    }
}

fn one(rest: &str) -> Option<char> {
    let mut letters = rest.chars();
    let letter = letters.next()?;
    letters.next().is_none().then_some(letter)
}

fn file(letter: char) -> Option<File> {
    File::ALL.into_iter().find(|file| file.letter() == letter.to_ascii_lowercase())
}

fn rank(digit: char) -> Option<Rank> {
    let plain = match digit {
        '۱'..='۸' => char::from_digit(u32::from(digit) - u32::from('۰'), 10)?,
        other => other,
    };
    Rank::ALL.into_iter().find(|rank| rank.digit() == plain)
}

fn square(rest: &str) -> Option<Square> {
    Square::from_name(rest.to_ascii_lowercase().as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is(text: &str, language: Language, wanted: fn(&Command) -> bool) {
        let command = read_command(language::words(language), text);
        assert!(command.as_ref().is_some_and(wanted), "{text}");
    }

    #[test]
    fn commands_are_understood_in_three_languages_and_english_always() {
        for language in Language::ALL {
            is("pieces", language, |command| matches!(command, Command::Look(Looked::Pieces(None))));
            is("Time", language, |command| matches!(command, Command::Look(Looked::Time)));
            is("file e", language, |command| matches!(command, Command::Look(Looked::File(File::E))));
            is(
                "claim e4",
                language,
                |command| matches!(command, Command::Claim(Claimed::Repetition(Some(text))) if text == "e4"),
            );
        }
        is("ժամանակ", Language::Armenian, |command| matches!(command, Command::Look(Looked::Time)));
        is("ուղղաձիգ e", Language::Armenian, |command| {
            matches!(command, Command::Look(Looked::File(File::E)))
        });
        is("زمان", Language::Persian, |command| matches!(command, Command::Look(Looked::Time)));
        is("عرض ۴", Language::Persian, |command| {
            matches!(command, Command::Look(Looked::Rank(Rank::Fourth)))
        });
        is("مهره ها", Language::Persian, |command| {
            matches!(command, Command::Look(Looked::Pieces(None)))
        });
        is("resign", Language::Persian, |command| matches!(command, Command::Resign));
    }

    #[test]
    fn a_move_is_no_command() {
        for text in ["e4", "Nf3", "Springer Felix drei", "O-O", "e2e4"] {
            assert!(read_command(language::words(Language::English), text).is_none(), "{text}");
        }
    }

    #[test]
    fn a_command_with_something_else_behind_it_is_unclear() {
        is("file x", Language::English, |command| matches!(command, Command::Unclear));
        is("touch", Language::English, |command| matches!(command, Command::Unclear));
        is("claim", Language::English, |command| matches!(command, Command::Unclear));
    }
}
