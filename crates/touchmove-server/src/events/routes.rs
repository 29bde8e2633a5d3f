//! Events over HTTP: list, set up, look at, act.

use std::sync::Arc;

use crate::auth::security_line::SecurityWord;
use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use axum::http::Method;
use touchmove_competition::trf::{self, Import};
use touchmove_competition::{
    Archive, Concern, Event, EventAct, EventDecision, EventEntry, Founding, Listing, SectionId, Stamp, Zone,
    judge,
};
use touchmove_law::{Edition, Language, Regulations};
use touchmove_wire::v1::event::http::{
    EventActSent, EventActTaken, EventListed, EventMade, EventShown, EventWanted, Sees,
};
use touchmove_wire::v1::ruling::RulingShown;

use super::importing::{self, digest};
use super::keeping::archive;
use super::scope::by;
use super::{
    ActRequest, RecordedAct, Running, answers, board_devices, desk, entry, feeds, files, game_stream,
    page_stream, pages, pairing, preview, program, results, resume, site, tables, watch,
};
use crate::app::State;
use crate::auth::access::{Actor, Policy, RequestScope, arbiter_named};
use crate::events::ratings;
use crate::net::answer::WithFiles;
use crate::net::language;
use crate::net::overload::GivenUp;
use crate::net::problem::{Code, Problem};
use crate::net::routes::{Asking, Routes};
use crate::storage::disk_space::Left;
use crate::tables::act_key;
use crate::tables::games::name;

/// The routes of events.
pub(crate) fn add(routes: Routes) -> Routes {
    use Policy::{Anyone, Chief, OfEvent, Section};
    const GET: Method = Method::GET;
    const POST: Method = Method::POST;
    routes
        .on(GET, "/api/events", Anyone, "the events of this server", list)
        .on(
            POST,
            "/api/events",
            Chief,
            "set up an event: new, from a tournament file, or from an archive",
            create,
        )
        .on(
            POST,
            "/api/events/preview",
            Chief,
            "preview of a tournament file or a table of players; nothing is imported",
            preview::preview,
        )
        .on(GET, "/api/events/{event}", Anyone, "an event, as far as the requester may see it", show)
        .on(
            GET,
            "/api/events/{event}/ratings",
            OfEvent,
            "players of the rating list, by the beginning of a name or by number",
            ratings::search,
        )
        .on(POST, "/api/events/{event}/acts", Chief, "an act of an event", act)
        .on(
            POST,
            "/api/events/{event}/sections/{section}/acts",
            Section,
            "an act in a section",
            act_in_section,
        )
        .on(
            POST,
            "/api/events/{event}/sections/{section}/players/read",
            Section,
            "preview of a file or table of players; nothing is imported",
            preview::preview,
        )
        .on(
            POST,
            "/api/events/{event}/sections/{section}/rounds/{round}/pairings",
            Section,
            "the pairings of a round from a plain list",
            pairing::publish,
        )
        .on(
            POST,
            "/api/events/{event}/sections/{section}/rounds/{round}/pairings/read",
            Section,
            "what a pairing list says and what is doubtful about it; nothing is published",
            pairing::read,
        )
        .on(
            GET,
            "/api/events/{event}/sections/{section}/rounds/{round}/pairings/draft",
            Section,
            "the pairings of a round that follow from the starting numbers",
            pairing::draft_pairings,
        )
        .on(
            POST,
            "/api/events/{event}/sections/{section}/rounds/{round}/pairings/program",
            Section,
            "the pairings of a round as the pairing program makes them; nothing is published",
            program::run_pairing_program,
        )
        .on(
            POST,
            "/api/events/{event}/sections/{section}/rounds/{round}/tables",
            Section,
            "a live table for every board of a round",
            tables::set_up,
        )
        .on(
            POST,
            "/api/events/{event}/sections/{section}/rounds/{round}/start",
            Section,
            "start the clocks of all waiting boards at once",
            tables::start_clocks,
        )
        .on(
            POST,
            "/api/events/{event}/sections/{section}/rounds/{round}/boards/{board}/codes",
            Section,
            "codes for the seats of a board",
            tables::codes,
        )
        .on(
            GET,
            "/api/events/{event}/sections/{section}/rounds/{round}/boards/{board}/codes/{code}",
            Section,
            "a code as a picture for cameras (SVG)",
            tables::picture,
        )
        .on(
            GET,
            "/api/events/{event}/sections/{section}/devices",
            Section,
            "the devices that belong to boards of a section",
            board_devices::all,
        )
        .on(
            POST,
            "/api/events/{event}/sections/{section}/devices",
            Section,
            "codes that assign devices to boards",
            board_devices::codes,
        )
        .on(
            Method::DELETE,
            "/api/events/{event}/sections/{section}/devices/{device}",
            Section,
            "remove a device from its board",
            board_devices::end,
        )
        .on(
            GET,
            "/api/events/{event}/feeds",
            OfEvent,
            "the electronic boards, and where each stands",
            feeds::all,
        )
        .on(GET, "/api/games/{id}/feed", Section, "the electronic board at a table", feeds::of_game)
        .on(POST, "/api/games/{id}/feed", Section, "put an electronic board at a table", feeds::assign)
        .on(
            GET,
            "/api/events/{event}/sections/{section}/standings",
            Anyone,
            "points and tie-breaks, explained for one player",
            answers::standings,
        )
        .on(GET, "/api/events/{event}/sections/{section}/desk", Section, "the desk of a round", desk::desk)
        .on(
            GET,
            "/api/events/{event}/sections/{section}/desk/live",
            Section,
            "the desk as it changes (server-sent events)",
            watch::desk,
        )
        .on(
            GET,
            "/api/events/{event}/live",
            Anyone,
            "every board as it changes (server-sent events)",
            watch::boards,
        )
        .on(
            GET,
            "/api/stream",
            Anyone,
            "the newest games of the server and what changes in them (server-sent events)",
            page_stream::games,
        )
        .on(
            GET,
            "/api/events/{event}/stream",
            Anyone,
            "a page of the event and what changes on it (server-sent events)",
            page_stream::page,
        )
        .on(
            GET,
            "/api/events/{event}/sections/{section}/desk/stream",
            Section,
            "the desk with its event and what changes on it (server-sent events)",
            page_stream::desk,
        )
        .on(
            GET,
            "/api/games/{id}/watch",
            Anyone,
            "one game as it goes (server-sent events)",
            game_stream::game,
        )
        .on(POST, "/api/games/{id}/resume", Section, "a game that stands goes on, by a ruling", resume::one)
        .on(
            GET,
            "/api/games/{id}/gap",
            Anyone,
            "how an outage of the server affected a game; for its arbiter",
            resume::of_game,
        )
        .on(
            GET,
            "/api/events/{event}/gaps",
            OfEvent,
            "games interrupted by an outage of the server",
            resume::of_event,
        )
        .on(
            GET,
            "/api/events/{event}/sections/{section}/gaps",
            Section,
            "games of a section interrupted by an outage of the server",
            resume::of_section,
        )
        .on(POST, "/api/games/{id}/moves", Section, "enter a move made on a wooden board", entry::enter)
        .on(
            POST,
            "/api/events/{event}/resume",
            Chief,
            "resume all games that an outage has stopped",
            resume::all,
        )
        .on(
            GET,
            "/api/events/{event}/sections/{section}/crosstable",
            Anyone,
            "who met whom",
            answers::crosstable,
        )
        .on(
            GET,
            "/api/events/{event}/files/trf16",
            OfEvent,
            "a section as a report file of 2016",
            files::trf16,
        )
        .on(
            GET,
            "/api/events/{event}/files/trf26",
            OfEvent,
            "a section as a report file of 2026",
            files::trf26,
        )
        .on(
            GET,
            "/api/events/{event}/files/swiss-manager",
            OfEvent,
            "a round with its results, for import into Swiss-Manager",
            files::swiss_manager,
        )
        .on(GET, "/api/events/{event}/files/pgn", Anyone, "the games", files::games)
        .on(
            GET,
            "/api/events/{event}/files/archive",
            OfEvent,
            "the complete archive of the event",
            files::whole,
        )
        .on(GET, "/api/events/{event}/files/report", OfEvent, "a report of all rulings", files::report)
        .on(
            GET,
            "/api/events/{event}/files/site",
            OfEvent,
            "pages of every round for any web server (ZIP)",
            site::static_site,
        )
        .on(GET, "/api/events/{event}/print/{page}", OfEvent, "pages for the printer", pages::print)
}

/// The event of a path.
pub(crate) async fn find_event(state: &State, id: &str) -> Result<Arc<Running>, Problem> {
    state.events.find(id).await.ok_or(Code::NoSuchEvent.into())
}

/// The events; hidden ones are listed for their arbiters only.
async fn list(Shared(state): Shared<Arc<State>>, asking: Asking) -> Json<Vec<EventListed>> {
    let mut listed = Vec::new();
    for running in state.events.all().await {
        let event = running.event().await;
        let scope = RequestScope { event: Some(&running.id), section: None };
        if event.listing() == Listing::Listed || Policy::OfEvent.allows(&asking.0, scope) {
            listed.push(EventListed::new(&running.id, &event));
        }
    }
    Json(listed)
}

async fn show(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
) -> Result<Json<EventShown>, Problem> {
    let event = find_event(&state, &id).await?.event().await;
    let live = tables::live(&state, &asking.0, &id, &event).await;
    // Dates of birth and special needs are only for the arbiters of this event.
    let is_theirs = Policy::OfEvent.allows(&asking.0, RequestScope { event: Some(&id), section: None });
    let sees = if is_theirs { Sees::Everything } else { Sees::Public };
    let shown = EventShown::new(&id, &event, sees, |game| live.get(&game).cloned());
    let push = if is_theirs { state.push.state_of(&id) } else { None };
    Ok(Json(EventShown { pairing_program: state.pairing.is_there(), push, ..shown }))
}

async fn create(
    Shared(state): Shared<Arc<State>>,
    Query(tongue): Query<language::LanguageQuery>,
    WithFiles(wanted): WithFiles<EventWanted>,
) -> Result<Json<EventMade>, Problem> {
    if wanted.founding.is_none() && state.overload.has_given_up(GivenUp::Imports) {
        return Err(Code::BusyForFiles.into());
    }
    if wanted.founding.is_none() && state.disk.left() == Left::Scarce {
        return Err(Code::DiskScarce.into());
    }
    let Archive { founding, entries, games } = archive_for(wanted, tongue.language())?;
    let id = name().ok_or(Code::NoRandomness)?;
    let running = state.events.create(id, founding).await.map_err(Problem::unavailable)?;
    for entry in entries {
        state.events.import(&running, entry).await?;
    }
    let games_left_out = importing::games(&state, &running.id, &*running.event().await, games).await?;
    let digest = digest(&archive(&state, &running).await.map_err(Problem::unavailable)?);
    Ok(Json(EventMade { event: running.id.clone(), games_left_out, digest }))
}

/// What a new event begins with and what has happened in it.
fn archive_for(wanted: EventWanted, language: Language) -> Result<Archive, Problem> {
    let regulations = wanted.regulations.unwrap_or_else(Regulations::where_nothing_is_said);
    match (wanted.founding, wanted.trf, wanted.archive) {
        (Some(founding), None, None) => {
            check_rated(&founding.regulations)?;
            Ok(Archive { founding, entries: Vec::new(), games: Vec::new() })
        }
        (None, Some(text), None) => {
            check_rated(&regulations)?;
            let how = Import {
                edition: edition(wanted.edition)?,
                regulations,
                zone: wanted.zone.map_or(Zone::UNIVERSAL, Zone),
                control: wanted.control.map(|text| text.parse()).transpose().map_err(Problem::unreadable)?,
                tie_breaks: wanted.tie_breaks,
                rounds: wanted.rounds,
                at: Stamp(touchmove_moment::read().wall_millis()),
            };
            let brought = trf::import_liberal(&text, &how)
                .map_err(|faults| Code::FileUnreadable { why: lines(&faults) })?;
            let archive = brought.archive;
            check_founding(&archive.founding, &archive.entries, language)?;
            Ok(archive)
        }
        (None, None, Some(form)) => {
            let archive = form.archive().map_err(|error| Code::FileUnreadable { why: error.to_string() })?;
            check_rated(&archive.founding.regulations)?;
            archive.entries.iter().try_for_each(|entry| check_act(&entry.act))?;
            Ok(archive)
        }
        (_, _, _) => Err(Code::FoundingTrfOrArchive.into()),
    }
}

/// Everything in a tournament file must be admitted: an event without its section is of no use to anybody.
fn check_founding(founding: &Founding, entries: &[EventEntry], language: Language) -> Result<(), Problem> {
    let mut event = Event::new(founding.clone());
    for entry in entries {
        let judged = judge(event, entry);
        event = judged.event;
        let refused = judged.rulings.iter().find(|ruling| *ruling.decision() == EventDecision::NotAdmitted);
        if let Some(ruling) = refused {
            let why = language::words(language).event_sentence(&event, ruling);
            return Err(Code::NotAdmitted { why }.into());
        }
    }
    Ok(())
}

fn edition(year: Option<u16>) -> Result<Edition, Problem> {
    let newest = Edition::NEWEST_FIRST[0];
    Ok(year.map_or(Ok(newest), |year| year.to_string().parse())?)
}

pub(super) fn lines(faults: &[impl ToString]) -> String {
    faults.iter().take(50).map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

async fn act(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
    Query(tongue): Query<language::LanguageQuery>,
    Json(sent): Json<EventActSent>,
) -> Result<Json<EventActTaken>, Problem> {
    let running = find_event(&state, &id).await?;
    take(&state, &running, &asking.0, None, tongue.language(), sent).await
}

async fn act_in_section(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path((id, section)): Path<(String, u16)>,
    Query(tongue): Query<language::LanguageQuery>,
    Json(sent): Json<EventActSent>,
) -> Result<Json<EventActTaken>, Problem> {
    let running = find_event(&state, &id).await?;
    take(&state, &running, &asking.0, Some(SectionId(section)), tongue.language(), sent).await
}

/// Performs an act; within a section, only acts about that section.
async fn take(
    state: &State,
    running: &Running,
    actor: &Actor,
    section: Option<SectionId>,
    language: Language,
    sent: EventActSent,
) -> Result<Json<EventActTaken>, Problem> {
    act_key::check(&sent.key)?;
    let event = running.event().await;
    let act = sent.act;
    check_act(&act)?;
    match (act.concern(&event), section) {
        (Concern::Games, _) => {
            return Err(Code::LiveResults.into());
        }
        (Concern::Event | Concern::Section(_), None) => {}
        (Concern::Section(about), Some(section)) if about == section => {}
        (Concern::Event | Concern::Section(_), Some(_)) => {
            return Err(Code::NotThisSection.into());
        }
    }
    if act == EventAct::Close && tables::is_played(state, &running.id, &event).await {
        return Err(Code::GamesGoOn.into());
    }
    if let Some(seq) = results::at_table(state, running, &event, actor, &act).await? {
        return Ok(Json(describe_outcome(running, language, running.recorded_act(seq).await).await));
    }
    let by = by(actor, &event);
    // An arbiter may be called like the system; their keys are their own.
    let key = act_key::of(&arbiter_named(actor), &sent.key);
    let wanted = ActRequest { key, expect: sent.expect, by, actor: actor.name().to_owned(), act };
    Ok(Json(perform(state, running, language, wanted).await?))
}

pub(super) async fn perform(
    state: &State,
    running: &Running,
    language: Language,
    wanted: ActRequest,
) -> Result<EventActTaken, Problem> {
    let who = wanted.actor.clone();
    let done = state.events.act(running, wanted).await?;
    state.security.note(
        SecurityWord::Ruled,
        &who,
        None,
        &format!("event {}: entry {}", running.id, done.seq),
    );
    Ok(describe_outcome(running, language, done).await)
}

/// What was accepted, in the reader's language.
async fn describe_outcome(running: &Running, language: Language, done: RecordedAct) -> EventActTaken {
    let words = language::words(language);
    let after = running.event().await;
    let rulings = done
        .rulings
        .iter()
        .map(|ruling| RulingShown::new(ruling, after.edition(), words.event_sentence(&after, ruling)));
    EventActTaken { seq: done.seq, rulings: rulings.collect() }
}

/// The regulations that an act contains.
fn check_act(act: &EventAct) -> Result<(), Problem> {
    if let EventAct::Regulate { regulations, .. } = act {
        check_rated(regulations)?;
    }
    if let EventAct::OpenSection { terms, .. } | EventAct::AmendSection { terms, .. } = act
        && let Some(regulations) = &terms.regulations
    {
        check_rated(regulations)?;
    }
    Ok(())
}

/// A rated game is played under the Laws, which do not allow a table that warns of illegal moves (12.6). Events from before this was
/// checked are read unchanged.
fn check_rated(regulations: &Regulations) -> Result<(), Problem> {
    if regulations.rated.is_on() && regulations.friendly.is_on() {
        return Err(Code::RatedAndFriendly.into());
    }
    Ok(())
}
