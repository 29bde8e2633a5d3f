//! What only the arbiter is shown.

use serde::{Deserialize, Serialize};
use touchmove_chess::{Color, Square};
use touchmove_clock::{Moment, RecordingDuty};
use touchmove_conduct::act::SheetEntry;
use touchmove_conduct::{Desk, Game, Irregular, Latent, Obliged, SheetReport, Touched};
use touchmove_law::{Laws, cite};

use super::view::Both;

/// The arbiter's desk.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DeskShown {
    /// The player having the move.
    pub having_move: Color,
    /// What binds them.
    pub obliged: Obliged<String>,
    /// The article that binds them, by its number in the edition of the game.
    pub obliged_by: String,
    /// How often the position has appeared.
    pub appearances: u8,
    /// Half-moves since the last pawn move or capture.
    pub without_progress: u32,
    /// What the Laws of this game say when the position has appeared this many times.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repetition: Option<RepetitionWord>,
    /// What they say after this many moves without a capture or a pawn move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub progress: Option<ProgressWord>,
    /// Irregularities that nobody has raised.
    pub irregularities: Vec<LatentShown>,
    /// The moments at which flags fell, seen or not.
    pub flags: Both<Option<u64>>,
    /// Whether each player must record.
    pub recording: Both<RecordingDuty>,
    /// Moves completed by each.
    pub completed: Both<u32>,
    /// The article under which the arbiter sets clocks right, by its number in the edition of the game.
    pub clocks_by: String,
    /// Counted illegal moves of each.
    pub illegal_moves: Both<u8>,
    /// Both scoresheets against the moves made.
    pub sheets: Both<SheetShown>,
}

impl DeskShown {
    /// The desk as it is sent.
    pub fn new(desk: Desk, game: &Game, laws: &Laws) -> DeskShown {
        let edition = laws.edition();
        DeskShown {
            repetition: Some(RepetitionWord::of(desk.appearances, laws)),
            progress: Some(ProgressWord::of(desk.without_progress, laws)),
            having_move: desk.having_move,
            obliged: in_text(desk.obliged),
            obliged_by: desk.obliged.article().number(edition).unwrap_or_default().to_owned(),
            appearances: desk.appearances,
            without_progress: desk.without_progress,
            irregularities: {
                let older = desk.irregularities.len().saturating_sub(MOST_IRREGULARITIES);
                let newest = desk.irregularities.into_iter().skip(older);
                newest.map(|found| LatentShown::new(found, game)).collect()
            },
            flags: desk.flags_down.map(|fallen| fallen.map(Moment::get)),
            recording: desk.recording,
            completed: desk.completed,
            clocks_by: cite!("6.10.2").number(edition).unwrap_or_default().to_owned(),
            illegal_moves: desk.illegal_moves,
            sheets: desk.sheets.map(SheetShown::from),
        }
    }
}

/// How close a repetition is to a claim.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RepetitionWord {
    /// The position is there for the first time.
    None,
    /// It is there again.
    Again,
    /// As often as a claim needs (9.2).
    Claimable,
    /// As often as ends the game (9.6.1).
    Ends,
}

/// How close a game without captures and pawn moves is to a claim.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ProgressWord {
    /// Far from a claim.
    None,
    /// Ten moves or fewer are left until a claim.
    Near,
    /// As many moves as a claim needs (9.3).
    Claimable,
    /// The game is over by their number (9.6.2).
    Ends,
}

/// How many moves before a claim the arbiter is warned.
const MOVES_BEFORE: u32 = 10;

impl RepetitionWord {
    fn of(times: u8, laws: &Laws) -> RepetitionWord {
        if laws.automatic_repetition().is_some_and(|all| times >= all) {
            RepetitionWord::Ends
        } else if times >= laws.claimed_repetition() {
            RepetitionWord::Claimable
        } else if times >= 2 {
            RepetitionWord::Again
        } else {
            RepetitionWord::None
        }
    }
}

impl ProgressWord {
    fn of(halfmoves: u32, laws: &Laws) -> ProgressWord {
        let moves = halfmoves / 2;
        let claimed = u32::from(laws.claimed_without_progress());
        if laws.automatic_without_progress().is_some_and(|all| moves >= u32::from(all)) {
            ProgressWord::Ends
        } else if moves >= claimed {
            ProgressWord::Claimable
        } else if moves + MOVES_BEFORE >= claimed {
            ProgressWord::Near
        } else {
            ProgressWord::None
        }
    }
}

/// This many irregularities are shown, the newest.
pub const MOST_IRREGULARITIES: usize = 200;
/// This many touches of one move are shown, the first: they are what binds.
pub const MOST_TOUCHES: usize = 64;

/// Something irregular that nobody has raised.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LatentShown {
    /// What it is.
    pub what: Irregular,
    /// Who did it.
    pub by: Color,
    /// The ply it belongs to, counted from 1.
    pub ply: u32,
    /// The square of the piece that bound the player, if one did.
    pub square: Option<Square>,
}

impl LatentShown {
    fn new(latent: Latent, game: &Game) -> LatentShown {
        let obliged = game.plies().get(latent.ply()).map(|ply| ply.obliged());
        LatentShown {
            what: latent.what(),
            by: latent.by(),
            ply: count(latent.ply()).saturating_add(1),
            square: obliged.and_then(Obliged::square),
        }
    }
}

/// A player's scoresheet against the moves made.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SheetShown {
    /// What they have written.
    pub entries: Vec<SheetEntry>,
    /// How many of the moves made are not recorded.
    pub missing: u32,
    /// The plies, counted from 1, whose entries are not the moves made.
    pub mismatched: Vec<u32>,
    /// How many offers of a draw are not marked.
    pub offers_unmarked: u32,
}

impl From<SheetReport> for SheetShown {
    fn from(report: SheetReport) -> SheetShown {
        SheetShown {
            entries: report.sheet.entries().to_vec(),
            missing: count(report.missing),
            mismatched: report.mismatched,
            offers_unmarked: count(report.offers_unmarked),
        }
    }
}

/// The same with a move they intend as its text.
fn in_text(obliged: Obliged) -> Obliged<String> {
    // Each has a JSON form, which is read back.
    serde_json::to_value(obliged).and_then(serde_json::from_value).unwrap_or(Obliged::Nothing)
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The squares of touches, in order.
pub(crate) fn touched(touches: &[Touched]) -> Vec<Square> {
    let mut squares = Vec::new();
    for touch in touches.iter().take(MOST_TOUCHES) {
        match *touch {
            Touched::One(square) => squares.push(square),
            Touched::Together(first, second) => squares.extend([first, second]),
        }
    }
    squares
}
