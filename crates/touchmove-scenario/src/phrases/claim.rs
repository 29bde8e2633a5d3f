//! What players claim.

use core::fmt;

use touchmove_conduct::act::{Basis, Claim, DrawClaim, DrawRule, Evidence, Ground, Papers, SetUpFault};

use crate::reader::Reader;
use crate::say::{Say, Words, phrases};

phrases!(Claim, "what is claimed, such as `an illegal move`, `the flag` or `repetition with Nf3`", {
    ("an illegal move") => { Claim::IllegalMove }
    ("an own illegal move") => { Claim::OwnIllegalMove }
    ("that" (player: Whose) (count: Ordinal) "move was illegal") => { Claim::MoveWasIllegal { of: player, number: count } }
    ("the own flag") => { Claim::OwnFlag }
    ("a touched piece") => { Claim::TouchedPiece }
    ("the flag") => { Claim::Flag }
    ("displaced pieces") => { Claim::Displaced }
    ("a defective clock") => { Claim::ClockDefect }
    ("an increment") => { Claim::QuickplayIncrement }
    ("a draw without an arbiter because" ground papers) => { Claim::QuickplayAlone { ground, papers } }
    ("a draw because" ground) => { Claim::Quickplay { ground } }
    ("a disturbance:" (matter: Free)) => { Claim::Disturbance { text: matter } }
    (fault) => { Claim::SetUp { fault } }
    (draw) => { Claim::Draw(draw) }
} also {
    ("that the clock is defective") => { Claim::ClockDefect }
    ("illegal move") => { Claim::IllegalMove }
    ("own illegal move") => { Claim::OwnIllegalMove }
    ("own flag") => { Claim::OwnFlag }
    ("touched piece") => { Claim::TouchedPiece }
    ("flag") => { Claim::Flag }
    ("a win on time") => { Claim::Flag }
});

impl Say for DrawClaim {
    fn read(reader: &mut Reader<'_>) -> Option<DrawClaim> {
        let rule = DrawRule::read(reader)?;
        let basis = if reader.skip("with") {
            let named = Say::read(reader)?;
            if reader.skip("without writing it") {
                Basis::Unwritten { text: named }
            } else {
                Basis::Intended { text: named }
            }
        } else {
            Basis::OnBoard
        };
        let evidence = if reader.skip("by the display") { Evidence::DisplayOnly } else { Evidence::Record };
        Some(DrawClaim { rule, basis, evidence })
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        self.rule.say(words)?;
        match &self.basis {
            Basis::OnBoard => {}
            Basis::Intended { text } => {
                words.put("with")?;
                text.say(words)?;
            }
            Basis::Unwritten { text } => {
                words.put("with")?;
                text.say(words)?;
                words.put("without writing it")?;
            }
        }
        match self.evidence {
            Evidence::Record => Ok(()),
            Evidence::DisplayOnly => words.put("by the display"),
        }
    }
}

phrases!(DrawRule, "`repetition` or `fifty moves`", {
    ("repetition") => { DrawRule::Repetition }
    ("fifty moves") => { DrawRule::FiftyMoves }
} also {
    ("a draw by repetition") => { DrawRule::Repetition }
    ("a draw by fifty moves") => { DrawRule::FiftyMoves }
    ("threefold repetition") => { DrawRule::Repetition }
});

phrases!(Ground, "`the opponent cannot win` or `the opponent makes no effort`", {
    ("the opponent cannot win") => { Ground::CannotWin }
    ("the opponent makes no effort") => { Ground::NoEffort }
});

phrases!(Papers, "`with the position`, `with position and score` or `unconfirmed`", {
    ("with the position") => { Papers::Position }
    ("with position and score") => { Papers::PositionAndScore }
    ("unconfirmed") => { Papers::Unconfirmed }
});

phrases!(SetUpFault, "`wrong pieces at the start`, `a wrongly turned board`, `reversed colours` or `a wrong clock setting`", {
    ("wrong pieces at the start") => { SetUpFault::Pieces }
    ("a wrongly turned board") => { SetUpFault::Orientation }
    ("reversed colours") => { SetUpFault::Colours }
    ("a wrong clock setting") => { SetUpFault::ClockSetting }
} also {
    ("wrong pieces") => { SetUpFault::Pieces }
    ("a wrong initial position") => { SetUpFault::Pieces }
    ("a wrong orientation") => { SetUpFault::Orientation }
    ("a wrong clock") => { SetUpFault::ClockSetting }
});
