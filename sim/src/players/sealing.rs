//! Adjournments: sealing, the envelope, coming back.

use touchmove_clock::{Millis, Moment};
use touchmove_conduct::act::{ArbiterAct, Hand, Observation, PlayerAct, StopReason};
use touchmove_conduct::{Custody, Phase};
use touchmove_notation::algebraic::{self, Style};

use super::{Players, moves};
use crate::table::Table;

/// What only the sealer knows; it occurs nowhere else, so that a view that shows it is found out.
pub(crate) const SECRET: &str = "Qz9 hush";

/// The arbiter orders a move to be sealed, or the player seals what they were ordered to; whether anything was planned.
pub(super) fn begins(players: &mut Players, table: &Table) -> bool {
    let game = &table.game;
    let by = game.having_move();
    let now = Moment::at(table.now);
    match game.adjournment() {
        None if table.event.laws.adjournment_in_force().is_on() && players.dice.per_mille(12) => {
            let end = if players.dice.per_mille(250) { now.after(Millis::minutes(10)) } else { now };
            players.arbiter(table, ArbiterAct::OrderSeal { session_end: end });
            true
        }
        Some(open) if open.envelope().is_none() && open.sealer() == by && players.dice.per_mille(850) => {
            seal(players, table);
            true
        }
        // The reply to an absent sealer is sealed too.
        Some(open)
            if open.envelope().is_some_and(|envelope| matches!(envelope.custody, Custody::Opened(_)))
                && open.replier() == by
                && players.dice.per_mille(100) =>
        {
            seal(players, table);
            true
        }
        None | Some(_) => false,
    }
}

fn seal(players: &mut Players, table: &Table) {
    let by = table.game.having_move();
    let position = *table.game.position();
    let text = match moves::choose(players, &position, table.event.temper) {
        Some(mv) if players.dice.per_mille(800) => algebraic::text(&position, mv, &Style::PGN),
        Some(_) | None => players.dice.pick(&[SECRET, SECRET, "Ra9", "Ke4", "e4"]).into(),
    };
    players.player(by, PlayerAct::WriteSealed { text });
    players.player(by, PlayerAct::CloseEnvelope);
    let last = match players.dice.below(10) {
        0 => PlayerAct::Press { hand: Hand::Same },
        _ => PlayerAct::Stop { reason: StopReason::Sealed },
    };
    players.player(by, last);
}

/// What comes next for a game that stands because of its adjournment; whether it does.
pub(super) fn goes_on(players: &mut Players, table: &Table) -> bool {
    let game = &table.game;
    let Some(envelope) = game.adjournment().and_then(|open| open.envelope()) else { return false };
    let between = game.phase() == Phase::Adjourned;
    let who = players.dice.color();
    let now = Moment::at(table.now);
    match (envelope.custody, between) {
        (Custody::Unverified, true) => {
            players.arbiter(table, ArbiterAct::ConfirmEnvelope { text: "tomorrow at ten".into() });
        }
        (Custody::Kept(_) | Custody::Missing, true) => match players.dice.below(12) {
            0 => players.player(who, PlayerAct::Resign),
            1 => players.player(who, PlayerAct::Offer { condition: None }),
            2 => players.player(who, PlayerAct::Accept),
            3 => players.arbiter(table, ArbiterAct::EnvelopeMissing),
            4..7 => players.player(who, PlayerAct::Arrive),
            7 => players.arbiter(table, ArbiterAct::OpenEnvelope),
            _ => {
                let early = players.dice.pick(&[0, 0, 0, 60_000]);
                let moment = Moment::at(now.get().saturating_sub(early));
                players.arbiter(table, ArbiterAct::ResumeAdjourned { moment });
            }
        },
        (Custody::Kept(_), false) => match players.dice.below(10) {
            0..4 => players.player(who, PlayerAct::Arrive),
            4 => players.player(who, PlayerAct::Stop { reason: StopReason::Arrived }),
            5 => players.arbiter(table, ArbiterAct::Observe { seen: Observation::Absent { of: who } }),
            _ => players.arbiter(table, ArbiterAct::OpenEnvelope),
        },
        (Custody::Missing, false) if players.dice.per_mille(500) => {
            let text = moves::choose(players, game.position(), table.event.temper)
                .map_or_else(String::new, |mv| algebraic::text(game.position(), mv, &Style::PGN));
            let sealer = envelope.sealed_by;
            players.player(sealer, PlayerAct::StateSealed { text });
        }
        (Custody::Unverified | Custody::Missing, false) | (Custody::Opened(_), _) => return false,
    }
    true
}
