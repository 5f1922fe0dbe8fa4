//! Duels of attack and counter (classic 9): Arsonist and Black Knight, and the answers to them, Bishop and Herb Woman.
//!
//! The other player may answer with a hand card. Then the attacker rolls. The winner names a card that goes back to the
//! loser's hand.

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::Sites;
use crate::position::state::State;

pub(super) const COUNTER: u8 = 1;
pub(super) const ROLLED: u8 = 2;
const NAMED: u8 = 3;

/// The highest number with which an attack succeeds, without and with a counter.
const SUCCEEDS: u8 = 5;
const COUNTERED: u8 = 2;

pub(crate) const ARSONIST: CardDef = CardDef {
    key: "arsonist",
    name: "Arsonist",
    text: "Roll: on 1 to 5 the opponent takes a building of your choice back to his hand; on 6 you do.",
    kind: CardKind::Attack,
    printings: &[print(Set::Classic, 2)],
    asks: &[
        Words::which_if_any(COUNTER, "duel.ask.counter-bishop", "duel.ask.counter-no"),
        Words::which(NAMED, "duel.ask.duel-building"),
    ],
    picks: Some(|card| card == Card::Bishop),
    avails: Some(|duel, s, seat| buildings(duel, s, foe(seat)) != 0),
    play: Some(|cx, play| strike(cx, play, buildings)),
    waits: Some(|it| waits(it, buildings)),
    ..CARD
};

pub(crate) const BLACK_KNIGHT: CardDef = CardDef {
    key: "black-knight",
    name: "Black Knight",
    text: "Roll: on 1 to 5 the opponent takes a knight of your choice back to his hand; on 6 you do.",
    kind: CardKind::Attack,
    printings: &[print(Set::Classic, 3)],
    asks: &[
        Words::which_if_any(COUNTER, "duel.ask.counter-herb-woman", "duel.ask.counter-no"),
        Words::which(NAMED, "duel.ask.duel-knight"),
    ],
    picks: Some(|card| card == Card::HerbWoman),
    avails: Some(|duel, s, seat| knights(duel, s, foe(seat)) != 0),
    play: Some(|cx, play| strike(cx, play, knights)),
    waits: Some(|it| waits(it, knights)),
    ..CARD
};

const fn counter(key: &'static str, name: &'static str, text: &'static str) -> CardDef {
    CardDef {
        key,
        name,
        text,
        kind: CardKind::Defense,
        printings: COUNTERS,
        inert: Some("the attack asks for it"),
        ..CARD
    }
}

const COUNTERS: &[crate::card::Printing] = &[print(Set::Classic, 2)];

pub(crate) const BISHOP: CardDef =
    counter("bishop", "Bishop", "Answer to an Arsonist or Brigands: they succeed on 1 or 2 only.");

pub(crate) const HERB_WOMAN: CardDef =
    counter("herb-woman", "Herb Woman", "Answer to a Black Knight: he succeeds on 1 or 2 only.");

/// The cards of a seat that can be lost in a duel.
type Targets = fn(&Duel, &State, Seat) -> Sites;

/// Everything that is built, except units (classic/arsonist R2).
fn buildings(duel: &Duel, s: &State, seat: Seat) -> Sites {
    s.side(seat).sites_where(duel, |def| def.kind == CardKind::Building)
}

fn knights(duel: &Duel, s: &State, seat: Seat) -> Sites {
    s.side(seat).sites_where(duel, |def| def.kind == CardKind::Knight)
}

/// The first steps of every duel, up to the die. Returns the winner after that.
pub(super) fn fight(cx: &mut Cx<'_, '_>, play: EffectPlay) -> Option<Seat> {
    let other = foe(play.by);
    match play.step {
        COUNTER => {
            if !play.passed() {
                let face = cx.s.hand(other)[usize::from(play.answer)];
                cx.play_at_once(other, face);
            }
            cx.roll(play.by, EffectPlay { n: u8::from(!play.passed()), ..play.step(ROLLED) });
            None
        }
        ROLLED => {
            let succeeds = play.answer <= if play.n == 1 { COUNTERED } else { SUCCEEDS };
            Some(if succeeds { play.by } else { other })
        }
        _ => {
            cx.ask_hand(other, Filter::Own, play.step(COUNTER));
            None
        }
    }
}

/// Whether this is a sound waiting position of a duel before its winner is known.
pub(super) fn waits_for_winner(it: &Waiting<'_>) -> bool {
    let (by, other) = (it.play.by, foe(it.play.by));
    let ask = Ask::Card { row: Row::hand(other), filter: Filter::Own, pass: true };
    match it.play.step {
        COUNTER => it.asks(other, ask),
        ROLLED => it.rolls == Some(by) && it.play.n < 2,
        _ => false,
    }
}

/// A duel after which a card of the loser, named by the winner, goes back to the loser's hand, if there is such a card.
fn strike(cx: &mut Cx<'_, '_>, play: EffectPlay, targets: Targets) {
    if play.step == NAMED {
        return cx.bury(Seat(play.n), play.site());
    }
    let Some(winner) = fight(cx, play) else { return };
    let loser = foe(winner);
    let sites = targets(cx.duel, cx.s, loser);
    if sites != 0 {
        cx.ask_which(winner, loser, sites, EffectPlay { n: loser.0, ..play.step(NAMED) });
    }
}

fn waits(it: &Waiting<'_>, targets: Targets) -> bool {
    if it.play.step != NAMED {
        return waits_for_winner(it);
    }
    let loser = Seat(it.play.n & 1);
    let sites = it.sites(foe(loser), loser);
    sites != 0 && sites & !targets(it.duel, it.s, loser) == 0 && it.play.n < 2
}

#[cfg(test)]
mod tests;
