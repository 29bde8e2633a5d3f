//! File descriptors: every connection takes one, and the usual limit of 1,024 is too low for a hall.

/// Enough for all connections, the journal and what is printed.
#[cfg(unix)]
const ENOUGH: u64 = 16_384;

/// Raises the soft limit as far as the system allows; reports if that is too little.
#[cfg(unix)]
pub(crate) fn raise() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = limit.maximum.map_or(ENOUGH, |most| most.min(ENOUGH));
    if limit.current.is_some_and(|now| now < wanted) {
        let raised = Rlimit { current: Some(wanted), maximum: limit.maximum };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            tracing::warn!("the limit of open files cannot be raised: {error}");
        }
    }
    if getrlimit(Resource::Nofile).current.is_some_and(|now| now < ENOUGH) {
        tracing::warn!(
            "the system allows fewer than {ENOUGH} open files; a large hall needs more (ulimit -n)"
        );
    }
}

/// There is no such limit.
#[cfg(not(unix))]
pub(crate) fn raise() {}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn the_soft_limit_is_raised_to_what_is_needed_or_to_the_hard_one() {
        raise();
        let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile);
        let most = limit.maximum.unwrap_or(u64::MAX).min(ENOUGH);
        assert!(limit.current.unwrap_or(u64::MAX) >= most, "{limit:?}");
    }
}
