//! Bera the Insurrectionist (Prosperity).

use crate::card::Ware;
use crate::card::require::Require;
use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

const MODE: u8 = 0;
const TAKE: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "bera-the-insurrectionist",
    name: "Bera the Insurrectionist",
    text: "Up to 2 stars of the opponent; or 1 resource of his choice per point of his lead, 3 at most.",
    kind: CardKind::Attack,
    requires: &[
        Require {
            says: "own-card:public-feeling",
            words: "your Public Feeling",
            holds: |duel, s, seat| s.side(seat).has(duel, Card::PublicFeeling),
        },
        Require {
            says: "opponent-stars>=1 | (opponent-victory>own-victory & opponent-resources>=1)",
            words: "an opponent with a star, or with more victory points and a resource",
            holds: |duel, s, seat| {
                let other = s.side(foe(seat));
                other.tally.wares[Ware::Star as usize] > 0 || require::is_behind(duel, s, seat) && other.total() > 0
            },
        },
    ],
    printings: &[print(Set::Prosperity, 1).moons(1)],
    asks: &[Words::whether(TAKE, "duel.ask.bera", "duel.ask.bera.yes", "duel.ask.bera.no")],
    avails: Some(|duel, s, seat| stars(duel, s, seat) > 0 || resources(duel, s, seat) > 0),
    play: Some(incite),
    waits: Some(|it| {
        let both = stars(it.duel, it.s, it.play.by) > 0 && resources(it.duel, it.s, it.play.by) > 0;
        it.play.step == TAKE && both && it.asks(it.play.by, Ask::Whether)
    }),
    ..CARD
};

/// How many stars would change hands, limited by room.
fn stars(duel: &Duel, s: &State, seat: Seat) -> u8 {
    s.side(foe(seat)).tally.wares[Ware::Star as usize].min(2).min(duel.ware_room(s, seat, Ware::Star))
}

/// How many resources the opponent would have to give; 0 if the opponent has nothing for which there is room.
fn resources(duel: &Duel, s: &State, seat: Seat) -> u8 {
    let lead = s.victory_points(duel, foe(seat)).saturating_sub(s.victory_points(duel, seat));
    if duel.takable(s, seat, Kinds::ALL).is_empty() { 0 } else { lead.min(3) }
}

fn incite(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let (victim, stars, resources) = (foe(play.by), stars(cx.duel, cx.s, play.by), resources(cx.duel, cx.s, play.by));
    match play.step {
        MODE if stars > 0 && resources > 0 => cx.ask(play.by, Ask::Whether, play.step(TAKE)),
        MODE if stars > 0 => cx.then(EffectPlay { answer: 1, ..play.step(TAKE) }),
        MODE => cx.give_to_foe(victim, Kinds::ALL, resources),
        TAKE if play.passed() => cx.give_to_foe(victim, Kinds::ALL, resources),
        TAKE => {
            cx.pay_wares(victim, Ware::Star, stars);
            cx.gain_wares(play.by, Ware::Star, stars);
        }
        step => unreachable!("Bera has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, theme, tournament_of};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    const PLAY: &str = "play bera-the-insurrectionist";

    fn scene() -> Scene {
        theme(Set::Prosperity).hand(A, [Bera])
    }

    #[test]
    fn she_brings_two_stars_of_the_opponent() {
        // prosperity/bera-the-insurrectionist E, prosperity/bera-the-insurrectionist R2: the player need not be behind
        let mut duel = scene().dial(B, PublicFeeling, 3).rich(B);
        duel.plays(A, Bera);
        duel.stars(A, 2).stars(B, 1).rests();
        let mut duel = scene().dial(B, PublicFeeling, 1);
        duel.plays(A, Bera);
        duel.stars(A, 1).stars(B, 0).rests();
    }

    #[test]
    fn or_a_resource_of_his_choice_for_each_point_of_his_lead() {
        // prosperity/bera-the-insurrectionist E, prosperity/bera-the-insurrectionist R6, enlightenment D38
        let mut duel = scene().city(B, 0).city(B, 2).stored(B, Wool, 2).stored(B, Ore, 2);
        duel.plays(A, Bera).names(B, Ore).names(B, Wool);
        duel.stock(A, Ore, 1).stock(A, Wool, 1).total(B, 2).rests();
        let mut four = scene().city(B, 0).city(B, 2).with(B, [Theater, Aqueduct]).stored(B, Gold, 3).stored(B, Ore, 3);
        four.plays(A, Bera).names(B, Gold).names(B, Gold).names(B, Gold);
        four.stock(A, Gold, 3).stock(B, Ore, 3).rests();
        let mut little = scene().city(B, 0).city(B, 2).stored(B, Wool, 1);
        little.plays(A, Bera);
        little.stock(A, Wool, 1).total(B, 0).rests();
    }

    #[test]
    fn her_player_picks_the_mode() {
        // prosperity/bera-the-insurrectionist E
        let scene = scene().city(B, 0).stored(B, Ore, 1).dial(B, PublicFeeling, 1);
        let mut duel = scene.clone();
        duel.plays(A, Bera).accepts(A);
        duel.stars(A, 1).stock(B, Ore, 1).rests();
        let mut duel = scene;
        duel.plays(A, Bera).passes(A);
        duel.stars(A, 0).stars(B, 1).stock(A, Ore, 1).rests();
    }

    #[test]
    fn stars_move_as_far_as_there_is_room() {
        // prosperity/bera-the-insurrectionist R6, enlightenment D38
        let mut duel = scene().dial(A, PublicFeeling, 2).dial(B, PublicFeeling, 2);
        duel.plays(A, Bera);
        duel.stars(A, 3).stars(B, 1).rests();
        let duel = scene().dial(A, PublicFeeling, 3).dial(B, PublicFeeling, 2);
        duel.refuses(A, PLAY, Refusal::NoUse);
    }

    #[test]
    fn she_is_not_played_against_somebody_who_has_nothing() {
        // prosperity/bera-the-insurrectionist R1, prosperity/bera-the-insurrectionist R2
        scene().city(B, 0).refuses(A, PLAY, Refusal::Unmet(Bera, 1));
        scene().rich(B).refuses(A, PLAY, Refusal::Unmet(Bera, 1));
        scene().city(A, 0).rich(B).refuses(A, PLAY, Refusal::Unmet(Bera, 1));
    }

    #[test]
    fn she_needs_a_public_feeling_and_that_is_a_requirement() {
        // prosperity/bera-the-insurrectionist R3, prosperity/bera-the-insurrectionist R4,
        // prosperity/bera-the-insurrectionist R5: only one card
        let duel = tournament_of(&[Set::Gold, Set::Turmoil, Set::Prosperity]).hand(A, [Bera]).dial(B, PublicFeeling, 2);
        duel.refuses(A, PLAY, Refusal::Unmet(Bera, 0));
        let mut duel = duel.with(A, [PublicFeeling]);
        duel.plays(A, Bera);
        duel.stars(A, 2).stars(B, 0).rests();
        assert!(Bera.def().has_requirement() && Bera.def().key == "bera-the-insurrectionist");
    }
}
