/** The duel under the hands of people: what is moved, zoomed, walked by keys, and found again after being away. */
import { ANN, BEN, heading, keep, noNotation, position, resize, sit, site, WIDE } from './duelling';
import type { Page } from '@playwright/test';
import { answer, asked, expect, listen, noViolations, open, test } from './house';

test('7.28 the first regions are swapped by pointing, taken back, and laid with one button', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, { spec: 'duel:theme=gold' });
  await page.locator('[data-stack][data-lit]').first().click();
  const cards = page.locator('.tiles button');
  for (const left of [11, 10, 0]) {
    await cards.first().click();
    await expect(cards).toHaveCount(left);
  }
  await expect(heading(page)).toHaveText('Swap any two of your regions, or keep them so');
  const land = page.locator('[data-land="0"]');
  const shown = () => land.locator('.region .name').allInnerTexts();
  const before = await shown();
  await site(page, /^Fields 6/).click();
  await expect(heading(page)).toHaveText('Fields 6: swap with which region?');
  await expect(land.locator('[data-lit]')).toHaveCount(5);
  await noNotation(page);
  await noViolations(page);
  await keep(page, '7.28');
  await site(page, /^Hills 3/).click();
  await site(page, /^Hills 3/).click();
  await site(page, /^Forest 2/).click();
  const swapped = await shown();
  expect(swapped).not.toEqual(before);
  // One swap after the other is taken back; nobody was told.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await shown()).toEqual(before);
  await expect(page.getByRole('button', { name: 'Keep them so' })).toBeVisible();
  await site(page, /^Fields 6/).click();
  await site(page, /^Hills 3/).click();
  await site(page, /^Hills 3/).click();
  await site(page, /^Forest 2/).click();
  expect(await shown()).toEqual(swapped);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(heading(page)).not.toHaveText(/Swap/);
  expect(await shown()).toEqual(swapped);
});

test('7.27 a wide land pans and zooms, and what is lit comes into view', async ({ page, house, context }) => {
  await sit(page, context.request, house, { position: WIDE });
  const land = page.locator('[data-land="0"]');
  const mine = page.locator('[data-region="land"]');
  const cell = async () => Math.round((await land.locator('.region').first().boundingBox())!.width);
  const left = () => land.evaluate((it) => it.scrollLeft);
  await expect(mine.getByText('13 columns, 9 in view')).toBeVisible();
  expect(await cell()).toBe(96);
  await noViolations(page);
  await keep(page, '7.27');
  // A drag moves it and chooses nothing.
  const box = (await land.boundingBox())!;
  await page.mouse.move(box.x + 600, box.y + 150);
  await page.mouse.down();
  await page.mouse.move(box.x + 560, box.y + 150);
  await page.mouse.move(box.x + 200, box.y + 150);
  await page.mouse.up();
  await expect.poll(left).toBeGreaterThan(200);
  await page.mouse.wheel(-2000, 0);
  await expect.poll(left).toBe(0);
  await page.keyboard.press('0');
  await expect(mine.getByText('13 columns, 13 in view')).toBeVisible();
  await page.keyboard.press('+');
  await expect.poll(cell).toBeGreaterThan(80);
  await page.keyboard.down('Control');
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect.poll(cell).toBe(160);
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('-');
  await expect.poll(cell).toBe(64);
  // While one points nothing moves; the bar tells where something is lit.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('+');
  await expect.poll(cell).toBe(160);
  await page.mouse.wheel(-4000, 0);
  await expect.poll(left).toBe(0);
  await page.mouse.wheel(4000, 0);
  await expect.poll(left).toBeGreaterThan(900);
  await page.keyboard.press('1');
  await expect(heading(page)).toHaveText('Build Marketplace: choose a place');
  expect(await left()).toBeGreaterThan(900);
  await expect(mine.locator('.bar .lit').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.wheel(-4000, 0);
  await expect.poll(left).toBe(0);
  await page.mouse.move(5, 5);
  await page.keyboard.press('c');
  await expect(land.locator('[data-lit]').first()).toBeInViewport();
});

test('PageUp opens the rival’s land at full size, on the same column, and PageDown closes it', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, { position: WIDE });
  const wide = async (land: number) =>
    (await page.locator(`[data-land="${land}"] .region`).first().boundingBox())!.width;
  await page.locator('[data-land="0"] [data-place="0"]').focus();
  expect(await wide(1)).toBeLessThan(90);
  await page.keyboard.press('PageUp');
  await expect(page.locator('[data-land="1"] [data-place="0"]')).toBeFocused();
  await expect.poll(() => wide(1)).toBeGreaterThanOrEqual(96);
  await keep(page, '7.27-rival');
  await page.keyboard.press('PageDown');
  await expect(page.locator('[data-land="0"] [data-place="0"]')).toBeFocused();
  await expect.poll(() => wide(1)).toBeLessThan(90);
  await page
    .locator('[data-land="1"]')
    .getByRole('gridcell', { name: /^Ore Ship/ })
    .click();
  await expect.poll(() => wide(1)).toBeGreaterThanOrEqual(96);
  await page.keyboard.press('Escape');
  await expect.poll(() => wide(1)).toBeLessThan(90);
});

test('15.1 on a phone a bar tells which columns are in view, and a double tap fits all', async ({ browser, house }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  const errors: string[] = [];
  listen(page, errors);
  await sit(page, phone.request, house, { position: WIDE });
  const seen = page.locator('[data-region="land"] .bar .on');
  await expect(seen).toHaveCount(4);
  await keep(page, '15.1-wide');
  const abbey = page.locator('[data-land="0"]').getByRole('gridcell', { name: /^Abbey/ });
  // Two taps are one gesture only if they come fast enough: on a busy machine they may need another try.
  await expect(async () => {
    await abbey.tap();
    await abbey.tap();
    await expect(seen).toHaveCount(13, { timeout: 1_000 });
  }).toPass();
  await expect(page.locator('[data-land="0"] .name:visible'), 'there is no room for names').toHaveCount(0);
  await page.getByRole('button', { name: 'Points' }).tap();
  await expect(page.getByRole('region', { name: 'Points' })).toContainText('commerce');
  await keep(page, '15-points');
  expect(errors).toEqual([]);
  await phone.close();
});

test('16.4 a digit picks a card and puts it back, P goes through the ways to pay, and About lists the keys', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, { position: position() });
  await page.keyboard.press('3');
  await expect(heading(page)).toHaveText('Build Grain Mill: choose a place');
  await page.keyboard.press('3');
  await expect(heading(page)).toHaveText(/^Your turn/);
  await page.keyboard.press('3');
  await site(page, /^free site, below place 3/).click();
  await expect(page.getByRole('button', { name: 'Build', exact: true })).toBeVisible();
  const said = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  const walked: (string | undefined)[] = [];
  for (const key of ['p', 'p', 'p', 'Shift+P']) {
    await page.keyboard.press(key);
    walked.push(await said());
  }
  expect(walked).toEqual(['Build', 'or Forest 6', 'Build', 'or Forest 6']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: /^Forest 6, 1 of 3/ })).toBeVisible();
  await page.goto(`${house.address}/about#keys`);
  await expect(page.locator('#keys')).toContainText('next and previous way to pay');
  await noViolations(page);
});

/** Whether the tab is looked at, as the browser tells the page. */
const look = (page: Page, hidden: boolean) =>
  page.evaluate((is) => {
    Object.defineProperty(document, 'hidden', { get: () => is, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('who comes back reads what happened meanwhile, in both games', async ({ page, house, context }) => {
  const account = page.getByRole('region', { name: 'While you were away' });
  await sit(page, context.request, house, { position: position() });
  await expect(account).toHaveCount(0);
  await look(page, true);
  // The turn is ended, with all that is asked then, until the other has played.
  const played = page.locator('[data-region="log"] li', { hasText: 'Briar' });
  for (let steps = 0; (await played.count()) === 0; steps += 1) {
    expect(steps).toBeLessThan(40);
    await asked(page);
    await page.locator('.prompt .btn.main, .answers [data-lit]').first().click();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await expect(account).toHaveCount(0);
  await page.reload();
  await expect(account).toContainText('Briar');
  await noViolations(page);
  await keep(page, 'meanwhile');
  await account.getByRole('button', { name: 'Close' }).click();
  await expect(account).toHaveCount(0);
  // The same tab, hidden and shown again: on the island the others build while nobody looks.
  const { table } = await open(context.request, house, { spec: 'island', bots: 'greedy', begin: true });
  await page.goto(`${house.address}/t/${table}`);
  await asked(page);
  await expect(account).toHaveCount(0);
  for (let steps = 0; (await account.count()) === 0; steps += 1) {
    expect(steps).toBeLessThan(8);
    await look(page, true);
    await answer(page);
    await asked(page);
    await look(page, false);
  }
  await expect(account.getByRole('listitem').first()).toBeVisible();
  await keep(page, 'meanwhile-island');
  await answer(page);
  await expect(account).toHaveCount(0);
});

test('17.24 on a wide screen the pointed card and the log have places of their own', async ({ browser, house }) => {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB' });
  const page = await context.newPage();
  const errors: string[] = [];
  listen(page, errors);
  await sit(page, context.request, house, { position: position() });
  const pointed = page.getByRole('region', { name: 'What you point at' });
  const log = page.locator('[data-region="log"]');
  const before = await log.boundingBox();
  await page
    .locator('[data-land="1"]')
    .getByRole('gridcell', { name: /^Toll Bridge/ })
    .hover();
  await expect(pointed).toContainText('Toll Bridge');
  await page.locator('[data-card="merchant-caravan"]').focus();
  await expect(pointed).toContainText('Merchant Caravan');
  await page.locator('[data-card="harald"]').hover();
  await expect(pointed).toContainText('Harald');
  for (const it of ['at 4 sites', 'Strength 1 becomes 3; Briar has 4.', 'Skill 3 becomes 4; Briar has 1.'])
    await expect(pointed.getByText(it)).toBeInViewport({ ratio: 1 });
  const [card, stacks, now] = await Promise.all(
    [pointed, page.locator('[data-region="stacks"]'), log].map(async (it) => (await it.boundingBox())!),
  );
  expect(now!.y, 'the log is below the card').toBeGreaterThanOrEqual(card!.y + card!.height);
  expect(now!.x, 'and beside the stacks').toBeGreaterThan(stacks!.x + stacks!.width);
  expect(now!.x).toBe(before!.x);
  await noViolations(page);
  await keep(page, '17.24');
  expect(errors).toEqual([]);
  await context.close();
});

test('7.21 cards of the other’s hand are put under stacks, one after the other', async ({ page, house, context }) => {
  const mine = ANN.principality.map((row) => row.replace(' inga ', ' candamir '));
  const sides = [
    { principality: mine, hand: ['goldsmith'] },
    {
      ...BEN,
      principality: BEN.principality.map((row) => row.replace(' candamir ', ' - ')),
      hand: ['scout', 'harald'],
    },
  ];
  const feud = position({ phase: 'before-roll', sides, events: ['fraternal-feuds'] }, ['roll', 'rolled 1 card']);
  await sit(page, context.request, house, { position: { ...feud, rules: 'duel:theme=turmoil' } });
  const tiles = page.locator('.tiles');
  await tiles.getByRole('button', { name: 'Scout' }).click();
  await tiles.getByRole('button', { name: 'Harald' }).click();
  await expect(heading(page)).toHaveText('Fraternal Feuds: put the cards under stacks');
  await noViolations(page);
  for (const card of ['Scout', 'Harald']) {
    await page.locator('.answers').getByRole('button', { name: card }).click();
    await page.locator('.answers .opts button').first().click();
  }
  await expect(heading(page)).not.toHaveText(/Fraternal Feuds/);
});

/** What lies over the number of a region or the points of a card, and names that are cut, in both lands. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const box = (it: Element | null): DOMRect | null =>
      it && it.getClientRects().length > 0 ? it.getBoundingClientRect() : null;
    const meet = (one: DOMRect | null, two: DOMRect | null): boolean =>
      one !== null &&
      two !== null &&
      one.left < two.right - 1 &&
      one.right > two.left + 1 &&
      one.top < two.bottom - 1 &&
      one.bottom > two.top + 1;
    return [...document.querySelectorAll('[data-land] .cell')].flatMap((cell) => {
      const name = cell.querySelector<HTMLElement>('.name');
      const others = [...cell.querySelectorAll('.number, .pt, .figure, .dial')];
      const faults = others.filter((it) => meet(box(name), box(it))).map((it) => `the name lies over ${it.className}`);
      const isCut =
        box(name) && (name!.scrollHeight > name!.clientHeight + 2 || name!.scrollWidth > name!.clientWidth + 1);
      return [...faults, ...(isCut ? ['the name is cut'] : [])].map(
        (it) => `${cell.getAttribute('aria-label')}: ${it}`,
      );
    });
  });

test('names leave numbers and points free and are whole, in narrow lands and in the rival’s', async ({
  browser,
  house,
}) => {
  const sea = (harbor: 'left' | 'right') => ({
    harbor,
    ships: 1,
    cards: [
      'cimmarone',
      'island-of-the-merchants:1',
      'shipwreck',
      'down shipwreck',
      'down island-of-the-scholars',
      'down haidao-chang',
      'down island-of-the-bards',
      'down jean',
      'down island-of-the-forgotten-tribe',
    ],
  });
  const one = [
    'forest-2:2 + shipyard | armory, sailmakers-shop | gold-field-1:2 | grain-mill | fields-6:3 | abbey | forest-4:2',
    '- | city | road | settlement | road | settlement | road',
    'hills-3:1 | lumber-ship | pasture-4:3 | weavers-shop | mountains-5:1 | candamir | pasture-5:3',
  ];
  const two = [
    'hills-2:1 | - | fields-5:3 | harald | forest-3',
    '- | city | road | settlement | -',
    'mountains-6:1 | astronomer | gold-field-4 | inga | pasture-1:2',
  ];
  const narrow = {
    rules: 'duel:theme=explorers',
    table: {
      phase: 'action',
      active: 0,
      turn: 21,
      sides: [
        { principality: one, hand: [], sea: sea('left') },
        { principality: two, hand: [], sea: sea('right') },
      ],
    },
  };
  const stars = {
    rules: 'duel:theme=prosperity',
    table: {
      phase: 'action',
      active: 0,
      turn: 21,
      sides: [
        { ...BEN, hand: [], markers: ['public-feeling:1'] },
        {
          principality: ANN.principality.map((row) => row.replace('storehouse', 'aqueduct, hospital')),
          hand: [],
          markers: ['public-feeling:3'],
        },
      ],
    },
  };
  for (const locale of ['en-GB', 'de-DE']) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    for (const [scene, laid] of Object.entries({
      narrow,
      stars,
      turned: { ...narrow, table: { ...narrow.table, active: 0, sides: narrow.table.sides.toReversed() } },
    })) {
      await sit(page, context.request, house, { position: laid });
      await expect(page.locator('[data-land] .tile .pt').first()).toBeVisible();
      for (const [width, height] of [
        [1280, 800],
        [1024, 768],
        [768, 1024],
        [1920, 1080],
      ] as const) {
        await resize(page, width, height);
        expect(await overlaps(page), `${scene} ${locale} ${width} x ${height}`).toEqual([]);
        if (locale === 'de-DE') await keep(page, `names-${scene}-${width}`);
      }
    }
    await context.close();
  }
});
