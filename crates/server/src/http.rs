//! The routes, and the checks for all of them: headers, origins, rates.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::uri::{Authority, Scheme};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use kernel::Phrase;
use serde_json::json;
use table::protocol::{RefusalKind, Refused};

use crate::hall::Hall;
use crate::limits::{Caller, Visit};
use crate::listen::{Line, Served};
use crate::{decks, door, fixed, node, page, rest, socket};

/// The state that handlers get.
pub type App = State<Arc<Hall>>;

/// The content security policy: scripts, styles, pictures and connections come only from this server.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
     connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Everything that is served.
pub fn router(hall: Arc<Hall>) -> Router {
    Router::new()
        .route("/", get(page::page))
        .route("/about", get(page::page))
        .route("/new", get(page::page))
        .route("/new/{game}", get(page::page))
        .route("/almanac", get(page::page))
        .route("/almanac/faces", get(page::page))
        .route("/almanac/editions", get(page::page))
        .route("/decks", get(page::page))
        .route("/decks/{name}", get(page::page))
        .route("/t/{id}", get(page::page))
        .route("/replay/{id}", get(page::page))
        .route("/assets/{*name}", get(page::asset))
        .route("/favicon.svg", get(page::icon))
        .route("/healthz", get(rest::alive))
        .route("/readyz", get(rest::ready))
        .route("/api/games", get(fixed::games))
        .route("/api/decks", get(decks::ready).post(decks::check))
        .route("/api/decks/cards", get(decks::cards))
        .route("/api/decks/lot", get(decks::drawn))
        .route("/api/almanac", get(fixed::almanac))
        .route("/api/texts/{language}", get(fixed::texts))
        .route("/api/mine", get(rest::mine))
        .route("/api/tables", get(rest::tables).post(rest::open))
        .route("/api/records", get(rest::records))
        .merge(table_routes(&hall))
        .fallback(page::nowhere)
        .layer(DefaultBodyLimit::max(hall.limits.message_bytes))
        .layer(from_fn_with_state(hall.clone(), guard))
        .with_state(hall)
}

/// What is served of one table, wherever it is.
pub fn table_routes(hall: &Arc<Hall>) -> Router<Arc<Hall>> {
    Router::new()
        .route("/api/tables/{id}/door", get(door::door))
        .route("/api/tables/{id}/follow", post(door::follow))
        .route("/api/tables/{id}/join", post(door::join))
        .route("/api/tables/{id}/claim", post(door::claim))
        .route("/api/tables/{id}/view", get(rest::view))
        .route("/api/tables/{id}/commands", post(rest::command))
        .route("/api/tables/{id}/story", get(rest::story))
        .route("/api/tables/{id}/story/{step}", get(rest::scene))
        .route("/api/tables/{id}/hint", get(rest::hint))
        .route("/api/tables/{id}/review", get(rest::review))
        .route("/api/tables/{id}/record", get(rest::record))
        .route("/api/tables/{id}/chance", get(rest::chance))
        .route("/api/tables/{id}/socket", get(socket::open))
        .layer(DefaultBodyLimit::max(hall.limits.message_bytes))
        .route_layer(from_fn_with_state(hall.clone(), node::find))
}

/// Only the metrics.
pub fn metrics_only(hall: Arc<Hall>) -> Router {
    Router::new().route("/metrics", get(rest::metrics)).route("/healthz", get(rest::alive)).with_state(hall)
}

/// A refusal as an answer over http.
pub fn refuse(refused: &Refused) -> Response {
    let status = match refused.kind {
        RefusalKind::Unreadable => StatusCode::BAD_REQUEST,
        RefusalKind::Stale | RefusalKind::NotNow => StatusCode::CONFLICT,
        RefusalKind::Rules | RefusalKind::Limit => StatusCode::UNPROCESSABLE_ENTITY,
        RefusalKind::NotYours => StatusCode::FORBIDDEN,
        RefusalKind::NoSuch => StatusCode::NOT_FOUND,
        RefusalKind::TooOften => StatusCode::TOO_MANY_REQUESTS,
        RefusalKind::Frozen => StatusCode::LOCKED,
        RefusalKind::Trouble => StatusCode::SERVICE_UNAVAILABLE,
    };
    (status, axum::Json(json!({ "refused": refused }))).into_response()
}

/// Refuses the address of a table that does not exist.
pub fn no_table() -> Refused {
    Refused::new(RefusalKind::NoSuch, Phrase::new("server.refused.no-table"))
}

/// Refuses any other address that does not exist.
pub fn no_address() -> Refused {
    Refused::new(RefusalKind::NoSuch, Phrase::new("server.refused.no-address"))
}

/// Checks every request before it is handled, and completes every response.
async fn guard(State(hall): App, mut request: Request, next: Next) -> Response {
    hall.metrics.requests.inc();
    let caller = caller(&hall, &request);
    let health = request.uri().path() == "/healthz";
    let api = request.uri().path().starts_with("/api/");
    let held = Held::of(&hall, caller, &request);
    let mut response = if !health && !hall.visitors.may_ask(caller, &hall.limits) {
        // While the refusal is delayed, the request still counts as one of the caller's connections.
        if held.is_some() {
            tokio::time::sleep(hall.limits.refusal).await;
        }
        refuse(&Refused::new(RefusalKind::TooOften, Phrase::new("server.refused.too-many-requests")))
    } else if changes(&request) && !is_ours(&hall, request.headers()) {
        refuse(&Refused::new(RefusalKind::NotYours, Phrase::new("server.refused.other-site")))
    } else if let Some(held) = held {
        request.extensions_mut().insert(caller);
        request.extensions_mut().insert(held.clone());
        match whole(&hall, request).await {
            Ok(request) => next.run(request).await,
            Err(refused) => refuse(&refused),
        }
    } else {
        refuse(&Refused::new(RefusalKind::TooOften, Phrase::new("server.refused.too-many-connections")))
    };
    if api && response.status().is_client_error() {
        response = explained(response).await;
    }
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(header::REFERRER_POLICY, "no-referrer");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()");
    if api {
        set(header::CACHE_CONTROL, "no-store");
    }
    if is_https(&hall) {
        set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    response
}

/// Gives errors of the framework (a wrong method, a parameter that cannot be read) the form of all other refusals.
async fn explained(response: Response) -> Response {
    let (mut parts, body) = response.into_parts();
    if parts.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json") {
        return Response::from_parts(parts, body);
    }
    let body = axum::body::to_bytes(body, 4 << 10).await.unwrap_or_default();
    let said = match parts.status {
        StatusCode::METHOD_NOT_ALLOWED => Phrase::new("server.refused.method"),
        _ => Phrase::new("server.refused.request").with("why", String::from_utf8_lossy(&body).into_owned()),
    };
    let refused = Refused::new(RefusalKind::Unreadable, said);
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    Response::from_parts(parts, Body::from(json!({ "refused": refused }).to_string()))
}

/// What a request holds while it is served. A socket takes it over, so it counts until the socket is closed.
#[derive(Clone)]
pub struct Held {
    _served: Option<Arc<Served>>,
    _visit: Option<Arc<Visit>>,
}

impl Held {
    /// Counts what another node has passed on, which counts the caller there.
    pub fn of_line(request: &Request) -> Held {
        Held { _served: request.extensions().get::<Line>().map(|line| Arc::new(line.serve())), _visit: None }
    }

    /// Counts a request of this caller. Behind a proxy it counts as a connection of the caller that the proxy names;
    /// `None` if there are too many of those.
    fn of(hall: &Hall, caller: Caller, request: &Request) -> Option<Held> {
        let visit = if hall.trust_proxy { Some(Arc::new(hall.visitors.visit(caller, &hall.limits)?)) } else { None };
        let served = request.extensions().get::<Line>().map(|line| Arc::new(line.serve()));
        Some(Held { _served: served, _visit: visit })
    }
}

/// A request with its whole body, which must arrive in time. A body where none belongs is not read: it may have no end.
async fn whole(hall: &Hall, request: Request) -> Result<Request, Refused> {
    let (parts, body) = request.into_parts();
    if matches!(parts.method, Method::GET | Method::HEAD) {
        return Ok(Request::from_parts(parts, Body::empty()));
    }
    let read = axum::body::to_bytes(body, hall.limits.message_bytes);
    match tokio::time::timeout(hall.limits.patience, read).await {
        Ok(Ok(bytes)) => Ok(Request::from_parts(parts, bytes.into())),
        Ok(Err(_)) => Err(too_long(hall)),
        Err(_) => Err(Refused::new(RefusalKind::Limit, Phrase::new("server.refused.too-slow"))),
    }
}

/// Refuses a body that is too long.
pub fn too_long(hall: &Hall) -> Refused {
    let limit = hall.limits.message_bytes as u32 >> 10;
    Refused::new(RefusalKind::Limit, Phrase::new("server.refused.too-long").with("limit", limit))
}

/// The caller; behind a proxy, the address that the proxy names. Callers that cannot be told apart count as one.
fn caller(hall: &Hall, request: &Request) -> Caller {
    if hall.trust_proxy {
        let named = request.headers().get_all("x-forwarded-for").iter().next_back();
        return named.and_then(|named| named.to_str().ok()).map_or(Caller::UNKNOWN, Caller::forwarded);
    }
    request.extensions().get::<Line>().map_or(Caller::UNKNOWN, Line::caller)
}

/// Whether a request may change something, or opens a socket that can.
fn changes(request: &Request) -> bool {
    !matches!(*request.method(), Method::GET | Method::HEAD) || request.headers().contains_key(header::UPGRADE)
}

/// Whether a request comes from our own pages, or from no page at all.
fn is_ours(hall: &Hall, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        let site = headers.get("sec-fetch-site").and_then(|site| site.to_str().ok());
        return site.is_none_or(|site| site == "same-origin" || site == "none");
    };
    let Some(origin) = origin.to_str().ok().and_then(|origin| origin.parse::<Uri>().ok()) else { return false };
    if let Some(public) = &hall.public_url {
        return (origin.scheme(), origin.authority()) == (public.scheme(), public.authority());
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()?.parse::<Authority>().ok());
    // An origin without a scheme is "null": a page that hides where it comes from.
    host.is_some() && origin.scheme().is_some() && origin.authority() == host.as_ref()
}

/// Whether browsers come by https.
pub fn is_https(hall: &Hall) -> bool {
    hall.public_url.as_ref().is_some_and(|url| url.scheme() == Some(&Scheme::HTTPS))
}
