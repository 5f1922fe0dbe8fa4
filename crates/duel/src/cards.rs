//! The list of all cards, edition by edition. Adding a card adds its file and one line here.

#[cfg(test)]
mod cousin;
#[cfg(test)]
mod elder;
mod rivals;

#[cfg(test)]
pub(crate) use cousin::COUSIN;
#[cfg(test)]
pub(crate) use elder::ELDER;

use crate::card::CardDef;

macro_rules! cards {
    ($($(#[$when:meta])? $name:ident = $($path:ident)::+,)*) => {
        /// A title: one card of one edition. Several sets may print it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u16)]
        #[expect(missing_docs, reason = "each card documents itself in its definition")]
        pub enum Card { $($(#[$when])? $name,)* }

        impl Card {
            /// All titles.
            pub const ALL: &'static [Card] = &[$($(#[$when])? Card::$name,)*];
        }

        static DEFS: [CardDef; Card::ALL.len()] = [$($(#[$when])? $($path)::+,)*];
    };
}

cards! {
    // Regions
    Forest = rivals::basic::regions::FOREST,
    GoldField = rivals::basic::regions::GOLD_FIELD,
    Fields = rivals::basic::regions::FIELDS,
    Hills = rivals::basic::regions::HILLS,
    Pasture = rivals::basic::regions::PASTURE,
    Mountains = rivals::basic::regions::MOUNTAINS,

    // Basic: buildings
    Abbey = rivals::basic::abbey::DEF,
    BrickFactory = rivals::basic::boosters::BRICK_FACTORY,
    GrainMill = rivals::basic::boosters::GRAIN_MILL,
    IronFoundry = rivals::basic::boosters::IRON_FOUNDRY,
    LumberCamp = rivals::basic::boosters::LUMBER_CAMP,
    WeaversShop = rivals::basic::boosters::WEAVERS_SHOP,
    Marketplace = rivals::basic::marketplace::DEF,
    ParishHall = rivals::basic::parish_hall::DEF,
    Storehouse = rivals::basic::storehouse::DEF,
    TollBridge = rivals::basic::toll_bridge::DEF,
    // Basic: trade ships
    LargeTradeShip = rivals::basic::large_trade_ship::DEF,
    LumberShip = rivals::basic::trade_ships::LUMBER_SHIP,
    BrickShip = rivals::basic::trade_ships::BRICK_SHIP,
    WoolShip = rivals::basic::trade_ships::WOOL_SHIP,
    GrainShip = rivals::basic::trade_ships::GRAIN_SHIP,
    OreShip = rivals::basic::trade_ships::ORE_SHIP,
    GoldShip = rivals::basic::trade_ships::GOLD_SHIP,
    // Basic: heroes
    Austin = rivals::basic::heroes::AUSTIN,
    Harald = rivals::basic::heroes::HARALD,
    Inga = rivals::basic::heroes::INGA,
    Osmund = rivals::basic::heroes::OSMUND,
    Candamir = rivals::basic::heroes::CANDAMIR,
    Siglind = rivals::basic::heroes::SIGLIND,
    // Basic: action cards
    Brigitta = rivals::basic::brigitta::DEF,
    Goldsmith = rivals::basic::goldsmith::DEF,
    MerchantCaravan = rivals::basic::merchant_caravan::DEF,
    Relocation = rivals::basic::relocation::DEF,
    Scout = rivals::basic::scout::DEF,
    // Basic: events
    Feud = rivals::basic::feud::DEF,
    FraternalFeuds = rivals::basic::fraternal_feuds::DEF,
    Invention = rivals::basic::invention::DEF,
    TradeShipsRace = rivals::basic::trade_ships_race::DEF,
    TravelingMerchant = rivals::basic::traveling_merchant::DEF,
    YearOfPlenty = rivals::basic::year_of_plenty::DEF,
    Yule = rivals::basic::yule::DEF,

    // Gold
    GoldCache = rivals::gold::gold_cache::DEF,
    Harbor = rivals::gold::harbor::DEF,
    Mint = rivals::gold::mint::DEF,
    Moneylender = rivals::gold::moneylender::DEF,
    Reiner = rivals::gold::reiner::DEF,
    MerchantGuild = rivals::gold::merchant_guild::DEF,
    SaltSilo = rivals::gold::salt_silo::DEF,
    StapleHouse = rivals::gold::staple_house::DEF,
    TradingBase = rivals::gold::trading_base::DEF,
    PirateShip = rivals::gold::pirate_ship::DEF,
    Brigands = rivals::gold::brigands::DEF,
    Gudrun = rivals::gold::gudrun::DEF,
    Merchant = rivals::gold::merchant::DEF,
    TradeMaster = rivals::gold::trade_master::DEF,
    GiftForThePrince = rivals::gold::gift_for_the_prince::DEF,

    // Turmoil
    Arsonist = rivals::turmoil::arsonist::DEF,
    HedgeTavern = rivals::turmoil::hedge_tavern::DEF,
    Irmgard = rivals::turmoil::irmgard::DEF,
    LookoutTower = rivals::turmoil::lookout_tower::DEF,
    Sebastian = rivals::turmoil::sebastian::DEF,
    Traitor = rivals::turmoil::traitor::DEF,
    Archer = rivals::turmoil::archer::DEF,
    Carl = rivals::turmoil::carl::DEF,
    ChapelLow = rivals::turmoil::chapel::LOW,
    ChapelHigh = rivals::turmoil::chapel::HIGH,
    DrillGround = rivals::turmoil::drill_ground::DEF,
    Fairgrounds = rivals::turmoil::fairgrounds::DEF,
    FireBrigade = rivals::turmoil::fire_brigade::DEF,
    Heinrich = rivals::turmoil::heinrich::DEF,
    LargeFestivalHall = rivals::turmoil::large_festival_hall::DEF,
    Riots = rivals::turmoil::riots::DEF,
    TitheBarn = rivals::turmoil::tithe_barn::DEF,
    VoyageOfPlunder = rivals::turmoil::voyage_of_plunder::DEF,

    // Progress
    BuildingCrane = rivals::progress::building_crane::DEF,
    Gustav = rivals::progress::gustav::DEF,
    Library = rivals::progress::library::DEF,
    Pharmacy = rivals::progress::pharmacy::DEF,
    Plague = rivals::progress::plague::DEF,
    TownHall = rivals::progress::town_hall::DEF,
    University = rivals::progress::university::DEF,
    BathHouse = rivals::progress::bath_house::DEF,
    Benjamin = rivals::progress::benjamin::DEF,
    ChiefCannoneer = rivals::progress::chief_cannoneer::DEF,
    Doctor = rivals::progress::doctor::DEF,
    Guido = rivals::progress::guido::DEF,
    MineralMining = rivals::progress::harvests::MINERAL_MINING,
    Parliament = rivals::progress::parliament::DEF,
    ThreeFieldSystem = rivals::progress::harvests::THREE_FIELD_SYSTEM,

    // In no box: see the file
    #[cfg(test)]
    Outpost = rivals::imagined::abroad::OUTPOST,
    #[cfg(test)]
    Den = rivals::imagined::abroad::DEN,
    #[cfg(test)]
    Banner = rivals::imagined::abroad::BANNER,
    #[cfg(test)]
    Omen = rivals::imagined::abroad::OMEN,
    #[cfg(test)]
    Wager = rivals::imagined::dice::WAGER,
    #[cfg(test)]
    Seer = rivals::imagined::dice::SEER,
    #[cfg(test)]
    Astrologer = rivals::imagined::dice::ASTROLOGER,
    #[cfg(test)]
    Tribute = rivals::imagined::reactions::TRIBUTE,
    #[cfg(test)]
    Parry = rivals::imagined::reactions::PARRY,
    #[cfg(test)]
    Hermit = rivals::imagined::prices::HERMIT,
    #[cfg(test)]
    Academy = rivals::imagined::prices::ACADEMY,
    #[cfg(test)]
    Mantra = rivals::imagined::prices::MANTRA,
    #[cfg(test)]
    Quarry = rivals::imagined::prices::QUARRY,
    #[cfg(test)]
    Guardian = rivals::imagined::prices::GUARDIAN,
    #[cfg(test)]
    Jetty = rivals::imagined::prices::JETTY,
    #[cfg(test)]
    Mood = rivals::imagined::moments::MOOD,
    #[cfg(test)]
    Charter = rivals::imagined::moments::CHARTER,
    #[cfg(test)]
    Sundial = rivals::imagined::moments::SUNDIAL,
    #[cfg(test)]
    Watch = rivals::imagined::moments::WATCH,
    #[cfg(test)]
    Sentry = rivals::imagined::moments::SENTRY,
    #[cfg(test)]
    Assembly = rivals::imagined::moments::ASSEMBLY,
    #[cfg(test)]
    Spyglass = rivals::imagined::moments::SPYGLASS,
    #[cfg(test)]
    Envoy = rivals::imagined::moments::ENVOY,

    // In no box either
    #[cfg(test)]
    Shrine = rivals::imagined::borne::SHRINE,
    #[cfg(test)]
    Warden = rivals::imagined::borne::WARDEN,
    #[cfg(test)]
    Barn = rivals::imagined::stores::BARN,
    #[cfg(test)]
    Canal = rivals::imagined::stores::CANAL,
    #[cfg(test)]
    Palisade = rivals::imagined::stores::PALISADE,
    #[cfg(test)]
    Strongroom = rivals::imagined::stores::STRONGROOM,
    #[cfg(test)]
    Cellar = rivals::imagined::stores::CELLAR,
    #[cfg(test)]
    Taxman = rivals::imagined::others::TAXMAN,
    #[cfg(test)]
    Broker = rivals::imagined::others::BROKER,
    #[cfg(test)]
    Tollgate = rivals::imagined::others::TOLLGATE,
    #[cfg(test)]
    Hostelry = rivals::imagined::others::HOSTELRY,
    #[cfg(test)]
    Heresy = rivals::imagined::others::HERESY,
    #[cfg(test)]
    Inquest = rivals::imagined::others::INQUEST,
    #[cfg(test)]
    Well = rivals::imagined::others::WELL,
    #[cfg(test)]
    Tribunal = rivals::imagined::others::TRIBUNAL,
    #[cfg(test)]
    Barter = rivals::imagined::others::BARTER,
    #[cfg(test)]
    Spillway = rivals::imagined::others::SPILLWAY,
    #[cfg(test)]
    Architect = rivals::imagined::memories::ARCHITECT,
    #[cfg(test)]
    Fund = rivals::imagined::memories::FUND,
    #[cfg(test)]
    Gallery = rivals::imagined::memories::GALLERY,
    #[cfg(test)]
    Chapter = rivals::imagined::memories::CHAPTER,
    #[cfg(test)]
    Miller = rivals::imagined::memories::MILLER,
    #[cfg(test)]
    Spice = rivals::imagined::memories::SPICE,
    #[cfg(test)]
    Growth = rivals::imagined::memories::GROWTH,
    #[cfg(test)]
    Heralds = rivals::imagined::memories::HERALDS,
    #[cfg(test)]
    Foresight = rivals::imagined::memories::FORESIGHT,
    #[cfg(test)]
    Oracle = rivals::imagined::memories::ORACLE,
    #[cfg(test)]
    Wagon = rivals::imagined::memories::WAGON,
    #[cfg(test)]
    Lure = rivals::imagined::memories::LURE,
    #[cfg(test)]
    Stargazer = rivals::imagined::memories::STARGAZER,

    // The sea, in no box either
    #[cfg(test)]
    Haven = rivals::imagined::sea::HAVEN,
    #[cfg(test)]
    Isle = rivals::imagined::sea::ISLE,
    #[cfg(test)]
    Lagoon = rivals::imagined::sea::LAGOON,
    #[cfg(test)]
    Atoll = rivals::imagined::sea::ATOLL,
    #[cfg(test)]
    Corsair = rivals::imagined::sea::CORSAIR,
    #[cfg(test)]
    Wreck = rivals::imagined::sea::WRECK,
    #[cfg(test)]
    Ropewalk = rivals::imagined::sea::ROPEWALK,
    #[cfg(test)]
    Dock = rivals::imagined::sea::DOCK,
    #[cfg(test)]
    Helmsman = rivals::imagined::sea::HELMSMAN,
    #[cfg(test)]
    Chart = rivals::imagined::sea::CHART,
    #[cfg(test)]
    Salvo = rivals::imagined::sea::SALVO,
    #[cfg(test)]
    Pilot = rivals::imagined::sea::PILOT,
    #[cfg(test)]
    Legate = rivals::imagined::sea::LEGATE,
    #[cfg(test)]
    Capital = rivals::imagined::sea::CAPITAL,

    // A made-up edition: see the file
    #[cfg(test)]
    CousinForest = cousin::FOREST,
    #[cfg(test)]
    CousinGoldField = cousin::GOLD_FIELD,
    #[cfg(test)]
    CousinFields = cousin::FIELDS,
    #[cfg(test)]
    CousinHills = cousin::HILLS,
    #[cfg(test)]
    CousinPasture = cousin::PASTURE,
    #[cfg(test)]
    CousinMountains = cousin::MOUNTAINS,
    #[cfg(test)]
    CousinAbbey = cousin::ABBEY,
    #[cfg(test)]
    Mason = cousin::MASON,
    #[cfg(test)]
    Downpour = cousin::DOWNPOUR,
    #[cfg(test)]
    TurnOfTheYear = cousin::TURN_OF_THE_YEAR,

    // Another one
    #[cfg(test)]
    ElderForest = elder::FOREST,
    #[cfg(test)]
    ElderGoldField = elder::GOLD_FIELD,
    #[cfg(test)]
    ElderFields = elder::FIELDS,
    #[cfg(test)]
    ElderHills = elder::HILLS,
    #[cfg(test)]
    ElderPasture = elder::PASTURE,
    #[cfg(test)]
    ElderMountains = elder::MOUNTAINS,
    #[cfg(test)]
    Cloister = elder::CLOISTER,
    #[cfg(test)]
    Cottage = elder::COTTAGE,
    #[cfg(test)]
    Errant = elder::ERRANT,
    #[cfg(test)]
    Barge = elder::BARGE,
    #[cfg(test)]
    Conduit = elder::CONDUIT,
    #[cfg(test)]
    Chronicle = elder::CHRONICLE,
    #[cfg(test)]
    Windfall = elder::WINDFALL,
    #[cfg(test)]
    Pathfinder = elder::PATHFINDER,
    #[cfg(test)]
    Torch = elder::torch::TORCH,
    #[cfg(test)]
    Prelate = elder::torch::PRELATE,
    #[cfg(test)]
    Discord = elder::DISCORD,
    #[cfg(test)]
    NewYear = elder::NEW_YEAR,
    #[cfg(test)]
    Patron = elder::PATRON,
    #[cfg(test)]
    Favor = elder::FAVOR,
    #[cfg(test)]
    Fresco = elder::FRESCO,
    #[cfg(test)]
    Infirmary = elder::INFIRMARY,
    #[cfg(test)]
    Unrest = elder::UNREST,
}

impl Card {
    /// Facts and moments of this card.
    #[inline]
    pub fn def(self) -> &'static CardDef {
        &DEFS[self as usize]
    }
}

/// What card files use.
mod prelude {
    pub(crate) use kernel::{Bits, Seat, Seats};

    pub(crate) use crate::card::require::{self, owns};
    pub(crate) use crate::card::{CARD, CardDef, CardKind, Guard, Place, Set, Thing, Use, Words, print};
    pub(crate) use crate::cards::Card;
    pub(crate) use crate::chapters::effects::Waiting;
    pub(crate) use crate::chapters::effects::{Ask, EffectPlay};
    pub(crate) use crate::cx::Cx;
    pub(crate) use crate::position::piles::Row;
    pub(crate) use crate::position::points::Points;
    pub(crate) use crate::position::site::{Site, Store};
    pub(crate) use crate::position::state::{EventFace, foe};
    pub(crate) use crate::vocabulary::resource::Resource::*;
    pub(crate) use crate::vocabulary::resource::{Bundle, Kinds, Resource};

    /// A cost: naming a resource twice means two of it.
    pub(crate) const fn cost(resources: &[Resource]) -> Bundle {
        Bundle::of(resources)
    }
}
