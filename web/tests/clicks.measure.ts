/** How long a person waits for the screen after a click, by Chromium's own trace. It asserts no time: the machine may be busy. */
import type { Page } from '@playwright/test';
import { one, WIDE } from './duelling';
import { answer, asked, open, test, type House } from './house';

interface Traced {
  name: string;
  ts: number;
  args: { data?: { type?: string } };
}

const CLICKS = 100;
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
];

/** Milliseconds from each click to the first frame that was drawn after the page had made `mark` for it. */
function waits(events: Traced[], mark: string): number[] {
  const found: number[] = [];
  let clicked: number | null = null;
  let marked = false;
  for (const { name, ts, args } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (name === 'EventDispatch' && args.data?.type === 'click') [clicked, marked] = [ts, false];
    else if (name === mark) marked = true;
    else if (name === 'DrawFrame' && clicked !== null && marked) {
      found.push((ts - clicked) / 1000);
      clicked = null;
    }
  }
  return found;
}

function told(what: string, times: number[]): void {
  times.sort((a, b) => a - b);
  const at = (share: number): string => times[Math.floor(share * (times.length - 1))]!.toFixed(0);
  console.log(
    `${what}, ${times.length} clicks: median ${at(0.5)} ms, nine of ten within ${at(0.9)} ms, longest ${at(1)} ms`,
  );
}

/** Plays tables that open like this, with `step` for one click, until enough clicks were measured. */
async function measure(
  page: Page,
  house: House,
  opening: object,
  step: (page: Page) => Promise<unknown>,
): Promise<void> {
  const browser = page.context().browser()!;
  const [shown, done]: [number[], number[]] = [[], []];
  while (done.length < CLICKS) {
    const { table } = await open(page.context().request, house, { bots: 'random', begin: true, ...opening });
    await page.goto(`${house.address}/t/${table}`);
    await asked(page);
    await page.evaluate(() => {
      const mark = (selector: string, attribute: string, name: string): void => {
        const watched = document.querySelector(selector)!;
        new MutationObserver(() => performance.mark(name)).observe(watched, {
          attributes: true,
          attributeFilter: [attribute],
        });
      };
      mark('.prompt', 'aria-busy', 'shown');
      mark('[data-version]', 'data-version', 'done');
    });
    await browser.startTracing(page, { categories: CATEGORIES });
    for (let round = 0; round < 40 && (await asked(page)) === 'asked'; round += 1) await step(page);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] };
    shown.push(...waits(traceEvents, 'shown'));
    done.push(...waits(traceEvents, 'done'));
  }
  told('the choice is shown', shown);
  told('the table has answered', done);
}

test('island: from a click to the screen', async ({ page, house }) => {
  test.setTimeout(600_000);
  await measure(page, house, { spec: 'island:seats=4' }, answer);
});

test('late duel: from a click to the screen', async ({ page, house }) => {
  test.setTimeout(600_000);
  await measure(page, house, { position: WIDE }, one);
});
