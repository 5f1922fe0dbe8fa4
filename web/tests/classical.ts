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

/** Artisans & Benefactors: both sides with a Public Feeling. */
export const ARTISAN = {
  principality: [
    'forest-4:2 | library, house-of-the-benefactor | hills-5:2 | walter | pasture-3:3 | woolen-mill | forest-6:2',
    '- | city | road | settlement | road | settlement | road',
    'fields-1:3 | garrison | gold-field-6:3 | conrad | mountains-2:3 | lumber-fleet | fields-3:1',
  ],
  hand: ['epic', 'feeding-of-the-poor', 'scout'],
  markers: ['public-feeling:2'],
};
export const BENEFACTOR = {
  principality: [
    'forest-5:2 | marketplace | pasture-4:1 | otto | fields-2:1',
    '- | city | road | settlement | -',
    'hills-6:2 | church | mountains-3:2 | ore-fleet | gold-field-1:3',
  ],
  hand: ['spy', 'brick-fleet', 'siegfried'],
  markers: ['public-feeling:3'],
};
/** A position of the Expanded Game; `mine` and `theirs` say what differs at the two sides. */
export const artisans = (mine: object = {}, theirs: object = {}, more: object = {}, then: string[] = []) =>
  classic(
    {
      sides: [
        { ...ARTISAN, ...mine },
        { ...BENEFACTOR, ...theirs },
      ],
      ...more,
    },
    then,
    'classic:artisans',
  );
