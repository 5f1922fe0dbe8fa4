//! The list of all cards, edition by edition. Adding a card adds its file and one line here.

mod classic;
mod common;
mod rivals;

use crate::card::CardDef;
use crate::matches::edition::EDITIONS;

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

    // Explorers
    Ambassador = rivals::explorers::ambassador::DEF,
    Broadside = rivals::explorers::broadside::DEF,
    Cartographer = rivals::explorers::cartographer::DEF,
    LarsTheNavalHero = rivals::explorers::lars_the_naval_hero::DEF,
    Navigator = rivals::explorers::navigator::DEF,
    LandingStage = rivals::explorers::landing_stage::DEF,
    Shipyard = rivals::explorers::shipyard::DEF,
    ExplorerHarbor = rivals::explorers::explorer_harbor::DEF,
    IslandOfTheBards = rivals::explorers::bards::DEF,
    IslandOfTheForgottenTribe = rivals::explorers::forgotten_tribe::DEF,
    IslandOfTheMerchants = rivals::explorers::merchants::DEF,
    IslandOfTheScholars = rivals::explorers::scholars::DEF,
    HaidaoChang = rivals::explorers::pirates::HAIDAO_CHANG,
    Cimmarone = rivals::explorers::pirates::CIMMARONE,
    Jean = rivals::explorers::pirates::JEAN,
    Shipwreck = rivals::explorers::shipwreck::DEF,
    ExplorerMetropolis = rivals::explorers::explorer_metropolis::DEF,
    Armory = rivals::explorers::armory::DEF,
    SailmakersShop = rivals::explorers::sailmakers_shop::DEF,
    CannonFoundry = rivals::explorers::cannon_foundry::DEF,
    Astronomer = rivals::explorers::astronomer::DEF,
    FriendshipBetweenPeoples = rivals::explorers::friendship_between_peoples::DEF,
    MostSuccessfulExplorer = rivals::explorers::most_successful_explorer::DEF,

    // Sages
    AgeOfEnlightenment = rivals::sages::age_of_enlightenment::DEF,
    DisputeOfTheSages = rivals::sages::dispute_of_the_sages::DEF,
    GreatForesight = rivals::sages::great_foresight::DEF,
    PowerOfTheGroves = rivals::sages::power_of_the_groves::DEF,
    WiseProtection = rivals::sages::wise_protection::DEF,
    WiseCompensation = rivals::sages::wise_compensation::DEF,
    Barbara = rivals::sages::region_sages::BARBARA,
    Frederich = rivals::sages::region_sages::FREDERICH,
    Michaela = rivals::sages::region_sages::MICHAELA,
    Peter = rivals::sages::region_sages::PETER,
    Piet = rivals::sages::region_sages::PIET,
    Walther = rivals::sages::region_sages::WALTHER,
    PrincipalSageWoman = rivals::sages::region_sages::PRINCIPAL_SAGE_WOMAN,
    GroveOfCourage = rivals::sages::grove_of_courage::DEF,
    GroveOfFraternity = rivals::sages::grove_of_fraternity::DEF,
    GroveOfFreedom = rivals::sages::grove_of_freedom::DEF,
    GroveOfGreatForesight = rivals::sages::grove_of_great_foresight::DEF,
    GroveOfJustice = rivals::sages::grove_of_justice::DEF,
    GroveOfPeace = rivals::sages::grove_of_peace::DEF,
    GroveOfVigilance = rivals::sages::grove_of_vigilance::DEF,
    Cole = rivals::sages::cole::DEF,
    Robert = rivals::sages::robert::DEF,
    AcademyOfSages = rivals::sages::academy_of_sages::DEF,
    Courthouse = rivals::sages::courthouse::DEF,
    Granary = rivals::sages::granary::DEF,
    Manifesto = rivals::sages::manifesto::DEF,
    CouncilOfTheSages = rivals::sages::council_of_the_sages::DEF,
    Famine = rivals::sages::famine::DEF,

    // Prosperity
    PublicFeeling = rivals::prosperity::public_feeling::DEF,
    Prince = rivals::prosperity::royals::PRINCE,
    Princess = rivals::prosperity::royals::PRINCESS,
    BuildersHut = rivals::prosperity::builders_hut::DEF,
    Aqueduct = rivals::prosperity::aqueduct::DEF,
    Hospital = rivals::prosperity::hospital::DEF,
    CityPalace = rivals::prosperity::city_palace::DEF,
    Monument = rivals::prosperity::monument::DEF,
    Theater = rivals::prosperity::theater::DEF,
    VillageSchool = rivals::prosperity::village_school::DEF,
    CommonLand = rivals::prosperity::common_land::DEF,
    ThievesHideout = rivals::prosperity::thieves_hideout::DEF,
    Mercenaries = rivals::prosperity::mercenaries::DEF,
    SmallMarketTown = rivals::prosperity::small_market_town::DEF,
    TravelingTheater = rivals::prosperity::traveling_theater::DEF,
    ArtworkEpic = rivals::prosperity::artworks::EPIC,
    ArtworkFountain = rivals::prosperity::artworks::FOUNTAIN,
    ArtworkRelief = rivals::prosperity::artworks::RELIEF,
    ArtworkSculpture = rivals::prosperity::artworks::SCULPTURE,
    Bera = rivals::prosperity::bera::DEF,
    CourtAstrologer = rivals::prosperity::court_astrologer::DEF,
    FeedingThePoor = rivals::prosperity::feeding_the_poor::DEF,
    Prosperity = rivals::prosperity::prosperity_card::DEF,
    Insurrection = rivals::prosperity::insurrection::DEF,
    Taxation = rivals::prosperity::taxation::DEF,

    // Regions of the classic edition
    ClassicForest = classic::basic::regions::FOREST,
    ClassicGoldField = classic::basic::regions::GOLD_FIELD,
    ClassicFields = classic::basic::regions::FIELDS,
    ClassicHills = classic::basic::regions::HILLS,
    ClassicPasture = classic::basic::regions::PASTURE,
    ClassicMountains = classic::basic::regions::MOUNTAINS,

    // Classic: green expansions
    ClassicAbbey = classic::basic::abbey::DEF,
    Garrison = classic::basic::garrison::DEF,
    Smithy = classic::basic::smithy::DEF,
    ClassicBrickFactory = classic::basic::boosters::BRICK_FACTORY,
    Foundry = classic::basic::boosters::FOUNDRY,
    ClassicGrainMill = classic::basic::boosters::GRAIN_MILL,
    Sawmill = classic::basic::boosters::SAWMILL,
    WoolenMill = classic::basic::boosters::WOOLEN_MILL,
    BrickFleet = classic::basic::fleets::BRICK_FLEET,
    GoldFleet = classic::basic::fleets::GOLD_FLEET,
    GrainFleet = classic::basic::fleets::GRAIN_FLEET,
    LumberFleet = classic::basic::fleets::LUMBER_FLEET,
    OreFleet = classic::basic::fleets::ORE_FLEET,
    WoolFleet = classic::basic::fleets::WOOL_FLEET,
    Conrad = classic::basic::knights::CONRAD,
    Falk = classic::basic::knights::FALK,
    Gotz = classic::basic::knights::GOTZ,
    Hagen = classic::basic::knights::HAGEN,
    Karl = classic::basic::knights::KARL,
    Otto = classic::basic::knights::OTTO,
    Pippin = classic::basic::knights::PIPPIN,
    Siegfried = classic::basic::knights::SIEGFRIED,
    Walter = classic::basic::knights::WALTER,
    // Classic: red expansions
    ClassicAqueduct = classic::basic::aqueduct::DEF,
    ClassicBathHouse = classic::basic::bath_house::DEF,
    Church = classic::basic::church::DEF,
    Colossus = classic::basic::colossus::DEF,
    CountingHouse = classic::basic::trade_houses::COUNTING_HOUSE,
    ClassicHarbor = classic::basic::harbor::DEF,
    ClassicLibrary = classic::basic::library::DEF,
    ClassicMarketplace = classic::basic::trade_houses::MARKETPLACE,
    ClassicMerchantGuild = classic::basic::trade_houses::MERCHANT_GUILD,
    ClassicMint = classic::basic::mint::DEF,
    ClassicTownHall = classic::basic::town_hall::DEF,
    // Classic: action cards
    Alchemist = classic::basic::alchemist::DEF,
    Caravan = classic::basic::caravan::DEF,
    ClassicScout = classic::basic::scout::DEF,
    ClassicMerchant = classic::basic::merchant::DEF,
    ClassicBrigands = classic::basic::brigands::DEF,
    ClassicArsonist = classic::basic::duels::ARSONIST,
    BlackKnight = classic::basic::duels::BLACK_KNIGHT,
    Spy = classic::basic::spy::DEF,
    Bishop = classic::basic::duels::BISHOP,
    HerbWoman = classic::basic::duels::HERB_WOMAN,
    // Classic: events
    CivilWar = classic::basic::civil_war::DEF,
    Conflict = classic::basic::conflict::DEF,
    MasterBuilder = classic::basic::master_builder::DEF,
    ClassicPlague = classic::basic::plague::DEF,
    ProductiveYear = classic::basic::productive_year::DEF,
    Progress = classic::basic::progress::DEF,
    YearEnd = classic::basic::year_end::DEF,

    // Artisans
    ClassicPublicFeeling = classic::artisans::public_feeling::DEF,
    FeedingOfThePoor = classic::artisans::feeding_of_the_poor::DEF,
    Courage = classic::artisans::courage::DEF,
    ClassicGuido = classic::artisans::guido::DEF,
    BronzeSculpture = classic::artisans::works_of_art::BRONZE_SCULPTURE,
    Epic = classic::artisans::works_of_art::EPIC,
    Relief = classic::artisans::works_of_art::RELIEF,
    Fountain = classic::artisans::works_of_art::FOUNTAIN,
    Joust = classic::artisans::joust::DEF,
    Growth = classic::artisans::growth::DEF,
    ClassicCommonLand = classic::artisans::common_land::DEF,
    ClassicVillageSchool = classic::artisans::village_school::DEF,
    StAgathasChapel = classic::artisans::chapel::DEF,
    ClassicOsmund = classic::artisans::osmund::DEF,
    HouseOfTheBenefactor = classic::artisans::house::DEF,
    ClassicHospital = classic::artisans::hospital::DEF,
    BelovedPrinceStatue = classic::artisans::statue::DEF,
    Lancer = classic::artisans::lancer::DEF,
    ClassicSmallMarketTown = classic::artisans::small_market_town::DEF,
    ClassicTravelingTheater = classic::artisans::traveling_theater::DEF,
    GoldenTimes = classic::artisans::golden_times::DEF,
    ClassicRiots = classic::artisans::riots::DEF,

    // In no box: see the file
    #[cfg(test)]
    Outpost = rivals::imagined::abroad::OUTPOST,
    #[cfg(test)]
    Den = rivals::imagined::abroad::DEN,
    #[cfg(test)]
    Assembly = rivals::imagined::moments::ASSEMBLY,
    #[cfg(test)]
    Envoy = rivals::imagined::moments::ENVOY,

    // In no box either
    #[cfg(test)]
    Shrine = rivals::imagined::borne::SHRINE,
    #[cfg(test)]
    Warden = rivals::imagined::borne::WARDEN,
    #[cfg(test)]
    Palisade = rivals::imagined::stores::PALISADE,
    #[cfg(test)]
    Strongroom = rivals::imagined::stores::STRONGROOM,
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
    Architect = rivals::imagined::memories::ARCHITECT,
    #[cfg(test)]
    Chapter = rivals::imagined::memories::CHAPTER,
    #[cfg(test)]
    Miller = rivals::imagined::memories::MILLER,
    #[cfg(test)]
    Spice = rivals::imagined::memories::SPICE,
    #[cfg(test)]
    Heralds = rivals::imagined::memories::HERALDS,
}

impl Card {
    /// Facts and moments of this card.
    #[inline]
    pub fn def(self) -> &'static CardDef {
        &DEFS[self as usize]
    }

    /// The name in `texts/`, after `card.`: the key, preceded by the edition unless it is the first one. Two editions
    /// may use the same key for different cards.
    pub fn text_id(self) -> String {
        let edition = self.def().printings[0].set.edition();
        let key = self.def().key;
        if std::ptr::eq(edition, EDITIONS[0]) { key.into() } else { format!("{}-{key}", edition.name) }
    }
}

/// The names that all card files import.
mod prelude {
    pub(crate) use kernel::{Bits, Seat, Seats};

    pub(crate) use crate::card::require::{self, owns};
    pub(crate) use crate::card::{CARD, CardDef, CardKind, Guard, Place, Set, Thing, Use, UsedWhen, Words, print};
    pub(crate) use crate::cards::Card;
    pub(crate) use crate::chapters::effects::{Ask, EffectPlay, Filter, Waiting};
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
