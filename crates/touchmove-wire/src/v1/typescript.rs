//! The TypeScript types of the page, written from the types of this crate.
//!
//! `cargo xtask types` writes the file by running this test with `TOUCHMOVE_WRITE` set; without it the test compares.

use std::path::Path;

use ts_rs::{Config, TS};

use super::act::arbiter::*;
use super::act::claim::*;
use super::act::player::*;
use super::act::seen::*;
use super::act::*;
use super::casual::*;
use super::decision::*;
use super::desk::*;
use super::drill::*;
use super::event::desk::*;
use super::event::entry::*;
use super::event::feed::*;
use super::event::http::*;
use super::event::journal::EventRuled;
use super::game::*;
use super::gap::*;
use super::law::*;
use super::live::*;
use super::names::*;
use super::referral::*;
use super::ruling::*;
use super::say::*;
use super::scenario::*;
use super::view::*;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire.ts");

const HEAD: &str = "// Written by `cargo xtask types`; do not edit.\n\
    // What goes over the wire, as crates/touchmove-wire has it (version 1).\n";

/// What is typed by hand, because who acts says what can be done.
const ACTS: &str = "\
/** Who does what. */
export type Deed =
  | { by: SideName; act: PlayerDeed }
  | { by: 'white-assistant' | 'black-assistant'; act: AssistantDeed }
  | { by: 'arbiter'; act: ArbiterDeed }
  | { by: 'bystander'; act: Seen };

/** What a client sends: an act, a ruling on a gap, a question of the arbiter's, one in a player's own words, or what it was shown. */
export type FromClient =
  | ({ type: 'act'; key: string; seen: number } & Deed)
  | { type: 'settle'; key: string; ruled: Settlement }
  | { type: 'preview'; key: string; acts: ArbiterDeed[] }
  | { type: 'say'; key: string; by: SideName; text: string }
  | { type: 'known'; key: string; seq: number; hash: string };
";

/// One declaration, with its comment.
fn declared<T: TS>(config: &Config) -> String {
    let declaration = plain(&T::decl(config));
    let (name, body) = declaration.split_once(" = ").unwrap();
    let body = body.trim_end_matches(';');
    let docs = plain_docs(&T::docs().unwrap_or_default());
    let unions: Vec<&str> = body.split(" | {").collect();
    if unions.len() > 1 {
        let lines: Vec<String> =
            unions.iter().map(|member| format!("  | {{ {}", member.trim_start_matches(['{', ' ']))).collect();
        return format!("\n/** {docs} */\nexport {name} =\n{};\n", lines.join("\n"));
    }
    match body.strip_prefix("{ ").and_then(|fields| fields.strip_suffix(" }")) {
        Some(fields) => {
            let fields = fields.replace("; ", ";\n  ");
            format!("\n/** {docs} */\nexport {name} = {{\n  {fields};\n}};\n")
        }
        None => format!("\n/** {docs} */\nexport {name} = {body};\n"),
    }
}

/// The declaration on one line, without the comments of its fields, which stand in the Rust source.
fn plain(declaration: &str) -> String {
    let mut rest = declaration;
    let mut bare = String::new();
    while let Some((before, comment)) = rest.split_once("/**") {
        bare.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    bare.push_str(rest);
    let words: Vec<&str> = bare.split_whitespace().collect();
    words
        .join(" ")
        .replace(", }", " }")
        .replace("Record<string, ", "Record<string,")
        .replace(", ", "; ")
        .replace('"', "'")
}

/// The comment of a type on one line.
fn plain_docs(docs: &str) -> String {
    let words: Vec<&str> =
        docs.split_whitespace().filter(|word| !matches!(*word, "/**" | "*/" | "*")).collect();
    words.join(" ")
}

macro_rules! declare {
    ($config:expr, $($type:ty),* $(,)?) => { [$(declared::<$type>($config)),*].concat() };
}

fn all() -> String {
    // Moments and times are milliseconds far below what a double holds exactly.
    let config = &Config::new().with_large_int("number");
    let types = declare!(
        config,
        By,
        SideName,
        SquareName,
        RoleName,
        AwardName,
        ScoreName,
        Readings,
        ControlText,
        IncidentCode,
        PlayerDeed,
        AssistantDeed,
        StopName,
        EntryName,
        ContactName,
        HandName,
        LeaveName,
        AskedName,
        ClaimName,
        BasisName,
        EvidenceName,
        GroundName,
        PapersName,
        FaultName,
        Seen,
        PenaltyName,
        ArbiterDeed,
        OutcomeName,
        DeviceName,
        RefusingName,
        WinningName,
        DutyName,
        DisabilityName,
        PlaceName,
        HandSide,
        InspectorName,
        InspectedName,
        ChoiceName,
        OptionName,
        PendingName,
        QuestionName,
        ReferralShown,
        DecisionName,
        EndingName,
        RightName,
        PlayerDuty,
        RulingShown,
        Ruled,
        Both<u8>,
        GameView,
        ClockShown,
        ClaimShown,
        ResultShown,
        MoveShown,
        PhaseName,
        WarningName,
        DeskShown,
        LatentShown,
        SheetShown,
        IrregularName,
        RecordingName,
        ObligedName,
        Manner,
        Presence,
        TableKind,
        FromServer,
        About,
        PresetShown,
        Wanted,
        Created,
        Seats,
        Listed,
        InviteWanted,
        Invited,
        Rematch,
        HeldSeats,
        Replay,
        ReplayMove,
        JournalLine,
        ProblemShown,
        LawRow,
        LawTerm,
        LawAnswer,
        Reply,
        SpokenShown,
        AnnouncedShown,
        LawBook,
        Proved,
        ScenarioListed,
        ScenarioShown,
        StepShown,
        Standing,
        DrillChosen,
        DrillTopic,
        DrillExercise,
        DrillAsked,
        DrillGiven,
        DrillMarked,
        EventMade,
        EventListed,
        SectionListed,
        EventShown,
        OfficialShown,
        SectionShown,
        EntrantShown,
        RequestedShown,
        RoundShown,
        PairingShown,
        LiveShown,
        EventRuled,
        EventActTaken,
        TablesMade,
        BoardMade,
        SeatCodes,
        SeatCode,
        RoundDesk,
        Tile,
        TileLive,
        Badge,
        Call,
        FeedShown,
        FeedsShown,
        FeedBoard,
        GameFeed,
        MoveTaken,
        BoardShown,
        Resumed,
        TimesRuled,
        Settlement,
        GapShown,
        EvidenceShown,
        UnknownHead,
        Health,
    );
    format!("{HEAD}\n{ACTS}{types}")
}

#[test]
fn the_types_of_the_page_are_those_of_the_wire() {
    let written = all();
    let file = Path::new(FILE);
    if std::env::var_os("TOUCHMOVE_WRITE").is_some() {
        std::fs::write(file, &written).unwrap();
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    assert!(kept == written, "web/src/wire.ts is not what the wire says: run cargo xtask types");
}
