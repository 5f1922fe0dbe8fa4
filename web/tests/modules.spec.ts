/** Helpers, favors, gifts and ships, used by clicking whatever of them is lit. */
import type { Page } from '@playwright/test';
import { asked, expect, noViolations, open, test } from './house';

interface Done {
  helpers: Set<string>;
  guilds: Set<string>;
  gifts: number;
  sails: number;
}

type Part = { player?: number; word?: string } | undefined;

/** What seat 0 has done so far, from the story of the game. */
async function done(page: Page, address: string, table: string, before: Done): Promise<Done> {
  const { log } = (await (await page.request.get(`${address}/api/tables/${table}/story`)).json()) as { log: { said: { key: string; with?: Record<string, Part> } }[] };
  const found: Done = { helpers: new Set(before.helpers), guilds: new Set(before.guilds), gifts: before.gifts, sails: before.sails };
  for (const { said } of log) {
    if (said.with?.['seat']?.player !== 0) continue;
    if (said.key.startsWith('island.helper-used')) found.helpers.add(said.with['helper']!.word!);
    if (said.key.startsWith('island.redeemed') || said.key.startsWith('island.favor-redeemed')) found.guilds.add(said.with['guild']!.word!);
    if (said.key.startsWith('island.gift')) found.gifts += 1;
    if (said.key.startsWith('island.ship-moved') || said.key.startsWith('island.sailed')) found.sails += 1;
  }
  return found;
}

/** Clicks one lit thing: what belongs to the modules first, then whatever else, then on with the turn. */
async function eager(page: Page): Promise<void> {
  const version = await page.locator('[data-version]').getAttribute('data-version');
  const wanted = ['redeem', 'use', 'sail', 'gift', 'exchange', 'swap', 'accept', 'name', 'choose', 'keep', 'return', 'gold', 'waive', 'flip', 'pass'];
  for (const verb of wanted) {
    const button = page.locator(`.others [data-verb="${verb}"]:visible`);
    const count = await button.count();
    if (count === 0 || (verb === 'gift' && Math.random() < 0.3)) continue;
    const chosen = button.nth(Math.floor(Math.random() * count));
    const opens = (await chosen.getAttribute('aria-pressed')) !== null;
    await chosen.click({ timeout: 2000 }).catch(() => undefined);
    if (opens && verb === 'sail') {
      // The ship, then where it goes.
      for (const half of [0, 1]) await page.locator('[data-place][data-lit]').nth(half).click({ timeout: 2000 }).catch(() => undefined);
    } else if (opens) await page.locator(`.others [data-verb="${verb}"]`).first().click({ timeout: 2000 }).catch(() => undefined);
    await moved(page, version);
    return;
  }
  const { answer } = await import('./house');
  await answer(page);
}

async function moved(page: Page, version: string | null): Promise<void> {
  await page.waitForFunction((it) => document.querySelector('[data-version]')?.getAttribute('data-version') !== it, version, { timeout: 3000 }).catch(async () => page.keyboard.press('Escape'));
}

test('helpers help, guilds are redeemed, gifts are given and ships sail', async ({ page, house, context }) => {
  test.setTimeout(240_000);
  let so: Done = { helpers: new Set(), guilds: new Set(), gifts: 0, sails: 0 };
  const enough = () => so.helpers.size >= 4 && so.guilds.size >= 3 && so.gifts >= 1 && so.sails >= 1;
  for (const spec of ['island:seats=3,map=new-shores,helpers,frenemies,discard-limit=30', 'island:seats=3,helpers,frenemies,discard-limit=30', 'island:seats=2,helpers,frenemies,discard-limit=30']) {
    if (enough()) break;
    const { table } = await open(context.request, house, { spec, bots: 'random', begin: true });
    await page.goto(`${house.address}/t/${table}`);
    const before = so;
    for (let steps = 1; steps <= 260 && (await asked(page)) === 'asked'; steps += 1) {
      await eager(page);
      if (steps === 12) await noViolations(page);
      if (steps % 20 === 0) {
        so = await done(page, house.address, table, before);
        console.log(steps, [...so.helpers], [...so.guilds], so.gifts, so.sails);
        if (enough()) break;
      }
    }
  }
  expect([...so.helpers].length).toBeGreaterThanOrEqual(4);
  expect([...so.guilds].length).toBeGreaterThanOrEqual(3);
  expect(so.gifts).toBeGreaterThanOrEqual(1);
  expect(so.sails).toBeGreaterThanOrEqual(1);
});
