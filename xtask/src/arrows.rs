//! Which crate may depend on which: the arrows of ARCHITECTURE.md as data.

/// What a crate may use.
pub(crate) struct Arrow {
    pub(crate) name: &'static str,
    /// Our own crates it may depend on.
    pub(crate) ours: &'static [&'static str],
    /// Crates of others it may depend on.
    pub(crate) others: Others,
}

pub(crate) enum Others {
    /// The pure block: these at most.
    Only(&'static [&'static str]),
    /// What ARCHITECTURE.md names.
    Named,
}

/// What gives values their forms on the wire, in TypeScript and in JSON Schema.
pub(crate) const FORMS: [&str; 3] = ["serde", "schemars", "ts-rs"];

const LAW: &str = "touchmove-law";
const CHESS: &str = "touchmove-chess";
const NOTATION: &str = "touchmove-notation";
const CLOCK: &str = "touchmove-clock";
const MOMENT: &str = "touchmove-moment";
const CONDUCT: &str = "touchmove-conduct";
const FEED: &str = "touchmove-feed";
const COMPETITION: &str = "touchmove-competition";
const SCENARIO: &str = "touchmove-scenario";
const WORDS: &str = "touchmove-words";
const DRILL: &str = "touchmove-drill";
const EXPLAIN: &str = "touchmove-explain";
const PRINT: &str = "touchmove-print";
const PDF: &str = "touchmove-pdf";
const AUDIT: &str = "touchmove-audit";
const WIRE: &str = "touchmove-wire";
const STORE: &str = "touchmove-store";
const SERVER: &str = "touchmove-server";

/// Every crate that may exist below `crates/` and beside it.
pub(crate) const ARROWS: &[Arrow] = &[
    Arrow { name: LAW, ours: &[], others: Others::Only(&[]) },
    Arrow { name: CHESS, ours: &[LAW], others: Others::Only(&[]) },
    Arrow { name: NOTATION, ours: &[LAW, CHESS], others: Others::Only(&["memchr"]) },
    Arrow { name: CLOCK, ours: &[LAW, CHESS], others: Others::Only(&[]) },
    Arrow { name: CONDUCT, ours: &[LAW, CHESS, NOTATION, CLOCK], others: Others::Only(&[]) },
    Arrow { name: FEED, ours: &[LAW, CHESS, CLOCK, CONDUCT], others: Others::Only(&[]) },
    Arrow { name: COMPETITION, ours: &[LAW, CHESS, NOTATION, CLOCK, CONDUCT], others: Others::Only(&[]) },
    Arrow {
        name: SCENARIO,
        ours: &[LAW, CHESS, NOTATION, CLOCK, CONDUCT, COMPETITION],
        others: Others::Only(&[]),
    },
    Arrow { name: MOMENT, ours: &[], others: Others::Named },
    Arrow { name: WORDS, ours: &[LAW, CHESS, NOTATION, CLOCK, CONDUCT, COMPETITION], others: Others::Named },
    Arrow {
        name: PRINT,
        ours: &[LAW, CHESS, NOTATION, CLOCK, CONDUCT, COMPETITION, WORDS],
        others: Others::Only(&[]),
    },
    Arrow { name: PDF, ours: &[LAW, CHESS, NOTATION, PRINT], others: Others::Named },
    Arrow { name: AUDIT, ours: &[LAW, CHESS, NOTATION, CLOCK, CONDUCT], others: Others::Named },
    Arrow { name: WIRE, ours: &[LAW, CHESS, NOTATION, CLOCK, CONDUCT, COMPETITION], others: Others::Named },
    Arrow {
        name: DRILL,
        ours: &[LAW, CHESS, NOTATION, CLOCK, CONDUCT, SCENARIO, WORDS, WIRE],
        others: Others::Only(&[]),
    },
    Arrow {
        name: EXPLAIN,
        ours: &[LAW, CHESS, NOTATION, CLOCK, CONDUCT, SCENARIO, WORDS, WIRE],
        others: Others::Only(&[]),
    },
    Arrow { name: STORE, ours: &[LAW, CONDUCT, MOMENT, WIRE], others: Others::Named },
    Arrow {
        name: SERVER,
        ours: &[
            LAW,
            CHESS,
            NOTATION,
            CLOCK,
            CONDUCT,
            FEED,
            COMPETITION,
            SCENARIO,
            WORDS,
            DRILL,
            EXPLAIN,
            PRINT,
            MOMENT,
            WIRE,
            STORE,
        ],
        others: Others::Named,
    },
    Arrow {
        name: "touchmove-cli",
        ours: &[
            LAW,
            CHESS,
            NOTATION,
            CLOCK,
            CONDUCT,
            COMPETITION,
            SCENARIO,
            WORDS,
            DRILL,
            EXPLAIN,
            PRINT,
            PDF,
            AUDIT,
            MOMENT,
            WIRE,
            STORE,
            SERVER,
        ],
        others: Others::Named,
    },
    Arrow {
        name: "touchmove-sim",
        ours: &[LAW, CHESS, NOTATION, CLOCK, CONDUCT, COMPETITION, SCENARIO],
        others: Others::Named,
    },
    Arrow {
        name: "touchmove-bench",
        ours: &[
            LAW,
            CHESS,
            NOTATION,
            CLOCK,
            CONDUCT,
            COMPETITION,
            SCENARIO,
            AUDIT,
            MOMENT,
            WIRE,
            STORE,
            SERVER,
            "touchmove-sim",
        ],
        others: Others::Named,
    },
    Arrow { name: "xtask", ours: &[], others: Others::Named },
];
