//! What each route takes and gives, by the names of the wire types; a test holds this list to the router's.

/// What a request carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Takes {
    /// Nothing.
    Nothing,
    /// A wire type.
    Json(&'static str),
    /// Text of this kind.
    Text(&'static str),
}

/// What an answer carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gives {
    /// Nothing.
    Nothing,
    /// A wire type.
    Json(&'static str),
    /// A wire type, or null where there is nothing of the kind.
    JsonOrNull(&'static str),
    /// A list of a wire type.
    List(&'static str),
    /// A wire type, or a list of another where that is asked for.
    JsonOrList(&'static str, &'static str),
    /// A wire type, or text of these kinds where that is asked for.
    JsonOrText(&'static str, &'static [&'static str]),
    /// JSON that no wire type describes.
    Object,
    /// Text of this kind.
    Text(&'static str),
    /// Bytes of this kind.
    Bytes(&'static str),
    /// Server-sent events, each of one of these wire types.
    Events(&'static [&'static str]),
    /// A socket, on which these are said: by the client, by the server.
    Socket(&'static str, &'static str),
}

/// Behind the question mark: names, those that must be there with an exclamation mark.
type Asked = &'static [&'static str];

/// A route with what may stand behind its question mark, what it takes and what it gives.
pub(super) type Shape = (&'static str, Asked, Takes, Gives);

use Gives::{Bytes, Events, JsonOrList, JsonOrNull, JsonOrText, List, Object, Socket};
use Takes::Nothing;

const fn json(name: &'static str) -> Gives {
    Gives::Json(name)
}

const NONE: Asked = &[];
const LANGUAGE: Asked = &["language"];
const CSV: Takes = Takes::Text("text/csv");
const PLAIN: Gives = Gives::Text("text/plain");

/// Every route.
pub(super) const SHAPES: &[Shape] = &[
    ("GET /health", NONE, Nothing, json("Health")),
    ("GET /metrics", NONE, Nothing, PLAIN),
    ("GET /ready", NONE, Nothing, Gives::Nothing),
    ("GET /api/openapi.json", NONE, Nothing, Object),
    ("GET /api/about", NONE, Nothing, json("About")),
    ("GET /api/presets", NONE, Nothing, List("PresetShown")),
    ("GET /api/games", &["ids", "show", "from", "count"], Nothing, List("Listed")),
    ("POST /api/games", NONE, Takes::Json("Wanted"), json("Created")),
    ("GET /api/games/{id}", NONE, Nothing, json("Listed")),
    ("POST /api/games/{id}/seats/{seat}", NONE, Takes::Json("SeatRevoked"), json("SeatGiven")),
    (
        "GET /api/games/{id}/pgn",
        &["seat", "rulings", "language"],
        Nothing,
        Gives::Text("application/x-chess-pgn"),
    ),
    ("GET /api/games/{id}/replay", &["seat", "language"], Nothing, json("Replay")),
    ("POST /api/games/{id}/invites", &["seat"], Takes::Json("InviteWanted"), json("Invited")),
    ("GET /api/games/{id}/rematch", &["seat"], Nothing, JsonOrNull("Rematch")),
    ("POST /api/games/{id}/rematch", &["seat"], Nothing, json("Rematch")),
    (
        "GET /api/games/{id}/live",
        &["seat", "language", "announce", "changes"],
        Nothing,
        Socket("FromClient", "FromServer"),
    ),
    ("GET /api/games/{id}/journal", &["seat", "language"], Nothing, List("JournalLine")),
    ("GET /api/games/{id}/watch", LANGUAGE, Nothing, Events(&["GameView"])),
    ("POST /api/games/{id}/resume", NONE, Takes::Json("Settlement"), json("Resumed")),
    ("GET /api/games/{id}/feed", NONE, Nothing, json("GameFeed")),
    ("POST /api/games/{id}/feed", NONE, Takes::Json("FeedWanted"), json("GameFeed")),
    ("GET /api/events/{event}/sections/{section}/devices", NONE, Nothing, List("BoardDevice")),
    (
        "POST /api/events/{event}/sections/{section}/devices",
        NONE,
        Takes::Json("BoardDevicesWanted"),
        List("BoardCode"),
    ),
    ("DELETE /api/events/{event}/sections/{section}/devices/{device}", NONE, Nothing, Gives::Nothing),
    ("GET /api/events/{event}/feeds", NONE, Nothing, json("FeedsShown")),
    ("POST /api/games/{id}/moves", NONE, Takes::Json("MoveEntered"), json("MoveTaken")),
    ("GET /api/games/{id}/gap", &["seat", "language"], Nothing, JsonOrNull("GapShown")),
    ("GET /api/events/{event}/gaps", LANGUAGE, Nothing, List("GapShown")),
    ("GET /api/events/{event}/sections/{section}/gaps", LANGUAGE, Nothing, List("GapShown")),
    ("GET /api/law", &["language", "until"], Nothing, json("LawBook")),
    ("GET /api/law/terms", LANGUAGE, Nothing, List("LawTerm")),
    ("GET /api/law/{edition}/{number}", LANGUAGE, Nothing, List("LawRow")),
    ("GET /api/law/{edition}/{number}/scenarios", LANGUAGE, Nothing, List("ScenarioListed")),
    ("GET /api/scenarios/{edition}/{*name}", LANGUAGE, Nothing, json("ScenarioShown")),
    ("GET /api/speech", &["text!", "voice!"], Nothing, Bytes("audio/wav")),
    ("GET /api/drill", &["edition!", "topic", "count", "seed"], Nothing, json("DrillChosen")),
    (
        "GET /api/drill/incident",
        &["edition!", "incident!", "seed!", "language"],
        Nothing,
        json("DrillExercise"),
    ),
    (
        "POST /api/drill/incident",
        &["edition!", "incident!", "seed!", "language"],
        Takes::Json("DrillGiven"),
        json("DrillMarked"),
    ),
    ("GET /api/office/me", NONE, Nothing, json("Myself")),
    ("POST /api/office/first", NONE, Takes::Json("SetUp"), json("Myself")),
    ("POST /api/office/recover", NONE, Takes::Json("SetUp"), json("Myself")),
    ("GET /api/office/arbiters", NONE, Nothing, List("ArbiterShown")),
    ("GET /api/office/codes/{code}", NONE, Nothing, Gives::Text("image/svg+xml")),
    ("POST /api/office/login", NONE, Takes::Json("LogIn"), json("Myself")),
    ("POST /api/office/logout", NONE, Nothing, json("Myself")),
    ("POST /api/office/join", NONE, Takes::Json("CodeUsed"), json("Myself")),
    ("POST /api/office/codes", NONE, Takes::Json("CodeWanted"), json("CodeGiven")),
    ("POST /api/office/ratings", NONE, Takes::Text("application/octet-stream"), json("RatingsRead")),
    ("POST /api/office/ratings/take", NONE, Nothing, json("RatingsTaken")),
    ("GET /api/events/{event}/ratings", &["search!", "section"], Nothing, List("RatedShown")),
    ("GET /api/office/devices", NONE, Nothing, List("DeviceShown")),
    ("DELETE /api/office/devices/{device}", NONE, Nothing, Gives::Nothing),
    ("GET /api/office/sessions", NONE, Nothing, List("SessionShown")),
    ("DELETE /api/office/sessions/{session}", NONE, Nothing, Gives::Nothing),
    ("POST /api/office/arbiters", NONE, Takes::Json("Appointment"), json("Myself")),
    ("DELETE /api/office/arbiters/{name}", NONE, Nothing, Gives::Nothing),
    ("GET /api/events", NONE, Nothing, List("EventListed")),
    ("POST /api/events", LANGUAGE, Takes::Json("EventWanted"), json("EventMade")),
    ("POST /api/events/preview", NONE, Takes::Json("PreviewWanted"), json("Previewed")),
    ("GET /api/events/{event}", NONE, Nothing, json("EventShown")),
    ("GET /api/events/{event}/live", LANGUAGE, Nothing, Events(&["BoardShown"])),
    ("GET /api/stream", &["last", "language"], Nothing, Events(&["PageShown", "PageChanged", "PageBeat"])),
    (
        "GET /api/events/{event}/stream",
        &["show", "last", "language"],
        Nothing,
        Events(&["PageShown", "PageChanged", "PageBeat"]),
    ),
    (
        "GET /api/events/{event}/sections/{section}/desk/stream",
        &["last", "language"],
        Nothing,
        Events(&["PageShown", "PageChanged", "PageBeat"]),
    ),
    ("POST /api/events/{event}/acts", LANGUAGE, Takes::Json("EventActSent"), json("EventActTaken")),
    ("POST /api/events/{event}/resume", NONE, Nothing, json("Resumed")),
    (
        "POST /api/events/{event}/sections/{section}/acts",
        LANGUAGE,
        Takes::Json("EventActSent"),
        json("EventActTaken"),
    ),
    (
        "POST /api/events/{event}/sections/{section}/rounds/{round}/pairings",
        LANGUAGE,
        CSV,
        json("EventActTaken"),
    ),
    (
        "POST /api/events/{event}/sections/{section}/rounds/{round}/pairings/read",
        NONE,
        CSV,
        json("PairingsRead"),
    ),
    (
        "GET /api/events/{event}/sections/{section}/rounds/{round}/pairings/draft",
        NONE,
        Nothing,
        json("PairingsRead"),
    ),
    (
        "POST /api/events/{event}/sections/{section}/rounds/{round}/pairings/program",
        NONE,
        Nothing,
        json("PairingsRead"),
    ),
    (
        "POST /api/events/{event}/sections/{section}/rounds/{round}/start",
        NONE,
        Takes::Json("StartWanted"),
        json("Started"),
    ),
    (
        "POST /api/events/{event}/sections/{section}/rounds/{round}/tables",
        NONE,
        Takes::Json("TablesWanted"),
        json("TablesMade"),
    ),
    (
        "POST /api/events/{event}/sections/{section}/rounds/{round}/boards/{board}/codes",
        NONE,
        Nothing,
        json("SeatCodes"),
    ),
    (
        "GET /api/events/{event}/sections/{section}/rounds/{round}/boards/{board}/codes/{code}",
        NONE,
        Nothing,
        Gives::Text("image/svg+xml"),
    ),
    (
        "GET /api/events/{event}/sections/{section}/standings",
        &["after", "explain"],
        Nothing,
        JsonOrList("StandingsAnswer", "ExplanationAnswer"),
    ),
    ("GET /api/events/{event}/sections/{section}/crosstable", &["after"], Nothing, json("StandingsAnswer")),
    ("GET /api/events/{event}/sections/{section}/desk", &["round", "language"], Nothing, json("RoundDesk")),
    (
        "GET /api/events/{event}/sections/{section}/desk/live",
        &["round", "language"],
        Nothing,
        Events(&["RoundDesk", "Tile"]),
    ),
    ("GET /api/events/{event}/files/trf16", &["section"], Nothing, PLAIN),
    ("GET /api/events/{event}/files/trf26", &["section"], Nothing, PLAIN),
    ("GET /api/events/{event}/files/swiss-manager", &["section", "round"], Nothing, PLAIN),
    (
        "GET /api/events/{event}/files/pgn",
        &["section", "round", "game", "board"],
        Nothing,
        Gives::Text("application/x-chess-pgn"),
    ),
    ("GET /api/events/{event}/files/archive", NONE, Nothing, json("ArchiveForm")),
    (
        "GET /api/events/{event}/files/report",
        &["section", "round", "game", "as", "language"],
        Nothing,
        JsonOrText("ReportAnswer", &["text/html", "text/plain"]),
    ),
    ("GET /api/events/{event}/files/site", NONE, Nothing, Gives::Text("application/zip")),
    (
        "GET /api/events/{event}/print/{page}",
        &["section", "round", "language", "filled", "category"],
        Nothing,
        Gives::Text("text/html"),
    ),
];

/// The shape of a route.
pub(super) fn shape(route: &str) -> Option<&'static Shape> {
    SHAPES.iter().find(|(known, ..)| *known == route)
}
