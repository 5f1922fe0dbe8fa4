/** The desk of the duel keeps its places, and tells what concerns the reader's own cards. */
import { ANN, BEN, keep, position, sit } from './duelling';
import { expect, noViolations, test } from './house';

const box = async (it: import('@playwright/test').Locator) => (await it.boundingBox())!;

test('End turn keeps its place, however many cards the hand has', async ({ page, house, context }) => {
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [1024, 768],
    [768, 1024],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const places = [];
    for (const hand of [ANN.hand, ['goldsmith'], []]) {
      await sit(page, context.request, house, { position: position({ sides: [{ ...ANN, hand }, BEN] }) });
      places.push(await box(page.getByRole('button', { name: 'End turn' })));
    }
    expect(places[1], `${width} x ${height}`).toEqual(places[0]);
    expect(places[2], `${width} x ${height}`).toEqual(places[0]);
    expect(places[0]!.y + places[0]!.height).toBeLessThanOrEqual(height);
  }
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
