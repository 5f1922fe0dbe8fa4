//! City Palace (Prosperity).

use crate::card::{Extra, Spend, Ware};
use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

const PAY: u8 = 0;
const ASK: u8 = 1;
const TAKE: u8 = 2;

/// The number of stars for a card of the discard pile.
const STARS: u8 = 3;

pub(crate) const DEF: CardDef = CardDef {
    key: "city-palace",
    name: "City Palace",
    text: "Once a turn for 3 stars: take a discarded unit, or action card without a requirement.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Brick, Ore]),
    extra: Extra { stars: 2, ..Extra::NONE },
    points: Points::victory(1),
    once: true,
    printings: &[print(Set::Prosperity, 1).moons(1)],
    spends: &[Spend::stars(3, "duel.spend.city-palace")],
    asks: &[Words::which(TAKE, "duel.ask.city-palace")],
    fills_hands: true,
    picks: Some(serves),
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |duel, s, seat, _| s.side(seat).tally.wares[Ware::Star as usize] >= STARS && finds(duel, s, seat),
        act: invite,
        once: true,
    }),
    waits: Some(|it| match it.play.step {
        ASK => it.goes_on() && finds(it.duel, it.s, it.play.by),
        TAKE => it.asks(it.play.by, which(it.duel, it.play.by)),
        _ => false,
    }),
    ..CARD
};

/// Whether a card may be taken from the discard pile.
fn serves(card: Card) -> bool {
    let def = card.def();
    def.kind.is_unit() || def.kind.is_action() && !def.has_requirement()
}

fn finds(duel: &Duel, s: &State, seat: Seat) -> bool {
    s.piles.faces(duel.discard(seat)).iter().any(|&face| serves(duel.card(face)))
}

fn which(duel: &Duel, by: Seat) -> Ask {
    Ask::Card { row: duel.discard(by), filter: Filter::Own, pass: false }
}

fn invite(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        PAY => {
            cx.pay_wares(play.by, Ware::Star, STARS);
            cx.then(play.step(ASK));
        }
        ASK => cx.ask(play.by, which(cx.duel, play.by), play.step(TAKE)),
        TAKE => cx.take_open(play.by, cx.duel.discard(play.by), play.answer),
        step => unreachable!("the City Palace has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, princes, theme, tournament_of};
    use crate::vocabulary::refusal::Refusal;

    const BOXES: [Set; 3] = [Set::Gold, Set::Progress, Set::Prosperity];

    fn scene() -> Scene {
        princes(BOXES).with(A, [CityPalace]).dial(A, PublicFeeling, 3)
    }

    #[test]
    fn three_stars_bring_an_action_card_or_a_unit_back_once_a_turn() {
        // prosperity/city-palace E, prosperity/city-palace R2, prosperity/city-palace R5, enlightenment D39
        let mut duel = scene().discarded(A, [Abbey, Brigitta, Prince, Goldsmith, FeedingThePoor, GoldShip]);
        duel.uses(A, CityPalace);
        assert_eq!(duel.offers(A), ["card 1", "card 2", "card 3", "card 4", "card 5"]);
        duel.takes_card(A, Prince); // although he has a requirement
        duel.holds(A, [Prince]).stars(A, 0).rests();
        assert!(duel.s.piles.knows(B, Row::hand(A), 0));
        let duel = duel.dial(A, PublicFeeling, 3);
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn an_action_card_with_a_requirement_stays() {
        // prosperity/city-palace R3, prosperity/bera-the-insurrectionist R4, enlightenment 7.1
        let duel = scene().discarded(A, [Abbey, Doctor, Gudrun, Bera, CourtAstrologer, ArtworkEpic, Merchant]);
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn a_price_in_owls_is_no_requirement() {
        // prosperity/city-palace R5, enlightenment D39: a Dispute needs sages
        let duel = princes([Set::Gold, Set::Sages, Set::Prosperity]).with(A, [CityPalace]).dial(A, PublicFeeling, 3);
        let mut duel = duel.discarded(A, [GreatForesight, DisputeOfTheSages, WiseProtection]);
        duel.uses(A, CityPalace);
        assert_eq!(duel.offers(A), ["card 0", "card 2"]);
    }

    #[test]
    fn it_needs_three_stars() {
        // prosperity/city-palace E
        let duel = scene().dial(A, PublicFeeling, 2).discarded(A, [Brigitta]);
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn in_the_tournament_it_comes_from_the_own_pile() {
        // prosperity/city-palace R4
        let duel = tournament_of(&BOXES).with(A, [CityPalace]).dial(A, PublicFeeling, 3);
        let duel = duel.discarded(B, [Brigitta]);
        duel.refuses(A, "use 0,a", Refusal::NoUse);
        let mut duel = duel.discarded(A, [Scout]);
        duel.uses(A, CityPalace).takes_card(A, Scout);
        duel.holds(A, [Scout]).rests();
    }

    #[test]
    fn one_is_enough_and_it_costs_stars() {
        // prosperity/city-palace R1
        assert!(CityPalace.def().once);
        let mut duel = theme(Set::Prosperity).city(A, 0).rich(A).hand(A, [CityPalace]).dial(A, PublicFeeling, 1);
        duel.refuses(A, "build city-palace 0,a", Refusal::CannotAfford { short: 1 });
        duel = duel.dial(A, PublicFeeling, 2);
        duel.builds(A, CityPalace);
        duel.stars(A, 0).points(A, 4).rests();
    }
}
