//! Small Market Town (Artisans & Benefactors).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "small-market-town",
    name: "Small Market Town",
    text: "For each region of yours that holds 3 when its number is rolled: 1 resource of another kind.",
    kind: CardKind::Building,
    place: Place::Road,
    cost: cost(&[Grain]),
    points: Points::commerce(1),
    printings: &[print(Set::Artisans, 1)],
    brimful: Some(|cx, play| Kinds(play.n).for_each(|kind| cx.gain_any(play.by, Kinds::ALL.without(kind), 1))),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::{Row, Slot};
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, artisans};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    /// A has not rolled yet. Number 2 is on the mountains of A and on the fields of B.
    fn scene() -> Scene {
        artisans().with(A, [ClassicSmallMarketTown]).before_roll()
    }

    /// artisans/small-market-town E, artisans/small-market-town R2, classic D13
    #[test]
    fn a_full_region_with_the_number_gives_a_resource_of_another_kind() {
        let mut duel = scene().stored(A, Ore, 3);
        duel.dice(2, EventFace::Celebration);
        assert_eq!(duel.offers(A).len(), 5, "no ore");
        duel.takes(A, Wool);
        duel.stock(A, Ore, 3).stock(A, Wool, 1).stock(B, Grain, 1).rests();
    }

    /// artisans/small-market-town R1, classic 5, classic 15.6
    #[test]
    fn the_event_comes_first() {
        // The harvest fills the region before production.
        let mut duel = scene().stored(A, Ore, 2);
        duel.dice(2, EventFace::Harvest).takes(A, Ore).takes(B, Gold);
        duel.takes(A, Wool).stock(A, Ore, 3).stock(A, Wool, 1).rests();
    }

    /// artisans/small-market-town R3
    #[test]
    fn each_full_region_with_the_number_gives_one() {
        let mut duel = scene();
        // The hills with a 5 are replaced by hills with a 2.
        let [five, two] = ["hills-5", "hills-2"].map(|name| duel.duel.named(name).expect("a region"));
        let at = duel.s.piles.find(Row::REGIONS, two).expect("it is in the stack");
        let slot = duel.s.piles.remove(Row::REGIONS, at);
        duel.s.piles.insert(Row::REGIONS, at, Slot { face: five, ..slot });
        duel.s.side_mut(A).regions.iter_mut().filter(|it| **it == five).for_each(|it| *it = two);
        duel.s.recount(&duel.duel);
        let mut duel = duel.stored(A, Ore, 3).stored(A, Brick, 3);
        duel.dice(2, EventFace::Celebration).takes(A, Wool).takes(A, Gold);
        duel.stock(A, Ore, 3).stock(A, Brick, 3).total(A, 8).rests();
    }

    /// artisans/small-market-town R4, classic D12
    #[test]
    fn a_doubled_region_gives_one_choice_and_a_region_with_two_fills_up() {
        let duel = scene().with(A, [Foundry]);
        let at = |duel: &Scene| duel.s.side(A).tally.boosted != 0;
        assert!(at(&duel), "the Foundry stands beside the mountains");
        let mut full = duel.clone().stored(A, Ore, 3);
        full.dice(2, EventFace::Celebration).takes(A, Wool);
        full.stock(A, Ore, 3).total(A, 4).rests();
        let mut two = duel.stored(A, Ore, 2);
        two.dice(2, EventFace::Celebration);
        two.stock(A, Ore, 3).total(A, 3).rests();
    }

    /// artisans/small-market-town R5, classic D13
    #[test]
    fn without_room_for_another_kind_nothing_is_received() {
        let mut duel = scene().rich(A);
        duel.dice(2, EventFace::Celebration);
        duel.total(A, 18).rests();
    }

    /// artisans/small-market-town R5, classic D11
    #[test]
    fn a_player_hit_by_riots_receives_nothing() {
        let mut duel = scene().stored(A, Ore, 3).next_events([ClassicRiots]).dial(A, ClassicPublicFeeling, 0);
        duel = duel.dial(B, ClassicPublicFeeling, 0);
        duel.dice(2, EventFace::Card);
        duel.stock(A, Ore, 3).total(A, 3).rests();
    }

    /// artisans/small-market-town R6, classic D59
    #[test]
    fn a_number_fixed_by_an_alchemist_counts_as_rolled() {
        let mut duel = scene().stored(A, Ore, 3);
        duel.plays(A, Alchemist).does(A, "number 2").event_die(EventFace::Celebration);
        duel.takes(A, Wool).stock(A, Wool, 1).rests();
    }

    /// classic D27, classic D28
    #[test]
    fn an_arsonist_may_burn_it_and_the_road_stays() {
        let mut duel = artisans().with(B, [ClassicSmallMarketTown]);
        duel.plays(A, ClassicArsonist).rolls(A, 1);
        duel.holds(B, [ClassicSmallMarketTown]).rests();
        assert_eq!(duel.s.side(B).open_roads().count_ones(), 1);
        // Units on roads are not buildings.
        let duel = artisans().with(B, [Lancer]).hand(A, [ClassicArsonist]);
        duel.refuses(A, "play arsonist", Refusal::NoUse);
    }

    /// classic 15.6
    #[test]
    fn choices_come_after_all_regions_were_raised_the_active_player_first() {
        let mut duel = artisans().with(B, [ClassicSmallMarketTown]).before_roll().stored(B, Grain, 3);
        duel.dice(2, EventFace::Celebration);
        duel.stock(A, Ore, 1);
        duel.takes(B, Wool).rests();
    }
}
