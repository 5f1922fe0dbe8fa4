//! What a question is about: the card that asks it, and the words for what its answers mean.

use kernel::Seat;

use crate::cards::Card;
use crate::matches::rules::Duel;
use crate::position::piles::Row;
use crate::position::state::State;

impl Duel {
    /// The card behind the current question or payment; none where the rules themselves ask.
    pub fn asking(&self, s: &State) -> Option<Card> {
        s.agenda.frames().iter().rev().find_map(|frame| frame.card(self, s))
    }

    /// The owner of the principality in which a place may be chosen now.
    pub(crate) fn ground(&self, s: &State) -> Option<Seat> {
        s.agenda.top().ground().or(self.asked(s))
    }

    /// The row of which a card is asked for.
    pub(crate) fn asked_row(&self, s: &State) -> Option<Row> {
        s.agenda.top().row(self)
    }

    /// What it means to pass now: a key of `texts/`.
    pub(crate) fn pass_words(&self, s: &State) -> &'static str {
        s.agenda.top().pass_words(self, s)
    }

    /// What it means to say yes now: a key of `texts/`.
    pub(crate) fn accept_words(&self, s: &State) -> &'static str {
        s.agenda.top().accept_words(self, s)
    }
}

#[cfg(all(test, feature = "json"))]
mod tests {
    use kernel::testkit::Dice;
    use kernel::{Awaits, Choices, Game, Notes, Seen, Viewer, Written};
    use texts::Texts;

    use super::*;
    use crate::agenda::Frame;
    use crate::cards::Card::*;
    use crate::chapters::effects::Play;
    use crate::matches::edition::RIVALS;
    use crate::testkit::{A, B, duel, every_match};
    use crate::vocabulary::resource::Resource::*;

    /// The languages in which everything is said.
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
                walk(&duel, dice, &languages, &mut asked);
            }
        }
        // Tables that random players hardly ever come to.
        let mut brigands = duel().with(A, [Candamir]).road(B).rich(B).turn(B).next_region("hills-1");
        brigands.does(B, "settlement right").does(B, "above hills-1");
        let mut brigands = brigands.poor(B).turn(A).stock_at(B, "5,a", 2).stock_at(B, "-1,b", 2);
        let mut barn = duel().city(A, 0).with(A, [Austin]).stored(A, Lumber, 2).stored(A, Brick, 1).stored(A, Ore, 1);
        let mut doctor = duel().city(A, 0).at(A, BathHouse, "0,a").at(A, BathHouse, "0,b");
        let rare = [&*brigands.plays(A, Brigands), &*barn.builds(A, TitheBarn), &*doctor.plays(A, Doctor)];
        asked.extend(rare.iter().flat_map(|scene| met(&scene.duel, &scene.s)));
        let all = Card::ALL.iter().flat_map(|&card| card.def().asks.iter().map(move |words| (card, words.step)));
        let unmet: Vec<(Card, u8)> = all.filter(|it| !asked.contains(it)).collect();
        assert_eq!(unmet, [], "these are met by nobody");
        // A card that goes on at a later step was met there, too: no question without words can hide.
        let can_be_chosen = |card: &Card| card.def().printings.iter().any(|it| it.set.is_complete());
        let waits = RIVALS.cards().filter(can_be_chosen).filter(|card| card.def().waits.is_some());
        let unmet: Vec<Card> = waits.filter(|card| !asked.iter().any(|it| it.0 == *card)).collect();
        assert_eq!(unmet, [Forest; 0], "nobody comes to a later step of these");
    }

    /// The cards that wait, each with the step that it goes on with. If one asks, its question names it and has words; and
    /// what each seat knows is read back: every card says that it waits like this.
    fn met(duel: &Duel, s: &State) -> Vec<(Card, u8)> {
        let frames = s.agenda.frames();
        if let Some(Play { card, step, .. }) = duel.asking_play(s) {
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

    /// Plays at random and holds all that is asked, offered and told against the texts.
    fn walk(duel: &Duel, dice: &mut Dice, languages: &[&Texts], asked: &mut Vec<(Card, u8)>) {
        let (mut s, mut notes, mut choices) = (duel.start(), Notes::default(), Choices::default());
        let said = |phrase: &kernel::Phrase| {
            for texts in languages {
                let said = texts.say(phrase);
                assert!(texts.has(phrase.key) && !said.contains(['{', '}']), "{said}: {phrase:?}");
                assert!(!said.contains("duel."), "{said}");
            }
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
        assert_eq!(duel.duel.asked_words(&duel.s), "Relocation: yes or no");
        duel.passes(A);
        assert_eq!(log(&duel, B), ["Seat 0 decides: swap regions."]);
        duel.does(A, "choose -1,a");
        assert_eq!(log(&duel, A), ["You choose Forest 2 at -1,a."]);
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
        assert_eq!(log(&duel, B), ["Seat 0 looks at 12 cards of stack 0."]);
        let own = log(&duel, A);
        assert!(
            own.len() == 1 && own[0].starts_with("You look at 12 cards of stack 0: Brick Factory, Lumber Camp, "),
            "{own:?}"
        );
    }

    #[test]
    fn a_settlement_is_paid_for_where_it_is_built() {
        let mut duel = duel().rich(A).road(A);
        duel.does(A, "settlement right");
        let told = log(&duel, B);
        let lines = ["Seat 0 pays for a settlement at 4.", "Seat 0 builds a settlement at 4."];
        assert!(lines.iter().all(|line| told.contains(&line.to_string())), "{told:?}");
    }
}
