//! A table at which a game is played through the public API alone.

pub(crate) mod adjournment;

use touchmove_chess::{Color, Position, Square};
use touchmove_clock::{Millis, Moment, TimeControl};
use touchmove_conduct::act::{ArbiterAct, Contact, Hand, PlayerAct};
use touchmove_conduct::{
    Act, Choice, Decision, Ending, Entry, Game, Question, Reason, Referral, ReferralId, Ruling, Score, judge,
    replay,
};
use touchmove_law::{Edition, Laws, Regulations, Supervision};
use touchmove_notation::fen::Fen;

pub(crate) const WHITE: Color = Color::White;
pub(crate) const BLACK: Color = Color::Black;
/// A standard, a rapid and a blitz control in both editions.
pub(crate) const STANDARD: &str = "40/120, 60";
pub(crate) const RAPID: &str = "25";
pub(crate) const BLITZ: &str = "5";

/// A game, its journal and what was ruled on it.
pub(crate) struct Table {
    pub(crate) laws: Laws,
    start: Game,
    pub(crate) game: Game,
    pub(crate) journal: Vec<Entry>,
    /// The rulings on the last act.
    pub(crate) last: Vec<Ruling>,
    pub(crate) now: u64,
}

pub(crate) fn square(name: &str) -> Square {
    Square::from_name(name.as_bytes()).unwrap()
}

pub(crate) fn position(fen: &str) -> Position {
    Position::admit(&Fen::read(fen.as_bytes()).unwrap().setup()).unwrap()
}

/// The Laws for a control, with limited supervision in fast play.
pub(crate) fn laws(edition: Edition, control: &str, change: impl FnOnce(&mut Regulations)) -> Laws {
    let control: TimeControl = control.parse().unwrap();
    let allowances = Color::ALL.map(|side| control.of(side).allowance());
    let mut regulations = Regulations::where_nothing_is_said();
    // Only one edition divides fast play by supervision, and that one wants to be told.
    if Laws::new(edition, allowances, regulations.clone()).is_err() {
        regulations.supervision = Some(Supervision::Limited);
    }
    change(&mut regulations);
    Laws::new(edition, allowances, regulations).unwrap()
}

impl Table {
    /// A standard game, started.
    pub(crate) fn standard(edition: Edition) -> Table {
        Table::started(laws(edition, STANDARD, |_| {}), Position::initial(), STANDARD)
    }

    /// A game from a position, started at the moment 0.
    pub(crate) fn started(laws: Laws, from: Position, control: &str) -> Table {
        let mut table = Table::waiting(laws, from, control);
        table.arbiter(ArbiterAct::Start);
        table
    }

    /// A game that is not yet started, scheduled for the moment 0.
    pub(crate) fn waiting(laws: Laws, from: Position, control: &str) -> Table {
        let game = Game::new(&laws, from, control.parse().unwrap(), Moment::at(0));
        Table::of(laws, game)
    }

    /// A game that is not yet started.
    pub(crate) fn of(laws: Laws, game: Game) -> Table {
        Table { laws, start: game.clone(), game, journal: Vec::new(), last: Vec::new(), now: 0 }
    }

    /// The next act happens at this moment, in seconds.
    pub(crate) fn at(&mut self, seconds: u64) -> &mut Table {
        self.now = seconds * 1000;
        self
    }

    pub(crate) fn does(&mut self, act: Act) -> &[Ruling] {
        let seq = u32::try_from(self.journal.len() + 1).unwrap();
        let entry = Entry { seq, at: Moment::at(self.now), act };
        let judgment = judge(&self.laws, self.game.clone(), &entry);
        self.journal.push(entry);
        self.game = judgment.game;
        self.last = judgment.rulings;
        let edition = self.laws.edition();
        for ruling in &self.last {
            assert!(ruling.article().number(edition).is_some(), "{edition}: {ruling:?}");
        }
        &self.last
    }

    pub(crate) fn player(&mut self, by: Color, act: PlayerAct) -> &[Ruling] {
        self.does(Act::Player(by, act))
    }

    pub(crate) fn arbiter(&mut self, act: ArbiterAct) -> &[Ruling] {
        self.does(Act::Arbiter(act))
    }

    pub(crate) fn touches(&mut self, by: Color, at: &str) -> &[Ruling] {
        self.player(by, PlayerAct::Touch { square: square(at), contact: Contact::Intent })
    }

    /// Touch and release.
    pub(crate) fn makes(&mut self, by: Color, from: &str, to: &str) {
        self.touches(by, from);
        self.player(by, PlayerAct::Release { square: square(to) });
    }

    /// Touch, release, press.
    pub(crate) fn plays(&mut self, by: Color, from: &str, to: &str) {
        self.makes(by, from, to);
        self.player(by, PlayerAct::Press { hand: Hand::Same });
    }

    /// Both advance one pawn after another, so that this many moves (at most 16) have been completed by each.
    pub(crate) fn shuffles(&mut self, moves: u16) {
        for number in 0..moves {
            self.shuffles_half(WHITE, number);
            self.shuffles_half(BLACK, number);
        }
    }

    /// One player's part of it, for the move with this number from 0.
    pub(crate) fn shuffles_half(&mut self, by: Color, number: u16) {
        let pawns = ["a", "b", "c", "d", "e", "f", "g", "h"];
        let pawn = pawns[usize::from(number / 2 % 8)];
        let one = by.choose(["2", "3", "4"], ["7", "6", "5"]);
        let (from, to) = if number.is_multiple_of(2) { (one[0], one[1]) } else { (one[1], one[2]) };
        self.plays(by, &format!("{pawn}{from}"), &format!("{pawn}{to}"));
    }

    /// Whether the last act led to a ruling with this decision, under this number of the edition.
    pub(crate) fn ruled(&self, number: &str, decision: &Decision) -> bool {
        self.last.iter().any(|ruling| {
            ruling.article().number(self.laws.edition()) == Some(number) && ruling.decision() == decision
        })
    }

    /// Whether the last act was not admitted under this number, for this reason.
    pub(crate) fn not_admitted(&self, number: &str, reason: &Reason) -> bool {
        self.last.iter().any(|ruling| {
            ruling.article().number(self.laws.edition()) == Some(number)
                && *ruling.decision() == Decision::NotAdmitted
                && ruling.reason() == reason
        })
    }

    /// The last question that the last act brought up.
    pub(crate) fn asked(&self) -> Option<&Referral> {
        self.last.iter().rev().find_map(|ruling| {
            if let Decision::Referred { referral } = ruling.decision() { Some(&**referral) } else { None }
        })
    }

    /// The number of the open question of this kind.
    pub(crate) fn open(&self, question: &Question) -> Option<ReferralId> {
        self.game
            .referrals()
            .iter()
            .find(|referral| referral.question == *question)
            .map(|referral| referral.id)
    }

    pub(crate) fn decides(&mut self, question: &Question, choice: Choice) -> &[Ruling] {
        let id = self
            .open(question)
            .unwrap_or_else(|| panic!("{question:?} is not open: {:?}", self.game.referrals()));
        self.arbiter(ArbiterAct::Decide { referral: id, choice })
    }

    pub(crate) fn result(&self) -> Option<(Score, Ending)> {
        self.game.result()
    }

    /// The time a player has left now, in seconds.
    pub(crate) fn left(&self, side: Color) -> u64 {
        self.game.clock().remaining(side, Moment::at(self.now)).get() / 1000
    }

    /// The journal judged again gives the same game.
    pub(crate) fn replays(&self) {
        assert_eq!(replay(&self.laws, self.start.clone(), &self.journal).game, self.game);
    }
}

pub(crate) fn seconds(seconds: u64) -> Millis {
    Millis::seconds(seconds)
}
