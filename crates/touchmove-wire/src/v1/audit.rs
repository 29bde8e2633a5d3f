//! What an audit of files of games found, and where it stopped.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A finding: a line of JSON, and a row of every other format.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct AuditFinding {
    /// The file as it was named.
    pub file: String,
    /// The game in the file, counted from one.
    pub game: u64,
    /// The move, each player's counted by itself; 0 for none.
    pub ply: u32,
    /// Bytes before it, after unpacking.
    pub byte: u64,
    /// The line, counted from one.
    pub line: u64,
    /// The character of the line, counted from one; its whole name is a word of SQL.
    #[serde(rename = "col")]
    pub column: u64,
    /// What it is, as a word that does not change.
    pub kind: String,
    /// `fault`, `remark` or `note`.
    pub severity: String,
    /// The year of the edition the game is judged by, or `common`.
    pub laws: String,
    /// The word or value it is about.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub token: String,
    /// What it is, in English.
    pub text: String,
    /// What proves it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub proof: String,
    /// The position.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub fen: String,
    /// Tags of the game.
    #[serde(flatten)]
    pub game_tags: GameTags,
    /// `article_` and the year of the edition: the number of the article in it.
    #[serde(flatten)]
    pub articles: Articles,
}

/// Numbers of an article, by the column they stand in.
pub type Articles = BTreeMap<String, String>;

/// What the tags of a game say.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct GameTags {
    /// The event.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub event: String,
    /// Where.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub site: String,
    /// When.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub date: String,
    /// Year and month.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub month: String,
    /// The round.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub round: String,
    /// White's name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub white: String,
    /// Black's name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub black: String,
    /// The result.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub result: String,
    /// How it ended.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub termination: String,
    /// The time control.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub time_control: String,
    /// `standard`, `rapid` or `blitz`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub tempo: String,
}

/// The summary of an audit.
#[derive(Serialize, Debug)]
pub struct AuditAnswer {
    /// The files, in the order given.
    pub files: Vec<AuditFile>,
    /// The counts of all of them.
    pub counts: AuditCounts,
}

/// A file of an audit.
#[derive(Serialize, Debug)]
pub struct AuditFile {
    /// Its name as given.
    pub file: String,
    /// Why it could not be read to its end.
    pub error: Option<String>,
}

/// Counts of games and findings.
#[derive(Serialize, Deserialize, Clone, Default, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct AuditCounts {
    /// Games.
    pub games: u64,
    /// Moves of either player.
    pub plies: u64,
    /// Games judged by each edition, and by what the editions have in common.
    pub by_laws: Vec<AuditCount>,
    /// Findings of each kind that was found.
    pub by_kind: Vec<AuditCount>,
    /// Games of each month; those without one have no name.
    pub by_month: Vec<AuditTally>,
    /// Games of each tempo; those without one have no name.
    pub by_tempo: Vec<AuditTally>,
}

/// A name and a count.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct AuditCount {
    /// The name.
    pub name: String,
    /// The count.
    pub count: u64,
}

/// Games and what was found in them.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct AuditTally {
    /// The month or the tempo.
    pub name: Option<String>,
    /// Games.
    pub games: u64,
    /// Games with a fault.
    pub faulty: u64,
    /// Games with a remark and no fault.
    pub remarked: u64,
    /// Games with a note and nothing else.
    pub noted: u64,
}

/// Where an audit stopped, so that another run can go on.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct AuditState {
    /// The options that decide what is found.
    pub options: String,
    /// The files.
    pub files: Vec<AuditedFile>,
    /// The file that is being read; as many as there are when all are done.
    pub file: usize,
    /// The place in it, after unpacking.
    pub byte: u64,
    /// The line of the place.
    pub line: u64,
    /// The character of the line.
    pub column: u64,
    /// Games of the file before the place.
    pub games: u64,
    /// Bytes of the findings so far, which stand in a file beside this one.
    pub findings: u64,
    /// The counts so far.
    pub counts: AuditCounts,
}

/// A file as it was when it was audited.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct AuditedFile {
    /// Its name as given.
    pub file: String,
    /// Its size, if it has one.
    pub size: Option<u64>,
    /// When it was changed, in nanoseconds since 1970, if that is known.
    pub changed: Option<u64>,
    /// Why it could not be read to its end, if that was so.
    pub error: Option<String>,
}
