//! The accept loop, with a limit on connections.

use std::net::IpAddr;
use std::sync::Arc;
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

/// Who is at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// How long a client may take to send a request.
const PATIENCE: Duration = Duration::from_secs(15);

/// Serves connections until the server closes.
pub async fn serve(listener: TcpListener, router: Router, hall: Arc<Hall>, mut closing: watch::Receiver<bool>) {
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
        let peer = address.ip();
        let full = hall.metrics.connections.get() >= i64::from(hall.limits.connections);
        if full || !hall.trust_proxy && !hall.visitors.may_connect(peer, &hall.limits) {
            hall.metrics.turned_away.add(1);
            continue;
        }
        hall.metrics.connections.add(1);
        let _ = stream.set_nodelay(true);
        let (router, hall, mut closing) = (router.clone(), hall.clone(), closing.clone());
        tokio::spawn(async move {
            let service =
                hyper_util::service::TowerToHyperService::new(router.map_request(move |mut request: Request<_>| {
                    request.extensions_mut().insert(Peer(peer));
                    request.map(Body::new)
                }));
            let mut builder = Builder::new(hyper_util::rt::TokioExecutor::new()).http1_only();
            builder.http1().timer(TokioTimer::new()).header_read_timeout(PATIENCE).max_buf_size(32 << 10);
            let connection = builder.serve_connection_with_upgrades(TokioIo::new(stream), service);
            let mut connection = std::pin::pin!(connection);
            tokio::select! {
                _ = connection.as_mut() => {}
                () = closed(&mut closing) => {
                    connection.as_mut().graceful_shutdown();
                    let _ = tokio::time::timeout(Duration::from_secs(5), connection).await;
                }
            }
            hall.metrics.connections.add(-1);
            if !hall.trust_proxy {
                hall.visitors.disconnected(peer, &hall.limits);
            }
        });
    }
}
