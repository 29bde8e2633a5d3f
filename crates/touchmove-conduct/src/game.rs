//! The state of a game: everything that follows from its journal.

use alloc::string::String;

use touchmove_chess::{Color, Position};
use touchmove_clock::{Change, Chessclock, Moment, OnFlag, RecordingDuty, Setting, Sides, TimeControl};
use touchmove_law::{Laws, cite};

use crate::act::Side;
use crate::adjourned::Adjournment;
use crate::announced::Announced;
use crate::articles::behaviour::Behaviour;
use crate::articles::boards::Boards;
use crate::articles::completing::Completing;
use crate::articles::illegal_position::Watch;
use crate::articles::late::Lateness;
use crate::articles::no_arbiter::Confirming;
use crate::articles::recording::OffersToMark;
use crate::articles::set_up::{self, SetUp};
use crate::articles::venue::Venue;
use crate::articles::winning::Proven;
use crate::board::BoardState;
use crate::displaced::Displaced;
use crate::latent::{Irregularities, Latent};
use crate::offers::{Offer, Offers};
use crate::outcome::Outcome;
use crate::people::{People, Person};
use crate::plies::Reach;
use crate::ply::Ply;
use crate::progress::{Phase, Progress};
use crate::questions::Questions;
use crate::quickplay::Quickplay;
use crate::referral::Referral;
use crate::result::{Ending, Score};
use crate::scoresheet::{Scoresheet, Sheets};
use crate::turn::Turn;

/// A game in progress, or over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    board: BoardState,
    progress: Progress,
    clock: Chessclock,
    displaced: Displaced,
    irregularities: Irregularities,
    offers: Offers,
    questions: Questions,
    quickplay: Quickplay,
    outcome: Outcome,
    adjournment: Option<Adjournment>,
    sheets: Sheets,
    announced: Announced,
    people: People,
    /// What an article keeps for itself.
    completing: Completing,
    offers_to_mark: OffersToMark,
    boards: Boards,
    set_up: SetUp,
    lateness: Lateness,
    watch: Watch,
    behaviour: Behaviour,
    venue: Venue,
    confirming: Confirming,
    proven: Proven,
}

/// A part of a game, which articles read and change by the verbs of that part: code that changes one imports it.
pub(crate) trait Part {
    /// As it stands in this game.
    fn read(game: &Game) -> &Self;

    /// The same, to be changed.
    fn change(game: &mut Game) -> &mut Self;
}

macro_rules! parts {
    ($($part:ty = $field:ident,)*) => {
        $(impl Part for $part {
            fn read(game: &Game) -> &Self {
                &game.$field
            }

            fn change(game: &mut Game) -> &mut Self {
                &mut game.$field
            }
        })*
    };
}

parts! {
    BoardState = board,
    Progress = progress,
    Chessclock = clock,
    Irregularities = irregularities,
    Offers = offers,
    Questions = questions,
    Quickplay = quickplay,
    Outcome = outcome,
    Sheets = sheets,
    People = people,
    Completing = completing,
    OffersToMark = offers_to_mark,
    Boards = boards,
    Announced = announced,
    Displaced = displaced,
    SetUp = set_up,
    Lateness = lateness,
    Watch = watch,
    Behaviour = behaviour,
    Venue = venue,
    Confirming = confirming,
    Proven = proven,
}

impl Part for Turn {
    fn read(game: &Game) -> &Turn {
        game.board.turn()
    }

    fn change(game: &mut Game) -> &mut Turn {
        game.board.turn_mut()
    }
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
            board: BoardState::new(initial),
            progress: Progress::new(scheduled.into()),
            clock: Chessclock::new(control, setting),
            displaced: Displaced::default(),
            irregularities: Irregularities::default(),
            offers: Offers::default(),
            questions: Questions::default(),
            quickplay: Quickplay::default(),
            outcome: Outcome::default(),
            adjournment: None,
            sheets: Sides::each(|_| Scoresheet::default()),
            announced: Announced::default(),
            people: Sides::each(|_| Person::default()),
            completing: Completing::default(),
            offers_to_mark: OffersToMark::default(),
            boards: Boards::default(),
            set_up: SetUp::of(right),
            lateness: Lateness::default(),
            watch: Watch::default(),
            behaviour: Behaviour::default(),
            venue: Venue::default(),
            confirming: Confirming::default(),
            proven: Proven::default(),
        }
    }

    /// The same game, begun in fact from another arrangement than the right one (7.2.1; 2001 7.1(a)).
    ///
    /// The position it was created with stays the right start: that of 2.3, or the one drawn for Chess960 (I-074).
    pub fn begun_from(mut self, laws: &Laws, arrangement: Position) -> Game {
        let begun = set_up::without_misplaced_castling(laws, self.set_up.right(), arrangement);
        self.board.begin_from(begun);
        self
    }

    /// The same game, taken up in the middle: this many moves were made and completed before (6.2.1, 6.4).
    pub fn taken_up_after(mut self, moves: Sides<u32>) -> Game {
        self.board.take_up_after(moves);
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
            self.clock.adjust(article, Change::Recording { of, duty: RecordingDuty::Records }, at);
            if self.clock.duty(of, at) == RecordingDuty::Records {
                self.completing.keeps(of);
            }
        }
        self
    }

    /// The player having the move (1.3).
    pub fn having_move(&self) -> Color {
        self.board.position().having_move()
    }

    /// The position on the board, by the moves made.
    pub fn position(&self) -> &Position {
        self.board.position()
    }

    /// How far the game has got.
    pub fn phase(&self) -> Phase {
        self.progress.phase()
    }

    /// The moves made, legal or not.
    pub fn plies(&self) -> &[Ply] {
        self.board.plies()
    }

    /// The turn of the player having the move.
    pub fn turn(&self) -> &Turn {
        self.board.turn()
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
        *self.irregularities.counted().of(color)
    }

    /// The questions that wait for the arbiter.
    pub fn referrals(&self) -> &[Referral] {
        self.questions.open()
    }

    /// Irregularities done, whether or not anybody has found them.
    pub fn latent(&self) -> &[Latent] {
        self.irregularities.all()
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
        let made = match self.knows() {
            Knows::EveryMove | Knows::NotTheMoves => self.board.made_moves(color),
            Knows::NoMove => self.clock.clock(color, self.clock.latest()).completed(),
        };
        u16::try_from(made).unwrap_or(u16::MAX)
    }

    /// Whether `color` may have made this many moves, as far as it is known here; where neither pieces nor presses are seen, the
    /// scoresheets tell.
    pub(crate) fn may_have_made(&self, color: Color, moves: u16) -> bool {
        match self.knows() {
            Knows::EveryMove => self.moves_made(color) >= moves,
            Knows::NotTheMoves => true,
            Knows::NoMove => {
                let written = |sheet: Color| self.sheets.of(sheet).moves_of(color) >= usize::from(moves);
                self.moves_made(color) >= moves || Color::ALL.into_iter().any(written)
            }
        }
    }

    /// Whether every move is known here.
    pub(crate) fn knows(&self) -> Knows {
        self.board.knows()
    }

    /// A player's scoresheet, to be written on, with the moves that it records.
    pub(crate) fn sheet_to_write(&mut self, by: Color) -> (&mut Scoresheet, &[Ply]) {
        (self.sheets.of_mut(by), self.board.plies())
    }

    /// The adjournment, to be taken a step further.
    pub(crate) fn adjournment_mut(&mut self) -> Option<&mut Adjournment> {
        self.adjournment.as_mut()
    }

    /// The game is being adjourned.
    pub(crate) fn adjourn(&mut self, adjournment: Adjournment) {
        self.adjournment = Some(adjournment);
    }

    /// The adjournment is over, or comes to nothing.
    pub(crate) fn end_adjournment(&mut self) {
        self.adjournment = None;
    }

    /// Goes back to before the move at this place: it and all after it are taken back, with what was irregular in them and
    /// not ruled on. The move itself.
    pub(crate) fn back_to(&mut self, place: usize) -> Option<Ply> {
        let undone = self.board.back_to(place)?;
        self.irregularities.forget_from(place);
        Some(undone)
    }

    /// How often a position has appeared (9.2.3), counting the one on the board, or the one an intended move leads to.
    pub(crate) fn appearances(&self, position: &Position) -> u8 {
        // A piece that an illegal move brought to the board may be captured, and the position be there again.
        let reach = if self.irregularities.changed_board() { Reach::WholeGame } else { Reach::SinceProgress };
        self.board.appearances(position, reach)
    }
}
