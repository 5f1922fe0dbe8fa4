//! Moments that no card of the base box uses.

use crate::cards::prelude::*;

/// A site that forbids attacks (Great Thingstead).
pub(crate) const ASSEMBLY: CardDef = CardDef {
    key: "assembly",
    name: "Assembly",
    text: "Nobody plays attacks.",
    kind: CardKind::Site,
    place: Place::City,
    printings: &[print(Set::Imagined, 2)],
    forbids: Some(|card, _| card.def().kind == CardKind::Attack),
    ..CARD
};

/// An attack after which a hero changes sides (Missionary, Marie).
pub(crate) const ENVOY: CardDef = CardDef {
    key: "envoy",
    name: "Envoy",
    text: "A hero of the opponent comes over to one of your free sites.",
    kind: CardKind::Attack,
    printings: &[print(Set::Imagined, 2)],
    avails: Some(|duel, s, seat| {
        s.side(seat).open_sites() != 0 && s.side(foe(seat)).sites_where(duel, comes_over) != 0
    }),
    play: Some(win_over),
    waits: Some(|it| {
        let (by, victim) = (it.play.by, foe(it.play.by));
        match it.play.step {
            1 => it.sites(victim, victim) != 0 && it.s.side(by).open_sites() != 0,
            2 => {
                let hero = it.play.memo < 64 && it.s.lying(victim, Site(it.play.memo)).is_some();
                hero && it.asks_site_among(by, by, it.s.side(by).open_sites())
            }
            _ => false,
        }
    }),
    ..CARD
};

/// Whether a card can change sides: it is a hero that does not cover another card.
fn comes_over(def: &CardDef) -> bool {
    def.kind == CardKind::Hero && !matches!(def.place, Place::Upon(_))
}

fn win_over(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    const HERO: u8 = 0;
    const PLACE: u8 = 1;
    const COME: u8 = 2;

    let (by, victim) = (play.by, foe(play.by));
    match play.step {
        HERO => {
            let heroes = cx.s.side(victim).sites_where(cx.duel, comes_over);
            cx.ask_which(victim, victim, heroes, play.step(PLACE));
        }
        PLACE => cx.ask_site(by, by, cx.s.side(by).open_sites(), EffectPlay { memo: play.answer, ..play.step(COME) }),
        COME => cx.change_sides(victim, Site(play.memo), play.site()),
        step => unreachable!("the Envoy has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, imagined};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_card_may_forbid_actions_to_both() {
        // darkness 2: Great Thingstead
        let duel =
            imagined().city(B, 0).with(B, [Assembly, Abbey]).with(A, [HedgeTavern]).hand(A, [Arsonist, Goldsmith]);
        let duel = duel.stored(A, Gold, 3);
        duel.refuses(A, "play arsonist", Refusal::Forbidden);
        assert!(duel.offers(A).contains(&"play goldsmith".to_string()));
        let duel = imagined().city(A, 0).with(A, [Assembly, HedgeTavern]).with(B, [Abbey]).hand(A, [Arsonist]);
        duel.refuses(A, "play arsonist", Refusal::Forbidden);
    }

    #[test]
    fn a_card_that_changes_sides_is_the_others_from_now_on() {
        // darkness 5: K3, K10
        let mut duel = imagined().with(B, [Inga, Abbey]);
        duel.plays(A, Envoy).does(A, "choose 2,b");
        duel.lies(A, Inga, "2,b").has_not(B, Inga).has(B, Abbey).rests();
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::CameOver { seat: A, .. })));
        let duel = imagined().hand(A, [Envoy]).with(B, [Abbey]);
        duel.refuses(A, "play envoy", Refusal::NoUse);
    }
}
