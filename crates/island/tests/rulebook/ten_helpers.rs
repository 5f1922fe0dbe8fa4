//! The ten helpers, one by one (`docs/rules/helpers.md`, section 5).

use island::testkit::*;
use island::{Card, Event, Outcome, Refusal, Resource};
use island::{HelperEvent, HelperRefusal, ModuleEvent};
use kernel::Viewer;

use super::FIFTEEN;

fn helpers(seat: kernel::Seat, helper: &str) -> Scene {
    scene().options("helpers").helper(seat, helper)
}

mod candamir {
    use super::*;

    #[test]
    fn one_card_of_the_price_may_be_replaced_by_any_other() {
        // helpers 5, helpers D8, helpers check 10
        let mut island = helpers(A, "candamir").hand(A, "2 wool, grain").main(A);
        island.refused(A, "use", Refusal::CannotAfford { short: 1 }).allowed(A, "use ore wool");
        island.does(A, "use ore wool").holds(A, "nothing");
        let mut island = helpers(A, "candamir").hand(A, "wool, 2 lumber").main(A);
        island.refused(A, "use ore lumber", Refusal::CannotAfford { short: 1 });
        island.refused(A, "use lumber ore", HelperRefusal::NotThePrice).refused(
            A,
            "use ore ore",
            HelperRefusal::NotThePrice,
        );
    }

    #[test]
    fn three_cards_are_drawn_one_is_kept_and_two_go_back() {
        // helpers 5
        let mut island = helpers(A, "candamir").hand(A, "wool, grain, ore").main(A);
        island.does(A, "use").draws("knight").draws("monopoly").draws("point").deck(22).awaits([A]);
        assert_eq!(island.listed(A), ["keep knight", "keep monopoly", "keep point"]);
        island.does(A, "keep monopoly").deck(24).holds_cards(A, "monopoly").does(A, "flip");
        island.refused(A, "monopoly ore", Refusal::BoughtThisTurn);
    }

    #[test]
    fn the_cards_are_for_the_users_eyes_alone() {
        // helpers D26
        let mut island = helpers(A, "candamir").hand(A, "wool, grain, ore").main(A);
        island.does(A, "use").draws("point");
        let shown = |viewer| match island.told(viewer)[..] {
            [Event::Module(ModuleEvent::Helpers(HelperEvent::CardSeen { seat: A, card }))] => card.what(),
            ref other => panic!("{other:?}"),
        };
        assert_eq!(shown(Viewer::Seat(A)), Some(Card::Point));
        assert_eq!([shown(Viewer::Seat(B)), shown(Viewer::Public)], [None; 2]);
        let seen = |seat| island.view(seat).modules.helpers.unwrap();
        assert_eq!(seen(A).seen, Some(vec![("point", 1)]));
        assert_eq!((seen(B).seen, seen(B).seen_count), (None, 1));
        island.draws("knight").draws("knight").does(A, "keep point");
        assert_eq!(island.told(Viewer::Seat(B)).len(), 1);
        assert_eq!(island.view(B).sides[0].held, 1);
    }

    #[test]
    fn a_short_deck_shows_what_it_has() {
        // helpers D9, helpers 8: Candamir with fewer than 3 cards in the deck, helpers check 10
        let rest = "14 knight, 2 roads, 2 plenty, 2 monopoly";
        let mut island = helpers(A, "candamir").cards(B, rest).cards(C, "3 point").hand(A, "wool, grain, ore").main(A);
        island.deck(2).does(A, "use").draws("point").draws("point").asked("candamir-keep");
        assert_eq!(island.listed(A), ["keep point"]);
        island.does(A, "keep point").deck(1).holds_cards(A, "point");
        let mut island = helpers(A, "candamir").cards(B, rest).cards(C, "4 point").hand(A, "wool, grain, ore").main(A);
        island.deck(1).does(A, "use").draws("point").asked("after-use").deck(0);
        let mut island = helpers(A, "candamir").cards(B, rest).cards(C, "5 point").hand(A, "wool, grain, ore").main(A);
        island.refused(A, "use", Refusal::DeckEmpty);
    }

    #[test]
    fn a_point_that_is_kept_wins_at_once() {
        // helpers 8: Candamir keeps a VP card reaching the target
        let mut island =
            helpers(A, "candamir").options("target=3").cards(A, "2 point").hand(A, "wool, grain, ore").main(A);
        island.does(A, "use").draws("point").draws("knight").draws("knight").goes_on().does(A, "keep point").over(A);
    }

    #[test]
    fn what_goes_back_is_drawn_again() {
        // helpers 5: the rest is shuffled
        let table = helpers(A, "candamir").helper(D, "jean").hand(A, "wool, grain, ore").hand(B, "wool, grain, ore");
        let mut island = table.main(A);
        island.does(A, "use").draws("point").draws("point").draws("roads").does(A, "keep roads").does(A, "flip");
        island.does(A, "end").does(B, "roll").rolls(1, 1).does(B, "buy");
        assert!(island.could_fall(Outcome::Drawn(Card::Point)));
    }
}

mod hilde {
    use super::*;

    #[test]
    fn only_an_opponent_who_shows_more_points_is_chosen() {
        // helpers 5, helpers D10, helpers check 13, helpers 8: Hilde's comparison
        let table = || {
            helpers(A, "hilde")
                .city(A, "0,0,N")
                .city(A, "1,0,N")
                .cards(A, "2 point")
                .hand(B, "ore, wool")
                .hand(C, "ore")
        };
        let mut island = table().city(B, "0,1,S").city(B, "2,0,N").settlement(B, "-2,2,N").main(A);
        island.shows(A, 4).shows(B, 5).points(A, 6).allowed(A, "use");
        let mut island = table().city(B, "0,1,S").city(B, "2,0,N").main(A);
        island.shows(B, 4).refused(A, "use", HelperRefusal::OfNoUse);
    }

    #[test]
    fn the_user_sees_the_hand_and_takes_a_card() {
        // helpers 5, helpers D26
        let mut island = helpers(A, "hilde").settlement(B, "0,0,N").hand(B, "2 ore, wool").main(A);
        island.does(A, "use").awaits([A]);
        let seen = |seat| island.view(seat).modules.helpers.unwrap().looked_at;
        assert_eq!(seen(A), Some((1, Some(vec![("wool", 1), ("ore", 2)]))));
        assert_eq!(seen(C), Some((1, None)));
        assert_eq!(island.listed(A), ["name wool", "name ore"]);
        island.refused(A, "name grain", Refusal::NotAmongTheChoices);
        island.does(A, "name ore").holds(A, "ore").holds(B, "wool, ore");
        let shown = |seat| match island.told(Viewer::Seat(seat))[..] {
            [Event::Stole { thief: A, victim: B, card }] => card.what(),
            ref other => panic!("{other:?}"),
        };
        assert_eq!([A, B, C].map(shown), [Some(Resource::Ore), Some(Resource::Ore), None]);
    }

    #[test]
    fn a_target_without_cards_is_not_chosen() {
        // helpers 5, helpers D5
        let table = helpers(A, "hilde").settlement(B, "0,0,N").settlement(C, "0,1,S").settlement(D, "2,0,N");
        let mut island = table.hand(C, "ore").hand(D, "ore").main(A);
        island.does(A, "use").asked("hilde-whom");
        assert_eq!(island.listed(A), ["choose 2", "choose 3"]);
        island.does(A, "choose 3").does(A, "name ore").holds(D, "nothing");
    }

    #[test]
    fn marianne_comes_before_hilde() {
        // helpers 8: Marianne and Hilde on the same turn
        let mut island = helpers(A, "hilde").helper(B, "marianne").settlement(B, "0,0,N").rolling(A);
        island.rolls(1, 1).does(B, "use grain").does(B, "flip").does(A, "use").does(A, "name grain").holds(A, "grain");
    }
}

mod jean {
    use super::*;

    #[test]
    fn one_resource_is_traded_at_two_to_one_for_the_rest_of_the_turn() {
        // helpers 5, helpers D11
        let mut island = helpers(A, "jean").seats(2).helper(B, "louis").hand(A, "6 ore, 4 wool").main(A);
        island.does(A, "use ore");
        assert_eq!(island.listed(A), ["name lumber", "name brick", "name wool", "name grain"]);
        island.does(A, "name brick").asked("after-use").does(A, "swap lin");
        island.does(A, "bank ore brick").does(A, "bank ore grain").holds(A, "2 brick, 4 wool, grain");
        island.does(A, "bank wool ore").holds(A, "2 brick, grain, ore");
        island.does(A, "end");
        assert_eq!(island.view(B).sides[0].rates[4], ("ore", 4));
    }

    #[test]
    fn the_first_exchange_is_part_of_the_use() {
        // helpers D11
        let mut island = helpers(A, "jean").hand(A, "ore").main(A);
        island.refused(A, "use ore", Refusal::NotInHand);
    }

    #[test]
    fn a_bank_without_any_other_resource_refuses() {
        // helpers 8: Jean and bank empty of all other types
        let mut island = helpers(A, "jean").hand(A, "2 ore").hand(B, "19 lumber, 19 brick, 19 wool, 19 grain").main(A);
        island.refused(A, "use ore", Refusal::BankLacks);
    }

    #[test]
    fn a_harbor_of_the_same_resource_brings_no_further_gain() {
        // helpers 8: Jean and a 2:1 harbor of the same type
        let mut island = helpers(A, "jean").settlement(A, "2,-1,N").hand(A, "4 ore").main(A);
        assert_eq!(island.view(A).sides[0].rates[4], ("ore", 2));
        island.does(A, "use ore").does(A, "name wool").does(A, "flip").does(A, "bank ore wool").holds(A, "2 wool");
        island.does(A, "end");
        assert_eq!(island.view(A).sides[0].rates[4], ("ore", 2));
    }
}

mod lin {
    use super::*;

    #[test]
    fn the_robber_goes_to_the_desert_and_the_user_takes_a_card_of_the_land_it_leaves() {
        // helpers 5, helpers check 8
        let mut island =
            helpers(A, "lin").robber("0,-1").settlement(B, "0,0,N").hand(B, "ore").knights(A, 2).before_roll(A);
        island.does(A, "use").robber_at("0,0").holds(A, "brick").holds(B, "ore").largest_army(None);
        island.does(A, "flip").asked("roll");
    }

    #[test]
    fn a_robber_on_the_desert_stays() {
        // helpers D12, helpers check 9, helpers 8: Lin when the robber is on the desert
        helpers(A, "lin").main(A).refused(A, "use", HelperRefusal::OfNoUse);
    }

    #[test]
    fn of_two_deserts_one_is_chosen() {
        // helpers D12, helpers 6
        let mut island = helpers(A, "lin").seats(5).main(A);
        let deserts: Vec<String> = (island.view(A).hexes.iter())
            .filter(|hex| hex.terrain == "desert")
            .map(|hex| format!("robber {}", hex.at))
            .collect();
        island.refused(A, "use", HelperRefusal::OfNoUse);
        let mut island = helpers(A, "lin").seats(5).robber("0,0").main(A);
        assert_eq!(island.does(A, "use").listed(A), deserts);
        island.refused(A, "robber 0,1", Refusal::NotAmongTheChoices).does(A, &deserts[1]).robber_at(&deserts[1][7..]);
    }

    #[test]
    fn with_an_empty_bank_the_robber_still_goes() {
        // helpers D13, helpers check 9, helpers 8: bank empty
        let mut island = helpers(A, "lin").robber("0,-1").hand(B, "19 brick").main(A);
        island.does(A, "use").robber_at("0,0").holds(A, "nothing").asked("after-use");
    }

    #[test]
    fn a_desert_that_the_robber_may_not_return_to_is_open_to_lin() {
        // helpers D13
        let mut island = helpers(A, "lin").options("no-desert-return").robber("1,0").main(A);
        island.does(A, "use").robber_at("0,0");
    }
}

mod louis {
    use super::*;

    #[test]
    fn an_end_road_moves_to_any_other_legal_path() {
        // helpers 5, helpers D14
        let mut island = helpers(A, "louis").settlement(A, "0,0,N").roads(A, "0,0,NE 0,0,E").main(A);
        assert_eq!(island.does(A, "use").listed(A), ["lift 0,0,E"]);
        island.refused(A, "lift 0,0,NE", Refusal::NotAmongTheChoices).does(A, "lift 0,0,E");
        // The old path is left out, and so is what only that road reached.
        assert_eq!(island.listed(A), ["road 0,-1,E", "road 0,-1,SE", "road 1,-1,SE"]);
        island.does(A, "road 0,-1,E").does(A, "flip").rests().left(A, [13, 4, 4]).length(A, 2).holds(A, "nothing");
    }

    #[test]
    fn an_opponents_settlement_between_own_roads_makes_no_end() {
        // helpers 5, helpers check 11
        let table = helpers(A, "louis").settlement(A, "0,0,N").roads(A, "0,0,NE 0,0,E 0,0,SE").settlement(B, "0,0,SE");
        let mut island = table.main(A);
        assert_eq!(island.does(A, "use").listed(A), ["lift 0,0,SE"]);
        island.refused(A, "lift 0,0,E", Refusal::NotAmongTheChoices);
    }

    #[test]
    fn the_longest_road_is_measured_once_after_the_move() {
        // helpers D15, helpers check 11, helpers 8: Louis breaks own Longest Road and restores it
        let mut island =
            helpers(A, "louis").settlement(A, "0,0,N").roads(A, "0,0,NE 0,0,E 0,0,SE 0,0,SW 0,0,W").main(A);
        island.longest_road(Some(A)).does(A, "use").does(A, "lift 0,0,W").does(A, "road 0,0,NW");
        island.longest_road(Some(A)).length(A, 5);
        assert_eq!(island.told(Viewer::Public).len(), 1);
    }

    #[test]
    fn a_tie_after_the_move_leaves_the_card_with_its_holder() {
        // helpers 8: Louis leaves the holder's trail equal to another's
        let five = "0,0,NE 0,0,E 0,0,SE 0,0,SW 0,0,W";
        let table = || helpers(A, "louis").settlement(A, "0,0,N").settlement(B, "2,-2,N");
        let theirs = "2,-2,NE 2,-2,E 2,-1,NE 2,-1,E 2,-1,SE";
        // A ring of six has no end; a row of six has, and becomes a row of five with a spur.
        table().roads(A, five).road(A, "0,0,NW").roads(B, theirs).main(A).refused(A, "use", HelperRefusal::OfNoUse);
        let mut island = table().roads(A, five).road(A, "-1,0,NE").roads(B, theirs).main(A);
        island.length(A, 6).longest_road(Some(A)).does(A, "use").does(A, "lift -1,0,NE").does(A, "road 0,1,NE");
        island.length(A, 5).length(B, 5).longest_road(Some(A));
    }

    #[test]
    fn all_fifteen_roads_may_lie_on_the_board() {
        // helpers 8: Louis and 15 roads placed
        let mut roads: Vec<&str> = FIFTEEN.split(' ').collect();
        roads.pop();
        let mut island =
            helpers(A, "louis").settlement(A, "0,0,N").roads(A, &roads.join(" ")).road(A, "1,-1,E").main(A);
        island.left(A, [0, 4, 4]).does(A, "use").does(A, "lift 1,-1,E");
        let to = island.listed(A)[0].clone();
        island.does(A, &to).left(A, [0, 4, 4]);
    }

    #[test]
    fn a_settlement_may_be_left_without_any_road() {
        // helpers 5
        let table =
            helpers(A, "louis").settlement(A, "0,0,N").road(A, "0,0,NE").settlement(A, "0,1,S").road(A, "0,1,SE");
        let mut island = table.main(A);
        island.does(A, "use").does(A, "lift 0,0,NE").does(A, "road 0,1,SW").does(A, "flip").rests();
        assert_eq!(island.view(A).sides[0].roads.len(), 2);
    }
}

mod marianne {
    use super::*;

    #[test]
    fn a_production_without_a_card_is_comforted_before_the_main_phase() {
        // helpers 5, helpers check 5
        let table = || helpers(C, "marianne").settlement(C, "0,0,N");
        let mut island = table().rolling(A);
        island.rolls(1, 1).awaits([C]).asked("marianne");
        assert_eq!(island.listed(C).len(), 6);
        island.does(C, "use ore").does(C, "flip").holds(C, "ore").rests();
        // The hills beside it pay on a 6, and a 7 is no production.
        table().rolling(A).rolls(3, 3).holds(C, "brick").rests();
        table().rolling(A).rolls(3, 4).asked("robber");
    }

    #[test]
    fn it_is_the_holders_choice() {
        // helpers 4
        let mut island = helpers(C, "marianne").rolling(A);
        island.rolls(1, 1).does(C, "pass").rests().holds(C, "nothing").has_helper(C, "marianne");
    }

    #[test]
    fn a_bank_shortage_and_the_robber_leave_without_a_card_too() {
        // helpers D16, helpers check 6
        let mut island = helpers(C, "marianne").settlement(C, "0,0,N").robber("0,-1").rolling(A);
        island.rolls(3, 3).awaits([C]);
        let mut island = helpers(C, "marianne").settlement(C, "0,0,N").hand(B, "19 brick").rolling(A);
        island.rolls(3, 3).awaits([C]).refused(C, "use brick", Refusal::NotAmongTheChoices);
    }

    #[test]
    fn an_empty_bank_gives_nothing() {
        // helpers 5
        let all = "19 lumber, 19 brick, 19 wool, 19 grain, 19 ore";
        helpers(C, "marianne").hand(B, all).rolling(A).rolls(1, 1).rests();
    }

    #[test]
    fn a_new_helper_is_locked_on_the_own_roll_as_well() {
        // helpers 8: player reacts with Marianne on the own roll, then wants the newly taken Jean
        let mut island = helpers(A, "marianne").hand(A, "4 ore").rolling(A);
        island.rolls(1, 1).does(A, "use ore").does(A, "swap jean").refused(A, "use ore", HelperRefusal::Locked);
    }

    #[test]
    fn it_is_used_on_one_turn_and_on_the_next() {
        // helpers 3: at most once a turn of anybody
        let mut island = helpers(C, "marianne").rolling(A);
        island.rolls(1, 1).does(C, "use ore").does(C, "flip").does(A, "end").does(B, "roll").rolls(1, 1);
        island.awaits([C]).does(C, "use ore").does(C, "swap lin").holds(C, "2 ore");
    }
}

mod nassir {
    use super::*;

    #[test]
    fn two_opponents_give_what_they_have_and_get_a_card_back() {
        // helpers 5, helpers check 14
        let mut island = helpers(A, "nassir").hand(A, "wool").hand(B, "ore, grain").hand(C, "grain").main(A);
        island.does(A, "use ore");
        assert_eq!(island.listed(A), ["choose 1", "choose 2"]);
        island.refused(A, "choose 3", Refusal::NotAmongTheChoices).does(A, "choose 1");
        assert_eq!(island.listed(A), ["choose 2", "pass"]);
        island.does(A, "choose 2").holds(A, "wool, ore").holds(B, "grain").asked("nassir-return");
        island.does(A, "name wool").holds(A, "ore").holds(B, "wool, grain").holds(C, "grain").does(A, "flip").rests();
    }

    #[test]
    fn nobody_has_it_and_the_use_is_spent() {
        // helpers D17, helpers 8: Nassir against players with no such card
        let mut island = helpers(A, "nassir").hand(B, "grain").main(A);
        island.does(A, "use ore").does(A, "choose 1").asked("after-use");
        assert!(island.told(Viewer::Public).contains(&Event::HadNone { seat: B, resource: Resource::Ore }));
        island.does(A, "flip").holds(A, "nothing").holds(B, "grain");
    }

    #[test]
    fn an_opponent_without_cards_is_not_chosen() {
        // helpers D17
        let mut island = helpers(A, "nassir").hand(B, "grain").main(A);
        assert_eq!(island.does(A, "use ore").listed(A), ["choose 1"]);
    }

    #[test]
    fn the_card_that_goes_back_may_be_the_one_just_received() {
        // helpers D18, helpers 8: Nassir with an empty own hand
        let mut island = helpers(A, "nassir").hand(B, "ore").hand(C, "ore").main(A);
        island.does(A, "use ore").does(A, "choose 1").does(A, "choose 2").holds(A, "2 ore");
        island.does(A, "name ore").does(A, "name ore").holds(A, "nothing").holds(B, "ore").holds(C, "ore");
    }

    #[test]
    fn one_opponent_is_enough_and_no_trading_does_not_forbid_it() {
        // helpers 5
        let mut island =
            helpers(A, "nassir").options("no-trades").hand(A, "wool").hand(B, "ore").hand(C, "ore").main(A);
        island.does(A, "use ore").does(A, "choose 2").does(A, "pass").does(A, "name wool");
        island.holds(A, "ore").holds(B, "ore").holds(C, "wool");
    }

    #[test]
    fn two_players_have_one_opponent() {
        // helpers 5, helpers D1
        let mut island = helpers(A, "nassir").seats(2).hand(B, "ore").main(A);
        island.does(A, "use ore").does(A, "choose 1").asked("nassir-return");
    }
}

mod sean {
    use super::*;

    #[test]
    fn more_than_seven_cards_are_kept() {
        // helpers 5, helpers check 7
        let mut island = helpers(B, "sean").hand(B, "9 ore").hand(C, "8 wool").rolling(A);
        island.rolls(3, 4).awaits([B]).asked("sean");
        assert_eq!(island.listed(B), ["use", "pass"]);
        island.does(B, "use").does(B, "flip").awaits([C]).does_all(C, ["discard wool"; 4]);
        island.holds(B, "9 ore").asked("robber");
    }

    #[test]
    fn alone_above_seven_nobody_discards() {
        // helpers 5, helpers check 7: with 8 cards no card is taken
        let mut island = helpers(B, "sean").hand(B, "8 ore").rolling(A);
        island.rolls(3, 4).refused(B, "use ore", Refusal::NotAmongTheChoices).does(B, "use").does(B, "flip");
        island.holds(B, "8 ore").asked("robber");
    }

    #[test]
    fn seven_or_fewer_cards_earn_one_and_discard_nothing() {
        // helpers D19, helpers check 7
        let mut island = helpers(B, "sean").hand(B, "7 ore").hand(C, "8 wool").rolling(A);
        island.rolls(3, 4).refused(B, "use", Refusal::NotAmongTheChoices).does(B, "use ore").does(B, "flip");
        island.holds(B, "8 ore").awaits([C]);
    }

    #[test]
    fn the_choice_after_the_use_comes_before_the_discards_of_others() {
        // helpers 8: Sean and a roll of 7 with 8+ cards, B side; helpers 10
        let mut island = helpers(B, "sean B").hand(B, "8 ore").hand(C, "8 wool").rolling(A);
        island.rolls(3, 4).does(B, "use").awaits([B]).refused(C, "discard wool", Refusal::NotYourTurn);
        island.does(B, "swap lin").awaits([C]);
    }

    #[test]
    fn whoever_passes_discards_as_usual() {
        // helpers 4
        let mut island = helpers(B, "sean").hand(B, "8 ore").rolling(A);
        island.rolls(3, 4).does(B, "pass").awaits([B]).does_all(B, ["discard ore"; 4]).holds(B, "4 ore");
    }

    #[test]
    fn seans_holder_may_be_robbed_and_a_knight_does_not_call_him() {
        // helpers 5
        let mut island = helpers(B, "sean").settlement(B, "1,0,N").rolling(A);
        island.rolls(3, 4).does(B, "use ore").does(B, "flip").does(A, "robber 1,0").steals("ore").holds(A, "ore");
        helpers(B, "sean").cards(A, "knight").main(A).does(A, "knight").awaits([A]);
    }

    #[test]
    fn the_last_card_of_a_kind_may_be_taken_before_the_discards() {
        // helpers 8: Sean takes the last card of a type
        let mut island = helpers(B, "sean").hand(C, "18 ore").rolling(A);
        island
            .rolls(3, 4)
            .does(B, "use ore")
            .bank(0, "ore")
            .does(B, "flip")
            .does_all(C, ["discard ore"; 9])
            .bank(9, "ore");
    }

    #[test]
    fn an_empty_bank_has_nothing_for_a_small_hand() {
        // helpers 5
        let all = "19 lumber, 19 brick, 19 wool, 19 grain, 19 ore";
        helpers(B, "sean").hand(C, all).rolling(A).rolls(3, 4).asked("discard");
    }
}

mod vincent {
    use super::*;

    #[test]
    fn a_played_knight_makes_a_settlement_or_a_city_cheaper() {
        // helpers 5
        let table = || helpers(A, "vincent").settlement(A, "0,0,N").roads(A, "0,0,NE 0,0,E").knights(A, 1);
        let mut island = table().hand(A, "lumber, brick").main(A);
        island.refused(A, "use city", Refusal::CannotAfford { short: 3 }).does(A, "use settlement");
        assert_eq!(island.listed(A), ["settlement 0,1,N"]);
        island.does(A, "settlement 0,1,N").holds(A, "nothing").points(A, 2).does(A, "flip").left(A, [13, 3, 4]);
        let mut island = table().hand(A, "grain, 2 ore").main(A);
        island.does(A, "use city").does(A, "city 0,0,N").holds(A, "nothing").points(A, 2);
    }

    #[test]
    fn the_knight_leaves_the_game() {
        // helpers D20
        let table = helpers(A, "vincent").settlement(A, "0,0,N").knights(A, 1).hand(A, "grain, 2 ore");
        let mut island = table.main(A);
        island.deck(24).does(A, "use city").does(A, "city 0,0,N").does(A, "flip").deck(24);
        let seen = island.view(B);
        assert_eq!((seen.sides[0].knights, seen.spent), (0, vec![("knight", 1)]));
    }

    #[test]
    fn a_knight_in_hand_does_not_help() {
        // helpers 5
        let table = helpers(A, "vincent").settlement(A, "0,0,N").cards(A, "knight").hand(A, "grain, 2 ore");
        let mut island = table.main(A);
        island
            .refused(A, "use city", HelperRefusal::NoKnight)
            .does(A, "knight")
            .does(A, "robber 1,0")
            .allowed(A, "use city");
    }

    #[test]
    fn piece_limits_apply() {
        // helpers 5
        let mut island = helpers(A, "vincent").knights(A, 1).hand(A, "grain, 2 ore").settlement(A, "-2,2,S");
        for place in ["0,0,N", "0,1,S", "2,0,N", "2,-2,N"] {
            island = island.city(A, place);
        }
        island.main(A).refused(A, "use city", Refusal::NoPieceLeft);
    }

    #[test]
    fn armies_are_counted_after_the_build() {
        // helpers D21, helpers check 12, helpers 8: Vincent with 3 knights and army, needs 1 VP for the win
        let table = helpers(A, "vincent").settlement(A, "0,0,N").knights(A, 3).knights(B, 2).hand(A, "grain, 2 ore");
        let mut island = table.options("target=4").main(A);
        island.points(A, 3).largest_army(Some(A)).does(A, "use city").does(A, "city 0,0,N").goes_on();
        island.points(A, 2).largest_army(None);
    }

    #[test]
    fn a_holder_who_still_has_three_keeps_the_army_in_a_tie_and_loses_it_below() {
        // helpers 8: Vincent drops the holder to equal with another; helpers D21
        let table = |mine, theirs| {
            helpers(A, "vincent")
                .settlement(A, "0,0,N")
                .knights(A, mine)
                .knights(B, theirs)
                .hand(A, "grain, 2 ore")
                .main(A)
        };
        table(4, 3).does(A, "use city").does(A, "city 0,0,N").largest_army(Some(A));
        table(3, 2).does(A, "use city").does(A, "city 0,0,N").largest_army(None);
        table(3, 3).does(A, "use city").does(A, "city 0,0,N").largest_army(Some(B)).points(B, 2);
    }
}

mod william {
    use super::*;

    #[test]
    fn a_road_costs_lumber_or_brick_and_any_other_card() {
        // helpers 5, helpers check 15
        let mut island = helpers(A, "william").settlement(A, "0,0,N").hand(A, "lumber, wool, ore").main(A);
        island.refused(A, "use wool ore", HelperRefusal::NotThePrice).does(A, "use lumber ore");
        assert_eq!(island.listed(A), ["road 0,-1,E", "road 0,-1,SE", "road 0,0,NE"]);
        island.does(A, "road 0,0,NE").holds(A, "wool").does(A, "flip").left(A, [14, 4, 4]).rests();
    }

    #[test]
    fn two_of_a_kind_will_do_and_the_plain_price_is_no_use() {
        // helpers D22, helpers D5
        let mut island = helpers(A, "william").settlement(A, "0,0,N").hand(A, "2 lumber, 2 brick").main(A);
        assert_eq!(island.listed_as(A, "use"), ["use lumber lumber", "use brick brick"]);
        island.refused(A, "use lumber brick", HelperRefusal::NotThePrice).refused(
            A,
            "use lumber ore",
            Refusal::NotInHand,
        );
    }

    #[test]
    fn he_pays_for_a_third_road_beside_road_building() {
        // helpers 8: William and Road Building
        let mut island = helpers(A, "william").settlement(A, "0,0,N").hand(A, "brick, ore").cards(A, "roads").main(A);
        island.does(A, "roads").does(A, "road 0,0,NE").does(A, "road 0,0,E").does(A, "use brick ore");
        island.does(A, "road 0,0,SE").left(A, [12, 4, 4]);
    }

    #[test]
    fn without_a_road_or_a_path_there_is_nothing_to_pay_for() {
        // helpers 5
        let mut island = helpers(A, "william").roads(A, FIFTEEN).hand(A, "lumber, ore").main(A);
        island.refused(A, "use lumber ore", Refusal::NoRoomForARoad);
    }
}
