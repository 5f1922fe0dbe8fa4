//! Academy of Sages (Sages).

use super::owls::has_room_for_owls;
use crate::card::{Extra, Ware};
use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "academy-of-sages",
    name: "Academy of Sages",
    text: "Once a turn: pay 1 resource; one of your sages receives 1 owl.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Brick, Gold]),
    extra: Extra { owls: 1, ..Extra::NONE },
    points: Points::victory(1),
    printings: &[print(Set::Sages, 2).moons(1)],
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |duel, s, seat, _| s.side(seat).total() > 0 && has_room_for_owls(duel, s, seat),
        act: |cx, play| {
            cx.pay_any(play.by, 1);
            cx.gain_wares(play.by, Ware::Owl, 1);
        },
        once: true,
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, Scene, theme};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        theme(Set::Sages).city(A, 0).with(A, [AcademyOfSages])
    }

    #[test]
    fn a_resource_brings_an_owl_once_a_turn() {
        // sages/academy-of-sages E, enlightenment 1.9
        let mut duel = scene().with(A, [PrincipalSageWoman]).stored(A, Wool, 2).stored(A, Ore, 1);
        duel.uses(A, AcademyOfSages).pays(A, Ore);
        duel.owls(A, 1);
        duel.stock(A, Wool, 2).stock(A, Ore, 0).rests();
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn two_academies_bring_two_owls_to_one_sage_or_to_two() {
        // sages/academy-of-sages R1
        let two = || scene().with(A, [AcademyOfSages]).stored(A, Wool, 3).at(A, Peter, "-1,a2").at(A, Piet, "3,b2");
        let mut duel = two();
        duel.does(A, "use 0,a").does(A, "choose -1,a2").does(A, "use 0,a2").does(A, "choose 3,b2");
        duel.dials(A, Peter, [1]).dials(A, Piet, [1]).stock(A, Wool, 1).rests();
        let mut duel = two();
        duel.does(A, "use 0,a").does(A, "choose -1,a2").does(A, "use 0,a2").does(A, "choose -1,a2");
        duel.dials(A, Peter, [2]).dials(A, Piet, [0]).rests();
    }

    #[test]
    fn it_cannot_be_used_without_room_for_an_owl() {
        // sages/academy-of-sages R2, enlightenment D60
        scene().stored(A, Wool, 2).refuses(A, "use 0,a", Refusal::NoUse);
        scene().stored(A, Wool, 2).dial(A, PrincipalSageWoman, 3).refuses(A, "use 0,a", Refusal::NoUse);
        scene().with(A, [PrincipalSageWoman]).refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn it_costs_an_owl_to_build() {
        // sages/academy-of-sages E, enlightenment 3.2
        let duel = theme(Set::Sages).city(A, 0).rich(A).with(A, [PrincipalSageWoman]).hand(A, [AcademyOfSages]);
        duel.refuses(A, "build academy-of-sages 0,a", Refusal::CannotAfford { short: 1 });
        let mut duel = theme(Set::Sages).city(A, 0).rich(A).dial(A, PrincipalSageWoman, 1);
        duel.builds(A, AcademyOfSages);
        duel.owls(A, 0);
        duel.points(A, 4).rests();
    }
}
