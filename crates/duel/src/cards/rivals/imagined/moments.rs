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

/// A marker that comes with the first city (Manifesto, Triumph Card).
pub(crate) const CHARTER: CardDef = CardDef {
    key: "charter",
    name: "Charter",
    text: "Comes with your first city. Worth its number in victory points.",
    kind: CardKind::Marker,
    place: Place::Beside,
    dial: 3,
    printings: &[print(Set::Imagined, 2).face_up()],
    more_points: Some(|_, s, seat, site| Points::victory(s.dial(seat, site))),
    comes_with_city: true,
    ..CARD
};

/// A building whose function is used before the roll (Grove of Justice, Wheel of Time).
pub(crate) const SUNDIAL: CardDef = CardDef {
    key: "sundial",
    name: "Sundial",
    text: "Once a turn, before the roll: choose the number of the production die.",
    kind: CardKind::Building,
    place: Place::Settlement,
    printings: &[print(Set::Imagined, 2)],
    uses: Some(Use { before_roll: true, open: |_, s, _, _| s.number == 0, act: set_sundial, once: true }),
    waits: Some(|it| it.play.step == 1 && it.asks(it.play.by, Ask::Number)),
    ..CARD
};

fn set_sundial(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    const CHOOSE: u8 = 0;
    const FIX: u8 = 1;

    match play.step {
        CHOOSE => cx.ask(play.by, Ask::Number, play.step(FIX)),
        FIX => cx.fix_number(play.answer),
        step => unreachable!("the Sundial has no step {step}"),
    }
}

/// A building that turns the event of the die into another before it happens (Grove of Vigilance).
pub(crate) const WATCH: CardDef = CardDef {
    key: "watch",
    name: "Watch",
    text: "When a Brigand Attack is rolled: you may let a Plentiful Harvest happen instead.",
    kind: CardKind::Building,
    place: Place::Settlement,
    printings: &[print(Set::Imagined, 2)],
    event_shown: Some(watch),
    waits: Some(|it| it.play.step == 1 && it.asks(it.play.by, Ask::Whether)),
    ..CARD
};

fn watch(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    const OFFER: u8 = 0;
    const CHANGE: u8 = 1;

    match play.step {
        OFFER if cx.s.event == Some(EventFace::Brigands) => cx.ask(play.by, Ask::Whether, play.step(CHANGE)),
        OFFER => {}
        CHANGE if play.passed() => {}
        CHANGE => cx.fix_event(EventFace::Harvest),
        step => unreachable!("the Watch has no step {step}"),
    }
}

/// A unit that keeps brigands from its owner's gold and wool (Mercenaries, Lancer).
pub(crate) const SENTRY: CardDef = CardDef {
    key: "sentry",
    name: "Sentry",
    text: "When brigands raid you: pay 1 ore, and they take nothing.",
    kind: CardKind::Unit,
    place: Place::Settlement,
    printings: &[print(Set::Imagined, 2)],
    raided: Some(hold_the_gate),
    waits: Some(|it| match it.play.step {
        1 => it.asks(it.play.by, Ask::Whether),
        2 => it.goes_on(),
        _ => false,
    }),
    ..CARD
};

fn hold_the_gate(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    const OFFER: u8 = 0;
    const PAY: u8 = 1;
    const SPARE: u8 = 2;

    match play.step {
        OFFER if cx.s.side(play.by).amount(Ore) == 0 || !cx.applies_to(play.by) => {}
        OFFER => cx.ask(play.by, Ask::Whether, play.step(PAY)),
        PAY if play.passed() => {}
        PAY => {
            cx.pay(play.by, cost(&[Ore]));
            cx.then(play.step(SPARE));
        }
        SPARE => cx.spare(play.by, play),
        step => unreachable!("the Sentry has no step {step}"),
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

/// A look at some events (Grove of Great Foresight).
pub(crate) const SPYGLASS: CardDef = CardDef {
    key: "spyglass",
    name: "Spyglass",
    text: "Look at the 3 top events.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Imagined, 2)],
    play: Some(|cx, play| cx.look_at_top(play.by, Row::EVENTS, 3)),
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
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, imagined, theme};
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
    fn a_marker_comes_with_the_first_city_and_only_then() {
        // enlightenment 3.3
        let mut duel = theme(Set::Imagined).rich(A);
        assert!(duel.row(Row::FACE_UP).contains(&Charter));
        duel.does(A, "city 0");
        duel.lies(A, Charter, "1,m").has_not(B, Charter);
        let mut duel = duel.rich(A);
        duel.does(A, "city 2");
        let charters = duel.s.count(&duel.duel, A, |def| def.key == "charter");
        assert_eq!((charters, duel.row(Row::FACE_UP).iter().filter(|&&it| it == Charter).count()), (1, 1));
        duel.rests();
    }

    #[test]
    fn a_function_may_be_used_before_the_roll_only() {
        // enlightenment 7: Grove of Justice
        let mut duel = imagined().with(A, [Sundial]);
        duel.refuses(A, "use 0,a", Refusal::NoUse);
        duel = duel.before_roll();
        duel.uses(A, Sundial).does(A, "number 2");
        duel.refuses(A, "use 0,a", Refusal::NoUse); // once
        duel.event_die(EventFace::Trade);
        duel.stock(A, Lumber, 1).rests();
    }

    #[test]
    fn the_event_of_the_die_may_be_changed_before_it_happens() {
        // enlightenment 7: either player; production comes before the new event
        let mut duel = imagined().with(B, [Watch]).before_roll().rich(A);
        duel.dice(1, EventFace::Brigands);
        duel.asks(B, "watch: unsaid");
        duel.accepts(B).takes(B, Wool);
        duel.total(A, 18).stock(B, Wool, 2).rests(); // nothing was raided, and B's pasture had produced
        let mut duel = imagined().with(B, [Watch]).before_roll().rich(A);
        duel.dice(6, EventFace::Brigands).passes(B);
        duel.stock(A, Gold, 0).stock(A, Wool, 0).rests();
        let mut duel = imagined().with(B, [Watch]).before_roll();
        duel.dice(6, EventFace::Trade);
        duel.rests();
    }

    #[test]
    fn brigands_may_be_kept_from_the_loot() {
        // classic D58: asked only if something would go
        let mut duel = imagined().with(A, [Sentry]).rich(A);
        duel.event(EventFace::Brigands).accepts(A);
        duel.stock(A, Ore, 2).stock(A, Gold, 3).stock(A, Wool, 3).rests();
        duel.event(EventFace::Brigands).passes(A);
        duel.stock(A, Ore, 2).stock(A, Gold, 0).stock(A, Wool, 0).rests();
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
    fn only_the_cards_that_were_looked_at_are_known() {
        // enlightenment 7
        let mut duel = imagined().next_events([Feud, Riots, Invention]);
        duel.plays(A, Spyglass);
        let known: Vec<bool> = (0..4).map(|at| duel.s.piles.knows(A, Row::EVENTS, at)).collect();
        assert_eq!(known, [true, true, true, false]);
        assert!(!duel.s.piles.knows(B, Row::EVENTS, 0));
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
