//! Prosperity, the action card (Prosperity).

use crate::card::Price;
use crate::cards::prelude::*;

const CHOOSE: u8 = 0;
const BUILD: u8 = 1;

/// The price of the city.
const CITY: Price = Price::of(cost(&[Ore, Grain, Grain]));

pub(crate) const DEF: CardDef = CardDef {
    key: "prosperity",
    name: "Prosperity",
    text: "Build a city now for 1 ore and 2 grain.",
    kind: CardKind::Neutral,
    requires: &[owns!(Aqueduct, "aqueduct", "your Aqueduct"), require::UPGRADABLE_SETTLEMENT],
    printings: &[print(Set::Prosperity, 1)],
    asks: &[Words::which(BUILD, "duel.ask.prosperity")],
    avails: Some(|_, s, seat| CITY.is_covered_by(s.side(seat))),
    play: Some(|cx, play| {
        let side = cx.s.side(play.by);
        match play.step {
            CHOOSE => cx.ask_place(play.by, side.settled & !side.cities, play.step(BUILD)),
            BUILD => cx.build_city_for(play.by, play.answer, CITY),
            step => unreachable!("Prosperity has no step {step}"),
        }
    }),
    waits: Some(|it| {
        let side = it.s.side(it.play.by);
        let open = side.settled & !side.cities;
        let asked = matches!(it.asked, Some((seat, Ask::Place(places))) if seat == it.play.by && places & !open == 0);
        it.play.step == BUILD && asked && it.s.supply[2] > 0 && CITY.is_covered_by(side)
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, Scene, theme};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        theme(Set::Prosperity).hand(A, [Prosperity])
    }

    #[test]
    fn a_city_is_built_at_once_for_a_small_price() {
        // prosperity/prosperity E, prosperity/prosperity R3, enlightenment D30
        let mut duel = scene().with(A, [Aqueduct]).stored(A, Ore, 2).stored(A, Grain, 3);
        duel.plays(A, Prosperity); // one settlement is left: nobody asks which
        assert_eq!(duel.s.side(A).cities.count_ones(), 2);
        duel.stock(A, Ore, 1).stock(A, Grain, 1).points(A, 5).rests();
    }

    #[test]
    fn the_settlement_is_chosen() {
        // prosperity/prosperity E
        let mut duel = scene().road(A).rich(A).city(A, 0).at(A, Aqueduct, "0,a");
        duel.does(A, "settlement right");
        let first = duel.offers(A)[0].clone();
        duel.does(A, &first);
        let mut duel = duel.rich(A);
        duel.plays(A, Prosperity);
        assert_eq!(duel.offers(A), ["choose 2", "choose 4"]);
        duel.does(A, "choose 4");
        assert_eq!(duel.s.side(A).cities, 0b101);
        duel.rests();
    }

    #[test]
    fn it_needs_an_aqueduct_a_settlement_and_the_price() {
        // prosperity/prosperity R1, prosperity/prosperity R2
        scene().rich(A).refuses(A, "play prosperity", Refusal::Unmet(Prosperity, 0));
        let done = scene().city(A, 0).city(A, 2).with(A, [Aqueduct]).rich(A);
        done.refuses(A, "play prosperity", Refusal::Unmet(Prosperity, 1));
        let poor = scene().with(A, [Aqueduct]).stored(A, Grain, 3);
        poor.refuses(A, "play prosperity", Refusal::NoUse);
    }

    #[test]
    fn it_needs_a_city_in_the_supply() {
        // enlightenment D30
        let mut duel = scene().with(A, [Aqueduct]).rich(A);
        duel.s.supply[2] = 0;
        duel.refuses(A, "play prosperity", Refusal::Unmet(Prosperity, 1));
    }
}
