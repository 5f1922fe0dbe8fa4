//! Public Feeling (Prosperity).

use crate::card::{Moment, Spend, Ware};
use crate::cards::prelude::*;
use crate::chapters::effects::SPARED_FOR_A_STAR;

pub(crate) const DEF: CardDef = CardDef {
    key: "public-feeling",
    name: "Public Feeling",
    text: "Holds 3 stars. 1 star: Riots or an Insurrection passes you by. Once a turn 2 stars: 1 resource.",
    kind: CardKind::Marker,
    place: Place::Beside,
    dial: 3,
    holds: Some(Ware::Star),
    printings: &[print(Set::Prosperity, 2).begins()],
    spends: &[Spend::stars(2, "duel.spend.resource"), Spend::stars(1, "duel.spend.quiet").asked()],
    asks: &[Words::whether(
        SPARED_FOR_A_STAR,
        "duel.ask.public-feeling",
        "duel.ask.public-feeling.yes",
        "duel.ask.public-feeling.no",
    )],
    threatened: Some(calm),
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |_, s, seat, _| {
            let side = s.side(seat);
            side.tally.wares[Ware::Star as usize] >= 2 && !side.roomy().is_empty()
        },
        act: |cx, play| {
            cx.pay_wares(play.by, Ware::Star, 2);
            cx.gain_any(play.by, Kinds::ALL, 1);
        },
        once: true,
    }),
    waits: Some(|it| it.play.moment == Moment::Threatened && it.spares_for_a_star()),
    ..CARD
};

/// For a star the owner is spared by Riots or an Insurrection.
fn calm(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    cx.spare_for_a_star(play, |cx| {
        matches!(cx.open_event(), Some(Card::Riots | Card::Insurrection)) && cx.is_first_with_stars(play)
    });
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::matches::options::{Mode, Options};
    use crate::matches::setup::Setup;
    use crate::testkit::{A, B, Scene, princes, theme, tournament_of};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    const WITH_TURMOIL: [Set; 3] = [Set::Gold, Set::Turmoil, Set::Prosperity];

    #[test]
    fn everybody_has_one_from_the_start_without_a_star() {
        // prosperity/public-feeling R1, enlightenment 4.1, enlightenment 5, enlightenment D7
        for mode in [Mode::Theme(Set::Prosperity), Mode::Princes(WITH_TURMOIL)] {
            let setup = Setup::draw(Options::of(mode), &mut kernel::InOrder);
            assert!(setup.stacks.iter().flat_map(|stack| &stack.cards).all(|print| print.card != PublicFeeling));
            assert_eq!(setup.check(), Ok(()));
            let duel = Scene::start(setup);
            duel.lies(A, PublicFeeling, "0,m").lies(B, PublicFeeling, "0,m").stars(A, 0).stars(B, 0);
            duel.duel.assert_sound(&duel.s);
        }
    }

    #[test]
    fn it_holds_three_stars_and_what_is_more_is_lost() {
        // prosperity/public-feeling E, enlightenment 4.2
        let mut duel = theme(Set::Prosperity).dial(A, PublicFeeling, 2).stored(A, Grain, 1);
        duel.plays(A, FeedingThePoor);
        duel.stars(A, 3).rests();
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::WareOverflowed { count: 1, .. })));
    }

    #[test]
    fn once_a_turn_two_stars_buy_a_resource() {
        // prosperity/public-feeling E, enlightenment 4.2
        let mut duel = theme(Set::Prosperity).dial(A, PublicFeeling, 3);
        duel.uses(A, PublicFeeling).takes(A, Ore);
        duel.stars(A, 1).stock(A, Ore, 1).rests();
        let duel = duel.dial(A, PublicFeeling, 3);
        duel.refuses(A, "use 0,m", Refusal::NoUse);
        theme(Set::Prosperity).dial(A, PublicFeeling, 1).refuses(A, "use 0,m", Refusal::NoUse);
        theme(Set::Prosperity).dial(A, PublicFeeling, 3).rich(A).refuses(A, "use 0,m", Refusal::NoUse);
    }

    #[test]
    fn a_star_stops_riots_for_its_owner() {
        // prosperity/public-feeling E, enlightenment D36, enlightenment 7.1
        let mut duel = princes(WITH_TURMOIL).with(A, [Harald]).with(B, [Inga]).dial(A, PublicFeeling, 1);
        duel.draws_event(Riots);
        duel.asks(A, "public-feeling");
        duel.accepts(A).chooses_stack(B, 0);
        duel.has(A, Harald).has_not(B, Inga).stars(A, 0).rests();
    }

    #[test]
    fn all_decide_before_anything_is_lost() {
        // enlightenment D36, enlightenment D47
        let mut duel = princes(WITH_TURMOIL).with(A, [Harald]).with(B, [Inga]);
        duel = duel.dial(A, PublicFeeling, 1).dial(B, PublicFeeling, 2);
        duel.draws_event(Riots).passes(A).accepts(B).chooses_stack(A, 0);
        duel.has_not(A, Harald).has(B, Inga).stars(A, 1).stars(B, 1).rests();
    }

    #[test]
    fn whoever_declines_may_still_react_from_the_hand() {
        // prosperity/public-feeling E, turmoil/sebastian-the-itinerant-preacher E
        let mut duel = princes(WITH_TURMOIL).with(B, [Inga]).dial(B, PublicFeeling, 2).hand(B, [Sebastian]);
        duel.draws_event(Riots).passes(B).plays(B, Sebastian);
        duel.stars(B, 2).has(B, Inga).rests();
        let mut duel = princes(WITH_TURMOIL).with(B, [Inga]).dial(B, PublicFeeling, 1).hand(B, [Sebastian]);
        duel.draws_event(Riots).accepts(B);
        duel.holds(B, [Sebastian]).has(B, Inga).rests(); // and is not asked for the card
    }

    #[cfg(feature = "json")]
    #[test]
    fn more_stars_than_the_card_holds_are_refused_with_the_place() {
        use kernel::Written;
        use serde_json::json;

        let duel = theme(Set::Prosperity).dial(A, PublicFeeling, 3);
        let mut table = duel.duel.write_table(&duel.s).expect("a quiet moment");
        assert_eq!(table["sides"][0]["markers"], json!(["public-feeling:3"]));
        assert_eq!(duel.duel.read_table(&table), Ok(duel.s));
        table["sides"][0]["markers"] = json!(["public-feeling:4"]);
        let why = duel.duel.read_table(&table).unwrap_err().to_string();
        assert!(why.contains("markers") && why.contains("shows at most 3"), "{why}");
    }

    #[test]
    fn the_desk_lists_what_stars_can_do_and_what_is_missing() {
        // enlightenment 4.2
        use kernel::{Game, Viewer};
        let duel = theme(Set::Prosperity).with(A, [Hospital]).at(B, ThievesHideout, "abroad/1,a2");
        let duel = duel.dial(A, PublicFeeling, 2).hand(A, [CityPalace, CourtAstrologer]);
        let listed = |duel: &Scene| -> Vec<(String, u8, bool, bool)> {
            let desk = duel.duel.view(&duel.s, Viewer::Seat(A)).desk.expect("it is the own turn");
            let star = |it: &crate::SpendView| it.cost.iter().find(|it| it.0 == "star").expect("it costs stars").1;
            desk.stars.iter().map(|it| (it.card.clone(), star(it), it.closed.is_none(), it.asked)).collect()
        };
        let row = |card: &str, n, open, asked| (card.to_string(), n, open, asked);
        assert_eq!(
            listed(&duel),
            [
                row("hospital", 1, true, false),
                row("public-feeling", 2, true, false),
                row("thieves-hideout", 3, false, false),
                row("city-palace", 2, false, false),
                row("court-astrologer", 1, false, false),
                row("prince", 1, false, false),
                row("princess", 1, false, false),
                row("public-feeling", 1, true, true),
            ]
        );
        // Without a card that holds stars there is no list.
        let desk = crate::testkit::duel();
        assert!(desk.duel.view(&desk.s, Viewer::Seat(A)).desk.expect("the own turn").stars.is_empty());
    }

    #[test]
    fn nobody_is_asked_about_other_events_or_without_a_star() {
        // prosperity/public-feeling E: only for Riots and Insurrection
        let mut duel = princes(WITH_TURMOIL).with(A, [Candamir]).with(B, [Abbey]).dial(B, PublicFeeling, 3);
        duel.draws_event(Feud).chooses_stack(B, 0);
        duel.has_not(B, Abbey).stars(B, 3).rests();
        let mut duel = princes(WITH_TURMOIL).with(A, [Harald]);
        duel.draws_event(Riots).chooses_stack(A, 0);
        duel.has_not(A, Harald).rests();
    }

    #[test]
    fn it_takes_no_site_and_never_goes() {
        // prosperity/public-feeling R3, prosperity/public-feeling R4, prosperity/public-feeling R5, enlightenment 1.7, enlightenment D49
        let duel = theme(Set::Prosperity);
        assert_eq!(duel.s.side(A).open_region_sites().count_ones(), 6, "every region site is free");
        duel.refuses(A, "remove", Refusal::NothingToRemove);
        let mut duel = theme(Set::Prosperity).with(A, [Abbey]).with(B, [Theater]);
        duel.draws_event(Insurrection);
        duel.has(A, PublicFeeling).has(B, PublicFeeling);
    }

    #[test]
    fn stars_are_no_resources() {
        // enlightenment 1.9
        let mut duel = theme(Set::Prosperity).dial(A, PublicFeeling, 3).stored(A, Gold, 3).stored(A, Ore, 3);
        duel = duel.stored(A, Wool, 1);
        duel.event(crate::position::state::EventFace::Brigands);
        duel.stars(A, 3).total(A, 7).rests(); // seven are counted, not ten
    }

    #[test]
    fn in_the_tournament_it_is_drawn_and_both_may_be_laid() {
        // prosperity/public-feeling R2, enlightenment 6
        let mut duel = tournament_of(&WITH_TURMOIL).stored(A, Grain, 2);
        duel.has_not(A, PublicFeeling).has_not(B, PublicFeeling);
        duel.builds(A, PublicFeeling).builds(A, PublicFeeling);
        duel.dials(A, PublicFeeling, [0, 0]);
        duel.plays(A, FeedingThePoor);
        assert_eq!(duel.offers(A), ["choose 0,m", "choose 1,m"]);
        duel.does(A, "choose 1,m").does(A, "choose 0,m");
        duel.dials(A, PublicFeeling, [1, 1]).rests();
    }

    #[test]
    fn in_the_tournament_nobody_has_stars_without_one() {
        // enlightenment 6
        let mut duel = tournament_of(&WITH_TURMOIL).rich(A).hand(A, [FeedingThePoor]);
        duel.refuses(A, "play feeding-the-poor", Refusal::Unmet(FeedingThePoor, 1));
        duel.builds(A, VillageSchool);
        duel.stars(A, 0).rests();
        let mut event = tournament_of(&WITH_TURMOIL);
        event.draws_event(Taxation);
        event.rests();
    }

    #[test]
    fn the_owner_of_two_is_asked_once_and_pays_from_either() {
        // prosperity/public-feeling R2, prosperity/public-feeling E
        let mut scene =
            tournament_of(&WITH_TURMOIL).with(A, [Harald, PublicFeeling, PublicFeeling]).stored(A, Grain, 1);
        scene.plays(A, FeedingThePoor).does(A, "choose 0,m").does(A, "choose 1,m");
        let mut duel = scene.clone();
        duel.draws_event(Riots).passes(A).chooses_stack(A, 1);
        duel.has_not(A, Harald).dials(A, PublicFeeling, [1, 1]).rests();
        let mut duel = scene;
        duel.draws_event(Riots).accepts(A).does(A, "choose 1,m");
        duel.has(A, Harald).dials(A, PublicFeeling, [1, 0]).rests();
    }

    /// enlightenment D71: whenever its owner is asked, also before the roll and in the other's turn.
    #[test]
    fn in_the_tournament_it_is_laid_whenever_its_owner_is_asked() {
        let mut duel = tournament_of(&WITH_TURMOIL).hand(A, [PublicFeeling]).before_roll();
        assert!(duel.offers(A).contains(&"build public-feeling 0,m".to_string()));
        duel.does(A, "build public-feeling 0,m").dials(A, PublicFeeling, [0]).asks(A, "roll");
        let mut duel = tournament_of(&WITH_TURMOIL).with(A, [HedgeTavern]).with(B, [Abbey]).hand(B, [PublicFeeling]);
        duel.plays(A, Arsonist);
        assert_eq!(duel.offers(B)[4], "build deck-1/public-feeling 0,m");
        duel.does(B, "build deck-1/public-feeling 0,m").chooses_stack(B, 5);
        duel.dials(B, PublicFeeling, [0]).has_not(B, Abbey).rests();
    }

    /// enlightenment D71: in the hand step no card is drawn in its place.
    #[test]
    fn in_the_hand_step_the_place_of_a_laid_one_stays_free() {
        let mut duel = tournament_of(&WITH_TURMOIL).hand(A, [PublicFeeling, Abbey]);
        duel.does(A, "end").does(A, "build public-feeling 0,m").does(A, "draw 1").does(A, "pass");
        assert_eq!(duel.s.hand(A).len(), 2, "one was missing");
        duel.asks(B, "roll");
    }
}
