//! The card behind a question, and the words for its answers.

use kernel::Seat;

use crate::cards::Card;
use crate::matches::rules::Duel;
use crate::position::piles::Row;
use crate::position::state::State;

impl Duel {
    /// The card behind the current question or payment; `None` if the rules themselves ask.
    pub fn asking(&self, s: &State) -> Option<Card> {
        s.agenda.frames().iter().rev().find_map(|frame| frame.card(self, s))
    }

    /// The owner of the principality in which a place may be chosen now.
    pub(crate) fn ground(&self, s: &State) -> Option<Seat> {
        s.agenda.top().ground().or(self.asked(s))
    }

    /// The row from which a card is to be chosen.
    pub(crate) fn asked_row(&self, s: &State) -> Option<Row> {
        s.agenda.top().row(self)
    }

    /// The words for passing now: a key of `texts/`.
    pub(crate) fn pass_words(&self, s: &State) -> &'static str {
        s.agenda.top().pass_words(self, s)
    }

    /// The words for accepting now: a key of `texts/`.
    pub(crate) fn accept_words(&self, s: &State) -> &'static str {
        s.agenda.top().accept_words(self, s)
    }
}

#[cfg(all(test, feature = "json"))]
mod tests {
    use kernel::testkit::Dice;
    use kernel::{Awaits, Choices, Game, Notes, Part, Phrase, Seen, Viewer, Written};
    use serde_json::json;
    use texts::Texts;

    use super::*;
    use crate::agenda::Frame;
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::chapters::effects::EffectPlay;
    use crate::matches::edition::Edition;
    use crate::matches::setup::Setup;
    use crate::position::state::EventFace;
    use crate::shown::about::About;
    use crate::testkit::{A, B, PUBLISHED, Scene, artisans, at_sea, classic, duel, every_game, every_match, theme};
    use crate::vocabulary::action::Action;
    use crate::vocabulary::resource::Resource::*;

    /// All languages.
    fn languages() -> [&'static Texts; 2] {
        texts::LANGUAGES.map(|(language, _)| texts::texts(language).expect("a language"))
    }

    #[test]
    fn every_question_and_every_answer_has_words_and_every_question_of_a_card_names_it() {
        let languages = languages();
        let mut asked: Vec<(Card, u8)> = Vec::new();
        for seed in 0..12 {
            let dice = &mut Dice::new(seed);
            for duel in every_match(9, dice) {
                walk(&duel, dice, &languages, &mut asked, seed < 2);
            }
        }
        // Every game that can be chosen. The made-up editions of tests have no words.
        for options in every_game(7).into_iter().filter(|it| is_published(it.edition)) {
            let dice = &mut Dice::new(1);
            let duel = Duel::new(Setup::draw(options, dice)).expect("a game");
            walk(&duel, dice, &languages, &mut asked, true);
        }
        // Positions that random games rarely reach.
        let mut brigands = duel().with(A, [Candamir]).road(B).rich(B).turn(B).next_region("hills-1");
        brigands.does(B, "settlement right").does(B, "above hills-1");
        let mut brigands = brigands.poor(B).turn(A).stock_at(B, "5,a", 2).stock_at(B, "-1,b", 2);
        let mut barn = duel().city(A, 0).with(A, [Austin]).stored(A, Lumber, 2).stored(A, Brick, 1).stored(A, Ore, 1);
        let mut doctor = duel().city(A, 0).at(A, BathHouse, "0,a").at(A, BathHouse, "0,b");
        let mut archer = duel().with(A, [HedgeTavern]).with(B, [Candamir, Inga]);
        let fleet = at_sea().with(A, [Astronomer]).ships(A, 2).sea(A, [Jean, HaidaoChang]).stored(A, Gold, 3);
        let mut fleet = fleet.open_at_sea(A, [("1,s", 0), ("1,sa", 0)]);
        fleet.does(A, "sail 1,s").accepts(A).does(A, "sail 1,sa").accepts(A);
        let foundry = |pirate| at_sea().with(A, [SailmakersShop, CannonFoundry]).sea(A, [pirate]);
        let [mut foundry, mut cimmarone, mut jean] = [HaidaoChang, Cimmarone, Jean].map(foundry);
        let mut hospital = theme(Set::Prosperity).with(A, [Hospital]).dial(A, PublicFeeling, 1);
        let mut palace = theme(Set::Prosperity).with(A, [CityPalace, Inga]).dial(A, PublicFeeling, 3);
        palace.removes(A, Inga);
        let mut city = theme(Set::Prosperity).road(A).city(A, 0).with(A, [Aqueduct]).rich(A).next_region("hills-1");
        city.does(A, "settlement right").does(A, "above hills-1");
        let mut city = city.rich(A);
        let mut first = theme(Set::Prosperity).city(A, 0).rich(A).dial(A, PublicFeeling, 2);
        first = first.with(B, [Harald, Inga, OreShip]);
        first.builds(A, Monument);
        let mut second = first.clone();
        second.chooses(B, Harald);
        let sages = || theme(Set::Sages).city(A, 0).dial(A, PrincipalSageWoman, 3);
        let mut cole = sages().with(A, [Cole]).with(B, [GroveOfFreedom, GroveOfFraternity]);
        let mut granary = sages().with(A, [Granary]).road(B).rich(B).turn(B).next_region("fields-1");
        granary.does(B, "settlement right").does(B, "above fields-1");
        let mut granary = granary.poor(B).stored(B, Wool, 1).turn(A).stored(A, Grain, 1);
        let mut dispute = sages().dial(B, PrincipalSageWoman, 1);
        let strong =
            || classic().with(A, [Siegfried]).hand(B, [Otto, Garrison, Karl]).before_roll().next_events([Conflict]);
        let mut conflict = strong();
        conflict.dice(1, EventFace::Card);
        let mut stack = conflict.clone();
        stack.takes_card(A, Otto).takes_card(A, Karl);
        let rare = [
            &*brigands.plays(A, Brigands),
            &*barn.builds(A, TitheBarn),
            &*doctor.plays(A, Doctor),
            &*archer.plays(A, Archer),
            &*fleet.plays(A, Navigator),
            &*foundry.does(A, "sail 1,s").rolls(A, 1),
            &*cimmarone.does(A, "sail 1,s").rolls(A, 1),
            &*jean.does(A, "sail 1,s").rolls(A, 1),
            &*cole.uses(A, Cole),
            &*granary.uses(A, Granary),
            &*dispute.plays(A, DisputeOfTheSages),
            &conflict,
            &stack,
            &first,
            &second,
            &*hospital.uses(A, Hospital),
            &*palace.uses(A, CityPalace),
            &*city.plays(A, Prosperity),
        ];
        asked.extend(rare.iter().flat_map(|scene| met(&scene.duel, &scene.s)));
        asked.extend(rare_in_artisans().iter().flat_map(|scene| met(&scene.duel, &scene.s)));
        let can_be_chosen = |card: &Card| card.def().printings.iter().any(|it| it.set.is_complete());
        let playable = Card::ALL.iter().copied().filter(can_be_chosen);
        let all = playable.flat_map(|card| card.def().asks.iter().map(move |words| (card, words.step)));
        let unmet: Vec<(Card, u8)> = all.filter(|it| !asked.contains(it)).collect();
        assert_eq!(unmet, [], "these are met by nobody");
        // Every card that goes on at a later step was met there, so that no question without words remains.
        let waits =
            PUBLISHED.iter().flat_map(|it| it.cards()).filter(can_be_chosen).filter(|card| card.def().waits.is_some());
        let unmet: Vec<Card> = waits.filter(|card| !asked.iter().any(|it| it.0 == *card)).collect();
        assert_eq!(unmet, [Forest; 0], "nobody comes to a later step of these");
    }

    /// Questions of Artisans & Benefactors that random games rarely reach.
    fn rare_in_artisans() -> Vec<Scene> {
        let mut scenes = Vec::new();
        let mut statue = artisans().city(A, 0).rich(A).dial(A, ClassicPublicFeeling, 3).hand(B, [Falk, Otto, OreFleet]);
        scenes.push(statue.builds(A, BelovedPrinceStatue).clone());
        scenes.push(statue.takes_card(B, Falk).clone());
        scenes.push(statue.takes_card(B, Otto).clone());
        let stars = artisans().dial(A, ClassicPublicFeeling, 3).stored(A, Brick, 2).discarded(A, [Epic, Relief]);
        let mut way = stars;
        scenes.push(way.uses(A, ClassicPublicFeeling).clone());
        scenes.push(way.clone().accepts(A).clone());
        scenes.push(way.passes(A).clone());
        let mut courage = artisans().with(A, [HouseOfTheBenefactor]).city(B, 0).city(B, 2).with(B, [Colossus]);
        courage = courage.hand(B, [Garrison]);
        scenes.push(courage.plays(A, Courage).clone());
        let mut joust = artisans().with(A, [Hagen, Falk]).with(B, [Otto, Pippin]);
        scenes.push(joust.plays(A, Joust).clone());
        scenes.push(joust.chooses(A, Falk).clone());
        scenes.push(joust.chooses(A, Otto).clone());
        scenes.push(joust.rolls(A, 1).clone());
        let mut growth = artisans().with(A, [ClassicAqueduct]).grown(A, ClassicHills).rich(A);
        scenes.push(growth.plays(A, Growth).clone());
        let mut hospital = artisans().with(A, [ClassicHospital]);
        scenes.push(hospital.uses(A, ClassicHospital).clone());
        let mut lancer = artisans().with(A, [Lancer]).rich(A);
        lancer.s.turn = 5;
        scenes.push(lancer.event(EventFace::Brigands).clone());
        scenes
    }

    fn is_published(edition: &Edition) -> bool {
        PUBLISHED.iter().any(|it| std::ptr::eq(*it, edition))
    }

    /// The cards that wait, each with its next step. Also checks that a question of a card names the card and has
    /// words, and that the knowledge of each seat can be written and read back, which needs `waits` of the card.
    fn met(duel: &Duel, s: &State) -> Vec<(Card, u8)> {
        let frames = s.agenda.frames();
        if let Some(EffectPlay { card, step, .. }) = duel.asking_play(s) {
            let question = Written::question(duel, s, Seat(0)).expect("the duel says its questions");
            assert_eq!((duel.asking(s), question.key), (Some(card), "duel.ask.by"));
            assert!(duel.words(s).is_some(), "{card:?} asks without words before step {step}");
        }
        let step = |frame: &Frame| frame.play().map(|it| (it.card, it.step));
        let waiting: Vec<(Card, u8)> = frames.iter().filter_map(step).filter(|it| it.1 > 0).collect();
        if !waiting.is_empty() {
            [A, B].into_iter().for_each(|seat| is_read_back(duel, s, seat));
        }
        waiting
    }

    fn is_read_back(duel: &Duel, s: &State, seat: Seat) {
        let written = duel.write_known(&duel.known(s, seat));
        assert_eq!(duel.read_known(&written), Ok(duel.known(s, seat)), "{written}");
    }

    /// Plays at random and checks that every question, choice and event has words. With `apart` it also compares the choices
    /// of each question with each other, which takes longer.
    fn walk(duel: &Duel, dice: &mut Dice, languages: &[&Texts], asked: &mut Vec<(Card, u8)>, apart: bool) {
        let (mut s, mut notes, mut choices) = (duel.start(), Notes::default(), Choices::default());
        let said = |phrase: &kernel::Phrase| {
            for texts in languages {
                let said = texts.say(phrase);
                assert!(texts.has(phrase.key) && !said.contains(['{', '}']), "{said}: {phrase:?}");
                assert!(!said.contains("duel."), "{said}");
            }
            in_words(phrase);
        };
        for _ in 0..3000 {
            let question = Written::question(duel, &s, Seat(0)).expect("the duel says its questions");
            match duel.awaits(&s) {
                Awaits::Nobody => return,
                Awaits::Chance => {
                    let outcome = duel.draw(&s, dice);
                    duel.fall(&mut s, outcome, &mut notes.log());
                }
                Awaits::Seats { due, .. } => {
                    let seat = due.lowest().expect("somebody is awaited");
                    said(&question);
                    asked.extend(met(duel, &s));
                    duel.choices(&s, seat, &mut choices);
                    if apart {
                        are_told_apart(duel, &s, seat, choices.as_slice(), languages);
                    }
                    for &action in choices.as_slice() {
                        let meaning = Written::meaning(duel, &s, seat, action).expect("the duel says its choices");
                        assert!(!["duel.pass.no", "duel.accept.yes"].contains(&meaning.key), "{question:?}");
                        said(&meaning);
                    }
                    let action = duel.pick(&s, seat, dice);
                    duel.apply(&mut s, seat, action, &mut notes.log());
                }
            }
            for event in &notes.events {
                for viewer in [Viewer::Full, Viewer::Public, Viewer::Seat(Seat(0))] {
                    said(&duel.tell(&event.seen_by(viewer).expect("everybody hears of it")));
                }
            }
            notes.clear();
        }
    }

    /// Checks that a phrase contains no place in the notation of records, and no numbers except those that the table
    /// shows.
    fn in_words(phrase: &Phrase) {
        fn part(name: &str, it: &Part, phrase: &Phrase) {
            match it {
                Part::Place(at) => panic!("{at} is shown as a coordinate: {phrase:?}"),
                Part::Number(_) => assert!(SHOWN_NUMBERS.contains(&name), "{name} is shown as a number: {phrase:?}"),
                Part::Said(inner) => in_words(inner),
                Part::List(parts) => parts.iter().for_each(|it| part(name, it, phrase)),
                _ => {}
            }
        }
        phrase.with.iter().for_each(|(name, it)| part(name, it, phrase));
    }

    /// The names of numbers that people may read: of turns, dice and dials, of stacks with the same back, and amounts.
    const SHOWN_NUMBERS: [&str; 16] = [
        "turn", "number", "n", "count", "points", "short", "stored", "counted", "hidden", "limit", "stops", "cannon",
        "sum", "against", "own", "other",
    ];

    /// Checks that every choice says what it is about, except plain answers such as `roll`, and that two choices of a
    /// question differ in what they are about and in their words, except choices of equal cards.
    fn are_told_apart(duel: &Duel, s: &State, seat: Seat, choices: &[Action], languages: &[&Texts]) {
        const PLAIN: [&str; 6] = ["roll", "end", "pass", "accept", "ship", "remove"];
        let about = |&action| duel.about(s, seat, action);
        let all: Vec<About> = choices.iter().map(about).collect();
        for (at, (it, action)) in all.iter().zip(choices).enumerate() {
            let plain = *it == About { does: it.does.clone(), ..About::default() };
            assert_eq!(plain, PLAIN.contains(&it.does.as_str()), "{it:?}");
            assert!(duel.action_text(*action).starts_with(&it.does), "{it:?}");
            assert!(!all[..at].contains(it), "two choices are about {it:?}");
        }
        // To people all cards of one title are equal.
        let title = |name: String| duel.named(&name).map(|face| duel.card(face).def().name.to_string());
        let alike = |it: About| format!("{:?}", About { index: None, card: it.card.and_then(title), ..it });
        for texts in languages {
            let pair = |&action| (texts.say(&duel.meaning(s, seat, action)), alike(duel.about(s, seat, action)));
            let mut pairs: Vec<(String, String)> = choices.iter().map(pair).collect();
            pairs.sort();
            pairs.dedup();
            assert!(pairs.is_sorted_by(|one, other| one.0 < other.0), "two of these are alike: {pairs:?}");
        }
    }

    #[test]
    fn a_choice_says_what_it_is_about() {
        let mut scene = duel().city(A, 0).hand(A, [Abbey]).rich(A);
        let about = |scene: &crate::testkit::Scene, text: &str| {
            let action = scene.duel.action_from(text).expect("an action");
            serde_json::to_value(scene.duel.about(&scene.s, A, action)).expect("JSON")
        };
        let is = |text: &str, right: serde_json::Value| assert_eq!(about(&scene, text), right);
        is("end", json!({ "does": "end" }));
        is("build abbey 0,a2", json!({ "does": "build", "card": "abbey", "ground": 0, "site": "0,a2" }));
        is("city 2", json!({ "does": "city", "ground": 0, "center": "2" }));
        is("road left", json!({ "does": "road", "ground": 0, "center": "-1", "end": "left" }));
        is("trade wool ore", json!({ "does": "trade", "gives": [["wool", 3]], "brings": [["ore", 1]] }));
        let put = json!({ "does": "put", "card": "abbey", "stack": 2 });
        is("put abbey 2", put);
        let pay = json!({ "does": "pay", "card": "forest-2", "ground": 0, "region": "-1,a", "resource": "lumber", "pays": [["-1,a", 1]] });
        is("pay -1,a", pay);
        let words = |scene: &crate::testkit::Scene, text: &str| {
            let action = scene.duel.action_from(text).expect("an action");
            let said = |texts: &Texts| texts.say(&scene.duel.meaning(&scene.s, A, action));
            languages().map(said)
        };
        let inner = ["Build Abbey above the city at the left end", "Abtei über der Stadt am linken Ende bauen"];
        assert_eq!(words(&scene, "build abbey 0,a"), inner);
        let below =
            ["Build Abbey below the settlement at the right end", "Abtei unter der Siedlung am rechten Ende bauen"];
        assert_eq!(words(&scene, "build abbey 2,b"), below);
        assert_eq!(words(&scene, "draw 2")[0], "Draw from stack Basic 3");
        scene.does(A, "end");
    }

    fn question(scene: &crate::testkit::Scene) -> String {
        languages()[0].say(&Written::question(&scene.duel, &scene.s, Seat(0)).expect("a question"))
    }

    fn answers(scene: &crate::testkit::Scene, seat: Seat) -> Vec<String> {
        let mut choices = Choices::default();
        scene.duel.choices(&scene.s, seat, &mut choices);
        let meaning = |&action| Written::meaning(&scene.duel, &scene.s, seat, action).expect("a meaning");
        choices.as_slice().iter().map(|action| languages()[0].say(&meaning(action))).collect()
    }

    fn log(scene: &crate::testkit::Scene, seat: Seat) -> Vec<String> {
        let seen = scene.notes.events.iter().filter_map(|event| event.seen_by(Viewer::Seat(seat)));
        seen.map(|event| languages()[0].say_to(&scene.duel.tell(&event), Some(seat))).collect()
    }

    #[test]
    fn the_relocation_says_what_yes_and_no_mean_and_the_log_tells_what_was_chosen() {
        let mut duel = duel().at(A, Abbey, "0,a").at(A, Storehouse, "2,b");
        duel.plays(A, Relocation);
        assert_eq!(question(&duel), "Relocation: swap two expansions, or two regions?");
        assert_eq!(answers(&duel, A), ["Swap expansions", "Swap regions"]);
        assert_eq!(duel.duel.asked_name(&duel.s), "relocation");
        duel.passes(A);
        assert_eq!(log(&duel, B), ["Seat 0 decides: swap regions."]);
        duel.does(A, "choose -1,a");
        assert_eq!(log(&duel, A), ["You choose Forest 2."]);
        duel.does(A, "choose 3,b");
        assert!(log(&duel, B).iter().any(|line| line.starts_with("Seat 0 swaps Forest 2 and ")), "{:?}", log(&duel, B));
    }

    #[test]
    fn the_riots_say_their_price() {
        let mut duel = duel().with(A, [Harald, OreShip, Inga]).stored(A, Gold, 3);
        duel.draws_event(Riots);
        assert_eq!(question(&duel), "Riots: pay 2 gold, or lose a unit?");
        assert_eq!(answers(&duel, A), ["Pay 2 gold", "Lose a unit"]);
    }

    #[test]
    fn what_follows_from_a_card_names_it_and_what_the_rules_ask_names_none() {
        let mut duel = duel().with(A, [Irmgard, Harald]).stored(A, Gold, 1);
        duel.draws_event(Riots).passes(A).chooses_stack(A, 0);
        assert_eq!(duel.duel.asking(&duel.s), Some(Irmgard), "{}", question(&duel));
        let mut duel = crate::testkit::duel().hand(A, [Brigitta]).before_roll();
        duel.plays(A, Brigitta).does(A, "number 2");
        duel.event_die(crate::position::state::EventFace::Harvest);
        assert_eq!(duel.duel.asking(&duel.s), None, "{}", question(&duel));
    }

    #[test]
    fn a_look_through_a_stack_is_one_line_and_only_its_reader_is_told_the_cards() {
        let mut duel = duel();
        let mut notes = Notes::default();
        crate::cx::Cx { duel: &duel.duel, s: &mut duel.s, log: &mut notes.log() }.look(A, Row::stack(0));
        duel.notes = notes;
        assert_eq!(log(&duel, B), ["Seat 0 looks at 12 cards of stack Basic 1."]);
        let own = log(&duel, A);
        assert!(
            own.len() == 1 && own[0].starts_with("You look at 12 cards of stack Basic 1: Brick Factory, Lumber Camp, "),
            "{own:?}"
        );
    }

    #[test]
    fn a_settlement_is_paid_for_where_it_is_built_and_the_log_tells_where_its_regions_lie() {
        let mut duel = duel().rich(A).road(A).next_region("hills-1");
        duel.does(A, "settlement right");
        let told = log(&duel, B);
        let lines = ["Seat 0 pays for a settlement at the right end.", "Seat 0 builds a settlement at the right end."];
        assert!(lines.iter().all(|line| told.contains(&line.to_string())), "{told:?}");
        duel.does(A, "above hills-1");
        assert_eq!(log(&duel, A)[0], "You lay Hills 1 in the upper row, at the right end.");
    }

    #[test]
    fn the_choice_of_the_upper_region_says_where_both_come_to_lie() {
        let mut duel = duel().rich(A).road(A).next_region("hills-1").next_region("forest-4");
        duel.does(A, "settlement right");
        let about = |text: &str| duel.duel.about(&duel.s, A, duel.duel.action_from(text).expect("an action")).lays;
        let lies = |name: &str, at: &str| (name.to_string(), at.to_string());
        assert_eq!(about("above forest-4"), [lies("forest-4", "5,a"), lies("hills-1", "5,b")]);
        assert_eq!(about("above hills-1"), [lies("forest-4", "5,b"), lies("hills-1", "5,a")]);
    }

    #[test]
    fn only_the_one_who_chooses_a_card_is_told_of_which_row() {
        let mut duel = duel().with(A, [Candamir]).hand(B, [Abbey, Scout]);
        duel.draws_event(FraternalFeuds);
        let row = |viewer: Viewer| duel.duel.view(&duel.s, viewer).row;
        assert_eq!(row(Viewer::Seat(A)), Some("hand 1".into()));
        assert_eq!([Viewer::Seat(B), Viewer::Public, Viewer::Full].map(row), [None, None, None]);
    }

    #[test]
    fn a_guard_s_die_is_told_with_the_faces_that_stop_the_attack() {
        let mut duel = duel().with(A, [HedgeTavern]).with(B, [LookoutTower, Abbey]);
        duel.plays(A, Arsonist).rolls(B, 5);
        assert!(
            log(&duel, B).contains(&"You roll 5 in defence; the attack fails on 1 and 2.".into()),
            "{:?}",
            log(&duel, B)
        );
    }

    #[test]
    fn a_place_of_the_other_player_is_named_as_such() {
        let mut duel = duel().with(A, [HedgeTavern]).with(B, [Abbey, Storehouse]);
        duel.plays(A, Arsonist);
        let place = "above the settlement at the left end, in the other principality";
        assert_eq!(answers(&duel, A)[0], format!("Choose Abbey {place}"));
    }
}
