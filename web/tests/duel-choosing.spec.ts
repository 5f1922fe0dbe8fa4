/** Before something is chosen in the duel the table says what it would cost and bring; and of quick choices none is lost. */
import { ANN, BEN, heading, keep, noNotation, position, sit, site } from './duelling';
import { expect, noViolations, test } from './house';

const own = '[data-land="0"]';
/** Both sides, with another land of the reader. */
const sided = (principality: string[]) => ({ sides: [{ ...ANN, principality }, BEN] });

test('7.3 a card that is picked shows what would pay, and a place that is pointed at what it doubles', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, { position: position() });
  await page.locator('[data-card="grain-mill"]').click();
  await expect(site(page, /^Forest 2,/)).toContainText('−1');
  await expect(site(page, /^Fields 6,/)).toContainText('−1');
  await expect(page.locator('.sentence')).toHaveText(/Grain Mill\s*Where\?.*1 lumber.*Forest 2.*1 grain.*Fields 6/s);
  await site(page, /^free site, above place 3 of 3/).hover();
  await expect(page.locator(`${own} .ghost`)).toContainText('Grain Mill');
  await expect(page.getByText('Next to Fields 6 and Hills 5: it doubles Fields 6.')).toBeVisible();
  await noNotation(page);
  await noViolations(page);
  await keep(page, '7.3');
  await site(page, /^free site, below place 3 of 3/).hover();
  await expect(page.getByText('Next to Mountains 5 and Forest 6: it doubles nothing here.')).toBeVisible();
  // What was said of the place stays there while it is paid.
  await site(page, /^free site, above place 3 of 3/).click();
  await expect(heading(page)).toHaveText('Build Grain Mill here?');
  await expect(page.getByText('Next to Fields 6 and Hills 5: it doubles Fields 6.')).toBeVisible();
  await page.getByRole('button', { name: 'Build', exact: true }).click();
  await expect(site(page, /^Fields 6, 1 of 3 grain, produces 2/)).toBeVisible();
});

test('7.5 and 7.6 what a city or a road would take is shown before its place is chosen', async ({
  page,
  house,
  context,
}) => {
  const rich = ANN.principality.map((row) => row.replace('mountains-5:2', 'mountains-5:3'));
  await sit(page, context.request, house, { position: position(sided(rich)) });
  await page.getByRole('button', { name: /^City/ }).click();
  await expect(site(page, /^Fields 6,/)).toContainText('−2');
  await expect(site(page, /^Mountains 5,/)).toContainText('−3');
  await page.locator(`${own} [data-lit]`).first().hover();
  await expect(page.locator(own).getByText('new site')).toHaveCount(2);
  await keep(page, '7.5');
  await page.getByRole('button', { name: /^Road/ }).click();
  await expect(site(page, /^Fields 6,/)).not.toContainText('−');
  await expect(page.locator(own).getByText('−1')).toHaveCount(3);
  await keep(page, '7.6');
  await page.keyboard.press('Escape');
  await expect(page.locator(own).getByText('−1')).toHaveCount(0);
});

test('7.9 the bank says how much there is and how much there may be', async ({ page, house, context }) => {
  await sit(page, context.request, house, { position: position() });
  await page.getByRole('button', { name: /^Bank/ }).click();
  const get = page.getByRole('group', { name: 'You get 1' });
  await expect(get.locator('[data-resource="ore"]')).toContainText('2 of 3');
  await expect(get.locator('[data-resource="brick"]')).toContainText('2 of 6');
  await expect(get.locator('[data-resource="gold"]')).toContainText('full');
  await noViolations(page);
  await keep(page, '7.9');
});

test('7.12 in a plentiful harvest it is told who took what, and who is next', async ({ page, house, context }) => {
  const harvest = (active: number) => ({
    position: position({ phase: 'before-roll', active }, ['roll', 'rolled 2 harvest']),
  });
  const list = page.locator('.answers ul.sentence').getByRole('listitem');
  await sit(page, context.request, house, harvest(1));
  // The brick that the roll itself brought is not among it.
  await expect(list).toHaveText([/^\s*Briar took\s*1 \w+\s*1\s*$/, /^\s*You choose\s*$/]);
  await noViolations(page);
  await keep(page, '7.12-second');
  await sit(page, context.request, house, harvest(0));
  await expect(list).toHaveText([/^\s*You choose\s*$/, /^\s*Then Briar\s*$/]);
});

test('two quick presses on piles pay twice', async ({ page, house, context }) => {
  await sit(page, context.request, house, { position: position() });
  await page.getByRole('button', { name: 'Merchant Caravan' }).click();
  await page.locator('.opts .btn.lit').click();
  await expect(heading(page)).toHaveText(/Pay 2 resources/i);
  await page.evaluate(() => {
    for (const name of ['wool', 'gold']) document.querySelector<HTMLElement>(`.pile[data-resource="${name}"]`)!.click();
  });
  await expect(heading(page)).toHaveText(/take|receive/i);
  await expect(site(page, /^Pasture 4, 1 of 3/)).toBeVisible();
  await expect(site(page, /^Gold Field 1, 2 of 3/)).toBeVisible();
});

test('what a card asks bears its name, also after a step was taken back, and what was done is one line of the log', async ({
  page,
  house,
  context,
}) => {
  const ship = ANN.principality.map((row) =>
    row.replace('grain-ship', 'large-trade-ship').replace('hills-3:1', 'hills-3:3'),
  );
  await sit(page, context.request, house, { position: position(sided(ship)) });
  const asks = 'Large Trade Ship: receive 1 lumber, wool, grain, ore or gold';
  await site(page, /^Large Trade Ship/).click();
  await expect(heading(page)).toHaveText('Large Trade Ship: choose the region that trades 2 resources');
  await site(page, /^Hills 3/).click();
  await expect(heading(page)).toHaveText(asks);
  await page.locator('.pile[data-resource="ore"]').click();
  await expect(heading(page)).toHaveText(/^Your turn/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page)).toHaveText(asks);
  await page.locator('.pile[data-resource="ore"]').click();
  await expect(heading(page)).toHaveText(/^Your turn/);
  await page.locator('[data-card="grain-mill"]').click();
  await site(page, /^free site, above place 3 of 3/).click();
  await page.getByRole('button', { name: 'Build', exact: true }).click();
  const moves = page.locator('#log-list li');
  await expect(moves.last()).toHaveText(/^\s*You build Grain Mill above the settlement .* for .*1 lumber.*1 grain/s);
  await expect(moves.filter({ hasText: 'Grain Mill' })).toHaveCount(1);
});
