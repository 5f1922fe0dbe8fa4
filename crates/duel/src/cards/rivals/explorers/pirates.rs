//! The pirates Haidao Chang, Cimmarone and Jean (Explorers).

use std::cmp::Ordering;

use super::cannon_foundry;
use crate::card::{Extra, Level, Mission, Pirate, Price};
use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;
use crate::vocabulary::event::Event;

const DECIDE: u8 = 1;
const LARS: u8 = 2;
const COMPARE: u8 = 3;
const AGAIN: u8 = 4;

/// The memo after a lost roll of this fight: then it is too late to play Lars.
const LOST: u8 = 1;

const PIRATE: CardDef = CardDef {
    kind: CardKind::Pirate,
    place: Place::Sea,
    levels: &[
        Level { points: Points::NONE, bounty: 1 },
        Level { points: Points::NONE, bounty: 2 },
        Level { points: Points::victory(1), bounty: 0 },
    ],
    asks: &[
        Words::whether(DECIDE, "duel.ask.pirate", "duel.ask.pirate.gold", "duel.ask.pirate.no"),
        Words::which_if_any(LARS, "duel.ask.lars", "duel.ask.lars.no"),
        Words::whether(AGAIN, "duel.ask.cannon-foundry", "duel.ask.cannon-foundry.yes", "duel.ask.cannon-foundry.no"),
    ],
    picks: Some(|card| card == Card::LarsTheNavalHero),
    discovered: Some(meet),
    mission: Some(Mission { price: Bundle::NONE, rolls: &[], open: |_, _, _, _| true, act: meet }),
    waits: Some(waits),
    ..CARD
};

const fn pirate(strength: u8) -> Option<Pirate> {
    Some(Pirate { strength, demand: Price::of(cost(&[Gold])) })
}

pub(crate) const HAIDAO_CHANG: CardDef = CardDef {
    key: "haidao-chang",
    name: "Haidao Chang",
    text: "Pay 1 gold or fight: above 5 with die and cannons wins a level, below 5 loses the ship.",
    pirate: pirate(5),
    printings: &[print(Set::Explorers, 2).moons(2)],
    ..PIRATE
};

pub(crate) const CIMMARONE: CardDef = CardDef {
    key: "cimmarone",
    name: "Cimmarone",
    text: "Pay 1 gold or fight: above 6 with die and cannons wins a level, below 6 loses the ship.",
    pirate: pirate(6),
    printings: &[print(Set::Explorers, 2)],
    ..PIRATE
};

pub(crate) const JEAN: CardDef = CardDef {
    key: "jean",
    name: "Jean",
    text: "Pay 2 resources or fight: above 8 with die and cannons wins a level, below 8 loses the ship.",
    // enlightenment D56
    pirate: Some(Pirate {
        strength: 8,
        demand: Price { extra: Extra { any: 2, ..Extra::NONE }, ..Price::of(Bundle::NONE) },
    }),
    printings: &[print(Set::Explorers, 2)],
    asks: &[
        Words::whether(DECIDE, "duel.ask.pirate", "duel.ask.pirate.any", "duel.ask.pirate.no"),
        PIRATE.asks[1],
        PIRATE.asks[2],
    ],
    ..PIRATE
};

/// Whether the demand of a pirate can be paid.
fn can_pay(s: &State, play: EffectPlay) -> bool {
    let pirate = play.card.def().pirate.as_ref();
    pirate.is_some_and(|it| it.demand.is_covered_by(s.side(play.by)))
}

/// Whether a fighting player may have Lars in hand, and could play him (enlightenment D69).
fn may_have_lars(duel: &Duel, s: &State, play: EffectPlay) -> bool {
    let is_lars = |face| duel.card(face) == Card::LarsTheNavalHero;
    play.memo != LOST && s.points(play.by).cannon > 0 && duel.may_hold(s, play.by, is_lars)
}

fn meet(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let by = play.by;
    let cannon = cx.s.points(by).cannon;
    match play.step {
        0 if can_pay(cx.s, play) => {
            cx.ask(by, Ask::Whether, EffectPlay { n: cannon, ..play.step(DECIDE) });
        }
        DECIDE if !play.passed() => {
            let pirate = play.card.def().pirate.as_ref().expect("ships meet pirates");
            cx.charge(by, pirate.demand);
        }
        0 | DECIDE => fight(cx, play),
        LARS if play.passed() => cx.roll(by, play.step(COMPARE)),
        LARS => {
            let lars = cx.s.hand(by)[usize::from(play.answer)];
            cx.play_at_once(by, lars);
            cx.rise(by, play.at);
        }
        COMPARE => compare(cx, play, cannon),
        AGAIN if play.passed() => cx.lose_ship(by, play.at),
        AGAIN => {
            let foundry = cannon_foundry::unused(cx.duel, cx.s, by).expect("it was offered");
            cx.lends_a_hand(by, foundry);
            cx.roll(by, EffectPlay { memo: LOST, ..play.step(COMPARE) });
        }
        step => unreachable!("a pirate has no step {step}"),
    }
}

/// Rolls the die, after asking for Lars if he can be played.
fn fight(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    if may_have_lars(cx.duel, cx.s, play) {
        cx.ask_hand(play.by, Filter::Own, play.step(LARS));
    } else {
        cx.roll(play.by, play.step(COMPARE));
    }
}

/// The die fell: compares the sum of die and cannon points with the pirate.
fn compare(cx: &mut Cx<'_, '_>, play: EffectPlay, cannon: u8) {
    let (by, number) = (play.by, play.answer);
    let against = play.card.def().pirate.as_ref().expect("ships meet pirates").strength;
    let card = play.at.sea_place().and_then(|place| cx.s.sea_face(by, place)).expect("the pirate lies there");
    cx.log.note(|| Event::Fought { seat: by, card, number, cannon, against });
    match cx.duel.fought(cx.s, by, against, number) {
        Ordering::Greater => cx.rise(by, play.at),
        Ordering::Equal => fight(cx, play),
        Ordering::Less if cannon_foundry::unused(cx.duel, cx.s, by).is_some() => {
            cx.ask(by, Ask::Whether, play.step(AGAIN));
        }
        Ordering::Less => cx.lose_ship(by, play.at),
    }
}

fn waits(it: &Waiting<'_>) -> bool {
    let by = it.play.by;
    let remembers = it.play.memo <= LOST;
    remembers
        && match it.play.step {
            DECIDE => it.asks(by, Ask::Whether) && can_pay(it.s, it.play),
            LARS => it.asks_card(by, Row::hand(by)) && may_have_lars(it.duel, it.s, it.play),
            COMPARE => it.rolls == Some(by),
            AGAIN => it.asks(by, Ask::Whether) && cannon_foundry::unused(it.duel, it.s, by).is_some(),
            _ => false,
        }
}

#[cfg(test)]
mod tests {
    use crate::Card;
    use crate::cards::Card::*;
    use crate::position::site::Site;
    use crate::testkit::{A, B, Scene, at_sea};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    /// A reaches four cards and has 1 cannon point. A pirate lies beside the harbor.
    fn meets(pirate: Card) -> Scene {
        at_sea().with(A, [SailmakersShop, SailmakersShop, Armory]).sea(A, [pirate])
    }

    fn level(duel: &Scene) -> u8 {
        duel.s.level(A, Site::at_sea(1))
    }

    #[test]
    fn each_has_a_strength_of_his_own_and_a_demand() {
        // explorers/haidao-chang R1, explorers/cimmarone R1, explorers/jean R1
        let strength = |pirate: Card| pirate.def().pirate.as_ref().map(|it| it.strength);
        assert_eq!([HaidaoChang, Cimmarone, Jean].map(strength), [Some(5), Some(6), Some(8)]);
        for pirate in [HaidaoChang, Cimmarone] {
            let mut duel = meets(pirate).stored(A, Gold, 1);
            duel.does(A, "sail 1,s").accepts(A);
            duel.stock(A, Gold, 0).rests();
            assert_eq!((level(&duel), duel.s.side(A).sea.away), (0, 0b10), "the ship is safe, and that is all");
        }
    }

    #[test]
    fn jean_takes_any_two_resources_gold_included() {
        // explorers/jean E, explorers/jean R1, explorers/jean R9, enlightenment D56
        let mut duel = meets(Jean).stored(A, Gold, 2).stored(A, Ore, 1);
        duel.does(A, "sail 1,s").accepts(A).pays(A, Gold).pays(A, Gold);
        duel.stock(A, Gold, 0).stock(A, Ore, 1).rests();
        let mut duel = meets(Jean).stored(A, Gold, 1).stored(A, Ore, 1);
        duel.does(A, "sail 1,s").accepts(A);
        duel.total(A, 0).rests();
    }

    #[test]
    fn a_player_who_cannot_or_will_not_pay_fights() {
        // explorers/haidao-chang R2, explorers/cimmarone R2, explorers/jean R2
        let mut poor = meets(Cimmarone).stored(A, Ore, 3);
        poor.does(A, "sail 1,s").rolls(A, 6);
        assert_eq!(level(&poor), 1);
        let mut proud = meets(Cimmarone).stored(A, Gold, 1);
        proud.does(A, "sail 1,s").passes(A).rolls(A, 6);
        assert_eq!(level(&proud), 1);
        let mut one = meets(Jean).stored(A, Gold, 1);
        one.does(A, "sail 1,s").rolls(A, 1);
        one.stock(A, Gold, 1).rests();
    }

    #[test]
    fn the_die_and_cannon_points_fight_and_strength_does_not() {
        // explorers/haidao-chang R3, explorers/cimmarone R3, explorers/jean R3, enlightenment 2.6: 5 and 1 against 6 is a tie
        let mut duel = meets(Cimmarone).with(A, [Harald]);
        assert!(duel.s.points(A).strength > 1);
        duel.does(A, "sail 1,s").rolls(A, 5).rolls(A, 4);
        duel.rests();
        assert_eq!(duel.s.side(A).sea.lost, 0b10);
        let mut duel = meets(Jean).at(A, Shipyard, "-1,a2").with(A, [CannonFoundry]);
        assert_eq!(duel.s.points(A).cannon, 4);
        duel.does(A, "sail 1,s").rolls(A, 5).takes(A, Ore);
        duel.rests();
    }

    #[test]
    fn above_his_strength_wins_a_level_with_its_bounty_equal_is_rolled_again_and_below_loses_the_ship() {
        // explorers/haidao-chang E, explorers/cimmarone E, explorers/haidao-chang R4, explorers/haidao-chang R5,
        // explorers/haidao-chang R6, explorers/cimmarone R4, explorers/cimmarone R5, explorers/cimmarone R6,
        // explorers/jean R4, explorers/jean R5, explorers/jean R6
        for (pirate, equal) in [(HaidaoChang, 4), (Cimmarone, 5)] {
            let mut duel = meets(pirate).open_at_sea(A, [("1,s", 1)]);
            duel.does(A, "sail 1,s").rolls(A, equal).rolls(A, equal + 1).takes(A, Ore).takes(A, Wool);
            duel.stock(A, Ore, 1).stock(A, Wool, 1).rests();
            assert_eq!(level(&duel), 2);
            let mut duel = meets(pirate).open_at_sea(A, [("1,s", 1)]);
            duel.does(A, "sail 1,s").rolls(A, equal).rolls(A, equal - 1);
            duel.total(A, 0).rests();
            let sea = &duel.s.side(A).sea;
            assert_eq!((level(&duel), sea.lost, sea.built()), (1, 0b10, 0));
            assert!(duel.notes.events.iter().any(|it| matches!(it, Event::ShipLost { seat: A, .. })));
        }
        let mut duel = meets(Jean).with(A, [CannonFoundry]);
        duel.does(A, "sail 1,s").rolls(A, 5).rolls(A, 4).passes(A); // 3 cannon points: 8, then 7
        assert_eq!(duel.s.side(A).sea.lost, 0b10);
        let mut duel = meets(Jean).with(A, [CannonFoundry]);
        duel.does(A, "sail 1,s").rolls(A, 6).takes(A, Gold);
        duel.stock(A, Gold, 1).rests();
        let fought = Event::Fought { seat: A, card: duel.s.sea_face(A, 1).unwrap(), number: 6, cannon: 3, against: 8 };
        let mut told = meets(Jean).with(A, [CannonFoundry]);
        told.does(A, "sail 1,s").rolls(A, 6);
        assert!(told.notes.events.contains(&fought), "the sum is told");
    }

    #[test]
    fn a_lost_ship_stays_at_the_card_until_the_end_of_the_turn() {
        // explorers/cimmarone R6, enlightenment 2.7
        let mut duel = meets(Cimmarone).ships(A, 2);
        duel.does(A, "sail 1,s").rolls(A, 1);
        duel.refuses(A, "sail 1,s", Refusal::OutOfReach);
        duel.ends_turn();
        assert_eq!((duel.s.side(A).sea.lost, duel.s.side(A).sea.built()), (0, 1));
    }

    #[test]
    fn after_a_defeat_it_is_too_late_to_pay() {
        // explorers/haidao-chang R7, explorers/cimmarone R7, explorers/jean R7
        for pirate in [HaidaoChang, Cimmarone, Jean] {
            let mut duel = meets(pirate).stored(A, Gold, 3);
            duel.does(A, "sail 1,s").passes(A).rolls(A, 1);
            duel.stock(A, Gold, 3).rests();
            assert_eq!(duel.s.side(A).sea.lost, 0b10);
        }
    }

    #[test]
    fn a_victory_at_the_discovery_already_brings_level_1() {
        // explorers/haidao-chang R8, explorers/cimmarone R8, explorers/jean R8
        for pirate in [HaidaoChang, Cimmarone] {
            let mut duel = meets(pirate);
            duel.does(A, "sail 1,s").rolls(A, 6).takes(A, Ore);
            assert_eq!((level(&duel), duel.s.discovered(A)), (1, 1));
        }
        let mut duel = meets(Jean).with(A, [CannonFoundry]);
        duel.does(A, "sail 1,s").rolls(A, 6).takes(A, Ore);
        assert_eq!(level(&duel), 1);
    }

    #[test]
    fn the_last_level_brings_a_victory_point_to_one_player_only() {
        // explorers/cimmarone E, enlightenment 2.4, enlightenment 2.6, enlightenment D15: it is still legal, but
        // without effect
        let mut duel = meets(Cimmarone).open_at_sea(A, [("1,s", 2)]);
        duel.does(A, "sail 1,s").rolls(A, 6);
        duel.points(A, 3).rests();
        let scene = meets(Cimmarone).open_at_sea(A, [("1,s", 2)]).sea(B, [Cimmarone]).open_at_sea(B, [("1,s", 3)]);
        let mut duel = scene;
        duel.does(A, "sail 1,s").rolls(A, 6);
        duel.points(A, 2).total(A, 0).rests();
        assert_eq!(level(&duel), 2);
    }

    #[test]
    fn robert_wins_a_tie() {
        // enlightenment 2.6: in the Duel of the Princes with the Era of Sages
        use crate::card::Set;
        let duel = crate::testkit::princes([Set::Turmoil, Set::Explorers, Set::Sages]);
        let mut duel = duel.with(A, [SailmakersShop, Armory, Robert]).sea(A, [Cimmarone]);
        duel.does(A, "sail 1,s").rolls(A, 5).takes(A, Ore);
        duel.rests();
        assert_eq!(level(&duel), 1);
    }
}
