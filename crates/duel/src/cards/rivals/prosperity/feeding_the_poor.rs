//! Feeding the Poor (Prosperity).

use crate::card::Stars;
use crate::card::require::Require;
use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "feeding-the-poor",
    name: "Feeding the Poor",
    text: "Receive up to 2 stars.",
    kind: CardKind::Neutral,
    cost: cost(&[Grain]),
    requires: &[
        Require { says: "own-grain>=1", words: "1 grain", holds: |_, s, seat| s.side(seat).amount(Grain) > 0 },
        require::STAR_ROOM,
    ],
    unconditional: true,
    printings: &[print(Set::Prosperity, 2).moons(1)],
    stars: Some(Stars { n: 2, with: &[] }),
    play: Some(super::artworks::bring_stars),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, theme, tournament_of};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_grain_brings_two_stars() {
        // prosperity/feeding-the-poor E
        let mut duel = theme(Set::Prosperity).stored(A, Grain, 2);
        duel.plays(A, FeedingThePoor);
        duel.stars(A, 2).stock(A, Grain, 1).rests();
    }

    #[test]
    fn it_needs_grain() {
        // prosperity/feeding-the-poor R1
        let duel = theme(Set::Prosperity).hand(A, [FeedingThePoor]).stored(A, Ore, 3);
        duel.refuses(A, "play feeding-the-poor", Refusal::Unmet(FeedingThePoor, 0));
    }

    #[test]
    fn a_star_without_room_is_lost() {
        // prosperity/feeding-the-poor R2
        let mut duel = theme(Set::Prosperity).stored(A, Grain, 1).dial(A, PublicFeeling, 2);
        duel.plays(A, FeedingThePoor);
        duel.stars(A, 3).rests();
    }

    #[test]
    fn a_full_public_feeling_has_no_use_for_it() {
        // prosperity/feeding-the-poor R4, enlightenment D62
        let duel = theme(Set::Prosperity).hand(A, [FeedingThePoor]).stored(A, Grain, 1).dial(A, PublicFeeling, 3);
        duel.refuses(A, "play feeding-the-poor", Refusal::Unmet(FeedingThePoor, 1));
    }

    #[test]
    fn in_the_tournament_the_stars_may_be_split() {
        // prosperity/feeding-the-poor R3
        let duel = tournament_of(&[Set::Gold, Set::Turmoil, Set::Prosperity]).stored(A, Grain, 1);
        let mut duel = duel.with(A, [PublicFeeling, PublicFeeling]);
        duel.plays(A, FeedingThePoor).does(A, "choose 0,m").does(A, "choose 1,m");
        duel.dials(A, PublicFeeling, [1, 1]).rests();
    }
}
