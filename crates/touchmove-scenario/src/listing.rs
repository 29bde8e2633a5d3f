//! Which rulings an expectation lists, which it lacks and which nobody listed.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use touchmove_law::Edition;

use crate::expect::{Expected, Issued, Stands};

/// Rulings beside what was expected of them.
pub(crate) struct Listing<'a> {
    edition: Edition,
    issued: &'a [Issued],
    /// Whether each ruling is listed.
    taken: Vec<bool>,
    /// What was expected and not ruled, with the number of the article or reading that is all it lacks.
    missing: Vec<(&'a Expected, Option<String>)>,
}

impl<'a> Listing<'a> {
    /// Finds for everything expected its ruling: what stands for one first, then what takes all that is left.
    pub(crate) fn of(edition: Edition, issued: &'a [Issued], all: &'a [Expected]) -> Listing<'a> {
        let mut listing =
            Listing { edition, issued, taken: alloc::vec![false; issued.len()], missing: Vec::new() };
        let mut unmet = Vec::new();
        for one in all {
            match one.stands() {
                Stands::One if !listing.take_one(one) => unmet.push(one),
                Stands::OneOrNone => {
                    listing.take_one(one);
                }
                Stands::Nothing | Stands::One | Stands::Several | Stands::Any => {}
            }
        }
        for one in unmet {
            let lacks = listing.take_nearly(one);
            listing.missing.push((one, lacks));
        }
        for one in all {
            match one.stands() {
                Stands::Several if !listing.take_all(one) => listing.missing.push((one, None)),
                Stands::Any => {
                    listing.take_all(one);
                }
                Stands::Nothing | Stands::One | Stands::OneOrNone | Stands::Several => {}
            }
        }
        listing
    }

    fn take_one(&mut self, one: &Expected) -> bool {
        let edition = self.edition;
        let mut free = self.issued.iter().zip(&mut self.taken);
        match free.find(|(ruled, taken)| !**taken && one.fits(edition, ruled)) {
            Some((_, taken)) => {
                *taken = true;
                true
            }
            None => false,
        }
    }

    /// A ruling that says the same under another article; what it lacks.
    fn take_nearly(&mut self, one: &Expected) -> Option<String> {
        let edition = self.edition;
        let free = self.issued.iter().zip(&mut self.taken).filter(|(_, taken)| !**taken);
        for (ruled, taken) in free {
            if let Some(lacks) = one.lacks(edition, ruled) {
                *taken = true;
                return Some(format!("it lacks {lacks}: {}", ruled.with_articles(edition)));
            }
        }
        None
    }

    fn take_all(&mut self, one: &Expected) -> bool {
        let edition = self.edition;
        let mut any = false;
        for (ruled, taken) in self.issued.iter().zip(&mut self.taken) {
            if !*taken && one.fits(edition, ruled) {
                *taken = true;
                any = true;
            }
        }
        any
    }

    /// What is wrong, each where it is said; what nobody listed, where the line begins.
    pub(crate) fn complaints(&self, line: usize) -> Vec<(usize, String)> {
        let mut found = Vec::new();
        for (one, lacks) in &self.missing {
            let complaint = match lacks {
                Some(lacks) => format!("`{one}` was ruled otherwise; {lacks}"),
                None => {
                    let ruled: Vec<String> =
                        self.issued.iter().map(|ruled| ruled.with_articles(self.edition)).collect();
                    format!("`{one}` was not ruled; ruled was: {}", listed(&ruled))
                }
            };
            found.push((one.at, complaint));
        }
        let unlisted: Vec<String> = self
            .issued
            .iter()
            .zip(&self.taken)
            .filter(|(ruled, taken)| !**taken && ruled.ruling.decision().is_weighty())
            .map(|(ruled, _)| ruled.with_articles(self.edition))
            .collect();
        // Where something expected was not ruled, what was ruled instead is told with it.
        let told_already = self.missing.iter().any(|(_, lacks)| lacks.is_none());
        if !unlisted.is_empty() && !told_already {
            found.push((line, format!("ruled, but not listed: {}", listed(&unlisted))));
        }
        found
    }
}

/// Things one after the other; `nothing` where there is none.
pub(crate) fn listed(all: &[String]) -> String {
    if all.is_empty() { String::from("nothing") } else { all.join("; ") }
}
