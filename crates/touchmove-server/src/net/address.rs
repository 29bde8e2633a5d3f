//! The address of a client, for limits per address.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The address in canonical form: a dual-stack socket shows IPv4 addresses in an IPv6 form.
pub(crate) fn canonical(from: SocketAddr) -> SocketAddr {
    SocketAddr::new(from.ip().to_canonical(), from.port())
}

/// Whether it is the loopback address, by which programs on this machine connect; limits per address do not apply to them.
pub(crate) fn is_this_machine(place: IpAddr) -> bool {
    place == IpAddr::V4(Ipv4Addr::LOCALHOST) || place == IpAddr::V6(Ipv6Addr::LOCALHOST)
}

#[cfg(test)]
mod tests {
    use super::*;

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
