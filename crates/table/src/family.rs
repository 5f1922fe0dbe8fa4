//! Game families by spec: here types meet names.

use std::marker::PhantomData;

use bots::{Bot, lot};
use duel::Duel;
use island::{Board, Island, Large, Options, Sea, Setup, Size, Small};
use kernel::{OptionList, Spec, Written, Wrong, instead, quoted};
use serde::Serialize;
use serde_json::Value;

/// The games that a spec can name.
pub const NAMES: [&str; 2] = ["island", "duel"];

/// The options of every game that a spec can name, in the order of [`NAMES`].
pub fn option_lists() -> [&'static OptionList; 2] {
    [Options::list(), duel::Options::list(&duel::RIVALS)]
}

/// A game family with its options: makes matches and bots.
pub trait Family: Send + Sync {
    /// The rules of one match.
    type Game: Written<View: Serialize> + 'static;

    /// The spec in full.
    fn spec(&self) -> String;
    /// How many players a match takes.
    fn seats(&self) -> u8;
    /// A match whose set-up is drawn by lot.
    fn draw(&self, seed: u64) -> Result<Self::Game, Wrong>;
    /// A match with an explicit set-up.
    fn given(&self, setup: &Value) -> Result<Self::Game, Wrong>;
    /// A bot by name.
    fn named(&self, name: &str, seed: u64) -> Result<Box<dyn Bot<Self::Game>>, String>;
}

/// Something to be done with a family of any type.
pub trait Task {
    /// What comes of it.
    type Out;
    /// Does it.
    fn run<F: Family + 'static>(self, family: F) -> Self::Out;
}

/// The family that a spec names: the one place where a name becomes a type.
pub enum Named {
    /// The standard island.
    Small(IslandFamily<Small>),
    /// The island for five and six.
    Large(IslandFamily<Large>),
    /// A map with a sea.
    Sea(IslandFamily<Sea>),
    /// The duel.
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
            "duel" => Ok(Named::Duel(DuelFamily::new(duel::Options::read(&read).map_err(Wrong::new)?))),
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

impl<D: Size> Family for IslandFamily<D> {
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
}

impl DuelFamily {
    /// The duel with these options.
    pub fn new(options: duel::Options) -> DuelFamily {
        DuelFamily { options }
    }
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
        Duel::new(duel::Setup::draw(self.options, &mut lot(seed))).map_err(|why| Wrong::new(why.0))
    }

    fn given(&self, setup: &Value) -> Result<Duel, Wrong> {
        let setup = duel::Setup::from_json(self.options, setup)?;
        Duel::new(setup).map_err(|why| Wrong::new(why.0))
    }

    fn named(&self, name: &str, seed: u64) -> Result<Box<dyn Bot<Duel>>, String> {
        bots::named(name, seed)
    }
}
