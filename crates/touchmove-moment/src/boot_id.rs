//! Which boot of the machine this is.

use std::fmt;
use std::fs;

/// Names one boot of one machine: readings of boot time can be compared if and only if it is the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BootId(String);

impl BootId {
    /// The boot this program runs in. `None` where the system does not say: then nothing read before can be trusted to
    /// be on the same scale.
    pub fn current() -> Option<BootId> {
        let text = fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
        let id = text.trim();
        (!id.is_empty()).then(|| BootId(id.to_owned()))
    }

    /// The name as the system writes it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<String> for BootId {
    fn from(id: String) -> BootId {
        BootId(id)
    }
}

impl fmt::Display for BootId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn it_does_not_change_while_the_machine_is_up() {
        let first = BootId::current().unwrap();
        assert_eq!(BootId::current().unwrap(), first);
        assert_eq!(BootId::from(first.to_string()), first);
        assert_eq!(first.as_str().len(), 36);
    }
}
