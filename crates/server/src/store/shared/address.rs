//! The address of a PostgreSQL database, and the way to it. Its password is never shown.

use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::error::{Severity, SqlState};
use tokio_postgres::{Client, Config};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::store::StoreError;

/// How long connecting may take.
const CONNECT: Duration = Duration::from_secs(3);

/// A database and how to reach it.
#[derive(Clone)]
pub struct Address {
    pub(super) config: Config,
    pub(super) tls: MakeRustlsConnect,
    shown: String,
}

impl fmt::Display for Address {
    /// Host and name of the database, without role and password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

fn unusable(said: impl Into<String>) -> StoreError {
    StoreError::Unusable(said.into())
}

impl Address {
    /// Whether a text looks like the address of a database, and not like a folder.
    pub fn is_meant(text: &str) -> bool {
        text.starts_with("postgres://") || text.starts_with("postgresql://")
    }

    /// Whether an address holds a password.
    pub fn has_password(text: &str) -> bool {
        // One that cannot be read may hold one.
        text.parse::<Config>().map_or(text.contains('@'), |config| config.get_password().is_some())
            || text.contains("password=")
    }

    /// Reads `postgres://ROLE:PASSWORD@HOST:PORT/DATABASE?…`. Besides the options of the library it knows `sslrootcert=FILE`.
    pub fn read(text: &str) -> Result<Address, StoreError> {
        if !Address::is_meant(text) {
            return Err(unusable(
                "the address of a store begins with postgres://, such as postgres://commonland@db/commonland",
            ));
        }
        let (rest, options) = text.split_once('?').unwrap_or((text, ""));
        let (ours, theirs): (Vec<&str>, Vec<&str>) =
            options.split('&').filter(|it| !it.is_empty()).partition(|it| it.starts_with("sslrootcert="));
        let roots = ours.first().and_then(|it| it.strip_prefix("sslrootcert="));
        // A certificate is always verified with the name of the host, which other programs call by these words.
        let verified =
            |it| if matches!(it, "sslmode=verify-full" | "sslmode=verify-ca") { "sslmode=require" } else { it };
        let theirs: Vec<&str> = theirs.into_iter().map(verified).collect();
        let says_how = theirs.iter().any(|it| it.starts_with("sslmode="));
        let rest = if theirs.is_empty() { rest.to_string() } else { format!("{rest}?{}", theirs.join("&")) };
        // The library's reason may repeat a part of the address.
        let mut config = rest.parse::<Config>().map_err(|_| {
            unusable("the address of the store cannot be read; it is like postgres://ROLE@HOST/DATABASE, and signs such as @ or / in a password are written as %40 or %2F")
        })?;
        let shown = shown(&config);
        if is_near(&config) {
            if !says_how {
                config.ssl_mode(SslMode::Disable);
            }
        } else if !says_how {
            config.ssl_mode(SslMode::Require);
        } else if config.get_ssl_mode() == SslMode::Prefer {
            return Err(unusable(format!(
                "{shown} is another machine, and sslmode=prefer would not verify its certificate; leave sslmode out"
            )));
        }
        config
            .connect_timeout(CONNECT)
            .tcp_user_timeout(Duration::from_secs(8))
            .keepalives_idle(Duration::from_secs(5));
        config.application_name("commonland");
        Ok(Address { config, tls: MakeRustlsConnect::new(certificates(roots)?), shown })
    }

    /// Connects.
    pub(super) async fn connect(&self) -> Result<Client, tokio_postgres::Error> {
        let (client, connection) = self.config.connect(self.tls.clone()).await?;
        tokio::spawn(async move {
            // Whoever waits for an answer is told the reason.
            let _ = connection.await;
        });
        Ok(client)
    }

    /// Why connecting failed, in a sentence with what to do.
    pub(super) fn explain(&self, error: &tokio_postgres::Error) -> StoreError {
        let database = self.config.get_dbname().or(self.config.get_user()).unwrap_or("?");
        let role = self.config.get_user().unwrap_or("?");
        let code = error.code();
        if code == Some(&SqlState::INVALID_CATALOG_NAME) {
            return unusable(format!(
                "there is no database {database} at {self}; make it with: createdb --encoding UTF8 --owner {role} {database}"
            ));
        }
        if code == Some(&SqlState::INVALID_AUTHORIZATION_SPECIFICATION) || code == Some(&SqlState::INVALID_PASSWORD) {
            return unusable(format!(
                "{self} does not let the role {role} in ({}); make it with createuser, or look at its password and at pg_hba.conf",
                said(error)
            ));
        }
        if code == Some(&SqlState::INSUFFICIENT_PRIVILEGE) {
            // What ends the connection concerns the database, anything else the schema in it.
            let is_shut = error.as_db_error().is_some_and(|it| it.parsed_severity() == Some(Severity::Fatal));
            let grant = if is_shut {
                format!("GRANT CONNECT, CREATE ON DATABASE {database} TO {role}")
            } else {
                format!(
                    "GRANT USAGE ON SCHEMA commonland TO {role}; GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA commonland TO {role}"
                )
            };
            return unusable(format!(
                "the role {role} may not use {self} ({}); let its owner say: {grant}",
                said(error)
            ));
        }
        if code == Some(&SqlState::UNDEFINED_TABLE) {
            return unusable(format!("{self} holds no tables of Commonland"));
        }
        if code == Some(&SqlState::TOO_MANY_CONNECTIONS) {
            return unusable(format!(
                "{self} has no connection left ({}); raise max_connections, or the limit of the role or database",
                said(error)
            ));
        }
        let why = said(error);
        if why.contains("certificate") || why.contains("TLS") {
            return unusable(format!(
                "the certificate of {self} could not be verified ({why}); name the file of its authority with ?sslrootcert=FILE, or say sslmode=disable if the network between belongs to you alone"
            ));
        }
        unusable(format!("{self} cannot be reached: {why}"))
    }
}

/// What a database or the way to it says, in one line.
pub(super) fn said(error: &tokio_postgres::Error) -> String {
    if let Some(told) = error.as_db_error() {
        return told.message().to_string();
    }
    let source = std::error::Error::source(error).map(ToString::to_string);
    source.map_or_else(|| error.to_string(), |why| format!("{error}: {why}"))
}

fn shown(config: &Config) -> String {
    let port = config.get_ports().first().copied().unwrap_or(5432);
    let host = match config.get_hosts().first() {
        #[cfg(unix)]
        Some(Host::Unix(path)) => path.display().to_string(),
        Some(Host::Tcp(host)) => format!("{host}:{port}"),
        None => "localhost".into(),
    };
    let database = config.get_dbname().or(config.get_user()).unwrap_or_default();
    format!("the database {database} at {host}")
}

/// Whether the database is on this machine, so that nobody is in between.
fn is_near(config: &Config) -> bool {
    config.get_hosts().iter().all(|host| match host {
        #[cfg(unix)]
        Host::Unix(_) => true,
        Host::Tcp(host) => host == "localhost" || host.parse::<IpAddr>().is_ok_and(|it| it.is_loopback()),
    })
}

/// The authorities that may vouch for a database: those of a file, or those that browsers trust.
fn certificates(file: Option<&str>) -> Result<ClientConfig, StoreError> {
    let mut roots = RootCertStore::empty();
    match file {
        None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
        Some(file) => {
            let wrong = |why: String| unusable(format!("the certificates of {file} cannot be read: {why}"));
            for found in CertificateDer::pem_file_iter(file).map_err(|why| wrong(why.to_string()))? {
                let found = found.map_err(|why| wrong(why.to_string()))?;
                roots.add(found).map_err(|why| wrong(why.to_string()))?;
            }
        }
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(|why| unusable(why.to_string()))?;
    Ok(config.with_root_certificates(roots).with_no_client_auth())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_form_of_an_address_shows_its_password() {
        let address = Address::read("postgres://ann:s3cret@127.0.0.1:5/tables").unwrap();
        assert_eq!(address.to_string(), "the database tables at 127.0.0.1:5");
        assert!(!format!("{address:?}{}", address.config.get_user().unwrap()).contains("s3cret"));
        for bad in ["postgres://ann:s3cret@host:port/x", "postgres://ann:s3c/ret@host/x?nonsense=1", "s3cret"] {
            let why = Address::read(bad).unwrap_err().to_string();
            assert!(!why.contains("s3c"), "{why}");
        }
    }

    #[test]
    fn another_machine_needs_a_verified_certificate_unless_it_is_said_otherwise() {
        let mode = |text: &str| Address::read(text).map(|it| it.config.get_ssl_mode());
        assert_eq!(mode("postgres://a@db/x").unwrap(), SslMode::Require);
        assert_eq!(mode("postgres://a@db/x?sslmode=verify-full").unwrap(), SslMode::Require);
        assert_eq!(mode("postgres://a@db/x?sslmode=disable").unwrap(), SslMode::Disable);
        assert_eq!(mode("postgres://a@localhost/x").unwrap(), SslMode::Disable);
        assert_eq!(mode("postgres:///x?host=/run/postgresql&user=a").unwrap(), SslMode::Disable);
        assert!(mode("postgres://a@db/x?sslmode=prefer").unwrap_err().to_string().contains("leave sslmode out"));
        let missing = mode("postgres://a@db/x?sslrootcert=/no/such.pem").unwrap_err().to_string();
        assert!(missing.contains("/no/such.pem cannot be read"), "{missing}");
    }

    #[test]
    fn a_password_in_an_address_is_noticed() {
        assert!(Address::has_password("postgres://a:b@db/x") && Address::has_password("postgres://a@db/x?password=b"));
        assert!(!Address::has_password("postgres://a@db/x"));
    }
}
