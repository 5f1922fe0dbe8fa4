//! Merchant (Gold).

use crate::cards::prelude::*;

const TAKE: u8 = 0;
const CHOOSE: u8 = 1;
const GIVE: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "merchant",
    name: "Merchant",
    text: "Take up to 2 resources of your choice from the opponent, then give him 1 of your choice.",
    kind: CardKind::Attack,
    requires: &[require::COMMERCE_3_OR_CITY],
    printings: &[print(Set::Gold, 2)],
    asks: &[Words::which(GIVE, "duel.ask.merchant")],
    avails: Some(|duel, s, seat| !duel.takable(s, seat, Kinds::ALL).is_empty()),
    play: Some(deal),
    waits: Some(|it| match it.play.step {
        CHOOSE => it.goes_on(),
        GIVE => !it.resources(it.play.by).is_empty(),
        _ => false,
    }),
    ..CARD
};

fn deal(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let customer = foe(play.by);
    match play.step {
        TAKE => {
            cx.may_take_from_foe(play.by, Kinds::ALL, 2);
            cx.then(play.step(CHOOSE));
        }
        CHOOSE => {
            // The player can give what the customer could take: resources that the player has and for which the
            // customer has room.
            let gifts = cx.duel.takable(cx.s, customer, Kinds::ALL);
            match gifts.len() {
                0 => {}
                1 => cx.then(EffectPlay { answer: gifts.nth(0) as u8, ..play.step(GIVE) }),
                _ => cx.ask(play.by, Ask::Resource(gifts), play.step(GIVE)),
            }
        }
        GIVE => {
            let gift = Resource::ALL[usize::from(play.answer)];
            cx.pay(play.by, Bundle::some(gift, 1));
            cx.gain(customer, gift, 1);
        }
        step => unreachable!("the Merchant has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn two_are_taken_and_one_is_given() {
        // gold/merchant E, gold/merchant R1
        let mut duel = duel().city(A, 0).stored(A, Lumber, 1).stored(B, Ore, 2).stored(B, Wool, 1);
        duel.plays(A, Merchant).names(A, Ore).names(A, Wool);
        duel.names(A, Lumber);
        duel.stock(A, Ore, 1).stock(A, Wool, 1).stock(A, Lumber, 0);
        duel.stock(B, Ore, 1).stock(B, Wool, 0).stock(B, Lumber, 1).rests();
    }

    #[test]
    fn fewer_may_be_taken_and_one_is_given_all_the_same() {
        // gold/merchant E
        let mut duel = duel().city(A, 0).stored(A, Grain, 1).stored(B, Ore, 2);
        duel.plays(A, Merchant).names(A, Ore).passes(A).names(A, Grain);
        duel.stock(A, Ore, 1).stock(A, Grain, 0).stock(B, Ore, 1).stock(B, Grain, 1).rests();
    }

    #[test]
    fn what_was_taken_may_be_given_back() {
        // gold/merchant R1
        let mut duel = duel().city(A, 0).stored(B, Ore, 1);
        duel.plays(A, Merchant).names(A, Ore);
        duel.stock(A, Ore, 0).stock(B, Ore, 1).rests(); // nothing else can be given: nobody is asked
    }

    #[test]
    fn nothing_is_given_that_finds_no_room() {
        // gold/merchant R1, rivals 3
        let mut duel = duel().city(A, 0).stored(A, Lumber, 1).rich(B);
        duel.plays(A, Merchant).names(A, Ore).names(A, Ore);
        duel.stock(A, Ore, 1).stock(A, Lumber, 1).stock(B, Ore, 2).stock(B, Lumber, 3).rests();
    }

    #[test]
    fn it_needs_three_commerce_points_or_a_city() {
        // gold/merchant E
        let poor = duel().rich(B).hand(A, [Merchant]);
        poor.refuses(A, "play merchant", Refusal::Unmet(Merchant, 0));
        let mut trader = poor.clone().with(A, [LumberShip, OreShip, WoolShip]);
        trader.does(A, "play merchant");
        poor.clone().city(A, 0).poor(B).refuses(A, "play merchant", Refusal::NoUse);
    }
}
