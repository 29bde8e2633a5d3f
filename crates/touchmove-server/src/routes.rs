//! The routes, each with its policy: a route cannot be added without one.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::{DefaultBodyLimit, RawPathParams, Request, State as Shared};
use axum::handler::Handler;
use axum::http::{HeaderMap, Method, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodFilter, on};
use axum::{Extension, Router};

use crate::access::{Actor, Asked, Policy};
use crate::app::State;
use crate::problem::Problem;

/// A route as people and tests read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) method: Method,
    pub(crate) path: &'static str,
    pub(crate) policy: Policy,
    /// What it is for.
    pub(crate) purpose: &'static str,
}

/// Routes as they are put together.
pub(crate) struct Routes {
    router: Router<Arc<State>>,
    lines: Vec<Line>,
    state: Arc<State>,
}

impl Routes {
    pub(crate) fn new(state: Arc<State>) -> Routes {
        Routes { router: Router::new(), lines: Vec::new(), state }
    }

    /// One route more.
    pub(crate) fn on<H, T>(
        mut self,
        method: Method,
        path: &'static str,
        policy: Policy,
        purpose: &'static str,
        handler: H,
    ) -> Routes
    where
        H: Handler<T, Arc<State>>,
        T: 'static,
    {
        let filter = MethodFilter::try_from(method.clone()).unwrap_or(MethodFilter::GET);
        let guard = middleware::from_fn_with_state((Arc::clone(&self.state), policy), guarded);
        self.router = self.router.route(path, on(filter, handler).route_layer(guard));
        self.lines.push(Line { method, path, policy, purpose });
        self
    }

    pub(crate) fn get<H, T>(
        self,
        path: &'static str,
        policy: Policy,
        purpose: &'static str,
        handler: H,
    ) -> Routes
    where
        H: Handler<T, Arc<State>>,
        T: 'static,
    {
        self.on(Method::GET, path, policy, purpose, handler)
    }

    pub(crate) fn post<H, T>(
        self,
        path: &'static str,
        policy: Policy,
        purpose: &'static str,
        handler: H,
    ) -> Routes
    where
        H: Handler<T, Arc<State>>,
        T: 'static,
    {
        self.on(Method::POST, path, policy, purpose, handler)
    }

    /// A route that takes a file of up to 16 MiB.
    pub(crate) fn post_file<H, T>(
        mut self,
        path: &'static str,
        policy: Policy,
        purpose: &'static str,
        handler: H,
    ) -> Routes
    where
        H: Handler<T, Arc<State>>,
        T: 'static,
    {
        let guard = middleware::from_fn_with_state((Arc::clone(&self.state), policy), guarded);
        let large = DefaultBodyLimit::max(LARGEST_FILE);
        let method = on(MethodFilter::POST, handler).route_layer(large).route_layer(guard);
        self.router = self.router.route(path, method);
        self.lines.push(Line { method: Method::POST, path, policy, purpose });
        self
    }

    pub(crate) fn delete<H, T>(
        self,
        path: &'static str,
        policy: Policy,
        purpose: &'static str,
        handler: H,
    ) -> Routes
    where
        H: Handler<T, Arc<State>>,
        T: 'static,
    {
        self.on(Method::DELETE, path, policy, purpose, handler)
    }

    /// The lines so far.
    pub(crate) fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The router and its lines.
    pub(crate) fn done(self) -> (Router<Arc<State>>, Vec<Line>) {
        (self.router, self.lines)
    }
}

/// The largest file that is taken.
const LARGEST_FILE: usize = 16 * 1024 * 1024;

/// The name of the session's cookie.
pub(crate) const SESSION: &str = "session";
/// The name of the cookie that marks an enrolled device.
pub(crate) const DEVICE: &str = "device";

/// Asks who this is and whether they may, before anything else is read.
async fn guarded(
    Shared((state, policy)): Shared<(Arc<State>, Policy)>,
    params: RawPathParams,
    mut request: Request,
    next: Next,
) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes && !is_from_here(request.headers()) {
        return Problem::forbidden("another site may not speak for this one").into_response();
    }
    let actor = Actor::of(cookie(request.headers(), SESSION).as_deref(), &state.desk).await;
    let named = |name: &str| params.iter().find(|(known, _)| *known == name).map(|(_, value)| value);
    let of_game = match (named("id"), policy) {
        (Some(id), Policy::Section) => of_game(&state, id).await,
        (Some(_) | None, _) => None,
    };
    let (event, section) = of_game
        .as_ref()
        .map_or((None, None), |(event, section)| (Some(event.as_str()), Some(section.as_str())));
    let asked = Asked { event: named("event").or(event), section: named("section").or(section) };
    if !policy.allows(&actor, asked) {
        state.counters.not_allowed.fetch_add(1, Ordering::Relaxed);
        return Problem::not_allowed("only an arbiter of this may do it; log in first").into_response();
    }
    request.extensions_mut().insert(actor);
    next.run(request).await
}

/// The event and the section in which a game is played.
async fn of_game(state: &State, id: &str) -> Option<(String, String)> {
    let of = state.tables.find(id).await?.terms.event?;
    Some((of.event.clone(), of.game()?.section.0.to_string()))
}

/// Who asks, for routes that want to know.
pub(crate) type Asking = Extension<Actor>;

/// A cookie of a request.
pub(crate) fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(known, _)| *known == name)
        .map(|(_, value)| value.to_owned())
}

/// A browser names the site a request comes from; it must be this one. What is no browser names none.
pub(crate) fn is_from_here(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match (text("origin"), text("host")) {
        (None, _) => true,
        (Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, site)| site == host),
        (Some(_), None) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, "a=1; session=xyz; b=2".parse().unwrap());
        assert_eq!(cookie(&headers, SESSION).as_deref(), Some("xyz"));
        assert_eq!(cookie(&headers, DEVICE), None);
    }
}
