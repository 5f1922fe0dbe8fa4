//! What a host may choose: the options of the spec `island[:OPTION[,OPTION…]]`.

use std::sync::LazyLock;

use kernel::{Chosen, Exclusion, Limit, OptionDef, OptionList, Spec, Values, When};

use crate::maps::Map;
use crate::modules::ModuleOptions;

/// Which board is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    /// The standard island, drawn at random.
    Small,
    /// The island of the five-six player extension, drawn at random.
    Large,
    /// The fixed layout for the first game (island 2.4).
    Beginner,
}

impl Board {
    const ALL: [Board; 3] = [Board::Small, Board::Large, Board::Beginner];

    /// Its name in a spec.
    pub fn name(self) -> &'static str {
        match self {
            Board::Small => "small",
            Board::Large => "large",
            Board::Beginner => "beginner",
        }
    }
}

/// How numbers are laid (island 2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// By letters in a spiral from a random corner.
    Spiral,
    /// Shuffled, with no two red numbers side by side.
    Random,
}

impl Numbers {
    const ALL: [Numbers; 2] = [Numbers::Spiral, Numbers::Random];

    /// Its name in a spec.
    pub fn name(self) -> &'static str {
        match self {
            Numbers::Spiral => "spiral",
            Numbers::Random => "random",
        }
    }
}

/// Who acts between two turns (island 14.3, 14.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turns {
    /// Nobody: one turn follows another.
    Plain,
    /// Everybody else may build once.
    SpecialBuilding,
    /// The third seat to the left takes a reduced turn.
    Paired,
}

impl Turns {
    const ALL: [Turns; 2] = [Turns::SpecialBuilding, Turns::Paired];

    /// Its name in a spec; `None` for plain turns.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Turns::Plain => None,
            Turns::SpecialBuilding => Some("special"),
            Turns::Paired => Some("paired"),
        }
    }
}

/// All that a host may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Players at the table, 2 to 6.
    pub seats: u8,
    /// The board; on a map, the box whose bank and deck are used.
    pub board: Board,
    /// The map of the sea, if there is one.
    pub map: Option<Map>,
    /// How numbers are laid.
    pub numbers: Numbers,
    /// Whether the kinds of harbors keep their printed places.
    pub printed_harbors: bool,
    /// No two equal numbers side by side.
    pub spread_numbers: bool,
    /// No three hexes of one terrain in a cluster.
    pub spread_terrain: bool,
    /// Who acts between two turns.
    pub turns: Turns,
    /// Points that win.
    pub target: u8,
    /// A hand larger than this is halved by a 7.
    pub discard_limit: u8,
    /// Players may trade with each other.
    pub trades: bool,
    /// Offers that each player may make in a turn.
    pub offers: u8,
    /// House rules and scenarios.
    pub modules: ModuleOptions,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            seats: 4,
            board: Board::Small,
            map: None,
            numbers: Numbers::Spiral,
            printed_harbors: false,
            spread_numbers: false,
            spread_terrain: false,
            turns: Turns::Plain,
            target: 10,
            discard_limit: 7,
            trades: true,
            offers: 10,
            modules: ModuleOptions::default(),
        }
    }
}

/// The default target on a map, or on the island without a map.
fn printed_target(map: Option<Map>) -> u8 {
    map.map_or(Options::default().target, |map| map.def().target)
}

/// The options of the island.
fn list() -> OptionList {
    let usual = Options::default();
    let crowd = || vec![When::is("seats", [5, 6])];
    // With a higher target, the island could be full before anybody wins.
    let targets = Values::Number {
        from: 3,
        to: 12,
        more: vec![Limit { when: When::is("seats", [2]), to: 15 }, Limit { when: When::said("map"), to: 16 }],
    };
    let mut target = OptionDef::new("target", targets);
    let adding: Vec<_> = ModuleOptions::all().into_iter().filter(|it| it.adds_to_target > 0).collect();
    for map in Map::ALL.into_iter().map(Some).chain([None]) {
        // Every set of these modules, the full set first.
        for set in (0..1u32 << adding.len()).rev() {
            let on = adding.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1).map(|(_, it)| it);
            let points = printed_target(map) + on.clone().map(|it| it.adds_to_target).sum::<u8>();
            let map_is = map.map(|map| When::is("map", [map.name()]));
            target =
                target.usually_with(map_is.into_iter().chain(on.map(|it| When::said(it.def.name))).collect(), points);
        }
    }
    let flag = |name| OptionDef::new(name, Values::Flag);
    let (scenarios, house_rules): (Vec<_>, Vec<_>) = ModuleOptions::all().into_iter().partition(|it| it.is_scenario);
    let mut options = vec![
        OptionDef::new("seats", Values::number(2, 6)).usually(usual.seats),
        OptionDef::new("board", Values::choice(Board::ALL.map(Board::name)))
            .usually_with(crowd(), Board::Large.name())
            .usually(usual.board.name()),
        OptionDef::new("map", Values::choice(Map::ALL.map(Map::name))),
        OptionDef::new("numbers", Values::choice(Numbers::ALL.map(Numbers::name))).usually(usual.numbers.name()),
        flag("printed-harbors"),
        flag("spread-numbers"),
        flag("spread-terrain"),
        OptionDef::new("turns", Values::choice(Turns::ALL.into_iter().filter_map(Turns::name)))
            .usually_with(crowd(), Turns::SpecialBuilding.name().unwrap_or_default()),
        target,
        OptionDef::new("discard-limit", Values::number(2, 30)).usually(usual.discard_limit),
    ];
    options.extend(house_rules.into_iter().map(|it| it.def));
    options.push(flag("no-trades"));
    options.push(OptionDef::new("offers", Values::number(1, 10)).usually(usual.offers));
    options.extend(scenarios.into_iter().map(|it| it.def));
    OptionList { game: "island", options, excludes: excludes() }
}

fn excludes() -> Vec<Exclusion> {
    let without = |when: When, why, not: &[When]| -> Vec<Exclusion> {
        not.iter().map(|not| Exclusion { when: when.clone(), not: not.clone(), why }).collect()
    };
    let few = When::is("seats", [2, 3, 4]);
    let crowd = When::is("seats", [5, 6]);
    let small_boards = When::is("board", [Board::Small.name(), Board::Beginner.name()]);
    let fixed = [When::is("numbers", ["random"]), When::said("spread-numbers"), When::said("spread-terrain")];
    let own = [When::said("board"), When::said("numbers")];
    [
        without(When::is("seats", [2]), "the maps are for three to six seats", &[When::said("map")]),
        without(When::said("map"), "a map has its own hexes and numbers", &own),
        without(crowd, "five and six seats need the large board", &[small_boards]),
        without(few, "both kinds are for five and six seats", &[When::said("turns")]),
        without(When::is("board", ["beginner"]), "the beginner board is fixed", &fixed),
    ]
    .concat()
}

impl Options {
    /// Every option, in the order in which a spec is written.
    pub fn list() -> &'static OptionList {
        static LIST: LazyLock<OptionList> = LazyLock::new(list);
        &LIST
    }

    /// The options with their default values, for these seats, this map and these modules.
    fn unsaid(seats: u8, map: Option<Map>, modules: ModuleOptions) -> Options {
        let crowd = seats > 4;
        Options {
            seats,
            map,
            modules,
            target: printed_target(map) + modules.added_target(),
            board: if crowd { Board::Large } else { Board::Small },
            turns: if crowd { Turns::SpecialBuilding } else { Turns::Plain },
            ..Options::default()
        }
    }

    /// Reads the options of a spec such as `island:seats=4`.
    pub fn from_spec(spec: &str) -> Result<Options, String> {
        let spec = Spec::read(spec)?;
        if spec.name != "island" {
            return Err(format!("{:?} is not the island", spec.name));
        }
        Options::read(&spec)
    }

    /// Reads the options of a split spec.
    pub fn read(spec: &Spec) -> Result<Options, String> {
        Ok(Options::of(&Options::list().read(spec)?))
    }

    fn of(chosen: &Chosen<'_>) -> Options {
        let word = |name| chosen.said(name);
        let map = word("map").and_then(|it| Map::ALL.into_iter().find(|map| map.name() == it));
        let seats = chosen.number("seats").unwrap_or(Options::default().seats);
        let unsaid = Options::unsaid(seats, map, ModuleOptions::of(chosen));
        let board = word("board").and_then(|it| Board::ALL.into_iter().find(|board| board.name() == it));
        let numbers = word("numbers").and_then(|it| Numbers::ALL.into_iter().find(|numbers| numbers.name() == it));
        let turns = word("turns").and_then(|it| Turns::ALL.into_iter().find(|turns| turns.name() == Some(it)));
        Options {
            board: board.unwrap_or(unsaid.board),
            numbers: numbers.unwrap_or(unsaid.numbers),
            printed_harbors: chosen.has("printed-harbors"),
            spread_numbers: chosen.has("spread-numbers"),
            spread_terrain: chosen.has("spread-terrain"),
            turns: turns.unwrap_or(unsaid.turns),
            target: chosen.number("target").unwrap_or(unsaid.target),
            discard_limit: chosen.number("discard-limit").unwrap_or(unsaid.discard_limit),
            trades: !chosen.has("no-trades"),
            offers: chosen.number("offers").unwrap_or(unsaid.offers),
            ..unsaid
        }
    }

    /// The value of an option as a spec writes it; `None` if it is off.
    fn written(&self, name: &str) -> Option<String> {
        let flag = |on: bool| on.then(String::new);
        match name {
            "seats" => Some(self.seats.to_string()),
            "board" => Some(self.board.name().into()),
            "map" => self.map.map(|map| map.name().into()),
            "numbers" => Some(self.numbers.name().into()),
            "printed-harbors" => flag(self.printed_harbors),
            "spread-numbers" => flag(self.spread_numbers),
            "spread-terrain" => flag(self.spread_terrain),
            "turns" => self.turns.name().map(Into::into),
            "target" => Some(self.target.to_string()),
            "discard-limit" => Some(self.discard_limit.to_string()),
            "no-trades" => flag(!self.trades),
            "offers" => Some(self.offers.to_string()),
            module => self.modules.written(module),
        }
    }

    /// The spec with these options. Usual values are left out, except the seats and the options that others depend on.
    pub fn spec(&self) -> String {
        let unsaid = Options::unsaid(self.seats, self.map, self.modules);
        let unsaid = Options { modules: ModuleOptions::default(), ..unsaid };
        let is_said = |name: &str| matches!(name, "seats" | "map") || self.written(name) != unsaid.written(name);
        let names = Options::list().options.iter().map(|option| option.name).filter(|name| is_said(name));
        let said = names.filter_map(|name| match self.written(name)?.as_str() {
            "" => Some(name.to_string()),
            value => Some(format!("{name}={value}")),
        });
        format!("island:{}", said.collect::<Vec<_>>().join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Options, String> {
        Options::read(&Spec::read(text).unwrap())
    }

    #[test]
    fn a_spec_is_read_and_written_the_same() {
        for text in [
            "island:seats=4",
            "island:seats=2,target=15",
            "island:seats=3,board=beginner,friendly-robber,no-trades",
            "island:seats=4,board=large,numbers=random,spread-numbers,spread-terrain,printed-harbors",
            "island:seats=6,turns=paired,target=12,discard-limit=9,no-desert-return,peace=2,offers=3",
            "island:seats=3,map=new-shores",
            "island:seats=5,map=fog-islands,turns=paired,target=16,friendly-robber",
        ] {
            let options = read(text).unwrap();
            assert_eq!(read(&options.spec()), Ok(options));
        }
        assert_eq!(read("island").unwrap().spec(), "island:seats=4");
        assert_eq!(read("island:turns=paired,seats=5").unwrap().spec(), "island:seats=5,turns=paired");
    }

    #[test]
    fn a_wrong_option_names_what_would_be_right() {
        assert!(read("island:seat=4").unwrap_err().contains("\"seats\""));
        assert!(read("island:seats=7").unwrap_err().contains("2 to 6"));
        assert!(read("island:seats").unwrap_err().contains("needs a value"));
        assert!(read("island:friendly-robber=yes").unwrap_err().contains("no value"));
        assert!(read("island:seats=5,board=small").unwrap_err().contains("large board"));
        assert!(read("island:turns=paired").unwrap_err().contains("five and six"));
        assert!(read("island:board=beginner,numbers=random").unwrap_err().contains("fixed"));
        assert!(read("island:seats=2,map=new-shores").unwrap_err().contains("three to six"));
        assert!(
            read("island:map=new-shores,board=large")
                .unwrap_err()
                .contains("board=large does not go with map=new-shores")
        );
        assert!(
            read("island:map=new-shores,numbers=random")
                .unwrap_err()
                .contains("numbers=random does not go with map=new-shores")
        );
        assert!(read("island:map").unwrap_err().contains("four-islands"));
    }

    #[test]
    fn a_map_has_a_target_of_its_own_that_a_host_may_change() {
        // island D17, island 15.10
        let targets = ["new-shores", "four-islands", "fog-islands", "through-the-desert"]
            .map(|map| read(&format!("island:map={map}")).unwrap().target);
        assert_eq!(targets, [14, 13, 12, 14]);
        assert_eq!(read("island:target=16,seats=6,map=new-shores").unwrap().target, 16);
        assert!(read("island:map=new-shores,target=17").is_err());
        assert_eq!(read("island:map=new-shores,target=14").unwrap().spec(), "island:seats=4,map=new-shores");
        assert_eq!(read("island:map=new-shores,target=10").unwrap().spec(), "island:seats=4,map=new-shores,target=10");
    }

    #[test]
    fn the_scenarios_that_are_only_transcribed_are_not_offered() {
        // island D19, island 15.12, island 15.13
        for name in ["forgotten-tribe", "cloth-for-catan", "pirate-islands", "wonders", "new-world"] {
            let why = read(&format!("island:map={name}")).unwrap_err();
            assert!(why.contains("through-the-desert"), "{why}");
        }
    }

    #[test]
    fn five_and_six_play_with_the_special_building_phase_unless_told_otherwise() {
        // island D13
        assert_eq!(read("island:seats=5").unwrap().turns, Turns::SpecialBuilding);
        assert_eq!(read("island:seats=6,turns=paired").unwrap().turns, Turns::Paired);
    }
}
