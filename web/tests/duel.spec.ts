/** The duel as people use it: its scenes, a whole game, two browsers, keyboard, touch, and every card's face. */
import { ANN, BEN, heading, keep, noNotation, playOut, position, sit, site } from './duelling';
import { endByKey, expect, listen, noViolations, open, test } from './house';

test('7.1 the first hand is taken from a stack that is chosen where it lies', async ({ page, house, context }) => {
  await sit(page, context.request, house, { spec: 'duel' });
  await expect(heading(page)).toHaveText('Choose the stack for your starting hand');
  await expect(page.getByRole('grid')).toHaveCount(2);
  await expect(page.getByRole('table', { name: 'Standing' })).toContainText('points');
  const panel = page.locator('.panel-lit');
  await expect(panel).toContainText('The first hand');
  await expect(panel).toContainText('Its 3 top cards are yours, unseen until then.');
  await expect(panel).toContainText('No hurry: the game starts when both have chosen.');
  await expect(page.locator('[data-region="hand"]')).toContainText('your first hand, 3 cards');
  // Who chooses second reads which stack is taken, and it is dashed.
  const lit = page.locator('[data-stack][data-lit]');
  await expect(panel.getByText(/Briar took Basic \d; you take another one\./)).toHaveCount(4 - (await lit.count()));
  await expect(page.locator('[data-stack].closed + small')).toHaveText((await lit.count()) < 4 ? ['Briar’s'] : []);
  await noViolations(page);
  await keep(page, '7.1');
  // The other may have begun and taken one of them.
  await page.locator('[data-stack][data-lit]').last().click();
  await expect(page.locator('[data-region="hand"] [data-card]')).toHaveCount(3);
});

test('7.2 three cards are picked of a stack that only one sees', async ({ page, house, context }) => {
  await sit(page, context.request, house, { spec: 'duel:theme=turmoil' });
  await page.locator('[data-stack][data-lit]').first().click();
  await expect(page.getByText('Only you see this')).toBeVisible();
  const cards = page.locator('.tiles button');
  await expect(cards).toHaveCount(12);
  await keep(page, '7.2');
  for (const left of [11, 10, 0]) {
    await cards.first().click();
    await expect(cards).toHaveCount(left);
  }
  await expect(page.locator('[data-region="hand"] [data-card]')).toHaveCount(3);
});

test('7.3 card, lit site, proposed payment: changed, cancelled, confirmed', async ({ page, house, context }) => {
  await sit(page, context.request, house, { position: position() });
  await page.getByRole('button', { name: 'Grain Mill' }).click();
  await expect(heading(page)).toHaveText('Build Grain Mill: choose a place');
  await keep(page, '7.3-sites');
  await site(page, /^free site, below place 3/).click();
  await expect(heading(page)).toHaveText('Build Grain Mill here?');
  await expect(page.locator('.sentence')).toContainText('Forest 2');
  await expect(page.locator('.sentence')).toContainText('or Forest 6');
  // Every card keeps its place, and the one that is built stands raised until it is paid.
  const names = page.locator('[data-region="hand"] .card .name:visible');
  const raised = page.locator('[data-region="hand"] .card.up');
  await expect(raised).toContainText('Grain Mill');
  await expect(names).toHaveText([/smith/, /Merchant/, /Grain Mill/, /Harald/]);
  await noNotation(page);
  await keep(page, '7.3');
  // Nothing has left a region, and nobody was told.
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page)).toHaveText(/^Your turn/);
  await expect(page.getByRole('gridcell', { name: /^Forest 2, 3 of 3/ })).toBeVisible();
  await page.getByRole('button', { name: 'Grain Mill' }).click();
  await site(page, /^free site, below place 3/).click();
  await page.getByRole('button', { name: 'or Forest 6' }).click();
  await expect(page.getByRole('gridcell', { name: /^Grain Mill/ })).toBeVisible();
  await expect(names).toHaveText([/smith/, /Merchant/, /Harald/]);
  await expect(page.getByRole('gridcell', { name: /^Forest 6, 1 of 3/ })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^Forest 2, 3 of 3/ })).toBeVisible();
});

test('7.5 and 7.6 price tiles say what is missing, and ends and settlements are lit', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, { position: position() });
  await expect(page.locator('.prices')).toContainText('1 ore short');
  await page.getByRole('button', { name: /^Road/ }).click();
  await expect(heading(page)).toHaveText('Road: choose the lit end');
  await expect(page.locator('[data-land="0"] [data-lit]')).toHaveCount(1);
  await keep(page, '7.6');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Settlement/ }).click();
  await page.locator('[data-land="0"] [data-lit]').click();
  await expect(page.getByRole('button', { name: 'Build' }).or(heading(page).getByText(/above/))).toBeVisible();
  await keep(page, '7.4');
  // Of a city both settlements are lit; the one that is pointed at shows the two sites that it would open.
  const rich = { ...ANN, principality: ANN.principality.map((row) => row.replace('mountains-5:2', 'mountains-5:3')) };
  await sit(page, context.request, house, { position: position({ sides: [rich, BEN] }) });
  await page.getByRole('button', { name: /^City/ }).click();
  await expect(heading(page)).toHaveText('City: which settlement?');
  const own = page.locator('[data-land="0"]');
  await expect(own.locator('[data-lit]')).toHaveCount(2);
  await expect(own.getByText('new site')).toHaveCount(0);
  await own.locator('[data-lit]').last().hover();
  await expect(own.getByText('new site')).toHaveCount(2);
  await keep(page, '7.5');
  await own.locator('[data-lit]').last().click();
  await expect(own.getByRole('gridcell', { name: /^City/ })).toHaveCount(2);
  await expect(own.getByText('new site')).toHaveCount(0);
});

test('7.9 the bank: what is given with its rate and whose help it is, what is received', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, { position: position() });
  await page.keyboard.press('t');
  const gives = page.getByRole('group', { name: 'You give' });
  await expect(gives).toContainText('Grain Ship');
  await gives.getByRole('button', { name: /2 grain/ }).click();
  await noViolations(page);
  await keep(page, '7.9');
  await page.getByRole('group', { name: 'You get 1' }).getByRole('button', { name: /ore/i }).click();
  await expect(page.getByRole('gridcell', { name: /^Mountains 5, 3 of 3/ })).toBeVisible();
});

test('7.22 Merchant Caravan: pay any two, take any two, and back at any point', async ({ page, house, context }) => {
  await sit(page, context.request, house, { position: position() });
  await page.getByRole('button', { name: 'Merchant Caravan' }).click();
  await page.locator('.opts .btn.lit').click();
  await expect(heading(page)).toHaveText('Merchant Caravan: pay 2 resources of your choice');
  await expect(page.locator('.panel-lit')).toBeVisible();
  await keep(page, '7.22');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page)).toHaveText(/^Your turn/);
  await expect(page.getByRole('button', { name: 'Merchant Caravan' })).toBeVisible();
});

test('7.24 every card shows large from anywhere, and Escape returns to the same focus', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, { position: position() });
  const toll = page.locator('[data-land="1"]').getByRole('gridcell', { name: /^Toll Bridge/ });
  await expect(toll).toHaveAttribute('data-help', /toll-bridge/);
  await toll.click({ button: 'right' });
  await expect(page.getByRole('dialog', { name: 'Toll Bridge' })).toContainText('Rulings');
  const now = page.getByRole('region', { name: 'Now, for you' });
  await expect(now).toContainText('Lies in Briar’s principality');
  await expect(now).toContainText(/\d cop(y|ies) in the set/);
  await noViolations(page);
  await keep(page, '7.24');
  await page.keyboard.press('Escape');
  // What lies behind an open sheet takes no focus.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('[data-card="harald"]').focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog', { name: 'Harald' })).toBeVisible();
  await expect(now).toContainText(/Can be built\s*at 4 sites/);
  await expect(now).toContainText('In your hand');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-card="harald"]')).toBeFocused();
});

test('an Introductory Game is played to its end by clicking', async ({ page, house, context }) => {
  test.setTimeout(240_000);
  await sit(page, context.request, house, { spec: 'duel' });
  await playOut(page, 1200, () => noNotation(page));
  await expect(page.getByRole('table').filter({ hasText: 'Together' })).toBeVisible();
  await expect(page.locator('.prompt')).toContainText(/turn \d+/);
  // What was hidden stands beside the points: each stack from its top to its end.
  const stacks = page.locator('.desk').locator('details');
  await expect(page.locator('.desk').getByRole('heading', { name: 'Next in the stacks' })).toBeVisible();
  await stacks.first().locator('summary').click();
  await expect(stacks.first().getByRole('listitem').first()).toBeVisible();
  await noViolations(page);
  await keep(page, '7.25');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
});

/** With `COMMONLAND_SOAK` every mode of the base box is played to its full goal, with clicks on anything that is lit between. */
const SOAK = process.env['COMMONLAND_SOAK'] !== undefined;
const ERAS = ['gold', 'turmoil', 'progress', 'explorers'];
for (const spec of SOAK ? [...ERAS.map((era) => `duel:theme=${era}`), 'duel:princes=gold+turmoil+progress'] : []) {
  test(`${spec} is played to its end by clicking`, async ({ page, house, context }) => {
    test.setTimeout(1_200_000);
    await sit(page, context.request, house, { spec });
    await playOut(page, 6000, () => noNotation(page));
  });
}

test('two browsers: an attack is pointed at the other land, and its owner answers in the rival’s turn', async ({
  page,
  house,
  context,
  browser,
}) => {
  const ann = ANN.principality.map((row) => row.replace(' storehouse ', ' hedge-tavern ').replace(' abbey ', ' - '));
  const ben = BEN.principality.map((row, at) => (at === 0 ? row.replace('| - |', '| abbey |') : row));
  const sides = [
    { principality: ann, hand: ['arsonist'] },
    { principality: ben, hand: [] },
  ];
  const attack = { ...position({ sides }), rules: 'duel:theme=turmoil' };
  const { table } = await open(context.request, house, { position: attack });
  const other = await browser.newContext({ locale: 'en-GB' });
  const guest = await other.newPage();
  const errors: string[] = [];
  listen(guest, errors);
  await page.goto(`${house.address}/t/${table}`);
  await guest.goto(`${house.address}/t/${table}`);
  await guest.getByLabel('Your name').fill('Ben');
  await guest.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('button', { name: 'Arsonist' }).click();
  await page.locator('.opts .btn.lit').click();
  await expect(heading(page)).toHaveText(/choose the building that burns/);
  const abbey = page.locator('[data-land="1"]').getByRole('gridcell', { name: /^Abbey/ });
  await expect(abbey).toHaveAttribute('data-lit', '');
  await keep(page, '7.20');
  await abbey.click();
  // Ben is asked; Ann reads who is thinking.
  await expect(guest.getByText('Ann’s turn is paused for you')).toBeVisible();
  await expect(guest.locator('.panel-lit')).toBeVisible();
  await expect(heading(page)).toHaveText(/Ben is thinking/);
  await keep(guest, '7.15');
  await guest.locator('[data-stack][data-lit]').first().click();
  await expect(heading(page)).toHaveText(/^Your turn/);
  await expect(page.locator('[data-land="1"]').getByRole('gridcell', { name: /^Abbey/ })).toHaveCount(0);
  expect(errors).toEqual([]);
  await other.close();
});

test('by keyboard through a whole turn of the duel', async ({ page, house, context }) => {
  await sit(page, context.request, house, { position: position() });
  const press = async (key: string) => page.keyboard.press(key);
  const focused = async () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const walked: (string | null | undefined)[] = [];
  for (let at = 0; at < 8; at += 1) {
    await press('F6');
    walked.push(
      await page.evaluate(() => document.activeElement?.closest('[data-region]')?.getAttribute('data-region')),
    );
  }
  expect(walked).toEqual(['prompt', 'land', 'hand', 'actions', 'stacks', 'rival', 'players', 'log']);
  await press('4');
  await expect(heading(page)).toHaveText('Build Harald: choose a place');
  for (const _ of [1, 2]) {
    await press('n');
    await expect.poll(focused).toMatch(/^free site, .*Enter: Build Harald/);
  }
  await press('Enter');
  await expect(page.getByRole('gridcell', { name: /^Harald, strength 2/ })).toBeVisible();
  await press('r');
  await expect(heading(page)).toHaveText(/^Road/);
  await press('n');
  await press('Enter');
  await expect(heading(page)).toHaveText('Build a road here?');
  const onBuild = async () => page.evaluate(() => document.activeElement?.textContent?.trim() === 'Build');
  for (let lit = 0; lit < 8 && !(await onBuild()); lit += 1) await press('n');
  await press('Enter');
  await expect(page.locator('[data-land="0"] .road')).toHaveCount(4);
  await endByKey(page, /^Your turn/);
});

test('touch: the hand and the lands on a phone, and turning it loses no half-made choice', async ({
  browser,
  house,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  const errors: string[] = [];
  listen(page, errors);
  await sit(page, phone.request, house, { position: position() });
  await page.getByRole('button', { name: 'Rival' }).tap();
  await expect(page.locator('[data-land="1"]')).toBeVisible();
  await page.locator('[data-tab="table"]').tap();
  await page.locator('[data-card="grain-mill"]').tap();
  await expect(heading(page)).toHaveText('Build Grain Mill: choose a place');
  await noViolations(page);
  await keep(page, '15.4-touch');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(heading(page)).toHaveText('Build Grain Mill: choose a place');
  await keep(page, '17.10-turned');
  await page.locator('[data-land="0"] [data-lit]').first().tap();
  await page.getByRole('button', { name: 'Build', exact: true }).tap();
  await expect(page.getByRole('gridcell', { name: /^Grain Mill/ })).toBeVisible();
  expect(errors).toEqual([]);
  await phone.close();
});

for (const [width, height] of [
  [768, 1024],
  [1024, 768],
  [1920, 1080],
] as const) {
  test(`both lands are whole at ${width} x ${height}`, async ({ browser, house }) => {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: 'dark', locale: 'de-DE' });
    const page = await context.newPage();
    await sit(page, context.request, house, { position: position() });
    for (const land of [0, 1]) {
      const cut = await page.locator(`[data-land="${land}"]`).evaluate((it) => {
        const box = it.getBoundingClientRect();
        const cells = [...it.querySelectorAll('[role="gridcell"]')].map((cell) => cell.getBoundingClientRect());
        return cells.filter((cell) => cell.top < box.top - 1 || cell.bottom > box.bottom + 1).length;
      });
      expect(cut).toBe(0);
    }
    await noViolations(page);
    await keep(page, `17-${width}`);
    await context.close();
  });
}

for (const locale of ['en-GB', 'de-DE']) {
  test(`every card has a picture, and nothing runs over its edges, ${locale}`, async ({ browser, house }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto(`${house.address}/almanac/faces`);
    // Some seven hundred faces, each fitted to its text.
    await expect(page.locator('[data-card]').first()).toBeVisible({ timeout: 60_000 });
    // The pictures of a set come when its first card is shown.
    await expect(page.locator('.picture:not(:has(svg))')).toHaveCount(0, { timeout: 60_000 });
    const faults = await page.evaluate(() => {
      const found: string[] = [];
      for (const face of document.querySelectorAll<HTMLElement>('[data-face]')) {
        const of = `${face.closest('[data-card]')!.getAttribute('data-card')} ${face.dataset['face']}`;
        if (!face.querySelector('.picture svg')) found.push(`${of}: no picture`);
        const box = face.getBoundingClientRect();
        for (const inner of face.querySelectorAll<HTMLElement>('.name, .text, .foot')) {
          const it = inner.getBoundingClientRect();
          if (it.bottom > box.bottom + 1 || it.right > box.right + 1)
            found.push(`${of}: ${inner.className} leaves the card`);
          if (inner.scrollWidth > inner.clientWidth + 1) found.push(`${of}: ${inner.className} is too wide`);
          // What finds no room ends in dots, and only in a hand, beside a reason.
          const isCut = inner.dataset['cut'] !== undefined;
          if (isCut && !face.querySelector('.no')) found.push(`${of}: the text is cut`);
          if (!isCut && inner.scrollHeight > inner.clientHeight + 2)
            found.push(`${of}: ${inner.className} is too high`);
          const dots = inner.querySelector('.cut');
          if (isCut && (!dots || dots.clientHeight >= dots.scrollHeight || dots.clientHeight > inner.clientHeight))
            found.push(`${of}: the text is cut without a sign`);
        }
        const title = face.querySelector('.name')!;
        if (/ (of|to|for|the|von|für|der|des)$/.test(title.textContent!.trim())) found.push(`${of}: the name is cut`);
        const name = title.getBoundingClientRect();
        for (const chip of face.querySelectorAll('.pt')) {
          const it = chip.getBoundingClientRect();
          if (it.right > name.left && it.left < name.right && it.bottom > name.top + 1 && it.top < name.bottom - 1)
            found.push(`${of}: points lie on the title`);
        }
      }
      return found;
    });
    expect(faults).toEqual([]);
    await context.close();
  });
}
