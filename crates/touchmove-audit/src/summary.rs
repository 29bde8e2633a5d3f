//! The summary of an audit: counts that add up in any order.

use std::collections::BTreeMap;

use touchmove_law::Tempo;

use crate::basis::Basis;
use crate::finding::{Finding, Month};
use crate::kind::{Kind, Severity};

/// Counts of games and findings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Games read.
    pub games: u64,
    /// Moves of either player.
    pub plies: u64,
    /// Games judged by each of [`Basis::ALL`].
    pub by_basis: [u64; 3],
    /// Findings of each of [`Kind::ALL`].
    pub by_kind: Vec<u64>,
    /// Games of each month; those without one under `None`.
    pub by_month: BTreeMap<Option<Month>, Tally>,
    /// Games of each tempo; those without one under `None`.
    pub by_tempo: BTreeMap<Option<Tempo>, Tally>,
}

/// Games, and what was found in them.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Games with a fault.
    pub faulty: u64,
    /// Games with a remark and no fault.
    pub remarked: u64,
    /// Games with a note and nothing else.
    pub noted: u64,
}

impl Tally {
    fn count(&mut self, worst: Option<Severity>) {
        self.games += 1;
        match worst {
            Some(Severity::Fault) => self.faulty += 1,
            Some(Severity::Remark) => self.remarked += 1,
            Some(Severity::Note) => self.noted += 1,
            None => {}
        }
    }

    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.faulty += other.faulty;
        self.remarked += other.remarked;
        self.noted += other.noted;
    }
}

impl Default for Summary {
    fn default() -> Summary {
        Summary {
            games: 0,
            plies: 0,
            by_basis: [0; 3],
            by_kind: vec![0; Kind::ALL.len()],
            by_month: BTreeMap::new(),
            by_tempo: BTreeMap::new(),
        }
    }
}

impl Summary {
    /// Counts a game and what was found in it.
    pub(crate) fn count(
        &mut self,
        basis: &Basis,
        month: Option<Month>,
        tempo: Option<Tempo>,
        plies: u32,
        found: &[Finding],
    ) {
        self.games += 1;
        self.plies += u64::from(plies);
        if let Some(place) = Basis::ALL.iter().position(|one| one == basis) {
            self.by_basis[place] += 1;
        }
        let worst = found.iter().map(|finding| finding.kind.severity()).max();
        self.by_month.entry(month).or_default().count(worst);
        self.by_tempo.entry(tempo).or_default().count(worst);
    }

    /// Counts findings by their kinds.
    pub(crate) fn count_kinds(&mut self, found: &[Finding]) {
        for finding in found {
            self.by_kind[finding.kind.index()] += 1;
        }
    }

    /// Adds the counts of another part.
    pub fn add(&mut self, other: &Summary) {
        self.games += other.games;
        self.plies += other.plies;
        for (sum, count) in self.by_basis.iter_mut().zip(&other.by_basis) {
            *sum += count;
        }
        for (sum, count) in self.by_kind.iter_mut().zip(&other.by_kind) {
            *sum += count;
        }
        for (month, tally) in &other.by_month {
            self.by_month.entry(*month).or_default().add(*tally);
        }
        for (tempo, tally) in &other.by_tempo {
            self.by_tempo.entry(*tempo).or_default().add(*tally);
        }
    }

    /// Findings of a severity.
    pub fn of_severity(&self, severity: Severity) -> u64 {
        let of_it = Kind::ALL.iter().filter(|kind| kind.severity() == severity);
        of_it.map(|kind| self.by_kind[kind.index()]).sum()
    }

    /// Findings of all kinds.
    pub fn findings(&self) -> u64 {
        self.by_kind.iter().sum()
    }

    /// Games judged by what the editions have in common, their dates being under neither or unknown.
    pub fn common(&self) -> u64 {
        let place = Basis::ALL.iter().position(|basis| *basis == Basis::Common);
        place.and_then(|place| self.by_basis.get(place)).copied().unwrap_or_default()
    }
}
