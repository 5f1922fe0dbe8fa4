//! The server as people run it: the binary, its backups, its records, the example client.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use server::client::{Player, open, request};

mod served;
use served::Served;

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn commonland(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_commonland")).args(args).output().unwrap()
}

fn serve(folder: &Path) -> Served {
    let mut command = Command::new(env!("CARGO_BIN_EXE_commonland"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--log-json", "--requests-per-second", "100000", "--data"]);
    Served::start(command.arg(folder).stderr(Stdio::piped()))
}

/// Ends a server in good order, and returns its log.
fn stop(mut served: Served) -> String {
    let mut said = served.child.stderr.take().expect("it is piped");
    assert!(served.end("-TERM").success(), "SIGTERM ends the server in good order");
    let mut log = String::new();
    said.read_to_string(&mut log).unwrap();
    log
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Runtime::new().unwrap()
}

/// A match between bots, played to its end, as its address and its record.
async fn bots_play(to: std::net::SocketAddr) -> (String, String, String) {
    bots_play_from(to, json!({ "spec": "island:seats=3,target=4" })).await
}

/// The same from a spec or a position.
async fn bots_play_from(to: std::net::SocketAddr, mut opening: Value) -> (String, String, String) {
    let more = json!({
        "name": "Ann", "salt": "pepper", "bots": "greedy", "begin": true,
        "settings": { "watch": true, "bot_delay": [0, 0] },
    });
    opening.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let ticket = open(to, &opening).await.unwrap();
    let mut change = 0;
    loop {
        let path = format!("/api/tables/{}/view?since={change}", ticket.table);
        let answer: Value = request(to, "GET", &path, &[], "").await.unwrap().json();
        change = answer["change"].as_u64().unwrap();
        if answer["whole"]["table"]["phase"] == "over" {
            break;
        }
    }
    let record = request(to, "GET", &format!("/api/tables/{}/record", ticket.table), &[], "").await.unwrap();
    (ticket.table, ticket.token, record.body)
}

#[test]
fn a_backup_taken_while_the_server_runs_is_restored_and_served() {
    let (data, copy) = (folder("backup"), folder("restored"));
    let file = data.join("backup.db");
    let served = serve(&data);
    let (table, token, record) = runtime().block_on(bots_play(served.address));
    let told = commonland(&["backup", data.to_str().unwrap(), file.to_str().unwrap()]);
    assert!(told.status.success(), "{told:?}");
    let log = stop(served);
    assert!(log.contains("a table was opened") && !log.contains(&token), "logs hold no secrets: {log}");
    assert!(log.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()), "logs are JSON lines: {log}");
    assert!(log.contains("can hold this many connections") && log.contains("\"connections\":"), "{log}");
    let told = commonland(&["restore", file.to_str().unwrap(), copy.to_str().unwrap()]);
    assert!(told.status.success(), "{told:?}");
    let served = serve(&copy);
    let path = format!("/api/tables/{table}/record");
    let again = runtime().block_on(request(served.address, "GET", &path, &[], "")).unwrap().body;
    assert_eq!(again, record);
    stop(served);
    let told = commonland(&["check", copy.to_str().unwrap()]);
    assert!(told.status.success() && String::from_utf8_lossy(&told.stdout).starts_with("1 tables with "), "{told:?}");
    let told = commonland(&["restore", file.to_str().unwrap(), copy.to_str().unwrap()]);
    assert_eq!(told.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&told.stderr).contains("already"));
    let _ = (std::fs::remove_dir_all(data), std::fs::remove_dir_all(copy));
}

#[test]
fn no_level_of_logging_writes_hands_tokens_names_or_talk() {
    let data = folder("trace");
    std::fs::create_dir_all(&data).unwrap();
    let file = data.join("log.txt");
    let mut command = Command::new(env!("CARGO_BIN_EXE_commonland"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--metrics", "off", "--data"]).arg(&data);
    let served = Served::start(command.env("RUST_LOG", "trace").stderr(std::fs::File::create(&file).unwrap()));
    let to = served.address;
    let secrets = runtime().block_on(async {
        let cookie = format!("commonland={}", "5ec".repeat(11).split_at(32).0);
        let opening = json!({
            "spec": "duel", "name": "Xanthippe", "seat": 0, "bots": "random", "begin": true, "salt": "peppercorn",
            "settings": { "bot_delay": [0, 0] },
        });
        let opened = request(to, "POST", "/api/tables", &[("cookie", &cookie)], &opening.to_string()).await.unwrap();
        let (table, token) = (opened.json()["table"].clone(), opened.json()["token"].clone());
        let (table, token) = (table.as_str().unwrap().to_string(), token.as_str().unwrap().to_string());
        let mut player = Player::connect(to, &table, Some(&token), "x").await.unwrap();
        player.heard = Some(Vec::new());
        player.hear().await.unwrap();
        let link = player.ask(json!({ "type": "link" })).await.unwrap()["link"].as_str().unwrap().to_string();
        player.ask(json!({ "type": "chat", "text": "a word of mine" })).await.unwrap();
        for _ in 0..12 {
            while !player.is_due() {
                player.hear().await.unwrap();
            }
            let choice = player.question["choices"][0].as_str().unwrap().to_string();
            let version = player.version;
            player.ask(json!({ "type": "act", "version": version, "actions": [choice] })).await.unwrap();
        }
        let heard = player.heard.take().unwrap();
        assert!(heard.iter().any(|it| it.contains("\"hand\"")), "a hand was told");
        let secret = cookie.split_once('=').unwrap().1.to_string();
        vec![token, secret, link, "Xanthippe".into(), "peppercorn".into(), "a word of mine".into()]
    });
    served.end("-TERM");
    let log = std::fs::read_to_string(&file).unwrap();
    assert!(log.contains("a table was opened"), "{log}");
    for secret in secrets.iter().map(String::as_str).chain(["\"hand\"", "\"view\"", "choices", "Bearer", "cookie"]) {
        assert!(!log.contains(secret), "{secret} is in the log");
    }
    let _ = std::fs::remove_dir_all(data);
}

#[test]
fn a_cut_write_ahead_log_is_told_at_the_start_and_by_the_check() {
    let data = folder("cut");
    let served = serve(&data);
    runtime().block_on(async {
        for _ in 0..3 {
            open(served.address, &json!({ "spec": "island", "name": "Ann" })).await.unwrap();
        }
    });
    served.end("-KILL");
    let log = data.join("commonland.db-wal");
    let (whole, file) = (std::fs::read(&log).unwrap(), std::fs::read(data.join("commonland.db")).unwrap());
    let told = commonland(&["check", data.to_str().unwrap()]);
    assert!(told.status.success(), "a kill alone cuts nothing: {told:?}");
    let (cut, said) = (folder("cut-again"), "the write-ahead log ended in the middle of a commit");
    std::fs::create_dir_all(&cut).unwrap();
    std::fs::write(cut.join("commonland.db"), &file).unwrap();
    std::fs::write(cut.join("commonland.db-wal"), &whole[..whole.len() - 1_000]).unwrap();
    let told = commonland(&["check", cut.to_str().unwrap()]);
    assert!(String::from_utf8_lossy(&told.stdout).contains(said), "{told:?}");
    std::fs::write(cut.join("commonland.db"), &file).unwrap();
    std::fs::write(cut.join("commonland.db-wal"), &whole[..whole.len() - 1_000]).unwrap();
    let _ = std::fs::remove_file(cut.join("commonland.db-shm"));
    let log = stop(serve(&cut));
    assert!(log.contains(said), "{log}");
    let log = stop(serve(&cut));
    assert!(!log.contains(said), "it is told once: {log}");
    let _ = (std::fs::remove_dir_all(data), std::fs::remove_dir_all(cut));
}

#[test]
fn what_is_damaged_is_told_table_by_table_by_the_check_at_the_start_and_by_the_backup() {
    let data = folder("damaged");
    let served = serve(&data);
    let opening = json!({ "spec": "island", "name": "Ann" });
    let sound = runtime().block_on(open(served.address, &opening)).unwrap().table;
    let holed = runtime().block_on(open(served.address, &opening)).unwrap().table;
    let log = stop(served);
    assert!(log.contains("can hold this many connections"), "{log}");
    let mut store = server::Sqlite::open(&data, None).unwrap();
    let sheet = server::Sheet {
        phase: "lobby".into(),
        listed: false,
        wakes: false,
        // Lobbies that nobody touched for long are removed at the start, perhaps before they are examined.
        touched: 4_000_000_000_000,
        summary: "{}".into(),
        ..Default::default()
    };
    let append = |table: &str, first, entry: &str| server::Append {
        table: table.into(),
        first,
        entries: vec![entry.into()],
        sheet: sheet.clone(),
    };
    store.append(&[&append(&holed, 9, "{}"), &append("nonsense22", 0, "no entry")]).unwrap();
    drop(store);
    let told = commonland(&["check", data.to_str().unwrap()]);
    let said = String::from_utf8_lossy(&told.stdout).into_owned();
    let hole = format!("table {holed}: entries of its journal are missing");
    assert_eq!(told.status.code(), Some(1));
    assert!(said.contains(&hole) && said.contains("table nonsense22: entry 0 cannot be read"), "{said}");
    assert!(!said.contains(&sound) && said.lines().count() == 2, "{said}");
    let told = commonland(&["backup", data.to_str().unwrap(), data.join("copy.db").to_str().unwrap()]);
    assert_eq!(told.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&told.stderr).contains(&hole), "{told:?}");
    let mut served = serve(&data);
    let mut log = BufReader::new(served.child.stderr.take().expect("it is piped"));
    let mut line = String::new();
    while !line.contains(&hole) {
        line.clear();
        assert!(log.read_line(&mut line).unwrap() > 0, "the log ended without it");
    }
    assert!(served.end("-TERM").success());
    let _ = std::fs::remove_dir_all(data);
}

#[test]
fn the_dice_of_a_record_can_be_checked_by_anybody() {
    let data = folder("dice");
    let served = serve(&data);
    let (_, _, record) = runtime().block_on(bots_play(served.address));
    stop(served);
    let file = data.join("record.jsonl");
    let verify = |text: &str| {
        std::fs::write(&file, text).unwrap();
        commonland(&["record", "verify", "--dice", file.to_str().unwrap()])
    };
    let good = verify(&record);
    let said = String::from_utf8_lossy(&good.stdout).to_string();
    assert!(good.status.success() && said.contains("falls of chance are those that were committed to"), "{good:?}");
    // Another secret, another roll, another board: each is found.
    let secret = record.split("\"secret\":\"").nth(1).unwrap()[..64].to_string();
    let other = verify(&record.replace(&secret, &"0".repeat(64)));
    assert!(String::from_utf8_lossy(&other.stderr).contains("committed"), "{other:?}");
    let salt = verify(&record.replace("pepper", "garlic").replace("\"\"", "\"x\""));
    assert_eq!(salt.status.code(), Some(1), "{salt:?}");
    let plain = commonland(&["record", "new", "island:seats=2,target=3", "--players", "random", "--seed", "1"]);
    let plain = verify(&String::from_utf8_lossy(&plain.stdout));
    assert!(String::from_utf8_lossy(&plain.stderr).contains("does not say"), "{plain:?}");
    let _ = std::fs::remove_dir_all(data);
}

/// A server that draws another secret after it has seen the salts writes a record that fits itself. What the players kept
/// tells.
#[test]
fn a_server_that_changed_its_secret_or_left_a_salt_out_is_caught() {
    let data = folder("bent-dice");
    let served = serve(&data);
    let to = served.address;
    let ended = |salt: &'static str| {
        runtime().block_on(async move {
            let opening = json!({ "spec": "island:seats=2", "name": "Ann", "seat": 0 });
            let ann = server::client::open(to, &opening).await.unwrap();
            let bearer = format!("Bearer {}", ann.token);
            let headers = [("authorization", &*bearer)];
            let path = format!("/api/tables/{}", ann.table);
            // The commitment is seen and kept before the salt is sent.
            let view = request(to, "GET", &format!("{path}/view"), &headers, "").await.unwrap().json();
            let kept = view["whole"]["table"]["dice"]["commitment"].as_str().unwrap().to_string();
            let commands = [
                json!({ "id": "1", "type": "salt", "salt": salt }),
                json!({ "id": "2", "type": "bot", "at": 1, "bot": "random" }),
                json!({ "id": "3", "type": "begin" }),
                json!({ "id": "4", "type": "resign" }),
            ];
            for command in commands {
                let path = format!("{path}/commands");
                assert_eq!(request(to, "POST", &path, &headers, &command.to_string()).await.unwrap().status, 200);
            }
            (kept, request(to, "GET", &format!("{path}/record"), &[], "").await.unwrap().body)
        })
    };
    let (kept, record) = ended("pepper");
    let (_, changed) = ended("pepper");
    let (kept_too, left_out) = ended("garlic");
    stop(served);
    let file = data.join("record.jsonl");
    let verify = |record: &str, kept: &[&str]| {
        std::fs::write(&file, record).unwrap();
        let told = commonland(&[&["record", "verify", "--dice", file.to_str().unwrap()], kept].concat());
        (told.status.success(), String::from_utf8_lossy(&[told.stdout, told.stderr].concat()).to_string())
    };
    let (good, said) = verify(&record, &["--commitment", &kept, "--salt", "pepper"]);
    assert!(good && said.contains("seat 0 added a salt"), "{said}");
    // Another secret: the record alone looks fine.
    assert!(verify(&changed, &[]).0);
    let (good, said) = verify(&changed, &["--commitment", &kept, "--salt", "pepper"]);
    assert!(!good && said.contains("not the one that you kept"), "{said}");
    let (good, said) = verify(&left_out, &["--commitment", &kept_too, "--salt", "pepper"]);
    assert!(!good && said.contains("\"pepper\" is not among the salts"), "{said}");
    let _ = std::fs::remove_dir_all(data);
}

#[test]
fn the_dice_of_a_laid_table_are_checked_from_its_position_on() {
    let data = folder("laid-dice");
    let served = serve(&data);
    let middle = commonland(&["record", "new", "duel:target=5", "--seed", "7", "--players", "random"]);
    for (step, spec) in [("40", "duel"), ("0", "island")] {
        let file = data.join("record.jsonl");
        let record = match spec {
            "duel" => middle.stdout.clone(),
            _ => commonland(&["record", "new", "island:seats=3,target=4", "--seed", "7"]).stdout,
        };
        std::fs::write(&file, record).unwrap();
        let position = commonland(&["record", "position", file.to_str().unwrap(), "--step", step]).stdout;
        let position: Value = serde_json::from_slice(&position).unwrap();
        let (_, _, record) = runtime().block_on(bots_play_from(served.address, json!({ "position": position })));
        std::fs::write(&file, &record).unwrap();
        let good = commonland(&["record", "verify", "--dice", file.to_str().unwrap()]);
        let said = String::from_utf8_lossy(&good.stdout).to_string();
        assert!(good.status.success() && said.contains("the position was laid by hand;"), "{good:?}");
        let salt = record.replace("pepper", "garlic").replace("\"\"", "\"x\"");
        std::fs::write(&file, salt).unwrap();
        let bent = commonland(&["record", "verify", "--dice", file.to_str().unwrap()]);
        assert_eq!(bent.status.code(), Some(1), "{bent:?}");
    }
    stop(served);
    let _ = std::fs::remove_dir_all(data);
}

#[test]
fn the_example_client_of_the_documentation_plays_a_game_to_its_end() {
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let data = folder("python");
    let served = serve(&data);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/client.py");
    let lines = std::fs::read_to_string(&script).unwrap().lines().count();
    assert!(lines <= 60, "{lines} lines");
    let address = format!("http://{}", served.address);
    let told = Command::new("python3").arg(script).args([&address, "island:seats=3,target=5"]).output().unwrap();
    let said = String::from_utf8_lossy(&told.stdout).to_string();
    assert!(told.status.success(), "{said} {}", String::from_utf8_lossy(&told.stderr));
    assert!(said.contains("'how': 'played'"), "{said}");
    stop(served);
    let _ = std::fs::remove_dir_all(data);
}

#[test]
fn a_folder_that_cannot_be_used_is_told_and_left_alone() {
    let data = folder("unusable");
    std::fs::create_dir_all(&data).unwrap();
    std::fs::write(data.join("commonland.db"), "a letter to my aunt, which is no database").unwrap();
    let told = commonland(&["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()]);
    assert_eq!(told.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&told.stderr).contains("left as it is"), "{told:?}");
    assert!(std::fs::read_to_string(data.join("commonland.db")).unwrap().starts_with("a letter"));
    let told = commonland(&["backup", folder("nowhere").to_str().unwrap(), "/tmp/never.db"]);
    assert_eq!(told.status.code(), Some(1));
    for limit in ["0", "99999999999999999"] {
        let told = commonland(&["serve", "--data", data.to_str().unwrap(), "--disk-limit", limit]);
        assert!(
            told.status.code() == Some(2) && String::from_utf8_lossy(&told.stderr).contains("--disk-limit"),
            "{told:?}"
        );
    }
    let _ = std::fs::remove_dir_all(data);
}

#[test]
fn load_drives_tables_and_prints_its_figures() {
    let told =
        commonland(&["load", "--tables", "5", "--rate", "5", "--seconds", "2", "--spec", "island:seats=3", "--json"]);
    assert!(told.status.success(), "{told:?}");
    let figures: Value = serde_json::from_slice(&told.stdout).unwrap();
    assert_eq!(figures["failed"], 0);
    assert!(figures["actions"].as_u64().unwrap() > 20, "{figures}");
    assert!(figures["p99_ms"].as_f64().unwrap() > 0.0);
}

/// What the Dockerfile, the systemd unit and the table of options say about `serve` exists.
#[test]
fn every_option_of_serve_that_the_documentation_names_is_there() {
    let help = Command::new(env!("CARGO_BIN_EXE_commonland")).args(["serve", "--help"]).output().expect("help");
    let help = String::from_utf8(help.stdout).expect("text");
    let mut named = 0;
    for path in ["Dockerfile", "docs/hosting.md", "docs/compose.yaml"] {
        let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)).expect(path);
        let is_meant = |line: &&str| line.contains("serve") || line.starts_with("| `--");
        for word in text.lines().filter(is_meant).flat_map(|line| line.split(['"', '`', ' ', ','])) {
            if let Some(option) = word.strip_prefix("--") {
                assert!(help.contains(&format!("--{option}")), "{path}: serve has no --{option}");
                named += 1;
            }
        }
    }
    assert!(named > 15, "{named} options are named");
}
