//! What a wrong claim of a draw costs the claimant themselves (2001 9.5(b); nothing in 9.5.3).

use touchmove_law::WrongClaimCost;

use crate::moment::Millis;

/// What a claimant with `remaining` on their clock loses by a wrong claim.
///
/// Exact in milliseconds (I-112); of an odd number the smaller half is taken. A voice or a page may cut it to seconds.
pub fn claimant_loses(cost: WrongClaimCost, remaining: Millis) -> Millis {
    match cost {
        WrongClaimCost::Nothing => Millis::ZERO,
        WrongClaimCost::HalfOrFloor { half_above, cap, floor } => {
            if remaining.get() > half_above {
                Millis::new((remaining.get() / 2).min(cap))
            } else {
                // At or below the floor nothing is left to take.
                remaining.minus(Millis::new(floor))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The three cases of 2001 9.5(b), in milliseconds before and after.
    fn case(before: u64, after: u64) {
        let cost = WrongClaimCost::HalfOrFloor { half_above: 120_000, cap: 180_000, floor: 60_000 };
        let before = Millis::new(before);
        assert_eq!(before.minus(claimant_loses(cost, before)), Millis::new(after), "{before}");
    }

    #[test]
    fn above_two_minutes_half_is_lost_but_never_more_than_three_minutes() {
        case(600_000, 420_000);
        case(360_002, 180_002);
        case(360_000, 180_000);
        case(359_998, 179_999);
        case(300_000, 150_000);
        case(121_000, 60_500);
        case(120_001, 60_001);
    }

    #[test]
    fn between_one_and_two_minutes_one_minute_is_left() {
        case(120_000, 60_000);
        case(119_999, 60_000);
        case(119_000, 60_000);
        case(61_000, 60_000);
        case(60_001, 60_000);
    }

    #[test]
    fn below_one_minute_nothing_is_lost() {
        case(60_000, 60_000);
        case(59_999, 59_999);
        case(1, 1);
        case(0, 0);
    }

    #[test]
    fn an_edition_may_leave_the_claimant_alone() {
        assert_eq!(claimant_loses(WrongClaimCost::Nothing, Millis::minutes(10)), Millis::ZERO);
    }
}
