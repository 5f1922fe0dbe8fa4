//! Trade Master (Gold).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "trade-master",
    name: "Trade Master",
    text: "Take 2 resources of your choice from the opponent.",
    kind: CardKind::Attack,
    requires: &[owns!(MerchantGuild, "merchant-guild", "your Merchant Guild")],
    printings: &[print(Set::Gold, 2).moons(1)],
    avails: Some(|duel, s, seat| !duel.takable(s, seat, Kinds::ALL).is_empty()),
    play: Some(|cx, play| cx.take_from_foe(play.by, Kinds::ALL, 2)),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn two_resources_are_taken_from_the_opponent() {
        // gold/trade-master E
        let mut duel = duel().with(A, [MerchantGuild]).stored(B, Ore, 2).stored(B, Wool, 2);
        duel.plays(A, TradeMaster).names(A, Wool);
        duel.refuses(A, "pass", Refusal::NotOffered);
        duel.names(A, Ore);
        duel.stock(A, Ore, 1).stock(A, Wool, 1).stock(B, Ore, 1).stock(B, Wool, 1).rests();
    }

    #[test]
    fn no_more_than_he_has_and_finds_room() {
        // gold/trade-master R1, rivals 8: a card without an effect may not be played
        let scene = duel().with(A, [MerchantGuild]);
        let mut few = scene.clone().stored(B, Ore, 1);
        few.plays(A, TradeMaster);
        few.total(A, 1).total(B, 0).rests();
        let mut full = scene.clone().stored(A, Ore, 2).stored(B, Ore, 3);
        full.plays(A, TradeMaster);
        full.stock(A, Ore, 3).stock(B, Ore, 2).rests();
        scene.clone().hand(A, [TradeMaster]).refuses(A, "play trade-master", Refusal::NoUse);
        scene.rich(A).rich(B).hand(A, [TradeMaster]).refuses(A, "play trade-master", Refusal::NoUse);
    }
}
