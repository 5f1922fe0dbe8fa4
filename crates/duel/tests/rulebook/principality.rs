//! Principality.

use duel::Card::*;
use duel::Refusal;
use duel::Resource::*;
use duel::testkit::{A, B, duel};
use kernel::Game;

#[test]
fn the_center_row_grows_at_both_ends() {
    // rivals 2
    let mut scene = duel().rich(A);
    scene.does(A, "road left");
    let mut scene = scene.clone().rich(A);
    scene.refuses(A, "settlement right", Refusal::NoRoadThere);
    scene.does(A, "settlement left").does(A, "above forest-4");
    scene.stores(A, "-3,a", 0).stores(A, "-3,b", 0).points(A, 3).rests();
    let mut scene = scene.clone().rich(A);
    scene.does(A, "city -2");
    scene.points(A, 4);
}

#[test]
fn a_road_is_attached_once_to_each_end() {
    // rivals 2, rivals 18.4: 1 lumber and 2 brick
    let mut scene = duel().rich(A);
    scene.does(A, "road right");
    scene.stock(A, Lumber, 2).stock(A, Brick, 1);
    scene.clone().rich(A).refuses(A, "road right", Refusal::NoRoadThere);
}

#[test]
fn roads_settlements_and_cities_run_out() {
    // rivals 8, basic/road E, basic/road R2, basic/settlement E, basic/city E
    let mut scene = duel().rich(A);
    for round in 0..5 {
        scene.does(A, "road right").pays_somehow(A);
        scene = scene.clone().rich(A);
        scene.does(A, "settlement right").pays_somehow(A);
        let above = scene.offers(A)[0].clone();
        scene.does(A, &above);
        scene = scene.clone().rich(A);
        scene.points(A, 3 + round);
    }
    scene.does(A, "road right").pays_somehow(A);
    scene = scene.clone().rich(A);
    scene.refuses(A, "settlement right", Refusal::SupplyEmpty);
    scene.does(A, "road left").pays_somehow(A);
    for column in 0..7 {
        scene = scene.clone().rich(A);
        scene.does(A, &format!("city {}", 2 * column)).pays_somehow(A);
    }
    scene = scene.clone().rich(A).rich(B).turn(B);
    scene.refuses(B, "road left", Refusal::SupplyEmpty);
    scene.refuses(B, "city 0", Refusal::SupplyEmpty);
}

#[test]
fn seven_roads_and_five_settlements_lie_in_the_supply() {
    // basic/road R1, basic/settlement R1, rivals 5
    assert_eq!(duel::RIVALS.supply, [7, 5, 7]);
}

#[test]
fn the_builder_decides_which_region_goes_above() {
    // basic/settlement E, basic/settlement R2, rivals 2: the two top cards of the stack
    let mut scene = duel().road(A).rich(A).next_region("hills-1").next_region("fields-3");
    scene.does(A, "settlement right");
    assert_eq!(scene.offers(A), ["above fields-3", "above hills-1"]);
    scene.does(A, "above hills-1");
    let view = scene.duel.view(&scene.s, kernel::Viewer::Seat(B));
    let lies = |card: &str, at: &str| view.sides[0].regions.iter().any(|it| it.card == card && it.at == at);
    assert!(lies("hills-1", "5,a") && lies("fields-3", "5,b"));
    scene.rests();
}

#[test]
fn a_settlement_costs_one_each_of_lumber_brick_wool_and_grain() {
    // rivals 8, basic/settlement E
    let mut scene = duel().road(A).rich(A);
    scene.does(A, "settlement right");
    scene.stock(A, Lumber, 2).stock(A, Brick, 2).stock(A, Wool, 2).stock(A, Grain, 2).total(A, 14);
    let scene = duel().road(A).stored(A, Lumber, 1).stored(A, Brick, 1).stored(A, Wool, 1);
    scene.refuses(A, "settlement right", Refusal::CannotAfford { short: 1 });
}

#[test]
fn a_new_settlement_gives_one_site_above_and_one_below() {
    // basic/settlement E
    let mut scene = duel().road(A).rich(A).hand(A, [Storehouse, Abbey, TollBridge]);
    scene.does(A, "settlement right");
    let above = scene.offers(A)[0].clone();
    scene.does(A, &above);
    let mut scene = scene.rich(A);
    scene.does(A, "build storehouse 4,a").pays_somehow(A).does(A, "build abbey 4,b").pays_somehow(A);
    scene.clone().rich(A).refuses(A, "build toll-bridge 4,a", Refusal::NotThere);
}

#[test]
fn a_city_is_worth_two_points_and_keeps_the_cards_of_the_settlement() {
    // basic/city E, basic/city R1, basic/city R2, rivals 18.12
    let mut scene = duel().at(A, Abbey, "0,a").rich(A);
    scene.does(A, "city 0");
    scene.lies(A, Abbey, "0,a").points(A, 3);
    scene.refuses(A, "city 0", Refusal::NoSettlementThere);
    scene.refuses(A, "city 2", Refusal::CannotAfford { short: 4 });
    let mut scene = scene.clone().rich(A);
    scene.refuses(A, "city 0", Refusal::NoSettlementThere);
    scene.builds_at(A, Storehouse, "0,a");
    scene.lies(A, Storehouse, "0,a2");
}

#[test]
fn a_settlement_has_one_site_on_each_side() {
    // rivals 2
    let scene = duel().at(A, Abbey, "0,a").rich(A).hand(A, [Storehouse]);
    scene.refuses(A, "build storehouse 0,a", Refusal::NotThere);
    let builds: Vec<_> = scene.offers(A).into_iter().filter(|it| it.starts_with("build")).collect();
    assert_eq!(builds, ["build storehouse 0,b", "build storehouse 2,a", "build storehouse 2,b"]);
}

#[test]
fn red_cards_need_a_city() {
    // rivals 10
    let mut scene = duel().rich(A).hand(A, [HedgeTavern]);
    scene.refuses(A, "build hedge-tavern 0,a", Refusal::NotThere);
    scene = scene.city(A, 0);
    scene.does(A, "build hedge-tavern 0,b");
    scene.lies(A, HedgeTavern, "0,b").points(A, 4);
}

#[test]
fn which_of_two_sites_on_one_side_of_a_city_is_used_never_matters() {
    // rivals 2
    let mut scene = duel().city(A, 0).at(A, Abbey, "0,a").at(A, LumberCamp, "0,a");
    scene.removes(A, Abbey);
    scene.lies(A, LumberCamp, "0,a");
}
