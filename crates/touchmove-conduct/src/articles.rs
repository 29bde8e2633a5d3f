//! The articles, one module a subject, in the order of the 2023 Laws; both numbers in each module's first line.

pub(crate) mod arbiter;
pub(crate) mod assistant;
pub(crate) mod draw;
pub(crate) mod end;
pub(crate) mod flag;
pub(crate) mod irregularity;
pub(crate) mod making;
pub(crate) mod press;
pub(crate) mod start;
pub(crate) mod touch;
