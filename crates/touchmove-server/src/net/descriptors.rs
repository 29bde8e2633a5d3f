//! File descriptors: every connection takes one, and the usual limit of 1,024 is too low for a hall.

/// Enough for all connections, the journal and what is printed.
pub(crate) const ENOUGH: u64 = 16_384;
/// Kept for the journal, its copies and what is printed, whatever connects.
const OWN: u64 = 256;

/// How many connections there may be with this many open files: in all, and from one address, so that no four addresses can shut out the
/// others.
pub(crate) fn connections(open_files: Option<u64>) -> (u32, u32) {
    let all = open_files.map_or(u64::MAX, |files| files.saturating_sub(OWN));
    let count = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    (count(all), count(all / 4))
}

/// How many files may be open now; `None` where there is no limit.
#[cfg(unix)]
pub(crate) fn open_files() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

/// There is no such limit.
#[cfg(not(unix))]
pub(crate) fn open_files() -> Option<u64> {
    None
}

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
    fn one_address_never_has_all_the_files() {
        assert_eq!(connections(Some(1024)), (768, 192));
        assert_eq!(connections(Some(ENOUGH)), (16_128, 4032));
        assert_eq!(connections(Some(100)), (0, 0));
        assert_eq!(connections(None), (u32::MAX, u32::MAX));
    }

    #[test]
    fn the_soft_limit_is_raised_to_what_is_needed_or_to_the_hard_one() {
        raise();
        let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile);
        let most = limit.maximum.unwrap_or(u64::MAX).min(ENOUGH);
        assert!(limit.current.unwrap_or(u64::MAX) >= most, "{limit:?}");
    }
}
