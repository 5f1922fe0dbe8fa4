//! A game of the file, in play: their actions followed, our table and our lists in their words.

use std::collections::{BTreeMap, BTreeSet};

use island::geometry::{Corner, Hex};
use island::testkit::{card_played, sound};
use island::{Action, Card, Countable, Event, Island, Outcome, Resource, Small, State, View};
use kernel::{Awaits, Choices, Game, Log, Notes, Seat, Viewer, Weighted};
use serde_json::{Map, Value, json};

use super::offers::Offers;
use super::places::{CARDS, Places, RESOURCES, number, numbers, resource, setup};
use super::tolerated;

/// A game of the file, in play.
pub struct Replayed {
    pub rules: Island<Small>,
    pub places: Places,
    pub s: State<Small>,
    pub offers: Offers,
    /// The development cards, the first drawn first.
    deck: Vec<Card>,
    /// Everything that somebody could say, offers aside.
    pub sayable: Vec<Action>,
}

pub fn card(name: &str) -> Card {
    CARDS.iter().find(|it| it.0 == name).expect("a development card").1
}

pub fn vector<K: Countable>(listed: &[(&'static str, u8)]) -> [u8; 5] {
    let mut counts = [0; 5];
    for (name, count) in listed {
        counts[K::read(name).unwrap().index()] = *count;
    }
    counts
}

impl Replayed {
    pub fn of(header: &Value) -> Replayed {
        let rules = Island::new(setup(header)).expect("a board");
        let deck = header["dev_deck"].as_array().unwrap().iter().map(|name| card(name.as_str().unwrap()));
        Replayed {
            places: Places::of(header, &rules),
            s: rules.start(),
            offers: Offers::default(),
            deck: deck.collect(),
            sayable: super::laws::sayable(&rules),
            rules,
        }
    }

    pub fn view(&self) -> View {
        self.rules.view(&self.s, Viewer::Full)
    }

    fn phase(&self, view: &View) -> &'static str {
        match view.asked.as_str() {
            "settlement" => "SETUP_SETTLEMENT",
            "road" => "SETUP_ROAD",
            "roll" => "BEFORE_ROLL",
            "main" if self.offers.is_open() => "PICK_PARTNER",
            "main" => "MAIN",
            "discard" => "DISCARD",
            "robber" => "ROBBER",
            "offer" => "ANSWER_OFFER",
            "free-roads 1" | "free-roads 2" => "FREE_ROAD",
            "over" => "OVER",
            other => panic!("they never stop at {other:?}"),
        }
    }

    /// Our table in their words.
    fn table(&self, view: &View) -> Map<String, Value> {
        let mut bank = vector::<Resource>(&view.bank);
        let mut table = Map::new();
        let mut by_seat: BTreeMap<&str, Vec<Value>> = BTreeMap::new();
        for side in &view.sides {
            let secret = side.secret.as_ref().unwrap();
            let hand = tolerated::discarded_at_once(
                vector::<Resource>(&secret.hand),
                &mut bank,
                vector::<Resource>(&secret.aside),
            );
            let ids = |names: &[String]| {
                let mut ids: Vec<i64> = names.iter().map(|name| self.places.node_ids[name]).collect();
                ids.sort_unstable();
                ids
            };
            let mut roads: Vec<[i64; 2]> = side.roads.iter().map(|name| self.places.edge_ids[name]).collect();
            roads.sort_unstable();
            let cards = vector::<Card>(&secret.development);
            let mut put = |field, value| by_seat.entry(field).or_default().push(value);
            put("hand", json!(hand));
            put("dev", json!(CARDS.map(|(_, card)| cards[card.index()])));
            put("knights", json!(side.knights));
            put("settlements", json!(ids(&side.settlements)));
            put("cities", json!(ids(&side.cities)));
            put("roads", json!(roads));
            put("left", json!(side.left));
            put("discard_due", json!(side.owed));
            put("road_len", json!(side.road));
            put("vp", json!(side.points));
            put("vp_all", json!(secret.points));
        }
        table.extend(by_seat.into_iter().map(|(field, values)| (field.to_string(), json!(values))));
        let spent = vector::<Card>(&view.spent);
        table.insert("spent".into(), json!(CARDS.map(|(_, card)| spent[card.index()])[1..]));
        table.insert("bank".into(), json!(bank));
        table.insert("dev_left".into(), json!(view.deck));
        table.insert(
            "robber".into(),
            json!(self.places.tile_ids[view.robber.as_ref().expect("it stands on the board")]),
        );
        table.insert("road_holder".into(), json!(view.longest_road));
        table.insert("army_holder".into(), json!(view.largest_army));
        table.insert("rolled".into(), json!(view.dice.is_some()));
        table.insert("dev_played".into(), json!(card_played(&self.s)));
        let free = match view.asked.as_str() {
            "free-roads 1" => 1,
            "free-roads 2" => 2,
            _ => 0,
        };
        table.insert("free_roads".into(), json!(free));
        table
    }

    pub fn choices(&self, seat: Seat) -> Vec<Action> {
        let mut choices = Choices::default();
        self.rules.choices(&self.s, seat, &mut choices);
        choices.as_slice().to_vec()
    }

    /// Our list in their words.
    fn legal(&self, view: &View, seat: Seat) -> BTreeSet<String> {
        let mut texts = BTreeSet::new();
        for action in self.choices(seat) {
            match action {
                Action::Robber(hex) => texts.extend(self.robberies(seat, hex)),
                // Here the choice of a partner is one of the main phase.
                other if self.offers.is_open() && seat.0 == view.active && !is_about_the_offer(other) => {}
                other => assert!(texts.insert(self.text(view, seat, other)), "{other:?} is listed twice"),
            }
        }
        texts
    }

    fn text(&self, view: &View, seat: Seat, action: Action) -> String {
        let topology = self.rules.topology();
        let corner = |corner: Corner| self.places.node_ids[&topology.corners[corner.index()].to_string()];
        let name = |resource: Resource| RESOURCES[resource.index()];
        match action {
            Action::Settlement(at) => format!("SETTLEMENT {}", corner(at)),
            Action::City(at) => format!("CITY {}", corner(at)),
            Action::Road(at) => {
                let [a, b] = self.places.edge_ids[&topology.edges[at.index()].to_string()];
                format!("ROAD {a}-{b}")
            }
            Action::Roll => "ROLL".into(),
            Action::End => "END".into(),
            Action::Buy => "BUY".into(),
            Action::Knight => "KNIGHT".into(),
            Action::RoadBuilding => "ROADS".into(),
            Action::Plenty(one, Some(two)) => format!("PLENTY {} {}", name(one), name(two)),
            Action::Plenty(one, None) => format!("PLENTY {}", name(one)),
            Action::Monopoly(resource) => format!("MONOPOLY {}", name(resource)),
            Action::Bank { give, take } => {
                let rate = vector::<Resource>(&view.sides[seat.index()].rates)[give.index()];
                format!("BANK {rate} {} {}", name(give), name(take))
            }
            Action::Discard(resource) => format!("DISCARD {}", name(resource)),
            Action::Accept => "ACCEPT".into(),
            Action::Decline => "REJECT".into(),
            Action::Trade(partner) => format!("CONFIRM {partner}"),
            Action::Withdraw => "CANCEL".into(),
            other => panic!("they know no {other:?}"),
        }
    }

    /// Difference 9 of the README: where and whom to rob are one choice there and two here.
    fn robberies(&self, seat: Seat, hex: Hex) -> Vec<String> {
        let tile = self.places.tile_ids[&self.rules.topology().hexes[hex.index()].to_string()];
        let mut there = self.s;
        self.rules.apply(&mut there, seat, Action::Robber(hex), &mut Log::off());
        match (self.rules.awaits(&there), self.rules.view(&there, Viewer::Full).asked.as_str()) {
            (Awaits::Chance, "stolen-card") => {
                let mut outcomes = Weighted::default();
                self.rules.outcomes(&there, &mut outcomes);
                let mut notes = Notes::default();
                self.rules.fall(&mut there, outcomes.as_slice()[0].0, &mut notes.log());
                match notes.events[..] {
                    [Event::Stole { victim, .. }] => vec![format!("ROBBER {tile} {victim}")],
                    ref other => panic!("{other:?}"),
                }
            }
            (_, "victim") => {
                let mut choices = Choices::default();
                self.rules.choices(&there, seat, &mut choices);
                let victims = choices.as_slice().iter().map(|action| match action {
                    Action::Rob(victim) => format!("ROBBER {tile} {victim}"),
                    other => panic!("{other:?}"),
                });
                victims.collect()
            }
            _ => vec![format!("ROBBER {tile} -")],
        }
    }

    pub fn act(&mut self, seat: Seat, action: Action) -> Result<(), String> {
        self.rules.check(&self.s, seat, action).map_err(|why| format!("{action:?} is refused: {why}"))?;
        self.rules.apply(&mut self.s, seat, action, &mut Log::off());
        sound(&self.rules, &self.s);
        Ok(())
    }

    fn fall(&mut self, outcome: Outcome, weights: BTreeMap<String, u32>) -> Result<(), String> {
        let mut listed = Weighted::default();
        self.rules.outcomes(&self.s, &mut listed);
        let mut ours = BTreeMap::new();
        for &(outcome, weight) in listed.as_slice() {
            *ours.entry(weighed_as(outcome)).or_insert(0) += weight;
        }
        if ours != weights {
            return Err(format!("the weights are {weights:?} there and {ours:?} here"));
        }
        self.rules.check_outcome(&self.s, outcome).map_err(|why| format!("{outcome:?}: {why}"))?;
        self.rules.fall(&mut self.s, outcome, &mut Log::off());
        sound(&self.rules, &self.s);
        Ok(())
    }

    /// Does what they did, with what fell there.
    pub fn follow(&mut self, step: &Value) -> Result<(), String> {
        let (seat, text) = (Seat(number(&step["seat"]) as u8), step["action"].as_str().unwrap());
        let words: Vec<&str> = text.split(' ').collect();
        if matches!(words[0], "OFFER" | "ACCEPT" | "REJECT" | "CONFIRM" | "CANCEL") {
            return self.follow_offer(step, seat, &words);
        }
        let node = |id: &str| self.places.nodes[&id.parse::<i64>().unwrap()];
        let action = match words[..] {
            ["SETTLEMENT", id] => Action::Settlement(node(id)),
            ["CITY", id] => Action::City(node(id)),
            ["ROAD", ends] => {
                let ends: Vec<i64> = ends.split('-').map(|id| id.parse().unwrap()).collect();
                Action::Road(self.places.edges[&[ends[0], ends[1]]])
            }
            ["ROLL"] => Action::Roll,
            ["END"] => Action::End,
            ["BUY"] => Action::Buy,
            ["KNIGHT"] => Action::Knight,
            ["ROADS"] => Action::RoadBuilding,
            ["PLENTY", one, two] => Action::Plenty(resource(one), Some(resource(two))),
            ["PLENTY", one] => Action::Plenty(resource(one), None),
            ["MONOPOLY", it] => Action::Monopoly(resource(it)),
            ["BANK", _, give, take] => Action::Bank { give: resource(give), take: resource(take) },
            ["DISCARD", it] => Action::Discard(resource(it)),
            ["ROBBER", tile, _] => Action::Robber(self.places.tiles[&tile.parse::<i64>().unwrap()]),
            _ => panic!("{text:?} is no action"),
        };
        self.act(seat, action)?;
        let victim = if let ["ROBBER", _, victim] = words[..] { victim.parse().ok() } else { None };
        if let Some(victim) = victim
            && self.view().asked == "victim"
        {
            self.act(seat, Action::Rob(Seat(victim)))?;
        }
        self.chance(step, victim)
    }

    /// What fell there falls here, and it weighed the same.
    fn chance(&mut self, step: &Value, victim: Option<u8>) -> Result<(), String> {
        let fell = &step["outcome"];
        let counted = |names: &mut dyn Iterator<Item = String>| {
            names.fold(BTreeMap::new(), |mut counts, name| {
                *counts.entry(name).or_insert(0) += 1;
                counts
            })
        };
        if fell["dice"].is_array() {
            let [one, two] = numbers::<2>(&fell["dice"]);
            let mut all = (0..36).map(|roll| (roll / 6 + roll % 6 + 2).to_string());
            self.fall(Outcome::Rolled(one as u8, two as u8), counted(&mut all))
        } else if let Some(name) = fell["card"].as_str() {
            let left = number(&step["state"]["dev_left"]) as usize;
            let undrawn = &self.deck[self.deck.len() - left..];
            if undrawn[0] != card(name) {
                return Err(format!("{name} is not on top of the deck"));
            }
            let weights = counted(&mut undrawn.iter().map(|card| card.name().to_string()));
            self.fall(Outcome::Drawn(card(name)), weights)
        } else if let Some(name) = fell["stolen"].as_str() {
            let hand = numbers::<5>(&step["state"]["hand"][victim.expect("somebody was robbed") as usize]);
            let cards = Resource::ALL.into_iter().zip(hand).filter(|(_, count)| *count > 0);
            let weights = cards.map(|(kind, count)| (kind.name().to_string(), count as u32)).collect();
            self.fall(Outcome::Stolen(resource(name)), weights)
        } else {
            Ok(())
        }
    }

    /// Compares the table with theirs.
    fn compare_table(&self, view: &View, line: &Value) -> Result<(), String> {
        let mut theirs = line["state"].as_object().unwrap().clone();
        tolerated::rule_instead_of_state(&mut theirs, &line["rule"]);
        // Played progress cards leave the game here; there they stay with the player.
        let played = theirs.remove("played").unwrap();
        let played: Vec<[i64; 5]> = played.as_array().unwrap().iter().map(numbers).collect();
        theirs.insert("knights".into(), played.iter().map(|it| it[0]).collect());
        theirs.insert("spent".into(), (1..5).map(|i| played.iter().map(|it| it[i]).sum::<i64>()).collect());
        let ours = self.table(view);
        let fields = |table: &Map<String, Value>| table.keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(fields(&ours), fields(&theirs), "every field is compared");
        match theirs.iter().find(|(field, value)| ours[*field] != **value) {
            Some((field, value)) => Err(format!("{field} is {value} there and {} here", ours[field])),
            None => Ok(()),
        }
    }

    /// Compares who is asked what with theirs, the table, and what each seat may do.
    pub fn compare(&self, line: &Value) -> Result<(), String> {
        let view = self.view();
        let differs = |what: &str, there: &dyn std::fmt::Debug, here: &dyn std::fmt::Debug| {
            Err(format!("{what} is {there:?} there and {here:?} here"))
        };
        self.compare_table(&view, line)?;
        if line["turn_seat"] != view.active {
            return differs("the turn", &line["turn_seat"], &view.active);
        }
        // There a turn is counted whenever the seat changes, in set-up too.
        let set_up = 2 * view.sides.len() as i64 - 2;
        if view.turn > 0 && number(&line["turn"]) - set_up != i64::from(view.turn) - 1 {
            return differs("the number of the turn", &line["turn"], &view.turn);
        }
        self.seats_may_do_what_is_listed()?;
        if self.offers.is_settled_here(line) {
            return Ok(());
        }
        let phase = self.phase(&view);
        if line["phase"] != phase {
            return differs("the phase", &line["phase"], &phase);
        }
        let seat = tolerated::first_due(&view);
        if line["seat"] != seat {
            return differs("the seat", &line["seat"], &view.due);
        }
        let legal = tolerated::without_own_agreement(tolerated::legal_by_the_rules(line), view.active);
        let theirs = tolerated::without_single_plenty(legal);
        let ours = tolerated::without_single_plenty(self.legal(&view, Seat(seat)));
        if ours != theirs {
            return differs("the list", &(&theirs - &ours), &(&ours - &theirs));
        }
        self.others_are_asked_alike(&view, phase, Seat(seat), &line["state"])
    }

    /// Those who are awaited at the same time: debtors of a 7 and addressees of an offer. All others say nothing.
    fn others_are_asked_alike(&self, view: &View, phase: &str, first: Seat, state: &Value) -> Result<(), String> {
        let seats = || (0..view.sides.len() as u8).map(Seat).filter(|&seat| seat != first);
        let mut due = vec![first.0];
        for seat in seats() {
            let hand = numbers::<5>(&state["hand"][seat.index()]);
            let theirs: BTreeSet<String> = match phase {
                "DISCARD" if number(&state["discard_due"][seat.index()]) > 0 => {
                    let held = RESOURCES.iter().zip(hand).filter(|(_, count)| *count > 0);
                    held.map(|(name, _)| format!("DISCARD {name}")).collect()
                }
                "ANSWER_OFFER" if self.offers.awaits(seat) => self.offers.answers(hand),
                _ => BTreeSet::new(),
            };
            if !theirs.is_empty() {
                due.push(seat.0);
            }
            let may_turn_back = |action: &Action| self.offers.is_open() && *action == Action::Withdraw;
            // While others answer, the active player may go on; there nobody asks.
            let idle = seat.0 == view.active && phase == "ANSWER_OFFER";
            let ours = self.choices(seat).into_iter().filter(|action| !idle && !may_turn_back(action));
            let ours: BTreeSet<String> = ours.map(|action| self.text(view, seat, action)).collect();
            if ours != theirs {
                return Err(format!("seat {seat} may choose {theirs:?} there and {ours:?} here"));
            }
        }
        due.sort_unstable();
        if due == view.due { Ok(()) } else { Err(format!("{due:?} are awaited there and {:?} here", view.due)) }
    }

    /// Compares the end, and holds that nothing is left to be done then.
    pub fn compare_end(&mut self, line: &Value) -> Result<(), String> {
        if tolerated::won_off_turn(line) {
            // Here the game goes on until it is the winner's turn, which comes next.
            self.compare_table(&self.view(), line)?;
            let active = Seat(number(&line["turn_seat"]) as u8);
            if self.rules.standing(&self.s).is_some() {
                return Err("the game is over in another's turn".into());
            }
            self.act(active, Action::End)?;
        } else {
            self.compare_table(&self.view(), line)?;
        }
        let view = self.view();
        if line["winner"] != json!(view.winner) || view.asked != "over" {
            return Err(format!("{} wins there and {:?} here", line["winner"], view.winner));
        }
        let standing = self.rules.standing(&self.s).ok_or("nobody has won")?;
        let points = &standing.points[..view.sides.len()];
        if line["rule"]["vp_all"] != json!(points) {
            return Err(format!("the points are {} there and {points:?} here", line["rule"]["vp_all"]));
        }
        self.seats_may_do_what_is_listed()?;
        self.nothing_is_left_to_do()
    }
}

/// Whether an action answers or ends an open offer.
fn is_about_the_offer(action: Action) -> bool {
    matches!(action, Action::Trade(_) | Action::Withdraw | Action::Accept | Action::Decline)
}

/// The name under which an outcome is weighed: the sum of dice, a resource, a card.
fn weighed_as(outcome: Outcome) -> String {
    match outcome {
        Outcome::Rolled(one, two) => (one + two).to_string(),
        Outcome::Stolen(resource) => resource.name().into(),
        Outcome::Drawn(card) => card.name().into(),
        other => panic!("they know no {other:?}"),
    }
}
