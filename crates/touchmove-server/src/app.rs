//! What the routes share, and the routes.

use std::any::Any;
use std::collections::HashMap;
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock};

use axum::extract::DefaultBodyLimit;
use axum::http::Method;
use axum::response::IntoResponse as _;
use axum::{Router, middleware};
use touchmove_feed::Pace;
use touchmove_store::{Findings, Node, Store, StoreError};
use tower_http::catch_panic::CatchPanicLayer;

use crate::Options;
use crate::auth::access::Policy;
use crate::auth::office::{Accounts, Keeper, PerMinute};
use crate::auth::office_people;
use crate::auth::office_routes as office;
use crate::auth::seats::Seats;
use crate::auth::security_log::Security;
use crate::boards::Boards;
use crate::events::push::Push;
use crate::events::ratings::{self, Ratings};
use crate::events::{self, Channels, Events, Finished, Program, Waiting};
use crate::net::address::{Uncounted, Watching};
use crate::net::answer::JsonText;
use crate::net::compress::Compressed;
use crate::net::connection_limit::ConnectionLimit;
use crate::net::headers;
use crate::net::health;
use crate::net::host::Names;
use crate::net::lan::{self, Root};
use crate::net::metrics::{self, Metrics};
use crate::net::openapi;
use crate::net::overload::Overload;
use crate::net::problem::{Code, Problem, ServeError};
use crate::net::promises::Promises;
use crate::net::rate_limit::Paces;
use crate::net::request_id::RequestIds;
use crate::net::routes::{Route, Routes};
use crate::net::stopping::Stopping;
use crate::outage::replication::Patience;
use crate::outage::timeline::Timeline;
use crate::pages::demonstration::Demonstration;
use crate::pages::drill;
use crate::pages::explain;
use crate::pages::law;
use crate::pages::scenarios;
use crate::pages::speech;
use crate::pages::web_page;
use crate::storage::backup;
use crate::storage::ballast;
use crate::storage::ballast::Ballast;
use crate::storage::disk_space::Disk;
use crate::storage::journal_damage::StartFindings;
use crate::tables::casual;
use crate::tables::change_log::{self, ChangeLog};
use crate::tables::export;
use crate::tables::games;
use crate::tables::journal;
use crate::tables::live;
use crate::tables::presence::Presence;
use crate::tables::public::Public;
use crate::tables::registry::Tables;
use crate::tables::written::WrittenGames;

/// What every request can reach.
pub(crate) struct State {
    pub(crate) store: Store,
    /// The folder of the journal.
    pub(crate) data: PathBuf,
    /// The file of its settings.
    pub(crate) settings: Option<PathBuf>,
    pub(crate) timeline: Arc<Timeline>,
    pub(crate) tables: Tables,
    pub(crate) seats: Seats,
    pub(crate) accounts: Arc<Accounts>,
    pub(crate) ballast: Arc<Ballast>,
    /// What the start has found.
    pub(crate) found: StartFindings,
    pub(crate) disk: Disk,
    pub(crate) events: Events,
    pub(crate) presence: Presence,
    pub(crate) connections: ConnectionLimit,
    pub(crate) waiting: Waiting,
    pub(crate) change_log: Arc<ChangeLog>,
    /// The pages of events that somebody looks at.
    pub(crate) pages: Channels,
    pub(crate) boards: Boards,
    pub(crate) metrics: Metrics,
    pub(crate) request_ids: RequestIds,
    /// How the server keeps up.
    pub(crate) overload: Overload,
    /// By which the server is asked for.
    pub(crate) names: Names,
    /// With nodes that may be dead.
    pub(crate) patience: Patience,
    pub(crate) security: Security,
    /// What is promised, and how it is kept.
    pub(crate) promises: Promises,
    /// For sockets, which are told when the server stops.
    pub(crate) stopping: Stopping,
    /// Where other devices on the local network reach the server.
    pub(crate) lan: OnceLock<String>,
    /// The root of the certificate for tablets, if it is one of ours.
    pub(crate) lan_root: OnceLock<Root>,
    /// The finished games of events, as anybody may have them.
    pub(crate) finished: Finished,
    /// Games as files, as anybody may have them.
    pub(crate) written: WrittenGames,
    /// Running games as anybody may see them.
    pub(crate) public: Public,
    /// Where games are taken.
    pub(crate) push: Push,
    /// To look players up in.
    pub(crate) ratings: Ratings,
    /// The program that pairs rounds.
    pub(crate) pairing: Program,
    /// Games that are set up, minute by minute.
    pub(crate) creations: Mutex<PerMinute>,
    /// Questions about positions, minute by minute.
    pub(crate) questions: Mutex<PerMinute>,
    /// Answers that are the same for everybody, packed.
    pub(crate) compressed: Compressed,
    /// The description of the routes.
    pub(crate) described: OnceLock<JsonText<serde_json::Value>>,
    /// To look around in.
    pub(crate) demonstration: Demonstration,
    /// How fast each address asks.
    pub(crate) requests: Mutex<Paces>,
    /// What is arranged around games outside events, minute by minute: invitations, new tokens, rematches.
    pub(crate) arrangements: Mutex<PerMinute>,
    /// Whose limits are not counted by address.
    pub(crate) people: Uncounted,
    /// From where games outside events were set up since the start, unless by people who are not counted.
    pub(crate) set_up_from: Mutex<HashMap<String, IpAddr>>,
}

/// How many requests a second are answered from one address, and how many at once: a hall of a hundred tablets behind one address may
/// load the page in the same moment.
const REQUESTS_A_SECOND: u32 = 1_000;
const REQUESTS_AT_ONCE: u32 = 10_000;

/// How many games may be set up a minute from one address, by people who are not arbiters.
const GAMES_A_MINUTE: u32 = 30;

/// How many invitations, new tokens of seats and rematches there may be a minute from one address, by people who are not arbiters: each
/// is an entry in a journal for good.
const ARRANGEMENTS_A_MINUTE: u32 = 60;

/// How many questions about positions are answered a minute from one address, for people who are not arbiters.
const QUESTIONS_A_MINUTE: u32 = 30;

/// The name of a server that has its journal to itself.
const ONLY_NODE: &str = "main";

impl State {
    /// In the data folder, or on the database that several nodes share.
    pub(crate) async fn open(options: &Options, address: &str) -> Result<State, ServeError> {
        let names = Names::of(options)?;
        let ballast = Arc::new(Ballast::keep(&options.data, options.ballast));
        let (store, findings) = match &options.database {
            None => open_journal(options, &ballast).await?,
            Some(database) => {
                let node = Node { name: database.node.clone(), address: address.to_owned() };
                (Store::join(&database.url, node).await?, Findings::default())
            }
        };
        let found = StartFindings::new(options, findings);
        let timeline = Arc::new(Timeline::open(&store).await?.noticing(options.gaps));
        let shared = options.database.is_some();
        let tables = Tables::new(store.clone(), Arc::clone(&timeline), Arc::clone(&ballast), shared);
        let seats = if shared {
            Seats::load_shared(&store).await?
        } else {
            Seats::open(&options.data, &store).await?
        };
        let keeper = options
            .database
            .as_ref()
            .map_or(Keeper::Alone(ONLY_NODE), |database| Keeper::Node(&database.node));
        let own = keeper.journal();
        if found.is_changed(&own) {
            // Without it nobody knows who may do what.
            return Err(StoreError::Broken { journal: own, seq: 0 }.into());
        }
        let metrics = Metrics::new(store.timings(), Watching::of(&options.limits));
        let people = Uncounted::people(&options.limits);
        let accounts = || Accounts::open(store.clone(), Arc::clone(&timeline), keeper, people.clone());
        let accounts = ballast::with_room(&ballast, accounts).await?;
        let events = Events::new(store.clone(), Arc::clone(&timeline), shared);
        // Numbers of changes start over with every run.
        let change_log = Arc::new(ChangeLog::new(touchmove_moment::read().wall_millis().to_string()));
        if !shared {
            tokio::spawn(change_log::follow(store.clone(), Arc::clone(&change_log)));
        }
        Ok(State {
            store,
            data: options.data.clone(),
            settings: options.settings.clone(),
            timeline,
            tables,
            seats,
            accounts,
            ballast,
            found,
            disk: Disk::of(&options.data),
            events,
            presence: Presence::told_to(Arc::clone(&change_log)),
            connections: ConnectionLimit::new(options.pace, &options.limits),
            pages: Channels::default(),
            waiting: Waiting::default(),
            change_log,
            boards: Boards::new(options.livechess.clone(), Pace::USUAL),
            metrics,
            request_ids: RequestIds::new(),
            overload: Overload::default(),
            names,
            patience: Patience::default(),
            security: Security::open(&options.data),
            promises: Promises::default(),
            stopping: Stopping::default(),
            lan: OnceLock::new(),
            lan_root: OnceLock::new(),
            finished: Finished::default(),
            written: WrittenGames::default(),
            public: Public::default(),
            ratings: Ratings::of(&options.data),
            push: Push::to(options.push.as_deref()).map_err(ServeError::Push)?,
            pairing: Program::new(options.pairing_command.clone()),
            creations: Mutex::new(PerMinute::new(GAMES_A_MINUTE)),
            questions: Mutex::new(PerMinute::new(QUESTIONS_A_MINUTE)),
            arrangements: Mutex::new(PerMinute::new(ARRANGEMENTS_A_MINUTE)),
            people,
            set_up_from: Mutex::default(),
            compressed: Compressed::default(),
            described: OnceLock::new(),
            demonstration: Demonstration::of(options),
            requests: Mutex::new(Paces::new(
                REQUESTS_A_SECOND,
                REQUESTS_AT_ONCE,
                Uncounted::people(&options.limits),
            )),
        })
    }
}

/// The journal in the data folder, compared with its second path.
async fn open_journal(options: &Options, space: &Ballast) -> Result<(Store, Findings), ServeError> {
    let (path, mirror) = (options.data.join("journal.sqlite"), options.mirror());
    let open = || async {
        let opened = if options.hold {
            Store::open_short(&path, Some(&mirror)).await
        } else {
            Store::open(&path, Some(&mirror)).await
        };
        opened.map_err(ServeError::Journal)
    };
    let (store, findings) = ballast::with_room(space, open).await?;
    for one in &findings.missing {
        let last = one.last.unwrap_or(0);
        tracing::warn!(
            "{} {}: the journal ends with entry {last}, and the second path had {}",
            one.row.kind.word(),
            one.row.id,
            one.mirrored.seq
        );
    }
    Ok((store, findings))
}

pub(crate) const OPENAPI: &str = "/api/openapi.json";

/// The largest body of a request; a route that takes files says so.
const LARGEST_BODY: usize = 1024 * 1024;

/// The routes, and a line about each.
pub(crate) fn router(state: Arc<State>) -> (Router, Vec<Route>) {
    use Policy::{Anyone, Chief};
    const GET: Method = Method::GET;
    const POST: Method = Method::POST;
    const DELETE: Method = Method::DELETE;
    let routes = Routes::new(Arc::clone(&state))
        .on(GET, "/health", Anyone, "whether the server is well", health::health)
        .on(GET, "/metrics", Anyone, "metrics for Prometheus", metrics::metrics)
        .on(GET, "/ready", Anyone, "whether requests may be sent here", health::ready)
        .on(GET, OPENAPI, Anyone, "this interface, as OpenAPI", openapi::openapi_document)
        .on(GET, lan::ROOT_PATH, Anyone, "the root that tablets install to trust this server", lan::root)
        .on(
            GET,
            lan::ROOT_PICTURE,
            Anyone,
            "where tablets fetch it, as a picture for cameras (SVG)",
            lan::root_picture,
        )
        .on(GET, "/api/about", Anyone, "the version and the editions", games::about)
        .on(GET, "/api/presets", Anyone, "time controls to choose from", games::presets)
        .on(GET, "/api/games", Anyone, "the games of this server", games::list)
        .on(POST, "/api/games", Anyone, "set up a game", games::create)
        .on(GET, "/api/games/{id}", Anyone, "one game", games::one)
        .on(GET, "/api/games/{id}/pgn", Anyone, "a game as PGN", export::pgn)
        .on(GET, "/api/games/{id}/replay", Anyone, "a game move by move", export::replay)
        .on(
            POST,
            "/api/games/{id}/invites",
            Anyone,
            "invite somebody to a seat of the requester",
            casual::invite,
        )
        .on(GET, "/api/games/{id}/rematch", Anyone, "the next game, if one was asked for", casual::next)
        .on(POST, "/api/games/{id}/rematch", Anyone, "the next game, the colours changed", casual::rematch)
        .on(
            POST,
            "/api/games/{id}/seats/{seat}",
            Anyone,
            "replace the token of a seat; by the table's token, the arbiter's, or an arbiter",
            games::replace_token,
        )
        .on(
            GET,
            "/api/games/{id}/live",
            Anyone,
            "a game live; its seats are opened by their tokens",
            live::join,
        )
        .on(
            GET,
            "/api/games/{id}/journal",
            Anyone,
            "the journal of a game; opened by its arbiter's token",
            journal::read,
        )
        .on(GET, "/api/law", Anyone, "both editions, complete", law::book)
        .on(GET, "/api/law/terms", Anyone, "the glossary", law::terms)
        .on(GET, "/api/law/{edition}/{number}", Anyone, "the gist of an article", law::one)
        .on(
            GET,
            "/api/law/{edition}/{number}/scenarios",
            Anyone,
            "the scenarios that prove an article",
            scenarios::of_article,
        )
        .on(
            GET,
            "/api/scenarios/{edition}/{*name}",
            Anyone,
            "a scenario played line by line",
            scenarios::play_scenario,
        )
        .on(GET, "/api/speech", Anyone, "words as sound, where the browser has no voice", speech::speak)
        .on(GET, "/api/drill", Anyone, "incidents to practise on", drill::choose)
        .on(GET, "/api/drill/incident", Anyone, "an incident without its key", drill::ask)
        .on(POST, "/api/drill/incident", Anyone, "mark the answers to an incident", drill::mark)
        .on(GET, "/api/explain", Anyone, "questions that are understood, to choose from", explain::questions)
        .on(POST, "/api/explain", Anyone, "a question about a typed position or typed moves", explain::ask)
        .on(GET, "/api/office/me", Anyone, "who one is here", office::myself)
        .on(
            POST,
            "/api/office/first",
            Anyone,
            "appoint the chief arbiter, by the code on the screen",
            office::set_up,
        )
        .on(
            POST,
            "/api/office/recover",
            Anyone,
            "become the chief arbiter again by a code made at the server's console",
            office_people::recover,
        )
        .on(GET, "/api/office/arbiters", Chief, "who is appointed", office_people::arbiters)
        .on(
            GET,
            "/api/office/codes/{code}",
            Chief,
            "a code as a picture for cameras (SVG)",
            office_people::picture,
        )
        .on(POST, "/api/office/login", Anyone, "log in on an enrolled device", office::log_in)
        .on(POST, "/api/office/logout", Anyone, "leave", office::log_out)
        .on(POST, "/api/office/join", Anyone, "use a code", office::join)
        .on(POST, "/api/office/codes", Chief, "give out a code", office::code)
        .on(GET, "/api/office/devices", Chief, "the devices arbiters may log in on", office::devices)
        .on(DELETE, "/api/office/devices/{device}", Chief, "take a device off the list", office::unenrol)
        .on(GET, "/api/office/backup", Chief, "a full backup, for another machine", backup::download)
        .on(GET, "/api/office/sessions", Chief, "who is logged in", office::sessions)
        .on(DELETE, "/api/office/sessions/{session}", Chief, "end a session at once", office::end)
        .on(POST, "/api/office/arbiters", Chief, "appoint an arbiter", office::appoint)
        .on(DELETE, "/api/office/arbiters/{name}", Chief, "end an appointment", office::dismiss)
        .on(
            POST,
            "/api/office/ratings",
            Chief,
            "preview of FIDE's rating list; nothing is imported",
            ratings::bring,
        )
        .on(
            POST,
            "/api/office/ratings/take",
            Chief,
            "import the rating list that was previewed",
            ratings::take,
        );
    let (router, lines) = events::add(routes).build();
    state.described.get_or_init(|| openapi::write_document(&lines));
    let counted = Arc::clone(&state);
    let router = router
        .fallback(web_page::file)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        // One request that fails is a problem of its own, said and logged; its connection goes on.
        .layer(CatchPanicLayer::custom(|_: Box<dyn Any + Send>| {
            Problem::from(Code::AnswerLost).into_response()
        }))
        .layer(middleware::from_fn_with_state(counted, headers::add))
        .with_state(state);
    (router, lines)
}
