//! Any door leads to any table: requests and sockets for a table of another node are passed on to it, bytes both ways.
//!
//! A node listens for the others on an address of its own. Only who has the key that is kept in the database is heard there,
//! and is believed who the true caller is. A node that gets something passed on never passes it on again: it says that the
//! table is not its own, and whoever asked looks it up again. So nothing goes in a circle.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioIo};
use kernel::Phrase;
use table::protocol::{RefusalKind, Refused};
use tokio::net::TcpListener;

use crate::StoreError;
use crate::hall::{Hall, Place, closed, trouble};
use crate::http::{App, Held, refuse, table_routes};
use crate::limits::Caller;
use crate::passing::carry;
use crate::rest::NEWS;
use crate::room::{away, elsewhere};

/// The key of the nodes of a database.
const KEY: HeaderName = HeaderName::from_static("commonland-key");
/// The address of the true caller.
const CALLER: HeaderName = HeaderName::from_static("commonland-caller");
/// Marks the answer of a node that does not own the table.
const NOT_MINE: HeaderName = HeaderName::from_static("commonland-not-mine");
/// How often the owner of a table is looked up for one request.
const TRIES: u32 = 3;
/// The time between two of these.
const PAUSE: Duration = Duration::from_millis(100);
/// How long connecting to another node may take.
const CONNECT: Duration = Duration::from_secs(2);
/// How long the answer to something that was passed on may take to begin.
const ANSWER: Duration = Duration::from_secs(10);
/// The same where the other node waits for news, or has long work.
const LONG_ANSWER: Duration = NEWS.saturating_add(ANSWER);
/// How long nodes wait for one another's answer to a plain question.
const QUESTION: Duration = Duration::from_secs(3);

/// The way to the other nodes.
pub struct Nodes {
    client: Client<HttpConnector, Body>,
}

impl Default for Nodes {
    fn default() -> Nodes {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        connector.set_connect_timeout(Some(CONNECT));
        let client = Client::builder(TokioExecutor::new()).pool_idle_timeout(Duration::from_secs(30)).build(connector);
        Nodes { client }
    }
}

impl Nodes {
    /// Asks a node something that every node knows, or whether it reaches an address.
    async fn ask(&self, at: &str, path: &str, key: &str) -> Option<String> {
        let request = Request::get(format!("http://{at}{path}")).header(KEY, key).body(Body::empty()).ok()?;
        let answer = tokio::time::timeout(QUESTION, async {
            let answer = self.client.request(request).await.ok()?;
            let is_fine = answer.status() == StatusCode::OK;
            let body = axum::body::to_bytes(Body::new(answer.into_body()), 1 << 10).await.ok()?;
            Some(String::from_utf8_lossy(&body).into_owned()).filter(|_| is_fine)
        });
        answer.await.ok().flatten()
    }
}

/// Listens where the other nodes are told to come: at the address itself if it is a number, otherwise everywhere. Returns the
/// address as the others are told it: port 0 becomes the port that was free.
pub async fn listen(advertise: &str) -> Result<(TcpListener, String), StoreError> {
    let wrong = |why: String| StoreError::Unusable(format!("--advertise {}: {why}", kernel::quoted(advertise)));
    let (host, port) = advertise.rsplit_once(':').ok_or_else(|| wrong("it is like node-a:7779".into()))?;
    let port: u16 = port.parse().map_err(|_| wrong("it is like node-a:7779".into()))?;
    let own = host.trim_matches(['[', ']']).parse::<IpAddr>().ok();
    let at = SocketAddr::new(own.unwrap_or(Ipv4Addr::UNSPECIFIED.into()), port);
    let listener = match TcpListener::bind(at).await {
        // The address may be that of a machine in front of this one.
        Err(why) if why.kind() == std::io::ErrorKind::AddrNotAvailable => {
            TcpListener::bind(SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), port)).await
        }
        bound => bound,
    };
    let listener = listener.map_err(|why| wrong(format!("cannot listen there for the other nodes: {why}")))?;
    let port = listener.local_addr().map_or(port, |at| at.port());
    Ok((listener, format!("{host}:{port}")))
}

/// Fails if this node does not reach itself at the address that it tells the others, or one of them does not.
pub async fn is_reached(hall: &Hall, advertise: &str) -> Result<(), StoreError> {
    let Some(key) = hall.store.key() else { return Ok(()) };
    if hall.nodes.ask(advertise, "/node/here", key).await.is_none() {
        return Err(StoreError::Unusable(format!(
            "this node does not reach itself at {advertise}; --advertise is the address at which the other nodes reach this one"
        )));
    }
    let path = format!("/node/reaches/{advertise}");
    for (peer, at) in hall.store.peers() {
        if hall.nodes.ask(&at, &path, key).await.is_none() {
            return Err(StoreError::Unusable(format!(
                "the node {peer} at {at} and this one do not reach one another; --advertise is the address at which the other nodes reach this one"
            )));
        }
    }
    Ok(())
}

/// What is served to the other nodes.
pub fn router(hall: Arc<Hall>) -> Router {
    table_routes(&hall)
        .route("/node/here", get(|| async { "here\n" }))
        .route("/node/reaches/{at}", get(reaches))
        .layer(from_fn_with_state(hall.clone(), known))
        .with_state(hall)
}

/// Whether this node reaches another address.
async fn reaches(State(hall): App, axum::extract::Path(at): axum::extract::Path<String>) -> Response {
    let key = hall.store.key().unwrap_or_default();
    match hall.nodes.ask(&at, "/node/here", key).await {
        Some(_) => "yes\n".into_response(),
        None => StatusCode::BAD_GATEWAY.into_response(),
    }
}

/// Something that was passed on by another node, with the key and the true caller.
#[derive(Clone, Copy)]
struct PassedOn;

/// Lets only other nodes in.
async fn known(State(hall): App, mut request: Request, next: Next) -> Response {
    let said = request.headers_mut().remove(KEY);
    if said.is_none() || said.as_ref().map(HeaderValue::as_bytes) != hall.store.key().map(str::as_bytes) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let caller = request.headers_mut().remove(CALLER);
    let caller = caller.and_then(|it| it.to_str().ok()?.parse().ok()).map_or(Caller::UNKNOWN, Caller::at);
    let held = Held::of_line(&request);
    request.extensions_mut().insert(caller);
    request.extensions_mut().insert(held);
    request.extensions_mut().insert(PassedOn);
    next.run(request).await
}

/// Before a request to a table is answered: finds the owner, and passes it on if that is another node.
pub async fn find(State(hall): App, mut request: Request, next: Next) -> Response {
    if !hall.store.is_shared() {
        return next.run(request).await;
    }
    let id = request.uri().path().split('/').nth(3).unwrap_or_default().to_string();
    let (only_looks, patience) = (looks_at_what_is_over(&request), patience(&request));
    let was_passed_on = request.extensions().get::<PassedOn>().is_some();
    let caller = request.extensions().get::<Caller>().copied().unwrap_or(Caller::UNKNOWN);
    let upgrade = request.extensions_mut().remove::<hyper::upgrade::OnUpgrade>();
    let mut carried = None;
    for attempt in 0..TRIES {
        let at = match hall.place(&id, only_looks).await {
            Ok(Place::Elsewhere(at)) => at,
            Ok(Place::Here | Place::Waking) => {
                let mut request = match carried {
                    None => request,
                    Some(Carried { parts, body }) => Request::from_parts(parts, Body::from(body)),
                };
                if let Some(upgrade) = upgrade {
                    request.extensions_mut().insert(upgrade);
                }
                return next.run(request).await;
            }
            Err(error) => return refuse(&if hall.store.acts() { trouble(&error) } else { away() }),
        };
        if was_passed_on {
            return ([(NOT_MINE, HeaderValue::from_static("1"))], refuse(&elsewhere())).into_response();
        }
        let kept = match carried.take() {
            Some(kept) => kept,
            None => match Carried::of(std::mem::take(&mut request), hall.limits.message_bytes).await {
                Some(kept) => kept,
                None => return refuse(&crate::http::too_long(&hall)),
            },
        };
        let asked = hall.nodes.client.request(kept.to(&at, caller, hall.store.key().unwrap_or_default()));
        let answer = tokio::select! {
            answer = asked => Some(answer),
            () = hall.store.gone(&at) => None,
            () = tokio::time::sleep(patience) => break,
        };
        match answer {
            Some(Ok(answer)) if !answer.headers().contains_key(NOT_MINE) => {
                hall.metrics.passed_on.inc();
                return passed(&hall, at, answer, upgrade, kept.parts.extensions.get::<Held>().cloned());
            }
            // The table has another owner by now: it is looked up again.
            Some(Ok(_)) => {}
            Some(Err(error)) if error.is_connect() => {
                tracing::warn!(%error, node = at, table = id, "a request could not be passed on");
            }
            // The owner is gone, and perhaps it has done what was asked.
            None | Some(Err(_)) if may_come_twice(&kept.parts) => {}
            None | Some(Err(_)) => return refuse(&trouble(&StoreError::Unknown("its owner is gone".into()))),
        }
        carried = Some(kept);
        if attempt + 1 < TRIES {
            tokio::time::sleep(PAUSE).await;
        }
    }
    refuse(&Refused::new(RefusalKind::Trouble, Phrase::new("server.refused.unreachable")))
}

/// Whether a request only reads a match that is over.
fn looks_at_what_is_over(request: &Request) -> bool {
    let what = request.uri().path().split('/').nth(4);
    request.method() == axum::http::Method::GET
        && matches!(what, Some("view" | "story" | "review" | "record" | "chance"))
}

/// Whether the same comes of a request if it is carried out twice: it only reads, or it is a command with an id.
fn may_come_twice(parts: &axum::http::request::Parts) -> bool {
    parts.method.is_safe() || parts.uri.path().ends_with("/commands")
}

/// How long the answer to a request may take to begin.
fn patience(request: &Request) -> Duration {
    let waits = request.uri().query().is_some_and(|query| query.contains("since="));
    let what = request.uri().path().split('/').nth(4);
    let works = matches!(what, Some("hint" | "review" | "story" | "record" | "chance"));
    if waits || works { LONG_ANSWER } else { ANSWER }
}

/// A request with its whole body, which can be sent several times.
struct Carried {
    parts: axum::http::request::Parts,
    body: Bytes,
}

impl Carried {
    /// The body is in memory already, or empty (`http::whole`); `most` says so once more.
    async fn of(request: Request, most: usize) -> Option<Carried> {
        let (mut parts, body) = request.into_parts();
        // These belong to the connection that it came on. With others than the body has, the two nodes would not agree where the
        // next request begins.
        for of_the_line in [header::CONTENT_LENGTH, header::TRANSFER_ENCODING, header::EXPECT] {
            parts.headers.remove(of_the_line);
        }
        Some(Carried { parts, body: axum::body::to_bytes(body, most).await.ok()? })
    }

    fn to(&self, at: &str, caller: Caller, key: &str) -> Request {
        let mut request = Request::new(Body::from(self.body.clone()));
        *request.method_mut() = self.parts.method.clone();
        let path = self.parts.uri.path_and_query().map_or("/", |it| it.as_str());
        *request.uri_mut() = format!("http://{at}{path}").parse().unwrap_or(Uri::from_static("/"));
        *request.headers_mut() = self.parts.headers.clone();
        let headers = request.headers_mut();
        headers.insert(KEY, HeaderValue::from_str(key).unwrap_or(HeaderValue::from_static("")));
        let caller = caller.address().to_string();
        headers.insert(CALLER, HeaderValue::from_str(&caller).expect("an address is a header"));
        request
    }
}

/// The answer of another node; if it is a socket, what is said on it is carried both ways.
fn passed(
    hall: &Arc<Hall>,
    at: String,
    mut answer: axum::http::Response<hyper::body::Incoming>,
    upgrade: Option<hyper::upgrade::OnUpgrade>,
    held: Option<Held>,
) -> Response {
    if answer.status() == StatusCode::SWITCHING_PROTOCOLS
        && let Some(ours) = upgrade
    {
        let theirs = hyper::upgrade::on(&mut answer);
        let hall = hall.clone();
        tokio::spawn(async move {
            if let (Ok(ours), Ok(theirs)) = tokio::join!(ours, theirs) {
                hall.metrics.sockets.inc();
                let mut closing = hall.closing.clone();
                // A node that is frozen closes nothing by itself.
                let ended = async {
                    tokio::select! {
                        () = closed(&mut closing) => {}
                        () = hall.store.gone(&at) => {}
                    }
                };
                carry(TokioIo::new(ours), TokioIo::new(theirs), ended).await;
                hall.metrics.sockets.dec();
            }
            drop(held);
        });
    }
    let (parts, body) = answer.into_parts();
    Response::from_parts(parts, Body::new(body))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_waits_for_news_at_a_wrong_door_is_given_the_time_for_it() {
        let of = |path: &str| patience(&Request::get(path).body(Body::empty()).unwrap());
        assert!(of("/api/tables/abc/view?seat=1&since=7") > NEWS && of("/api/tables/abc/review?after=40") > NEWS);
        assert_eq!(of("/api/tables/abc/view"), ANSWER);
    }

    #[test]
    fn only_what_comes_to_the_same_is_sent_twice() {
        let of = |request: axum::http::request::Builder| request.body(()).unwrap().into_parts().0;
        assert!(may_come_twice(&of(Request::get("/api/tables/abc/socket"))));
        assert!(may_come_twice(&of(Request::post("/api/tables/abc/commands"))));
        assert!(!may_come_twice(&of(Request::post("/api/tables/abc/join"))));
    }
}
