//! Pages as values of typst: dictionaries that the template reads. A text in them is text for ever, never markup.

use std::cell::RefCell;
use std::collections::BTreeSet;

use touchmove_chess::Position;
use touchmove_law::Language;
use touchmove_print::diagram;
use touchmove_print::page::{Block, Direction, Fact, Frame, Holds, Pages, Room, Run, Table, Tone};
use typst::foundations::{Array, Bytes, Dict, IntoValue, Str, Value, dict};

use crate::fonts::Fonts;

/// From left to right whatever the letters are, until the end.
const OVERRIDE: char = '\u{202D}';
/// From right to left, likewise.
const OVERRIDE_BACK: char = '\u{202E}';
const OVERRIDE_ENDS: char = '\u{202C}';
/// From left to right, without touching what stands beside it.
const LTR: char = '\u{2066}';
/// In the direction of its first letter, likewise.
const OWN: char = '\u{2068}';
const ISOLATE_ENDS: char = '\u{2069}';

/// A board with more runs than this in its moves may go over a page.
const LONG: usize = 600;

/// The values of pages.
pub(crate) struct Values {
    pages: Dict,
    letters: BTreeSet<char>,
}

impl Values {
    pub(crate) fn of(pages: &Pages) -> Values {
        let seen = Seen::default();
        let direction = match pages.language {
            Language::English | Language::Armenian => "ltr",
            Language::Persian => "rtl",
        };
        let pages = dict! {
            "title" => seen.words(&pages.title),
            "language" => pages.language.tag(),
            "direction" => direction,
            "blocks" => seen.blocks(&pages.blocks),
        };
        Values { pages, letters: seen.0.into_inner() }
    }

    /// Every letter that has to be printed.
    pub(crate) fn letters(&self) -> impl Iterator<Item = char> {
        self.letters.iter().copied()
    }

    /// All that the template is given.
    pub(crate) fn with_fonts(mut self, fonts: &Fonts) -> Dict {
        let families = |names: Vec<&str>| names.into_iter().map(IntoValue::into_value).collect::<Array>();
        self.pages.insert("fonts".into(), families(fonts.text()).into_value());
        self.pages.insert("monospaced".into(), families(fonts.monospaced()).into_value());
        dict! { "pages" => self.pages }
    }
}

/// The letters seen while pages become values.
#[derive(Default)]
struct Seen(RefCell<BTreeSet<char>>);

impl Seen {
    fn blocks(&self, blocks: &[Block]) -> Array {
        blocks.iter().map(|block| self.block(block).into_value()).collect()
    }

    fn block(&self, block: &Block) -> Dict {
        match block {
            Block::Title(line) => dict! { "kind" => "title", "line" => self.line(line) },
            Block::Subtitle(line) => dict! { "kind" => "subtitle", "line" => self.line(line) },
            Block::Paragraph(tone, line) => {
                dict! { "kind" => "paragraph", "tone" => named(*tone), "line" => self.line(line) }
            }
            Block::Facts(facts) => {
                let facts: Array = facts.iter().map(|fact| self.fact(fact).into_value()).collect();
                dict! { "kind" => "facts", "facts" => facts }
            }
            Block::Entries(entries) => {
                let entry = |(label, value): &(String, Vec<Run>)| {
                    dict! { "label" => self.words(label), "value" => self.line(value) }.into_value()
                };
                dict! { "kind" => "entries", "entries" => entries.iter().map(entry).collect::<Array>() }
            }
            Block::Table(table) => dict! { "kind" => "table", "table" => self.table(table) },
            Block::Halves(one, other) => {
                dict! { "kind" => "halves", "one" => self.table(one), "other" => self.table(other) }
            }
            Block::Beside(position, blocks) => {
                let picture = position.as_ref().map_or(Value::None, picture);
                dict! { "kind" => "beside", "picture" => picture, "blocks" => self.blocks(blocks) }
            }
            Block::Played(line) => dict! { "kind" => "played", "line" => self.line(line) },
            Block::Scores(scores) => dict! { "kind" => "scores", "scores" => self.all(scores) },
            Block::Signatures(labels) => dict! { "kind" => "signatures", "labels" => self.all(labels) },
            Block::Slips(slips) => {
                let slips: Array = slips.iter().map(|slip| self.blocks(slip).into_value()).collect();
                dict! { "kind" => "slips", "slips" => slips }
            }
            Block::Part(frame, blocks) => dict! {
                "kind" => "part",
                "frame" => framed(*frame),
                "long" => blocks.iter().any(is_long),
                "blocks" => self.blocks(blocks),
            },
        }
    }

    fn fact(&self, fact: &Fact) -> Dict {
        let wide = match fact.room {
            Room::Half => false,
            Room::Line => true,
        };
        dict! { "label" => self.line(&fact.label), "value" => self.line(&fact.value), "wide" => wide }
    }

    fn table(&self, table: &Table) -> Dict {
        let columns = table.columns.iter().map(|column| {
            dict! { "head" => self.words(&column.head), "holds" => held(column.holds) }.into_value()
        });
        let rows = table.rows.iter().map(|row| {
            let cells: Array = row.iter().map(|cell| self.line(cell).into_value()).collect();
            cells.into_value()
        });
        dict! { "columns" => columns.collect::<Array>(), "rows" => rows.collect::<Array>() }
    }

    fn all(&self, texts: &[String]) -> Array {
        texts.iter().map(|text| self.words(text).into_value()).collect()
    }

    fn line(&self, line: &[Run]) -> Array {
        line.iter()
            .map(|run| {
                let (kind, text) = match run {
                    Run::Words(text) => ("words", self.words(text)),
                    Run::Strong(text) => ("strong", self.words(text)),
                    Run::Name(text) => ("name", self.held(OWN, text, ISOLATE_ENDS)),
                    Run::Figures(text) => ("figures", self.held(LTR, text, ISOLATE_ENDS)),
                    Run::Score(text, direction) => {
                        ("figures", self.held(override_to(*direction), text, OVERRIDE_ENDS))
                    }
                    Run::Clock(text) => ("clock", self.held(LTR, text, ISOLATE_ENDS)),
                    Run::Fen(text) => ("fen", self.held(LTR, text, ISOLATE_ENDS)),
                    Run::Number(text) => ("number", self.held(LTR, text, ISOLATE_ENDS)),
                    Run::Move(text) => ("move", self.held(OVERRIDE, text, OVERRIDE_ENDS)),
                };
                dict! { "kind" => kind, "text" => text }.into_value()
            })
            .collect()
    }

    /// Words of our own, which may hold isolates.
    fn words(&self, text: &str) -> Str {
        let text: String =
            text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        self.0.borrow_mut().extend(text.chars().filter(|letter| is_printed(*letter)));
        text.into()
    }

    /// Somebody else's words, held in their direction: what would let them out of it is left out. Nothing stays nothing.
    fn held(&self, begins: char, text: &str, ends: char) -> Str {
        let text = self.words(text);
        let inner: String = text.chars().filter(|letter| !is_direction(*letter)).collect();
        if inner.is_empty() { Str::new() } else { format!("{begins}{inner}{ends}").into() }
    }
}

/// What begins text of which every sign runs one way.
const fn override_to(direction: Direction) -> char {
    match direction {
        Direction::LeftToRight => OVERRIDE,
        Direction::RightToLeft => OVERRIDE_BACK,
    }
}

/// A character that only says in which direction others run.
fn is_direction(letter: char) -> bool {
    matches!(letter, '\u{200E}' | '\u{200F}' | '\u{061C}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Whether a font has to have it: joiners and directions are obeyed, not printed.
fn is_printed(letter: char) -> bool {
    !letter.is_whitespace()
        && !is_direction(letter)
        && !matches!(letter, '\u{200B}'..='\u{200D}' | '\u{FEFF}')
}

fn is_long(block: &Block) -> bool {
    match block {
        Block::Played(line) => line.len() > LONG,
        Block::Beside(_, blocks) | Block::Part(_, blocks) => blocks.iter().any(is_long),
        Block::Slips(slips) => slips.iter().flatten().any(is_long),
        Block::Title(_)
        | Block::Subtitle(_)
        | Block::Paragraph(..)
        | Block::Facts(_)
        | Block::Entries(_)
        | Block::Table(_)
        | Block::Halves(..)
        | Block::Scores(_)
        | Block::Signatures(_) => false,
    }
}

/// A diagram, and the position in letters for who cannot see it.
fn picture(position: &Position) -> Value {
    let svg = Bytes::from_string(diagram::standalone(position));
    let fen = touchmove_notation::fen::Fen::from(position).to_string();
    dict! { "svg" => svg, "says" => fen }.into_value()
}

const fn named(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "plain",
        Tone::Clocks => "clocks",
        Tone::Fen => "fen",
        Tone::Small => "small",
        Tone::Nothing => "nothing",
    }
}

const fn framed(frame: Frame) -> &'static str {
    match frame {
        Frame::Page => "page",
        Frame::Sheet => "sheet",
        Frame::Label => "label",
        Frame::Board => "board",
    }
}

const fn held(holds: Holds) -> &'static str {
    match holds {
        Holds::LineNumbers => "line-numbers",
        Holds::Moves => "moves",
        Holds::Boards => "boards",
        Holds::Names => "names",
        Holds::Figures => "figures",
    }
}
