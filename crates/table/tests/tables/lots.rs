//! Drawing again from the lots of a game gives the same dice and cards.

use kernel::{Awaits, Game, Notes, Written};
use table::{Dice, Family, Secret, Task, with_family};

struct Drawn;

impl Task for Drawn {
    type Out = (u32, u32);

    /// How many falls of a random game were drawn again, and how many cannot be.
    fn run<F: Family + 'static>(self, family: F) -> Self::Out {
        let (mut again, mut untold) = (0, 0);
        for game in 0..3u8 {
            let dice = Dice::new(Secret([game; 32]), vec![String::new(); usize::from(family.seats())]);
            let rules = family.draw(dice.setup_seed()).unwrap();
            let mut picks = dice.moment(1 << 40);
            let mut state = rules.start();
            let mut falls = 0;
            let mut notes = Notes::default();
            for _ in 0..3000 {
                notes.clear();
                match rules.awaits(&state) {
                    Awaits::Nobody => break,
                    Awaits::Seats { due, may } => {
                        let seat = if due.is_empty() { may.lowest() } else { due.lowest() }.expect("somebody is asked");
                        let action = rules.pick(&state, seat, &mut picks);
                        rules.apply(&mut state, seat, action, &mut notes.log());
                    }
                    Awaits::Chance => {
                        falls += 1;
                        let fell = rules.draw(&state, &mut dice.moment(falls));
                        match rules.lots(&state, fell) {
                            Some(lots) => {
                                let words = lots.draw(&mut dice.moment(falls)).join(" ");
                                let text = rules.write_outcome(fell);
                                assert_eq!(text.split_once(' ').unwrap().1, words, "{text} of {lots:?}");
                                again += 1;
                            }
                            None => untold += 1,
                        }
                        rules.fall(&mut state, fell, &mut notes.log());
                    }
                }
            }
        }
        (again, untold)
    }
}

#[test]
fn all_that_falls_on_the_island_can_be_drawn_again() {
    for spec in [
        "island:seats=3",
        "island:seats=3,peace=3",
        "island:seats=4,helpers,frenemies",
        "island:seats=3,map=fog-islands",
        "island:seats=6",
    ] {
        let (again, untold) = with_family(spec, Drawn).unwrap();
        assert!(again > 50, "{spec}: {again} falls");
        assert_eq!(untold, 0, "{spec}");
    }
}

#[test]
fn what_the_dice_of_the_duel_show_can_be_drawn_again() {
    assert!(with_family("duel", Drawn).unwrap().0 > 20);
}
