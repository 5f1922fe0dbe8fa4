//! Traveling Theater (Prosperity).

use crate::card::{Moment, Ware};
use crate::cards::prelude::*;
use crate::position::site::{Sites, Stores};
use crate::position::state::State;

const ROAD: u8 = 0;
pub(in crate::cards) const MOVE: u8 = 1;
pub(in crate::cards) const PERFORM: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "traveling-theater",
    name: "Traveling Theater",
    text: "When built: 1 star. Once in each later turn: move it; 1 resource beside its new road becomes 1 star.",
    kind: CardKind::Unit,
    place: Place::Road,
    cost: cost(&[Grain, Gold]),
    requires: &[require::FREE_ROAD],
    printings: &[print(Set::Prosperity, 1).moons(1)],
    asks: &[
        Words::which(MOVE, "duel.ask.traveling-theater"),
        Words::which(PERFORM, "duel.ask.traveling-theater.region"),
    ],
    built: Some(|cx, play| {
        cx.use_up(play.by, play.at);
        cx.gain_wares(play.by, Ware::Star, 1);
    }),
    uses: Some(Use { when: UsedWhen::InAction, open: |_, s, seat, _| roads(s, seat) != 0, act: travel, once: true }),
    waits: Some(|it| match it.play {
        EffectPlay { moment: Moment::Use, step: MOVE, by, .. } => it.asks_site_among(by, by, roads(it.s, by)),
        EffectPlay { moment: Moment::Use, step: PERFORM, by, at, .. } => {
            let asked = it.regions(by);
            asked != 0 && asked & !audience(it.s, by, at) == 0
        }
        _ => false,
    }),
    ..CARD
};

/// The regions beside a road that have stock.
pub(in crate::cards) fn audience(s: &State, seat: Seat, road: Site) -> Stores {
    road.regions() & s.side(seat).with_stock()
}

/// The free roads with stock in a region beside them.
pub(in crate::cards) fn roads(s: &State, seat: Seat) -> Sites {
    let open = s.side(seat).open_roads().ones().filter(|&at| audience(s, seat, Site(at as u8)) != 0);
    open.fold(0, |set, at| set | 1 << at)
}

pub(in crate::cards) fn travel(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        ROAD => cx.ask_which(play.by, play.by, roads(cx.s, play.by), play.step(MOVE)),
        MOVE => {
            let road = play.site();
            cx.move_card(play.by, play.at, road);
            perform_at(cx, play, road);
        }
        PERFORM => {
            cx.take_out(play.by, Store(play.answer), 1);
            cx.gain_wares(play.by, Ware::Star, 1);
        }
        step => unreachable!("the Traveling Theater has no step {step}"),
    }
}

/// A resource of a region beside the road will become a star; the owner chooses the region.
pub(in crate::cards) fn perform_at(cx: &mut Cx<'_, '_>, play: EffectPlay, road: Site) {
    let (next, regions) = (EffectPlay { at: road, ..play.step(PERFORM) }, audience(cx.s, play.by, road));
    match regions.count_ones() {
        0 => {}
        1 => cx.then(EffectPlay { answer: regions.trailing_zeros() as u8, ..next }),
        _ => cx.ask(play.by, Ask::Region((regions as u16).to_le_bytes()), next),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::{CardKind, Set};
    use crate::cards::Card::*;
    use crate::testkit::{A, Scene, theme};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        theme(Set::Prosperity).road(A).at(A, TravelingTheater, "1")
    }

    #[test]
    fn a_star_comes_when_it_is_built() {
        // prosperity/traveling-theater E, prosperity/traveling-theater R1
        let mut duel = theme(Set::Prosperity).rich(A);
        duel.builds(A, TravelingTheater);
        duel.stars(A, 1).lies(A, TravelingTheater, "1").rests();
        let mut duel = theme(Set::Prosperity).rich(A).dial(A, PublicFeeling, 3);
        duel.builds(A, TravelingTheater);
        duel.stars(A, 3).rests();
    }

    #[test]
    fn it_moves_and_a_resource_beside_the_road_becomes_a_star() {
        // prosperity/traveling-theater E, prosperity/traveling-theater R6, enlightenment D43
        let mut duel = scene().stored(A, Ore, 1).stored(A, Grain, 2);
        duel.uses(A, TravelingTheater);
        assert_eq!(duel.offers(A), ["choose 3,a", "choose 3,b"]);
        duel.does(A, "choose 3,a");
        duel.lies(A, TravelingTheater, "3").stock(A, Grain, 1).stock(A, Ore, 1).stars(A, 1).rests();
        duel.refuses(A, "use 3", Refusal::NoUse);
    }

    #[test]
    fn the_road_is_chosen_and_a_star_without_room_is_lost() {
        // prosperity/traveling-theater E, prosperity/traveling-theater R6, enlightenment D43
        let mut duel = scene().stored(A, Ore, 1).stored(A, Lumber, 1).dial(A, PublicFeeling, 3);
        duel.s.side_mut(A).roads |= 1 << duel.s.side(A).road_beyond(crate::position::state::End::Left);
        duel.uses(A, TravelingTheater);
        assert_eq!(duel.offers(A), ["choose 3", "choose -1"]);
        duel.does(A, "choose -1");
        duel.lies(A, TravelingTheater, "-1").stock(A, Lumber, 0).stars(A, 3).rests();
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::WareOverflowed { .. })));
    }

    #[test]
    fn it_needs_another_free_road_with_something_beside_it() {
        // prosperity/traveling-theater R3
        scene().stored(A, Gold, 3).refuses(A, "use 1", Refusal::NoUse); // that lies beside its own road
        let duel = theme(Set::Prosperity).at(A, TravelingTheater, "1").rich(A);
        duel.refuses(A, "use 1", Refusal::NoUse);
    }

    #[test]
    fn it_does_not_move_in_the_turn_it_comes() {
        // prosperity/traveling-theater R4
        let mut duel = theme(Set::Prosperity).road(A).rich(A);
        duel.builds_at(A, TravelingTheater, "1");
        duel.refuses(A, "use 1", Refusal::NoUse);
    }

    #[test]
    fn it_is_a_unit_on_a_free_road() {
        // prosperity/traveling-theater R2, prosperity/traveling-theater R5
        assert_eq!(TravelingTheater.def().kind, CardKind::Unit);
        let duel = theme(Set::Prosperity).with(A, [Mercenaries]).rich(A).hand(A, [TravelingTheater]);
        duel.refuses(A, "build traveling-theater 1", Refusal::Unmet(TravelingTheater, 0));
    }
}
