//! Wise Compensation (Sages).

use super::owls::{FEWER_CITIES_OR_POINTS, OWLS_3};
use crate::card::{Extra, Price};
use crate::cards::prelude::*;

const CHOOSE: u8 = 0;
const BUILD: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "wise-compensation",
    name: "Wise Compensation",
    text: "Fewer cities or victory points than the opponent: one of your settlements becomes a city, free.",
    kind: CardKind::Neutral,
    extra: Extra { owls: 3, ..Extra::NONE },
    requires: &[OWLS_3, FEWER_CITIES_OR_POINTS, require::UPGRADABLE_SETTLEMENT],
    printings: &[print(Set::Sages, 2).moons(1)],
    asks: &[Words::which(BUILD, "duel.ask.wise-compensation")],
    play: Some(|cx, play| match play.step {
        CHOOSE => {
            let side = cx.s.side(play.by);
            cx.ask_place(play.by, side.settled & !side.cities, play.step(BUILD));
        }
        BUILD => cx.build_city_for(play.by, play.answer, Price::of(Bundle::NONE)),
        step => unreachable!("Wise Compensation has no step {step}"),
    }),
    waits: Some(|it| {
        let side = it.s.side(it.play.by);
        let open = side.settled & !side.cities;
        let asks = matches!(it.asked, Some((seat, Ask::Place(places))) if seat == it.play.by && places & !open == 0);
        it.play.step == BUILD && asks && it.s.supply[2] > 0
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, theme};
    use crate::vocabulary::refusal::Refusal;

    fn scene(owls: u8) -> Scene {
        theme(Set::Sages).dial(A, PrincipalSageWoman, owls)
    }

    fn refused(duel: Scene, which: u8) {
        let why = Refusal::Unmet(WiseCompensation, which);
        duel.hand(A, [WiseCompensation]).refuses(A, "play wise-compensation", why);
    }

    #[test]
    fn a_settlement_becomes_a_city_without_resources() {
        // sages/wise-compensation E, sages/wise-compensation R5, enlightenment D30: the first city brings the Manifesto
        let mut duel = scene(3).city(B, 0);
        duel.plays(A, WiseCompensation);
        assert_eq!(duel.offers(A), ["choose 0", "choose 2"]);
        duel.does(A, "choose 2");
        duel.owls(A, 0);
        duel.points(A, 3).has(A, Manifesto).rests();
    }

    #[test]
    fn three_owls_are_needed() {
        // sages/wise-compensation R1
        refused(scene(2).city(B, 0), 0);
    }

    #[test]
    fn fewer_cities_or_fewer_points_are_needed() {
        // sages/wise-compensation R2, sages/wise-compensation R3
        refused(scene(3), 1); // both alike
        // The same number of cities, but fewer points.
        let mut duel = scene(3).city(A, 0).city(B, 0).with(B, [Courthouse]);
        duel.plays(A, WiseCompensation); // the one settlement that is left
        duel.points(A, 4).rests();
        // Fewer cities, although more points.
        let mut duel = scene(3).city(B, 0).with(A, [Candamir, Inga]);
        assert!(duel.s.victory_points(&duel.duel, A) >= duel.s.victory_points(&duel.duel, B));
        duel.plays(A, WiseCompensation).does(A, "choose 0");
        duel.rests();
    }

    #[test]
    fn a_settlement_and_a_city_card_are_needed() {
        // sages/wise-compensation R4, sages/wise-compensation R5
        refused(scene(3).city(A, 0).city(A, 2).city(B, 0).city(B, 2).with(B, [Courthouse]), 2);
        let mut duel = scene(3).city(B, 0);
        duel.s.supply[2] = 0;
        refused(duel, 2);
    }
}
