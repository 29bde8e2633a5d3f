//! Forms on the wire that attributes cannot say: an incident is its code.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Incident;

impl Serialize for Incident {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Incident {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Incident, D::Error> {
        let code = alloc::string::String::deserialize(deserializer)?;
        code.parse().map_err(Error::custom)
    }
}
