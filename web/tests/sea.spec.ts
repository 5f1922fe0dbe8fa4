/** Sailing by clicking: ships are built and moved, an island is settled, gold is chosen. */
import { expect, hidden, noViolations, open, test } from './house';

const OTHERS = { settlements: ['-1,1,S', '-2,0,N'], hand: { wool: 4 } };
const sea = (table: object): object => ({
  rules: 'island:seats=4,map=new-shores',
  table: { moment: 'main', active: 0, turn: 30, dice: [3, 3], ...table },
});

test('3.1: a ship is built, an island settled and another ship moved', async ({ page, house, context }) => {
  const ann = {
    cities: ['2,1,N', '0,0,N'],
    settlements: ['0,-2,N'],
    ships: ['2,1,NE', '0,-2,NW'],
    hand: { lumber: 2, brick: 1, wool: 2, grain: 1 },
  };
  const { table } = await open(context.request, house, {
    position: sea({ sides: [ann, OTHERS] }),
    bots: 'greedy',
    begin: true,
  });
  await page.goto(`${house.address}/t/${table}`);
  const points = page.locator('.seat .vp').first();
  await expect(points).toContainText('5');
  const lit = page.locator('[data-place][data-lit]');
  const ships = page.locator('.bt', { hasText: 'Ship' });
  await ships.click();
  await expect(page.getByRole('heading', { name: 'Ship: choose a path at sea.' })).toBeVisible();
  // Beside the ship that leaves the eastern city the far island begins.
  await page.locator('[data-place="2,1,E"][data-lit]').click();
  await expect(page.locator('.bt', { hasText: 'Settlement' })).toContainText('1 place');
  await page.locator('.bt', { hasText: 'Settlement' }).click();
  await lit.first().click();
  await expect(points, 'a settlement and two points for the island').toContainText('8');

  await page.getByRole('button', { name: 'Move a ship' }).click();
  await expect(page.getByRole('heading', { name: 'Move a ship: which one?' })).toBeVisible();
  await page.locator('[data-place="0,-3,SE"][data-lit]').click();
  await expect(page.getByRole('heading', { name: 'Move it where?' })).toBeVisible();
  await noViolations(page);
  await page.locator('[data-place="0,-2,NE"][data-lit]').click();
  await expect(page.locator('#log-list li').last()).toContainText(/You move a ship/);
  await expect(page.getByRole('button', { name: 'Move a ship' }), 'one ship a turn').toHaveCount(0);
});

test('3.2: gold is chosen by buttons, and the hand stays in sight', async ({ browser, house }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const ann = { cities: ['2,1,N'], settlements: ['0,-2,N'], gold: 2, hand: { lumber: 1 } };
  const position = sea({ sides: [ann, OTHERS], moment: ['main', 'gold'] });
  const { table } = await open(context.request, house, { position, bots: 'greedy', begin: true });
  const page = await context.newPage();
  await page.goto(`${house.address}/t/${table}`);
  await expect.poll(() => hidden(page.locator('.mine .rc, .prompt [data-verb="gold"]'))).toEqual([]);
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Ore', exact: true }).tap();
    await expect(page.locator('.prompt [data-verb="gold"]')).toHaveCount(left * 5);
  }
  await expect(page.locator('.rc.res-ore')).toContainText('2');
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
  await context.close();
});
