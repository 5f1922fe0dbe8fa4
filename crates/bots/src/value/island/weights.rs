//! The numbers in the value of the island, each with its meaning.

/// The weights of the value. The common unit is the point: 1.0 is a victory point that cannot be lost.
///
/// The defaults were found by hand and then by matches of two bots that differ in one number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
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

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            luck: 5.6,
            growth: 0.15,
            market: 0.08,
            roads_per_settlement: 0.9,
            pace_settlement: 0.38,
            pace_city: 0.45,
            pace_card: 0.16,
            haste: 2.1,
            in_hand: 0.9,
            later: [1.0, 0.25, 0.1],
            spare_card: 0.01,
            lost_card: 0.3,
            uncertain: 0.9,
            contested: 0.6,
            nearly_contested: 0.85,
            longest: 1.8,
            longest_missing: 0.75,
            card_gain: 0.45,
            robber_stays: 2.6,
            card_worth: 0.12,
            unseen_card: 0.14,
            unseen_development: 0.4,
            held_knight: 0.22,
            held_roads: 0.4,
            held_plenty: 0.4,
            held_monopoly: 0.5,
            army: [1.5, 0.85, 0.4, 0.15, 0.0],
            knight_in_hand: 0.85,
            safer: 0.1,
            worthwhile: 0.004,
            worth_countering: 0.06,
            agreed_gain: 0.2,
            active_gain: 0.25,
            traded_card: 0.08,
            hope: 0.9,
        }
    }
}
