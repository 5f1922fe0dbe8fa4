//! The page at `/`, as long as the browser client is not built.

use axum::http::header;
use axum::response::{Html, IntoResponse};

/// Says that there is no client yet, and how to use the tables without one.
pub async fn home() -> Html<&'static str> {
    Html(include_str!("home.html"))
}

/// A picture for the browser's tab.
pub async fn icon() -> impl IntoResponse {
    let picture = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M8 1l6 3.5v7L8 15l-6-3.5v-7z" fill="#3c6e47"/></svg>"##;
    ([(header::CONTENT_TYPE, "image/svg+xml")], picture)
}
