//! Specs: the one line that names the rules of a match, `NAME[:OPTION[,OPTION…]]`.

/// A spec taken apart; what the options mean is the game family's business.
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
    /// Takes a spec apart.
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
                return Err(format!("an option is missing its name in {text:?}"));
            }
            if taken_apart.iter().any(|(known, _)| known == key) {
                return Err(format!("option {key} is given twice"));
            }
            taken_apart.push((key.to_string(), value));
        }
        Ok(Spec { name: name.to_string(), options: taken_apart })
    }
}

/// The one of `known` that looks most like `word`, for "did you mean".
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    known.into_iter().min_by_key(|other| distance(word, other))
}

/// How many letters must be put in, taken out or changed to make one word of the other.
fn distance(one: &str, other: &str) -> usize {
    let one: Vec<char> = one.chars().take(64).collect();
    let other: Vec<char> = other.chars().take(64).collect();
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
        assert_eq!(nearest("x", []), None);
    }
}
