//! Caravan.

use crate::cards::prelude::*;

const PAY: u8 = 0;
const MORE: u8 = 1;
const TAKE: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "caravan",
    name: "Caravan",
    text: "Give back 1 or 2 of your resources and take as many of your choice.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Classic, 1)],
    asks: &[Words::whether(TAKE, "duel.ask.caravan", "duel.ask.caravan-yes", "duel.ask.caravan-no")],
    avails: Some(|_, s, seat| s.side(seat).total() > 0),
    play: Some(swap),
    waits: Some(|it| match it.play.step {
        MORE => it.goes_on(),
        TAKE => it.asks(it.play.by, Ask::Whether) && it.s.side(it.play.by).total() > 0,
        _ => false,
    }),
    ..CARD
};

fn swap(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        PAY => {
            cx.pay_any(play.by, 1);
            cx.then(play.step(MORE));
        }
        MORE if cx.s.side(play.by).total() > 0 => cx.ask(play.by, Ask::Whether, play.step(TAKE)),
        MORE => cx.gain_any(play.by, Kinds::ALL, 1),
        TAKE if play.passed() => cx.gain_any(play.by, Kinds::ALL, 1),
        TAKE => {
            cx.pay_any(play.by, 1);
            cx.gain_any(play.by, Kinds::ALL, 2);
        }
        step => unreachable!("the Caravan has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, classic};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn one_or_two_resources_are_swapped_for_as_many() {
        // classic/caravan E
        let scene = classic().unlocked().stored(A, Lumber, 2).stored(A, Wool, 1);
        let mut duel = scene.clone();
        duel.plays(A, Caravan).pays(A, Lumber).accepts(A).pays(A, Wool).takes(A, Ore).takes(A, Gold);
        duel.stock(A, Lumber, 1).stock(A, Ore, 1).stock(A, Gold, 1).total(A, 3).rests();
        let mut duel = scene;
        duel.plays(A, Caravan)
            .pays(A, Lumber)
            .passes(A)
            .takes(A, Ore)
            .stock(A, Lumber, 1)
            .stock(A, Ore, 1)
            .total(A, 3)
            .rests();
    }

    #[test]
    fn with_one_resource_nobody_is_asked_for_a_second() {
        // classic/caravan E, classic 9: without any resource it cannot be played
        let mut duel = classic().unlocked().stored(A, Lumber, 1);
        duel.plays(A, Caravan).takes(A, Gold).stock(A, Gold, 1).total(A, 1).rests();
        classic().unlocked().hand(A, [Caravan]).refuses(A, "play caravan", Refusal::NoUse);
    }
}
