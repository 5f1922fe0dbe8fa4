//! Answers that are the same as long as the server runs. Each is written once, and compressed once.

use std::io::Write;
use std::sync::{LazyLock, OnceLock};

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use kernel::{OptionList, Part, Phrase, Values};
use serde_json::{Value, json};
use table::protocol::{RefusalKind, Refused};

use crate::http::refuse;
use crate::page::accepts;

const JSON: &str = "application/json";

/// An answer that never changes.
struct Fixed {
    /// The argument of the function that writes it, if that writes several answers.
    of: &'static str,
    kind: &'static str,
    write: fn(&'static str) -> String,
    plain: OnceLock<Bytes>,
    small: OnceLock<Bytes>,
}

impl Fixed {
    const fn new(of: &'static str, kind: &'static str, write: fn(&'static str) -> String) -> Fixed {
        Fixed { of, kind, write, plain: OnceLock::new(), small: OnceLock::new() }
    }

    fn plain(&self) -> Bytes {
        self.plain.get_or_init(|| (self.write)(self.of).into()).clone()
    }

    fn small(&self) -> Bytes {
        let packed = || {
            let mut packer = GzEncoder::new(Vec::new(), Compression::best());
            let written = packer.write_all(&self.plain()).and_then(|()| packer.finish());
            written.expect("a list in memory takes everything").into()
        };
        self.small.get_or_init(packed).clone()
    }

    /// The answer in a form that the client accepts. The first one is made outside the threads that serve tables.
    async fn answer(&'static self, headers: &HeaderMap) -> Response {
        let packed = accepts(headers, "gzip");
        let made = if packed { &self.small } else { &self.plain };
        let body = match made.get() {
            Some(body) => Ok(body.clone()),
            None => tokio::task::spawn_blocking(move || if packed { self.small() } else { self.plain() }).await,
        };
        let Ok(body) = body else { return refuse(&table::frozen()) };
        let kind = [(header::CONTENT_TYPE, self.kind), (header::VARY, "accept-encoding")];
        if packed {
            (kind, [(header::CONTENT_ENCODING, "gzip")], body).into_response()
        } else {
            (kind, body).into_response()
        }
    }
}

fn written(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("what is told can be written")
}

/// The games that can be played, with their options.
pub async fn games(headers: HeaderMap) -> Response {
    static GAMES: Fixed =
        Fixed::new("", JSON, |_| written(&table::option_lists().into_iter().map(game).collect::<Value>()));
    GAMES.answer(&headers).await
}

/// A game as its list of options says it, with a line of English for each option.
fn game(list: &OptionList) -> Value {
    let english = |name: &str| texts::english().word(&format!("ui.option.{}.{name}", list.game));
    let options = list.options.iter().map(|option| {
        let mut told = json!(option);
        told["text"] = english(option.name).into();
        told
    });
    let seats = list.options.iter().find_map(|option| match option.values {
        Values::Number { from, to, .. } if option.name == "seats" => Some([from, to]),
        _ => None,
    });
    json!({
        "name": list.game,
        "seats": seats.unwrap_or([2, 2]),
        "options": options.collect::<Value>(),
        "excludes": list.excludes,
        "bots": table::BOTS,
    })
}

/// What can be looked up.
pub async fn almanac(headers: HeaderMap) -> Response {
    static ALMANAC: Fixed = Fixed::new("", JSON, |_| written(&table::almanac()));
    ALMANAC.answer(&headers).await
}

/// The sentences of a language: its Fluent messages, all files in one.
pub async fn texts(Path(language): Path<String>, headers: HeaderMap) -> Response {
    static TEXTS: LazyLock<Vec<Fixed>> = LazyLock::new(|| {
        let fixed = |&(name, _): &(&'static str, _)| Fixed::new(name, "text/plain; charset=utf-8", sentences);
        texts::LANGUAGES.iter().map(fixed).collect()
    });
    match TEXTS.iter().find(|it| it.of == language) {
        Some(texts) => texts.answer(&headers).await,
        None => {
            let names = texts::LANGUAGES.iter().map(|(name, _)| Part::from(*name)).collect();
            let said = Phrase::new("server.refused.no-texts").with("names", Part::List(names));
            refuse(&Refused::new(RefusalKind::NoSuch, said))
        }
    }
}

fn sentences(language: &'static str) -> String {
    texts::LANGUAGES.iter().filter(|(name, _)| *name == language).map(|(_, files)| files.concat()).collect()
}
