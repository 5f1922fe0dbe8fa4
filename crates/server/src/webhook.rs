//! "It is your turn", told to an address that a table named.

use std::sync::Arc;
use std::time::Duration;

use axum::http::Uri;
use kernel::Phrase;
use table::protocol::{RefusalKind, Refused};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::hall::Hall;

/// Who may be called.
#[derive(Clone, Debug)]
pub struct Webhooks {
    /// Hosts that may be called; `*` for any. A server that anybody can use should not call any address.
    hosts: Vec<String>,
    calls: Arc<Semaphore>,
    /// Those that are made or wait. More are left out, so a host that answers slowly fills no memory.
    waiting: Arc<Semaphore>,
}

/// How many calls are made at the same time.
const CALLS: usize = 8;
/// How many are made or wait.
const WAITING: usize = 1_000;

impl Webhooks {
    /// Webhooks to these hosts alone.
    pub fn to(hosts: Vec<String>) -> Webhooks {
        Webhooks { hosts, calls: Arc::new(Semaphore::new(CALLS)), waiting: Arc::new(Semaphore::new(WAITING)) }
    }

    /// Whether this address may be called; otherwise why not.
    pub fn check(&self, url: &str) -> Result<(), Refused> {
        let refused = |said| Err(Refused::new(RefusalKind::NotYours, said));
        let uri = url.parse::<Uri>().ok().filter(|uri| matches!(uri.scheme_str(), Some("http" | "https")));
        let Some((uri, authority)) = uri.as_ref().and_then(|uri| Some((uri, uri.authority()?))) else {
            return refused(Phrase::new("server.refused.webhook-scheme"));
        };
        if authority.as_str().contains('@') {
            return refused(Phrase::new("server.refused.webhook-user"));
        }
        let host = uri.host().unwrap_or_default().trim_matches(['[', ']']);
        if self.hosts.iter().any(|it| it == "*" || it == host) {
            return Ok(());
        }
        refused(Phrase::new("server.refused.webhook-host").with("host", host))
    }

    /// A place among the calls that wait, if there is one.
    fn place(&self) -> Option<OwnedSemaphorePermit> {
        self.waiting.clone().try_acquire_owned().ok()
    }

    /// Calls the address in the background. The result is ignored.
    pub(crate) fn call(&self, hall: &Arc<Hall>, url: &str, table: &str, name: &str) {
        if self.check(url).is_err() {
            return;
        }
        let Some(place) = self.place() else {
            tracing::warn!(table, "too many webhooks wait for an answer; one was left out");
            return;
        };
        let body = serde_json::json!({
            "text": texts::english().say(&Phrase::new("server.turn").with("name", name)),
            "name": name,
            "table": table,
            "url": hall.public_url.as_ref().map(|base| format!("{}/t/{table}", base.to_string().trim_end_matches('/'))),
        });
        let (url, hall, calls) = (url.to_string(), hall.clone(), self.calls.clone());
        tokio::spawn(async move {
            let _place = place;
            let Ok(_turn) = calls.acquire_owned().await else { return };
            let called = tokio::task::spawn_blocking(move || {
                let config = ureq::Agent::config_builder()
                    .timeout_global(Some(Duration::from_secs(10)))
                    .max_redirects(0)
                    .build();
                let agent = ureq::Agent::new_with_config(config);
                agent.post(&url).header("content-type", "application/json").send(body.to_string()).map(|_| ())
            });
            hall.metrics.webhooks.inc();
            if let Ok(Err(error)) = called.await {
                tracing::warn!(%error, "a webhook was not heard");
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_allowed_hosts_are_called() {
        let webhooks = Webhooks::to(vec!["ntfy.example".into()]);
        assert!(webhooks.check("https://ntfy.example/my-table").is_ok());
        assert!(webhooks.check("http://ntfy.example:8080/x").is_ok());
        for bad in
            ["http://169.254.169.254/", "https://ntfy.example@evil.example/", "file:///etc/passwd", "http://[::1]/"]
        {
            assert!(webhooks.check(bad).is_err(), "{bad}");
        }
        assert!(Webhooks::to(vec!["*".into()]).check("http://127.0.0.1:9/").is_ok());
    }

    #[test]
    fn only_so_many_calls_wait() {
        let webhooks = Webhooks::to(Vec::new());
        let mut places: Vec<_> = (0..WAITING).map(|_| webhooks.place()).collect();
        assert!(places.iter().all(Option::is_some) && webhooks.place().is_none());
        places.pop();
        assert!(webhooks.place().is_some());
    }
}
