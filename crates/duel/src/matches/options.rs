//! What a host may choose: the options of the spec `duel[:OPTION[,OPTION…]]`.

use std::sync::LazyLock;

use kernel::{Exclusion, InOrder, Limit, OptionDef, OptionList, Spec, Values, When};

use crate::card::{CardDef, Set};
use crate::cards::Card;
use crate::matches::edition::{EDITIONS, Edition, RIVALS, Terms};
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

    /// The options of an edition, in the order in which a spec is written.
    pub fn list(edition: &Edition) -> &'static OptionList {
        static LISTS: LazyLock<Vec<OptionList>> = LazyLock::new(|| EDITIONS.iter().copied().map(list).collect());
        LISTS.iter().find(|list| list.game == edition.name).expect("every edition has a list")
    }

    /// Reads the options of a spec.
    pub fn read(spec: &Spec) -> Result<Options, String> {
        let Some(edition) = Edition::named(&spec.name) else {
            return Err(format!("{:?} is not the duel", spec.name));
        };
        let named = spec.options.iter().filter_map(|(_, value)| value.as_deref()).flat_map(|value| value.split('+'));
        for name in named {
            if edition.themes.iter().any(|set| set.name() == name && !set.is_complete()) {
                return Err(format!("the cards of the {name} set are not all written yet"));
            }
        }
        let chosen = Options::list(edition).read(spec)?;
        let set = |name: &str| edition.themes.iter().copied().find(|set| set.name() == name);
        let sets = |names: &str| -> Vec<Set> { names.split('+').filter_map(set).collect() };
        let theme = chosen.said("theme").and_then(set).map(Mode::Theme);
        let princes = chosen.said("princes").and_then(|names| sets(names).try_into().ok()).map(Mode::Princes);
        let options = Options::in_edition(edition, theme.or(princes).unwrap_or(Mode::Introductory));
        Ok(Options { target: chosen.number("target").unwrap_or(options.target), ..options })
    }

    /// The victory points that one player can come to in this game: no goal is higher (rivals 18.34).
    ///
    /// Every settlement of the start and of the supply is one point, every city of the supply one more, each token one.
    /// Each card of the match counts its victory points; a title that may stand once counts one copy. No more cards count
    /// than there are sites. A sea card counts its last level, and a card with conditional points counts one. What a card
    /// requires and what the other player takes is ignored, so this is an upper bound.
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

    /// The spec with these options; options with their usual value are left out.
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

/// The options of an edition.
fn list(edition: &'static Edition) -> OptionList {
    let names = |sets: &[Set]| sets.iter().map(|set| set.name()).collect::<Vec<_>>().join("+");
    let themes = edition.complete_themes().map(|set| ("theme", Mode::Theme(set)));
    let princes = edition.trios().into_iter().map(|sets| ("princes", Mode::Princes(sets)));
    let modes: Vec<(&str, Options)> =
        themes.chain(princes).map(|(name, mode)| (name, Options::in_edition(edition, mode))).collect();
    let when = |name: &'static str, options: &Options| When::is(name, [names(options.mode.sets())]);
    let introductory = Options::in_edition(edition, Mode::Introductory);
    // rivals 18.34
    let targets = Values::Number {
        from: LEAST_TARGET,
        to: introductory.most_points(),
        more: modes.iter().map(|(name, it)| Limit { when: when(name, it), to: it.most_points() }).collect(),
    };
    let mut target = OptionDef::new("target", targets);
    for (name, options) in &modes {
        target = target.usually_with(vec![when(name, options)], options.target);
    }
    let sets: Vec<&str> = edition.complete_themes().map(Set::name).collect();
    let mut options = vec![OptionDef::new("theme", Values::choice(&sets))];
    if sets.len() >= 3 {
        let words = sets.iter().map(ToString::to_string).collect();
        options.push(OptionDef::new("princes", Values::Several { count: 3, words }));
    }
    options.push(target.usually(introductory.target));
    let excludes = Exclusion {
        when: When::said("theme"),
        not: When::said("princes"),
        why: "they are two different games, so name one of them",
    };
    let excludes = if sets.len() >= 3 { vec![excludes] } else { Vec::new() };
    OptionList { game: edition.name, options, excludes }
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
        assert!(wrong("duel:princes=gold+gold+progress").contains("3 different"));
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
        assert_eq!(wrong, "option target cannot be \"17\"; here it takes 3 to 16");
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
