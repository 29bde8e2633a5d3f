//! A finding as a row of a table, and the columns of the table (docs/audit.md).

use touchmove_law::Edition;

use crate::finding::Finding;
use crate::kind::Kind;

/// The version of the columns: it rises when one is added, renamed or removed, or means something else.
pub const SCHEMA_VERSION: u32 = 1;

/// A finding with everything that is written of it. Texts that are empty are not known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The file as it was named.
    pub file: String,
    /// The game in the file, counted from one.
    pub game: u64,
    /// The move, counted from one, each player's by itself; 0 for none.
    pub ply: u32,
    /// Bytes before the place in the file, after unpacking.
    pub byte: u64,
    /// The line, counted from one.
    pub line: u64,
    /// The character of the line, counted from one.
    pub column: u64,
    /// What it is.
    pub kind: Kind,
    /// The year of the edition the game is judged by, or `common`.
    pub laws: String,
    /// The article, by its number in each of [`Edition::NEWEST_FIRST`].
    pub articles: [String; 2],
    /// The word or value it is about.
    pub token: String,
    /// What it is, in English.
    pub text: String,
    /// What proves it.
    pub proof: String,
    /// The position.
    pub fen: String,
    /// Tags of the game.
    pub event: String,
    /// Where it was played.
    pub site: String,
    /// When.
    pub date: String,
    /// The month, as `2024-03`.
    pub month: String,
    /// The round.
    pub round: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The result.
    pub result: String,
    /// How it ended.
    pub termination: String,
    /// The time control.
    pub time_control: String,
    /// `standard`, `rapid` or `blitz`.
    pub tempo: String,
}

impl Row {
    /// A finding in a file of this name.
    pub fn new(file: &str, finding: &Finding) -> Row {
        let head = &finding.head;
        let number =
            |edition| finding.article.and_then(|article| article.number(edition)).unwrap_or_default();
        Row {
            file: file.to_owned(),
            game: finding.game,
            ply: finding.ply,
            byte: finding.at.byte,
            line: finding.at.line,
            column: finding.at.column,
            kind: finding.kind,
            laws: head.basis.to_string(),
            articles: Edition::NEWEST_FIRST.map(|edition| number(edition).to_owned()),
            token: finding.token.clone(),
            text: finding.text.clone(),
            proof: finding.proof.clone(),
            fen: finding.fen.clone(),
            event: head.event.clone(),
            site: head.site.clone(),
            date: head.date.clone(),
            month: head.month.map(|month| month.to_string()).unwrap_or_default(),
            round: head.round.clone(),
            white: head.white.clone(),
            black: head.black.clone(),
            result: head.result.clone(),
            termination: head.termination.clone(),
            time_control: head.time_control.clone(),
            tempo: head.tempo.map(|tempo| tempo.to_string()).unwrap_or_default(),
        }
    }

    /// The values, in the order of [`columns`].
    pub fn cells(&self) -> Vec<Cell<'_>> {
        let [newer, older] = &self.articles;
        vec![
            Cell::Text(&self.file),
            Cell::Long(self.game),
            Cell::Int(self.ply),
            Cell::Long(self.byte),
            Cell::Long(self.line),
            Cell::Long(self.column),
            Cell::Text(self.kind.word()),
            Cell::Text(self.kind.severity().word()),
            Cell::Text(&self.laws),
            Cell::maybe(newer),
            Cell::maybe(older),
            Cell::maybe(&self.token),
            Cell::Text(&self.text),
            Cell::maybe(&self.proof),
            Cell::maybe(&self.fen),
            Cell::maybe(&self.event),
            Cell::maybe(&self.site),
            Cell::maybe(&self.date),
            Cell::maybe(&self.month),
            Cell::maybe(&self.round),
            Cell::maybe(&self.white),
            Cell::maybe(&self.black),
            Cell::maybe(&self.result),
            Cell::maybe(&self.termination),
            Cell::maybe(&self.time_control),
            Cell::maybe(&self.tempo),
        ]
    }

    /// `games.pgn:7: game 3, move 12... : …` for the terminal.
    pub fn line_of_text(&self) -> String {
        let whose = match self.ply {
            0 => String::new(),
            ply if ply % 2 == 1 => format!(", move {}", ply.div_ceil(2)),
            ply => format!(", move {}...", ply / 2),
        };
        let token =
            if self.token.is_empty() { String::new() } else { format!(" {}:", self.token.escape_debug()) };
        let numbers =
            Edition::NEWEST_FIRST.iter().zip(&self.articles).filter(|(_, number)| !number.is_empty());
        let cited: Vec<String> = numbers.map(|(edition, number)| format!("{edition} {number}")).collect();
        let cited = if cited.is_empty() { String::new() } else { format!(" [{}]", cited.join(", ")) };
        let proof = if self.proof.is_empty() { String::new() } else { format!(" ({})", self.proof) };
        format!(
            "{}:{}: game {}{whose}: {}:{token} {}{proof}{cited}",
            self.file, self.line, self.game, self.kind, self.text
        )
    }
}

/// A value of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell<'a> {
    /// Text that is always there.
    Text(&'a str),
    /// Text that may be missing.
    Maybe(Option<&'a str>),
    /// A number of 64 bits.
    Long(u64),
    /// A number of 32 bits.
    Int(u32),
}

impl Cell<'_> {
    fn maybe(text: &str) -> Cell<'_> {
        Cell::Maybe((!text.is_empty()).then_some(text))
    }
}

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Text that is always there.
    Text,
    /// Text that may be missing.
    MaybeText,
    /// A number of 64 bits.
    Long,
    /// A number of 32 bits.
    Int,
}

/// A column of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// What it holds.
    pub form: Form,
}

/// The columns of the table, in their order.
pub fn columns() -> Vec<Column> {
    let article = |edition: Edition| (format!("article_{edition}"), Form::MaybeText);
    let [newer, older] = Edition::NEWEST_FIRST.map(article);
    let named = |name: &str, form| (name.to_owned(), form);
    let mut columns = vec![
        named("file", Form::Text),
        named("game", Form::Long),
        named("ply", Form::Int),
        named("byte", Form::Long),
        named("line", Form::Long),
        named("col", Form::Long),
        named("kind", Form::Text),
        named("severity", Form::Text),
        named("laws", Form::Text),
        newer,
        older,
        named("token", Form::MaybeText),
        named("text", Form::Text),
        named("proof", Form::MaybeText),
        named("fen", Form::MaybeText),
    ];
    let tags = [
        "event",
        "site",
        "date",
        "month",
        "round",
        "white",
        "black",
        "result",
        "termination",
        "time_control",
        "tempo",
    ];
    columns.extend(tags.map(|name| named(name, Form::MaybeText)));
    columns.into_iter().map(|(name, form)| Column { name, form }).collect()
}
