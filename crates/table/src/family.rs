//! Game families by spec: here the name of a game becomes a type.

use std::marker::PhantomData;

use bots::{Bot, PlayableSize, lot};
use duel::card::Set;
use duel::{Deck, Duel, Undecided};
use island::{Board, Island, Large, Options, Sea, Setup, Size, Small};
use kernel::{OptionList, Phrase, Seat, Spec, Written, Wrong, below, instead, quoted};
use serde::Serialize;
use serde_json::Value;

use crate::choosing::Choosing;
use crate::decks;
use crate::journal::Decided;

/// The games that a spec can name.
pub const NAMES: [&str; 3] = ["island", "duel", "classic"];

/// The options of every game that a spec can name, in the order of [`NAMES`].
pub fn option_lists() -> [&'static OptionList; 3] {
    [Options::list(), duel::Options::list(&duel::RIVALS), duel::Options::list(&duel::CLASSIC)]
}

/// Every family that a spec can name, with the version of its rules.
pub fn known_rules() -> Vec<(&'static str, u32)> {
    struct Rules;
    impl Task for Rules {
        type Out = u32;
        fn run<F: Family>(self, _: F) -> u32 {
            <F::Game as Written>::RULES_VERSION
        }
    }
    NAMES.map(|name| (name, with_family(name, Rules).expect("every name is a spec"))).into()
}

/// A game family with its options: makes matches and bots.
pub trait Family: Clone + Send + Sync {
    /// The rules of one match.
    type Game: Written<View: Serialize> + 'static;

    /// The spec in full.
    fn spec(&self) -> String;
    /// How many players a match takes.
    fn seats(&self) -> u8;
    /// A match with a random set-up.
    fn draw(&self, seed: u64) -> Result<Self::Game, Wrong>;
    /// What the players choose, or what is drawn at random, before the set-up is drawn with this seed; `None` if the
    /// spec leaves nothing open.
    fn undecided(&self, _: u64) -> Option<Choosing> {
        None
    }
    /// The family with the choices of a table, for the same seed. What was not chosen is drawn at random. Only the type
    /// of `self` matters, not its own choices.
    fn decided(&self, decided: &Decided, _: u64) -> Result<Self, Wrong> {
        Err(Wrong::new(format!("{} leaves nothing open", decided.asked)))
    }
    /// The family of this spec. It must be this family's own spec, or fill in what that one leaves open.
    fn completed(&self, spec: &str) -> Result<Self, Wrong> {
        let own = self.spec();
        if spec == own { Ok(self.clone()) } else { Err(Wrong::new(format!("this is {own}, not {}", quoted(spec)))) }
    }
    /// Whether players bring decks.
    fn has_decks(&self) -> bool {
        false
    }
    /// The family with the decks that the seats bring, each as text or by the name of a ready one. A seat without a
    /// deck gets a random one.
    fn with_decks(&self, decks: &[Option<String>]) -> Result<Self, Wrong> {
        match decks.iter().any(Option::is_some) {
            true => Err(Wrong::new(format!("nobody brings a deck to {}", self.spec()))),
            false => Ok(self.clone()),
        }
    }
    /// A deck as it is kept: whole, and legal in this game. Otherwise its faults, in phrases.
    fn read_deck(&self, _: &str) -> Result<String, Vec<Phrase>> {
        Err(vec![Phrase::new("deck.fault.no-decks").with("game", self.spec())])
    }
    /// A random ready deck that is legal in this game.
    fn any_deck(&self, _: u64) -> Option<String> {
        None
    }
    /// A match with an explicit set-up.
    fn given(&self, setup: &Value) -> Result<Self::Game, Wrong>;
    /// A bot by name.
    fn named(&self, name: &str, seed: u64) -> Result<Box<dyn Bot<Self::Game>>, String>;
}

/// Work that can be done with a family of any type.
pub trait Task {
    /// Its result.
    type Out;
    /// Does it.
    fn run<F: Family + 'static>(self, family: F) -> Self::Out;
}

/// The family that a spec names.
pub enum Named {
    /// The standard island.
    Small(IslandFamily<Small>),
    /// The island for five and six.
    Large(IslandFamily<Large>),
    /// A map with a sea.
    Sea(IslandFamily<Sea>),
    /// The duel, in any edition.
    Duel(DuelFamily),
}

impl Named {
    /// Reads a spec.
    pub fn read(spec: &str) -> Result<Named, Wrong> {
        let read = Spec::read(spec).map_err(Wrong::new)?;
        match read.name.as_str() {
            "island" => {
                let options = Options::read(&read).map_err(Wrong::new)?;
                Ok(match (options.map, options.board) {
                    (Some(_), _) => Named::Sea(IslandFamily::new(options)),
                    (None, Board::Small | Board::Beginner) => Named::Small(IslandFamily::new(options)),
                    (None, Board::Large) => Named::Large(IslandFamily::new(options)),
                })
            }
            "duel" | "classic" => Ok(Named::Duel(DuelFamily::new(duel::Options::read(&read).map_err(Wrong::new)?))),
            name => Err(Wrong::new(format!("there is no game {}; {}", quoted(name), instead(name, NAMES)))),
        }
    }
}

/// Reads a spec and does something with its family.
pub fn with_family<T: Task>(spec: &str, task: T) -> Result<T::Out, Wrong> {
    Ok(match Named::read(spec)? {
        Named::Small(family) => task.run(family),
        Named::Large(family) => task.run(family),
        Named::Sea(family) => task.run(family),
        Named::Duel(family) => task.run(family),
    })
}

/// The island with its options, on a board of size `D`.
#[derive(Clone, Debug)]
pub struct IslandFamily<D> {
    options: Options,
    size: PhantomData<D>,
}

impl<D: Size> IslandFamily<D> {
    /// The island with these options.
    pub fn new(options: Options) -> Self {
        IslandFamily { options, size: PhantomData }
    }

    /// Its options.
    pub fn options(&self) -> &Options {
        &self.options
    }
}

impl<D: PlayableSize> Family for IslandFamily<D> {
    type Game = Island<D>;

    fn spec(&self) -> String {
        self.options.spec()
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn draw(&self, seed: u64) -> Result<Island<D>, Wrong> {
        let setup = Setup::draw(self.options, &mut lot(seed)).map_err(|why| Wrong::new(why.0))?;
        Island::new(setup).map_err(|why| Wrong::new(why.0))
    }

    fn given(&self, setup: &Value) -> Result<Island<D>, Wrong> {
        Island::new(Setup::from_json(self.options, setup)?).map_err(|why| Wrong::new(why.0))
    }

    fn named(&self, name: &str, seed: u64) -> Result<Box<dyn Bot<Island<D>>>, String> {
        bots::named(name, seed)
    }
}

/// The duel with its options.
#[derive(Clone, Debug)]
pub struct DuelFamily {
    options: duel::Options,
    /// Who begins, if that had to be known before the set-up.
    first: Option<Seat>,
    /// The decks that the seats bring, in a game with decks.
    decks: [Option<Deck>; 2],
}

/// Mixed into the seed for drawing the sets of a Duel of the Princes. So the cards are dealt as if the spec had named
/// the three sets.
const SETS: u64 = 0x5e75;

impl DuelFamily {
    /// The duel with these options.
    pub fn new(options: duel::Options) -> DuelFamily {
        DuelFamily { options, first: None, decks: [None, None] }
    }
}

/// The sets with these names.
fn sets(names: &[String]) -> Result<Vec<Set>, Wrong> {
    let read = |name: &String| Set::read(name).ok_or_else(|| Wrong::new(format!("there is no set {}", quoted(name))));
    names.iter().map(read).collect()
}

impl Family for DuelFamily {
    type Game = Duel;

    fn spec(&self) -> String {
        self.options.spec()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn draw(&self, seed: u64) -> Result<Duel, Wrong> {
        if let Some(Choosing { of, .. }) = self.undecided(seed) {
            let by_lot = Decided { spec: String::new(), asked: self.spec(), of, chosen: Vec::new() };
            return self.decided(&by_lot, seed)?.draw(seed);
        }
        let setup = match self.options.decks() {
            Some(_) => {
                duel::Setup::with_decks(self.options, &self.decks.each_ref().map(Option::as_ref), &mut lot(seed))
            }
            None => Ok(duel::Setup::draw(self.options, &mut lot(seed))),
        };
        let setup = setup.map_err(|why| Wrong::new(why.0))?;
        Duel::new(duel::Setup { first: self.first.unwrap_or(setup.first), ..setup }).map_err(|why| Wrong::new(why.0))
    }

    /// With no set named both players choose one, the starting player first (enlightenment 5).
    fn undecided(&self, seed: u64) -> Option<Choosing> {
        let Undecided { named, open } = self.options.undecided()?;
        let first = below(&mut lot(seed ^ SETS), 2) as u8;
        let order = if named.is_empty() { vec![first, 1 - first] } else { Vec::new() };
        Some(Choosing { of: open.iter().map(|set| set.name().into()).collect(), order, chosen: Vec::new() })
    }

    fn decided(&self, decided: &Decided, seed: u64) -> Result<DuelFamily, Wrong> {
        let asked = duel::Options::from_spec(&decided.asked).map_err(Wrong::new)?;
        let mut lot = lot(seed ^ SETS);
        let first = Seat(below(&mut lot, 2) as u8);
        let options = asked.decided(&sets(&decided.chosen)?, &sets(&decided.of)?, &mut lot).map_err(Wrong::new)?;
        Ok(DuelFamily { options, first: (!decided.chosen.is_empty()).then_some(first), decks: [None, None] })
    }

    fn completed(&self, spec: &str) -> Result<DuelFamily, Wrong> {
        let options = duel::Options::from_spec(spec).map_err(Wrong::new)?;
        if !self.options.is_completed_by(&options) {
            return Err(Wrong::new(format!("this is {}, not {}", self.spec(), quoted(spec))));
        }
        Ok(DuelFamily { options, ..self.clone() })
    }

    fn has_decks(&self) -> bool {
        self.options.decks().is_some()
    }

    fn with_decks(&self, decks: &[Option<String>]) -> Result<DuelFamily, Wrong> {
        let mut family = self.clone();
        for (seat, deck) in decks.iter().enumerate().take(2) {
            let Some(deck) = deck else { continue };
            let read = decks::read_deck(deck, Some(&self.options));
            let read =
                read.map_err(|faults| Wrong::at(format!("the deck of seat {seat}"), decks::in_english(&faults)))?;
            family.decks[seat] = Some(read.deck);
        }
        Ok(family)
    }

    fn read_deck(&self, deck: &str) -> Result<String, Vec<Phrase>> {
        let read = decks::read_deck(deck, Some(&self.options));
        read.map(|deck| deck.write()).map_err(|faults| faults.iter().map(decks::told).collect())
    }

    fn any_deck(&self, seed: u64) -> Option<String> {
        let ready: Vec<_> = decks::ready_for(&self.options).collect();
        let at = below(&mut lot(seed), ready.len().max(1) as u32) as usize;
        self.read_deck(ready.get(at)?.text).ok()
    }

    fn given(&self, setup: &Value) -> Result<Duel, Wrong> {
        let setup = duel::Setup::from_json(self.options, setup)?;
        Duel::new(setup).map_err(|why| Wrong::new(why.0))
    }

    fn named(&self, name: &str, seed: u64) -> Result<Box<dyn Bot<Duel>>, String> {
        bots::named(name, seed)
    }
}
