/** The island on every device: what is asked stays in view, the board is large, and the desk never moves. */
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { expect, hidden, listen, noViolations, open, test, type House } from './house';

const SIDES = [
  {
    settlements: ['0,0,N', '1,1,N'],
    cities: ['-1,1,N'],
    roads: ['0,0,NW', '-1,0,E', '1,1,NE', '1,1,NW'],
    hand: { lumber: 2, brick: 1, wool: 3, grain: 2, ore: 1 },
    development: { knight: 1, plenty: 1 },
  },
  { settlements: ['2,-1,N'], cities: ['2,-2,N'], roads: ['2,-2,NE'], hand: { grain: 3, ore: 1 }, knights: 3 },
  { settlements: ['-1,2,S', '0,2,N'], roads: ['0,2,NE'], hand: { ore: 4, wool: 2 } },
  { settlements: ['-1,-1,N', '-2,1,N'], roads: ['-1,-1,NE', '-1,-1,NW'], hand: { lumber: 1, brick: 1, grain: 1 } },
];

/** Ann's turn with helpers and favors, or another moment of it. */
function scene(table: object = {}, then?: string[]): object {
  const favors = { tokens: [{ 'road-builders': 2, scholars: 1, 'master-builders': 1 }, { traders: 2 }, {}, {}] };
  const helpers = { held: ['william', 'sean B', 'hilde', 'marianne B'] };
  const usual = { moment: 'main', active: 0, turn: 23, dice: [5, 4], robber: '1,-1', sides: SIDES, helpers, favors };
  return { rules: 'island:seats=4,helpers,frenemies', table: { ...usual, ...table }, ...(then ? { then } : {}) };
}

/** Ann's offer, with a counter-offer of Clover. */
const COUNTERED = scene({}, ['0 offer 2wool for ore to 1,2,3', '2 propose ore for 2wool+grain', '1 decline']);

const NEW_SHORES = {
  rules: 'island:seats=4,map=new-shores',
  table: {
    moment: ['main', 'robber'],
    active: 0,
    turn: 30,
    dice: [3, 4],
    sides: [
      { cities: ['2,1,N', '0,0,N'], settlements: ['0,-2,N'], ships: ['2,1,NE'], hand: { lumber: 3, wool: 2 } },
      { settlements: ['-1,1,S', '-2,0,N'], hand: { wool: 4 } },
    ],
  },
};

interface Device {
  width: number;
  height: number;
  /** The least size of the board. */
  board: [number, number];
  touch?: boolean;
  /** Whether axe looks too; what it finds on two sizes of one arrangement is the same. */
  axe?: boolean;
}

const DEVICES: Record<string, Device> = {
  '17.1 a phone held sideways': { axe: true, width: 740, height: 360, board: [330, 350], touch: true },
  '17.2 a larger phone held sideways': { width: 844, height: 390, board: [405, 385], touch: true },
  '17.17 an upright tablet': { axe: true, width: 768, height: 1024, board: [740, 368], touch: true },
  '17.18 a larger upright tablet': { width: 820, height: 1180, board: [790, 480], touch: true },
  '17.21 a level tablet': { axe: true, width: 1024, height: 768, board: [530, 530], touch: true },
  '17.23 a wide screen': { axe: true, width: 1920, height: 1080, board: [930, 820] },
  'a phone held upright': { axe: true, width: 390, height: 844, board: [390, 340], touch: true },
  'a desktop': { axe: true, width: 1280, height: 800, board: [680, 560] },
};

async function sit(
  browser: Browser,
  house: House,
  { width, height, touch = false }: Device,
  opening: object,
): Promise<{ page: Page; errors: string[]; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch, isMobile: touch });
  const { table } = await open(context.request, house, { bots: 'greedy', begin: true, ...opening });
  const page = await context.newPage();
  const errors: string[] = [];
  listen(page, errors);
  await page.goto(`${house.address}/t/${table}`);
  await expect(page.locator('[data-lit]:visible').first()).toBeVisible();
  // With other letters everything has another size.
  await page.evaluate(() => document.fonts.ready.then(() => true));
  return { page, errors, context };
}

/** How many of these lie below or over one of those. */
async function overlaps(page: Page, these: string, those: string): Promise<number> {
  return page.evaluate(
    ([these, those]) => {
      const boxes = (of: string): DOMRect[] =>
        [...document.querySelectorAll(of)].map((it) => it.getBoundingClientRect()).filter((it) => it.width > 0);
      const others = boxes(those!);
      const meet = (a: DOMRect, b: DOMRect): boolean =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return boxes(these!).filter((it) => others.some((other) => meet(it, other))).length;
    },
    [these, those],
  );
}

for (const [name, device] of Object.entries(DEVICES)) {
  test(`${name}: a large board, and all that can be done in view`, async ({ browser, house }) => {
    const { page, errors, context } = await sit(browser, house, device, { position: scene() });
    const { width, height } = (await page.locator('.board').boundingBox())!;
    expect(width).toBeGreaterThanOrEqual(device.board[0]);
    expect(height).toBeGreaterThanOrEqual(device.board[1]);
    const { x, y } = await page.evaluate(() => ({
      x: document.documentElement.scrollWidth - innerWidth,
      y: document.documentElement.scrollHeight - innerHeight,
    }));
    expect(x, 'nothing is beside the screen').toBeLessThanOrEqual(0);
    expect(y, 'nothing is below the screen').toBeLessThanOrEqual(0);
    const parts = '.prompt h1, .prompt .btn.main, .board, .left [data-seat], .mine :is(.rc, .bt, .dc, .own)';
    await expect.poll(() => hidden(page.locator(parts))).toEqual([]);
    expect(await overlaps(page, '.board .harbor circle', '.onsea'), 'harbors that are covered').toBe(0);
    // No text below eleven pixels, and targets for fingers.
    const small = await page.locator('.screen').evaluate((screen) =>
      [...screen.querySelectorAll('button, li, span, small, b, p')]
        .filter(
          (it) =>
            it.getClientRects().length > 0 &&
            [...it.childNodes].some((text) => text.nodeType === 3 && text.nodeValue!.trim()),
        )
        .filter((it) => parseFloat(getComputedStyle(it).fontSize) < 11 && parseFloat(getComputedStyle(it).fontSize) > 0)
        .map((it) => it.outerHTML.slice(0, 80)),
    );
    expect(small).toEqual([]);
    if (device.touch) {
      const low = await page
        .locator('.screen :is(.btn, .tabs button, .bt, .dc, .own):visible')
        .evaluateAll((all) =>
          all.filter((it) => it.getBoundingClientRect().height < 40).map((it) => it.outerHTML.slice(0, 80)),
        );
      expect(low).toEqual([]);
    }
    if (device.axe) await noViolations(page);
    expect(errors).toEqual([]);
    await context.close();
  });
}

/** Where the parts of the desk stand. */
const places = async (page: Page): Promise<DOMRect[]> =>
  page
    .locator('.bt, .own, .hand, .board')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
const corners = (all: DOMRect[]): number[][] => all.map(({ x, y }) => [x, y]);

test('the desk never moves: whatever is picked, and when a development card comes', async ({ browser, house }) => {
  for (const name of ['a desktop', '17.21 a level tablet', 'a phone held upright']) {
    const { page, errors, context } = await sit(browser, house, DEVICES[name]!, { position: scene() });
    const before = await places(page);
    const back = page.getByRole('button', { name: 'Back', exact: true });
    const seen = (words: string): Locator => page.locator('.prompt').getByText(words).filter({ visible: true });
    /** The guilds are a panel, or behind a tab. */
    const guilds = async (): Promise<void> => {
      const tab = page.locator('[data-tab="guilds"]');
      if (await tab.isVisible()) await tab.click();
    };

    await page.getByRole('button', { name: /^Plenty/ }).click();
    await expect(page.locator('.pile')).toHaveCount(5);
    await expect(page.locator('li.rc')).toHaveCount(5);
    await expect.poll(() => hidden(page.locator('.pile, li.rc'))).toEqual([]);
    expect(await places(page)).toEqual(before);
    await back.click();

    await page.locator('.own').click();
    await expect(page.getByRole('heading', { name: 'William: what do you choose?' })).toBeVisible();
    await expect(seen('Pay a road with lumber or brick and any one other card.')).toHaveCount(1);
    await expect.poll(() => hidden(page.locator('.others .btn'))).toEqual([]);
    expect(await places(page)).toEqual(before);
    await back.click();

    // Each thing once, and only what can be done.
    const gift = page.getByRole('button', { name: 'Give a gift' });
    await guilds();
    await expect(gift).toHaveCount(1);
    await gift.click();
    await page.locator('[data-verb="gift-card"]').first().click();
    await expect(page.locator('[data-verb="gift-to"]:not([data-lit])')).toHaveCount(0);
    expect(await places(page)).toEqual(before);
    await back.click();

    await guilds();
    await page.locator('.hall.lit').click();
    await expect(page.getByRole('heading', { name: 'Redeem a favor: Road Builders?' })).toBeVisible();
    await expect(seen('1 shovel: build 1 road for free.')).toHaveCount(1);
    await expect.poll(() => hidden(page.getByRole('button', { name: 'Redeem Road Builders' }))).toEqual([]);
    expect(await places(page)).toEqual(before);
    await back.click();

    const cards = await page.locator('.dc').count();
    await page.locator('.bt', { hasText: 'Development' }).click();
    await expect(page.locator('.seat .facts').first()).toContainText('3');
    expect(await page.locator('.dc').count()).toBeGreaterThanOrEqual(cards);
    expect(corners(await places(page))).toEqual(corners(before));
    expect(errors).toEqual([]);
    await context.close();
  }
});

test('on phones the first development card moves nothing, nor does an offer', async ({ browser, house }) => {
  const without = SIDES.map((side, at) => (at === 0 ? { ...side, development: {} } : side));
  for (const name of ['a phone held upright', '17.1 a phone held sideways']) {
    const { page, context } = await sit(browser, house, DEVICES[name]!, { position: scene({ sides: without }) });
    // The line of what happened last is the board's; the desk is what is measured.
    const before = corners(await places(page));
    await page.locator('.bt', { hasText: 'Development' }).tap();
    await expect(page.locator('.dc')).toHaveCount(1);
    expect(corners(await places(page))).toEqual(before);
    await context.close();
  }
  const phone = DEVICES['a phone held upright']!;
  const quiet = await sit(browser, house, phone, { position: scene() });
  const before = corners(await places(quiet.page));
  await quiet.context.close();
  const { page, errors, context } = await sit(browser, house, phone, { position: COUNTERED });
  await expect(page.locator('.counter')).toBeVisible();
  expect(corners(await places(page))).toEqual(before);
  for (const button of ['Accept', 'Change', 'Decline'])
    await expect.poll(() => hidden(page.getByRole('button', { name: button, exact: true }))).toEqual([]);
  // The map makes room: what may be built at once is not covered, nor is any place of what is picked.
  const lit = page.locator('[data-place][data-lit]');
  await expect(lit.first()).toBeVisible();
  await expect.poll(() => hidden(lit)).toEqual([]);
  const heights = page
    .locator('.board :is(.map, .ground-layer)')
    .evaluateAll((all) => all.map((it) => it.clientHeight));
  expect(new Set(await heights).size, 'land and places have one size').toBe(1);
  await page.locator('.bt', { hasText: 'Road' }).tap();
  await expect(page.getByRole('heading', { name: /road/i })).toBeVisible();
  await expect.poll(() => hidden(lit)).toEqual([]);
  await page.screenshot({ path: 'scenes/phone-counter.png' });
  await page.getByRole('button', { name: 'Back' }).tap();
  // What is composed instead is a sheet that needs no scrolling.
  await page.getByRole('button', { name: 'Change', exact: true }).tap();
  await expect(page.locator('.stepper')).toHaveCount(10);
  await expect.poll(() => hidden(page.locator('[data-region="trade"] .btn:visible'))).toEqual([]);
  await page.getByRole('button', { name: 'Clear' }).tap();
  await expect(page.locator('.counter')).toBeVisible();
  await expect(page.locator('.stepper')).toHaveCount(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('beside an open offer the log keeps a few lines in sight', async ({ browser, house }) => {
  for (const name of ['a desktop', '17.21 a level tablet']) {
    const { page, errors, context } = await sit(browser, house, DEVICES[name]!, { position: COUNTERED });
    await expect(page.locator('#log-list li')).toHaveCount(4);
    const lines = page.locator('#log-list li');
    await expect.poll(() => hidden(lines.nth(2))).toEqual([]);
    await expect.poll(() => hidden(lines.nth(3))).toEqual([]);
    expect((await page.locator('#log-list').boundingBox())!.height).toBeGreaterThanOrEqual(56);
    await expect.poll(() => hidden(page.locator('.counter .btn, [data-region="guilds"] .hall'))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  }
});

test('17.3, 17.5, 17.7: on a phone held sideways a question takes the desk', async ({ browser, house }) => {
  const device = DEVICES['17.1 a phone held sideways']!;
  const offer = scene({ active: 2 }, ['2 offer ore for 2wool+grain to 0,1,3']);
  const offered = await sit(browser, house, device, { position: offer });
  const { left } = await offered.page.locator('.desk').evaluate((it) => it.getBoundingClientRect());
  for (const name of ['Accept', 'Change', 'Decline']) {
    const button = offered.page.getByRole('button', { name, exact: true });
    await expect.poll(() => hidden(button)).toEqual([]);
    expect((await button.boundingBox())!.x).toBeGreaterThanOrEqual(left);
  }
  await expect.poll(() => hidden(offered.page.locator('.mine .rc'))).toEqual([]);
  await offered.context.close();

  const owing = SIDES.map((side, at) => (at === 0 ? { ...side, owed: 4 } : side));
  const seven = { moment: ['main', 'robber', 'discards'], dice: [3, 4], sides: owing };
  const { page, context } = await sit(browser, house, device, { position: scene(seven) });
  for (const at of [0, 3, 4, 5]) await page.locator('.single .rc').nth(at).tap();
  await expect(page.locator('.back')).toContainText('Back to the bank');
  await expect.poll(() => hidden(page.locator('.single .rc'))).toEqual([]);
  await expect.poll(() => hidden(page.getByRole('button', { name: 'Give back 4 cards' }))).toEqual([]);
  await page.getByRole('button', { name: 'Give back 4 cards' }).tap();
  await expect(page.getByRole('heading', { name: /Move the robber/ })).toBeVisible();
  await context.close();

  const begun = await sit(browser, house, device, { spec: 'island:seats=4' });
  // The board is drawn by lot: a corner at the desert alone brings nothing.
  const fertile = begun.page.locator('[data-place][data-lit]:not([aria-label*="desert"])');
  const at = (await fertile.nth(20).boundingBox())!;
  await begun.page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
  const here = begun.page.locator('.prompt .here');
  await expect(here).toContainText('in 36 rolls');
  await here.getByRole('button', { name: 'Settlement here' }).tap();
  await expect(begun.page.getByRole('heading', { name: /a road beside it/ })).toBeVisible();
  expect([...offered.errors, ...begun.errors]).toEqual([]);
  await begun.context.close();
});

test('a very large hand is given back in sight, and the button for advice lies over nothing', async ({
  browser,
  house,
}) => {
  const owing = { hand: { lumber: 9, brick: 1, wool: 7, grain: 3, ore: 1 }, owed: 10 };
  const sides = SIDES.map((side, at) => (at === 0 ? { ...side, ...owing } : side));
  const position = scene({ moment: ['main', 'robber', 'discards'], dice: [3, 4], sides });
  const { page, errors, context } = await sit(browser, house, DEVICES['a phone held upright']!, {
    position,
    settings: { hints: true },
  });
  for (const [name, { width, height }] of Object.entries(DEVICES)) {
    await page.setViewportSize({ width, height });
    const given = page.getByRole('button', { name: /Choose 10 more/ });
    await expect.poll(() => hidden(page.locator('.single .rc').or(given)), name).toEqual([]);
    const wide = await page.evaluate(() => document.querySelector('.screen')!.scrollWidth - innerWidth);
    expect(wide, name).toBeLessThanOrEqual(0);
    const advice = '.advice .btn';
    await expect.poll(() => hidden(page.locator(advice)), name).toEqual([]);
    expect(await overlaps(page, advice, '.left .seat, .right .panel, .onsea, .harbor circle, .lens'), name).toBe(0);
  }
  await noViolations(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('5.5: the bar of the robber on a phone names who lives there', async ({ browser, house }) => {
  const phone = DEVICES['a phone held upright']!;
  const position = scene({ moment: ['main', 'robber'], dice: [3, 4] });
  const { page, errors, context } = await sit(browser, house, phone, { position });
  const hex = (await page.locator('[data-place="2,-2"][data-lit]').boundingBox())!;
  await page.touchscreen.tap(hex.x + hex.width / 2, hex.y + hex.height / 2);
  const bar = page.locator('.prompt .here');
  await expect(bar).toContainText('Briar, 4 cards');
  // It stands on the desk: no hex is covered by it, and the hand stays in sight.
  await expect.poll(() => hidden(page.locator('[data-place][data-lit], .mine .rc'))).toEqual([]);
  await expect.poll(() => hidden(bar.getByRole('button', { name: 'Move here' }))).toEqual([]);
  await page.screenshot({ path: 'scenes/5.5.png' });
  expect(errors).toEqual([]);
  await context.close();
});

test('17.25: six seats on New Shores, with the panels as tabs over the sea', async ({ browser, house }) => {
  const spec = 'island:seats=6,map=new-shores';
  const { page, errors, context } = await sit(browser, house, DEVICES['a desktop']!, { spec });
  expect((await page.locator('.board').boundingBox())!.width).toBeGreaterThan(1000);
  expect(await page.locator('.bt > b').allInnerTexts()).toEqual(['Road', 'Ship', 'Settlement', 'City', 'Development']);
  await expect.poll(() => hidden(page.locator('[data-seat]'))).toEqual([]);
  await page.locator('[data-tab="log"]').click();
  await expect.poll(() => hidden(page.locator('.talk .list'))).toEqual([]);
  await noViolations(page);
  await page.locator('[data-tab="log"]').click();
  await expect(page.locator('.talk .list')).toBeHidden();
  // On a tablet the same, and nothing lies over the dice.
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => hidden(page.locator('[data-seat], .bank, .tabs button:visible, .bt > b'))).toEqual([]);
  await expect.poll(() => overlaps(page, '.onsea, .board .harbor circle', '.tabs button')).toBe(0);
  expect(await overlaps(page, '.board .bonus', '.onsea, .tabs button'), 'what an island brings is covered').toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('3.4: on a seven at sea two words show the hexes of the robber or of the pirate', async ({ browser, house }) => {
  const { page, errors, context } = await sit(browser, house, DEVICES['a desktop']!, { position: NEW_SHORES });
  const lit = page.locator('[data-place][data-lit]');
  const all = await lit.count();
  await page.getByRole('button', { name: 'Pirate', exact: true }).click();
  await expect(lit).not.toHaveCount(all);
  const sea = await lit.count();
  await expect(page.locator('[data-place][data-lit][aria-label*="sea"]')).toHaveCount(sea);
  await page.getByRole('button', { name: 'Robber', exact: true }).click();
  await expect(lit).toHaveCount(all - sea);
  expect(errors).toEqual([]);
  await context.close();
});

test('the log follows, whatever the panels do, until somebody scrolls up to read', async ({ browser, house }) => {
  const { page, errors, context } = await sit(browser, house, DEVICES['a desktop']!, { position: scene() });
  const list = page.locator('#log-list');
  const below = async (): Promise<number> => list.evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight);
  const onward = async (): Promise<void> => {
    const lines = await list.locator('li').count();
    await page.keyboard.press('Escape');
    await page.locator('.prompt .btn').last().click();
    await expect.poll(() => list.locator('li').count()).toBeGreaterThan(lines);
  };
  await onward();
  for (const height of [620, 900, 560, 800]) {
    await page.setViewportSize({ width: 1280, height });
    await expect.poll(below).toBeLessThanOrEqual(24);
  }
  await page.setViewportSize({ width: 1280, height: 560 });
  await expect.poll(() => list.evaluate((it) => it.scrollHeight > it.clientHeight + 60)).toBe(true);
  await list.hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(below).toBeGreaterThan(24);
  await page.setViewportSize({ width: 1280, height: 600 });
  expect(await below()).toBeGreaterThan(24);
  await list.hover();
  await page.mouse.wheel(0, 4000);
  await expect.poll(below).toBeLessThanOrEqual(24);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(below).toBeLessThanOrEqual(24);
  expect(errors).toEqual([]);
  await context.close();
});

test('4.1, 5.6: the end tells at once who won, on every screen', async ({ browser, house }) => {
  const mine = { cities: ['-1,1,N', '0,0,N'], settlements: ['1,1,N'], hand: { ore: 3, grain: 2 }, development: {} };
  const sides = SIDES.map((side, at) => (at === 0 ? { ...side, ...mine } : side));
  const table = { moment: 'main', active: 0, turn: 61, dice: [5, 4], robber: '1,-1', sides };
  const position = { rules: 'island:seats=4,target=6', table };
  const { page, errors, context } = await sit(browser, house, DEVICES['a phone held upright']!, { position });
  const version = Number((await page.locator('[data-version]').getAttribute('data-version'))!.split('.')[0]);
  const won = await context.request.post(`${page.url().replace('/t/', '/api/tables/')}/commands`, {
    data: { id: 'wins', type: 'act', version, actions: ['city 1,1,N'] },
  });
  expect(won.status(), await won.text()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Ann wins with 6 points.' })).toBeVisible();
  for (const [name, { width, height }] of Object.entries(DEVICES)) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.prompt > .mark'), name).toBeVisible();
    await expect.poll(() => hidden(page.locator('.prompt h1, .result tbody tr, .result .btn.main')), name).toEqual([]);
    // Dice and bank are told of elsewhere: nothing lies over a harbor.
    expect(await overlaps(page, '.board .harbor circle', '.onsea.dice, .onsea.bank'), name).toBe(0);
  }
  await noViolations(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('4.1: the end uses its room, and a rematch counts who wants one', async ({ page, house, context, browser }) => {
  const { table } = await open(context.request, house, { spec: 'island:seats=2' });
  const other = await browser.newContext();
  const of = `${house.address}/api/tables/${table}`;
  await other.request.post(`${of}/join`, { data: { name: 'Ben', seat: 1 } });
  const command = async (by: BrowserContext, type: string): Promise<void> => {
    const answer = await by.request.post(`${of}/commands`, { data: { id: `${type} ${by === other}`, type } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await command(context, 'begin');
  for (const by of [context, other]) await command(by, 'offer-end');
  await page.goto(`${house.address}/t/${table}`);
  await expect(page.getByRole('heading', { name: 'The game is over.' })).toBeVisible();
  const over = (await page.getByRole('region', { name: 'The game is over.' }).boundingBox())!;
  expect(over.width).toBeGreaterThan(700);
  await command(other, 'rematch');
  await expect(page.getByText('Ben wants a rematch')).toBeVisible();
  await expect(page.getByText('1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'To the rematch' }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await other.close();
});
