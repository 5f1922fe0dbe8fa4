//! A balancer as in `docs/compose.yaml`: connections go to the nodes in turns, a node that says twice that it is not ready gets
//! no more of them, and those that it has are closed.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use server::client::request;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How often a node is asked, and how long it may take to answer.
const CHECK: Duration = Duration::from_secs(1);
/// A node that fails so often is down.
const FALL: u32 = 2;

/// A node, as the balancer sees it.
struct Server {
    at: SocketAddr,
    is_up: watch::Sender<bool>,
}

/// Its address. It works for as long as the runtime does.
pub struct Balancer {
    pub address: SocketAddr,
}

impl Balancer {
    pub async fn over(nodes: Vec<SocketAddr>) -> Balancer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let servers: Arc<Vec<Server>> =
            Arc::new(nodes.into_iter().map(|at| Server { at, is_up: watch::Sender::new(true) }).collect());
        for at in 0..servers.len() {
            tokio::spawn(check(servers.clone(), at));
        }
        tokio::spawn(async move {
            let next = Arc::new(AtomicUsize::new(0));
            while let Ok((caller, _)) = listener.accept().await {
                let _ = caller.set_nodelay(true);
                tokio::spawn(pass(caller, servers.clone(), next.clone()));
            }
        });
        Balancer { address }
    }
}

async fn check(servers: Arc<Vec<Server>>, at: usize) {
    let (server, mut failed) = (&servers[at], 0);
    loop {
        let told = tokio::time::timeout(CHECK, request(server.at, "GET", "/readyz", &[], "")).await;
        failed = if matches!(told, Ok(Ok(reply)) if reply.status == 200) { 0 } else { failed + 1 };
        if failed == 0 || failed >= FALL {
            let is_up = failed == 0;
            server.is_up.send_if_modified(|before| std::mem::replace(before, is_up) != is_up);
        }
        tokio::time::sleep(CHECK).await;
    }
}

/// Takes a caller to the next node that can be reached.
async fn pass(mut caller: TcpStream, servers: Arc<Vec<Server>>, next: Arc<AtomicUsize>) {
    for _ in 0..servers.len() {
        let server = &servers[next.fetch_add(1, Relaxed) % servers.len()];
        let mut up = server.is_up.subscribe();
        if !*up.borrow() {
            continue;
        }
        let Ok(Ok(mut node)) = tokio::time::timeout(CHECK, TcpStream::connect(server.at)).await else { continue };
        let _ = node.set_nodelay(true);
        tokio::select! {
            _ = tokio::io::copy_bidirectional(&mut caller, &mut node) => {}
            _ = up.wait_for(|it| !it) => {}
        }
        return;
    }
}
