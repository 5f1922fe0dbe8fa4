//! Manifesto of Humane Conduct (Sages).

use super::owls::{CITY_1, owls};
use crate::card::{Level, Ware};
use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

const CHOOSE: u8 = 0;
/// The player may discard an attack card; otherwise the player pays all owls.
const DISCARD: u8 = 1;
/// The player cannot pay all owls, so the choice is to discard an attack card or to do nothing.
const MUST_DISCARD: u8 = 2;
const TURN: u8 = 3;

/// The resources for a level.
const PRICE: Bundle = cost(&[Lumber, Gold, Gold]);
/// The owls for a level, and the owls if an attack card is discarded.
const OWLS: u8 = 3;
const OWLS_WITH_ATTACK: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "manifesto-of-humane-conduct",
    name: "Manifesto of Humane Conduct",
    text: "1 level up for 1 lumber, 2 gold and 3 owls (or 1 owl and an attack card). Each level: 1 victory point.",
    kind: CardKind::Marker,
    place: Place::Beside,
    dial: 3,
    once: true,
    requires: &[CITY_1],
    printings: &[print(Set::Sages, 2).moons(1).face_up()],
    asks: &[
        Words::which_if_any(DISCARD, "duel.ask.manifesto", "duel.ask.manifesto.owls"),
        Words::which_if_any(MUST_DISCARD, "duel.ask.manifesto.attack", "duel.ask.manifesto.no"),
    ],
    comes_with_city: true,
    levels: &[worth(1), worth(2), worth(3)],
    more_points: Some(|_, s, seat, site| match s.dial(seat, site) {
        0 => Points::NONE,
        level => DEF.levels[usize::from(level) - 1].points,
    }),
    picks: Some(|card| card.def().kind == CardKind::Attack),
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |duel, s, seat, site| {
            let paid = owls(s, seat) >= OWLS || owls(s, seat) >= OWLS_WITH_ATTACK && holds_attack(duel, s, seat);
            s.dial(seat, site) < DEF.dial && s.side(seat).wealth().covers(PRICE) && paid
        },
        act: proclaim,
        once: false,
    }),
    waits: Some(|it| {
        let (by, due) = (it.play.by, owls(it.s, it.play.by));
        let rises = it.s.dial(by, it.play.at) < DEF.dial;
        let asked = it.asks_card(by, Row::hand(by)) && it.s.side(by).wealth().covers(PRICE);
        match it.play.step {
            DISCARD => rises && asked && due >= OWLS,
            MUST_DISCARD => rises && asked && (OWLS_WITH_ATTACK..OWLS).contains(&due),
            TURN => rises && it.goes_on(),
            _ => false,
        }
    }),
    ..CARD
};

/// A level with these victory points.
const fn worth(points: u8) -> Level {
    Level { points: Points::victory(points), bounty: 0 }
}

fn holds_attack(duel: &Duel, s: &State, seat: Seat) -> bool {
    s.hand(seat).iter().any(|&face| duel.card(face).def().kind == CardKind::Attack)
}

fn proclaim(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let by = play.by;
    match play.step {
        CHOOSE => {
            let next = if owls(cx.s, by) >= OWLS { DISCARD } else { MUST_DISCARD };
            cx.ask_hand(by, Filter::Own, play.step(next));
        }
        MUST_DISCARD if play.passed() => {}
        DISCARD | MUST_DISCARD => {
            let owls = if play.passed() { OWLS } else { OWLS_WITH_ATTACK };
            if !play.passed() {
                cx.discard_from_hand(by, play.answer);
            }
            cx.pay(by, PRICE);
            cx.pay_wares(by, Ware::Owl, owls);
            cx.then(play.step(TURN));
        }
        TURN => cx.turn(by, play.at, cx.s.dial(by, play.at) + 1),
        step => unreachable!("the Manifesto has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, princes, theme, tournament_of};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    /// A has a Manifesto at a level, and can pay for the next level.
    fn scene(level: u8, owls: u8) -> Scene {
        let duel = theme(Set::Sages).city(A, 0).dial(A, Manifesto, level).dial(A, PrincipalSageWoman, owls);
        duel.stored(A, Lumber, 1).stored(A, Gold, 2)
    }

    #[test]
    fn it_comes_with_the_first_city_at_level_0_and_costs_nothing() {
        // sages/manifesto-of-humane-conduct E, sages/manifesto-of-humane-conduct R1, sages/manifesto-of-humane-conduct R5
        let mut duel = theme(Set::Sages).stored(A, Ore, 3).stored(A, Grain, 2);
        assert_eq!(duel.row(Row::FACE_UP), [Manifesto, Manifesto]);
        duel.does(A, "city 0");
        duel.dials(A, Manifesto, [0]).total(A, 0).points(A, 3).has_not(B, Manifesto);
        assert_eq!(duel.row(Row::FACE_UP), [Manifesto]);
        let mut duel = duel.rich(A);
        duel.does(A, "city 2");
        duel.dials(A, Manifesto, [0]).rests(); // one is enough
    }

    #[test]
    fn a_level_costs_lumber_gold_and_owls_and_is_worth_a_point() {
        // sages/manifesto-of-humane-conduct E, enlightenment 3.3
        for level in 0..3 {
            let mut duel = scene(level, 3);
            duel.points(A, 3 + level);
            duel.uses(A, Manifesto);
            duel.owls(A, 0);
            duel.dials(A, Manifesto, [level + 1]).total(A, 0).points(A, 4 + level).rests();
        }
        scene(3, 3).refuses(A, "use 0,m", Refusal::NoUse); // enlightenment 1.10: level 3 is the end
    }

    #[test]
    fn several_levels_may_be_climbed_in_a_turn() {
        // sages/manifesto-of-humane-conduct E, enlightenment 3.3
        let mut duel = scene(0, 3);
        duel.uses(A, Manifesto);
        let mut duel = duel.stored(A, Lumber, 1).stored(A, Gold, 2).dial(A, PrincipalSageWoman, 3);
        duel.uses(A, Manifesto);
        duel.dials(A, Manifesto, [2]).rests();
    }

    #[test]
    fn an_attack_card_takes_the_place_of_two_owls() {
        // sages/manifesto-of-humane-conduct E, sages/manifesto-of-humane-conduct R6, enlightenment D33
        let mut duel = scene(0, 3).hand(A, [WiseProtection, Scout, WiseProtection]);
        duel.uses(A, Manifesto);
        assert_eq!(duel.offers(A), ["card 0", "pass"]); // an attack card, one alone
        duel.takes_card(A, WiseProtection);
        duel.owls(A, 2);
        duel.dials(A, Manifesto, [1]).total(A, 0).holds(A, [Scout, WiseProtection]).rests();
        assert_eq!(duel.row(Row::discard(A)), [WiseProtection]);
        // A player who keeps the attack card pays all owls.
        let mut duel = scene(0, 3).hand(A, [WiseProtection]);
        duel.uses(A, Manifesto).passes(A);
        duel.owls(A, 0);
        duel.dials(A, Manifesto, [1]).holds(A, [WiseProtection]).rests();
    }

    #[test]
    fn with_too_few_owls_the_attack_card_is_needed() {
        // sages/manifesto-of-humane-conduct E, sages/manifesto-of-humane-conduct R6
        let mut duel = scene(1, 1).hand(A, [WiseProtection]);
        duel.uses(A, Manifesto).takes_card(A, WiseProtection);
        duel.owls(A, 0);
        duel.dials(A, Manifesto, [2]).rests();
        let mut duel = scene(1, 1).hand(A, [WiseProtection]);
        duel.uses(A, Manifesto).passes(A);
        duel.dials(A, Manifesto, [1]).total(A, 3).holds(A, [WiseProtection]).rests();
        scene(1, 0).hand(A, [WiseProtection]).refuses(A, "use 0,m", Refusal::NoUse);
        scene(1, 2).hand(A, [Scout]).refuses(A, "use 0,m", Refusal::NoUse);
    }

    #[test]
    fn what_a_player_could_discard_is_not_betrayed() {
        // sages/manifesto-of-humane-conduct E, rivals 15: the player is asked with any hand, and may pass
        let mut duel = scene(0, 3).hand(A, [Scout]);
        duel.uses(A, Manifesto);
        assert_eq!(duel.offers(A), ["pass"]);
        duel.passes(A);
        duel.dials(A, Manifesto, [1]).rests();
    }

    #[test]
    fn in_the_duel_of_the_princes_it_is_a_hand_card_that_needs_a_city() {
        // sages/manifesto-of-humane-conduct R2, enlightenment D6
        let duel = princes([Set::Gold, Set::Turmoil, Set::Sages]).hand(A, [Manifesto]);
        duel.refuses(A, "build manifesto-of-humane-conduct 0,m", Refusal::Unmet(Manifesto, 0));
        let mut duel = duel.city(A, 0);
        duel.builds(A, Manifesto);
        duel.dials(A, Manifesto, [0]).total(A, 0).rests();
        let mut duel = princes([Set::Gold, Set::Turmoil, Set::Sages]).rich(A);
        duel.does(A, "city 0");
        duel.has_not(A, Manifesto).rests(); // it does not come by itself there
        // The same in a Tournament Game, and only in the action phase, because it has a requirement.
        let duel = tournament_of(&[Set::Sages]).hand(A, [Manifesto]);
        duel.refuses(A, "build manifesto-of-humane-conduct 0,m", Refusal::Unmet(Manifesto, 0));
        let mut duel = duel.city(A, 0);
        duel.builds(A, Manifesto);
        duel.dials(A, Manifesto, [0]).rests();
    }

    #[test]
    fn it_never_blocks_a_region() {
        // sages/manifesto-of-humane-conduct R3, sages/manifesto-of-humane-conduct R4, enlightenment 1.7, enlightenment D49
        let mut duel = theme(Set::Sages).city(A, 0).with(A, [Manifesto]).rich(A);
        for (sage, spot) in [
            (Peter, "-1,a2"),
            (Walther, "1,a2"),
            (Barbara, "3,a2"),
            (Frederich, "-1,b2"),
            (Michaela, "1,b2"),
            (Piet, "3,b2"),
        ] {
            duel.builds_at(A, sage, spot);
        }
        duel.lies(A, Manifesto, "0,m").rests();
    }
}
