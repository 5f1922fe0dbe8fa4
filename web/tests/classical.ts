/** What the tests of the classic duel share: a position in the middle of a game. */
export const MIRA = {
  principality: [
    'forest-4:1 | abbey, library | hills-5:1 | walter | pasture-3:3 | woolen-mill | forest-6:1',
    '- | city | road | settlement | road | settlement | -',
    'fields-1:3 | garrison | gold-field-6:3 | conrad | mountains-2:2 | lumber-fleet | fields-3:1',
  ],
  hand: ['arsonist', 'pippin', 'mint', 'alchemist'],
};
export const ROWAN = {
  principality: [
    'forest-5:2 | marketplace | pasture-4:1 | otto | fields-2:1',
    '- | city | road | settlement | -',
    'hills-6:2 | church | mountains-3:2 | ore-fleet | gold-field-1:1',
  ],
  hand: ['spy', 'brick-fleet', 'siegfried'],
};
type Side = { principality: string[]; hand: string[] };
/** Both sides, with what differs. */
export const sides = (mira: Partial<Side> = {}, rowan: Partial<Side> = {}) => ({
  sides: [
    { ...MIRA, ...mira },
    { ...ROWAN, ...rowan },
  ],
});
/** A position of the classic basic game; `more` says what differs. */
export const classic = (more: object = {}, then: string[] = [], rules = 'classic') => ({
  position: { rules, table: { phase: 'action', active: 0, turn: 27, unlocked: true, ...sides(), ...more }, then },
});
/** A land with some cards exchanged for others. */
export const land = (of: { principality: string[] }, ...cards: [string, string][]) => ({
  principality: of.principality.map((row) => cards.reduce((it, [from, to]) => it.replace(from, to), row)),
});
