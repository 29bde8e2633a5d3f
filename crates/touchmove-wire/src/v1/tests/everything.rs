//! Every act the engine knows, there and back again.

#[path = "../../../../touchmove-competition/tests/event/random.rs"]
pub(super) mod random;
#[expect(dead_code, reason = "reasons are said, not sent")]
#[path = "../../../../touchmove-words/src/words/tests/samples.rs"]
pub(super) mod samples;

use std::collections::BTreeSet;

use touchmove_chess::{Color, Role, Square};
use touchmove_clock::{Millis, Moment, Sides};
use touchmove_conduct::act::*;
use touchmove_conduct::{Act, Award, Choice, ReferralId, Score};
use touchmove_law::{Duty, Incident};
use ts_rs::{Config, TS};

use crate::v1::act::{By, Deed, understood};
use crate::v1::live::FromClient;

const W: Color = Color::White;
const B: Color = Color::Black;

fn square(name: &str) -> Square {
    Square::from_name(name.as_bytes()).unwrap()
}

fn text() -> String {
    "words with \"quotes\", ½ and a\nline".to_owned()
}

fn faults() -> [SetUpFault; 4] {
    [SetUpFault::Pieces, SetUpFault::Orientation, SetUpFault::Colours, SetUpFault::ClockSetting]
}

fn awards() -> [Award; 5] {
    [Award::Loss, Award::Draw, Award::Win, Award::ForfeitLoss, Award::ForfeitWin]
}

fn claims() -> Vec<Claim> {
    let mut claims = vec![
        Claim::IllegalMove,
        Claim::OwnIllegalMove,
        Claim::MoveWasIllegal { of: Color::White, number: 3 },
        Claim::OwnFlag,
        Claim::TouchedPiece,
        Claim::Flag,
        Claim::Displaced,
        Claim::QuickplayIncrement,
        Claim::ClockDefect,
        Claim::Disturbance { text: text() },
    ];
    for rule in [DrawRule::Repetition, DrawRule::FiftyMoves] {
        for basis in [
            Basis::OnBoard,
            Basis::Intended { text: "Ng8".to_owned() },
            Basis::Unwritten { text: "Ng8".to_owned() },
        ] {
            for evidence in [Evidence::Record, Evidence::DisplayOnly] {
                claims.push(Claim::Draw(DrawClaim { rule, basis: basis.clone(), evidence }));
            }
        }
    }
    claims.extend(faults().map(|fault| Claim::SetUp { fault }));
    for ground in [Ground::CannotWin, Ground::NoEffort] {
        claims.push(Claim::Quickplay { ground });
        for papers in [Papers::Position, Papers::PositionAndScore, Papers::Unconfirmed] {
            claims.push(Claim::QuickplayAlone { ground, papers });
        }
    }
    claims
}

fn entries() -> Vec<SheetEntry> {
    vec![
        SheetEntry::Move { text: text() },
        SheetEntry::Spoken { text: text() },
        SheetEntry::Dash,
        SheetEntry::UpToDate,
        SheetEntry::DrawOffer,
        SheetEntry::Time { text: "1:23".to_owned() },
        SheetEntry::ClaimMatter { text: text() },
        SheetEntry::Note { text: text() },
    ]
}

fn stops() -> Vec<StopReason> {
    vec![
        StopReason::None,
        StopReason::Help { text: text() },
        StopReason::Displaced,
        StopReason::ClockSetting,
        StopReason::Claim,
        StopReason::Sealed,
        StopReason::Arrived,
    ]
}

fn by_players() -> Vec<PlayerAct> {
    let e2 = square("e2");
    let mut acts = vec![
        PlayerAct::SayAdjust,
        PlayerAct::Adjust { square: e2 },
        PlayerAct::TouchTogether { first: e2, second: square("h8") },
        PlayerAct::SayCastle,
        PlayerAct::Lift { square: e2 },
        PlayerAct::Remove { square: e2 },
        PlayerAct::Release { square: e2 },
        PlayerAct::UseBothHands,
        PlayerAct::Press { hand: Hand::Same },
        PlayerAct::Press { hand: Hand::Other },
        PlayerAct::Displace { squares: vec![e2, square("a1")] },
        PlayerAct::Displace { squares: Vec::new() },
        PlayerAct::PutBack,
        PlayerAct::Restart,
        PlayerAct::SayCheck,
        PlayerAct::RefuseToSign,
        PlayerAct::AskBag,
        PlayerAct::UseBag,
        PlayerAct::BorrowSheet,
        PlayerAct::ReturnSheet,
        PlayerAct::Offer { condition: None },
        PlayerAct::Offer { condition: Some(text()) },
        PlayerAct::Accept,
        PlayerAct::Reject,
        PlayerAct::Withdraw,
        PlayerAct::Resign,
        PlayerAct::Arrive,
        PlayerAct::Return,
        PlayerAct::AskToSeeSheet,
        PlayerAct::AskForSheet,
        PlayerAct::AskExplanation,
        PlayerAct::AskMoveCount,
        PlayerAct::Appeal { entry: u32::MAX },
        PlayerAct::WriteSealed { text: text() },
        PlayerAct::CloseEnvelope,
        PlayerAct::StateSealed { text: text() },
        PlayerAct::ContestClock,
        PlayerAct::Announce { text: text() },
        PlayerAct::Repeat { text: text() },
        PlayerAct::DemandTwoBoards,
        PlayerAct::ReportBoardsDiffer,
        PlayerAct::AgreeToCorrect,
    ];
    acts.extend(
        [Contact::Intent, Contact::Accident, Contact::Disputed]
            .map(|how| PlayerAct::Touch { square: e2, contact: how }),
    );
    acts.extend(Role::ALL.map(|role| PlayerAct::Place { role, square: e2 }));
    acts.extend(Role::ALL.map(|role| PlayerAct::PlaceEnemy { role, square: e2 }));
    acts.extend(stops().into_iter().map(|reason| PlayerAct::Stop { reason }));
    acts.extend(entries().into_iter().map(|entry| PlayerAct::Write { entry }));
    acts.extend(claims().into_iter().map(|claim| PlayerAct::Claim { claim }));
    for to in [LeaveTo::Venue, LeaveTo::Outside] {
        acts.extend([PlayerAct::AskLeave { to: to.clone() }, PlayerAct::Leave { to }]);
    }
    for white in awards() {
        acts.extend(awards().map(|black| PlayerAct::Sign { score: Score { white, black } }));
    }
    acts.extend(by_arbiters().into_iter().map(|act| PlayerAct::Confirm { act: Box::new(act) }));
    acts
}

fn by_assistants() -> Vec<AssistantAct> {
    let mut acts: Vec<AssistantAct> = by_players().into_iter().map(|act| AssistantAct::For { act }).collect();
    acts.extend([
        AssistantAct::Execute { text: text() },
        AssistantAct::Tell { asked: Asked::Yes },
        AssistantAct::Tell { asked: Asked::No },
        AssistantAct::ReportTouch { square: square("d4") },
    ]);
    acts
}

fn seen() -> Vec<Observation> {
    let mut seen = vec![
        Observation::BothFlags,
        Observation::IllegalMove,
        Observation::TouchedPiece { square: square("d4") },
        Observation::IllegalPosition,
        Observation::Displaced,
        Observation::BoardsDiffer,
        Observation::BothAbsent,
        Observation::Outsider { text: text() },
    ];
    for of in [W, B] {
        seen.extend([
            Observation::Flag { of },
            Observation::NotRecorded { of },
            Observation::Device { of },
            Observation::Absent { of },
        ]);
    }
    seen.extend(faults().map(|fault| Observation::SetUp { fault }));
    seen
}

fn penalties() -> Vec<Penalty> {
    let mut penalties = vec![
        Penalty::Warning,
        Penalty::OpponentTime { time: Millis::minutes(2) },
        Penalty::OwnTime { time: Millis::new(u64::MAX) },
        Penalty::Fine { text: text() },
        Penalty::Exclusion { rounds: vec![1, u16::MAX] },
        Penalty::Expulsion,
    ];
    for award in awards() {
        penalties.extend([
            Penalty::OpponentPoints { award },
            Penalty::OwnPoints { award },
            Penalty::Loss { opponent: award },
        ]);
    }
    penalties
}

fn choices() -> Vec<Choice> {
    let mut choices = vec![
        Choice::Yes,
        Choice::No,
        Choice::White,
        Choice::Black,
        Choice::Unknown,
        Choice::Postponed { extra: Millis::minutes(2) },
        Choice::Drawn,
        Choice::Restart,
        Choice::Continue,
        Choice::Penalties { penalties: penalties() },
        Choice::NoPenalty { reason: text() },
        Choice::Moves { moves: 40 },
        Choice::Ply { ply: 7 },
        Choice::Means { text: text() },
        Choice::Divided,
    ];
    choices.extend(awards().map(|opponent| Choice::Loses { opponent }));
    choices
}

fn by_arbiters() -> Vec<ArbiterAct> {
    let some = Some(Millis::minutes(1));
    let readings = ClockReadings { white: some, black: None, white_moves: None, black_moves: Some(40) };
    let score = Score { white: Award::Draw, black: Award::Loss };
    let mut acts = vec![
        ArbiterAct::Start,
        ArbiterAct::Pause { reason: text() },
        ArbiterAct::Resume,
        ArbiterAct::SetClocks { under: "6.10".to_owned(), readings, reason: text() },
        ArbiterAct::SetClocks { under: "7.1".to_owned(), readings: ClockReadings::default(), reason: text() },
        ArbiterAct::GiveTime { times: Sides::new(Millis::seconds(5), Millis::ZERO), reason: text() },
        ArbiterAct::Reinstate { ply: 3 },
        ArbiterAct::Penalise { player: B, penalties: penalties(), reason: text() },
        ArbiterAct::ChangeResult { score, reason: text() },
        ArbiterAct::DeclareDead { proof: text() },
        ArbiterAct::Consent,
        ArbiterAct::Assistant { player: W, duties: Vec::new(), cost: Millis::ZERO },
        ArbiterAct::AuthoriseDevice { player: None, name: text() },
        ArbiterAct::AuthoriseDevice { player: Some(B), name: text() },
        ArbiterAct::ClockSide { side: Side::Left },
        ArbiterAct::ClockSide { side: Side::Right },
        ArbiterAct::AppointAssistant { name: text() },
        ArbiterAct::Replace { device: Device::Chessclock { readings } },
        ArbiterAct::Replace { device: Device::Scoresheet { player: B } },
        ArbiterAct::TakeSnapshot,
        ArbiterAct::Reconstructed { moves: Sides::new(Some(12), None) },
        ArbiterAct::OrderSeal { session_end: Moment::at(3_600_000) },
        ArbiterAct::ConfirmEnvelope { text: text() },
        ArbiterAct::ResumeAdjourned { moment: Moment::at(1) },
        ArbiterAct::OpenEnvelope,
        ArbiterAct::EnvelopeMissing,
        ArbiterAct::PositionLost,
        ArbiterAct::TellMoveCount,
        ArbiterAct::ReferToFide { text: text() },
        ArbiterAct::RefusesToComply { refusing: Refusing::Both, reason: text() },
        ArbiterAct::AdmitPerson { name: text() },
    ];
    acts.extend(seen().into_iter().map(|seen| ArbiterAct::Observe { seen }));
    acts.extend(choices().into_iter().map(|choice| ArbiterAct::Decide { referral: ReferralId(9), choice }));
    acts.extend(Incident::ALL.map(|incident| ArbiterAct::Log { incident, player: None, note: text() }));
    acts.push(ArbiterAct::Log { incident: Incident::TwoHands, player: Some(W), note: String::new() });
    for outcome in
        [FreeOutcome::Note, FreeOutcome::Result { score }, FreeOutcome::PlayOn, FreeOutcome::NewGame]
    {
        acts.push(ArbiterAct::RuleFreely { under: "Preface".to_owned(), outcome, reason: text() });
    }
    for control in ["25+10", "40/90+30, 30+30", "0:03+0"] {
        acts.push(ArbiterAct::SetControl {
            under: "6.10.2".to_owned(),
            control: control.parse().unwrap(),
            reason: text(),
        });
    }
    for player in [W, B] {
        acts.extend([
            ArbiterAct::AdmitLate { player },
            ArbiterAct::RefuseAssistant { player },
            ArbiterAct::GrantLeave { player },
            ArbiterAct::GrantBag { player },
            ArbiterAct::RefuseLeave { player },
            ArbiterAct::Proves { player, winning: Winning::Possible },
            ArbiterAct::Proves { player, winning: Winning::Impossible },
        ]);
        acts.extend(awards().map(|award| ArbiterAct::RefusesToComply {
            refusing: Refusing::One { player, opponent: award },
            reason: text(),
        }));
    }
    let duties =
        [Duty::MakeMoves, Duty::Announce, Duty::RecordAndPress, Duty::Inform, Duty::Claim, Duty::Adjourn];
    acts.push(ArbiterAct::Assistant { player: B, duties: duties.to_vec(), cost: Millis::minutes(10) });
    acts.extend(
        [Disability::Visual, Disability::Hearing, Disability::Other]
            .map(|disability| ArbiterAct::Disability { player: W, disability }),
    );
    acts.extend(
        [Place::Venue, Place::Area, Place::Smoking, Place::Contiguous]
            .map(|place| ArbiterAct::Designate { place, name: text() }),
    );
    for inspector in [Inspector::SameSex, Inspector::OtherSex] {
        acts.extend(
            [Inspected::Clean, Inspected::DeviceFound, Inspected::Refused]
                .map(|outcome| ArbiterAct::Inspect { player: W, inspector, outcome }),
        );
    }
    acts
}

pub(super) fn everything() -> Vec<Act> {
    let mut acts = Vec::new();
    for side in [W, B] {
        acts.extend(by_players().into_iter().map(|act| Act::Player(side, act)));
        acts.extend(by_assistants().into_iter().map(|act| Act::Assistant(side, act)));
    }
    acts.extend(by_arbiters().into_iter().map(Act::Arbiter));
    acts.extend(seen().into_iter().map(Act::Bystander));
    acts
}

#[test]
fn every_act_comes_back_from_the_journal_as_it_was() {
    let acts = everything();
    assert!(acts.len() > 1000, "only {}", acts.len());
    for act in acts {
        let deed = Deed(act.clone());
        let text = deed.journal_text().unwrap();
        let back = Deed::from_journal(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(back, deed, "{text}");
        assert_eq!(back.journal_text().unwrap(), text);
        assert_eq!(back.0, act);
    }
}

#[test]
fn every_act_can_be_sent() {
    for act in everything() {
        let sent = FromClient::Act { key: "k".to_owned(), deed: Deed(act), seen: Some(7) };
        let text = serde_json::to_string(&sent).unwrap();
        assert_eq!(serde_json::from_str::<FromClient>(&text).unwrap(), sent, "{text}");
    }
}

/// The words that a tagged type can have, as its declaration has them.
fn words<T: TS>(tag: &str) -> BTreeSet<String> {
    let declaration = T::decl(&Config::new());
    let open = format!("\"{tag}\": \"");
    declaration.split(&open).skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

#[test]
fn no_variant_is_left_out_of_these_tests() {
    let all: String = everything().into_iter().map(|act| Deed(act).journal_text().unwrap()).collect();
    let kinds = [
        ("do", words::<PlayerAct>("do")),
        ("do", words::<AssistantAct>("do")),
        ("do", words::<ArbiterAct>("do")),
        ("what", words::<Claim>("what")),
        ("on", words::<Basis>("on")),
        ("what", words::<Observation>("what")),
        ("for", words::<StopReason>("for")),
        ("write", words::<SheetEntry>("write")),
        ("penalty", words::<Penalty>("penalty")),
        ("outcome", words::<FreeOutcome>("outcome")),
        ("device", words::<Device>("device")),
        ("who", words::<Refusing>("who")),
        ("choose", words::<Choice>("choose")),
    ];
    for (tag, words) in kinds {
        assert!(words.len() > 1, "{tag}");
        for word in words {
            assert!(all.contains(&format!("\"{tag}\":\"{word}\"")), "{tag} {word}");
        }
    }
}

#[test]
fn an_act_reads_as_the_page_sends_it() {
    let text = r#"{"type":"act","key":"k","by":"white","act":{"do":"touch","square":"e2"}}"#;
    let FromClient::Act { key, deed, seen } = serde_json::from_str(text).unwrap() else { panic!("{text}") };
    assert_eq!((key.as_str(), seen), ("k", None));
    assert_eq!(deed.0, Act::Player(W, PlayerAct::Touch { square: square("e2"), contact: Contact::Intent }));
    let text = r#"["black",{"do":"confirm","act":{"do":"resume"}}]"#;
    let resumes = PlayerAct::Confirm { act: Box::new(ArbiterAct::Resume) };
    assert_eq!(Deed::from_journal(text).unwrap().0, Act::Player(B, resumes));
}

#[test]
fn nobody_does_what_only_another_can_do() {
    for (by, act) in [
        (By::Arbiter, r#"{"do":"touch","square":"e2"}"#),
        (By::White, r#"{"do":"start"}"#),
        (By::White, r#"{"do":"confirm","act":{"do":"press"}}"#),
        (By::Bystander, r#"{"do":"press"}"#),
        (By::WhiteAssistant, r#"{"do":"press"}"#),
    ] {
        assert!(Deed::read(by, serde_json::from_str(act).unwrap()).is_err(), "{by:?} {act}");
    }
}

#[test]
fn nonsense_is_refused_with_what_was_expected() {
    let read = |text: &str| understood::<PlayerAct>(serde_json::from_str(text)?);
    for bad in
        [r#"{"do":"touch","square":"i9"}"#, r#"{"do":"fly"}"#, r#"{"do":"resign","hard":true}"#, "{}", "7"]
    {
        assert!(read(bad).is_err(), "{bad}");
    }
    let error = read(r#"{"do":"touch","square":"i9"}"#).unwrap_err().to_string();
    assert!(error.contains("expected a square such as e4"), "{error}");
}
