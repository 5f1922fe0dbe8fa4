/** The desk of the duel keeps its places, shows all of the hand, and tells what concerns the reader's own cards. */
import { ANN, BEN, keep, position, resize, sit } from './duelling';
import { expect, noViolations, test } from './house';

const box = async (it: import('@playwright/test').Locator) => (await it.boundingBox())!;
/** A hand of five cards: more than there is room for beside each other. */
const FIVE = [...ANN.hand, 'marketplace'];
/** Two cards that raise the limit of Ann's hand. */
const LEARNED = ANN.principality.map((row) => row.replace('storehouse', 'university'));
const holds = (hand: string[]) => {
  const sides = [
    { principality: LEARNED, hand },
    { ...BEN, hand: [] },
  ];
  return { position: { ...position({ sides }), rules: 'duel:theme=progress' } };
};

test('End turn keeps its place, however many cards the hand has, and each card is in sight', async ({
  page,
  house,
  context,
}) => {
  const places: Record<string, object[]> = {};
  for (const hand of [FIVE, ANN.hand, ['goldsmith'], []]) {
    await sit(page, context.request, house, holds(hand));
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [1024, 768],
      [768, 1024],
      [740, 360],
    ] as const) {
      await resize(page, width, height);
      const end = await box(page.getByRole('button', { name: 'End turn' }));
      expect(end.y + end.height).toBeLessThanOrEqual(height);
      (places[`${width} x ${height}`] ??= []).push(end);
      if (hand !== FIVE || width === 740) continue;
      // Cards may overlap, but the left edge of each is free, with its picture and the beginning of its name.
      const covered = await page.locator('[data-region="hand"] [data-card]').evaluateAll((all) =>
        all
          .filter((card) => {
            const { left, top, right, height } = card.getBoundingClientRect();
            return ![left + 12, Math.min(left + 50, right - 4)].every((x) =>
              card.contains(document.elementFromPoint(x, top + height / 2)),
            );
          })
          .map((it) => it.getAttribute('data-card')),
      );
      expect(covered, `${width} x ${height}`).toEqual([]);
      await keep(page, `hand-five-${width}`);
    }
  }
  for (const [size, [first, ...more]] of Object.entries(places))
    for (const other of more) expect(other, size).toEqual(first);
});

test('the card of an overlapping hand that is pointed at lies in front', async ({ page, house, context }) => {
  await sit(page, context.request, house, holds(FIVE));
  const card = page.locator('[data-card="goldsmith"]');
  const isFree = () =>
    card.evaluate((it) => {
      const { right, top, height } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint(right - 12, top + height / 2));
    });
  expect(await isFree()).toBe(false);
  await card.hover({ position: { x: 14, y: 90 } });
  await expect.poll(isFree).toBe(true);
});

test('a card is shown large when the mouse rests on it, but not where it was pressed, and never over End turn', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, { position: position() });
  const large = page.locator('.glimpse [data-face="large"]');
  const held = page.locator('[data-card="harald"]');
  await held.hover();
  await expect(large).toContainText('Harald');
  await held.click();
  await expect(large).toHaveCount(0);
  await page.waitForTimeout(700);
  await expect(large).toHaveCount(0);
  await page.keyboard.press('Escape');
  const end = await box(page.getByRole('button', { name: 'End turn' }));
  for (const name of [/^Grain Ship/, /^Hills 3/, /^Inga/]) {
    await page.mouse.move(640, 20);
    await page.getByRole('gridcell', { name }).hover();
    await expect(large).toBeVisible();
    const { x, y, height } = await box(large);
    expect(x > end.x + end.width || y + height < end.y).toBe(true);
  }
});

test('a card that the other took stays in sight, pale, and the log speaks to me', async ({ page, house, context }) => {
  const sides = [
    {
      ...ANN,
      principality: ANN.principality.map((row) => row.replace(' inga ', ' - ')),
      hand: ['goldsmith', 'harald', 'grain-mill'],
    },
    { ...BEN, hand: [] },
  ];
  const feuds = position({ phase: 'before-roll', active: 1, events: ['fraternal-feuds'], sides }, [
    'roll',
    'rolled 2 card',
  ]);
  await sit(page, context.request, house, { position: feuds });
  const lost = page.getByRole('listitem', { name: /^Briar took .* out of your hand$/ });
  await expect(lost).toHaveCount(2);
  await expect(lost.first()).toContainText('taken by Briar');
  await expect(page.locator('[data-region="log"]')).toContainText('out of your hand');
  await expect(page.locator('[data-region="log"]')).not.toContainText('the hand of Ann');
  await noViolations(page);
  await keep(page, 'hand-lost');
});

test('a card whose moment has not come says when it comes', async ({ page, house, context }) => {
  const hand = ['brigitta-the-wise-woman', 'goldsmith'];
  await sit(page, context.request, house, { position: position({ sides: [{ ...ANN, hand }, BEN] }) });
  await expect(page.getByRole('button', { name: /^Brigitta the Wise Woman/ })).toContainText('Before your roll');
  await sit(page, context.request, house, {
    position: position({ phase: 'before-roll', sides: [{ ...ANN, hand }, BEN] }),
  });
  await expect(page.getByRole('button', { name: /^Goldsmith/ })).toContainText('After your roll');
  await expect(page.locator('body')).not.toContainText('not what is asked');
});
