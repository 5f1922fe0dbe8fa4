//! Offers of `greedy` in the classic duel, where the active player may offer the other a deal (classic 9).

use bots::named;
use duel::testkit::{A, B, Scene, classic_dealt};
use duel::{Action, Bundle, Duel, Mode, Options, Resource, Setup};
use kernel::{Choices, Game, Log, Seat};

use Resource::{Brick, Gold, Grain, Lumber, Ore, Wool};

/// Bots with these seeds are asked; all must say the same.
const SEEDS: std::ops::Range<u64> = 0..8;

/// A lacks 1 grain for a settlement and has 2 ore to spare; B lacks 1 ore for a city and has 1 grain to spare. Both have 2 points.
fn both_would_gain() -> Scene {
    let has = [(Lumber, 1), (Brick, 1), (Wool, 1), (Ore, 2)];
    let scene = has.into_iter().fold(classic_dealt(Mode::Introductory).road(A), |it, (what, n)| it.stored(A, what, n));
    scene.stored(B, Grain, 3).stored(B, Ore, 2).stored(B, Gold, 2)
}

/// The same position in a game with another goal.
fn with_target(scene: Scene, target: u8) -> Scene {
    let options = Options { target, ..*scene.duel.options() };
    let duel = Duel::new(Setup { options, ..scene.duel.setup().clone() }).expect("a set-up with another goal");
    Scene { duel, ..scene }
}

/// What greedy players do here, whatever their seed.
fn answers(scene: &Scene, seat: Seat) -> Vec<Action> {
    let mut choices = Choices::default();
    scene.duel.choices(&scene.s, seat, &mut choices);
    let known = scene.duel.known(&scene.s, seat);
    let bots = SEEDS.map(|seed| named::<Duel>("greedy", seed).expect("a bot"));
    bots.map(|mut bot| bot.choose(&scene.duel, &known, seat, choices.as_slice())).collect()
}

/// All of them do this.
fn all(scene: &Scene, seat: Seat, action: Action) {
    assert!(answers(scene, seat).iter().all(|it| *it == action), "{:?}", answers(scene, seat));
}

fn offer(give: Resource, take: Resource) -> Action {
    Action::Offer { give: Bundle::some(give, 1), take: Bundle::some(take, 1) }
}

fn offered(mut scene: Scene, give: Resource, take: Resource) -> Scene {
    assert!(scene.duel.check(&scene.s, A, offer(give, take)).is_ok(), "it can be offered");
    scene.duel.apply(&mut scene.s, A, offer(give, take), &mut Log::off());
    scene
}

fn offers_nothing(scene: &Scene) {
    let answers = answers(scene, A);
    assert!(!answers.iter().any(|it| matches!(it, Action::Offer { .. })), "{answers:?}");
}

/// classic 9
#[test]
fn greedy_offers_what_it_does_not_need_for_what_it_needs() {
    all(&both_would_gain(), A, offer(Ore, Grain));
}

/// classic 9
#[test]
fn greedy_offers_nothing_that_the_other_would_not_want() {
    // Without ore of his own a single one brings the other no nearer to anything than the grain that it costs.
    let scene = both_would_gain().poor(B).stored(B, Grain, 1);
    offers_nothing(&scene);
}

/// classic 9
#[test]
fn greedy_accepts_what_it_needs_for_what_it_does_not_need_and_nothing_else() {
    all(&offered(both_would_gain(), Ore, Grain), B, Action::Accept);
    // Wool is of no use without the rest of a settlement, and the ore is of use.
    all(&offered(both_would_gain(), Wool, Ore), B, Action::Pass);
}

/// classic 9
#[test]
fn greedy_gives_nothing_to_a_rival_who_is_about_to_win() {
    // With a city A has 3 points of 5, and a settlement and a card may bring the rest.
    all(&offered(with_target(both_would_gain().city(A, 0), 5), Ore, Grain), B, Action::Pass);
    all(&offered(with_target(both_would_gain().city(A, 0), 6), Ore, Grain), B, Action::Accept);
    // Nor does it offer such a rival anything.
    offers_nothing(&with_target(both_would_gain().city(B, 0), 5));
    all(&with_target(both_would_gain().city(B, 0), 6), A, offer(Ore, Grain));
}

/// classic 9
#[test]
fn greedy_never_offers_again_in_a_turn_what_was_declined() {
    let mut scene = offered(both_would_gain(), Ore, Grain);
    scene.passes(B);
    assert!(scene.duel.check(&scene.s, A, offer(Ore, Grain)).is_ok(), "the rules would let it");
    offers_nothing(&scene);
}
