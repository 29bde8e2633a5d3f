//! What players and their assistants do.

use touchmove_conduct::act::{
    AssistantAct, Contact, Hand, LeaveTo, PlayerAct, SheetEntry, StopReason, WhoAsked,
};

use crate::say::phrases;

phrases!(PlayerAct, "what a player does, such as `touches e2`, `plays Nf3` or `presses`", {
    ("says I adjust") => { PlayerAct::SayAdjust }
    ("adjusts" square) => { PlayerAct::Adjust { square } }
    ("touches" one "and" other "together") => { PlayerAct::TouchTogether { first: one, second: other } }
    ("touches" square "by accident") => { PlayerAct::Touch { square, contact: Contact::Accident } }
    ("touches" square "in dispute") => { PlayerAct::Touch { square, contact: Contact::Disputed } }
    ("touches" square) => { PlayerAct::Touch { square, contact: Contact::Intent } }
    ("says that he castles") => { PlayerAct::SayCastle }
    ("lifts" square) => { PlayerAct::Lift { square } }
    ("removes" square) => { PlayerAct::Remove { square } }
    ("places a" role "on" square) => { PlayerAct::Place { role, square } }
    ("places an enemy" role "on" square) => { PlayerAct::PlaceEnemy { role, square } }
    ("releases" square) => { PlayerAct::Release { square } }
    ("uses both hands") => { PlayerAct::UseBothHands }
    ("presses with the other hand") => { PlayerAct::Press { hand: Hand::Other } }
    ("presses") => { PlayerAct::Press { hand: Hand::Same } }
    ("stops the clocks" reason) => { PlayerAct::Stop { reason } }
    ("restarts the clocks") => { PlayerAct::Restart }
    ("says check") => { PlayerAct::SayCheck }
    ("displaces" squares) => { PlayerAct::Displace { squares } }
    ("puts the pieces back") => { PlayerAct::PutBack }
    ("writes the sealed move" text) => { PlayerAct::WriteSealed { text } }
    ("writes" entry) => { PlayerAct::Write { entry } }
    ("borrows the opponent's scoresheet") => { PlayerAct::BorrowSheet }
    ("returns the opponent's scoresheet") => { PlayerAct::ReturnSheet }
    ("offers a draw if" (condition: Free)) => { PlayerAct::Offer { condition: Some(condition) } }
    ("offers a draw") => { PlayerAct::Offer { condition: None } }
    ("accepts") => { PlayerAct::Accept }
    ("rejects the offer") => { PlayerAct::Reject }
    ("withdraws") => { PlayerAct::Withdraw }
    ("claims" claim) => { PlayerAct::Claim { claim } }
    ("resigns") => { PlayerAct::Resign }
    ("refuses to sign") => { PlayerAct::RefuseToSign }
    ("signs" score) => { PlayerAct::Sign { score } }
    ("arrives") => { PlayerAct::Arrive }
    ("asks leave to go" to) => { PlayerAct::AskLeave { to } }
    ("goes" to) => { PlayerAct::Leave { to } }
    ("comes back") => { PlayerAct::Return }
    ("asks to see the arbiter's scoresheet") => { PlayerAct::AskToSeeSheet }
    ("asks for a scoresheet") => { PlayerAct::AskForSheet }
    ("asks to use the bag") => { PlayerAct::AskBag }
    ("uses the bag") => { PlayerAct::UseBag }
    ("asks for an explanation") => { PlayerAct::AskExplanation }
    ("asks how many moves have been made") => { PlayerAct::AskMoveCount }
    ("appeals against the ruling on entry" number) => { PlayerAct::Appeal { entry: number } }
    ("closes the envelope") => { PlayerAct::CloseEnvelope }
    ("states the sealed move" text) => { PlayerAct::StateSealed { text } }
    ("contests the clock") => { PlayerAct::ContestClock }
    ("announces" text) => { PlayerAct::Announce { text } }
    ("repeats" text) => { PlayerAct::Repeat { text } }
    ("demands two boards") => { PlayerAct::DemandTwoBoards }
    ("reports that the boards differ") => { PlayerAct::ReportBoardsDiffer }
    ("agrees to correct the illegal move") => { PlayerAct::AgreeToCorrect }
    ("confirms that the arbiter" act) => { PlayerAct::Confirm { act } }
} also {
    ("touches" one "and" other "in an order nobody can tell") => { PlayerAct::TouchTogether { first: one, second: other } }
    ("picks up" square) => { PlayerAct::Lift { square } }
    ("lifts the new piece from" square) => { PlayerAct::Lift { square } }
    ("straightens" square) => { PlayerAct::Adjust { square } }
    ("declines") => { PlayerAct::Reject }
    ("declines the offer") => { PlayerAct::Reject }
    ("declines the draw") => { PlayerAct::Reject }
    ("agrees to the draw") => { PlayerAct::Accept }
    ("agrees to a draw") => { PlayerAct::Accept }
    ("agrees") => { PlayerAct::Accept }
    ("claims" claim "without stopping the clocks") => { PlayerAct::Claim { claim } }
    ("reports that the boards differ:" (_positions: TwoBoards)) => { PlayerAct::ReportBoardsDiffer }
    ("touches" one "and" other) => { PlayerAct::TouchTogether { first: one, second: other } }
    ("announces castling") => { PlayerAct::SayCastle }
    ("says j'adoube") => { PlayerAct::SayAdjust }
    ("places the" role "on" square) => { PlayerAct::Place { role, square } }
    ("releases it on" square) => { PlayerAct::Release { square } }
    ("releases on" square) => { PlayerAct::Release { square } }
    ("uses two hands") => { PlayerAct::UseBothHands }
    ("restarts the clock") => { PlayerAct::Restart }
    ("opens the bag") => { PlayerAct::UseBag }
    ("presses the clock") => { PlayerAct::Press { hand: Hand::Same } }
    ("accepts the draw") => { PlayerAct::Accept }
    ("accepts the offer") => { PlayerAct::Accept }
    ("rejects") => { PlayerAct::Reject }
    ("takes it back") => { PlayerAct::Withdraw }
    ("agrees that the arbiter" act) => { PlayerAct::Confirm { act } }
});

phrases!(StopReason, "why the clocks are stopped, such as `to claim`, or nothing", {
    ("to seek help:" (matter: Free)) => { StopReason::Help { text: matter } }
    ("because pieces are displaced") => { StopReason::Displaced }
    ("because the clock is set wrongly") => { StopReason::ClockSetting }
    ("to claim") => { StopReason::Claim }
    ("after sealing") => { StopReason::Sealed }
    ("on arriving") => { StopReason::Arrived }
    ("") => { StopReason::None }
});

phrases!(LeaveTo, "`out of the playing area` or `out of the venue`", {
    ("out of the playing area") => { LeaveTo::Venue }
    ("out of the venue") => { LeaveTo::Outside }
});

phrases!(SheetEntry, "what is written, such as `Nf3`, `(=)`, `a dash`, `the time 1:20:00` or `the note …`", {
    ("a dash") => { SheetEntry::Dash }
    ("(=)") => { SheetEntry::DrawOffer }
    ("the time" time) => { SheetEntry::Time { text: time } }
    ("about a claim:" (text: Free)) => { SheetEntry::ClaimMatter { text } }
    ("the note" (text: Free)) => { SheetEntry::Note { text } }
    ("the spoken move" text) => { SheetEntry::Spoken { text } }
    ("all the missing moves") => { SheetEntry::UpToDate }
    ("the move" text) => { SheetEntry::Move { text } }
} also {
    (text) => { SheetEntry::Move { text } }
});

phrases!(AssistantAct, "what an assistant does", {
    ("makes the move" text "on the other board") => { AssistantAct::Execute { text } }
    ("tells the moves and times as asked") => { AssistantAct::Tell { asked: WhoAsked::Yes } }
    ("tells the moves and times unasked") => { AssistantAct::Tell { asked: WhoAsked::No } }
    ("reports that the opponent touched" square) => { AssistantAct::ReportTouch { square } }
    (act) => { AssistantAct::For { act } }
});
