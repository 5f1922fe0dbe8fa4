//! Sorts of cards that both editions have. Each edition fills in its own names, costs and numbers.

use crate::card::Printing;
use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

/// A region for a resource.
pub(super) const fn region(stores: Resource, printings: &'static [Printing]) -> CardDef {
    let (key, name, text) = match stores {
        Lumber => ("forest", "Forest", "Stores up to 3 lumber; its number brings 1."),
        Brick => ("hills", "Hills", "Stores up to 3 brick; its number brings 1."),
        Wool => ("pasture", "Pasture", "Stores up to 3 wool; its number brings 1."),
        Grain => ("fields", "Fields", "Stores up to 3 grain; its number brings 1."),
        Ore => ("mountains", "Mountains", "Stores up to 3 ore; its number brings 1."),
        Gold => ("gold-field", "Gold Field", "Stores up to 3 gold; its number brings 1."),
    };
    CardDef { key, name, text, kind: CardKind::Region, region: Some(stores), printings, ..CARD }
}

/// The printings of a region: one for the start region of each player, and one for each number in the stack.
pub(super) const fn region_numbers<const ALL: usize>(set: Set, start: [u8; 2], stack: &[u8]) -> [Printing; ALL] {
    let one = print(set, 1);
    let mut printings = [one; ALL];
    printings[0] = Printing { number: start[0], start: Some(Seat(0)), ..one };
    printings[1] = Printing { number: start[1], start: Some(Seat(1)), ..one };
    let mut at = 2;
    while at < ALL {
        printings[at].number = stack[at - 2];
        at += 1;
    }
    printings
}

/// A building that doubles what the regions of its kind beside it produce.
pub(super) const fn booster(
    key: &'static str,
    name: &'static str,
    boosts: Resource,
    cost: Bundle,
    printings: &'static [Printing],
) -> CardDef {
    let text = match boosts {
        Lumber => "Your forests beside it produce 2 lumber instead of 1.",
        Brick => "Your hills beside it produce 2 brick instead of 1.",
        Wool => "Your pastures beside it produce 2 wool instead of 1.",
        Grain => "Your fields beside it produce 2 grain instead of 1.",
        Ore => "Your mountains beside it produce 2 ore instead of 1.",
        Gold => panic!("no building doubles gold"),
    };
    CardDef {
        key,
        name,
        text,
        kind: CardKind::Building,
        place: Place::Settlement,
        cost,
        boosts: Some(boosts),
        printings,
        ..CARD
    }
}

/// A ship or fleet that trades one resource two for one.
pub(super) const fn trader(
    kind: CardKind,
    key: &'static str,
    name: &'static str,
    trades: Resource,
    printings: &'static [Printing],
) -> CardDef {
    let text = match trades {
        Lumber => "Trade lumber 2:1.",
        Brick => "Trade brick 2:1.",
        Wool => "Trade wool 2:1.",
        Grain => "Trade grain 2:1.",
        Ore => "Trade ore 2:1.",
        Gold => "Trade gold 2:1.",
    };
    CardDef {
        key,
        name,
        text,
        kind,
        place: Place::Settlement,
        cost: cost(&[Lumber, Wool]),
        points: Points::commerce(1),
        trades: Some(trades),
        printings,
        ..CARD
    }
}

/// The Mint's function: 1 gold for 1 other resource, once a turn or as often as there is gold.
pub(super) const fn coining(once: bool) -> Use {
    Use {
        when: UsedWhen::InAction,
        open: |_, s, seat, _| s.side(seat).amount(Gold) > 0 && !s.side(seat).roomy().without(Gold).is_empty(),
        act: |cx, play| {
            cx.pay(play.by, Bundle::some(Gold, 1));
            cx.gain_any(play.by, Kinds::ALL.without(Gold), 1);
        },
        once,
    }
}

/// The weaker player, into whose hand the stronger one looks at Fraternal Feuds or a Conflict; nobody if that hand is
/// empty.
pub(super) fn weaker_with_cards(duel: &Duel, s: &State) -> Seats {
    let hit = |seat: &Seat| s.has_strength_advantage(duel, foe(*seat)) && !s.hand(*seat).is_empty();
    [Seat(0), Seat(1)].into_iter().filter(hit).collect()
}
