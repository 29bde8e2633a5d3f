//! What arbiters do, on the wire: `{"do":"pause","reason":"…"}`.

use touchmove_clock::Sides;
use touchmove_conduct::act::{
    ArbiterAct, Device, Disability, FreeOutcome, Inspected, Inspector, Place, Refusing, Side, Winning,
};
use touchmove_law::Duty;

use super::seen::{PenaltyName, Seen};
use crate::v1::mirror::{mirror, words};
use crate::v1::names::{AwardName, ControlText, IncidentCode, Readings, ScoreName, SideName};
use crate::v1::referral::ChoiceName;
use crate::v1::view::Both;

mirror! {
    /// What an arbiter does.
    ArbiterDeed by "do" of ArbiterAct {
        /// Lets White's clock start.
        Start {} = (ArbiterAct::Start);
        /// Stops the clocks.
        Pause {
            /// Why.
            reason: String,
        } = (ArbiterAct::Pause(reason));
        /// Lets play go on.
        Resume {} = (ArbiterAct::Resume);
        /// Sees something.
        Observe {
            /// What.
            seen: Seen,
        } = (ArbiterAct::Observe(seen));
        /// Answers a question.
        Decide {
            /// Which.
            referral: u32,
            /// How.
            choice: ChoiceName,
        } = (ArbiterAct::Decide(referral, choice));
        /// Sets the clocks right.
        SetClocks {
            /// The number of the article.
            under: String,
            /// To what.
            readings: Readings,
            /// Why.
            reason: String,
        } = (ArbiterAct::SetClocks(under, readings, reason));
        /// Gives extra time after a disturbance, in milliseconds.
        GiveTime {
            /// To White.
            white: u64,
            /// To Black.
            black: u64,
            /// Why.
            reason: String,
        } = (ArbiterAct::GiveTime(Sides { white, black }, reason));
        /// Restores the position before a ply.
        Reinstate {
            /// Which, counted from 1.
            ply: u32,
        } = (ArbiterAct::Reinstate(ply));
        /// Imposes penalties.
        Penalise {
            /// On whom.
            player: SideName,
            /// Which.
            penalties: Vec<PenaltyName>,
            /// Why.
            reason: String,
        } = (ArbiterAct::Penalise(player, penalties, reason));
        /// Changes the result.
        ChangeResult {
            /// To what.
            score: ScoreName,
            /// Why.
            reason: String,
        } = (ArbiterAct::ChangeResult(score, reason));
        /// Logs something only people can see.
        Log {
            /// What.
            incident: IncidentCode,
            /// Whose.
            #[serde(default)]
            player: Option<SideName>,
            /// In words.
            note: String,
        } = (ArbiterAct::Log(incident, player, note));
        /// Rules where the Laws are silent.
        RuleFreely {
            /// The number of the article he rests on.
            under: String,
            /// What follows.
            outcome: OutcomeName,
            /// Why.
            reason: String,
        } = (ArbiterAct::RuleFreely { under, outcome, reason });
        /// Declares the position dead.
        DeclareDead {
            /// With which proof.
            proof: String,
        } = (ArbiterAct::DeclareDead(proof));
        /// Has proof that a player can, or cannot, checkmate.
        Proves {
            /// Who.
            player: SideName,
            /// What.
            winning: WinningName,
        } = (ArbiterAct::Proves(player, winning));
        /// Admits a latecomer.
        AdmitLate {
            /// Whom.
            player: SideName,
        } = (ArbiterAct::AdmitLate(player));
        /// Consents to a draw that the regulations bar.
        Consent {} = (ArbiterAct::Consent);
        /// Approves an assistant.
        Assistant {
            /// Whose.
            player: SideName,
            /// What he may do.
            duties: Vec<DutyName>,
            /// What it costs the player, in milliseconds.
            cost: u64,
        } = (ArbiterAct::Assistant(player, duties, cost));
        /// Refuses one.
        RefuseAssistant {
            /// Whose.
            player: SideName,
        } = (ArbiterAct::RefuseAssistant(player));
        /// Declares what a player cannot do.
        Disability {
            /// Who.
            player: SideName,
            /// What.
            disability: DisabilityName,
        } = (ArbiterAct::Disability(player, disability));
        /// Grants leave.
        GrantLeave {
            /// To whom.
            player: SideName,
        } = (ArbiterAct::GrantLeave(player));
        /// Refuses it.
        RefuseLeave {
            /// To whom.
            player: SideName,
        } = (ArbiterAct::RefuseLeave(player));
        /// Lets a player use the bag in which a device may lie.
        GrantBag {
            /// Whom.
            player: SideName,
        } = (ArbiterAct::GrantBag(player));
        /// Authorises a device.
        AuthoriseDevice {
            /// To whom; nobody is everybody.
            #[serde(default)]
            player: Option<SideName>,
            /// Which.
            name: String,
        } = (ArbiterAct::AuthoriseDevice(player, name));
        /// Designates a place.
        Designate {
            /// As what.
            place: PlaceName,
            /// Which.
            name: String,
        } = (ArbiterAct::Designate(place, name));
        /// Says where the clock stands.
        ClockSide {
            /// On which side of White.
            side: HandSide,
        } = (ArbiterAct::ClockSide(side));
        /// Appoints somebody to observe the game.
        AppointAssistant {
            /// Whom.
            name: String,
        } = (ArbiterAct::AppointAssistant(name));
        /// Replaces a clock or an electronic scoresheet.
        Replace {
            /// What.
            device: DeviceName,
        } = (ArbiterAct::Replace(device));
        /// Records position and times before a reconstruction.
        TakeSnapshot {} = (ArbiterAct::TakeSnapshot);
        /// States what a reconstruction has shown.
        Reconstructed {
            /// Moves of each; none if it failed.
            moves: Both<Option<u32>>,
        } = (ArbiterAct::Reconstructed(moves));
        /// Requires a move to be sealed.
        OrderSeal {
            /// The moment at which the session ends.
            session_end: u64,
        } = (ArbiterAct::OrderSeal(session_end));
        /// Confirms the statements on the envelope.
        ConfirmEnvelope {
            /// Date, time and place of the resumption.
            text: String,
        } = (ArbiterAct::ConfirmEnvelope(text));
        /// Lets an adjourned game be resumed.
        ResumeAdjourned {
            /// When.
            moment: u64,
        } = (ArbiterAct::ResumeAdjourned(moment));
        /// Opens the envelope.
        OpenEnvelope {} = (ArbiterAct::OpenEnvelope);
        /// Finds it missing.
        EnvelopeMissing {} = (ArbiterAct::EnvelopeMissing);
        /// Finds that the position cannot be established.
        PositionLost {} = (ArbiterAct::PositionLost);
        /// Tells how many moves have been made.
        TellMoveCount {} = (ArbiterAct::TellMoveCount);
        /// Refers a question to FIDE.
        ReferToFide {
            /// Which.
            text: String,
        } = (ArbiterAct::ReferToFide(text));
        /// Installs another time control.
        SetControl {
            /// The number of the article.
            under: String,
            /// Which.
            control: ControlText,
            /// Why.
            reason: String,
        } = (ArbiterAct::SetControl(under, control, reason));
        /// Finds that somebody persistently refuses to comply with the Laws.
        RefusesToComply {
            /// Who.
            refusing: RefusingName,
            /// In words.
            reason: String,
        } = (ArbiterAct::RefusesToComply(refusing, reason));
        /// Has a player inspected.
        Inspect {
            /// Whom.
            player: SideName,
            /// By whom.
            inspector: InspectorName,
            /// What came of it.
            outcome: InspectedName,
        } = (ArbiterAct::Inspect(player, inspector, outcome));
        /// Lets somebody enter the playing area.
        AdmitPerson {
            /// Whom.
            name: String,
        } = (ArbiterAct::AdmitPerson(name));
    }
}

mirror! {
    /// What a free ruling decides.
    OutcomeName by "outcome" of FreeOutcome {
        /// Nothing but what is said.
        Note {} = (FreeOutcome::Note);
        /// A result.
        Result {
            /// Which.
            score: ScoreName,
        } = (FreeOutcome::Result(score));
        /// Play goes on.
        PlayOn {} = (FreeOutcome::PlayOn);
        /// A new game is played.
        NewGame {} = (FreeOutcome::NewGame);
    }
}

mirror! {
    /// What is replaced.
    DeviceName by "device" of Device {
        /// The chessclock.
        Chessclock {
            /// What the new one shows.
            readings: Readings,
        } = (Device::Chessclock(readings));
        /// An electronic scoresheet.
        Scoresheet {
            /// Whose.
            player: SideName,
        } = (Device::Scoresheet(player));
    }
}

mirror! {
    /// Who refuses to comply.
    RefusingName by "who" of Refusing {
        /// One player.
        One {
            /// Which.
            player: SideName,
            /// What the opponent scores.
            opponent: AwardName,
        } = (Refusing::One(player, opponent));
        /// Both.
        Both {} = (Refusing::Both);
    }
}

words! {
    /// Whether a player can checkmate.
    WinningName of Winning {
        /// He can.
        Possible,
        /// He cannot.
        Impossible,
    }
}

words! {
    /// What an assistant may do.
    DutyName of Duty {
        /// Make either player's move on the opponent's board.
        MakeMoves,
        /// Announce the moves.
        Announce,
        /// Keep the score and press the clock.
        RecordAndPress,
        /// Tell the number of moves and the times.
        Inform,
        /// Claim a win on time; report touched pieces.
        Claim,
        /// The formalities of an adjournment.
        Adjourn,
    }
}

words! {
    /// What a player cannot do.
    DisabilityName of Disability {
        /// See the board.
        Visual,
        /// Hear.
        Hearing,
        /// Move, press or write.
        Other,
    }
}

words! {
    /// What a place is designated as.
    PlaceName of Place {
        /// Part of the venue.
        Venue,
        /// Part of the playing area.
        Area,
        /// For smoking.
        Smoking,
        /// Adjoining, with rules of its own.
        Contiguous,
    }
}

words! {
    /// A side of White.
    HandSide of Side {
        /// White's left.
        Left,
        /// White's right.
        Right,
    }
}

words! {
    /// Who inspects.
    InspectorName of Inspector {
        /// Somebody of the player's sex.
        SameSex,
        /// Somebody of the other sex.
        OtherSex,
    }
}

words! {
    /// What came of an inspection.
    InspectedName of Inspected {
        /// Nothing was found.
        Clean,
        /// A device was found.
        DeviceFound,
        /// The player refused.
        Refused,
    }
}
