//! Theater (Prosperity).

use crate::card::Ware;
use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "theater",
    name: "Theater",
    text: "When built: 1 star.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Brick, Wool, Wool]),
    points: Points { victory: 1, skill: 2, ..Points::NONE },
    printings: &[print(Set::Prosperity, 1).moons(1)],
    built: Some(|cx, play| cx.gain_wares(play.by, Ware::Star, 1)),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, theme};

    #[test]
    fn a_star_comes_when_it_is_built() {
        // prosperity/theater E
        let mut duel = theme(Set::Prosperity).city(A, 0).rich(A);
        duel.builds(A, Theater);
        duel.stars(A, 1).points(A, 4).rests();
        assert_eq!(duel.s.points(A).skill, 2);
    }

    #[test]
    fn a_star_without_room_is_lost() {
        // prosperity/theater R1
        let mut duel = theme(Set::Prosperity).city(A, 0).rich(A).dial(A, PublicFeeling, 3);
        duel.builds(A, Theater);
        duel.stars(A, 3).rests();
    }
}
