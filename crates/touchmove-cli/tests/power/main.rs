//! Everything that can go wrong under a server: the power, the process, the disk. Nothing that was acknowledged is lost,
//! nothing happens twice, nothing was shown that is not on disk, and nobody is charged for the time without a server.
#![cfg(all(feature = "serve", unix))]

#[cfg(target_os = "linux")]
mod attack;
#[cfg_attr(not(feature = "postgres"), expect(dead_code, reason = "most of it is for several nodes"))]
mod chief;
mod client;
mod copies;
mod disk;
mod folder;
mod kept;
mod kills;
mod lost;
mod memory;
#[cfg(feature = "postgres")]
mod nodes;
#[cfg(feature = "postgres")]
mod nodes_away;
#[cfg(feature = "postgres")]
mod nodes_event;
#[cfg(feature = "postgres")]
mod road;
mod second_machine;
mod server;
mod start;
mod stopped;
#[cfg(feature = "postgres")]
mod two_versions;
mod upgrade;
mod watched;
