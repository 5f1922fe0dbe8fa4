//! The list of all cards. Adding a card adds its file and one line here.

mod rivals;

use crate::card::CardDef;

macro_rules! cards {
    ($($(#[$when:meta])? $name:ident = $($path:ident)::+,)*) => {
        /// A title: one card of one edition, whatever its set.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u16)]
        #[expect(missing_docs, reason = "each card documents itself in its definition")]
        pub enum Card { $($(#[$when])? $name,)* }

        impl Card {
            /// All titles.
            pub const ALL: &'static [Card] = &[$($(#[$when])? Card::$name,)*];
        }

        static DEFS: [CardDef; Card::ALL.len()] = [$($(#[$when])? rivals::$($path)::+,)*];
    };
}

cards! {
    // Regions
    Forest = basic::regions::FOREST,
    GoldField = basic::regions::GOLD_FIELD,
    Fields = basic::regions::FIELDS,
    Hills = basic::regions::HILLS,
    Pasture = basic::regions::PASTURE,
    Mountains = basic::regions::MOUNTAINS,

    // Basic: buildings
    Abbey = basic::abbey::DEF,
    BrickFactory = basic::boosters::BRICK_FACTORY,
    GrainMill = basic::boosters::GRAIN_MILL,
    IronFoundry = basic::boosters::IRON_FOUNDRY,
    LumberCamp = basic::boosters::LUMBER_CAMP,
    WeaversShop = basic::boosters::WEAVERS_SHOP,
    Marketplace = basic::marketplace::DEF,
    ParishHall = basic::parish_hall::DEF,
    Storehouse = basic::storehouse::DEF,
    TollBridge = basic::toll_bridge::DEF,
    // Basic: trade ships
    LargeTradeShip = basic::large_trade_ship::DEF,
    LumberShip = basic::trade_ships::LUMBER_SHIP,
    BrickShip = basic::trade_ships::BRICK_SHIP,
    WoolShip = basic::trade_ships::WOOL_SHIP,
    GrainShip = basic::trade_ships::GRAIN_SHIP,
    OreShip = basic::trade_ships::ORE_SHIP,
    GoldShip = basic::trade_ships::GOLD_SHIP,
    // Basic: heroes
    Austin = basic::heroes::AUSTIN,
    Harald = basic::heroes::HARALD,
    Inga = basic::heroes::INGA,
    Osmund = basic::heroes::OSMUND,
    Candamir = basic::heroes::CANDAMIR,
    Siglind = basic::heroes::SIGLIND,
    // Basic: action cards
    Brigitta = basic::brigitta::DEF,
    Goldsmith = basic::goldsmith::DEF,
    MerchantCaravan = basic::merchant_caravan::DEF,
    Relocation = basic::relocation::DEF,
    Scout = basic::scout::DEF,
    // Basic: events
    Feud = basic::feud::DEF,
    FraternalFeuds = basic::fraternal_feuds::DEF,
    Invention = basic::invention::DEF,
    TradeShipsRace = basic::trade_ships_race::DEF,
    TravelingMerchant = basic::traveling_merchant::DEF,
    YearOfPlenty = basic::year_of_plenty::DEF,
    Yule = basic::yule::DEF,

    // Gold
    GoldCache = gold::gold_cache::DEF,
    Harbor = gold::harbor::DEF,
    Mint = gold::mint::DEF,
    Moneylender = gold::moneylender::DEF,
    Reiner = gold::reiner::DEF,
    MerchantGuild = gold::merchant_guild::DEF,
    SaltSilo = gold::salt_silo::DEF,
    StapleHouse = gold::staple_house::DEF,
    TradingBase = gold::trading_base::DEF,
    PirateShip = gold::pirate_ship::DEF,
    Brigands = gold::brigands::DEF,
    Gudrun = gold::gudrun::DEF,
    Merchant = gold::merchant::DEF,
    TradeMaster = gold::trade_master::DEF,
    GiftForThePrince = gold::gift_for_the_prince::DEF,

    // Turmoil
    Arsonist = turmoil::arsonist::DEF,
    HedgeTavern = turmoil::hedge_tavern::DEF,
    Irmgard = turmoil::irmgard::DEF,
    LookoutTower = turmoil::lookout_tower::DEF,
    Sebastian = turmoil::sebastian::DEF,
    Traitor = turmoil::traitor::DEF,
    Archer = turmoil::archer::DEF,
    Carl = turmoil::carl::DEF,
    ChapelLow = turmoil::chapel::LOW,
    ChapelHigh = turmoil::chapel::HIGH,
    DrillGround = turmoil::drill_ground::DEF,
    Fairgrounds = turmoil::fairgrounds::DEF,
    FireBrigade = turmoil::fire_brigade::DEF,
    Heinrich = turmoil::heinrich::DEF,
    LargeFestivalHall = turmoil::large_festival_hall::DEF,
    Riots = turmoil::riots::DEF,
    TitheBarn = turmoil::tithe_barn::DEF,
    VoyageOfPlunder = turmoil::voyage_of_plunder::DEF,

    // Progress
    BuildingCrane = progress::building_crane::DEF,
    Gustav = progress::gustav::DEF,
    Library = progress::library::DEF,
    Pharmacy = progress::pharmacy::DEF,
    Plague = progress::plague::DEF,
    TownHall = progress::town_hall::DEF,
    University = progress::university::DEF,
    BathHouse = progress::bath_house::DEF,
    Benjamin = progress::benjamin::DEF,
    ChiefCannoneer = progress::chief_cannoneer::DEF,
    Doctor = progress::doctor::DEF,
    Guido = progress::guido::DEF,
    MineralMining = progress::harvests::MINERAL_MINING,
    Parliament = progress::parliament::DEF,
    ThreeFieldSystem = progress::harvests::THREE_FIELD_SYSTEM,

    // In no box: see the file
    #[cfg(test)]
    Outpost = imagined::OUTPOST,
    #[cfg(test)]
    Den = imagined::DEN,
    #[cfg(test)]
    Banner = imagined::BANNER,
    #[cfg(test)]
    Omen = imagined::OMEN,
}

impl Card {
    /// Facts and moments of this card.
    #[inline]
    pub fn def(self) -> &'static CardDef {
        &DEFS[self as usize]
    }

    /// The card that is called so.
    pub fn named(key: &str) -> Option<Card> {
        Card::ALL.iter().copied().find(|card| card.def().key == key)
    }
}
