//! Anything that the engine knows: acts of arbiters, observations and answers, from the samples beside their lists.

use touchmove_chess::Role;
use touchmove_clock::Moment;
use touchmove_conduct::act::{ArbiterAct, Filling, Observation};
use touchmove_conduct::{Choice, ReferralId};

use crate::dice::Dice;
use crate::table::Table;

/// Any act of an arbiter; what is seen and what is answered is drawn too.
pub(super) fn arbiter_act(dice: &mut Dice, table: &Table) -> ArbiterAct {
    let filling = filling(dice, table);
    let (_, act) = dice.pick(&ArbiterAct::samples(&filling));
    if let ArbiterAct::Observe { .. } = act {
        return ArbiterAct::Observe { seen: observation(dice, table) };
    }
    if let ArbiterAct::Decide { .. } = act {
        let referral = ReferralId(u32::try_from(dice.below(12)).unwrap_or(0));
        return ArbiterAct::Decide { referral, choice: choice(dice, table) };
    }
    act
}

/// Anything that can be seen.
pub(super) fn observation(dice: &mut Dice, table: &Table) -> Observation {
    let filling = filling(dice, table);
    dice.pick(&Observation::samples(&filling))
}

/// Any answer, to the point or not.
pub(super) fn choice(dice: &mut Dice, table: &Table) -> Choice {
    let filling = filling(dice, table);
    dice.pick(&Choice::samples(&filling))
}

fn filling(dice: &mut Dice, table: &Table) -> Filling {
    let later = dice.pick(&[0, 0, 1, 60_000, 3_600_000]);
    Filling {
        color: dice.color(),
        square: dice.square(),
        other: dice.square(),
        role: dice.pick(&Role::ALL),
        text: dice.pick(&["e4", "Nf3", "0-0", "Ra9", ""]).into(),
        control: dice.pick(&["30+30", "40/90, 30", "5"]).parse().expect("a control"),
        moment: Moment::at(table.now.saturating_add(later)),
    }
}
