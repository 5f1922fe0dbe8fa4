//! The numbers in the value of the duel, each with its meaning.

use std::sync::LazyLock;

use crate::fit::Numbers;

/// The weights of the value. The common unit is the victory point.
///
/// They stand in `weights.txt`. They were found by hand and then fitted by matches of the bot against itself
/// (`cargo xtask fit duel`).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct DuelWeights {
    /// How much a victory point of the opponent counts against us.
    pub rival: f64,
    /// What one commerce or strength point is worth while it earns no token.
    pub towards_token: f64,
    /// A skill point, which may win Celebrations.
    pub skill: f64,
    /// A progress point, which makes the hand larger.
    pub progress: f64,
    /// The first region of a resource; further ones are worth less and less.
    pub region: f64,
    /// The share of that for gold, which is seldom needed before there are cities.
    pub gold_region: f64,
    /// A stored resource of any kind.
    pub stored: f64,
    /// The first star on a Public Feeling; further ones are worth less and less.
    pub star: f64,
    /// The first owl on a sage; further ones are worth less and less.
    pub owl: f64,
    /// Any card in hand at the end of the turn.
    pub held: f64,
    /// An action card in hand, for the moment at which it helps.
    pub action: f64,
    /// A free site, up to three of them.
    pub site: f64,
    /// A road on which a settlement can follow.
    pub open_road: f64,
    /// A resource that is sure to come.
    pub foreseen: f64,
    /// The loss for each resource above the limit at which brigands come.
    pub brigands: f64,
    /// A settlement, as something to save for.
    pub settlement: f64,
    /// A road on which a settlement could follow, as something to save for.
    pub road: f64,
    /// A city, as something to save for.
    pub city: f64,
    /// A level of the Manifesto, beside the victory point: it is the best use of owls.
    pub manifesto: f64,
    /// The share of a thing's worth that lies in having saved all that it costs: of the best thing, of the second and of the third.
    pub saved: [f64; 3],
    /// The share of a card's worth while it finds no site.
    pub siteless: f64,
    /// A card that could be built: each of its victory points, its commerce and strength points, its skill points, its progress points, a doubled region, and the card itself.
    pub built: [f64; 6],
    /// The function of a card that keeps resources from brigands.
    pub stores: f64,
    /// One that trades at a better rate.
    pub trades: f64,
    /// One that acts on what the dice bring.
    pub produced: f64,
    /// One that acts on the event die.
    pub event_die: f64,
    /// One that makes something cheaper.
    pub price: f64,
    /// One that can be used.
    pub uses: f64,
    /// One that brings more out of a trade.
    pub trade_bonus: f64,
    /// One that makes searching a stack cheaper.
    pub search_price: f64,
    /// One that guards against attacks.
    pub guard: f64,
    /// One that spares its owner an event.
    pub spares: f64,
    /// One that hides or answers when something is taken.
    pub hides: f64,
    /// One that acts when something is lost or an event is over.
    pub lost: f64,
    /// One on which owls or stars can lie.
    pub holds: f64,
    /// One that answers a threat or the event die.
    pub answers: f64,
    /// One that chooses a loss or wins ties.
    pub decides: f64,
    /// One that brings something when the opponent gains.
    pub foe_gained: f64,
    /// A card that turns gold into any other resource, as often as its owner likes.
    pub mint: f64,
    /// Sail points, one after the other: each brings more sea cards into reach.
    pub sail: [f64; 4],
    /// The same for cannon points.
    pub cannon: [f64; 5],
    /// The same for explorer ships.
    pub ships: [f64; 3],
    /// A sea card that was discovered.
    pub discovered: f64,
    /// The levels of an island or of pirates, apart from their points: each leads towards the last.
    pub levels: [f64; 3],
    /// A mission that is saved for.
    pub mission: f64,
    /// A sail point of a card in hand.
    pub sail_in_hand: f64,
    /// A cannon point of a card in hand.
    pub cannon_in_hand: f64,
}

static FITTED: LazyLock<DuelWeights> =
    LazyLock::new(|| DuelWeights::read(include_str!("weights.txt")).expect("the file is right"));

impl DuelWeights {
    /// The weights that were fitted.
    pub fn fitted() -> DuelWeights {
        *FITTED
    }
}

impl Numbers for DuelWeights {
    fn each(&mut self) -> Vec<(&'static str, &mut [f64])> {
        vec![
            ("rival", std::slice::from_mut(&mut self.rival)),
            ("towards_token", std::slice::from_mut(&mut self.towards_token)),
            ("skill", std::slice::from_mut(&mut self.skill)),
            ("progress", std::slice::from_mut(&mut self.progress)),
            ("region", std::slice::from_mut(&mut self.region)),
            ("gold_region", std::slice::from_mut(&mut self.gold_region)),
            ("stored", std::slice::from_mut(&mut self.stored)),
            ("star", std::slice::from_mut(&mut self.star)),
            ("owl", std::slice::from_mut(&mut self.owl)),
            ("held", std::slice::from_mut(&mut self.held)),
            ("action", std::slice::from_mut(&mut self.action)),
            ("site", std::slice::from_mut(&mut self.site)),
            ("open_road", std::slice::from_mut(&mut self.open_road)),
            ("foreseen", std::slice::from_mut(&mut self.foreseen)),
            ("brigands", std::slice::from_mut(&mut self.brigands)),
            ("settlement", std::slice::from_mut(&mut self.settlement)),
            ("road", std::slice::from_mut(&mut self.road)),
            ("city", std::slice::from_mut(&mut self.city)),
            ("manifesto", std::slice::from_mut(&mut self.manifesto)),
            ("saved", &mut self.saved),
            ("siteless", std::slice::from_mut(&mut self.siteless)),
            ("built", &mut self.built),
            ("stores", std::slice::from_mut(&mut self.stores)),
            ("trades", std::slice::from_mut(&mut self.trades)),
            ("produced", std::slice::from_mut(&mut self.produced)),
            ("event_die", std::slice::from_mut(&mut self.event_die)),
            ("price", std::slice::from_mut(&mut self.price)),
            ("uses", std::slice::from_mut(&mut self.uses)),
            ("trade_bonus", std::slice::from_mut(&mut self.trade_bonus)),
            ("search_price", std::slice::from_mut(&mut self.search_price)),
            ("guard", std::slice::from_mut(&mut self.guard)),
            ("spares", std::slice::from_mut(&mut self.spares)),
            ("hides", std::slice::from_mut(&mut self.hides)),
            ("lost", std::slice::from_mut(&mut self.lost)),
            ("holds", std::slice::from_mut(&mut self.holds)),
            ("answers", std::slice::from_mut(&mut self.answers)),
            ("decides", std::slice::from_mut(&mut self.decides)),
            ("foe_gained", std::slice::from_mut(&mut self.foe_gained)),
            ("mint", std::slice::from_mut(&mut self.mint)),
            ("sail", &mut self.sail),
            ("cannon", &mut self.cannon),
            ("ships", &mut self.ships),
            ("discovered", std::slice::from_mut(&mut self.discovered)),
            ("levels", &mut self.levels),
            ("mission", std::slice::from_mut(&mut self.mission)),
            ("sail_in_hand", std::slice::from_mut(&mut self.sail_in_hand)),
            ("cannon_in_hand", std::slice::from_mut(&mut self.cannon_in_hand)),
        ]
    }
}
