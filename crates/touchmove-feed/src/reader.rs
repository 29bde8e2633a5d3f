//! The reader: reports in, acts out.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use touchmove_chess::{Board, Move, Rank, Role, Square};
use touchmove_clock::{Millis, Moment, Sides};
use touchmove_conduct::act::{ArbiterAct, Contact, Hand, PlayerAct, SystemStop};
use touchmove_conduct::{Act, Game, Phase};

use crate::acts::{self, Stood};
use crate::arranged;
use crate::lever::{Lever, Pressed, Shown};
use crate::matching::{Shows, explain_board, tells_result};
use crate::remark::{Remark, signal};
use crate::sensors::{Sensors, Way, differing, turned};

/// An act, and when the board saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// When.
    pub at: Moment,
    /// What.
    pub act: Act,
}

/// How long a reading must be stable before it is accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// After a press: the pieces may be reported a little later than the lever.
    pub lag: Millis,
    /// A piece that is gone for this long was taken up by somebody.
    pub touch: Millis,
    /// A move without a press yet: a piece may still be in the hand, a rook may wait for its king.
    pub rest: Millis,
    /// After a press over something that no legal move gives.
    pub grace: Millis,
    /// Before the arbiter is told that the pieces stand wrong.
    pub patience: Millis,
}

impl Pace {
    /// What boards and hands need.
    pub const USUAL: Pace = Pace {
        lag: Millis::new(200),
        touch: Millis::new(500),
        rest: Millis::new(2500),
        grace: Millis::new(1000),
        patience: Millis::new(5000),
    };
}

/// Reads one board.
#[derive(Clone, Debug)]
pub struct Reader {
    pace: Pace,
    sensors: Option<Sensors>,
    lever: Lever,
    turn: TurnSeen,
    /// Whether the clocks are stopped because the clock beside the board is.
    halted: Halted,
    remarks: Vec<Remark>,
}

/// What was told about the turn now running.
#[derive(Clone, Debug, Default)]
struct TurnSeen {
    /// After this many moves.
    after: usize,
    touched: Vec<Square>,
    /// The last ranks on which a pawn was seen.
    stood: Vec<Square>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Halted {
    Yes,
    No,
}

impl Reader {
    /// Nothing has been reported yet.
    pub fn new(pace: Pace) -> Reader {
        Reader {
            pace,
            sensors: None,
            lever: Lever::default(),
            turn: TurnSeen::default(),
            halted: Halted::No,
            remarks: Vec::new(),
        }
    }

    /// The board reports where its pieces stand.
    pub fn see(&mut self, board: &Board, at: Moment) {
        match &mut self.sensors {
            None => self.sensors = Some(Sensors::first(board)),
            Some(sensors) => sensors.see(board, at),
        }
    }

    /// The clock beside the board reports; `None` if there is none.
    pub fn clock(&mut self, shown: Option<Shown>, at: Moment) {
        self.lever.see(shown, at);
    }

    /// The board is out of reach: what is reported next is looked at afresh.
    pub fn lose(&mut self) {
        *self = Reader::new(self.pace);
    }

    /// What the arbiter should see, as of the last reading.
    pub fn remarks(&self) -> &[Remark] {
        &self.remarks
    }

    /// How much more time the clock beside the board shows than the game's, in milliseconds.
    pub fn difference(&self, game: &Game, at: Moment) -> Option<Sides<i64>> {
        self.lever.difference(game, at)
    }

    /// Whether something may be read later though nothing more is reported.
    pub fn is_restless(&self, game: &Game, at: Moment) -> bool {
        let Some(sensors) = &self.sensors else { return false };
        let quiet = at.since(sensors.changed()) > self.pace.patience.plus(self.pace.rest);
        !self.lever.presses.is_empty()
            || (!quiet && sensors.board() != *game.position().board())
            || self.lever.stands.is_some_and(|since| at.since(since) <= self.pace.grace.plus(self.pace.lag))
    }

    /// The next acts that follow from what was reported, for a game as it stands; to be judged in this order before the
    /// reader is asked again. Empty when there is nothing more to tell.
    pub fn read(&mut self, game: &Game, at: Moment) -> Vec<Reading> {
        self.remarks.clear();
        self.find_way(game);
        let Some(sensors) = &self.sensors else { return Vec::new() };
        if sensors.way == Way::Round {
            self.remarks.push(Remark::Round);
        }
        match game.phase() {
            Phase::Playing => {
                self.halted = Halted::No;
                self.playing(game, at)
            }
            Phase::Stopped => self.read_while_stopped(game, at),
            Phase::NotStarted => {
                self.lever.presses.clear();
                if self.lever.running().is_some() {
                    self.remarks.push(Remark::ClockRuns);
                }
                self.look_at_the_pieces(game, at);
                Vec::new()
            }
            Phase::Adjourned | Phase::ResultPending | Phase::Over | Phase::Cancelled => {
                self.lever.presses.clear();
                Vec::new()
            }
        }
    }

    /// A board that shows the position from the other side lies the other way round.
    fn find_way(&mut self, game: &Game) {
        let expected = game.position().board();
        if let Some(sensors) = &mut self.sensors {
            let board = sensors.board();
            if board != *expected && turned(&board) == *expected {
                sensors.turn_round();
            }
        }
    }

    /// While the clocks are stopped, pieces are put right: nothing on the board is an act.
    fn read_while_stopped(&mut self, game: &Game, at: Moment) -> Vec<Reading> {
        self.lever.presses.clear();
        if self.halted == Halted::Yes && self.lever.running() == Some(game.clock().lever()) {
            self.halted = Halted::No;
            return vec![Reading { at, act: Act::Arbiter(ArbiterAct::Resume) }];
        }
        self.look_at_the_pieces(game, at);
        Vec::new()
    }

    fn playing(&mut self, game: &Game, at: Moment) -> Vec<Reading> {
        if self.turn.after != game.plies().len() {
            self.turn = TurnSeen { after: game.plies().len(), ..TurnSeen::default() };
        }
        let Some(sensors) = &self.sensors else { return Vec::new() };
        let board = sensors.board();
        // Two kings in the centre are not a position of a game, whatever the other pieces do.
        if signal(&board).is_none() {
            self.note_pawns(game, &board);
            if let Some(acts) = self.read_press(game, &board, at).or_else(|| self.made(game, &board, at)) {
                return acts;
            }
            if let Some(acts) = self.touches(game, &board, at) {
                return acts;
            }
        }
        if let Some(since) = self.lever.stands
            && at.since(since) >= self.pace.grace
            && self.lever.presses.is_empty()
            && game.clock().running(at).is_some()
        {
            self.halted = Halted::Yes;
            let reason = String::from(SystemStop::BoardClockStopped.kept());
            return vec![Reading { at: since, act: Act::Arbiter(ArbiterAct::Pause { reason }) }];
        }
        self.look_at_the_pieces(game, at);
        Vec::new()
    }

    /// A pawn seen on its last rank has been released there.
    fn note_pawns(&mut self, game: &Game, board: &Board) {
        let by = game.having_move();
        let last = Rank::Eighth.seen_by(by);
        for (square, piece) in board.iter() {
            let arrived = piece.color == by && piece.role == Role::Pawn && square.rank() == last;
            if arrived && !self.turn.stood.contains(&square) {
                self.turn.stood.push(square);
            }
        }
    }

    /// The first press that waits, with the move it completes.
    fn read_press(&mut self, game: &Game, board: &Board, at: Moment) -> Option<Vec<Reading>> {
        let press = *self.lever.presses.front()?;
        let by = game.having_move();
        if press.by != by {
            self.lever.presses.pop_front();
            // A lever that was moved here already, or a press that the arbiter has entered, is told once.
            let due = game.clock().lever() == press.by
                || game.plies().last().is_some_and(|ply| ply.by() == press.by && ply.completed().is_none());
            return Some(if due { vec![press_act(press)] } else { Vec::new() })
                .filter(|acts| !acts.is_empty());
        }
        if let Some(shows) = explain_board(game.position(), board)
            && self.quiet(game, board, at, press.at) >= self.pace.lag
        {
            let (Shows::Exactly(mv) | Shows::Answered(mv)) = shows;
            let mut acts = self.acts(game, mv);
            acts.push(press_act(press));
            self.lever.presses.pop_front();
            return Some(acts);
        }
        self.pressed_over(game, board, press, at)
    }

    /// A press over what no legal move gives.
    fn pressed_over(
        &mut self,
        game: &Game,
        board: &Board,
        press: Pressed,
        at: Moment,
    ) -> Option<Vec<Reading>> {
        let sensors = self.sensors.as_ref()?;
        let waited = at.since(press.at) >= self.pace.grace;
        if !waited || self.quiet(game, board, at, press.at) < self.pace.touch {
            return None;
        }
        let base = game.position().board();
        let parts = if board == base || board == game.turn().board() {
            Vec::new()
        } else {
            arranged::explained(game.position(), board)?
        };
        if parts.is_empty() && self.lever.running() == Some(game.clock().lever()) {
            // The lever has come back to where the game has it: others have told what happened.
            self.lever.presses.clear();
            return None;
        }
        let mut acts = acts::of_arrangement(press.by, &parts, sensors);
        acts.push(press_act(press));
        self.lever.presses.pop_front();
        Some(acts)
    }

    /// A move that rests on the board, or that the opponent already answers.
    fn made(&self, game: &Game, board: &Board, at: Moment) -> Option<Vec<Reading>> {
        if board == game.turn().board() {
            return None;
        }
        let quiet = self.quiet(game, board, at, Moment::at(0));
        match explain_board(game.position(), board)? {
            // A king in the centre waits for the press or the reply: it may tell the result.
            Shows::Exactly(mv) if self.lever.is_there() && tells_result(mv) => None,
            Shows::Exactly(mv) => (quiet >= self.pace.rest).then(|| self.acts(game, mv)),
            Shows::Answered(mv) => (quiet >= self.pace.touch).then(|| self.acts(game, mv)),
        }
    }

    fn acts(&self, game: &Game, mv: Move) -> Vec<Reading> {
        let Some(sensors) = &self.sensors else { return Vec::new() };
        let stood = if self.turn.stood.contains(&mv.to()) { Stood::Yes } else { Stood::No };
        acts::of_move(game.position(), mv, sensors, stood)
    }

    /// Pieces that somebody has taken up.
    fn touches(&mut self, game: &Game, board: &Board, at: Moment) -> Option<Vec<Reading>> {
        let sensors = self.sensors.as_ref()?;
        let (by, base) = (game.having_move(), game.position().board());
        let gone: Vec<Square> =
            differing(base, board).filter(|square| board.piece_at(*square).is_none()).collect();
        // More than a hand holds has been knocked over or swept aside; kings off the board are on their way to the centre.
        let kings = gone.iter().filter(|square| base.role_at(**square) == Some(Role::King)).count();
        if gone.len() > MOST_IN_HAND || kings > 1 || shows_castling(game, board) {
            return None;
        }
        // Before the press the opponent's pieces are still theirs to straighten.
        let his_time = !self.lever.is_there() || game.clock().running(at) == Some(by);
        let taken_up = gone.into_iter().filter(|square| {
            let own = base.color_at(*square) == Some(by);
            (own || his_time)
                && at.since(sensors.since(*square)) >= self.pace.touch
                && !self.turn.touched.contains(square)
        });
        let taken_up = taken_up.min_by_key(|square| sensors.since(*square))?;
        let since = sensors.since(taken_up);
        self.turn.touched.push(taken_up);
        let act = Act::Player(by, PlayerAct::Touch { square: taken_up, contact: Contact::Intent });
        Some(vec![Reading { at: since, act }])
    }

    /// For how long the squares that differ from the position have been as they are.
    fn quiet(&self, game: &Game, board: &Board, at: Moment, not_before: Moment) -> Millis {
        let Some(sensors) = &self.sensors else { return Millis::ZERO };
        let changed = differing(game.position().board(), board).map(|square| sensors.since(square)).max();
        at.since(changed.unwrap_or(not_before).max(not_before))
    }

    /// What the pieces show that is not an act.
    fn look_at_the_pieces(&mut self, game: &Game, at: Moment) {
        let Some(sensors) = &self.sensors else { return };
        let board = sensors.board();
        let quiet = self.quiet(game, &board, at, Moment::at(0));
        if let Some(signal) = signal(&board) {
            if quiet >= self.pace.touch {
                self.remarks.push(Remark::Kings(signal));
            }
            return;
        }
        let base = game.position().board();
        let wrong: Vec<Square> = differing(base, &board).collect();
        let held =
            wrong.len() <= MOST_IN_HAND && wrong.iter().all(|square| board.piece_at(*square).is_none());
        let lawful = explain_board(game.position(), &board).is_some() || board == *game.turn().board();
        if !wrong.is_empty() && !held && !lawful && quiet >= self.pace.patience {
            self.remarks.push(Remark::Disorder(wrong));
        }
    }
}

/// Whether king and rook stand as after castling: in Chess960 the one may have gone where the other stood, and that the
/// other alone is missed from its square does not say which was touched first.
fn shows_castling(game: &Game, board: &Board) -> bool {
    matches!(explain_board(game.position(), board), Some(Shows::Exactly(mv)) if mv.castles().is_some())
}

/// A piece, and the one it captures.
const MOST_IN_HAND: usize = 2;

fn press_act(press: Pressed) -> Reading {
    Reading { at: press.at, act: Act::Player(press.by, PlayerAct::Press { hand: Hand::Same }) }
}
