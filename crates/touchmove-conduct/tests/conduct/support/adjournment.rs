//! Adjourned games at a table.
#![allow(dead_code, reason = "each test binary uses its own part")]

use touchmove_chess::{Color, Position};
use touchmove_clock::Moment;
use touchmove_conduct::act::{ArbiterAct, PlayerAct, StopReason};
use touchmove_law::{Edition, Regulations, Switch};

use super::{BLACK, Table, WHITE, laws};

pub(crate) const HOUR: u64 = 3600;
/// The session ends after four hours, and the game is resumed a day after its start.
pub(crate) const SESSION_END: u64 = 4 * HOUR;
pub(crate) const RESUMPTION: u64 = 24 * HOUR;

pub(crate) fn number<'a>(edition: Edition, new: &'a str, old: &'a str) -> &'a str {
    if edition == Edition::Fide2023 { new } else { old }
}

/// One period of five hours, and adjournment announced where it must be; a resumption may begin an hour late.
pub(crate) const CONTROL: &str = "300";

pub(crate) fn table_with(edition: Edition, from: Position, change: impl FnOnce(&mut Regulations)) -> Table {
    let laws = laws(edition, CONTROL, |regulations| {
        regulations.adjournment = Switch::On;
        regulations.default_time = Some(HOUR * 1000);
        change(regulations);
    });
    Table::started(laws, from, CONTROL)
}

pub(crate) fn table(edition: Edition, from: Position) -> Table {
    table_with(edition, from, |_| {})
}

pub(crate) fn order(table: &mut Table) {
    table.at(SESSION_END).arbiter(ArbiterAct::OrderSeal { session_end: Moment::at(SESSION_END * 1000) });
}

pub(crate) fn writes(table: &mut Table, by: Color, text: &str) {
    table.player(by, PlayerAct::WriteSealed { text: text.into() });
}

/// Writes, closes the envelope, stops the clock.
pub(crate) fn seals(table: &mut Table, by: Color, text: &str) {
    writes(table, by, text);
    table.player(by, PlayerAct::CloseEnvelope);
    table.player(by, PlayerAct::Stop { reason: StopReason::Sealed });
}

/// White has sealed at the end of the session, and the arbiter keeps the envelope.
pub(crate) fn adjourned(edition: Edition, from: Position, sealed: &str) -> Table {
    adjourned_with(edition, from, sealed, |_| {})
}

pub(crate) fn adjourned_with(
    edition: Edition,
    from: Position,
    sealed: &str,
    change: impl FnOnce(&mut Regulations),
) -> Table {
    let mut table = table_with(edition, from, change);
    order(&mut table);
    seals(&mut table, WHITE, sealed);
    table.arbiter(ArbiterAct::ConfirmEnvelope { text: "2 July, 10 o'clock, town hall".into() });
    table
}

pub(crate) fn arrives(table: &mut Table, by: Color) {
    table.player(by, PlayerAct::Arrive);
}

pub(crate) fn resumes(table: &mut Table) {
    table.at(RESUMPTION).arbiter(ArbiterAct::ResumeAdjourned { moment: Moment::at(RESUMPTION * 1000) });
}

/// Both have come, and the envelope is opened at once.
pub(crate) fn resumed(edition: Edition, from: Position, sealed: &str) -> Table {
    let mut table = adjourned(edition, from, sealed);
    table.at(RESUMPTION - 60);
    arrives(&mut table, WHITE);
    arrives(&mut table, BLACK);
    resumes(&mut table);
    table.arbiter(ArbiterAct::OpenEnvelope);
    table
}

pub(crate) fn running(table: &Table) -> Option<Color> {
    table.game.clock().running(Moment::at(table.now))
}
