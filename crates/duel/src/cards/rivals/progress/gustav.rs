//! Gustav the Librarian (Progress).

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

const CHOOSE: u8 = 0;
const TAKE: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "gustav-the-librarian",
    name: "Gustav the Librarian",
    text: "Take any 1 card of the discard pile into your hand.",
    kind: CardKind::Neutral,
    requires: &[
        require::Require {
            says: "own-building:library|own-vp<opponent-vp",
            words: "your Library or fewer victory points than the opponent",
            holds: |duel, s, seat| s.side(seat).has(duel, Card::Library) || require::is_behind(duel, s, seat),
        },
        require::DISCARD,
    ],
    printings: &[print(Set::Progress, 1)],
    asks: &[Words::which(TAKE, "duel.ask.gustav")],
    play: Some(fetch),
    waits: Some(|it| waits_for(it, it.play.by)),
    ..CARD
};

fn fetch(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    fetch_from(cx, play, play.by);
}

/// Asks for a card of a discard pile; from the other player's own pile, only cards that may change hands.
fn which(duel: &Duel, by: Seat, whose: Seat) -> Ask {
    let row = duel.discard(whose);
    let filter = if row == duel.discard(by) { Filter::Any } else { Filter::Loot };
    Ask::Card { row, filter, pass: false }
}

/// Whether there is a card to take.
pub(super) fn finds(duel: &Duel, s: &State, by: Seat, whose: Seat) -> bool {
    let Ask::Card { row, filter, .. } = which(duel, by, whose) else { return false };
    s.piles.faces(row).iter().any(|&face| filter.fits(duel.card(face), None))
}

/// A player takes a card of their choice out of the discard pile of `whose`.
pub(super) fn fetch_from(cx: &mut Cx<'_, '_>, play: EffectPlay, whose: Seat) {
    match play.step {
        CHOOSE => cx.ask(play.by, which(cx.duel, play.by, whose), play.step(TAKE)),
        TAKE => cx.take_open(play.by, cx.duel.discard(whose), play.answer),
        step => unreachable!("whoever fetches a card has no step {step}"),
    }
}

/// Whether the player is asked for a card of that pile.
pub(super) fn waits_for(it: &Waiting<'_>, whose: Seat) -> bool {
    it.play.step == TAKE && it.asks(it.play.by, which(it.duel, it.play.by, whose))
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, BASE_BOX, duel, tournament_of};
    use crate::vocabulary::refusal::Refusal;

    #[test]
    fn a_card_of_the_discard_pile_comes_to_the_hand() {
        // progress/gustav-the-librarian E, progress/gustav-the-librarian R2
        let mut duel = duel().city(B, 0).with(A, [Abbey, Storehouse]);
        duel.removes(A, Abbey).removes(A, Storehouse).plays(A, Gustav).takes_card(A, Abbey);
        duel.holds(A, [Abbey]).rests();
        assert_eq!(duel.row(Row::discard(A)), [Storehouse, Gustav]);
    }

    #[test]
    fn where_everybody_has_a_pile_it_is_the_own_one() {
        // progress/gustav-the-librarian R1, rivals 14
        let mut duel = tournament_of(&BASE_BOX).city(B, 0).with(A, [Abbey]).with(B, [Storehouse]).turn(B);
        duel.removes(B, Storehouse);
        let mut duel = duel.turn(A).hand(A, [Gustav]);
        duel.refuses(A, "play gustav-the-librarian", Refusal::Unmet(Gustav, 1));
        duel.removes(A, Abbey).plays(A, Gustav).takes_card(A, Abbey);
        duel.holds(A, [Abbey]).rests();
        assert_eq!((duel.row(Row::discard(A)), duel.row(Row::discard(B))), (vec![Gustav], vec![Storehouse]));
    }

    #[test]
    fn it_needs_a_library_or_fewer_points_and_a_pile() {
        let behind = duel().city(B, 0).hand(A, [Gustav]);
        behind.refuses(A, "play gustav-the-librarian", Refusal::Unmet(Gustav, 1)); // the pile is empty
        let mut even = duel().with(A, [Abbey]).hand(A, [Gustav]);
        even.removes(A, Abbey);
        even.refuses(A, "play gustav-the-librarian", Refusal::Unmet(Gustav, 0));
        let mut ahead = duel().with(A, [Library, Inga]);
        ahead.removes(A, Inga).plays(A, Gustav).takes_card(A, Inga);
        ahead.holds(A, [Inga]).rests();
    }
}
