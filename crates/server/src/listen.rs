//! The accept loop, with a limit on connections.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower::ServiceExt;

use crate::hall::{Hall, closed};
use crate::limits::{Caller, Visit};
use crate::patient::Patient;

/// A connection, counted for as long as somebody holds this value: the accept loop while requests come, a socket until it is
/// closed.
#[derive(Clone)]
pub struct Line(Arc<Counted>);

struct Counted {
    hall: Arc<Hall>,
    caller: Caller,
    /// Behind a proxy each request is counted by itself, since one connection serves many callers.
    _visit: Option<Visit>,
    /// Requests that came so far.
    asked: AtomicU32,
    /// Those of them, sockets included, that are served now.
    busy: AtomicU32,
}

/// A request or socket that is served on a connection, for as long as this value lives.
pub struct Served(Line);

impl Drop for Served {
    fn drop(&mut self) {
        self.0.0.busy.fetch_sub(1, Relaxed);
    }
}

impl Line {
    /// Counts a connection; `None` if there are too many already.
    fn open(hall: &Arc<Hall>, caller: Caller, from: From) -> Option<Line> {
        if hall.metrics.connections.get() >= i64::from(hall.capacity) {
            return None;
        }
        let visit = if hall.trust_proxy || from == From::Nodes {
            None
        } else {
            Some(hall.visitors.visit(caller, &hall.limits)?)
        };
        hall.metrics.connections.inc();
        Some(Line(Arc::new(Counted { hall: hall.clone(), caller, _visit: visit, asked: 0.into(), busy: 0.into() })))
    }

    /// A request begins to be served.
    pub fn serve(&self) -> Served {
        self.0.asked.fetch_add(1, Relaxed);
        self.0.busy.fetch_add(1, Relaxed);
        Served(self.clone())
    }

    /// Whether a request came.
    pub fn has_asked(&self) -> bool {
        self.0.asked.load(Relaxed) > 0
    }

    /// Whether a request or a socket is served.
    pub fn is_busy(&self) -> bool {
        self.0.busy.load(Relaxed) > 0
    }

    /// Who is at the other end; behind a proxy, the proxy.
    pub fn caller(&self) -> Caller {
        self.0.caller
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.hall.metrics.connections.dec();
    }
}

/// Who connects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    /// Anybody. Behind a proxy each request is counted by itself.
    Anybody,
    /// Other nodes, which count their callers themselves.
    Nodes,
}

/// Serves connections until the server closes.
pub async fn serve(
    listener: TcpListener,
    from: From,
    router: Router,
    hall: Arc<Hall>,
    mut closing: watch::Receiver<bool>,
) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut closing) => return,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // For example too many open files, which is temporary.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let Some(line) = Line::open(&hall, Caller::at(address.ip()), from) else {
            hall.metrics.turned_away.inc();
            continue;
        };
        let _ = stream.set_nodelay(true);
        let (router, hall, mut closing) = (router.clone(), hall.clone(), closing.clone());
        let kept = line.clone();
        tokio::spawn(async move {
            let service =
                hyper_util::service::TowerToHyperService::new(router.map_request(move |mut request: Request<_>| {
                    request.extensions_mut().insert(line.clone());
                    request.map(Body::new)
                }));
            let mut builder = Builder::new(hyper_util::rt::TokioExecutor::new()).http1_only();
            let patience = hall.limits.patience;
            builder.http1().timer(TokioTimer::new()).header_read_timeout(patience).max_buf_size(32 << 10);
            let silence = Duration::from_secs(hall.limits.silence);
            let stream = Patient::new(stream, kept, patience, silence);
            let connection = builder.serve_connection_with_upgrades(TokioIo::new(stream), service);
            let mut connection = std::pin::pin!(connection);
            tokio::select! {
                _ = connection.as_mut() => {}
                () = closed(&mut closing) => {
                    connection.as_mut().graceful_shutdown();
                    let _ = tokio::time::timeout(Duration::from_secs(5), connection).await;
                }
            }
        });
    }
}
