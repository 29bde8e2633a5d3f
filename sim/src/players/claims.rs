//! Claims, right and wrong.

use touchmove_chess::{Color, Position};
use touchmove_conduct::act::{
    ArbiterAct, Basis, Claim, DrawClaim, DrawRule, Evidence, Ground, Observation, Papers, PlayerAct,
    SetUpFault, StopReason,
};
use touchmove_law::ArbiterPresence;
use touchmove_notation::algebraic::{self, Style};

use super::{Players, moves};
use crate::table::Table;

/// Any claim by anybody.
pub(super) fn any(players: &mut Players, table: &Table) {
    let by = if players.dice.per_mille(700) { table.game.having_move() } else { !table.game.having_move() };
    let fault = players.dice.pick(&[
        SetUpFault::Pieces,
        SetUpFault::Orientation,
        SetUpFault::Colours,
        SetUpFault::ClockSetting,
    ]);
    let ground = players.dice.pick(&[Ground::CannotWin, Ground::NoEffort]);
    let papers = players.dice.pick(&[Papers::Position, Papers::PositionAndScore, Papers::Unconfirmed]);
    let claim = match players.dice.below(22) {
        0..4 => Claim::IllegalMove,
        4..7 => Claim::TouchedPiece,
        7..9 => Claim::Flag,
        9 => Claim::SetUp { fault },
        10 => Claim::Displaced,
        11..14 => Claim::Quickplay { ground },
        14 => Claim::QuickplayIncrement,
        15 => Claim::QuickplayAlone { ground, papers },
        16 => Claim::ClockDefect,
        20 => Claim::OwnIllegalMove,
        21 => Claim::OwnFlag,
        17 => Claim::Disturbance { text: "he hums".into() },
        _ => return draw(players, table, by),
    };
    players.player(by, PlayerAct::Claim { claim });
}

/// A draw in a quickplay finish, or an increment instead; where there is no arbiter, with papers.
pub(super) fn quickplay(players: &mut Players, table: &Table, by: Color) {
    let ground = players.dice.pick(&[Ground::CannotWin, Ground::NoEffort]);
    let alone = table.event.laws.regulations().arbiter == ArbiterPresence::Absent;
    let claim = match (alone, players.dice.below(3)) {
        (true, _) => Claim::QuickplayAlone { ground, papers: Papers::PositionAndScore },
        (false, 0) => Claim::QuickplayIncrement,
        (false, _) => Claim::Quickplay { ground },
    };
    players.player(by, PlayerAct::Claim { claim });
}

/// Somebody says that the flag of `side` is down.
pub(super) fn flag(players: &mut Players, table: &Table, side: Color) {
    if players.dice.per_mille(600) {
        if players.dice.per_mille(500) {
            players.player(!side, PlayerAct::Stop { reason: StopReason::Claim });
        }
        players.player(!side, PlayerAct::Claim { claim: Claim::Flag });
    } else {
        let both = players.dice.per_mille(100);
        let seen = if both { Observation::BothFlags } else { Observation::Flag { of: side } };
        players.arbiter(table, ArbiterAct::Observe { seen });
    }
}

/// A draw by repetition or by fifty moves, on the board or with a written move.
pub(super) fn draw(players: &mut Players, table: &Table, by: Color) {
    let position = *table.game.position();
    let rule = players.dice.pick(&[DrawRule::Repetition, DrawRule::FiftyMoves]);
    let basis = match players.dice.below(20) {
        0..10 => Basis::OnBoard,
        10 => Basis::Unwritten { text: intended(players, table, &position) },
        _ => Basis::Intended { text: intended(players, table, &position) },
    };
    let evidence = if players.dice.per_mille(60) { Evidence::DisplayOnly } else { Evidence::Record };
    players.player(by, PlayerAct::Claim { claim: Claim::Draw(DrawClaim { rule, basis, evidence }) });
    if players.dice.per_mille(100) {
        players.player(by, PlayerAct::Withdraw);
    }
}

fn intended(players: &mut Players, table: &Table, position: &Position) -> String {
    match moves::choose(players, position, table.event.temper) {
        Some(mv) if players.dice.per_mille(850) => algebraic::text(position, mv, &Style::PGN),
        Some(_) | None => players.dice.pick(&["Ra9", "Ke4", "Nd5", "0-0", "e4", "scribble"]).into(),
    }
}

/// Whether a draw could rightly be claimed now, as far as a quick look tells: that is when players claim.
pub(super) fn is_worth_claiming(table: &Table) -> bool {
    let game = &table.game;
    let position = game.position();
    let seen = game.plies().iter().filter(|ply| ply.before().is_same_as(position)).count();
    seen >= 2 || position.halfmoves() >= 99
}
