//! What a browser keeps: one cookie with a secret, from which its token at each table is derived.

use axum::http::{HeaderMap, header};
use table::Secret;

use crate::hall::{Hall, token};
use crate::http::is_https;

/// The name of the cookie. Older browsers have a cookie `commonland-TABLE` for each table, with its token.
const NAME: &str = "commonland";
/// How many tables a cookie lists.
const TABLES: usize = 100;

/// What proves who somebody is at a table.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The hash of the token.
    pub token: Secret,
    /// Whether it was derived for this table. A browser derives a token for every table, so the token may belong to
    /// nobody there.
    pub derived: bool,
}

impl Key {
    /// The key that a request brings for a table: in `Authorization: Bearer …`, in the older cookie of the table, or in the
    /// cookie of the browser.
    pub fn of(headers: &HeaderMap, table: &str) -> Option<Key> {
        let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
        if let Some(token) = bearer.or_else(|| older(headers, table)) {
            return Some(Key { token: Secret::of_token(token), derived: false });
        }
        let token = Browser::known(headers)?.token(table);
        Some(Key { token: Secret::of_token(&token), derived: true })
    }
}

/// A browser, as its cookie tells: the secret, and the tables that it came to, the last first.
#[derive(Clone)]
pub struct Browser {
    secret: String,
    tables: Vec<String>,
}

impl Browser {
    /// The browser that a request comes from, if it has been here before.
    fn known(headers: &HeaderMap) -> Option<Browser> {
        let value = cookies(headers).find(|(name, _)| *name == NAME)?.1;
        let mut parts = value.split('.');
        let secret = parts.next().filter(|it| it.len() == 32 && it.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
        let tables = parts.filter(|it| is_table(it)).take(TABLES).map(Into::into).collect();
        Some(Browser { secret: secret.into(), tables })
    }

    /// The browser that a request comes from. One that was never here gets a secret.
    pub fn of(headers: &HeaderMap) -> Browser {
        Browser::known(headers).unwrap_or_else(|| Browser { secret: token(), tables: Vec::new() })
    }

    /// Its token at a table.
    pub fn token(&self, table: &str) -> String {
        Secret::token_at(&self.secret, table)
    }

    /// The cookies to set when it comes to a table: the browser's cookie with this table first in its list, and the
    /// deletion of the older cookie, which would take precedence. Scripts cannot read them.
    pub fn cookies(&self, hall: &Hall, table: &str) -> [String; 2] {
        let secure = if is_https(hall) { "; Secure" } else { "" };
        let set = |name: &str, value: &str, age: u32| {
            format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}")
        };
        let others = self.tables.iter().filter(|it| *it != table).take(TABLES - 1);
        let value = [&self.secret, table].into_iter().chain(others.map(|it| &**it)).collect::<Vec<_>>().join(".");
        [set(NAME, &value, 31_536_000), set(&format!("{NAME}-{table}"), "", 0)]
    }
}

/// Whether a text may be the address of a table.
fn is_table(text: &str) -> bool {
    text.len() == 10 && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

/// The cookies of a request, by name.
fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let texts = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    texts.flat_map(|text| text.split(';')).filter_map(|cookie| cookie.trim().split_once('='))
}

/// The token in the older cookie of a table.
fn older<'a>(headers: &'a HeaderMap, table: &str) -> Option<&'a str> {
    let named = |name: &str| name.strip_prefix(NAME).and_then(|rest| rest.strip_prefix('-')) == Some(table);
    cookies(headers).find(|(name, _)| named(name)).map(|(_, token)| token)
}

/// The tables that a request has tokens for.
pub fn tables_of(headers: &HeaderMap) -> Vec<String> {
    let mut tables = Browser::known(headers).map_or(Vec::new(), |browser| browser.tables);
    let older = cookies(headers).filter_map(|(name, _)| name.strip_prefix("commonland-"));
    for table in older.filter(|it| is_table(it)) {
        if !tables.iter().any(|it| it == table) {
            tables.push(table.into());
        }
    }
    tables.truncate(TABLES);
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    fn brings(cookies: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::COOKIE, cookies.parse().unwrap())])
    }

    #[test]
    fn a_browser_lists_its_tables_and_those_of_older_cookies() {
        let secret = "0123456789abcdef0123456789abcdef";
        let headers = brings(&format!("commonland-olderolder=t; x=y; commonland={secret}.newernewer.tabletable"));
        assert_eq!(tables_of(&headers), ["newernewer", "tabletable", "olderolder"]);
        let key = |table| Key::of(&headers, table).unwrap();
        assert_eq!(key("olderolder").token, Secret::of_token("t"), "the older cookie still counts");
        assert!(!key("olderolder").derived && key("newernewer").derived);
        assert_ne!(key("newernewer").token, key("tabletable").token);
    }

    #[test]
    fn a_cookie_that_nobody_made_is_no_browser() {
        for value in ["", "short", "0123456789abcdef0123456789abcdeg", "0123456789abcdef0123456789abcdef0"] {
            assert!(Browser::known(&brings(&format!("commonland={value}"))).is_none(), "{value}");
        }
        assert!(Key::of(&HeaderMap::new(), "tabletable").is_none());
    }
}
