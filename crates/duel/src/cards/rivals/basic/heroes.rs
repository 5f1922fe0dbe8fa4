//! The six heroes of the Basic set: points only.

use crate::card::Printing;
use crate::cards::prelude::*;

const PRINTINGS: &[Printing] = &[print(Set::Basic, 1)];

const fn hero(key: &'static str, name: &'static str, text: &'static str, cost: Bundle, points: Points) -> CardDef {
    CardDef {
        key,
        name,
        text,
        kind: CardKind::Hero,
        place: Place::Settlement,
        cost,
        points,
        once: true,
        printings: PRINTINGS,
        inert: Some("points only"),
        ..CARD
    }
}

pub(crate) const AUSTIN: CardDef =
    hero("austin", "Austin", "A hero: 1 strength, 2 skill.", cost(&[Grain, Ore]), Points::hero(1, 2));
pub(crate) const HARALD: CardDef =
    hero("harald", "Harald", "A hero: 2 strength, 1 skill.", cost(&[Grain, Ore]), Points::hero(2, 1));
pub(crate) const INGA: CardDef =
    hero("inga", "Inga", "A hero: 1 strength, 3 skill.", cost(&[Wool, Grain, Ore]), Points::hero(1, 3));
pub(crate) const OSMUND: CardDef =
    hero("osmund", "Osmund", "A hero: 2 strength, 2 skill.", cost(&[Wool, Grain, Ore]), Points::hero(2, 2));
pub(crate) const CANDAMIR: CardDef =
    hero("candamir", "Candamir", "A hero: 4 strength, 1 skill.", cost(&[Wool, Wool, Grain, Ore]), Points::hero(4, 1));
pub(crate) const SIGLIND: CardDef =
    hero("siglind", "Siglind", "A hero: 2 strength, 3 skill.", cost(&[Wool, Wool, Grain, Ore]), Points::hero(2, 3));

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::refusal::Refusal;

    #[test]
    fn a_hero_brings_strength_and_skill() {
        // basic/austin E, basic/harald E, basic/inga E, basic/osmund E, basic/candamir E, basic/siglind E
        let duel = duel().with(A, [Austin, Harald, Inga]).with(B, [Osmund, Candamir, Siglind]);
        assert_eq!((duel.s.points(A).strength, duel.s.points(A).skill), (4, 6));
        assert_eq!((duel.s.points(B).strength, duel.s.points(B).skill), (8, 6));
        duel.points(A, 2).points(B, 3);
    }

    #[test]
    fn a_named_unit_stands_once_in_a_principality() {
        // basic/austin R1, basic/harald R1, basic/inga R1, basic/osmund R1, basic/candamir R1, basic/siglind R1
        for hero in [Austin, Harald, Inga, Osmund, Candamir, Siglind] {
            let mut duel = duel().with(A, [hero]).rich(A);
            let face = duel.s.side(A).lying[0].face;
            duel.s.piles.push(crate::Row::hand(A), crate::position::piles::Slot { face, groups: 1 });
            duel.refuses(A, &format!("build {} 0,b", hero.def().key), Refusal::OneIsEnough);
        }
    }
}
