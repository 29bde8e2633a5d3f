//! A legal and an illegal move of the same piece are the same to everybody but the arbiter until somebody finds it (12.6;
//! 2001 13.6): the turn is played once more with a legal move in its place, and what people receive is compared.

use std::rc::Rc;

use touchmove_chess::{Board, Color, Move, Role as Kind, Square};
use touchmove_conduct::act::{ArbiterAct, Claim, Hand, PlayerAct, SheetEntry, StopReason};
use touchmove_conduct::{Act, Entry, Game, Made, Obliged, Phase, Ply, Role, Ruling, View, judge};
use touchmove_law::Laws;

use crate::table::Table;

/// The game as the present turn began, and where the journal stood.
pub(crate) struct Opening {
    game: Rc<Game>,
    entries: usize,
}

impl Opening {
    /// The first turn of the game.
    pub(crate) fn of(table: &Table) -> Opening {
        Opening { game: Rc::clone(&table.game), entries: table.journal.len() }
    }

    /// Invariant 39: looks at the last act, and goes on to the next turn when one begins.
    pub(crate) fn look(&mut self, table: &Table) -> Result<(), String> {
        let plies = table.game.plies();
        if plies.len() == self.game.plies().len() && table.game.position() == self.game.position() {
            return Ok(());
        }
        let held = match plies.last().map(|ply| (ply.by(), ply.what())) {
            Some((by, Made::Illegal { from: Some(from), to: Some(to), taken: None })) => {
                self.compared(table, by, from, to)
            }
            Some((_, Made::Illegal { .. } | Made::Legal(_))) | None => Ok(()),
        };
        *self = Opening::of(table);
        held
    }

    fn compared(&self, table: &Table, by: Color, from: Square, to: Square) -> Result<(), String> {
        let laws = &table.event.laws;
        let told = laws.system_sees_illegal_moves().is_on() || laws.regulations().friendly.is_on();
        // A legal move completes the one before it, if that was not pressed: the counter of the clock shows so much (6.2.1.2).
        let unpressed = |ply: &Ply| ply.by() == by && ply.completed().is_none();
        let elsewhere = table.event.blind.is_some()
            || self.game.adjournment().is_some()
            || self.game.plies().iter().any(unpressed)
            || self.waits_for_more(table, from, to)
            // Two pieces stand on one square: everybody sees that a capture was begun.
            || self.game.turn().board().piece_at(to).is_some()
            // A king is missing: no move is legal.
            || self.game.turn().board() != self.game.position().board();
        let turn = table.journal.get(self.entries..).unwrap_or_default();
        if told || elsewhere || !turn.iter().all(|entry| is_plain(entry, by, from, to)) {
            return Ok(());
        }
        let quiet =
            |mv: &&Move| mv.from() == from && matches!(mv, Move::Ordinary { .. } | Move::DoubleStep { .. });
        // Where something binds them already, the legal move may be a breach of that.
        let is_free = self.game.turn().obliged(self.game.position()) == Obliged::Nothing;
        let legal = self.game.position().legal_moves();
        let Some(mv) = legal.iter().find(quiet).filter(|_| is_free) else { return Ok(()) };
        let mut done = Game::clone(&self.game);
        let mut twin = done.clone();
        let probes = probes(turn.last(), by);
        for entry in turn.iter().chain(&probes) {
            let other = Entry { act: instead(&entry.act, to, mv.to()), ..entry.clone() };
            let ours = judge(laws, done, entry);
            let theirs = judge(laws, twin, &other);
            if theirs.game.phase() == Phase::Over {
                return Ok(());
            }
            for role in [Role::Player(Color::White), Role::Player(Color::Black), Role::Spectator] {
                let ours = received(laws, &ours.game, &ours.rulings, role, entry);
                let theirs = received(laws, &theirs.game, &theirs.rulings, role, entry);
                if ours != theirs {
                    let act = &entry.act;
                    return Err(format!("{role:?} can tell {from}-{to} from {mv} by {act:?}"));
                }
            }
            (done, twin) = (ours.game, theirs.game);
        }
        Ok(())
    }
}

impl Opening {
    /// Whether the move looks, where moves press the clock, as if something that belongs to it were still to be done: the rook
    /// of a castling, a pawn to be taken off in passing or to be exchanged. Everybody sees that, whatever is legal.
    fn waits_for_more(&self, table: &Table, from: Square, to: Square) -> bool {
        let piece = self.game.turn().board().piece_at(from);
        let aside = from.file() != to.file();
        table.event.laws.regulations().automatic_press.is_on()
            && piece.is_some_and(|piece| match piece.role {
                Kind::King => from.rank() == to.rank() && from.file().index().abs_diff(to.file().index()) > 1,
                Kind::Pawn => aside || to.rank().seen_by(piece.color).digit() == '8',
                Kind::Queen | Kind::Rook | Kind::Bishop | Kind::Knight => false,
            })
    }
}

/// Whether the act is one of a plain turn: the piece touched or lifted, let go, the clock pressed.
fn is_plain(entry: &Entry, by: Color, from: Square, to: Square) -> bool {
    match &entry.act {
        Act::Player(who, PlayerAct::Touch { square, .. } | PlayerAct::Lift { square }) => {
            *who == by && *square == from
        }
        Act::Player(who, PlayerAct::Release { square }) => *who == by && *square == to,
        Act::Player(who, PlayerAct::Press { .. }) => *who == by,
        _ => false,
    }
}

/// The same act with the piece let go on another square.
fn instead(act: &Act, to: Square, legal: Square) -> Act {
    match act {
        Act::Player(who, PlayerAct::Release { square }) if *square == to => {
            Act::Player(*who, PlayerAct::Release { square: legal })
        }
        other => other.clone(),
    }
}

/// What people may do next without having found anything.
fn probes(last: Option<&Entry>, by: Color) -> Vec<Entry> {
    let Some(last) = last else { return Vec::new() };
    let acts = [
        Act::Player(!by, PlayerAct::Offer { condition: None }),
        Act::Player(!by, PlayerAct::Claim { claim: Claim::TouchedPiece }),
        Act::Player(by, PlayerAct::Press { hand: Hand::Same }),
        Act::Player(!by, PlayerAct::Stop { reason: StopReason::Help { text: "a question".into() } }),
        Act::Arbiter(ArbiterAct::Resume),
    ];
    let numbered = acts.into_iter().zip(last.seq + 1..);
    numbered.map(|(act, seq)| Entry { seq, at: last.at, act }).collect()
}

type Received = (Vec<Ruling>, Vec<SheetEntry>, View);

/// What somebody receives of an act: the rulings they are told of, and their view but for where the piece stands.
fn received(laws: &Laws, game: &Game, rulings: &[Ruling], role: Role, entry: &Entry) -> Received {
    let told = rulings.iter().filter(|ruling| ruling.is_shown_to(role)).cloned().collect();
    let view = game.view(laws, role, entry.at);
    // Where the moves are shown, a spectator sees which piece went where; how that is written is the wire's matter.
    let moves = view.moves.as_ref().map(|_| Vec::new());
    // Of their scoresheet a player sees what they wrote, and not what the record makes of it.
    let written = view.sheet.as_ref().map(|sheet| sheet.entries().to_vec()).unwrap_or_default();
    (told, written, View { board: Board::EMPTY, moves, sheet: None, ..view })
}
