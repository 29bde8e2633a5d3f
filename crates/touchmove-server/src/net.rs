//! Everything between a connection and a handler: listening, limits, headers, languages, the routes and what they answer when they refuse.

pub(crate) mod address;
pub(crate) mod answer;
pub(crate) mod clean;
pub(crate) mod compress;
pub(crate) mod connection_limit;
mod connections;
pub(crate) mod descriptors;
pub(crate) mod headers;
pub(crate) mod health;
pub(crate) mod host;
pub(crate) mod lan;
pub(crate) mod language;
pub(crate) mod listen;
pub(crate) mod metrics;
pub(crate) mod openapi;
pub(crate) mod overload;
pub(crate) mod problem;
pub(crate) mod promises;
pub(crate) mod rate_limit;
pub(crate) mod request_id;
pub(crate) mod routes;
pub(crate) mod stopping;
