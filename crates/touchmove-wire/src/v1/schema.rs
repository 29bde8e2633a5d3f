//! The JSON Schemas of the OpenAPI document, written from the types of this crate.
//!
//! `cargo xtask types` writes the file by running this test with `TOUCHMOVE_WRITE` set; without it the test compares.

use std::collections::BTreeSet;
use std::path::Path;

use schemars::generate::SchemaSettings;
use schemars::{Schema, SchemaGenerator, json_schema};
use serde_json::Value;

use super::act::arbiter::ArbiterDeed;
use super::act::player::{AssistantDeed, PlayerDeed};
use super::act::seen::Seen;
use super::casual::*;
use super::drill::{DrillChosen, DrillExercise, DrillGiven, DrillMarked};
use super::event::answer::{ExplanationAnswer, ReportAnswer, StandingsAnswer};
use super::event::desk::{BoardShown, Resumed, RoundDesk, Tile};
use super::event::entry::{MoveEntered, MoveTaken};
use super::event::feed::{FeedWanted, FeedsShown, GameFeed};
use super::event::http::*;
use super::event::pairing::PairingsRead;
use super::event::preview::{PreviewWanted, Previewed};
use super::event::{ArchiveForm, FoundingForm};
use super::game::*;
use super::gap::{GapShown, Settlement};
use super::law::{LawBook, LawRow, LawTerm};
use super::live::FromServer;
use super::names::SideName;
use super::office_http::*;
use super::scenario::{ScenarioListed, ScenarioShown};
use super::view::GameView;

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
        Replay,
        JournalLine,
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
        LawBook,
        LawRow,
        LawTerm,
        ScenarioListed,
        ScenarioShown,
        DrillChosen,
        DrillExercise,
        DrillGiven,
        DrillMarked,
        EventWanted,
        EventMade,
        EventListed,
        EventShown,
        EventActSent,
        EventActTaken,
        FoundingForm,
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
        ExplanationAnswer,
        ReportAnswer,
        RoundDesk,
        Tile,
        BoardShown,
        Resumed,
        GameView,
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
    schemas.insert("FromClient".to_owned(), from_client.to_value());
    Value::Object(schemas)
}

/// What is done at a table, by whoever does it.
pub(crate) fn any_deed(generator: &mut SchemaGenerator) -> Schema {
    let deeds = [
        generator.subschema_for::<PlayerDeed>(),
        generator.subschema_for::<AssistantDeed>(),
        generator.subschema_for::<ArbiterDeed>(),
        generator.subschema_for::<Seen>(),
    ];
    json_schema!({ "anyOf": deeds })
}

/// By hand, because who acts says what can be done.
fn from_client(generator: &mut SchemaGenerator) -> Schema {
    let key = json_schema!({ "type": "string" });
    let side = generator.subschema_for::<SideName>();
    let act = |by: Value, act: Schema| {
        json_schema!({
            "type": "object", "required": ["type", "key", "by", "act"], "additionalProperties": false,
            "properties": { "type": { "const": "act" }, "key": key, "by": by, "act": act,
                "seen": { "type": ["integer", "null"], "minimum": 0, "maximum": u32::MAX } },
        })
    };
    let words = |words: &[&str]| serde_json::json!({ "enum": words });
    let acts = [
        act(words(&["white", "black"]), generator.subschema_for::<PlayerDeed>()),
        act(words(&["white-assistant", "black-assistant"]), generator.subschema_for::<AssistantDeed>()),
        act(words(&["arbiter"]), generator.subschema_for::<ArbiterDeed>()),
        act(words(&["bystander"]), generator.subschema_for::<Seen>()),
        json_schema!({
            "type": "object", "required": ["type", "key", "ruled"], "additionalProperties": false,
            "properties": { "type": { "const": "settle" }, "key": key,
                "ruled": generator.subschema_for::<Settlement>() },
        }),
        json_schema!({
            "type": "object", "required": ["type", "key", "acts"], "additionalProperties": false,
            "properties": { "type": { "const": "preview" }, "key": key,
                "acts": { "type": "array", "items": generator.subschema_for::<ArbiterDeed>() } },
        }),
        json_schema!({
            "type": "object", "required": ["type", "key", "by", "text"], "additionalProperties": false,
            "properties": { "type": { "const": "say" }, "key": key, "by": side, "text": { "type": "string" } },
        }),
    ];
    json_schema!({ "description": "What a client sends over the socket of a live game.", "oneOf": acts })
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
