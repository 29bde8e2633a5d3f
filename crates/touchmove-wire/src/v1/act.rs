//! Acts as they come over the wire and stand in the journal: who, and what.
//!
//! The journal keeps this form, so a name in it is never given another meaning; new names may be added. The acts
//! themselves have their forms where they are defined, in `touchmove-conduct`.

use serde::de::{DeserializeOwned, Error as _, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Error, Value, from_value, to_value};
use touchmove_chess::Color;
use touchmove_conduct::Act;

/// Who acts.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// White.
    White,
    /// Black.
    Black,
    /// White's assistant.
    WhiteAssistant,
    /// Black's assistant.
    BlackAssistant,
    /// The arbiter, or the server where the Laws let it act instead.
    Arbiter,
    /// Somebody else.
    Bystander,
}

/// What somebody does, sent as `{"by":"white","act":{"do":"touch","square":"e2"}}`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed(pub Act);

impl Deed {
    /// Who does it.
    pub fn by(&self) -> By {
        match &self.0 {
            Act::Player(side, _) => side.choose(By::White, By::Black),
            Act::Assistant(side, _) => side.choose(By::WhiteAssistant, By::BlackAssistant),
            Act::Arbiter(_) => By::Arbiter,
            Act::Bystander(_) => By::Bystander,
        }
    }

    /// Reads what `by` does; each can do only what the Laws let them do.
    pub fn read(by: By, act: Value) -> Result<Deed, Error> {
        Ok(Deed(match by {
            By::White => Act::Player(Color::White, understood(act)?),
            By::Black => Act::Player(Color::Black, understood(act)?),
            By::WhiteAssistant => Act::Assistant(Color::White, understood(act)?),
            By::BlackAssistant => Act::Assistant(Color::Black, understood(act)?),
            By::Arbiter => Act::Arbiter(understood(act)?),
            By::Bystander => Act::Bystander(understood(act)?),
        }))
    }

    /// What is done, without who.
    pub fn act(&self) -> Result<Value, Error> {
        match &self.0 {
            Act::Player(_, act) => to_value(act),
            Act::Assistant(_, act) => to_value(act),
            Act::Arbiter(act) => to_value(act),
            Act::Bystander(act) => to_value(act),
        }
    }

    /// The canonical text in the journal: who and what, fields in declared order.
    pub fn journal_text(&self) -> Result<String, Error> {
        let by = self.by();
        match &self.0 {
            Act::Player(_, act) => serde_json::to_string(&(by, act)),
            Act::Assistant(_, act) => serde_json::to_string(&(by, act)),
            Act::Arbiter(act) => serde_json::to_string(&(by, act)),
            Act::Bystander(act) => serde_json::to_string(&(by, act)),
        }
    }

    /// Reads it back.
    pub fn from_journal(text: &str) -> Result<Deed, Error> {
        // If it is written again as it stands, nothing in it was passed over: that is quickly found out, and so stands nearly
        // every entry.
        if let Ok(deed) = Deed::as_written(text)
            && deed.journal_text().is_ok_and(|again| again == text)
        {
            return Ok(deed);
        }
        let (by, act): (By, Value) = serde_json::from_str(text)?;
        Deed::read(by, act)
    }

    fn as_written(text: &str) -> Result<Deed, Error> {
        fn act<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
            serde_json::from_str::<(IgnoredAny, T)>(text).map(|(_, act)| act)
        }
        let (by, _): (By, IgnoredAny) = serde_json::from_str(text)?;
        Ok(Deed(match by {
            By::White => Act::Player(Color::White, act(text)?),
            By::Black => Act::Player(Color::Black, act(text)?),
            By::WhiteAssistant => Act::Assistant(Color::White, act(text)?),
            By::BlackAssistant => Act::Assistant(Color::Black, act(text)?),
            By::Arbiter => Act::Arbiter(act(text)?),
            By::Bystander => Act::Bystander(act(text)?),
        }))
    }
}

/// Who and what, before anybody knows whether they can do it.
#[derive(Serialize, Deserialize)]
struct ByAndAct {
    by: By,
    act: Value,
}

impl Serialize for Deed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let act = self.act().map_err(serde::ser::Error::custom)?;
        ByAndAct { by: self.by(), act }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Deed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Deed, D::Error> {
        let ByAndAct { by, act } = ByAndAct::deserialize(deserializer)?;
        Deed::read(by, act).map_err(D::Error::custom)
    }
}

/// Reads something all of which is understood. Serde passes over what stands beside the name of a variant that carries
/// nothing; so what was read is written again, and has to have every field.
pub(crate) fn understood<T: DeserializeOwned + Serialize>(sent: Value) -> Result<T, Error> {
    let read: T = from_value(sent.clone())?;
    match unknown(&sent, &to_value(&read)?) {
        None => Ok(read),
        Some(field) => Err(Error::custom(format!("unknown field `{field}`"))),
    }
}

/// A field that was sent and not understood.
fn unknown(sent: &Value, read: &Value) -> Option<String> {
    match (sent, read) {
        (Value::Object(sent), Value::Object(read)) => {
            sent.iter().find_map(|(name, value)| match read.get(name) {
                None => Some(name.clone()),
                Some(read) => unknown(value, read),
            })
        }
        (Value::Array(sent), Value::Array(read)) => {
            sent.iter().zip(read).find_map(|(sent, read)| unknown(sent, read))
        }
        (_, _) => None,
    }
}
