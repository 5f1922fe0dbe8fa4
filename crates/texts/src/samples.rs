//! Every message of a language, rendered with sample values. Rust and the browser must render them alike.

use std::collections::BTreeSet;

use fluent_bundle::FluentArgs;
use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::{LANGUAGES, texts};

/// A message and the names of its values.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The name of the message, with `.you` behind it for that attribute.
    pub key: String,
    /// The values that are filled in as texts.
    pub words: BTreeSet<String>,
    /// The values that choose words: numbers.
    pub numbers: BTreeSet<String>,
}

/// All messages of a language, in the order of its files.
pub fn samples(language: &str) -> impl Iterator<Item = Sample> {
    let files = LANGUAGES.into_iter().find(|(name, _)| *name == language).map_or(&[][..], |(_, files)| files);
    files.iter().flat_map(|file| messages(file))
}

fn messages(file: &str) -> Vec<Sample> {
    let read = parse(file).expect("the texts are messages");
    let mut found = Vec::new();
    for entry in &read.body {
        let Entry::Message(message) = entry else { continue };
        if let Some(value) = &message.value {
            found.push(sample(message.id.name.into(), value));
        }
        for Attribute { id, value } in &message.attributes {
            found.push(sample(format!("{}.{}", message.id.name, id.name), value));
        }
    }
    found
}

fn sample(key: String, pattern: &Pattern<&str>) -> Sample {
    let mut sample = Sample { key, words: BTreeSet::new(), numbers: BTreeSet::new() };
    sample.walk(pattern);
    sample.words = &sample.words - &sample.numbers;
    sample
}

impl Sample {
    fn walk(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    self.words.insert(id.name.into());
                }
                Expression::Inline(_) => {}
                Expression::Select { selector, variants } => {
                    if let InlineExpression::VariableReference { id } = selector {
                        self.numbers.insert(id.name.into());
                    }
                    variants.iter().for_each(|variant| self.walk(&variant.value));
                }
            }
        }
    }

    /// The message in a language, with each word filled in as `‹name›` and each number as `n`.
    pub fn rendered(&self, language: &str, n: u32) -> String {
        let mut with = FluentArgs::new();
        self.words.iter().for_each(|name| with.set(name.clone(), format!("‹{name}›")));
        self.numbers.iter().for_each(|name| with.set(name.clone(), n));
        texts(language).expect("a language").render(&self.key, &with)
    }
}
