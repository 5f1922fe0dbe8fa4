//! Prints every message of every language as JSON lines, rendered with sample values:
//! `[language, key, n, words, numbers, text]`. The client's tests render the same messages and compare.

use std::io::{BufWriter, Write};

use serde_json::json;

fn main() -> std::io::Result<()> {
    let mut out = BufWriter::new(std::io::stdout().lock());
    for (language, _) in texts::LANGUAGES {
        for sample in texts::samples(language) {
            for n in [0, 1, 2, 1200] {
                let text = sample.rendered(language, n);
                writeln!(out, "{}", json!([language, sample.key, n, sample.words, sample.numbers, text]))?;
                if sample.numbers.is_empty() {
                    break;
                }
            }
        }
    }
    out.flush()
}
