//! The schema in the database, and whether the database can be trusted with games.

use tokio_postgres::error::SqlState;
use tokio_postgres::{Client, SimpleQueryMessage};

use super::address::{Address, said};
use crate::hall::token;
use crate::store::StoreError;

/// The version of the schema. Older ones are migrated, newer ones are left alone. It grows first: what a version no longer
/// needs is removed only by the next one, so that two neighbouring versions run side by side.
pub const FORMAT: i32 = 1;
/// The oldest PostgreSQL that is tried.
const OLDEST: i32 = 13;
/// How many connections one node needs: one writes, one beats, a few read.
pub const CONNECTIONS: usize = 6;

/// Nothing that changes with every move is in an index, so that an update stays in its page.
const SCHEMA: &str = r#"
CREATE TABLE commonland.about (application text NOT NULL, format integer NOT NULL, key text NOT NULL);
CREATE TABLE commonland.nodes (
    id bigint PRIMARY KEY, name text COLLATE "C" NOT NULL UNIQUE, address text NOT NULL, version text NOT NULL,
    beat bigint NOT NULL, beat_at timestamptz NOT NULL
);
CREATE TABLE commonland.tables (
    id text COLLATE "C" PRIMARY KEY, owner bigint, token bigint NOT NULL, next bigint NOT NULL,
    phase text COLLATE "C" NOT NULL, listed boolean NOT NULL, wakes boolean NOT NULL, touched bigint NOT NULL, ended bigint,
    family text COLLATE "C" NOT NULL, rules integer NOT NULL, journal integer NOT NULL, summary text NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX tables_by_phase ON commonland.tables (phase) WHERE phase <> 'over';
CREATE INDEX tables_by_end ON commonland.tables (ended, id) WHERE phase = 'over' AND listed;
CREATE TABLE commonland.entries (
    table_id text COLLATE "C" NOT NULL, seq bigint NOT NULL, body text NOT NULL, PRIMARY KEY (table_id, seq)
);
"#;

fn unusable<T>(said: impl Into<String>) -> Result<T, StoreError> {
    Err(StoreError::Unusable(said.into()))
}

/// Connects, refuses a database that could lose games, and makes the schema if it is missing. Returns the key that the nodes
/// of this database know one another by.
pub async fn open(address: &Address) -> Result<(Client, String), StoreError> {
    let client = trusted(address).await?;
    if !has_schema(address, &client).await? {
        make_schema(address, &client).await?;
    }
    let key = known_schema(address, &client).await?;
    Ok((client, key))
}

/// The same for somebody who only reads: nothing is made.
pub async fn open_as_it_is(address: &Address) -> Result<Client, StoreError> {
    let client = trusted(address).await?;
    if !has_schema(address, &client).await? {
        return unusable(format!("{address} holds no tables of Commonland; it was left as it is"));
    }
    known_schema(address, &client).await?;
    Ok(client)
}

async fn trusted(address: &Address) -> Result<Client, StoreError> {
    let client = address.connect().await.map_err(|error| address.explain(&error))?;
    speaks_for_itself(address, &client).await?;
    can_be_trusted(address, &client).await?;
    Ok(client)
}

/// A pooler that lends one connection of the database to several of its clients, statement by statement, mixes them up.
async fn speaks_for_itself(address: &Address, client: &Client) -> Result<(), StoreError> {
    let other = address.connect().await.map_err(|error| address.explain(&error))?;
    let mark = token();
    let wrong = |error: tokio_postgres::Error| address.explain(&error);
    client.simple_query(&format!("SET commonland.mark = '{mark}'")).await.map_err(wrong)?;
    let seen = other.simple_query("SELECT current_setting('commonland.mark', true)").await.map_err(wrong)?;
    let is_mark = |it: &SimpleQueryMessage| matches!(it, SimpleQueryMessage::Row(row) if row.get(0) == Some(&mark));
    if seen.iter().any(is_mark) {
        return unusable(format!(
            "{address} is a pooler that shares connections between its clients (pool_mode = transaction or statement); use pool_mode = session, or the address of the database itself"
        ));
    }
    Ok(())
}

/// Whether this is a database that keeps what it has acknowledged.
async fn can_be_trusted(address: &Address, client: &Client) -> Result<(), StoreError> {
    let about = client
        .query_one(
            "SELECT current_setting('server_version_num')::int, current_setting('server_version'),
                    current_setting('server_encoding'), pg_is_in_recovery(), current_setting('fsync'),
                    current_setting('full_page_writes'),
                    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
                        - coalesce(current_setting('reserved_connections', true)::int, 0),
                    (SELECT rolconnlimit FROM pg_roles WHERE rolname = current_user),
                    (SELECT datconnlimit FROM pg_database WHERE datname = current_database())",
            &[],
        )
        .await
        .map_err(|error| address.explain(&error))?;
    let (number, version, encoding): (i32, String, String) = (about.get(0), about.get(1), about.get(2));
    if number < OLDEST * 10_000 {
        return unusable(format!("{address} is PostgreSQL {version}; Commonland needs {OLDEST} or newer"));
    }
    if encoding != "UTF8" {
        return unusable(format!(
            "{address} keeps texts in {encoding}; make another one with: createdb --encoding UTF8 --template template0"
        ));
    }
    if about.get(3) {
        return unusable(format!("{address} is a standby, which cannot be written; use the address of the primary"));
    }
    for (at, name) in [(4, "fsync"), (5, "full_page_writes")] {
        if about.get::<_, &str>(at) != "on" {
            return unusable(format!(
                "{address} runs with {name} = off and may lose what it has acknowledged; set {name} = on in postgresql.conf and start it again"
            ));
        }
    }
    for (at, what) in
        [(6, "max_connections"), (7, "the connection limit of the role"), (8, "the connection limit of the database")]
    {
        let limit: i32 = about.get(at);
        if (0..CONNECTIONS as i32).contains(&limit) {
            return unusable(format!(
                "{address} allows {limit} connections, and a node needs {CONNECTIONS}; raise {what}"
            ));
        }
    }
    Ok(())
}

fn foreign<T>(address: &Address) -> Result<T, StoreError> {
    unusable(format!("{address} has a schema commonland that is not ours; it was left as it is. Use another database"))
}

/// Whether there is a schema of ours. An empty one of the same name may become ours.
async fn has_schema(address: &Address, client: &Client) -> Result<bool, StoreError> {
    const LOOK: &str = "SELECT to_regclass('commonland.about') IS NOT NULL,
            EXISTS (SELECT FROM pg_class WHERE relnamespace = to_regnamespace('commonland'))";
    let look = client.query_one(LOOK, &[]).await.map_err(|error| address.explain(&error))?;
    match (look.get(0), look.get(1)) {
        (false, true) => foreign(address),
        (ours, _) => Ok(ours),
    }
}

/// Makes the schema, unless another node does at the same time.
async fn make_schema(address: &Address, client: &Client) -> Result<(), StoreError> {
    // The lock ends with the transaction. `CREATE SCHEMA IF NOT EXISTS` asks for the right to make one also if there is one.
    let key = token();
    let make = format!(
        "BEGIN; SELECT pg_advisory_xact_lock(7165626);
         DO $do$ BEGIN IF to_regclass('commonland.about') IS NULL THEN
         IF to_regnamespace('commonland') IS NULL THEN CREATE SCHEMA commonland; END IF;
         {SCHEMA} INSERT INTO commonland.about VALUES ('commonland', {FORMAT}, '{key}');
         END IF; END $do$; COMMIT"
    );
    let Err(error) = client.batch_execute(&make).await else { return Ok(()) };
    let _ = client.batch_execute("ROLLBACK").await;
    if error.code() == Some(&SqlState::INSUFFICIENT_PRIVILEGE) {
        let role = address.config.get_user().unwrap_or("?");
        return unusable(format!(
            "the role {role} may make no schema in {address} ({}); let the owner of the database say: CREATE SCHEMA commonland AUTHORIZATION {role}",
            said(&error)
        ));
    }
    Err(address.explain(&error))
}

/// Reads the key of a schema that we know.
async fn known_schema(address: &Address, client: &Client) -> Result<String, StoreError> {
    let about = match client.query_opt("SELECT application, format, key FROM commonland.about", &[]).await {
        Ok(Some(about)) => about,
        Ok(None) => return foreign(address),
        Err(error) if error.code() == Some(&SqlState::UNDEFINED_COLUMN) => return foreign(address),
        Err(error) => return Err(address.explain(&error)),
    };
    let (application, format): (&str, i32) = (about.get(0), about.get(1));
    if application != "commonland" {
        return foreign(address);
    }
    if format > FORMAT {
        return unusable(format!(
            "the schema of {address} was written by a newer Commonland (format {format}; this one knows {FORMAT}); it was left as it is"
        ));
    }
    Ok(about.get(2))
}
