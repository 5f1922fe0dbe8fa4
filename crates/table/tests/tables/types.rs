//! Checks that `web/types` holds the current types of the protocol. To write them:
//! `COMMONLAND_WRITE=1 cargo test -p commonland-table --all-features --test tables types`.

use std::path::PathBuf;

use table::protocol::*;
use ts_rs::{Config, TS};

fn file(name: &str, first: &str, declarations: &[String]) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/types").join(name);
    let mut text = format!("// Generated from Rust by a test of crates/table; do not edit.\n\n{first}");
    for declaration in declarations {
        text += &format!("export {declaration}\n\n");
    }
    let text = format!("{}\n", text.trim_end());
    if std::env::var_os("COMMONLAND_WRITE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &text).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(found, text, "{} is not current; COMMONLAND_WRITE=1 writes it", path.display());
}

macro_rules! declared {
    ($($type:ty),* $(,)?) => {{
        let config = Config::new().with_large_int("number");
        vec![$(<$type as TS>::decl(&config)),*]
    }};
}

#[test]
fn the_types_of_the_protocol_are_current() {
    let change = "/** What changed in a value; see docs/protocol.md. */\nexport type Change =\n  | { set: unknown }\n  \
                  | { in?: Record<string, Change>; gone?: string[] }\n  \
                  | { at?: Record<string, Change>; cut?: number; add?: unknown[] };\n\n";
    let phrase = "/** A sentence by its key in texts/, with what is filled in. */\nexport type Phrase = { key: string; with?: \
                  Record<string, Part> };\n\n/** What is filled into a sentence. */\nexport type Part =\n  | number\n  \
                  | { player: number }\n  | { players: number[] }\n  | { word: string }\n  \
                  | { cards: [string, number][]; of: string }\n  | { place: string }\n  | { text: string }\n  \
                  | { card: string; name: string }\n  | { said: Phrase }\n  | { list: Part[] };\n\n";
    let types = declared![
        Request,
        Command,
        Settings,
        Clock,
        StandingAnswers,
        Message,
        Whole,
        Update,
        Draft,
        Question,
        Payment,
        LogLine,
        Story,
        PointsAt,
        Hint,
        Idea,
        Review,
        ChancesAt,
        TurningPoint,
        Chance,
        Fall,
        ChatLine,
        Notice,
        Answer,
        Refused,
        RefusalKind,
        TableInfo,
        table::Choosing,
        Phase,
        SeatInfo,
        DiceInfo,
        Outcome,
        How,
        table::Summary,
        kernel::OptionDef,
        kernel::Values,
        kernel::Limit,
        kernel::Usual,
        kernel::When,
        kernel::Exclusion,
    ];
    file("protocol.ts", &format!("{change}{phrase}"), &types);
}

#[test]
fn the_types_of_the_islands_view_are_current() {
    use island::{
        ContactView, DealView, FavorSideView, FavorsView, GiftView, HarborView, HelperView, HelpersView, HexView,
        IslandView, OfferView, PlacingView, SecretView, SideView, View,
    };
    let types = declared![
        View,
        HexView,
        HarborView,
        IslandView,
        SideView,
        SecretView,
        DealView,
        OfferView,
        PlacingView,
        HelpersView,
        HelperView,
        FavorsView,
        FavorSideView,
        ContactView,
        GiftView,
    ];
    file("island.ts", "import type { Phrase } from './protocol';\n\n", &types);
}

#[test]
fn the_types_of_the_duels_view_are_current() {
    use duel::{
        About, CardView, DeskView, DiscardView, EventListView, FightView, LyingView, NeedView, PlaceView, RegionView,
        SeaCardView, SeaView, SetsView, SideView, SpendView, StarsView, UnfitView, View, WareView,
    };
    let types = declared![
        View,
        DeskView,
        WareView,
        NeedView,
        SpendView,
        StarsView,
        SideView,
        PlaceView,
        RegionView,
        LyingView,
        CardView,
        DiscardView,
        EventListView,
        SeaView,
        SeaCardView,
        FightView,
        About,
        SetsView,
        UnfitView,
    ];
    file("duel.ts", "import type { Phrase } from './protocol';\n\n", &types);
}
