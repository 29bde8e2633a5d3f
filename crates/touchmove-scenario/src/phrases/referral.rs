//! What the arbiter is asked, and what they choose.

use touchmove_conduct::{Choice, Pending, Question};

use crate::say::phrases;

phrases!(Question, "what the arbiter is asked", {
    ("was" (player: Whose) "touch of" square "intended?") => { Question::TouchIntended { player, square } }
    ("is" player "bound by a touched piece?") => { Question::TouchedPiece { player } }
    ("can" who "checkmate?" then) => { Question::CanCheckmate { who, then } }
    ("is" (player: Whose) "claim right?" claim) => { Question::DrawClaim { player, claim } }
    ("had" player "a reason to stop the clocks?") => { Question::StoppedWithReason { player } }
    ("which penalty for" player "?") => { Question::Penalty { player } }
    ("is the draw consented to?") => { Question::Consent }
    ("did" player "disturb?") => { Question::Distraction { player } }
    ("which flag fell first?") => { Question::WhichFlagFirst }
    ("do the colours stay reversed?") => { Question::ReversedColours }
    ("which position is restored?") => { Question::WhichPosition }
    ("what do the clocks show?" (times: Shown)) => { Question::ClockTimes { times } }
    ("is" (player: Whose) "draw claim granted?" ground) => { Question::Quickplay { player, ground } }
    ("after the flag is" (player: Whose) "game drawn?") => { Question::QuickplayAfterFlag { player } }
    ("does" player "get the increment?") => { Question::QuickplayIncrement { player } }
    ("what was" (player: Whose) "claim worth?") => { Question::QuickplayAlone { player } }
    ("does the signed result stand?") => { Question::SignedResult }
    ("has the entry" text "of" player "to do with the game?") => { Question::SheetEntry { player, text } }
    ("how many moves have been made?") => { Question::MovesMade }
    ("what does the sealed move" text "mean?") => { Question::SealedMove { text } }
    ("is the clock of" player "corrected although late?") => { Question::LateClockComplaint { player } }
    ("is the device of" player "evident?") => { Question::Device { player } }
    ("are the boards set right?") => { Question::BoardsDiffer }
    ("did the game begin with" fault "?") => { Question::SetUp { fault } }
    ("would the schedule suffer?") => { Question::ClockSetting }
    ("do both lose by lateness?") => { Question::BothLate }
    ("who loses the time of absence?") => { Question::BothAbsent }
    ("is the capture of the king" (player: Whose) "claim?") => { Question::KingTaken { player } }
    ("may" player "use the bag?") => { Question::Bag { player } }
    ("may" player "go" to "?") => { Question::Leave { player, to } }
    ("is the clock defective as" player "says?") => { Question::ClockDefect { player } }
    ("is extra time given?") => { Question::ExtraTime }
    ("is the onlooker sent out?") => { Question::Onlooker }
    ("does" (player: Whose) "announced move stand?") => { Question::Announcement { player } }
    ("was" (player: Whose) "press without announcement a press without a move?") => { Question::PressedUnannounced { player } }
    ("is" (player: Whose) "scoresheet in another notation accepted?") => { Question::OtherNotation { player } }
    ("is" (player: Whose) "draw claim admitted despite the increment?" ground) => { Question::AdmitQuickplay { player, ground } }
    ("is" (player: Whose) "postponed draw claim granted?") => { Question::QuickplayLater { player } }
    ("which times are right as" player "contests the clock?") => { Question::ResumedClocks { player } }
    ("other:" (matter: Free)) => { Question::Other { text: matter } }
});

phrases!(Pending, "what hangs on it", {
    ("after the resignation") => { Pending::Resignation }
    ("after the flag-fall") => { Pending::Flag }
    ("after the illegal move") => { Pending::IllegalMoves }
    ("after the sealed move") => { Pending::SealedMove }
});

phrases!(Choice, "what the arbiter chooses, such as `yes`, `no`, `drawn` or `play goes on`", {
    ("yes") => { Choice::Yes }
    ("no penalty because" (reason: Free)) => { Choice::NoPenalty { reason } }
    ("no") => { Choice::No }
    ("White") => { Choice::White }
    ("Black") => { Choice::Black }
    ("nobody can tell") => { Choice::Unknown }
    ("postponed" (time: Plus)) => { Choice::Postponed { extra: time } }
    ("drawn") => { Choice::Drawn }
    ("loses with" award "for the opponent") => { Choice::Loses { opponent: award } }
    ("a new game") => { Choice::Restart }
    ("play goes on") => { Choice::Continue }
    ("penalties" penalties) => { Choice::Penalties { penalties } }
    ("moves" number) => { Choice::Moves { moves: number } }
    ("before ply" ply) => { Choice::Ply { ply } }
    ("means" text) => { Choice::Means { text } }
    ("divided") => { Choice::Divided }
} also {
    ("cannot be established") => { Choice::Unknown }
    ("it cannot be established") => { Choice::Unknown }
    ("loses") => { Choice::Loses { opponent: touchmove_conduct::Award::Win } }
    ("postponed") => { Choice::Postponed { extra: touchmove_clock::Millis::ZERO } }
});
