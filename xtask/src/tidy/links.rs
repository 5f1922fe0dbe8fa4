//! Links between our own pages lead somewhere, and the files that they name are there.

use super::{File, Finding};

/// Relative links of a Markdown file whose target does not exist, and files that it names by their whole path and that do not. `exists` is asked with paths from the top folder.
pub fn broken(file: &File, exists: impl Fn(&str) -> bool) -> Vec<Finding> {
    let mut findings = Vec::new();
    if !file.is("md") {
        return findings;
    }
    let mut in_code = false;
    for (n, line) in file.lines() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
            continue;
        }
        if in_code {
            continue;
        }
        for target in targets(&without_code(line)) {
            if !resolved(&file.path, target).is_some_and(|it| exists(&it)) {
                findings.push(file.finding(n, format!("the link to `{target}` leads nowhere")));
            }
        }
        for name in named(line).filter(|it| !exists(it)) {
            findings.push(file.finding(n, format!("there is no file `{name}`")));
        }
    }
    findings
}

/// The line with everything between backticks left out.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join("`")
}

/// The files between backticks that are named from the top folder. Words in capitals stand for a name of one's own.
fn named(line: &str) -> impl Iterator<Item = &str> {
    const TOP: [&str; 4] = ["crates/", "docs/", "web/src/", "xtask/"];
    let is_file =
        |it: &&str| it.rsplit('/').next().is_some_and(|last| last.contains('.')) && !it.contains([' ', '*', '<']);
    let is_own = |part: &str| part.len() > 1 && part.chars().all(|it| it.is_ascii_uppercase());
    let names = line.split('`').skip(1).step_by(2).filter(|it| TOP.iter().any(|top| it.starts_with(top)));
    names.filter(is_file).filter(move |it| !it.split(['/', '.', '_', '-']).any(is_own))
}

/// What the links and pictures of a line point to within the project: no addresses, no anchors of the same page.
fn targets(line: &str) -> Vec<&str> {
    let mut targets = Vec::new();
    for (opening, closing) in [("](", ')'), ("src=\"", '"'), ("href=\"", '"')] {
        for (at, _) in line.match_indices(opening) {
            let rest = &line[at + opening.len()..];
            targets.extend(rest.split(closing).next());
        }
    }
    if line.starts_with('[')
        && let Some((_, target)) = line.split_once("]: ")
    {
        targets.push(target);
    }
    let bare = |it: &'_ str| -> usize { it.find([' ', '#']).unwrap_or(it.len()) };
    let is_ours = |it: &&str| !it.is_empty() && !it.contains("://") && !it.starts_with("mailto:");
    targets.into_iter().map(|it| &it[..bare(it)]).filter(is_ours).collect()
}

/// A link's target as a path from the top folder; nothing if it leaves the project.
fn resolved(page: &str, target: &str) -> Option<String> {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(text: &str) -> File {
        File { path: "docs/rules/README.md".into(), text: text.into() }
    }

    fn exists(path: &str) -> bool {
        ["docs/rules/island.md", "docs/records.md", "docs"].contains(&path)
    }

    #[test]
    fn a_link_is_meant_from_its_page() {
        let good =
            "[a](island.md) and [b](../records.md#positions), [c](#here), [d](https://example.org/x.md), [e](..)";
        assert_eq!(broken(&page(good), exists), []);
    }

    #[test]
    fn broken_links_pictures_and_references_are_found() {
        let bad = concat!(
            "[a](nowhere.md)\n\n![b](../board.png \"a board\")\n",
            "<img src=\"b.svg\">\n[c]: gone.md\n[d](../../../x.md)\n",
        );
        let lines: Vec<_> = broken(&page(bad), exists).iter().map(|it| it.line).collect();
        assert_eq!(lines, [1, 3, 4, 5, 6]);
    }

    #[test]
    fn a_file_that_is_named_is_there() {
        let said = "`docs/records.md`, `docs/gone.md`, `crates/duel/src/SET.rs`, `gone.md`, `cargo x docs/gone.md`\n";
        let found = broken(&page(said), exists);
        assert!(found.len() == 1 && found[0].what.contains("`docs/gone.md`"), "{found:?}");
    }

    #[test]
    fn code_holds_no_links() {
        let code = "`[a](nowhere.md)`\n```\n[b](nowhere.md)\n```\n";
        assert_eq!(broken(&page(code), exists), []);
    }
}
