//! A board with a game beside it: what is put on the one is judged in the other.

use touchmove_chess::{Board, Color, Move, Piece, Position, Square};
use touchmove_clock::{Millis, Moment, Sides, TimeControl};
use touchmove_conduct::act::ArbiterAct;
use touchmove_conduct::{Act, Entry, Game, Made, Ruling, judge};
use touchmove_feed::{Pace, Reader, Shown};
use touchmove_law::{Edition, Laws, Regulations};

pub(crate) struct Room {
    pub(crate) laws: Laws,
    pub(crate) game: Game,
    pub(crate) reader: Reader,
    /// What stands on the board in truth.
    pub(crate) board: Board,
    pub(crate) running: Option<Color>,
    pub(crate) now: u64,
    pub(crate) seq: u32,
    pub(crate) acts: Vec<Act>,
    pub(crate) rulings: Vec<Ruling>,
}

impl Room {
    /// A game that has begun, the board beside it set up, the clock running.
    pub(crate) fn new() -> Room {
        Room::begun(Position::initial())
    }

    /// A game that has begun from this position, the clock of the player having the move running.
    pub(crate) fn begun(position: Position) -> Room {
        let mut room = Room::before_the_start(position);
        room.judge(Act::Arbiter(ArbiterAct::Start), 0);
        room.runs(Some(position.having_move()));
        room
    }

    pub(crate) fn before_the_start(position: Position) -> Room {
        let control: TimeControl = "90+30".parse().unwrap();
        let allowances = Color::ALL.map(|side| control.of(side).allowance());
        let laws = Laws::new(Edition::Fide2023, allowances, Regulations::where_nothing_is_said()).unwrap();
        let game = Game::new(&laws, position, control, Moment::at(0));
        let board = *game.position().board();
        let mut reader = Reader::new(Pace::USUAL);
        reader.see(&board, Moment::at(0));
        let (acts, rulings) = (Vec::new(), Vec::new());
        Room { laws, game, reader, board, running: None, now: 0, seq: 0, acts, rulings }
    }

    pub(crate) fn judge(&mut self, act: Act, at: u64) {
        self.seq += 1;
        let entry = Entry { seq: self.seq, at: Moment::at(at), act };
        let judgment = judge(&self.laws, self.game.clone(), &entry);
        self.acts.push(entry.act);
        self.rulings.extend(judgment.rulings);
        self.game = judgment.game;
    }

    /// Time passes; the reader is asked every tenth of a second.
    pub(crate) fn wait(&mut self, millis: u64) {
        let until = self.now + millis;
        while self.now < until {
            self.now = (self.now + 100).min(until);
            self.read();
        }
    }

    pub(crate) fn read(&mut self) {
        let at = Moment::at(self.now);
        for _ in 0..100 {
            let readings = self.reader.read(&self.game, at);
            if readings.is_empty() {
                return;
            }
            for reading in readings {
                assert!(reading.at <= at, "nothing is told before it happens");
                self.judge(reading.act, reading.at.get());
            }
        }
        panic!("the reader never comes to an end");
    }

    /// The board reports what stands on it, now.
    pub(crate) fn report(&mut self) {
        let board = self.board;
        self.show(&board);
    }

    /// The board reports this, be it true or not.
    pub(crate) fn show(&mut self, board: &Board) {
        self.reader.see(board, Moment::at(self.now));
        self.read();
    }

    pub(crate) fn lift(&mut self, square: Square) -> Piece {
        let piece = self.board.remove(square).expect("a piece to lift");
        self.report();
        piece
    }

    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        self.board.put(square, piece);
        self.report();
    }

    /// From square to square in a third of a second, whatever stands there.
    pub(crate) fn step(&mut self, from: &str, to: &str) {
        let piece = self.lift(square(from));
        self.wait(300);
        if self.board.piece_at(square(to)).is_some() {
            self.lift(square(to));
            self.wait(100);
        }
        self.put(square(to), piece);
        self.wait(300);
    }

    pub(crate) fn runs(&mut self, running: Option<Color>) {
        self.running = running;
        let shown = Shown { left: Sides::each(|_| Millis::minutes(90)), running };
        self.reader.clock(Some(shown), Moment::at(self.now));
        self.read();
    }

    pub(crate) fn press(&mut self) {
        let other = self.running.map(|side| !side);
        self.runs(other);
        self.wait(400);
    }

    /// The moves the game knows, in coordinates; an illegal one with a mark.
    pub(crate) fn moves(&self) -> Vec<String> {
        let written = |what: &Made| match what {
            Made::Legal(mv) => coordinates(*mv),
            Made::Illegal { from, to, .. } => {
                let name =
                    |square: &Option<Square>| square.map_or(String::new(), |square| square.to_string());
                format!("{}{}?", name(from), name(to))
            }
        };
        self.game.plies().iter().map(|ply| written(&ply.what())).collect()
    }
}

pub(crate) fn coordinates(mv: Move) -> String {
    let into = mv.promotion().map_or("", |role| match role {
        touchmove_chess::Role::Queen => "q",
        touchmove_chess::Role::Rook => "r",
        touchmove_chess::Role::Bishop => "b",
        touchmove_chess::Role::Knight => "n",
        touchmove_chess::Role::King | touchmove_chess::Role::Pawn => "?",
    });
    format!("{}{}{into}", mv.from(), mv.to())
}

pub(crate) fn square(name: &str) -> Square {
    Square::from_name(name.as_bytes()).unwrap()
}
