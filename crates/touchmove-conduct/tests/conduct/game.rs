//! An ordinary game, and the commonest things that go wrong in it, through the public API alone.

use touchmove_chess::{Color, Position, Square};
use touchmove_clock::{Moment, TimeControl};
use touchmove_conduct::act::{ArbiterAct, Claim, Contact, Hand, PlayerAct};
use touchmove_conduct::{Act, Ending, Entry, Game, Phase, Ruling, Score, judge, replay};
use touchmove_law::{Edition, Laws, Regulations};

struct Table {
    laws: Laws,
    game: Game,
    journal: Vec<Entry>,
    rulings: Vec<Ruling>,
}

fn square(name: &str) -> Square {
    Square::from_name(name.as_bytes()).unwrap()
}

impl Table {
    fn new(edition: Edition) -> Table {
        let control: TimeControl = "40/120, 60".parse().unwrap();
        let allowances = Color::ALL.map(|side| control.of(side).allowance());
        let laws = Laws::new(edition, allowances, Regulations::where_nothing_is_said()).unwrap();
        let game = Game::new(&laws, Position::initial(), control, Moment::at(0));
        let mut table = Table { laws, game, journal: Vec::new(), rulings: Vec::new() };
        table.does(Act::Arbiter(ArbiterAct::Start));
        table
    }

    fn does(&mut self, act: Act) {
        let seq = u32::try_from(self.journal.len() + 1).unwrap();
        let entry = Entry { seq, at: Moment::at(u64::from(seq) * 1000), act };
        let judgment = judge(&self.laws, self.game.clone(), &entry);
        self.journal.push(entry);
        self.game = judgment.game;
        self.rulings.extend(judgment.rulings);
    }

    fn player(&mut self, by: Color, act: PlayerAct) {
        self.does(Act::Player(by, act));
    }

    /// Touch, release, press; `take` is removed in between.
    fn plays(&mut self, by: Color, from: &str, to: &str, take: Option<&str>) {
        self.player(by, PlayerAct::Touch { square: square(from), contact: Contact::Intent });
        if let Some(take) = take {
            self.player(by, PlayerAct::Remove { square: square(take) });
        }
        self.player(by, PlayerAct::Release { square: square(to) });
        self.player(by, PlayerAct::Press { hand: Hand::Same });
    }

    fn replays(&self) {
        let start = Game::new(&self.laws, Position::initial(), "40/120, 60".parse().unwrap(), Moment::at(0));
        let judgment = replay(&self.laws, start, &self.journal);
        assert_eq!(judgment.game, self.game);
        assert_eq!(judgment.rulings, self.rulings);
    }
}

#[test]
fn the_shortest_game_ends_in_checkmate_without_a_press() {
    for edition in Edition::ALL {
        let mut table = Table::new(edition);
        table.plays(Color::White, "f2", "f3", None);
        table.plays(Color::Black, "e7", "e5", None);
        table.plays(Color::White, "g2", "g4", None);
        table.player(Color::Black, PlayerAct::Touch { square: square("d8"), contact: Contact::Intent });
        table.player(Color::Black, PlayerAct::Release { square: square("h4") });
        assert_eq!(table.game.phase(), Phase::Over);
        assert_eq!(table.game.result(), Some((Score::win(Color::Black), Ending::Checkmate)));
        table.replays();
    }
}

#[test]
fn an_illegal_move_is_taken_back_on_a_claim_and_costs_what_the_edition_says() {
    for (edition, second) in [(Edition::Fide2023, Phase::Over), (Edition::Fide2001, Phase::Playing)] {
        let mut table = Table::new(edition);
        table.plays(Color::White, "e2", "e4", None);
        table.plays(Color::Black, "e7", "e5", None);
        let before = *table.game.position();
        table.plays(Color::White, "g1", "g3", None);
        assert_ne!(*table.game.position(), before);
        table.player(Color::Black, PlayerAct::Claim { claim: Claim::IllegalMove });
        assert_eq!(*table.game.position(), before);
        assert_eq!(table.game.illegal_moves(Color::White), 1);
        table.plays(Color::White, "g1", "g4", None);
        table.player(Color::Black, PlayerAct::Claim { claim: Claim::IllegalMove });
        assert_eq!(table.game.phase(), second, "{edition}");
        table.replays();
    }
}

#[test]
fn a_touch_ends_the_offer() {
    let mut table = Table::new(Edition::Fide2023);
    table.plays(Color::White, "e2", "e4", None);
    table.plays(Color::Black, "e7", "e5", None);
    table.player(Color::White, PlayerAct::Touch { square: square("g1"), contact: Contact::Intent });
    table.player(Color::White, PlayerAct::Release { square: square("f3") });
    table.player(Color::White, PlayerAct::Offer { condition: None });
    assert!(table.game.offer(Color::White).is_some());
    table.player(Color::White, PlayerAct::Press { hand: Hand::Same });
    assert!(table.game.offer(Color::White).is_some());
    table.player(Color::Black, PlayerAct::Touch { square: square("b8"), contact: Contact::Intent });
    assert!(table.game.offer(Color::White).is_none());
    table.player(Color::Black, PlayerAct::Accept);
    assert_eq!(table.game.phase(), Phase::Playing);
    table.replays();
}
