//! Aqueduct. With Artisans & Benefactors it lies face up beside the stacks (classic 15.1).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "aqueduct",
    name: "Aqueduct",
    text: "A Plague takes nothing from your regions.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Lumber, Brick, Brick, Ore, Ore]),
    points: Points::victory(1),
    printings: &[print(Set::Classic, 2).face_up().yields_to(Set::Artisans)],
    inert: Some("the Plague asks for it"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, classic, classic_theme};
    use crate::vocabulary::refusal::Refusal;

    #[test]
    fn no_region_of_its_owner_loses_anything_to_the_plague() {
        // classic/aqueduct E, classic/aqueduct R1
        let mut duel = classic().city(A, 0).city(A, 2).at(A, ClassicAqueduct, "0,a").city(B, 0).rich(A).rich(B);
        duel.draws_event(ClassicPlague).helped(A, ClassicAqueduct).total(A, 18).total(B, 14).rests();
    }

    #[test]
    fn in_the_basic_game_it_is_drawn_and_a_second_one_may_stand() {
        // classic 8: several cards with the same name may lie in a principality
        let mut duel = classic().with(A, [ClassicAqueduct]).rich(A);
        duel.builds(A, ClassicAqueduct).points(A, 5).rests();
    }

    #[test]
    fn with_artisans_and_benefactors_it_lies_face_up_and_stands_once() {
        // classic/aqueduct R2, classic/aqueduct R3, classic D45, classic 15.1
        let mut duel = classic_theme(Set::Artisans).city(A, 0).rich(A);
        let up =
            |duel: &crate::testkit::Scene| duel.row(Row::FACE_UP).iter().filter(|it| **it == ClassicAqueduct).count();
        assert_eq!(up(&duel), 2);
        duel.does(A, "build aqueduct 0,a").points(A, 4).rests();
        assert_eq!(up(&duel), 1);
        duel.rich(A).refuses(A, "build aqueduct 0,b", Refusal::OneIsEnough);
        let mut duel = classic_theme(Set::Artisans).with(A, [ClassicAqueduct]);
        duel.removes(A, ClassicAqueduct).holds(A, []);
        assert_eq!(up(&duel), 2);
        // The same if it is burnt.
        let mut duel = classic_theme(Set::Artisans).unlocked().with(B, [ClassicAqueduct]);
        duel.plays(A, ClassicArsonist).rolls(A, 1).holds(B, []).rests();
        assert_eq!(up(&duel), 2);
    }
}
