//! Acts told in words: who did what, for stories and logs.
//!
//! A message is named after the variant it tells: `PlayerAct::SayAdjust` is `act-say-adjust`, `ArbiterAct::Start` is
//! `arbiter-start`, `Claim::Flag` is `claim-flag`, `Observation::Flag` is `seen-flag`; its arguments are the fields.

use touchmove_chess::{Board, Color, Role};
use touchmove_conduct::Act;
use touchmove_conduct::act::{ArbiterAct, AssistantAct, Claim, PlayerAct};

use crate::said::{FilledMessage, walk};
use crate::words::Words;

impl Words {
    /// The act in a sentence without full stop; `board` shows which pieces stood where.
    pub fn deed(&self, act: &Act, board: &Board) -> String {
        match act {
            Act::Player(by, act) => self.player_act(*by, act, board),
            Act::Assistant(of, act) => {
                let mut said = walk::message("assistant", "do", act);
                if let AssistantAct::For { act } = act {
                    said = said.text(&self.player_act(*of, act, board));
                }
                self.say(&walk::part(said, "of", of))
            }
            Act::Arbiter(act) => self.arbiter_act(act),
            Act::Bystander(seen) => self.text("bystander", &[("text", self.say_value("seen", "what", seen))]),
        }
    }

    /// A player as the language calls him where nothing else is said of him.
    pub fn player(&self, color: Color) -> String {
        self.say(&walk::part(FilledMessage::new("player"), "of", &color))
    }

    fn player_act(&self, by: Color, act: &PlayerAct, board: &Board) -> String {
        let mut said = walk::message("act", "do", act);
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
        if let PlayerAct::Write { entry } = act {
            said = said.text(&self.say_value("sheet", "write", entry));
        }
        if let PlayerAct::Claim { claim } = act {
            said = said.text(&if let Claim::Draw(draw) = claim {
                self.say(&walk::part(FilledMessage::new("claim-draw"), "claim", draw))
            } else {
                self.say_value("claim", "what", claim)
            });
        }
        if let PlayerAct::Confirm { act } = act {
            said = said.text(&self.arbiter_act(act));
        }
        // Whoever acts is the player of the sentence, whomever the act is about.
        self.say(&walk::part(said, "of", &by))
    }

    fn arbiter_act(&self, act: &ArbiterAct) -> String {
        let said = walk::message("arbiter", "do", act);
        self.say(&self.in_words(act).into_iter().fold(said, |said, text| said.text(&text)))
    }

    /// What an arbiter's act carries, where it takes more than a word.
    fn in_words(&self, act: &ArbiterAct) -> Option<String> {
        let both = |shown: [Option<String>; 2]| {
            let named = Color::ALL.into_iter().zip(shown);
            let shown = named.filter_map(|(side, text)| Some(format!("{} {}", self.player(side), text?)));
            Some(self.joined("list-two", shown))
        };
        if let ArbiterAct::Observe { seen } = act {
            return Some(self.say_value("seen", "what", seen));
        }
        if let ArbiterAct::SetClocks { readings, .. } = act {
            return both([readings.white, readings.black].map(|time| time.map(|time| time.to_string())));
        }
        if let ArbiterAct::GiveTime { times, .. } = act {
            let given = Color::ALL.map(|side| *times.of(side));
            return both(given.map(|time| (!time.is_zero()).then(|| time.to_string())));
        }
        if let ArbiterAct::Reconstructed { moves } = act {
            let found = Color::ALL.map(|side| *moves.of(side));
            return both(found.map(|moves| Some(moves.map_or("?".to_owned(), |number| number.to_string()))));
        }
        if let ArbiterAct::Log { incident, note, .. } = act {
            let code = incident.code().replace('-', " ");
            return Some(if note.is_empty() { code } else { format!("{code}, {note}") });
        }
        None
    }
}
