//! What an arbiter does.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::{Millis, Moment, Sides, TimeControl};
use touchmove_law::{AssistantDuty, Incident};

use super::Filling;
use super::observation::Observation;
use super::penalty::Penalty;
use super::ruled::{Device, Disability, Inspected, Inspector, Premises, Side, Winning};
use super::text::{ActText, TextKind};
use crate::referral::{Choice, ReferralId};
use crate::result::{Award, Score};

/// What an arbiter does.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "ArbiterDeed"),
    ts(rename = "ArbiterDeed")
)]
pub enum ArbiterAct {
    /// Lets White's clock start at the scheduled moment (6.6).
    Start,
    /// Stops the clocks (6.11.1).
    Pause {
        /// Why.
        reason: String,
    },
    /// Lets play go on (6.11.3).
    Resume,
    /// Sees something.
    Observe {
        /// What.
        seen: Observation,
    },
    /// Answers a referral.
    Decide {
        /// Which.
        referral: ReferralId,
        /// How.
        choice: Choice,
    },
    /// Sets clocks right by best judgement (6.10, 7.1, 12.5, I.12, I.13); the number of the article and the reason.
    SetClocks {
        /// The number of the article.
        under: String,
        /// To what.
        readings: ClockReadings,
        /// Why.
        reason: String,
    },
    /// Gives extra time after a disturbance (12.5; 2001 13.5).
    GiveTime {
        /// To each.
        #[cfg_attr(feature = "wire", serde(flatten))]
        times: Sides<Millis>,
        /// Why.
        reason: String,
    },
    /// Restores the position before a ply (7.5.1, 7.6; 2001 7.4(a), 7.5).
    Reinstate {
        /// Which, counted from 1.
        ply: u32,
    },
    /// Imposes penalties on a player (12.9; 2001 13.4): for what, and the reason.
    Penalise {
        /// On whom.
        player: Color,
        /// Which.
        penalties: Vec<Penalty>,
        /// Why.
        reason: String,
    },
    /// Changes the result (8.7, Preface): the old one is kept.
    ChangeResult {
        /// To what.
        score: Score,
        /// Why.
        reason: String,
    },
    /// Enters the result that the players have stated on paper or in words (8.7).
    EnterResult {
        /// Which.
        score: Score,
    },
    /// Logs something only people can see.
    Log {
        /// What.
        #[cfg_attr(feature = "types", schemars(with = "String"), ts(as = "String"))]
        incident: Incident,
        /// Whose.
        #[cfg_attr(feature = "wire", serde(default))]
        player: Option<Color>,
        /// In words.
        note: String,
    },
    /// Rules where the Laws are silent, by analogy (Preface), or for fair play (12.2.1).
    RuleFreely {
        /// The number of the article they rest on.
        under: String,
        /// What follows.
        outcome: FreeOutcome,
        /// Why; may not be empty.
        reason: String,
    },
    /// Declares the position dead, with a proof found outside the game (5.2.2).
    DeclareDead {
        /// With which proof.
        proof: String,
    },
    /// Has proof that a player can, or cannot, checkmate by some series of legal moves.
    Proves {
        /// Who.
        player: Color,
        /// What.
        winning: Winning,
    },
    /// Admits a latecomer (6.7.1), or leaves them out.
    AdmitLate {
        /// Whom.
        player: Color,
    },
    /// Consents to a draw that the regulations bar (9.1.1).
    Consent,
    /// Approves an assistant for a player (4.9, 6.2.6, 8.1.6, D.2.10), who may do this; takes time from the player.
    Assistant {
        /// Whose.
        player: Color,
        /// What they may do.
        duties: Vec<AssistantDuty>,
        /// What it costs the player, in milliseconds.
        cost: Millis,
    },
    /// Refuses an assistant.
    RefuseAssistant {
        /// Whose.
        player: Color,
    },
    /// Declares that a player is visually disabled, hard of hearing, or disabled otherwise (6.2.6, D).
    Disability {
        /// Who.
        player: Color,
        /// What.
        disability: Disability,
    },
    /// Grants leave (11.2.3).
    GrantLeave {
        /// To whom.
        player: Color,
    },
    /// Refuses it.
    RefuseLeave {
        /// To whom.
        player: Color,
    },
    /// Lets a player use the bag in which a device may lie (11.3.2.1).
    GrantBag {
        /// Whom.
        player: Color,
    },
    /// Authorises a device (11.3.2, 12.8).
    AuthoriseDevice {
        /// To whom; nobody is everybody.
        #[cfg_attr(feature = "wire", serde(default))]
        player: Option<Color>,
        /// Which.
        name: String,
    },
    /// Designates a place as part of the venue (11.2.1), for smoking (11.3.4) or adjoining it (12.8).
    Designate {
        /// As what.
        place: Premises,
        /// Which.
        name: String,
    },
    /// Says on which side of White the clock stands (6.5).
    ClockSide {
        /// On which side of White.
        side: Side,
    },
    /// Appoints an assistant to observe the game (12.4).
    AppointAssistant {
        /// Whom.
        name: String,
    },
    /// Replaces a clock or an electronic scoresheet (6.10.1, 8.3).
    Replace {
        /// What.
        device: Device,
    },
    /// Records the position and the times before a reconstruction (8.5.3).
    TakeSnapshot,
    /// States how many moves a reconstruction has shown (8.5.3, 8.6); none if it failed.
    Reconstructed {
        /// Moves of each; none if it failed.
        moves: Sides<Option<u32>>,
    },
    /// Requires the player having the move to seal (I.1.1), the session ending at this moment.
    OrderSeal {
        /// The moment at which the session ends.
        session_end: Moment,
    },
    /// Has the envelope's statements and confirms them (I.2, I.3): date, time and place of resumption.
    ConfirmEnvelope {
        /// Date, time and place of the resumption.
        text: String,
    },
    /// Lets the adjourned game be resumed at this moment (I.9).
    ResumeAdjourned {
        /// When.
        moment: Moment,
    },
    /// Opens the envelope (I.7).
    OpenEnvelope,
    /// Finds the envelope missing (I.12.1).
    EnvelopeMissing,
    /// Finds that the position cannot be established (I.12.2).
    PositionLost,
    /// Tells how many moves have been made, as only 8.5 allows (12.6).
    TellMoveCount,
    /// Refers a question to FIDE (2001 14.1) and keeps the reference.
    ReferToFide {
        /// Which.
        text: String,
    },
    /// Installs another time control, the setting being wrong (6.10.2): the number of the article and the reason.
    SetControl {
        /// The number of the article.
        under: String,
        /// Which.
        control: TimeControl,
        /// Why.
        reason: String,
    },
    /// Finds that a player, or both, persistently refuse to comply with the Laws (11.7, 11.8): who, and the reason.
    RefusesToComply {
        /// Who.
        refusing: Refusing,
        /// In words.
        reason: String,
    },
    /// Has a player inspected in private (11.3.3): by whom, and with what outcome.
    Inspect {
        /// Whom.
        player: Color,
        /// By whom.
        inspector: Inspector,
        /// The outcome.
        outcome: Inspected,
    },
    /// Lets somebody who is neither player nor arbiter enter the playing area (11.2.3.3).
    AdmitPerson {
        /// Whom.
        name: String,
    },
}

/// What an arbiter's act is about, where several are of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// The game, its clocks, and the envelope in which it waits.
    Play,
    /// What they decide and impose.
    Ruling,
    /// What they allow a player.
    Permission,
    /// What they arrange in the hall and at the table.
    Arrangement,
    /// What a player needs at the board.
    Needs,
    /// What was played, where the record is lost.
    Record,
    /// An adjournment.
    Adjournment,
}

impl ArbiterAct {
    /// Each of them at least once, in an order that does not change: for simulators and tests.
    pub fn samples(with: &Filling) -> Vec<(Subject, ArbiterAct)> {
        let (player, reason) = (with.color, || String::from("because"));
        let under = || String::from("12.2.1");
        let readings = ClockReadings { white: Some(Millis::minutes(7)), ..ClockReadings::default() };
        let play = [
            ArbiterAct::Start,
            ArbiterAct::Pause { reason: reason() },
            ArbiterAct::Resume,
            ArbiterAct::Observe { seen: Observation::IllegalMove },
            ArbiterAct::SetClocks { under: under(), readings, reason: reason() },
            ArbiterAct::SetControl { under: under(), control: with.control.clone(), reason: reason() },
            ArbiterAct::GiveTime { times: Sides::new(Millis::seconds(5), Millis::ZERO), reason: reason() },
            ArbiterAct::Reinstate { ply: 3 },
            ArbiterAct::TellMoveCount,
            ArbiterAct::Replace { device: Device::Chessclock { readings } },
            ArbiterAct::ConfirmEnvelope { text: reason() },
        ];
        let rulings = [
            ArbiterAct::Decide { referral: ReferralId(1), choice: Choice::Yes },
            ArbiterAct::Penalise { player, penalties: vec![Penalty::Warning], reason: reason() },
            ArbiterAct::ChangeResult { score: Score::DRAW, reason: reason() },
            ArbiterAct::EnterResult { score: Score::DRAW },
            ArbiterAct::Log { incident: Incident::TwoHands, player: Some(player), note: reason() },
            ArbiterAct::RuleFreely { under: under(), outcome: FreeOutcome::PlayOn, reason: reason() },
            ArbiterAct::DeclareDead { proof: reason() },
            ArbiterAct::Proves { player, winning: Winning::Possible },
            ArbiterAct::Consent,
            ArbiterAct::RefusesToComply {
                refusing: Refusing::One { player, opponent: Award::Win },
                reason: reason(),
            },
            ArbiterAct::Inspect { player, inspector: Inspector::SameSex, outcome: Inspected::Clean },
        ];
        let permissions = [
            ArbiterAct::AdmitLate { player },
            ArbiterAct::GrantLeave { player },
            ArbiterAct::GrantBag { player },
            ArbiterAct::RefuseLeave { player },
        ];
        let arrangements = [
            ArbiterAct::Designate { place: Premises::Smoking, name: "yard".into() },
            ArbiterAct::ClockSide { side: Side::Left },
            ArbiterAct::AppointAssistant { name: "a deputy".into() },
            ArbiterAct::ReferToFide { text: "a question".into() },
            ArbiterAct::AuthoriseDevice { player: Some(player), name: "an aid".into() },
            ArbiterAct::AdmitPerson { name: "a guest".into() },
            ArbiterAct::Replace { device: Device::Scoresheet { player } },
            ArbiterAct::RefuseAssistant { player },
        ];
        let needs = [
            ArbiterAct::Assistant {
                player,
                duties: vec![AssistantDuty::Announce],
                cost: Millis::minutes(10),
            },
            ArbiterAct::Disability { player, disability: Disability::Visual },
        ];
        let record =
            [ArbiterAct::TakeSnapshot, ArbiterAct::Reconstructed { moves: Sides::new(Some(5), None) }];
        let adjournment = [
            ArbiterAct::OrderSeal { session_end: with.moment },
            ArbiterAct::OpenEnvelope,
            ArbiterAct::EnvelopeMissing,
            ArbiterAct::PositionLost,
            ArbiterAct::ResumeAdjourned { moment: with.moment },
        ];
        let of = |subject| move |act: ArbiterAct| (subject, act);
        let all = play.into_iter().map(of(Subject::Play)).chain(rulings.into_iter().map(of(Subject::Ruling)));
        let all = all.chain(permissions.into_iter().map(of(Subject::Permission)));
        let all = all.chain(arrangements.into_iter().map(of(Subject::Arrangement)));
        let all = all.chain(needs.into_iter().map(of(Subject::Needs)));
        let all = all.chain(record.into_iter().map(of(Subject::Record)));
        all.chain(adjournment.into_iter().map(of(Subject::Adjournment))).collect()
    }

    /// The text in it that is more than a remark.
    pub fn text(&self) -> Option<ActText<'_>> {
        match self {
            ArbiterAct::Observe { seen } => seen.text(),
            ArbiterAct::AuthoriseDevice { name, .. }
            | ArbiterAct::Designate { name, .. }
            | ArbiterAct::AppointAssistant { name }
            | ArbiterAct::AdmitPerson { name } => Some(("name", TextKind::Name, name)),
            ArbiterAct::SetClocks { under, .. }
            | ArbiterAct::RuleFreely { under, .. }
            | ArbiterAct::SetControl { under, .. } => Some(("under", TextKind::Name, under)),
            ArbiterAct::Start
            | ArbiterAct::Pause { .. }
            | ArbiterAct::Resume
            | ArbiterAct::Decide { .. }
            | ArbiterAct::GiveTime { .. }
            | ArbiterAct::Reinstate { .. }
            | ArbiterAct::Penalise { .. }
            | ArbiterAct::ChangeResult { .. }
            | ArbiterAct::EnterResult { .. }
            | ArbiterAct::Log { .. }
            | ArbiterAct::DeclareDead { .. }
            | ArbiterAct::Proves { .. }
            | ArbiterAct::AdmitLate { .. }
            | ArbiterAct::Consent
            | ArbiterAct::Assistant { .. }
            | ArbiterAct::RefuseAssistant { .. }
            | ArbiterAct::Disability { .. }
            | ArbiterAct::GrantLeave { .. }
            | ArbiterAct::RefuseLeave { .. }
            | ArbiterAct::GrantBag { .. }
            | ArbiterAct::ClockSide { .. }
            | ArbiterAct::Replace { .. }
            | ArbiterAct::TakeSnapshot
            | ArbiterAct::Reconstructed { .. }
            | ArbiterAct::OrderSeal { .. }
            | ArbiterAct::ConfirmEnvelope { .. }
            | ArbiterAct::ResumeAdjourned { .. }
            | ArbiterAct::OpenEnvelope
            | ArbiterAct::EnvelopeMissing
            | ArbiterAct::PositionLost
            | ArbiterAct::TellMoveCount
            | ArbiterAct::ReferToFide { .. }
            | ArbiterAct::RefusesToComply { .. }
            | ArbiterAct::Inspect { .. } => None,
        }
    }
}

/// Who refuses to comply with the Laws (11.7, 11.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "who", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "RefusingName"),
    ts(rename = "RefusingName")
)]
pub enum Refusing {
    /// One player; the opponent scores this.
    One {
        /// Which; journals of events say `side`.
        #[cfg_attr(feature = "wire", serde(alias = "side"))]
        player: Color,
        /// What the opponent scores.
        opponent: Award,
    },
    /// Both.
    Both,
}

/// New readings of the chessclock; what is not named stays as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "Readings"),
    ts(rename = "Readings")
)]
pub struct ClockReadings {
    /// White's time.
    #[cfg_attr(feature = "wire", serde(default))]
    pub white: Option<Millis>,
    /// Black's time.
    #[cfg_attr(feature = "wire", serde(default))]
    pub black: Option<Millis>,
    /// The moves White has completed.
    #[cfg_attr(feature = "wire", serde(default))]
    pub white_moves: Option<u32>,
    /// The moves Black has completed.
    #[cfg_attr(feature = "wire", serde(default))]
    pub black_moves: Option<u32>,
}

/// What a free ruling decides.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "outcome", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "OutcomeName"),
    ts(rename = "OutcomeName")
)]
pub enum FreeOutcome {
    /// Nothing but what is said.
    Note,
    /// A result.
    Result {
        /// Which.
        score: Score,
    },
    /// Play goes on.
    PlayOn,
    /// The game is cancelled and a new one is played.
    NewGame,
}
