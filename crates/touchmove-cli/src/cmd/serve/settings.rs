//! The server's settings from a file, for what neither a flag nor the environment sets.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use touchmove_server::Network;

use super::log::Format;
use crate::outcome::BadUse;

/// What a file may say; the names are those of the flags.
#[derive(Deserialize, Default, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub(crate) struct Settings {
    pub(crate) data: Option<PathBuf>,
    pub(crate) listen: Option<SocketAddr>,
    pub(crate) lan: Option<SocketAddr>,
    pub(crate) cert: Option<PathBuf>,
    pub(crate) key: Option<PathBuf>,
    pub(crate) mirror: Option<PathBuf>,
    pub(crate) ballast: Option<u64>,
    pub(crate) pace: Option<u32>,
    pub(crate) address_connections: Option<u32>,
    pub(crate) address_spectators: Option<u32>,
    #[serde(default, deserialize_with = "networks")]
    pub(crate) venue: Vec<Network>,
    #[serde(default, deserialize_with = "networks")]
    pub(crate) trusted_proxy: Vec<Network>,
    #[serde(default, deserialize_with = "networks")]
    pub(crate) metrics_from: Vec<Network>,
    pub(crate) database: Option<String>,
    pub(crate) node: Option<String>,
    pub(crate) address: Option<String>,
    pub(crate) public: Option<String>,
    pub(crate) livechess: Option<String>,
    pub(crate) pairing_command: Option<String>,
    pub(crate) rating_list: Option<PathBuf>,
    pub(crate) push: Option<String>,
    pub(crate) demo: Option<bool>,
    pub(crate) log: Option<String>,
    pub(crate) log_format: Option<Format>,
}

/// Addresses or networks, each a text.
fn networks<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Network>, D::Error> {
    let texts = Vec::<String>::deserialize(from)?;
    texts.iter().map(|text| text.parse().map_err(D::Error::custom)).collect()
}

impl Settings {
    /// Reads a file; nothing is set where there is none.
    pub(crate) fn read(file: Option<&Path>) -> Result<Settings, BadUse> {
        let Some(file) = file else { return Ok(Settings::default()) };
        let text = std::fs::read_to_string(file)
            .map_err(|error| BadUse::new(format_args!("{}: {error}", file.display())))?;
        Settings::parse(&text).map_err(|error| BadUse::new(format_args!("{}: {error}", file.display())))
    }

    fn parse(text: &str) -> Result<Settings, toml::de::Error> {
        toml::from_str(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_names_what_the_flags_name_and_nothing_else() {
        let read = Settings::parse("data = \"club\"\nlisten = \"127.0.0.1:80\"\nballast = 8\n").unwrap();
        assert_eq!(read.data, Some(PathBuf::from("club")));
        assert_eq!((read.listen.map(|listen| listen.port()), read.ballast), (Some(80), Some(8)));
        let read =
            Settings::parse("venue = [\"192.0.2.7\", \"10.0.0.0/8\"]\naddress_spectators = 9\n").unwrap();
        assert_eq!((read.venue.len(), read.address_spectators), (2, Some(9)));
        assert!(Settings::parse("venue = [\"the hall\"]").unwrap_err().to_string().contains("the hall"));
        assert!(Settings::parse("dta = \"club\"").unwrap_err().to_string().contains("dta"));
    }
}
