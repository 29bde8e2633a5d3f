//! The server's name on the local network: `touchmove.local`, by multicast DNS. Nobody has to type numbers.

use mdns_sd::{ServiceDaemon, ServiceInfo};

/// The name, unless another server on the network has it already.
pub(crate) const NAME: &str = "touchmove.local";

/// An announcement, withdrawn when this is dropped.
pub(super) struct AnnouncedName(Option<ServiceDaemon>);

impl AnnouncedName {
    /// Announces the server at this port. A network that lets nobody announce anything is no reason not to serve: the address works.
    pub(super) fn announce(port: u16) -> AnnouncedName {
        let announced = ServiceDaemon::new().and_then(|daemon| announce(daemon, port));
        AnnouncedName(announced.inspect_err(|error| tracing::info!("no name on the network: {error}")).ok())
    }
}

/// What is found on the network: a site over TLS.
const KIND: &str = "_https._tcp.local.";

fn announce(daemon: ServiceDaemon, port: u16) -> Result<ServiceDaemon, mdns_sd::Error> {
    let nothing: &[(&str, &str)] = &[];
    let host = format!("{NAME}.");
    let service = ServiceInfo::new(KIND, "Touchmove", &host, "", port, nothing)?;
    daemon.register(service.enable_addr_auto())?;
    Ok(daemon)
}

impl Drop for AnnouncedName {
    fn drop(&mut self) {
        if let Some(daemon) = self.0.take() {
            // Anyone who asked for the name is told that it is gone.
            let _ = daemon.shutdown();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use mdns_sd::{IfKind, ServiceEvent};

    use super::*;

    /// On this machine alone: no network is needed, and none is disturbed.
    fn at_home() -> ServiceDaemon {
        let daemon = ServiceDaemon::new().unwrap();
        daemon.disable_interface(IfKind::All).unwrap();
        daemon.enable_interface(IfKind::LoopbackV4).unwrap();
        daemon
    }

    #[test]
    fn whoever_looks_for_the_server_finds_its_name_and_its_port() {
        let _named = AnnouncedName(Some(announce(at_home(), 48_766).unwrap()));
        let looking = at_home();
        let found = looking.browse(KIND).unwrap();
        let resolved = loop {
            let event = found.recv_timeout(Duration::from_secs(60)).expect("nothing is announced");
            if let ServiceEvent::ServiceResolved(service) = event
                && service.get_port() == 48_766
            {
                break service;
            }
        };
        assert_eq!(resolved.get_hostname(), "touchmove.local.");
        assert!(!resolved.get_addresses().is_empty());
        let _ = looking.shutdown();
    }
}
