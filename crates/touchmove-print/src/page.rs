//! What stands on a page, and in what order: the same for HTML and for PDF, which only show it.

use touchmove_chess::Position;
use touchmove_law::Language;

/// Pages of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pages {
    /// Their title.
    pub title: String,
    /// The language of their words, which says in which direction they run.
    pub language: Language,
    /// What stands on them.
    pub blocks: Vec<Block>,
}

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// The heading of a page or a label.
    Title(TextLine),
    /// The heading of a board or a slip.
    Subtitle(TextLine),
    /// A line of text, or more.
    Paragraph(Tone, TextLine),
    /// Labels and values over the whole width, with lines to write on.
    Facts(Vec<Fact>),
    /// Labels and values below each other.
    Entries(Vec<(String, TextLine)>),
    /// A table over the whole width.
    Table(Table),
    /// Two tables side by side.
    Halves(Table, Table),
    /// The diagram of a position, if it can be drawn, and what stands beside it.
    Beside(Option<Position>, Vec<Block>),
    /// Moves after each other, from left to right.
    Played(TextLine),
    /// Results of which one is marked; an empty one is written by hand.
    Scores(Vec<String>),
    /// Where people sign.
    Signatures(Vec<String>),
    /// Slips to be cut apart, two in a row.
    Slips(Vec<Vec<Block>>),
    /// What belongs together.
    Part(Frame, Vec<Block>),
}

/// How a part is kept together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// It begins a page.
    Page,
    /// It is one page, a scoresheet.
    Sheet,
    /// A label with a frame around it, never divided.
    Label,
    /// A board with a line above it, never divided.
    Board,
}

/// How a paragraph is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// As usual.
    Plain,
    /// The clocks: large.
    Clocks,
    /// A position in letters: small and monospaced.
    Fen,
    /// Less important text.
    Small,
    /// A note that there is nothing to print.
    Nothing,
}

/// Text with its directions.
pub type TextLine = Vec<Run>;

/// A stretch of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Run {
    /// Words of the page's language.
    Words(String),
    /// The same, emphasised.
    Strong(String),
    /// Somebody's or something's name: in its own direction, without touching what stands beside it.
    Name(String),
    /// A clock, a result, a position, a control: from left to right.
    Figures(String),
    /// A result between the names of two players: every sign in the direction of the page, so that each score is next to
    /// its player.
    Score(String, Direction),
    /// What the clock showed after a move: from left to right, small, at the other end of the cell.
    Clock(String),
    /// A position in letters among other text.
    Fen(String),
    /// The number before a move.
    Number(String),
    /// A move: every letter after the other from left to right, whatever its script. Isolation would not do: between a
    /// Persian letter and a Latin one a digit would go over to the Persian side, and Rook 1 d5 be read 1 Rook d5.
    Move(String),
}

/// Which way text runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// As Latin and Armenian do.
    LeftToRight,
    /// As Persian does.
    RightToLeft,
}

impl Direction {
    /// The direction of a language.
    pub const fn of(language: Language) -> Direction {
        match language {
            Language::English | Language::Armenian => Direction::LeftToRight,
            Language::Persian => Direction::RightToLeft,
        }
    }

    /// As HTML calls it.
    pub(crate) const fn html(self) -> &'static str {
        match self {
            Direction::LeftToRight => "ltr",
            Direction::RightToLeft => "rtl",
        }
    }
}

/// A label and a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// What is stated.
    pub label: TextLine,
    /// What is stated of it; nothing where it is to be written by hand.
    pub value: TextLine,
    /// How much space it takes.
    pub room: Room,
}

/// How much space a value takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// Half a line.
    Half,
    /// A whole line.
    Line,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its columns.
    pub columns: Vec<Column>,
    /// Its rows, one cell per column.
    pub rows: Vec<Vec<TextLine>>,
}

/// A column of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// What stands at its head.
    pub head: String,
    /// What stands in it.
    pub holds: Holds,
}

/// What stands in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holds {
    /// Numbers of moves.
    LineNumbers,
    /// Moves.
    Moves,
    /// Numbers of boards.
    Boards,
    /// Names.
    Names,
    /// Ratings and results.
    Figures,
}

impl Fact {
    /// A fact under a label of the page's language.
    pub(crate) fn new(label: String, value: Run, room: Room) -> Fact {
        Fact { label: vec![Run::Words(label)], value: vec![value], room }
    }
}

impl Run {
    /// What it says, without saying how.
    pub fn text(&self) -> &str {
        match self {
            Run::Words(text)
            | Run::Strong(text)
            | Run::Name(text)
            | Run::Figures(text)
            | Run::Score(text, _)
            | Run::Clock(text)
            | Run::Fen(text)
            | Run::Number(text)
            | Run::Move(text) => text,
        }
    }
}
