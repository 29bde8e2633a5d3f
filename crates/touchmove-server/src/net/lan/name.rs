//! The server's name on the local network: `touchmove.local`, by multicast DNS. Nobody has to type numbers.

use mdns_sd::{ServiceDaemon, ServiceInfo};

/// The name, unless another server on the network has it already.
pub(crate) const NAME: &str = "touchmove.local";

/// An announcement, withdrawn when this is dropped.
pub(super) struct Named(Option<ServiceDaemon>);

impl Named {
    /// Announces the server at this port. A network that lets nobody announce anything is no reason not to serve: the address works.
    pub(super) fn announce(port: u16) -> Named {
        Named(announced(port).inspect_err(|error| tracing::info!("no name on the network: {error}")).ok())
    }
}

fn announced(port: u16) -> Result<ServiceDaemon, mdns_sd::Error> {
    let daemon = ServiceDaemon::new()?;
    let nothing: &[(&str, &str)] = &[];
    let host = format!("{NAME}.");
    let service = ServiceInfo::new("_https._tcp.local.", "Touchmove", &host, "", port, nothing)?;
    daemon.register(service.enable_addr_auto())?;
    Ok(daemon)
}

impl Drop for Named {
    fn drop(&mut self) {
        if let Some(daemon) = self.0.take() {
            // Whoever asked for the name is told that it is gone.
            let _ = daemon.shutdown();
        }
    }
}
