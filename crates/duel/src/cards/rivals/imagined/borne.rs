//! A card that keeps working while it is covered: Temple and Church under Bran and Judith (Era of Intrigue).

use crate::cards::prelude::*;

/// A building with everything that a building can have.
pub(crate) const SHRINE: CardDef = CardDef {
    key: "shrine",
    name: "Shrine",
    text: "Guards you on a 5 or 6. Harvest: 1 gold. Trade lumber 2:1. Once a turn: 1 wool.",
    kind: CardKind::Building,
    place: Place::Settlement,
    points: Points::victory(1),
    printings: &[print(Set::Fancied, 2)],
    trades: Some(Lumber),
    guard: Some(Guard { against: |_| true, holds: |roll| roll >= 5 }),
    event_die: Some(|cx, play| {
        if cx.s.event == Some(EventFace::Harvest) {
            cx.gain(play.by, Gold, 1);
        }
    }),
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |_, s, seat, _| s.side(seat).roomy().has(Wool),
        act: |cx, play| cx.gain(play.by, Wool, 1),
        once: true,
    }),
    ..CARD
};

/// A unit that is built on it and has moments of its own.
pub(crate) const WARDEN: CardDef = CardDef {
    key: "warden",
    name: "Warden",
    text: "Lies on your Shrine, which goes on working. When 6 is rolled: 1 ore.",
    kind: CardKind::Hero,
    place: Place::Upon(Card::Shrine),
    bears: true,
    points: Points { strength: 1, ..Points::NONE },
    printings: &[print(Set::Fancied, 2)],
    produced: Some(|cx, play| {
        if cx.s.number() == 6 {
            cx.gain(play.by, Ore, 1);
        }
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::{CardKind, Moment, Place};
    use crate::cards::Card;
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, fancied};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn warded() -> Scene {
        fancied().city(B, 0).at(B, Shrine, "0,a").at(B, Warden, "0,a")
    }

    #[test]
    fn a_card_that_is_borne_hears_what_happens() {
        // intrigue/bran-defender-of-the-temple E: the Temple goes on working
        let mut duel = warded();
        duel.event(EventFace::Harvest).takes(A, Ore).takes(B, Ore);
        duel.stock(B, Gold, 1).rests();
        let mut duel = warded().before_roll();
        duel.dice(6, EventFace::Trade);
        duel.stock(B, Ore, 2).stock(B, Gold, 0).rests(); // B's mountains have that number, and its bearer speaks for himself
    }

    #[test]
    fn its_function_is_used_once_a_turn() {
        // intrigue/bran-defender-of-the-temple E
        let mut duel = warded().turn(B);
        duel.does(B, "use 0,a");
        let used = |it: &Event| matches!(*it, Event::Used { card, .. } if duel.duel.card(card) == Shrine);
        assert!(duel.notes.events.iter().any(used), "it is the Shrine that is used");
        duel.stock(B, Wool, 1).refuses(B, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn it_guards_trades_and_counts() {
        // intrigue/bran-defender-of-the-temple E
        let mut duel = warded().with(B, [Abbey]).with(A, [HedgeTavern]);
        duel.plays(A, Arsonist).rolls(B, 6);
        let by = |it: &Event| matches!(*it, Event::FendedOff { by, .. } if duel.duel.card(by) == Shrine);
        assert!(duel.notes.events.iter().any(by), "the Shrine fended it off");
        duel.has(B, Abbey).points(B, 4).rests();
        let mut duel = duel.stored(B, Lumber, 2).turn(B);
        duel.trades(B, Lumber, Ore);
        duel.stock(B, Ore, 1).rests();
    }

    #[test]
    fn what_lies_on_it_is_hit_in_its_place() {
        // darkness 2: Guardians
        let mut duel = fancied().with(A, [Shrine]);
        duel.builds(A, Warden);
        duel.has(A, Shrine).has(A, Warden).points(A, 3).rests();
        assert_eq!(duel.s.points(A).strength, 1);
        assert_eq!(duel.s.count(&duel.duel, A, |def| def.kind == CardKind::Building), 0);
    }

    #[test]
    fn without_its_bearer_it_stands_as_before() {
        // intrigue/bran-defender-of-the-temple R2
        let mut duel = warded().turn(B);
        duel.removes(B, Warden);
        duel.does(B, "use 0,a");
        duel.has(B, Shrine).stock(B, Wool, 1).rests();
    }

    #[test]
    #[cfg(feature = "json")]
    fn at_a_settlement_it_is_written_and_read_back() {
        let scene = fancied().at(B, Shrine, "0,a").at(B, Warden, "0,a");
        let written = scene.duel.table_json(&scene.s, None);
        let read = scene.duel.table_from_json(&written).expect("a card on a card lies where the lower one may");
        assert_eq!(scene.duel.table_json(&read, None), written);
    }

    #[test]
    fn a_bearer_and_what_it_bears_never_speak_at_the_same_moment() {
        for &card in Card::ALL {
            let def = card.def();
            let Place::Upon(under) = def.place else { continue };
            let both = |it: &&Moment| it.of(def).is_some() && it.of(under.def()).is_some();
            let kept = under.def().dial == 0 && under.def().stores.is_none();
            assert!(!def.bears || kept && !Moment::ALL.iter().any(|it| both(&it)), "{} bears", def.name);
        }
    }
}
