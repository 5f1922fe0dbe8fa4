/** The Duel of the Princes: eras are chosen at the table, and the event stack tells what it was made of. */
import { keep, resize } from './duelling';
import { asked, expect, hidden, listen, noViolations, open, test } from './house';

test('11.1: each prince chooses an era, and the third is drawn', async ({ browser, page, house, context }) => {
  const { table } = await open(context.request, house, { spec: 'duel:princes' });
  await page.goto(`${house.address}/t/${table}`);
  const other = await browser.newContext();
  const errors: string[] = [];
  const guest = await other.newPage();
  listen(guest, errors);
  await guest.goto(`${house.address}/t/${table}`);
  await guest.getByLabel('Your name').fill('Rowan');
  await guest.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();

  const first = page.getByRole('heading', { name: 'Choose the first era.' });
  await expect(first.or(page.getByRole('heading', { name: 'Rowan chooses an era.' }))).toBeVisible();
  const [one, two] = (await first.isVisible()) ? [page, guest] : [guest, page];
  await expect(two.locator('[data-lit]')).toHaveCount(0);
  await noViolations(one);
  await one.getByRole('button', { name: /^Turmoil/ }).click();
  await expect(two.getByRole('heading', { name: 'Choose the second era.' })).toBeVisible();
  await expect(two.getByRole('button', { name: /^Turmoil/ })).toBeDisabled();
  await expect(two.getByRole('status')).toContainText(/chose Turmoil/);
  await noViolations(two);
  await keep(two, '11.1');
  await resize(two, 390, 844);
  expect(await two.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const desk = (await two.getByRole('region', { name: 'Choose an era' }).boundingBox())!;
  for (const seat of await two.getByRole('list', { name: 'At the table' }).getByRole('listitem').all())
    expect((await seat.boundingBox())!.y + (await seat.boundingBox())!.height).toBeLessThanOrEqual(desk.y);
  await keep(two, '11.1-phone');
  await two.setViewportSize({ width: 740, height: 360 });
  await keep(two, '11.1-sideways');
  await two.setViewportSize({ width: 1280, height: 800 });
  await two.getByRole('button', { name: /^Gold/ }).click();
  await expect(one.locator('header .where')).toContainText(/Gold.*Turmoil/);
  await expect(two.locator('header .where')).toContainText('Duel of the Princes');
  expect(errors).toEqual([]);
  await other.close();
});

test('11.2: the event stack tells what is surely in it and what may be, never the order', async ({
  page,
  house,
  context,
}) => {
  const spec = 'duel:princes=gold+turmoil+progress';
  const { table } = await open(context.request, house, { spec, bots: 'greedy', begin: true });
  await page.goto(`${house.address}/t/${table}`);
  await asked(page);
  await page.getByRole('button', { name: /^Events/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Events: 12 cards' });
  await expect(sheet).toContainText('6 surely in');
  await expect(sheet).toContainText('6 of these 15, unseen');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Yule' })).toHaveCount(1);
  await noViolations(page);
  await keep(page, '11.2');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('with a sea, owls and stars a phone shows all nine numbers, and the stacks of the first hand above the tabs', async ({
  page,
  house,
  context,
}) => {
  const spec = 'duel:princes=explorers+prosperity+sages';
  const { table } = await open(context.request, house, { spec, bots: 'greedy', begin: true });
  await page.goto(`${house.address}/t/${table}`);
  await expect(page.getByRole('heading', { name: /Choose the stack for your starting hand/i })).toBeVisible();
  const numbers = page.locator('.left .standing tbody tr');
  const stacks = page.locator('.answers .btn');
  for (const [width, height] of [
    [390, 844],
    [360, 740],
    [740, 360],
  ] as const) {
    await resize(page, width, height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
    await expect(numbers).toHaveCount(9);
    expect(await hidden(numbers.or(stacks)), `${width}`).toEqual([]);
  }
  await keep(page, '7.1-nine');
});

test('7.1 on a low phone all stacks of the first hand lie above the tabs', async ({ page, house, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { table } = await open(context.request, house, { spec: 'duel', bots: 'greedy', begin: true });
  for (const language of ['en', 'de']) {
    await page.addInitScript((it) => localStorage.setItem('commonland', JSON.stringify({ language: it })), language);
    await page.goto(`${house.address}/t/${table}`);
    const stacks = page.locator('.answers .btn');
    await expect(stacks.first()).toBeVisible();
    expect(await stacks.count()).toBeGreaterThan(2);
    expect(await hidden(stacks), language).toEqual([]);
  }
  await keep(page, '7.1-low');
});
