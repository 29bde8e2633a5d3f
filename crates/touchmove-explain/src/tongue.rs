//! How questions are asked in a language: a file of patterns each, and the words of a question set against them.
//!
//! A question is understood only if a pattern takes all of its words: what is left over might reverse the question.

use touchmove_law::Language;

/// The patterns of one language.
pub(crate) struct Tongue {
    void: Vec<String>,
    names: Vec<Name>,
    questions: Vec<(&'static str, Vec<Part>)>,
    /// Example questions, shown when one was not understood.
    pub(crate) examples: Vec<&'static str>,
}

/// A name that may stand in a slot: what it means, and its words.
struct Name {
    slot: &'static str,
    means: &'static str,
    words: Vec<String>,
}

/// A part of a pattern.
struct Part {
    what: What,
    may_be_missing: bool,
}

enum What {
    /// One of these words.
    Words(Vec<String>),
    Slot(&'static str),
}

/// A question in the terms of the patterns.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Understood {
    pub(crate) kind: &'static str,
    /// What stands in the slots.
    pub(crate) slots: Vec<(&'static str, String)>,
}

impl Understood {
    pub(crate) fn slot(&self, name: &str) -> Option<&str> {
        self.slots.iter().find(|(slot, _)| *slot == name).map(|(_, value)| value.as_str())
    }
}

/// One word of a question.
pub(crate) struct Word<'a> {
    /// As it stands, without the marks around it.
    pub(crate) plain: &'a str,
    /// As it is compared.
    pub(crate) small: String,
    /// Where it begins, in bytes.
    pub(crate) at: usize,
}

/// Words as they are compared: lower case, no marks within, one form of letters that are written in two.
fn normal(word: &str) -> String {
    let same = |c: char| match c {
        '՞' | '՜' | '՛' | '\u{200c}' | '\u{200d}' => None,
        '’' => Some('\''),
        'ي' => Some('ی'),
        'ك' => Some('ک'),
        other => Some(other),
    };
    word.chars().filter_map(same).collect::<String>().to_lowercase()
}

/// The words of a text, without punctuation. A hyphen parts Armenian words (ոչ-ոքի), and never the squares of a move.
pub(crate) fn words(text: &str) -> Vec<Word<'_>> {
    let mut found = Vec::new();
    let mut begin = 0;
    let mut before = ' ';
    let ends = text.char_indices().chain([(text.len(), ' ')]);
    for (at, c) in ends {
        let parts = c.is_whitespace() || (matches!(c, '-' | '֊') && is_armenian(before));
        before = c;
        if !parts {
            continue;
        }
        let part = text.get(begin..at).unwrap_or_default();
        let plain = part.trim_matches(|c: char| "?!,;:\"“”`«»؟،՝։".contains(c)).trim_end_matches('.');
        if !plain.is_empty() {
            found.push(Word { plain, small: normal(plain), at: begin });
        }
        begin = at + c.len_utf8();
    }
    found
}

fn is_armenian(c: char) -> bool {
    ('\u{0530}'..='\u{058f}').contains(&c)
}

impl Tongue {
    /// That of a language.
    pub(crate) fn of(language: Language) -> Tongue {
        let file = match language {
            Language::English => include_str!("tongues/en.txt"),
            Language::Armenian => include_str!("tongues/hy.txt"),
            Language::Persian => include_str!("tongues/fa.txt"),
        };
        let mut tongue =
            Tongue { void: Vec::new(), names: Vec::new(), questions: Vec::new(), examples: Vec::new() };
        for line in file.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            tongue.take(line);
        }
        tongue
    }

    fn take(&mut self, line: &'static str) {
        if let Some(example) = line.strip_prefix("example ") {
            self.examples.push(example);
            return;
        }
        if let Some(words) = line.strip_prefix("void ") {
            self.void = words.split_whitespace().map(normal).collect();
            return;
        }
        let Some((head, rest)) = line.split_once(": ") else { return };
        match head.split_once(' ') {
            Some((slot, means)) => {
                self.names.extend(rest.split_whitespace().map(|name| Name {
                    slot,
                    means,
                    words: name.split('_').map(normal).collect(),
                }));
                // Of two names that begin alike the longer is tried first.
                self.names.sort_by_key(|name| std::cmp::Reverse(name.words.len()));
            }
            None => self.questions.push((head, rest.split_whitespace().map(Part::read).collect())),
        }
    }

    /// What a question asks; otherwise the first word, counted from 0, that no pattern could take.
    pub(crate) fn understands(&self, all: &[Word<'_>]) -> Result<Understood, usize> {
        let said: Vec<usize> = all
            .iter()
            .enumerate()
            .filter(|(_, word)| !self.void.contains(&word.small))
            .map(|(place, _)| place)
            .collect();
        let mut search = Search { tongue: self, all, said: &said, furthest: 0 };
        for (kind, parts) in &self.questions {
            let mut slots = Vec::new();
            if search.fits(parts, 0, &mut slots) {
                return Ok(Understood { kind, slots });
            }
        }
        let place = said.get(search.furthest).or(said.last()).copied();
        Err(place.unwrap_or(0))
    }
}

impl Part {
    fn read(text: &'static str) -> Part {
        let (text, may_be_missing) = match text.strip_suffix('?') {
            Some(text) => (text, true),
            None => (text, false),
        };
        let what = match text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) {
            Some(slot) => What::Slot(slot),
            None => What::Words(text.split('|').map(normal).collect()),
        };
        Part { what, may_be_missing }
    }
}

/// The words of a question before the patterns.
struct Search<'a> {
    tongue: &'a Tongue,
    all: &'a [Word<'a>],
    /// The words that say something, by their place.
    said: &'a [usize],
    /// How many words were taken at most.
    furthest: usize,
}

impl Search<'_> {
    /// Whether the parts take all the words from `at` on.
    fn fits(&mut self, parts: &[Part], at: usize, slots: &mut Vec<(&'static str, String)>) -> bool {
        self.furthest = self.furthest.max(at);
        let Some((part, rest)) = parts.split_first() else { return at == self.said.len() };
        for (taken, value) in self.takes(&part.what, at) {
            let known = slots.len();
            if let (What::Slot(slot), Some(value)) = (&part.what, value) {
                slots.push((*slot, value));
            }
            if self.fits(rest, at + taken, slots) {
                return true;
            }
            slots.truncate(known);
        }
        part.may_be_missing && self.fits(rest, at, slots)
    }

    /// How many words a part may take here, each with what it means.
    fn takes(&self, what: &What, at: usize) -> Vec<(usize, Option<String>)> {
        let Some(word) = self.said.get(at).and_then(|place| self.all.get(*place)) else { return Vec::new() };
        match what {
            What::Words(words) if words.contains(&word.small) => vec![(1, None)],
            What::Words(_) => Vec::new(),
            What::Slot("move") => {
                if is_move(word.plain) {
                    vec![(1, Some(word.plain.to_owned()))]
                } else {
                    Vec::new()
                }
            }
            What::Slot("square") => {
                let square = touchmove_chess::Square::from_name(word.small.as_bytes());
                square.map(|square| (1, Some(square.to_string()))).into_iter().collect()
            }
            // The rest of the question, as it stands: the language of scenarios reads it.
            What::Slot("act") => vec![(self.said.len() - at, Some(word.at.to_string()))],
            What::Slot(slot) => {
                let here = |name: &&Name| {
                    name.slot == *slot
                        && name.words.iter().enumerate().all(|(more, word)| {
                            self.said
                                .get(at + more)
                                .and_then(|place| self.all.get(*place))
                                .is_some_and(|said| said.small == *word)
                        })
                };
                let found = self.tongue.names.iter().filter(here);
                found.map(|name| (name.words.len(), Some(name.means.to_owned()))).collect()
            }
        }
    }
}

/// Whether it looks like a move: castling, or letters, squares and signs of notation alone.
fn is_move(word: &str) -> bool {
    if matches!(word, "0-0" | "0-0-0" | "O-O" | "O-O-O" | "o-o" | "o-o-o") {
        return true;
    }
    let has_square = word.as_bytes().windows(2).any(|two| touchmove_chess::Square::from_name(two).is_some());
    has_square && word.len() <= 10 && word.chars().all(|c| "KQRBNPabcdefgh12345678x:-=+#qrnkp.".contains(c))
}

/// The language a question is written in, by its letters.
pub(crate) fn language_of(text: &str) -> Language {
    if text.chars().any(is_armenian) {
        Language::Armenian
    } else if text.chars().any(|c| ('\u{0600}'..='\u{06ff}').contains(&c)) {
        Language::Persian
    } else {
        Language::English
    }
}
