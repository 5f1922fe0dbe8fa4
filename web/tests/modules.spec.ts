/** Helpers, favors, gifts and ships, used by clicking whatever of them is lit. */
import type { Locator, Page } from '@playwright/test';
import { answer, asked, expect, noViolations, open, ship, test } from './house';

interface Done {
  helpers: Set<string>;
  guilds: Set<string>;
  gifts: number;
  sails: number;
}

type Part = { player?: number; word?: string } | undefined;

/** What seat 0 has done so far, from the story of the game. */
async function done(page: Page, address: string, table: string, before: Done): Promise<Done> {
  const { log } = (await (await page.request.get(`${address}/api/tables/${table}/story`)).json()) as {
    log: { said: { key: string; with?: Record<string, Part> } }[];
  };
  const found: Done = {
    helpers: new Set(before.helpers),
    guilds: new Set(before.guilds),
    gifts: before.gifts,
    sails: before.sails,
  };
  let offering = false;
  for (const { said } of log) {
    if (said.with?.['seat']?.player !== 0) {
      if (said.key !== 'island.accepted' && said.key !== 'island.gift-asked') offering = false;
      continue;
    }
    if (said.key.startsWith('island.helper-used')) found.helpers.add(said.with['helper']!.word!);
    if (said.key === 'island.redeemed') found.guilds.add(said.with['guild']!.word!);
    // A gift was given when the offer is followed by a card that is handed over.
    if (said.key === 'island.handed-over' && offering) found.gifts += 1;
    offering = said.key === 'island.gift-offered';
    if (said.key === 'island.ship-moved') found.sails += 1;
  }
  return found;
}

/** Clicks one lit thing: what belongs to the modules and is still wanted first, then whatever else, then on with the turn. */
async function eager(page: Page, so: Done): Promise<void> {
  const version = await page.locator('[data-version]').getAttribute('data-version');
  const lit = await page
    .locator(':is(.others, .gift, .prompt, .panel, .mine) [data-verb][data-lit]:visible')
    .evaluateAll((all) => all.map((it) => it.getAttribute('data-verb')!));
  const shores = page.locator('[data-place][data-lit][aria-label*="sea"]');
  if (
    so.sails === 0 &&
    /(first|second) settlement|beside it/.test(await page.locator('.prompt h1').innerText()) &&
    (await shores.count()) > 0
  ) {
    // Whoever would sail begins at the shore, with a ship.
    await shores.first().click();
    await ship(page);
    return void (await page.waitForFunction(
      (it) => document.querySelector('[data-version]')?.getAttribute('data-version') !== it,
      version,
    ));
  }
  const wanted = [
    'redeem',
    'use',
    'swap',
    'accept',
    'name',
    'choose',
    'keep',
    'return',
    'gold',
    'waive',
    'flip',
    'pass',
    'decline',
  ];
  if (so.sails === 0) wanted.unshift('sail');
  if (so.gifts === 0 || Math.random() < (so.guilds.size < 3 ? 0.5 : 0.1)) wanted.splice(2, 0, 'gift');
  if (Math.random() < 0.25) wanted.splice(2, 0, 'exchange');
  const verb = wanted.find((it) => lit.includes(it));
  if (verb === undefined) return void (await answer(page));
  const buttons = page.locator(`:is(.others, .gift, .prompt, .panel, .mine) [data-verb="${verb}"][data-lit]:visible`);
  const any = async (all: Locator): Promise<void> => {
    await all
      .nth(Math.floor(Math.random() * Math.max(1, await all.count())))
      .click({ timeout: 1500 })
      .catch(() => undefined);
  };
  await any(buttons);
  if (verb === 'gift') {
    // Which card, then to whom.
    await any(page.locator('[data-verb="gift-card"][data-lit]'));
    await any(page.locator('[data-verb="gift-to"][data-lit]'));
  } else if (verb === 'sail') {
    // The ship, then where it goes.
    await any(page.locator('[data-place][data-lit]'));
    await any(page.locator('[data-place][data-lit]'));
  } else {
    // What was picked is asked about on the desk, part by part.
    const answers = page.locator(`.prompt [data-verb="${verb}"][data-lit]:visible`);
    const back = page.locator('.prompt .btn', { hasText: 'Back' });
    for (let part = 0; part < 2 && (await back.count()) > 0 && (await answers.count()) > 0; part += 1)
      await any(answers);
  }
  const moved = page.waitForFunction(
    (it) => document.querySelector('[data-version]')?.getAttribute('data-version') !== it,
    version,
    { timeout: 1500 },
  );
  // A choice that led nowhere is taken back.
  await moved.catch(() => page.keyboard.press('Escape'));
}

const NOTHING: Done = { helpers: new Set(), guilds: new Set(), gifts: 0, sails: 0 };
const enough = (so: Done): boolean => so.helpers.size >= 4 && so.guilds.size >= 3 && so.gifts >= 1 && so.sails >= 1;

/** Clicks eagerly at a table until it has happened; `so` is what was done at other tables. */
async function until(
  page: Page,
  address: string,
  opened: { table: string; steps: number; every: number },
  so: Done,
  happened: (now: Done) => boolean,
): Promise<Done> {
  await page.goto(`${address}/t/${opened.table}`);
  let now = so;
  for (let steps = 1; steps <= opened.steps && (await asked(page)) === 'asked'; steps += 1) {
    await eager(page, now);
    if (steps % opened.every !== 0) continue;
    now = await done(page, address, opened.table, so);
    if (happened(now)) break;
  }
  return now;
}

const SIDES = [
  {
    settlements: ['0,0,N', '1,1,N'],
    cities: ['-1,1,N'],
    roads: ['0,0,NW', '-1,0,E', '1,1,NE', '1,1,NW'],
    hand: { lumber: 3, brick: 3, wool: 3, grain: 3, ore: 3 },
  },
  { settlements: ['2,-1,N'], cities: ['2,-2,N'], roads: ['2,-2,NE'], hand: { grain: 3, ore: 2, wool: 2 } },
  { settlements: ['-1,2,S', '0,2,N'], roads: ['0,2,NE'], hand: { ore: 4, wool: 2, lumber: 2 } },
];
/** The own turn in the middle of a game. */
const turn = (rules: string, more: object): object => ({
  rules,
  table: { moment: 'main', active: 0, turn: 23, dice: [5, 4], robber: '1,-1', sides: SIDES, ...more },
});
const SAILING = {
  rules: 'island:seats=3,map=new-shores',
  table: {
    moment: 'main',
    active: 0,
    turn: 30,
    dice: [3, 5],
    sides: [
      { cities: ['2,1,N', '0,0,N'], settlements: ['0,-2,N'], ships: ['2,1,NE'], hand: { ore: 1 } },
      { settlements: ['-1,1,S', '-2,0,N'], hand: { wool: 4 } },
    ],
  },
};

test('helpers help, guilds are redeemed, gifts are given and ships sail', async ({ page, house, context }) => {
  /** Nothing but what a table is laid for is wanted there. */
  const rest: Done = { ...NOTHING, gifts: 1, sails: 1 };
  const play = async (position: object, so: Done, happened: (now: Done) => boolean): Promise<void> => {
    const { table } = await open(context.request, house, { position, bots: 'random', begin: true });
    const now = await until(page, house.address, { table, steps: 40, every: 2 }, so, happened);
    expect(happened(now), JSON.stringify(position)).toBe(true);
  };
  for (const helper of ['nassir', 'louis', 'jean', 'lin']) {
    const held = [helper, 'sean B', 'marianne B'];
    const position = turn('island:seats=3,helpers', { helpers: { held } });
    await play(position, rest, ({ helpers }) => helpers.has(`helper.${helper}`));
  }
  for (const guild of ['traders', 'road-builders', 'scholars', 'merchants']) {
    const favors = { tokens: [{ [guild]: 2 }, {}, {}] };
    await play(turn('island:seats=3,frenemies', { favors }), rest, ({ guilds }) => guilds.has(`guild.${guild}`));
  }
  await noViolations(page);
  await play(turn('island:seats=3,frenemies', {}), { ...rest, gifts: 0 }, ({ gifts }) => gifts > 0);
  await play(SAILING, { ...rest, sails: 0 }, ({ sails }) => sails > 0);
});

/** With `COMMONLAND_SOAK` the same comes about in games from the beginning, as chance has it. */
if (process.env['COMMONLAND_SOAK'] !== undefined)
  test('in whole games helpers help, guilds are redeemed, gifts are given and ships sail', async ({
    page,
    house,
    context,
  }) => {
    test.setTimeout(900_000);
    let so = NOTHING;
    const at = [
      'island:seats=3,helpers,frenemies,discard-limit=30',
      'island:seats=2,helpers,frenemies,discard-limit=30',
    ];
    // Chance decides which helpers come and which tokens are drawn: as many games as it takes, at sea until a ship has sailed.
    for (let game = 0; game < 12 && !enough(so); game += 1) {
      const spec = so.sails === 0 ? 'island:seats=3,map=new-shores,helpers,frenemies,discard-limit=30' : at[game % 2]!;
      const { table } = await open(context.request, house, { spec, bots: 'random', begin: true });
      so = await until(page, house.address, { table, steps: 260, every: 10 }, so, enough);
    }
    console.log([...so.helpers, ...so.guilds].join(', '), `gifts ${so.gifts}, sails ${so.sails}`);
    expect(enough(so)).toBe(true);
  });
