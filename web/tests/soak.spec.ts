/** With `COMMONLAND_SOAK`: every game that the page for a new table offers is opened, and anything that is lit is clicked. */
import type { APIRequestContext, Page } from '@playwright/test';
import { offered, spec, type Chosen, type Options } from '../src/pages/options';
import { asked, expect, open, test, type House } from './house';

const CLICKS = 30;

interface Game extends Options {
  name: string;
}

/** How many games a round of the soak opens beside those in which one option differs. */
const MIXED = 40;

/** The values of an option that are tried: of numbers the least and the most. */
function tried(game: Game, chosen: Chosen, option: Game['options'][number]): string[] {
  const values = offered(game, chosen, option);
  return option.kind === 'number' && values.length > 0 ? [...new Set([values[0]!, values.at(-1)!])] : values;
}

/** A game in which every option is one of its values by chance, or usual; what is chosen first comes first. */
function mixed(game: Game, first: Chosen): Chosen {
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
  return game.options.reduce<Record<string, string | undefined>>(
    (chosen, option) => {
      if (chosen[option.name] || Math.random() < 0.5) return chosen;
      const value = any(tried(game, chosen, option));
      return value === undefined ? chosen : { ...chosen, [option.name]: value };
    },
    { ...first },
  );
}

/**
 * The usual game, every game in which one option is another one, with what needs it, and some in which several are. All come from
 * the list of the server.
 */
async function specs(request: APIRequestContext, house: House): Promise<string[]> {
  const games = (await (await request.get(`${house.address}/api/games`)).json()) as Game[];
  const found = games.flatMap((game) => {
    const one = game.options.flatMap((option) => tried(game, {}, option).map((value) => ({ [option.name]: value })));
    // Options that another one makes possible: `owls` with the Era of Sages, `metropolis` with the sea.
    const two = game.options
      .filter((option) => option.needs.length > 0)
      .flatMap((option) => {
        const ground = one.find((chosen) => tried(game, chosen, option).length > 0);
        return ground ? tried(game, ground, option).map((value) => ({ ...ground, [option.name]: value })) : [];
      });
    const many = Array.from({ length: MIXED }, (_, at) => mixed(game, one[at % one.length] ?? {}));
    return [{}, ...one, ...two, ...many].map((chosen) => spec(game.name, game.options, chosen));
  });
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
    test.setTimeout(7_200_000);
    for (const game of await specs(context.request, house)) {
      const { table } = await open(context.request, house, { spec: game, bots: 'greedy', begin: true });
      await page.goto(`${house.address}/t/${table}`);
      const clicked: string[] = [];
      for (let click = 0; click < CLICKS && (await asked(page, 300_000)) === 'asked'; click += 1) {
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
