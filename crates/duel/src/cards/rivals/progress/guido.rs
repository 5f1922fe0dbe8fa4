//! Guido the Ambassador (Progress).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "guido-the-ambassador",
    name: "Guido the Ambassador",
    text: "Take any 1 card of the discard pile into your hand.",
    kind: CardKind::Attack,
    requires: &[
        require::Require {
            says: "own-building:town-hall|own-vp<opponent-vp",
            words: "your Town Hall or fewer victory points than the opponent",
            holds: |duel, s, seat| s.side(seat).has(duel, Card::TownHall) || require::is_behind(duel, s, seat),
        },
        require::FOE_DISCARD,
    ],
    printings: &[print(Set::Progress, 1)],
    asks: super::gustav::DEF.asks,
    avails: Some(|duel, s, seat| super::gustav::finds(duel, s, seat, foe(seat))),
    play: Some(|cx, play| super::gustav::fetch_from(cx, play, foe(play.by))),
    waits: Some(|it| super::gustav::waits_for(it, foe(it.play.by))),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::shown::view::DiscardView;
    use crate::testkit::{A, B, BASE_BOX, Scene, duel, tournament_of};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use kernel::{Game, Seen, Viewer};

    #[test]
    fn a_card_of_the_discard_pile_comes_to_the_hand() {
        // progress/guido-the-ambassador E, progress/guido-the-ambassador R3
        let mut duel = duel().city(B, 0).with(A, [Abbey, Storehouse, Inga]);
        duel.removes(A, Abbey).removes(A, Storehouse).removes(A, Inga);
        duel.plays(A, Guido);
        assert_eq!(duel.offers(A).len(), 3); // he is not there himself
        duel.takes_card(A, Storehouse);
        duel.holds(A, [Storehouse]).rests();
        assert!(duel.s.piles.knows(B, Row::hand(A), 0), "the pile lies open");
        assert_eq!(duel.row(Row::discard(A)), [Abbey, Inga, Guido]);
    }

    #[test]
    fn what_the_other_player_threw_away_can_be_taken_too() {
        // progress/guido-the-ambassador R1, progress/gustav-the-librarian R1: there is one pile, except in the
        // Tournament Game
        for fetcher in [Guido, Gustav] {
            let mut duel = duel().city(B, 0).with(B, [Abbey]).turn(B);
            duel.removes(B, Abbey);
            let mut duel = duel.turn(A);
            duel.plays(A, fetcher).takes_card(A, Abbey);
            duel.holds(A, [Abbey]).rests();
        }
    }

    #[test]
    fn where_everybody_has_a_pile_it_is_that_of_the_opponent() {
        // progress/guido-the-ambassador R1, rivals 14
        let mut duel = tournament_of(&BASE_BOX).city(B, 0).with(A, [Abbey]).with(B, [Storehouse]);
        duel.removes(A, Abbey);
        let duel = duel.hand(A, [Guido]);
        duel.refuses(A, "play guido-the-ambassador", Refusal::Unmet(Guido, 1));
        let mut duel = duel.turn(B);
        duel.removes(B, Storehouse);
        let mut duel = duel.turn(A);
        duel.plays(A, Guido).takes_card(A, Storehouse);
        duel.holds(A, [Storehouse]).rests();
        assert_eq!((duel.row(Row::discard(A)), duel.row(Row::discard(B))), (vec![Abbey, Guido], vec![]));
    }

    #[test]
    fn the_pile_is_looked_through_only_while_he_is_played() {
        // progress/guido-the-ambassador R2, rivals 10, rivals 18.37
        let mut duel = duel().city(B, 0).with(A, [Abbey, Inga]).hand(A, [Guido]);
        duel.removes(A, Abbey).removes(A, Inga);
        assert!(duel.offers(A).iter().all(|it| !it.starts_with("card")));
        duel.refuses(A, "card 0", Refusal::NotNow);
        let pile = |duel: &Scene, viewer| duel.duel.view(&duel.s, viewer).discards[0].clone();
        let top = DiscardView { count: 2, top: Some("inga".into()), cards: None };
        for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public] {
            assert_eq!(pile(&duel, viewer), top);
        }
        assert_eq!(duel.looking_through(A), [Viewer::Full]);
        duel.plays(A, Guido);
        assert_eq!(duel.offers(A), ["card 0", "card 1"]);
        assert_eq!(duel.looking_through(A), [Viewer::Seat(A), Viewer::Full]);
        let cards = Some(vec!["abbey".to_string(), "inga".to_string()]);
        assert_eq!(pile(&duel, Viewer::Seat(A)), DiscardView { cards, ..top });
        duel.takes_card(A, Abbey);
        assert_eq!(duel.looking_through(A), [Viewer::Full]);
    }

    #[test]
    fn he_needs_a_town_hall_or_fewer_points_and_a_pile() {
        let behind = duel().city(B, 0).hand(A, [Guido]);
        behind.refuses(A, "play guido-the-ambassador", Refusal::Unmet(Guido, 1)); // the pile is empty
        let mut even = duel().with(A, [Abbey]).hand(A, [Guido]);
        even.removes(A, Abbey);
        even.refuses(A, "play guido-the-ambassador", Refusal::Unmet(Guido, 0));
        let mut ahead = duel().city(A, 0).at(A, ParishHall, "0,a").at(A, TownHall, "0,a").with(A, [Inga]);
        ahead.removes(A, Inga).plays(A, Guido).takes_card(A, Inga);
        ahead.holds(A, [Inga]).rests();
    }

    #[test]
    fn onlookers_hear_which_card_he_takes() {
        // rivals 18.37: everybody saw how the cards came to the pile
        let mut duel = duel().city(B, 0).with(B, [Abbey]).turn(B);
        duel.removes(B, Abbey);
        let mut duel = duel.turn(A);
        duel.plays(A, Guido).takes_card(A, Abbey);
        let told: Vec<Event> = duel.notes.events.iter().filter_map(|it| it.seen_by(Viewer::Public)).collect();
        let abbey = duel.duel.named("abbey");
        assert!(told.iter().any(|it| matches!(it, Event::Took { card, .. } if card.what() == abbey)), "{told:?}");
    }
}
