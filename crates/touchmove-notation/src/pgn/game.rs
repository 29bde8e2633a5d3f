//! A game that is kept: its tags, and everything in its moves in the order in which it stands.
//!
//! Variations are kept as they are written, between an opening and a closing element. So a game of any depth is one
//! flat list, and nothing that walks over it has to call itself.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use touchmove_chess::{Move, Position};

use super::fault::Fault;
use super::reader::{Options, Reader};
use super::result::GameResult;
use super::tags::{ROSTER, RawTag};
use super::text;
use super::visitor::{UncorrectedMove, Visitor, Want};
use crate::fen::Fen;

/// A game of PGN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The tag pairs, in their order.
    pub tags: Vec<Tag>,
    /// Where the moves begin; none if it could not be played from.
    pub start: Option<Position>,
    /// Moves, comments and variations.
    pub elements: Vec<Element>,
    /// The result at the end of the moves.
    pub result: Option<GameResult>,
}

/// A tag pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// The name.
    pub name: String,
    /// The value.
    pub value: String,
}

/// What stands in the moves of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Element {
    /// A legal move.
    Move(Move),
    /// An illegal move that stands.
    Illegal {
        /// As it was written.
        written: String,
        /// The position after it.
        after: Position,
    },
    /// A word that could not be read as a move, or follows one that could not.
    Unread(String),
    /// A comment, its blanks tidied.
    Comment(String),
    /// A numeric annotation glyph.
    Nag(u8),
    /// A variation begins, in the place of the last move.
    Open,
    /// It ends.
    Close,
}

impl Game {
    /// A game without moves from the initial position.
    pub fn new() -> Game {
        Game { tags: Vec::new(), start: Some(Position::initial()), elements: Vec::new(), result: None }
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// Gives a tag a value, in the place of the one it has.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => value.clone_into(&mut tag.value),
            None => self.tags.push(Tag { name: name.to_owned(), value: value.to_owned() }),
        }
    }

    /// The elements of the main line, variations left out.
    pub fn main_line(&self) -> impl Iterator<Item = &Element> {
        let mut depth: u32 = 0;
        self.elements.iter().filter(move |element| match element {
            Element::Open => {
                depth = depth.saturating_add(1);
                false
            }
            Element::Close => {
                depth = depth.saturating_sub(1);
                false
            }
            Element::Move(_)
            | Element::Illegal { .. }
            | Element::Unread(_)
            | Element::Comment(_)
            | Element::Nag(_) => depth == 0,
        })
    }

    /// The game as the export format has it: the seven tags first, each with a value, the others by their names;
    /// the start among them unless it is the usual one; and a result. What is written reads back as this.
    #[must_use]
    pub fn canonical(mut self) -> Game {
        if let Some(start) = self.start.filter(|start| *start != Position::initial())
            && self.tag("FEN").is_none()
        {
            self.set_tag("FEN", &Fen::from(&start).to_string());
        }
        if self.tag("FEN").is_some() {
            self.set_tag("SetUp", "1");
        }
        let tagged = self.tag("Result").and_then(|value| GameResult::read(value.trim().as_bytes()));
        let result = self.result.or(tagged).unwrap_or(GameResult::Open);
        self.result = Some(result);
        self.set_tag("Result", &tagged.unwrap_or(result).to_string());
        for name in ROSTER {
            if self.tag(name).is_none() {
                self.set_tag(name, if name == "Date" { "????.??.??" } else { "?" });
            }
        }
        for tag in &mut self.tags {
            tag.value = tag.value.replace(char::is_control, " ");
        }
        let place = |tag: &Tag| ROSTER.iter().position(|name| *name == tag.name).unwrap_or(ROSTER.len());
        self.tags.sort_by(|one, other| place(one).cmp(&place(other)).then_with(|| one.name.cmp(&other.name)));
        for element in &mut self.elements {
            if let Element::Comment(comment) = element {
                *comment = text::tidied(comment);
            }
        }
        self
    }
}

impl Default for Game {
    fn default() -> Game {
        Game::new()
    }
}

/// Keeps the games it is told of, and the faults. A caller that reads in pieces takes them out from time to time.
#[derive(Clone, Default, Debug)]
pub struct Keeper {
    /// The games that are over.
    pub games: Vec<Game>,
    /// The faults found.
    pub faults: Vec<Fault>,
    game: Game,
}

impl Visitor for Keeper {
    fn tag(&mut self, tag: RawTag<'_>) {
        let name = text::decoded(tag.name).into_owned();
        // The first of two counts, as it did for the board.
        if self.game.tag(&name).is_none() {
            self.game.tags.push(Tag { name, value: tag.text() });
        }
    }

    fn begin(&mut self, start: Option<&Position>) -> Want {
        self.game.start = start.copied();
        Want::Everything
    }

    fn played(&mut self, m: Move, _: &Position, _: &Position) {
        self.game.elements.push(Element::Move(m));
    }

    fn stands(&mut self, standing: UncorrectedMove<'_>) {
        let written = text::decoded(standing.written).into_owned();
        self.game.elements.push(Element::Illegal { written, after: *standing.after });
    }

    fn unread(&mut self, word: &[u8]) {
        self.game.elements.push(Element::Unread(text::decoded(word).into_owned()));
    }

    fn comment(&mut self, comment: &[u8]) {
        self.game.elements.push(Element::Comment(text::tidied(&text::decoded(comment))));
    }

    fn nag(&mut self, nag: u8) {
        self.game.elements.push(Element::Nag(nag));
    }

    fn open(&mut self) {
        self.game.elements.push(Element::Open);
    }

    fn close(&mut self) {
        self.game.elements.push(Element::Close);
    }

    fn end(&mut self, result: Option<GameResult>) {
        self.game.result = result;
        self.games.push(core::mem::take(&mut self.game));
    }

    fn fault(&mut self, fault: &Fault) {
        self.faults.push(fault.clone());
    }
}

/// All the games of a text, and all its faults.
pub fn games(text: &[u8], options: Options) -> (Vec<Game>, Vec<Fault>) {
    let mut keeper = Keeper::default();
    Reader::new(options).read(text, &mut keeper);
    (keeper.games, keeper.faults)
}
