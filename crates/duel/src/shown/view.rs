//! The view of the table for a viewer. It is built up from nothing: only what is named here is shown.

use std::cmp::Ordering;

use kernel::{Phrase, Seat, Viewer};

use crate::card::{Moment, Ware};
use crate::cards::Card;
use crate::matches::rules::Duel;
use crate::position::piles::{Face, Row};
use crate::position::site::{Site, Store};
use crate::position::state::{End, EventFace, State, foe};
#[cfg(feature = "json")]
use crate::shown::desk::DeskView;
use crate::vocabulary::resource::Resource;

/// A card in a hand or stack: its face, or only its back.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    /// Its name; `null` if the viewer does not know it.
    pub card: Option<String>,
    /// Its back.
    pub back: String,
}

/// A discard pile. Its top card is open; players look through the pile only while a card allows it (rivals 10).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DiscardView {
    /// How many cards lie there.
    pub count: u8,
    /// The name of the top card; `null` if the pile is empty.
    pub top: Option<String>,
    /// The names of all cards, the newest last, while the viewer looks through the pile; otherwise `null`.
    pub cards: Option<Vec<String>>,
}

/// A card in a principality.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LyingView {
    /// Where.
    pub at: String,
    /// The owner. A foreign card belongs to the other player.
    pub owner: u8,
    /// Its name.
    pub card: String,
    /// The card that it covers.
    pub under: Option<String>,
    /// Its number: the stock of a store, or the dial.
    pub dial: u8,
    /// Whether its function was used up this turn.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub used: bool,
    /// For a foreign card: when it leaves.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional, type = "Phrase"))]
    pub goes: Option<Phrase>,
}

/// A region.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RegionView {
    /// Where.
    pub at: String,
    /// Its name.
    pub card: String,
    /// What it stores.
    pub resource: String,
    /// Its number.
    pub number: u8,
    /// Its stock.
    pub stock: u8,
    /// How many it produces on its number, if more than one.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub brings: Option<u8>,
}

/// A place of the center row.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceView {
    /// Where.
    pub at: String,
    /// `settlement`, `city` or `road`.
    pub what: &'static str,
}

/// A sea card.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeaCardView {
    /// Where.
    pub at: String,
    /// Its name; `null` if the viewer does not know it.
    pub card: Option<String>,
    /// Whether it lies open.
    pub open: bool,
    /// Its level.
    pub level: u8,
    /// `ship` if a ship lies there, `lost` if one was lost there this turn.
    pub ship: Option<&'static str>,
    /// Whether ships of the player reach it.
    pub in_reach: bool,
    /// Whether it lies open and can reach its next level.
    pub can_rise: bool,
    /// The possible results of a fight there, if it lies open and is a pirate.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fight: Option<FightView>,
}

/// The possible results of a fight with a pirate now.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FightView {
    /// The strength that is compared with the sum of die and cannon points.
    pub strength: u8,
    /// The numbers of the die that win.
    pub wins: Vec<u8>,
    /// The numbers after which the die is rolled again.
    pub ties: Vec<u8>,
}

/// The sea of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeaView {
    /// The end of the principality at which the harbor lies; `null` before it is chosen.
    pub harbor: Option<&'static str>,
    /// The cards, column by column from the harbor on, each column from top to bottom.
    pub cards: Vec<SeaCardView>,
    /// How many ships in the harbor can sail.
    pub ready: u8,
    /// How many ships in the harbor have sailed this turn.
    pub spent: u8,
    /// How many ships in the harbor are not built.
    pub unbuilt: u8,
    /// How many cards may still be discovered this turn.
    pub discoveries: u8,
    /// Sail points.
    pub sail: u8,
    /// Cannon points.
    pub cannon: u8,
}

/// The cards from which the event stack was made, which everybody knows. Their order is hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EventListView {
    /// The titles that are always in the stack, each with the number of copies.
    pub sure: Vec<(&'static str, u8)>,
    /// The titles from which the stack was filled up unseen, each with the number of copies.
    pub filler: Vec<(&'static str, u8)>,
    /// How many of the filler cards were taken.
    pub filled: u8,
    /// The titles that each seat brought with its deck, if that is known (rivals 18.35).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub brought: Option<Vec<Vec<(&'static str, u8)>>>,
}

impl EventListView {
    fn of(duel: &Duel) -> EventListView {
        let counted = |cards: &[Card]| -> Vec<(&'static str, u8)> {
            let titles = cards.chunk_by(|one, other| one == other);
            titles.map(|copies| (copies[0].def().key, copies.len() as u8)).collect()
        };
        let [sure, filler] = duel.setup.event_lists();
        let filled = duel.setup.events.len().saturating_sub(sure.len());
        let brought: Vec<_> = duel.setup.brought.iter().map(|events| counted(events)).collect();
        let brought = brought.iter().any(|events| !events.is_empty()).then_some(brought);
        EventListView { sure: counted(&sure), filler: counted(&filler), filled: filled as u8, brought }
    }
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideView {
    /// The center row.
    pub center: Vec<PlaceView>,
    /// The regions.
    pub regions: Vec<RegionView>,
    /// The cards at the sites and beside the principality.
    pub cards: Vec<LyingView>,
    /// The hand, as far as the viewer knows it.
    pub hand: Vec<CardView>,
    /// The hand limit.
    pub hand_limit: u8,
    /// Victory points, the tokens included.
    pub points: u8,
    /// The sources of these points: `settlements`, `cities`, `cards`, `trade`, `strength`. Sources without points are
    /// left out.
    pub sources: Vec<(&'static str, u8)>,
    /// Commerce points.
    pub commerce: u8,
    /// Strength points.
    pub strength: u8,
    /// Skill points.
    pub skill: u8,
    /// Progress points.
    pub progress: u8,
    /// Whether the player holds the trade token.
    pub trade_advantage: bool,
    /// Whether the player holds the hero token.
    pub strength_advantage: bool,
    /// The number of owls and stars on all cards, if the player has cards that hold them.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<(&'static str, u8)>>"))]
    pub wares: Vec<(&'static str, u8)>,
    /// How many of each resource the bank takes for one of another.
    pub rates: Vec<(&'static str, u8)>,
    /// The sea, if there is one.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sea: Option<SeaView>,
}

/// A card that cannot be chosen now.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UnfitView {
    /// Where.
    pub at: String,
    /// Why not.
    #[cfg_attr(feature = "ts", ts(type = "Phrase"))]
    pub why: Phrase,
}

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The number of turns that have begun.
    pub turn: u16,
    /// Whose turn it is.
    pub active: u8,
    /// The name of the current question, preceded by the card that asks it.
    #[cfg(feature = "json")]
    pub asked: String,
    /// Who is asked; `null` if chance is awaited or the game is over.
    pub due: Option<u8>,
    /// The owner of the principality in which places may be chosen; `null` if nobody is asked.
    pub ground: Option<u8>,
    /// The row from which the viewer is asked to choose a card: `stack 2`, `hand 1`, `discard`, `regions`, `events`.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub row: Option<String>,
    /// The viewer's cards, one of which the open event would take.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub stake: Vec<String>,
    /// What brigands would take from each player, while the viewer may still react; otherwise empty.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Vec<(&'static str, u32)>>>"))]
    pub raid: Vec<Vec<(&'static str, u32)>>,
    /// Cards in the principality of `ground` that the asking card cannot take now but could at other times.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<UnfitView>>"))]
    pub unfit: Vec<UnfitView>,
    /// The production number of this turn.
    pub number: Option<u8>,
    /// The event of this turn.
    pub event: Option<&'static str>,
    /// The players.
    pub sides: Vec<SideView>,
    /// The draw stacks, top card first, as far as the viewer knows them.
    pub stacks: Vec<Vec<CardView>>,
    /// The face-up cards, which players build without having them in hand.
    pub face_up: Vec<CardView>,
    /// The discard piles: one that both share, or one for each seat.
    pub discards: Vec<DiscardView>,
    /// The event stack.
    pub events: Vec<CardView>,
    /// The cards from which the event stack was made.
    pub event_list: EventListView,
    /// The cards of each seat's deck with the number of copies, if the players brought decks. Everybody knows these
    /// lists; the order of the cards is hidden (rivals 18.35).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub decks: Option<Vec<Vec<(&'static str, u8)>>>,
    /// The region stack.
    pub regions: Vec<CardView>,
    /// Cards in use that everybody sees.
    pub open: Vec<CardView>,
    /// Cards in use that not everybody sees.
    pub aside: Vec<CardView>,
    /// Center cards left: roads, settlements, cities.
    pub supply: [u8; 3],
    /// Whether action cards cannot be played yet, because both players together have never had enough points.
    pub locked: bool,
    /// How many offers the active player may still make in this turn.
    pub offers: u8,
    /// Victory points that win.
    pub target: u8,
    /// Who won.
    pub winner: Option<u8>,
    /// What the viewer can build and play, with prices and reasons; only in the own turn.
    #[cfg(feature = "json")]
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub desk: Option<DeskView>,
}

impl View {
    pub(crate) fn of(duel: &Duel, s: &State, viewer: Viewer) -> View {
        let row = |row: Row| -> Vec<CardView> {
            let knows = |at: usize| knows(s, viewer, row, at);
            // A player may know hidden cards of a row. Spectators see only open rows.
            let open = !matches!(viewer, Viewer::Public) || matches!(row, Row::FACE_UP | Row::OPEN);
            let card = |(at, face): (usize, &Face)| CardView {
                card: (open && knows(at)).then(|| duel.name(*face)),
                back: crate::written::notation::back_name(duel.back(*face)).into(),
            };
            s.piles.faces(row).iter().enumerate().map(card).collect()
        };
        View {
            turn: s.turn,
            active: s.active.0,
            #[cfg(feature = "json")]
            asked: duel.asked_name(s),
            due: duel.asked(s).map(|seat| seat.0),
            ground: duel.ground(s).map(|seat| seat.0),
            row: match viewer {
                Viewer::Seat(seat) if duel.asked(s) == Some(seat) => duel.asked_row(s).and_then(row_name),
                _ => None,
            },
            stake: match viewer {
                Viewer::Seat(seat) if duel.asked(s) == Some(seat) => duel.stake(s, seat),
                _ => Vec::new(),
            },
            raid: match viewer {
                Viewer::Seat(seat) if duel.asked(s) == Some(seat) => duel.raid(s),
                _ => Vec::new(),
            },
            unfit: match viewer {
                Viewer::Seat(seat) if duel.asked(s) == Some(seat) => duel.unfit(s, seat),
                _ => Vec::new(),
            },
            number: (s.number > 0).then_some(s.number),
            event: s.event.map(|event| event.name()),
            sides: [Seat(0), Seat(1)]
                .map(|seat| {
                    let sea = duel.has_sea().then(|| SeaView::of(duel, s, viewer, seat));
                    SideView { sea, ..SideView::of(duel, s, seat, row(Row::hand(seat))) }
                })
                .into(),
            stacks: (0..duel.stacks()).map(|stack| row(Row::stack(stack))).collect(),
            face_up: row(Row::FACE_UP),
            discards: duel.discards().map(|pile| DiscardView::of(duel, s, viewer, pile)).collect(),
            events: row(Row::EVENTS),
            event_list: duel.event_list.get_or_init(|| EventListView::of(duel)).clone(),
            decks: duel.deck_lists(),
            regions: row(Row::REGIONS),
            open: row(Row::OPEN),
            aside: row(Row::ASIDE),
            supply: s.supply,
            locked: !s.unlocked,
            offers: duel.edition.offers - s.offers,
            target: duel.options().target,
            winner: kernel::Game::standing(duel, s).map(|_| s.active.0),
            #[cfg(feature = "json")]
            desk: match viewer {
                Viewer::Seat(seat) => DeskView::of(duel, s, seat),
                Viewer::Full | Viewer::Public => None,
            },
        }
    }
}

impl Duel {
    /// The cards of a seat, one of which the open event would take.
    fn stake(&self, s: &State, seat: Seat) -> Vec<String> {
        let event = s.piles.faces(Row::OPEN).last().map(|&face| self.card(face));
        let event = event.filter(|card| card.def().hits.is_some() && card.def().picks.is_some());
        let picks = event.and_then(|card| card.def().picks);
        let cards = picks.map(|picks| s.cards_of(self, seat).filter(move |(_, card)| picks(*card)));
        cards.into_iter().flatten().map(|(_, card)| card.def().key.into()).collect()
    }
}

impl Duel {
    /// What brigands would take from each player, while a card may still react to the event die.
    fn raid(&self, s: &State) -> Vec<Vec<(&'static str, u32)>> {
        let answers = self.asking_play(s).is_some_and(|play| play.moment == Moment::EventShown);
        if !answers || s.event != Some(EventFace::Brigands) {
            return Vec::new();
        }
        let named = |(resource, n): (Resource, u32)| (resource.name(), n);
        let lost = |seat| self.threatened_by_brigands(s, seat).into_iter().map(named).collect();
        [Seat(0), Seat(1)].map(lost).into()
    }

    /// The cards that do not fit the question of the card that asks now.
    fn unfit(&self, s: &State, seat: Seat) -> Vec<UnfitView> {
        let unfit = self.asking_play(s).and_then(|play| play.card.def().unfit);
        let (Some(unfit), Some(ground)) = (unfit, self.ground(s)) else { return Vec::new() };
        let told = |(site, key): (Site, &'static str)| UnfitView {
            at: s.side(ground).spot(site).to_string(),
            why: Phrase::new(key),
        };
        unfit(self, s, seat).into_iter().map(told).collect()
    }
}

/// The name of a row in a view; `None` for open rows.
fn row_name(row: Row) -> Option<String> {
    match row {
        Row::EVENTS => Some("events".into()),
        Row::REGIONS => Some("regions".into()),
        Row(stack) if stack < Row::STACKS => Some(format!("stack {stack}")),
        Row(hand) if row.is_hand() => Some(format!("hand {}", hand - Row::hand(Seat(0)).0)),
        _ => row.is_discard().then(|| "discard".into()),
    }
}

/// The number of owls and of stars of a seat, each only if one of its cards can hold them.
fn wares(duel: &Duel, s: &State, seat: Seat) -> Vec<(&'static str, u8)> {
    let side = s.side(seat);
    let holds = |ware: &Ware| side.cards(duel).any(|(_, card)| card.def().holds == Some(*ware));
    Ware::ALL.into_iter().filter(holds).map(|it| (it.name(), side.tally.wares[it as usize])).collect()
}

/// The victory points of a seat by source.
fn sources(duel: &Duel, s: &State, seat: Seat) -> Vec<(&'static str, u8)> {
    let side = s.side(seat);
    let cities = side.cities.count_ones() as u8;
    let settlements = side.settled.count_ones() as u8 - cities;
    let all = [
        ("settlements", settlements),
        ("cities", 2 * cities),
        ("cards", s.points(seat).victory - settlements - 2 * cities),
        ("trade", s.has_trade_advantage(duel, seat).into()),
        ("strength", s.has_strength_advantage(duel, seat).into()),
    ];
    all.into_iter().filter(|&(_, points)| points > 0).collect()
}

/// Whether a viewer knows a card of a row.
fn knows(s: &State, viewer: Viewer, row: Row, at: usize) -> bool {
    match viewer {
        Viewer::Full => true,
        Viewer::Seat(seat) => s.piles.knows(seat, row, at),
        Viewer::Public => s.piles.knows(Seat(0), row, at) && s.piles.knows(Seat(1), row, at),
    }
}

impl SeaView {
    fn of(duel: &Duel, s: &State, viewer: Viewer, seat: Seat) -> SeaView {
        let (side, row, points) = (s.side(seat), Row::sea(seat), s.points(seat));
        let sea = &side.sea;
        let card = |(at, &face): (usize, &Face)| {
            let is_in = |places: u16| places >> at & 1 == 1;
            // As with all hidden cards, spectators see only the open ones.
            let known = is_in(sea.found) || viewer != Viewer::Public && knows(s, viewer, row, at);
            SeaCardView {
                at: side.spot(Site::at_sea(at as u8)).to_string(),
                card: known.then(|| duel.card(face).def().key.into()),
                open: is_in(sea.found),
                level: sea.level(at as u8),
                ship: if is_in(sea.lost) { Some("lost") } else { is_in(sea.away).then_some("ship") },
                in_reach: is_in(duel.in_reach(s, seat)),
                can_rise: is_in(sea.found) && duel.can_rise(s, seat, Site::at_sea(at as u8)),
                fight: duel.card(face).def().pirate.as_ref().filter(|_| is_in(sea.found)).map(|pirate| {
                    let falls = |how| (1..=6).filter(|&it| duel.fought(s, seat, pirate.strength, it) == how).collect();
                    FightView {
                        strength: pirate.strength,
                        wins: falls(Ordering::Greater),
                        ties: falls(Ordering::Equal),
                    }
                }),
            }
        };
        SeaView {
            harbor: sea.harbor.map(End::name),
            cards: s.piles.faces(row).iter().enumerate().map(card).collect(),
            ready: sea.ready,
            spent: sea.spent,
            unbuilt: sea.unbuilt(),
            discoveries: sea.discoveries,
            sail: points.sail,
            cannon: points.cannon,
        }
    }
}

impl DiscardView {
    fn of(duel: &Duel, s: &State, viewer: Viewer, pile: Row) -> DiscardView {
        let faces = s.piles.faces(pile);
        let looks_through = match viewer {
            Viewer::Full => true,
            Viewer::Seat(seat) => duel.asked(s) == Some(seat) && duel.asked_row(s) == Some(pile),
            Viewer::Public => false,
        };
        DiscardView {
            count: faces.len() as u8,
            top: faces.last().map(|&face| duel.name(face)),
            cards: looks_through.then(|| faces.iter().map(|&face| duel.name(face)).collect()),
        }
    }
}

impl SideView {
    fn of(duel: &Duel, s: &State, seat: Seat, hand: Vec<CardView>) -> SideView {
        let side = s.side(seat);
        let mut center = Vec::new();
        let (first, last) = (side.left, side.outermost(End::Right));
        for half in first - 1..=last {
            if side.roads >> half.rem_euclid(8) & 1 == 1 {
                center.push(PlaceView { at: (2 * half + 1).to_string(), what: "road" });
            }
            if half >= first {
                let city = side.cities >> half.rem_euclid(8) & 1 == 1;
                center.push(PlaceView { at: (2 * half).to_string(), what: if city { "city" } else { "settlement" } });
            }
        }
        let regions = (0..16).map(Store).filter(|store| side.regions[store.index()] != Face(0));
        let region = |store: Store| {
            let print = duel.print(side.regions[store.index()]);
            let more = [side.tally.boosted, side.tally.watered].map(|it| (it >> store.index() & 1) as u8);
            RegionView {
                at: side.store_spot(store).to_string(),
                card: duel.name(side.regions[store.index()]),
                resource: side.resource(store).name().into(),
                number: print.number,
                stock: side.stored(store),
                brings: Some(1 + more[0] + more[1]).filter(|it| *it > 1),
            }
        };
        let own = side.cards(duel).map(|it| (seat, it));
        let all = own.chain(side.guests(duel).map(|it| (foe(seat), it)));
        let cards = all.map(|(owner, (site, _))| {
            let lying = side.lying[site.index()];
            LyingView {
                at: side.spot(site).to_string(),
                owner: owner.0,
                card: duel.name(lying.face),
                under: (lying.under != Face(0)).then(|| duel.name(lying.under)),
                dial: side.shown(duel, site),
                used: side.used & site.bit() != 0,
                goes: Some(duel.card(lying.face).def().goes)
                    .filter(|key| !key.is_empty())
                    .map(|key| Phrase::new(key).with("strength", s.points(seat).strength)),
            }
        });
        let crown = |(place, card): (u8, crate::cards::Card)| LyingView {
            at: (2 * side.column_of_place(place)).to_string(),
            owner: seat.0,
            card: card.def().key.into(),
            under: None,
            dial: 0,
            used: false,
            goes: None,
        };
        let points = s.points(seat);
        SideView {
            center,
            regions: regions.map(region).collect(),
            cards: cards.chain(side.crowns(duel).map(crown)).collect(),
            hand,
            hand_limit: s.hand_limit(duel, seat) as u8,
            points: s.victory_points(duel, seat),
            sources: sources(duel, s, seat),
            commerce: points.commerce,
            strength: points.strength,
            skill: points.skill,
            progress: points.progress,
            trade_advantage: s.has_trade_advantage(duel, seat),
            strength_advantage: s.has_strength_advantage(duel, seat),
            wares: wares(duel, s, seat),
            rates: Resource::ALL.map(|resource| (resource.name(), duel.rate(s, seat, resource))).into(),
            sea: None,
        }
    }
}
