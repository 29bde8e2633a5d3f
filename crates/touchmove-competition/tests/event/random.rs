//! Acts of an event at random: small numbers, so that they meet, and awkward texts.

use touchmove_chess::Color;
use touchmove_clock::{Millis, Sides};
use touchmove_competition::standings::TieBreak;
use touchmove_competition::{
    Against, AppealId, Assistant, BoardNumber, Born, By, Bye, ByeKind, EventAct, EventEntry, GameId,
    GamePenalty, GameReport, Length, Needs, Official, OfficialId, Outcome, Paired, PenaltyId, Player,
    PlayerId, Post, Resumption, RoundNumber, SectionId, Session, Sex, Stamp, System, Terms, Title, Verdict,
    Who,
};
use touchmove_conduct::act::{Disability, Penalty, Refusing};
use touchmove_conduct::{Award, Ending, Score};
use touchmove_law::{
    DevicePenalty, DrawAgreement, Duty, Fine, Incident, LocalRule, PenaltyKind, Points, Regulations,
    Supervision, Switch, Tempo,
};

/// A source of numbers that is the same in every run.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// A number below `most`.
    pub(crate) fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
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
                    duties: r.many(|r| r.one(&[Duty::Announce, Duty::Claim, Duty::MakeMoves])),
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
                DrawAgreement::AfterMoves(30),
                DrawAgreement::WithConsent,
            ]),
            device_penalty: self.one(&[DevicePenalty::Loss, DevicePenalty::Milder(PenaltyKind::Warning)]),
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
                Post::SectionArbiter(SectionId(1)),
                Post::Arbiter,
                Post::Assistant(None),
                Post::Assistant(Some(SectionId(1))),
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
            0 => Against::Event(u32::from(self.small())),
            _ => Against::Game(self.game(), u32::from(self.small())),
        }
    }

    fn verdict(&mut self) -> Verdict {
        match self.below(4) {
            0 => Verdict::Rejected,
            1 => Verdict::Upheld,
            2 => Verdict::Withdrawn,
            _ => Verdict::UpheldWith(self.game(), self.outcome()),
        }
    }

    fn act(&mut self) -> EventAct {
        let section = SectionId(u16::try_from(self.below(3)).unwrap());
        let round = RoundNumber(u16::try_from(self.below(4)).unwrap());
        match self.below(29) {
            0 => EventAct::OpenSection { section, terms: self.terms() },
            1 => EventAct::Register {
                player: self.player(),
                section,
                number: self.small(),
                details: self.details(),
            },
            2 => EventAct::Amend { player: self.player(), details: self.details() },
            3 => EventAct::Withdraw { player: self.player(), from: round, reason: self.text() },
            4 => EventAct::Appoint { official: OfficialId(self.small()), details: self.official() },
            5 => EventAct::Dismiss { official: OfficialId(self.small()) },
            6 => EventAct::Regulate { section: self.maybe(|_| section), regulations: self.regulations() },
            7 => EventAct::Schedule {
                section,
                round,
                sessions: self.many(|r| Session { start: r.stamp(), end: r.maybe(Random::stamp) }),
            },
            8 => EventAct::Pair {
                section,
                round,
                games: self.many(|r| Paired {
                    board: BoardNumber(u16::try_from(r.below(4)).unwrap()),
                    white: r.player(),
                    black: r.player(),
                }),
                byes: self.many(|r| Bye {
                    player: r.player(),
                    kind: r.one(&[
                        ByeKind::PairingAllocated,
                        ByeKind::HalfPoint,
                        ByeKind::ZeroPoint,
                        ByeKind::FullPoint,
                    ]),
                }),
            },
            9 => EventAct::Report { game: self.game(), report: self.report() },
            10 => EventAct::HandIn { game: self.game(), outcome: self.outcome() },
            11 => EventAct::Absent { game: self.game(), who: self.one(&[Who::One(Color::White), Who::Both]) },
            12 => EventAct::ChangeResult { game: self.game(), to: self.outcome(), reason: self.text() },
            13 => EventAct::Adjourn { game: self.game() },
            14 => EventAct::FixResumption {
                game: self.game(),
                resumption: Resumption { at: self.stamp(), place: self.text() },
            },
            15 => EventAct::Penalise {
                player: self.player(),
                game: self.maybe(Random::game),
                penalties: self.many(Random::penalty),
                reason: self.text(),
            },
            16 => EventAct::Lift { penalty: PenaltyId(u32::from(self.small())), reason: self.text() },
            17 => EventAct::RefusesToComply {
                game: self.game(),
                who: match self.below(2) {
                    0 => Refusing::Both,
                    _ => Refusing::One { player: self.color(), opponent: self.award() },
                },
                reason: self.text(),
            },
            18 => EventAct::Appeal { player: self.player(), against: self.against(), grounds: self.text() },
            19 => EventAct::DecideAppeal {
                appeal: AppealId(u32::from(self.small())),
                verdict: self.verdict(),
                reason: self.text(),
            },
            20 => EventAct::Accommodate { player: self.player(), measure: self.text() },
            21 => EventAct::Meddle { player: self.player(), game: self.game(), how: self.text() },
            23 => EventAct::Return { player: self.player() },
            24 => EventAct::RequestBye {
                player: self.player(),
                round,
                kind: self.maybe(|r| r.one(&[ByeKind::HalfPoint, ByeKind::ZeroPoint, ByeKind::FullPoint])),
            },
            25 => EventAct::AmendSection { section, terms: self.terms() },
            26 => EventAct::Rename { name: self.text() },
            27 => EventAct::CorrectPairings {
                section,
                round,
                games: self.many(|r| Paired {
                    board: BoardNumber(u16::try_from(r.below(4)).unwrap()),
                    white: r.player(),
                    black: r.player(),
                }),
                byes: self.many(|r| Bye { player: r.player(), kind: r.one(&[ByeKind::ZeroPoint]) }),
                reason: self.text(),
            },
            22 => EventAct::KeepSheet { game: self.game(), of: self.color() },
            _ => EventAct::Log {
                incident: self.one(&Incident::ALL),
                player: self.maybe(Random::player),
                game: self.maybe(Random::game),
                remark: self.text(),
            },
        }
    }

    /// A journal of so many acts.
    pub(crate) fn journal(&mut self, length: u32) -> Vec<EventEntry> {
        let by = [By::Official(OfficialId(1)), By::Player(PlayerId(2)), By::Organiser, By::System];
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
