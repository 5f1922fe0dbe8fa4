//! Insurrection (Prosperity).

use crate::cards::prelude::*;

const BEGIN: u8 = 0;
const WHICH: u8 = 1;
const LOSE: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "insurrection",
    name: "Insurrection",
    text: "Everybody puts one of their buildings with a price of 2 or more resources under a stack.",
    kind: CardKind::Event,
    printings: &[print(Set::Prosperity, 2).moons(1)],
    asks: &[Words::which(LOSE, "duel.ask.insurrection")],
    above: true,
    reseat: Some(4),
    hits: Some(|duel, s| {
        let hit = |seat: &Seat| duel.picked(s, *seat, Card::Insurrection) != [0; 2];
        [Seat(0), Seat(1)].into_iter().filter(hit).collect()
    }),
    event: Some(rise_up),
    picks: Some(is_dear),
    waits: Some(|it| match it.play {
        EffectPlay { step: WHICH, memo: 0..2, .. } => it.goes_on(),
        EffectPlay { step: LOSE, memo: seat @ 0..2, .. } => {
            let seat = Seat(seat);
            let [home, _] = it.duel.picked(it.s, seat, Card::Insurrection);
            it.asks(seat, Ask::Lying(seat)) || it.asks_site_among(seat, seat, home)
        }
        _ => false,
    }),
    ..CARD
};

/// Whether a card is a building with a printed price of 2 resources or more. Owls and stars do not count.
fn is_dear(card: Card) -> bool {
    let def = card.def();
    def.kind == CardKind::Building && def.cost.total() + def.extra.any + def.from_region >= 2
}

fn rise_up(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let seat = Seat(play.memo);
    match play.step {
        BEGIN => {
            for seat in [play.by, foe(play.by)] {
                cx.then(EffectPlay { memo: seat.0, ..play.step(WHICH) });
            }
        }
        WHICH if !cx.applies_to(seat) || cx.duel.picked(cx.s, seat, play.card) == [0; 2] => {}
        WHICH => cx.ask_lying(seat, seat, play.step(LOSE)),
        LOSE => cx.bury(seat, play.site()),
        step => unreachable!("the Insurrection has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use kernel::Game;
    use kernel::testkit::Dice;

    use crate::card::Set;
    use crate::cards::Card;
    use crate::cards::Card::*;
    use crate::matches::options::{Mode, Options};
    use crate::matches::setup::Setup;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, princes, theme, tournament_of};
    use crate::vocabulary::action::{CardOrder, Outcome};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    const WITH_TURMOIL: [Set; 3] = [Set::Gold, Set::Turmoil, Set::Prosperity];

    #[test]
    fn everybody_loses_a_building_the_active_player_first() {
        // prosperity/insurrection E, prosperity/insurrection R6, enlightenment D34
        let mut duel = theme(Set::Prosperity).with(A, [Abbey, Theater]).with(B, [Storehouse, Hospital]).turn(B);
        duel.draws_event(Insurrection);
        assert_eq!(duel.offers(B).len(), 2);
        duel.chooses(B, Hospital).chooses(A, Abbey).chooses_stack(A, 0);
        duel.has_not(B, Hospital).has(B, Storehouse).has_not(A, Abbey).has(A, Theater).rests();
        assert_eq!(duel.row(Row::stack(3)).last(), Some(&Hospital));
        assert_eq!(duel.row(Row::stack(0)).last(), Some(&Abbey));
    }

    #[test]
    fn only_buildings_of_two_resources_or_more_count() {
        // prosperity/insurrection R6, enlightenment D34: a Market Town costs 1 grain
        let mut duel = theme(Set::Prosperity).with(A, [Harald, CommonLand, SmallMarketTown, Prince]);
        duel.draws_event(Insurrection);
        duel.rests();
        let mut duel = theme(Set::Prosperity).with(A, [VillageSchool, Harald]);
        duel.draws_event(Insurrection);
        duel.has_not(A, VillageSchool).has(A, Harald).rests();
    }

    #[test]
    fn a_star_keeps_a_player_out_of_it() {
        // prosperity/insurrection R5, prosperity/public-feeling E
        let mut duel = theme(Set::Prosperity).with(A, [Theater]).dial(A, PublicFeeling, 1);
        duel.draws_event(Insurrection).accepts(A);
        duel.has(A, Theater).stars(A, 0);
    }

    #[test]
    fn whoever_is_asked_sees_what_is_at_stake() {
        // prosperity/insurrection R5
        use kernel::{Game, Viewer};
        let mut duel = theme(Set::Prosperity).with(A, [Theater, Harald, Abbey]).dial(A, PublicFeeling, 1);
        duel.draws_event(Insurrection);
        let stake = |seat| duel.duel.view(&duel.s, Viewer::Seat(seat)).stake;
        assert_eq!((stake(A), stake(B)), (vec!["theater".to_string(), "abbey".to_string()], vec![]));
    }

    #[test]
    fn what_lay_face_up_goes_home() {
        // enlightenment D34: in the Theme Game it goes to the face-up stack, in the Duel of the Princes under a stack
        // of the set
        let mut duel = theme(Set::Prosperity).with(A, [BuildersHut]);
        let before = duel.row(Row::FACE_UP).len();
        duel.draws_event(Insurrection);
        duel.has_not(A, BuildersHut).rests();
        assert_eq!(duel.row(Row::FACE_UP).len(), before + 1);
        let mut duel = princes(WITH_TURMOIL).with(A, [BuildersHut]);
        duel.draws_event(Insurrection);
        duel.has_not(A, BuildersHut).rests();
        assert_eq!(duel.row(Row::stack(5)).last(), Some(&BuildersHut));
    }

    #[test]
    fn buildings_abroad_count_for_their_owner() {
        // prosperity/insurrection R6, enlightenment D34
        let mut duel = princes([Set::Gold, Set::Imagined, Set::Prosperity]).with(A, [Abbey]).with(B, [Harald]);
        duel = duel.at(A, Outpost, "abroad/0,b");
        duel.draws_event(Insurrection);
        assert_eq!(duel.offers(A), ["choose 0,a", "choose abroad/0,b"]);
        duel.chooses(A, Outpost);
        duel.has_not(A, Outpost).has(A, Abbey).rests();
        let mut duel = princes([Set::Gold, Set::Imagined, Set::Prosperity]).at(A, Outpost, "abroad/0,b");
        duel.draws_event(Insurrection);
        duel.has_not(A, Outpost).rests(); // the only one
    }

    #[test]
    fn irmgard_pays_for_what_was_lost() {
        // enlightenment 7.1
        let mut duel = princes(WITH_TURMOIL).with(A, [Irmgard, Abbey]);
        duel.draws_event(Insurrection).chooses_stack(A, 0).takes(A, Ore);
        duel.has_not(A, Abbey).stock(A, Ore, 1).rests();
    }

    #[test]
    fn it_goes_under_the_four_topmost_events() {
        // prosperity/insurrection E, prosperity/insurrection R2, enlightenment 5.1
        for mut duel in [theme(Set::Prosperity), princes(WITH_TURMOIL)] {
            duel.draws_event(Insurrection);
            assert_eq!(duel.row(Row::EVENTS)[4], Insurrection);
            assert!(duel.s.piles.knows(A, Row::EVENTS, 4) && duel.s.piles.knows(B, Row::EVENTS, 4));
        }
    }

    #[test]
    fn with_fewer_than_four_events_it_goes_to_the_bottom() {
        // enlightenment D35
        let mut duel = theme(Set::Prosperity);
        while duel.s.piles.len(Row::EVENTS) > 4 {
            let other = duel.row(Row::EVENTS).iter().position(|&card| card != Insurrection).expect("there are others");
            let slot = duel.s.piles.remove(Row::EVENTS, other);
            duel.s.piles.push(Row::OUT, slot);
        }
        duel.draws_event(Insurrection);
        assert_eq!(duel.row(Row::EVENTS)[3], Insurrection);
    }

    #[test]
    fn in_the_theme_game_it_lies_above_yule_whenever_the_stack_is_made() {
        // prosperity/insurrection R1, enlightenment 4.3, enlightenment 5.1
        let below_yule = |events: &[Card]| events.iter().rev().take_while(|&&card| card != Yule).copied().collect();
        for seed in 0..30 {
            let setup = Setup::draw(Options::of(Mode::Theme(Set::Prosperity)), &mut Dice::new(seed));
            let events: Vec<Card> = setup.events.iter().map(|print| print.card).collect();
            let below: Vec<Card> = below_yule(&events);
            assert!(events.len() == 13 && below.len() == 3 && !below.contains(&Insurrection), "{events:?}");
            assert_eq!(setup.check(), Ok(()));
            let mut wrong = setup.clone();
            let at = events.iter().position(|&card| card == Insurrection).expect("there are two");
            wrong.events.swap(at, events.len() - 1);
            assert_eq!(wrong.check().unwrap_err().0, "Insurrection lies above Yule");
        }
        let mut duel = theme(Set::Prosperity);
        duel.draws_event(Yule);
        let mut last = None;
        for seed in 0..30 {
            let outcome = duel.duel.draw(&duel.s, &mut Dice::new(seed));
            assert_eq!(duel.duel.check_outcome(&duel.s, outcome), Ok(()));
            let Outcome::Shuffled(order) = outcome else { panic!("a shuffle is awaited") };
            let events: Vec<Card> = order.faces().iter().map(|&face| duel.duel.card(face)).collect();
            let below: Vec<Card> = below_yule(&events);
            assert!(below.len() == 3 && !below.contains(&Insurrection), "{events:?}");
            last = Some(order);
        }
        let mut faces = last.expect("it was shuffled").faces().to_vec();
        let at = faces.iter().position(|&face| duel.duel.card(face) == Insurrection).expect("there are two");
        let bottom = faces.len() - 1;
        faces.swap(at, bottom);
        let wrong = Outcome::Shuffled(CardOrder::of(&faces).expect("a small stack"));
        assert_eq!(duel.duel.check_outcome(&duel.s, wrong), Err(Refusal::CannotFall));
    }

    #[test]
    fn in_the_duel_of_the_princes_it_is_shuffled_in() {
        // prosperity/insurrection R4, enlightenment 5.1
        let options = Options::of(Mode::Princes(WITH_TURMOIL));
        let lowest = |seed| Setup::draw(options, &mut Dice::new(seed)).events.last().expect("a stack").card;
        assert!((0..90).any(|seed| lowest(seed) == Insurrection));
    }

    #[test]
    fn in_the_tournament_the_building_goes_under_an_own_stack() {
        // prosperity/insurrection R3
        let mut duel = tournament_of(&WITH_TURMOIL).with(A, [Abbey]);
        let own = duel.duel.stacks_of(A);
        duel.draws_event(Insurrection);
        let stack = own.trailing_zeros() as u8;
        if own.count_ones() > 1 {
            duel.chooses_stack(A, stack);
        }
        duel.has_not(A, Abbey).rests();
        assert_eq!(duel.row(Row::stack(stack)).last(), Some(&Abbey));
    }
}
