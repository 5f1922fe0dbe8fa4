//! Osmund the People's Favorite (Artisans & Benefactors).

use crate::card::Ware;
use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "osmund",
    name: "Osmund the People's Favorite",
    text: "A knight: 2 strength, and a tournament point for each star that you have.",
    kind: CardKind::Knight,
    place: Place::Settlement,
    cost: cost(&[Grain, Ore, Wool]),
    points: Points { strength: 2, ..Points::NONE },
    printings: &[print(Set::Artisans, 1)],
    more_points: Some(|_, s, seat, _| Points { skill: s.side(seat).tally.wares[Ware::Star as usize], ..Points::NONE }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, artisans, artisans_tournament};
    use crate::vocabulary::resource::Resource::*;

    /// artisans/osmund E, classic D14
    #[test]
    fn he_has_as_many_tournament_points_as_his_owner_has_stars() {
        for stars in 0..=3 {
            let duel = artisans().with(A, [ClassicOsmund]).dial(A, ClassicPublicFeeling, stars);
            assert_eq!((duel.s.points(A).skill, duel.s.points(A).strength), (stars, 2));
        }
    }

    /// artisans/osmund R1, classic D57
    #[test]
    fn the_stars_of_the_moment_of_the_tournament_count() {
        let mut duel = artisans().with(A, [ClassicOsmund]).with(B, [Hagen]).dial(A, ClassicPublicFeeling, 2);
        duel.event(EventFace::Celebration);
        duel.rests(); // 2 to 2 is a tie
        let mut duel = duel.stored(A, Gold, 1);
        duel.plays(A, FeedingOfThePoor).event(EventFace::Celebration);
        duel.takes(A, Ore).rests();
    }

    /// artisans/osmund R1, classic D57
    #[test]
    fn the_stars_of_both_public_feelings_count() {
        let duel = artisans_tournament().with(A, [ClassicOsmund, ClassicPublicFeeling, ClassicPublicFeeling]);
        let duel = duel.dial(A, ClassicPublicFeeling, 3);
        assert_eq!(duel.s.points(A).skill, 6);
    }
}
