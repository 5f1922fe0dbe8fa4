//! Fairgrounds (Turmoil).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "fairgrounds",
    name: "Fairgrounds",
    text: "When built: 2 resources if you have more skill than the opponent.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Lumber, Wool, Grain]),
    points: Points::victory(1),
    printings: &[print(Set::Turmoil, 1).moons(1)],
    built: Some(|cx, play| {
        if cx.s.points(play.by).skill > cx.s.points(foe(play.by)).skill {
            cx.gain_any(play.by, Kinds::ALL, 2);
        }
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, duel};
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        duel().city(A, 0).stored(A, Lumber, 2).stored(A, Wool, 1).stored(A, Grain, 1)
    }

    #[test]
    fn the_more_skilful_builder_takes_two_resources() {
        // turmoil/fairgrounds E
        let mut duel = scene().with(A, [Inga]).with(B, [Austin]);
        duel.builds(A, Fairgrounds).takes(A, Ore).takes(A, Gold);
        duel.stock(A, Ore, 1).stock(A, Gold, 1).total(A, 2).points(A, 4).rests();
    }

    #[test]
    fn nobody_else_takes_anything() {
        // turmoil/fairgrounds E
        let mut even = scene().with(A, [Austin]).with(B, [Irmgard]);
        even.builds(A, Fairgrounds);
        even.has(A, Fairgrounds).total(A, 0).rests();
        let mut less = scene().with(B, [Austin]);
        less.builds(A, Fairgrounds);
        less.total(A, 0).total(B, 0).rests();
    }

    #[test]
    fn only_when_it_is_built() {
        // turmoil/fairgrounds E: "when built"
        let mut duel = scene().with(A, [Fairgrounds]).rich(A).poor(A).stored(A, Grain, 1).stored(A, Ore, 1);
        duel.builds(A, Austin);
        duel.total(A, 0).rests();
    }
}
