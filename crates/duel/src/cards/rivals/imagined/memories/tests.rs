use crate::card::Set;
use crate::cards::Card;
use crate::cards::Card::*;
use crate::position::piles::Row;
use crate::position::state::State;
use crate::testkit::{A, B, Scene, every_card, fancied};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::resource::Resource::*;

#[test]
fn three_units_are_named_and_their_owner_gives_one_up() {
    // intrigue/bishops-see E
    let mut duel = fancied().with(B, [Inga, Harald, GoldShip, OreShip, Abbey]);
    duel.builds(A, Chapter);
    assert_eq!(duel.offers(A).len(), 4);
    duel.chooses(A, Inga).chooses(A, GoldShip).chooses(A, OreShip);
    assert_eq!(duel.offers(B).len(), 3);
    duel.chooses(B, GoldShip);
    duel.has(B, Inga).has(B, OreShip).has_not(B, GoldShip).rests();
    assert_eq!(duel.row(Row::discard(A)), [GoldShip]);
}

#[test]
fn fewer_units_are_named_if_there_are_fewer() {
    // intrigue/bishops-see R1
    let mut duel = fancied().with(B, [Inga]);
    duel.builds(A, Chapter);
    duel.has_not(B, Inga).rests();
    let mut duel = fancied();
    duel.builds(A, Chapter);
    duel.has(A, Chapter).rests();
}

#[test]
fn a_card_may_have_two_functions_of_which_one_is_used_up() {
    // intrigue/reiner-the-miller E
    let mut duel = fancied().at(A, Miller, "3,a2").stored(A, Grain, 3);
    duel.uses(A, Miller).accepts(A).takes(A, Ore);
    duel.stock(A, Grain, 2);
    duel.uses(A, Miller).takes(A, Wool); // 1:1 is used up
    duel.stock(A, Grain, 0).stock(A, Ore, 1).stock(A, Wool, 1).rests();
    let mut duel = fancied().at(A, Miller, "3,a2").stored(A, Grain, 3);
    duel.uses(A, Miller).passes(A).takes(A, Ore);
    duel.uses(A, Miller).takes(A, Ore); // with one left only 1:1 is left
    duel.stock(A, Grain, 0).stock(A, Ore, 2).refuses(A, "use 3,a2", Refusal::NoUse);
}

#[test]
fn a_resource_is_traded_one_to_one_for_the_rest_of_the_turn() {
    // merchants/hergild-the-master-merchant E, darkness 5: K12
    let mut duel = fancied().with(A, [WoolShip, OreShip]).stored(A, Wool, 3).stored(A, Ore, 2);
    duel.plays(A, Spice);
    assert_eq!(duel.offers(A), ["name wool", "name ore"]);
    duel.names(A, Wool).trades(A, Wool, Brick).trades(A, Wool, Brick);
    duel.stock(A, Wool, 1).stock(A, Brick, 2);
    duel.trades(A, Ore, Brick);
    duel.stock(A, Ore, 0).rests();
    duel.does(A, "end");
    assert!(duel.s.even.is_empty());
}

#[test]
fn gold_pays_for_a_building_and_for_one_only() {
    // intrigue/michael-the-master-builder E, intrigue/michael-the-master-builder R1
    let scene = fancied().hand(A, [Abbey, TollBridge]).stored(A, Gold, 3).stored(A, Ore, 1);
    scene.refuses(A, "build abbey 0,a", Refusal::CannotAfford { short: 2 });
    let mut duel = scene;
    duel.plays(A, Architect);
    duel.builds_at(A, Abbey, "0,a");
    assert_eq!(duel.offers(A), ["name brick", "name grain", "name ore"]);
    duel.names(A, Brick).names(A, Grain); // these two must be
    assert_eq!(duel.offers(A), ["name ore", "pass"]);
    duel.passes(A);
    duel.stock(A, Gold, 1).stock(A, Ore, 0).has(A, Abbey).rests();
    duel = duel.stored(A, Gold, 3);
    duel.refuses(A, "build toll-bridge 2,a", Refusal::CannotAfford { short: 2 });
}

#[test]
fn top_cards_that_are_turned_up_are_known_to_all_wherever_they_go() {
    // intrigue/good-neighbors E, intrigue/good-neighbors R2
    let mut duel = fancied().top(0, [Abbey]);
    duel.draws_event(Heralds);
    let open = |duel: &Scene, stack: u8| [A, B].map(|seat| duel.s.piles.knows(seat, Row::stack(stack), 0));
    assert_eq!((open(&duel, 0), open(&duel, 5)), ([true; 2], [true; 2]));
    assert!(!duel.s.piles.knows(A, Row::stack(0), 1));
    duel.does(A, "draw 0").does(B, "draw 1");
    duel.holds(A, [Abbey]).rests();
    assert!(duel.s.piles.knows(B, Row::hand(A), 0) && !duel.s.piles.knows(B, Row::stack(0), 0));
}

const THEMES: [Set; 3] = [Set::Gold, Set::Turmoil, Set::Fancied];

#[test]
fn matches_with_such_cards_have_the_properties_of_a_game() {
    use kernel::testkit::{Dice, hidden_choices_ring, play_ring, secrets_ring};

    let mut even = 0;
    let mut met = vec![false; Card::ALL.len()];
    for seed in 0..5 {
        let duel = every_card(THEMES, 11, &mut Dice::new(seed));
        play_ring(&duel, seed, 5_000, &mut |s: &State| {
            duel.assert_sound(s);
            even += u32::from(!s.even.is_empty());
            let under_way = s.agenda.frames().iter().filter_map(|frame| frame.play().map(|play| play.card));
            let lying = [A, B].into_iter().flat_map(|seat| s.working(&duel, seat)).map(|it| it.1);
            let open = s.piles.faces(Row::OPEN).iter().chain(s.piles.faces(Row::discard(A))).map(|&it| duel.card(it));
            under_way.chain(lying).chain(open).for_each(|card| met[card as usize] = true);
        });
        secrets_ring(&duel, seed, 2_000);
        hidden_choices_ring(&duel, seed, 2_000);
    }
    let fancied = |card: &&Card| card.def().printings.iter().any(|it| it.set == Set::Fancied);
    let unmet: Vec<&Card> = Card::ALL.iter().filter(fancied).filter(|card| !met[**card as usize]).collect();
    assert!(unmet.is_empty() && even > 20, "{unmet:?} {even}");
}

#[cfg(feature = "json")]
#[test]
fn what_lasts_for_a_turn_is_written_and_read_back() {
    use kernel::Written;
    use kernel::testkit::{Dice, spoiled_ring, written_ring};
    use serde_json::json;

    let mut duel = fancied().with(A, [WoolShip]);
    duel.plays(A, Spice).names(A, Wool);
    let table = duel.duel.write_table(&duel.s).expect("a quiet moment");
    assert_eq!(table["even"], json!(["wool"]));
    assert_eq!(duel.duel.read_table(&table), Ok(duel.s));
    let why = |even, phase: &str| {
        let mut table = table.clone();
        (table["even"], table["phase"]) = (even, phase.into());
        duel.duel.read_table(&table).unwrap_err().to_string()
    };
    assert!(why(json!(["wood"]), "action").contains("there is no resource \"wood\""));
    assert!(why(json!(["wool"]), "before-roll").contains("nothing is traded in this part of a turn"));
    let mut duel = fancied();
    duel.plays(A, Architect);
    let mut table = duel.duel.write_table(&duel.s).expect("a quiet moment");
    assert_eq!(table["pledge"], "architect");
    assert_eq!(duel.duel.read_table(&table), Ok(duel.s));
    table["pledge"] = "abbey".into();
    assert!(duel.duel.read_table(&table).unwrap_err().to_string().contains("changes no price"));
    for seed in 0..3 {
        let duel = every_card(THEMES, 9, &mut Dice::new(seed));
        written_ring(&duel, seed, 1_500);
        for part in ["agenda", "sides"] {
            spoiled_ring(&duel, seed, 1_500, part, &mut |_, _, _| {});
        }
    }
}
