//! Names that look alike: on a screen nobody could tell their owners apart.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// Whether two names look alike: they differ at most in case, width, invisible characters, spaces, or letters with the same
/// shape (Unicode Technical Standard 39).
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    // Some letters look like another one in only one case: the capital I like a small l, and the capital Cyrillic T
    // like a Latin one.
    let cases: [fn(&str) -> String; 3] = [str::to_owned, str::to_lowercase, str::to_uppercase];
    cases.iter().any(|case| shape(&case(one)) == shape(&case(other)))
}

/// What a reader sees of a name, without its case.
fn shape(name: &str) -> String {
    skeleton(&plain(name)).collect::<String>().to_lowercase()
}

/// A name in plain letters: letters of another width become usual ones, and invisible characters are left out.
pub(crate) fn plain(name: &str) -> String {
    let plain: String = name.nfkc().filter(|&it| !is_invisible(it)).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a character is invisible: it has no shape and takes no room.
fn is_invisible(it: char) -> bool {
    matches!(it,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_name_has_no_marks_that_are_not_seen() {
        for (name, seen) in
            [("\u{202e}Ann", "Ann"), ("Ａ\u{200b}ｎｎ", "Ann"), (" Bo  7 ", "Bo 7"), ("Zoe\u{308}", "Zoë")]
        {
            assert_eq!(plain(name), seen);
        }
    }

    #[test]
    fn names_that_nobody_can_tell_apart_look_alike() {
        for (one, other) in [
            ("Ann", "ann"),
            ("Ann", "Ａｎｎ"),
            ("Ann", "A\u{200b}nn"),
            ("Ann", "\u{202e}Ann"),
            ("Ann", "Ann\u{feff}"),
            ("Ann", "\u{410}nn"),
            ("Attila", "A\u{422}tIla"),
            ("Ivo", "lvo"),
            ("Ivo", "1vo"),
            ("Bo 7", "Bo  7"),
            ("Zoë", "Zoe\u{308}"),
        ] {
            assert!(look_alike(one, other), "{one:?} and {other:?}");
        }
        for (one, other) in [("Ann", "Anna"), ("Ann", "Ann 2"), ("Zoë", "Zoe"), ("Jo", "Yo"), ("王", "玉")] {
            assert!(!look_alike(one, other), "{one:?} and {other:?}");
        }
    }
}
