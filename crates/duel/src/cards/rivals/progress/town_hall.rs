//! Town Hall (Progress).

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::Sites;
use crate::position::state::State;

pub(crate) const DEF: CardDef = CardDef {
    key: "town-hall",
    name: "Town Hall",
    text: "Built on your Parish Hall at a city. Searching a stack in your exchange step is free.",
    kind: CardKind::Building,
    place: Place::Upon(Card::ParishHall),
    cost: cost(&[Brick, Wool, Wool, Ore, Ore]),
    points: Points::victory(1),
    requires: &[require::Require {
        says: "own-building:parish-hall-at-a-city",
        words: "your Parish Hall at a city",
        holds: |duel, s, seat| s.sites_for(duel, seat, Card::TownHall) != 0,
    }],
    printings: &[print(Set::Progress, 2).moons(1)],
    search_price: Some(0),
    fits: Some(at_a_city),
    ..CARD
};

fn at_a_city(_: &Duel, s: &State, seat: Seat, sites: Sites) -> Sites {
    let cities = s.side(seat).cities;
    let at_a_city = |at: &usize| cities >> Site(*at as u8).place() & 1 == 1;
    sites.ones().filter(at_a_city).fold(0, |set, at| set | 1 << at)
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn it_covers_a_parish_hall_at_a_city() {
        // progress/town-hall E, progress/town-hall R1, basic/parish-hall R1
        let mut scene = duel().city(A, 0).at(A, ParishHall, "0,a").rich(A).hand(A, [Harald, Inga, Austin]);
        scene.builds(A, TownHall);
        scene.lies(A, TownHall, "0,a").has_not(A, ParishHall).points(A, 4).rests();
        scene.does(A, "end").does(A, "put inga 0");
        let before = scene.s.side(A).total();
        scene.does(A, "search 1").asks(A, "take-from");
        scene.total(A, before);
        let settled = duel().at(A, ParishHall, "0,a").rich(A).hand(A, [TownHall]);
        settled.refuses(A, "build town-hall 0,a", Refusal::Unmet(TownHall, 0));
    }

    #[test]
    fn the_parish_hall_stands_again_when_it_goes() {
        // progress/town-hall R2, rivals 18.22
        let mut duel = duel().city(A, 0).at(A, ParishHall, "0,a").at(A, TownHall, "0,a");
        duel = duel.hand(A, [Scout, Harald, Inga]).stored(A, Ore, 2);
        duel.removes(A, TownHall);
        duel.has(A, ParishHall).lies(A, ParishHall, "0,a").rests();
        duel.does(A, "end").does(A, "put inga 0").does(A, "search 1");
        duel.total(A, 1);
    }

    #[test]
    fn a_covered_parish_hall_is_in_the_principality_and_no_second_one_is_built() {
        // rivals 10, progress/town-hall R2
        let mut duel = duel().city(A, 0).at(A, ParishHall, "0,a").at(A, TownHall, "0,a").rich(A);
        duel = duel.hand(A, [ParishHall, Scout, Inga]);
        duel.refuses(A, "build parish-hall 2,a", Refusal::OneIsEnough);
        assert!(duel.offers(A).iter().all(|it| !it.starts_with("build parish-hall")));
        duel.removes(A, TownHall);
        duel.refuses(A, "build parish-hall 2,a", Refusal::OneIsEnough);
        duel.removes(A, ParishHall).does(A, "build parish-hall 2,a");
        duel.lies(A, ParishHall, "2,a").rests();
    }

    #[test]
    fn it_moves_with_what_it_covers() {
        // basic/relocation R5
        let mut duel = duel().city(A, 0).city(A, 2).at(A, ParishHall, "0,a").at(A, TownHall, "0,a").at(A, Abbey, "2,b");
        duel.plays(A, Relocation).accepts(A).chooses(A, TownHall).chooses(A, Abbey).removes(A, TownHall);
        duel.lies(A, ParishHall, "2,b").rests();
    }
}
