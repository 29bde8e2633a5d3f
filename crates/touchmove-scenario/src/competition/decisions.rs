//! What is decided in an event.

use touchmove_competition::EventDecision;

use crate::say::phrases;

phrases!(EventDecision, "a decision such as `game 1.1 is 1-0` or `player 1 is out of the event`", {
    ("in order") => { EventDecision::InOrder }
    ("not admitted") => { EventDecision::NotAdmitted }
    (game "is adjourned") => { EventDecision::Adjourned { game } }
    (game "is" outcome) => { EventDecision::Result { game, outcome } }
    (game "becomes" to "instead of" from) => { EventDecision::Rescored { game, from, to } }
    (player "is penalised with" id ":" penalty) => { EventDecision::Penalised { player, number: id, penalty } }
    (player "is excluded from" round) => { EventDecision::Excluded { player, round } }
    (player "is out of the event") => { EventDecision::Expelled { player } }
    (player "lodges" appeal) => { EventDecision::Appealed { number: appeal, player } }
    (player "has a special measure") => { EventDecision::Accommodated { player } }
    (player "is a spectator of" game) => { EventDecision::Spectator { player, game } }
    (penalty "is lifted") => { EventDecision::Lifted { number: penalty } }
    (appeal "is" verdict) => { EventDecision::AppealDecided { number: appeal, verdict } }
    ("illegal moves of" player "in" game ":" count) => { EventDecision::IllegalMoves { game, side: player, count } }
    (section "lacks arbiters in" round) => { EventDecision::SupervisionLacking { section, round } }
    ("incident" incident "by" player) => { EventDecision::Incident { incident, player: Some(player) } }
    ("incident" incident) => { EventDecision::Incident { incident, player: None } }
});
