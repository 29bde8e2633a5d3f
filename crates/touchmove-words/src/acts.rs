//! Acts told in words: who did what, for stories and logs.
//!
//! A message is named after the variant it tells: `PlayerAct::SayAdjust` is `act-say-adjust`, `ArbiterAct::Start` is
//! `arbiter-start`, `Claim::Flag` is `act-claim-flag`, `SheetEntry::Dash` is `act-write-dash`, `Observation::Flag` is
//! `arbiter-observe-flag` or `bystander-flag`; its arguments are the fields. A message is a whole sentence: it is not put together from others.

use touchmove_chess::{Board, Color, Role};
use touchmove_conduct::Act;
use touchmove_conduct::act::{ArbiterAct, AssistantAct, Claim, PlayerAct, SystemStop};

use crate::said::{FilledMessage, walk};
use crate::words::Words;

impl Words {
    /// The act in a sentence without full stop; `board` shows which pieces stood where.
    pub fn deed(&self, act: &Act, board: &Board) -> String {
        self.say(&self.of_act(act, board))
    }

    /// The message of an act with everything it may use.
    pub(crate) fn of_act(&self, act: &Act, board: &Board) -> FilledMessage {
        match act {
            Act::Player(by, act) => self.player_act(*by, act, board),
            Act::Assistant(of, act) => {
                let mut said = walk::message("assistant", "do", act);
                if let AssistantAct::For { act } = act {
                    said = said.text(&self.deed(&Act::Player(*of, act.clone()), board));
                }
                walk::part(said, "of", of)
            }
            Act::Arbiter(act) => self.arbiter_act(act),
            Act::Bystander(seen) => walk::message("bystander", "what", seen),
        }
    }

    /// A player as the language calls them where nothing else is said of them.
    pub fn player(&self, color: Color) -> String {
        self.say(&walk::part(FilledMessage::new("player"), "of", &color))
    }

    fn player_act(&self, by: Color, act: &PlayerAct, board: &Board) -> FilledMessage {
        let mut said = if let PlayerAct::Claim { claim } = act {
            claim_message(by, claim)
        } else if let PlayerAct::Write { entry } = act {
            walk::message("act-write", "write", entry)
        } else {
            walk::message("act", "do", act)
        };
        if let PlayerAct::Touch { square, .. }
        | PlayerAct::Adjust { square }
        | PlayerAct::Lift { square }
        | PlayerAct::Remove { square }
        | PlayerAct::Release { square } = act
        {
            let standing = board.piece_at(*square).map_or(Role::Pawn, |piece| piece.role);
            said = walk::part(said, "role", &standing);
        }
        if let PlayerAct::Offer { condition: Some(condition) } = act {
            said.id.push_str("-condition");
            said = said.text(condition);
        }
        if let PlayerAct::Confirm { act } = act {
            said = said.text(&self.deed(&Act::Arbiter((**act).clone()), board));
        }
        // The one who acts is the player of the sentence, no matter whom the act is about.
        walk::part(said, "of", &by)
    }

    fn arbiter_act(&self, act: &ArbiterAct) -> FilledMessage {
        if let ArbiterAct::Pause { reason } = act
            && let Some(stop) = SystemStop::of_reason(reason)
        {
            return FilledMessage::new("system-pause").with("stop", stop.word());
        }
        if let ArbiterAct::Observe { seen } = act {
            return walk::message("arbiter-observe", "what", seen);
        }
        let said = walk::message("arbiter", "do", act);
        self.in_words(act).into_iter().fold(said, |said, text| said.text(&text))
    }

    /// What an arbiter's act carries, where it takes more than a word.
    fn in_words(&self, act: &ArbiterAct) -> Option<String> {
        let both = |shown: &dyn Fn(Color) -> Option<String>| {
            let one = |side: Color| {
                let said = walk::part(FilledMessage::new("player-value"), "of", &side);
                shown(side).map(|text| self.say(&said.text(&text)))
            };
            Some(self.list(Color::ALL.into_iter().filter_map(one)))
        };
        if let ArbiterAct::SetClocks { readings, .. } = act {
            return both(&|side| side.choose(readings.white, readings.black).map(|time| time.to_string()));
        }
        if let ArbiterAct::GiveTime { times, .. } = act {
            return both(&|side| (!times.of(side).is_zero()).then(|| times.of(side).to_string()));
        }
        if let ArbiterAct::Reconstructed { moves } = act {
            return both(&|side| Some(moves.of(side).map_or("?".to_owned(), |number| number.to_string())));
        }
        None
    }
}

/// The message of a claim: one for each, with what it rests on as its arguments.
fn claim_message(by: Color, claim: &Claim) -> FilledMessage {
    if let Claim::Draw(draw) = claim {
        return walk::part(FilledMessage::new("act-claim-draw"), "claim", draw);
    }
    let said = walk::message("act-claim", "what", claim);
    let Claim::MoveWasIllegal { of, .. } = claim else { return said };
    // Who made the illegal move is said as seen by the claimant, who is the player of the sentence.
    said.with("whose", if *of == by { "own" } else { "opponent" })
}
