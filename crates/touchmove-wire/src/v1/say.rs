//! What a player says in their own words, and what is answered.

use serde::{Deserialize, Serialize};
use touchmove_chess::Color;
use touchmove_conduct::act::PlayerAct;

/// The answer to a command.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Reply {
    /// What is to be said.
    pub text: String,
    /// The language of those words.
    pub language: String,
    /// The same in Braille, where it is a move.
    pub braille: Option<String>,
    /// What the player has said they do; the page sends it.
    pub deeds: Vec<PlayerAct>,
    /// Whether they must say yes first, because it cannot be taken back.
    pub confirm: bool,
}

/// A move in the words of an announcement: the last one, or what a player has announced for the opponent to repeat (D.2.1; 2001
/// F.2.1).
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SpokenShown {
    /// Which half-move it is, counted from 1.
    pub ply: u32,
    /// Whose.
    pub by: Color,
    /// The words.
    pub text: String,
    /// Their language.
    pub language: String,
}
