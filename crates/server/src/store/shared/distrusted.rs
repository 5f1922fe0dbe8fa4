//! Databases, and ways to them, that could lose games or mix them up: each is refused in one sentence with what to do.

use std::path::Path;
use std::process::Command;

use super::tests::line::{Line, To, Way};
use super::tests::{Cluster, hand_over, node, refused};

#[tokio::test]
async fn a_standby_is_refused() {
    let cluster = Cluster::start("primary");
    cluster.database("it");
    let standby = cluster.standby();
    let why = refused(&standby.address("it", "postgres"), "a").await;
    assert!(why.contains("is a standby, which cannot be written; use the address of the primary"), "{why}");
}

#[tokio::test]
async fn a_pooler_is_refused_if_it_shares_connections_and_taken_if_it_does_not() {
    let mut cluster = Cluster::start("pooled");
    cluster.database("it");
    for mode in ["transaction", "statement"] {
        let why = refused(&cluster.pooler("it", mode), "a").await;
        assert!(why.contains("is a pooler that shares connections") && why.contains("pool_mode = session"), "{why}");
    }
    let a = node(&cluster.pooler("it", "session"), "a").await;
    a.close().await;
}

#[tokio::test]
async fn a_version_before_13_is_refused() {
    let cluster = Cluster::start("old");
    cluster.database("it");
    let line = Line::to(To::Socket(cluster.socket())).await;
    let number: i32 = cluster.sql("it", "SHOW server_version_num").parse().unwrap();
    // The answer of the database itself, but for this number.
    line.set(Way::Open, Way::Forged(number.to_be_bytes(), 120_022_i32.to_be_bytes()));
    let why = refused(&format!("postgres://postgres@{}/it", line.address), "a").await;
    assert!(why.contains("Commonland needs 13 or newer"), "{why}");
}

/// Makes a certificate for an address that vouches for itself.
fn certificate(folder: &Path, name: &str, address: &str) -> (String, String) {
    let [key, certificate] = ["key", "pem"].map(|kind| folder.join(format!("{name}.{kind}")).display().to_string());
    // The settings of the system would make it an authority, which may not stand for a server.
    let settings = folder.join("openssl.cnf");
    std::fs::write(&settings, "[req]\ndistinguished_name = name\n[name]\n").unwrap();
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=commonland", "-config"])
        .arg(&settings)
        .args(["-addext", &format!("subjectAltName=IP:{address}"), "-keyout", &key, "-out", &certificate])
        .output()
        .expect("openssl comes with PostgreSQL");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    [&key, &certificate].iter().for_each(|it| hand_over(Path::new(it)));
    (key, certificate)
}

#[tokio::test]
async fn a_certificate_that_nobody_vouches_for_or_that_names_another_is_refused() {
    // Each test has an address of loopback to itself, so that all can use the same port.
    let address = format!("127.{}.{}.7", 1 + std::process::id() / 250 % 250, 1 + std::process::id() % 250);
    let mut cluster = Cluster::start_with("tls", &[&format!("listen_addresses={address}")]);
    cluster.database("it");
    let store = format!("postgres://postgres@{address}/it?sslmode=require");
    let why = refused(&store, "a").await;
    assert!(why.contains("does not support TLS"), "{why}");
    for (name, named, is_good) in [("right", address.as_str(), true), ("wrong", "192.0.2.1", false)] {
        let (key, certificate) = certificate(&cluster.folder, name, named);
        for setting in
            ["ssl = on".into(), format!("ssl_key_file = '{key}'"), format!("ssl_cert_file = '{certificate}'")]
        {
            cluster.sql("it", &format!("ALTER SYSTEM SET {setting}"));
        }
        cluster.kill();
        cluster.run();
        let why = refused(&store, "a").await;
        assert!(why.contains("the certificate of") && why.contains("?sslrootcert=FILE"), "{why}");
        let vouched = format!("{store}&sslrootcert={certificate}");
        if is_good {
            node(&vouched, "a").await.close().await;
        } else {
            let why = refused(&vouched, "a").await;
            assert!(why.contains("the certificate of") && why.contains("could not be verified"), "{why}");
        }
    }
}
