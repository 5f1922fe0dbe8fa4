//! Goldsmith (Basic, Gold).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "goldsmith",
    name: "Goldsmith",
    text: "Pay 3 gold, then take any 2 resources.",
    kind: CardKind::Neutral,
    requires: &[require::GOLD_3],
    unconditional: true,
    printings: &[print(Set::Basic, 2), print(Set::Gold, 1).moons(1)],
    play: Some(|cx, play| {
        cx.pay(play.by, Bundle::some(Gold, 3));
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
    fn three_gold_buy_any_two_resources() {
        // basic/goldsmith E
        let mut scene = duel().stored(A, Gold, 3);
        scene.plays(A, Goldsmith).takes(A, Ore).takes(A, Ore);
        scene.stock(A, Gold, 0).stock(A, Ore, 2).rests();
        duel().stored(A, Gold, 2).hand(A, [Goldsmith]).refuses(A, "play goldsmith", Refusal::Unmet(Goldsmith, 0));
    }

    #[test]
    fn the_gold_may_come_from_the_gold_cache_too() {
        // basic/goldsmith R1
        let mut duel = duel().at(A, GoldCache, "3,b2").stock_at(A, "1,a", 2).stock_at(A, "3,b2", 1);
        duel.plays(A, Goldsmith).takes(A, Ore).takes(A, Wool);
        duel.stock(A, Gold, 0).total(A, 2).rests();
    }

    #[test]
    fn gold_may_be_among_the_two() {
        // basic/goldsmith E: any 2 resources
        let mut duel = duel().stored(A, Gold, 3);
        duel.plays(A, Goldsmith).takes(A, Gold).takes(A, Ore);
        duel.stock(A, Gold, 1).stock(A, Ore, 1).rests();
    }
}
