/** Everybody can play: by keyboard alone, on a phone, with a screen reader, in German; and it is quick. */
import { answer, asked, endByKey, expect, noViolations, open, rests, test } from './house';

test('by keyboard alone through a set-up and a turn', async ({ page, house }) => {
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now', exact: true }).waitFor();
  const press = async (key: string) => page.keyboard.press(key);
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await press('Tab');
    if (/Play now/.test(await page.evaluate(() => document.activeElement?.textContent ?? ''))) break;
  }
  await press('Enter');
  const heading = page.locator('.prompt h1');
  await expect(heading).toHaveText(/first settlement/, { timeout: 20_000 });
  for (const round of [1, 2]) {
    await expect(heading).toHaveText(round === 1 ? /first settlement/ : /second settlement/, { timeout: 20_000 });
    await press('n');
    await press('ArrowRight');
    await press('ArrowDown');
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    expect(name).toMatch(/^Corner of .*, free; press Enter to build a settlement\.$/);
    await press('Enter');
    await expect(heading).toHaveText(/road beside it/);
    await press('n');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')).toMatch(
      /^Path at .*press Enter to build a road\.$/,
    );
    await press('Enter');
    await expect(heading).not.toHaveText(/road beside it/);
  }
  const until = async (wanted: RegExp): Promise<void> => {
    for (let answers = 0; answers < 20; answers += 1) {
      await asked(page);
      if (wanted.test(await heading.innerText())) return;
      await answer(page);
    }
  };
  await until(/roll the dice/i);
  await press('r');
  await expect(heading).not.toHaveText(/roll the dice/i);
  await until(/build, trade or end/i);
  // F6 walks all parts of the table, those without a button too, and comes round.
  const walked: (string | null | undefined)[] = [];
  const region = async () =>
    page.evaluate(() => document.activeElement?.closest('[data-region]')?.getAttribute('data-region'));
  for (let at = 0; at < 8; at += 1) {
    await press('F6');
    walked.push(await region());
  }
  expect(new Set(walked)).toEqual(new Set(['prompt', 'board', 'hand', 'actions', 'trade', 'players', 'log']));
  expect(walked[7]).toBe(walked[0]);
  await press('Shift+F6');
  expect(await region()).toBe(walked[6]);
  await endByKey(page, /build, trade or end/i);
});

test('the board comes nearer by wheel and keys, and a drag is no click', async ({ page, house, context }) => {
  const { table } = await open(context.request, house, { spec: 'island:seats=2', bots: 'greedy', begin: true });
  await page.goto(`${house.address}/t/${table}`);
  await asked(page);
  const board = page.locator('svg.map');
  const width = async (): Promise<number> => Number((await board.getAttribute('viewBox'))!.split(' ')[2]);
  const whole = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeLessThan(whole);
  await board.hover({ position: { x: 300, y: 250 } });
  await page.mouse.wheel(0, -300);
  await expect.poll(width).toBeLessThan(whole / 1.5);
  // A drag that ends on a lit corner builds nothing; a click there does.
  const before = await board.getAttribute('viewBox');
  const around = (await page.getByRole('region', { name: 'Board' }).boundingBox())!;
  const boxes = await page
    .locator('[data-place][data-lit]')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
  const inside = (it: DOMRect): boolean =>
    it.x > around.x + 150 &&
    it.right < around.x + around.width - 150 &&
    it.y > around.y + 120 &&
    it.bottom < around.y + around.height - 120;
  const box = boxes.find(inside)!;
  await page.mouse.move(box.x + box.width / 2 - 40, box.y + box.height / 2 - 30);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(board).not.toHaveAttribute('viewBox', before!);
  await expect(page.locator('.prompt h1')).toHaveText(/first settlement/);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(width).toBe(whole);
  await page.locator('[data-place][data-lit]').nth(20).click();
  await expect(page.locator('.prompt h1')).toHaveText(/road beside it/);
});

test('I tells what the focused thing is', async ({ page, house, context }) => {
  const { table } = await open(context.request, house, { spec: 'island:seats=3,helpers', bots: 'greedy', begin: true });
  await page.goto(`${house.address}/t/${table}`);
  await asked(page);
  await page.getByRole('button', { name: /^Road/ }).focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog', { name: 'Road' })).toContainText('free path');
  await noViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Road/ })).toBeFocused();
  await page.getByRole('button', { name: 'Hilde' }).click();
  await expect(page.getByRole('dialog', { name: 'Hilde' })).toBeVisible();
});

test('on a phone one tap shows and the second builds', async ({ browser, house }) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  const { table } = await open(phone.request, house, { spec: 'island:seats=4', bots: 'greedy', begin: true });
  await page.goto(`${house.address}/t/${table}`);
  await asked(page);
  const corner = page.locator('[data-place][data-lit]').nth(20);
  await corner.tap();
  await expect(page.getByRole('button', { name: 'Settlement here' })).toBeVisible();
  await expect(page.locator('.prompt h1')).toHaveText(/first settlement/);
  await page.getByRole('button', { name: 'Settlement here' }).tap();
  await expect(page.locator('.prompt h1')).toHaveText(/road beside it/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Log' }).tap();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await noViolations(page);
  await page.goto(house.address);
  await page.getByRole('list', { name: 'Games' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await phone.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no page has a barrier that axe finds, in the ${colorScheme}`, async ({ page, house, context }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', '/about', '/almanac']) {
      await page.goto(house.address + path);
      await page.locator('main h1, main h2').first().waitFor();
      await page.waitForLoadState('networkidle');
      await noViolations(page);
    }
    const lobby = await open(context.request, house, { spec: 'island:seats=4' });
    await page.goto(`${house.address}/t/${lobby.table}`);
    await page.getByRole('button', { name: /Begin/ }).waitFor();
    await noViolations(page);
    const { table } = await open(context.request, house, {
      spec: 'island:seats=2,target=3',
      bots: 'greedy',
      begin: true,
    });
    await page.goto(`${house.address}/t/${table}`);
    await asked(page);
    await noViolations(page);
    for (let steps = 0; steps < 400 && (await asked(page)) === 'asked'; steps += 1) {
      if (steps === 6) {
        await noViolations(page);
        await page.getByRole('button', { name: 'Menu' }).click();
        await noViolations(page);
        await page.keyboard.press('Escape');
      }
      await answer(page);
    }
    await expect(page.getByRole('heading', { name: /wins with/ }).first()).toBeVisible();
    await noViolations(page);
  });
}

test('in German every sentence is German', async ({ browser, house }) => {
  const german = await browser.newContext({ locale: 'de-DE' });
  const page = await german.newPage();
  await page.goto(house.address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'Jetzt spielen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Setze deine erste Siedlung' })).toBeVisible({
    timeout: 20_000,
  });
  expect(await page.locator('body').innerText()).not.toMatch(/\bui\.|\bisland\./);
  await german.close();
});

test('the first page stays below 200 kB, a table below 400 kB, and nothing comes from elsewhere', async ({
  browser,
  house,
}) => {
  const fresh = await browser.newContext();
  const page = await fresh.newPage();
  const session = await fresh.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  const hosts = new Set<string>();
  session.on('Network.loadingFinished', (it) => void (bytes += it.encodedDataLength));
  page.on('request', (it) => void hosts.add(new URL(it.url()).origin));
  await page.goto(house.address);
  await page.waitForLoadState('networkidle');
  console.log(`first page: ${(bytes / 1000).toFixed(0)} kB`);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(200_000);
  expect([...hosts]).toEqual([house.address]);
  await fresh.close();
  for (const spec of ['island', 'duel', 'duel:theme=explorers', 'classic']) {
    const context = await browser.newContext();
    const { table } = await open(context.request, house, { spec, bots: 'random', begin: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', (it) => void (bytes += it.encodedDataLength));
    await page.goto(`${house.address}/t/${table}`);
    await asked(page);
    await page.waitForLoadState('networkidle');
    console.log(`a table of ${spec}: ${(bytes / 1000).toFixed(0)} kB`);
    expect(bytes).toBeLessThan(400_000);
    await context.close();
  }
});

test('a click is answered on the screen before the server has spoken', async ({ page, house, context }) => {
  const { table } = await open(context.request, house, { spec: 'island:seats=2', bots: 'random', begin: true });
  let held: (() => void)[] | null = null;
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const pass = (): void => socket.send(message);
      if (held) held.push(pass);
      else pass();
    });
  });
  await page.goto(`${house.address}/t/${table}`);
  await asked(page);
  held = [];
  const corner = page.locator('[data-place][data-lit]').first();
  await corner.click();
  await page.mouse.move(2, 2);
  // The piece stands on its place and the prompt waits, though no answer came.
  await expect(page.locator('.map .ghost')).toHaveCount(1);
  await expect(page.locator('.prompt')).toHaveAttribute('aria-busy', 'true');
  for (const pass of held) pass();
  held = null;
  await expect(page.locator('.prompt')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.map .ghost')).toHaveCount(0);
});

test('six seats and all their helpers have room, in play and at the end', async ({ page, house, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { table } = await open(context.request, house, {
    spec: 'island:seats=6,map=four-islands,helpers,frenemies',
    bots: 'random',
    begin: true,
  });
  await page.goto(`${house.address}/t/${table}`);
  await asked(page);
  await rests(page);
  const helpers = page.getByRole('region', { name: 'Helpers' });
  const desk = page.getByRole('region', { name: 'Your place' });
  const bottom = async (it: typeof helpers): Promise<number> =>
    it.evaluate((node) => node.getBoundingClientRect().bottom);
  const top = async (): Promise<number> => desk.evaluate((node) => node.getBoundingClientRect().top);
  expect(await helpers.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(1);
  expect(await bottom(helpers)).toBeLessThanOrEqual(await top());
  await noViolations(page);
  // The only person may end the game.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Propose to end the game' }).click();
  await expect(page.getByRole('heading', { name: 'The game is over.' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await bottom(page.locator('[data-seat]').last())).toBeLessThanOrEqual(await top());
  expect(await page.locator('body').innerText()).not.toMatch(/\bui\.|\bisland\./);
});
