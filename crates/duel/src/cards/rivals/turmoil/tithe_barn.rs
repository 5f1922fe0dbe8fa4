//! Tithe Barn (Turmoil).

use crate::cards::prelude::*;

const CHOOSE: u8 = 0;
const TAKE: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "tithe-barn",
    name: "Tithe Barn",
    text: "When built: choose grain or wool and take 1 of it for each of your heroes.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Lumber, Brick, Ore]),
    points: Points::victory(1),
    printings: &[print(Set::Turmoil, 1).moons(1)],
    asks: &[Words::which(TAKE, "duel.ask.tithe-barn")],
    built: Some(tithe),
    waits: Some(|it| it.play.step == TAKE && !it.resources(it.play.by).is_empty()),
    ..CARD
};

fn tithe(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let side = cx.s.side(play.by);
    let heroes = cx.s.count(cx.duel, play.by, |def| def.kind == CardKind::Hero);
    match play.step {
        CHOOSE => {
            let kinds = Kinds::only(Grain).with(Wool).both(side.roomy());
            match kinds.len() {
                2 if heroes > 0 => cx.ask(play.by, Ask::Resource(kinds), play.step(TAKE)),
                _ => cx.gain_any(play.by, kinds, heroes),
            }
        }
        TAKE => cx.gain(play.by, Resource::ALL[usize::from(play.answer)], heroes),
        step => unreachable!("the Tithe Barn has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, Scene, duel};
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        duel().city(A, 0).stored(A, Lumber, 2).stored(A, Brick, 1).stored(A, Ore, 1)
    }

    #[test]
    fn each_hero_brings_one_of_the_chosen_kind() {
        // turmoil/tithe-barn E, turmoil/tithe-barn R1
        let mut duel = scene().with(A, [Austin, Inga, Irmgard]);
        duel.builds(A, TitheBarn);
        assert_eq!(duel.offers(A), ["name wool", "name grain"]);
        duel.names(A, Wool);
        duel.stock(A, Wool, 3).total(A, 3).points(A, 4).rests();
    }

    #[test]
    fn what_finds_no_room_is_lost() {
        // turmoil/tithe-barn R1
        let mut some = scene().with(A, [Harald, Austin, Inga]).stored(A, Grain, 2);
        some.builds(A, TitheBarn).names(A, Grain);
        some.stock(A, Grain, 3).stock(A, Wool, 0).rests();
        // A resource without room cannot be chosen.
        let mut full = scene().with(A, [Harald]).stored(A, Grain, 3);
        full.builds(A, TitheBarn);
        full.stock(A, Grain, 3).stock(A, Wool, 1).rests();
    }

    #[test]
    fn other_units_bring_nothing() {
        // turmoil/tithe-barn R2
        let mut duel = scene().with(A, [LumberShip, LargeTradeShip]);
        duel.builds(A, TitheBarn);
        duel.total(A, 0).rests();
    }
}
