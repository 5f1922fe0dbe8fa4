//! Moments that no card of the base box takes.

use crate::card::Ware;
use crate::cards::prelude::*;

/// A marker that everybody has from the start, and that buys off what threatens (Public Feeling, Grove of Courage, Grove of
/// Peace).
pub(crate) const MOOD: CardDef = CardDef {
    key: "mood",
    name: "Mood",
    text: "When an event hits you or you are attacked: you may pay 1 star, and it passes you by.",
    kind: CardKind::Marker,
    place: Place::Beside,
    dial: 3,
    holds: Some(Ware::Star),
    printings: &[print(Set::Imagined, 2).begins()],
    threatened: Some(buy_off),
    waits: Some(|it| match it.play.step {
        1 => it.asks(it.play.by, Ask::Whether),
        2 => it.goes_on(),
        _ => false,
    }),
    ..CARD
};

fn buy_off(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    const OFFER: u8 = 0;
    const PAY: u8 = 1;
    const SPARE: u8 = 2;

    match play.step {
        OFFER if cx.s.dial(play.by, play.at) == 0 || !cx.applies_to(play.by) => {}
        OFFER => cx.ask(play.by, Ask::Whether, play.step(PAY)),
        PAY if play.passed() => {}
        PAY => {
            cx.pay_wares(play.by, Ware::Star, 1);
            cx.then(play.step(SPARE));
        }
        SPARE => cx.spare(play.by, play),
        step => unreachable!("the Mood has no step {step}"),
    }
}

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

/// An attack after which a hero stands on the other side (Missionary, Marie).
pub(crate) const ENVOY: CardDef = CardDef {
    key: "envoy",
    name: "Envoy",
    text: "A hero of the opponent comes over to one of your free sites.",
    kind: CardKind::Attack,
    printings: &[print(Set::Imagined, 2)],
    avails: Some(|duel, s, seat| {
        s.side(seat).open_sites() != 0 && s.side(foe(seat)).sites_where(duel, |def| def.kind == CardKind::Hero) != 0
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

fn win_over(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    const HERO: u8 = 0;
    const PLACE: u8 = 1;
    const COME: u8 = 2;

    let (by, victim) = (play.by, foe(play.by));
    match play.step {
        HERO => {
            let heroes = cx.s.side(victim).sites_where(cx.duel, |def| def.kind == CardKind::Hero);
            cx.ask_which(victim, victim, heroes, play.step(PLACE));
        }
        PLACE => cx.ask_site(by, by, cx.s.side(by).open_sites(), EffectPlay { memo: play.answer, ..play.step(COME) }),
        COME => cx.change_sides(victim, Site(play.memo), play.site()),
        step => unreachable!("the Envoy has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::matches::options::{Mode, Options};
    use crate::matches::setup::Setup;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, imagined};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_card_may_lie_beside_each_principality_from_the_start() {
        // enlightenment 4.1
        let setup = Setup::draw(Options::of(Mode::Theme(Set::Imagined)), &mut kernel::InOrder);
        assert!(setup.stacks.iter().flat_map(|stack| &stack.cards).all(|print| print.card != Mood));
        assert_eq!(setup.check(), Ok(()));
        let duel = Scene::start(setup);
        duel.lies(A, Mood, "0,m").lies(B, Mood, "0,m");
        duel.duel.assert_sound(&duel.s);
    }

    #[test]
    fn an_event_is_bought_off_by_a_lying_card() {
        // enlightenment 4.2
        let mut duel = imagined().with(A, [Candamir]).with(B, [Abbey]).dial(B, Mood, 1);
        duel.draws_event(Feud).accepts(B);
        duel.stars(B, 0);
        duel.has(B, Abbey).rests();
        // Without a star nobody is asked.
        duel.draws_event(Feud).chooses_stack(B, 0);
        duel.has_not(B, Abbey).rests();
    }

    #[test]
    fn whoever_declines_is_hit_and_may_still_react_from_the_hand() {
        // enlightenment 4.2
        let mut duel = imagined().with(A, [Candamir]).with(B, [Abbey]).dial(B, Mood, 2).hand(B, [Sebastian]);
        duel.draws_event(Feud).passes(B).plays(B, Sebastian);
        duel.stars(B, 2);
        duel.has(B, Abbey).rests();
        let mut duel = imagined().with(A, [Candamir]).with(B, [Abbey]).dial(B, Mood, 1).hand(B, [Sebastian]);
        duel.draws_event(Feud).accepts(B);
        duel.holds(B, [Sebastian]).has(B, Abbey).rests(); // and is not asked for the card
    }

    #[test]
    fn an_attack_is_bought_off_by_a_lying_card() {
        // enlightenment 7, enlightenment D59
        let mut duel = imagined().with(A, [HedgeTavern]).with(B, [Abbey]).dial(B, Mood, 1);
        duel.plays(A, Arsonist).accepts(B);
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::Spared { seat: B, .. })));
        duel.has(B, Abbey).rests();
        assert_eq!(duel.row(Row::discard(A)), [Arsonist]);
        let mut duel = imagined().with(A, [HedgeTavern]).with(B, [Abbey]).dial(B, Mood, 1);
        duel.plays(A, Arsonist).passes(B).chooses_stack(B, 0);
        duel.has_not(B, Abbey).rests();
    }

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
