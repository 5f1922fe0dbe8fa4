//! The sentences of every language, as they are built in.

/// The languages that people can read, each with its texts: one JSON object from keys to sentences.
pub const LANGUAGES: [(&str, &str); 2] =
    [("en", include_str!("../../../texts/en.json")), ("de", include_str!("../../../texts/de.json"))];
