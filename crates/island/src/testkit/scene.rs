//! A scene: who has what, who does what, what is true then.

use kernel::{Agenda, Awaits, Bits, Choices, Game, Notes, Seat, Seats, Spec, Viewer};

use super::{drawn, large_board, map_board, sound};
use crate::action::{Action, Outcome};
use crate::counts::{Card, Cards, Countable, Counts, Hand};
use crate::cx::Cx;
use crate::event::Event;
use crate::modules::Kept;
use crate::notation::tile_from;
use crate::options::{Board, Options};
use crate::refusal::Refusal;
use crate::rules::{Island, price};
use crate::setup::Setup;
use crate::size::{AtSea, Sea};
use crate::state::{Frame, Holder, State};
use crate::view::View;

/// Lays something of a module on the table.
type Lays = dyn Fn(&mut State<Sea>);

/// One thing that a scene begins with.
enum Prop {
    Settlement(Seat, String),
    City(Seat, String),
    Road(Seat, String),
    Ship(Seat, String),
    Found(String),
    Hand(Seat, Hand),
    Cards(Seat, Cards),
    Knights(Seat, u8),
    Robber(String),
    Pirate(String),
    Turn(u16),
    Module(Box<Lays>),
}

/// A scene that is being laid out, in the order of the calls.
#[must_use]
pub struct Scene {
    seats: u8,
    options: String,
    props: Vec<Prop>,
}

/// An empty island for four.
pub fn scene() -> Scene {
    Scene { seats: 4, options: String::new(), props: Vec::new() }
}

/// Reads counts as people write them: `2 ore, wool`, or `nothing`.
///
/// # Panics
/// If a word is neither a number nor a kind.
pub fn counts<K: Countable>(text: &str) -> Counts<K> {
    let mut sum = Counts::NONE;
    let mut count = 1;
    for word in text.split([' ', ',']).filter(|word| !word.is_empty() && *word != "nothing") {
        match (word.parse(), K::read(word)) {
            (Ok(number), _) => count = number,
            (_, Some(kind)) => {
                sum += Counts::of(kind, count);
                count = 1;
            }
            _ => panic!("{word:?} in {text:?} is neither a number nor one of {:?}", K::NAMES),
        }
    }
    sum
}

impl Scene {
    /// The number of seats; with five and six the board is the large one.
    pub fn seats(mut self, seats: u8) -> Scene {
        self.seats = seats;
        self
    }

    /// Options as in a spec: `target=5,friendly-robber`.
    pub fn options(mut self, options: &str) -> Scene {
        self.options += ",";
        self.options += options;
        self
    }

    /// Something that a module lays out.
    pub(crate) fn with_module(self, lay: impl Fn(&mut State<Sea>) + 'static) -> Scene {
        self.with(Prop::Module(Box::new(lay)))
    }

    fn with(mut self, prop: Prop) -> Scene {
        self.props.push(prop);
        self
    }

    /// A settlement at an open intersection.
    pub fn settlement(self, seat: Seat, at: &str) -> Scene {
        self.with(Prop::Settlement(seat, at.into()))
    }

    /// A city at an open intersection.
    pub fn city(self, seat: Seat, at: &str) -> Scene {
        self.with(Prop::City(seat, at.into()))
    }

    /// A road on a free path.
    pub fn road(self, seat: Seat, at: &str) -> Scene {
        self.with(Prop::Road(seat, at.into()))
    }

    /// Several roads, written with spaces between them.
    pub fn roads(self, seat: Seat, at: &str) -> Scene {
        at.split_whitespace().fold(self, |scene, at| scene.road(seat, at))
    }

    /// A ship on a free path.
    pub fn ship(self, seat: Seat, at: &str) -> Scene {
        self.with(Prop::Ship(seat, at.into()))
    }

    /// Several ships, written with spaces between them.
    pub fn ships(self, seat: Seat, at: &str) -> Scene {
        at.split_whitespace().fold(self, |scene, at| scene.ship(seat, at))
    }

    /// A hex of the fog that was turned over before: `0,-3 sea` or `0,-3 ore 4`.
    pub fn found(self, tile: &str) -> Scene {
        self.with(Prop::Found(tile.into()))
    }

    /// The pirate somewhere else than at the start.
    pub fn pirate(self, at: &str) -> Scene {
        self.with(Prop::Pirate(at.into()))
    }

    /// Resource cards out of the bank.
    pub fn hand(self, seat: Seat, cards: &str) -> Scene {
        self.with(Prop::Hand(seat, counts(cards)))
    }

    /// Development cards out of the deck, bought in an earlier turn.
    pub fn cards(self, seat: Seat, cards: &str) -> Scene {
        self.with(Prop::Cards(seat, counts(cards)))
    }

    /// Knights played in earlier turns.
    pub fn knights(self, seat: Seat, count: u8) -> Scene {
        self.with(Prop::Knights(seat, count))
    }

    /// The robber somewhere else than at the start.
    pub fn robber(self, at: &str) -> Scene {
        self.with(Prop::Robber(at.into()))
    }

    /// The number of the turn, counted from 1.
    pub fn turn(self, turn: u16) -> Scene {
        self.with(Prop::Turn(turn))
    }

    /// It is a seat's main phase.
    pub fn main(self, active: Seat) -> PlayedScene {
        self.play(active, Frame::Main)
    }

    /// A seat's turn has begun, and it has not rolled.
    pub fn before_roll(self, active: Seat) -> PlayedScene {
        self.play(active, Frame::BeforeRoll)
    }

    /// A seat's dice are about to fall.
    pub fn rolling(self, active: Seat) -> PlayedScene {
        self.play(active, Frame::Roll)
    }

    /// The game begins: seat A places its first settlement.
    pub fn placing(self) -> PlayedScene {
        self.play(Seat(0), Frame::Settle)
    }

    fn play(self, active: Seat, frame: Frame) -> PlayedScene {
        let rules = Island::new(self.setup()).unwrap_or_else(|why| panic!("{why}"));
        let mut s: State<Sea> = rules.start();
        for prop in &self.props {
            lay(&rules, &mut s, prop);
        }
        if frame != Frame::Settle {
            Kept::settle_scene(&rules, &mut s);
            s.agenda = Agenda::default();
            s.agenda.push(frame);
            s.active = active;
            s.turn = s.turn.max(1);
        }
        if frame == Frame::Main {
            s.dice = [1, 1];
        }
        sound(&rules, &s);
        PlayedScene { rules, s, notes: Notes::default() }
    }

    fn setup(&self) -> Setup {
        let plain = !self.options.contains("board") && !self.options.contains("map=");
        let board = if self.seats > 4 || !plain { "" } else { ",board=beginner" };
        let spec = format!("island:seats={}{board}{}", self.seats, self.options);
        let options = Options::read(&Spec::read(&spec).expect("a spec")).unwrap_or_else(|why| panic!("{spec}: {why}"));
        match options.board {
            _ if options.map.is_some() => map_board(options),
            Board::Large => large_board(options),
            Board::Beginner | Board::Small => Setup { first: Seat(0), ..drawn(&spec, 1) },
        }
    }
}

fn lay(rules: &Island<Sea>, s: &mut State<Sea>, prop: &Prop) {
    let mut notes = Notes::default();
    let mut cx = Cx { rules, s, log: &mut notes.log() };
    match prop {
        Prop::Settlement(seat, at) | Prop::City(seat, at) => {
            let corner = rules.corner_from(at).unwrap_or_else(|why| panic!("{why}"));
            assert!(cx.s.open.has(corner.index()), "{at} is not open");
            cx.put_settlement(*seat, corner);
            if matches!(prop, Prop::City(..)) {
                cx.take_from_bank(*seat, price::CITY);
                cx.build_city(*seat, corner);
            }
        }
        Prop::Road(seat, at) => {
            let edge = rules.edge_from(at).unwrap_or_else(|why| panic!("{why}"));
            assert!(!cx.s.taken.has(edge.index()), "{at} is taken");
            cx.put_road(*seat, edge);
            settle_finds(cx.s);
        }
        Prop::Ship(seat, at) => {
            let edge = rules.edge_from(at).unwrap_or_else(|why| panic!("{why}"));
            assert!(rules.check_ship_path(cx.s, edge).is_ok(), "{at} is no place for a ship");
            cx.put_ship(*seat, edge);
            settle_finds(cx.s);
        }
        Prop::Found(tile) => {
            let (hex, tile) = tile.split_once(' ').expect("a hex and what it is");
            let hex = rules.hex_from(hex).unwrap_or_else(|why| panic!("{why}"));
            let words: Vec<&str> = tile.split(' ').collect();
            let (terrain, number) = tile_from(&words).expect("a tile");
            cx.s.agenda.push(Frame::Explore(hex));
            cx.turn_over(hex, terrain, number);
            cx.s.agenda.pop();
        }
        Prop::Hand(seat, cards) => cx.take_from_bank(*seat, *cards),
        Prop::Cards(seat, cards) => {
            s.deck -= *cards;
            s.deck_left -= cards.total();
            s.side_mut(*seat).devs += *cards;
            s.side_mut(*seat).held += cards.total();
        }
        Prop::Knights(seat, count) => {
            cx.s.deck -= Cards::of(Card::Knight, *count);
            cx.s.deck_left -= count;
            cx.s.side_mut(*seat).knights += count;
            cx.award_army();
        }
        Prop::Pirate(at) => {
            let hex = rules.hex_from(at).unwrap_or_else(|why| panic!("{why}"));
            s.waters.get_mut().expect("there is room for a sea").pirate = Some(hex);
        }
        Prop::Robber(at) => s.robber = rules.hex_from(at).unwrap_or_else(|why| panic!("{why}")),
        Prop::Turn(turn) => s.turn = *turn,
        Prop::Module(lay) => lay(s),
    }
}

/// Drops the finds of pieces that were laid out: a scene names its finds itself.
fn settle_finds(s: &mut State<Sea>) {
    while matches!(s.agenda.top(), Frame::Explore(_)) {
        s.agenda.pop();
    }
}

/// A scene in play. Every method returns it, so that calls can be chained.
pub struct PlayedScene {
    rules: Island<Sea>,
    s: State<Sea>,
    notes: Notes<Event>,
}

impl PlayedScene {
    /// The rules of this match.
    pub fn rules(&self) -> &Island<Sea> {
        &self.rules
    }

    /// The position.
    pub fn state(&self) -> &State<Sea> {
        &self.s
    }

    /// What a seat sees.
    pub fn view(&self, seat: Seat) -> View {
        self.rules.view(&self.s, Viewer::Seat(seat))
    }

    /// What happened in the last step, as a viewer is told it.
    pub fn told(&self, viewer: Viewer) -> Vec<Event> {
        self.notes.events.iter().filter_map(|event| kernel::Seen::seen_by(event, viewer)).collect()
    }

    fn read(&self, text: &str) -> Action {
        self.rules.action_from(text).unwrap_or_else(|why| panic!("{why}"))
    }

    /// A seat does something legal.
    #[track_caller]
    pub fn does(&mut self, seat: Seat, text: &str) -> &mut PlayedScene {
        let action = self.read(text);
        if let Err(why) = self.rules.check(&self.s, seat, action) {
            panic!("seat {seat} cannot {text}: {why}");
        }
        self.notes.clear();
        self.rules.apply(&mut self.s, seat, action, &mut self.notes.log());
        sound(&self.rules, &self.s);
        self
    }

    /// A seat does several things, one after the other.
    #[track_caller]
    pub fn does_all<'a>(&mut self, seat: Seat, texts: impl IntoIterator<Item = &'a str>) -> &mut PlayedScene {
        for text in texts {
            self.does(seat, text);
        }
        self
    }

    /// A seat may do this. It must also be listed, unless it is an offer.
    #[track_caller]
    pub fn allowed(&mut self, seat: Seat, text: &str) -> &mut PlayedScene {
        let action = self.read(text);
        assert_eq!(self.rules.check(&self.s, seat, action), Ok(()), "{text}");
        let listed = self.listed(seat).contains(&self.rules.action_text(action));
        assert!(listed || matches!(action, Action::Offer(..) | Action::Propose(_)), "{text} is not listed");
        self
    }

    /// A seat may not do this, for this reason.
    #[track_caller]
    pub fn refused(&mut self, seat: Seat, text: &str, why: impl Into<Refusal>) -> &mut PlayedScene {
        let action = self.read(text);
        assert_eq!(self.rules.check(&self.s, seat, action), Err(why.into()), "{text}");
        assert!(!self.listed(seat).contains(&self.rules.action_text(action)), "{text} is refused and listed");
        self
    }

    /// All choices of a seat, in the compact notation.
    pub fn listed(&self, seat: Seat) -> Vec<String> {
        let mut choices = Choices::default();
        self.rules.choices(&self.s, seat, &mut choices);
        choices.as_slice().iter().map(|&action| self.rules.action_text(action)).collect()
    }

    /// The choices of a seat that begin with this word.
    pub fn listed_as(&self, seat: Seat, verb: &str) -> Vec<String> {
        self.listed(seat).into_iter().filter(|text| text.split(' ').next() == Some(verb)).collect()
    }

    #[track_caller]
    pub(crate) fn falls(&mut self, outcome: Outcome) -> &mut PlayedScene {
        assert_eq!(self.rules.awaits(&self.s), Awaits::Chance, "nobody waits for {outcome:?}");
        if let Err(why) = self.rules.check_outcome(&self.s, outcome) {
            panic!("{outcome:?}: {why}, while waiting for {:?}", self.s.agenda.top());
        }
        self.notes.clear();
        self.rules.fall(&mut self.s, outcome, &mut self.notes.log());
        sound(&self.rules, &self.s);
        self
    }

    /// The awaited dice show this.
    #[track_caller]
    pub fn rolls(&mut self, one: u8, two: u8) -> &mut PlayedScene {
        self.falls(Outcome::Rolled(one, two))
    }

    /// The awaited development card is this one.
    #[track_caller]
    pub fn draws(&mut self, card: &str) -> &mut PlayedScene {
        self.falls(Outcome::Drawn(Card::read(card).expect("a development card")))
    }

    /// The awaited stolen card is this one.
    #[track_caller]
    pub fn steals(&mut self, card: &str) -> &mut PlayedScene {
        self.falls(Outcome::Stolen(Countable::read(card).expect("a resource")))
    }

    /// The awaited hex of the fog is this: `sea` or `mountains 10`.
    #[track_caller]
    pub fn finds(&mut self, tile: &str) -> &mut PlayedScene {
        let words: Vec<&str> = tile.split(' ').collect();
        let (terrain, number) = tile_from(&words).expect("a tile");
        self.falls(Outcome::Found(terrain, number))
    }

    /// Whether this outcome could fall now.
    pub fn could_fall(&self, outcome: Outcome) -> bool {
        self.rules.check_outcome(&self.s, outcome).is_ok()
    }

    /// A seat holds exactly these resource cards.
    #[track_caller]
    pub fn holds(&mut self, seat: Seat, cards: &str) -> &mut PlayedScene {
        assert_eq!(self.s.hand(seat).to_string(), counts::<crate::Resource>(cards).to_string(), "hand of seat {seat}");
        self
    }

    /// A seat holds exactly these development cards.
    #[track_caller]
    pub fn holds_cards(&mut self, seat: Seat, cards: &str) -> &mut PlayedScene {
        assert_eq!(self.s.side(seat).devs.to_string(), counts::<Card>(cards).to_string(), "cards of seat {seat}");
        self
    }

    /// The bank holds this number of a resource.
    #[track_caller]
    pub fn bank(&mut self, count: u8, resource: &str) -> &mut PlayedScene {
        assert_eq!(self.s.bank.get(Countable::read(resource).expect("a resource")), count, "{resource} in the bank");
        self
    }

    /// This number of development cards is left.
    #[track_caller]
    pub fn deck(&mut self, count: u8) -> &mut PlayedScene {
        assert_eq!(self.s.deck_left, count, "development cards left");
        self
    }

    /// A seat has this number of points, hidden ones included.
    #[track_caller]
    pub fn points(&mut self, seat: Seat, points: u8) -> &mut PlayedScene {
        assert_eq!(self.s.total_points(seat), points, "points of seat {seat}");
        self
    }

    /// A seat has this number of points that everybody sees.
    #[track_caller]
    pub fn shows(&mut self, seat: Seat, points: u8) -> &mut PlayedScene {
        assert_eq!(self.s.side(seat).points, points, "visible points of seat {seat}");
        self
    }

    /// A seat has these numbers of roads, settlements and cities left.
    #[track_caller]
    pub fn left(&mut self, seat: Seat, pieces: [u8; 3]) -> &mut PlayedScene {
        let side = self.s.side(seat);
        assert_eq!([side.roads_left, side.settlements_left, side.cities_left], pieces, "pieces of seat {seat}");
        self
    }

    /// A seat has this number of ships left.
    #[track_caller]
    pub fn ships_left(&mut self, seat: Seat, ships: u8) -> &mut PlayedScene {
        assert_eq!(self.s.side(seat).ships_left(), ships, "ships of seat {seat}");
        self
    }

    /// Where the pirate is.
    #[track_caller]
    pub fn pirate_at(&mut self, hex: &str) -> &mut PlayedScene {
        let place = self.s.pirate().map(|hex| self.rules.topology.hexes[hex.index()].to_string());
        assert_eq!(place.as_deref(), Some(hex), "where the pirate is");
        self
    }

    /// A seat's longest road has this length.
    #[track_caller]
    pub fn length(&mut self, seat: Seat, roads: u8) -> &mut PlayedScene {
        assert_eq!(self.s.side(seat).road, roads, "longest road of seat {seat}");
        self
    }

    /// Who holds the Longest Road.
    #[track_caller]
    pub fn longest_road(&mut self, holder: Holder) -> &mut PlayedScene {
        assert_eq!(self.s.longest, holder, "who holds the Longest Road");
        self
    }

    /// Who holds the Largest Army.
    #[track_caller]
    pub fn largest_army(&mut self, holder: Holder) -> &mut PlayedScene {
        assert_eq!(self.s.largest, holder, "who holds the Largest Army");
        self
    }

    /// Where the robber stands.
    #[track_caller]
    pub fn robber_at(&mut self, hex: &str) -> &mut PlayedScene {
        assert_eq!(self.rules.topology.hexes[self.s.robber.index()].to_string(), hex, "where the robber stands");
        self
    }

    /// The game waits for exactly these seats.
    #[track_caller]
    pub fn awaits<const N: usize>(&mut self, seats: [Seat; N]) -> &mut PlayedScene {
        match self.rules.awaits(&self.s) {
            Awaits::Seats { due, .. } => assert_eq!(due, Seats::from_iter(seats), "who is awaited"),
            other => panic!("{other:?} is awaited"),
        }
        self
    }

    /// Exactly these seats may speak without being waited for.
    #[track_caller]
    pub fn may_speak<const N: usize>(&mut self, seats: [Seat; N]) -> &mut PlayedScene {
        match self.rules.awaits(&self.s) {
            Awaits::Seats { may, .. } => assert_eq!(may, Seats::from_iter(seats), "who may speak"),
            other => panic!("{other:?} is awaited"),
        }
        self
    }

    /// What is asked, by its name.
    #[cfg(feature = "json")]
    #[track_caller]
    pub fn asked(&mut self, name: &str) -> &mut PlayedScene {
        assert_eq!(self.rules.asked_name(&self.s), name);
        self
    }

    /// Nothing is left to be done: the active player is in the main phase, and nobody else is waited for.
    #[track_caller]
    pub fn rests(&mut self) -> &mut PlayedScene {
        assert_eq!(self.s.agenda.frames(), [Frame::Main], "nothing is left to be done");
        self.awaits([self.s.active])
    }

    /// The game is over, and this seat has won.
    #[track_caller]
    pub fn over(&mut self, winner: Seat) -> &mut PlayedScene {
        let standing = self.rules.standing(&self.s).expect("the game is over");
        assert_eq!(standing.winners, Seats::only(winner), "who has won");
        assert_eq!(self.rules.awaits(&self.s), Awaits::Nobody);
        self
    }

    /// The game goes on.
    #[track_caller]
    pub fn goes_on(&mut self) -> &mut PlayedScene {
        assert_eq!(self.rules.standing(&self.s), None, "the game is over");
        self
    }
}
