//! Another made-up edition, compiled for tests only: what the classic game says differently about turns, hands and stacks.
//!
//! Both draw from five stacks, or from four and two of the theme set. Its cards are as plain as the rules that they try allow.

pub(super) mod torch;

use crate::card::require::Require;
use crate::card::{Fetch, Printing, Ware};
use crate::cards::cousin::{COUSIN, numbers, region, start};
use crate::cards::prelude::*;
use crate::matches::edition::{Edition, HandStep, RIVALS, Terms};

const BASIC: Terms = Terms { goal: 12, basic_stacks: 5, theme_stacks: 2, start_from_themes: true, ..RIVALS.theme };

pub(crate) static ELDER: Edition = Edition {
    name: "elder",
    basic: Set::Elder,
    themes: &[Set::Heirlooms],
    introductory: BASIC,
    theme: Terms { goal: 13, basic_stacks: 4, ..BASIC },
    princes: BASIC,
    start: [
        start(Card::ElderFields, -1, 1),
        start(Card::ElderMountains, 1, 1),
        start(Card::ElderPasture, 3, 1),
        start(Card::ElderForest, -1, -1),
        start(Card::ElderHills, 1, -1),
        start(Card::ElderGoldField, 3, -1),
    ],
    brigand_loot: Kinds::only(Ore).with(Wool),
    brigand_grace: 2,
    celebrate_ties: false,
    advantage_min: 1,
    trade_needs_city: true,
    lock: 7,
    wins_at_once: true,
    face_up_once: true,
    hand_step: HandStep::FillOrExchange,
    passive_limit: true,
    offers: 3,
    themes_by_name: false,
    losses_to_hand: true,
    ..COUSIN
};

const GOLD_FIELDS: [Printing; 3] = {
    let [one, other, stack, _] = numbers(Set::Elder, 6, 1, [3, 3]);
    [one, other, stack]
};

pub(crate) const FOREST: CardDef = region("forest", Lumber, &numbers(Set::Elder, 4, 5, [1, 6]));
pub(crate) const GOLD_FIELD: CardDef = region("gold-field", Gold, &GOLD_FIELDS);
pub(crate) const FIELDS: CardDef = region("fields", Grain, &numbers(Set::Elder, 1, 2, [3, 4]));
pub(crate) const HILLS: CardDef = region("hills", Brick, &numbers(Set::Elder, 5, 6, [1, 2]));
pub(crate) const PASTURE: CardDef = region("pasture", Wool, &numbers(Set::Elder, 3, 4, [5, 6]));
pub(crate) const MOUNTAINS: CardDef = region("mountains", Ore, &numbers(Set::Elder, 2, 3, [4, 5]));

const fn green(
    key: &'static str,
    kind: CardKind,
    price: Bundle,
    points: Points,
    printings: &'static [Printing],
) -> CardDef {
    let text = "Brings its points.";
    let inert = Some("points only");
    CardDef { key, name: key, text, kind, place: Place::Settlement, cost: price, points, printings, inert, ..CARD }
}

/// A building that raises the hand limit.
pub(crate) const CLOISTER: CardDef =
    green("cloister", CardKind::Building, cost(&[Lumber, Brick]), Points::progress(1), &[print(Set::Elder, 5)]);

pub(crate) const COTTAGE: CardDef =
    green("cottage", CardKind::Building, cost(&[Brick]), Points::victory(1), &[print(Set::Elder, 10)]);

pub(crate) const ERRANT: CardDef =
    green("errant", CardKind::Knight, cost(&[Ore]), Points::hero(1, 1), &[print(Set::Elder, 6)]);

pub(crate) const BARGE: CardDef =
    green("barge", CardKind::Fleet, cost(&[Lumber]), Points::commerce(1), &[print(Set::Elder, 6)]);

/// A card of the basic set that is drawn, and lies face up where the theme set is played.
pub(crate) const CONDUIT: CardDef = CardDef {
    place: Place::City,
    printings: &[print(Set::Elder, 2).face_up().yields_to(Set::Heirlooms)],
    ..green("conduit", CardKind::Building, cost(&[Lumber, Brick]), Points::victory(1), &[])
};

/// A card of the basic set that is not in a game with the theme set.
pub(crate) const CHRONICLE: CardDef = green(
    "chronicle",
    CardKind::Building,
    cost(&[Grain]),
    Points::NONE,
    &[print(Set::Elder, 1).yields_to(Set::Heirlooms)],
);

const fn gift(key: &'static str, printings: &'static [Printing]) -> CardDef {
    let play: crate::card::Effect = |cx, play| cx.gain_any(play.by, Kinds::ALL, 1);
    CardDef {
        key,
        name: key,
        text: "Receive 1 resource.",
        kind: CardKind::Neutral,
        printings,
        play: Some(play),
        ..CARD
    }
}

pub(crate) const WINDFALL: CardDef = gift("windfall", &[print(Set::Elder, 5)]);

/// An action card for which nobody waits.
pub(crate) const PATHFINDER: CardDef = CardDef { unlocked: true, ..gift("pathfinder", &[print(Set::Elder, 3)]) };

/// An event by which everybody takes a unit back; both keep their hand limits at once.
pub(crate) const DISCORD: CardDef = CardDef {
    key: "discord",
    name: "Discord",
    text: "Everybody takes a unit back into his hand.",
    kind: CardKind::Event,
    printings: &[print(Set::Elder, 3)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            let unit = cx.s.side(seat).sites_where(cx.duel, |def| def.kind.is_unit());
            if unit != 0 {
                cx.bury(seat, Site(unit.trailing_zeros() as u8));
            }
        }
    }),
    limits_both: true,
    ..CARD
};

/// An event that shuffles all events, itself among them.
pub(crate) const NEW_YEAR: CardDef = CardDef {
    key: "new-year",
    name: "New Year",
    printings: &[print(Set::Elder, 1)],
    ..crate::cards::cousin::TURN_OF_THE_YEAR
};

/// A marker that everybody begins with, one star on it.
pub(crate) const FAVOR: CardDef = CardDef {
    key: "favor",
    name: "Favor",
    text: "Holds up to 3 stars.",
    kind: CardKind::Marker,
    place: Place::Beside,
    dial: 3,
    shows: 1,
    holds: Some(Ware::Star),
    printings: &[print(Set::Heirlooms, 2).begins()],
    ..CARD
};

/// A building that fetches a picture out of the discard pile in place of a draw.
pub(crate) const PATRON: CardDef = CardDef {
    key: "patron",
    name: "Patron",
    text: "While filling up, for 1 gold: a Fresco of the discard pile in place of a draw.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Brick]),
    printings: &[print(Set::Heirlooms, 2).face_up()],
    fetches: Some(Fetch { price: cost(&[Gold]), which: |card| card == Card::Fresco || card == Card::Windfall }),
    ..CARD
};

pub(crate) const FRESCO: CardDef = gift("fresco", &[print(Set::Heirlooms, 8)]);

/// A building that needs another one when it is built, and not afterwards.
pub(crate) const INFIRMARY: CardDef = CardDef {
    place: Place::City,
    requires: &[Require {
        says: "own-building:conduit",
        words: "your Conduit",
        holds: |duel, s, seat| s.side(seat).has(duel, Card::Conduit),
    }],
    ..green("infirmary", CardKind::Building, cost(&[Wool]), Points::victory(1), &[print(Set::Heirlooms, 6)])
};

/// An event after which only a player who pays a gold produces: the active player decides first.
pub(crate) const UNREST: CardDef = CardDef {
    key: "unrest",
    name: "Unrest",
    text: "No production, but for whoever pays 1 gold.",
    kind: CardKind::Event,
    printings: &[print(Set::Heirlooms, 3)],
    lasts: true,
    event: Some(|cx, play| {
        let seat = if play.step < 2 { play.by } else { foe(play.by) };
        match play.step {
            0 | 2 if cx.s.side(seat).amount(Gold) > 0 => cx.ask(seat, Ask::Whether, play.step(play.step + 1)),
            0 | 2 => {
                cx.skip_production(seat);
                cx.then(play.step(play.step + 2));
            }
            1 | 3 => {
                if play.passed() {
                    cx.skip_production(seat);
                } else {
                    cx.pay(seat, cost(&[Gold]));
                }
                cx.then(play.step(play.step + 1));
            }
            _ => {}
        }
    }),
    waits: Some(|it| match it.play.step {
        1 => it.asks(it.play.by, Ask::Whether),
        3 => it.asks(foe(it.play.by), Ask::Whether),
        step => matches!(step, 2 | 4) && it.goes_on(),
    }),
    ..CARD
};

#[cfg(test)]
mod tests;
