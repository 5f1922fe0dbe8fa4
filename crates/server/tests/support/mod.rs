//! A server for one test, on a folder of its own.
#![allow(dead_code, reason = "not every test uses all of it")]

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use kernel::Phrase;
use serde_json::Value;
use server::{Config, Server, Tables};
use table::journal::Kept;
use table::protocol::{RefusalKind, Refused, Settings};
use table::testkit::ParlourFamily;
use table::{AnyTable, Entries, Secret, Unloadable};

/// A running server.
pub struct Scene {
    pub folder: PathBuf,
    config: Config,
    server: Server,
}

impl Scene {
    /// A plain one.
    pub async fn start(name: &str) -> Scene {
        Scene::with(name, |_| {}).await
    }

    /// One that is run differently.
    pub async fn with(name: &str, change: impl FnOnce(&mut Config)) -> Scene {
        let folder = std::env::temp_dir().join(format!("commonland-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder.clone());
        config.metrics = server::MetricsAt::At("127.0.0.1:0".parse().unwrap());
        config.limits.requests_per_second = 10_000;
        config.limits.commands_per_second = 10_000;
        change(&mut config);
        let server = Server::start(config.clone()).await.unwrap();
        Scene { folder, config, server }
    }

    pub fn address(&self) -> SocketAddr {
        self.server.address()
    }

    pub fn counts(&self) -> &server::Metrics {
        self.server.metrics()
    }

    /// Stops it and starts it again on the same folder.
    pub async fn restart(self) -> Scene {
        self.restart_with(|_| {}).await
    }

    pub async fn restart_with(self, change: impl FnOnce(&mut Config)) -> Scene {
        let Scene { folder, mut config, server } = self;
        server.stop().await;
        change(&mut config);
        let server = Server::start(config.clone()).await.unwrap();
        Scene { folder, config, server }
    }

    pub async fn metrics(&self, name: &str) -> i64 {
        let at = self.server.metrics_address().expect("scenes serve their metrics");
        let text = server::client::request(at, "GET", "/metrics", &[], "").await.unwrap().body;
        let line = text.lines().find(|line| line.starts_with(&format!("{name} "))).unwrap();
        line.rsplit(' ').next().unwrap().parse().unwrap()
    }

    pub async fn stop(self) {
        self.server.stop().await;
        let _ = std::fs::remove_dir_all(self.folder);
    }
}

struct OnlyParlour;

impl Tables for OnlyParlour {
    fn open(
        &self,
        _: &str,
        settings: Settings,
        secret: Secret,
        now: u64,
    ) -> Result<(Box<dyn AnyTable>, Kept), Refused> {
        Ok(table::open_in(ParlourFamily(2), settings, secret, now))
    }

    fn lay(&self, _: &Value, _: Settings, _: Secret, _: u64) -> Result<(Box<dyn AnyTable>, Kept), Refused> {
        Err(Refused::new(
            RefusalKind::Unreadable,
            Phrase::new("table.refused.position").with("why", "the parlour reads no positions"),
        ))
    }

    fn load(&self, entries: &dyn Entries) -> Result<(Box<dyn AnyTable>, Vec<Kept>), Unloadable> {
        table::load_in(ParlourFamily(2), entries)
    }
}

/// Tables at which nothing is played but the parlour, whose rules can fail.
pub fn parlour() -> Arc<dyn Tables> {
    Arc::new(OnlyParlour)
}
