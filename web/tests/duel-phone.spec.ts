/** The duel on small screens: the hand, opened; the card that works; a card that is placed; and lands that use their room. */
import type { Browser, Locator, Page } from '@playwright/test';
import { ANN, BEN, heading, keep, position, sit, WIDE } from './duelling';
import { expect, listen, noViolations, test, type House } from './house';

const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 740, height: 360 };

/** A page with a size, closed when `play` is done; no error goes unnoticed. */
async function on(
  browser: Browser,
  viewport: { width: number; height: number },
  play: (page: Page, sits: (house: House, at: object) => Promise<string>) => Promise<void>,
): Promise<void> {
  const isPhone = viewport.width < 800;
  const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone, locale: 'en-GB' });
  const page = await context.newPage();
  const errors: string[] = [];
  listen(page, errors);
  await play(page, (house, at) => sit(page, context.request, house, { position: at }));
  expect(errors).toEqual([]);
  await context.close();
}

/** What of `others` lies under `it`. */
async function covered(it: Locator, others: Locator): Promise<string[]> {
  const card = (await it.boundingBox())!;
  return others.evaluateAll(
    (all, { x, y, width, height }) =>
      all
        .filter((node) => {
          const { left, right, top, bottom } = node.getBoundingClientRect();
          return left < x + width && right > x && top < y + height && bottom > y;
        })
        .map((node) => node.outerHTML.slice(0, 90)),
    card,
  );
}

/** Without grain: the mill cannot be paid. */
const POOR = { ...ANN, principality: ANN.principality.map((row) => row.replace('fields-6:2', 'fields-6')) };
const drawn = (event: string, more: object = {}) =>
  position({ phase: 'before-roll', events: [event], ...more }, ['roll', 'rolled 2 card']);

test('15.3, 17.13 and 17.14 on a phone the hand opens, and the chosen card is checked', async ({ browser, house }) => {
  await on(browser, UPRIGHT, async (page, sits) => {
    await sits(house, position());
    const held = page.locator('[data-card="grain-mill"]');
    const sheet = page.getByRole('dialog', { name: 'Hand' });
    await held.tap();
    await expect(held).toHaveAttribute('aria-pressed', 'true');
    await expect(held.locator('.card')).toHaveClass(/up/);
    await held.tap();
    const check = sheet.locator('.check');
    await expect(check).toContainText('Forest 2 has 3 and Forest 6 has 2');
    await expect(check).toContainText('4 sites are free.');
    await expect(check.locator('li')).toHaveText([/✓/, /✓/]);
    await noViolations(page);
    await keep(page, '15.3-opened');
    await sheet.getByRole('button', { name: 'Next card' }).tap();
    await expect(check).toContainText('Harald');
    await expect(check).toContainText('Strength 1 becomes 3; Briar has 4.');
    // Turning the phone keeps it open; there all cards lie side by side.
    await page.setViewportSize(SIDEWAYS);
    await expect(sheet.locator('.cards [data-face]:visible')).toHaveCount(4);
    await expect(sheet.getByRole('button', { name: 'Harald', exact: true })).toBeInViewport({ ratio: 0.95 });
    await noViolations(page);
    await keep(page, '17.13');
    await page.setViewportSize({ width: 844, height: 390 });
    await sheet.getByRole('button', { name: 'Grain Mill', exact: true }).tap();
    await keep(page, '17.14');
    await sheet.getByRole('button', { name: 'Build Grain Mill' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(heading(page)).toHaveText('Build Grain Mill: choose a place');
    await page.getByRole('button', { name: 'Open Grain Mill' }).tap();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toHaveCount(0);

    await page.setViewportSize(UPRIGHT);
    await sits(house, position({ sides: [POOR, BEN] }));
    // Pulled up, a card that cannot be paid says what is missing.
    const { x, y } = (await held.boundingBox())!;
    await held.dispatchEvent('pointerdown', { clientX: x + 20, clientY: y + 60 });
    await held.dispatchEvent('pointermove', { clientX: x + 22, clientY: y + 10 });
    await expect(sheet.locator('.why')).toHaveText('1 grain short');
    await expect(check.locator('li')).toHaveText([/✓.*Forest 2 has 3/, /✗.*none in stock/]);
    await expect(sheet.locator('[data-lit]')).toHaveCount(0);
    await keep(page, '15.3-short');
  });
});

test('7.13 on a phone the card that works lies large, can be put away, and covers no answer', async ({
  browser,
  house,
}) => {
  await on(browser, UPRIGHT, async (page, sits) => {
    const answers = page.locator('.desk [data-lit]:visible, [data-land] [data-lit]:visible');
    for (const size of [UPRIGHT, SIDEWAYS]) {
      const name = size === UPRIGHT ? 'upright' : 'sideways';
      await page.setViewportSize(size);
      await sits(house, drawn('year-of-plenty'));
      const card = page.getByRole('img', { name: 'Year of Plenty happens now' });
      await expect(card).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await card.boundingBox())!.width).toBeGreaterThan(190);
      expect(await covered(card, answers)).toEqual([]);
      await keep(page, `7.13-${name}`);
      if (size === UPRIGHT) await noViolations(page);
      await page.getByRole('button', { name: 'Put Year of Plenty away' }).tap();
      await expect(card).toHaveCount(0);
      // Where places of a land answer, it lies on the desk.
      await sits(house, drawn('feud', { active: 1 }));
      const feud = page.getByRole('img', { name: 'Feud happens now' });
      await expect(feud).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-land="0"] [data-lit]')).toHaveCount(2);
      expect(await covered(feud, answers)).toEqual([]);
      await keep(page, `7.20-${name}`);
      await page.getByRole('button', { name: 'Put Feud away' }).tap();
      // Held sideways the hand that cannot answer is named in a sentence.
      const hand = page.locator('[data-region="hand"]');
      await expect(size === UPRIGHT ? hand : page.getByText(/^Your hand: .* It cannot be played now\.$/)).toBeVisible();
    }
  });
});

test('15.4 while a card is placed on a phone, sites beyond the edge are counted and the hand sinks', async ({
  browser,
  house,
}) => {
  await on(browser, UPRIGHT, async (page, sits) => {
    await sits(house, position());
    const land = page.locator('[data-land="0"]');
    const hand = page.locator('[data-region="hand"]');
    await page.locator('[data-card="grain-mill"]').tap();
    await expect(page.getByText('2 more →')).toBeVisible();
    await land.evaluate((it) => (it.scrollLeft = 1000));
    await expect(page.getByText('← 2 more')).toBeVisible();
    // By keys a place out of view can be chosen: then the ghost comes into view.
    await land.locator('[data-lit]').last().focus();
    await land.evaluate((it) => (it.scrollLeft = 0));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Build Grain Mill here?');
    await expect(page.locator('.ghost')).toBeInViewport({ ratio: 0.99 });
    expect((await hand.boundingBox())!.height).toBeLessThan(70);
    await noViolations(page);
    await keep(page, '15.4-sunk');
    await page.getByRole('button', { name: 'Back' }).tap();
    await expect.poll(async () => (await hand.boundingBox())!.height).toBeGreaterThan(150);
  });
});

test('17.20 the lands grow with the height, and the card that works lies beside nine columns', async ({
  browser,
  house,
}) => {
  await on(browser, { width: 820, height: 1180 }, async (page, sits) => {
    await sits(house, position());
    const height = async () => (await page.locator('[data-land="0"] .region').first().boundingBox())!.height;
    expect(await height()).toBeGreaterThan(58);
    const [own, lands] = await Promise.all(
      ['[data-land="0"]', '.lands > .mine'].map(async (it) => (await page.locator(it).boundingBox())!),
    );
    expect(lands!.height - own!.height, 'little height is left').toBeLessThan(100);
    expect(own!.height, 'the land is whole').toBeLessThanOrEqual(lands!.height);
    await expect(page.locator('[data-stack="0"]'), 'the stacks are a row').toBeInViewport({ ratio: 1 });
    await keep(page, '17.20-turn');
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect.poll(height).toBe(50);
  });
  await on(browser, { width: 1280, height: 800 }, async (page, sits) => {
    const [late, early] = WIDE.table.sides as { principality: string[]; hand: string[] }[];
    const nine = { ...late!, principality: late!.principality.map((row) => row.split(' | ').slice(0, 9).join(' | ')) };
    await sits(house, { ...drawn('year-of-plenty', { sides: [early, nine] }), rules: WIDE.rules });
    const card = page.getByRole('img', { name: 'Year of Plenty happens now' });
    await expect.poll(async () => (await card.boundingBox())!.width).toBeGreaterThan(147);
    const cells = page.locator('[data-land="1"] [role="gridcell"]');
    expect(await covered(card, cells)).toEqual([]);
    expect((await cells.first().boundingBox())!.width).toBeGreaterThanOrEqual(60);
    await keep(page, '7.13-nine');
  });
});

test('7.4 on a phone new regions come into view before it is asked which lies above', async ({ browser, house }) => {
  await on(browser, UPRIGHT, async (page, sits) => {
    await sits(house, position({}, ['settlement right', 'pay 5,b', 'pay 5,a']));
    await expect(page.getByRole('button', { name: 'Lay them so' })).toBeVisible();
    const regions = page.locator('[data-land="0"] .laying');
    await expect(regions).toHaveCount(2);
    for (const region of await regions.all()) await expect(region).toBeInViewport({ ratio: 0.9 });
    await keep(page, '7.4-phone');
  });
});
