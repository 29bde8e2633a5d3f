//! Why a scenario cannot go on: what is wrong, and where it is said.

use alloc::string::String;

/// What is wrong, lower case, without full stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Trouble {
    /// The byte of the text that says it; `None` is the line that is being taken.
    pub(crate) at: Option<usize>,
    pub(crate) complaint: String,
}

impl Trouble {
    /// Something wrong at a place.
    pub(crate) fn at(at: usize, complaint: String) -> Trouble {
        Trouble { at: Some(at), complaint }
    }
}

impl From<String> for Trouble {
    fn from(complaint: String) -> Trouble {
        Trouble { at: None, complaint }
    }
}

impl From<&str> for Trouble {
    fn from(complaint: &str) -> Trouble {
        Trouble::from(String::from(complaint))
    }
}
