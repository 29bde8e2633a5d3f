//! Acts of an event at random: small numbers, so that they meet, and awkward texts.

use touchmove_chess::Color;
use touchmove_clock::{Millis, Sides};
use touchmove_competition::standings::TieBreak;
use touchmove_competition::{
    Against, Assistant, BoardNumber, Born, Broadcast, By, Bye, ByeKind, Category, EventAct, EventEntry,
    EventFilling, GameId, GamePenalty, GameReport, Length, Needs, Official, OfficialId, Outcome, Paired,
    Player, PlayerId, Post, Resumption, RoundNumber, SectionId, Session, Sex, Stamp, System, Terms, Title,
    Verdict, Who,
};
use touchmove_conduct::act::{Disability, Penalty, Refusing};
use touchmove_conduct::{Award, Ending, Score};
use touchmove_law::{
    AssistantDuty, DevicePenalty, DrawAgreement, Fine, Incident, LocalRule, PenaltyKind, Points, Regulations,
    Supervision, Switch, Tempo,
};

/// Acts that are the same in every run.
pub(crate) struct Random(touchmove_chess::Random);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(touchmove_chess::Random::seeded(seed))
    }

    /// A number below `most`.
    pub(crate) fn below(&mut self, most: u64) -> u64 {
        self.0.below(most)
    }

    fn small(&mut self) -> u16 {
        u16::try_from(self.below(6)).unwrap()
    }

    fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[usize::try_from(self.below(u64::try_from(of.len()).unwrap())).unwrap()].clone()
    }

    fn maybe<T>(&mut self, make: impl FnOnce(&mut Random) -> T) -> Option<T> {
        (self.below(3) > 0).then(|| make(self))
    }

    fn many<T>(&mut self, make: impl Fn(&mut Random) -> T) -> Vec<T> {
        (0..self.below(4)).map(|_| make(self)).collect()
    }

    fn text(&mut self) -> String {
        let texts =
            ["", " ", "he spoke", "\"quoted\", and; (more) # here", "Սպիտակ", "سفید", "a\nb", "50", "\\"];
        self.one(&texts).into()
    }

    fn player(&mut self) -> PlayerId {
        PlayerId(self.small())
    }

    fn game(&mut self) -> GameId {
        GameId {
            section: SectionId(u16::try_from(self.below(3)).unwrap()),
            round: RoundNumber(u16::try_from(self.below(4)).unwrap()),
            board: BoardNumber(u16::try_from(self.below(4)).unwrap()),
        }
    }

    fn award(&mut self) -> Award {
        self.one(&[Award::Loss, Award::Draw, Award::Win, Award::ForfeitLoss, Award::ForfeitWin])
    }

    fn color(&mut self) -> Color {
        self.one(&Color::ALL)
    }

    fn stamp(&mut self) -> Stamp {
        Stamp(self.below(5000))
    }

    fn outcome(&mut self) -> Outcome {
        match self.below(6) {
            0 => Outcome::Open,
            1 => Outcome::Adjourned,
            2 => Outcome::Unplayed,
            _ => Outcome::Scored {
                score: Score { white: self.award(), black: self.award() },
                ending: self
                    .maybe(|r| r.one(&[Ending::Checkmate, Ending::Time, Ending::Penalty, Ending::Default])),
                length: self.one(&[Length::Played, Length::UnderOneMove, Length::Forfeited]),
            },
        }
    }

    fn penalty(&mut self) -> Penalty {
        match self.below(9) {
            0 => Penalty::Warning,
            1 => Penalty::OpponentTime { time: Millis::new(self.below(3) * 60_000) },
            2 => Penalty::OwnTime { time: Millis::new(self.below(3) * 60_000) },
            3 => Penalty::OpponentPoints { award: self.award() },
            4 => Penalty::OwnPoints { award: self.award() },
            5 => Penalty::Loss { opponent: self.award() },
            6 => Penalty::Fine { text: self.text() },
            7 => Penalty::Exclusion { rounds: self.many(Random::small) },
            _ => Penalty::Expulsion,
        }
    }

    fn details(&mut self) -> Player {
        Player {
            name: self.text(),
            sex: self.maybe(|r| r.one(&[Sex::Male, Sex::Female])),
            title: self.maybe(|r| r.one(&Title::ALL)),
            rating: self.maybe(Random::small),
            federation: self.maybe(Random::text),
            fide_id: self.maybe(|r| u32::try_from(r.below(9_999_999)).unwrap()),
            born: self.maybe(|r| match r.below(2) {
                0 => Born::In(1970 + r.small()),
                _ => Born::On(touchmove_law::Date::new(1990, 5, 17).unwrap()),
            }),
            club: self.maybe(Random::text),
            needs: Needs {
                disabilities: self
                    .many(|r| r.one(&[Disability::Visual, Disability::Hearing, Disability::Other])),
                assistant: self.maybe(|r| Assistant {
                    name: r.text(),
                    duties: r.many(|r| {
                        r.one(&[AssistantDuty::Announce, AssistantDuty::Claim, AssistantDuty::MakeMoves])
                    }),
                }),
                measures: self.many(Random::text),
            },
        }
    }

    pub(crate) fn regulations(&mut self) -> Regulations {
        let switch = |r: &mut Random| r.one(&[Switch::On, Switch::Off]);
        Regulations {
            stated_tempo: self.maybe(|r| r.one(&Tempo::ALL)),
            supervision: self.maybe(|r| r.one(&[Supervision::Full, Supervision::Limited])),
            games_per_arbiter: self.maybe(|r| u8::try_from(r.below(4)).unwrap()),
            default_time: self.maybe(|r| r.below(3_600_000)),
            points: self.one(&[
                Points::NORMAL,
                Points::THREE_ONE_NONE,
                Points { win: 1, draw: 1, loss: 0 },
                Points { win: 6, draw: 4, loss: 2 },
            ]),
            draw_agreement: self.one(&[
                DrawAgreement::Allowed,
                DrawAgreement::AfterMoves { moves: 30 },
                DrawAgreement::WithConsent,
            ]),
            device_penalty: self
                .one(&[DevicePenalty::Loss, DevicePenalty::Milder { penalty: PenaltyKind::Warning }]),
            appeals: switch(self),
            adjournment: switch(self),
            fines: self.many(|r| Fine { offence: r.text(), amount: r.text() }),
            local_rules: self.many(|r| LocalRule {
                federation: r.text(),
                text: r.text(),
                changes: r.maybe(Random::text),
            }),
            ..Regulations::where_nothing_is_said()
        }
    }

    fn terms(&mut self) -> Terms {
        let controls = ["90+30", "40/120, 60", "15+10", "3+2", "5 | 4", "90 d10"];
        Terms {
            name: self.text(),
            system: self.one(&[System::Swiss, System::RoundRobin, System::DoubleRoundRobin, System::Other]),
            rounds: self.small(),
            control: self.one(&controls).parse().unwrap(),
            regulations: self.maybe(Random::regulations),
            tie_breaks: self.many(|r| r.one(&TieBreak::ALL)),
            bye: self.award(),
            carried: self.many(Random::text),
        }
    }

    fn official(&mut self) -> Official {
        Official {
            name: self.text(),
            title: self.maybe(Random::text),
            fide_id: self.maybe(|r| u32::from(r.small())),
            federation: self.maybe(Random::text),
            post: self.one(&[
                Post::ChiefArbiter,
                Post::DeputyChiefArbiter,
                Post::SectionArbiter { section: SectionId(1) },
                Post::Arbiter,
                Post::Assistant { section: None },
                Post::Assistant { section: Some(SectionId(1)) },
                Post::Organiser,
            ]),
        }
    }

    fn report(&mut self) -> GameReport {
        GameReport {
            entries: u32::from(self.small()),
            outcome: self.outcome(),
            article: self.one(&["5.1.1", "7.5.5", "", "nonsense"]).into(),
            reason: self.text(),
            illegal_moves: Sides::new(u8::try_from(self.below(3)).unwrap(), 0),
            penalties: self.many(|r| GamePenalty {
                player: r.color(),
                penalty: r.penalty(),
                article: r.text(),
                reason: r.text(),
            }),
            appeals: self.many(|r| (r.color(), u32::from(r.small()))),
        }
    }

    fn against(&mut self) -> Against {
        match self.below(2) {
            0 => Against::Event { entry: u32::from(self.small()) },
            _ => Against::Game { game: self.game(), entry: u32::from(self.small()) },
        }
    }

    fn verdict(&mut self) -> Verdict {
        match self.below(4) {
            0 => Verdict::Rejected,
            1 => Verdict::Upheld,
            2 => Verdict::Withdrawn,
            _ => Verdict::UpheldWith { game: self.game(), outcome: self.outcome() },
        }
    }

    fn filling(&mut self) -> EventFilling {
        EventFilling {
            section: SectionId(u16::try_from(self.below(3)).unwrap()),
            round: RoundNumber(u16::try_from(self.below(4)).unwrap()),
            player: self.player(),
            official: OfficialId(self.small()),
            game: self.game(),
            number: self.small(),
            text: self.text(),
            terms: self.terms(),
            details: self.details(),
            appointed: self.official(),
            regulations: self.regulations(),
            sessions: self.many(|r| Session { start: r.stamp(), end: r.maybe(Random::stamp) }),
            games: self.many(|r| Paired {
                board: BoardNumber(u16::try_from(r.below(4)).unwrap()),
                white: r.player(),
                black: r.player(),
            }),
            byes: self.many(|r| Bye { player: r.player(), kind: r.bye() }),
            kind: self.maybe(Random::bye),
            report: self.report(),
            outcome: self.outcome(),
            absent: self.one(&[Who::One { side: Color::White }, Who::Both]),
            resumption: Resumption { at: self.stamp(), place: self.text() },
            penalties: self.many(Random::penalty),
            refusing: match self.below(2) {
                0 => Refusing::Both,
                _ => Refusing::One { player: self.color(), opponent: self.award() },
            },
            against: self.against(),
            verdict: self.verdict(),
            of: self.color(),
            incident: self.one(&Incident::ALL),
            running: self.one(&[
                Broadcast::Hidden,
                Broadcast::AfterMoves { moves: 3 },
                Broadcast::AfterMinutes { minutes: 15 },
                Broadcast::Live,
            ]),
            categories: self.many(Random::category),
        }
    }

    fn category(&mut self) -> Category {
        Category {
            name: self.text(),
            rated_below: self.maybe(Random::small),
            rated_from: self.maybe(Random::small),
            born_from: self.maybe(Random::small),
            born_until: self.maybe(Random::small),
            sex: self.one(&[None, Some(Sex::Female), Some(Sex::Male)]),
            federation: self.maybe(Random::text),
            club: self.maybe(Random::text),
            players: self.many(Random::player),
        }
    }

    fn bye(&mut self) -> ByeKind {
        self.one(&[ByeKind::PairingAllocated, ByeKind::HalfPoint, ByeKind::ZeroPoint, ByeKind::FullPoint])
    }

    fn act(&mut self) -> EventAct {
        let filling = self.filling();
        self.one(&EventAct::samples(&filling))
    }

    /// Each act once.
    pub(crate) fn each(&mut self) -> Vec<EventEntry> {
        let filling = self.filling();
        let entries = EventAct::samples(&filling).into_iter().zip(1..);
        entries.map(|(act, seq)| EventEntry { seq, at: Stamp(1000), by: By::System, act }).collect()
    }

    /// A journal of this many acts.
    pub(crate) fn journal(&mut self, length: u32) -> Vec<EventEntry> {
        let by = [
            By::Official { official: OfficialId(1) },
            By::Player { player: PlayerId(2) },
            By::Organiser,
            By::System,
        ];
        (1..=length)
            .map(|seq| EventEntry {
                seq,
                at: Stamp(u64::from(seq) * 1000),
                by: self.one(&by),
                act: self.act(),
            })
            .collect()
    }
}
