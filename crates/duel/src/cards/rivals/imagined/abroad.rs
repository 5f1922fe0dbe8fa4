//! Foreign cards: Trading Station, Brigand Camp and Barbarian Stronghold of Age of Darkness.

use crate::cards::prelude::*;

/// A building at one of the other player's settlements, with a function (Trading Station).
pub(crate) const OUTPOST: CardDef = CardDef {
    key: "outpost",
    name: "Outpost",
    text: "Stands abroad. Once a turn: take 1 gold.",
    kind: CardKind::Building,
    place: Place::Settlement,
    abroad: true,
    cost: cost(&[Brick, Brick]),
    points: Points { victory: 1, commerce: 1, ..Points::NONE },
    once: true,
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |_, s, seat, _| s.side(seat).roomy().has(Gold),
        act: |cx, play| cx.gain(play.by, Gold, 1),
        once: true,
    }),
    printings: &[print(Set::Imagined, 2)],
    ..CARD
};

/// A site at one of the other player's regions. It lowers that player's points, hears of the dice, and leaves when that
/// player is strong (Brigand Camp takes a commerce point, Red-Light Tavern strength).
pub(crate) const DEN: CardDef = CardDef {
    key: "den",
    name: "Den",
    text: "Stands abroad. The host has 1 commerce point less; goes when he has 5 strength points.",
    kind: CardKind::Site,
    place: Place::Region,
    abroad: true,
    cost: cost(&[Wool]),
    hampers: Some(|_, _, _, _, points| points.commerce = points.commerce.saturating_sub(1)),
    expires: Some(|_, s, owner, _| s.points(foe(owner)).strength >= 5),
    event_die: Some(|cx, play| cx.gain(play.by, Wool, 1)),
    printings: &[print(Set::Imagined, 2)],
    ..CARD
};

#[cfg(test)]
mod tests {
    use kernel::testkit::{Dice, hidden_choices_ring, play_ring, secrets_ring};
    use kernel::{Game, Viewer};

    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::position::state::{EventFace, State, Token};
    use crate::testkit::{A, B, every_card, imagined};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    const THEMES: [Set; 3] = [Set::Gold, Set::Turmoil, Set::Imagined];

    #[test]
    fn a_foreign_card_is_built_into_the_other_principality_and_takes_a_site_there() {
        // enlightenment 1.8
        let mut duel = imagined().stored(A, Brick, 2).hand(A, [Outpost]).with(B, [Abbey]);
        duel.refuses(A, "build outpost 0,a", Refusal::NotThere);
        duel.refuses(A, "build outpost abroad/0,a", Refusal::NotThere); // the Abbey is there
        duel.builds_at(A, Outpost, "abroad/0,b");
        duel.lies(A, Outpost, "abroad/0,b").has(A, Outpost).has_not(B, Outpost).rests();
        let duel = duel.stored(B, Lumber, 1).stored(B, Wool, 1).hand(B, [Storehouse]).turn(B);
        duel.refuses(B, "build storehouse 0,b", Refusal::NotThere);
        assert!(duel.offers(B).contains(&"build storehouse 2,a".to_string()));
    }

    #[test]
    fn its_points_and_counts_are_those_of_its_owner() {
        // enlightenment 1.8
        let mut duel = imagined().at(A, Outpost, "abroad/0,a");
        duel.points(A, 3).points(B, 2);
        assert_eq!((duel.s.points(A).commerce, duel.s.points(B).commerce), (1, 0));
        let buildings = |duel: &crate::testkit::Scene, seat| {
            duel.s.count(&duel.duel, seat, |def| def.kind == crate::card::CardKind::Building)
        };
        assert_eq!((buildings(&duel, A), buildings(&duel, B)), (1, 0));
        duel.removes(A, Outpost);
        duel.points(A, 2).points(B, 2).rests();
    }

    #[test]
    fn only_its_owner_uses_it_once_a_turn() {
        // enlightenment 1.8
        let mut duel = imagined().at(A, Outpost, "abroad/0,a");
        duel.refuses(A, "use 0,a", Refusal::NoUse);
        duel.does(A, "use abroad/0,a");
        duel.stock(A, Gold, 1).stock(B, Gold, 0);
        duel.refuses(A, "use abroad/0,a", Refusal::NoUse);
        let duel = imagined().at(A, Outpost, "abroad/0,a").turn(B);
        duel.refuses(B, "use 0,a", Refusal::NoUse).refuses(B, "use abroad/0,a", Refusal::NoUse);
    }

    #[test]
    fn only_its_owner_removes_it_and_it_goes_to_his_discard_pile() {
        // enlightenment 1.8, rivals 14: cards go back to their owner
        let duel = imagined().at(A, Outpost, "abroad/0,a").turn(B);
        duel.refuses(B, "remove", Refusal::NothingToRemove);
        let mut duel = duel.turn(A);
        duel.does(A, "remove");
        assert_eq!(duel.offers(A), ["choose abroad/0,a"]);
        duel.does(A, "choose abroad/0,a");
        duel.has_not(A, Outpost).rests();
        assert_eq!(duel.row(Row::discard(A)), [Outpost]);
    }

    #[test]
    fn one_in_a_principality_means_one_of_its_owner() {
        // enlightenment 1.8
        let duel = imagined().stored(A, Brick, 2).hand(A, [Outpost]).at(B, Outpost, "abroad/0,a");
        assert!(duel.offers(A).contains(&"build outpost abroad/0,a".to_string()), "that of B does not count");
        let duel = imagined().stored(A, Brick, 2).hand(A, [Outpost]).at(A, Outpost, "abroad/2,a");
        duel.refuses(A, "build outpost abroad/0,a", Refusal::OneIsEnough);
    }

    #[test]
    fn a_feud_does_not_reach_what_stands_abroad() {
        // enlightenment 1.8: only the Arsonist of the player in whose principality it lies does
        let mut duel = imagined().with(A, [Harald, Osmund]).at(B, Outpost, "abroad/0,a2").with(B, [Abbey]);
        duel = duel.city(A, 0);
        duel.draws_event(Feud);
        duel.asks(B, "feud: bury"); // the Abbey, his only building at home
    }

    #[test]
    fn the_host_may_burn_a_foreign_building_at_his_own_settlement() {
        // turmoil/arsonist R6
        let mut duel = imagined().with(A, [HedgeTavern]).at(B, Outpost, "abroad/2,a").with(B, [Abbey]);
        duel.plays(A, Arsonist);
        assert_eq!(duel.offers(A), ["choose 0,a", "choose abroad/2,a"]);
        duel.chooses(A, Outpost); // its back has one stack
        duel.has_not(B, Outpost).has(B, Abbey).rests();
        assert_eq!(duel.row(Row::stack(5)).last(), Some(&Outpost));
    }

    #[test]
    fn the_only_target_is_burnt_unasked_and_a_site_is_none() {
        // turmoil/arsonist R6, turmoil/arsonist R2
        let mut duel = imagined().with(A, [HedgeTavern]).at(B, Outpost, "abroad/2,a").at(B, Den, "abroad/1,a2");
        duel.plays(A, Arsonist);
        duel.has_not(B, Outpost).has(B, Den).rests();
    }

    #[test]
    fn a_fire_brigade_protects_every_building_of_its_city() {
        // turmoil/fire-brigade E, turmoil/arsonist R3
        let duel = imagined().city(A, 0).at(A, FireBrigade, "0,a").with(A, [HedgeTavern]);
        let duel = duel.at(B, Outpost, "abroad/0,b").hand(A, [Arsonist]);
        duel.refuses(A, "play arsonist", Refusal::Unmet(Arsonist, 1));
    }

    #[test]
    fn it_hampers_its_host_and_the_advantage_is_told() {
        // enlightenment 1.8
        let mut duel = imagined().stored(A, Wool, 1).with(B, [LumberShip, BrickShip, WoolShip]);
        duel.points(B, 3); // the trade advantage
        duel.builds_at(A, Den, "abroad/1,a2");
        duel.points(B, 2);
        assert!(duel.notes.events.contains(&Event::Advantage { token: Token::Trade, holder: None }));
    }

    #[test]
    fn it_leaves_by_itself_when_its_time_is_over() {
        // enlightenment 1.8
        let mut duel = imagined().at(A, Den, "abroad/1,a2").with(B, [Harald, Osmund]).turn(B);
        let strength = duel.s.points(B).strength;
        assert!((3..5).contains(&strength));
        duel = duel.stored(B, Lumber, 3).stored(B, Ore, 3).stored(B, Grain, 3).stored(B, Wool, 3).stored(B, Brick, 3);
        duel.builds(B, Candamir).pays_somehow(B);
        assert_eq!(duel.row(Row::discard(A)), [Den]);
        duel.has_not(A, Den).rests();
    }

    #[test]
    fn it_hears_the_dice_for_its_owner() {
        // enlightenment 1.8
        let mut duel = imagined().at(A, Den, "abroad/1,a2").turn(B);
        duel.event(EventFace::Brigands);
        duel.stock(A, Wool, 1).stock(B, Wool, 0).rests();
    }

    #[test]
    fn a_region_takes_its_guest_along() {
        // basic/relocation R3
        let mut duel = imagined().at(B, Den, "abroad/1,a2").at(A, Abbey, "0,a");
        duel.plays(A, Relocation).does(A, "choose 1,a").does(A, "choose 3,b");
        duel.lies(B, Den, "abroad/3,b2").rests();
    }

    #[test]
    fn a_card_that_moves_inwards_keeps_its_owner() {
        // rivals 2: the two sites on one side of a city are equivalent
        let mut duel = imagined().city(B, 0).at(B, Abbey, "0,a").at(A, Outpost, "abroad/0,a").turn(B);
        duel.lies(A, Outpost, "abroad/0,a2");
        duel.removes(B, Abbey);
        duel.lies(A, Outpost, "abroad/0,a").points(A, 3);
    }

    #[test]
    fn guests_are_seen_by_everybody() {
        // enlightenment 1.8
        let duel = imagined().at(A, Outpost, "abroad/0,a");
        let view = duel.duel.view(&duel.s, Viewer::Public);
        let seen = |side: usize| -> Vec<_> {
            view.sides[side].cards.iter().map(|it| (it.at.as_str(), it.owner, it.card.as_str())).collect()
        };
        assert_eq!((seen(0), seen(1)), (vec![], vec![("0,a", 0, "outpost")]));
    }

    #[test]
    fn matches_with_such_cards_have_the_properties_of_a_game() {
        let mut abroad = 0;
        for seed in 0..3 {
            let duel = every_card(THEMES, 9, &mut Dice::new(seed));
            play_ring(&duel, seed, 4_000, &mut |s: &State| {
                duel.assert_sound(s);
                abroad += u32::from(s.sides.iter().any(|side| side.foreign != 0));
            });
            secrets_ring(&duel, seed, 2_000);
            hidden_choices_ring(&duel, seed, 2_000);
        }
        assert!(abroad > 100, "cards stood abroad in {abroad} positions");
    }

    #[cfg(feature = "json")]
    #[test]
    fn guests_are_written_and_read_back() {
        use kernel::Written;
        use serde_json::json;

        let duel = imagined().at(A, Outpost, "abroad/0,a").at(B, Den, "abroad/1,a2");
        let table = duel.duel.write_table(&duel.s).expect("a quiet moment");
        assert_eq!(table["sides"][1]["principality"][0], "forest-3 | foreign outpost | gold-field-4 | - | fields-5");
        assert_eq!(table["sides"][0]["principality"][0], "forest-2 | - | gold-field-1 + foreign den | - | fields-6");
        assert_eq!(duel.duel.read_table(&table), Ok(duel.s));

        let why = |path: (usize, &str), value: serde_json::Value| {
            let mut table = table.clone();
            table["sides"][path.0][path.1] = value;
            duel.duel.read_table(&table).unwrap_err().to_string()
        };
        assert!(why((0, "markers"), json!(["abbey"])).contains("Abbey cannot lie at 0,m"));
        let rows = |card: &str| {
            json!([
                format!("forest-3 | {card} | gold-field-4 | - | fields-5"),
                "- | settlement | road | settlement | -",
                "hills-2 | - | pasture-1 | - | mountains-6"
            ])
        };
        assert!(why((1, "principality"), rows("outpost")).contains("is built abroad"));
        assert!(why((1, "principality"), rows("foreign abbey")).contains("is built at home"));
        assert!(why((1, "principality"), rows("foreign den")).contains("Den cannot lie at 0,a"));
        for seed in 0..2 {
            kernel::testkit::written_ring(&every_card(THEMES, 9, &mut Dice::new(seed)), seed, 1_500);
        }
    }
}
