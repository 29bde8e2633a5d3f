//! Every act the engine knows, there and back again.

use std::collections::BTreeSet;

use touchmove_chess::{Color, Role, Square};
use touchmove_clock::{Millis, Moment, Sides};
use touchmove_conduct::act::*;
use touchmove_conduct::{Act, Award, Choice, ReferralId, Score};
use touchmove_law::{Duty, Incident};
use ts_rs::{Config, TS};

use super::act::arbiter::{ArbiterDeed, DeviceName, OutcomeName, RefusingName};
use super::act::claim::{BasisName, ClaimName};
use super::act::player::{AssistantDeed, EntryName, PlayerDeed, StopName};
use super::act::seen::{PenaltyName, Seen};
use super::act::{By, Deed};
use super::live::FromClient;
use super::mirror::{Form, Shows};
use super::referral::ChoiceName;

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
        Claim::MoveWasIllegal(Color::White, 3),
        Claim::OwnFlag,
        Claim::TouchedPiece,
        Claim::Flag,
        Claim::Displaced,
        Claim::QuickplayIncrement,
        Claim::ClockDefect,
        Claim::Disturbance(text()),
    ];
    for rule in [DrawRule::Repetition, DrawRule::FiftyMoves] {
        for basis in [Basis::OnBoard, Basis::Intended("Ng8".to_owned()), Basis::Unwritten("Ng8".to_owned())] {
            for evidence in [Evidence::Record, Evidence::DisplayOnly] {
                claims.push(Claim::Draw(DrawClaim { rule, basis: basis.clone(), evidence }));
            }
        }
    }
    claims.extend(faults().map(Claim::SetUp));
    for ground in [Ground::CannotWin, Ground::NoEffort] {
        claims.push(Claim::Quickplay(ground));
        for papers in [Papers::Position, Papers::PositionAndScore, Papers::Unconfirmed] {
            claims.push(Claim::QuickplayAlone(ground, papers));
        }
    }
    claims
}

fn entries() -> Vec<SheetEntry> {
    vec![
        SheetEntry::Move(text()),
        SheetEntry::Spoken(text()),
        SheetEntry::Dash,
        SheetEntry::UpToDate,
        SheetEntry::DrawOffer,
        SheetEntry::Time("1:23".to_owned()),
        SheetEntry::ClaimMatter(text()),
        SheetEntry::Note(text()),
    ]
}

fn stops() -> Vec<StopReason> {
    vec![
        StopReason::None,
        StopReason::Help(text()),
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
        PlayerAct::Adjust(e2),
        PlayerAct::TouchTogether(e2, square("h8")),
        PlayerAct::SayCastle,
        PlayerAct::Lift(e2),
        PlayerAct::Remove(e2),
        PlayerAct::Release(e2),
        PlayerAct::UseBothHands,
        PlayerAct::Press(Hand::Same),
        PlayerAct::Press(Hand::Other),
        PlayerAct::Displace(vec![e2, square("a1")]),
        PlayerAct::Displace(Vec::new()),
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
        PlayerAct::Appeal(u32::MAX),
        PlayerAct::WriteSealed(text()),
        PlayerAct::CloseEnvelope,
        PlayerAct::StateSealed(text()),
        PlayerAct::ContestClock,
        PlayerAct::Announce(text()),
        PlayerAct::Repeat(text()),
        PlayerAct::DemandTwoBoards,
        PlayerAct::ReportBoardsDiffer,
        PlayerAct::AgreeToCorrect,
    ];
    acts.extend([Contact::Intent, Contact::Accident, Contact::Disputed].map(|how| PlayerAct::Touch(e2, how)));
    acts.extend(Role::ALL.map(|role| PlayerAct::Place(role, e2)));
    acts.extend(Role::ALL.map(|role| PlayerAct::PlaceEnemy(role, e2)));
    acts.extend(stops().into_iter().map(PlayerAct::Stop));
    acts.extend(entries().into_iter().map(PlayerAct::Write));
    acts.extend(claims().into_iter().map(PlayerAct::Claim));
    for to in [LeaveTo::Venue, LeaveTo::Outside] {
        acts.extend([PlayerAct::AskLeave(to.clone()), PlayerAct::Leave(to)]);
    }
    for white in awards() {
        acts.extend(awards().map(|black| PlayerAct::Sign(Score { white, black })));
    }
    acts.extend(by_arbiters().into_iter().map(|act| PlayerAct::Confirm(Box::new(act))));
    acts
}

fn by_assistants() -> Vec<AssistantAct> {
    let mut acts: Vec<AssistantAct> = by_players().into_iter().map(AssistantAct::For).collect();
    acts.extend([
        AssistantAct::Execute(text()),
        AssistantAct::Tell { asked: Asked::Yes },
        AssistantAct::Tell { asked: Asked::No },
        AssistantAct::ReportTouch(square("d4")),
    ]);
    acts
}

fn seen() -> Vec<Observation> {
    let mut seen = vec![
        Observation::BothFlags,
        Observation::IllegalMove,
        Observation::TouchedPiece(square("d4")),
        Observation::IllegalPosition,
        Observation::Displaced,
        Observation::BoardsDiffer,
        Observation::BothAbsent,
        Observation::Outsider(text()),
    ];
    for of in [W, B] {
        seen.extend([
            Observation::Flag(of),
            Observation::NotRecorded(of),
            Observation::Device(of),
            Observation::Absent(of),
        ]);
    }
    seen.extend(faults().map(Observation::SetUp));
    seen
}

fn penalties() -> Vec<Penalty> {
    let mut penalties = vec![
        Penalty::Warning,
        Penalty::OpponentTime(Millis::minutes(2)),
        Penalty::OwnTime(Millis::new(u64::MAX)),
        Penalty::Fine(text()),
        Penalty::Exclusion(vec![1, u16::MAX]),
        Penalty::Expulsion,
    ];
    for award in awards() {
        penalties.extend([Penalty::OpponentPoints(award), Penalty::OwnPoints(award), Penalty::Loss(award)]);
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
        Choice::Postponed(Millis::minutes(2)),
        Choice::Drawn,
        Choice::Restart,
        Choice::Continue,
        Choice::Penalties(penalties()),
        Choice::NoPenalty(text()),
        Choice::Moves(40),
        Choice::Ply(7),
        Choice::Means(text()),
        Choice::Divided,
    ];
    choices.extend(awards().map(Choice::Loses));
    choices
}

fn by_arbiters() -> Vec<ArbiterAct> {
    let some = Some(Millis::minutes(1));
    let readings = ClockReadings { white: some, black: None, white_moves: None, black_moves: Some(40) };
    let score = Score { white: Award::Draw, black: Award::Loss };
    let mut acts = vec![
        ArbiterAct::Start,
        ArbiterAct::Pause(text()),
        ArbiterAct::Resume,
        ArbiterAct::SetClocks("6.10".to_owned(), readings, text()),
        ArbiterAct::SetClocks("7.1".to_owned(), ClockReadings::default(), text()),
        ArbiterAct::GiveTime(Sides::new(Millis::seconds(5), Millis::ZERO), text()),
        ArbiterAct::Reinstate(3),
        ArbiterAct::Penalise(B, penalties(), text()),
        ArbiterAct::ChangeResult(score, text()),
        ArbiterAct::DeclareDead(text()),
        ArbiterAct::Consent,
        ArbiterAct::Assistant(W, Vec::new(), Millis::ZERO),
        ArbiterAct::AuthoriseDevice(None, text()),
        ArbiterAct::AuthoriseDevice(Some(B), text()),
        ArbiterAct::ClockSide(Side::Left),
        ArbiterAct::ClockSide(Side::Right),
        ArbiterAct::AppointAssistant(text()),
        ArbiterAct::Replace(Device::Chessclock(readings)),
        ArbiterAct::Replace(Device::Scoresheet(B)),
        ArbiterAct::TakeSnapshot,
        ArbiterAct::Reconstructed(Sides::new(Some(12), None)),
        ArbiterAct::OrderSeal(Moment::at(3_600_000)),
        ArbiterAct::ConfirmEnvelope(text()),
        ArbiterAct::ResumeAdjourned(Moment::at(1)),
        ArbiterAct::OpenEnvelope,
        ArbiterAct::EnvelopeMissing,
        ArbiterAct::PositionLost,
        ArbiterAct::TellMoveCount,
        ArbiterAct::ReferToFide(text()),
        ArbiterAct::RefusesToComply(Refusing::Both, text()),
        ArbiterAct::AdmitPerson(text()),
    ];
    acts.extend(seen().into_iter().map(ArbiterAct::Observe));
    acts.extend(choices().into_iter().map(|choice| ArbiterAct::Decide(ReferralId(9), choice)));
    acts.extend(Incident::ALL.map(|incident| ArbiterAct::Log(incident, None, text())));
    acts.push(ArbiterAct::Log(Incident::TwoHands, Some(W), String::new()));
    for outcome in [FreeOutcome::Note, FreeOutcome::Result(score), FreeOutcome::PlayOn, FreeOutcome::NewGame]
    {
        acts.push(ArbiterAct::RuleFreely { under: "Preface".to_owned(), outcome, reason: text() });
    }
    for control in ["25+10", "40/90+30, 30+30", "0:03+0"] {
        acts.push(ArbiterAct::SetControl("6.10.2".to_owned(), control.parse().unwrap(), text()));
    }
    for player in [W, B] {
        acts.extend([
            ArbiterAct::AdmitLate(player),
            ArbiterAct::RefuseAssistant(player),
            ArbiterAct::GrantLeave(player),
            ArbiterAct::GrantBag(player),
            ArbiterAct::RefuseLeave(player),
            ArbiterAct::Proves(player, Winning::Possible),
            ArbiterAct::Proves(player, Winning::Impossible),
        ]);
        acts.extend(awards().map(|award| ArbiterAct::RefusesToComply(Refusing::One(player, award), text())));
    }
    let duties =
        [Duty::MakeMoves, Duty::Announce, Duty::RecordAndPress, Duty::Inform, Duty::Claim, Duty::Adjourn];
    acts.push(ArbiterAct::Assistant(B, duties.to_vec(), Millis::minutes(10)));
    acts.extend(
        [Disability::Visual, Disability::Hearing, Disability::Other]
            .map(|disability| ArbiterAct::Disability(W, disability)),
    );
    acts.extend(
        [Place::Venue, Place::Area, Place::Smoking, Place::Contiguous]
            .map(|place| ArbiterAct::Designate(place, text())),
    );
    for inspector in [Inspector::SameSex, Inspector::OtherSex] {
        acts.extend(
            [Inspected::Clean, Inspected::DeviceFound, Inspected::Refused]
                .map(|outcome| ArbiterAct::Inspect(W, inspector, outcome)),
        );
    }
    acts
}

fn everything() -> Vec<Act> {
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
        let deed = Deed::ours(act.clone());
        let text = deed.journal_text().unwrap();
        let back = Deed::from_journal(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(back, deed, "{text}");
        assert_eq!(back.journal_text().unwrap(), text);
        assert_eq!(back.theirs(), act);
    }
}

#[test]
fn every_act_can_be_sent() {
    for act in everything() {
        let sent = FromClient::Act { key: "k".to_owned(), deed: Deed::ours(act), seen: Some(7) };
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
    let all: String = everything().into_iter().map(|act| Deed::ours(act).journal_text().unwrap()).collect();
    let kinds = [
        ("do", words::<PlayerDeed>("do")),
        ("do", words::<AssistantDeed>("do")),
        ("do", words::<ArbiterDeed>("do")),
        ("what", words::<ClaimName>("what")),
        ("on", words::<BasisName>("on")),
        ("what", words::<Seen>("what")),
        ("for", words::<StopName>("for")),
        ("write", words::<EntryName>("write")),
        ("penalty", words::<PenaltyName>("penalty")),
        ("outcome", words::<OutcomeName>("outcome")),
        ("device", words::<DeviceName>("device")),
        ("who", words::<RefusingName>("who")),
        ("choose", words::<ChoiceName>("choose")),
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
    assert_eq!(deed.theirs(), Act::Player(W, PlayerAct::Touch(square("e2"), Contact::Intent)));
    let text = r#"["black",{"do":"confirm","act":{"do":"resume"}}]"#;
    let resumes = PlayerAct::Confirm(Box::new(ArbiterAct::Resume));
    assert_eq!(Deed::from_journal(text).unwrap().theirs(), Act::Player(B, resumes));
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
    let read = |text: &str| serde_json::from_str::<PlayerDeed>(text);
    for bad in
        [r#"{"do":"touch","square":"i9"}"#, r#"{"do":"fly"}"#, r#"{"do":"resign","hard":true}"#, "{}", "7"]
    {
        assert!(read(bad).is_err(), "{bad}");
    }
    let error = read(r#"{"do":"touch","square":"i9"}"#).unwrap_err().to_string();
    assert!(error.contains("expected a square such as e4"), "{error}");
}
