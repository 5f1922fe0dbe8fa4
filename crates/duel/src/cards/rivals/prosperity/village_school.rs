//! Village School (Prosperity).

use crate::card::Ware;
use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "village-school",
    name: "Village School",
    text: "When built: 2 stars. Whenever Trade happens, in any turn: 1 star.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Lumber, Grain]),
    once: true,
    printings: &[print(Set::Prosperity, 2).moons(1)],
    built: Some(|cx, play| cx.gain_wares(play.by, Ware::Star, 2)),
    event_die: Some(|cx, play| {
        if cx.s.event == Some(EventFace::Trade) {
            cx.gain_wares(play.by, Ware::Star, 1);
        }
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, theme};
    use crate::vocabulary::refusal::Refusal;

    #[test]
    fn two_stars_come_when_it_is_built() {
        // prosperity/village-school E, prosperity/village-school R2
        let mut duel = theme(Set::Prosperity).rich(A);
        duel.builds(A, VillageSchool);
        duel.stars(A, 2).rests();
        let mut duel = theme(Set::Prosperity).rich(A).dial(A, PublicFeeling, 2);
        duel.builds(A, VillageSchool);
        duel.stars(A, 3).rests(); // one of them is lost
    }

    #[test]
    fn every_trade_brings_a_star_in_either_turn() {
        // prosperity/village-school E, prosperity/village-school R4, enlightenment D46
        for seat in [A, B] {
            let mut duel = theme(Set::Prosperity).with(A, [VillageSchool]).turn(seat).before_roll();
            duel.dice(6, EventFace::Trade);
            duel.stars(A, 1).stars(B, 0).rests();
        }
        let mut duel = theme(Set::Prosperity).with(A, [VillageSchool]);
        duel.event(EventFace::Brigands);
        duel.stars(A, 0).rests();
    }

    #[test]
    fn a_star_without_room_is_lost() {
        // prosperity/village-school R3
        let mut duel = theme(Set::Prosperity).with(A, [VillageSchool]).dial(A, PublicFeeling, 3);
        duel.event(EventFace::Trade);
        duel.stars(A, 3).rests();
    }

    #[test]
    fn one_is_enough() {
        // prosperity/village-school R1
        let duel = theme(Set::Prosperity).with(A, [VillageSchool]).rich(A).hand(A, [VillageSchool]);
        duel.refuses(A, "build village-school 2,a", Refusal::OneIsEnough);
    }
}
