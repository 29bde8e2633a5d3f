//! Why the program itself has stopped the clocks (6.11.1; 2001 6.13(a)).

/// Why the program itself has stopped the clocks. A journal keeps it as the reason of a pause, in one English sentence that never changes;
/// people read it in their own language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SystemStop {
    /// The server was down.
    ServerInterrupted,
    /// The clock beside an electronic board was stopped by hand.
    BoardClockStopped,
    /// A device or a copy has an entry that the journal lacks.
    EntryMissing,
    /// This version rules differently on something that is in the journal.
    RuledOtherwise,
}

impl SystemStop {
    /// All of them.
    pub const ALL: [SystemStop; 4] = [
        SystemStop::ServerInterrupted,
        SystemStop::BoardClockStopped,
        SystemStop::EntryMissing,
        SystemStop::RuledOtherwise,
    ];

    /// The name by which a language says it.
    pub fn word(self) -> &'static str {
        match self {
            SystemStop::ServerInterrupted => "server-interrupted",
            SystemStop::BoardClockStopped => "board-clock-stopped",
            SystemStop::EntryMissing => "entry-missing",
            SystemStop::RuledOtherwise => "ruled-otherwise",
        }
    }

    /// What a journal has of it: the whole reason, or what the reason contains where it also names entries.
    pub fn kept(self) -> &'static str {
        match self {
            SystemStop::ServerInterrupted => "the server was interrupted",
            SystemStop::BoardClockStopped => "the clock beside the board was stopped",
            SystemStop::EntryMissing => ", which the journal does not have",
            SystemStop::RuledOtherwise => " rules otherwise ",
        }
    }

    /// Which of them a reason in a journal is; `None` for what a person wrote.
    pub fn of_reason(reason: &str) -> Option<SystemStop> {
        SystemStop::ALL.into_iter().find(|stop| match stop {
            SystemStop::ServerInterrupted | SystemStop::BoardClockStopped => reason == stop.kept(),
            SystemStop::EntryMissing => {
                let by_program =
                    reason.starts_with("the device of ") || reason.starts_with("the second path ");
                by_program && reason.ends_with(stop.kept())
            }
            SystemStop::RuledOtherwise => {
                let by_program = reason.starts_with("judged by version ") || reason.starts_with("version ");
                by_program && reason.contains(stop.kept())
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::SystemStop;

    #[test]
    fn what_the_program_wrote_is_known_and_what_a_person_wrote_is_not() {
        let known = [
            ("the server was interrupted", Some(SystemStop::ServerInterrupted)),
            ("the clock beside the board was stopped", Some(SystemStop::BoardClockStopped)),
            (
                "the device of white knows entry 12, which the journal does not have",
                Some(SystemStop::EntryMissing),
            ),
            ("the second path has entry 12, which the journal does not have", Some(SystemStop::EntryMissing)),
            (
                "judged by version 0.1.0, and version 0.2.0 rules otherwise on entry 3 (under 9.2, now under 9.3)",
                Some(SystemStop::RuledOtherwise),
            ),
            (
                "version 0.2.0 rules otherwise than the journal on entry 3 (under 9.2, now under nothing)",
                Some(SystemStop::RuledOtherwise),
            ),
            ("the server was interrupted twice", None),
            ("fire alarm", None),
            ("the chief arbiter rules otherwise than before", None),
        ];
        for (reason, stop) in known {
            assert_eq!(SystemStop::of_reason(reason), stop, "{reason}");
        }
    }
}
