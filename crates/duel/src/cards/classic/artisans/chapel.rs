//! St. Agatha's Chapel (Artisans & Benefactors).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "st-agathas-chapel",
    name: "St. Agatha's Chapel",
    text: "Not ahead in points: 1 resource when the opponent plays a Merchant or succeeds with Brigands.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Lumber, Brick]),
    printings: &[print(Set::Artisans, 1)],
    // Victory points do not change while a Merchant or Brigands are played, so it does not matter when they are
    // compared.
    foe_gained: Some(|cx, play| {
        let named = [Card::ClassicMerchant, Card::ClassicBrigands].into_iter().any(|card| cx.is_about(play, card));
        let points = |seat: Seat| cx.s.victory_points(cx.duel, seat);
        if named && points(play.by) <= points(foe(play.by)) {
            cx.gain_any(play.by, Kinds::ALL, 1);
        }
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, artisans};
    use crate::vocabulary::resource::Resource::*;

    /// B has the Chapel and something to lose.
    fn scene() -> Scene {
        artisans().with(B, [StAgathasChapel]).stored(B, Ore, 2).stored(A, Wool, 1)
    }

    fn merchant(duel: &mut Scene) {
        duel.plays(A, ClassicMerchant);
        while !duel.offers(A).contains(&"end".to_string()) && duel.duel.asked(&duel.s) == Some(A) {
            let first = duel.offers(A)[0].clone();
            duel.does(A, &first);
        }
    }

    /// artisans/st-agathas-chapel E, artisans/st-agathas-chapel R5, classic D9, classic/merchant R1
    #[test]
    fn a_merchant_of_the_opponent_brings_a_resource_once_he_is_done() {
        for ahead in [false, true] {
            let mut duel = if ahead { scene().city(A, 0) } else { scene() };
            let before = duel.s.side(B).total() + duel.s.side(A).total();
            merchant(&mut duel);
            duel.asks(B, "st-agathas-chapel: gain 1");
            duel.takes(B, Gold).rests();
            assert_eq!(duel.s.side(B).total() + duel.s.side(A).total(), before + 1);
        }
    }

    /// artisans/st-agathas-chapel R1
    #[test]
    fn it_may_be_built_by_a_player_who_is_ahead_and_does_nothing_for_him() {
        let mut duel = artisans().city(B, 0).rich(B).turn(B);
        duel.builds(B, StAgathasChapel).has(B, StAgathasChapel);
        let mut duel = duel.poor(B).turn(A).stored(B, Ore, 2).stored(A, Wool, 1);
        merchant(&mut duel);
        duel.rests();
    }

    /// artisans/st-agathas-chapel E, classic/brigands R3
    #[test]
    fn brigands_of_the_opponent_bring_a_resource_if_they_succeed() {
        let mut duel = scene();
        duel.plays(A, ClassicBrigands).rolls(A, 3);
        duel.stock(A, Ore, 2);
        duel.takes(B, Gold).rests();
        let mut duel = scene();
        duel.plays(A, ClassicBrigands).rolls(A, 6);
        duel.stock(B, Wool, 1).rests();
    }

    /// artisans/st-agathas-chapel R3
    #[test]
    fn own_brigands_that_fail_bring_nothing() {
        let mut duel = artisans().with(A, [StAgathasChapel]).stored(A, Ore, 2).stored(B, Wool, 1);
        duel.plays(A, ClassicBrigands).rolls(A, 6);
        duel.stock(B, Ore, 2).rests();
    }

    /// classic D9
    #[test]
    fn without_room_it_brings_nothing() {
        // After the Merchant took ore, B has room only for ore, and receives it again.
        let mut duel = artisans().with(B, [StAgathasChapel]).rich(B).rich(A).stored(A, Ore, 2);
        duel.plays(A, ClassicMerchant);
        assert_eq!(duel.s.side(B).amount(Ore), 3);
        duel.total(B, 18).rests();
    }
}
