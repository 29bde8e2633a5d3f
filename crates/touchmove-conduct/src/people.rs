//! What is known about a player in one game.

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_clock::{Moment, Sides};
use touchmove_law::AssistantDuty;

use crate::act::Disability;
use crate::result::Score;

/// A player: when they came, what they cannot do, what they were granted, what they signed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Person {
    arrived: Option<Moment>,
    disabilities: Vec<Disability>,
    /// What their assistant may do; `None` if they have none.
    assistant: Option<Vec<AssistantDuty>>,
    /// How often they asked to see the arbiter's scoresheet.
    sheet_requests: u8,
    warnings: u8,
    /// Whether the arbiter lets them leave.
    leave: bool,
    /// Whether the arbiter lets them use the bag (11.3.2.1).
    bag: bool,
    /// Devices they may use.
    devices: Vec<String>,
    /// Whether their clock was set back because they cannot record (2001 8.1/5).
    set_back: bool,
    /// What they signed as the result.
    signed: Option<Score>,
}

/// Both players.
pub(crate) type People = Sides<Person>;

impl Person {
    /// When they arrived.
    pub(crate) fn arrived(&self) -> Option<Moment> {
        self.arrived
    }

    /// They arrive.
    pub(crate) fn arrive(&mut self, at: Moment) {
        self.arrived = Some(at);
    }

    /// Whether they have this disability.
    pub(crate) fn has(&self, disability: Disability) -> bool {
        self.disabilities.contains(&disability)
    }

    /// Whether they have any.
    pub(crate) fn is_disabled(&self) -> bool {
        !self.disabilities.is_empty()
    }

    /// They have this disability.
    pub(crate) fn note_disability(&mut self, disability: Disability) {
        if !self.has(disability) {
            self.disabilities.push(disability);
        }
    }

    /// What their assistant may do, if they have one.
    pub(crate) fn assistant(&self) -> Option<&[AssistantDuty]> {
        self.assistant.as_deref()
    }

    /// They have an assistant for these duties.
    pub(crate) fn give_assistant(&mut self, duties: Vec<AssistantDuty>) {
        self.assistant = Some(duties);
    }

    /// Their assistant goes, if they had one.
    pub(crate) fn dismiss_assistant(&mut self) -> Option<Vec<AssistantDuty>> {
        self.assistant.take()
    }

    /// They ask to see the arbiter's scoresheet; how often they have by now.
    pub(crate) fn ask_for_sheet(&mut self) -> u8 {
        self.sheet_requests = self.sheet_requests.saturating_add(1);
        self.sheet_requests
    }

    /// How many warnings they have.
    pub(crate) fn warnings(&self) -> u8 {
        self.warnings
    }

    /// They are warned.
    pub(crate) fn warn(&mut self) {
        self.warnings = self.warnings.saturating_add(1);
    }

    /// Whether they may leave.
    pub(crate) fn may_leave(&self) -> bool {
        self.leave
    }

    /// The arbiter lets them leave.
    pub(crate) fn grant_leave(&mut self) {
        self.leave = true;
    }

    /// They may not leave, or not any more.
    pub(crate) fn end_leave(&mut self) {
        self.leave = false;
    }

    /// The arbiter lets them use the bag.
    pub(crate) fn grant_bag(&mut self) {
        self.bag = true;
    }

    /// They use the bag; whether they were allowed to, which holds once.
    pub(crate) fn use_bag(&mut self) -> bool {
        core::mem::take(&mut self.bag)
    }

    /// Whether they may use a device.
    pub(crate) fn has_device(&self) -> bool {
        !self.devices.is_empty()
    }

    /// They may use this device.
    pub(crate) fn allow_device(&mut self, device: &str) {
        self.devices.push(device.into());
    }

    /// Whether their clock was set back because they cannot record.
    pub(crate) fn is_set_back(&self) -> bool {
        self.set_back
    }

    /// Their clock is set back because they cannot record.
    pub(crate) fn set_back(&mut self) {
        self.set_back = true;
    }

    /// What they signed as the result.
    pub(crate) fn signed(&self) -> Option<Score> {
        self.signed
    }

    /// They sign.
    pub(crate) fn sign(&mut self, score: Score) {
        self.signed = Some(score);
    }
}
