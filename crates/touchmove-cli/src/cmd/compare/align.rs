//! The likeliest game behind two scoresheets: the cheapest way through both that plays legal moves only.
//!
//! A state is how far each sheet has been read and the position then. Where both say the same nothing is paid; a sheet
//! that says something else, leaves a move out or has one too many costs something, and a move that neither shows costs
//! most. The search takes the cheapest way first, so the rest of the game decides between two readings.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use touchmove_chess::{Attempt, Move, Position, Sameness, Setup};
use touchmove_notation::algebraic::{NoMove, Reading};

use super::sheet::{Entry, Meaning, Sheet};

/// How one half-move was found.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) before: Position,
    /// How far each sheet had been read before it.
    pub(super) at: [usize; 2],
    /// Which of the sheets have an entry for it.
    pub(super) read: [bool; 2],
    pub(super) played: Played,
}

/// What stands for a half-move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Played {
    /// At least one sheet has it.
    Move(Move),
    /// Neither sheet has it; the moves that follow need it.
    Unknown(Move),
    /// Both sheets have this illegal move.
    Illegal(Position),
    /// An entry that is not a move of the game.
    Extra,
}

/// A way through both sheets.
#[derive(Debug)]
pub(super) struct Path {
    pub(super) steps: Vec<Step>,
    pub(super) end: Position,
    pub(super) cost: u32,
    /// Whether both sheets were read to their ends.
    pub(super) reconciled: bool,
}

/// What the last step was, for runs of moves left out are cheaper than as many single ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Last {
    Other,
    LeftOut(usize),
}

#[derive(Clone)]
struct State {
    at: [usize; 2],
    position: Position,
    last: Last,
    cost: u32,
    /// Moves that neither sheet has, so far.
    unknown: u32,
    parent: Option<usize>,
    step: Option<Step>,
}

const OTHERWISE: u32 = 4;
const UNREADABLE: u32 = 3;
const AMBIGUOUS: u32 = 1;
const LEFT_OUT: u32 = 6;
const LEFT_OUT_AGAIN: u32 = 1;
const ONE_TOO_MANY: u32 = 7;
const ILLEGAL: u32 = 8;
const NEITHER_READABLE: u32 = 12;
const NEITHER_WRITTEN: u32 = 16;
/// More than this in a row or apart cannot be told from the sheets.
const MOST_UNKNOWN: u32 = 2;
/// States that may be looked at.
const MOST_STATES: usize = 300_000;

/// The best way through both sheets from the start.
pub(super) fn aligned(start: Position, sheets: &[Sheet; 2]) -> Path {
    from(start, [0, 0], sheets)
}

/// The best way from a place on.
pub(super) fn from(position: Position, at: [usize; 2], sheets: &[Sheet; 2]) -> Path {
    let mut search = Search { sheets, states: Vec::new(), open: BinaryHeap::new(), seen: HashSet::new() };
    search.add(State { at, position, last: Last::Other, cost: 0, unknown: 0, parent: None, step: None });
    search.run()
}

struct Search<'a> {
    sheets: &'a [Sheet; 2],
    states: Vec<State>,
    /// The cheapest first; of equals the one that has read most.
    open: BinaryHeap<(Reverse<u32>, usize, Reverse<usize>)>,
    seen: HashSet<([usize; 2], Sameness, Last)>,
}

impl Search<'_> {
    fn add(&mut self, state: State) {
        let read = state.at[0] + state.at[1];
        let place = self.states.len();
        self.open.push((Reverse(state.cost), read, Reverse(place)));
        self.states.push(state);
    }

    fn run(mut self) -> Path {
        let lengths = [0, 1].map(|side: usize| self.sheets[side].entries.len());
        let mut furthest = 0;
        while let Some((_, read, Reverse(place))) = self.open.pop() {
            let state = self.states[place].clone();
            if !self.seen.insert((state.at, state.position.sameness(), state.last)) {
                continue;
            }
            if state.at == lengths {
                return self.path(place, true);
            }
            let best = &self.states[furthest];
            if read > best.at[0] + best.at[1] {
                furthest = place;
            }
            if self.states.len() > MOST_STATES {
                break;
            }
            self.extend(place, &state);
        }
        self.path(furthest, false)
    }

    fn path(&self, place: usize, reconciled: bool) -> Path {
        let mut steps = Vec::new();
        let mut here = Some(place);
        while let Some(place) = here {
            let state = &self.states[place];
            steps.extend(state.step.clone());
            here = state.parent;
        }
        steps.reverse();
        Path { steps, end: self.states[place].position, cost: self.states[place].cost, reconciled }
    }

    /// Every way on from a state.
    fn extend(&mut self, parent: usize, state: &State) {
        let meanings = [0, 1].map(|side: usize| self.sheets[side].meaning(state.at[side], &state.position));
        let [first, second] = &meanings;
        match (first, second) {
            (Some(first), Some(second)) => self.both(parent, state, first, second),
            (Some(only), None) => self.one(parent, state, only, 0),
            (None, Some(only)) => self.one(parent, state, only, 1),
            (None, None) => {}
        }
    }

    /// Both sheets have an entry here.
    fn both(&mut self, parent: usize, state: &State, first: &Meaning, second: &Meaning) {
        let (ones, others) = (candidates(first), candidates(second));
        let agreed: Vec<Move> = ones.iter().copied().filter(|mv| others.contains(mv)).collect();
        let unclear = u32::from(ones.len() > 1) + u32::from(others.len() > 1);
        for mv in &agreed {
            self.go(parent, state, Played::Move(*mv), [true, true], unclear * AMBIGUOUS);
        }
        if let ([_], [_], [_]) = (agreed.as_slice(), ones.as_slice(), others.as_slice()) {
            // Both say the same: nothing else is looked for, unless this does not lead on.
            self.left_out_both(parent, state);
            return;
        }
        for (mine, his, yours) in [(&ones, second, &others), (&others, first, &ones)] {
            for mv in mine.iter().filter(|mv| !yours.contains(mv)) {
                let unclear = u32::from(mine.len() > 1) * AMBIGUOUS;
                let cost = match his {
                    Meaning::Nothing => 0,
                    Meaning::No(_) => UNREADABLE,
                    Meaning::One(_) | Meaning::Several(_) => OTHERWISE,
                };
                self.go(parent, state, Played::Move(*mv), [true, true], cost + unclear);
            }
        }
        for (side, meaning) in [first, second].into_iter().enumerate() {
            self.alone(parent, state, meaning, side);
        }
        if ones.is_empty() && others.is_empty() {
            self.nobody_readable(parent, state, first);
        }
        self.left_out_both(parent, state);
    }

    /// The entry of one sheet only: the other left the move out, or this one has an extra entry.
    fn alone(&mut self, parent: usize, state: &State, meaning: &Meaning, side: usize) {
        let read = [side == 0, side == 1];
        let again = state.last == Last::LeftOut(1 - side);
        let cost = if again { LEFT_OUT_AGAIN } else { LEFT_OUT };
        let moves = candidates(meaning);
        for mv in &moves {
            let unclear = u32::from(moves.len() > 1) * AMBIGUOUS;
            self.go(parent, state, Played::Move(*mv), read, cost + unclear);
        }
        self.go(parent, state, Played::Extra, read, ONE_TOO_MANY);
    }

    /// The other sheet has ended.
    fn one(&mut self, parent: usize, state: &State, meaning: &Meaning, side: usize) {
        let read = [side == 0, side == 1];
        let moves = candidates(meaning);
        for mv in &moves {
            self.go(parent, state, Played::Move(*mv), read, u32::from(moves.len() > 1) * AMBIGUOUS);
        }
        if moves.is_empty() {
            self.go(parent, state, Played::Extra, read, ONE_TOO_MANY);
            self.unknown(parent, state, read, NEITHER_READABLE);
        }
    }

    /// Both have an entry, and neither is a legal move.
    fn nobody_readable(&mut self, parent: usize, state: &State, first: &Meaning) {
        let texts = [0, 1].map(|side: usize| self.sheets[side].entries.get(state.at[side]));
        if let (Meaning::No(Reading::None(NoMove::Illegal { attempt, .. })), [Some(one), Some(other)]) =
            (first, texts)
            && matches!(one, Entry::Word(_))
            && one.text() == other.text()
            && let Some(after) = stands(&state.position, *attempt)
        {
            self.go(parent, state, Played::Illegal(after), [true, true], ILLEGAL);
        }
        self.unknown(parent, state, [true, true], NEITHER_READABLE);
    }

    fn left_out_both(&mut self, parent: usize, state: &State) {
        self.unknown(parent, state, [false, false], NEITHER_WRITTEN);
    }

    fn unknown(&mut self, parent: usize, state: &State, read: [bool; 2], cost: u32) {
        if state.unknown < MOST_UNKNOWN {
            for mv in state.position.legal_moves().iter() {
                self.go(parent, state, Played::Unknown(*mv), read, cost);
            }
        }
    }

    fn go(&mut self, parent: usize, state: &State, played: Played, read: [bool; 2], cost: u32) {
        let position = match played {
            Played::Move(mv) | Played::Unknown(mv) => state.position.play(mv),
            Played::Illegal(after) => after,
            Played::Extra => state.position,
        };
        let last = match (played, read) {
            (Played::Move(_), [true, false]) => Last::LeftOut(1),
            (Played::Move(_), [false, true]) => Last::LeftOut(0),
            (Played::Move(_) | Played::Unknown(_) | Played::Illegal(_) | Played::Extra, _) => Last::Other,
        };
        let at = [0, 1].map(|side: usize| state.at[side] + usize::from(read[side]));
        let unknown = state.unknown + u32::from(matches!(played, Played::Unknown(_)));
        let step = Some(Step { before: state.position, at: state.at, read, played });
        self.add(State { at, position, last, cost: state.cost + cost, unknown, parent: Some(parent), step });
    }
}

fn candidates(meaning: &Meaning) -> Vec<Move> {
    match meaning {
        Meaning::One(mv) => vec![*mv],
        Meaning::Several(moves) => moves.clone(),
        Meaning::Nothing | Meaning::No(_) => Vec::new(),
    }
}

/// The position after an illegal move, nothing done but what it says.
fn stands(position: &Position, attempt: Attempt) -> Option<Position> {
    let mut setup: Setup = position.to_setup();
    let piece = setup.board.remove(attempt.from)?;
    setup.board.put(attempt.to, attempt.promotion.map_or(piece, |role| role.of(piece.color)));
    setup.having_move = !setup.having_move;
    setup.en_passant = None;
    setup.halfmoves = setup.halfmoves.saturating_add(1);
    setup.fullmove = setup.fullmove.saturating_add(position.having_move().choose(0, 1));
    Position::admit(&setup).ok()
}
