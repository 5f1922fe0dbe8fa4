/** Games as people play them: by clicking, together, through a restart. */
import { answer, asked, expect, listen, open, test } from './house';

test('two clicks lead from the landing page into a game against bots', async ({ page, house }) => {
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Place your first settlement' })).toBeVisible({
    timeout: 20_000,
  });
  await page.locator('[data-place][data-lit]').first().click();
  await expect(page.getByRole('heading', { name: 'Place a road beside it' })).toBeVisible();
});

test('an island game to five points is played to its end by clicking', async ({ page, house, context }) => {
  test.setTimeout(180_000);
  const { table } = await open(context.request, house, {
    spec: 'island:seats=3,target=5,peace=1',
    bots: 'greedy',
    begin: true,
  });
  await page.goto(`${house.address}/t/${table}`);
  const done = new Set<string>();
  while ((await asked(page)) === 'asked') done.add(await answer(page));
  expect([...done]).toEqual(expect.arrayContaining(['places', 'goes on']));
  await expect(page.getByRole('heading', { name: /wins with \d+ points/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText('Nobody bent the dice.')).toBeVisible();
  await expect(page.getByText(/\d+ rolls? and \d+ draws? .* all the same/)).toBeVisible();
  // A record in which one roll was changed is found out.
  await page.route('**/record', async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({
      body: body.replace(/rolled (\d) (\d)/, (_, one: string, two: string) => `rolled ${(Number(one) % 6) + 1} ${two}`),
    });
  });
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText(/1 of \d+ rolls and \d+ draws do not follow/)).toBeVisible();
  await page.unroute('**/record');
  await expect(page.getByRole('columnheader', { name: 'Settlements' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Points after \d+ steps/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^2: \d+, 3: \d+/ })).toBeVisible();

  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('heading', { name: 'The beginning' })).toBeVisible();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.getByRole('heading', { name: /builds a settlement/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(page.getByRole('heading', { name: /turn/ })).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Rematch, same seats' }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
});

test('two people in two browsers trade with each other', async ({ page, house, context, browser }) => {
  const { table } = await open(context.request, house, { spec: 'island:seats=2,board=beginner' });
  const other = await browser.newContext();
  const guest = await other.newPage();
  const errors: string[] = [];
  listen(guest, errors);
  await page.goto(`${house.address}/t/${table}`);
  await guest.goto(`${house.address}/t/${table}`);
  await guest.getByLabel('Your name').fill('Ben');
  await guest.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();

  // Both place; then whoever is asked plays on until somebody can offer something.
  const traded = page.getByText(/You give .* to Ben|Ben gives .* to you|Ben gives/).first();
  for (let turns = 0; turns < 60; turns += 1) {
    const isAsked = async (it: typeof page) => (await it.locator('.prompt.lit').count()) > 0;
    await expect.poll(async () => (await isAsked(page)) || (await isAsked(guest))).toBe(true);
    const [active, passive] = (await isAsked(page)) ? [page, guest] : [guest, page];
    const compose = active.getByRole('button', { name: 'Offer a trade' });
    const theirs = await passive.locator('li.rc:not(.none)').count();
    if ((await compose.count()) === 0 || theirs === 0 || (await active.locator('li.rc:not(.none)').count()) === 0) {
      await answer(active);
      continue;
    }
    await compose.click();
    const gives = await active
      .locator('.steppers')
      .first()
      .getByRole('button', { name: /more/, disabled: false })
      .first()
      .getAttribute('aria-label');
    const kinds = await passive.locator('li.rc:not(.none) span').allInnerTexts();
    const wanted = kinds.find((kind) => gives !== `One ${kind} more`);
    if (!wanted) {
      await active.getByRole('button', { name: 'Clear' }).click();
      await answer(active);
      continue;
    }
    await active.locator('.steppers').first().getByRole('button', { name: gives! }).click();
    await active
      .locator('.steppers')
      .nth(1)
      .getByRole('button', { name: `One ${wanted} more` })
      .click();
    await active.getByRole('button', { name: 'Offer', exact: true }).click();
    await passive.getByRole('button', { name: 'Accept' }).click();
    await active.getByRole('button', { name: /Trade with/ }).click();
    break;
  }
  await expect(traded).toBeVisible();
  await guest.getByLabel('Say something').fill('thank you');
  await guest.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('tab', { name: /chat/ }).click();
  await expect(page.getByText('thank you')).toBeVisible();
  expect(errors).toEqual([]);
  await other.close();
});

test('a reload and a restart of the server in mid-game lose nothing', async ({ page, house, context, errors }) => {
  const { table } = await open(context.request, house, { spec: 'island:seats=3', bots: 'greedy', begin: true });
  await page.goto(`${house.address}/t/${table}`);
  for (let steps = 0; steps < 6; steps += 1) {
    await asked(page);
    await answer(page);
  }
  await asked(page);
  const before = await page.locator('.prompt h1').innerText();
  const hand = await page.locator('li.rc').allInnerTexts();
  await page.reload();
  await asked(page);
  expect(await page.locator('.prompt h1').innerText()).toBe(before);

  await house.stop();
  await expect(page.getByText('Connection lost.')).toBeVisible({ timeout: 10_000 });
  await expect(page.locator('[data-place][data-lit]')).toHaveCount(0);
  await house.start();
  await expect(page.getByText('Connection lost.')).toBeHidden({ timeout: 20_000 });
  await asked(page);
  expect(await page.locator('.prompt h1').innerText()).toBe(before);
  expect(await page.locator('li.rc').allInnerTexts()).toEqual(hand);
  await answer(page);
  // While the server was away the browser itself reports refused connections.
  errors.splice(0, errors.length, ...errors.filter((it) => !/WebSocket|ERR_CONNECTION/.test(it)));
});

test('a page that is older than the server loads itself again, but not while something is picked', async ({
  page,
  house,
  context,
  errors,
}) => {
  const { table } = await open(context.request, house, { spec: 'island:seats=3', bots: 'greedy', begin: true });
  await page.goto(`${house.address}/t/${table}`);
  await asked(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  const restart = async (): Promise<void> => {
    await house.stop();
    await expect(page.getByText('Connection lost.')).toBeVisible({ timeout: 10_000 });
    await house.start();
    await expect(page.getByText('Connection lost.')).toBeHidden({ timeout: 20_000 });
    await asked(page);
  };
  await restart();
  expect(loads, 'the same page is as new').toBe(0);
  // A server whose first page names another script: only the first answer, as the page that is loaded then is the newer one.
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ body: '<script src="/assets/index-newer.js"></script>', contentType: 'text/html' }),
  );
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await restart();
  const told = page.getByText('The server is newer than this page');
  await expect(told).toBeVisible();
  expect(loads).toBe(0);
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  await asked(page);
  expect(loads).toBe(1);
  errors.splice(0, errors.length, ...errors.filter((it) => !/WebSocket|ERR_CONNECTION/.test(it)));
});

test('a seat moves to another device by a private link', async ({ page, house, context, browser }) => {
  const { table } = await open(context.request, house, { spec: 'island:seats=2', bots: 'greedy', begin: true });
  await page.goto(`${house.address}/t/${table}`);
  await asked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link').nth(1).inputValue();
  const other = await browser.newContext();
  const phone = await other.newPage();
  await phone.goto(link);
  await asked(phone);
  expect(await phone.locator('.prompt h1').innerText()).toBe(await page.locator('.prompt h1').innerText());
  await other.close();
});

test('two players share a screen, with a curtain between their hands', async ({ page, house, context }) => {
  const { table } = await open(context.request, house, { spec: 'island:seats=2' });
  await page.goto(`${house.address}/t/${table}`);
  await page.getByRole('button', { name: /Another player on this screen/ }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const first = await page.locator('.curtain h1').innerText();
  await expect(page.locator('li.rc')).toHaveCount(0);
  await page.locator('.curtain button').click();
  for (const _ of ['a settlement', 'a road']) {
    await asked(page);
    expect(await answer(page)).toBe('places');
  }
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.locator('li.rc')).toHaveCount(0);
  // The board stays, as everybody sees it; what the last player alone was told is behind the curtain.
  await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  await expect(page.locator('.curtain h1')).not.toHaveText(first);
});

test('behind the curtain nothing is seen or heard of the last hand', async ({ page, house, context }) => {
  const { table } = await open(context.request, house, { spec: 'island:seats=2,frenemies,helpers,discard-limit=30' });
  await page.goto(`${house.address}/t/${table}`);
  await page.getByRole('button', { name: /Another player on this screen/ }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const curtain = page.locator('.curtain');
  let told = 0;
  for (let steps = 0; steps < 60 && told < 3; steps += 1) {
    await expect(curtain.or(page.locator('[data-lit]:visible').first()).first()).toBeVisible();
    if ((await curtain.count()) > 0) {
      // Words to one player begin with "You"; points, hands and questions are theirs as well.
      const screen = `${await page.locator('body').innerText()} ${await page.locator('[role="log"]').innerText()}`;
      expect(screen).not.toMatch(/\bYou(r)?\b/);
      await expect(page.locator('[data-lit], #log-list, li.rc')).toHaveCount(0);
      await page.keyboard.press('u');
      await curtain.getByRole('button').click();
      continue;
    }
    await answer(page);
    told += await page
      .locator('#log-list li', { hasText: /\bYou\b/ })
      .first()
      .count();
  }
  expect(told).toBe(3);
});
