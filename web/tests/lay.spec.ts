/** Laying a table by clicking, and waiting at it: what is chosen is what is played, on every screen and in both languages. */
import type { Locator, Page } from '@playwright/test';
import { expect, listen, noViolations, test } from './house';

/** What the foot says will be laid. */
const sum = (page: Page) => page.locator('footer .sum');
const noWider = async (page: Page): Promise<void> => {
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(screen!);
};

test('an Introductory Game against a bot is two clicks from the first page', async ({ page, house }) => {
  await page.goto(house.address);
  await page.getByRole('link', { name: 'Choose … Duel' }).click();
  await expect(page.getByRole('radio', { name: /Introductory Game/ })).toBeChecked();
  // Another game and back is no step of the browser's way.
  await page
    .getByRole('radio', { name: /^Island/ })
    .first()
    .check();
  await expect(page).toHaveURL(/\/new\/island$/);
  await page.getByRole('radio', { name: /^Duel two seats/ }).check();
  await expect(sum(page)).toHaveText('Duel, Introductory Game, first to 7. All else as usual.');
  const begin = page.getByRole('button', { name: 'Begin with a bot' });
  const box = (await begin.boundingBox())!;
  expect(box.y + box.height, 'above the fold').toBeLessThanOrEqual(800);
  await begin.click();
  await expect(page.locator('[data-version]')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('header .where')).toContainText('Duel, Introductory Game');
});

test('a Theme Game is laid for a friend, who comes by the link', async ({ page, house, browser }) => {
  await page.goto(`${house.address}/new/duel`);
  await page.getByRole('radio', { name: /Theme Game/ }).check();
  await page.getByRole('radio', { name: /^Turmoil/ }).check();
  await expect(sum(page)).toContainText('Duel, Theme Game: Era of Turmoil, first to 12. All else as usual.');
  await page.getByRole('button', { name: 'Less: Points to win' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Points to win' })).toContainText('usual: 12');
  await expect(sum(page)).toContainText('first to 11. All else as usual.');
  await page.getByRole('radiogroup', { name: 'Who takes seat 2' }).getByRole('radio', { name: 'friend' }).check();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Lay the table and get the link' }).click();

  await expect(page.getByText('Duel, Theme Game: Era of Turmoil, first to 11.')).toBeVisible();
  await expect(page.getByText('duel:theme')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Waiting for somebody.' })).toBeVisible();
  await expect(page).toHaveTitle('Waiting, Commonland');
  await expect(page.getByRole('button', { name: 'Take a bot' })).toBeVisible();
  await expect(page.getByText('Free seat', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin, 1 bot joins' })).toBeVisible();
  await page.screenshot({ path: 'scenes/14.8-theme.png' });
  const link = await page.getByLabel('Link').inputValue();
  const other = await browser.newContext();
  const guest = await other.newPage();
  const errors: string[] = [];
  listen(guest, errors);
  await guest.goto(link);
  await guest.getByLabel('Your name').fill('Ben');
  await guest.getByRole('button', { name: 'Come in' }).click();
  await expect(guest.getByText('Ann begins', { exact: true })).toBeVisible();
  await expect(guest.getByRole('button', { name: /Begin/ })).toHaveCount(0);
  await noViolations(guest);
  await expect(page.getByText('2 of 2 seats are taken.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(guest.locator('header .where')).toContainText('Theme Game: Era of Turmoil');
  expect(errors).toEqual([]);
  await other.close();
});

test('the page offers what the list of a game says, and each seat its own taker', async ({ page, house, context }) => {
  await page.goto(`${house.address}/new`);
  const games = (await (await context.request.get(`${house.address}/api/games`)).json()) as { name: string }[];
  await expect(page.getByRole('group', { name: 'Which game' }).getByRole('radio')).toHaveCount(games.length);
  await page.getByRole('radio', { name: /Fog Islands/ }).check();
  await expect(sum(page)).toContainText('Island, 4 seats, Fog Islands, first to 12.');
  await page.getByRole('checkbox', { name: /Frenemies/ }).check();
  await expect(sum(page)).toContainText('Frenemies, first to 13.');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Board' })).toContainText(
    'cannot be combined with the rest',
  );
  await page.getByRole('switch', { name: 'Friendly robber' }).check();
  await expect(page.getByText('one differs from the usual')).toBeVisible();
  await page.getByRole('button', { name: 'Less: Seats' }).click();
  const seat = (n: number) => page.getByRole('radiogroup', { name: `Who takes seat ${n}` });
  await expect(seat(4)).toHaveCount(0);
  await seat(2).getByRole('radio', { name: 'gentle' }).check();
  await seat(3).getByRole('radio', { name: 'friend' }).check();
  await page.getByRole('button', { name: 'Lay the table and get the link' }).click();
  await expect(page.getByText('Island, 3 seats, Fog Islands, Frenemies, first to 13.')).toBeVisible();
  await expect(page.getByText('usual: off')).toHaveCount(1);
  await expect(seat(2).getByRole('radio', { name: 'gentle' })).toBeChecked();
  await seat(2).getByRole('radio', { name: 'fair' }).check();
  await expect(seat(2).getByRole('radio', { name: 'fair' })).toBeChecked();
});

test('both at this screen begin at once', async ({ page, house }) => {
  await page.goto(`${house.address}/new/duel`);
  await page.getByRole('radio', { name: /Duel of the Princes/ }).check();
  await expect(page.getByText('each prince chooses one at the table, the third is drawn at random')).toBeVisible();
  const eras = page.getByRole('group', { name: 'Eras' });
  for (const era of ['Progress', 'Gold', 'Turmoil']) await eras.getByRole('checkbox', { name: era }).check();
  await expect(sum(page)).toContainText('Duel of the Princes: Gold, Turmoil and Progress, first to 13.');
  await eras.getByRole('checkbox', { name: 'Gold' }).uncheck();
  await expect(page.getByText('one more is drawn at random')).toBeVisible();
  for (const era of ['Turmoil', 'Progress']) await eras.getByRole('checkbox', { name: era }).uncheck();
  await expect(sum(page)).toContainText('Duel of the Princes, first to 13.');
  await page.getByRole('radio', { name: 'here' }).check();
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { name: 'Choose the first era.' }).waitFor();
  await page.getByRole('button', { name: /^Turmoil/ }).click();
  await page.getByRole('heading', { name: 'Choose the second era.' }).waitFor();
  await page.getByRole('button', { name: /^Gold/ }).click();
  await expect(page.locator('.curtain')).toBeVisible({ timeout: 20_000 });
});

for (const [locale, wait, link] of [
  ['en-GB', 'Waiting for somebody.', 'Lay the table and get the link'],
  ['de-DE', 'Warten auf jemanden.', 'Tisch decken und Link holen'],
] as const) {
  test(`no barrier on either page, wide and on the phone, in ${locale}`, async ({ browser, house }) => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      const context = await browser.newContext({ locale, viewport });
      const page = await context.newPage();
      const errors: string[] = [];
      listen(page, errors);
      for (const game of ['island', 'duel']) {
        await page.goto(`${house.address}/new/${game}`);
        await sum(page).waitFor();
        if (game === 'duel') await page.locator('input[value=theme]').check();
        await noViolations(page);
        await noWider(page);
        await expect(page.locator('footer .btn.main')).toBeInViewport({ ratio: 1 });
        // Nothing is said in keys or in the notation of a spec.
        expect(await page.locator('body').innerText()).not.toMatch(/\bui\.|[a-z]=|greedy/);
      }
      await page.locator('input[value=friend]').check();
      await page.getByRole('button', { name: link }).click();
      await page.getByRole('heading', { name: wait }).waitFor();
      await noViolations(page);
      await noWider(page);
      await expect(page.locator('footer .btn.main')).toBeInViewport({ ratio: 1 });
      expect(await page.locator('body').innerText()).not.toMatch(/\bui\.|[a-z]=|greedy/);
      expect(errors).toEqual([]);
      await context.close();
    }
  });
}

test('the front door: every game with a picture, one click to play, what is not ready is said', async ({
  page,
  house,
}) => {
  await page.goto(house.address);
  const games = page.getByRole('list', { name: 'Games' });
  await expect(games.getByRole('button', { name: 'Play now Island' })).toBeInViewport({ ratio: 1 });
  await expect(games).toContainText('Introductory Game, first to 7, one bot');
  await expect(games).toContainText('Basic game, first to 12, one bot');
  await expect(games.getByRole('listitem').filter({ hasText: 'own decks' })).toContainText(
    'Duel, each with a ready deck',
  );
  await expect(page.getByRole('heading', { name: 'My tables' })).toBeInViewport();
  await noViolations(page);
  await noWider(page);
  await games.getByRole('button', { name: 'Play now Duel' }).click();
  await expect(page.locator('header .where')).toContainText('Duel, Introductory Game', { timeout: 20_000 });
  await page.goto(house.address);
  await expect(page.getByRole('link', { name: /^(Play|Open) Duel/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const game of ['Island', 'Duel', 'Classic Duel', 'Tournament'])
    await expect(games.getByRole('button', { name: `Play now ${game}`, exact: true })).toBeInViewport({ ratio: 1 });
  await noWider(page);
  await noViolations(page);
});

test('the pace of bots is set on a new table, in the lobby and at the table, by its host', async ({
  page,
  house,
  browser,
}) => {
  const offers = (): Locator => page.getByRole('radiogroup', { name: 'Offers of bots' });
  const pace = (): Locator => page.getByRole('radiogroup', { name: 'Pace of bots' });
  await page.goto(`${house.address}/new/island`);
  await expect(pace().getByRole('radio', { name: 'like a person' })).toBeChecked();
  await pace().getByText('fast').click();
  await expect(sum(page)).toContainText('Pace of bots: fast');
  await page.getByRole('radiogroup', { name: 'Who takes seat 2' }).getByText('friend').click();
  await page.getByRole('button', { name: 'Lay the table and get the link' }).click();
  await expect(pace().getByRole('radio', { name: 'fast' })).toBeChecked();
  const other = await browser.newContext();
  const guest = await other.newPage();
  await guest.goto(await page.getByLabel('Link').inputValue());
  await guest.getByRole('button', { name: 'Come in' }).click();
  const told = guest.getByText('Pace of bots');
  await expect(told).toBeVisible();
  await pace().getByText('like a person').click();
  await expect(told, 'only what is not usual is told').toBeHidden();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await pace().getByText('fast').click();
  await expect(offers().getByRole('radio', { name: 'on' })).toBeChecked();
  await offers().getByText('off').click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(pace().getByRole('radio', { name: 'fast' })).toBeChecked();
  await expect(offers().getByRole('radio', { name: 'off' })).toBeChecked();
  await guest.getByRole('button', { name: 'Menu' }).click();
  await expect(guest.getByRole('heading', { name: 'Bots' })).toBeHidden();
  await other.close();
});

test('on a touch tablet everything that lays a table is large enough for a finger', async ({ browser, house }) => {
  for (const viewport of [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
  ]) {
    const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const small = (): Promise<string[]> =>
      page
        .locator('main :is(button, a.btn, input, label):visible, footer .btn')
        .evaluateAll((all) =>
          all.filter((it) => it.getBoundingClientRect().height < 40).map((it) => it.outerHTML.slice(0, 80)),
        );
    await page.goto(`${house.address}/new/island`);
    await page.getByRole('button', { name: 'Show', exact: true }).tap();
    expect(await small()).toEqual([]);
    await noWider(page);
    await page.getByRole('radiogroup', { name: 'Who takes seat 2' }).getByText('friend').tap();
    await page.getByRole('button', { name: 'Lay the table and get the link' }).tap();
    await expect(page.getByRole('heading', { name: 'Waiting for somebody.' })).toBeVisible();
    expect(await small()).toEqual([]);
    await noWider(page);
    await context.close();
  }
});

test('guests are numbered, and players at one screen have names', async ({ page, house, browser }) => {
  await page.goto(`${house.address}/new/island`);
  await page.getByRole('button', { name: 'Less: Seats' }).click();
  const seat = (n: number) => page.getByRole('radiogroup', { name: `Who takes seat ${n}` });
  await seat(2).getByRole('radio', { name: 'friend' }).check();
  await seat(3).getByRole('radio', { name: 'here' }).check();
  await page.getByLabel('Name of the player on seat 3').fill('Cleo');
  await page.getByRole('button', { name: 'Lay the table and get the link' }).click();
  await expect(page.getByText('Cleo', { exact: true })).toBeVisible();
  const link = await page.getByLabel('Link').inputValue();
  const other = await browser.newContext();
  const guest = await other.newPage();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Come in' }).click();
  await expect(page.getByText('Guest 2', { exact: true }).first()).toBeVisible();
  // While they wait they talk, and the link is shared: by the device's own way, or as words to paste.
  await guest.getByLabel('Say something').fill('one moment');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log', { name: 'Talk' })).toHaveText(/Guest 2\s+one moment/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const words = `Come and play: Island, 3 seats, first to 10.`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${words} ${link}`);
  await guest.evaluate(() => {
    const share = (it: ShareData): Promise<void> => Promise.resolve(void (document.title = `${it.text} ${it.url}`));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await guest.getByRole('button', { name: 'Share' }).click();
  await expect(guest).toHaveTitle(`${words} ${link}`);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.curtain')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
  await other.close();
});

test('an address that leads nowhere is a page like all others', async ({ page, house, errors }) => {
  await page.goto(`${house.address}/nowhere/at/all`);
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Almanac' })).toBeVisible();
  await noViolations(page);
  await page.getByRole('link', { name: 'To the tables' }).click();
  await expect(page).toHaveURL(`${house.address}/`);
  // The browser says that the address was not found; that is so.
  expect(errors.splice(0).join()).toMatch(/404/);
});

test('options of eras are listed while their era is in play, and one word says what is usual', async ({
  page,
  house,
}) => {
  await page.goto(`${house.address}/new/duel`);
  await expect(page.getByText('steady 15 min')).toBeVisible();
  await expect(page.getByText('usual 15 min')).toHaveCount(0);
  await expect(page.getByText('cannot be combined with the rest')).toHaveCount(0);
  await expect(page.getByText('Owls come with', { exact: true })).toHaveCount(0);
  await page.getByRole('radio', { name: /Theme Game/ }).check();
  await page.getByRole('radio', { name: /Sages/ }).check();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('Owls come with', { exact: true })).toBeVisible();
});

test('no number of our own documents stands in the almanac', async ({ page, house }) => {
  await page.goto(`${house.address}/almanac`);
  await expect(page.locator('article').first()).toBeVisible();
  const read = await page.locator('main').innerText();
  expect(read.match(/\bD\d+\b|\(\d+\.\d+\)|\bR\d+: /g)).toBeNull();
});

test('the Classic Duel is laid as the Basic game or with Artisans & Benefactors', async ({ page, house }) => {
  await page.goto(`${house.address}/new/classic`);
  await expect(sum(page)).toContainText('Classic Duel, Basic game, first to 12.');
  await page.getByRole('radio', { name: /Artisans & Benefactors/ }).check();
  await expect(sum(page)).toContainText('Classic Duel, Artisans & Benefactors, first to 13.');
  // The goal of 13 is reconstructed, the one of 12 is not.
  const marks = page.locator('.options .mark');
  await expect(marks).toHaveText('reconstructed');
  await expect(page.getByText(/^The basic cards and the theme set.* first to 13 \(reconstructed\)\./)).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('Draw stacks', { exact: true })).toBeVisible();
  await noViolations(page);
  await page.getByRole('radio', { name: /Basic game/ }).check();
  await expect(page.getByText('Draw stacks', { exact: true })).toHaveCount(0);
  await expect(marks).toHaveCount(0);
  await page.locator('footer .btn.main').click();
  await expect(page.locator('header .where')).toContainText('Classic Duel, Basic game');
});

test('the almanac marks single facts beside the figure, and a page tells how the editions differ', async ({
  page,
  house,
}) => {
  await page.goto(`${house.address}/almanac`);
  const card = (id: string) => page.locator(`article[id="${id}"]`);
  await expect(card('classic/abbey')).toContainText('Raises your hand limit');
  await expect(card('basic/abbey')).not.toContainText('Raises your hand limit');
  await expect(
    page
      .locator('article .mark')
      .filter({ hasText: /^(recalled|reconstructed)/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Classic Duel: What differs from Duel' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Action cards other than the Scout wait' })).toBeVisible();
  await noViolations(page);
});

test('rulings of cards are read in German', async ({ browser, house }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  const errors: string[] = [];
  listen(page, errors);
  const fetched: string[] = [];
  page.on('request', (it) => fetched.push(it.url()));
  await page.goto(house.address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Who reads no card does not wait for them.
  expect(fetched.filter((it) => it.includes('rulings'))).toEqual([]);
  await page.goto(`${house.address}/almanac`);
  const card = (id: string) => page.locator(`article[id="${id}"]`);
  await expect(card('basic/merchant-caravan')).toContainText('Genau 2 werden bezahlt; 1 reicht nicht.');
  await expect(card('gold/mint')).toContainText('Zwei Münzen dürfen zweimal benutzt werden.');
  await expect(card('classic/town-hall')).toContainText('Ein zweites Rathaus senkt den Preis nicht weiter.');
  await expect(card('artisans/hospital')).toContainText('wirkt das Hospital weiter');
  expect(errors).toEqual([]);
  await context.close();
});
