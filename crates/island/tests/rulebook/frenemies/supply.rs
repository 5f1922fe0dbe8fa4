//! The supply of favor tokens, and the points that win (frenemies 1, 2, 7).

use super::*;

#[test]
fn the_tokens_of_the_table_depend_on_the_players() {
    // frenemies 1, frenemies D1, frenemies D2, frenemies D3, frenemies check 1
    let tokens = |seats: u8| {
        let mut island = scene().seats(seats).options("frenemies").cards(A, "knight").main(A);
        let supply = island.view(A).modules.favors.unwrap().supply;
        // Every possible token is drawn at random.
        island.does(A, "knight").does(A, "robber 2,0");
        assert!(island.could_fall(Guild::Scholars.into()));
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
