//! How much work a proof may take, counted in nodes, never in time.

/// Looked at from time to time: `true` means stop.
pub type Cancel<'a> = &'a dyn Fn() -> bool;

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

    /// So many nodes, with 64 MiB up to a million of them and 1 GiB above.
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
    cancel: Option<Cancel<'a>>,
    asked: u64,
}

/// Nodes between two looks at the wish to stop.
const BETWEEN_LOOKS: u64 = 4096;

impl<'a> Effort<'a> {
    pub(super) fn new(budget: Budget, cancel: Option<Cancel<'a>>) -> Effort<'a> {
        Effort { nodes: 0, limit: budget.nodes, memory: budget.memory, cancel, asked: 0 }
    }

    /// Counts nodes; `false` when there are none left or somebody wants the search to stop.
    #[inline]
    pub(super) fn spend(&mut self, nodes: u64) -> bool {
        self.nodes += nodes;
        if self.nodes >= self.limit {
            return false;
        }
        if self.nodes - self.asked >= BETWEEN_LOOKS {
            self.asked = self.nodes;
            if self.cancel.is_some_and(|cancel| cancel()) {
                self.limit = 0;
                return false;
            }
        }
        true
    }

    /// Nodes left.
    pub(super) fn left(&self) -> u64 {
        self.limit.saturating_sub(self.nodes)
    }
}
