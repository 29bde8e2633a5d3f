//! Wire forms that attributes cannot express: a time control is what people write.

use alloc::string::{String, ToString};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{TimeControl, read_control};

impl Serialize for TimeControl {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("TimeControl", &self.to_string())
    }
}

impl<'de> Deserialize<'de> for TimeControl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TimeControl, D::Error> {
        let text = String::deserialize(deserializer)?;
        read_control(&text)
            .ok_or_else(|| Error::custom(format_args!("time control: \u{201c}{text}\u{201d} cannot be read")))
    }
}
