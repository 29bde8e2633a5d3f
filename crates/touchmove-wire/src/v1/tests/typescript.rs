//! The TypeScript types of the page, written from the types of this crate.
//!
//! `cargo xtask types` writes the file by running this test with `TOUCHMOVE_WRITE` set; without it the test compares.

use std::path::Path;

use touchmove_chess::{Color, Role, Square};
use touchmove_clock::{Millis, Moment, TimeControl};
use touchmove_competition::doubts::Doubt;
use touchmove_competition::report::{Clocks, ToldItem, ToldRuling};
use touchmove_competition::standings::TieBreak;
use touchmove_competition::trf::LeftOut;
use touchmove_competition::{
    Against, AppealId, Appointed, Assistant, BoardNumber, Born, Broadcast, Bye, ByeKind, Category, EventAct,
    Founding, GameId, GamePenalty, GameReport, Length, Listing, Needs, Official, OfficialId, Outcome, Paired,
    PenaltyId, Player, PlayerId, Post, Resumption, RoundNumber, SectionId, Session, Sex, Stage, Stamp,
    System, Terms, Title, Verdict, Zone,
};
use touchmove_conduct::act::*;
use touchmove_conduct::{
    Award, Choice, Decision, Ending, FideReference, Irregular, Obliged, Pending, Phase, PlayerDuty, Question,
    ReferralId, Right, Score, Warning,
};
use touchmove_law::{
    AnnouncementLanguage, ArbiterPresence, BlitzPenalty, BothAbsent, BothLate, ClaimVerification, Date,
    DelayMainTime, DevicePenalty, DrawAgreement, Edition, Fine, ForfeitScope, IncrementCounting, LocalRule,
    NotationAccepted, PenaltyKind, PeriodCredit, Points, Recorder, Regulations, RejectedClaim,
    ScoresheetKind, Supervision, Switch, Tempo, Zones,
};
use ts_rs::{Config, TS};

use crate::v1::act::By;
use crate::v1::casual::*;
use crate::v1::citation::Citation;
use crate::v1::desk::*;
use crate::v1::drill::*;
use crate::v1::event::answer::*;
use crate::v1::event::desk::*;
use crate::v1::event::entry::*;
use crate::v1::event::feed::*;
use crate::v1::event::http::*;
use crate::v1::event::matters::*;
use crate::v1::event::page::*;
use crate::v1::event::pairing::*;
use crate::v1::event::preview::*;
use crate::v1::event::push::*;
use crate::v1::explain::*;
use crate::v1::game::*;
use crate::v1::gap::*;
use crate::v1::judged::ChangedRuling;
use crate::v1::law::*;
use crate::v1::live::{FromClient, FromServer, Manner, TableKind};
use crate::v1::office::{Place, Rank, Who};
use crate::v1::office_http::*;
use crate::v1::problem::ProblemShown;
use crate::v1::ratings::*;
use crate::v1::referral::ReferralShown;
use crate::v1::ruling::*;
use crate::v1::say::*;
use crate::v1::scenario::*;
use crate::v1::text::{File, Note};
use crate::v1::view::*;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire.ts");

const HEAD: &str = "// Written by `cargo xtask types`; do not edit.\n\
    // What goes over the wire, as crates/touchmove-wire has it (version 1).\n";

/// What is typed by hand: who acts says what can be done, and two forms of events have names of their own.
const DEED: &str = "\
/** Who does what. */
export type Deed =
  | { by: SideName; act: PlayerDeed }
  | { by: 'white-assistant' | 'black-assistant'; act: AssistantDeed }
  | { by: 'arbiter'; act: ArbiterDeed }
  | { by: 'bystander'; act: Seen };

/** A penalty in an event: a fine is its `fine`. */
export type EventPenalty = Exclude<PenaltyName, { penalty: 'fine' }> | { penalty: 'fine'; fine: string };

/** Who refuses to comply, in an event: one is a `side`. */
export type EventRefusing = Exclude<RefusingName, { who: 'one' }> | { who: 'one'; side: SideName; opponent: AwardName };
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
    let bare = words.join(" ").replace(", }", " }").replace('"', "'");
    // Members are parted by semicolons; what is within brackets is not.
    let mut within = 0;
    let mut plain = String::new();
    for letter in bare.chars() {
        within += i32::from(matches!(letter, '[' | '<')) - i32::from(matches!(letter, ']' | '>'));
        plain.push(if letter == ',' && within == 0 { ';' } else { letter });
    }
    plain
}

/// The first paragraph of the comment of a type, on one line.
fn plain_docs(docs: &str) -> String {
    let first = docs.split("\n *\n").next().unwrap_or_default();
    let words: Vec<&str> =
        first.split_whitespace().filter(|word| !matches!(*word, "/**" | "*/" | "*")).collect();
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
        Color,
        Square,
        Role,
        Award,
        Score,
        ClockReadings,
        TimeControl,
        Millis,
        Moment,
        ReferralId,
        FideReference,
        PlayerAct,
        AssistantAct,
        StopReason,
        SheetEntry,
        Contact,
        Hand,
        LeaveTo,
        WhoAsked,
        Claim,
        DrawClaim,
        DrawRule,
        Basis,
        Evidence,
        Ground,
        Papers,
        SetUpFault,
        Observation,
        Penalty,
        ArbiterAct,
        FreeOutcome,
        Device,
        Refusing,
        Winning,
        touchmove_law::AssistantDuty,
        Disability,
        Premises,
        Side,
        Inspector,
        Inspected,
        Choice,
        Pending,
        Question,
        ReferralShown,
        Decision,
        Ending,
        Right,
        PlayerDuty,
        RulingShown,
        Ruled,
        Both<u8>,
        GameView,
        GameChanged,
        ClockShown,
        ClaimShown,
        ResultShown,
        MoveShown,
        Phase,
        Warning,
        DeskShown,
        LatentShown,
        SheetShown,
        Irregular,
        touchmove_clock::RecordingDuty,
        Obliged<String>,
        Manner,
        TableKind,
        FromClient,
        FromServer,
        About,
        PresetShown,
        Wanted,
        Created,
        Seats,
        Listed,
        PlayedIn,
        InviteWanted,
        Invited,
        Rematch,
        HeldSeats,
        Replay,
        ReplayMove,
        ReplayEnd,
        JournalLine,
        ProblemShown,
        Note,
        File,
        LawRow,
        LawTerm,
        LawAnswer,
        Reply,
        SpokenShown,
        LawBook,
        Proved,
        ScenarioListed,
        ScenarioShown,
        StepShown,
        SceneState,
        DrillChosen,
        DrillTopic,
        DrillExercise,
        DrillAsked,
        DrillGiven,
        DrillMarked,
        Citation,
        AnswerGround,
        EditionAnswer,
        ExplainAnswer,
        ExplainExamples,
        ExplainWanted,
        EventMade,
        EventListed,
        SectionListed,
        EventShown,
        Appointed,
        PenaltyShown,
        PushShown,
        RatedShown,
        RatingsRead,
        RatingsTaken,
        AppealShown,
        SectionShown,
        EntrantShown,
        RequestedShown,
        RoundShown,
        PairingShown,
        LiveShown,
        EventActTaken,
        TablesMade,
        BoardMade,
        SeatCodes,
        SeatCode,
        RoundDesk,
        Tile,
        TileLive,
        Glance,
        Badge,
        RepetitionWord,
        ProgressWord,
        Call,
        FeedShown,
        FeedsShown,
        FeedBoard,
        GameFeed,
        MoveTaken,
        BoardShown,
        LastMove,
        PageShown,
        PageChanged,
        PageBeat,
        Resumed,
        TimesRuled,
        Settlement,
        GapShown,
        EvidenceShown,
        UnknownHead,
        ChangedRuling,
        Health,
        PlayerId,
        OfficialId,
        SectionId,
        RoundNumber,
        BoardNumber,
        PenaltyId,
        AppealId,
        GameId,
        Stamp,
        Zone,
        Date,
        Edition,
        EventAct,
        Founding,
        Terms,
        System,
        TieBreak,
        Player,
        Sex,
        Born,
        Title,
        Needs,
        Assistant,
        Official,
        Post,
        Session,
        Resumption,
        Paired,
        touchmove_competition::Who,
        Bye,
        ByeKind,
        Broadcast,
        Stage,
        Listing,
        Category,
        Outcome,
        Length,
        GameReport,
        GamePenalty,
        Against,
        Verdict,
        Regulations,
        Switch,
        Tempo,
        IncrementCounting,
        Supervision,
        Recorder,
        BlitzPenalty,
        BothAbsent,
        BothLate,
        ScoresheetKind,
        DrawAgreement,
        ClaimVerification,
        Points,
        Zones,
        DevicePenalty,
        PenaltyKind,
        Fine,
        AnnouncementLanguage,
        ArbiterPresence,
        LocalRule,
        PeriodCredit,
        DelayMainTime,
        touchmove_law::Session,
        NotationAccepted,
        ForfeitScope,
        RejectedClaim,
        EventWanted,
        EventActSent,
        TablesWanted,
        StartWanted,
        Started,
        PreviewWanted,
        Previewed,
        PlayerPreviewed,
        LeftOut,
        PairingsRead,
        Doubt,
        StandingsAnswer,
        RowAnswer,
        CategoryAnswer,
        ExplanationAnswer,
        AddendAnswer,
        ReportAnswer,
        ToldItem,
        Clocks,
        ToldRuling,
        FeedWanted,
        MoveEntered,
        Rank,
        Place,
        Who,
        SetUp,
        LogIn,
        Appointment,
        CodeWanted,
        CodeGiven,
        CodeUsed,
        Myself,
        ArbiterShown,
        BoardOfEvent,
        BoardDevicesWanted,
        BoardCode,
        BoardDevice,
        DeviceShown,
        SessionShown,
    );
    // The act of a message is told by who does it.
    let (before, act) = types.split_once("{ 'type': 'act'; ").unwrap();
    let (act, after) = act.split_once(" }").unwrap();
    format!("{HEAD}\n{DEED}{before}({{ 'type': 'act'; {act} }} & Deed){after}")
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
