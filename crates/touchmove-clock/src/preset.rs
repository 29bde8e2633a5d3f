//! Time controls by name.

use alloc::string::String;

use alloc::format;

use crate::control::TimeControl;
use crate::moment::Millis;
use crate::notation::NotationError;

/// A control that has a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Preset {
    /// Its name, in lower case with hyphens.
    pub name: &'static str,
    /// The control as it is written.
    pub control: &'static str,
}

impl Preset {
    /// The preset of this name.
    pub fn named(name: &str) -> Option<&'static Preset> {
        PRESETS.iter().find(|preset| preset.name.eq_ignore_ascii_case(name))
    }

    /// Its control.
    pub fn time_control(&self) -> Result<TimeControl, NotationError> {
        self.control.parse()
    }
}

/// All presets, slowest first.
pub const PRESETS: &[Preset] = &[
    // The three-stage example of the glossary (G20).
    Preset { name: "fide-three-stage", control: "40/90+30, 20/60+30, 15+30" },
    Preset { name: "fide-standard", control: "40/90+30, 30+30" },
    Preset { name: "fide-standard-90", control: "90+30" },
    Preset { name: "classical-two-hours", control: "40/120, 20/60, 15+30" },
    Preset { name: "classical-sudden-death", control: "40/120, 60" },
    Preset { name: "quickplay-60", control: "60+0" },
    Preset { name: "us-delay-25", control: "25 d5" },
    Preset { name: "fide-rapid", control: "15+10" },
    Preset { name: "rapid-10", control: "10+5" },
    Preset { name: "fide-blitz", control: "3+2" },
    Preset { name: "blitz-5", control: "5+0" },
    Preset { name: "armageddon", control: "5+0 | 4+0" },
    Preset { name: "fide-armageddon", control: "5+3 from 61 | 4+3 from 61" },
    Preset { name: "bullet", control: "1+0" },
];

/// An Armageddon game with the given times and no extra time: White has more, Black has the draw.
pub fn armageddon(white: Millis, black: Millis) -> Result<TimeControl, NotationError> {
    let clock = |time: Millis| -> String {
        format!("{}:{:02}.{:03}", time.get() / 60_000, time.get() / 1000 % 60, time.get() % 1000)
    };
    format!("{} | {}", clock(white), clock(black)).parse()
}
