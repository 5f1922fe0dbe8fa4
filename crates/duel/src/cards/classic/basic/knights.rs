//! The nine knights: points only.

use crate::card::Printing;
use crate::cards::prelude::*;

const PRINTINGS: &[Printing] = &[print(Set::Classic, 1)];

const fn knight(key: &'static str, name: &'static str, text: &'static str, cost: Bundle, points: Points) -> CardDef {
    CardDef {
        key,
        name,
        text,
        kind: CardKind::Knight,
        place: Place::Settlement,
        cost,
        points,
        printings: PRINTINGS,
        inert: Some("points only"),
        ..CARD
    }
}

pub(crate) const CONRAD: CardDef = knight(
    "conrad",
    "Conrad the Swift",
    "A knight: 2 strength, 1 tournament point.",
    cost(&[Grain, Ore]),
    Points::hero(2, 1),
);
pub(crate) const FALK: CardDef = knight(
    "falk",
    "Falk the Fair",
    "A knight: 1 strength, 5 tournament points.",
    cost(&[Grain, Grain, Ore, Ore, Wool]),
    Points::hero(1, 5),
);
pub(crate) const GOTZ: CardDef = knight(
    "gotz",
    "Gotz Ironfist",
    "A knight: 5 strength, 2 tournament points.",
    cost(&[Grain, Grain, Ore, Ore, Wool, Wool]),
    Points::hero(5, 2),
);
pub(crate) const HAGEN: CardDef = knight(
    "hagen",
    "Hagen the Sinister",
    "A knight: 1 strength, 2 tournament points.",
    cost(&[Grain, Ore]),
    Points::hero(1, 2),
);
pub(crate) const KARL: CardDef = knight(
    "karl",
    "Karl the Strong",
    "A knight: 7 strength, 1 tournament point.",
    cost(&[Grain, Grain, Ore, Ore, Wool, Wool, Wool]),
    Points::hero(7, 1),
);
pub(crate) const OTTO: CardDef = knight(
    "otto",
    "Otto the Berserker",
    "A knight: 3 strength, 2 tournament points.",
    cost(&[Grain, Ore, Ore, Wool]),
    Points::hero(3, 2),
);
pub(crate) const PIPPIN: CardDef = knight(
    "pippin",
    "Pippin the Short",
    "A knight: 1 strength, 3 tournament points.",
    cost(&[Grain, Ore, Wool]),
    Points::hero(1, 3),
);
pub(crate) const SIEGFRIED: CardDef = knight(
    "siegfried",
    "Siegfried Lackland",
    "A knight: 1 strength, 1 tournament point.",
    cost(&[Ore]),
    Points::hero(1, 1),
);
pub(crate) const WALTER: CardDef = knight(
    "walter",
    "Walter the Recreant",
    "A knight: 3 strength, 1 tournament point.",
    cost(&[Grain, Ore, Wool]),
    Points::hero(3, 1),
);

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, classic};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_knight_brings_strength_and_tournament_points() {
        // classic/conrad E, classic/falk E, classic/gotz E, classic/hagen E, classic/karl E, classic/otto E, classic/pippin E,
        // classic/siegfried E, classic/walter E
        let all = [
            (Conrad, 2, 1),
            (Falk, 1, 5),
            (Gotz, 5, 2),
            (Hagen, 1, 2),
            (Karl, 7, 1),
            (Otto, 3, 2),
            (Pippin, 1, 3),
            (Siegfried, 1, 1),
            (Walter, 3, 1),
        ];
        for (knight, strength, tournament) in all {
            let mut duel = classic().with(A, [knight]);
            let points = duel.s.points(A);
            assert_eq!((points.strength, points.skill), (strength, tournament), "{knight:?}");
            // The Knight token, and the event Tournament.
            duel.points(A, 3);
            duel.event(EventFace::Celebration).takes(A, Ore).total(A, 1).total(B, 0).rests();
        }
    }

    #[test]
    fn each_of_them_is_there_once() {
        // classic 8: there is only one copy of each
        let all = [Conrad, Falk, Gotz, Hagen, Karl, Otto, Pippin, Siegfried, Walter];
        let duel = classic();
        let cards = || duel.duel.setup().stacks.iter().flat_map(|stack| &stack.cards);
        assert!(all.into_iter().all(|knight| cards().filter(|it| it.card == knight).count() == 1));
    }
}
