//! Feeding of the Poor (Artisans & Benefactors).

use crate::card::Stars;
use crate::cards::prelude::*;
use crate::cards::rivals::prosperity::artworks::bring_stars;

pub(crate) const DEF: CardDef = CardDef {
    key: "feeding-of-the-poor",
    name: "Feeding of the Poor",
    text: "Receive up to 2 stars.",
    kind: CardKind::Neutral,
    cost: cost(&[Gold]),
    requires: &[require::STAR_ROOM],
    unconditional: true,
    printings: &[print(Set::Artisans, 2)],
    stars: Some(Stars { n: 2, with: &[] }),
    play: Some(bring_stars),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, artisans};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    /// artisans/feeding-of-the-poor E
    #[test]
    fn one_gold_brings_two_stars() {
        let mut duel = artisans().stored(A, Gold, 2);
        duel.plays(A, FeedingOfThePoor);
        duel.stars(A, 3).stock(A, Gold, 1).rests();
        let duel = artisans().hand(A, [FeedingOfThePoor]).stored(A, Ore, 3);
        duel.refuses(A, "play feeding-of-the-poor", Refusal::CannotAfford { short: 1 });
    }

    /// artisans/feeding-of-the-poor R1
    #[test]
    fn with_room_for_one_star_the_second_is_lost() {
        let mut duel = artisans().stored(A, Gold, 1).dial(A, ClassicPublicFeeling, 2);
        duel.plays(A, FeedingOfThePoor);
        duel.stars(A, 3).stock(A, Gold, 0).rests();
    }

    /// artisans/feeding-of-the-poor R2, classic D21
    #[test]
    fn it_needs_room_for_one_star() {
        let duel = artisans().hand(A, [FeedingOfThePoor]).stored(A, Gold, 1).dial(A, ClassicPublicFeeling, 3);
        duel.refuses(A, "play feeding-of-the-poor", Refusal::Unmet(FeedingOfThePoor, 0));
    }
}
