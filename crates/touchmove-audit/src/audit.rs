//! The audit of a stream of games: each judged by the Laws of its date, on as many threads as wanted.

use std::io::{self, Read};
use std::num::NonZeroUsize;

use touchmove_chess::winnability::Budget;
use touchmove_law::Edition;
use touchmove_notation::pgn::{IllegalMoves, Location, Options};

use crate::finding::Finding;
use crate::judge::Judge;
use crate::kind::{Kind, Severity};
use crate::read::{Part, Start, read_from};
use crate::summary::Summary;

/// How games are audited.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The edition to judge by, whatever the date; none to judge by the date.
    pub edition: Option<Edition>,
    /// What becomes of illegal moves.
    pub illegal: IllegalMoves,
    /// How much a proof about the last position may take.
    pub budget: Budget,
    /// Kinds that are not reported, one place for each of [`Kind::ALL`].
    unwanted: Vec<bool>,
}

impl Terms {
    /// Everything is reported, each game is judged by its date, and an illegal move ends its board.
    pub fn new() -> Terms {
        Terms {
            edition: None,
            illegal: IllegalMoves::Stop,
            budget: Budget::DEFAULT,
            unwanted: vec![false; Kind::ALL.len()],
        }
    }

    /// Does not report this kind.
    pub fn without(&mut self, kind: Kind) {
        self.unwanted[kind.index()] = true;
    }

    /// Minimum severity to report.
    pub fn at_least(&mut self, severity: Severity) {
        for kind in Kind::ALL.iter().filter(|kind| kind.severity() < severity) {
            self.without(*kind);
        }
    }

    /// Reports these kinds only.
    pub fn only(&mut self, kinds: &[Kind]) {
        for kind in Kind::ALL.iter().filter(|kind| !kinds.contains(kind)) {
            self.without(*kind);
        }
    }

    /// Whether a kind is reported.
    pub fn wants(&self, kind: Kind) -> bool {
        !self.unwanted[kind.index()]
    }

    /// The kinds that are reported.
    pub fn wanted(&self) -> impl Iterator<Item = Kind> {
        Kind::ALL.iter().copied().filter(|kind| self.wants(*kind))
    }
}

impl Default for Terms {
    fn default() -> Terms {
        Terms::new()
    }
}

/// What was found in a part of a stream.
#[derive(Debug)]
pub struct Audited {
    /// The findings, in the order of the games, with the numbers the games have in the stream.
    pub findings: Vec<Finding>,
    /// The counts of the part.
    pub summary: Summary,
    /// Games of the stream up to the end of the part.
    pub games: u64,
    /// Where the part ends and the next begins.
    pub end: Location,
}

/// Audits all games of a stream, from its beginning or from where an earlier audit stopped: the stream itself
/// begins at that place. The parts are given to `take` in the order of the stream, whatever the number of threads.
///
/// Memory does not depend on the size of the stream. Findings are the same wherever the parts begin.
pub fn audit(
    stream: impl Read + Send,
    terms: &Terms,
    threads: NonZeroUsize,
    start: Start,
    mut take: impl FnMut(Audited) + Send,
) -> io::Result<()> {
    let options = Options { illegal: terms.illegal, ..Options::OWN };
    read_from(stream, options, threads, start, || Judge::new(terms), |part| take(audited(part)))
}

fn audited(part: Part<Judge<'_>>) -> Audited {
    let Judge { mut findings, mut summary, .. } = part.visitor;
    for finding in &mut findings {
        finding.game += part.games_before;
    }
    summary.count_kinds(&findings);
    Audited { findings, games: part.games_before + summary.games, summary, end: part.end }
}
