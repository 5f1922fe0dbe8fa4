//! The almanac of Frenemies: the scenario, its terms, its guilds.

use crate::almanac::{AlmanacEntry, ENTRY};

/// The common part of the guilds' entries.
const GUILD: AlmanacEntry = AlmanacEntry { kind: "guild", mark: "rulebook", ..ENTRY };
/// The common part of the terms' entries.
const TERM: AlmanacEntry = AlmanacEntry { kind: "term", mark: "rulebook", ..ENTRY };

/// The scenario, and what its words mean.
static FRENEMIES: [AlmanacEntry; 5] = [
    AlmanacEntry {
        id: "island/frenemies",
        name: "Frenemies",
        kind: "scenario",
        text: "Kindness earns favor tokens, and five guilds do favors for them. One point more than usual wins.",
        rulings: &[
            "Three ways to earn tokens: the robber goes where it harms nobody, you give a card, you connect networks.", // frenemies 3
            "The robber by a 7 or a knight, 1 token: nobody lives around its new hex, or it is a desert and you rob nobody there.", // frenemies 3.1
            "In your main phase you redeem tokens as often as you like, or exchange one; not both in a turn.", // frenemies 4
            "A friendly robber that stays on the desert has not moved and earns nothing.", // island D26
        ],
        mark: "rulebook",
        ..ENTRY
    },
    AlmanacEntry {
        id: "island/token",
        name: "Favor token",
        copies: [44, 44, 58, 72, 88],
        text: "Drawn by lot. Only you see which ones you have, everybody sees how many. Redeem it at its guild, or exchange it.",
        rulings: &[
            "There are 44 with two and three seats, 58 with four, 72 with five, 88 with six.", // frenemies 1
            "With up to three, four, five and six seats: 6, 8, 10 and 12 each of wagons, ships and shovels; 13, 17, 21 and 26 each of books and compasses.", // frenemies D2
            "A token that you draw in your turn waits for your next turn; all others are ready at once.", // frenemies 4
            "Exchange: draw one, then put that one or a ready one back; once a turn, and not in a turn in which you redeem.", // frenemies 6
            "It cannot be given, traded or stolen, and with an empty supply nothing is drawn.", // frenemies 3
        ],
        // How the dots are split among the guilds is computed.
        mark: "reconstructed",
        ..TERM
    },
    AlmanacEntry {
        id: "island/favor",
        name: "Favor",
        text: "What a guild does for its tokens. It is done at once and completely; the tokens stay in the guild's hall.",
        rulings: &[
            "1 token for Traders, Merchants and Road Builders, 2 for Scholars and Master Builders.", // frenemies 1
            "In your main phase only: not in a Special Building Phase and not in the reduced turn of paired players.", // frenemies 4
            "Several favors in a turn are fine; one that could not be done is refused.", // frenemies D14, frenemies D16
        ],
        ..TERM
    },
    AlmanacEntry {
        id: "island/gift",
        name: "Gift",
        text: "Your main phase, once a turn: give 1 card to an opponent who shows no more points than you, and draw 1 token.",
        rulings: &[
            "You offer a card; the opponent accepts, declines or asks for another one, which you may give.", // frenemies 3.2
            "Each card may be offered once a turn to each opponent.", // frenemies D9
            "With an empty supply there are no gifts.",               // frenemies D5
        ],
        ..TERM
    },
    AlmanacEntry {
        id: "island/network",
        name: "Network",
        text: "Your roads, ships and buildings that hang together. Build a road or ship that connects it with an opponent's network for the first time: \
               3 tokens, and 1 for that opponent.",
        rulings: &[
            "You begin with two networks as a rule; each can be connected once with each network of an opponent.", // frenemies 3.3
            "You draw 3 in all, however many opponents you reach at once; each of them draws 1.", // frenemies 3.3
            "An opponent's building does not cut a network.",                                     // frenemies D10
            "Contacts of the set-up and of a ship that is moved earn nothing and count as made.", // frenemies 3.3, D20
            "Joining your own networks earns nothing; what one was connected with, the joined one is.", // frenemies D12
        ],
        ..TERM
    },
];

/// What the almanac says of the guilds.
static GUILDS: [AlmanacEntry; 5] = [
    AlmanacEntry {
        id: "island/guild-traders",
        name: "Traders",
        copies: [6, 6, 8, 10, 12],
        text: "1 wagon: exchange 1 of your cards with the bank for 1 of another kind, once or twice.",
        rulings: &["Two such exchanges a turn at most, however many wagons."], // frenemies D17
        ..GUILD
    },
    AlmanacEntry {
        id: "island/guild-merchants",
        name: "Merchants",
        copies: [6, 6, 8, 10, 12],
        text: "1 ship: take any 1 card from the bank.",
        rulings: &["The bank must have it."], // frenemies D16
        ..GUILD
    },
    AlmanacEntry {
        id: "island/guild-road-builders",
        name: "Road Builders",
        copies: [6, 6, 8, 10, 12],
        text: "1 shovel: build 1 road for free.",
        rulings: &["It may connect networks like any other road."], // frenemies D11
        ..GUILD
    },
    AlmanacEntry {
        id: "island/guild-scholars",
        name: "Scholars",
        copies: [13, 13, 17, 21, 26],
        text: "2 books: take the top development card.",
        rulings: &["It counts as bought this turn."], // frenemies 5
        ..GUILD
    },
    AlmanacEntry {
        id: "island/guild-master-builders",
        name: "Master Builders",
        copies: [13, 13, 17, 21, 26],
        points: 1,
        text: "2 compasses: take a victory point marker.",
        rulings: &["Everybody sees it, and it is yours for good."], // frenemies 5
        ..GUILD
    },
];

/// All of it.
pub(crate) fn entries() -> impl Iterator<Item = &'static AlmanacEntry> {
    FRENEMIES.iter().chain(&GUILDS)
}

#[cfg(test)]
mod tests {
    use super::super::{Guild, Tokens, box_tokens};
    use super::*;
    use crate::counts::Countable;

    #[test]
    fn the_almanac_counts_favor_tokens_as_the_rules_do_for_every_number_of_seats() {
        // frenemies 1
        let tokens: [Tokens; 5] = std::array::from_fn(|i| box_tokens(i as u8 + 2));
        for (guild, entry) in Guild::ALL.into_iter().zip(&GUILDS) {
            assert_eq!(entry.name, guild.title());
            assert_eq!(entry.copies, tokens.map(|all| all.get(guild)), "{}", entry.id);
        }
        let token = entries().find(|entry| entry.id == "island/token").unwrap();
        assert_eq!(token.copies, tokens.map(|all| all.total()));
        let [_, three, four, five, six] = token.copies;
        let told = format!("{three} with two and three seats, {four} with four, {five} with five, {six} with six");
        assert!(token.rulings[0].contains(&told), "{told}");
        let [_, three, four, five, six] = GUILDS[0].copies;
        assert!(token.rulings[1].contains(&format!("{three}, {four}, {five} and {six} each of wagons")), "wagons");
        let [_, three, four, five, six] = GUILDS[4].copies;
        assert!(token.rulings[1].contains(&format!("{three}, {four}, {five} and {six} each of books")), "books");
    }
}
