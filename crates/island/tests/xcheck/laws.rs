//! What is not listed is refused, to every seat; after the end everything is.

use island::geometry::{Corner, Edge, Hex};
use island::{Act, FavorAct, HelperAct};
use island::{Action, Card, Countable, Guild, Helper, Island, Outcome, Resource, Small, Way};
use kernel::{Awaits, Game, Seat};

use super::replayed::Replayed;

/// Everything that somebody could say on this board, offers and proposals aside: these are never listed.
pub fn sayable(rules: &Island<Small>) -> Vec<Action> {
    let topology = rules.topology();
    let corners = || (0..topology.corners.len()).map(|at| Corner(at as u8));
    let edges = || (0..topology.edges.len()).map(|at| Edge(at as u16));
    let hexes = || (0..topology.hexes.len()).map(|at| Hex(at as u8));
    let seats = || (0..=rules.seats()).map(Seat);
    let kinds = Resource::ALL;
    let mut all = vec![
        Action::Roll,
        Action::End,
        Action::Buy,
        Action::Knight,
        Action::RoadBuilding,
        Action::Accept,
        Action::Decline,
        Action::Withdraw,
        // What only maps and scenarios have.
        Action::Pass,
        Action::Module(Act::Helpers(HelperAct::Flip)),
        Action::Waive,
        Action::Module(Act::Frenemies(FavorAct::Exchange)),
        Action::Module(Act::Helpers(HelperAct::Use(Way::Plain))),
    ];
    all.extend(corners().flat_map(|at| [Action::Settlement(at), Action::City(at)]));
    all.extend(
        edges().flat_map(|at| [Action::Road(at), Action::Ship(at), Action::Module(Act::Helpers(HelperAct::Lift(at)))]),
    );
    all.extend(hexes().flat_map(|at| [Action::Robber(at), Action::Pirate(at)]));
    all.extend(seats().flat_map(|seat| [Action::Rob(seat), Action::Trade(seat), Action::Choose(seat)]));
    for (i, kind) in kinds.into_iter().enumerate() {
        all.extend([Action::Monopoly(kind), Action::Discard(kind), Action::Gold(kind), Action::Name(kind)]);
        all.push(Action::Plenty(kind, None));
        all.extend(kinds.map(|take| Action::Bank { give: kind, take }));
        // A pair is listed once, in the order of the kinds.
        all.extend(kinds[i..].iter().map(|&other| Action::Plenty(kind, Some(other))));
    }
    all.extend(Card::ALL.map(|it| Action::Module(Act::Helpers(HelperAct::Keep(it)))));
    all.extend(Guild::ALL.map(|it| Action::Module(Act::Frenemies(FavorAct::Return(it)))));
    all.extend(Helper::ALL.map(|it| Action::Module(Act::Helpers(HelperAct::Swap(it)))));
    all
}

impl Replayed {
    /// Each seat, awaited or not, may do exactly what it is listed.
    pub fn seats_may_do_what_is_listed(&self) -> Result<(), String> {
        for seat in (0..self.rules.seats()).map(Seat) {
            let listed = self.choices(seat);
            if let Some(unknown) = listed.iter().find(|action| !self.sayable.contains(action)) {
                return Err(format!("seat {seat} is listed {unknown:?}, which this board does not know"));
            }
            for &action in &self.sayable {
                let answer = self.rules.check(&self.s, seat, action);
                if answer.is_ok() != listed.contains(&action) {
                    return Err(format!("{action:?} of seat {seat} is answered by {answer:?}; listed are {listed:?}"));
                }
            }
        }
        Ok(())
    }

    /// The game is over: nobody is asked, and nothing falls.
    pub fn nothing_is_left_to_do(&self) -> Result<(), String> {
        let falls = [Outcome::Rolled(1, 1), Outcome::Stolen(Resource::Ore), Outcome::Drawn(Card::Knight)];
        let asked = self.rules.awaits(&self.s) != Awaits::Nobody;
        let listed = (0..self.rules.seats()).any(|seat| !self.choices(Seat(seat)).is_empty());
        let falls = falls.into_iter().any(|outcome| self.rules.check_outcome(&self.s, outcome).is_ok());
        if asked || listed || falls { Err("something is left to be done after the end".into()) } else { Ok(()) }
    }
}
