//! Cole, Paladin of the Sages (Sages).

use super::groves::is_grove;
use crate::agenda::Frame;
use crate::card::{Extra, Moment};
use crate::cards::prelude::*;
use crate::chapters::turn::Phase;
use crate::matches::rules::Duel;
use crate::position::site::Sites;
use crate::position::state::State;

const CHOOSE: u8 = 0;
const BORROW: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "cole-paladin-of-the-sages",
    name: "Cole, Paladin of the Sages",
    text: "Once in your turn: use a grove of the opponent as if it were yours, and pay its owls.",
    kind: CardKind::Hero,
    place: Place::City,
    cost: cost(&[Grain, Grain, Ore]),
    extra: Extra { owls: 3, ..Extra::NONE },
    points: Points { victory: 1, strength: 3, ..Points::NONE },
    once: true,
    printings: &[print(Set::Sages, 1).moons(1)],
    asks: &[Words::which(BORROW, "duel.ask.cole")],
    // enlightenment D25: the Grove of Peace reacts to attacks, which come only in the other player's turn.
    borrows: Some(|card| is_grove(card) && card != Card::GroveOfPeace),
    unfit: Some(unfit),
    uses: Some(Use {
        when: UsedWhen::Either,
        open: |duel, s, seat, _| usable(duel, s, seat) != 0,
        act: choose,
        once: true,
    }),
    event_shown: Some(answer),
    threatened: Some(answer),
    waits: Some(|it| {
        let by = it.play.by;
        let chooses = it.play.step == BORROW && it.play.moment == Moment::Use;
        chooses && it.asks_site_among(by, foe(by), usable(it.duel, it.s, by))
    }),
    ..CARD
};

/// The groves of the other player that a player with Cole could use now.
fn usable(duel: &Duel, s: &State, seat: Seat) -> Sites {
    let now = |(site, card): &(Site, Card)| {
        let uses = card.def().uses.as_ref().filter(|_| lent(*card));
        uses.is_some_and(|it| is_its_time(s, it) && (it.open)(duel, s, seat, *site))
    };
    s.side(foe(seat)).cards(duel).filter(now).fold(0, |set, (site, _)| set | site.bit())
}

/// Whether a function is for this part of the turn.
fn is_its_time(s: &State, uses: &Use) -> bool {
    match s.agenda.frames().first() {
        Some(Frame::Turn(Phase::BeforeRoll)) => uses.when.is_before_roll(),
        _ => uses.when.is_in_action(),
    }
}

/// The groves of the other player that a player with Cole cannot use now, and why.
fn unfit(duel: &Duel, s: &State, seat: Seat) -> Vec<(Site, &'static str)> {
    let fits = usable(duel, s, seat);
    let why = |card: Card| match &card.def().uses {
        _ if !lent(card) => "duel.unfit.not-lent",
        None => "duel.unfit.answers",
        Some(it) if !is_its_time(s, it) => "duel.unfit.not-now",
        Some(_) => "duel.unfit.nothing",
    };
    let groves = s.side(foe(seat)).cards(duel).filter(|it| is_grove(it.1) && fits & it.0.bit() == 0);
    groves.map(|(site, card)| (site, why(card))).collect()
}

fn lent(card: Card) -> bool {
    DEF.borrows.is_some_and(|borrows| borrows(card))
}

fn choose(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let other = foe(play.by);
    match play.step {
        CHOOSE => cx.ask_which(play.by, other, usable(cx.duel, cx.s, play.by), play.step(BORROW)),
        BORROW => {
            let grove = cx.s.lying(other, play.site()).expect("the grove was chosen").face;
            cx.borrow(cx.duel.card(grove), play);
        }
        step => unreachable!("Cole has no step {step}"),
    }
}

/// Lets Cole's owner use a grove of the other player as a reaction, once and only in the own turn (enlightenment D25,
/// enlightenment D67).
fn answer(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    if cx.s.active != play.by || cx.s.is_used(play.by, play.at) {
        return;
    }
    let speaks = |card: &Card| lent(*card) && play.moment.of(card.def()).is_some();
    let grove = cx.s.side(foe(play.by)).cards(cx.duel).map(|it| it.1).find(speaks);
    if let Some(grove) = grove {
        cx.borrow(grove, play);
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Viewer};

    use crate::card::Set;
    use crate::cards::Card;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, princes, theme};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    /// A has Cole and three owls; B has these groves and no owl.
    fn scene(groves: impl IntoIterator<Item = Card>) -> Scene {
        theme(Set::Sages).city(A, 0).with(A, [Cole]).dial(A, PrincipalSageWoman, 3).with(B, groves)
    }

    #[test]
    fn a_grove_of_the_opponent_is_used_in_the_action_phase_for_own_owls() {
        // sages/cole-paladin-of-the-sages E
        let mut duel = scene([GroveOfFreedom]).top(0, [Abbey]);
        duel.uses(A, Cole).chooses_stack(A, 0).takes_card(A, Abbey);
        duel.owls(A, 2);
        duel.holds(A, [Abbey]).rests();
        duel.refuses(A, "use 0,a", Refusal::NoUse); // once a turn
    }

    #[test]
    fn one_of_several_groves_is_chosen() {
        // sages/cole-paladin-of-the-sages E: the Grove of Justice can be used only before the roll
        let mut duel = scene([GroveOfFreedom, GroveOfJustice, GroveOfFraternity]);
        duel.uses(A, Cole);
        assert_eq!(duel.offers(A).len(), 2);
        duel.chooses(A, GroveOfFraternity).does(A, "draw 0").does(A, "draw 0").does(A, "draw 1").chooses_stack(B, 0);
        assert_eq!((duel.s.hand(A).len(), duel.s.hand(B).len()), (3, 1));
        duel.owls(A, 2);
        duel.rests();
    }

    #[test]
    fn groves_that_do_not_fit_are_told_with_the_reason() {
        // sages/cole-paladin-of-the-sages E
        let mut duel = scene([GroveOfFreedom, GroveOfCourage]).city(B, 2).with(B, [GroveOfJustice, GroveOfFraternity]);
        duel = duel.with(B, [GroveOfPeace]);
        let unfit = |duel: &Scene, seat| duel.duel.view(&duel.s, Viewer::Seat(seat)).unfit;
        assert!(unfit(&duel, A).is_empty());
        duel.uses(A, Cole);
        let cards = duel.duel.view(&duel.s, Viewer::Public).sides[1].cards.clone();
        let title = |at: &str| cards.iter().find(|it| it.at == at).expect("a card lies there").card.clone();
        let mut told: Vec<(String, &str)> = unfit(&duel, A).iter().map(|it| (title(&it.at), it.why.key)).collect();
        told.sort();
        let right = [
            ("grove-of-courage".to_string(), "duel.unfit.answers"),
            ("grove-of-justice".to_string(), "duel.unfit.not-now"),
            ("grove-of-peace".to_string(), "duel.unfit.not-lent"),
        ];
        assert_eq!(told, right);
        assert!(unfit(&duel, B).is_empty());
    }

    #[test]
    fn events_are_looked_at_for_his_owner() {
        // sages/cole-paladin-of-the-sages E
        let mut duel = scene([GroveOfGreatForesight]).next_events([Feud, Famine]);
        duel.uses(A, Cole).takes_card(A, Feud).passes(A);
        assert!(duel.s.piles.knows(A, Row::EVENTS, 0) && !duel.s.piles.knows(B, Row::EVENTS, 0));
        duel.owls(A, 1);
        duel.rests();
    }

    #[test]
    fn justice_is_used_before_the_own_roll() {
        // sages/cole-paladin-of-the-sages R3, enlightenment D25
        let mut duel = scene([GroveOfJustice]).before_roll();
        duel.uses(A, Cole).does(A, "face harvest").production_die(6).takes(A, Ore).takes(B, Wool);
        duel.owls(A, 1);
        duel.rests();
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn vigilance_is_used_in_the_own_turn() {
        // sages/cole-paladin-of-the-sages R3, enlightenment D25
        let mut duel = scene([GroveOfVigilance]).next_events([Famine]).before_roll();
        duel.dice(6, EventFace::Trade);
        duel.asks(A, "grove-of-vigilance");
        duel.accepts(A);
        assert!(duel.notes.events.contains(&Event::FaceChosen { seat: A, face: EventFace::Card }));
        duel.owls(A, 2);
        duel.rests();
        let mut duel = scene([GroveOfVigilance]).turn(B).before_roll();
        duel.dice(6, EventFace::Trade); // in B's turn nobody is asked
        duel.rests();
    }

    #[test]
    fn courage_is_used_in_the_own_turn() {
        // sages/cole-paladin-of-the-sages R3, enlightenment D25
        let strong = |duel: Scene| duel.city(B, 0).with(B, [Candamir, Siglind]).with(A, [Abbey]);
        let mut duel = strong(scene([GroveOfCourage]));
        duel.draws_event(Feud).accepts(A);
        duel.owls(A, 1);
        duel.has(A, Abbey).rests();
        let mut duel = strong(scene([GroveOfCourage])).turn(B);
        duel.draws_event(Feud).chooses_stack(A, 0); // in B's turn Cole does not help
        duel.has_not(A, Abbey).rests();
    }

    #[test]
    fn peace_never_fits() {
        // sages/cole-paladin-of-the-sages R3, enlightenment D25
        let duel = scene([GroveOfPeace]);
        duel.refuses(A, "use 0,a", Refusal::NoUse);
        let mut duel = scene([GroveOfPeace]).turn(B).hand(A, [Abbey]).dial(B, Peter, 1);
        duel.plays(B, WiseProtection);
        duel.holds(A, [Abbey]).rests();
    }

    #[test]
    fn one_foreign_grove_a_turn_in_all() {
        // enlightenment D67: at any moment
        let mut duel = scene([GroveOfJustice, GroveOfVigilance, GroveOfFreedom]).next_events([Famine]).before_roll();
        duel.uses(A, Cole).does(A, "face trade").production_die(6);
        duel.rests(); // not asked for the Grove of Vigilance
        duel.refuses(A, "use 0,a", Refusal::NoUse);
        let mut duel = scene([GroveOfVigilance, GroveOfFreedom]).next_events([Famine]).before_roll();
        duel.dice(6, EventFace::Celebration).accepts(A);
        duel.refuses(A, "use 0,a", Refusal::NoUse);
        let mut duel = scene([GroveOfVigilance, GroveOfFreedom]).before_roll();
        duel.dice(6, EventFace::Trade).passes(A);
        assert!(duel.offers(A).contains(&"use 0,a".to_string()), "who declined has not used it");
    }

    #[test]
    fn own_groves_are_no_business_of_his() {
        // sages/cole-paladin-of-the-sages E
        let duel = theme(Set::Sages).city(A, 0).with(A, [Cole, GroveOfFreedom]).dial(A, PrincipalSageWoman, 3);
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn a_drill_ground_saves_ore_or_grain_and_never_an_owl() {
        // sages/cole-paladin-of-the-sages R1, sages/cole-paladin-of-the-sages R2
        let base = princes([Set::Gold, Set::Turmoil, Set::Sages]).city(A, 0).with(A, [DrillGround]).rich(A);
        let duel = base.clone().hand(A, [Cole]).dial(A, PrincipalSageWoman, 2);
        duel.refuses(A, "build cole-paladin-of-the-sages 0,b", Refusal::CannotAfford { short: 1 });
        let mut duel = base.dial(A, PrincipalSageWoman, 3);
        duel.builds(A, Cole);
        assert_eq!(duel.offers(A), ["name grain", "name ore"]);
        duel.names(A, Grain);
        duel.stock(A, Grain, 2).stock(A, Ore, 2).owls(A, 0);
        duel.has(A, Cole).rests();
    }

    #[cfg(feature = "json")]
    #[test]
    fn a_borrowed_grove_that_waits_is_written_and_read_back() {
        // sages/cole-paladin-of-the-sages E
        use kernel::Written;

        let same = |duel: &Scene| {
            let known = duel.duel.known(&duel.s, A);
            assert_eq!(duel.duel.read_known(&duel.duel.write_known(&known)), Ok(known));
        };
        let mut duel = scene([GroveOfVigilance]).next_events([Famine]).before_roll();
        duel.dice(6, EventFace::Trade);
        same(&duel);
        let mut duel = scene([GroveOfFreedom, GroveOfFraternity]).number(3);
        duel.s.event = Some(EventFace::Trade);
        duel.uses(A, Cole);
        same(&duel);
        duel.chooses(A, GroveOfFreedom);
        same(&duel);
    }
}
