//! Grove of Justice (Sages).

use super::groves::GROVE;
use super::owls::owls;
use crate::card::Ware;
use crate::cards::prelude::*;

const PAY: u8 = 0;
const CHOOSE: u8 = 1;
const FIX: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "grove-of-justice",
    name: "Grove of Justice",
    text: "Before you roll, for 2 owls: choose the event of the die; only the production die is rolled.",
    cost: cost(&[Ore]),
    printings: &[print(Set::Sages, 1)],
    asks: &[Words::which(FIX, "duel.ask.grove-of-justice")],
    uses: Some(Use {
        when: UsedWhen::BeforeRoll,
        open: |_, s, seat, _| s.event.is_none() && owls(s, seat) >= 2,
        act: judge,
        once: true,
    }),
    waits: Some(|it| match it.play.step {
        CHOOSE => it.goes_on(),
        FIX => it.asks(it.play.by, Ask::Face),
        _ => false,
    }),
    ..GROVE
};

fn judge(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        PAY => {
            cx.pay_wares(play.by, Ware::Owl, 2);
            cx.then(play.step(CHOOSE));
        }
        CHOOSE => cx.ask(play.by, Ask::Face, play.step(FIX)),
        FIX => cx.fix_event(play.face()),
        step => unreachable!("the Grove of Justice has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, theme};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        theme(Set::Sages).with(A, [GroveOfJustice]).dial(A, PrincipalSageWoman, 3)
    }

    #[test]
    fn the_event_is_chosen_and_only_the_production_die_is_rolled() {
        // sages/grove-of-justice E, sages/grove-of-justice R4, enlightenment D28
        let mut duel = scene().before_roll();
        duel.uses(A, GroveOfJustice);
        duel.owls(A, 1);
        let faces = ["face brigands", "face trade", "face celebration", "face harvest", "face card"];
        assert_eq!(duel.offers(A), faces);
        duel.does(A, "face harvest");
        duel.refuses(A, "use 0,a", Refusal::NoUse);
        duel.production_die(6).takes(A, Wool).takes(B, Wool);
        duel.stock(A, Wool, 1).stock(B, Wool, 1).rests();
        assert_eq!(duel.s.event, Some(EventFace::Harvest));
    }

    #[cfg(feature = "json")]
    #[test]
    fn the_faces_that_it_could_set_are_told_with_the_way_to_pay() {
        // sages/grove-of-justice E
        let mut duel = scene().before_roll().dial(A, PrincipalSageWoman, 1).dial(A, Peter, 2);
        let sets = |duel: &Scene| {
            let action = duel.duel.action_from("use 0,a").expect("an action");
            duel.duel.about(&duel.s, A, action).sets
        };
        let told = sets(&duel).expect("it sets the die");
        assert_eq!((told.cost, told.by), (vec![("owl", 2)], Some("grove-of-justice")));
        let faces: Vec<&str> = told.faces.iter().map(|it| it.0).collect();
        assert_eq!(faces, ["brigands", "trade", "celebration", "harvest", "card"]);
        assert_eq!(told.first[0], "use 0,a");
        for action in told.first.iter().chain([&told.faces[3].1]) {
            duel.does(A, action);
        }
        assert_eq!(duel.s.event, Some(EventFace::Harvest));
        assert_eq!(sets(&theme(Set::Sages).with(A, [GroveOfFreedom]).dial(A, PrincipalSageWoman, 3)), None);
    }

    #[test]
    fn it_is_used_before_the_roll_only() {
        // sages/grove-of-justice E
        scene().refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn with_brigitta_no_die_is_rolled_at_all() {
        // sages/grove-of-justice R3, enlightenment 7.1
        let mut duel = scene().before_roll();
        duel.plays(A, Brigitta).does(A, "number 2");
        duel.uses(A, GroveOfJustice).does(A, "face celebration").does(A, "roll");
        duel.takes(A, Wool).takes(B, Wool); // nobody is more skilful
        duel.stock(A, Lumber, 1).rests();
        assert_eq!((duel.s.number(), duel.s.event), (2, Some(EventFace::Celebration)));
    }

    #[test]
    fn an_event_that_is_fixed_already_leaves_nothing_to_choose() {
        // sages/grove-of-justice E, gold/reiner-the-herald E
        let duel = theme(Set::Sages).with(A, [GroveOfJustice]).dial(A, PrincipalSageWoman, 1).before_roll();
        duel.refuses(A, "use 0,a", Refusal::NoUse); // one owl short
        let mut duel = crate::testkit::princes([Set::Gold, Set::Turmoil, Set::Sages]);
        duel = duel.with(A, [GroveOfJustice]).dial(A, PrincipalSageWoman, 3).before_roll();
        duel.plays(A, Reiner);
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }
}
