use super::*;
use crate::testkit::walk::Walk;
use crate::testkit::{RingReport, hidden_choices_ring, play_ring, secrets_ring, support};
use cards::Slot;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const BOUND: u32 = 1_000;

fn sound() -> Tiny {
    Tiny::SOUND
}

/// Every card is in exactly one place, and its owner knows it.
fn is_whole(state: &State) {
    if state.agenda.top() == Ask::Deal {
        return;
    }
    let mut all = state.discards;
    all[CardKind::Tower as usize] += state.towers[0] + state.towers[1];
    for row in &state.rows.0 {
        counts(&row.kinds()).iter().zip(&mut all).for_each(|(here, sum)| *sum += here);
    }
    assert_eq!(all, [CardKind::COPIES; 4], "{state:?}");
    for seat in [A, B] {
        for row in [hand(seat), aside(seat)] {
            assert!(state.rows.0[row].slots().iter().all(|slot| slot.groups[seat.index()] == 1), "{state:?}");
        }
    }
}

#[test]
fn the_laws_of_every_game_hold() {
    let reports: Vec<RingReport> = (0..300).map(|seed| play_ring(&sound(), seed, BOUND, &mut is_whole)).collect();
    assert!(reports.iter().all(|report| report.finished));
    assert_eq!(reports.iter().map(|report| report.depth).max(), Some(3));
    assert!(reports.iter().map(|report| report.steps).sum::<u32>() > 10_000);
}

#[test]
fn random_games_meet_every_event() {
    let mut met = Vec::new();
    for seed in 0..100 {
        let game = sound();
        let mut walk = Walk::new(&game, seed);
        while let Some(entry) = walk.next() {
            walk.go(entry);
            met.extend(walk.notes.events.iter().map(std::mem::discriminant));
            met.dedup();
        }
    }
    let one_of_each: Vec<_> = met.iter().enumerate().filter(|(at, kind)| !met[..*at].contains(kind)).collect();
    assert_eq!(one_of_each.len(), 14);
}

#[test]
fn nothing_hidden_is_told() {
    let mut sum = [0; 4];
    for seed in 0..200 {
        let same = secrets_ring(&sound(), seed, BOUND);
        let unseen = hidden_choices_ring(&sound(), seed, BOUND);
        assert_eq!((same.unseen, same.forgotten), (0, 0), "seed {seed}");
        [same.steps, same.parted, unseen.steps, unseen.unseen].iter().zip(&mut sum).for_each(|(n, sum)| *sum += n);
    }
    assert!(sum.iter().all(|&n| n > 300), "{sum:?}");
}

/// A scene with these piles and hands; all other cards are discarded. Owners know their hands, nobody knows the piles.
fn scene(piles: [&[CardKind]; 2], hands: [&[CardKind]; 2]) -> State {
    let mut state = State { discards: [CardKind::COPIES; 4], ..State::default() };
    let rows = [(piles[0], [0, 0]), (piles[1], [0, 0]), (hands[0], [1, 0]), (hands[1], [0, 1])];
    for (row, (kinds, groups)) in rows.into_iter().enumerate() {
        for &kind in kinds {
            state.rows.0[row].push(Slot { kind: Some(kind), groups });
            state.discards[kind as usize] -= 1;
        }
    }
    state.agenda.push(Ask::Turn);
    state
}

fn does(state: &mut State, seat: Seat, action: Action) {
    assert_eq!(sound().check(state, seat, action), Ok(()));
    sound().apply(state, seat, action, &mut Log::off());
}

fn worlds(state: &State, seat: Seat) -> usize {
    support(&sound(), &sound().known(state, seat), 2_000, 1).len()
}

use CardKind::{Coin, Guard, Sword, Tower};

#[test]
fn three_unknown_cards_may_lie_in_six_ways() {
    let state = scene([&[Sword, Guard], &[]], [&[Coin], &[Tower]]);
    assert_eq!(worlds(&state, A), 6); // sword, guard and tower on two places of the pile and in the other hand
    assert_eq!(worlds(&state, B), 6); // sword, guard and coin
}

#[test]
fn who_has_searched_a_pile_knows_it_and_whatever_is_drawn_from_it() {
    let mut state = scene([&[Sword, Guard, Coin], &[Tower, Tower]], [&[], &[]]);
    assert_eq!(worlds(&state, A), 60); // 5! orders of five cards, two of them alike
    does(&mut state, A, Action::Search(0));
    assert_eq!(worlds(&state, A), 1);
    does(&mut state, A, Action::Take(2));
    assert_eq!(worlds(&state, A), 1);
    does(&mut state, B, Action::Draw(0));
    assert_eq!(worlds(&state, A), 1);
    // B holds the sword; the guard, the coin and two towers lie on three places and in A's hand.
    assert_eq!(worlds(&state, B), 12);
}

#[test]
fn a_card_taken_unseen_out_of_known_cards_is_one_of_these() {
    let mut state = scene([&[Sword, Guard, Guard], &[]], [&[Coin], &[Tower]]);
    does(&mut state, A, Action::Search(0));
    does(&mut state, A, Action::Take(1));
    does(&mut state, B, Action::Search(0));
    assert_eq!(worlds(&state, B), 2); // the guard or the coin first in A's hand
    does(&mut state, B, Action::Take(0));
    // A knew sword and guard in the pile. One of them is now in B's hand, beside a card that can only be the tower.
    assert_eq!(worlds(&state, A), 2);
    does(&mut state, A, Action::Pass);
    does(&mut state, B, Action::Lay);
    // B's tower was unknown to A, so A cannot tell which card is left. Both are unknown: two cards in two places.
    assert_eq!(worlds(&state, A), 2);
}

#[test]
fn a_shuffle_hides_the_order_of_known_cards_and_nothing_else() {
    let mut state = scene([&[Sword, Guard, Tower], &[Coin, Coin]], [&[Guard], &[Sword]]);
    does(&mut state, A, Action::Search(0));
    does(&mut state, A, Action::Take(1));
    does(&mut state, B, Action::Pass);
    does(&mut state, A, Action::Shuffle(0));
    let order = std::array::from_fn(|at| [Tower, Sword].get(at).copied());
    assert_eq!(sound().check_outcome(&state, Shuffled(order)), Ok(()));
    sound().fall(&mut state, Shuffled(order), &mut Log::off());
    // Tower and sword either way round; sword, coin and coin on the second pile and in B's hand.
    assert_eq!(worlds(&state, A), 2 * 3);
}

#[test]
fn discards_are_unseen_until_the_last_is_in() {
    let mut state = scene([&[], &[]], [&[Coin, Sword, Guard], &[Tower, Guard]]);
    does(&mut state, A, Action::Tax);
    assert_eq!(sound().awaits(&state), Awaits::Seats { due: Seats::first(2), may: Seats::NONE });
    does(&mut state, B, Action::LayAside(Tower));
    assert_eq!(worlds(&state, A), 2); // tower or guard
    assert_eq!(state.discards[Tower as usize], 2);
    does(&mut state, A, Action::LayAside(Sword));
    assert_eq!(worlds(&state, A), 1);
    assert_eq!(worlds(&state, B), 1);
    assert_eq!(sound().view(&state, Viewer::Seat(A)).rows[hand(B)], [None]);
}

#[test]
fn a_seat_without_a_guard_is_asked_as_long_as_it_may_have_one() {
    let mut state = scene([&[Guard], &[]], [&[Sword], &[Coin]]);
    state.towers[1] = 1;
    state.dials[1][0] = 2;
    let mut empty = state;
    does(&mut state, A, Action::Attack);
    assert_eq!(state.agenda.top(), Ask::Guard);
    assert_eq!(sound().check(&state, B, Action::Guard), Err(Refusal::NoSuchCard));
    does(&mut state, B, Action::Pass);
    assert_eq!((state.dials[1][0], state.agenda.top()), (1, Ask::Turn));
    empty.discards[Guard as usize] = CardKind::COPIES;
    does(&mut empty, A, Action::Attack);
    assert_eq!(empty.agenda.top(), Ask::Turn);
}

/// Whether a ring over many games finds the fault.
fn is_found(fault: Flaw, ring: impl Fn(&Tiny, u64) + std::panic::RefUnwindSafe) -> bool {
    let game = Tiny { fault };
    std::panic::catch_unwind(|| (0..100).for_each(|seed| ring(&game, seed))).is_err()
}

fn property(game: &Tiny, seed: u64) {
    play_ring(game, seed, BOUND, &mut is_whole);
}

fn secrets(game: &Tiny, seed: u64) {
    assert_eq!(secrets_ring(game, seed, BOUND).forgotten, 0);
}

fn hidden_choices(game: &Tiny, seed: u64) {
    hidden_choices_ring(game, seed, BOUND);
}

#[test]
fn the_property_ring_finds_faults() {
    for fault in [Flaw::View, Flaw::List, Flaw::Answer, Flaw::Imagine, Flaw::Twice, Flaw::Pick, Flaw::Listen] {
        assert!(is_found(fault, property), "{fault:?}");
    }
    assert!(!is_found(Flaw::None, property));
}

#[test]
fn the_secrets_rings_find_leaks() {
    for fault in [Flaw::View, Flaw::List, Flaw::Answer, Flaw::Ask, Flaw::Event] {
        assert!(is_found(fault, secrets), "{fault:?}");
    }
    assert!(
        !is_found(Flaw::Memory, secrets),
        "the same entries cannot show what was remembered through a hidden choice"
    );
    assert!(is_found(Flaw::Memory, hidden_choices));
}

#[cfg(feature = "json")]
#[test]
fn what_is_written_can_be_read() {
    let mut sum = crate::testkit::Writings::default();
    for seed in 0..100 {
        let found = crate::testkit::written_ring(&sound(), seed, BOUND);
        sum.entries += found.entries;
        sum.undos += found.undos;
        sum.quiet += found.quiet;
        sum.accepted += found.accepted;
    }
    assert!(sum.entries > 5_000 && sum.undos > 100 && sum.quiet > 3_000 && sum.accepted > 100, "{sum:?}");
}

#[cfg(feature = "json")]
#[test]
fn the_written_ring_finds_faults() {
    let written = |game: &Tiny, seed| {
        crate::testkit::written_ring(game, seed, BOUND);
    };
    for fault in [Flaw::Write, Flaw::Forget, Flaw::Believe] {
        assert!(is_found(fault, written), "{fault:?}");
    }
}

#[cfg(feature = "json")]
#[test]
fn the_traces_ring_finds_leaks() {
    let traces = |game: &Tiny, seed| {
        crate::testkit::traces_ring(game, seed, BOUND);
    };
    for fault in [Flaw::Trace, Flaw::TraceOrder] {
        assert!(is_found(fault, traces), "{fault:?}");
    }
    assert!(!is_found(Flaw::None, traces));
}
