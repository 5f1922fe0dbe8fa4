//! The browser client: the files that `web/` was built into, or a page that says how to build them.

use std::borrow::Cow;

use axum::extract::Path;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

use crate::http::{no_address, refuse};

/// The built client; empty before it was built. Text files have compressed copies that end with `.br` and `.gz`.
#[derive(Embed)]
#[folder = "../../web/dist"]
struct Client;

/// Names in `assets/` contain a hash of their content, so a file never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Everything else may be cached, but is checked again each time.
const ASK_AGAIN: &str = "no-cache";

/// The one page of the client; what it shows follows from the address.
pub async fn page(headers: HeaderMap) -> Response {
    match file("index.html", ASK_AGAIN, &headers) {
        Some(page) => page,
        None => Html(include_str!("home.html")).into_response(),
    }
}

/// An unknown address: a browser gets the page, which says so; a program gets a refusal.
pub async fn nowhere(method: Method, headers: HeaderMap) -> Response {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if method == Method::GET && accepted.contains("text/html") {
        return (StatusCode::NOT_FOUND, page(headers).await).into_response();
    }
    refuse(&no_address())
}

/// A script, style, font or picture of the client.
pub async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let found = file(&format!("assets/{name}"), FOR_EVER, &headers);
    found.unwrap_or_else(|| refuse(&no_address()))
}

/// A picture for the browser's tab.
pub async fn icon(headers: HeaderMap) -> Response {
    file("favicon.svg", ASK_AGAIN, &headers).unwrap_or_else(|| {
        let picture = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M8 1l6 3.5v7L8 15l-6-3.5v-7z" fill="#3c6e47"/></svg>"##;
        ([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response()
    })
}

/// A file in the best encoding that the client accepts.
fn file(name: &str, cache: &'static str, headers: &HeaderMap) -> Option<Response> {
    let plain = Client::get(name)?;
    let copies = [("br", "br"), ("gzip", "gz")].into_iter().filter(|(coding, _)| accepts(headers, coding));
    let smaller =
        copies.into_iter().find_map(|(coding, ending)| Some((coding, Client::get(&format!("{name}.{ending}"))?)));
    let kind =
        [(header::CONTENT_TYPE, content_type(name)), (header::CACHE_CONTROL, cache), (header::VARY, "accept-encoding")];
    Some(match smaller {
        Some((coding, copy)) => (kind, [(header::CONTENT_ENCODING, coding)], bytes(copy)).into_response(),
        None => (kind, bytes(plain)).into_response(),
    })
}

/// Whether a client takes a body in this coding.
pub fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|it| it.split(';').next().is_some_and(|it| it.trim() == coding))
}

fn bytes(file: EmbeddedFile) -> axum::body::Bytes {
    match file.data {
        Cow::Borrowed(bytes) => axum::body::Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    }
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}
