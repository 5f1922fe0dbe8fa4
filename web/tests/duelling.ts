/** What the tests of the duel share: a position in the middle of a game, a seat at it, and how its parts are found. */
import type { APIRequestContext, Page } from '@playwright/test';
import { asked, expect, open, type House } from './house';

/** Ann's land: seven columns with a city, two settlements and an open road. */
export const ANN = {
  principality: [
    'forest-2:3 | storehouse | gold-field-1:3 | abbey | fields-6:2 | - | hills-5:1',
    '- | city | road | settlement | road | settlement | road',
    'hills-3:1 | grain-ship | pasture-4:2 | inga | mountains-5:2 | - | forest-6:2',
  ],
  hand: ['goldsmith', 'merchant-caravan', 'grain-mill', 'harald'],
};
export const BEN = {
  principality: [
    'forest-3:1 | - | gold-field-4:2 | candamir | fields-5:3',
    '- | city | road | settlement | -',
    'hills-2:1 | toll-bridge | pasture-1:1 | ore-ship | mountains-6:3',
  ],
  hand: ['scout', 'brick-ship'],
};

/** A position in the middle of a game; `more` says what differs. */
export const position = (more: object = {}, then: string[] = []) => ({
  rules: 'duel',
  table: { phase: 'action', active: 0, turn: 27, sides: [ANN, BEN], ...more },
  then,
});

/** Late in a game: thirteen columns, two cities, four settlements. */
export const WIDE = {
  rules: 'duel:theme=gold',
  table: {
    phase: 'action',
    active: 0,
    turn: 41,
    sides: [
      {
        principality: [
          'hills-5:1 | brick-factory | forest-2:2 | abbey | gold-field-1:3 | storehouse | fields-6:1 | grain-mill | forest-4 | lumber-ship | fields-3:2 | weavers-shop | gold-field-3:1',
          '- | settlement | road | city | road | city | road | settlement | road | settlement | road | settlement | -',
          'fields-1 | inga | hills-3:1 | - | pasture-4:2 | iron-foundry | mountains-5:2 | candamir | mountains-2:1 | harald | pasture-5:2 | - | hills-1:2',
        ],
        hand: ['marketplace'],
      },
      { ...BEN, principality: BEN.principality.map((row) => row.replace('candamir', '-')) },
    ],
  },
};

export async function sit(page: Page, request: APIRequestContext, house: House, opening: object): Promise<string> {
  const { table } = await open(request, house, { bots: 'greedy', begin: true, ...opening });
  await page.goto(`${house.address}/t/${table}`);
  await asked(page);
  // With other letters everything has another size.
  await page.evaluate(() => document.fonts.ready.then(() => true));
  return table;
}

/** What a scene looks like is kept for looking. */
export const keep = (page: Page, scene: string) => page.screenshot({ path: `scenes/${scene}.png` });

export const heading = (page: Page) => page.locator('.prompt h1');
export const site = (page: Page, name: RegExp) => page.getByRole('gridcell', { name });

/** Nothing that a person reads or hears names a place in notation. */
export async function noNotation(page: Page): Promise<void> {
  const read = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((it) => it.getAttribute('aria-label'));
    return `${document.body.innerText} ${labels.join(' ')}`;
  });
  expect(read.match(/(?<![\w.])-?\d,[ab]2?(?!\w)/g)).toBeNull();
}

/**
 * Plays by clicking, inside the page, until the game is over or `most` clicks were made: builds what can be built, answers what is
 * asked, and otherwise goes on. A click counts once it has shown its effect; the next one waits until something is lit again. Without
 * `waits` it is done when the other one is to move.
 */
export const play = (page: Page, most: number, waits = true): Promise<'asked' | 'over'> =>
  page.evaluate(
    async ([most, waits]) => {
      const until = async (is: () => boolean, what: string): Promise<void> => {
        for (const end = Date.now() + 60_000; !is(); await new Promise((done) => setTimeout(done, 4)))
          if (Date.now() > end) throw new Error(`in a minute ${what}: ${document.querySelector('h1')?.textContent}`);
      };
      const seen = (it: Element): boolean => it.getClientRects().length > 0;
      const lit = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-lit]')].filter(seen);
      const isOver = (): boolean =>
        [...document.querySelectorAll('button')].some((it) => /rematch/i.test(it.textContent ?? ''));
      const version = (): string | null | undefined =>
        document.querySelector('[data-version]')?.getAttribute('data-version');
      const isBusy = (): boolean => document.querySelector('[aria-busy="true"]') !== null;
      const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
      const click = (): void => {
        const all = lit();
        const main = all.find((it) => it.matches('.btn.main'));
        const like = (css: string): HTMLElement[] => all.filter((it) => it.matches(css));
        const center = like('.prices *').filter((it) => /^(City|Settlement|Road)/.test(it.innerText));
        const turn =
          any(like('[data-land] *, .answers .opts button')) ??
          any(center) ??
          any(like('[data-card][aria-pressed="false"]'));
        // Now and then anything that is lit, as people do; else what leads on.
        const wanted = document.querySelector('[data-mode="turn"]')
          ? (turn ?? main)
          : (main ?? any(like('.answers button')));
        (Math.random() < 0.1 ? any(all)! : (wanted ?? any(all)!)).click();
      };
      const isIdle = (): boolean => !waits && !document.querySelector('.prompt.lit');
      for (let clicks = 0; clicks < most; clicks += 1) {
        await until(() => isOver() || isIdle() || (lit().length > 0 && !isBusy()), 'nothing is asked');
        if (isOver()) return 'over';
        if (isIdle()) return 'asked';
        const before = version();
        click();
        // What was picked is shown at once; what was sent changes the version, or opens a draft.
        await new Promise((done) => setTimeout(done));
        await until(() => version() !== before || !isBusy(), 'nothing follows from the click');
      }
      return 'asked';
    },
    [most, waits] as const,
  );

/** One click of `play`, if this page is asked something. */
export const one = (page: Page): Promise<'asked' | 'over'> => play(page, 1, false);

/** A whole game, which comes to its end within `most` clicks; between, `look` looks at the page. */
export async function playOut(page: Page, most: number, look: () => Promise<void> = async () => {}): Promise<void> {
  for (let clicks = 0; (await play(page, 20)) === 'asked'; clicks += 20) {
    expect(clicks, 'the game comes to its end').toBeLessThan(most);
    await look();
  }
  await expect(heading(page)).toHaveText(/win/);
}

/** Another size of the screen, and everything laid out for it. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
