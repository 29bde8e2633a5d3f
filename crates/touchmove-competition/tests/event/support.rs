//! An event told in short.

use touchmove_competition::standings::TieBreak;
use touchmove_competition::{
    BoardNumber, By, Bye, ByeKind, Event, EventAct, EventDecision, EventEntry, EventJudgment, EventReason,
    Founding, GameId, Official, OfficialId, Outcome, Paired, Player, PlayerId, Post, RoundNumber, SectionId,
    Stamp, System, Terms, Zone, judge, read_score,
};
use touchmove_conduct::Award;
use touchmove_law::{Edition, Regulations};

pub(crate) const SECTION: SectionId = SectionId(1);
pub(crate) const ARBITER: By = By::Official { official: OfficialId(1) };

/// An event and its journal, entry by entry.
pub(crate) struct Told {
    pub(crate) event: Event,
    pub(crate) entries: Vec<EventEntry>,
    pub(crate) founding: Founding,
}

pub(crate) fn founding(edition: Edition, regulations: Regulations) -> Founding {
    Founding {
        name: "Test Open".into(),
        place: "Yerevan".into(),
        federation: Some("ARM".into()),
        begins: None,
        ends: None,
        zone: Zone(240),
        edition,
        regulations,
    }
}

pub(crate) fn terms(control: &str, system: System, tie_breaks: &[TieBreak]) -> Terms {
    Terms {
        name: "A".into(),
        system,
        rounds: 9,
        control: control.parse().unwrap(),
        regulations: None,
        tie_breaks: tie_breaks.to_vec(),
        bye: Award::Win,
        carried: Vec::new(),
    }
}

impl Told {
    pub(crate) fn empty(edition: Edition, regulations: Regulations) -> Told {
        let founding = founding(edition, regulations);
        Told { event: Event::new(founding.clone()), entries: Vec::new(), founding }
    }

    /// A standard section with this many players and an arbiter.
    pub(crate) fn with_players(edition: Edition, players: u16) -> Told {
        Told::swiss(edition, Regulations::where_nothing_is_said(), players, &[])
    }

    pub(crate) fn swiss(
        edition: Edition,
        regulations: Regulations,
        players: u16,
        tie_breaks: &[TieBreak],
    ) -> Told {
        Told::section(edition, regulations, players, terms("90+30", System::Swiss, tie_breaks))
    }

    pub(crate) fn section(edition: Edition, regulations: Regulations, players: u16, terms: Terms) -> Told {
        let mut told = Told::empty(edition, regulations);
        told.does(EventAct::OpenSection { section: SECTION, terms });
        let details = Official {
            name: "Chief".into(),
            title: Some("IA".into()),
            fide_id: None,
            federation: None,
            post: Post::ChiefArbiter,
        };
        told.does(EventAct::Appoint { official: OfficialId(1), details });
        for number in 1..=players {
            told.does(EventAct::Register {
                player: PlayerId(number),
                section: SECTION,
                number,
                details: Player::named(format!("Player {number}")),
            });
        }
        told
    }

    /// Takes an act; gives what was ruled.
    pub(crate) fn does(&mut self, act: EventAct) -> EventJudgment {
        let seq = u32::try_from(self.entries.len()).unwrap() + 1;
        let at = Stamp(1_700_000_000_000 + u64::from(seq) * 60_000);
        let entry = EventEntry { seq, at, by: ARBITER, act };
        let judgment = judge(self.event.clone(), &entry);
        self.event = judgment.event.clone();
        self.entries.push(entry);
        judgment
    }

    /// The decisions on an act with their articles.
    pub(crate) fn ruled(&mut self, act: EventAct) -> Vec<(EventDecision, Option<&'static str>)> {
        let edition = self.event.edition();
        let judgment = self.does(act);
        judgment.rulings.iter().map(|one| (one.decision().clone(), one.article().number(edition))).collect()
    }

    /// The article and the reason for which an act was not admitted.
    pub(crate) fn refused(&mut self, act: EventAct) -> Option<(Option<&'static str>, EventReason)> {
        let before = self.event.clone();
        let edition = self.event.edition();
        let judgment = self.does(act);
        let refusal = judgment.rulings.iter().find(|one| *one.decision() == EventDecision::NotAdmitted)?;
        // What is not admitted changes nothing but the length of the journal.
        assert_eq!(
            format!("{before:?}").split("entries").next(),
            format!("{:?}", self.event).split("entries").next()
        );
        Some((refusal.article().number(edition), refusal.reason().clone()))
    }

    /// `1-2 1-0, 3-4 +/-, 5 bye`: publishes a round and hands in its results.
    pub(crate) fn round(&mut self, round: u16, text: &str) {
        let (mut games, mut byes, mut results) = (Vec::new(), Vec::new(), Vec::new());
        for part in text.split(',').map(str::trim) {
            let (who, what) = part.split_once(' ').unwrap();
            match who.split_once('-') {
                Some((white, black)) => {
                    let board = BoardNumber(u16::try_from(games.len()).unwrap() + 1);
                    let id = |text: &str| PlayerId(text.parse().unwrap());
                    games.push(Paired { board, white: id(white), black: id(black) });
                    results.push((GameId { section: SECTION, round: RoundNumber(round), board }, what));
                }
                None => byes.push(Bye {
                    player: PlayerId(who.parse().unwrap()),
                    kind: match what {
                        "bye" => ByeKind::PairingAllocated,
                        "half" => ByeKind::HalfPoint,
                        "zero" => ByeKind::ZeroPoint,
                        other => panic!("{other}"),
                    },
                }),
            }
        }
        let pair = EventAct::Pair { section: SECTION, round: RoundNumber(round), games, byes };
        assert_eq!(self.refused(pair), None, "round {round}");
        for (game, what) in results.into_iter().filter(|(_, what)| *what != "*") {
            let outcome = Outcome::played(read_score(what).unwrap(), None);
            assert_eq!(self.refused(EventAct::HandIn { game, outcome }), None, "{game} {what}");
        }
    }

    pub(crate) fn outcome(&self, game: GameId) -> String {
        self.event.game(game).unwrap().outcome().to_string()
    }
}
