//! Every language says every decision and every reason of an event, with the names that the event has.

use touchmove_chess::Color;
use touchmove_clock::Sides;
use touchmove_competition::scoring::WhyNot;
use touchmove_competition::{
    Against, AppealId, BoardNumber, Broadcast, By, ByeKind, Event, EventAct, EventDecision, EventEntry,
    EventFilling, EventReason, EventRuling, Founding, GameId, GameReport, Official, OfficialId, Outcome,
    Paired, PenaltyId, Player, PlayerId, Post, Resumption, RoundNumber, SectionId, Stamp, System, Terms,
    Verdict, Who, Zone, judge,
};
use touchmove_conduct::act::Refusing;
use touchmove_law::{Edition, Incident, Refusal, RefusalReason, Regulations};

use super::*;

const GAME: GameId = GameId::new(1, 3, 7);

/// Two players, paired on board 7 of round 3; one section, or two.
fn event(sections: u16) -> Event {
    let founding = Founding {
        name: "Open".into(),
        place: "Yerevan".into(),
        federation: None,
        begins: None,
        ends: None,
        zone: Zone(240),
        edition: Edition::Fide2023,
        regulations: Regulations::where_nothing_is_said(),
    };
    let mut acts: Vec<EventAct> = (1..=sections)
        .map(|id| EventAct::OpenSection { section: SectionId(id), terms: terms(&format!("Group {id}")) })
        .collect();
    for (id, name) in [(1, "Yerevan"), (2, "تهران")] {
        let (player, section) = (PlayerId(id), SectionId(1));
        acts.push(EventAct::Register { player, section, number: id, details: Player::named(name) });
    }
    for round in 1..=3 {
        let games = vec![Paired { board: BoardNumber(7), white: PlayerId(1), black: PlayerId(2) }];
        let round = RoundNumber(round);
        acts.push(EventAct::Pair { section: SectionId(1), round, games, byes: Vec::new() });
    }
    acts.into_iter().zip(1..).fold(Event::new(founding), |event, (act, seq)| {
        judge(event, &EventEntry { seq, at: Stamp(0), by: By::Organiser, act }).event
    })
}

fn terms(name: &str) -> Terms {
    Terms {
        name: name.into(),
        system: System::Swiss,
        rounds: 9,
        control: "90+30".parse().unwrap(),
        regulations: None,
        tie_breaks: Vec::new(),
        bye: Award::Win,
        carried: Vec::new(),
    }
}

fn scored(score: Score) -> Outcome {
    Outcome::played(score, None)
}

fn decisions() -> Vec<EventDecision> {
    let one = PlayerId(1);
    let mut all = vec![
        EventDecision::InOrder,
        EventDecision::NotAdmitted,
        EventDecision::Result { game: GAME, outcome: scored(Score::DRAW) },
        EventDecision::Result { game: GAME, outcome: Outcome::Adjourned },
        EventDecision::Result { game: GAME, outcome: Outcome::Unplayed },
        EventDecision::Result { game: GameId::new(1, 9, 9), outcome: Outcome::Open },
        EventDecision::Rescored { game: GAME, from: scored(Score::DRAW), to: Outcome::Open },
        EventDecision::Adjourned { game: GAME },
        EventDecision::Excluded { player: one, round: RoundNumber(4) },
        EventDecision::Expelled { player: PlayerId(99) },
        EventDecision::Lifted { number: PenaltyId(1) },
        EventDecision::IllegalMoves { game: GAME, side: Color::Black, count: 2 },
        EventDecision::Appealed { number: AppealId(1), player: one },
        EventDecision::Accommodated { player: one },
        EventDecision::Spectator { player: one, game: GAME },
        EventDecision::SupervisionLacking { section: SectionId(1), round: RoundNumber(1) },
        EventDecision::Incident { incident: Incident::Interference, player: None },
        EventDecision::Incident { incident: Incident::Interference, player: Some(one) },
    ];
    let upheld = Verdict::UpheldWith { game: GAME, outcome: scored(Score::DRAW) };
    for verdict in [Verdict::Rejected, Verdict::Upheld, upheld, Verdict::Withdrawn] {
        all.push(EventDecision::AppealDecided { number: AppealId(1), verdict });
    }
    all.extend(penalties().into_iter().map(|penalty| EventDecision::Penalised {
        player: one,
        number: PenaltyId(1),
        penalty,
    }));
    all
}

fn penalties() -> Vec<Penalty> {
    vec![
        Penalty::Warning,
        Penalty::OpponentTime { time: Millis::minutes(2) },
        Penalty::OwnTime { time: Millis::minutes(2) },
        Penalty::OpponentPoints { award: Award::Win },
        Penalty::OwnPoints { award: Award::Draw },
        Penalty::Loss { opponent: Award::Draw },
        Penalty::Fine { text: "50 EUR".into() },
        Penalty::Exclusion { rounds: vec![4] },
        Penalty::Exclusion { rounds: vec![4, 5] },
        Penalty::Expulsion,
    ]
}

/// One of every act, and more where what it carries is said in different ways.
fn acts() -> Vec<EventAct> {
    let text = || "words".to_owned();
    let with = |side: Option<Color>| EventFilling {
        section: SectionId(1),
        round: RoundNumber(3),
        player: PlayerId(1),
        official: OfficialId(1),
        game: GAME,
        number: 1,
        text: text(),
        terms: terms("A"),
        details: Player::named("Gyumri"),
        appointed: Official {
            name: "The chief".into(),
            title: None,
            fide_id: None,
            federation: None,
            post: Post::ChiefArbiter,
        },
        regulations: Regulations::where_nothing_is_said(),
        sessions: Vec::new(),
        games: Vec::new(),
        byes: Vec::new(),
        kind: side.map(|_| ByeKind::HalfPoint),
        report: GameReport {
            entries: 9,
            outcome: Outcome::Open,
            article: String::new(),
            reason: String::new(),
            illegal_moves: Sides::new(0, 0),
            penalties: Vec::new(),
            appeals: Vec::new(),
        },
        outcome: scored(Score::DRAW),
        absent: side.map_or(Who::Both, |side| Who::One { side }),
        resumption: Resumption { at: Stamp(0), place: text() },
        penalties: vec![Penalty::Warning],
        refusing: side.map_or(Refusing::Both, |player| Refusing::One { player, opponent: Award::Win }),
        against: Against::Event { entry: 1 },
        verdict: Verdict::Upheld,
        of: side.unwrap_or(Color::White),
        incident: Incident::Interference,
        running: match side {
            None => Broadcast::Hidden,
            Some(Color::White) => Broadcast::AfterMoves { moves: 3 },
            Some(Color::Black) => Broadcast::AfterMinutes { minutes: 15 },
        },
        categories: Vec::new(),
    };
    let live = EventAct::Broadcast { running: Broadcast::Live };
    [None, Some(Color::White), Some(Color::Black)]
        .into_iter()
        .flat_map(|side| EventAct::samples(&with(side)))
        .chain([live])
        .collect()
}

const REFUSALS: [RefusalReason; 18] = [
    RefusalReason::NoTime,
    RefusalReason::SupervisionUnstated,
    RefusalReason::SupervisionUnknown,
    RefusalReason::TooManyGames,
    RefusalReason::NobodyRecords,
    RefusalReason::TempoUnstated,
    RefusalReason::TempoContradicted,
    RefusalReason::DrawsRestricted,
    RefusalReason::GuidelineOutOfPlace,
    RefusalReason::GuidelineUnknown,
    RefusalReason::Chess960Unknown,
    RefusalReason::ElectronicScoresheetUnknown,
    RefusalReason::FinesUnknown,
    RefusalReason::PointsOutOfOrder,
    RefusalReason::LocalRules,
    RefusalReason::LocalRuleContradicts,
    RefusalReason::LocalRuleAbroad,
    RefusalReason::SessionBackwards,
];

fn reasons() -> Vec<EventReason> {
    let one = PlayerId(1);
    let mut all = vec![
        EventReason::Plain,
        EventReason::EventClosed,
        EventReason::AlreadySo,
        EventReason::GamesGoOn,
        EventReason::Arbiter { text: "noise.".into() },
        EventReason::ByTheGame,
        EventReason::Signed,
        EventReason::Absent,
        EventReason::MayStillCome,
        EventReason::RefusesToComply,
        EventReason::NotInTheEvent { player: one },
        EventReason::ExcludedFromRound { player: one },
        EventReason::HasWithdrawn { player: one },
        EventReason::Taken,
        EventReason::NoPlayer { number: PlayerId(9) },
        EventReason::NoOfficial { number: OfficialId(9) },
        EventReason::NoSection { number: SectionId(9) },
        EventReason::NoGame { number: GameId::new(1, 3, 9) },
        EventReason::NoSuchMatter,
        EventReason::PlaysElsewhere { player: one },
        EventReason::PairedTwice { player: one },
        EventReason::BoardTwice,
        EventReason::Begun,
        EventReason::HasResult,
        EventReason::NoResult,
        EventReason::SameResult,
        EventReason::ReasonMissing,
        EventReason::NameMissing,
        EventReason::NotForeseen,
        EventReason::BarredByRegulations,
        EventReason::NotAnnounced,
        EventReason::AmountOutOfRange,
        EventReason::NeedsGame,
        EventReason::TooManyGames { count: 4 },
        EventReason::SupervisionDiffers,
        EventReason::BadSession,
        EventReason::AlreadyDecided,
        EventReason::NotAdjourned,
        EventReason::NotHisGame,
        EventReason::HisGame,
    ];
    let article = cite!("A.6");
    all.extend(REFUSALS.map(|reason| EventReason::Unlawful { refusal: Refusal { article, reason } }));
    let scores = [WhyNot::NotANormalValue, WhyNot::TooManyPoints, WhyNot::HalfAForfeit];
    all.extend(scores.map(|why| EventReason::BadScore { why }));
    all
}

/// Every message that can be said, in one language.
fn said_in(words: &Words) -> Vec<FilledMessage> {
    let (one, several) = (event(1), event(2));
    let mut all: Vec<FilledMessage> =
        decisions().iter().map(|decision| words.decided_in(&one, decision)).collect();
    all.extend(decisions().iter().map(|decision| words.decided_in(&several, decision)));
    all.extend(reasons().iter().map(|reason| words.why_in(&one, reason)));
    all.extend(acts().iter().map(|act| words.told_in(&one, act)));
    all
}

#[test]
fn the_samples_have_every_decision_reason_refusal_and_act() {
    let said = said_in(&Words::english());
    for (kind, tags) in [
        ("event-decision-", tags::<EventDecision>()),
        ("event-reason-", tags::<EventReason>()),
        ("event-act-", tags::<EventAct>()),
    ] {
        assert!(tags.len() > 10, "{kind}");
        let expected: BTreeSet<String> = tags.iter().map(|tag| format!("{kind}{tag}")).collect();
        let sampled = said.iter().map(|said| said.id.clone()).filter(|id| id.starts_with(kind));
        assert_eq!(sampled.collect::<BTreeSet<String>>(), expected);
    }
    let refusals = schemars::schema_for!(RefusalReason).to_value();
    assert_eq!(refusals["oneOf"].as_array().unwrap().len(), REFUSALS.len());
}

#[test]
fn every_language_says_everything_of_an_event_without_a_gap() {
    for language in Language::ALL {
        let words = Words::of(language);
        let file = File::read(&whole(language));
        assert_eq!(file.junk(), Vec::<String>::new(), "{language}");
        for said in said_in(&words) {
            let text = say_strictly(&words, &said.id, &said.args);
            assert_eq!(text.trim().is_empty(), said.id == "event-reason-plain", "{language}: {}", said.id);
            selects_every_name(&file, &said.id, &said.args);
        }
    }
}

/// The messages of events share the parts of the rulings.
fn whole(language: Language) -> String {
    format!("{}\n{}", super::text(language), super::event(language))
}

#[test]
fn every_language_has_the_messages_and_arguments_of_english() {
    let english = File::read(super::event(Language::English));
    let english_whole = File::read(&whole(Language::English));
    for language in Language::ALL {
        let (file, joined) = (File::read(super::event(language)), File::read(&whole(language)));
        assert_eq!(file.ids(), english.ids(), "{language}");
        for id in file.ids() {
            assert_eq!(joined.variables(&id), english_whole.variables(&id), "{language}: {id}");
        }
    }
}

#[test]
fn no_message_of_an_event_is_translated_in_vain() {
    let said: BTreeSet<String> = said_in(&Words::english()).iter().map(|said| said.id.to_owned()).collect();
    let file = File::read(super::event(Language::English));
    let alone = ["event-ruling", "event-outcome", "event-nobody"];
    // What the report says is asked for by the program; its tests see to that.
    for id in file.ids().iter().filter(|id| !id.starts_with("report-")) {
        let known = said.contains(id) || file.mentioned().contains(id) || alone.contains(&id.as_str());
        assert!(known, "{id} is never said");
    }
}

fn heard(language: Language, decision: EventDecision, reason: EventReason) -> String {
    let ruling = EventRuling::under(cite!(2023 "12.9"), decision, reason);
    bare(&Words::of(language).event_sentence(&event(1), &ruling))
}

#[test]
fn a_ruling_of_an_event_names_people_and_places() {
    let result = || EventDecision::Result { game: GAME, outcome: scored(Score::win(Color::White)) };
    assert_eq!(
        heard(Language::English, result(), EventReason::Signed),
        "Round 3, board 7 (Yerevan – تهران): 1-0. The players have stated it."
    );
    assert_eq!(
        heard(Language::Armenian, result(), EventReason::Signed),
        "Խաղափուլ 3, տախտակ 7 (Yerevan – تهران)՝ 1-0։ Խաղացողներն այդպես են հայտնել։"
    );
    assert_eq!(
        heard(Language::Persian, result(), EventReason::Signed),
        "دور ۳، میز ۷ (Yerevan – تهران): 1-0. بازیکنان آن را اعلام کرده‌اند."
    );
    let warned =
        || EventDecision::Penalised { player: PlayerId(1), number: PenaltyId(2), penalty: Penalty::Warning };
    let why = || EventReason::Arbiter { text: "noise.".into() };
    assert_eq!(
        heard(Language::English, warned(), why()),
        "Penalty 2, for Yerevan: a warning. Reason given: noise."
    );
    assert_eq!(
        heard(Language::Persian, warned(), why()),
        "جریمه ۲ برای Yerevan: اخطار. دلیل گفته‌شده: noise."
    );
    let several = Words::english().event_sentence(
        &event(2),
        &EventRuling::under(cite!(2023 "I.1.1"), EventDecision::Adjourned { game: GAME }, EventReason::Plain),
    );
    assert_eq!(several, "Group 1, round 3, board 7 (Yerevan – تهران): the game is adjourned.");
    let nobody =
        heard(Language::Armenian, EventDecision::Expelled { player: PlayerId(99) }, EventReason::Plain);
    assert_eq!(nobody, "խաղացող 99 հեռացվում է մրցաշարից։");
}

#[test]
fn what_happened_is_told_without_a_loose_end() {
    let act = EventAct::Withdraw { player: PlayerId(1), from: RoundNumber(4), reason: String::new() };
    assert_eq!(Words::english().event_deed(&event(1), &act), "Yerevan withdraws, from round 4 on");
    let act =
        EventAct::Appeal { player: PlayerId(2), against: Against::Event { entry: 1 }, grounds: "no".into() };
    assert_eq!(Words::of(Language::Armenian).event_deed(&event(1), &act), "تهران բողոքարկում է՝ no");
}

#[test]
fn a_name_in_a_persian_sentence_keeps_its_own_direction() {
    let ruling = EventRuling::under(
        cite!(2023 "12.9.9"),
        EventDecision::Expelled { player: PlayerId(1) },
        EventReason::Plain,
    );
    let sentence = Words::of(Language::Persian).event_sentence(&event(1), &ruling);
    assert!(sentence.contains("\u{2068}Yerevan\u{2069}"), "{sentence}");
}
