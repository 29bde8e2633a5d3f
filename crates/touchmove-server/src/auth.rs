//! Who somebody is and what they may do: sign-in, sessions, seats, devices, and the log of what was refused.

pub(crate) mod access;
pub(crate) mod cookies;
pub(crate) mod office;
pub(crate) mod office_people;
pub(crate) mod office_routes;
pub(crate) mod policy;
pub(crate) mod recovery;
pub(crate) mod seats;
pub(crate) mod security_line;
pub(crate) mod security_log;
