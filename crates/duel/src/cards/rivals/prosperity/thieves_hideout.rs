//! Thieves' Hideout (Prosperity).

use crate::card::Extra;
use crate::card::require::Require;
use crate::cards::prelude::*;
use crate::position::site::Sites;
use crate::position::state::State;

const PAY: u8 = 0;
const CHOOSE: u8 = 1;
const MOVE: u8 = 2;

/// With this strength the player in whose principality it lies drives it away.
const STRENGTH: u8 = 5;

pub(crate) const DEF: CardDef = CardDef {
    key: "thieves-hideout",
    name: "Thieves' Hideout",
    text: "Once a turn for 1 wool: move it, take 1 resource there. Goes at 5 strength of the host or for 3 of his stars.",
    kind: CardKind::Site,
    place: Place::Region,
    abroad: true,
    cost: cost(&[Wool]),
    requires: &[
        Require {
            says: "opponent-free-region>=1",
            words: "a free region of the opponent",
            holds: |_, s, seat| s.side(foe(seat)).open_region_sites() != 0,
        },
        Require {
            says: "opponent-strength<5",
            words: "an opponent with fewer than 5 strength points",
            holds: |_, s, seat| s.points(foe(seat)).strength < STRENGTH,
        },
    ],
    printings: &[print(Set::Prosperity, 1).moons(1)],
    asks: &[Words::which(MOVE, "duel.ask.thieves-hideout")],
    expires: Some(|_, s, owner, _| s.points(foe(owner)).strength >= STRENGTH),
    ransom: Extra { stars: 3, ..Extra::NONE },
    goes: "duel.goes.thieves-hideout",
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |_, s, seat, _| s.side(seat).amount(Wool) > 0 && targets(s, seat) != 0,
        act: steal,
        once: true,
    }),
    waits: Some(|it| {
        let open = targets(it.s, it.play.by);
        match it.play.step {
            CHOOSE => it.goes_on() && open != 0,
            MOVE => it.asks_site_among(it.play.by, foe(it.play.by), open),
            _ => false,
        }
    }),
    ..CARD
};

/// The regions of the other player with stock and a free site, by their sites.
fn targets(s: &State, owner: Seat) -> Sites {
    let host = s.side(foe(owner));
    let stocked = |&at: &usize| host.stored(Site(at as u8).region()) > 0;
    host.open_region_sites().ones().filter(stocked).fold(0, |set, at| set | 1 << at)
}

fn steal(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let host = foe(play.by);
    match play.step {
        PAY => {
            cx.pay(play.by, cost(&[Wool]));
            cx.then(play.step(CHOOSE));
        }
        CHOOSE => cx.ask_which(play.by, host, targets(cx.s, play.by), play.step(MOVE)),
        MOVE => {
            let region = play.site().region();
            cx.move_card(play.by, play.at, play.site().abroad());
            let loot = cx.s.side(host).resource(region);
            if cx.s.side(play.by).roomy().has(loot) {
                cx.take_out(host, region, 1);
                cx.gain(play.by, loot, 1);
            }
        }
        step => unreachable!("the Thieves' Hideout has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, princes, theme, tournament_of};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    const WITH_TURMOIL: [Set; 3] = [Set::Gold, Set::Turmoil, Set::Prosperity];

    fn scene() -> Scene {
        theme(Set::Prosperity).at(A, ThievesHideout, "abroad/1,a2")
    }

    #[test]
    fn it_is_built_at_a_free_region_of_the_opponent_without_loot() {
        // prosperity/thieves-hideout R2, prosperity/thieves-hideout R9, enlightenment D44, enlightenment 1.8
        let mut duel = theme(Set::Prosperity).stored(A, Wool, 1).rich(B).hand(A, [ThievesHideout]);
        duel.refuses(A, "build thieves-hideout 1,a2", Refusal::NotThere);
        duel.builds_at(A, ThievesHideout, "abroad/1,a2");
        duel.lies(A, ThievesHideout, "abroad/1,a2").has(A, ThievesHideout).has_not(B, ThievesHideout);
        duel.stock(A, Wool, 0).total(B, 18).rests();
        // Its owner may use and remove it, the other player may not.
        let duel = duel.turn(B).stored(B, Wool, 3);
        duel.refuses(B, "use 1,a2", Refusal::NoUse).refuses(B, "remove", Refusal::NothingToRemove);
        let mut duel = duel.turn(A);
        duel.removes(A, ThievesHideout);
        assert_eq!(duel.row(Row::discard(A)), [ThievesHideout]);
    }

    #[test]
    fn it_moves_for_a_wool_and_takes_from_where_it_goes() {
        // prosperity/thieves-hideout E, prosperity/thieves-hideout R9: the wool goes to the bank
        let mut duel = scene().stored(A, Wool, 2).stored(B, Ore, 2).stored(B, Lumber, 1);
        duel.uses(A, ThievesHideout);
        assert_eq!(duel.offers(A).len(), 2, "two regions hold something");
        duel.does(A, "choose 3,b2");
        duel.lies(A, ThievesHideout, "abroad/3,b2").stock(A, Ore, 1).stock(B, Ore, 1).stock(A, Wool, 1);
        duel.refuses(A, "use abroad/3,b2", Refusal::NoUse); // once a turn
    }

    #[test]
    fn what_finds_no_room_stays() {
        // prosperity/thieves-hideout E, rivals 3
        let mut duel = scene().stored(A, Wool, 1).stored(A, Ore, 3).stored(B, Ore, 2);
        duel.uses(A, ThievesHideout);
        duel.lies(A, ThievesHideout, "abroad/3,b2").stock(A, Ore, 3).stock(B, Ore, 2).rests();
    }

    #[test]
    fn it_needs_another_free_region_with_something_in_it() {
        // prosperity/thieves-hideout R4
        let duel = scene().stored(A, Wool, 1).stored(B, Gold, 3); // the gold lies where it stands
        duel.refuses(A, "use abroad/1,a2", Refusal::NoUse);
        let duel = scene().stored(B, Ore, 3); // no wool
        duel.refuses(A, "use abroad/1,a2", Refusal::NoUse);
        let duel = princes(WITH_TURMOIL).at(A, ThievesHideout, "abroad/1,a2").at(B, GoldCache, "3,b2");
        let duel = duel.stored(A, Wool, 1).stored(B, Ore, 3);
        duel.refuses(A, "use abroad/1,a2", Refusal::NoUse);
    }

    #[test]
    fn it_needs_a_free_region_to_be_built() {
        // prosperity/thieves-hideout R3
        let mut duel = princes(WITH_TURMOIL).stored(A, Wool, 1).hand(A, [ThievesHideout]);
        let side = duel.s.side_mut(B);
        let taken = side.open_region_sites();
        side.tally.taken |= taken;
        duel.refuses(A, "build thieves-hideout abroad/1,a2", Refusal::Unmet(ThievesHideout, 0));
    }

    #[test]
    fn a_marker_makes_room() {
        // prosperity/thieves-hideout R5, enlightenment 1.7: it takes no site
        let duel = theme(Set::Prosperity).stored(A, Wool, 1).hand(A, [ThievesHideout]);
        duel.has(B, PublicFeeling);
        let sites = duel.offers(A).iter().filter(|it| it.starts_with("build thieves-hideout")).count();
        assert_eq!(sites, 6);
    }

    #[test]
    fn cards_that_speak_of_buildings_do_not_reach_it() {
        // prosperity/thieves-hideout R1, enlightenment 1.3, enlightenment 1.8
        let mut duel = princes(WITH_TURMOIL).at(A, ThievesHideout, "abroad/1,a2").with(B, [HedgeTavern]).turn(B);
        duel = duel.hand(B, [Arsonist]);
        duel.refuses(B, "play arsonist", Refusal::Unmet(Arsonist, 1));
        let mut duel = theme(Set::Prosperity).at(A, ThievesHideout, "abroad/1,a2");
        duel.draws_event(Insurrection);
        duel.has(A, ThievesHideout).rests();
    }

    #[test]
    fn it_goes_when_the_host_is_strong() {
        // prosperity/thieves-hideout E, prosperity/thieves-hideout R6
        let duel = scene().with(B, [Harald, Osmund]).rich(B).turn(B);
        assert_eq!(duel.s.points(B).strength, 4);
        let mut duel = duel;
        duel.builds(B, Inga).pays_somehow(B);
        duel.has_not(A, ThievesHideout).rests();
        assert_eq!(duel.row(Row::discard(A)), [ThievesHideout]);
    }

    #[test]
    fn it_is_not_built_against_strength() {
        // prosperity/thieves-hideout R7
        let duel = theme(Set::Prosperity).stored(A, Wool, 1).hand(A, [ThievesHideout]);
        let duel = duel.with(B, [Harald, Osmund, Inga]);
        duel.refuses(A, "build thieves-hideout abroad/1,a2", Refusal::Unmet(ThievesHideout, 1));
    }

    #[test]
    fn three_stars_of_the_host_buy_it_off_in_his_own_turn() {
        // prosperity/thieves-hideout E, prosperity/thieves-hideout R6, prosperity/thieves-hideout R9, enlightenment D44
        let duel = scene().dial(B, PublicFeeling, 3);
        assert!(!duel.offers(A).iter().any(|it| it.starts_with("use")), "not in the other's turn");
        let mut duel = duel.turn(B);
        let ransom = duel.duel.action_from("use 1,a2").unwrap();
        assert_eq!(duel.duel.meaning(&duel.s, B, ransom).key, "duel.do.ransom");
        duel.does(B, "use 1,a2");
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::BoughtOff { seat: B, .. })));
        duel.has_not(A, ThievesHideout).stars(B, 0).rests();
        assert_eq!(duel.row(Row::discard(A)), [ThievesHideout]);
        scene().dial(B, PublicFeeling, 2).turn(B).refuses(B, "use 1,a2", Refusal::NoUse);
    }

    #[test]
    fn in_the_tournament_it_goes_to_its_owners_pile() {
        // prosperity/thieves-hideout R8
        let duel = tournament_of(&WITH_TURMOIL).at(A, ThievesHideout, "abroad/1,a2");
        let mut duel = duel.dial(B, PublicFeeling, 3).turn(B);
        duel.does(B, "use 1,a2");
        assert_eq!((duel.row(Row::discard(A)), duel.row(Row::discard(B))), (vec![ThievesHideout], vec![]));
    }

    #[test]
    fn a_region_takes_its_guest_along() {
        // enlightenment 1.2, basic/relocation R3
        let mut duel = scene().turn(B);
        duel.plays(B, Relocation).does(B, "choose 1,a").does(B, "choose 3,b");
        duel.lies(A, ThievesHideout, "abroad/3,b2").rests();
    }
}
