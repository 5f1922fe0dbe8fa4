//! Island of the Forgotten Tribe (Explorers).

use crate::card::{Fate, Level, Mission, Moment};
use crate::cards::prelude::*;

const FURTHER: u8 = 1;
const ROLLED: u8 = 2;

/// The results of the die: a reef, an event for both players (enlightenment D16), or the treasure.
const ROLLS: &[(&[u8], Fate)] = &[(&[1], Fate::ShipLost), (&[2, 3, 4], Fate::EventDie), (&[5, 6], Fate::Level)];

pub(crate) const DEF: CardDef = CardDef {
    key: "island-of-the-forgotten-tribe",
    name: "Island of the Forgotten Tribe",
    text: "Discovery: a mission may follow at once. Mission: roll; 1: the ship is lost, 2-4: an event, 5-6: a level.",
    kind: CardKind::Island,
    place: Place::Sea,
    levels: &[
        Level { points: Points::NONE, bounty: 2 },
        Level { points: Points::NONE, bounty: 2 },
        Level { points: Points::victory(1), bounty: 0 },
    ],
    printings: &[print(Set::Explorers, 2)],
    asks: &[Words::which_if_any(FURTHER, "duel.ask.forgotten-tribe", "duel.ask.forgotten-tribe.no")],
    discovered: Some(meet),
    mission: Some(Mission { price: Bundle::NONE, rolls: ROLLS, open: |_, _, _, _| true, act: explore }),
    waits: Some(|it| match (it.play.moment, it.play.step) {
        (Moment::Discovered, FURTHER) => {
            let further = it.duel.missions(it.s, it.play.by);
            it.asks_sea_among(it.play.by, it.play.by, further, true) && it.s.side(it.play.by).sea.spent > 0
        }
        (Moment::Mission, ROLLED) => it.rolls == Some(it.play.by),
        _ => false,
    }),
    ..CARD
};

/// The ship comes back and may set out for a mission (enlightenment D14).
fn meet(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        0 => {
            cx.fetch_ship(play.by, play.at, false);
            cx.ask_sea(play.by, play.by, cx.further_missions(play.by), true, play.step(FURTHER));
        }
        FURTHER if play.passed() => {}
        FURTHER => cx.sail_further(play.by, play.site()),
        step => unreachable!("the discovery of the Forgotten Tribe has no step {step}"),
    }
}

/// The die decides what happens.
fn explore(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        0 => cx.roll(play.by, play.step(ROLLED)),
        ROLLED => {
            let fate = ROLLS.iter().find(|(numbers, _)| numbers.contains(&play.answer)).map(|it| it.1);
            match fate.expect("every number means something") {
                Fate::ShipLost => cx.lose_ship(play.by, play.at),
                Fate::EventDie => cx.roll_event(),
                Fate::Level => cx.rise(play.by, play.at),
            }
        }
        step => unreachable!("a mission to the Forgotten Tribe has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::site::Site;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, at_sea};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        at_sea()
            .with(A, [SailmakersShop, SailmakersShop])
            .sea(A, [IslandOfTheForgottenTribe, IslandOfTheBards, Shipwreck])
    }

    /// A scene in which the island lies open at a level.
    fn known(level: u8) -> Scene {
        scene().open_at_sea(A, [("1,s", level)])
    }

    #[test]
    fn after_the_discovery_the_ship_may_set_out_for_a_mission_at_once() {
        // explorers/island-of-the-forgotten-tribe E, explorers/island-of-the-forgotten-tribe R1,
        // explorers/island-of-the-forgotten-tribe R2: this island counts, cards that lie face down do not
        let mut duel = scene().open_at_sea(A, [("1,sa", 0), ("1,sb", 0)]).stored(A, Grain, 2);
        duel.does(A, "sail 1,s");
        assert_eq!(duel.offers(A), ["choose 1,sa", "choose 1,s", "pass"]);
        let mut other = duel.clone();
        other.does(A, "choose 1,sa");
        other.stock(A, Grain, 0).rests();
        assert_eq!(other.s.side(A).sea.away, 1);
        duel.does(A, "choose 1,s").rolls(A, 5).takes(A, Ore).takes(A, Ore);
        duel.stock(A, Ore, 2).rests();
    }

    #[test]
    fn a_declined_mission_lapses_and_the_ship_counts_as_used() {
        // explorers/island-of-the-forgotten-tribe R5, enlightenment D14
        let mut duel = scene();
        duel.does(A, "sail 1,s").passes(A);
        assert_eq!((duel.s.side(A).sea.ready, duel.s.side(A).sea.spent, duel.s.side(A).sea.away), (0, 1, 0));
        duel.refuses(A, "sail 1,s", Refusal::OutOfReach);
        let mut another = scene().ships(A, 2);
        another.does(A, "sail 1,s").passes(A).does(A, "sail 1,s").rolls(A, 6).takes(A, Ore).takes(A, Ore);
        another.rests();
    }

    #[test]
    fn on_the_reef_the_ship_is_lost_and_blocks_the_card_until_the_end_of_the_turn() {
        // explorers/island-of-the-forgotten-tribe R4
        let mut duel = known(0).ships(A, 2);
        duel.does(A, "sail 1,s").rolls(A, 1);
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::ShipLost { seat: A, .. })));
        duel.refuses(A, "sail 1,s", Refusal::OutOfReach);
        assert_eq!((duel.s.side(A).sea.lost, duel.s.side(A).sea.built()), (0b10, 1));
        duel.ends_turn();
        assert_eq!((duel.s.side(A).sea.lost, duel.s.side(A).sea.built()), (0, 1));
    }

    #[test]
    fn two_to_four_roll_the_event_die_for_both_and_nothing_is_produced() {
        // explorers/island-of-the-forgotten-tribe R3, explorers/island-of-the-forgotten-tribe R6, enlightenment D16
        for number in 2..=4 {
            let mut duel = known(0);
            duel.does(A, "sail 1,s").rolls(A, number).event_die(EventFace::Harvest).takes(A, Wool).takes(B, Wool);
            duel.total(A, 1).total(B, 1).rests();
        }
        let mut drawn = known(0).next_events([Invention]).with(B, [Abbey]);
        drawn.does(A, "sail 1,s").rolls(A, 3).event_die(EventFace::Card).takes(B, Ore);
        drawn.total(A, 0).total(B, 1).rests();
    }

    #[test]
    fn what_averts_an_event_averts_it_here_too() {
        // explorers/island-of-the-forgotten-tribe R6
        use crate::card::Set;
        let duel = crate::testkit::princes([Set::Turmoil, Set::Progress, Set::Explorers]).with(A, [SailmakersShop]);
        let mut duel = duel.sea(A, [IslandOfTheForgottenTribe]).open_at_sea(A, [("1,s", 0)]).with(A, [Harald]);
        duel = duel.next_events([Riots]).with(A, [ChapelHigh]).number(5);
        duel.does(A, "sail 1,s").rolls(A, 2).event_die(EventFace::Card);
        duel.has(A, Harald).rests();
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::Spared { seat: A, .. })));
    }

    #[test]
    fn five_and_six_bring_a_level_and_its_bounty() {
        // explorers/island-of-the-forgotten-tribe E
        for number in 5..=6 {
            let mut duel = known(1);
            duel.does(A, "sail 1,s").rolls(A, number).takes(A, Ore).takes(A, Gold);
            duel.total(A, 2).rests();
            assert_eq!(duel.s.level(A, Site::at_sea(1)), 2);
        }
        let mut duel = known(2);
        duel.does(A, "sail 1,s").rolls(A, 6);
        duel.points(A, 3).total(A, 0).rests();
    }

    #[test]
    fn a_mission_that_cannot_raise_it_is_still_sailed() {
        // enlightenment D15: it may still lead to an event
        let mut duel = known(3);
        duel.does(A, "sail 1,s").rolls(A, 6);
        duel.points(A, 3).rests();
        let scene = known(2).sea(B, [IslandOfTheForgottenTribe]).open_at_sea(B, [("1,s", 3)]);
        let mut duel = scene;
        duel.does(A, "sail 1,s").rolls(A, 6);
        duel.points(A, 2).total(A, 0).rests();
    }
}
