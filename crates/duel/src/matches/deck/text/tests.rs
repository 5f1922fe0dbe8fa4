//! Decks as text: which files are read, and which faults are reported in which line.

use kernel::testkit::Dice;
use kernel::{InOrder, below};

use super::{DeckText, Fault, counted};
use crate::cards::Card::{self, *};
use crate::matches::options::Options;
use crate::matches::setup::Setup;

/// German titles of some cards.
fn german(card: Card) -> Vec<String> {
    match card {
        Abbey => vec!["Abtei".into()],
        ClassicAbbey => vec!["Kloster".into()],
        _ => Vec::new(),
    }
}

fn read(text: &str) -> Result<DeckText, Vec<Fault>> {
    DeckText::read(text, &german)
}

/// A random legal deck.
fn by_lot(spec: &str, seed: u64) -> DeckText {
    let options = Options::from_spec(spec).unwrap();
    let deck = options.decks().unwrap().draw(&options, &mut Dice::new(seed));
    DeckText { name: "By lot".into(), about: "A plan.".into(), options, deck }
}

/// The faults of a deck without lists of draw cards, for tests of single lines. Faults in other lines are left out.
fn faults(lines: &str) -> Vec<(u32, &'static str)> {
    let text = format!("name: A\ngame: duel:tournament\n{lines}");
    let sizes = ["deck.fault.hand-size", "deck.fault.size", "deck.fault.events", "deck.fault.must"];
    let all = read(&text).unwrap_err().into_iter().map(|fault| (fault.line, fault.what.key));
    all.filter(|(_, key)| !sizes.contains(key)).collect()
}

#[test]
fn a_deck_is_written_and_read_back() {
    for spec in ["duel:tournament", "duel:tournament,explorers,deck=45", "classic:tournament,stacks=3"] {
        for seed in 0..20 {
            let deck = by_lot(spec, seed);
            let read = read(&deck.write()).unwrap();
            assert_eq!((&read.name, &read.about, read.options), (&deck.name, &deck.about, deck.options));
            let lists = |it: &DeckText| [&it.deck.hand, &it.deck.cards, &it.deck.events].map(|list| counted(list));
            assert_eq!(lists(&read), lists(&deck));
        }
    }
}

#[test]
fn a_card_is_named_by_its_key_or_by_its_title_in_either_language() {
    let text = by_lot("duel:tournament", 1).write();
    let one = |name: &str| {
        let with = format!("game: duel:tournament\nhand:\n {name}\n");
        let faults = read(&with).unwrap_err();
        faults.iter().all(|fault| fault.line != 3)
    };
    for name in ["abbey", "Abbey", "ABTEI", "1 abtei  # the first", "1 large-trade-ship", "1 Large  Trade ship"] {
        assert!(one(name), "{name}");
    }
    assert!(!one("1 Kloster"), "that is the other edition");
    assert!(read(&text.replace("hand:", "# a comment\nhand:  # and one more")).is_ok());
}

#[test]
fn a_title_that_two_cards_share_names_neither_of_them() {
    assert_eq!(faults("cards:\n1 Chapel\n"), [(4, "deck.fault.alike")]);
    let told = read("name: A\ngame: duel:tournament\ncards:\nchapel").unwrap_err();
    assert!(format!("{told:?}").contains("chapel-low, chapel-high"), "{told:?}");
    assert_eq!(faults("cards:\n1 chapel-low\n1 Chapel-high\n"), []);
}

#[test]
fn every_fault_is_told_with_its_line_and_the_nearest_name() {
    assert_eq!(
        faults("cards:\nabbeyy\nzzz\n0 abbey\n7\n"),
        [(4, "deck.fault.nearest"), (5, "deck.fault.no-card"), (6, "deck.fault.count"), (7, "deck.fault.count"),]
    );
    let near = read("name: A\ngame: duel:tournament\ncards:\nabtai").unwrap_err();
    assert!(format!("{near:?}").contains("Abtei"), "{near:?}");
    // Jean would be nearer, but nobody brings a sea card.
    let near = read("name: A\ngame: duel:tournament\ncards:\njeann").unwrap_err();
    assert!(!format!("{near:?}").to_lowercase().contains("jean\""), "{near:?}");
    assert_eq!(faults("cards:\n9 scout\n"), [(4, "deck.fault.limit")]);
    // The second line exceeds the limit, because hand and cards are of one deck.
    assert_eq!(faults("hand:\n1 inga\ncards:\n1 inga\n"), [(6, "deck.fault.limit")]);
    assert_eq!(faults("cards:\n1 riots\nevents:\n1 abbey\n"), [(4, "deck.fault.event"), (6, "deck.fault.no-event")]);
    assert_eq!(faults("events:\n1 yule\n"), [(4, "deck.fault.anyway")]);
    assert_eq!(faults("cards:\n1 navigator\n"), [(4, "deck.fault.not-here")]);
    assert_eq!(faults("wish: a bird\n"), [(3, "deck.fault.no-part")]);
    assert_eq!(faults("cards:\ncards:\n"), [(4, "deck.fault.twice")]);
}

#[test]
fn a_deck_for_the_other_edition_is_refused() {
    let classic = by_lot("classic:tournament", 1).write();
    let table = Options::from_spec("duel:tournament").unwrap();
    let faults = DeckText::read_for(&classic, Some(&table), &german).unwrap_err();
    assert_eq!(faults.iter().map(|it| (it.line, it.what.key)).collect::<Vec<_>>(), [(3, "deck.fault.other-game")]);
    let no_decks = read("name: A\ngame: duel:theme=gold\n").unwrap_err();
    assert_eq!((no_decks[0].line, no_decks[0].what.key), (2, "deck.fault.no-decks"));
    let theme = Options::from_spec("duel:theme=gold").unwrap();
    let no_decks = DeckText::read_for(&classic, Some(&theme), &german).unwrap_err();
    assert_eq!((no_decks.len(), no_decks[0].what.key), (1, "deck.fault.no-decks"));
    // A table with another goal takes the deck, one with another size does not.
    let deck = by_lot("duel:tournament", 1).write();
    let for_table = |spec: &str| DeckText::read_for(&deck, Some(&Options::from_spec(spec).unwrap()), &german);
    assert!(for_table("duel:tournament,target=9").is_ok());
    assert_eq!(for_table("duel:tournament,deck=32").unwrap_err()[0].what.key, "deck.fault.size");
}

#[test]
fn numbers_that_are_wrong_are_told_at_their_list() {
    let deck = by_lot("duel:tournament", 1);
    let changed = |change: &dyn Fn(&mut DeckText)| {
        let mut wrong = deck.clone();
        change(&mut wrong);
        let faults = read(&wrong.write()).unwrap_err();
        faults.iter().map(|it| it.what.key).collect::<Vec<_>>()
    };
    assert_eq!(changed(&|it| it.deck.cards.truncate(29)), ["deck.fault.size"]);
    assert_eq!(changed(&|it| it.deck.cards.extend(it.deck.hand.pop())), ["deck.fault.hand-size"]);
    assert_eq!(changed(&|it| it.deck.events.retain(|card| *card != Riots)), ["deck.fault.events", "deck.fault.must"]);
}

/// A deck file is accepted exactly if a set-up with the deck is legal.
#[test]
fn the_file_and_the_set_up_agree_on_what_is_legal() {
    let options = Options::from_spec("duel:tournament").unwrap();
    let pool = options.edition.cards().filter(|card| card.def().kind != crate::card::CardKind::Region);
    let pool: Vec<Card> = pool.collect();
    let (mut dice, mut legal) = (Dice::new(5), 0);
    for seed in 0..400 {
        let mut text = by_lot("duel:tournament", seed % 40);
        let lists = [&mut text.deck.hand, &mut text.deck.cards, &mut text.deck.events];
        for list in lists {
            let at = below(&mut dice, list.len() as u32 * 3) as usize;
            if let Some(card) = list.get_mut(at) {
                *card = pool[below(&mut dice, pool.len() as u32) as usize];
            }
        }
        let decks = [by_lot("duel:tournament", 1).deck, text.deck.clone()];
        let dealt = Setup::of_decks(options, &decks, &mut InOrder);
        assert_eq!(dealt.is_ok(), read(&text.write()).is_ok(), "{dealt:?} {:?}", read(&text.write()));
        legal += usize::from(dealt.is_ok());
    }
    assert!((20..380).contains(&legal), "{legal}");
}

/// A damaged file is refused or read. If it is read, the deck is the same after writing and reading it again.
#[test]
fn spoiled_files_are_refused_or_mean_what_they_say() {
    let files = if std::env::var_os("COMMONLAND_SOAK").is_some() { 100_000 } else { 1_500 };
    let sound = ["duel:tournament", "duel:tournament,explorers", "classic:tournament"].map(|it| by_lot(it, 3).write());
    let words = [
        "99", "0", "-1", "#", ":", "hand:", "cards:", "events:", "game:", "duel", "abbey", "Abtei", "\u{0}", "ß", "\n",
    ];
    let (mut dice, mut read_back) = (Dice::new(11), 0);
    for file in 0..files {
        let mut text: Vec<char> = sound[file % 3].chars().collect();
        for _ in 0..=below(&mut dice, 3) {
            let at = below(&mut dice, text.len() as u32) as usize;
            match below(&mut dice, 5) {
                0 => drop(text.remove(at)),
                1 => text[at] = char::from_u32(below(&mut dice, 0x2fff)).unwrap_or(' '),
                2 => text.truncate(at),
                3 => {
                    let word = words[below(&mut dice, words.len() as u32) as usize];
                    text.splice(at..at, word.chars());
                }
                _ => {
                    let end = (at + below(&mut dice, 40) as usize).min(text.len());
                    let part = text[at..end].to_vec();
                    text.splice(at..at, part);
                }
            }
            if text.is_empty() {
                text.push('#');
            }
        }
        let text: String = text.into_iter().collect();
        match read(&text) {
            Ok(deck) => {
                let again = read(&deck.write()).expect("what was read is written legally");
                assert_eq!(again.write(), deck.write());
                read_back += 1;
            }
            Err(faults) => assert!(!faults.is_empty(), "{text}"),
        }
    }
    assert!(read_back > files / 100, "{read_back}");
}

#[test]
fn a_file_without_end_is_not_read() {
    let long = read(&"abbey\n".repeat(10_000)).unwrap_err();
    assert_eq!(long.iter().map(|it| it.what.key).collect::<Vec<_>>(), ["deck.fault.long"]);
}

#[test]
fn every_fault_of_a_long_file_is_told() {
    let many = read(&format!("name: A\ngame: duel:tournament\ncards:\n{}", "abbez\n".repeat(250))).unwrap_err();
    let lines: Vec<u32> = many.iter().map(|fault| fault.line).filter(|line| *line > 3).collect();
    assert_eq!(lines, (4..254).collect::<Vec<u32>>());
}

#[test]
fn the_cards_are_judged_even_if_the_game_has_a_slip() {
    let read = |game: &str| read(&format!("name: A\ngame: {game}\nhand:\nabbez\n")).unwrap_err();
    let keys = |game: &str| read(game).iter().map(|fault| (fault.line, fault.what.key)).collect::<Vec<_>>();
    for game in ["duel:tournment", "duel:tournament,explorer"] {
        assert!(keys(game).contains(&(2, "deck.fault.game-usual")), "{:?}", read(game));
        assert!(keys(game).contains(&(4, "deck.fault.nearest")), "{:?}", read(game));
    }
    assert_eq!(keys("chess"), [(2, "deck.fault.game")]);
}
