//! The routes, each in one line with its policy, its words and a handler whose types say what it takes and gives: a route cannot be
//! added without them.

use std::net::SocketAddr;
use std::sync::Arc;

use crate::auth::security_line::SecurityWord;
use axum::extract::{ConnectInfo, DefaultBodyLimit, MatchedPath, RawPathParams, Request, State as Shared};
use axum::http::{Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodFilter, MethodRouter, on};
use axum::{Extension, Router};

use crate::app::State;
use crate::auth::access::{Actor, Policy, RequestScope};
use crate::auth::cookies::{Jar, Over};
use crate::net::clean;
use crate::net::openapi::{Describes, Reads, Shape};
use crate::net::problem::{Code, Noted, Problem};

/// A route as people and tests read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Route {
    pub(crate) method: Method,
    pub(crate) path: &'static str,
    pub(crate) policy: Policy,
    /// What it is for.
    pub(crate) purpose: &'static str,
    /// What it takes and gives.
    pub(crate) shape: Shape,
}

/// Routes as they are put together.
pub(crate) struct Routes {
    router: Router<Arc<State>>,
    lines: Vec<Route>,
    state: Arc<State>,
}

impl Routes {
    pub(crate) fn new(state: Arc<State>) -> Routes {
        Routes { router: Router::new(), lines: Vec::new(), state }
    }

    /// One route more: what it takes, how much of it and what it gives are its handler's types. Nothing is routed that nobody guards.
    pub(crate) fn on<H, T>(
        mut self,
        method: Method,
        path: &'static str,
        policy: Policy,
        purpose: &'static str,
        handler: H,
    ) -> Routes
    where
        H: Describes<T>,
        T: 'static,
    {
        let filter = MethodFilter::try_from(method.clone()).unwrap_or(MethodFilter::GET);
        let (handled, shape) = (on(filter, handler), H::shape());
        let cleaned =
            |handled: MethodRouter<Arc<State>>| handled.route_layer(middleware::from_fn(clean::clean_body));
        let handled = match shape.reads {
            Reads::Messages => cleaned(handled),
            // The last layer comes first.
            Reads::Files => cleaned(handled).route_layer(DefaultBodyLimit::max(LARGEST_FILE)),
            Reads::Streams => handled,
        };
        let guard = middleware::from_fn_with_state((Arc::clone(&self.state), policy), guard);
        self.router = self.router.route(path, handled.route_layer(guard));
        self.lines.push(Route { method, path, policy, purpose, shape });
        self
    }

    /// The router and its lines.
    pub(crate) fn build(self) -> (Router<Arc<State>>, Vec<Route>) {
        (self.router, self.lines)
    }
}

/// The largest file that is taken.
const LARGEST_FILE: usize = 16 * 1024 * 1024;

/// Asks who this is and whether they may, before anything else is read.
async fn guard(
    Shared((state, policy)): Shared<(Arc<State>, Policy)>,
    params: RawPathParams,
    mut request: Request,
    next: Next,
) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let from = request.extensions().get().map(|ConnectInfo(from): &ConnectInfo<SocketAddr>| from.ip());
    // The route, never the address itself: an address may hold a code or a token.
    let route = request.extensions().get().map_or("", MatchedPath::as_str);
    let about = format!("{} {route}", request.method());
    let over = Over::of(request.extensions());
    if changes && !state.names.is_from_here(request.headers(), over) {
        state.security.note(SecurityWord::Refused, "another site", from, &about);
        return Problem::from(Code::AnotherSite).into_response();
    }
    let jar = Jar::of(over, request.headers());
    let actor = Actor::of(jar.session.as_deref(), &state.accounts).await;
    let named = |name: &str| params.iter().find(|(known, _)| *known == name).map(|(_, value)| value);
    let of_game = match (named("id"), policy) {
        (Some(id), Policy::Section) => of_game(&state, id).await,
        (Some(_) | None, _) => None,
    };
    let (event, section) = of_game
        .as_ref()
        .map_or((None, None), |(event, section)| (Some(event.as_str()), Some(section.as_str())));
    let asked = RequestScope { event: named("event").or(event), section: named("section").or(section) };
    if !policy.allows(&actor, asked) {
        state.metrics.not_allowed.inc();
        state.security.note(SecurityWord::Refused, actor.name(), from, &about);
        return Problem::from(Code::NotAllowed).into_response();
    }
    // What an event's journal takes is for its judge to say; everything else of a closed event stays as it is.
    if changes
        && !route.ends_with("/acts")
        && let Some(event) = asked.event
        && state.events.is_closed(event).await
    {
        return Problem::from(Code::EventClosed).into_response();
    }
    let who = actor.name().to_owned();
    request.extensions_mut().insert(actor);
    let answer = next.run(request).await;
    if answer.extensions().get::<Noted>().is_none() {
        match answer.status() {
            StatusCode::FORBIDDEN => state.security.note(SecurityWord::Refused, &who, from, &about),
            StatusCode::TOO_MANY_REQUESTS => state.security.note(SecurityWord::Limited, &who, from, &about),
            _ => {}
        }
    }
    answer
}

/// The event and the section in which a game is played.
async fn of_game(state: &State, id: &str) -> Option<(String, String)> {
    let table = state.tables.find(id).await?;
    let of = table.terms.event.as_ref()?;
    Some((of.event.clone(), of.game.section.0.to_string()))
}

/// Who asks, for routes that want to know.
pub(crate) type Asking = Extension<Actor>;
