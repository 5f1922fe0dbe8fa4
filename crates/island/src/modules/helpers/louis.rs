//! Louis: an end road moves elsewhere for free (helpers 5).

use kernel::{Bits, Seat};

use super::{Answers, HELPER, HelperAsk, HelperDef, Way, Ways};
use crate::action::Action;
use crate::almanac::AlmanacEntry;
use crate::cx::Cx;
use crate::geometry::{Corner, Edge};
use crate::modules::{Act, HelperAct, HelperEvent};
use crate::rules::Island;
use crate::size::Size;
use crate::state::State;

pub(super) const fn def<D: Size>() -> HelperDef<D> {
    HelperDef {
        ways: |rules, s, seat| Ways::only_if(Way::Plain, rules.movable_roads(s, seat).next().is_some()),
        begin: |cx, _, _| cx.ask_helper(HelperAsk::LouisFrom),
        answers: |rules, s, seat, ask| match ask {
            HelperAsk::LouisTo(from) => {
                Answers { roads: rules.road_spots_without(s, seat, from), ..Answers::default() }
            }
            _ => Answers {
                lifts: rules
                    .movable_roads(s, seat)
                    .fold(D::Edges::default(), |set, edge| set | D::Edges::of(edge.index())),
                ..Answers::default()
            },
        },
        answer: |cx, seat, ask, action| match (ask, action) {
            (HelperAsk::LouisFrom, Action::Module(Act::Helpers(HelperAct::Lift(edge)))) => {
                cx.log.note(|| HelperEvent::RoadLifted { seat, edge }.into());
                cx.ask_helper(HelperAsk::LouisTo(edge));
            }
            (HelperAsk::LouisTo(from), Action::Road(to)) => {
                cx.used(seat);
                cx.move_road(seat, from, to);
                cx.tell_road_built((seat, to));
            }
            (ask, action) => unreachable!("{action:?} does not answer {ask:?}"),
        },
        ..HelperDef::plain(AlmanacEntry {
            id: "island/helper-louis",
            name: "Louis",
            text: "Your turn: take one of your end roads and build it elsewhere for free.",
            rulings: &[
                "At one end of it you have neither a building nor another road; opponents' pieces do not matter.", // helpers 5
                "It may not go back to its old path.",               // helpers D14
                "The Longest Road is counted once, after the move.", // helpers D15
            ],
            ..HELPER
        })
    }
}

impl<D: Size> Island<D> {
    /// Whether a road of this player has a free end here: no building and no other road of the player touch it.
    fn ends_freely(&self, s: &State<D>, seat: Seat, end: Corner) -> bool {
        let side = s.side(seat);
        !side.buildings.has(end.index()) && (side.roads & self.topology.paths_at[end.index()]).count() == 1
    }

    /// End roads that have another place to go.
    fn movable_roads(&self, s: &State<D>, seat: Seat) -> impl Iterator<Item = Edge> {
        let roads = s.side(seat).roads.ones().map(|edge| Edge(edge as u16));
        roads.filter(move |&edge| {
            self.topology.ends[edge.index()].iter().any(|&end| self.ends_freely(s, seat, end))
                && !self.road_spots_without(s, seat, edge).is_empty()
        })
    }

    /// Where a road could go if this one were lifted, except its old path.
    fn road_spots_without(&self, s: &State<D>, seat: Seat, lifted: Edge) -> D::Edges {
        let mut spots = self.road_spots(s, seat);
        for end in self.topology.ends[lifted.index()] {
            if !self.ends_freely(s, seat, end) {
                continue;
            }
            for &(edge, beyond) in self.topology.ways_from(end) {
                if edge != lifted && !self.leads_on(s, seat, beyond) {
                    spots = spots.less(D::Edges::of(edge.index()));
                }
            }
        }
        spots
    }
}

impl<D: Size> Cx<'_, '_, D> {
    /// Takes a road off and puts it elsewhere; the longest road is measured once, at the end (helpers D15).
    fn move_road(&mut self, seat: Seat, from: Edge, to: Edge) {
        let rules = self.rules;
        let free_ends = rules.topology.ends[from.index()].map(|end| rules.ends_freely(self.s, seat, end));
        let side = self.s.side_mut(seat);
        side.roads = side.roads.less(D::Edges::of(from.index()));
        self.s.taken = self.s.taken.less(D::Edges::of(from.index()));
        for (end, free) in rules.topology.ends[from.index()].into_iter().zip(free_ends) {
            if !free {
                continue;
            }
            let side = self.s.side_mut(seat);
            if !side.ships().meets(rules.topology.paths_at[end.index()]) {
                side.reached = side.reached.less(D::Corners::of(end.index()));
            }
            for &(edge, beyond) in rules.topology.ways_from(end) {
                if !rules.leads_on(self.s, seat, beyond) {
                    let side = self.s.side_mut(seat);
                    side.touch = side.touch.less(D::Edges::of(edge.index()));
                }
            }
        }
        self.lay_road(seat, to);
        self.log.note(|| HelperEvent::RoadMoved { seat, from, to }.into());
        self.measure_road(seat);
        self.explore(to);
    }
}
