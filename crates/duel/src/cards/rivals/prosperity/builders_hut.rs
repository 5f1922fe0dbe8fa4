//! Builders' Hut (Prosperity).

use crate::card::Ware;
use crate::cards::prelude::*;

/// Buildings with at least this printed price are cheaper.
const DEAR: u8 = 6;

pub(crate) const DEF: CardDef = CardDef {
    key: "builders-hut",
    name: "Builders' Hut",
    text: "Whenever a Celebration happens: 1 star. Your buildings that cost 6 or more cost 1 less, of your choice.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Brick, Ore, Ore]),
    points: Points::victory(1),
    once: true,
    printings: &[print(Set::Prosperity, 2).moons(1).face_up()],
    event_die: Some(|cx, play| {
        if cx.s.event == Some(EventFace::Celebration) {
            cx.gain_wares(play.by, Ware::Star, 1);
        }
    }),
    price: Some(|thing, price| {
        let building = matches!(thing, Thing::Card(card) if card.def().kind == CardKind::Building);
        if building && price.base.total() >= DEAR {
            price.less += 1;
        }
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, princes, theme};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn every_celebration_brings_a_star_in_either_turn() {
        // prosperity/builders-hut E, enlightenment D46
        for seat in [A, B] {
            let mut duel = theme(Set::Prosperity).with(A, [BuildersHut]).with(B, [Theater]).turn(seat);
            duel.event(EventFace::Celebration).takes(B, Ore);
            duel.stars(A, 1).rests();
        }
        let mut duel = theme(Set::Prosperity).with(A, [BuildersHut]);
        duel.event(EventFace::Trade);
        duel.stars(A, 0).rests();
    }

    #[test]
    fn a_building_of_six_or_more_costs_one_less() {
        // prosperity/builders-hut E, prosperity/builders-hut R5, enlightenment D45
        let duel = theme(Set::Prosperity).with(A, [BuildersHut]);
        assert_eq!((duel.discount(A, Aqueduct), duel.discount(B, Aqueduct)), (1, 0));
        let mut duel = duel.rich(A);
        duel.builds(A, Aqueduct).names(A, Ore);
        duel.stock(A, Lumber, 1).stock(A, Brick, 1).stock(A, Ore, 2).rests();
    }

    #[test]
    fn stars_do_not_count_and_are_not_left_out() {
        // prosperity/builders-hut R2: 3 resources and 2 stars
        let duel = theme(Set::Prosperity).with(A, [BuildersHut]);
        assert_eq!([CityPalace, Monument, Hospital].map(|card| duel.discount(A, card)), [0; 3]);
    }

    #[test]
    fn only_buildings_are_cheaper() {
        // prosperity/builders-hut R3: a city costs 5; a unit is never cheaper, at any price
        let duel = theme(Set::Prosperity).with(A, [BuildersHut]).stored(A, Grain, 2).stored(A, Ore, 2);
        duel.refuses(A, "city 2", Refusal::CannotAfford { short: 1 });
        let change = BuildersHut.def().price.expect("it changes prices");
        let dear = crate::card::Price::of(crate::Bundle::of(&[Ore, Ore, Ore, Grain, Grain, Grain]));
        for card in [Prince, CommonLand, FeedingThePoor] {
            let mut price = dear;
            change(crate::card::Thing::Card(card), &mut price);
            assert_eq!(price.less, 0);
        }
    }

    #[test]
    fn it_adds_up_with_the_building_crane() {
        // prosperity/builders-hut R4, enlightenment 7.1, enlightenment D45: the Parliament costs 7, the Festival Hall 8
        let duel = princes([Set::Turmoil, Set::Progress, Set::Prosperity]).with(A, [BuildersHut, BuildingCrane]);
        assert_eq!([Aqueduct, Parliament, LargeFestivalHall].map(|card| duel.discount(A, card)), [2; 3]);
        assert_eq!(duel.discount(A, University), 1); // it costs 5: the crane alone
    }

    #[test]
    fn it_lies_face_up_and_one_is_enough() {
        // prosperity/builders-hut R1, enlightenment 4.1
        let mut duel = theme(Set::Prosperity).city(A, 0).rich(A);
        assert_eq!(duel.row(Row::FACE_UP).iter().filter(|&&card| card == BuildersHut).count(), 2);
        duel.does(A, "build builders-hut 0,a");
        duel.points(A, 4);
        let duel = duel.rich(A);
        duel.refuses(A, "build builders-hut 0,b", Refusal::OneIsEnough);
    }
}
