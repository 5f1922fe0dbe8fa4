//! A PostgreSQL of a test: a cluster in a temporary folder, reached by a socket alone, that ends with the test.
#![allow(dead_code, reason = "not every test uses all of it")]

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// A cluster. Its files belong to a user without rights, because PostgreSQL does not run as root.
pub struct Cluster {
    pub folder: PathBuf,
    options: Vec<String>,
    server: Option<Child>,
    pooler: Option<Ended>,
}

/// A process that ends when it is dropped.
struct Ended(Child);

impl Drop for Ended {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Where the programs are: in the folder that `COMMONLAND_POSTGRESQL` names, or the newest version in a folder where a system keeps
/// them. An empty path if they are nowhere but on the path of programs.
fn programs() -> &'static Path {
    static FOUND: OnceLock<PathBuf> = OnceLock::new();
    let named = || std::env::var_os("COMMONLAND_POSTGRESQL").map(PathBuf::from);
    // Debian, PostgreSQL's own packages for Red Hat, SUSE, Homebrew, and what is built from its sources.
    const SYSTEMS: [(&str, &str); 6] = [
        ("/usr/lib/postgresql", ""),
        ("/usr", "pgsql-"),
        ("/usr/lib", "postgresql"),
        ("/opt/homebrew/opt", "postgresql@"),
        ("/usr/local/opt", "postgresql@"),
        ("/usr/local", "pgsql"),
    ];
    FOUND.get_or_init(|| {
        named().or_else(|| SYSTEMS.iter().find_map(|(folder, name)| newest(folder, name))).unwrap_or_default()
    })
}

/// The programs of the newest version among the folders in `folder` that are named `name` and a version.
fn newest(folder: &str, name: &str) -> Option<PathBuf> {
    let all = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|it| it.path());
    let version = |path: &Path| -> Option<Vec<u32>> {
        let version = path.file_name()?.to_str()?.strip_prefix(name)?;
        if version.is_empty() {
            return Some(Vec::new());
        }
        version.split('.').map(|it| it.parse().ok()).collect()
    };
    let there = all.filter_map(|it| Some((version(&it)?, it.join("bin"))));
    there.filter(|(_, programs)| programs.join("initdb").exists()).max().map(|(_, programs)| programs)
}

/// Who runs PostgreSQL if this test runs as root, which it refuses: a user and their group.
fn servant() -> Option<&'static (String, String)> {
    static SERVANT: OnceLock<Option<(String, String)>> = OnceLock::new();
    let id = |args: &[&str]| {
        let told = Command::new("id").args(args).output().ok().filter(|it| it.status.success())?;
        Some(String::from_utf8_lossy(&told.stdout).trim().to_string())
    };
    let servant = SERVANT.get_or_init(|| {
        if id(&["-u"])? != "0" {
            return None;
        }
        ["postgres", "nobody"].iter().find_map(|user| Some(((*user).to_string(), id(&["-g", user])?)))
    });
    servant.as_ref()
}

/// Gives a path to the user who runs PostgreSQL.
pub fn hand_over(path: &Path) {
    if let Some((user, group)) = servant() {
        let told = Command::new("chown").arg(format!("{user}:{group}")).arg(path).status();
        assert!(told.is_ok_and(|it| it.success()), "{} can be given to {user}", path.display());
    }
}

/// A program of PostgreSQL, as a user without rights, that ends when this test does.
fn unprivileged(program: &str) -> Command {
    // What is not among them is on the path.
    let path = Some(programs().join(program)).filter(|it| it.is_absolute() && it.exists());
    let path = path.unwrap_or_else(|| program.into());
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "SIGQUIT"]);
    if let Some((user, group)) = servant() {
        command.args(["--reuid", user, "--regid", group, "--clear-groups"]);
    }
    command.arg(path).current_dir("/").stdin(Stdio::null());
    command
}

/// A session of `psql`.
pub struct Session {
    it: Child,
    told: BufReader<ChildStdout>,
}

impl Session {
    /// Says some statements that answer nothing, and waits until they are carried out.
    pub fn say(&mut self, statements: &str) {
        writeln!(self.it.stdin.as_mut().expect("it is piped"), "{statements} SELECT 'done';").unwrap();
        let mut line = String::new();
        self.told.read_line(&mut line).unwrap();
        assert_eq!(line, "done\n", "{statements}");
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.it.kill();
        let _ = self.it.wait();
    }
}

impl Cluster {
    /// Makes a cluster and starts it.
    pub fn start(name: &str) -> Cluster {
        Cluster::start_with(name, &[])
    }

    /// The same with settings of its own, such as `fsync=off`.
    pub fn start_with(name: &str, options: &[&str]) -> Cluster {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Relaxed);
        // Paths of sockets are short.
        let folder = std::env::temp_dir().join(format!("cl-{name}-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        hand_over(&folder);
        let made = unprivileged("initdb")
            .args(["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"])
            .arg(folder.join("data"))
            .output()
            .expect("setpriv is there: apt-get install util-linux");
        let why = String::from_utf8_lossy(&made.stderr);
        assert!(
            made.status.success(),
            "PostgreSQL is needed (apt-get install postgresql, or its programs in COMMONLAND_POSTGRESQL): {why}"
        );
        let hba = folder.join("data/pg_hba.conf");
        let known = std::fs::read_to_string(&hba).unwrap();
        std::fs::write(hba, known + "host all all 127.0.0.0/8 trust\n").unwrap();
        let options = options.iter().map(|it| (*it).to_string()).collect();
        let mut cluster = Cluster { folder, options, server: None, pooler: None };
        cluster.run();
        cluster
    }

    /// A standby that follows this cluster.
    pub fn standby(&self) -> Cluster {
        let folder = self.folder.with_extension("standby");
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        hand_over(&folder);
        let mut copy = unprivileged("pg_basebackup");
        copy.args(["-U", "postgres", "-X", "stream", "-R", "-c", "fast", "--no-sync", "-h"]).arg(&self.folder);
        let made = copy.arg("-D").arg(folder.join("data")).output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let mut standby = Cluster { folder, options: Vec::new(), server: None, pooler: None };
        standby.run();
        standby
    }

    /// A pooler in front of a database, in this mode; its address.
    pub fn pooler(&mut self, database: &str, mode: &str) -> String {
        drop(self.pooler.take());
        let (settings, folder) = (self.folder.join("pooler.ini"), self.folder.display());
        let text = format!(
            "[databases]\n{database} = host={folder} user=postgres\n[pgbouncer]\nunix_socket_dir = {folder}\nlisten_addr =\n\
             listen_port = 6432\nauth_type = any\npool_mode = {mode}\n"
        );
        let _ = std::fs::remove_file(self.folder.join(".s.PGSQL.6432"));
        std::fs::write(&settings, text).unwrap();
        let log = std::fs::File::options().create(true).append(true).open(self.folder.join("log")).unwrap();
        let mut pooler = unprivileged("pgbouncer");
        let pooler = pooler.arg(&settings).stdout(Stdio::null()).stderr(log).spawn().expect("setpriv is there");
        self.pooler = Some(Ended(pooler));
        let began = Instant::now();
        while !self.folder.join(".s.PGSQL.6432").exists() {
            assert!(began.elapsed() < Duration::from_secs(60), "apt-get install pgbouncer\n{}", self.log());
            std::thread::sleep(Duration::from_millis(20));
        }
        format!("{}&port=6432", self.address(database, "postgres"))
    }

    /// Starts the server and waits until it takes connections. After a kill it does so only when its old processes are gone.
    pub fn run(&mut self) {
        let began = Instant::now();
        loop {
            let log = std::fs::File::options().create(true).append(true).open(self.folder.join("log")).unwrap();
            let mut command = unprivileged("postgres");
            command.arg("-D").arg(self.folder.join("data")).arg("-k").arg(&self.folder);
            command.args(["-c", "listen_addresses="]).stdout(Stdio::null()).stderr(log);
            command.args(self.options.iter().flat_map(|it| ["-c", it]));
            let mut server = command.spawn().unwrap();
            while server.try_wait().unwrap().is_none() {
                if self.is_ready() {
                    self.server = Some(server);
                    return;
                }
                assert!(began.elapsed() < Duration::from_secs(120), "{}", self.log());
                std::thread::sleep(Duration::from_millis(50));
            }
            assert!(began.elapsed() < Duration::from_secs(120), "{}", self.log());
            std::thread::sleep(Duration::from_millis(200));
        }
    }

    fn is_ready(&self) -> bool {
        let told = Command::new(programs().join("pg_isready")).arg("-q").arg("-h").arg(&self.folder).status();
        told.is_ok_and(|it| it.success())
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    /// Kills all of it at once, as a power cut.
    pub fn kill(&mut self) {
        let Some(mut server) = self.server.take() else { return };
        let _ = Command::new("kill").args(["-KILL", &server.id().to_string()]).status();
        let _ = server.wait();
    }

    /// The process of the server.
    pub fn id(&self) -> u32 {
        self.server.as_ref().expect("it runs").id()
    }

    /// A statement for the whole cluster, or for one database.
    pub fn sql(&self, database: &str, statement: &str) -> String {
        let mut command = Command::new(programs().join("psql"));
        command.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", "postgres", "-d", database]);
        let told = command.arg("-h").arg(&self.folder).args(["-c", statement]).output().unwrap();
        assert!(told.status.success(), "{statement}: {}", String::from_utf8_lossy(&told.stderr));
        String::from_utf8(told.stdout).unwrap().trim().to_string()
    }

    /// A session in which one statement follows the other; it ends when it is dropped.
    pub fn session(&self, database: &str) -> Session {
        let mut command = Command::new(programs().join("psql"));
        command.args(["-X", "-q", "-A", "-t", "-U", "postgres", "-d", database, "-h"]).arg(&self.folder);
        let mut it = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let told = BufReader::new(it.stdout.take().expect("it is piped"));
        Session { it, told }
    }

    /// A new database, and its address.
    pub fn database(&self, name: &str) -> String {
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        self.address(name, "postgres")
    }

    /// The address of a database, for a role.
    pub fn address(&self, database: &str, role: &str) -> String {
        format!("postgres:///{database}?host={}&user={role}", self.folder.display())
    }

    /// Its socket.
    pub fn socket(&self) -> PathBuf {
        Path::new(&self.folder).join(".s.PGSQL.5432")
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Some(mut server) = self.server.take() {
            let _ = Command::new("kill").args(["-QUIT", &server.id().to_string()]).status();
            let _ = server.wait();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
