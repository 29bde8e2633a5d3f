//! Acts told in words: who did what, for stories and logs.
//!
//! A message is named after the variant it tells: `PlayerAct::SayAdjust` is `act-say-adjust`, `ArbiterAct::Start` is
//! `arbiter-start`, `Claim::Flag` is `claim-flag`, `Observation::Flag` is `seen-flag`; its arguments are the fields.

use touchmove_chess::{Board, Color, Role, Square};
use touchmove_conduct::Act;
use touchmove_conduct::act::{
    ArbiterAct, AssistantAct, Basis, Claim, Contact, Hand, Observation, PlayerAct, SheetEntry,
};

use crate::said::{Said, names, walk};
use crate::words::Words;

impl Words {
    /// The act in a sentence without full stop; `board` shows which pieces stood where.
    pub fn deed(&self, act: &Act, board: &Board) -> String {
        match act {
            Act::Player(by, act) => self.player_act(*by, act, board),
            Act::Assistant(of, act) => self.assistant_act(*of, act, board),
            Act::Arbiter(act) => self.arbiter_act(act),
            Act::Bystander(seen) => self.text("bystander", &[("text", self.seen(seen))]),
        }
    }

    /// A player as the language calls him where nothing else is said of him.
    pub fn player(&self, color: Color) -> String {
        self.text("player", &[("player", names::player(color).to_owned())])
    }

    fn player_act(&self, by: Color, act: &PlayerAct, board: &Board) -> String {
        let mut said = walk::message("act", act);
        if let PlayerAct::Touch { square, .. }
        | PlayerAct::Adjust { square }
        | PlayerAct::Lift { square }
        | PlayerAct::Remove { square }
        | PlayerAct::Release { square } = act
        {
            said = said.with("piece", standing(board, *square));
        }
        if let PlayerAct::Touch { contact: Contact::Accident, .. } = act {
            said.id.push_str("-accident");
        }
        if let PlayerAct::Touch { contact: Contact::Disputed, .. } = act {
            said.id.push_str("-disputed");
        }
        if let PlayerAct::Press { hand: Hand::Other } = act {
            said.id.push_str("-other");
        }
        if let PlayerAct::Offer { condition: Some(condition) } = act {
            said.id.push_str("-condition");
            said = said.text(condition);
        }
        if let PlayerAct::Write { entry } = act {
            said = said.text(&self.sheet_entry(entry));
        }
        if let PlayerAct::Claim { claim } = act {
            said = said.text(&self.claim(claim));
        }
        if let PlayerAct::Sign { score } = act {
            said = said.text(&score.to_string());
        }
        if let PlayerAct::Confirm { act } = act {
            said = said.text(&self.arbiter_act(act));
        }
        // Whoever acts is the player of the sentence, whomever the act is about.
        self.say(&said.with("player", names::player(by)))
    }

    fn sheet_entry(&self, entry: &SheetEntry) -> String {
        self.say(&walk::message("sheet", entry))
    }

    fn claim(&self, claim: &Claim) -> String {
        let Claim::Draw(draw) = claim else { return self.say(&walk::message("claim", claim)) };
        let mut said = walk::part(Said::new("claim-draw"), "claim", draw);
        if let Basis::Intended { .. } = draw.basis {
            said.id.push_str("-intended");
        }
        if let Basis::Unwritten { .. } = draw.basis {
            said.id.push_str("-unwritten");
        }
        self.say(&said)
    }

    fn assistant_act(&self, of: Color, act: &AssistantAct, board: &Board) -> String {
        let mut said = walk::message("assistant", act);
        if let AssistantAct::For { act } = act {
            said = said.text(&self.player_act(of, act, board));
        }
        self.say(&said.with("player", names::player(of)))
    }

    fn seen(&self, seen: &Observation) -> String {
        self.say(&walk::message("seen", seen))
    }

    fn arbiter_act(&self, act: &ArbiterAct) -> String {
        let said = walk::message("arbiter", act);
        self.say(&match self.in_words(act) {
            Some(text) => said.text(&text),
            None => said,
        })
    }

    /// What an arbiter's act carries, where it takes more than a word.
    fn in_words(&self, act: &ArbiterAct) -> Option<String> {
        let both = |shown: [Option<String>; 2]| {
            let named = Color::ALL.into_iter().zip(shown);
            let shown = named.filter_map(|(side, text)| Some(format!("{} {}", self.player(side), text?)));
            Some(self.joined("list-two", shown))
        };
        if let ArbiterAct::Observe { seen } = act {
            return Some(self.seen(seen));
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
        if let ArbiterAct::ChangeResult { score, .. } = act {
            return Some(score.to_string());
        }
        if let ArbiterAct::Log { incident, note, .. } = act {
            let code = incident.code().replace('-', " ");
            return Some(if note.is_empty() { code } else { format!("{code}, {note}") });
        }
        None
    }
}

/// The kind of piece that stands there.
fn standing(board: &Board, square: Square) -> &'static str {
    names::piece(board.piece_at(square).map_or(Role::Pawn, |piece| piece.role))
}

#[cfg(test)]
mod tests {
    use touchmove_chess::Position;
    use touchmove_law::Language;

    use super::*;
    use crate::words::tests::tags;

    #[test]
    fn every_act_can_be_told() {
        let english = Words::english();
        let kinds = [
            ("act", tags::<PlayerAct>()),
            ("sheet", tags::<SheetEntry>()),
            ("assistant", tags::<AssistantAct>()),
            ("claim", tags::<Claim>()),
            ("arbiter", tags::<ArbiterAct>()),
            ("seen", tags::<Observation>()),
        ];
        let mut missing = Vec::new();
        for (kind, tags) in kinds {
            assert!(tags.len() > 3, "{kind}: only {}", tags.len());
            let ids = tags.into_iter().map(|tag| format!("{kind}-{tag}"));
            missing.extend(ids.filter(|id| english.text(id, &[]) == *id));
        }
        assert!(missing.is_empty(), "en.drill.ftl lacks {missing:?}");
    }

    /// What stands in a journal: who, and what.
    fn written(line: &str) -> Act {
        let (by, act): (String, serde_json::Value) = serde_json::from_str(line).unwrap();
        match by.as_str() {
            "white" => Act::Player(Color::White, serde_json::from_value(act).unwrap()),
            "black-assistant" => Act::Assistant(Color::Black, serde_json::from_value(act).unwrap()),
            "arbiter" => Act::Arbiter(serde_json::from_value(act).unwrap()),
            "bystander" => Act::Bystander(serde_json::from_value(act).unwrap()),
            other => panic!("{other}"),
        }
    }

    #[test]
    fn every_act_that_a_journal_can_have_is_told_in_every_language_without_a_gap() {
        let journal = concat!(env!("CARGO_MANIFEST_DIR"), "/../touchmove-wire/src/v1/tests/forms/acts.jsonl");
        let journal = std::fs::read_to_string(journal).unwrap();
        assert!(journal.lines().count() > 500);
        for language in Language::ALL {
            let words = Words::of(language);
            for line in journal.lines() {
                let told = words.deed(&written(line), Position::initial().board());
                assert!(!told.is_empty() && !told.contains(['{', '}']), "{language}: {line}: {told}");
            }
        }
    }

    #[test]
    fn an_act_is_told_with_the_piece_that_stands_there() {
        let act =
            Act::Player(Color::White, PlayerAct::Touch { square: Square::G1, contact: Contact::Intent });
        let told = Words::english().deed(&act, Position::initial().board());
        assert_eq!(told, "White touches the knight on g1");
    }
}
