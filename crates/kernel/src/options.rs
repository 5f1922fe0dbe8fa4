//! The options of a game as one list. Specs are read with it; help, lobbies and error messages are made from it.
//!
//! A family fills an [`OptionList`]: the values of each option, its default, and which options exclude each other. An
//! option is *said* if the spec names it; otherwise it has its *usual* value, the default. All conditions are plain
//! data ([`When`]), so a client can offer exactly what [`OptionList::read`] accepts.
//!
//! The words are messages in `texts/`: an option has a short name (`ui.option.name.NAME`) and a line of help
//! (`ui.option.GAME.NAME`), and a word that can be chosen has a name (`ui.option.word.WORD`).

use crate::spec::{Spec, instead, quoted, shortened};

/// All options of a game, in the order in which a spec is written.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct OptionList {
    /// The name of the game in a spec.
    pub game: &'static str,
    /// The options.
    pub options: Vec<OptionDef>,
    /// What does not go together.
    pub excludes: Vec<Exclusion>,
}

/// One option of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionDef {
    /// Its name in a spec.
    pub name: &'static str,
    /// The values that it takes.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub values: Values,
    /// Its default, if the spec does not name it: the first case that holds. Without a case it is off.
    pub usual: Vec<Usual>,
    /// When a spec may name it: one of these must hold. An empty list means always.
    pub needs: Vec<When>,
}

/// The values that an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "kind", rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Values {
    /// No value: the spec names the option or not.
    Flag,
    /// A number in a range.
    Number {
        /// The lowest number.
        from: u8,
        /// The highest number, unless one of `more` holds.
        to: u8,
        /// Higher limits; the highest one that holds counts.
        more: Vec<Limit>,
    },
    /// One of these words.
    Choice {
        /// The words.
        words: Vec<String>,
    },
    /// Several of these words, each at most once, joined by `+`.
    Several {
        /// How many at least. If 0, the option may stand without a value.
        least: u8,
        /// How many at most.
        count: u8,
        /// The words.
        words: Vec<String>,
    },
}

/// A condition on another option.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct When {
    /// The option.
    pub option: &'static str,
    /// The condition holds if the value, said or usual, is one of these or contains one of them. Empty means any value.
    pub is: Vec<String>,
}

/// A higher limit of a number, under a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Limit {
    /// The condition.
    pub when: When,
    /// The highest number then.
    pub to: u8,
}

/// A default of an option, under conditions.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Usual {
    /// The conditions; all of them must hold.
    pub when: Vec<When>,
    /// The value then.
    pub value: String,
    /// How well the value is sourced, if less well than the other rules: `reconstructed`.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mark: Option<&'static str>,
}

/// Two options, or values of them, that exclude each other.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Exclusion {
    /// The condition. It looks at said and usual values.
    pub when: When,
    /// What a spec may not say while the condition holds.
    pub not: When,
    /// The reason, in English, as it stands behind a colon in an error message.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub why: &'static str,
}

/// The options that a spec says, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen<'a> {
    list: &'a OptionList,
    said: Vec<(&'a str, String)>,
}

impl OptionDef {
    /// An option without a usual value.
    pub fn new(name: &'static str, values: Values) -> OptionDef {
        OptionDef { name, values, usual: Vec::new(), needs: Vec::new() }
    }

    /// Adds a usual value for when no earlier case holds.
    #[must_use]
    pub fn usually(self, value: impl ToString) -> OptionDef {
        self.usually_with(Vec::new(), value)
    }

    /// Adds a usual value under conditions.
    #[must_use]
    pub fn usually_with(mut self, when: Vec<When>, value: impl ToString) -> OptionDef {
        self.usual.push(Usual { when, value: value.to_string(), mark: None });
        self
    }

    /// Tells how well the usual value that was added last is sourced.
    #[must_use]
    pub fn marked(mut self, mark: Option<&'static str>) -> OptionDef {
        if let Some(usual) = self.usual.last_mut() {
            usual.mark = mark;
        }
        self
    }

    /// Lets a spec name the option only where one of these conditions holds.
    #[must_use]
    pub fn only_with(mut self, needs: Vec<When>) -> OptionDef {
        self.needs = needs;
        self
    }
}

/// Above this number of conditional limits their range is told in words, not each of them.
const MANY_LIMITS: usize = 4;

impl Values {
    /// A number in a range.
    pub fn number(from: u8, to: u8) -> Values {
        Values::Number { from, to, more: Vec::new() }
    }

    /// One of these words.
    pub fn choice<S: ToString>(words: impl IntoIterator<Item = S>) -> Values {
        Values::Choice { words: words.into_iter().map(|word| word.to_string()).collect() }
    }

    /// The highest number where a condition holds; nothing for words.
    fn highest_with(&self, condition: &When) -> Option<u8> {
        let Values::Number { to, more, .. } = self else { return None };
        more.iter().find(|limit| limit.when == *condition).map(|limit| limit.to).or(Some(*to))
    }

    /// The values in a few English words, such as `3 to 12, to 15 with seats=2`; empty for a flag.
    pub fn in_words(&self) -> String {
        match self {
            Values::Flag => String::new(),
            // Many limits are told by their range: the exact one is told where a spec breaks it.
            Values::Number { from, to, more } if more.len() > MANY_LIMITS => {
                let most = more.iter().map(|limit| limit.to).max().unwrap_or(*to);
                let mut on: Vec<&str> = more.iter().map(|limit| limit.when.option).collect();
                on.dedup();
                format!("{from} to {to}, up to {most} with {}", on.join(" or "))
            }
            Values::Number { from, to, more } => {
                let more = more.iter().map(|limit| format!(", to {} with {}", limit.to, limit.when.in_words()));
                format!("{from} to {to}{}", more.collect::<String>())
            }
            Values::Choice { words } => words.join(", "),
            Values::Several { least, count, words } => {
                let many = if least == count { count.to_string() } else { format!("{least} to {count}") };
                format!("{many} of {}, joined by +", words.join(", "))
            }
        }
    }
}

impl When {
    /// The option has any value.
    pub fn said(option: &'static str) -> When {
        When { option, is: Vec::new() }
    }

    /// The option has one of these values.
    pub fn is<S: ToString>(option: &'static str, values: impl IntoIterator<Item = S>) -> When {
        When { option, is: values.into_iter().map(|value| value.to_string()).collect() }
    }

    fn in_words(&self) -> String {
        match &self.is[..] {
            [] => self.option.to_string(),
            values => format!("{}={}", self.option, values.join(" or ")),
        }
    }

    fn takes(&self, value: Option<&str>) -> bool {
        let names = |value: &str, word: &str| value == word || value.split('+').any(|part| part == word);
        value.is_some_and(|value| self.is.is_empty() || self.is.iter().any(|it| names(value, it)))
    }
}

impl OptionList {
    /// Reads the options of a spec; the order in which they are said does not matter.
    pub fn read(&self, spec: &Spec) -> Result<Chosen<'_>, String> {
        for (name, _) in &spec.options {
            if !self.options.iter().any(|option| option.name == name) {
                let instead = instead(name, self.options.iter().map(|option| option.name));
                return Err(format!("{} has no option {}; {instead}", self.game, quoted(name)));
            }
        }
        let mut chosen = Chosen { list: self, said: Vec::new() };
        for option in &self.options {
            if let Some((name, value)) = spec.options.iter().find(|(name, _)| name == option.name) {
                let value = match (&option.values, value) {
                    (Values::Flag | Values::Several { least: 0, .. }, None) => String::new(),
                    (Values::Flag, Some(_)) => return Err(format!("option {name} takes no value")),
                    (values, None) => return Err(format!("option {name} needs a value: {}", values.in_words())),
                    (values, Some(value)) => read_value(option.name, values, value)?,
                };
                chosen.said.push((option.name, value));
            }
        }
        chosen.check_needs()?;
        chosen.check_ranges()?;
        chosen.check_exclusions()?;
        Ok(chosen)
    }

    fn option(&self, name: &str) -> &OptionDef {
        self.options.iter().find(|option| option.name == name).unwrap_or_else(|| panic!("{name} is an option"))
    }
}

/// Reads a value and returns its canonical form. The limits of numbers depend on other options and are checked later.
fn read_value(name: &str, values: &Values, value: &str) -> Result<String, String> {
    match values {
        Values::Choice { words } if !words.iter().any(|word| word == value) => {
            let instead = instead(value, words.iter().map(String::as_str));
            Err(format!("option {name} cannot be {}; {instead}", quoted(value)))
        }
        Values::Several { least, count, words } => {
            let parts: Vec<&str> = value.split('+').collect();
            if let Some(part) = parts.iter().find(|part| !words.iter().any(|word| word == *part)) {
                let instead = instead(part, words.iter().map(String::as_str));
                return Err(format!("option {name} cannot have {}; {instead}", quoted(part)));
            }
            let named: Vec<&str> = words.iter().map(String::as_str).filter(|word| parts.contains(word)).collect();
            if named.len() != parts.len() || !(usize::from(*least)..=usize::from(*count)).contains(&named.len()) {
                let many = if least == count { count.to_string() } else { format!("at most {count}") };
                return Err(format!("option {name} takes {many} different ones of {}, joined by +", words.join(", ")));
            }
            Ok(named.join("+"))
        }
        Values::Number { .. } => Ok(value.parse::<u8>().map_or_else(|_| value.into(), |number| number.to_string())),
        Values::Flag | Values::Choice { .. } => Ok(value.into()),
    }
}

impl Chosen<'_> {
    /// Whether the spec says an option.
    pub fn has(&self, name: &str) -> bool {
        self.said(name).is_some()
    }

    /// The value that the spec says of an option.
    pub fn said(&self, name: &str) -> Option<&str> {
        self.said.iter().find(|(said, _)| *said == name).map(|(_, value)| value.as_str())
    }

    /// The number that the spec says of an option.
    pub fn number(&self, name: &str) -> Option<u8> {
        self.said(name)?.parse().ok()
    }

    /// The value of an option, said or usual.
    fn value(&self, name: &str) -> Option<&str> {
        if let Some(value) = self.said(name) {
            return Some(value);
        }
        let usual = self.list.option(name).usual.iter().find(|usual| usual.when.iter().all(|when| self.holds(when)));
        usual.map(|usual| usual.value.as_str())
    }

    fn holds(&self, when: &When) -> bool {
        when.takes(self.value(when.option))
    }

    fn check_ranges(&self) -> Result<(), String> {
        for (name, value) in &self.said {
            let Values::Number { from, to, more } = &self.list.option(name).values else { continue };
            let more = more.iter().filter(|limit| self.holds(&limit.when)).map(|limit| limit.to);
            let to = more.max().unwrap_or(*to);
            if !value.parse().is_ok_and(|number| (*from..=to).contains(&number)) {
                return Err(format!("option {name} cannot be {}; here it takes {from} to {to}", quoted(value)));
            }
        }
        Ok(())
    }

    fn check_needs(&self) -> Result<(), String> {
        for (name, value) in &self.said {
            let OptionDef { needs, values, .. } = self.list.option(name);
            if !needs.is_empty() && !needs.iter().any(|when| self.holds(when)) {
                // A number that is too high with one of them is not sent there.
                let helps =
                    |when: &&When| values.highest_with(when).is_none_or(|to| value.parse().is_ok_and(|n: u8| n <= to));
                let helpful: Vec<&When> = needs.iter().filter(helps).collect();
                let named = if helpful.is_empty() { needs.iter().collect() } else { helpful };
                let named: Vec<String> = named.into_iter().map(When::in_words).collect();
                return Err(format!("{} needs {}", shortened(&self.written(name), 60), named.join(" or ")));
            }
        }
        Ok(())
    }

    fn check_exclusions(&self) -> Result<(), String> {
        for Exclusion { when, not, why } in &self.list.excludes {
            if not.takes(self.said(not.option)) && self.holds(when) {
                let usual = if self.has(when.option) { "" } else { ", as usual" };
                let (not, when) = (self.written(not.option), self.written(when.option));
                return Err(format!("{not} does not go with {when}{usual}: {why}"));
            }
        }
        Ok(())
    }

    /// An option as a spec has it, said or usual.
    fn written(&self, name: &str) -> String {
        match self.value(name) {
            None | Some("") => name.into(),
            Some(value) => format!("{name}={value}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Guests, what they eat and sit on, and how long they stay; cake is for parties, and a party is at home.
    fn list() -> OptionList {
        let stay = Values::Number { from: 1, to: 3, more: vec![Limit { when: When::is("guests", [2]), to: 9 }] };
        let chairs = Values::Number { from: 1, to: 4, more: vec![Limit { when: When::said("party"), to: 6 }] };
        OptionList {
            game: "visit",
            options: vec![
                OptionDef::new("guests", Values::number(1, 4)).usually(2),
                OptionDef::new("food", Values::choice(["soup", "cake"]))
                    .usually_with(vec![When::said("party")], "cake")
                    .usually("soup"),
                OptionDef::new("hours", stay),
                OptionDef::new("party", Values::Flag),
                OptionDef::new(
                    "rooms",
                    Values::Several { least: 2, count: 2, words: ["hall", "yard", "loft"].map(Into::into).into() },
                ),
                OptionDef::new("ladder", Values::Flag)
                    .only_with(vec![When::is("rooms", ["loft"]), When::is("guests", [4])]),
                OptionDef::new("chairs", chairs).only_with(vec![When::is("rooms", ["yard"]), When::said("party")]),
            ],
            excludes: vec![
                Exclusion { when: When::is("guests", [1, 2]), not: When::said("party"), why: "it takes three" },
                Exclusion { when: When::is("food", ["cake"]), not: When::said("hours"), why: "it is eaten soon" },
            ],
        }
    }

    fn read(text: &str) -> Result<Vec<String>, String> {
        let list = list();
        let chosen = list.read(&Spec::read(text).unwrap())?;
        Ok(chosen.said.iter().map(|(name, value)| format!("{name}:{value}")).collect())
    }

    #[test]
    fn many_limits_are_told_by_their_range() {
        let limit = |to: u8| Limit { when: When::is("guests", [to]), to };
        let few = Values::Number { from: 1, to: 3, more: vec![limit(5), limit(9)] };
        assert_eq!(few.in_words(), "1 to 3, to 5 with guests=5, to 9 with guests=9");
        let many = Values::Number { from: 1, to: 3, more: (4..=9).map(limit).collect() };
        assert_eq!(many.in_words(), "1 to 3, up to 9 with guests");
    }

    #[test]
    fn options_are_read_in_the_order_of_the_list() {
        assert_eq!(read("visit:party,guests=03"), Ok(vec!["guests:3".into(), "party:".into()]));
        assert_eq!(read("visit:rooms=yard+hall"), Ok(vec!["rooms:hall+yard".into()]));
        assert_eq!(read("visit"), Ok(Vec::new()));
    }

    #[test]
    fn a_wrong_value_is_told_with_what_would_be_right() {
        let wrong = |text: &str| read(text).unwrap_err();
        assert_eq!(wrong("visit:guest=1"), "visit has no option \"guest\"; did you mean \"guests\"?");
        assert_eq!(wrong("visit:guests"), "option guests needs a value: 1 to 4");
        assert_eq!(wrong("visit:guests=300"), "option guests cannot be \"300\"; here it takes 1 to 4");
        assert_eq!(wrong("visit:party=yes"), "option party takes no value");
        assert_eq!(wrong("visit:food=coke"), "option food cannot be \"coke\"; did you mean \"cake\"?");
        assert_eq!(wrong("visit:rooms=hall+yart"), "option rooms cannot have \"yart\"; did you mean \"yard\"?");
        let two = "option rooms takes 2 different ones of hall, yard, loft, joined by +";
        assert_eq!([wrong("visit:rooms=hall+hall"), wrong("visit:rooms=hall")], [two, two]);
    }

    #[test]
    fn a_limit_and_an_exclusion_may_depend_on_what_is_usual() {
        let wrong = |text: &str| read(text).unwrap_err();
        assert!(read("visit:hours=9").is_ok());
        assert_eq!(wrong("visit:hours=9,guests=3"), "option hours cannot be \"9\"; here it takes 1 to 3");
        assert_eq!(wrong("visit:party"), "party does not go with guests=2, as usual: it takes three");
        assert_eq!(wrong("visit:party,guests=1"), "party does not go with guests=1: it takes three");
        assert_eq!(
            wrong("visit:guests=3,party,hours=1"),
            "hours=1 does not go with food=cake, as usual: it is eaten soon"
        );
        assert!(read("visit:guests=3,party,hours=1,food=soup").is_ok());
    }

    #[test]
    fn an_option_may_need_another_one() {
        let wrong = |text: &str| read(text).unwrap_err();
        assert_eq!(wrong("visit:ladder"), "ladder needs rooms=loft or guests=4");
        assert!(wrong("visit:rooms=hall+yard,ladder").contains("rooms=loft"));
        assert!(read("visit:rooms=hall+loft,ladder").is_ok() && read("visit:guests=4,ladder").is_ok());
    }

    #[test]
    fn a_number_is_told_what_it_needs_before_its_range() {
        let wrong = |text: &str| read(text).unwrap_err();
        assert_eq!(wrong("visit:chairs=5"), "chairs=5 needs party");
        assert_eq!(wrong("visit:chairs=2"), "chairs=2 needs rooms=yard or party");
        assert_eq!(wrong("visit:chairs=7"), "chairs=7 needs rooms=yard or party");
        assert_eq!(wrong("visit:rooms=hall+yard,chairs=5"), "option chairs cannot be \"5\"; here it takes 1 to 4");
    }

    #[test]
    fn values_are_told_in_a_few_words() {
        let words: Vec<String> = list().options.iter().map(|option| option.values.in_words()).collect();
        let expected =
            ["1 to 4", "soup, cake", "1 to 3, to 9 with guests=2", "", "2 of hall, yard, loft, joined by +", ""];
        assert_eq!(words[..6], expected);
    }
}
