//! Guido the Great Diplomat (Artisans & Benefactors).

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

pub(crate) const DEF: CardDef = CardDef {
    key: "guido",
    name: "Guido the Great Diplomat",
    text: "Take the topmost attack of the discard pile into your hand. No Spy takes Guido.",
    kind: CardKind::Attack,
    requires: &[require::BEHIND],
    loyal: true,
    printings: &[print(Set::Artisans, 1)],
    avails: Some(|duel, s, seat| topmost(duel, s, seat).is_some()),
    play: Some(|cx, play| {
        if let Some(at) = topmost(cx.duel, cx.s, play.by) {
            cx.take_open(play.by, cx.duel.discard(foe(play.by)), at);
        }
    }),
    ..CARD
};

/// The index of the topmost attack in the shared discard pile, or in the opponent's.
fn topmost(duel: &Duel, s: &State, seat: Seat) -> Option<u8> {
    let pile = s.piles.faces(duel.discard(foe(seat)));
    pile.iter().rposition(|&face| duel.card(face).def().kind == CardKind::Attack).map(|at| at as u8)
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, artisans, artisans_tournament};
    use crate::vocabulary::refusal::Refusal;

    /// B has a city and is ahead.
    fn scene() -> Scene {
        artisans().city(B, 0)
    }

    /// artisans/guido E, artisans/guido R2, artisans/guido R7, classic D55
    #[test]
    fn the_topmost_attack_of_the_pile_comes_to_the_hand_and_the_order_stays() {
        let mut duel = scene().discarded(A, [Joust, Courage, Epic, Garrison]);
        duel.plays(A, ClassicGuido);
        duel.holds(A, [Courage]).rests();
        assert_eq!(duel.row(Row::discard(A)), [Joust, Epic, Garrison, ClassicGuido]);
        assert!(duel.s.piles.knows(B, Row::hand(A), 0));
    }

    /// artisans/guido R7, classic D55
    #[test]
    fn the_card_may_be_played_at_once() {
        let mut duel = scene().with(A, [Siegfried]).city(B, 2).discarded(B, [Joust]);
        duel.plays(A, ClassicGuido).plays(A, Joust).rolls(A, 6);
    }

    /// artisans/guido R1
    #[test]
    fn only_a_player_who_is_behind_plays_him() {
        let duel = artisans().hand(A, [ClassicGuido]).discarded(A, [Joust]);
        duel.refuses(A, "play guido", Refusal::Unmet(ClassicGuido, 0));
        duel.city(A, 0).refuses(A, "play guido", Refusal::Unmet(ClassicGuido, 0));
    }

    /// artisans/guido R6, classic D18
    #[test]
    fn without_an_attack_in_the_pile_he_is_not_played() {
        scene().hand(A, [ClassicGuido]).discarded(A, [Epic]).refuses(A, "play guido", Refusal::NoUse);
    }

    /// artisans/guido R5, artisans/guido E, classic D19, classic/spy R4
    #[test]
    fn no_spy_takes_him_and_one_may_take_what_he_fetched() {
        let mut duel = artisans().hand(B, [ClassicGuido, Garrison]);
        duel.plays(A, Spy);
        duel.holds(B, [ClassicGuido, Garrison]).rests(); // there is nothing to take
        let mut duel = artisans().city(A, 0).turn(B).discarded(A, [Joust]);
        duel.plays(B, ClassicGuido).holds(B, [Joust]);
        let mut duel = duel.turn(A).hand(B, [Falk]);
        duel.plays(A, Spy).takes_card(A, Joust);
        duel.holds(A, [Joust]).holds(B, [Falk]).rests();
    }

    /// artisans/guido R3
    #[test]
    fn in_the_tournament_it_is_the_pile_of_the_opponent() {
        let duel = artisans_tournament().city(B, 0).hand(A, [ClassicGuido]).discarded(A, [Joust]);
        duel.refuses(A, "play guido", Refusal::NoUse);
        let mut duel = duel.discarded(B, [Joust, Courage, Growth]);
        duel.plays(A, ClassicGuido);
        duel.holds(A, [Courage]).rests();
        assert_eq!(
            (duel.row(Row::discard(A)), duel.row(Row::discard(B))),
            (vec![Joust, ClassicGuido], vec![Joust, Growth])
        );
    }
}
