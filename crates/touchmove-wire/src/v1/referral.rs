//! Questions left to the arbiter, and his answers: `{"choose":"postponed","extra":120000}`.

use serde::{Deserialize, Serialize};
use touchmove_conduct::act::{Claim, DrawClaim};
use touchmove_conduct::{Choice, ChoiceKind, Pending, Question, Referral};
use touchmove_law::Laws;

use super::act::claim::{ClaimName, FaultName, GroundName};
use super::act::player::LeaveName;
use super::act::seen::PenaltyName;
use super::mirror::{Shows, mirror, shown, words};
use super::names::{AwardName, SideName, SquareName};
use super::view::Both;

/// A question that waits for an answer.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReferralShown {
    /// Its number within the game.
    pub id: u32,
    /// The article that leaves it to the arbiter, by its number in the edition of the game.
    pub article: String,
    /// What is asked.
    pub question: QuestionName,
    /// The same as a sentence.
    pub text: String,
    /// The kinds of answers it has; none where another act answers it.
    pub options: Vec<OptionName>,
    /// What follows if nothing is said; none where play waits for the answer.
    pub default: Option<ChoiceName>,
}

impl ReferralShown {
    /// A referral for somebody who answers it; `text` says it in his language.
    pub fn new(referral: &Referral, laws: &Laws, text: String) -> ReferralShown {
        ReferralShown {
            id: referral.id.0,
            article: referral.article.number(laws.edition()).unwrap_or_default().to_owned(),
            question: QuestionName::ours(referral.question.clone()),
            text,
            options: referral.options(laws).iter().map(|kind| OptionName::ours(*kind)).collect(),
            default: Shows::ours(referral.default.clone()),
        }
    }
}

mirror! {
    /// How a question is answered.
    ChoiceName by "choose" of Choice {
        /// Yes.
        Yes {} = (Choice::Yes);
        /// No.
        No {} = (Choice::No);
        /// White.
        White {} = (Choice::White);
        /// Black.
        Black {} = (Choice::Black);
        /// Nobody can tell.
        Unknown {} = (Choice::Unknown);
        /// The claim is postponed.
        Postponed {
            /// Extra time for the opponent, in milliseconds.
            extra: u64,
        } = (Choice::Postponed(extra));
        /// The game is drawn.
        Drawn {} = (Choice::Drawn);
        /// The player asked about loses.
        Loses {
            /// What the opponent scores.
            opponent: AwardName,
        } = (Choice::Loses(opponent));
        /// Play is started anew.
        Restart {} = (Choice::Restart);
        /// Play goes on.
        Continue {} = (Choice::Continue);
        /// Penalties.
        Penalties {
            /// Which.
            penalties: Vec<PenaltyName>,
        } = (Choice::Penalties(penalties));
        /// No penalty.
        NoPenalty {
            /// Why.
            reason: String,
        } = (Choice::NoPenalty(reason));
        /// So many moves.
        Moves {
            /// How many.
            moves: u32,
        } = (Choice::Moves(moves));
        /// The position before a ply.
        Ply {
            /// Which, counted from 1.
            ply: u32,
        } = (Choice::Ply(ply));
        /// What a written move means.
        Means {
            /// The move.
            text: String,
        } = (Choice::Means(text));
        /// Divided equally.
        Divided {} = (Choice::Divided);
    }
}

words! {
    /// A kind of answer.
    OptionName of ChoiceKind {
        /// Yes.
        Yes,
        /// No.
        No,
        /// White.
        White,
        /// Black.
        Black,
        /// Nobody can tell.
        Unknown,
        /// The claim is postponed.
        Postponed,
        /// The game is drawn.
        Drawn,
        /// The player asked about loses.
        Loses,
        /// Play is started anew.
        Restart,
        /// Play goes on.
        Continue,
        /// Penalties.
        Penalties,
        /// No penalty, for a reason.
        NoPenalty,
        /// So many moves.
        Moves,
        /// The position before a ply.
        Ply,
        /// What a written move means.
        Means,
        /// Divided equally.
        Divided,
    }
}

words! {
    /// What hangs on whether somebody can checkmate.
    PendingName of Pending {
        /// A resignation.
        Resignation,
        /// A flag.
        Flag,
        /// Illegal moves.
        IllegalMoves,
        /// A sealed move.
        SealedMove,
    }
}

shown! {
    /// What is asked.
    QuestionName by "ask" of Question {
        /// Was the touch meant?
        TouchIntended {
            /// Whose.
            player: SideName,
            /// Where.
            square: SquareName,
        } = (Question::TouchIntended(player, square));
        /// Does a touched piece bind the player?
        TouchedPiece {
            /// Whom.
            player: SideName,
        } = (Question::TouchedPiece(player));
        /// Can the player still checkmate?
        CanCheckmate {
            /// Who.
            player: SideName,
            /// What hangs on it.
            then: PendingName,
        } = (Question::CanCheckmate { who: player, then });
        /// Is the claim of a draw right?
        DrawClaim {
            /// Whose.
            player: SideName,
            /// What is claimed.
            claim: ClaimName,
        } = (Question::DrawClaim(player, claim));
        /// Was there a reason to stop the clocks?
        StoppedWithReason {
            /// Who stopped them.
            player: SideName,
        } = (Question::StoppedWithReason(player));
        /// Which penalty?
        Penalty {
            /// For whom.
            player: SideName,
        } = (Question::Penalty(player));
        /// Does the late player lose?
        Late {
            /// Who.
            player: SideName,
        } = (Question::Late(player));
        /// Is the barred draw consented to?
        Consent {} = (Question::Consent);
        /// Did the player disturb?
        Distraction {
            /// Who.
            player: SideName,
        } = (Question::Distraction(player));
        /// Which flag fell first?
        WhichFlagFirst {} = (Question::WhichFlagFirst);
        /// Do the colours stay reversed?
        ReversedColours {} = (Question::ReversedColours);
        /// Which position is restored?
        WhichPosition {} = (Question::WhichPosition);
        /// What do the clocks show?
        ClockTimes {
            /// What they showed at that move, in milliseconds.
            times: Both<u64>,
        } = (Question::ClockTimes(times));
        /// Drawn, postponed or rejected?
        Quickplay {
            /// Who claims.
            player: SideName,
            /// Why.
            ground: GroundName,
        } = (Question::Quickplay(player, ground));
        /// After the flag: drawn or lost?
        QuickplayAfterFlag {
            /// Whose flag.
            player: SideName,
        } = (Question::QuickplayAfterFlag(player));
        /// Is the increment given?
        QuickplayIncrement {
            /// Who asks.
            player: SideName,
        } = (Question::QuickplayIncrement(player));
        /// What was the claim without an arbiter worth?
        QuickplayAlone {
            /// Whose.
            player: SideName,
        } = (Question::QuickplayAlone(player));
        /// Does the signed result stand?
        SignedResult {} = (Question::SignedResult);
        /// Has the entry to do with the game?
        SheetEntry {
            /// Whose.
            player: SideName,
            /// As written.
            text: String,
        } = (Question::SheetEntry(player, text));
        /// How many moves have been made?
        MovesMade {} = (Question::MovesMade);
        /// What does the sealed move mean?
        SealedMove {
            /// As written.
            text: String,
        } = (Question::SealedMove(text));
        /// Is the clock corrected although the complaint is late?
        LateClockComplaint {
            /// Whose.
            player: SideName,
        } = (Question::LateClockComplaint(player));
        /// Is the device evident?
        Device {
            /// Whose.
            player: SideName,
        } = (Question::Device(player));
        /// Are the two boards set right?
        BoardsDiffer {} = (Question::BoardsDiffer);
        /// Did the game begin wrongly?
        SetUp {
            /// In what way.
            fault: FaultName,
        } = (Question::SetUp(fault));
        /// Would the schedule suffer?
        ClockSetting {} = (Question::ClockSetting);
        /// Do both lose by lateness?
        BothLate {} = (Question::BothLate);
        /// Who loses the time of absence?
        BothAbsent {} = (Question::BothAbsent);
        /// May the player go there?
        Leave {
            /// Who.
            player: SideName,
            /// Where to.
            to: LeaveName,
        } = (Question::Leave(player, to));
        /// Is the capture of the king accepted as a claim?
        KingTaken {
            /// Who took it.
            player: SideName,
        } = (Question::KingTaken(player));
        /// May the player use the bag in which a device may lie?
        Bag {
            /// Who.
            player: SideName,
        } = (Question::Bag(player));
        /// Is the clock defective?
        ClockDefect {
            /// Who says so.
            player: SideName,
        } = (Question::ClockDefect(player));
        /// Is extra time given?
        ExtraTime {} = (Question::ExtraTime);
        /// Is the onlooker sent out?
        Onlooker {} = (Question::Onlooker);
        /// Does the announced move stand?
        Announcement {
            /// Whose.
            player: SideName,
        } = (Question::Announcement(player));
        /// Was the press before the announcement a press without a move?
        PressedUnannounced {
            /// Whose.
            player: SideName,
        } = (Question::PressedUnannounced(player));
        /// Anything else.
        Other {
            /// In words.
            text: String,
        } = (Question::Other(text));
        /// Is the claim admitted although there is extra time for each move?
        AdmitQuickplay {
            /// Whose.
            player: SideName,
            /// Why.
            ground: GroundName,
        } = (Question::AdmitQuickplay(player, ground));
        /// Is the postponed claim granted?
        QuickplayLater {
            /// Whose.
            player: SideName,
        } = (Question::QuickplayLater(player));
        /// Which times are right at the resumption?
        ResumedClocks {
            /// Who contests them.
            player: SideName,
        } = (Question::ResumedClocks(player));
        /// Is a scoresheet in another notation accepted as evidence?
        OtherNotation {
            /// Whose.
            player: SideName,
        } = (Question::OtherNotation(player));
    }
}

/// A claim of a draw is a claim like others.
impl Shows<DrawClaim> for ClaimName {
    fn ours(theirs: DrawClaim) -> ClaimName {
        ClaimName::ours(Claim::Draw(theirs))
    }
}
