//! Mineral Mining and Three-Field System (Progress).

use crate::cards::prelude::*;

pub(crate) const MINERAL_MINING: CardDef = CardDef {
    key: "mineral-mining",
    name: "Mineral Mining",
    text: "Receive up to 2 ore.",
    avails: Some(|_, s, seat| s.side(seat).roomy().has(Ore)),
    play: Some(|cx, play| cx.may_gain_any(play.by, Kinds::only(Ore), 2)),
    ..LEARNED
};

pub(crate) const THREE_FIELD_SYSTEM: CardDef = CardDef {
    key: "three-field-system",
    name: "Three-Field System",
    text: "Receive up to 2 grain.",
    avails: Some(|_, s, seat| s.side(seat).roomy().has(Grain)),
    play: Some(|cx, play| cx.may_gain_any(play.by, Kinds::only(Grain), 2)),
    ..LEARNED
};

/// What both cards have in common.
const LEARNED: CardDef = CardDef {
    kind: CardKind::Neutral,
    requires: &[owns!(University, "university", "your University")],
    printings: &[print(Set::Progress, 2).moons(1)],
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn they_bring_two_of_their_resource() {
        // progress/mineral-mining E, progress/three-field-system E
        for (card, resource) in [(MineralMining, Ore), (ThreeFieldSystem, Grain)] {
            let mut duel = duel().with(A, [University]);
            duel.plays(A, card).takes(A, resource).takes(A, resource);
            duel.stock(A, resource, 2).total(A, 2).rests();
        }
    }

    #[test]
    fn up_to_two_may_be_one() {
        // progress/mineral-mining E, progress/three-field-system E
        for (card, resource) in [(MineralMining, Ore), (ThreeFieldSystem, Grain)] {
            let mut scene = duel().with(A, [University]);
            scene.plays(A, card).takes(A, resource).passes(A);
            scene.total(A, 1).rests();
            let mut full = duel().with(A, [University]).stored(A, resource, 2);
            full.plays(A, card).takes(A, resource);
            full.total(A, 3).rests();
        }
    }

    #[test]
    fn they_need_a_university_and_room() {
        // progress/university E
        for (key, card, resource) in
            [("mineral-mining", MineralMining, Ore), ("three-field-system", ThreeFieldSystem, Grain)]
        {
            let play = format!("play {key}");
            duel().hand(A, [card]).refuses(A, &play, Refusal::Unmet(card, 0));
            let full = duel().with(A, [University]).stored(A, resource, 3).hand(A, [card]);
            full.refuses(A, &play, Refusal::NoUse);
        }
    }
}
