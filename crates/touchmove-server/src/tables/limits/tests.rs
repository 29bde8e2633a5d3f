//! The largest possible view, and the connection it is sent over.

mod largest;

use std::sync::Arc;

use touchmove_chess::Square;
use touchmove_clock::Moment;
use touchmove_conduct::act::{ArbiterAct, Contact, Hand, PlayerAct};
use touchmove_conduct::{Entry, ReferralId, Role, judge};
use touchmove_law::{ArbiterPresence, Language, Laws, cite};
use touchmove_store::Head;
use touchmove_wire::v1::live::{Manner, TableKind, Terms};

use super::*;
use crate::net::language::Viewer;
use crate::tables::changes::Since;
use crate::tables::live::LARGEST_WAITING;
use crate::tables::setup;
use crate::tables::view::{Committed, Record, Texts, text};

/// Room for the rulings on one act in the message that shows it, in bytes.
const RULINGS: usize = 256 * 1024;

/// A game in which players do what they like, as long as it is within bounds.
struct Table {
    laws: Laws,
    game: Game,
    record: Record,
    seq: u32,
}

impl Table {
    /// Under the edition in which no number of moves ends a game.
    fn begun(arbiter: ArbiterPresence) -> Table {
        let terms = Terms {
            version: 1,
            edition: 2001,
            control: "900+900".to_owned(),
            white: "W".repeat(80),
            black: "B".repeat(80),
            manner: Manner::Strict,
            arbiter,
            position: None,
            kind: TableKind::Board,
            chess960: None,
            event: None,
            scheduled: None,
            announcements: None,
        };
        let (laws, game) = setup::set_up(&terms).unwrap();
        let mut table = Table { laws, game, record: Record::default(), seq: 0 };
        match arbiter {
            ArbiterPresence::Present => assert!(table.takes(Act::Arbiter(ArbiterAct::Start)).is_ok()),
            ArbiterPresence::Absent => {
                for side in Color::ALL {
                    let agrees = PlayerAct::Confirm { act: Box::new(ArbiterAct::Start) };
                    assert!(table.takes(Act::Player(side, agrees)).is_ok());
                }
            }
        }
        table
    }

    fn takes(&mut self, act: Act) -> Result<(), Code> {
        let deed = Deed(act.clone());
        check_texts(&deed)?;
        let entry = Entry { seq: self.seq + 1, at: Moment::at(1000), act };
        let judgment = judge(&self.laws, self.game.clone(), &entry);
        check_growth(&deed, &self.game, &judgment.game)?;
        self.seq += 1;
        self.record.add(self.seq, Arc::new(judgment.rulings));
        self.game = judgment.game;
        Ok(())
    }

    /// The same again and again, until it is refused; returns how often it was not.
    fn until_refused(&mut self, side: Color, act: &PlayerAct) -> usize {
        self.times(2 * MOST_ENTRIES, side, act)
    }

    /// The same this many times, unless it is refused before.
    fn times(&mut self, most: usize, side: Color, act: &PlayerAct) -> usize {
        (0..most).take_while(|_| self.takes(Act::Player(side, act.clone())).is_ok()).count()
    }

    fn plays(&mut self, side: Color, from: &str, to: &str) -> Result<(), Code> {
        let square = |name: &str| Square::from_name(name.as_bytes()).unwrap();
        let acts = [
            PlayerAct::Touch { square: square(from), contact: Contact::Intent },
            PlayerAct::Release { square: square(to) },
            PlayerAct::Press { hand: Hand::Same },
        ];
        acts.into_iter().try_for_each(|act| self.takes(Act::Player(side, act)))
    }

    /// As large as it gets.
    fn filled(arbiter: ArbiterPresence) -> Table {
        let mut table = Table::begun(arbiter);
        let moves = [("g1", "f3"), ("g8", "f6"), ("f3", "g1"), ("f6", "g8")];
        let sides = [Color::White, Color::Black];
        while moves
            .iter()
            .zip(sides.iter().cycle())
            .all(|((from, to), side)| table.plays(*side, from, to).is_ok())
        {}
        assert_eq!(table.game.plies().len(), MOST_PLIES);
        let worst = "\"".repeat(LONGEST_TEXT);
        for side in Color::ALL {
            table.until_refused(side, &PlayerAct::Write { entry: SheetEntry::Note { text: worst.clone() } });
            let time = |text: &str| PlayerAct::Write { entry: SheetEntry::Time { text: text.to_owned() } };
            table.times(2870, side, &time("\""));
            table.until_refused(side, &time(&worst));
            table.until_refused(side, &time("\""));
            let entries = table.game.sheet(side).entries();
            let written: usize = entries.iter().map(|entry| super::text(entry).len()).sum();
            assert!(entries.len() == MOST_ENTRIES || written == MOST_WRITTEN, "{} {written}", entries.len());
            let touched =
                PlayerAct::Touch { square: Square::from_name(b"e2").unwrap(), contact: Contact::Disputed };
            // A player who does not have the move can make no disputed touch, however often they try.
            for _ in 0..100 {
                let _ = table.takes(Act::Player(side, touched.clone()));
            }
            let agrees = PlayerAct::Confirm { act: Box::new(ArbiterAct::Pause { reason: worst.clone() }) };
            let _ = table.takes(Act::Player(side, agrees));
        }
        table
    }
}

#[test]
fn the_largest_view_fits_the_line_for_everybody() {
    for arbiter in [ArbiterPresence::Present, ArbiterPresence::Absent] {
        let table = Table::filled(arbiter);
        let edition = table.laws.edition();
        let committed = Committed {
            head: Head { seq: table.seq, hash: [7; 32] },
            held: false,
            has_clock: true,
            now: 1000,
            laws: Arc::new(table.laws),
            game: Arc::new(table.game),
            rulings: Arc::default(),
            frozen: false,
            texts: Texts::default(),
            since: Since::default(),
        };
        let roles = [
            Role::Arbiter,
            Role::Player(Color::White),
            Role::Player(Color::Black),
            Role::Assistant(Color::White),
            Role::Spectator,
        ];
        for role in roles {
            for language in Language::ALL {
                let message = committed.message(role, Viewer::of(language));
                let view = text(&message).len();
                // Twice: what an arbiter gives as reasons comes on top.
                assert!(2 * view < LARGEST_WAITING, "{role:?} {language:?}: {view}");
                // What players cannot even do at the same time fits too, and leaves room for the rulings on an act.
                let most = text(&largest::filled(message, &committed.laws, language)).len();
                assert!(view < most, "{role:?} {language:?}: a part is missing");
                assert!(most + RULINGS < LARGEST_WAITING, "{role:?} {language:?}: {most}");
                println!("{role:?} {language:?}: {view} bytes in a game, {most} at most");
                let record = text(&table.record.shown_to(role, edition, language)).len();
                assert!(2 * record < LARGEST_WAITING, "{role:?} {language:?}: {record}");
            }
        }
    }
}

#[test]
fn one_players_questions_take_no_room_of_the_others() {
    let mut table = Table::begun(ArbiterPresence::Present);
    let note = |text: &str| PlayerAct::Write { entry: SheetEntry::Note { text: text.to_owned() } };
    assert_eq!(table.until_refused(Color::White, &note("noise")), MOST_ALIKE);
    assert_eq!(table.until_refused(Color::Black, &note("noise")), MOST_ALIKE);
    assert_eq!(
        table.takes(Act::Player(Color::White, note(&"n".repeat(LONGEST_TEXT + 1)))),
        Err(Code::PlayersTextTooLong)
    );
}

/// This many questions, with the numbers from the first one on.
fn asked(question: &Question, first: u32, many: usize) -> Vec<Referral> {
    let ask = |id| Referral {
        id: ReferralId(id),
        article: cite!("11.3.2.2"),
        question: question.clone(),
        default: None,
    };
    (first..).take(many).map(ask).collect()
}

#[test]
fn no_kind_of_question_is_asked_more_often_than_its_limit() {
    let all = largest::questions();
    let kinds: std::collections::BTreeSet<_> =
        all.iter().map(|one| serde_json::to_value(one).unwrap()["ask"].to_string()).collect();
    assert!(all.len() > kinds.len() && kinds.len() > 30, "{kinds:?}");
    for question in &all {
        let full = asked(question, 1, MOST_ALIKE);
        assert!(!asks_too_often(&full[1..], &full), "{question:?}");
        let more = [full.clone(), asked(question, 1000, 1)].concat();
        assert!(asks_too_often(&full, &more), "{question:?}");
        // Whatever else is asked has room of its own, so that each kind about each player counts once in the largest view.
        for other in all.iter().filter(|other| *other != question) {
            let beside = [full.clone(), asked(other, 1000, 1)].concat();
            assert!(!asks_too_often(&full, &beside), "{question:?} {other:?}");
        }
    }
}

#[test]
fn a_journal_takes_no_act_of_a_player_beyond_its_limit_and_every_act_of_the_arbiter() {
    let deed = |act: Act| Deed(act);
    let asks = deed(Act::Player(Color::White, PlayerAct::AskExplanation));
    assert_eq!(check_entries(&asks, MOST_JOURNAL), Ok(()));
    assert_eq!(check_entries(&asks, MOST_JOURNAL + 1), Err(Code::TooManyEntries));
    let resumes = deed(Act::Arbiter(touchmove_conduct::act::ArbiterAct::Resume));
    assert_eq!(check_entries(&resumes, u32::MAX), Ok(()));
}
