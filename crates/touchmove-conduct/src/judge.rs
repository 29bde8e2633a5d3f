//! The judge: every act is judged, none is refused.
//!
//! Order where several articles meet, strongest first (each with its scenario):
//! 1. the first event that ends the game ends it; later acts of players change nothing;
//! 2. after a move is made: legality, checkmate, stalemate, dead position, fivefold repetition, 75 moves;
//! 3. an ending on the board beats a flag that nobody has seen, and one that falls at that very instant;
//! 4. a press completes the player's own made move, however late; then it presses back a displaced board; only then
//!    is it a press without a move;
//! 5. a claim lodged before the claimant's flag is seen is decided first.

use alloc::vec::Vec;

use touchmove_law::Laws;

use crate::act::{Act, AssistantAct, Topic};
use crate::articles;
use crate::articles::flag::Fell;
use crate::case::Case;
use crate::dispatch;
use crate::entry::Entry;
use crate::game::Game;
use crate::ruling::Ruling;

/// What follows from an act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgment {
    /// The game after it.
    pub game: Game,
    /// What the Laws say about it.
    pub rulings: Vec<Ruling>,
}

/// Judges one act: total, deterministic, without I/O.
pub fn judge(laws: &Laws, mut game: Game, entry: &Entry) -> Judgment {
    let rulings = judge_in_place(laws, &mut game, entry);
    Judgment { game, rulings }
}

/// The same for callers that do not need the game as it was before: it becomes the game after the act.
pub fn judge_in_place(laws: &Laws, game: &mut Game, entry: &Entry) -> Vec<Ruling> {
    add_rulings(laws, game, entry, Vec::new())
}

/// What is ruled on an act, added to the list.
fn add_rulings(laws: &Laws, game: &mut Game, entry: &Entry, rulings: Vec<Ruling>) -> Vec<Ruling> {
    let mut case = Case::opened(laws, game, entry, rulings);
    // A flag that the system sees was seen before whatever was done after it had fallen (6.8).
    let seen_first = if claims_draw(&entry.act) { Fell::ByNow } else { Fell::Earlier };
    articles::flag::automatic(&mut case, seen_first);
    match &entry.act {
        Act::Player(by, act) => dispatch::player(&mut case, *by, act),
        Act::Assistant(of, act) => dispatch::assistant(&mut case, *of, act),
        Act::Arbiter(act) => dispatch::arbiter(&mut case, act),
        Act::Bystander(seen) => articles::arbiter::record_report(&mut case, seen),
    }
    articles::illegal_position::look_again(&mut case);
    articles::flag::automatic(&mut case, Fell::ByNow);
    articles::displaced::note_times(&mut case);
    case.closed()
}

/// Whether a player claims a draw: they must do so before their flag is seen, not with it.
fn claims_draw(act: &Act) -> bool {
    let deed = match act {
        Act::Player(_, deed) | Act::Assistant(_, AssistantAct::For { act: deed }) => deed,
        Act::Assistant(..) | Act::Arbiter(_) | Act::Bystander(_) => return false,
    };
    match deed.topic() {
        Topic::DrawClaim | Topic::QuickplayClaim => true,
        Topic::Moving
        | Topic::Pieces
        | Topic::Lever
        | Topic::Sheet
        | Topic::Offer
        | Topic::Course
        | Topic::Other => false,
    }
}

/// Judges a whole journal; the rulings of each entry stand together, in order.
pub fn replay(laws: &Laws, start: Game, entries: &[Entry]) -> Judgment {
    let mut game = start;
    let mut rulings = Vec::with_capacity(entries.len());
    for entry in entries {
        rulings = add_rulings(laws, &mut game, entry, rulings);
    }
    Judgment { game, rulings }
}
