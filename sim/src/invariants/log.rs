//! Invariants of the journal (reliability of the record; article of every ruling).

use std::cell::RefCell;
use std::collections::HashSet;

use touchmove_conduct::{Decision, Referral};
use touchmove_law::{Article, Edition};

use super::{Holds, hold};
use crate::shadow::Shadow;
use crate::table::Step;

/// Questions are numbered 1, 2, 3; an open one is one that was asked.
pub(super) fn invariant_11_numbers_without_hole(step: &Step<'_>, shadow: &Shadow) -> Holds {
    let asked: Vec<&Referral> = step
        .rulings
        .iter()
        .filter_map(|ruling| match ruling.decision() {
            Decision::Referred { referral } => Some(&**referral),
            _ => None,
        })
        .collect();
    let first = shadow.asked - u32::try_from(asked.len()).unwrap_or(0);
    for (place, referral) in asked.iter().enumerate() {
        let due = first + u32::try_from(place).unwrap_or(0) + 1;
        hold(referral.id.0 == due, || format!("question {} should be number {due}", referral.id.0))?;
    }
    let mut numbers: Vec<u32> = step.after.referrals().iter().map(|open| open.id.0).collect();
    numbers.sort_unstable();
    let unique = numbers.windows(2).all(|pair| pair[0] != pair[1]);
    let known = numbers.iter().all(|number| (1..=shadow.asked).contains(number));
    hold(unique && known, || format!("open are the questions {numbers:?} of {}", shadow.asked))
}

thread_local! {
    /// Articles that were looked up and found: the table of an edition is long.
    static KNOWN: RefCell<HashSet<(Edition, Article)>> = RefCell::new(HashSet::new());
}

/// Every ruling rests on an article of the edition, and so does everything that supports it.
pub(super) fn invariant_35_articles(step: &Step<'_>, _shadow: &Shadow) -> Holds {
    let edition = step.laws.edition();
    for ruling in step.rulings {
        let article = ruling.article();
        if KNOWN.with_borrow(|known| known.contains(&(edition, article))) {
            continue;
        }
        let number = article.number(edition);
        hold(number.is_some(), || format!("{:?} rests on no article of the edition", ruling.decision()))?;
        let exists = article.rows(edition).next().is_some();
        hold(exists, || format!("the edition has no article {number:?}"))?;
        KNOWN.with_borrow_mut(|known| known.insert((edition, article)));
    }
    Ok(())
}
