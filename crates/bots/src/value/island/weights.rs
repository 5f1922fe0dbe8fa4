//! The numbers in the value of the island, each with its meaning.

use std::sync::LazyLock;

use crate::fit::Numbers;

/// The weights of the value. The common unit is the point: 1.0 is a victory point that cannot be lost.
///
/// The defaults stand in `weights.txt`. They were found by hand and then fitted by matches of the bot against itself
/// (`cargo xtask fit`).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct IslandWeights {
    /// How many rounds luck usually decides: a player this many rounds behind has 1/e of the chance.
    pub luck: f64,
    /// Every pace grows by about this while the game goes on; without it early differences would count too much.
    pub growth: f64,

    /// Cards of each resource that come a round by luck and by trade, beside what the hexes bring.
    pub market: f64,
    /// How many roads a settlement needs beside its price.
    pub roads_per_settlement: f64,
    /// What settlements add to a pace, in points each. A player builds some of each kind, so these are shares.
    pub pace_settlement: f64,
    /// What cities add to a pace.
    pub pace_city: f64,
    /// What development cards add to a pace.
    pub pace_card: f64,

    /// A plan that is this many rounds away is worth 1/e of what it brings.
    pub haste: f64,
    /// A plan that could be carried out now is worth this share of what it brings, so that building beats holding.
    pub in_hand: f64,
    /// Shares of the best plan, and of the next ones with the cards that better ones leave.
    pub later: [f64; 3],
    /// A resource card that no plan needs.
    pub spare_card: f64,
    /// A resource card lost to a 7.
    pub lost_card: f64,
    /// Each road still to be built leaves this share of the certainty that a place will be free.
    pub uncertain: f64,
    /// The share of a place's worth that remains if an opponent's road already touches it.
    pub contested: f64,
    /// The share that remains if an opponent's road could touch it with one more road.
    pub nearly_contested: f64,
    /// The share of the pace of settlements that remains without a place in reach, with one, and with two or more.
    pub room: [f64; 3],
    /// What a place one road away counts for beside one that is reached already; each further road counts so again.
    pub room_afar: f64,
    /// The share of the pace of settlements that remains while no settlement is left in the supply.
    pub no_settlement_left: f64,
    /// The share of the pace of cities that remains while there is no settlement to upgrade.
    pub nothing_to_upgrade: f64,
    /// The Longest Road with one road missing.
    pub longest: f64,
    /// Each further road missing leaves this share of it.
    pub longest_missing: f64,
    /// What a development card brings on average.
    pub card_gain: f64,

    /// Rounds that the robber commonly stays.
    pub robber_stays: f64,
    /// A resource card that the robber keeps away.
    pub card_worth: f64,
    /// A resource card in an opponent's hand.
    pub unseen_card: f64,
    /// A development card in an opponent's hand.
    pub unseen_development: f64,

    /// The Longest Road of an opponent who has one road missing.
    pub their_longest: f64,
    /// Each further road that is missing leaves this share of it.
    pub their_longest_missing: f64,
    /// The share of the race for the Largest Army that counts for an opponent.
    pub their_army: f64,
    /// What a development card in an opponent's hand counts for in that race.
    pub their_knights: f64,

    /// A knight in hand, beside the race for the Largest Army.
    pub held_knight: f64,
    /// Road Building in hand.
    pub held_roads: f64,
    /// Year of Plenty in hand.
    pub held_plenty: f64,
    /// Monopoly in hand.
    pub held_monopoly: f64,
    /// What the Largest Army is worth already, by knights still missing: 0, 1, 2, 3, more.
    pub army: [f64; 5],
    /// A knight in hand counts as this share of a played one.
    pub knight_in_hand: f64,
    /// The worth of each road or knight ahead of the next best player, up to three: the special card is safer.
    pub safer: f64,

    /// A deal between players must be worth at least this; the unit is the value's, the logarithm of a chance.
    pub worthwhile: f64,
    /// An offer must promise this, the chance that somebody agrees included: it stops everybody. The unit is the value's.
    pub worth_offering: f64,
    /// A counter-offer must be worth this: it takes everybody's time. The unit is the value's.
    pub worth_countering: f64,
    /// What a deal is worth to a partner who agrees to it.
    pub agreed_gain: f64,
    /// What a deal is worth to the player whose turn it is, who can build with it at once.
    pub active_gain: f64,
    /// Each card more on one side of a deal.
    pub traded_card: f64,
    /// An offer may be turned down, but asking costs nothing: this share of it counts.
    pub hope: f64,
}

static FITTED: LazyLock<IslandWeights> =
    LazyLock::new(|| IslandWeights::read(include_str!("weights.txt")).expect("the file is right"));

impl IslandWeights {
    /// The weights that were fitted.
    pub fn fitted() -> IslandWeights {
        *FITTED
    }
}

impl Numbers for IslandWeights {
    fn each(&mut self) -> Vec<(&'static str, &mut [f64])> {
        vec![
            ("luck", std::slice::from_mut(&mut self.luck)),
            ("growth", std::slice::from_mut(&mut self.growth)),
            ("market", std::slice::from_mut(&mut self.market)),
            ("roads_per_settlement", std::slice::from_mut(&mut self.roads_per_settlement)),
            ("pace_settlement", std::slice::from_mut(&mut self.pace_settlement)),
            ("pace_city", std::slice::from_mut(&mut self.pace_city)),
            ("pace_card", std::slice::from_mut(&mut self.pace_card)),
            ("haste", std::slice::from_mut(&mut self.haste)),
            ("in_hand", std::slice::from_mut(&mut self.in_hand)),
            ("later", &mut self.later),
            ("spare_card", std::slice::from_mut(&mut self.spare_card)),
            ("lost_card", std::slice::from_mut(&mut self.lost_card)),
            ("uncertain", std::slice::from_mut(&mut self.uncertain)),
            ("contested", std::slice::from_mut(&mut self.contested)),
            ("nearly_contested", std::slice::from_mut(&mut self.nearly_contested)),
            ("room", &mut self.room),
            ("room_afar", std::slice::from_mut(&mut self.room_afar)),
            ("no_settlement_left", std::slice::from_mut(&mut self.no_settlement_left)),
            ("nothing_to_upgrade", std::slice::from_mut(&mut self.nothing_to_upgrade)),
            ("longest", std::slice::from_mut(&mut self.longest)),
            ("longest_missing", std::slice::from_mut(&mut self.longest_missing)),
            ("card_gain", std::slice::from_mut(&mut self.card_gain)),
            ("robber_stays", std::slice::from_mut(&mut self.robber_stays)),
            ("card_worth", std::slice::from_mut(&mut self.card_worth)),
            ("unseen_card", std::slice::from_mut(&mut self.unseen_card)),
            ("unseen_development", std::slice::from_mut(&mut self.unseen_development)),
            ("their_longest", std::slice::from_mut(&mut self.their_longest)),
            ("their_longest_missing", std::slice::from_mut(&mut self.their_longest_missing)),
            ("their_army", std::slice::from_mut(&mut self.their_army)),
            ("their_knights", std::slice::from_mut(&mut self.their_knights)),
            ("held_knight", std::slice::from_mut(&mut self.held_knight)),
            ("held_roads", std::slice::from_mut(&mut self.held_roads)),
            ("held_plenty", std::slice::from_mut(&mut self.held_plenty)),
            ("held_monopoly", std::slice::from_mut(&mut self.held_monopoly)),
            ("army", &mut self.army),
            ("knight_in_hand", std::slice::from_mut(&mut self.knight_in_hand)),
            ("safer", std::slice::from_mut(&mut self.safer)),
            ("worthwhile", std::slice::from_mut(&mut self.worthwhile)),
            ("worth_offering", std::slice::from_mut(&mut self.worth_offering)),
            ("worth_countering", std::slice::from_mut(&mut self.worth_countering)),
            ("agreed_gain", std::slice::from_mut(&mut self.agreed_gain)),
            ("active_gain", std::slice::from_mut(&mut self.active_gain)),
            ("traded_card", std::slice::from_mut(&mut self.traded_card)),
            ("hope", std::slice::from_mut(&mut self.hope)),
        ]
    }
}
