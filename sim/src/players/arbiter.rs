//! What the arbiter does before the game, and when it would not end.

use touchmove_chess::Color;
use touchmove_clock::Millis;
use touchmove_conduct::Score;
use touchmove_conduct::act::{ArbiterAct, Disability, FreeOutcome, Observation, PlayerAct};
use touchmove_law::AssistantDuty;

use super::Players;
use crate::table::Table;

/// Who cannot see, who helps whom, who has come.
pub(super) fn introduce(players: &mut Players, table: &Table) {
    if let Some(blind) = table.event.blind {
        players.arbiter(table, ArbiterAct::Disability { player: blind, disability: Disability::Visual });
        if players.dice.per_mille(500) {
            let duties = vec![
                AssistantDuty::MakeMoves,
                AssistantDuty::Announce,
                AssistantDuty::RecordAndPress,
                AssistantDuty::Claim,
            ];
            players.arbiter(table, ArbiterAct::Assistant { player: blind, duties, cost: Millis::ZERO });
        }
        if players.dice.per_mille(400) {
            players.player(!blind, PlayerAct::DemandTwoBoards);
        }
    } else if players.dice.per_mille(60) {
        let who = players.dice.color();
        players.arbiter(table, ArbiterAct::Disability { player: who, disability: Disability::Other });
        let cost = players.dice.pick(&[Millis::ZERO, Millis::minutes(1)]);
        let duties = vec![AssistantDuty::RecordAndPress, AssistantDuty::MakeMoves];
        players.arbiter(table, ArbiterAct::Assistant { player: who, duties, cost });
    }
    if players.dice.per_mille(50) {
        let who = players.dice.color();
        players.arbiter(table, ArbiterAct::Observe { seen: Observation::Absent { of: who } });
    }
}

/// A game that does not move any more is ended, or goes on with an empty desk.
pub(super) fn put_an_end(players: &mut Players, table: &Table) {
    let score = players.dice.pick(&[Score::DRAW, Score::win(Color::White), Score::win(Color::Black)]);
    let outcome = FreeOutcome::Result { score };
    let reason = "nobody plays".to_owned();
    players.arbiter(table, ArbiterAct::RuleFreely { under: "Preface".into(), outcome, reason });
}
