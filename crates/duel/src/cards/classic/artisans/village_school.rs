//! Village School (Artisans & Benefactors).

use crate::cards::prelude::*;
use crate::cards::rivals::prosperity::village_school as mechanism;

pub(crate) const DEF: CardDef = CardDef {
    key: "village-school",
    name: "Village School",
    text: "When built: 2 stars. At every Trade Advantage, in either turn: 1 star.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Lumber, Grain]),
    printings: &[print(Set::Artisans, 1)],
    built: mechanism::DEF.built,
    event_die: mechanism::DEF.event_die,
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, artisans, artisans_tournament};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::resource::Resource::*;

    /// artisans/village-school E
    #[test]
    fn two_stars_come_when_it_is_built() {
        let mut duel = artisans().rich(A);
        duel.builds(A, ClassicVillageSchool);
        duel.stars(A, 3).rests();
    }

    /// artisans/village-school E, artisans/village-school R2
    #[test]
    fn every_trade_advantage_brings_a_star_in_either_turn_with_or_without_the_token() {
        for turn in [A, B] {
            let mut duel = artisans().with(A, [ClassicVillageSchool]).turn(turn);
            duel.event(EventFace::Trade);
            duel.stars(A, 2).stars(B, 1).rests();
            duel.event(EventFace::Harvest);
            duel.stars(A, 2);
        }
    }

    /// artisans/village-school E, classic 15.6
    #[test]
    fn the_holder_of_the_token_takes_first() {
        let mut duel = artisans().city(B, 0).with(B, [ClassicMarketplace]).with(A, [ClassicVillageSchool]);
        duel = duel.stored(A, Ore, 1).stored(A, Wool, 1);
        duel.event(EventFace::Trade);
        duel.stars(A, 1);
        duel.names(B, Ore);
        duel.stars(A, 2).rests();
    }

    /// artisans/village-school R1
    #[test]
    fn at_a_trade_advantage_without_room_the_star_is_lost() {
        let mut duel = artisans().with(A, [ClassicVillageSchool]).dial(A, ClassicPublicFeeling, 3);
        duel.event(EventFace::Trade);
        duel.stars(A, 3).rests();
    }

    /// artisans/village-school R3, classic D23
    #[test]
    fn stars_of_the_building_are_lost_without_room_too() {
        let mut duel = artisans().rich(A).dial(A, ClassicPublicFeeling, 2);
        duel.builds(A, ClassicVillageSchool);
        duel.stars(A, 3).rests();
        let mut without: Scene = artisans_tournament().rich(A);
        without.builds(A, ClassicVillageSchool);
        without.has(A, ClassicVillageSchool).stars(A, 0).rests();
        assert!(without.notes.events.iter().any(|it| matches!(it, Event::WareOverflowed { count: 2, .. })));
    }

    /// classic D38
    #[test]
    fn a_holder_of_the_token_without_room_takes_nothing() {
        let mut duel = artisans().city(B, 0).with(B, [ClassicMarketplace]).rich(B).stored(A, Ore, 2);
        duel.event(EventFace::Trade);
        duel.stock(A, Ore, 2).rests();
    }
}
