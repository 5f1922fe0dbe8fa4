//! Cartographer (Explorers).

use crate::cards::prelude::*;

const LOOK: u8 = 1;
const LOOK_AGAIN: u8 = 2;
const FIRST: u8 = 3;
const SECOND: u8 = 4;

pub(crate) const DEF: CardDef = CardDef {
    key: "cartographer",
    name: "Cartographer",
    text: "Look at up to 2 of your hidden sea cards, and/or let any 2 of your sea cards change places.",
    kind: CardKind::Neutral,
    requires: &[require::Require {
        says: "own-sail>=1",
        words: "1 sail point",
        holds: |_, s, seat| s.points(seat).sail >= 1,
    }],
    printings: &[print(Set::Explorers, 2).moons(1)],
    asks: &[
        Words::which_if_any(LOOK, "duel.ask.cartographer", "duel.ask.cartographer.no"),
        Words::which_if_any(LOOK_AGAIN, "duel.ask.cartographer.again", "duel.ask.cartographer.no"),
        Words::which_if_any(FIRST, "duel.ask.cartographer.swap", "duel.ask.cartographer.swap.no"),
        Words::which(SECOND, "duel.ask.cartographer.with"),
    ],
    play: Some(map),
    waits: Some(|it| {
        let (by, all) = (it.play.by, it.duel.sea);
        let hidden = all & !it.s.side(by).sea.found;
        let place = |site: u8| Site(site).sea_place().filter(|&place| all >> place & 1 == 1);
        match it.play.step {
            LOOK => it.asks_sea_among(by, by, hidden, true),
            LOOK_AGAIN => place(it.play.n).is_some_and(|seen| it.asks_sea_among(by, by, hidden & !(1 << seen), true)),
            FIRST => it.asks_sea_among(by, by, all, true) || it.asks_sea_among(by, by, all, false),
            SECOND => place(it.play.n).is_some_and(|one| it.asks_sea_among(by, by, all & !(1 << one), false)),
            _ => false,
        }
    }),
    ..CARD
};

fn map(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let (by, all) = (play.by, cx.duel.sea);
    let hidden = all & !cx.s.side(by).sea.found;
    let others = |places: u16| places & !(1 << play.site().sea_place().expect("a place at sea"));
    match play.step {
        0 if hidden != 0 => cx.ask_sea(by, by, hidden, true, play.step(LOOK)),
        // A player who looked at no card exchanges two cards.
        0 => cx.ask_sea(by, by, all, false, play.step(FIRST)),
        LOOK if play.passed() => cx.ask_sea(by, by, all, false, play.step(FIRST)),
        LOOK => {
            cx.look_at_sea(by, play.site());
            cx.ask_sea(by, by, others(hidden), true, EffectPlay { n: play.answer, ..play.step(LOOK_AGAIN) });
        }
        LOOK_AGAIN => {
            if !play.passed() {
                cx.look_at_sea(by, play.site());
            }
            cx.ask_sea(by, by, all, true, play.step(FIRST));
        }
        FIRST if play.passed() => {}
        FIRST => cx.ask_sea(by, by, others(all), false, EffectPlay { n: play.answer, ..play.step(SECOND) }),
        SECOND => cx.swap_sea_cards(by, Site(play.n), play.site()),
        step => unreachable!("the Cartographer has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seen, Viewer};

    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, at_sea};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;

    const ALL: [(&str, u8); 9] = [
        ("1,s", 0),
        ("1,sa", 0),
        ("1,sb", 0),
        ("2,s", 0),
        ("2,sa", 0),
        ("2,sb", 0),
        ("3,s", 0),
        ("3,sa", 0),
        ("3,sb", 0),
    ];

    fn scene() -> Scene {
        at_sea().with(A, [SailmakersShop]).sea(A, [Jean, Cimmarone, Shipwreck])
    }

    #[test]
    fn up_to_two_hidden_cards_are_looked_at_and_two_may_change_places() {
        // explorers/cartographer E
        let mut duel = scene();
        duel.plays(A, Cartographer).does(A, "choose 1,s").does(A, "choose 1,sa");
        duel.does(A, "choose 1,s").does(A, "choose 1,sb");
        duel.rests();
        assert_eq!(duel.row(Row::sea(A))[..3], [Cimmarone, Shipwreck, Jean]);
        let knows = |place| duel.s.piles.knows(A, Row::sea(A), place);
        assert_eq!([0, 1, 2].map(knows), [true, false, true], "what is known moves with the card");
    }

    #[test]
    fn only_their_owner_learns_what_was_looked_at() {
        // explorers/cartographer E, enlightenment 7
        let mut duel = scene();
        duel.plays(A, Cartographer).does(A, "choose 1,s");
        let seen = |viewer| {
            let cards = duel.duel.view(&duel.s, viewer).sides[0].sea.clone().expect("a sea").cards;
            (cards[1].card.clone(), cards[1].open)
        };
        assert_eq!(seen(Viewer::Seat(A)), (Some("jean".into()), false));
        assert_eq!(seen(Viewer::Seat(B)), (None, false));
        let told = |viewer| {
            duel.notes.events.iter().find_map(|it| match it.seen_by(viewer) {
                Some(Event::SeaCardSeen { card, .. }) => Some(card.what().is_some()),
                _ => None,
            })
        };
        assert_eq!((told(Viewer::Seat(A)), told(Viewer::Seat(B))), (Some(true), Some(false)));
    }

    #[test]
    fn one_of_the_two_parts_is_done_at_least() {
        // explorers/cartographer E, explorers/cartographer R3
        let mut looked = scene();
        looked.plays(A, Cartographer).does(A, "choose 1,s").passes(A).passes(A);
        looked.rests();
        let mut swapped = scene();
        swapped.plays(A, Cartographer).passes(A);
        swapped.refuses(A, "pass", Refusal::NotOffered);
        swapped.does(A, "choose 1,s").does(A, "choose 3,sb");
        swapped.rests();
        assert_eq!(swapped.row(Row::sea(A))[8], Jean);
    }

    #[test]
    fn with_no_hidden_card_left_two_change_places() {
        // explorers/cartographer R2
        let mut duel = scene().open_at_sea(A, ALL);
        duel.plays(A, Cartographer);
        duel.refuses(A, "pass", Refusal::NotOffered);
        duel.does(A, "choose 1,s").does(A, "choose 2,s");
        duel.rests();
    }

    #[test]
    fn it_needs_a_sail_point() {
        // explorers/cartographer R1
        at_sea().hand(A, [Cartographer]).refuses(A, "play cartographer", Refusal::Unmet(Cartographer, 0));
    }

    #[test]
    fn ships_and_levels_travel_with_their_card() {
        // explorers/cartographer R4, enlightenment D19
        let mut duel = scene().open_at_sea(A, [("1,s", 1)]);
        duel.does(A, "sail 1,s").rolls(A, 1); // the ship is lost at Jean
        duel.plays(A, Cartographer).passes(A).does(A, "choose 1,s").does(A, "choose 3,s");
        let sea = &duel.s.side(A).sea;
        assert_eq!((sea.found, sea.lost, sea.level(7), sea.level(1)), (1 << 7, 1 << 7, 1, 0));
        duel.rests();
    }
}
