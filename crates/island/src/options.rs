//! What a host may choose: the options of the spec `island[:OPTION[,OPTION…]]`.

use kernel::{Spec, instead, quoted};

use crate::maps::Map;

/// Which board is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    /// The standard island, drawn by lot.
    Small,
    /// The island of the five-six player extension, drawn by lot.
    Large,
    /// The fixed layout for the first game (island 2.4).
    Beginner,
}

/// How numbers are laid (island 2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// By letters in a spiral from a random corner.
    Spiral,
    /// Shuffled, with no two red numbers side by side.
    Random,
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
    /// The robber leaves the weak alone.
    pub friendly_robber: bool,
    /// The robber never returns to a desert.
    pub no_desert_return: bool,
    /// Rounds at the start in which no 7 falls.
    pub peace: u8,
    /// Players may trade with each other.
    pub trades: bool,
    /// Offers that each player may make in a turn.
    pub offers: u8,
    /// The scenario with ten helpers.
    pub helpers: bool,
    /// Catan Frenemies.
    pub frenemies: bool,
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
            friendly_robber: false,
            no_desert_return: false,
            peace: 0,
            trades: true,
            offers: 10,
            helpers: false,
            frenemies: false,
        }
    }
}

/// One option of the spec, for reading, writing and the lobby.
pub struct OptionDef {
    /// Its name in a spec.
    pub name: &'static str,
    /// The values it takes, in a few words; empty for a switch.
    pub values: &'static str,
    /// What it does, in one line.
    pub text: &'static str,
    /// Sets it; `Err` tells what values are allowed.
    set: fn(&mut Options, Option<&str>) -> bool,
    /// Its value, if that differs from what it would be unsaid.
    get: fn(&Options, &Options) -> Option<String>,
}

/// The fewest points that a table may play for, and the most where nothing in [`MORE_POINTS`] is chosen.
pub const TARGETS: std::ops::RangeInclusive<u8> = 3..=12;

/// A choice with which a table may play for more points.
pub struct MorePoints {
    /// The option in a spec, with its value or for all of its values.
    pub said: &'static str,
    /// The most points with it.
    pub to: u8,
    holds: fn(&Options) -> bool,
}

/// Every choice with which a table may play for more points.
pub static MORE_POINTS: [MorePoints; 2] = [
    MorePoints { said: "seats=2", to: 15, holds: |o| o.seats == 2 },
    MorePoints { said: "map", to: 16, holds: |o| o.map.is_some() },
];

/// The most points that a table with these options may play for.
fn most_points(options: &Options) -> u8 {
    let more = MORE_POINTS.iter().filter(|more| (more.holds)(options)).map(|more| more.to);
    more.max().unwrap_or(*TARGETS.end())
}

fn number(value: Option<&str>, range: std::ops::RangeInclusive<u8>, into: &mut u8) -> bool {
    match value.and_then(|value| value.parse().ok()) {
        Some(number) if range.contains(&number) => {
            *into = number;
            true
        }
        _ => false,
    }
}

fn word<T: Copy>(value: Option<&str>, words: &[(&str, T)], into: &mut T) -> bool {
    match words.iter().find(|(word, _)| Some(*word) == value) {
        Some((_, meaning)) => {
            *into = *meaning;
            true
        }
        None => false,
    }
}

fn switch(value: Option<&str>, to: bool, into: &mut bool) -> bool {
    *into = to;
    value.is_none()
}

fn written<T: PartialEq + ToString>(value: T, unsaid: T) -> Option<String> {
    (value != unsaid).then(|| format!("={}", value.to_string()))
}

fn switched(value: bool, unsaid: bool) -> Option<String> {
    (value != unsaid).then(String::new)
}

/// Every option, in the order in which a spec is written.
pub static OPTIONS: &[OptionDef] = &[
    OptionDef {
        name: "seats",
        values: "2 to 6",
        text: "Players at the table; two play for practice. Default 4.",
        set: |o, v| number(v, 2..=6, &mut o.seats),
        // Always written: a spec that says how many play needs no explanation.
        get: |o, _| Some(format!("={}", o.seats)),
    },
    OptionDef {
        name: "board",
        values: "small, large, beginner",
        text: "The standard island, the one for five and six (default with 5 and 6), or the fixed first-game layout.",
        set: |o, v| {
            word(v, &[("small", Board::Small), ("large", Board::Large), ("beginner", Board::Beginner)], &mut o.board)
        },
        get: |o, unsaid| {
            let name = match o.board {
                Board::Small => "small",
                Board::Large => "large",
                Board::Beginner => "beginner",
            };
            (o.board != unsaid.board).then(|| format!("={name}"))
        },
    },
    OptionDef {
        name: "map",
        values: "new-shores, four-islands, fog-islands, through-the-desert",
        text: "A map with a sea, ships and a pirate, for three to six.",
        set: |o, v| {
            let found = Map::ALL.into_iter().find(|map| Some(map.name()) == v);
            o.map = found;
            found.is_some()
        },
        get: |o, unsaid| (o.map != unsaid.map).then(|| format!("={}", o.map.map_or("", Map::name))),
    },
    OptionDef {
        name: "numbers",
        values: "spiral, random",
        text: "Number tokens by letters in a spiral (default), or shuffled with no two red numbers side by side.",
        set: |o, v| word(v, &[("spiral", Numbers::Spiral), ("random", Numbers::Random)], &mut o.numbers),
        get: |o, unsaid| (o.numbers != unsaid.numbers).then(|| "=random".into()),
    },
    OptionDef {
        name: "printed-harbors",
        values: "",
        text: "The kinds of harbors keep their printed order instead of being shuffled.",
        set: |o, v| switch(v, true, &mut o.printed_harbors),
        get: |o, unsaid| switched(o.printed_harbors, unsaid.printed_harbors),
    },
    OptionDef {
        name: "spread-numbers",
        values: "",
        text: "No two equal numbers lie side by side.",
        set: |o, v| switch(v, true, &mut o.spread_numbers),
        get: |o, unsaid| switched(o.spread_numbers, unsaid.spread_numbers),
    },
    OptionDef {
        name: "spread-terrain",
        values: "",
        text: "No three hexes of one terrain lie in a cluster.",
        set: |o, v| switch(v, true, &mut o.spread_terrain),
        get: |o, unsaid| switched(o.spread_terrain, unsaid.spread_terrain),
    },
    OptionDef {
        name: "turns",
        values: "special, paired",
        text: "With five and six seats: the Special Building Phase (default), or paired players.",
        set: |o, v| word(v, &[("special", Turns::SpecialBuilding), ("paired", Turns::Paired)], &mut o.turns),
        get: |o, unsaid| (o.turns != unsaid.turns).then(|| "=paired".into()),
    },
    OptionDef {
        name: "target",
        values: "3 to 12, with two seats to 15, on a map to 16",
        text: "Victory points that win. Default 10; a map has its own, and Frenemies takes one more. With more, a full \
               island would leave games that nobody can win.",
        set: |o, v| {
            let most = most_points(o);
            number(v, *TARGETS.start()..=most, &mut o.target)
        },
        get: |o, _| written(o.target, o.printed_target()),
    },
    OptionDef {
        name: "discard-limit",
        values: "2 to 30",
        text: "A hand larger than this loses half to a 7. Default 7.",
        set: |o, v| number(v, 2..=30, &mut o.discard_limit),
        get: |o, unsaid| written(o.discard_limit, unsaid.discard_limit),
    },
    OptionDef {
        name: "friendly-robber",
        values: "",
        text: "The robber spares opponents who show two points or fewer.",
        set: |o, v| switch(v, true, &mut o.friendly_robber),
        get: |o, unsaid| switched(o.friendly_robber, unsaid.friendly_robber),
    },
    OptionDef {
        name: "no-desert-return",
        values: "",
        text: "The robber may not be moved to a desert.",
        set: |o, v| switch(v, true, &mut o.no_desert_return),
        get: |o, unsaid| switched(o.no_desert_return, unsaid.no_desert_return),
    },
    OptionDef {
        name: "peace",
        values: "1 to 5",
        text: "So many rounds at the start in which a 7 is rolled again.",
        set: |o, v| number(v, 1..=5, &mut o.peace),
        get: |o, unsaid| written(o.peace, unsaid.peace),
    },
    OptionDef {
        name: "no-trades",
        values: "",
        text: "Players do not trade with each other; the bank still trades.",
        set: |o, v| switch(v, false, &mut o.trades),
        get: |o, unsaid| switched(o.trades, unsaid.trades),
    },
    OptionDef {
        name: "offers",
        values: "1 to 10",
        text: "Offers that each player may make in a turn. Default 10.",
        set: |o, v| number(v, 1..=10, &mut o.offers),
        get: |o, unsaid| written(o.offers, unsaid.offers),
    },
    OptionDef {
        name: "helpers",
        values: "",
        text: crate::modules::helpers::ABOUT,
        set: |o, v| switch(v, true, &mut o.helpers),
        get: |o, unsaid| switched(o.helpers, unsaid.helpers),
    },
    OptionDef {
        name: "frenemies",
        values: "",
        text: "Catan Frenemies: favor tokens for kindness, redeemed at five guilds; 11 points win.",
        set: |o, v| switch(v, true, &mut o.frenemies),
        get: |o, unsaid| switched(o.frenemies, unsaid.frenemies),
    },
];

impl Options {
    /// The points that win where nothing else is said: those of the map, and in Frenemies one more (frenemies 7, D20).
    fn printed_target(&self) -> u8 {
        self.map.map_or(Options::default().target, |map| map.def().target) + u8::from(self.frenemies)
    }

    /// What the options are when only the number of seats is said.
    fn unsaid(seats: u8) -> Options {
        let crowd = seats > 4;
        Options {
            seats,
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

    /// Reads the options of a spec that was taken apart.
    pub fn read(spec: &Spec) -> Result<Options, String> {
        let mut options = Options::default();
        // Seats, map and scenario come first: they decide what is unsaid.
        let decides = |name: &str| matches!(name, "seats" | "map" | "frenemies");
        let (seats, others): (Vec<_>, Vec<_>) = spec.options.iter().partition(|(name, _)| name == "seats");
        let (first, others): (Vec<_>, Vec<_>) = others.into_iter().partition(|(name, _)| decides(name));
        for (name, value) in seats.into_iter().chain(first).chain(others) {
            let def = OPTIONS.iter().find(|def| def.name == name).ok_or_else(|| {
                let instead = instead(name, OPTIONS.iter().map(|def| def.name));
                format!("the island has no option {}; {instead}", quoted(name))
            })?;
            if !(def.set)(&mut options, value.as_deref()) {
                return Err(match (def.values, value) {
                    ("", _) => format!("option {name} takes no value"),
                    (values, None) => format!("option {name} needs a value: {values}"),
                    (values, Some(value)) => format!("option {name} cannot be {value:?}; it takes {values}"),
                });
            }
            if name == "seats" {
                options = Options::unsaid(options.seats);
            }
            if decides(name) {
                options.target = options.printed_target();
            }
            if options.map.is_some() && matches!(name.as_str(), "board" | "numbers") {
                return Err(format!("a map has its own hexes and numbers: leave out {name}"));
            }
        }
        options.agree()?;
        Ok(options)
    }

    /// Whether the options go together.
    fn agree(&self) -> Result<(), String> {
        if self.map.is_some() && self.seats < 3 {
            return Err("the maps are for three to six seats".into());
        }
        if self.seats > 4 && self.board != Board::Large {
            return Err(format!("{} seats need the large board", self.seats));
        }
        if self.seats <= 4 && self.turns != Turns::Plain {
            return Err("the Special Building Phase and paired players are for five and six seats".into());
        }
        if self.board == Board::Beginner
            && (self.spread_numbers || self.spread_terrain || self.numbers == Numbers::Random)
        {
            return Err("the beginner board is fixed: leave out numbers, spread-numbers and spread-terrain".into());
        }
        Ok(())
    }

    /// The spec with these options: what is unsaid by default stays unsaid.
    pub fn spec(&self) -> String {
        let unsaid = Options::unsaid(self.seats);
        let said: Vec<String> = OPTIONS
            .iter()
            .filter_map(|def| (def.get)(self, &unsaid).map(|value| format!("{}{value}", def.name)))
            .collect();
        format!("island:{}", said.join(","))
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
        assert!(read("island:map=new-shores,board=large").unwrap_err().contains("leave out board"));
        assert!(read("island:map=new-shores,numbers=random").unwrap_err().contains("leave out numbers"));
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
    fn what_is_said_of_targets_is_what_is_accepted() {
        let def = OPTIONS.iter().find(|def| def.name == "target").unwrap();
        let (from, to) = (u32::from(*TARGETS.start()), u32::from(*TARGETS.end()));
        assert_eq!(kernel::Values::of(def.values), kernel::Values::Numbers(from, to));
        for more in &MORE_POINTS {
            assert!(def.values.contains(&format!(" to {}", more.to)), "{}", more.said);
        }
        let maps = Map::ALL.map(|map| format!(",map={}", map.name()));
        for seats in 2..=6 {
            for map in maps.iter().map(String::as_str).chain([""]).filter(|map| seats > 2 || map.is_empty()) {
                let said = format!("seats={seats}{map}");
                let is_said = |it: &&MorePoints| said.split(',').any(|word| word.starts_with(it.said));
                let most = MORE_POINTS.iter().filter(is_said).map(|it| it.to).max().unwrap_or(*TARGETS.end());
                for target in 0..=u8::MAX {
                    let accepted = read(&format!("island:{said},target={target}")).is_ok();
                    assert_eq!(accepted, (*TARGETS.start()..=most).contains(&target), "{said},target={target}");
                }
            }
        }
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
