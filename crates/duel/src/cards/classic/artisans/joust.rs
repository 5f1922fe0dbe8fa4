//! Joust (Artisans & Benefactors).

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::Sites;
use crate::position::state::State;
use crate::vocabulary::event::Event;

const OWN: u8 = 0;
const OTHER: u8 = 1;
const ROLL: u8 = 2;
const ROLLED: u8 = 3;
const COMPARE: u8 = 4;

pub(crate) const DEF: CardDef = CardDef {
    key: "joust",
    name: "Joust",
    text: "Your knight against one of the opponent: die and tournament points. Winner: 1 from the loser, 1 from the bank.",
    kind: CardKind::Attack,
    requires: &[require::KNIGHT],
    printings: &[print(Set::Artisans, 2)],
    asks: &[Words::which(OTHER, "duel.ask.joust.own"), Words::which(ROLL, "duel.ask.joust.other")],
    play: Some(joust),
    waits: Some(|it| {
        let (by, other) = (it.play.by, foe(it.play.by));
        let (own, others) = (knights(it.duel, it.s, by), knights(it.duel, it.s, other));
        let named = |site: u8, knights: Sites| site < 64 && knights >> site & 1 == 1;
        let own_named = named(it.play.memo, own);
        // `Site::NONE` means that the opponent has no knight.
        let both = own_named && (named(it.play.third, others) || others == 0 && Site(it.play.third) == Site::NONE);
        match it.play.step {
            OTHER => it.asks_site_among(by, by, own),
            ROLL => own_named && it.asks_site_among(by, other, others),
            ROLLED => both && it.rolls == Some(by),
            COMPARE => both && it.rolls == Some(other) && (1..=6).contains(&it.play.n),
            _ => false,
        }
    }),
    ..CARD
};

/// The knights of a seat.
fn knights(duel: &Duel, s: &State, seat: Seat) -> Sites {
    s.side(seat).sites_where(duel, |def| def.kind == CardKind::Knight)
}

/// The current tournament points of a knight; 0 if there is no knight.
fn value(duel: &Duel, s: &State, seat: Seat, site: Site) -> u8 {
    if site == Site::NONE {
        return 0;
    }
    let lying = s.lying(seat, site).expect("a knight that was named lies there");
    let def = duel.card(lying.face).def();
    def.points.skill + def.more_points.map_or(0, |more| more(duel, s, seat, site).skill)
}

fn joust(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let (by, other) = (play.by, foe(play.by));
    match play.step {
        OWN => cx.ask_which(by, by, knights(cx.duel, cx.s, by), play.step(OTHER)),
        OTHER => {
            let next = EffectPlay { memo: play.answer, ..play.step(ROLL) };
            match knights(cx.duel, cx.s, other) {
                0 => cx.then(EffectPlay { answer: Site::NONE.0, ..next }),
                knights => cx.ask_which(by, other, knights, next),
            }
        }
        ROLL => cx.roll(by, EffectPlay { third: play.answer, ..play.step(ROLLED) }),
        ROLLED => cx.roll(other, EffectPlay { n: play.answer, ..play.step(COMPARE) }),
        COMPARE => {
            let own = play.n + value(cx.duel, cx.s, by, Site(play.memo));
            let others = play.answer + value(cx.duel, cx.s, other, Site(play.third));
            if own == others {
                return cx.then(EffectPlay { answer: play.third, n: 0, ..play.step(ROLL) });
            }
            let winner = if own > others { by } else { other };
            let totals = if by == Seat(0) { [own, others] } else { [others, own] };
            cx.log.note(|| Event::Jousted { winner, totals });
            cx.take_from_foe(winner, Kinds::ALL, 1);
            cx.gain_any(winner, Kinds::ALL, 1);
        }
        step => unreachable!("the Joust has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, artisans};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    /// Hagen has 2 tournament points, Siegfried 1.
    fn scene() -> Scene {
        artisans().with(A, [Hagen]).with(B, [Siegfried]).stored(B, Ore, 1).stored(B, Wool, 1)
    }

    /// artisans/joust E, artisans/joust R4, artisans/joust R5
    #[test]
    fn the_higher_total_wins_a_resource_of_the_loser_and_one_of_the_bank() {
        let mut duel = scene();
        duel.plays(A, Joust).rolls(A, 3).rolls(B, 3);
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::Jousted { winner: A, totals: [5, 4] })));
        duel.names(A, Ore).takes(A, Gold);
        duel.stock(A, Ore, 1).stock(A, Gold, 1).stock(B, Ore, 0).stock(B, Wool, 1).rests();
    }

    /// artisans/joust E, artisans/joust R5
    #[test]
    fn the_opponent_may_win_it() {
        let mut duel = scene().stored(A, Brick, 1);
        duel.plays(A, Joust).rolls(A, 1).rolls(B, 5).takes(B, Gold);
        duel.stock(A, Brick, 0).stock(B, Brick, 1).stock(B, Gold, 1).rests();
    }

    /// artisans/joust R1
    #[test]
    fn it_needs_an_own_knight_and_none_of_the_opponent() {
        artisans().with(B, [Siegfried]).hand(A, [Joust]).refuses(A, "play joust", Refusal::Unmet(Joust, 0));
        // A Lancer is not a knight.
        artisans().with(A, [Lancer]).hand(A, [Joust]).refuses(A, "play joust", Refusal::Unmet(Joust, 0));
        let mut duel = artisans().with(A, [Siegfried]);
        duel.plays(A, Joust).rolls(A, 2).rolls(B, 1).takes(A, Gold);
        duel.stock(A, Gold, 1).rests();
    }

    /// artisans/joust R2
    #[test]
    fn the_player_names_both_knights() {
        let duel = scene().with(A, [Falk]).with(B, [Pippin]);
        let mut duel = duel;
        duel.plays(A, Joust);
        assert_eq!(duel.offers(A).len(), 2);
        duel.chooses(A, Falk);
        assert_eq!(duel.offers(A).len(), 2, "while he has knights, one of them is named");
        duel.chooses(A, Pippin).rolls(A, 1).rolls(B, 2);
        // Falk has 5, Pippin 3.
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::Jousted { winner: A, totals: [6, 5] })));
    }

    /// artisans/joust R3
    #[test]
    fn an_opponent_without_a_knight_counts_his_roll_alone() {
        let mut duel = artisans().with(A, [Siegfried]).with(B, [Lancer]).stored(B, Ore, 1);
        duel.plays(A, Joust).rolls(A, 4).rolls(B, 4);
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::Jousted { winner: A, totals: [5, 4] })));
    }

    /// artisans/joust R4
    #[test]
    fn in_a_tie_both_roll_again() {
        let mut duel = scene();
        duel.plays(A, Joust).rolls(A, 2).rolls(B, 3).rolls(A, 1).rolls(B, 2).rolls(A, 1).rolls(B, 3);
        duel.takes(B, Gold).stock(B, Gold, 1).rests();
    }

    /// artisans/joust R5
    #[test]
    fn a_loser_without_resources_gives_nothing() {
        let mut duel = artisans().with(A, [Hagen]).with(B, [Siegfried]);
        duel.plays(A, Joust).rolls(A, 6).rolls(B, 1).takes(A, Wool);
        duel.total(A, 1).rests();
    }

    /// artisans/joust R6, classic D29
    #[test]
    fn the_active_player_rolls_first_and_takes_from_the_loser_before_the_bank_gives() {
        let mut duel = scene().turn(B).stored(A, Grain, 1).stored(A, Wool, 1);
        duel.plays(B, Joust).rolls(B, 6).rolls(A, 1);
        duel.asks(B, "joust: rob 1");
        duel.names(B, Grain).asks(B, "joust: gain 1");
    }

    /// artisans/joust R7, classic D30
    #[test]
    fn without_room_for_what_the_loser_has_nothing_is_taken_from_him() {
        let mut duel = scene().stored(A, Ore, 3).stored(A, Wool, 3);
        duel.plays(A, Joust).rolls(A, 6).rolls(B, 1).takes(A, Gold);
        duel.stock(B, Ore, 1).stock(B, Wool, 1).stock(A, Gold, 1).rests();
    }

    /// classic D31, artisans/osmund R1, classic D57
    #[test]
    fn osmund_counts_the_stars_of_the_moment_and_there_is_no_pause_to_spend_them() {
        let mut duel = artisans().with(A, [ClassicOsmund]).with(B, [Siegfried]).dial(A, ClassicPublicFeeling, 3);
        duel.plays(A, Joust).rolls(A, 2).rolls(B, 3);
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::Jousted { winner: A, totals: [5, 4] })));
    }
}
