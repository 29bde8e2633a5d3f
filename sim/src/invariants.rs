//! What must hold after every act, each as the edition in force has it: one function an invariant, named by its
//! number, stated without the code that it watches.

mod clock;
mod draws;
mod end;
mod found;
mod log;
mod moves;
mod penalties;
mod silence;

use touchmove_conduct::{Decision, Ruling};

use crate::shadow::Shadow;
use crate::table::Step;

/// What an invariant says: nothing, or what is wrong.
pub type Holds = Result<(), String>;

/// One invariant.
pub struct Invariant {
    /// Its number on the list of the project.
    pub number: u8,
    /// What it says, in a few words.
    pub says: &'static str,
    /// Whether it holds.
    pub holds: fn(&Step<'_>, &Shadow) -> Holds,
}

/// All that can be seen after one act; what needs the whole journal is looked at apart.
pub const INVARIANTS: &[Invariant] = &[
    Invariant { number: 1, says: "no time appears or vanishes", holds: clock::invariant_01_conservation },
    Invariant {
        number: 2,
        says: "one clock runs while the game is played, none otherwise",
        holds: clock::invariant_02_one_clock_runs,
    },
    Invariant {
        number: 3,
        says: "the running clock changes only by a press or a ruling",
        holds: clock::invariant_03_changes_have_a_cause,
    },
    Invariant {
        number: 4,
        says: "time rises only by a credit and stands while stopped",
        holds: clock::invariant_04_standing_time_stands,
    },
    Invariant {
        number: 5,
        says: "a flag stays down until a ruling lifts it",
        holds: clock::invariant_05_flags_are_latched,
    },
    Invariant {
        number: 6,
        says: "a flag falls when the time is used up",
        holds: clock::invariant_06_flags_fall_at_zero,
    },
    Invariant {
        number: 7,
        says: "extra time once for each completed move",
        holds: clock::invariant_07_one_bonus_a_move,
    },
    Invariant {
        number: 8,
        says: "nobody is charged for time in which no clock ran",
        holds: clock::invariant_08_unknown_time_is_free,
    },
    Invariant { number: 10, says: "every reading is in range", holds: clock::invariant_10_readings_in_range },
    Invariant {
        number: 11,
        says: "questions are numbered without hole",
        holds: log::invariant_11_numbers_without_hole,
    },
    Invariant {
        number: 12,
        says: "completed moves count up by one and back only with the position",
        holds: moves::invariant_12_completed_moves,
    },
    Invariant {
        number: 13,
        says: "every move of the record was legal, or is known not to be",
        holds: moves::invariant_13_the_record_is_true,
    },
    Invariant {
        number: 14,
        says: "the position is a possible one",
        holds: moves::invariant_14_the_position_is_sane,
    },
    Invariant {
        number: 15,
        says: "a touch is honoured, or the breach is noted",
        holds: moves::invariant_15_touches_bind,
    },
    Invariant {
        number: 16,
        says: "mate, stalemate, fivefold and seventy-five moves end the game",
        holds: draws::invariant_16_the_board_ends_the_game,
    },
    Invariant {
        number: 17,
        says: "an offer ends only by answer, touch or the end",
        holds: draws::invariant_17_offers,
    },
    Invariant {
        number: 18,
        says: "a claim is an offer, too late after touching, decided rightly and once",
        holds: draws::invariant_18_claims,
    },
    Invariant { number: 19, says: "no draw is agreed too early", holds: draws::invariant_19_agreement },
    Invariant {
        number: 20,
        says: "one penalty an irregularity, of the right amount",
        holds: penalties::invariant_20_one_penalty,
    },
    Invariant {
        number: 21,
        says: "counted illegal moves stay counted",
        holds: penalties::invariant_21_counts_stay,
    },
    Invariant {
        number: 22,
        says: "one result, and no player changes it",
        holds: end::invariant_22_the_end_is_the_end,
    },
    Invariant { number: 23, says: "reason and score agree", holds: end::invariant_23_scores_fit },
    Invariant {
        number: 24,
        says: "nobody loses to an opponent who cannot checkmate",
        holds: end::invariant_24_no_hopeless_winner,
    },
    Invariant {
        number: 25,
        says: "everybody is shown the result of the journal",
        holds: end::invariant_25_the_result_is_shown,
    },
    Invariant {
        number: 35,
        says: "each ruling names an article of the edition",
        holds: log::invariant_35_articles,
    },
    Invariant {
        number: 36,
        says: "players are told nothing that helps them",
        holds: silence::invariant_36_silence,
    },
    Invariant {
        number: 37,
        says: "no ruling creates an illegal position",
        holds: moves::invariant_37_no_ruling_makes_it_illegal,
    },
    Invariant {
        number: 38,
        says: "nothing is ruled before it is found",
        holds: found::invariant_38_found_before_ruled,
    },
];

/// The rulings whose decision passes.
fn ruled<'a>(step: &Step<'a>, which: impl Fn(&Decision) -> bool) -> Option<&'a Ruling> {
    step.rulings.iter().find(|ruling| which(ruling.decision()))
}

/// Says what is wrong where something does not hold.
fn hold(holds: bool, otherwise: impl FnOnce() -> String) -> Holds {
    if holds { Ok(()) } else { Err(otherwise()) }
}
