//! Merchant.

use crate::cards::prelude::*;

const TAKE: u8 = 0;
const CHOOSE: u8 = 1;
const GIVE: u8 = 2;
const DEALT: u8 = 3;

pub(crate) const DEF: CardDef = CardDef {
    key: "merchant",
    name: "Merchant",
    text: "Take 1 or 2 resources of your choice from the opponent, then give him 1 of your choice.",
    kind: CardKind::Attack,
    printings: &[print(Set::Classic, 2)],
    asks: &[Words::which(GIVE, "duel.ask.merchant")],
    avails: Some(|duel, s, seat| !duel.takable(s, seat, Kinds::ALL).is_empty()),
    play: Some(deal),
    waits: Some(|it| match it.play.step {
        CHOOSE | DEALT => it.goes_on(),
        GIVE => !it.resources(it.play.by).is_empty(),
        _ => false,
    }),
    ..CARD
};

fn deal(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let customer = foe(play.by);
    match play.step {
        TAKE => {
            cx.take_from_foe(play.by, Kinds::ALL, 1);
            cx.may_take_from_foe(play.by, Kinds::ALL, 1);
            cx.then(play.step(CHOOSE));
        }
        CHOOSE => {
            // The player can give what the customer could take: resources that the player has and for which the
            // customer has room.
            let gifts = cx.duel.takable(cx.s, customer, Kinds::ALL);
            match gifts.len() {
                0 => cx.tell_gain(play),
                1 => cx.then(EffectPlay { answer: gifts.nth(0) as u8, ..play.step(GIVE) }),
                _ => cx.ask(play.by, Ask::Resource(gifts), play.step(GIVE)),
            }
        }
        GIVE => {
            let gift = Resource::ALL[usize::from(play.answer)];
            cx.pay(play.by, Bundle::some(gift, 1));
            cx.gain(customer, gift, 1);
            cx.then(EffectPlay { answer: 0, ..play.step(DEALT) });
        }
        DEALT => cx.tell_gain(play),
        step => unreachable!("the Merchant has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, classic};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        classic().unlocked()
    }

    #[test]
    fn one_or_two_are_taken_and_one_is_given() {
        // classic/merchant E
        let scene = scene().stored(A, Lumber, 1).stored(B, Ore, 2).stored(B, Wool, 1);
        let mut duel = scene.clone();
        duel.plays(A, ClassicMerchant).names(A, Ore).names(A, Wool).names(A, Lumber);
        duel.stock(A, Ore, 1).stock(A, Wool, 1).stock(B, Ore, 1).stock(B, Wool, 0).stock(B, Lumber, 1).rests();
        let mut duel = scene;
        duel.plays(A, ClassicMerchant);
        duel.refuses(A, "pass", Refusal::NotOffered);
        duel.names(A, Ore).passes(A).names(A, Ore).stock(A, Ore, 0).stock(B, Ore, 2).rests();
    }

    #[test]
    fn nothing_is_taken_or_given_that_finds_no_room() {
        // classic/merchant E, classic 4
        let mut duel = scene().rich(A).stored(A, Ore, 2).rich(B).stored(B, Lumber, 2);
        duel.plays(A, ClassicMerchant).names(A, Lumber).total(B, 17).rests();
        scene().rich(A).rich(B).hand(A, [ClassicMerchant]).refuses(A, "play merchant", Refusal::NoUse);
    }
}
