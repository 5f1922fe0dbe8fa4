//! Random games in which players trade with each other, and strangers who say anything at all.

use island::board::Terrain;
use island::geometry::{Corner, Edge, Hex};
use island::testkit::hand;
use island::{Act, FavorAct, HelperAct};
use island::{Action, Card, Countable, Deal, Guild, Hand, Helper, Island, Outcome, Resource, Size, State, Way};
use kernel::testkit::Dice;
use kernel::{Awaits, Choices, Entry, Game, Rng, Seat, Seats, below};

/// Decides what happens next: mostly a random choice, sometimes a trade.
pub struct Trader {
    pub rng: Dice,
}

impl Trader {
    pub fn new(seed: u64) -> Trader {
        Trader { rng: Dice::new(seed) }
    }

    fn once_in(&mut self, n: u32) -> bool {
        below(&mut self.rng, n) == 0
    }

    fn any_seat(&mut self, seats: Seats) -> Seat {
        let mut seats = seats;
        let k = below(&mut self.rng, seats.len());
        seats.nth(k as usize).expect("there are so many")
    }

    /// What happens next, if anything.
    pub fn next<D: Size>(&mut self, rules: &Island<D>, s: &State<D>) -> Option<Entry<Action, Outcome>> {
        match rules.awaits(s) {
            Awaits::Nobody => None,
            Awaits::Chance => Some(Entry::Fell(rules.draw(s, &mut self.rng))),
            Awaits::Seats { due, may } => {
                if !may.is_empty() && self.once_in(3) {
                    for _ in 0..4 {
                        let seat = self.any_seat(Seats(due.0 | may.0));
                        let said = self.any_trade(rules, s, seat);
                        if rules.check(s, seat, said).is_ok() {
                            return Some(Entry::Did(seat, said));
                        }
                    }
                }
                let seat = self.any_seat(due);
                let mut choices = Choices::default();
                rules.choices(s, seat, &mut choices);
                let list = choices.as_slice();
                Some(Entry::Did(seat, list[below(&mut self.rng, list.len() as u32) as usize]))
            }
        }
    }

    /// Something a seat might say about trades, legal or not.
    fn any_trade<D: Size>(&mut self, rules: &Island<D>, s: &State<D>, seat: Seat) -> Action {
        let everybody = Seats::first(rules.seats());
        match below(&mut self.rng, 8) {
            0 => Action::Accept,
            1 => Action::Decline,
            2 => Action::Withdraw,
            3 | 4 => Action::Trade(self.any_seat(everybody)),
            5 => Action::Propose(self.any_deal(hand(s, seat))),
            _ => {
                let deal = self.any_deal(hand(s, seat));
                let others = everybody.without(seat);
                let some = Seats(below(&mut self.rng, 256) as u8).both(others);
                Action::Offer(deal, if self.once_in(2) { others } else { some })
            }
        }
    }

    /// A small deal that a holder of `cards` can mostly pay.
    fn any_deal(&mut self, cards: Hand) -> Deal {
        let mut deal = Deal::default();
        for _ in 0..1 + below(&mut self.rng, 2) {
            let k = below(&mut self.rng, 5) as usize;
            deal.want += Hand::one(Resource::ALL[k]);
            if !cards.is_empty() {
                let k = below(&mut self.rng, u32::from(cards.total()));
                deal.give += Hand::one(cards.nth_card(k));
            }
        }
        deal
    }

    /// Anything that can be said at all: places that no board has, seats that nobody has, hands that nobody holds.
    pub fn anything(&mut self) -> (Seat, Action) {
        let rng = &mut self.rng;
        let small = below(rng, 2) == 0;
        let mut byte = |bound: u32| below(rng, if small { bound } else { 256 }) as u8;
        let (seat, other, place, wide) = (Seat(byte(6)), Seat(byte(6)), byte(90), byte(64));
        let resource = |n: u8| Resource::ALL[n as usize % 5];
        let (one, two) = (resource(byte(5)), resource(byte(5)));
        let mut cards = || Hand::new(std::array::from_fn(|_| byte(4) % 32));
        let deal = Deal { give: cards(), want: cards() };
        let action = match below(&mut self.rng, 40) {
            0 => Action::Settlement(Corner(place)),
            1 => Action::Road(Edge(u16::from(place))),
            2 => Action::Road(Edge(u16::from(place) << 8 | u16::from(wide))),
            3 => Action::City(Corner(place)),
            4 => Action::Roll,
            5 => Action::Buy,
            6 => Action::Knight,
            7 => Action::RoadBuilding,
            8 => Action::Plenty(one, Some(two)),
            9 => Action::Plenty(one, None),
            10 => Action::Monopoly(one),
            11 => Action::Bank { give: one, take: two },
            12 => Action::Discard(one),
            13 => Action::Robber(Hex(place)),
            14 => Action::Rob(other),
            15 => Action::Offer(deal, Seats(wide)),
            16 => Action::Accept,
            17 => Action::Decline,
            18 => Action::Propose(deal),
            19 => Action::Withdraw,
            20 => Action::Trade(other),
            21 => Action::Module(Act::Helpers(HelperAct::Use(Way::Plain))),
            22 => Action::Module(Act::Helpers(HelperAct::Use(Way::With(one)))),
            23 => Action::Module(Act::Helpers(HelperAct::Use(Way::Paying(one, two)))),
            24 => Action::Module(Act::Helpers(HelperAct::Use(if small { Way::City } else { Way::Settlement }))),
            25 => Action::Pass,
            26 => Action::Name(one),
            27 => Action::Choose(other),
            28 => Action::Module(Act::Helpers(HelperAct::Lift(Edge(u16::from(place) << 8 | u16::from(wide))))),
            29 => Action::Module(Act::Helpers(HelperAct::Keep(Card::ALL[wide as usize % 5]))),
            30 => Action::Module(Act::Helpers(HelperAct::Swap(Helper::ALL[wide as usize % 10]))),
            31 => Action::Waive,
            32 => Action::Module(Act::Frenemies(FavorAct::Gift(other, one))),
            33 => Action::Module(Act::Frenemies(FavorAct::Redeem(Guild::ALL[wide as usize % 5], small.then_some(two)))),
            34 => {
                if small {
                    Action::Module(Act::Frenemies(FavorAct::Exchange))
                } else {
                    Action::Module(Act::Frenemies(FavorAct::Return(Guild::ALL[wide as usize % 5])))
                }
            }
            35 => Action::Ship(Edge(u16::from(place) + u16::from(wide) * 4)),
            36 => Action::Sail { from: Edge(u16::from(place)), to: Edge(u16::from(wide) * 4) },
            37 => Action::Pirate(Hex(place)),
            38 => Action::Gold(one),
            _ => {
                if small {
                    Action::End
                } else {
                    Action::Module(Act::Helpers(HelperAct::Flip))
                }
            }
        };
        (seat, action)
    }

    /// Any outcome that can be said at all.
    pub fn any_outcome(&mut self) -> Outcome {
        let bits = self.rng.next_u32();
        match bits % 5 {
            0 => Outcome::Rolled((bits >> 8) as u8, (bits >> 16) as u8),
            1 => Outcome::Found(Terrain::ALL[(bits >> 8) as usize % 9], (bits >> 16) as u8),
            2 => Outcome::Stolen(Resource::ALL[(bits >> 8) as usize % 5]),
            3 => Guild::ALL[(bits >> 8) as usize % 5].into(),
            _ => Outcome::Drawn(Card::ALL[(bits >> 8) as usize % 5]),
        }
    }
}
