//! What is decided, in the words an expectation uses.

use alloc::boxed::Box;
use core::fmt;

use touchmove_conduct::{Decision, Ending, FideReference, PlayerDuty, Referral, ReferralId, Right};
use touchmove_law::cite;

use crate::atoms::Free;
use crate::reader::Reader;
use crate::say::{Say, Words, phrases};

phrases!(Decision, "a decision such as `White loses`, `Black +2:00`, `reinstated` or `not admitted`", {
    ("over" score "by" ending) => { Decision::Over { score, ending } }
    ("the result" from "becomes" to) => { Decision::Rescored { from, to } }
    ("a new game") => { Decision::NewGame }
    ("the result waits") => { Decision::ResultPending }
    ("play goes on") => { Decision::PlayGoesOn }
    (player "has the move") => { Decision::HasMove { player } }
    (square "stays") => { Decision::Fixed { square } }
    (player "completes the move") => { Decision::Completed { player } }
    (player "completes an illegal move") => { Decision::IllegalCompleted { player } }
    ("reinstated before ply" ply) => { Decision::Reinstated { ply } }
    ("a" role "stands on" square) => { Decision::Placed { role, square } }
    ("the illegal move stands") => { Decision::Stands }
    ((player: Whose) (count: Nth) "illegal move") => { Decision::Counted { player, count } }
    (player "is bound") => { Decision::Bound { player } }
    (player "loses the right to" right) => { Decision::RightLost { player, right } }
    (player "has the duty to" duty) => { Decision::Duty { player, duty } }
    (player "is freed from the duty to" duty) => { Decision::Freed { player, duty } }
    ((player: Whose) "clock starts") => { Decision::ClockStarts { player } }
    ("the clocks stop") => { Decision::ClocksStop }
    (player (more: Plus)) => { Decision::TimeAdded { player, time: more } }
    (player (less: Minus)) => { Decision::TimeTaken { player, time: less } }
    ("the clocks are set:" readings) => { Decision::ClocksSet { readings } }
    ("increment" (time: Plus)) => { Decision::IncrementSet { time } }
    (player "is in the next period") => { Decision::NextPeriod { player } }
    ((player: Whose) "flag has fallen") => { Decision::FlagFallen { player } }
    ((player: Whose) "offer is open") => { Decision::OfferOpen { player } }
    ((player: Whose) "offer ends") => { Decision::OfferEnds { player } }
    ("not admitted") => { Decision::NotAdmitted }
    ("in order") => { Decision::InOrder }
    ("referred:" referral) => { Decision::Referred { referral } }
    ("incident" incident "by" player) => { Decision::Incident { incident, player: Some(player) } }
    ("incident" incident) => { Decision::Incident { incident, player: None } }
    ("breach by" player) => { Decision::Breach { player } }
    (player "is penalised:" penalty) => { Decision::Penalised { player, penalty } }
    ("on the scoresheet of" player ":" (text: Free)) => { Decision::SheetNote { player, text } }
    ("adjourned") => { Decision::Adjourned }
    ("the result" score "falls away") => { Decision::Annulled { score } }
    ("the time control is" control) => { Decision::ControlSet { control } }
    ("the clock is replaced:" new "instead of" old) => { Decision::ClockReplaced { old, new } }
    ("moves completed:" (moves: Numbered)) => { Decision::MoveCount { moves } }
    (player "appeals against entry" number) => { Decision::Appealed { player, entry: number } }
    ("somebody is sent out") => { Decision::SentOut }
    ("put to FIDE:" reference) => { Decision::PutToFide { text: reference } }
    ("the envelope is opened:" text) => { Decision::EnvelopeOpened { text } }
} also {
    ("both clocks add" time) => { Decision::IncrementSet { time } }
    ("a" role "is placed on" square) => { Decision::Placed { role, square } }
});

/// A referral is known by its question; its number and default are found in the game.
impl Say for Box<Referral> {
    fn read(reader: &mut Reader<'_>) -> Option<Box<Referral>> {
        let question = Say::read(reader)?;
        let article = cite!("12.1");
        Some(Box::new(Referral { id: ReferralId(0), article, question, default: None }))
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        self.question.say(words)
    }
}

impl Say for FideReference {
    fn read(reader: &mut Reader<'_>) -> Option<FideReference> {
        Free::read(reader).map(FideReference)
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        Free::say(&self.0, words)
    }
}

phrases!(Ending, "how the game ended, such as `checkmate` or `time`", {
    ("checkmate") => { Ending::Checkmate }
    ("stalemate") => { Ending::Stalemate }
    ("dead position") => { Ending::DeadPosition }
    ("resignation") => { Ending::Resignation }
    ("agreement") => { Ending::Agreement }
    ("repetition") => { Ending::Repetition }
    ("fifty moves") => { Ending::FiftyMoves }
    ("fivefold repetition") => { Ending::FivefoldRepetition }
    ("seventy-five moves") => { Ending::SeventyFiveMoves }
    ("time") => { Ending::Time }
    ("both flags") => { Ending::BothFlags }
    ("illegal moves") => { Ending::IllegalMoves }
    ("illegal position") => { Ending::IllegalPosition }
    ("default") => { Ending::Default }
    ("sealed move") => { Ending::SealedMove }
    ("quickplay finish") => { Ending::Quickplay }
    ("device") => { Ending::Device }
    ("penalty") => { Ending::Penalty }
    ("signature") => { Ending::Signed }
    ("statement") => { Ending::Stated }
    ("ruling") => { Ending::Ruling }
} also {
    ("forfeit") => { Ending::Default }
    ("lateness") => { Ending::Default }
    ("the flag") => { Ending::Time }
    ("threefold repetition") => { Ending::Repetition }
    ("a device") => { Ending::Device }
    ("a penalty") => { Ending::Penalty }
});

phrases!(Right, "a right such as `complain of the touch`", {
    ("complain of the touch") => { Right::TouchComplaint }
    ("claim the draw") => { Right::DrawClaim }
    ("complain of the illegal move") => { Right::IllegalMoveComplaint }
    ("have an assistant") => { Right::Assistant }
    ("castle in this game") => { Right::CastlingInThisGame }
});

phrases!(PlayerDuty, "a duty such as `record`", {
    ("record") => { PlayerDuty::Record }
    ("complete the scoresheet") => { PlayerDuty::CompleteSheet }
    ("return the scoresheet") => { PlayerDuty::ReturnSheet }
    ("put the pieces back") => { PlayerDuty::PutBack }
    ("mark the offer") => { PlayerDuty::MarkOffer }
    ("make the written move") => { PlayerDuty::IntendedMove }
    ("seal") => { PlayerDuty::Seal }
    ("announce") => { PlayerDuty::Announce }
    ("state the sealed move") => { PlayerDuty::StateSealed }
});
