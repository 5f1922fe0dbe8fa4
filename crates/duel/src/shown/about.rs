//! What a choice is about, as data, so that a client can let people click the thing itself instead of reading a list.

use kernel::{Bits, Seat};
#[cfg(feature = "json")]
use kernel::{Choices, Game, Notes};

use crate::agenda::Frame;
use crate::card::Place;
#[cfg(feature = "json")]
use crate::card::Ware;
use crate::chapters::build::BuildFrame;
#[cfg(feature = "json")]
use crate::chapters::turn::Phase;
use crate::matches::rules::Duel;
use crate::position::piles::{Face, Row};
use crate::position::site::{Spot, Store};
use crate::position::state::State;
use crate::vocabulary::action::Action;
use crate::vocabulary::resource::Bundle;

/// What a choice is about. Names and places are written as in the view. Members that do not apply to a choice are left
/// out.
///
/// Only `roll`, `end`, `pass`, `accept`, `ship` and `remove` are about nothing: they are plain answers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct About {
    /// What is done: the first word of the choice.
    pub does: String,
    /// The name of the card or region that is built, played, used, chosen, taken or put away.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub card: Option<String>,
    /// The seat in whose principality the place lies.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub ground: Option<u8>,
    /// The site of an expansion, or the place of a card beside the principality.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub site: Option<String>,
    /// The place of a region.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub region: Option<String>,
    /// The place of a settlement, city or road; if it is built by this choice, where it will lie.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub center: Option<String>,
    /// The place of a sea card.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub sea: Option<String>,
    /// The end of the principality: `left` or `right`.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub end: Option<&'static str>,
    /// The draw stack, by its index in the view.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub stack: Option<u8>,
    /// The card of the row that is looked through, by its index from the top.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub index: Option<u8>,
    /// The resource.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub resource: Option<&'static str>,
    /// A number of the production die.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub number: Option<u8>,
    /// A face of the event die.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub face: Option<&'static str>,
    /// What a trade gives, by resource.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<(&'static str, u8)>>"))]
    pub gives: Vec<(&'static str, u8)>,
    /// What a trade brings, by resource.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<(&'static str, u8)>>"))]
    pub brings: Vec<(&'static str, u8)>,
    /// How much leaves each store, by the place of the store.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<(String, u8)>>"))]
    pub pays: Vec<(String, u8)>,
    /// How much comes into each store, by the place of the store.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<(String, u8)>>"))]
    pub gains: Vec<(String, u8)>,
    /// The regions that are laid: name and place of each.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<(String, String)>>"))]
    pub lays: Vec<(String, String)>,
    /// Of a card that lets regions beside it produce one more: the regions, by place.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub doubles: Option<Vec<String>>,
    /// What changes if this own card is taken off: the kind of points, before and after.
    #[cfg(feature = "json")]
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub changes: Option<Vec<(&'static str, u8, u8)>>,
    /// How many resources of the player's choice it costs.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub price: Option<u8>,
    /// For a choice before the roll that sets the event die: the faces.
    #[cfg(feature = "json")]
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub sets: Option<SetsView>,
}

/// A choice that leads to setting the event die, with all steps up to that, so that a client can offer the faces at
/// once.
#[cfg(feature = "json")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetsView {
    /// The steps before a face is named: the choice itself, and the proposed way to pay.
    pub first: Vec<String>,
    /// What these steps cost.
    pub cost: Vec<(&'static str, u8)>,
    /// The card that sets the die.
    pub by: Option<&'static str>,
    /// The faces, each with the answer that names it.
    pub faces: Vec<(&'static str, String)>,
}

impl Duel {
    /// What a choice of a seat is about.
    pub fn about(&self, s: &State, seat: Seat, action: Action) -> About {
        let text = self.action_text(action);
        let does = text.split_once(' ').map_or(text.as_str(), |(word, _)| word).to_string();
        let plain = || About { does: does.clone(), ..About::default() };
        let of_card = |face: Face| About { card: Some(self.name(face)), ..plain() };
        let of_stack = |stack: u8| About { stack: Some(stack), ..plain() };
        match action {
            Action::Roll | Action::End | Action::Pass | Action::Accept | Action::Ship | Action::Remove => plain(),
            Action::Road(end) => {
                let at = Spot::new(s.side(seat).column_beyond(end), 0);
                About { end: Some(end.name()), ..self.at(s, seat, at, plain()) }
            }
            Action::Settlement(end) => {
                let at = s.side(seat).settlement_beyond(end);
                About { end: Some(end.name()), ..self.at(s, seat, at, plain()) }
            }
            Action::Grow(end) => About { end: Some(end.name()), ..plain() },
            Action::City(at) | Action::Sail(at) => self.at(s, seat, at, plain()),
            Action::Use(at) => About {
                #[cfg(feature = "json")]
                sets: self.sets(s, seat, action),
                ..self.at(s, seat, at, plain())
            },
            Action::Choose(at) => About {
                #[cfg(feature = "json")]
                changes: self.changes(s, seat, action),
                ..self.at(s, self.ground(s).unwrap_or(seat), at, plain())
            },
            Action::Build(face, at) => {
                let at = self.landing(s, seat, face, at);
                let about = About { card: Some(self.name(face)), ..self.at(s, seat, at, plain()) };
                About { doubles: self.doubles(s, seat, face, at), ..about }
            }
            Action::Play(face) => of_card(face),
            Action::Above(face) => About { lays: self.lays(s, seat, face, 1), ..of_card(face) },
            Action::Below(face) => About { lays: self.lays(s, seat, face, -1), ..of_card(face) },
            Action::Trade { give, take } => About {
                gives: vec![(give.name(), self.rate(s, seat, give))],
                brings: vec![(take.name(), 1)],
                ..plain()
            },
            Action::Offer { give, take } => About { gives: amounts(give), brings: amounts(take), ..plain() },
            Action::Take(at) => About { gains: vec![(at.to_string(), 1)], ..self.of_store_at(s, seat, at, plain()) },
            Action::Pay(at) => About { pays: vec![(at.to_string(), 1)], ..self.of_store_at(s, seat, at, plain()) },
            Action::Name(resource) => About { resource: Some(resource.name()), ..plain() },
            Action::Number(number) => About { number: Some(number), ..plain() },
            Action::Face(face) => About { face: Some(face.name()), ..plain() },
            Action::Card(at) => {
                let face = self.asked_row(s).and_then(|row| s.piles.faces(row).get(usize::from(at)).copied());
                About { index: Some(at), card: face.map(|face| self.name(face)), ..plain() }
            }
            Action::Stack(stack) | Action::Draw(stack) => of_stack(stack),
            Action::Search(stack) => About { price: Some(s.side(seat).tally.search_price), ..of_stack(stack) },
            Action::Put(face, stack) => About { card: Some(self.name(face)), ..of_stack(stack) },
        }
    }

    /// The faces of the event die that a choice before the roll leads to. `None` if it first leads to any other
    /// question than how to pay.
    #[cfg(feature = "json")]
    fn sets(&self, s: &State, seat: Seat, action: Action) -> Option<SetsView> {
        if s.agenda.top() != Frame::Turn(Phase::BeforeRoll) {
            return None;
        }
        let (mut then, mut log) = (*s, Notes::default());
        Game::apply(self, &mut then, seat, action, &mut log.log());
        let pays = self.way_to_pay(&then, seat).map_or(Vec::new(), |it| it.actions);
        for &pay in &pays {
            Game::apply(self, &mut then, seat, pay, &mut log.log());
        }
        let mut choices = Choices::default();
        if self.asked(&then) != Some(seat) {
            return None;
        }
        Game::choices(self, &then, seat, &mut choices);
        let face = |&it: &Action| match it {
            Action::Face(face) => Some((face.name(), self.action_text(it))),
            _ => None,
        };
        let faces: Option<Vec<_>> = choices.as_slice().iter().map(face).collect();
        let owned = |s: &State, it: Ware| s.side(seat).tally.wares[it as usize];
        let cost = Ware::ALL.map(|it| (it.name(), owned(s, it) - owned(&then, it)));
        faces.map(|faces| SetsView {
            first: std::iter::once(action).chain(pays).map(|it| self.action_text(it)).collect(),
            cost: cost.into_iter().filter(|it| it.1 > 0).collect(),
            by: self.asking(&then).map(|card| card.def().key),
            faces,
        })
    }

    /// Where the open regions of a new settlement will lie if `named` is laid in `row`.
    fn lays(&self, s: &State, seat: Seat, named: Face, row: i8) -> Vec<(String, String)> {
        let Frame::Build(BuildFrame::LayRegions(_, end)) = s.agenda.top() else { return Vec::new() };
        let open = s.piles.faces(Row::OPEN);
        let column = s.side(seat).column_beyond(end);
        let lies =
            |&face: &Face| (self.name(face), Spot::new(column, if face == named { row } else { -row }).to_string());
        open[open.len() - self.open_regions()..].iter().map(lies).collect()
    }

    /// The regions of a seat that would produce one more with a card at this spot, and do not yet; nothing for most cards.
    fn doubles(&self, s: &State, seat: Seat, face: Face, at: Spot) -> Option<Vec<String>> {
        let side = s.side(seat);
        let fit = side.tally.stores[self.card(face).def().boosts? as usize];
        let more = u64::from(at.site().regions() & fit & !u32::from(side.tally.boosted));
        Some(more.ones().map(|it| side.store_spot(Store(it as u8)).to_string()).collect())
    }

    /// What changes for a seat if it takes off one of its own cards.
    #[cfg(feature = "json")]
    fn changes(&self, s: &State, seat: Seat, action: Action) -> Option<Vec<(&'static str, u8, u8)>> {
        if !matches!(s.agenda.top(), Frame::Build(BuildFrame::TakeOff(_))) {
            return None;
        }
        let (mut then, mut log) = (*s, Notes::default());
        Game::apply(self, &mut then, seat, action, &mut log.log());
        let counted = |s: &State| {
            let points = s.points(seat);
            [
                ("commerce", points.commerce),
                ("strength", points.strength),
                ("skill", points.skill),
                ("progress", points.progress),
                ("trade-advantage", s.has_trade_advantage(self, seat).into()),
                ("strength-advantage", s.has_strength_advantage(self, seat).into()),
                ("hand-limit", s.hand_limit(self, seat) as u8),
                ("victory", s.victory_points(self, seat)),
            ]
        };
        let both = counted(s).into_iter().zip(counted(&then));
        Some(both.filter(|(now, then)| now.1 != then.1).map(|((kind, now), (_, then))| (kind, now, then)).collect())
    }

    /// Where a card that is built at this spot will lie: at the outer site of the side if the inner one is taken.
    fn landing(&self, s: &State, seat: Seat, face: Face, at: Spot) -> Spot {
        if matches!(self.card(face).def().place, Place::Upon(_) | Place::OnCity) {
            return at;
        }
        let (host, here) = at.site().ground(seat);
        let here = s.side(host).landing(here);
        s.spot(seat, if host == seat { here } else { here.abroad() })
    }

    /// `about` with the facts of a spot of `owner`: whose principality it is in, the sort of place, and the open card
    /// there.
    fn at(&self, s: &State, owner: Seat, at: Spot, about: About) -> About {
        let (host, _) = at.site().ground(owner);
        let card = self.face_at(s, owner, at).map(|face| self.name(face));
        let place = Some(Spot { abroad: false, ..at }.to_string());
        let about = About { card, ground: Some(host.0), ..about };
        match (at.row, at.column % 2) {
            (Spot::SEA.., _) => About { sea: place, ..about },
            (0, _) => About { center: place, ..about },
            (1 | -1, 1 | -1) => About { region: place, ..about },
            _ => About { site: place, ..about },
        }
    }

    fn of_store_at(&self, s: &State, seat: Seat, at: Spot, about: About) -> About {
        let side = s.side(seat);
        let resource = side.store_at(at).map(|store| side.resource(store).name());
        About { resource, ..self.at(s, seat, at, about) }
    }

    /// Whether a card of the other player lies at a spot.
    pub(crate) fn is_foreign(&self, s: &State, owner: Seat, at: Spot) -> bool {
        let site = at.site();
        site.0 < 64 && s.side(owner).foreign & site.bit() != 0
    }

    /// The open card at a spot of `owner`: an expansion, a region, a discovered sea card or a card of the other player.
    pub(crate) fn face_at(&self, s: &State, owner: Seat, at: Spot) -> Option<Face> {
        let side = s.side(owner);
        match (at.row, at.column % 2) {
            (Spot::SEA.., _) => {
                let place = at.site().sea_place()?;
                (side.sea.found >> place & 1 == 1).then(|| s.sea_face(owner, place)).flatten()
            }
            (0, 0) => None,
            (1 | -1, 1 | -1) => side.store_at(at).map(|store| side.regions[store.index()]),
            _ if self.is_foreign(s, owner, at) => Some(side.lying[at.site().index()].face),
            _ => s.lying(owner, at.site()).map(|lying| lying.face),
        }
    }
}

fn amounts(bundle: Bundle) -> Vec<(&'static str, u8)> {
    bundle.kinds().map(|resource| (resource.name(), bundle.get(resource))).collect()
}

#[cfg(all(test, feature = "json"))]
mod tests {
    use super::*;
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, Scene, duel, theme};

    fn abouts(scene: &Scene) -> Vec<About> {
        let mut choices = Choices::default();
        Game::choices(&scene.duel, &scene.s, A, &mut choices);
        choices.as_slice().iter().map(|&it| scene.duel.about(&scene.s, A, it)).collect()
    }

    #[test]
    fn a_choice_to_build_says_which_regions_would_produce_more() {
        let scene = duel().hand(A, [GrainMill, Abbey]).rich(A).turn(A);
        let all = abouts(&scene);
        let doubles = |card: &str, at: &str| {
            let is = |it: &&About| it.card.as_deref() == Some(card) && it.site.as_deref() == Some(at);
            all.iter().find(is).expect("it can be built there").doubles.clone()
        };
        assert_eq!(doubles("abbey", "0,a"), None);
        assert_eq!(doubles("grain-mill", "0,a"), Some(vec![]));
        assert_eq!(doubles("grain-mill", "2,a"), Some(vec!["3,a".into()]));
    }

    #[test]
    fn a_choice_to_take_off_an_own_card_says_what_changes() {
        let mut scene = theme(Set::Turmoil).with(A, [Marketplace, TollBridge, Abbey, Inga]).turn(A);
        scene.does(A, "remove");
        let all = abouts(&scene);
        let changes =
            |card: &str| all.iter().find(|it| it.card.as_deref() == Some(card)).expect("listed").changes.clone();
        assert_eq!(changes("abbey"), Some(vec![("progress", 1, 0), ("hand-limit", 4, 3)]));
        assert_eq!(changes("toll-bridge"), Some(vec![("commerce", 2, 1)]));
    }
}
