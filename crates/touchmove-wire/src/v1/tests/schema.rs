//! The JSON Schemas of the OpenAPI document, written from the types of this crate.
//!
//! `cargo xtask types` writes the file by running this test with `TOUCHMOVE_WRITE` set; without it the test compares.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::path::Path;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::Value;
use touchmove_conduct::Choice;
use touchmove_conduct::act::{ArbiterAct, AssistantAct, Observation, PlayerAct};

use crate::v1::casual::*;
use crate::v1::drill::{DrillChosen, DrillExercise, DrillGiven, DrillMarked};
use crate::v1::event::ArchiveForm;
use crate::v1::event::answer::{ExplanationAnswer, ReportAnswer, StandingsAnswer};
use crate::v1::event::desk::{BoardShown, Resumed, RoundDesk, Tile};
use crate::v1::event::entry::{MoveEntered, MoveTaken};
use crate::v1::event::feed::{FeedWanted, FeedsShown, GameFeed};
use crate::v1::event::http::*;
use crate::v1::event::page::{PageBeat, PageChanged, PageShown};
use crate::v1::event::pairing::PairingsRead;
use crate::v1::event::preview::{PreviewWanted, Previewed};
use crate::v1::explain::{ExplainAnswer, ExplainExamples, ExplainWanted};
use crate::v1::game::*;
use crate::v1::gap::{GapShown, Settlement};
use crate::v1::law::{LawBook, LawRow, LawTerm};
use crate::v1::live::{FromClient, FromServer};
use crate::v1::office_http::*;
use crate::v1::problem::ProblemShown;
use crate::v1::ratings::{RatedShown, RatingsRead, RatingsTaken};
use crate::v1::scenario::{ScenarioListed, ScenarioShown};
use crate::v1::text::{File, Text};
use crate::v1::view::{GameChanged, GameView};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/v1/schemas.json");

macro_rules! collect {
    ($generator:expr, $($type:ty),* $(,)?) => { $($generator.subschema_for::<$type>();)* };
}

fn all() -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
    });
    let mut generator = settings.into_generator();
    collect!(
        generator,
        About,
        PresetShown,
        Wanted,
        Created,
        Listed,
        InviteWanted,
        Invited,
        Rematch,
        JournalLine,
        Replay,
        ReplayEnd,
        Health,
        ProblemShown,
        SeatRevoked,
        SeatGiven,
        SetUp,
        LogIn,
        Appointment,
        CodeWanted,
        CodeGiven,
        CodeUsed,
        Myself,
        DeviceShown,
        SessionShown,
        ArbiterShown,
        BoardDevicesWanted,
        BoardCode,
        BoardDevice,
        LawBook,
        LawRow,
        LawTerm,
        ScenarioListed,
        ScenarioShown,
        DrillChosen,
        DrillExercise,
        DrillGiven,
        DrillMarked,
        ExplainWanted,
        ExplainExamples,
        ExplainAnswer,
        EventWanted,
        EventMade,
        EventListed,
        EventShown,
        EventActSent,
        EventActTaken,
        ArchiveForm,
        TablesWanted,
        StartWanted,
        Started,
        PairingsRead,
        PreviewWanted,
        Previewed,
        TablesMade,
        SeatCodes,
        StandingsAnswer,
        RatedShown,
        RatingsRead,
        RatingsTaken,
        ExplanationAnswer,
        ReportAnswer,
        RoundDesk,
        Tile,
        BoardShown,
        PageShown,
        PageChanged,
        PageBeat,
        Resumed,
        GameView,
        GameChanged,
        GapShown,
        Settlement,
        FeedsShown,
        GameFeed,
        FeedWanted,
        MoveEntered,
        MoveTaken,
        FromServer,
    );
    let from_client = from_client(&mut generator);
    let mut schemas = generator.take_definitions(true);
    schemas.insert("FromClient".to_owned(), from_client);
    let mut schemas = Value::Object(schemas);
    close_variants(&mut schemas);
    schemas
}

impl<const MOST: usize> JsonSchema for Text<MOST> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Text".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "maxLength": MOST })
    }
}

impl JsonSchema for File {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "File".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string" })
    }
}

/// What is done at a table, and by whom.
/// The words by which a choice says of which kind it is.
pub(crate) fn kinds_of_choices(generator: &mut SchemaGenerator) -> Schema {
    let choice = Choice::json_schema(generator);
    let variants = choice.get("oneOf").and_then(Value::as_array);
    let kinds = variants.into_iter().flatten().map(|one| &one["properties"]["choose"]["const"]);
    json_schema!({ "type": "array", "items": { "type": "string", "enum": kinds.collect::<Vec<_>>() } })
}

pub(crate) fn any_deed(generator: &mut SchemaGenerator) -> Schema {
    let deeds = [
        generator.subschema_for::<PlayerAct>(),
        generator.subschema_for::<AssistantAct>(),
        generator.subschema_for::<ArbiterAct>(),
        generator.subschema_for::<Observation>(),
    ];
    json_schema!({ "anyOf": deeds })
}

/// The message of an act once for each who can do something else: who acts says what can be done.
fn by_whom(generator: &mut SchemaGenerator, message: Value) -> Vec<Value> {
    let acts = [
        (vec!["white", "black"], generator.subschema_for::<PlayerAct>()),
        (vec!["white-assistant", "black-assistant"], generator.subschema_for::<AssistantAct>()),
        (vec!["arbiter"], generator.subschema_for::<ArbiterAct>()),
        (vec!["bystander"], generator.subschema_for::<Observation>()),
    ];
    let with = |(by, act): (Vec<&str>, Schema)| {
        let mut message = message.clone();
        message["properties"]["by"] = serde_json::json!({ "type": "string", "enum": by });
        message["properties"]["act"] = act.to_value();
        message["required"] = serde_json::json!(["type", "key", "by", "act"]);
        message
    };
    acts.into_iter().map(with).collect()
}

/// What a client sends.
fn from_client(generator: &mut SchemaGenerator) -> Value {
    let mut schema = FromClient::json_schema(generator).to_value();
    let mut messages = Vec::new();
    for message in schema["oneOf"].as_array().cloned().unwrap_or_default() {
        if message["properties"]["type"]["const"] == "act" {
            messages.extend(by_whom(generator, message));
        } else {
            messages.push(message);
        }
    }
    schema["oneOf"] = Value::Array(messages);
    schema
}

/// Nothing may stand beside the name of a variant that carries nothing.
fn close_variants(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.values_mut().for_each(close_variants);
            let Some(Value::Array(variants)) = fields.get_mut("oneOf") else { return };
            for variant in variants {
                let Some(properties) = variant["properties"].as_object() else { continue };
                if properties.len() == 1 && properties.values().all(|field| field.get("const").is_some()) {
                    variant["additionalProperties"] = Value::Bool(false);
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(close_variants),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::String(name)) = fields.get("$ref") {
                found.insert(name.trim_start_matches("#/components/schemas/").to_owned());
            }
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn the_schemas_are_those_of_the_wire() {
    let schemas = all();
    let mut named = BTreeSet::new();
    references(&schemas, &mut named);
    for name in named {
        assert!(schemas.get(&name).is_some(), "{name} is named and not described");
    }
    let written = serde_json::to_string_pretty(&schemas).unwrap() + "\n";
    if std::env::var_os("TOUCHMOVE_WRITE").is_some() {
        std::fs::write(Path::new(FILE), &written).unwrap();
    }
    let kept = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(kept == written, "src/v1/schemas.json is not what the wire says: run cargo xtask types");
}
