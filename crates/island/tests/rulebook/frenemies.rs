//! Frenemies: earning, redeeming and exchanging favor tokens (`docs/rules/frenemies.md`).

use island::testkit::*;
use island::{Event, Guild, Outcome, Refusal};
use island::{FavorEvent, FavorRefusal, ModuleEvent};
use kernel::{Bits, Seat, Viewer};

use super::ROAD;

fn frenemies() -> Scene {
    scene().options("frenemies")
}

/// Seat A has a network in the north of the desert and one in the east, seat B one in the south.
///
/// Paths between them are left out: `0,0,E` and `0,0,W` connect A's northern network with B's, `0,1,NE` A's eastern
/// one with B's, and `1,0,E` the two of A.
fn three_networks() -> Scene {
    frenemies()
        .settlement(A, "0,0,N")
        .roads(A, "0,0,NE 0,0,NW 1,0,NW 1,0,NE")
        .settlement(A, "1,0,SE")
        .road(A, "1,0,SE")
        .settlement(B, "0,0,SE")
        .roads(B, "0,0,SE 0,0,SW")
        .hand(A, "4 lumber, 4 brick")
        .hand(B, "4 lumber, 4 brick")
}

/// So many tokens of the Traders are drawn.
fn draw(island: &mut Play, count: usize) {
    for _ in 0..count {
        island.token("traders");
    }
}

/// It becomes the next seat's main phase; a 2 falls.
fn next_turn(island: &mut Play, from: Seat, to: Seat) {
    island.does(from, "end").does(to, "roll").rolls(1, 1);
}

mod supply {
    use super::*;

    #[test]
    fn the_tokens_of_the_table_depend_on_the_players() {
        // frenemies 1, frenemies D1, frenemies D2, frenemies D3, frenemies check 1
        let tokens = |seats: u8| {
            let mut island = scene().seats(seats).options("frenemies").cards(A, "knight").main(A);
            let supply = island.view(A).modules.favors.unwrap().supply;
            // Whatever may fall is drawn by lot out of all of them.
            island.does(A, "knight").does(A, "robber 2,0");
            assert!(island.could_fall(Outcome::Token(Guild::Scholars)));
            supply
        };
        assert_eq!([2, 3, 4, 5, 6].map(tokens), [44, 44, 58, 72, 88]);
        for (seats, small, large) in [(2, 6, 13), (3, 6, 13), (4, 8, 17), (5, 10, 21), (6, 12, 26)] {
            let all = format!("{small} traders, {small} merchants, {small} road-builders, {large} scholars");
            // With all of them in one hand the rest are the compasses.
            let island = scene().seats(seats).options("frenemies").tokens(A, &all).main(A);
            assert_eq!(island.view(A).modules.favors.unwrap().supply, large, "compasses with {seats} players");
        }
    }

    #[test]
    fn nobody_starts_with_tokens_and_the_halls_are_empty() {
        // frenemies 2
        let island = frenemies().placing();
        let seen = island.view(A).modules.favors.unwrap();
        assert!(seen.halls.is_empty() && seen.sides.iter().all(|side| side.count == 0 && side.markers == 0));
    }

    #[test]
    fn tokens_are_known_to_their_owner_and_counted_by_all() {
        // frenemies D4, frenemies 12
        let mut island = frenemies().cards(A, "knight").main(A);
        island.does(A, "knight").does(A, "robber 2,0").token("scholars");
        let shown = |viewer| match island.told(viewer)[..] {
            [Event::Module(ModuleEvent::Frenemies(FavorEvent::TokenDrawn { seat: A, guild }))] => guild.what(),
            ref other => panic!("{other:?}"),
        };
        assert_eq!(
            [shown(Viewer::Seat(A)), shown(Viewer::Seat(B)), shown(Viewer::Public)],
            [Some(Guild::Scholars), None, None]
        );
        let side = |seat| island.view(seat).modules.favors.unwrap().sides[0].clone();
        assert_eq!((side(A).count, side(A).tokens), (1, Some(vec![("scholars", 1)])));
        assert_eq!((side(B).count, side(B).tokens, side(B).fresh), (1, None, None));
    }

    #[test]
    fn eleven_points_win_in_the_own_turn() {
        // frenemies 7
        let spec = |text| island::Options::from_spec(text).unwrap();
        assert_eq!(spec("island:frenemies").target, 11);
        assert_eq!(spec("island:seats=6,frenemies").target, 11);
        assert_eq!(spec("island:frenemies,target=9").target, 9);
        assert_eq!(spec("island:target=9,frenemies").spec(), "island:seats=4,target=9,frenemies");
        assert_eq!(spec("island:frenemies").spec(), "island:seats=4,frenemies");
    }
}

mod robber {
    use super::*;

    #[test]
    fn a_robber_where_nobody_lives_earns_a_token() {
        // frenemies 3.1, frenemies check 2
        let mut island = frenemies().cards(A, "knight").main(A);
        island.does(A, "knight").does(A, "robber 2,0").token("merchants").rests().has_tokens(A, "merchants");
        // Drawn in the own turn it is fresh.
        island.refused(A, "redeem merchants", FavorRefusal::TokensMissing);
        let mut island = frenemies().cards(A, "knight").settlement(A, "2,0,N").main(A);
        island.does(A, "knight").does(A, "robber 2,0").rests().token_counts([0, 0, 0, 0]);
    }

    #[test]
    fn victims_without_cards_off_the_desert_earn_nothing() {
        // frenemies 3.1
        let mut island = frenemies().settlement(B, "2,0,N").rolling(A);
        island.rolls(3, 4).does(A, "robber 2,0").rests().token_counts([0, 0, 0, 0]);
    }

    #[test]
    fn on_a_desert_the_theft_may_be_waived_for_a_token() {
        // frenemies 3.1, frenemies check 3, frenemies 12
        let table = || frenemies().settlement(B, "0,0,N").hand(B, "ore").robber("1,0").rolling(A);
        let mut island = table();
        island.rolls(3, 4).does(A, "robber 0,0");
        assert_eq!(island.listed(A), ["rob 1", "waive"]);
        island.does(A, "rob 1").steals("ore").rests().token_counts([0, 0, 0, 0]);
        let mut island = table();
        island.rolls(3, 4).does(A, "robber 0,0").does(A, "waive").token("traders").rests().token_counts([1, 0, 0, 0]);
        island.holds(B, "ore");
    }

    #[test]
    fn elsewhere_a_theft_is_mandatory() {
        // frenemies 3.1
        let mut island =
            frenemies().settlement(B, "1,0,N").settlement(C, "1,0,S").hand(B, "ore").hand(C, "ore").rolling(A);
        island.rolls(3, 4).does(A, "robber 1,0").refused(A, "waive", Refusal::CannotWaive);
        scene()
            .settlement(B, "1,0,N")
            .settlement(C, "1,0,S")
            .hand(B, "ore")
            .hand(C, "ore")
            .rolling(A)
            .rolls(3, 4)
            .does(A, "robber 1,0")
            .refused(A, "waive", Refusal::CannotWaive);
    }

    #[test]
    fn a_desert_without_anybody_to_rob_is_harmless_too() {
        // frenemies D6
        for table in [frenemies().settlement(A, "0,0,N"), frenemies().settlement(B, "0,0,N")] {
            table
                .robber("1,0")
                .rolling(A)
                .rolls(3, 4)
                .does(A, "robber 0,0")
                .token("traders")
                .token_counts([1, 0, 0, 0]);
        }
    }

    #[test]
    fn knight_and_seven_in_one_turn_may_pay_twice() {
        // frenemies 3.1
        let mut island = frenemies().cards(A, "knight").before_roll(A);
        island.does(A, "knight").does(A, "robber 2,0").token("traders").does(A, "roll").rolls(3, 4);
        island.does(A, "robber 1,0").token("traders").rests().token_counts([2, 0, 0, 0]);
    }

    #[test]
    fn an_empty_supply_pays_nothing() {
        // frenemies D5
        let mut island = frenemies().supply("nothing").cards(A, "knight").main(A);
        island.does(A, "knight").does(A, "robber 2,0").rests().token_counts([0, 0, 0, 0]);
    }
}

mod gifts {
    use super::*;

    #[test]
    fn a_gift_that_is_accepted_earns_a_token() {
        // frenemies 3.2, frenemies check 11
        let mut island = frenemies().hand(A, "ore, wool").main(A);
        island.does(A, "gift ore 1").awaits([B]).asked("gift-answer");
        island.does(B, "accept").token("scholars").rests();
        island.holds(A, "wool").holds(B, "ore").token_counts([1, 0, 0, 0]);
        island.refused(A, "gift wool 2", FavorRefusal::GaveAlready);
    }

    #[test]
    fn the_receiver_shows_no_more_points_than_the_giver() {
        // frenemies D8, frenemies check 11
        let mut island = frenemies().settlement(B, "0,0,N").cards(A, "point").hand(A, "ore").main(A);
        island.refused(A, "gift ore 1", FavorRefusal::TooStrong).allowed(A, "gift ore 2");
    }

    #[test]
    fn the_receiver_may_reject_or_ask_for_something_else() {
        // frenemies D9
        let mut island = frenemies().hand(A, "ore, wool").main(A);
        island.does(A, "gift ore 1");
        assert_eq!(island.listed(B), ["name lumber", "name brick", "name wool", "name grain", "accept", "decline"]);
        island.does(B, "name wool").awaits([A]);
        assert_eq!(island.listed(A), ["accept", "decline"]);
        island.does(A, "accept").token("traders").holds(B, "wool").holds(A, "ore");
        let mut island = frenemies().hand(A, "ore, wool").main(A);
        island.does(A, "gift ore 1").does(B, "decline").rests().refused(A, "gift ore 1", FavorRefusal::OfferedAlready);
        island.allowed(A, "gift wool 1").allowed(A, "gift ore 2");
    }

    #[test]
    fn not_giving_what_was_asked_for_reveals_nothing() {
        // frenemies D9
        let mut island = frenemies().hand(A, "ore, wool").main(A);
        island.does(A, "gift ore 1").does(B, "name grain");
        assert_eq!(island.listed(A), ["decline"]);
        // The giver is asked all the same, and has an answer that anybody could have.
        let pass = kernel::Game::pass(island.rules(), island.state(), A).unwrap();
        assert_eq!(island.rules().action_text(pass), "decline");
        island.does(A, "decline").rests().token_counts([0, 0, 0, 0]);
    }

    #[test]
    fn whoever_holds_a_single_card_is_asked_for_no_other() {
        // frenemies D9
        let mut island = frenemies().hand(A, "ore").main(A);
        assert_eq!(island.does(A, "gift ore 1").listed(B), ["accept", "decline"]);
    }

    #[test]
    fn gifts_are_for_the_own_main_phase() {
        // frenemies D7
        let mut island = frenemies().hand(A, "ore").before_roll(A);
        island.refused(A, "gift ore 1", Refusal::NotNow);
        frenemies().hand(B, "ore").main(A).refused(B, "gift ore 0", Refusal::NotYourTurn);
    }

    #[test]
    fn an_empty_supply_closes_gifts() {
        // frenemies D5
        frenemies().supply("nothing").hand(A, "ore").main(A).refused(A, "gift ore 1", FavorRefusal::SupplyEmpty);
        scene().hand(A, "ore").main(A).refused(A, "gift ore 1", FavorRefusal::SupplyEmpty);
    }

    #[test]
    fn a_gift_is_no_trade() {
        // frenemies 3.2
        let mut island = frenemies().options("no-trades").hand(A, "ore").main(A);
        island.does(A, "gift ore 1").does(B, "accept").token("traders");
        frenemies().hand(A, "ore").main(A).refused(A, "offer ore for nothing to 1", Refusal::NoGifts);
    }

    #[test]
    fn only_a_card_in_hand_is_given_to_somebody_else() {
        // frenemies 3.2
        let mut island = frenemies().hand(A, "ore").main(A);
        island.refused(A, "gift wool 1", Refusal::NotInHand).refused(A, "gift ore 0", Refusal::NoAddressee);
    }

    #[test]
    fn tokens_are_not_traded_stolen_monopolised_or_discarded() {
        // frenemies 3
        let mut island = frenemies().tokens(B, "8 traders").settlement(B, "1,0,N").cards(A, "monopoly").rolling(A);
        assert!(island.rules().action_from("offer traders for ore to 1").is_err());
        island.rolls(3, 4).does(A, "robber 1,0").rests().does(A, "monopoly ore").token_counts([0, 8, 0, 0]);
    }
}

mod connecting {
    use super::*;

    #[test]
    fn the_first_contact_of_two_networks_pays_three_and_one() {
        // frenemies 3.3, frenemies check 4
        let mut island = three_networks().main(A);
        island.does(A, "road 0,0,E").token("scholars");
        island.has_tokens(B, "scholars");
        draw(&mut island, 3);
        island.rests().token_counts([3, 1, 0, 0]);
        // A second contact of the same two networks, by the other player.
        next_turn(&mut island, A, B);
        island.does(B, "road 0,0,W").rests().token_counts([3, 1, 0, 0]);
        // A's other network, by B.
        island.does(B, "road 0,1,NE");
        draw(&mut island, 4);
        island.rests().token_counts([4, 4, 0, 0]);
    }

    #[test]
    fn everybody_sees_where_networks_touch() {
        // frenemies 3.3
        let mut island = three_networks().main(A);
        let contacts = |island: &Play| {
            let seen = island.view(C).modules.favors.unwrap().contacts;
            seen.into_iter().map(|it| (it.at, it.seats)).collect::<Vec<_>>()
        };
        assert_eq!(contacts(&island), []);
        island.does(A, "road 0,0,E");
        draw(&mut island, 4);
        assert_eq!(contacts(&island), [("0,1,N".to_string(), vec![0, 1])]);
    }

    #[test]
    fn joining_own_networks_pays_nothing() {
        // frenemies 3.3, frenemies check 4
        three_networks().main(A).does(A, "road 1,0,E").rests().token_counts([0, 0, 0, 0]);
    }

    #[test]
    fn a_joined_network_has_the_links_of_both() {
        // frenemies D12, frenemies check 5
        let mut island = three_networks().main(A);
        island.does(A, "road 0,0,E");
        draw(&mut island, 4);
        island.does(A, "road 1,0,E").does(A, "road 0,1,NE").rests().token_counts([3, 1, 0, 0]);
    }

    #[test]
    fn a_road_that_joins_and_reaches_at_once_counts_as_linked() {
        // frenemies D12: the eastern network is linked, the northern one joins it with a road that ends at B as well.
        let mut island = three_networks().main(A);
        island.does(A, "road 0,1,NE");
        draw(&mut island, 4);
        island.does(A, "road 0,0,E").rests().token_counts([3, 1, 0, 0]);
    }

    #[test]
    fn one_road_may_connect_with_two_opponents() {
        // frenemies check 6, frenemies check 7, frenemies D21
        let table = || {
            let scene = frenemies().settlement(A, "0,0,N").hand(A, ROAD);
            scene.settlement(B, "0,0,SE").road(B, "0,0,E").settlement(C, "1,0,N").road(C, "1,0,NW")
        };
        let mut island = table().main(A);
        island.does(A, "road 0,0,NE");
        draw(&mut island, 5);
        island.rests().token_counts([3, 1, 1, 0]);
        // With a supply too small for both the builder says who draws first.
        let mut island = table().supply("traders").main(A);
        island.does(A, "road 0,0,NE").awaits([A]).asked("token-order");
        assert_eq!(island.listed(A), ["choose 1", "choose 2"]);
        island.does(A, "choose 2").token("traders").rests().token_counts([0, 0, 1, 0]);
    }

    #[test]
    fn an_opponent_who_is_linked_already_gets_nothing() {
        // frenemies check 7
        let mut island = frenemies()
            .settlement(A, "0,0,N")
            .roads(A, "0,0,NW 0,0,W 0,0,SW")
            .hand(A, ROAD)
            .settlement(B, "0,0,SE")
            .roads(B, "0,0,E 0,0,SE")
            .settlement(C, "1,0,N")
            .road(C, "1,0,NW")
            .main(A);
        island.does(A, "road 0,0,NE");
        draw(&mut island, 4);
        island.rests().token_counts([3, 0, 1, 0]);
    }

    #[test]
    fn a_short_supply_is_drawn_as_far_as_it_goes() {
        // frenemies D5, frenemies check 8
        let mut island = three_networks().supply("2 traders").main(A);
        island.does(A, "road 0,0,E").token("traders").token("traders").rests().token_counts([1, 1, 0, 0]);
        three_networks().supply("nothing").main(A).does(A, "road 0,0,E").rests();
    }

    #[test]
    fn contacts_made_in_set_up_are_recorded_without_reward() {
        // frenemies 2, frenemies 3.3, frenemies check 15
        let mut island = scene().seats(2).options("frenemies").placing();
        island.does(A, "settlement 0,0,N").does(A, "road 0,0,NE");
        island.does(B, "settlement 0,0,SE").does(B, "road 0,0,E");
        island.does(B, "settlement -2,2,S").does(B, "road -2,2,SW");
        island.does(A, "settlement 2,-2,N").does(A, "road 2,-2,NE");
        assert_eq!(island.view(A).modules.favors.unwrap().links, [["0,0,N".to_string(), "0,1,N".to_string()]]);
        island.token_counts([0, 0]).asked("roll");
    }

    #[test]
    fn an_opponents_building_does_not_cut_a_network() {
        // frenemies D10
        let mut island = frenemies()
            .settlement(A, "0,0,N")
            .roads(A, "0,0,NW 0,0,NE 0,0,E 0,0,SE")
            .settlement(C, "0,0,SE")
            .settlement(B, "0,1,SW")
            .hand(B, "3 lumber, 3 brick")
            .main(B);
        // B meets the far part of A's network, then the near one: they are one network.
        island.does(B, "road 0,1,W");
        draw(&mut island, 4);
        island.does(B, "road 0,0,SW").does(B, "road 0,0,W").rests().token_counts([1, 3, 0, 0]);
    }

    #[test]
    fn every_way_of_building_a_road_counts() {
        // frenemies D11
        let mut island = three_networks().cards(A, "roads").main(A);
        island.does(A, "roads").does(A, "road 0,0,E");
        draw(&mut island, 4);
        island.asked("free-roads 1").does(A, "road 1,0,E").rests();
        let mut island = three_networks().tokens(A, "road-builders").main(A);
        island.does(A, "redeem road-builders").does(A, "road 0,0,E");
        draw(&mut island, 4);
        island.rests();
    }

    #[test]
    fn roads_of_a_special_building_phase_connect_and_the_tokens_wait_for_the_next_turn() {
        // frenemies 7, frenemies check 12
        let table = frenemies().seats(5).settlement(A, "0,0,N").road(A, "0,0,NE").settlement(B, "0,0,SE");
        let mut island = table.hand(B, ROAD).main(A);
        island.does(A, "end").asked("special").does(B, "road 0,0,E").token("traders").token("merchants");
        island.token("traders").token("traders").token_counts([1, 3, 0, 0, 0]);
        island.refused(B, "redeem merchants", Refusal::NotNow).refused(B, "gift ore 2", Refusal::NotNow);
        island.does(B, "end").does(B, "roll").rolls(1, 1).allowed(B, "redeem merchants");
    }

    #[test]
    fn in_a_reduced_turn_roads_connect_and_tokens_are_not_used() {
        // frenemies D13
        let table = frenemies().seats(5).options("turns=paired").settlement(A, "0,0,N").road(A, "0,0,NE");
        let mut island = table.settlement(D, "0,0,SE").hand(D, "lumber, brick, ore").tokens(D, "merchants").main(A);
        island.does(A, "end").does(D, "road 0,0,E").token("traders").token("traders").token("traders").token("traders");
        island.token_counts([1, 0, 0, 4, 0]).refused(D, "redeem merchants", Refusal::NotNow);
        island.refused(D, "gift ore 2", Refusal::NotNow).refused(D, "exchange", Refusal::NotNow);
        assert_eq!(island.view(D).modules.favors.unwrap().sides[3].fresh_count, 0);
    }

    #[test]
    fn a_network_is_told_by_the_settlements_it_began_with() {
        // frenemies 3.3
        let mut island = three_networks().main(A);
        island.does(A, "road 0,0,E");
        draw(&mut island, 4);
        assert_eq!(island.view(C).modules.favors.unwrap().links, [["0,0,N".to_string(), "0,1,N".to_string()]]);
        assert!(
            island
                .state()
                .open()
                .reached(A)
                .has(island.rules().corner(island::geometry::read_corner("0,0,SE").unwrap()).unwrap().index())
        );
    }
}

mod redeeming {
    use super::*;

    #[test]
    fn a_token_is_used_in_the_own_main_phase_only() {
        // frenemies 4, frenemies D7
        frenemies().tokens(A, "merchants").before_roll(A).refused(A, "redeem merchants", Refusal::NotNow);
        frenemies().tokens(B, "merchants").main(A).refused(B, "redeem merchants", Refusal::NotYourTurn);
        frenemies().tokens(A, "merchants").main(A).allowed(A, "redeem merchants");
    }

    #[test]
    fn a_fresh_token_becomes_ready_when_the_turn_ends() {
        // frenemies 4
        let mut island = frenemies().seats(2).hand(A, "ore").main(A);
        island.does(A, "gift ore 1").does(B, "accept").token("merchants");
        assert_eq!(island.view(A).modules.favors.unwrap().sides[0].fresh, Some(vec![("merchants", 1)]));
        island.refused(A, "redeem merchants", FavorRefusal::TokensMissing);
        next_turn(&mut island, A, B);
        next_turn(&mut island, B, A);
        island.allowed(A, "redeem merchants");
    }

    #[test]
    fn the_traders_exchange_once_or_twice() {
        // frenemies 5, frenemies D17
        let mut island = frenemies().tokens(A, "traders").hand(A, "2 ore").main(A);
        island.does(A, "redeem traders ore");
        assert_eq!(island.listed(A), ["name lumber", "name brick", "name wool", "name grain"]);
        island.does(A, "name wool").asked("traders-more");
        assert_eq!(island.listed(A), ["name wool", "name ore", "pass"]);
        island.does(A, "name wool").does(A, "name lumber").rests().holds(A, "lumber, ore").token_counts([0, 0, 0, 0]);
    }

    #[test]
    fn never_more_than_two_exchanges_of_the_traders_in_a_turn() {
        // frenemies D17, frenemies check 13
        let table = || frenemies().tokens(A, "2 traders").hand(A, "4 ore").main(A);
        let mut island = table();
        island.does(A, "redeem traders ore").does(A, "name wool").does(A, "name ore").does(A, "name wool");
        island.refused(A, "redeem traders ore", FavorRefusal::TradersAreDone);
        let mut island = table();
        island.does(A, "redeem traders ore").does(A, "name wool").does(A, "pass").does(A, "redeem traders ore");
        island.does(A, "name wool").rests().holds(A, "2 wool, 2 ore");
    }

    #[test]
    fn the_merchants_give_a_card_of_choice() {
        // frenemies 5
        let mut island = frenemies().tokens(A, "2 merchants").hand(B, "19 ore").main(A);
        island.does(A, "redeem merchants").refused(A, "name ore", Refusal::NotAmongTheChoices);
        island.does(A, "name wool").rests().holds(A, "wool").does(A, "redeem merchants").does(A, "name wool");
        island.holds(A, "2 wool");
    }

    #[test]
    fn the_road_builders_build_a_road() {
        // frenemies 5
        let mut island = frenemies().tokens(A, "road-builders").settlement(A, "0,0,N").main(A);
        island.does(A, "redeem road-builders").does(A, "road 0,0,NE").rests().left(A, [14, 4, 4]);
    }

    #[test]
    fn the_scholars_give_a_development_card() {
        // frenemies 5
        let mut island = frenemies().tokens(A, "2 scholars").main(A);
        island.does(A, "redeem scholars").draws("monopoly").rests().holds_cards(A, "monopoly");
        island.refused(A, "monopoly ore", Refusal::BoughtThisTurn);
        frenemies().tokens(A, "scholars").main(A).refused(A, "redeem scholars", FavorRefusal::TokensMissing);
    }

    #[test]
    fn the_master_builders_give_a_point_that_everybody_sees() {
        // frenemies 5, frenemies check 9
        let mut island = frenemies().tokens(A, "2 master-builders").main(A);
        island.does(A, "redeem master-builders").rests().points(A, 1).shows(A, 1);
        assert_eq!(island.view(B).modules.favors.unwrap().sides[0].markers, 1);
        let table = frenemies().options("target=4").city(A, "0,0,N").settlement(A, "0,1,S");
        table.tokens(A, "2 master-builders").main(A).does(A, "redeem master-builders").over(A);
    }

    #[test]
    fn fresh_compasses_do_not_win() {
        // frenemies check 9
        let mut island = frenemies().tokens(A, "master-builders").cards(A, "knight").main(A);
        island.does(A, "knight").does(A, "robber 2,0").token("master-builders").has_tokens(A, "2 master-builders");
        island.refused(A, "redeem master-builders", FavorRefusal::TokensMissing);
    }

    #[test]
    fn redeemed_tokens_stay_in_the_halls() {
        // frenemies D15
        let mut island = frenemies().tokens(A, "merchants").main(A);
        island.does(A, "redeem merchants").does(A, "name ore");
        let seen = island.view(B).modules.favors.unwrap();
        assert_eq!((seen.supply, seen.halls), (57, vec![("merchants", 1)]));
    }

    #[test]
    fn a_favor_without_effect_is_refused() {
        // frenemies D16
        let all = "19 lumber, 19 brick, 19 wool, 19 grain, 19 ore";
        let table = || frenemies().tokens(A, "traders, merchants, road-builders, 2 scholars").hand(B, all);
        let mut island = table().cards(B, "14 knight, 2 roads, 2 plenty, 2 monopoly, 5 point").main(A);
        island.refused(A, "redeem traders ore", Refusal::NotInHand).refused(A, "redeem merchants", Refusal::BankLacks);
        island.refused(A, "redeem road-builders", Refusal::NoRoomForARoad);
        island.refused(A, "redeem scholars", Refusal::DeckEmpty).refused(A, "redeem traders", FavorRefusal::NotThisWay);
        let mut island =
            frenemies().tokens(A, "traders").hand(A, "ore").hand(B, "19 lumber, 19 brick, 19 wool, 19 grain").main(A);
        island.refused(A, "redeem traders ore", Refusal::BankLacks);
    }

    #[test]
    fn any_number_of_favors_may_be_redeemed_in_a_turn() {
        // frenemies D14
        let mut island = frenemies().tokens(A, "3 merchants, 4 master-builders").main(A);
        for _ in 0..3 {
            island.does(A, "redeem merchants").does(A, "name ore");
        }
        island.does(A, "redeem master-builders").does(A, "redeem master-builders").points(A, 2).holds(A, "3 ore");
    }
}

mod exchanging {
    use super::*;

    #[test]
    fn one_token_is_drawn_and_one_goes_back() {
        // frenemies 6, frenemies D18
        let mut island = frenemies().tokens(A, "merchants").main(A);
        island.does(A, "exchange").token("scholars").awaits([A]);
        assert_eq!(island.listed(A), ["return merchants", "return scholars"]);
        island.does(A, "return merchants").rests().has_tokens(A, "scholars");
        let told = island.told(Viewer::Seat(B));
        assert!(
            matches!(told[..], [Event::Module(ModuleEvent::Frenemies(FavorEvent::TokenReturned { seat: A, guild }))] if guild.what().is_none())
        );
        island.refused(A, "exchange", FavorRefusal::ExchangedAlready);
    }

    #[test]
    fn a_turn_is_for_redeeming_or_for_exchanging() {
        // frenemies 4, frenemies check 10
        let mut island = frenemies().tokens(A, "2 merchants").main(A);
        island.does(A, "redeem merchants").does(A, "name ore").refused(A, "exchange", FavorRefusal::RedeemedAlready);
        let mut island = frenemies().tokens(A, "2 merchants").main(A);
        island.does(A, "exchange").token("scholars").does(A, "return scholars");
        island.refused(A, "redeem merchants", FavorRefusal::ExchangedAlready);
    }

    #[test]
    fn fresh_tokens_are_not_exchanged() {
        // frenemies check 14
        let table = |tokens| frenemies().tokens(A, tokens).cards(A, "knight").main(A);
        let mut island = table("nothing");
        island.does(A, "knight").does(A, "robber 2,0").token("traders").refused(
            A,
            "exchange",
            FavorRefusal::TokensMissing,
        );
        let mut island = table("merchants");
        island.does(A, "knight").does(A, "robber 2,0").token("traders").does(A, "exchange").token("scholars");
        assert_eq!(island.listed(A), ["return merchants", "return scholars"]);
    }

    #[test]
    fn an_empty_supply_exchanges_nothing() {
        // frenemies D5
        let mut island = frenemies().tokens(A, "merchants").supply("nothing").main(A);
        island.refused(A, "exchange", FavorRefusal::SupplyEmpty);
    }

    #[test]
    fn what_is_drawn_and_what_goes_back_is_private() {
        // frenemies 12
        let mut island = frenemies().tokens(A, "merchants").main(A);
        island.does(A, "exchange").token("scholars");
        let side = |seat| island.view(seat).modules.favors.unwrap().sides[0].clone();
        assert_eq!((side(A).drawn, side(B).drawn, side(B).count), (Some("scholars"), None, 2));
    }
}

mod with_helpers {
    use super::*;

    fn both() -> Scene {
        frenemies().options("helpers")
    }

    #[test]
    fn both_scenarios_are_played_together_for_eleven_points() {
        // frenemies 8, frenemies D19, helpers 8: Helpers with Frenemies
        assert_eq!(island::Options::from_spec("island:helpers,frenemies").unwrap().target, 11);
        let mut island = both().helper(A, "lin").robber("1,0").tokens(A, "merchants").main(A);
        island.does(A, "use").does(A, "flip").does(A, "redeem merchants").does(A, "name ore").rests();
    }

    #[test]
    fn lins_robber_earns_nothing() {
        // frenemies 8: Lin
        let mut island = both().helper(A, "lin").robber("1,0").main(A);
        island.does(A, "use").does(A, "flip").rests().token_counts([0, 0, 0, 0]);
    }

    #[test]
    fn a_road_that_louis_moves_may_connect_and_no_link_vanishes() {
        // frenemies 8: Louis, frenemies D11, helpers 5
        let mut island = both()
            .helper(A, "louis")
            .helper(D, "candamir")
            .settlement(A, "0,0,N")
            .roads(A, "0,0,NE 0,0,NW")
            .settlement(B, "0,0,SE")
            .main(A);
        island.does(A, "use").does(A, "lift 0,0,NW").does(A, "road 0,0,E");
        draw(&mut island, 4);
        island.asked("after-use").does(A, "flip").token_counts([3, 1, 0, 0]);
        let before = links(island.state());
        for (seat, next) in [(A, B), (B, C), (C, D), (D, A)] {
            next_turn(&mut island, seat, next);
        }
        island.does(A, "use").does(A, "lift 0,0,E").does(A, "road 0,0,NW").does(A, "swap lin");
        assert_eq!(links(island.state()), before);
    }

    #[test]
    fn williams_road_may_connect() {
        // frenemies 8: William
        let mut island = both().helper(A, "william").settlement(A, "0,0,N").road(A, "0,0,NE").settlement(B, "0,0,SE");
        island = island.hand(A, "lumber, ore");
        let mut island = island.main(A);
        island.does(A, "use lumber ore").does(A, "road 0,0,E");
        draw(&mut island, 4);
        island.does(A, "flip").rests().token_counts([3, 1, 0, 0]);
    }

    #[test]
    fn nassir_and_vincent_earn_nothing() {
        // frenemies 8: Nassir, Vincent
        let mut island = both().helper(A, "nassir").hand(B, "ore").main(A);
        island.does(A, "use ore").does(A, "choose 1").does(A, "name ore").does(A, "flip").rests();
        island.token_counts([0, 0, 0, 0]);
        let table = both().helper(A, "vincent").settlement(A, "0,0,N").knights(A, 1).hand(A, "grain, 2 ore");
        table.main(A).does(A, "use city").does(A, "city 0,0,N").does(A, "flip").rests().token_counts([0, 0, 0, 0]);
    }

    #[test]
    fn markers_count_for_hilde_and_tokens_are_not_hers() {
        // frenemies 8: Hilde
        let mut island = both().helper(A, "hilde").markers(B, 1).tokens(B, "traders").hand(B, "ore").main(A);
        island.does(A, "use");
        assert_eq!(island.view(A).modules.favors.unwrap().sides[1].tokens, None);
        assert_eq!(island.listed(A), ["name ore"]);
    }

    #[test]
    fn candamir_is_for_bought_cards_and_jean_for_his_own_rate() {
        // frenemies 8: Candamir, Jean
        let mut island = both().helper(A, "candamir").tokens(A, "2 scholars").main(A);
        island.does(A, "redeem scholars").draws("knight").rests();
        let mut island = both().helper(A, "jean").tokens(A, "traders").hand(A, "3 ore").main(A);
        island
            .does(A, "use ore")
            .does(A, "name wool")
            .does(A, "flip")
            .does(A, "redeem traders ore")
            .does(A, "name wool");
        island.does(A, "pass").holds(A, "2 wool");
    }

    #[test]
    fn on_a_seven_sean_comes_first_and_the_token_last() {
        // frenemies 8: order on a 7
        let mut island = both().helper(B, "sean").hand(C, "8 ore").rolling(A);
        island.rolls(3, 4).does(B, "use wool").does(B, "flip").does_all(C, ["discard ore"; 4]);
        island.does(A, "robber 2,0").token("traders").rests();
    }

    #[test]
    fn gifts_and_favors_are_no_production_for_marianne() {
        // frenemies 8: Marianne, Sean
        let mut island = both().helper(B, "marianne").hand(A, "ore").main(A);
        island.does(A, "gift ore 1").does(B, "accept").token("traders").rests();
    }
}
