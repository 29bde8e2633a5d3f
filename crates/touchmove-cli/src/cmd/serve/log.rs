//! The server's log: what happens to it, on standard error, for people or for machines.

use clap::ValueEnum;
use serde::Deserialize;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::outcome::BadUse;

/// How lines are written.
#[derive(ValueEnum, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Format {
    /// A line of text.
    #[default]
    Human,
    /// One JSON object per line.
    Json,
}

/// Begins to log. Nothing personal is logged at `info`: no names, no addresses of people, no codes.
pub(crate) fn start(levels: &str, format: Format) -> Result<(), BadUse> {
    let filter: Targets =
        levels.parse().map_err(|error| BadUse::new(format_args!("--log {levels}: {error}")))?;
    let registry = tracing_subscriber::registry().with(filter);
    let started = match format {
        Format::Human => {
            let lines = fmt::layer().with_writer(std::io::stderr).with_target(false).with_ansi(false);
            registry.with(lines).try_init()
        }
        Format::Json => {
            let lines = fmt::layer().json().with_writer(std::io::stderr).flatten_event(true);
            registry.with(lines).try_init()
        }
    };
    started.map_err(BadUse::new)
}
