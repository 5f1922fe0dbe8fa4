//! The words for what happens, from `texts/`.

use std::sync::LazyLock;

use kernel::Texts;

/// The English texts.
pub fn english() -> &'static Texts {
    static ENGLISH: LazyLock<Texts> = LazyLock::new(|| {
        let (_, texts) = table::LANGUAGES[0];
        Texts::read(texts).expect("the texts that are built in can be read")
    });
    &ENGLISH
}
