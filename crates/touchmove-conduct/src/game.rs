//! The state of a game: everything that follows from its journal.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::{Board, Color, Move, Piece, Position, Role, Setup, Square};
use touchmove_clock::{
    Change, Chessclock, Duty as ClockDuty, Millis, Moment, OnFlag, Setting, Sides, TimeControl,
};
use touchmove_law::{Laws, cite};

use crate::act::Side;
use crate::adjourned::Adjournment;
use crate::articles::behaviour::Behaviour;
use crate::articles::blind::Blind;
use crate::articles::completing::Completing;
use crate::articles::displaced::Displacement;
use crate::articles::illegal_position::Watch;
use crate::articles::late::Lateness;
use crate::articles::no_arbiter::Confirming;
use crate::articles::recording::OffersToMark;
use crate::articles::set_up::{self, SetUp};
use crate::articles::venue::Venue;
use crate::articles::winning::Proven;
use crate::latent::{Found, Irregular, Latent};
use crate::obligation::Obliged;
use crate::offers::{Offer, Offers};
use crate::outcome::Outcome;
use crate::people::Person;
use crate::plies::{Plies, Reach};
use crate::progress::{Phase, Progress};
use crate::questions::Questions;
use crate::quickplay::Quickplay;
use crate::referral::Referral;
use crate::result::{Ending, Score};
use crate::scoresheet::Scoresheet;
use crate::turn::Turn;

/// A game in progress, or over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    pub(crate) progress: Progress,
    pub(crate) initial: Position,
    pub(crate) position: Position,
    pub(crate) plies: Plies,
    /// Moves made and completed before the first ply: the game is taken up in the middle.
    pub(crate) made_before: Sides<u32>,
    pub(crate) turn: Turn,
    pub(crate) clock: Chessclock,
    pub(crate) offers: Offers,
    pub(crate) sheets: Sides<Scoresheet>,
    pub(crate) completing: Completing,
    pub(crate) offers_to_mark: OffersToMark,
    pub(crate) blind: Blind,
    pub(crate) illegal_moves: Sides<u8>,
    pub(crate) latent: Vec<Latent>,
    pub(crate) questions: Questions,
    pub(crate) people: Sides<Person>,
    pub(crate) knows: Knows,
    /// Whether a move made on another board was ever completed here by a press.
    pub(crate) presses_seen: bool,
    /// Pieces displaced and not yet put back (7.4.1).
    pub(crate) displaced: Option<Displacement>,
    pub(crate) set_up: SetUp,
    pub(crate) lateness: Lateness,
    pub(crate) watch: Watch,
    pub(crate) behaviour: Behaviour,
    pub(crate) venue: Venue,
    pub(crate) confirming: Confirming,
    pub(crate) proven: Proven,
    pub(crate) adjournment: Option<Adjournment>,
    pub(crate) quickplay: Quickplay,
    pub(crate) outcome: Outcome,
}

/// Whether every move of the game is known to the engine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Knows {
    /// Board and clock: every move.
    EveryMove,
    /// Not every move.
    NotTheMoves,
    /// None: the pieces stand on another board, and here are a clock, scoresheets, or both.
    NoMove,
}

/// One move made by one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who made it.
    pub by: Color,
    /// What it was.
    pub what: Made,
    /// The position before it.
    pub before: Position,
    /// When it was made.
    pub at: Moment,
    /// What bound the player when he made it.
    pub obliged: Obliged,
    /// How it was completed, if it was.
    pub completed: Option<Completed>,
    /// What both clocks showed once it was completed (7.1).
    pub times: Option<Sides<Millis>>,
    /// What rulings had given each player by then, in milliseconds: it is kept when the position goes back.
    given: Sides<i64>,
    /// How the pieces stood before it, where that was no position: a king was missing.
    stood: Option<Board>,
    /// Whether the player has taken hold of its piece again, before he has completed it (4.7).
    held_again: bool,
    /// Where a ruling has put a queen in the place of the pawn that it left on the last rank (7.5.2).
    queened: Option<Square>,
    /// The turn it ended, while a touch on it is in dispute: the answer says what bound the player.
    contested: Option<Box<Turn>>,
}

/// What was made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Made {
    /// A legal move.
    Legal(Move),
    /// An illegal move, completed by the press: this piece went here.
    Illegal {
        /// Where the piece stood.
        from: Option<Square>,
        /// Where it went.
        to: Option<Square>,
        /// An enemy piece that was taken off.
        taken: Option<Square>,
    },
}

/// How a move was completed (6.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Completed {
    /// By the press.
    Pressed,
    /// By ending the game (6.2.1.1).
    EndedGame,
    /// By the player's next move (6.2.1.2).
    NextMove,
    /// By sealing it and stopping the clock (I.1.1, I-059).
    Sealed,
}

impl Game {
    /// A game set up and not yet begun. Where a start was announced (`scheduled`), White's clock runs from then on and
    /// players can be late (6.6, 6.7); otherwise it runs from the moment at which it is started.
    pub fn new(
        laws: &Laws,
        initial: Position,
        control: TimeControl,
        scheduled: impl Into<Option<Moment>>,
    ) -> Game {
        touchmove_law::decides!("1.1");
        let setting = Setting::under(laws, OnFlag::RunOn);
        let right = set_up::right_start(laws, &initial);
        let initial = set_up::without_misplaced_castling(laws, &right, initial);
        Game {
            progress: Progress::new(scheduled.into()),
            initial,
            position: initial,
            plies: Plies::default(),
            made_before: Sides::each(|_| 0),
            turn: Turn::open(&initial),
            clock: Chessclock::new(control, setting),
            offers: Offers::default(),
            sheets: Sides::each(|_| Scoresheet::default()),
            completing: Completing::default(),
            offers_to_mark: OffersToMark::default(),
            blind: Blind::default(),
            illegal_moves: Sides::each(|_| 0),
            latent: Vec::new(),
            questions: Questions::default(),
            people: Sides::each(|_| Person::default()),
            knows: Knows::EveryMove,
            presses_seen: false,
            displaced: None,
            set_up: SetUp::of(right),
            lateness: Lateness::default(),
            watch: Watch::default(),
            behaviour: Behaviour::default(),
            venue: Venue::default(),
            confirming: Confirming::default(),
            proven: Proven::default(),
            adjournment: None,
            quickplay: Quickplay::default(),
            outcome: Outcome::default(),
        }
    }

    /// The same game, begun in fact from another arrangement than the right one (7.2.1; 2001 7.1(a)).
    ///
    /// The position it was created with stays the right start: that of 2.3, or the one drawn for Chess960 (I-074).
    pub fn begun_from(mut self, laws: &Laws, arrangement: Position) -> Game {
        let begun = set_up::without_misplaced_castling(laws, self.set_up.right(), arrangement);
        self.initial = begun;
        self.position = begun;
        self.turn = Turn::open(&begun);
        self
    }

    /// The same game, taken up in the middle: so many moves were made and completed before (6.2.1, 6.4).
    pub fn taken_up_after(mut self, moves: Sides<u32>) -> Game {
        self.made_before = moves;
        for of in Color::ALL {
            let moves = *moves.of(of);
            self.clock.adjust(cite!("6.4"), Change::Completed { of, moves }, Moment::at(0));
        }
        self
    }

    /// The same game with these terms of time from `at` on; what the clocks show stays, and the duty to record is what
    /// follows from both (8.4).
    pub fn timed_by(mut self, control: &TimeControl, at: Moment) -> Game {
        let article = cite!("6.3.1");
        self.clock.adjust(article, Change::Control(control.clone()), at);
        for of in Color::ALL {
            self.clock.adjust(article, Change::Recording { of, duty: ClockDuty::Records }, at);
            if self.clock.duty(of, at) == ClockDuty::Records {
                self.completing.keeps(of);
            }
        }
        self
    }

    /// The player having the move (1.3).
    pub fn having_move(&self) -> Color {
        self.position.having_move()
    }

    /// The position on the board, by the moves made.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How far the game has got.
    pub fn phase(&self) -> Phase {
        self.progress.phase()
    }

    /// The moves made, legal or not.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The turn of the player having the move.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The chessclock.
    pub fn clock(&self) -> &Chessclock {
        &self.clock
    }

    /// The result in force.
    pub fn result(&self) -> Option<(Score, Ending)> {
        self.outcome.result()
    }

    /// The offer of a draw that `color` has open.
    pub fn offer(&self, color: Color) -> Option<Offer> {
        *self.offers.open().of(color)
    }

    /// How many illegal moves of `color` were counted (7.5.5).
    pub fn illegal_moves(&self, color: Color) -> u8 {
        *self.illegal_moves.of(color)
    }

    /// The questions that wait for the arbiter.
    pub fn referrals(&self) -> &[Referral] {
        self.questions.open()
    }

    /// Irregularities done, whether or not anybody has found them.
    pub fn latent(&self) -> &[Latent] {
        &self.latent
    }

    /// How often `color` has asked the arbiter to explain a point of the Laws (11.9).
    pub fn explanations(&self, color: Color) -> u16 {
        self.behaviour.explanations(color)
    }

    /// Whom the arbiter has appointed to observe the game (12.4).
    pub fn observers(&self) -> &[String] {
        self.venue.observers()
    }

    /// Entries whose rulings were appealed against (11.10).
    pub fn appeals(&self) -> &[u32] {
        self.behaviour.appeals()
    }

    /// On which side of White the clock stands, if the arbiter has said so (6.5).
    pub fn clock_side(&self) -> Option<Side> {
        self.venue.clock_side()
    }

    /// How many warnings `color` has (12.9.1).
    pub fn warnings(&self, color: Color) -> u8 {
        self.people.of(color).warnings()
    }

    /// The adjournment the game is in, or came out of last; nobody learns from it what was sealed.
    pub fn adjournment(&self) -> Option<&Adjournment> {
        self.adjournment.as_ref()
    }

    /// What has been claimed in the quickplay finish.
    pub fn quickplay(&self) -> &Quickplay {
        &self.quickplay
    }

    /// How many moves `color` has made; illegal ones that stand count.
    pub fn moves_made(&self, color: Color) -> u16 {
        let made = match self.knows {
            Knows::EveryMove | Knows::NotTheMoves => {
                let plies = self.plies.iter().filter(|ply| ply.by == color).count();
                u32::try_from(plies).unwrap_or(u32::MAX).saturating_add(*self.made_before.of(color))
            }
            Knows::NoMove => self.clock.clock(color, self.clock.latest()).completed(),
        };
        u16::try_from(made).unwrap_or(u16::MAX)
    }

    /// Whether `color` may have made so many moves, as far as it is known here; where neither pieces nor presses are seen, the
    /// scoresheets tell.
    pub(crate) fn may_have_made(&self, color: Color, moves: u16) -> bool {
        match self.knows {
            Knows::EveryMove => self.moves_made(color) >= moves,
            Knows::NotTheMoves => true,
            Knows::NoMove => {
                let written = |sheet: Color| self.sheets.of(sheet).moves_of(color) >= usize::from(moves);
                self.moves_made(color) >= moves || Color::ALL.into_iter().any(written)
            }
        }
    }

    /// `color` has made a move on another board: here it is known only that his opponent has the move.
    pub(crate) fn moved_elsewhere(&mut self, color: Color) {
        let setup = self.position.to_setup();
        if let Ok(position) = Position::admit(&Setup { having_move: !color, en_passant: None, ..setup }) {
            self.position = position;
            self.turn = Turn::open(&position);
        }
    }

    /// The turn of the move at this place, from 0, before anything was done on it.
    pub(crate) fn turn_before(&self, place: usize) -> Turn {
        match self.plies.get(place) {
            Some(ply) => Turn::open_on(ply.stood.as_ref().unwrap_or(ply.before.board())),
            None => Turn::open_on(self.turn.start()),
        }
    }

    /// Goes back to before the move at this place: it and all after it are taken back, with what was irregular in them and
    /// not ruled on. The move itself.
    pub(crate) fn back_to(&mut self, place: usize) -> Option<Ply> {
        let undone = self.plies.get(place)?.clone();
        self.position = self.position_to_put_back(place, &undone);
        self.turn = Turn::open_on(undone.stood.as_ref().unwrap_or(self.position.board()));
        self.plies.truncate(place);
        self.forget_from(place);
        Some(undone)
    }

    /// What was irregular from the move at this place on, and not ruled on, is no more.
    pub(crate) fn forget_from(&mut self, place: usize) {
        let ruled = |standing| matches!(standing, Found::Ruled | Found::TakenBack);
        self.latent.retain(|latent| latent.ply < place || ruled(latent.standing));
    }

    /// The position before a move, with the queens that rulings have put in the place of pawns since (7.5.2; I-149).
    fn position_to_put_back(&self, place: usize, ply: &Ply) -> Position {
        let queens = self.plies.iter().take(place).filter_map(|earlier| earlier.queened);
        queens.fold(ply.before, |position, square| with_queen(&position, square).unwrap_or(position))
    }

    /// How far to go back so that a position stands which is possible with those queens: as far as asked, or to the
    /// player's reply that left his king where such a queen attacks it (I-149).
    pub(crate) fn possible_place(&self, place: usize) -> usize {
        let is_possible = |place: &usize| {
            self.plies.get(*place).is_none_or(|ply| {
                let position = self.position_to_put_back(*place, ply);
                position == ply.before || position.checkers_of(!position.having_move()).is_empty()
            })
        };
        (0..=place).rev().find(is_possible).unwrap_or(place)
    }

    /// The last move of `color` that is made and not completed.
    pub(crate) fn uncompleted(&mut self, color: Color) -> Option<&mut Ply> {
        // Nobody has made more than one since: the search ends at his last ply.
        self.plies.iter_mut().rev().find(|ply| ply.by == color).filter(|ply| ply.completed.is_none())
    }

    /// How often a position has appeared (9.2.3), counting the one on the board, or the one an intended move leads to.
    pub(crate) fn appearances(&self, position: &Position) -> u8 {
        // A piece that an illegal move brought to the board may be captured, and the position be there again.
        let irregular =
            |latent: &Latent| matches!(latent.what, Irregular::IllegalMove | Irregular::UnpromotedPawn);
        let reach = if self.latent.iter().any(irregular) { Reach::WholeGame } else { Reach::SinceProgress };
        self.plies.appearances(position, reach)
    }
}

/// The position with a queen in the place of the pawn on the square, if one stands there.
pub(crate) fn with_queen(position: &Position, square: Square) -> Option<Position> {
    let mut setup = position.to_setup();
    let pawn = setup.board.remove(square).filter(|piece| piece.role == Role::Pawn)?;
    setup.board.put(square, Piece { role: Role::Queen, ..pawn });
    Position::admit(&setup).ok()
}

impl Ply {
    /// A move, made and not yet completed.
    pub(crate) fn made(by: Color, what: Made, before: Position, at: Moment, obliged: Obliged) -> Ply {
        Ply {
            by,
            what,
            before,
            at,
            obliged,
            completed: None,
            times: None,
            given: Sides::each(|_| 0),
            stood: None,
            held_again: false,
            queened: None,
            contested: None,
        }
    }

    /// The same, completed by the press over pieces that stood so before it, if that was no position.
    pub(crate) fn pressed(self, stood: Option<Board>) -> Ply {
        Ply { completed: Some(Completed::Pressed), stood, ..self }
    }

    /// What both clocks show once it is completed, and what rulings have given by then.
    pub(crate) fn note_times(&mut self, times: Sides<Millis>, given: Sides<i64>) {
        self.times = Some(times);
        self.given = given;
    }

    /// What rulings had given each player once it was completed.
    pub(crate) fn given(&self) -> Sides<i64> {
        self.given
    }

    /// The player takes hold of its piece again.
    pub(crate) fn hold_again(&mut self) {
        self.held_again = true;
    }

    /// He lets go of it again; whether he had taken hold of it.
    pub(crate) fn let_go_again(&mut self) -> bool {
        core::mem::take(&mut self.held_again)
    }

    /// A ruling has put a queen in the place of the pawn that it left on the last rank.
    pub(crate) fn note_queen(&mut self, square: Square) {
        self.queened = Some(square);
    }

    /// The turn that it ended, while a touch on it is in dispute.
    pub(crate) fn contested(&self) -> Option<&Turn> {
        self.contested.as_deref()
    }

    /// The same, to be settled, with the position before the move.
    pub(crate) fn contested_mut(&mut self) -> (Option<&mut Turn>, &Position) {
        (self.contested.as_deref_mut(), &self.before)
    }

    /// The turn that it ended is in dispute, or is not.
    pub(crate) fn note_contested(&mut self, turn: Option<Box<Turn>>) {
        self.contested = turn;
    }

    /// Takes out the turn that it ended, once the move is taken back.
    pub(crate) fn take_contested(&mut self) -> Option<Box<Turn>> {
        self.contested.take()
    }

    /// Whether the opponent's king was taken off the board (1.4.1).
    pub(crate) fn takes_king(&self) -> bool {
        match self.what {
            Made::Illegal { taken: Some(square), .. } => self.before.king(!self.by) == square,
            Made::Illegal { taken: None, .. } | Made::Legal(_) => false,
        }
    }
}
