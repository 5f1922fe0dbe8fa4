//! Public Feeling (Artisans & Benefactors).

use crate::card::{Extra, Moment, Price, Spend, Ware};
use crate::cards::prelude::*;
use crate::chapters::effects::{PASSED, SPARED_FOR_A_STAR};
use crate::matches::rules::Duel;
use crate::position::state::{End, State};

const WAY: u8 = 0;
const CHOSEN: u8 = 3;
const BUILD: u8 = 4;
const SEARCH: u8 = 5;
const TAKE: u8 = 6;

/// The number of stars that make a road or settlement cheaper, and by how many resources.
const CHEAPER: u8 = 2;
const LESS: u8 = 1;
/// The number of stars for taking an action card from the discard pile.
const FETCH: u8 = 3;

pub(crate) const DEF: CardDef = CardDef {
    key: "public-feeling",
    name: "Public Feeling",
    text: "1 star: no Riots or Civil War for you. 2: a road or settlement 1 cheaper. 3: an action card back, no attack.",
    kind: CardKind::Marker,
    place: Place::Beside,
    dial: 3,
    shows: 1,
    holds: Some(Ware::Star),
    printings: &[print(Set::Artisans, 2).begins()],
    spends: &[
        Spend::stars(CHEAPER, "duel.spend.cheaper").if_open(|duel, s, seat, _| is_cheaper(duel, s, seat)),
        Spend::stars(FETCH, "duel.spend.fetch").if_open(|duel, s, seat, _| finds(duel, s, seat)),
        Spend::stars(1, "duel.spend.calm").asked(),
    ],
    asks: &[
        Words::whether(
            SPARED_FOR_A_STAR,
            "duel.ask.public-feeling",
            "duel.ask.public-feeling.yes",
            "duel.ask.public-feeling.no",
        ),
        Words::whether(
            CHOSEN,
            "duel.ask.public-feeling.way",
            "duel.ask.public-feeling.way.yes",
            "duel.ask.public-feeling.way.no",
        ),
        Words::which(BUILD, "duel.ask.public-feeling.build"),
        Words::which(TAKE, "duel.ask.public-feeling.take"),
    ],
    threatened: Some(|cx, play| {
        cx.spare_for_a_star(play, |cx| {
            matches!(cx.open_event(), Some(Card::ClassicRiots | Card::CivilWar)) && cx.is_first_with_stars(play)
        });
    }),
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |duel, s, seat, _| is_cheaper(duel, s, seat) || finds(duel, s, seat),
        act: spend,
        once: false,
    }),
    fills_hands: true,
    picks: Some(|card| matches!(card.def().kind, CardKind::Neutral | CardKind::Defense)),
    waits: Some(|it| match it.play {
        EffectPlay { moment: Moment::Threatened, .. } => it.spares_for_a_star(),
        EffectPlay { step: CHOSEN, by, .. } => {
            it.asks(by, Ask::Whether) && is_cheaper(it.duel, it.s, by) && finds(it.duel, it.s, by)
        }
        EffectPlay { step: BUILD, by, .. } => it.asks(by, Ask::Center(LESS)) && is_cheaper(it.duel, it.s, by),
        EffectPlay { step: SEARCH, by, .. } => it.goes_on() && has_card(it.duel, it.s, by),
        EffectPlay { step: TAKE, by, .. } => it.asks(by, pile(it.duel, by)),
        _ => false,
    }),
    ..CARD
};

fn stars(s: &State, seat: Seat) -> u8 {
    s.side(seat).tally.wares[Ware::Star as usize]
}

/// Whether a road or settlement could be built and paid for with the help of stars.
fn is_cheaper(duel: &Duel, s: &State, seat: Seat) -> bool {
    stars(s, seat) >= CHEAPER && duel.can_build_center(s, seat, LESS)
}

/// Whether a player can spend stars to take a card from the discard pile.
fn finds(duel: &Duel, s: &State, seat: Seat) -> bool {
    stars(s, seat) >= FETCH && has_card(duel, s, seat)
}

/// Whether the discard pile has a card that can be taken for stars.
fn has_card(duel: &Duel, s: &State, seat: Seat) -> bool {
    let fits = |&face: &_| Filter::Own.fits(duel.card(face), Some(Card::ClassicPublicFeeling));
    s.piles.faces(duel.discard(seat)).iter().any(fits)
}

fn pile(duel: &Duel, seat: Seat) -> Ask {
    Ask::Card { row: duel.discard(seat), filter: Filter::Own, pass: false }
}

fn spend(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let by = play.by;
    match play.step {
        WAY => match (is_cheaper(cx.duel, cx.s, by), finds(cx.duel, cx.s, by)) {
            (true, true) => cx.ask(by, Ask::Whether, play.step(CHOSEN)),
            (cheaper, _) => {
                let answer = if cheaper { 1 } else { PASSED };
                cx.then(EffectPlay { answer, ..play.step(CHOSEN) });
            }
        },
        CHOSEN if play.passed() => {
            cx.pay_wares(by, Ware::Star, FETCH);
            cx.then(play.step(SEARCH));
        }
        CHOSEN => cx.ask(by, Ask::Center(LESS), play.step(BUILD)),
        BUILD => {
            let end = End::ALL[usize::from(play.answer % 2)];
            let thing = if play.answer < 2 { Thing::Road } else { Thing::Settlement };
            let extra = Extra { stars: CHEAPER, ..Extra::NONE };
            let price = Price { extra, ..cx.duel.center_price_less(cx.s, by, thing, LESS) };
            match thing {
                Thing::Road => cx.build_road_for(by, end, price),
                _ => cx.build_settlement_for(by, end, price),
            }
        }
        SEARCH => cx.ask(by, pile(cx.duel, by), play.step(TAKE)),
        TAKE => cx.take_open(by, cx.duel.discard(by), play.answer),
        step => unreachable!("the Public Feeling has no step {step}"),
    }
}

#[cfg(test)]
mod tests;
