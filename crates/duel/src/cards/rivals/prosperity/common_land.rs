//! Common Land (Prosperity).

use crate::card::{Spend, Ware};
use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

const PAY: u8 = 0;
const CHOOSE: u8 = 1;
const TRADE: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "common-land",
    name: "Common Land",
    text: "Once a turn for 1 star: trade any 1 resource for 1 of another kind.",
    kind: CardKind::Site,
    place: Place::Settlement,
    cost: cost(&[Grain]),
    printings: &[print(Set::Prosperity, 1)],
    spends: &[Spend::stars(1, "duel.spend.common-land")],
    asks: &[Words::which(TRADE, "duel.ask.common-land")],
    uses: Some(Use { when: UsedWhen::InAction, open: is_open, act: trade, once: true }),
    waits: Some(|it| match it.play.step {
        CHOOSE => it.goes_on() && !wares(it.s, it.play.by).is_empty(),
        TRADE => {
            let asked = it.resources(it.play.by);
            !asked.is_empty() && asked.both(wares(it.s, it.play.by)) == asked
        }
        _ => false,
    }),
    ..CARD
};

/// Whether the player has a star, a resource to give, and room for another one.
pub(in crate::cards) fn is_open(_: &Duel, s: &State, seat: Seat, _: Site) -> bool {
    s.side(seat).tally.wares[Ware::Star as usize] > 0 && !wares(s, seat).is_empty()
}

/// The resources that could be given, because there is room for another kind.
fn wares(s: &State, seat: Seat) -> Kinds {
    let side = s.side(seat);
    let room = side.roomy();
    side.stocked().filter(|&it| !room.without(it).is_empty()).fold(Kinds::NONE, Kinds::with)
}

pub(in crate::cards) fn trade(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        PAY => {
            cx.pay_wares(play.by, Ware::Star, 1);
            cx.then(play.step(CHOOSE));
        }
        CHOOSE => {
            let wares = wares(cx.s, play.by);
            match wares.len() {
                1 => cx.then(EffectPlay { answer: wares.nth(0) as u8, ..play.step(TRADE) }),
                _ => cx.ask(play.by, Ask::Resource(wares), play.step(TRADE)),
            }
        }
        TRADE => {
            let given = Resource::ALL[usize::from(play.answer)];
            cx.pay(play.by, Bundle::some(given, 1));
            cx.gain_any(play.by, Kinds::ALL.without(given), 1);
        }
        step => unreachable!("the Common Land has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, princes, theme};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        theme(Set::Prosperity).with(A, [CommonLand]).dial(A, PublicFeeling, 2)
    }

    #[test]
    fn a_star_turns_a_resource_into_another_once_a_turn() {
        // prosperity/common-land E
        let mut duel = scene().stored(A, Ore, 1).stored(A, Wool, 1);
        duel.uses(A, CommonLand).names(A, Ore);
        assert!(!duel.offers(A).contains(&"take 3,b".to_string()), "not the same kind");
        duel.takes(A, Gold);
        duel.stock(A, Ore, 0).stock(A, Gold, 1).stock(A, Wool, 1).stars(A, 1).rests();
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn the_only_resource_is_given_unasked() {
        // prosperity/common-land E
        let mut duel = scene().stored(A, Ore, 1);
        duel.uses(A, CommonLand).takes(A, Gold);
        duel.stock(A, Ore, 0).stock(A, Gold, 1).rests();
    }

    #[test]
    fn it_needs_a_star_and_something_to_give() {
        // prosperity/common-land E
        scene().refuses(A, "use 0,a", Refusal::NoUse);
        scene().stored(A, Ore, 1).dial(A, PublicFeeling, 0).refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn it_is_no_building() {
        // prosperity/common-land R1, prosperity/common-land R2, enlightenment 1.3, enlightenment D65
        let duel = princes([Set::Gold, Set::Turmoil, Set::Prosperity]).with(A, [CommonLand]);
        duel.refuses(A, "remove", Refusal::NothingToRemove);
        let duel = duel.with(B, [HedgeTavern]).hand(B, [Arsonist]).turn(B);
        duel.refuses(B, "play arsonist", Refusal::Unmet(Arsonist, 1));
        let mut duel = duel.turn(A).with(B, [Candamir]);
        duel.draws_event(Feud);
        duel.has(A, CommonLand).rests();
    }
}
