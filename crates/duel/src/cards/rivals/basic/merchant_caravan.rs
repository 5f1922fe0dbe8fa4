//! Merchant Caravan (Basic).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "merchant-caravan",
    name: "Merchant Caravan",
    text: "Pay exactly 2 resources of any kind, then take any 2.",
    kind: CardKind::Neutral,
    requires: &[require::RESOURCES_2],
    unconditional: true,
    printings: &[print(Set::Basic, 2)],
    play: Some(|cx, play| {
        cx.pay_any(play.by, 2);
        cx.gain_any(play.by, Kinds::ALL, 2);
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn two_resources_of_any_kind_buy_any_two() {
        // basic/merchant-caravan E
        let mut duel = duel().stored(A, Lumber, 2).stored(A, Wool, 1);
        duel.plays(A, MerchantCaravan).pays(A, Lumber).pays(A, Wool).takes(A, Ore).takes(A, Gold);
        duel.stock(A, Lumber, 1).stock(A, Ore, 1).stock(A, Gold, 1).total(A, 3).rests();
    }

    #[test]
    fn one_is_not_enough() {
        // basic/merchant-caravan R1
        let duel = duel().stored(A, Lumber, 1).hand(A, [MerchantCaravan]);
        duel.refuses(A, "play merchant-caravan", Refusal::Unmet(MerchantCaravan, 0));
    }
}
