//! What a host may choose: the options of the specs `duel[:OPTION[,OPTION…]]` and `classic[:OPTION[,OPTION…]]`.

use std::sync::LazyLock;

use kernel::{Exclusion, InOrder, Limit, OptionDef, OptionList, Rng, Spec, Values, When, below};

use crate::card::{CardDef, Printing, Set};
use crate::cards::Card;
use crate::matches::deck::Decks;
use crate::matches::edition::{EDITIONS, Edition, RIVALS, Terms};
use crate::matches::rules::Print;
use crate::matches::setup::{Setup, sea_cards};
use crate::position::state::Token;

/// Which game is played (rivals 5, 12, 13, 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The Introductory Game: the Basic set alone.
    Introductory,
    /// The Theme Game: Basic and one Theme Set.
    Theme(Set),
    /// The Duel of the Princes: Basic and three Theme Sets.
    Princes([Set; 3]),
    /// The Duel of the Princes before all three sets are known: the spec names at most two. No match is played like
    /// this; [`Options::decided`] adds the others.
    Undecided([Option<Set>; 2]),
    /// The Tournament Game: each player brings a deck made from Basic and these Theme Sets
    /// ([`Edition::tournament_sets`]).
    Tournament(&'static [Set]),
}

impl Mode {
    /// The Theme Sets in the game.
    pub fn sets(&self) -> &[Set] {
        match self {
            Mode::Introductory => &[],
            Mode::Theme(set) => std::slice::from_ref(set),
            Mode::Princes(sets) => sets,
            Mode::Undecided(_) => &[],
            Mode::Tournament(sets) => sets,
        }
    }
}

/// Everything that a host may choose.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The edition.
    pub edition: &'static Edition,
    /// The game.
    pub mode: Mode,
    /// Victory points that win.
    pub target: u8,
    /// Whether a player gets owls at every production roll, and not only at the own one (enlightenment D1).
    pub any_owls: bool,
    /// The level at which two islands allow the Explorer Metropolis (enlightenment D2).
    pub metropolis: u8,
    /// Into how many stacks the Basic draw cards (classic D5) or the cards of each player's deck (rivals 18.26) are
    /// dealt.
    pub stacks: u8,
    /// How many draw cards each player brings, the starting hand included; 0 if nobody brings a deck.
    pub deck: u8,
    /// Whether players build before the first turn (rivals 14, classic D7).
    pub preparation: bool,
}

/// Editions are compared by identity, not by name.
impl PartialEq for Options {
    fn eq(&self, other: &Options) -> bool {
        let of = |it: &Options| (it.mode, it.target, it.any_owls, it.metropolis, it.stacks, it.deck, it.preparation);
        std::ptr::eq(self.edition, other.edition) && of(self) == of(other)
    }
}

impl Options {
    /// The default options of a game of the Rivals edition.
    pub const fn of(mode: Mode) -> Options {
        Options::in_edition(&RIVALS, mode)
    }

    /// The same in another edition.
    pub const fn in_edition(edition: &'static Edition, mode: Mode) -> Options {
        let any_owls = false;
        let (metropolis, target, stacks, deck, preparation) = (METROPOLIS, 0, 0, 0, false);
        let options = Options { edition, mode, target, any_owls, metropolis, stacks, deck, preparation };
        let terms = options.terms();
        let (stacks, deck) = (usual_stacks(terms), usual_deck(terms));
        Options { target: terms.goal, stacks, deck, preparation: terms.preparation, ..options }
    }

    /// The rules for decks, if each player brings one; otherwise both share the stacks.
    pub fn decks(&self) -> Option<Decks> {
        self.terms().decks.map(|usual| Decks { cards: self.deck.into(), stacks: self.stacks.into(), ..usual })
    }

    /// The terms of the game.
    #[inline]
    pub const fn terms(&self) -> &'static Terms {
        match self.mode {
            Mode::Introductory => &self.edition.introductory,
            Mode::Theme(_) => &self.edition.theme,
            Mode::Princes(_) | Mode::Undecided(_) => &self.edition.princes,
            Mode::Tournament(_) => &self.edition.tournament,
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
        let named = spec.options.iter().flat_map(|(name, value)| match value {
            Some(value) => value.split('+'),
            None => name.split('+'),
        });
        for name in named {
            if edition.themes.iter().any(|set| set.name() == name && !set.is_complete()) {
                return Err(format!("the cards of the {name} set are not all written yet"));
            }
        }
        let chosen = Options::list(edition).read(spec)?;
        let set = |name: &str| edition.themes.iter().copied().find(|set| set.name() == name);
        let sets = |names: &str| -> Vec<Set> { names.split('+').filter_map(set).collect() };
        let theme = match edition.themes_by_name {
            true => edition.complete_themes().find(|set| chosen.has(set.name())),
            false => chosen.said("theme").and_then(set),
        };
        let princes = chosen.said("princes").map(|names| match sets(names)[..] {
            [one, two, three] => Mode::Princes([one, two, three]),
            ref named => Mode::Undecided([0, 1].map(|at| named.get(at).copied())),
        });
        let agreed = edition.agreed.iter().any(|set| chosen.has(set.name()));
        let tournament = chosen.has("tournament").then(|| Mode::Tournament(edition.tournament_sets(agreed)));
        let mode = theme.map(Mode::Theme).or(princes).or(tournament).unwrap_or(Mode::Introductory);
        let options = Options::in_edition(edition, mode);
        let target = chosen.number("target").unwrap_or(options.target);
        let any_owls = chosen.said("owls") == Some("any");
        let metropolis = chosen.number("metropolis").unwrap_or(METROPOLIS);
        let stacks = chosen.number("stacks").unwrap_or(options.stacks);
        let deck = chosen.number("deck").unwrap_or(options.deck);
        let preparation = chosen.said("preparation").map_or(options.preparation, |said| said == "on");
        Ok(Options { target, any_owls, metropolis, stacks, deck, preparation, ..options })
    }

    /// The sets from which the missing ones are chosen or drawn; `None` if all sets are known.
    pub fn undecided(&self) -> Option<Undecided> {
        let Mode::Undecided(named) = self.mode else { return None };
        let named: Vec<Set> = named.into_iter().flatten().collect();
        let open = self.edition.complete_themes().filter(|set| !named.contains(set)).collect();
        Some(Undecided { named, open })
    }

    /// The same game with all of its sets: those that the spec names, those that were chosen, and the rest drawn at
    /// random (enlightenment 5). They are in the order of the edition. An error tells why chosen sets do not fit.
    pub fn decided(&self, chosen: &[Set], open: &[Set], rng: &mut impl Rng) -> Result<Options, String> {
        let Some(Undecided { mut named, .. }) = self.undecided() else { return Ok(*self) };
        for &set in chosen {
            if !open.contains(&set) || named.contains(&set) || named.len() == 3 {
                return Err(format!("the {} set cannot be chosen here", set.name()));
            }
            named.push(set);
        }
        while named.len() < 3 {
            let left: Vec<Set> = open.iter().copied().filter(|set| !named.contains(set)).collect();
            if left.is_empty() {
                return Err("there are not enough sets to choose from".into());
            }
            named.push(left[below(rng, left.len() as u32) as usize]);
        }
        let mut sets = self.edition.complete_themes().filter(|set| named.contains(set));
        let sets = std::array::from_fn(|_| sets.next().expect("three different sets of the edition are named"));
        Ok(Options { mode: Mode::Princes(sets), ..*self })
    }

    /// Whether the other options are the same, apart from sets that these leave open and the others name.
    pub fn is_completed_by(&self, other: &Options) -> bool {
        match (self.undecided(), other.mode) {
            (Some(Undecided { named, .. }), Mode::Princes(sets)) => {
                named.iter().all(|set| sets.contains(set)) && *other == Options { mode: other.mode, ..*self }
            }
            _ => self == other,
        }
    }

    /// The most victory points that one player can reach in this game, which is the highest goal allowed (rivals
    /// 18.34). If not all sets are known, this is the smallest value over all sets that are possible.
    ///
    /// Every settlement of the start and of the supply is one point, every city of the supply one more, each token one.
    /// Each card of the match counts its victory points; a title of which only one copy may lie in a principality
    /// counts once. No more cards count than there are sites. A sea card counts its last level, and a card with
    /// conditional points counts one. Requirements of cards and losses to the other player are ignored, so this is an
    /// upper bound.
    pub fn most_points(&self) -> u8 {
        if let Some(Undecided { named, .. }) = self.undecided() {
            let trios = self.edition.trios().into_iter().filter(|trio| named.iter().all(|set| trio.contains(set)));
            let most = trios.map(|trio| Options { mode: Mode::Princes(trio), ..*self }.most_points());
            return most.min().expect("an edition with such a game has three sets");
        }
        let [_, settlements, cities] = self.edition.supply;
        let places = 2 + settlements;
        let center = places + cities.min(places);
        let mut cards: Vec<Card> = match self.decks() {
            Some(decks) => decks.pool(self, false),
            None => {
                let setup = Setup::draw(*self, &mut InOrder);
                let drawn = setup.stacks.iter().flat_map(|stack| &stack.cards).chain(&setup.face_up);
                drawn.map(|print| print.card).collect()
            }
        };
        cards.sort_unstable();
        let again = |at: usize| at > 0 && cards[at - 1] == cards[at];
        let once = |card: Card| card.def().once || self.edition.face_up_once && self.lies_face_up(card);
        let standing = (0..cards.len()).filter(|&at| !(once(cards[at]) && again(at)));
        let mut points: Vec<u8> = standing.map(|at| worth(cards[at].def())).collect();
        points.sort_unstable_by(|one, other| other.cmp(one));
        let cards: u8 = points.iter().take(4 * usize::from(places)).sum();
        let last = |print: &Print| print.card.def().levels.last().map_or(0, |level| level.points.victory);
        let sea: u8 = sea_cards(self)[0].iter().map(last).sum();
        center + Token::ALL.len() as u8 + cards + sea
    }

    /// Whether a card lies face up beside the stacks in this game.
    fn lies_face_up(&self, card: Card) -> bool {
        let sets = self.mode.sets();
        let is_here = |it: &Printing| it.yields_to.map_or_else(|| sets.contains(&it.set), |set| sets.contains(&set));
        self.terms().face_up_stack && card.def().printings.iter().any(|it| it.face_up && is_here(it))
    }

    /// The spec with these options; options with their usual value are left out.
    pub fn spec(&self) -> String {
        let mut said = Vec::new();
        match self.mode {
            Mode::Introductory => {}
            Mode::Theme(set) if self.edition.themes_by_name => said.push(set.name().into()),
            Mode::Theme(set) => said.push(format!("theme={}", set.name())),
            Mode::Princes(sets) => said.push(format!("princes={}", sets.map(Set::name).join("+"))),
            Mode::Undecided([None, _]) => said.push("princes".into()),
            Mode::Undecided(sets) => said.push(format!("princes={}", names(sets.into_iter().flatten()))),
            Mode::Tournament(sets) => {
                said.push("tournament".into());
                said.extend(self.edition.agreed.iter().filter(|set| sets.contains(set)).map(|set| set.name().into()));
            }
        }
        if self.target != self.terms().goal {
            said.push(format!("target={}", self.target));
        }
        if self.any_owls {
            said.push("owls=any".into());
        }
        if self.metropolis != METROPOLIS {
            said.push(format!("metropolis={}", self.metropolis));
        }
        if self.stacks != usual_stacks(self.terms()) {
            said.push(format!("stacks={}", self.stacks));
        }
        if self.deck != usual_deck(self.terms()) {
            said.push(format!("deck={}", self.deck));
        }
        if self.preparation != self.terms().preparation {
            said.push(format!("preparation={}", on_or_off(self.preparation)));
        }
        let name = self.edition.name;
        if said.is_empty() { name.to_string() } else { format!("{name}:{}", said.join(",")) }
    }
}

/// The level that two islands need for the Explorer Metropolis, as the rulebook says. The printed card says one more
/// (enlightenment D2).
const METROPOLIS: u8 = 2;

/// The sizes of decks that a host may choose (rivals 18.26, classic D68).
const DECK: [u8; 2] = [24, 45];

/// The least number of stacks that a host may choose.
const LEAST_STACKS: u8 = 3;

/// Into how many stacks the Basic draw cards, or those of each player's deck, are usually dealt.
const fn usual_stacks(terms: &Terms) -> u8 {
    match &terms.decks {
        Some(decks) => decks.stacks as u8,
        None => terms.basic_stacks,
    }
}

/// How many cards a deck usually has; 0 if nobody brings one.
const fn usual_deck(terms: &Terms) -> u8 {
    match &terms.decks {
        Some(decks) => decks.cards as u8,
        None => 0,
    }
}

const fn on_or_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// A Duel of the Princes whose sets are not all known yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undecided {
    /// The sets that the spec names; none if the players choose.
    pub named: Vec<Set>,
    /// The sets from which the others are chosen or drawn.
    pub open: Vec<Set>,
}

fn names(sets: impl IntoIterator<Item = Set>) -> String {
    sets.into_iter().map(Set::name).collect::<Vec<_>>().join("+")
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
    let by_name = edition.themes_by_name;
    let themes = edition.complete_themes();
    let themes = themes.map(|set| (if by_name { set.name() } else { "theme" }, Mode::Theme(set)));
    let princes = edition.trios().into_iter().map(|sets| ("princes", Mode::Princes(sets)));
    let undecided = edition.undecided_trios().into_iter().map(|named| ("princes", Mode::Undecided(named)));
    let tournament = edition.agreed.iter().map(|set| (set.name(), true)).chain([("tournament", false)]);
    let tournament = tournament.map(|(name, agreed)| (name, Mode::Tournament(edition.tournament_sets(agreed))));
    let modes = themes.chain(princes).chain(undecided).chain(tournament);
    let modes: Vec<(&str, Options)> = modes.map(|(name, mode)| (name, Options::in_edition(edition, mode))).collect();
    let when = |name: &'static str, options: &Options| match options.mode {
        Mode::Theme(_) if by_name => When::said(name),
        Mode::Tournament(_) => When::said(name),
        Mode::Undecided(named) => When::is(name, [names(named.into_iter().flatten())]),
        mode => When::is(name, [names(mode.sets().iter().copied())]),
    };
    let introductory = Options::in_edition(edition, Mode::Introductory);
    // rivals 18.34
    let targets = Values::Number {
        from: LEAST_TARGET,
        to: introductory.most_points(),
        more: modes.iter().map(|(name, it)| Limit { when: when(name, it), to: it.most_points() }).collect(),
    };
    let mut target = OptionDef::new("target", targets);
    let sets: Vec<&'static str> = edition.complete_themes().map(Set::name).collect();
    let theme_options: Vec<&'static str> = if by_name { sets.clone() } else { vec!["theme"] };
    for &name in &theme_options {
        target = target.usually_with(vec![When::said(name)], edition.theme.goal).marked(edition.theme.goal_mark);
    }
    if !by_name {
        target = target.usually_with(vec![When::said("princes")], edition.princes.goal);
    }
    let in_tournament = || When::said("tournament");
    target = target.usually_with(vec![in_tournament()], edition.tournament.goal).marked(edition.tournament.goal_mark);
    let values = || if by_name { Values::Flag } else { Values::choice(&sets) };
    let mut options: Vec<OptionDef> = theme_options.iter().map(|&name| OptionDef::new(name, values())).collect();
    if sets.len() >= 3 {
        let words = sets.iter().map(ToString::to_string).collect();
        options.push(OptionDef::new("princes", Values::Several { least: 0, count: 3, words }));
    }
    options.push(OptionDef::new("tournament", Values::Flag));
    for set in edition.agreed.iter().filter(|set| set.is_complete()) {
        options.push(OptionDef::new(set.name(), Values::Flag).only_with(vec![in_tournament()]));
    }
    options.push(target.usually(introductory.target));
    // enlightenment D1
    if sets.contains(&Set::Sages.name()) {
        let mut sages: Vec<When> = ["theme", "princes"].map(|name| When::is(name, [Set::Sages.name()])).into();
        sages.push(in_tournament());
        options.push(OptionDef::new("owls", Values::choice(["own", "any"])).usually("own").only_with(sages));
    }
    // enlightenment D2
    if sets.contains(&Set::Explorers.name()) {
        let mut explorers: Vec<When> = ["theme", "princes"].map(|name| When::is(name, [Set::Explorers.name()])).into();
        explorers.push(When::said(Set::Explorers.name()));
        let levels = Values::number(METROPOLIS, METROPOLIS + 1);
        options.push(OptionDef::new("metropolis", levels).usually(METROPOLIS).only_with(explorers));
    }
    options.extend(of_decks(edition, &theme_options));
    let two_games = |when: &'static str, not: &'static str| Exclusion {
        when: When::said(when),
        not: When::said(not),
        why: "they are two different games, so name one of them",
    };
    let mut excludes: Vec<Exclusion> = theme_options.iter().map(|&name| two_games(name, "tournament")).collect();
    if sets.len() >= 3 {
        excludes.push(two_games("theme", "princes"));
        excludes.push(two_games("princes", "tournament"));
    }
    OptionList { game: edition.name, options, excludes }
}

/// The options of stacks and decks.
fn of_decks(edition: &'static Edition, theme_options: &[&'static str]) -> [OptionDef; 3] {
    let (tournament, usual) = (When::said("tournament"), usual_stacks(&edition.tournament));
    // classic D5
    let mut needs = vec![tournament.clone()];
    let mut more = Vec::new();
    if edition.most_stacks > edition.theme.basic_stacks {
        needs.extend(theme_options.iter().map(|&name| When::said(name)));
        more.extend(theme_options.iter().map(|&name| Limit { when: When::said(name), to: edition.most_stacks }));
    }
    let stacks = Values::Number { from: LEAST_STACKS, to: usual, more };
    let [least, most] = DECK;
    let deck = OptionDef::new("deck", Values::number(least, most)).usually(usual_deck(&edition.tournament));
    // classic D7
    let preparation = OptionDef::new("preparation", Values::choice(["on", "off"]));
    [
        OptionDef::new("stacks", stacks).usually(usual).only_with(needs),
        deck.only_with(vec![tournament.clone()]),
        preparation.usually(on_or_off(edition.tournament.preparation)).only_with(vec![tournament]),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::testkit::Dice;

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
        assert!(wrong("duel:princes=gold+gold+progress").contains("at most 3 different"));
        assert!(wrong("duel:princes=gold+gold").contains("at most 3 different"));
        assert!(wrong("duel:princes=gold+turmoil+progres").contains("\"progress\""));
        assert!(wrong("duel:theme=gold,princes=gold+turmoil+progress").contains("one of them"));
        assert!(wrong("island").contains("not the duel"));
    }

    #[test]
    fn the_level_of_islands_for_the_metropolis_may_be_the_printed_one() {
        // enlightenment D2
        let spec = "duel:theme=explorers,metropolis=3";
        assert_eq!(Options::from_spec(spec).unwrap().spec(), spec);
        assert_eq!(Options::from_spec("duel:theme=explorers,metropolis=2").unwrap().spec(), "duel:theme=explorers");
        let wrong = |text: &str| Options::from_spec(text).unwrap_err();
        assert!(wrong("duel:theme=gold,metropolis=3").contains("metropolis"));
        assert!(wrong("duel:theme=explorers,metropolis=4").contains("2 to 3"));
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
        let complete = RIVALS.complete_themes().count();
        assert_eq!(RIVALS.trios().len(), complete * (complete - 1) * (complete - 2) / 6);
        assert_eq!(RIVALS.trios()[0], [Set::Gold, Set::Turmoil, Set::Progress]);
    }

    #[test]
    fn what_a_spec_does_not_name_is_chosen_or_falls_by_lot() {
        // enlightenment 5
        let read = |text: &str| Options::from_spec(text).unwrap();
        for text in ["duel:princes", "duel:princes=turmoil", "duel:princes=gold+progress", "duel:princes,target=9"] {
            let (options, mut seen) = (read(text), Vec::new());
            assert_eq!(options.spec(), text);
            let Undecided { named, open } = options.undecided().unwrap();
            for seed in 0..200 {
                let decided = options.decided(&[], &open, &mut Dice::new(seed)).unwrap();
                assert!(named.iter().all(|set| decided.mode.sets().contains(set)) && decided.target == options.target);
                seen.push(decided.spec());
            }
            seen.sort();
            seen.dedup();
            let trios = RIVALS.trios().into_iter().filter(|trio| named.iter().all(|set| trio.contains(set)));
            assert_eq!(seen.len(), trios.count(), "every trio that fits comes: {seen:?}");
        }
        let chosen = read("duel:princes").decided(
            &[Set::Progress, Set::Gold],
            &[Set::Turmoil, Set::Progress, Set::Gold],
            &mut Dice::new(1),
        );
        assert_eq!(chosen.unwrap().spec(), "duel:princes=gold+turmoil+progress");
        let again =
            read("duel:princes").decided(&[Set::Gold, Set::Gold], &[Set::Gold, Set::Progress], &mut Dice::new(1));
        assert_eq!(again.unwrap_err(), "the gold set cannot be chosen here");
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
