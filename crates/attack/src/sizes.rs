//! Large stores: how long a table with a long journal takes to wake, and how long pages take when there are many games.

use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use server::client::request;
use server::{Append, Sqlite};
use table::journal::{Change, Kept};
use table::protocol::{Command, How};

use crate::binary::{Binary, Folder};
use crate::journal::{Played, append, name, store_one, token};

/// What one kind of request took.
pub struct Figure {
    /// What was asked for.
    pub what: String,
    /// The times, sorted.
    pub took: Vec<Duration>,
    /// What each may take.
    pub limit: Duration,
}

impl Figure {
    fn new(what: impl Into<String>, limit: u64, mut took: Vec<Duration>) -> Figure {
        took.sort_unstable();
        Figure { what: what.into(), took, limit: Duration::from_millis(limit) }
    }

    /// The longest.
    pub fn longest(&self) -> Duration {
        self.took.last().copied().unwrap_or_default()
    }

    /// The middle one.
    pub fn middle(&self) -> Duration {
        self.took.get(self.took.len() / 2).copied().unwrap_or_default()
    }

    /// Whether all were in time.
    pub fn is_good(&self) -> bool {
        self.longest() < self.limit
    }
}

fn other(why: impl std::fmt::Display) -> io::Error {
    io::Error::other(why.to_string())
}

/// Times one request, which must be answered with success.
async fn timed(to: std::net::SocketAddr, path: &str, token: Option<&str>) -> io::Result<(Duration, serde_json::Value)> {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let headers: Vec<(&str, &str)> = bearer.iter().map(|it| ("authorization", it.as_str())).collect();
    let began = Instant::now();
    let reply = request(to, "GET", path, &headers, "").await?;
    let took = began.elapsed();
    if reply.status != 200 {
        return Err(other(format!("{path}: {} {}", reply.status, reply.body)));
    }
    Ok((took, reply.json()))
}

/// Wakes a table of this many entries in the real binary, several times, and reads its story page by page.
pub async fn wake(program: &Path, spec: &str, entries: usize) -> io::Result<Vec<Figure>> {
    const TIMES: usize = 5;
    let folder = Folder::new("wake");
    let mut played = Played::begin(spec, 1);
    played.play(400, entries, 1);
    let entries = played.journal.len();
    let id = store_one(folder.path(), &played).map_err(other)?;
    let (mut woken, mut worked, mut pages) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..TIMES {
        let binary = Binary::start(program, folder.path()).await?;
        // The server looks at its store after the start, which is not part of waking.
        tokio::time::sleep(Duration::from_secs(1)).await;
        let path = format!("/api/tables/{id}");
        let before = binary.processor();
        woken.push(timed(binary.address, &format!("{path}/view"), Some(&token(0))).await?.0);
        worked.push(binary.processor().saturating_sub(before));
        let mut after = Some(0);
        while let Some(from) = after {
            let (took, page) = timed(binary.address, &format!("{path}/story?after={from}"), Some(&token(0))).await?;
            pages.push(took);
            after = page["next"].as_u64();
        }
        binary.kill().await?;
    }
    Ok(vec![
        Figure::new(format!("waking a table of {entries} entries ({spec})"), 200, woken),
        Figure::new("the processor time of that", 200, worked),
        Figure::new("a page of its story", 50, pages),
    ])
}

/// Writes a store with this many finished games, most of them short.
pub fn store_many(folder: &Path, games: u64, mut told: impl FnMut(u64)) -> io::Result<()> {
    let mut store = Sqlite::open(folder, None).map_err(other)?;
    let played: Vec<Append> = (0..32).map(finished).collect();
    let mut done = 0;
    while done < games {
        let batch: Vec<Append> = (done..games.min(done + 500))
            .map(|number| {
                let mut it = played[(number % played.len() as u64) as usize].clone();
                it.table = name(number);
                it.sheet.touched = number * 60_000;
                it
            })
            .collect();
        store.append(&batch.iter().collect::<Vec<_>>()).map_err(other)?;
        done += batch.len() as u64;
        told(done);
    }
    Ok(())
}

/// A game that ended early.
fn finished(seed: u64) -> Append {
    let mut played = Played::begin("island:seats=2", seed);
    played.play(0, 30, seed);
    played.says(0, Command::OfferEnd);
    played.says(1, Command::OfferEnd);
    let is_over = |kept: &Kept| matches!(kept.what, Change::Ended { how: How::Agreed, .. });
    assert!(played.journal.iter().any(is_over), "they agreed to end it");
    append(&name(0), &*played.table, &played.journal)
}

/// What is asked for, and its address for a game.
type Page = (&'static str, fn(&str) -> String);

/// Makes a store with this many finished games and times the pages of the real binary on it.
pub async fn pages(program: &Path, games: u64, told: impl FnMut(u64)) -> io::Result<Vec<Figure>> {
    const TIMES: u64 = 100;
    let folder = Folder::new("pages");
    store_many(folder.path(), games, told)?;
    let binary = Binary::start(program, folder.path()).await?;
    let mut figures = Vec::new();
    let pages: [Page; 6] = [
        ("the first page of the records", |_| "/api/records".into()),
        ("any other page of the records", |id| format!("/api/records?after={id}")),
        ("the open tables", |_| "/api/tables".into()),
        ("a finished game, which sleeps", |id| format!("/api/tables/{id}/view")),
        ("its story", |id| format!("/api/tables/{id}/story")),
        ("its record", |id| format!("/api/tables/{id}/record")),
    ];
    for (what, path) in pages {
        let mut took = Vec::new();
        for at in 0..TIMES {
            let id = name((at * 7_919 * 104_729) % games.max(1));
            took.push(timed(binary.address, &path(&id), None).await?.0);
            // Within what one address may ask for.
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        figures.push(Figure::new(what, 50, took));
    }
    binary.kill().await?;
    Ok(figures)
}
