//! Relocation (Basic, Progress).

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::side::Side;
use crate::position::site::{MARKER_SITES, REGIONS, Sites, Stores};
use crate::position::state::State;

const WHAT: u8 = 0;
const FIRST: u8 = 1;
const SECOND_CARD: u8 = 2;
const SWAP_CARDS: u8 = 3;
const SECOND_REGION: u8 = 4;
const SWAP_REGIONS: u8 = 5;

pub(crate) const DEF: CardDef = CardDef {
    key: "relocation",
    name: "Relocation",
    text: "Swap two of your regions, stock and all, or two of your expansions.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Basic, 1), print(Set::Progress, 1).moons(1)],
    asks: &[
        Words::whether(FIRST, "duel.ask.relocation", "duel.ask.relocation.yes", "duel.ask.relocation.no"),
        Words::which(SECOND_CARD, "duel.ask.relocation.card"),
        Words::which(SWAP_CARDS, "duel.ask.relocation.other-card"),
        Words::which(SECOND_REGION, "duel.ask.relocation.region"),
        Words::which(SWAP_REGIONS, "duel.ask.relocation.other-region"),
    ],
    play: Some(relocate),
    waits: Some(waits),
    ..CARD
};

/// Whether two expansions may change places: each must be allowed where the other lies.
fn may_swap(duel: &Duel, s: &State, seat: Seat, one: Site, other: Site) -> bool {
    let side = s.side(seat);
    let card = |site: Site| duel.card(side.lying[site.index()].face);
    // Swapping the two sites on one side of a city would change nothing.
    let apart = !one.is_of_a_place() || one.0 / 2 != other.0 / 2;
    one != other
        && apart
        && s.may_lie(seat, card(one), other)
        && s.may_lie(seat, card(other), one)
        && fit_afterwards(duel, s, seat, one.bit() | other.bit(), |side| side.swap_lying(one, other))
}

/// Whether the cards at these sites are still allowed there after a change.
fn fit_afterwards(duel: &Duel, s: &State, seat: Seat, sites: Sites, change: impl Fn(&mut Side)) -> bool {
    let side = s.side(seat);
    let particular = (sites & side.tally.taken).ones().any(|at| duel.card(side.lying[at].face).def().fits.is_some());
    !particular || {
        let mut after = *s;
        change(after.side_mut(seat));
        after.recount(duel);
        after.all_fit(duel, seat, sites)
    }
}

/// The expansions that may change places with this one.
fn partners(duel: &Duel, s: &State, seat: Seat, one: Site) -> Sites {
    let own = s.side(seat).own() & !MARKER_SITES;
    let fits = |at: &usize| may_swap(duel, s, seat, one, Site(*at as u8));
    own.ones().filter(fits).fold(0, |set, at| set | 1 << at)
}

/// The expansions that may change places with some other one.
fn movable(duel: &Duel, s: &State, seat: Seat) -> Sites {
    let own = s.side(seat).own() & !MARKER_SITES;
    let moves = |at: &usize| partners(duel, s, seat, Site(*at as u8)) != 0;
    own.ones().filter(moves).fold(0, |set, at| set | 1 << at)
}

/// The regions that may change places with this one.
fn region_partners(duel: &Duel, s: &State, seat: Seat, one: Store) -> Stores {
    let fits = |at: &usize| {
        let other = Store(*at as u8);
        let sites = one.site().bit() | other.site().bit();
        other != one && fit_afterwards(duel, s, seat, sites, |side| side.swap_regions(one, other))
    };
    let regions = u64::from(s.side(seat).stores_of(Kinds::ALL) & REGIONS);
    regions.ones().filter(fits).fold(0, |set, at| set | 1 << at)
}

/// The regions that may change places with some other one.
fn regions(duel: &Duel, s: &State, seat: Seat) -> Stores {
    let regions = u64::from(s.side(seat).stores_of(Kinds::ALL) & REGIONS);
    let moves = |at: &usize| region_partners(duel, s, seat, Store(*at as u8)) != 0;
    regions.ones().filter(moves).fold(0, |set, at| set | 1 << at)
}

fn relocate(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let EffectPlay { by, answer, .. } = play;
    match play.step {
        // `accept` means expansions, `pass` means regions. This is asked only if expansions can be swapped.
        WHAT if movable(cx.duel, cx.s, by) == 0 => relocate(cx, EffectPlay { answer: u8::MAX, ..play.step(FIRST) }),
        WHAT => cx.ask(by, Ask::Whether, play.step(FIRST)),
        FIRST if play.passed() => {
            cx.ask(by, Ask::Region((regions(cx.duel, cx.s, by) as u16).to_le_bytes()), play.step(SECOND_REGION));
        }
        FIRST => cx.ask_site(by, by, movable(cx.duel, cx.s, by), play.step(SECOND_CARD)),
        SECOND_CARD => {
            let partners = partners(cx.duel, cx.s, by, Site(answer));
            cx.ask_site(by, by, partners, EffectPlay { memo: answer, ..play.step(SWAP_CARDS) });
        }
        SWAP_CARDS => cx.swap_cards(by, Site(play.memo), Site(answer)),
        SECOND_REGION => {
            let others = region_partners(cx.duel, cx.s, by, Store(answer));
            cx.ask(
                by,
                Ask::Region((others as u16).to_le_bytes()),
                EffectPlay { memo: answer, ..play.step(SWAP_REGIONS) },
            );
        }
        SWAP_REGIONS => cx.swap_regions(by, Store(play.memo), Store(answer)),
        step => unreachable!("the Relocation has no step {step}"),
    }
}

fn waits(it: &Waiting<'_>) -> bool {
    let EffectPlay { by, memo, .. } = it.play;
    let are_among = |sites: Sites, allowed: Sites| sites != 0 && sites & !allowed == 0;
    match it.play.step {
        FIRST => {
            let either = movable(it.duel, it.s, by) != 0 && regions(it.duel, it.s, by) != 0;
            it.asks(by, Ask::Whether) && either
        }
        SECOND_CARD => are_among(it.sites(by, by), movable(it.duel, it.s, by)),
        SWAP_CARDS => {
            let first = Site(memo);
            memo < 64
                && it.s.lying(by, first).is_some()
                && are_among(it.sites(by, by), partners(it.duel, it.s, by, first))
        }
        SECOND_REGION => are_among(it.regions(by).into(), regions(it.duel, it.s, by).into()),
        SWAP_REGIONS => {
            let first = Store(memo);
            memo < 16 && {
                let lies = it.s.side(by).stores_of(Kinds::ALL) & first.bit() != 0;
                lies && are_among(it.regions(by).into(), region_partners(it.duel, it.s, by, first).into())
            }
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, duel};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn two_regions_change_places_with_their_stock() {
        // basic/relocation E, basic/relocation R1
        let mut duel = duel().stored(A, Lumber, 2);
        duel.plays(A, Relocation).does(A, "choose -1,a").does(A, "choose 3,b");
        duel.stores(A, "3,b", 2).stores(A, "-1,a", 0).stock(A, Lumber, 2).rests();
    }

    #[test]
    fn two_expansions_change_places() {
        // basic/relocation E
        let mut duel = duel().at(A, Abbey, "0,a").at(A, Storehouse, "2,b");
        duel.plays(A, Relocation).accepts(A).chooses(A, Abbey).chooses(A, Storehouse);
        duel.lies(A, Abbey, "2,b").lies(A, Storehouse, "0,a").rests();
    }

    #[test]
    fn a_city_expansion_stays_at_a_city() {
        // basic/relocation R2
        let mut duel = duel().city(A, 0).at(A, University, "0,a").at(A, Abbey, "2,a").at(A, Storehouse, "0,b");
        duel.plays(A, Relocation).accepts(A);
        let mut first = duel.clone();
        first.chooses(A, University);
        assert_eq!(first.offers(A), ["choose 0,b"]);
        duel.chooses(A, Abbey);
        assert_eq!(duel.offers(A), ["choose 0,b"]);
    }

    #[test]
    fn the_two_sites_on_one_side_of_a_city_are_the_same_place() {
        // basic/relocation E, rivals 2, rivals 8: nothing would change, so regions are swapped
        let mut duel = duel().city(A, 0).at(A, Abbey, "0,a").at(A, Storehouse, "0,a");
        duel.plays(A, Relocation).does(A, "choose -1,a");
        assert_eq!(duel.offers(A), ["choose 1,a", "choose 1,b", "choose 3,a", "choose 3,b", "choose -1,b"]);
    }

    #[test]
    fn a_region_takes_its_region_expansion_along() {
        // basic/relocation R3
        let mut duel = duel().at(A, GoldCache, "1,a2").stock_at(A, "1,a2", 2);
        duel.plays(A, Relocation).does(A, "choose 1,a").does(A, "choose 3,b");
        duel.lies(A, GoldCache, "3,b2").stores(A, "3,b2", 2).rests();
    }

    #[test]
    fn a_region_and_an_expansion_are_never_mixed() {
        // basic/relocation R4
        let mut duel = duel().at(A, Abbey, "0,a").at(A, GoldCache, "1,a2").at(A, Storehouse, "2,a");
        duel.plays(A, Relocation).accepts(A).chooses(A, Abbey);
        assert_eq!(duel.offers(A), ["choose 2,a"]); // neither a region nor the region expansion
    }
}
