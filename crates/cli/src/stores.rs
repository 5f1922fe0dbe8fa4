//! Commands about a store that nobody needs to serve: backup, restore, check, copy, nodes. A store is a data folder, or the address
//! of a PostgreSQL database.

use std::io::Write;
use std::path::PathBuf;

use clap::Args as ClapArgs;
#[cfg(feature = "postgres")]
use server::Address;

use crate::failure::Failure;

/// Where an address is looked for that is not on the command line, so that a password stands in no list of processes.
#[cfg(feature = "postgres")]
const VARIABLE: &str = "COMMONLAND_STORE";

#[derive(ClapArgs)]
pub struct Backup {
    /// The data folder of the server, or the address of its database
    store: String,
    /// The file to write; it must not exist
    file: PathBuf,
}

#[derive(ClapArgs)]
pub struct Restore {
    /// A backup
    file: PathBuf,
    /// The data folder to make, or the address of a database; it must not hold a store
    store: String,
}

#[derive(ClapArgs)]
pub struct Check {
    /// The data folder of the server, or the address of its database
    store: String,
}

#[derive(ClapArgs)]
pub struct Copy {
    /// The data folder, or the address of the database, to copy from; nobody may be serving it
    from: String,
    /// The address of a database, or a data folder, to copy to; it must not hold a store
    to: String,
}

#[derive(ClapArgs)]
pub struct Nodes {
    /// The address of the database
    store: String,
}

/// A store as somebody names it.
enum Named {
    Folder(PathBuf),
    #[cfg(feature = "postgres")]
    Database(Box<Address>),
}

fn checked<T>(done: Result<T, server::StoreError>) -> Result<T, Failure> {
    done.map_err(|why| Failure::Check(why.to_string()))
}

/// The address of a database: on the command line without a password, in a file (`@FILE`), or in the environment (`@`).
#[cfg(feature = "postgres")]
pub fn address(text: &str) -> Result<Address, Failure> {
    let read = match text.strip_prefix('@') {
        None if Address::has_password(text) => {
            return Err(Failure::Use(format!(
                "an address with a password would stand in the list of processes; put it into {VARIABLE} and say @, or into a file and say @FILE"
            )));
        }
        None => text.to_string(),
        Some("") => std::env::var(VARIABLE).map_err(|_| Failure::Use(format!("{VARIABLE} is not set")))?,
        Some(file) => std::fs::read_to_string(file).map_err(|why| Failure::Use(format!("{file}: {why}")))?,
    };
    Address::read(read.trim()).map_err(|why| Failure::Use(why.to_string()))
}

fn named(text: &str) -> Result<Named, Failure> {
    #[cfg(feature = "postgres")]
    if Address::is_meant(text) || text.starts_with('@') {
        return Ok(Named::Database(Box::new(address(text)?)));
    }
    #[cfg(not(feature = "postgres"))]
    if text.starts_with("postgres") {
        return Err(Failure::Use("this binary was built without PostgreSQL (feature `postgres`)".into()));
    }
    Ok(Named::Folder(text.into()))
}

/// Waits for something that a database does.
#[cfg(feature = "postgres")]
fn wait<T>(work: impl Future<Output = Result<T, server::StoreError>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Runtime::new().map_err(|why| Failure::Use(why.to_string()))?;
    checked(runtime.block_on(work))
}

pub fn check(args: &Check, out: &mut dyn Write) -> Result<(), Failure> {
    let bar = indicatif::ProgressBar::new(0);
    let told = |done, all| {
        bar.set_length(all);
        bar.set_position(done);
    };
    let found = match named(&args.store)? {
        Named::Folder(folder) => checked(server::examine(&folder, &server::SpecTables, told)),
        #[cfg(feature = "postgres")]
        Named::Database(address) => wait(server::examine_database(&address, &server::SpecTables, told)),
    };
    bar.finish_and_clear();
    let found = found?;
    for finding in &found.findings {
        writeln!(out, "{finding}")?;
    }
    let wrong = found.findings.len();
    if wrong > 0 {
        return Err(Failure::Check(format!("{wrong} faults were found in a store of {} tables", found.tables)));
    }
    writeln!(out, "{} tables with {} entries: all is sound", found.tables, found.entries)?;
    Ok(())
}

pub fn back_up(args: &Backup, out: &mut dyn Write) -> Result<(), Failure> {
    match named(&args.store)? {
        Named::Folder(folder) => checked(server::backup(&folder, &args.file))?,
        #[cfg(feature = "postgres")]
        Named::Database(address) => wait(server::backup_out(&address, &args.file)).map(drop)?,
    }
    writeln!(out, "{} holds all that was stored", args.file.display())?;
    Ok(())
}

pub fn restore(args: &Restore, out: &mut dyn Write) -> Result<(), Failure> {
    match named(&args.store)? {
        Named::Folder(folder) => {
            checked(server::restore(&args.file, &folder))?;
            writeln!(out, "commonland serve --data {}", folder.display())?;
        }
        #[cfg(feature = "postgres")]
        Named::Database(address) => {
            let copied = wait(server::restore_in(&args.file, &address))?;
            writeln!(out, "{} tables with {} entries are in {address}", copied.tables, copied.entries)?;
        }
    }
    Ok(())
}

/// Copies between a data folder and a database.
#[cfg(feature = "postgres")]
pub fn copy(args: &Copy, out: &mut dyn Write) -> Result<(), Failure> {
    let copied = match (named(&args.from)?, named(&args.to)?) {
        (Named::Folder(from), Named::Database(to)) => wait(server::copy_in(&from, &to))?,
        (Named::Database(from), Named::Folder(to)) => wait(server::copy_out(&from, &to))?,
        (Named::Folder(_), Named::Folder(_)) => {
            return Err(Failure::Use("a folder is copied with backup and restore".into()));
        }
        (Named::Database(_), Named::Database(_)) => {
            return Err(Failure::Use("a database is copied with backup and restore, or with pg_dump".into()));
        }
    };
    writeln!(out, "{} tables with {} entries were copied and compared", copied.tables, copied.entries)?;
    Ok(())
}

/// Tells which nodes a database has.
#[cfg(feature = "postgres")]
pub fn nodes(args: &Nodes, out: &mut dyn Write) -> Result<(), Failure> {
    let nodes = wait(server::nodes(&address(&args.store)?))?;
    writeln!(out, "{:<16} {:<24} {:<10} {:>8} {:>10}", "node", "address", "version", "tables", "last beat")?;
    for it in nodes {
        let age = format!("{:.1} s", it.age.as_secs_f64());
        writeln!(out, "{:<16} {:<24} {:<10} {:>8} {age:>10}", it.name, it.address, it.version, it.tables)?;
    }
    Ok(())
}
