//! What is known about a player in one game.

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_clock::Moment;
use touchmove_law::Duty;

use crate::act::Disability;
use crate::result::Score;

/// A player: when he came, what he cannot do, what he was granted, what he signed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Person {
    arrived: Option<Moment>,
    disabilities: Vec<Disability>,
    /// What his assistant may do; `None` if he has none.
    assistant: Option<Vec<Duty>>,
    /// How often he asked to see the arbiter's scoresheet.
    sheet_requests: u8,
    warnings: u8,
    /// Whether the arbiter lets him leave.
    leave: bool,
    /// Whether the arbiter lets him use the bag (11.3.2.1).
    bag: bool,
    /// Devices he may use.
    devices: Vec<String>,
    /// Whether his clock was set back because he cannot record (2001 8.1/5).
    set_back: bool,
    /// What he signed as the result.
    signed: Option<Score>,
}

impl Person {
    /// When he arrived.
    pub(crate) fn arrived(&self) -> Option<Moment> {
        self.arrived
    }

    /// He arrives.
    pub(crate) fn arrive(&mut self, at: Moment) {
        self.arrived = Some(at);
    }

    /// Whether he has this disability.
    pub(crate) fn has(&self, disability: Disability) -> bool {
        self.disabilities.contains(&disability)
    }

    /// Whether he has any.
    pub(crate) fn is_disabled(&self) -> bool {
        !self.disabilities.is_empty()
    }

    /// He has this disability.
    pub(crate) fn note_disability(&mut self, disability: Disability) {
        if !self.has(disability) {
            self.disabilities.push(disability);
        }
    }

    /// What his assistant may do, if he has one.
    pub(crate) fn assistant(&self) -> Option<&[Duty]> {
        self.assistant.as_deref()
    }

    /// He has an assistant for these duties.
    pub(crate) fn give_assistant(&mut self, duties: Vec<Duty>) {
        self.assistant = Some(duties);
    }

    /// His assistant goes, if he had one.
    pub(crate) fn dismiss_assistant(&mut self) -> Option<Vec<Duty>> {
        self.assistant.take()
    }

    /// He asks to see the arbiter's scoresheet; how often he has by now.
    pub(crate) fn ask_for_sheet(&mut self) -> u8 {
        self.sheet_requests = self.sheet_requests.saturating_add(1);
        self.sheet_requests
    }

    /// How many warnings he has.
    pub(crate) fn warnings(&self) -> u8 {
        self.warnings
    }

    /// He is warned.
    pub(crate) fn warn(&mut self) {
        self.warnings = self.warnings.saturating_add(1);
    }

    /// Whether he may leave.
    pub(crate) fn may_leave(&self) -> bool {
        self.leave
    }

    /// The arbiter lets him leave.
    pub(crate) fn grant_leave(&mut self) {
        self.leave = true;
    }

    /// He may not leave, or not any more.
    pub(crate) fn end_leave(&mut self) {
        self.leave = false;
    }

    /// The arbiter lets him use the bag.
    pub(crate) fn grant_bag(&mut self) {
        self.bag = true;
    }

    /// He uses the bag; whether he was allowed to, which holds once.
    pub(crate) fn use_bag(&mut self) -> bool {
        core::mem::take(&mut self.bag)
    }

    /// Whether he may use a device.
    pub(crate) fn has_device(&self) -> bool {
        !self.devices.is_empty()
    }

    /// He may use this device.
    pub(crate) fn allow_device(&mut self, device: &str) {
        self.devices.push(device.into());
    }

    /// Whether his clock was set back because he cannot record.
    pub(crate) fn is_set_back(&self) -> bool {
        self.set_back
    }

    /// His clock is set back because he cannot record.
    pub(crate) fn set_back(&mut self) {
        self.set_back = true;
    }

    /// What he signed as the result.
    pub(crate) fn signed(&self) -> Option<Score> {
        self.signed
    }

    /// He signs.
    pub(crate) fn sign(&mut self, score: Score) {
        self.signed = Some(score);
    }
}
