//! What a host may choose: the options of the spec `duel[:OPTION[,OPTION…]]`.

use std::ops::RangeInclusive;

use kernel::{InOrder, Spec, instead, quoted};

use crate::card::{CardDef, Set};
use crate::cards::Card;
use crate::matches::edition::{Edition, RIVALS, Terms};
use crate::matches::rules::Print;
use crate::matches::setup::{Setup, sea_cards};
use crate::position::state::Token;

/// Which game is played (rivals 5, 12, 13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The Introductory Game: the Basic set alone.
    Introductory,
    /// The Theme Game: Basic and one Theme Set.
    Theme(Set),
    /// The Duel of the Princes: Basic and three Theme Sets.
    Princes([Set; 3]),
}

impl Mode {
    /// The Theme Sets in the game.
    pub fn sets(&self) -> &[Set] {
        match self {
            Mode::Introductory => &[],
            Mode::Theme(set) => std::slice::from_ref(set),
            Mode::Princes(sets) => sets,
        }
    }
}

/// All that a host may choose.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The edition.
    pub edition: &'static Edition,
    /// The game.
    pub mode: Mode,
    /// Victory points that win.
    pub target: u8,
}

/// Editions are the same if they are one value, not if they are called the same.
impl PartialEq for Options {
    fn eq(&self, other: &Options) -> bool {
        std::ptr::eq(self.edition, other.edition) && self.mode == other.mode && self.target == other.target
    }
}

impl Options {
    /// The options of a game, with its own goal.
    pub const fn of(mode: Mode) -> Options {
        Options::in_edition(&RIVALS, mode)
    }

    /// The same in another edition.
    pub const fn in_edition(edition: &'static Edition, mode: Mode) -> Options {
        let options = Options { edition, mode, target: 0 };
        Options { target: options.terms().goal, ..options }
    }

    /// What the game is played by.
    #[inline]
    pub const fn terms(&self) -> &'static Terms {
        match self.mode {
            Mode::Introductory => &self.edition.introductory,
            Mode::Theme(_) => &self.edition.theme,
            Mode::Princes(_) => &self.edition.princes,
        }
    }

    /// The sets in the match, the basic one first.
    pub fn sets(&self) -> impl Iterator<Item = Set> + '_ {
        std::iter::once(self.edition.basic).chain(self.mode.sets().iter().copied())
    }

    /// Reads the options of a spec such as `duel:theme=gold`.
    pub fn from_spec(text: &str) -> Result<Options, String> {
        Options::read(&Spec::read(text)?)
    }

    /// Reads the options of a spec.
    pub fn read(spec: &Spec) -> Result<Options, String> {
        const NAMES: [&str; 3] = ["theme", "princes", "target"];
        let Some(edition) = Edition::named(&spec.name) else {
            return Err(format!("{:?} is not the duel", spec.name));
        };
        let mut options = Options::in_edition(edition, Mode::Introductory);
        let mut target = None;
        for (name, value) in &spec.options {
            let value = value.as_deref();
            match name.as_str() {
                "theme" | "princes" if options.mode != Mode::Introductory => {
                    return Err("theme and princes are two different games: name one of them".into());
                }
                "theme" => options.mode = Mode::Theme(theme_set(edition, value.unwrap_or_default())?),
                "princes" => options.mode = Mode::Princes(princes(edition, value.unwrap_or_default())?),
                "target" => {
                    target = Some(value.unwrap_or_default().to_string());
                }
                _ => return Err(format!("the duel has no option {}; {}", quoted(name), instead(name, NAMES))),
            }
        }
        if let Some(set) = options.mode.sets().iter().find(|set| !set.is_complete()) {
            return Err(format!("the cards of the {} set are not all written yet", set.name()));
        }
        options.target = options.terms().goal;
        if let Some(target) = target {
            let targets = options.targets();
            let number = target.parse().ok().filter(|number| targets.contains(number));
            let (least, most) = (targets.start(), targets.end());
            let range = || format!("option target takes a number from {least} to {most} in this game");
            options.target = number.ok_or_else(range)?;
        }
        Ok(options)
    }

    /// The goals that a spec of this game may name (rivals 18.34).
    pub fn targets(&self) -> RangeInclusive<u8> {
        LEAST_TARGET..=self.most_points()
    }

    /// The victory points that one player can come to in this game: no goal is higher (rivals 18.34).
    ///
    /// Every settlement of the start and of the supply is one point, every city of the supply one more, each token one.
    /// Of the cards of the match each brings its victory points, a title that may stand once only those of one copy, and as
    /// many cards as there are sites at so many cities; of each sea card the last level counts. A card that has points only
    /// while something is true counts as one. What a card requires, or the other player leaves over, is not asked: the number cannot be passed, and some games end
    /// short of it.
    pub fn most_points(&self) -> u8 {
        let [_, settlements, cities] = self.edition.supply;
        let places = 2 + settlements;
        let center = places + cities.min(places);
        let mut cards: Vec<Card> = match self.terms().decks {
            Some(decks) => decks.pool(self, false),
            None => {
                let setup = Setup::draw(*self, &mut InOrder);
                let drawn = setup.stacks.iter().flat_map(|stack| &stack.cards).chain(&setup.face_up);
                drawn.map(|print| print.card).collect()
            }
        };
        cards.sort_unstable();
        let again = |at: usize| at > 0 && cards[at - 1] == cards[at];
        let standing = (0..cards.len()).filter(|&at| !(cards[at].def().once && again(at)));
        let mut points: Vec<u8> = standing.map(|at| worth(cards[at].def())).collect();
        points.sort_unstable_by(|one, other| other.cmp(one));
        let cards: u8 = points.iter().take(4 * usize::from(places)).sum();
        let last = |print: &Print| print.card.def().levels.last().map_or(0, |level| level.points.victory);
        let sea: u8 = sea_cards(self)[0].iter().map(last).sum();
        center + Token::ALL.len() as u8 + cards + sea
    }

    /// The spec with these options: what is unsaid by default stays unsaid.
    pub fn spec(&self) -> String {
        let mut said = Vec::new();
        match self.mode {
            Mode::Introductory => {}
            Mode::Theme(set) => said.push(format!("theme={}", set.name())),
            Mode::Princes(sets) => said.push(format!("princes={}", sets.map(Set::name).join("+"))),
        }
        if self.target != self.terms().goal {
            said.push(format!("target={}", self.target));
        }
        let name = self.edition.name;
        if said.is_empty() { name.to_string() } else { format!("{name}:{}", said.join(",")) }
    }
}

/// The lowest goal: both players begin with two points.
const LEAST_TARGET: u8 = 3;

/// The most victory points that a card brings.
fn worth(def: &CardDef) -> u8 {
    match def.points.victory {
        0 if def.more_points.is_some() => def.dial.max(1),
        printed => printed,
    }
}

fn theme_set(edition: &Edition, name: &str) -> Result<Set, String> {
    let found = edition.themes.iter().find(|set| set.name() == name);
    let themes = edition.complete_themes().map(Set::name);
    found.copied().ok_or_else(|| format!("there is no Theme Set {}; {}", quoted(name), instead(name, themes)))
}

fn princes(edition: &Edition, value: &str) -> Result<[Set; 3], String> {
    let mut sets = value.split('+').map(|name| theme_set(edition, name)).collect::<Result<Vec<_>, _>>()?;
    sets.sort_unstable();
    sets.dedup();
    sets.try_into()
        .map_err(|_| "the Duel of the Princes needs three different Theme Sets, such as gold+turmoil+progress".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spec_is_read_and_written_the_same() {
        for text in ["duel", "duel:target=9", "duel:theme=gold", "duel:theme=gold,target=9", "duel:theme=turmoil"] {
            assert_eq!(Options::from_spec(text).unwrap().spec(), text);
        }
        assert_eq!(Options::from_spec("duel:target=7").unwrap().spec(), "duel");
    }

    #[test]
    fn a_wrong_option_names_what_would_be_right() {
        let wrong = |text: &str| Options::from_spec(text).unwrap_err();
        assert!(wrong("duel:targe=9").contains("\"target\""));
        assert!(wrong("duel:target=99").contains("3 to 16"));
        assert!(wrong("duel:theme=golt").contains("\"gold\""));
        assert!(wrong("duel:princes=gold+gold+progress").contains("three different"));
        assert!(wrong("duel:theme=gold,princes=gold+turmoil+progress").contains("one of them"));
        assert!(wrong("island").contains("not the duel"));
    }

    #[test]
    fn a_set_that_is_not_all_written_is_refused() {
        for set in RIVALS.themes {
            let read = Options::from_spec(&format!("duel:theme={}", set.name()));
            assert_eq!(read.is_ok(), set.is_complete(), "{set:?}");
        }
        let wrong = Options::from_spec("duel:princes=gold+turmoil+imagined").unwrap_err();
        assert!(wrong.contains("imagined set are not all written"), "{wrong}");
    }

    #[test]
    fn the_duel_of_the_princes_is_played_with_any_three_sets_that_are_all_written() {
        // enlightenment 5
        assert_eq!(RIVALS.trios(), [[Set::Gold, Set::Turmoil, Set::Progress]]);
    }

    /// rivals 18.34
    #[test]
    fn no_goal_is_higher_than_what_one_player_can_come_to() {
        let most = |spec: &str| Options::from_spec(spec).unwrap().most_points();
        // Seven cities and both tokens: no Basic card brings victory points.
        assert_eq!(most("duel"), 16);
        assert_eq!(["gold", "turmoil", "progress"].map(|set| most(&format!("duel:theme={set}"))), [25, 25, 28]);
        assert_eq!(most("duel:princes=gold+turmoil+progress"), 33);
        assert!(Options::from_spec("duel:target=16").is_ok());
        let wrong = Options::from_spec("duel:target=17").unwrap_err();
        assert_eq!(wrong, "option target takes a number from 3 to 16 in this game");
        assert!(Options::from_spec("duel:target=17,theme=gold").is_ok(), "the order of options does not matter");
    }

    #[test]
    fn each_game_has_its_goal() {
        // rivals 11, rivals 16
        assert_eq!(Options::of(Mode::Introductory).target, 7);
        assert_eq!(Options::of(Mode::Theme(Set::Gold)).target, 12);
        assert_eq!(Options::of(Mode::Princes([Set::Gold, Set::Turmoil, Set::Progress])).target, 13);
    }
}
