//! The address of a client, for limits per address.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;
use std::sync::Arc;

/// One address, or all that begin like it: `192.0.2.7`, `10.0.0.0/8`, `2001:db8::/32`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    /// How many bits of it count.
    bits: u32,
}

impl Network {
    /// Whether an address is in it.
    pub fn holds(&self, other: IpAddr) -> bool {
        match (self.address, other) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let differ = u32::from(own) ^ u32::from(other);
                differ.leading_zeros() >= self.bits
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let differ = u128::from(own) ^ u128::from(other);
                differ.leading_zeros() >= self.bits
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let wrong = || {
            format!("\"{text}\" is not an address or a network; expected one such as 192.0.2.7 or 10.0.0.0/8")
        };
        let (address, bits) = match text.trim().split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u32>().map_err(|_| wrong())?)),
            None => (text.trim(), None),
        };
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { u32::BITS } else { u128::BITS };
        let bits = bits.unwrap_or(most);
        if bits > most { Err(wrong()) } else { Ok(Network { address, bits }) }
    }
}

/// How much one address may take of a server.
#[derive(Clone, Debug)]
pub struct Limits {
    /// How many connections at a time.
    pub connections: u32,
    /// How many who watch one game each.
    pub spectators: u32,
    /// The addresses of the venue: many devices have one of them together, and none of these limits counts there.
    pub venue: Vec<Network>,
    /// Proxies on other machines: the client address they report is trusted.
    pub proxies: Vec<Network>,
    /// Machines that watch this one: they are given its figures, and so are this machine itself and the chief arbiter.
    pub watching: Vec<Network>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 1280,
            spectators: 32,
            venue: Vec::new(),
            proxies: Vec::new(),
            watching: Vec::new(),
        }
    }
}

/// Who may have the figures of the server by where they are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watching(Arc<[Network]>);

impl Watching {
    pub(crate) fn of(limits: &Limits) -> Watching {
        Watching(limits.watching.clone().into())
    }

    /// Whether this machine, or one that the operator has named.
    pub(crate) fn holds(&self, address: IpAddr) -> bool {
        is_this_machine(address) || self.0.iter().any(|network| network.holds(address))
    }
}

/// Whose limits are not counted by address.
#[derive(Clone, Debug, Default)]
pub(crate) struct Uncounted(Arc<[Network]>);

impl Uncounted {
    /// People at the venue.
    pub(crate) fn people(limits: &Limits) -> Uncounted {
        Uncounted(limits.venue.clone().into())
    }

    /// Connections from the venue, and from proxies, which have those of many people.
    pub(crate) fn connections(limits: &Limits) -> Uncounted {
        Uncounted([limits.venue.clone(), limits.proxies.clone()].concat().into())
    }

    /// Proxies on this machine and others.
    pub(crate) fn proxies(limits: &Limits) -> Uncounted {
        Uncounted(limits.proxies.clone().into())
    }

    /// Whether an address has no limits of its own.
    pub(crate) fn holds(&self, address: IpAddr) -> bool {
        is_this_machine(address) || self.0.iter().any(|network| network.holds(address))
    }
}

/// The address in canonical form: a dual-stack socket shows IPv4 addresses in an IPv6 form.
pub(crate) fn canonical(from: SocketAddr) -> SocketAddr {
    SocketAddr::new(from.ip().to_canonical(), from.port())
}

/// By what limits per address count: an IPv6 address by its network of 64 bits, of which one machine has as many
/// addresses as it likes.
pub(crate) fn limit_key(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from(u128::from(address) >> 64 << 64)),
    }
}

/// Whether it is the loopback address, by which programs on this machine connect; limits per address do not apply to them.
pub(crate) fn is_this_machine(place: IpAddr) -> bool {
    place == IpAddr::V4(Ipv4Addr::LOCALHOST) || place == IpAddr::V6(Ipv6Addr::LOCALHOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_with_many_ipv6_addresses_counts_once() {
        let key = |text: &str| limit_key(text.parse().unwrap());
        assert_eq!(key("2001:db8::1"), key("2001:db8::ffff:2"));
        assert_ne!(key("2001:db8::1"), key("2001:db8:0:1::1"));
        assert_ne!(key("192.0.2.7"), key("192.0.2.8"));
    }

    #[test]
    fn a_network_holds_what_begins_like_it() {
        let holds = |network: &str, address: &str| {
            let network: Network = network.parse().unwrap();
            network.holds(address.parse().unwrap())
        };
        assert!(holds("192.0.2.7", "192.0.2.7"));
        assert!(!holds("192.0.2.7", "192.0.2.8"));
        assert!(holds("10.0.0.0/8", "10.255.1.2"));
        assert!(!holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("0.0.0.0/0", "203.0.113.9"));
        assert!(holds("2001:db8::/32", "2001:db8:1::7"));
        assert!(!holds("2001:db8::/32", "2001:db9::7"));
        assert!(!holds("::/0", "192.0.2.7"));
        for none in ["", "hall", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8", "::1/129"] {
            assert!(none.parse::<Network>().is_err(), "{none}");
        }
    }

    #[test]
    fn one_machine_is_one_place_by_either_family() {
        let place = |text: &str| canonical(text.parse().unwrap()).ip();
        assert_eq!(place("[::ffff:192.0.2.7]:9"), place("192.0.2.7:10"));
        assert_ne!(place("[2001:db8::7]:9"), place("192.0.2.7:9"));
        assert!(is_this_machine(place("[::ffff:127.0.0.1]:9")));
        assert!(is_this_machine(place("[::1]:9")));
        assert!(!is_this_machine(place("192.0.2.7:9")));
    }
}
