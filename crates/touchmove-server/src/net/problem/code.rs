//! The list of problems: a stable code for everything that the server refuses, with its facts.
//!
//! The text of each in the server's English, and its kind of answer, are in `words.rs`; the page has them in people's languages, as
//! `problem-` and the code, with the facts as arguments. `codes.json` describes them for the OpenAPI document and is written by a test.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use touchmove_wire::v1::problem::Facts;

/// What a problem is, and what belongs to it.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "code", content = "facts", rename_all = "kebab-case")]
#[expect(clippy::enum_variant_names, reason = "some problems are about the codes of seats")]
pub(crate) enum Code {
    // Requests as such.
    AnotherHost,
    AnotherSite,
    AnswerLost,
    BodyTooLarge { why: String },
    Busy,
    BusyForFiles,
    BusyForWatching,
    MediaTypeUnknown { why: String },
    MethodNotAllowed { why: String },
    NoRandomness,
    NotReadable { why: String },
    RequestUnfinished,
    TextTooLong { field: String, most: usize },
    TooManyTries { seconds: u64 },
    Unavailable { why: String },
    // The page and the Laws.
    CaseOfAnotherEdition { edition: String },
    EditionUnknown { why: String },
    LanguageUnknown,
    NoSuchArticle { edition: String, number: String },
    NoSuchCase,
    NoSuchIncident,
    NoSuchPage,
    NoSuchPart,
    NoSuchPath { why: String },
    NoVoice,
    NoVoiceInstalled,
    NotDuringYourGame,
    NotExplained { why: String },
    QuestionsUnanswered { asked: usize },
    SpeechTooLong { most: usize },
    TooManyQuestions,
    VoiceSilent,
    VoicesBusy,
    // Who may do what.
    ActForAnother,
    ArbiterOfTheGameOnly,
    ArbitersAsk,
    ArbitersJournal,
    ArbitersRule,
    ChiefAppointed,
    ChiefArbiterSigns,
    CodeUsedUp,
    NoSuchCode,
    NoSuchDevice,
    NotAllowed,
    NotThisSection,
    PasswordLength,
    PlayersOnly,
    SealedMoveInside,
    SessionEnded,
    WrongDevice,
    WrongPassword,
    // Tables and their seats.
    AddressUnknown,
    EventGamesAreArbiters,
    EventSeatsAreArbiters,
    GameNotOver,
    GameUnreadable { why: String },
    GamesUnreadable { games: String },
    LinkOpensNoSeat,
    MoveNumberTooHigh,
    MovesStillHidden,
    NameTooLong { most: usize },
    NoSuchGame,
    NoSuchSeat,
    NotForAPicture,
    NotYourSeat,
    NotYourToken,
    SeatUnknown,
    TableClosed,
    TermsUnreadable { why: String },
    TooManyArrangements,
    TooManyGames,
    TooManyWatching,
    TwoPlayers,
    // Acts at a table.
    AnnouncementBox,
    ClocksRun,
    DoneBeforeTheGap,
    GameHeld,
    HeldNeedsReason,
    JournalTakesNothing,
    KeptElsewhere,
    KeyLength,
    KeyUsed,
    LinkUnknown,
    MessageUnreadable { why: String },
    MoveAmbiguous,
    MoveUnreadable,
    NoSuchLateAct,
    NoSuchPiece,
    OnlyTheJournalToRule,
    OtherServerSilent,
    PlayersTextTooLong,
    ScoresheetFull,
    SomebodyWasFirst,
    SomethingElseFirst,
    TimesNeedReason,
    TooManyAlike,
    TooManyMessages,
    TooManyEntries,
    TooManyPlies,
    TooMuchForTheArbiter,
    // The server's disk and journal.
    DiskFull,
    DiskScarce,
    JournalSilent,
    NothingWritten,
    // Events.
    ArchiveGameUnreadable { game: String, why: String },
    BoardNumbersExpected,
    BoardSerialExpected,
    ColumnOfNamesMissing,
    ControlUnreadable { text: String },
    DrawBarred,
    EventClosed,
    EventWentOn { entry: u32 },
    FileUnreadable { why: String },
    FileUnwritable { why: String },
    FoundingTrfOrArchive,
    GameNumberExpected,
    GamesGoOn,
    LiveResults,
    NoPairingProgram,
    NoSuchEvent,
    NoSuchPlayer,
    NoSuchPrint,
    NoSuchRound,
    NoSuchSection,
    NoSuchTable,
    NotAdmitted { why: String },
    NotForAnElectronicBoard,
    PairingProgramFailed { why: String },
    PairingProgramNeeded,
    RatedAndFriendly,
    RatingListTooLarge,
    ReportKindUnknown,
    ResultNotTaken,
    RoundHasResults,
    RoundUnfinished { round: u16 },
    SeatsExpected,
    SecondsTooMany { most: usize },
    TrfOrTable,
}

impl Code {
    /// The code alone, and what belongs to it.
    pub(crate) fn parts(&self) -> (String, Facts) {
        let mut written = serde_json::to_value(self).unwrap_or_default();
        let code = written["code"].as_str().unwrap_or_default().to_owned();
        let facts = written.get_mut("facts").and_then(|facts| facts.as_object_mut().map(std::mem::take));
        (code, facts.unwrap_or_default())
    }

    /// The problem of this code.
    pub(crate) fn of_parts(code: &str, facts: &Facts) -> Option<Code> {
        let mut written = serde_json::json!({ "code": code });
        if !facts.is_empty() {
            written["facts"] = Value::Object(facts.clone());
        }
        serde_json::from_value(written).ok()
    }
}

/// The JSON Schema of every code with its facts.
pub(crate) const CODES: &str = include_str!("codes.json");

#[cfg(test)]
mod tests {
    use super::*;

    /// `TOUCHMOVE_WRITE` set writes the file; without it the test compares.
    #[test]
    fn the_description_of_the_codes_is_that_of_the_list() {
        let schema = schemars::schema_for!(Code).to_value();
        let text = serde_json::to_string_pretty(&schema["oneOf"]).unwrap() + "\n";
        if std::env::var_os("TOUCHMOVE_WRITE").is_some() {
            let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/net/problem/codes.json");
            return std::fs::write(path, text).unwrap();
        }
        assert!(text == CODES, "run this test with TOUCHMOVE_WRITE set");
    }
}
