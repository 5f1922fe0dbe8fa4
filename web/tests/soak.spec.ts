/** With `COMMONLAND_SOAK`: every game that the page for a new table offers is opened, and anything that is lit is clicked. */
import type { APIRequestContext, Page } from '@playwright/test';
import { offered, spec, type Options } from '../src/pages/options';
import { asked, expect, open, test, type House } from './house';

const CLICKS = 30;

interface Game extends Options {
  name: string;
}

/** The usual game, and every game in which one option is another one; of numbers the least and the most. */
async function specs(request: APIRequestContext, house: House): Promise<string[]> {
  const games = (await (await request.get(`${house.address}/api/games`)).json()) as Game[];
  const found = games.flatMap((game) => [
    game.name,
    ...game.options.flatMap((option) => {
      const values = offered(game, {}, option);
      const tried = option.kind === 'number' ? [values[0]!, values.at(-1)!] : values;
      return tried.map((value) => spec(game.name, game.options, { [option.name]: value }));
    }),
  ]);
  return [...new Set(found)];
}

/** Clicks anything that is lit, as it comes; says what it was. */
async function clickAnything(page: Page): Promise<string> {
  const what = await page.evaluate(() => {
    const lit = [...document.querySelectorAll('[data-lit]')].filter((it) => it.getClientRects().length > 0);
    const target = lit[Math.floor(Math.random() * lit.length)];
    if (!target) return 'nothing';
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? target.outerHTML;
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return name;
  });
  await page.waitForTimeout(20);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 15_000 });
  return what;
}

if (process.env['COMMONLAND_SOAK'] !== undefined)
  test('in every game that is offered anything that is lit can be clicked', async ({
    page,
    house,
    context,
    errors,
  }) => {
    test.setTimeout(1_800_000);
    for (const game of await specs(context.request, house)) {
      const { table } = await open(context.request, house, { spec: game, bots: 'greedy', begin: true });
      await page.goto(`${house.address}/t/${table}`);
      const clicked: string[] = [];
      for (let click = 0; click < CLICKS && (await asked(page)) === 'asked'; click += 1) {
        clicked.push(await clickAnything(page));
        const story = `${game}: ${clicked.join(' · ')}`;
        expect(await page.locator('.screen [data-region="board"]').count(), story).toBe(1);
        // What is lit is allowed: only an offer may be gone before the click arrives.
        const refused = page.locator('.refused');
        if ((await refused.count()) > 0) console.log(`refused: ${await refused.innerText()} ${story}`);
        expect(errors, story).toEqual([]);
      }
    }
  });
