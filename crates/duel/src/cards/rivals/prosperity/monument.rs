//! Monument to the Prince (Prosperity).

use crate::card::Extra;
use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::Sites;
use crate::position::state::State;

const NAME: u8 = 0;
const FIRST: u8 = 1;
const SECOND: u8 = 2;
const TAKE: u8 = 3;

pub(crate) const DEF: CardDef = CardDef {
    key: "monument-to-the-prince",
    name: "Monument to the Prince",
    text: "When built: the opponent names 2 of his placed units; you take one of them into your hand.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Gold, Gold]),
    extra: Extra { stars: 2, ..Extra::NONE },
    points: Points::victory(1),
    printings: &[print(Set::Prosperity, 2).moons(1)],
    asks: &[
        Words::which(FIRST, "duel.ask.monument.first"),
        Words::which(SECOND, "duel.ask.monument.second"),
        Words::which(TAKE, "duel.ask.monument"),
    ],
    touches_foe: Some(|duel, s, seat| units(duel, s, foe(seat)) != 0),
    fills_hands: true,
    built: Some(admire),
    waits: Some(|it| {
        let (by, victim) = (it.play.by, foe(it.play.by));
        let units = units(it.duel, it.s, victim);
        match it.play {
            EffectPlay { step: FIRST, .. } => it.asks_site_among(victim, victim, units),
            EffectPlay { step: SECOND, memo: 0..64, .. } => {
                let named = Site(it.play.memo).bit();
                units & named != 0 && it.asks_site_among(victim, victim, units & !named)
            }
            EffectPlay { step: TAKE, .. } => it.asks_site_among(by, victim, units),
            _ => false,
        }
    }),
    ..CARD
};

/// The units at home that may go to the other player's hand.
fn units(duel: &Duel, s: &State, seat: Seat) -> Sites {
    s.side(seat).sites_where(duel, |def| def.kind.is_unit() && !def.loyal)
}

fn admire(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let (by, victim) = (play.by, foe(play.by));
    let units = units(cx.duel, cx.s, victim);
    match play.step {
        NAME if units == 0 => {}
        NAME if units.count() <= 2 => cx.ask_which(by, victim, units, play.step(TAKE)),
        NAME => cx.ask_site(victim, victim, units, play.step(FIRST)),
        FIRST => {
            let named = play.site().bit();
            cx.ask_site(victim, victim, units & !named, EffectPlay { memo: play.answer, ..play.step(SECOND) });
        }
        SECOND => cx.ask_site(by, victim, Site(play.memo).bit() | play.site().bit(), play.step(TAKE)),
        TAKE => cx.take_into_hand(victim, play.site(), by),
        step => unreachable!("the Monument has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, princes, theme};

    fn scene() -> Scene {
        theme(Set::Prosperity).city(A, 0).rich(A).dial(A, PublicFeeling, 2)
    }

    #[test]
    fn the_opponent_names_two_units_and_the_builder_takes_one() {
        // prosperity/monument-to-the-prince E
        let mut duel = scene().with(B, [Harald, Inga, OreShip, Abbey]);
        duel.builds(A, Monument);
        assert_eq!(duel.offers(B).len(), 3);
        duel.chooses(B, OreShip).chooses(B, Inga);
        assert_eq!(duel.offers(A).len(), 2);
        duel.chooses(A, Inga);
        duel.holds(A, [Inga]).has(B, Harald).has(B, OreShip).has_not(B, Inga).stars(A, 0).points(A, 4).rests();
        assert!(duel.s.piles.knows(B, Row::hand(A), 0));
    }

    #[test]
    fn of_two_units_the_builder_takes_one_at_once() {
        // prosperity/monument-to-the-prince E
        let mut duel = scene().with(B, [Harald, Inga]);
        duel.builds(A, Monument).chooses(A, Harald);
        duel.holds(A, [Harald]).has(B, Inga).rests();
    }

    #[test]
    fn a_single_unit_is_simply_received_and_none_is_no_matter() {
        // prosperity/monument-to-the-prince R1, prosperity/monument-to-the-prince R2
        let mut duel = scene().with(B, [Inga, Abbey]);
        duel.builds(A, Monument);
        duel.holds(A, [Inga]).rests();
        let mut duel = scene().with(B, [Abbey]);
        duel.builds(A, Monument);
        duel.holds(A, []).has(A, Monument).rests();
    }

    #[test]
    fn a_prince_or_princess_is_not_named() {
        // prosperity/monument-to-the-prince R3, prosperity/monument-to-the-prince R4
        let mut duel = scene().with(B, [Prince, Inga]);
        duel.builds(A, Monument);
        duel.holds(A, [Inga]).has(B, Prince).rests();
        let mut duel = scene().with(B, [Princess]);
        duel.builds(A, Monument);
        duel.holds(A, []).has(B, Princess).rests();
    }

    #[test]
    fn a_sage_may_be_named_and_loses_its_owls() {
        // prosperity/monument-to-the-prince R5, enlightenment D40, enlightenment 7.1
        let duel = princes([Set::Gold, Set::Sages, Set::Prosperity]).city(A, 0).rich(A).dial(A, PublicFeeling, 2);
        let mut duel = duel.dial(B, Peter, 3);
        duel.builds(A, Monument);
        duel.holds(A, [Peter]).has_not(B, Peter).owls(B, 0);
    }

    #[test]
    fn units_on_roads_may_be_named_and_cards_abroad_may_not() {
        // prosperity/monument-to-the-prince R5, enlightenment D40
        let mut duel = scene().with(B, [Mercenaries]).at(B, ThievesHideout, "abroad/1,a2");
        duel.builds(A, Monument);
        duel.holds(A, [Mercenaries]).rests();
    }
}
