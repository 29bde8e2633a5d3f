//! How the device behaves where the Laws leave it to the regulations of the event.

use touchmove_law::{DelayMainTime, Exemption, Laws};

use crate::duty::LittleTime;
use crate::moment::Millis;

/// The choices of an event about its clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// When the time of the next period is added (I-124).
    pub period_credit: PeriodCredit,
    /// What the chessclock does when a player has no more time to come.
    pub on_flag: OnFlag,
    /// Whether main time saved in a period with delay is carried over (I-012, I-088).
    pub delay_carry: DelayCarry,
    /// How long the exemption from recording lasts (8.4); a parameter of the edition.
    pub exemption: Exemption,
    /// How little time frees from recording (8.4); numbers of the edition.
    pub little_time: LittleTime,
}

impl Setting {
    /// What most events use: the next period at zero, a chessclock that freezes, saved time carried over, and the
    /// exemption from recording until the period ends.
    pub const fn usual() -> Setting {
        Setting {
            period_credit: PeriodCredit::AtZero,
            on_flag: OnFlag::Freeze,
            delay_carry: DelayCarry::Carried,
            exemption: Exemption::UntilPeriodEnds,
            little_time: LittleTime { below: Millis::minutes(5), unless_added: Millis::seconds(30) },
        }
    }

    /// What the laws of a game say; what the device does at a flag-fall they do not.
    pub fn under(laws: &Laws, on_flag: OnFlag) -> Setting {
        Setting {
            period_credit: match laws.period_credit() {
                touchmove_law::PeriodCredit::AtZero => PeriodCredit::AtZero,
                touchmove_law::PeriodCredit::WithLastMove => PeriodCredit::AfterQuota,
            },
            on_flag,
            delay_carry: match laws.delay_main_time() {
                DelayMainTime::Carried => DelayCarry::Carried,
                DelayMainTime::Lapses => DelayCarry::Lapses,
            },
            exemption: laws.recording_exemption(),
            little_time: LittleTime::under(laws),
        }
    }
}

/// When the time of the next period is added (6.3.1; I-124).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PeriodCredit {
    /// When the time of the present period is used up, however many moves were completed: what clocks do that cannot
    /// know the number of moves. The fallen flag shows, and 6.4 is for people to apply.
    AtZero,
    /// When the player has completed the number of moves of the period.
    AfterQuota,
}

/// What the chessclock does when a flag falls and no period is to follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum OnFlag {
    /// Both clocks stop and keep their readings.
    Freeze,
    /// The chessclock goes on: the opponent's time can run out as well.
    RunOn,
}

/// What becomes of main time saved in a period with delay when the next one begins (6.3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DelayCarry {
    /// It is carried over like any saved time.
    Carried,
    /// It lapses: the letter of the exception for the delay mode.
    Lapses,
}
