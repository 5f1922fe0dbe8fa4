//! The English words of a refusal, for errors of the rules crates.
//!
//! All words are Fluent messages in `texts/`, which the crate `texts` renders with plurals and in every language. An
//! error of a rules crate needs only one plain English line. This module finds it without Fluent.

use std::fmt::{self, Display};

/// Writes the message of a key, such as `island.refusal.taken`, from a file of messages.
///
/// The message is one line with at most one value, which is filled in. If the message is missing, the key is written.
pub fn write_english(f: &mut fmt::Formatter<'_>, file: &str, key: &str, value: Option<&dyn Display>) -> fmt::Result {
    let is_it = |id: &str| {
        id.len() == key.len() && id.bytes().zip(key.bytes()).all(|(a, b)| a == if b == b'.' { b'-' } else { b })
    };
    let words = file.lines().filter_map(|line| line.split_once(" = ")).find(|(id, _)| is_it(id));
    let Some((_, words)) = words else { return f.write_str(key) };
    match (words.split_once("{ $"), value) {
        (Some((before, rest)), Some(value)) => {
            let (_, after) = rest.split_once(" }").unwrap_or((rest, ""));
            write!(f, "{before}{value}{after}")
        }
        _ => f.write_str(words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Refusal(&'static str, Option<u8>);

    impl Display for Refusal {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            let file = "a-refusal-taken = a piece lies there\na-refusal-short = { $short } cards short\n";
            write_english(f, file, self.0, self.1.as_ref().map(|it| it as &dyn Display))
        }
    }

    #[test]
    fn a_refusal_is_said_in_english() {
        assert_eq!(Refusal("a.refusal.taken", None).to_string(), "a piece lies there");
        assert_eq!(Refusal("a.refusal.short", Some(2)).to_string(), "2 cards short");
        assert_eq!(Refusal("a.refusal.gone", None).to_string(), "a.refusal.gone");
    }
}
