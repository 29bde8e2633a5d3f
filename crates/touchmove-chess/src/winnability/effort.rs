//! How much work a proof may take, counted in nodes, never in time.

use core::ops::ControlFlow;

/// Called every few thousand nodes with the progress so far; `Break` stops the proof.
pub type Watch<'a> = &'a dyn Fn(Progress) -> ControlFlow<()>;

/// How far a proof has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Nodes spent.
    pub nodes: u64,
    /// Nodes that may be spent.
    pub budget: u64,
    /// What is being tried.
    pub stage: Stage,
}

/// What a proof is trying.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// To find a mate among the positions that can arise, or to look at all of them.
    Positions,
    /// To prove over sets of positions that there is no mate.
    Sets,
}

/// What a proof may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Positions that may be made, for each side asked about.
    pub nodes: u64,
    /// Bytes that tables may take.
    pub memory: usize,
}

impl Budget {
    /// A million nodes and 64 MiB.
    pub const DEFAULT: Budget = Budget { nodes: 1_000_000, memory: 64 << 20 };

    /// This many nodes, with 64 MiB up to a million of them and 1 GiB above.
    pub const fn nodes(nodes: u64) -> Budget {
        let memory = if nodes <= Budget::DEFAULT.nodes { Budget::DEFAULT.memory } else { 1 << 30 };
        Budget { nodes, memory }
    }
}

/// The work done so far, and what is left.
pub(super) struct Effort<'a> {
    pub(super) nodes: u64,
    limit: u64,
    pub(super) memory: usize,
    watch: Option<Watch<'a>>,
    told: u64,
    pub(super) stage: Stage,
}

/// Nodes between two calls of the watch.
const BETWEEN_CALLS: u64 = 4096;

impl<'a> Effort<'a> {
    pub(super) fn new(budget: Budget, watch: Option<Watch<'a>>) -> Effort<'a> {
        Effort {
            nodes: 0,
            limit: budget.nodes,
            memory: budget.memory,
            watch,
            told: 0,
            stage: Stage::Positions,
        }
    }

    /// Counts nodes; `false` when there are none left or somebody wants the search to stop.
    #[inline]
    pub(super) fn spend(&mut self, nodes: u64) -> bool {
        self.nodes += nodes;
        if self.nodes >= self.limit {
            return false;
        }
        self.nodes - self.told < BETWEEN_CALLS || self.goes_on()
    }

    /// Tells the progress; `false` if the proof is to stop.
    #[cold]
    fn goes_on(&mut self) -> bool {
        self.told = self.nodes;
        let progress = Progress { nodes: self.nodes, budget: self.limit, stage: self.stage };
        let goes_on = self.watch.is_none_or(|watch| watch(progress).is_continue());
        if !goes_on {
            self.limit = 0;
        }
        goes_on
    }

    /// Nodes left.
    pub(super) fn left(&self) -> u64 {
        self.limit.saturating_sub(self.nodes)
    }
}
