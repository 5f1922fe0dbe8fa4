//! A player's own desk: what can be built or played, what it costs in this position, and why it may be impossible.

use kernel::{Bits, Choices, Game, Notes, Part, Phrase, Seat, WayToPay, Written};

use crate::agenda::Frame;
use crate::card::require::{Require, Way};
use crate::card::{Price, Thing, Ware};
use crate::cards::Card;
use crate::chapters::stores::StoresFrame;
use crate::chapters::turn::Phase;
use crate::matches::rules::Duel;
use crate::position::piles::{Face, Row};
use crate::position::site::{Site, Spot, Store};
use crate::position::state::{End, State};
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::resource::{Kinds, Resource};

/// Something that a player could build or play in this part of the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WareView {
    /// `road`, `settlement`, `city` or `ship`, or the name of a card.
    pub what: String,
    /// What it costs, before any discount: resources, `any` of them, owls and stars.
    pub cost: Vec<(&'static str, u8)>,
    /// Why it cannot be built or played now; missing if it can.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional, type = "Phrase"))]
    pub closed: Option<Phrase>,
    /// What a proposed payment would take out of each store, by place; nothing if it cannot be built now, or is played.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<(String, u8)>>"))]
    pub pays: Vec<(String, u8)>,
    /// Whether there is another way to pay: then it is asked about after the choice that builds it.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub asks: bool,
    /// Its requirements. Each is a list of ways, of which one is enough.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Vec<NeedView>>>"))]
    pub needs: Vec<Vec<NeedView>>,
    /// The stars that it would bring.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stars: Option<StarsView>,
}

/// One way to meet a requirement for building or playing a card.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NeedView {
    /// What.
    #[cfg_attr(feature = "ts", ts(type = "Phrase"))]
    pub what: Phrase,
    /// Whether it is met.
    pub met: bool,
}

/// An effect for which stars can be spent.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpendView {
    /// The name of the card, which lies in the principality, is in the hand or lies face up.
    pub card: String,
    /// The effect.
    #[cfg_attr(feature = "ts", ts(type = "Phrase"))]
    pub what: Phrase,
    /// All that it costs.
    pub cost: Vec<(&'static str, u8)>,
    /// The choice that does it; missing if the card must be built or played, and if it cannot be done now.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub action: Option<String>,
    /// The answer to give after the choice, if the function then asks which of its parts is meant.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub then: Option<String>,
    /// Why it cannot be done now; missing if it can.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional, type = "Phrase"))]
    pub closed: Option<Phrase>,
    /// Whether the card asks about it at a moment of its own.
    pub asked: bool,
}

/// Stars that an action card would bring.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StarsView {
    /// How many it brings in any case.
    pub n: u8,
    /// The card because of which it brings more stars; if none does now, the one that would bring most.
    pub with: Option<String>,
    /// How many more it brings now because of that card.
    pub more: u8,
    /// Every card that raises the number of stars: its name, the number of stars with it, and whether the player has it.
    /// Only the highest number counts.
    pub ways: Vec<(String, u8, bool)>,
    /// How many stars the player has.
    pub had: u8,
    /// For how many more stars there is room.
    pub room: u8,
}

/// What a player can do with the own cards, in the own turn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeskView {
    /// Road, settlement and city, and an explorer ship if there is a sea; empty before the roll.
    pub center: Vec<WareView>,
    /// Each card of the hand and each face-up card, once.
    pub cards: Vec<WareView>,
    /// What stars can be spent for, if the player has a card that holds stars.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<SpendView>>"))]
    pub stars: Vec<SpendView>,
}

impl DeskView {
    /// The desk of the active player in a part of the turn; `None` while a card or an event asks.
    pub(super) fn of(duel: &Duel, s: &State, seat: Seat) -> Option<DeskView> {
        let Frame::Turn(phase @ (Phase::Action | Phase::BeforeRoll)) = s.agenda.top() else { return None };
        if s.active != seat || duel.asked(s) != Some(seat) {
            return None;
        }
        let mut choices = Choices::default();
        duel.choices(s, seat, &mut choices);
        let pays = |does: &dyn Fn(&Action) -> bool| {
            let builds = choices.as_slice().iter().find(|it| does(it));
            builds.map_or((Vec::new(), false), |it| duel.proposed(s, seat, *it))
        };
        let things = [("road", Thing::Road), ("settlement", Thing::Settlement), ("city", Thing::City)];
        let center = things.into_iter().filter(|_| phase == Phase::Action).map(|(what, thing)| {
            let price = duel.center_price(s, seat, thing);
            let (pays, asks) = pays(&|it| match it {
                Action::Road(_) => thing == Thing::Road,
                Action::Settlement(_) => thing == Thing::Settlement,
                Action::City(_) => thing == Thing::City,
                _ => false,
            });
            WareView {
                what: what.into(),
                cost: cost(price),
                closed: duel.why_no_center(s, seat, thing).map(|why| match (thing, why) {
                    (Thing::Road, Refusal::NoRoadThere | Refusal::HarborThere) => Phrase::new("duel.closed.no-end"),
                    _ => duel.missing(s, seat, price, why),
                }),
                pays,
                asks,
                needs: Vec::new(),
                stars: None,
            }
        });
        let ship = (phase == Phase::Action && duel.has_sea()).then(|| {
            let price = Price::of(duel.edition.ship);
            let closed = Game::check(duel, s, seat, Action::Ship).err();
            let closed = closed.map(|why| duel.missing(s, seat, price, why));
            let (pays, asks) = pays(&|it| *it == Action::Ship);
            WareView { what: "ship".into(), cost: cost(price), closed, pays, asks, needs: Vec::new(), stars: None }
        });
        let mut faces: Vec<Face> = Vec::new();
        for &face in s.hand(seat).iter().chain(s.piles.faces(Row::FACE_UP)) {
            if !faces.contains(&face) {
                faces.push(face);
            }
        }
        let cards = faces.into_iter().map(|face| {
            let price = duel.price(s, seat, duel.card(face));
            let (pays, asks) = pays(&|it| matches!(it, Action::Build(it, _) if *it == face));
            WareView {
                what: duel.name(face),
                cost: cost(price),
                closed: duel.why_no_card(s, seat, choices.as_slice(), face).map(|why| {
                    let later = duel.moment_of(s, duel.card(face), why);
                    later.map_or_else(|| duel.missing(s, seat, price, why), Phrase::new)
                }),
                pays,
                asks,
                needs: duel.needs_told(s, seat, duel.card(face)),
                stars: duel.stars_told(s, seat, duel.card(face)),
            }
        });
        let cards: Vec<WareView> = cards.collect();
        let stars = duel.spending(s, seat, choices.as_slice(), &cards);
        Some(DeskView { center: center.chain(ship).collect(), cards, stars })
    }
}

/// Adds up what places pay.
fn pay(from: &mut Vec<(String, u8)>, more: Vec<(String, u8)>) {
    for (place, count) in more {
        match from.iter_mut().find(|(at, _)| *at == place) {
            Some((_, paid)) => *paid += count,
            None => from.push((place, count)),
        }
    }
}

fn cost(price: Price) -> Vec<(&'static str, u8)> {
    let resources = price.base.kinds().map(|it| (it.name(), price.base.get(it)));
    resources.chain(price.extra.listed()).collect()
}

impl Duel {
    /// The stars that an action card would bring a seat.
    fn stars_told(&self, s: &State, seat: Seat, card: Card) -> Option<StarsView> {
        let stars = card.def().stars?;
        let (n, more) = self.stars_of(s, seat, card);
        let key = |card: Card| card.def().key.to_string();
        let stands = |card: Card| s.side(seat).has(self, card);
        let with = stars.with.iter().max_by_key(|(card, n)| (stands(*card), *n)).map(|(card, _)| key(*card));
        let ways = stars.with.iter().map(|&(card, n)| (key(card), n, stands(card))).collect();
        let had = s.side(seat).tally.wares[Ware::Star as usize];
        Some(StarsView { n, with, more, ways, had, room: self.ware_room(s, seat, Ware::Star) })
    }

    /// The requirements of a card, and which of them are met.
    fn needs_told(&self, s: &State, seat: Seat, card: Card) -> Vec<Vec<NeedView>> {
        let def = card.def();
        let need = |(at, it): (usize, &Require)| {
            if at + 1 < def.requires.len() || def.ways.is_empty() {
                let what = Phrase::new("duel.need").with("what", Part::Word("require", it.says));
                return vec![NeedView { what, met: (it.holds)(self, s, seat) }];
            }
            let told = |way: &Way| NeedView {
                what: Phrase::new(way.words)
                    .with("n", way.needs)
                    .with("level", (way.level)(self))
                    .with("count", (way.has)(self, s, seat)),
                met: way.is_met(self, s, seat),
            };
            def.ways.iter().map(told).collect()
        };
        def.requires.iter().enumerate().map(need).collect()
    }

    /// What a seat can spend stars for: first with lying cards, then with `cards` that can be built or played, and last
    /// the effects that cards ask about at a moment of their own.
    fn spending(&self, s: &State, seat: Seat, choices: &[Action], cards: &[WareView]) -> Vec<SpendView> {
        if !s.cards_of(self, seat).any(|(_, card)| card.def().holds == Some(Ware::Star)) {
            return Vec::new();
        }
        let owned = s.side(seat).tally.wares[Ware::Star as usize];
        let used = |card: Card, words: &'static str, n: u8, at: Spot, used: bool, open: bool| {
            let action = Some(Action::Use(at)).filter(|it| open && owned >= n && choices.contains(it));
            let closed = match action {
                Some(_) => None,
                None if used => Some(Phrase::new("duel.spend.used")),
                None if owned < n => {
                    Some(Phrase::new("duel.short").with("cards", Part::Cards("resource", vec![("star", n - owned)])))
                }
                None => Some(Phrase::new("duel.spend.nothing")),
            };
            let action = action.map(|it| self.action_text(it));
            let (card, what) = (card.def().key.into(), Phrase::new(words));
            SpendView { card, what, cost: vec![("star", n)], action, then: None, closed, asked: false }
        };
        let mut spends = Vec::new();
        for (site, card) in s.working(self, seat) {
            let own = card.def().spends.iter().filter(|it| it.ware == Ware::Star && !it.asked);
            let first = spends.len();
            spends.extend(own.map(|it| {
                let open = it.open.is_none_or(|open| open(self, s, seat, site));
                used(card, it.words, it.n, s.spot(seat, site), s.is_used(seat, site), open)
            }));
            // If two parts are open, the function asks which one is meant: `accept` is the first part, `pass` the
            // second.
            if let [one, other] = &mut spends[first..]
                && one.action.is_some()
                && other.action.is_some()
            {
                one.then = Some(self.action_text(Action::Accept));
                other.then = Some(self.action_text(Action::Pass));
            }
        }
        for (site, card) in s.side(seat).guests(self).filter(|(_, card)| card.def().ransom.stars > 0) {
            spends.push(used(card, "duel.spend.ransom", card.def().ransom.stars, s.side(seat).spot(site), false, true));
        }
        for it in cards.iter().filter(|it| it.cost.iter().any(|(what, _)| *what == "star")) {
            let plays = self.named(&it.what).is_some_and(|face| self.card(face).def().kind.is_action());
            let what = Phrase::new(if plays { "duel.spend.play" } else { "duel.spend.build" });
            let (card, cost, closed) = (it.what.clone(), it.cost.clone(), it.closed.clone());
            spends.push(SpendView { card, what, cost, action: None, then: None, closed, asked: false });
        }
        for (_, card) in s.working(self, seat) {
            let asked = card.def().spends.iter().filter(|it| it.ware == Ware::Star && it.asked);
            spends.extend(asked.map(|it| SpendView {
                card: card.def().key.into(),
                what: Phrase::new(it.words),
                cost: vec![("star", it.n)],
                action: None,
                then: None,
                closed: (owned < it.n).then(|| {
                    Phrase::new("duel.short").with("cards", Part::Cards("resource", vec![("star", it.n - owned)]))
                }),
                asked: true,
            }));
        }
        spends
    }

    /// Why no road, settlement or city can be built now. If the reasons differ, any other reason is told before a
    /// missing road or the harbor.
    fn why_no_center(&self, s: &State, seat: Seat, thing: Thing) -> Option<Refusal> {
        let actions: Vec<Action> = match thing {
            Thing::Road => End::ALL.map(Action::Road).into(),
            Thing::Settlement => End::ALL.map(Action::Settlement).into(),
            _ => {
                let side = s.side(seat);
                let places = u64::from(side.settled & !side.cities).ones();
                places.map(|place| Action::City(Spot::new(2 * side.column_of_place(place as u8), 0))).collect()
            }
        };
        let refused = actions.into_iter().map(|action| Game::check(self, s, seat, action).err());
        let all: Option<Vec<Refusal>> = refused.collect();
        let nowhere = |why: &Refusal| matches!(why, Refusal::NoRoadThere | Refusal::HarborThere);
        let all = all?;
        let why = all.iter().copied().find(|why| !nowhere(why)).or(all.first().copied());
        Some(why.unwrap_or(Refusal::NoSettlementThere))
    }

    /// Why a card cannot be built or played now; `choices` are those of the moment.
    fn why_no_card(&self, s: &State, seat: Seat, choices: &[Action], face: Face) -> Option<Refusal> {
        if self.card(face).def().kind.is_action() {
            return Game::check(self, s, seat, Action::Play(face)).err();
        }
        let listed = choices.iter().any(|it| matches!(it, Action::Build(it, _) if *it == face));
        let nowhere = Action::Build(face, Spot::new(0, 0));
        (!listed).then(|| Game::check(self, s, seat, nowhere).err().unwrap_or(Refusal::NotThere))
    }

    /// For a card that is refused only because its moment has not come: the key of the words that tell its moment.
    fn moment_of(&self, s: &State, card: Card, why: Refusal) -> Option<&'static str> {
        if !matches!(why, Refusal::NotNow | Refusal::OtherMoment | Refusal::NotOffered) {
            return None;
        }
        if s.preparing.is_some() {
            return Some("duel.closed.preparing");
        }
        let def = card.def();
        let before = s.agenda.top() == Frame::Turn(Phase::BeforeRoll);
        Some(match () {
            () if before && (def.play.is_some() || !def.kind.is_action()) => "duel.closed.after-roll",
            () if !before && def.before_roll.is_some() => "duel.closed.before-roll",
            () => "duel.closed.when-asked",
        })
    }

    /// A refusal in words. If a price cannot be paid, the words tell which resources are missing.
    fn missing(&self, s: &State, seat: Seat, price: Price, why: Refusal) -> Phrase {
        let wealth = s.side(seat).wealth();
        let lacks = |it: Resource| price.base.get(it).saturating_sub(wealth.get(it));
        let owned = |ware: Ware| s.side(seat).tally.wares[ware as usize];
        let wares = Ware::ALL.map(|it| (it.name(), price.extra.wares(it).saturating_sub(owned(it))));
        let resources = price.base.kinds().map(|it| (it.name(), lacks(it)));
        let short: Vec<_> = resources.chain(wares).filter(|it| it.1 > 0).collect();
        let total: u8 = short.iter().map(|it| it.1).sum();
        match why {
            // With a discount the payer decides what to leave out, so only the number of missing resources is known.
            Refusal::CannotAfford { short: count } if count == total => {
                Phrase::new("duel.short").with("cards", Part::Cards("resource", short))
            }
            Refusal::Locked => {
                let points: u8 = [0, 1].into_iter().map(|it| s.victory_points(self, Seat(it))).sum();
                Phrase::new("duel.closed.locked").with("n", points).with("of", self.edition.lock)
            }
            Refusal::NoRoadThere => Phrase::new("duel.closed.no-road"),
            Refusal::NoSettlementThere => Phrase::new("duel.closed.no-settlement"),
            _ => Written::why(self, &why),
        }
    }

    /// A proposed way to pay the current price: always from the fullest store; owls and stars from the card that has
    /// most.
    pub(crate) fn way_to_pay(&self, s: &State, seat: Seat) -> Option<WayToPay<Action>> {
        let is_asked = |s: &State| {
            let asked = |it: Seat| it == seat;
            matches!(s.agenda.top(), Frame::Stores(StoresFrame::Pay(it, _) | StoresFrame::Wares { seat: it, gain: false, .. }) if asked(it))
        };
        let (mut s, mut notes, mut choices) = (*s, Notes::default(), Choices::default());
        let (mut actions, mut from) = (Vec::new(), Vec::new());
        while is_asked(&s) {
            Game::choices(self, &s, seat, &mut choices);
            let stored = |action: &Action| match action {
                Action::Pay(at) => s.side(seat).store_at(*at).map_or(0, |store| s.side(seat).stored(store)),
                Action::Choose(at) => s.dial(seat, at.site()),
                _ => 0,
            };
            // Of equally full stores, the first one.
            let fullest = choices.as_slice().iter().rev().copied().max_by_key(stored)?;
            let before = s;
            notes.clear();
            Game::apply(self, &mut s, seat, fullest, &mut notes.log());
            pay(&mut from, self.given(&before, &s, seat, &notes.events));
            actions.push(fullest);
        }
        (!actions.is_empty()).then_some(WayToPay { actions, from })
    }

    /// What a choice that builds something would take out of each store: what it must, and the rest as proposed; and
    /// whether there is another way to pay.
    fn proposed(&self, s: &State, seat: Seat, builds: Action) -> (Vec<(String, u8)>, bool) {
        let (mut then, mut notes) = (*s, Notes::default());
        Game::apply(self, &mut then, seat, builds, &mut notes.log());
        let announces = |it: &&Event| matches!(it, Event::Announced { .. } | Event::Planned { .. });
        let paid = &notes.events[notes.events.iter().take_while(announces).count()..];
        let mut from = Vec::new();
        pay(&mut from, self.given(s, &then, seat, paid));
        let way = self.way_to_pay(&then, seat);
        let asks = way.is_some();
        pay(&mut from, way.map_or(Vec::new(), |it| it.from));
        (from, asks)
    }

    /// What left the stores of a seat with the first of these events, by place.
    fn given(&self, before: &State, after: &State, seat: Seat, events: &[Event]) -> Vec<(String, u8)> {
        let side = before.side(seat);
        let place = |event: &Event| match *event {
            Event::Gave { seat: giver, resource, count, at } if giver == seat => {
                let mut stores = u64::from(side.stores_of(Kinds::NONE.with(resource))).ones().map(|at| Store(at as u8));
                let store = stores.find(|&store| side.store_face(store) == at)?;
                Some((side.store_spot(store).to_string(), count))
            }
            Event::WareGave { seat: giver, count, at, .. } if giver == seat => {
                let gave = |&site: &Site| {
                    side.lying[site.index()].face == at && before.dial(seat, site) > after.dial(seat, site)
                };
                let site = side.cards(self).map(|it| it.0).find(gave)?;
                Some((before.spot(seat, site).to_string(), count))
            }
            _ => None,
        };
        events.iter().map_while(place).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, at_sea, duel};
    use crate::vocabulary::resource::Resource::*;

    fn closed(scene: &Scene, what: &str) -> Option<String> {
        let desk = DeskView::of(&scene.duel, &scene.s, A).expect("it is A's turn");
        let ware = desk.center.into_iter().chain(desk.cards).find(|it| it.what == what).expect("it lies on the desk");
        ware.closed.map(|why| texts::english().say(&why))
    }

    #[test]
    fn a_price_that_cannot_be_paid_says_which_resources_are_missing() {
        let scene = duel().hand(A, [Abbey]).poor(A).stored(A, Brick, 1).stored(A, Grain, 1).turn(A);
        assert_eq!(closed(&scene, "abbey").as_deref(), Some("1 ore short"));
        assert_eq!(closed(&scene, "road").as_deref(), Some("1 lumber and 1 brick short"));
    }

    #[test]
    fn what_can_be_built_is_open_and_a_settlement_needs_an_open_road() {
        let scene = duel().hand(A, [Abbey]).rich(A).turn(A);
        assert_eq!(closed(&scene, "abbey"), None);
        assert_eq!(closed(&scene, "road"), None);
        assert_eq!(closed(&scene, "settlement").as_deref(), Some("Needs an open road"));
    }

    #[test]
    fn a_road_whose_ends_are_both_taken_says_so() {
        let mut scene = at_sea().rich(A);
        assert_eq!(closed(&scene, "road"), None);
        scene.does(A, "road right").pays_somehow(A);
        assert_eq!(closed(&scene, "road").as_deref(), Some("Both ends are taken"));
    }

    #[test]
    fn a_card_whose_moment_has_not_come_says_when_it_comes() {
        let held = [Brigitta, Sebastian, MerchantCaravan, Abbey];
        let scene = duel().hand(A, held).rich(A).turn(A);
        assert_eq!(closed(&scene, "brigitta-the-wise-woman").as_deref(), Some("Before your roll"));
        let asked = Some("You are asked when its moment comes");
        assert_eq!(closed(&scene, "sebastian-the-itinerant-preacher").as_deref(), asked);
        let scene = duel().hand(A, held).rich(A).turn(A).before_roll();
        assert_eq!(closed(&scene, "brigitta-the-wise-woman"), None);
        assert_eq!(closed(&scene, "merchant-caravan").as_deref(), Some("After your roll"));
        assert_eq!(closed(&scene, "abbey").as_deref(), Some("After your roll"));
    }

    #[test]
    fn the_desk_is_seen_in_the_own_turn_only() {
        let scene = duel().turn(A);
        assert!(DeskView::of(&scene.duel, &scene.s, A).is_some());
        assert!(DeskView::of(&scene.duel, &scene.s, B).is_none());
    }

    #[test]
    fn the_fullest_region_is_proposed_to_pay_and_places_are_summed_up() {
        let mut scene = duel().hand(A, [GrainMill]).poor(A).turn(A).road(A).rich(A).next_region("forest-4");
        scene.does(A, "settlement right").does(A, "above forest-4");
        let mut scene = scene.poor(A).stock_at(A, "-1,a", 1).stock_at(A, "5,a", 3).stored(A, Grain, 1);
        scene.does(A, "build grain-mill 0,a");
        let payment = scene.duel.way_to_pay(&scene.s, A).expect("two forests can pay");
        assert_eq!(payment.from, [("5,a".to_string(), 1), ("3,a".to_string(), 1)]);
        assert_eq!(payment.actions.len(), 1);
        assert_eq!(scene.duel.way_to_pay(&scene.s, B), None);
    }

    #[test]
    fn before_anything_is_chosen_the_desk_says_which_stores_would_pay() {
        let mut scene = duel().hand(A, [GrainMill, MerchantCaravan]).poor(A).turn(A).road(A).rich(A);
        scene = scene.next_region("forest-4");
        scene.does(A, "settlement right").does(A, "above forest-4");
        let mut scene =
            scene.poor(A).stock_at(A, "-1,a", 1).stock_at(A, "5,a", 3).stored(A, Grain, 1).stored(A, Ore, 3);
        scene = scene.stored(A, Grain, 2);
        let desk = DeskView::of(&scene.duel, &scene.s, A).expect("it is A's turn");
        let pays = |what: &str| {
            let mut all = desk.center.iter().chain(&desk.cards);
            all.find(|it| it.what == what).expect("it lies on the desk").pays.clone()
        };
        assert_eq!(pays("grain-mill"), [("5,a".to_string(), 1), ("3,a".to_string(), 1)]);
        assert_eq!(pays("city").iter().map(|it| it.1).sum::<u8>(), 5);
        assert_eq!(pays("road"), [], "it cannot be paid");
        assert_eq!(pays("merchant-caravan"), [], "what a card then asks is no price");
        let asks = |what: &str| {
            let mut all = desk.center.iter().chain(&desk.cards);
            all.find(|it| it.what == what).expect("it lies on the desk").asks
        };
        assert!(asks("grain-mill"), "three forests could pay");
        assert!(!asks("city"), "grain and ore lie in one region each");
        assert!(!asks("road"), "it cannot be paid");
    }
}
