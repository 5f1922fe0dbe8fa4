//! Specs: the one line that names the rules of a match, `NAME[:OPTION[,OPTION…]]`.

/// A spec split into its parts. The game family decides what the options mean.
///
/// ```
/// let spec = kernel::Spec::read("island:seats=4,friendly-robber").unwrap();
/// assert_eq!(spec.name, "island");
/// assert_eq!(spec.options, [("seats".into(), Some("4".into())), ("friendly-robber".into(), None)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    /// The game family.
    pub name: String,
    /// Options with their values, in the order in which they were written.
    pub options: Vec<(String, Option<String>)>,
}

impl Spec {
    /// Splits a spec into its parts.
    pub fn read(text: &str) -> Result<Spec, String> {
        let (name, options) = match text.split_once(':') {
            Some((name, options)) => (name, options.split(',').collect()),
            None => (text, Vec::new()),
        };
        if name.is_empty() {
            return Err("a spec begins with the name of a game, such as island:seats=4".into());
        }
        let mut taken_apart: Vec<(String, Option<String>)> = Vec::new();
        for option in options {
            let (key, value) = match option.split_once('=') {
                Some((key, value)) => (key, Some(value.to_string())),
                None => (option, None),
            };
            if key.is_empty() {
                return Err(format!("an option is missing its name in {}", quoted(text)));
            }
            if taken_apart.iter().any(|(known, _)| known == key) {
                return Err(format!("option {} is given twice", quoted(key)));
            }
            taken_apart.push((key.to_string(), value));
        }
        Ok(Spec { name: name.to_string(), options: taken_apart })
    }
}

/// The word of `known` that `word` is most likely a typo of; capitals do not matter.
///
/// A typo changes at most a third of the letters, or two letters of a short word, but never all of them.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = letters(word);
    known
        .into_iter()
        .map(|other| (distance(&word, &letters(other)), other))
        .filter(|&(slips, _)| slips <= (word.len() / 3).max(2) && slips < word.len())
        .min_by_key(|&(slips, _)| slips)
        .map(|(_, other)| other)
}

/// A hint for an unknown `word`: `did you mean "seats"?`, or all known words if none is near.
///
/// ```
/// assert_eq!(kernel::instead("seat", ["seats", "board"]), "did you mean \"seats\"?");
/// assert_eq!(kernel::instead("weather", ["seats", "board"]), "there are seats, board");
/// ```
pub fn instead<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    match (nearest(word, known.iter().copied()), &known[..]) {
        (Some(near), _) => format!("did you mean {near:?}?"),
        (None, []) => "there is none".into(),
        (None, [only]) => format!("there is only {only}"),
        (None, known) => format!("there are {}", known.join(", ")),
    }
}

/// What a stranger wrote, in quotes, to be told back to them: cut after 60 characters.
pub fn quoted(text: &str) -> String {
    format!("{:?}", shortened(text, 60))
}

/// A text, cut after `most` characters; `…` marks the cut.
pub fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.to_string(),
        Some(_) => text.chars().take(most.saturating_sub(1)).chain(['…']).collect(),
    }
}

/// A word as it is compared: its first letters, without capitals.
fn letters(word: &str) -> Vec<char> {
    word.chars().take(64).flat_map(char::to_lowercase).collect()
}

/// How many letters must be inserted, removed or changed to turn one word into the other.
fn distance(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in other.iter().enumerate() {
            let changed = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spec_names_a_game_and_its_options() {
        let spec = Spec::read("island:seats=6,helpers").unwrap();
        assert_eq!((spec.name.as_str(), spec.options.len()), ("island", 2));
        assert!(Spec::read("").is_err());
        assert!(Spec::read("island:").is_err());
        assert!(Spec::read("island:=4").is_err());
        assert!(Spec::read("island:seats=4,seats=5").unwrap_err().contains("twice"));
    }

    #[test]
    fn a_slip_finds_its_word() {
        assert_eq!(nearest("seat", ["target", "seats", "board"]), Some("seats"));
        assert_eq!(nearest("knigth", ["Road", "Knight"]), Some("Knight"));
        assert_eq!(nearest("x", []), None);
    }

    #[test]
    fn a_word_like_no_other_finds_none() {
        assert_eq!(nearest("weather", ["target", "seats", "board"]), None);
        assert_eq!(nearest("x", ["y", "of"]), None);
        assert_eq!(nearest("", ["of"]), None);
        assert_eq!(nearest(&"seats".repeat(1_000_000), ["seats"]), None);
    }

    #[test]
    fn what_is_told_back_is_short() {
        assert_eq!(quoted("ore"), "\"ore\"");
        assert_eq!(quoted(&"é".repeat(60)), format!("\"{}\"", "é".repeat(60)));
        assert_eq!(quoted(&"é".repeat(61)), format!("\"{}…\"", "é".repeat(59)));
    }
}
