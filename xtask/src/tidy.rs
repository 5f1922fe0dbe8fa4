//! `cargo xtask tidy`: checks on the tree that no compiler makes.
//!
//! A finding names file and line. Adding a check is a function from a [`File`] to its findings and a line in [`check`].

mod citations;
mod links;
mod texts;

use std::fmt;
use std::fs;
use std::path::Path;

use crate::{Trouble, flags, root};
use citations::Implemented;

/// The rules that are implemented, hence must be cited. Who builds the next part of a rule file adds or widens a row.
///
/// Room is left for what later families are cited by: rulings of cards (`turmoil/arsonist R3`) would be a further
/// field here.
const IMPLEMENTED: &[Implemented] = &[
    Implemented { family: "island", sections: &[1..=15], except: &[], decisions: &[1..=28], checks: NONE },
    Implemented {
        family: "rivals",
        sections: &[1..=15, 18..=18],
        // A rule of another game that is left out.
        except: &["18.23"],
        decisions: &[],
        checks: NONE,
    },
    // 16 to 19 compare and list. D46 and D47 are about sets that are not held. The rulings of 15.4 are cited card by card, and 15.5 sums them up.
    Implemented {
        family: "classic",
        sections: &[1..=15],
        except: &["15.4", "15.5"],
        decisions: &[1..=45, 48..=68],
        checks: NONE,
    },
    // 9 lists the decisions, 10 explains the data. In D51 there is nothing to do.
    Implemented {
        family: "enlightenment",
        sections: &[1..=8],
        except: &[],
        decisions: &[1..=50, 52..=72],
        checks: NONE,
    },
    // Pirate Islands are no map yet (D24), and nobody leaves a table (D25); 9 lists open points, 11 the checks.
    Implemented {
        family: "helpers",
        sections: &[1..=8, 10..=10],
        except: &[],
        decisions: &[1..=23, 26..=26],
        checks: 1..=16,
    },
    // 10 lists open points, 11 the checks.
    Implemented { family: "frenemies", sections: &[1..=9, 12..=12], except: &[], decisions: &[1..=21], checks: 1..=15 },
];

/// A family without a list of checks.
#[expect(clippy::reversed_empty_ranges)]
const NONE: std::ops::RangeInclusive<u16> = 1..=0;

/// The most lines of a source file.
const FILE_LINES: usize = 600;

/// The most lines of a function.
const FUNCTION_LINES: usize = 100;

/// Files that may be longer: tables of data.
const LONG_FILES: &[&str] = &["crates/island/src/maps/layouts.rs"];

/// Written in pieces, so that this file does not find itself.
const LEFTOVERS: &[&str] =
    &[concat!("to", "do!("), concat!("unimple", "mented!("), concat!("#[ign", "ore"), concat!("FIX", "ME")];

/// Paths of one person's machine. A stranger has none of them.
const PRIVATE_PATHS: &[&str] = &[concat!("/wo", "rk/"), concat!("../sh", "ared"), concat!("../se", "eds")];

/// The engine of the island, and the part of it where its scenarios are known by name.
const ENGINE: (&str, &str) = ("crates/island/src/", "crates/island/src/modules/");

/// How the words of the island's scenarios begin. Only their modules have them.
const MODULES_OWN: &[&str] = &["Helper", "Favor"];

/// Folders that hold nothing of ours.
const SKIPPED: &[&str] = &["target", ".git", ".worktrees", "node_modules", "dist"];

/// A text file of the project.
struct File {
    /// From the top folder, with `/` between the parts.
    path: String,
    text: String,
}

/// Something that is not tidy. Line 0 stands for the file as a whole.
#[derive(Debug, PartialEq)]
struct Finding {
    path: String,
    line: usize,
    what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.what),
            line => write!(f, "{}:{line}: {}", self.path, self.what),
        }
    }
}

impl File {
    fn is(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|it| it == extension)
    }

    fn finding(&self, line: usize, what: impl Into<String>) -> Finding {
        Finding { path: self.path.clone(), line, what: what.into() }
    }

    /// The lines with their numbers, from 1.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(i, line)| (i + 1, line))
    }
}

/// The command.
pub fn run(args: &[String]) -> Result<(), Trouble> {
    let [] = flags(args, [])?;
    check()?;
    println!("The tree is tidy.");
    Ok(())
}

/// Reports everything untidy; fails if anything is.
pub fn check() -> Result<(), Trouble> {
    let root = root();
    let files = files(&root).map_err(|error| Trouble::failed(format!("reading the tree: {error}")))?;
    let mut findings = Vec::new();
    for file in &files {
        findings.extend(leftovers(file));
        findings.extend(too_long(file));
        findings.extend(private_paths(file));
        findings.extend(unexplained(file));
        findings.extend(words_of_modules(file));
        findings.extend(links::broken(file, |target| root.join(target).exists()));
    }
    findings.extend(citations::missing(IMPLEMENTED, &files));
    findings.extend(texts::unsaid(&files));
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => Ok(()),
        1 => Err(Trouble::failed("one untidy place")),
        n => Err(Trouble::failed(format!("{n} untidy places"))),
    }
}

/// Every text file below `root`, in the order of their paths.
fn files(root: &Path) -> std::io::Result<Vec<File>> {
    let mut files = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            let (path, kind) = (entry.path(), entry.file_type()?);
            if SKIPPED.iter().any(|it| entry.file_name() == *it) {
                continue;
            }
            if kind.is_dir() {
                folders.push(path);
            } else if kind.is_file()
                && let Ok(text) = String::from_utf8(fs::read(&path)?)
            {
                let path = path.strip_prefix(root).expect("found below the top folder");
                let parts: Vec<_> = path.iter().map(|it| it.to_string_lossy()).collect();
                files.push(File { path: parts.join("/"), text });
            }
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

/// Code that was left for later.
fn leftovers(file: &File) -> Vec<Finding> {
    if !file.is("rs") {
        return Vec::new();
    }
    let found = |(n, line): (usize, &str)| {
        let word = LEFTOVERS.iter().find(|it| line.contains(*it))?;
        Some(file.finding(n, format!("`{word}` was left behind")))
    };
    file.lines().filter_map(found).collect()
}

/// Words of a scenario in the engine, which never asks which scenario it has.
fn words_of_modules(file: &File) -> Vec<Finding> {
    if !file.is("rs") || !file.path.starts_with(ENGINE.0) || file.path.starts_with(ENGINE.1) {
        return Vec::new();
    }
    let found = |(n, line): (usize, &str)| {
        let words = line.split(|it: char| !(it.is_ascii_alphanumeric() || it == '_'));
        let word = words.into_iter().find(|word| MODULES_OWN.iter().any(|own| word.starts_with(own)))?;
        Some(file.finding(n, format!("`{word}` belongs into {}", ENGINE.1)))
    };
    file.lines().filter_map(found).collect()
}

/// Words that mean something on one machine only.
fn private_paths(file: &File) -> Vec<Finding> {
    let found = |(n, line): (usize, &str)| {
        let path = PRIVATE_PATHS.iter().find(|it| stands_alone(line, it))?;
        Some(file.finding(n, format!("`{path}` is a path that others do not have")))
    };
    file.lines().filter_map(found).collect()
}

/// Whether `path` begins in this line, and is not the inner part of a longer path or address.
fn stands_alone(line: &str, path: &str) -> bool {
    let inner = |c: char| c.is_alphanumeric() || "_-.~".contains(c);
    line.match_indices(path).any(|(at, _)| !line[..at].ends_with(inner))
}

/// A crate whose first line does not begin to say what it is.
fn unexplained(file: &File) -> Option<Finding> {
    let is_first_page = file.path.ends_with("src/lib.rs") || file.path.ends_with("src/main.rs");
    (is_first_page && !file.text.starts_with("//!"))
        .then(|| file.finding(1, "a crate begins with `//!` and what it is for"))
}

/// A source file that should be two, and functions that should be several.
fn too_long(file: &File) -> Vec<Finding> {
    let is_source = file.is("rs") || file.path.starts_with("web/src/") && (file.is("ts") || file.is("svelte"));
    if !is_source || LONG_FILES.contains(&file.path.as_str()) {
        return Vec::new();
    }
    let lines = file.text.lines().count();
    let whole = (lines > FILE_LINES).then(|| file.finding(0, format!("{lines} lines, more than {FILE_LINES}")));
    let functions = functions(file).filter(|(_, length)| *length > FUNCTION_LINES);
    let long = functions
        .map(|(at, length)| file.finding(at, format!("a function of {length} lines, more than {FUNCTION_LINES}")));
    whole.into_iter().chain(long).collect()
}

/// The first line and the length of every function that is formatted as usual: it ends where a brace has the indent of its
/// first line. Only Rust and functions of scripts that begin with the word are known.
fn functions(file: &File) -> impl Iterator<Item = (usize, usize)> {
    let lines: Vec<&str> = file.text.lines().collect();
    let word = if file.is("rs") { "fn " } else { "function " };
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let code = line.trim_start();
        let indent = &line[..line.len() - code.len()];
        let before = code.split_once(word).map(|(before, _)| before);
        let is_function = before.is_some_and(|it| it.chars().all(|it| it.is_ascii_lowercase() || " ()".contains(it)));
        let end = format!("{indent}}}");
        if is_function && !code.ends_with(['}', ';']) {
            // A declaration in a trait has no body and ends with a semicolon.
            let declared =
                |it: &str| it.strip_prefix(indent).is_some_and(|it| it.starts_with(')') && it.ends_with(';'));
            let last = lines[at..].iter().position(|it| *it == end || declared(it));
            found.extend(last.map(|last| (at + 1, last + 1)));
        }
    }
    found.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.into() }
    }

    #[test]
    fn leftovers_are_found_in_rust_only() {
        let text = format!("fn later() {{\n    {})\n}}\n", LEFTOVERS[0]);
        assert_eq!(leftovers(&file("a.rs", &text))[0].line, 2);
        assert_eq!(leftovers(&file("a.md", &text)), []);
        let ignored = format!("{} = \"slow\"]\nfn slow() {{}}\n", LEFTOVERS[2]);
        assert_eq!(leftovers(&file("a.rs", &ignored)).len(), 1);
    }

    #[test]
    fn a_path_of_one_machine_is_found_but_not_inside_an_address() {
        let path = PRIVATE_PATHS[0];
        assert_eq!(private_paths(&file("a.toml", &format!("x\nat = \"{path}here\"\n")))[0].line, 2);
        assert_eq!(private_paths(&file("a.md", &format!("https://example.org{path}here"))), []);
        assert_eq!(private_paths(&file("a.md", &format!("see `{}/rules`", PRIVATE_PATHS[1]))).len(), 1);
    }

    #[test]
    fn words_of_a_scenario_stand_in_its_module_only() {
        let text = "use kernel::Seat;\nlet it = Frame::from(HelperAsk::LinGold);\n";
        let found = words_of_modules(&file("crates/island/src/game.rs", text));
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].line, found[0].what.contains("`HelperAsk`")), (2, true));
        assert_eq!(words_of_modules(&file("crates/island/src/modules.rs", "/// Favor tokens.\n")).len(), 1);
        assert_eq!(words_of_modules(&file("crates/island/src/modules/helpers.rs", text)), []);
        assert_eq!(words_of_modules(&file("crates/bots/src/value.rs", text)), []);
        assert_eq!(words_of_modules(&file("crates/island/src/game.rs", "s.kept.helpers, NoFavor")), []);
    }

    #[test]
    fn a_crate_says_what_it_is_in_its_first_line() {
        assert_eq!(unexplained(&file("crates/kernel/src/lib.rs", "//! What every game shares.\n")), None);
        assert!(unexplained(&file("crates/kernel/src/lib.rs", "mod seat;\n")).is_some());
        assert_eq!(unexplained(&file("crates/kernel/src/seat.rs", "use x;\n")), None);
    }

    #[test]
    fn a_long_file_and_a_long_function_are_found() {
        let found = |path: &str, text: String| too_long(&file(path, &text)).len();
        assert_eq!(found("a.rs", "\n".repeat(FILE_LINES)), 0);
        assert_eq!(found("a.rs", "\n".repeat(FILE_LINES + 1)), 1);
        assert_eq!(found("web/src/A.svelte", "\n".repeat(FILE_LINES + 1)), 1);
        assert_eq!(found("a.md", "\n".repeat(FILE_LINES + 1)), 0);
        assert_eq!(found(LONG_FILES[0], "\n".repeat(FILE_LINES + 1)), 0);
        let function =
            |lines: usize| format!("    pub(crate) fn long() {{\n{}    }}\n", "        work();\n".repeat(lines - 2));
        assert_eq!(found("a.rs", function(FUNCTION_LINES)), 0);
        let long = too_long(&file("a.rs", &format!("fn short() {{\n}}\n{}", function(FUNCTION_LINES + 1))));
        assert_eq!((long.len(), long[0].line), (1, 3));
    }

    #[test]
    fn a_finding_can_be_clicked_in_an_editor() {
        let file = file("docs/a.md", "");
        assert_eq!(file.finding(3, "odd").to_string(), "docs/a.md:3: odd");
        assert_eq!(file.finding(0, "odd").to_string(), "docs/a.md: odd");
    }
}
