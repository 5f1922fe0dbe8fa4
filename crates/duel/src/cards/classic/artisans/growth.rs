//! Growth (Artisans & Benefactors).

use crate::card::Price;
use crate::cards::prelude::*;

const CHOOSE: u8 = 0;
const BUILD: u8 = 1;

const PRICE: Bundle = cost(&[Ore, Ore, Grain]);

pub(crate) const DEF: CardDef = CardDef {
    key: "growth",
    name: "Growth",
    text: "Build a city now for 2 ore and 1 grain.",
    kind: CardKind::Neutral,
    requires: &[owns!(ClassicAqueduct, "aqueduct", "your Aqueduct")],
    printings: &[print(Set::Artisans, 2)],
    asks: &[Words::which(BUILD, "duel.ask.growth")],
    avails: Some(|duel, s, seat| {
        (require::UPGRADABLE_SETTLEMENT.holds)(duel, s, seat) && s.side(seat).wealth().covers(PRICE)
    }),
    play: Some(grow),
    waits: Some(|it| {
        let side = it.s.side(it.play.by);
        it.play.step == BUILD
            && side.wealth().covers(PRICE)
            && it.asks(it.play.by, Ask::Place(side.settled & !side.cities))
    }),
    ..CARD
};

fn grow(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        CHOOSE => {
            let side = cx.s.side(play.by);
            cx.ask_place(play.by, side.settled & !side.cities, play.step(BUILD));
        }
        BUILD => cx.build_city_for(play.by, play.answer, Price::of(PRICE)),
        step => unreachable!("the Growth has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, Scene, artisans};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        artisans().with(A, [ClassicAqueduct]).hand(A, [Growth])
    }

    /// artisans/growth E
    #[test]
    fn a_city_costs_two_ore_and_one_grain() {
        let mut duel = scene().stored(A, Ore, 3).stored(A, Grain, 2);
        duel.points(A, 4);
        duel.plays(A, Growth);
        duel.points(A, 5).stock(A, Ore, 1).stock(A, Grain, 1).rests();
        let duel = scene().stored(A, Ore, 1).stored(A, Grain, 3);
        duel.refuses(A, "play growth", Refusal::NoUse);
    }

    /// artisans/growth R1
    #[test]
    fn it_needs_an_own_aqueduct_when_it_is_played() {
        let mut duel = scene().rich(A);
        duel.removes(A, ClassicAqueduct);
        duel.refuses(A, "play growth", Refusal::Unmet(Growth, 0));
    }

    /// artisans/growth R2, classic D56
    #[test]
    fn it_builds_one_city_on_a_settlement_with_a_card_of_the_supply() {
        let mut duel = scene().rich(A);
        duel.plays(A, Growth).points(A, 5);
        let duel = duel.rich(A).hand(A, [Growth]);
        duel.refuses(A, "play growth", Refusal::NoUse); // both settlements are cities
        let mut duel = scene().rich(A);
        duel.s.supply[2] = 0;
        duel.refuses(A, "play growth", Refusal::NoUse);
    }

    /// artisans/growth R2
    #[test]
    fn the_settlement_is_chosen() {
        let mut duel = scene().road(A).rich(A);
        duel.does(A, "settlement right").pays_somehow(A);
        while !duel.offers(A).contains(&"end".to_string()) {
            let first = duel.offers(A)[0].clone();
            duel.does(A, &first);
        }
        let mut duel = duel.rich(A);
        duel.plays(A, Growth);
        assert_eq!(duel.offers(A), ["choose 2", "choose 4"]);
        duel.does(A, "choose 4").pays_somehow(A);
        assert_eq!(duel.s.side(A).cities.count_ones(), 2);
    }

    /// artisans/growth R2, classic D32
    #[test]
    fn stars_do_not_make_it_cheaper() {
        let duel = scene().stored(A, Ore, 2).dial(A, ClassicPublicFeeling, 3);
        duel.refuses(A, "play growth", Refusal::NoUse).refuses(A, "use 0,m", Refusal::NoUse);
    }
}
