//! Outages of the server, a device, a node or the database. Clocks are stopped, and nothing is lost.

pub(crate) mod cut_journal;
pub(crate) mod gaps;
pub(crate) mod late_acts;
pub(crate) mod proxy;
pub(crate) mod replication;
#[cfg(test)]
pub(crate) mod restart_rule;
pub(crate) mod stop_clocks;
pub(crate) mod table_fault;
pub(crate) mod thresholds;
pub(crate) mod timeline;
pub(crate) mod upgrade;
