//! Traveling Theater (Artisans & Benefactors).

use crate::card::{Moment, Ware};
use crate::cards::prelude::*;
use crate::cards::rivals::prosperity::traveling_theater::{MOVE, PERFORM, audience, perform_at, roads, travel};
use crate::matches::rules::Duel;
use crate::position::site::{Sites, Store};
use crate::position::state::State;

const COST: Bundle = cost(&[Grain, Gold]);

pub(crate) const DEF: CardDef = CardDef {
    key: "traveling-theater",
    name: "Traveling Theater",
    text: "When built, and once in each later turn when moved: 1 resource beside its road becomes 1 star.",
    kind: CardKind::Unit,
    place: Place::Road,
    cost: COST,
    printings: &[print(Set::Artisans, 1)],
    asks: &[
        Words::which(MOVE, "duel.ask.traveling-theater"),
        Words::which(PERFORM, "duel.ask.traveling-theater.region"),
    ],
    buildable: Some(stages),
    built: Some(|cx, play| match play.step {
        PERFORM => travel(cx, play),
        _ => {
            cx.use_up(play.by, play.at);
            perform_at(cx, play, play.at);
        }
    }),
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |duel, s, seat, _| duel.ware_room(s, seat, Ware::Star) > 0 && roads(s, seat) != 0,
        act: travel,
        once: true,
    }),
    waits: Some(|it| match it.play {
        EffectPlay { moment: Moment::Use, step: MOVE, by, .. } => it.asks_site_among(by, by, roads(it.s, by)),
        EffectPlay { moment: Moment::Use | Moment::Built, step: PERFORM, by, at, .. } => {
            let asked = it.regions(by);
            asked != 0 && asked & !audience(it.s, by, at) == 0
        }
        _ => false,
    }),
    ..CARD
};

/// The roads on which it can be built: there is room for a star, and in every way to pay the price a resource is left
/// beside the road.
fn stages(duel: &Duel, s: &State, seat: Seat, sites: Sites) -> Sites {
    if duel.ware_room(s, seat, Ware::Star) == 0 {
        return 0;
    }
    let side = s.side(seat);
    let stays = |road: &usize| {
        let stores = u64::from(Site(*road as u8).regions()).ones().map(|at| Store(at as u8));
        let mut left = 0;
        for store in stores.filter(|store| side.stores_of(Kinds::ALL) & store.bit() != 0) {
            left += side.stored(store).saturating_sub(COST.get(side.resource(store)));
        }
        left > 0
    };
    sites.ones().filter(stays).fold(0, |set, at| set | 1 << at)
}

#[cfg(test)]
mod tests {
    use crate::card::CardKind;
    use crate::cards::Card::*;
    use crate::testkit::{A, Scene, artisans};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    /// The mountains and hills lie beside the road in the middle, the pasture and the gold field beside that at the right.
    fn scene() -> Scene {
        artisans().road(A).at(A, ClassicTravelingTheater, "1")
    }

    /// artisans/traveling-theater E, artisans/traveling-theater R1
    #[test]
    fn when_it_is_built_a_resource_beside_the_road_becomes_a_star() {
        let mut duel = artisans().stored(A, Grain, 1).stored(A, Gold, 1).stored(A, Ore, 1).stored(A, Brick, 2);
        duel.builds(A, ClassicTravelingTheater);
        assert_eq!(duel.offers(A), ["choose 1,a", "choose 1,b"]);
        duel.does(A, "choose 1,b");
        duel.stars(A, 2).stock(A, Brick, 1).stock(A, Ore, 1).stock(A, Grain, 0).stock(A, Gold, 0).rests();
    }

    /// artisans/traveling-theater E, artisans/traveling-theater R2
    #[test]
    fn it_moves_once_a_turn_and_a_resource_beside_its_new_road_becomes_a_star() {
        let mut duel = scene().stored(A, Ore, 1).stored(A, Wool, 2);
        duel.uses(A, ClassicTravelingTheater);
        duel.lies(A, ClassicTravelingTheater, "3").stock(A, Wool, 1).stock(A, Ore, 1).stars(A, 2).rests();
        duel.refuses(A, "use 3", Refusal::NoUse);
    }

    /// artisans/traveling-theater R2
    #[test]
    fn it_moves_only_if_it_can_perform_and_performs_only_if_it_moves() {
        scene().stored(A, Ore, 3).refuses(A, "use 1", Refusal::NoUse); // that lies beside its own road
        let duel = artisans().at(A, ClassicTravelingTheater, "1").rich(A);
        duel.refuses(A, "use 1", Refusal::NoUse);
    }

    /// artisans/traveling-theater R4, classic D24
    #[test]
    fn it_goes_to_own_free_roads_only() {
        let duel = scene().at(A, Lancer, "3").rich(A).dial(A, ClassicPublicFeeling, 1);
        duel.refuses(A, "use 1", Refusal::NoUse);
        let duel = artisans().with(A, [Lancer]).rich(A).hand(A, [ClassicTravelingTheater]);
        duel.refuses(A, "build traveling-theater 1", Refusal::NotThere);
    }

    /// artisans/traveling-theater R4, classic D24
    #[test]
    fn without_room_for_a_star_it_is_neither_built_nor_moved() {
        let duel = scene().rich(A).dial(A, ClassicPublicFeeling, 3);
        duel.refuses(A, "use 1", Refusal::NoUse);
        let duel = artisans().rich(A).dial(A, ClassicPublicFeeling, 3).hand(A, [ClassicTravelingTheater]);
        duel.refuses(A, "build traveling-theater 1", Refusal::NotThere);
    }

    /// artisans/traveling-theater R4, classic D24: what counts is the stock after its price is paid classic D65
    #[test]
    fn it_is_built_only_where_a_resource_is_left_however_the_price_is_paid() {
        // Beside the road at the right lie the pasture and the gold field.
        let scene = artisans().road(A).stored(A, Grain, 1).hand(A, [ClassicTravelingTheater]);
        scene.clone().stored(A, Gold, 1).refuses(A, "build traveling-theater 3", Refusal::NotThere);
        let mut duel = scene.stored(A, Gold, 2);
        duel.does(A, "build traveling-theater 3");
        duel.lies(A, ClassicTravelingTheater, "3").stock(A, Gold, 0).stars(A, 2).rests();
    }

    /// artisans/traveling-theater R5, classic D25
    #[test]
    fn it_does_not_move_in_the_turn_in_which_it_is_built() {
        let mut duel = artisans().road(A).rich(A);
        duel.builds_at(A, ClassicTravelingTheater, "1").does(A, "choose 1,a");
        duel.refuses(A, "use 1", Refusal::NoUse);
    }

    /// classic D26, classic D28
    #[test]
    fn it_is_a_unit_and_no_knight_and_leaves_the_road_when_torn_down() {
        assert_eq!(ClassicTravelingTheater.def().kind, CardKind::Unit);
        let mut duel = scene();
        duel.removes(A, ClassicTravelingTheater);
        assert_eq!(duel.row(crate::position::piles::Row::discard(A)), [ClassicTravelingTheater]);
        assert_eq!(duel.s.side(A).open_roads().count_ones(), 2);
    }
}
