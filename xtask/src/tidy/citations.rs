//! Every rule that is implemented is cited by number, and every number that is cited exists.
//!
//! The ids are read from the rule files: a heading `### 9.2 Award rule` is the section `9.2`, a mark `**[D4]**` the
//! decision `D4`, and a numbered line below the heading "Checks for tests" a check. A section that only holds sub-sections
//! says nothing itself and has no id. Below a heading "Open points and decisions" the numbered points are `18.1`, `18.2`, …
//! and the section itself has no id. A point that begins with "Withdrawn" keeps its number and is no rule: nothing cites it.

use std::ops::RangeInclusive;

use super::{File, Finding};

/// Which part of a rule file the code implements.
pub struct Implemented {
    /// The name of the file in `docs/rules/` without its ending, and the word that citations begin with.
    pub family: &'static str,
    /// By the number before the first dot.
    pub sections: &'static [RangeInclusive<u16>],
    /// Ids among them that need no test.
    pub except: &'static [&'static str],
    /// By the number after the `D`.
    pub decisions: &'static [RangeInclusive<u16>],
    /// By their numbers.
    pub checks: RangeInclusive<u16>,
}

impl Implemented {
    fn covers(&self, id: &str) -> bool {
        let (ranges, number) = match (id.strip_prefix('D'), id.strip_prefix(CHECK)) {
            (Some(number), _) => (self.decisions, number),
            (_, Some(number)) => (std::slice::from_ref(&self.checks), number),
            _ => (self.sections, id.split('.').next().unwrap_or(id)),
        };
        let is_in = number.parse().is_ok_and(|number| ranges.iter().any(|range| range.contains(&number)));
        is_in && !self.except.contains(&id)
    }
}

/// How the id of a check begins.
const CHECK: &str = "check ";

/// How a decision begins that does not hold any more.
const WITHDRAWN: &str = "Withdrawn";

/// A rule as its file numbers it.
#[derive(Debug, PartialEq)]
struct Rule {
    id: String,
    line: usize,
}

/// Rules that no test cites, and citations of rules that do not exist.
pub fn missing(implemented: &[Implemented], files: &[File]) -> Vec<Finding> {
    let code: Vec<&File> = files.iter().filter(|it| is_code(&it.path)).collect();
    let mut findings = Vec::new();
    for row in implemented {
        let path = format!("docs/rules/{}.md", row.family);
        let Some(page) = files.iter().find(|it| it.path == path) else {
            findings.push(Finding { path, line: 0, what: "the rule file is missing".into() });
            continue;
        };
        let rules = rules(&page.text);
        let cited: Vec<(&File, usize, &str)> = code
            .iter()
            .flat_map(|file| file.lines().map(move |(n, line)| (*file, n, line)))
            .flat_map(|(file, n, line)| citations(row.family, line).into_iter().map(move |id| (file, n, id)))
            .collect();
        for rule in rules.iter().filter(|it| row.covers(&it.id)) {
            if !cited.iter().any(|it| it.2 == rule.id && is_test(it.0, it.1)) {
                findings.push(page.finding(rule.line, format!("`{} {}` is cited by no test", row.family, rule.id)));
            }
        }
        for (file, n, id) in cited {
            // A bare number may be prose ("the island 4 hexes wide"); a dotted one or a decision is meant.
            let is_meant = id.starts_with('D') || id.contains('.') || id.starts_with(CHECK);
            if is_meant && !rules.iter().any(|it| it.id == id) {
                findings.push(file.finding(n, format!("`{} {id}` is not in {path}", row.family)));
            }
        }
    }
    findings
}

/// Rust below `src` or `tests` of a crate.
fn is_code(path: &str) -> bool {
    let parts: Vec<_> = path.split('/').collect();
    path.ends_with(".rs") && parts.len() > 3 && parts[0] == "crates" && ["src", "tests"].contains(&parts[2])
}

/// Whether a line belongs to a test: it stands in a folder or file of tests, or below `#[cfg(test)]`.
fn is_test(file: &File, line: usize) -> bool {
    let below = || file.lines().take_while(|(n, _)| *n < line).any(|(_, text)| text.starts_with("#[cfg(test)]"));
    file.path.split('/').nth(2) == Some("tests") || file.path.ends_with("/tests.rs") || below()
}

/// All rules of a rule file, sections first, each where it is first numbered.
fn rules(page: &str) -> Vec<Rule> {
    let mut sections: Vec<(Rule, bool)> = Vec::new();
    let mut decisions: Vec<Rule> = Vec::new();
    let mut checks: Vec<Rule> = Vec::new();
    let (mut in_code, mut in_checks) = (false, false);
    let mut points_of = None;
    for (i, line) in page.lines().enumerate() {
        in_code ^= line.starts_with("```");
        if line.starts_with('#') {
            in_checks = line.ends_with("Checks for tests");
        } else if in_checks
            && let Some((number, _)) = line.split_once(". ")
            && is_number(number)
        {
            checks.push(Rule { id: format!("{CHECK}{number}"), line: i + 1 });
        }
        if !in_code && let Some(id) = section(line) {
            points_of = line.ends_with("Open points and decisions").then(|| id.to_string());
            sections.push((Rule { id: id.into(), line: i + 1 }, false));
        } else if let Some(section) = &points_of {
            let point =
                line.split_once(". ").filter(|(number, text)| is_number(number) && !text.starts_with(WITHDRAWN));
            if let Some((number, _)) = point {
                sections.push((Rule { id: format!("{section}.{number}"), line: i + 1 }, true));
            }
        } else if !line.trim().is_empty()
            && let Some((_, has_text)) = sections.last_mut()
        {
            *has_text = true;
        }
        // Decisions may stand in a table: `| D4 | question | answer |`.
        let row = line.strip_prefix("| D").and_then(|rest| rest.split_once(' '));
        if points_of.is_some()
            && let Some((number, _)) = row
            && is_number(number)
        {
            decisions.push(Rule { id: format!("D{number}"), line: i + 1 });
        }
        for (at, mark) in line.match_indices("**[D") {
            let rest = &line[at + mark.len()..];
            let Some((number, _)) = rest.split_once("]**") else { continue };
            let id = format!("D{number}");
            if is_number(number) && !decisions.iter().any(|it| it.id == id) {
                decisions.push(Rule { id, line: i + 1 });
            }
        }
    }
    let mut rules: Vec<Rule> = sections.into_iter().filter_map(|(rule, has_text)| has_text.then_some(rule)).collect();
    rules.append(&mut decisions);
    rules.append(&mut checks);
    rules
}

/// The number of a heading such as `## 4. Costs` or `### 9.2 Award rule`.
fn section(line: &str) -> Option<&str> {
    let heading = line.strip_prefix('#')?.trim_start_matches('#').strip_prefix(' ')?;
    let number = heading.split(' ').next()?.trim_end_matches('.');
    number.split('.').all(is_number).then_some(number)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit())
}

/// The ids cited in a line: family, one space, id.
fn citations<'a>(family: &str, line: &'a str) -> Vec<&'a str> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let mut ids = Vec::new();
    for (at, _) in line.match_indices(family) {
        let Some(rest) = line[at + family.len()..].strip_prefix(' ') else { continue };
        if line[..at].ends_with(is_word) {
            continue;
        }
        let number = rest.strip_prefix('D').or(rest.strip_prefix(CHECK)).unwrap_or(rest);
        let letters = rest.len() - number.len();
        let length = number.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(number.len());
        let id = rest[..letters + length].trim_end_matches('.');
        let is_id = if letters > 0 { is_number(&id[letters.min(id.len())..]) } else { id.split('.').all(is_number) };
        if is_id && !rest[letters + length..].starts_with(is_word) {
            ids.push(id);
        }
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::IMPLEMENTED;

    const PAGE: &str = "\
# A game

## 1. Board
Hexes **[D1]**.

## 2. Turn

### 2.1 Order
Roll first **[D2]**, as [D2] says.

### 2.2 Building **[D3]**
Pay **[D1]**.

```
## 7. not a heading
```

## 3. End of the game
Ten points.
";

    fn file(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.into() }
    }

    fn ids(page: &str) -> Vec<String> {
        rules(page).into_iter().map(|it| it.id).collect()
    }

    #[test]
    fn rules_are_read_from_headings_and_marks() {
        assert_eq!(ids(PAGE), ["1", "2.1", "2.2", "3", "D1", "D2", "D3"]);
        assert_eq!(rules(PAGE)[1].line, 8);
    }

    #[test]
    fn a_section_that_only_holds_sections_has_no_id() {
        assert!(!ids(PAGE).contains(&"2".into()));
        assert_eq!(ids("## 8. Cards\nText.\n### 8.1 Army\nText.\n"), ["8", "8.1"]);
    }

    #[test]
    fn the_points_of_a_section_of_decisions_are_rules() {
        let page = "## 4. Open points and decisions\n\n1. **Road.** Two.\n   More of it.\n2. **City.** One.\n\n## 5. Sources\n1. A book.\n";
        assert_eq!(ids(page), ["4.1", "4.2", "5"]);
    }

    #[test]
    fn decisions_may_stand_in_a_table() {
        let page =
            "## 4. Open points and decisions\n\n| # | Question |\n|---|---|\n| D1 | Two roads? |\n| D12 | Gold? |\n";
        assert_eq!(ids(page), ["D1", "D12"]);
    }

    #[test]
    fn a_withdrawn_decision_keeps_its_number_and_is_not_cited() {
        let page = "## 4. Open points and decisions\n1. Withdrawn. Roads are free.\n2. **City.** One.\n";
        assert_eq!(ids(page), ["4.2"]);
        let row = [Implemented { family: "game", sections: &[4..=4], except: &[], decisions: &[], checks: 0..=0 }];
        let files = [file("docs/rules/game.md", page), file("crates/game/tests/a.rs", "// game 4.1\n// game 4.2\n")];
        let missing: Vec<_> = missing(&row, &files).iter().map(|it| it.to_string()).collect();
        assert_eq!(missing, ["crates/game/tests/a.rs:1: `game 4.1` is not in docs/rules/game.md"]);
    }

    #[test]
    fn what_is_excepted_needs_no_test() {
        let row =
            Implemented { family: "game", sections: &[1..=2, 5..=5], except: &["2.1"], decisions: &[], checks: 0..=0 };
        assert_eq!(["1", "2.1", "2.2", "3", "5"].map(|id| row.covers(id)), [true, false, true, false, true]);
    }

    #[test]
    fn a_citation_is_family_space_id() {
        assert_eq!(citations("island", "// island 9.2: the holder keeps it. island D4, island 7."), ["9.2", "D4", "7"]);
        assert_eq!(citations("island", "/// island 3"), ["3"]);
        for prose in
            ["island", "island of 19", "island D", "island Dx", "island 4th", "island .", "an-island 3", "isle 3"]
        {
            assert_eq!(citations("island", prose), [""; 0], "{prose}");
        }
    }

    #[test]
    fn checks_are_the_numbered_lines_below_their_heading() {
        let page =
            "## 1. Board\n1. No check.\n## 2. Checks for tests\n1. One.\n2. Two,\n   and more.\n## 3. End\n3. No.\n";
        assert_eq!(ids(page), ["1", "2", "3", "check 1", "check 2"]);
        assert_eq!(citations("game", "// game check 2, game check 13: so"), ["check 2", "check 13"]);
        assert_eq!(citations("game", "game check, game checks 2, game check x"), [""; 0]);
        let row = [Implemented { family: "game", sections: &[], except: &[], decisions: &[], checks: 1..=2 }];
        let files =
            [file("docs/rules/game.md", page), file("crates/game/tests/a.rs", "// game check 2, game check 9\n")];
        let missing: Vec<_> = missing(&row, &files).iter().map(|it| it.to_string()).collect();
        assert_eq!(
            missing,
            [
                "docs/rules/game.md:4: `game check 1` is cited by no test",
                "crates/game/tests/a.rs:1: `game check 9` is not in docs/rules/game.md"
            ]
        );
    }

    #[test]
    fn a_number_does_not_stand_for_a_longer_one() {
        assert_eq!(citations("island", "island 14.1"), ["14.1"]);
        assert_eq!(citations("island", "island D13"), ["D13"]);
    }

    #[test]
    fn uncited_rules_are_found_where_they_are_written() {
        let row = [Implemented { family: "game", sections: &[2..=2], except: &[], decisions: &[1..=2], checks: 1..=1 }];
        let files = [
            file("docs/rules/game.md", PAGE),
            file("crates/game/src/turn.rs", "// game 2.2\n#[cfg(test)]\nmod tests { /* game 2.1 */ }\n"),
            file("crates/game/tests/rules.rs", "// game D1\n"),
            file("docs/game.rs", "// game 2.2, game D2\n"),
        ];
        let missing = missing(&row, &files);
        let missing: Vec<_> = missing.iter().map(|it| it.to_string()).collect();
        assert_eq!(
            missing,
            [
                "docs/rules/game.md:11: `game 2.2` is cited by no test",
                "docs/rules/game.md:9: `game D2` is cited by no test"
            ]
        );
    }

    #[test]
    fn a_citation_of_nothing_is_found() {
        let row = [Implemented { family: "game", sections: &[1..=1], except: &[], decisions: &[9..=9], checks: 2..=2 }];
        let files =
            [file("docs/rules/game.md", PAGE), file("crates/game/tests/a.rs", "// game 1\n// game 2.9, game 40\n")];
        let missing = missing(&row, &files);
        assert_eq!(missing.len(), 1);
        assert_eq!(missing[0].to_string(), "crates/game/tests/a.rs:2: `game 2.9` is not in docs/rules/game.md");
    }

    #[test]
    fn the_rules_of_the_island_are_to_be_cited() {
        let island = include_str!("../../../docs/rules/island.md");
        let row = &IMPLEMENTED[0];
        let wanted: Vec<_> = ids(island).into_iter().filter(|it| row.covers(it)).collect();
        let sections = "1 2.1 2.2 2.3 2.4 2.5 3 4 5.1 5.2 6 7 8 8.1 9.1 9.2 10.1 10.2 11 12 13 14.1 14.2 14.3 14.4 \
                        15.1 15.2 15.3 15.4 15.5 15.6 15.7 15.8 15.9 15.10 15.11 15.12 15.13";
        let (decisions, numbers): (Vec<_>, Vec<_>) = wanted.iter().partition(|it| it.starts_with('D'));
        assert_eq!(numbers, sections.split(' ').collect::<Vec<_>>());
        assert_eq!(decisions.len(), 28);
    }
}
