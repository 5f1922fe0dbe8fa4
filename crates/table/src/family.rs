//! Game families by spec: here types meet names.

use std::marker::PhantomData;

use bots::{Bot, lot};
use island::{Board, Island, Large, Options, Setup, Size, Small};
use kernel::{Spec, Written, Wrong, nearest};
use serde::Serialize;
use serde_json::Value;

/// The games that a spec can name.
pub const NAMES: [&str; 1] = ["island"];

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

/// Something to be done with a family, whichever it is.
pub trait Task {
    /// What comes of it.
    type Out;
    /// Does it.
    fn run<F: Family + 'static>(self, family: F) -> Self::Out;
}

/// Reads a spec and does something with its family.
pub fn with_family<T: Task>(spec: &str, task: T) -> Result<T::Out, Wrong> {
    let read = Spec::read(spec).map_err(Wrong::new)?;
    match read.name.as_str() {
        "island" => {
            let options = Options::read(&read).map_err(Wrong::new)?;
            Ok(match options.board {
                Board::Small | Board::Beginner => task.run(IslandFamily::<Small>::new(options)),
                Board::Large => task.run(IslandFamily::<Large>::new(options)),
            })
        }
        name => {
            let near = nearest(name, NAMES).expect("there are games");
            Err(Wrong::new(format!("there is no game {name:?}; did you mean {near:?}?")))
        }
    }
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
        bots::named::<D>(name, seed)
    }
}
