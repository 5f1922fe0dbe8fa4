//! Invention (Basic, Progress).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "invention",
    name: "Invention",
    text: "Everybody: 1 resource for each own building with a progress point, at most 2.",
    kind: CardKind::Event,
    printings: &[print(Set::Basic, 1), print(Set::Progress, 2).moons(2)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            let count = cx.s.count(cx.duel, seat, |def| def.kind == CardKind::Building && def.points.progress > 0);
            cx.gain_any(seat, Kinds::ALL, count.min(2));
        }
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn each_building_with_a_progress_point_brings_one_resource() {
        // basic/invention E, basic/invention R1
        let mut duel = duel().with(A, [Abbey, University]);
        duel.draws_event(Invention).takes(A, Ore).takes(A, Gold);
        duel.total(A, 2).total(B, 0).rests();
    }

    #[test]
    fn it_brings_two_at_most() {
        // basic/invention E: more than two such buildings come with other boxes only
        let mut duel = duel().with(A, [Abbey, Abbey, University]);
        duel.draws_event(Invention).takes(A, Ore).takes(A, Gold);
        duel.total(A, 2).rests();
    }

    #[test]
    fn the_active_player_chooses_first() {
        // basic/invention R2
        let mut duel = duel().with(A, [Abbey]).with(B, [Abbey]).turn(B);
        duel.draws_event(Invention).takes(B, Ore).takes(A, Gold);
        duel.total(A, 1).total(B, 1).rests();
    }
}
