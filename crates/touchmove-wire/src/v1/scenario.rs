//! Scenarios of the stock as they are played before somebody.

use serde::Serialize;
use touchmove_chess::Color;

use super::ruling::RulingShown;
use super::view::{Both, ClockShown, GameView, ResultShown};

/// A scenario in a list.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ScenarioListed {
    /// Its name in the stock.
    pub name: String,
    /// What it shows; in English.
    pub why: String,
}

/// A scenario, played under one edition.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ScenarioShown {
    /// Its name in the stock.
    pub name: String,
    /// The year of the edition.
    pub edition: u16,
    /// The years of the editions it can be played under.
    pub editions: Vec<u16>,
    /// What it shows; in English.
    pub why: String,
    /// The numbers it proves in that edition.
    pub numbers: Vec<String>,
    /// As it is written.
    pub text: String,
    /// The game when the story begins; none where the story is about an event.
    pub start: Option<SceneState>,
    /// What happens, line by line.
    pub steps: Vec<StepShown>,
}

/// One line of a story.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StepShown {
    /// How long after the story began, as a clock shows it.
    pub at: String,
    /// What was done, sentence by sentence.
    pub told: Vec<String>,
    /// The game afterwards.
    pub standing: SceneState,
    /// What the Laws say about it.
    pub rulings: Vec<RulingShown>,
}

/// How a game stands.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    test,
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "Standing"),
    schemars(rename = "Standing")
)]
pub struct SceneState {
    /// The pieces, as the first field of a FEN.
    pub board: String,
    /// Both clocks.
    pub clocks: Both<ClockShown>,
    /// Whose clock runs.
    pub running: Option<Color>,
    /// The result, once there is one.
    pub result: Option<ResultShown>,
}

impl From<GameView> for SceneState {
    fn from(view: GameView) -> SceneState {
        SceneState { board: view.board, clocks: view.clocks, running: view.running, result: view.result }
    }
}
