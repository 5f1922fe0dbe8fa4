/** The real server with a data folder of its own, and pages on which no error goes unnoticed. */
import { test as base, expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BINARY = process.env['COMMONLAND'] ?? join(import.meta.dirname, '../../target/debug/commonland');

export class House {
  readonly data = mkdtempSync(join(tmpdir(), 'commonland-browser-'));
  address = '';
  #server: ChildProcess | null = null;

  /** Starts on a free port, or on the one it had before. */
  async start(): Promise<void> {
    const listen = this.address.replace('http://', '') || '127.0.0.1:0';
    const limits = ['--requests-per-second', '1000', '--tables-per-hour', '1000', '--commands-per-second', '1000'];
    const server = spawn(BINARY, ['serve', '--listen', listen, '--data', this.data, ...limits], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#server = server;
    this.address = await new Promise((found, failed) => {
      server.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
      server.stdout!.on('data', (text: Buffer) => {
        const said = /listening on (\S+)/.exec(String(text));
        if (said) found(said[1]!);
      });
    });
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
  }
}

export interface Opened {
  table: string;
  token: string;
}

/** Opens a table over http; the context's cookie holds the seat, so a page of the same context is its person. */
export async function open(request: APIRequestContext, house: House, opening: object): Promise<Opened> {
  const answer = await request.post(`${house.address}/api/tables`, {
    data: { name: 'Ann', seat: 0, settings: { bot_delay: [0, 0] }, ...opening },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Opened;
}

/** Every console error and every uncaught exception fails the test. */
export function listen(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
}

/** The script of axe, as its package for Playwright brings it. */
const AXE = (
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))('axe-core') as { source: string }
).source;

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/**
 * Waits until the page rests: nothing is under way to the server, and nothing turns, slides or fades any more. What only glows may go
 * on: it moves no word and makes none paler.
 */
export async function rests(page: Page): Promise<void> {
  // With other letters everything has another size.
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.waitForFunction(() => {
    const moves = ({ effect, playState }: Animation): boolean =>
      playState === 'running' &&
      effect instanceof KeyframeEffect &&
      effect
        .getKeyframes()
        .some((frame) => ['opacity', 'transform', 'left', 'width', 'color'].some((it) => it in frame));
    return !document.querySelector('[aria-busy="true"]') && !document.getAnimations().some(moves);
  });
}

/**
 * All rules of axe hold on this page, once it rests. The script is run in the page itself: the package's own way opens a second page for each
 * look, which takes five times as long. It would see frames too, but the client has none.
 */
export async function noViolations(page: Page): Promise<void> {
  expect(page.frames()).toHaveLength(1);
  await rests(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(of: Document, how: object): Promise<{ violations: Violation[] }> };
    };
    const found = await axe.run(document, { resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).join(' | ')}`)).toEqual([]);
}

export const test = base.extend<{ errors: string[] }, { house: House }>({
  house: [
    async ({}, use) => {
      const house = new House();
      await house.start();
      await use(house);
      await house.stop();
      rmSync(house.data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      listen(page, errors);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until this page is asked something or the game is over; says which. `timeout` is for tables with many bots. */
export async function asked(page: Page, timeout = 30_000): Promise<'asked' | 'over'> {
  const over = page.getByRole('button', { name: /Rematch|To the rematch/ });
  const lit = page.locator('[data-lit]:visible').first();
  await expect(lit.or(over).first()).toBeVisible({ timeout });
  return (await over.count()) > 0 ? 'over' : 'asked';
}

/**
 * One answer by clicking, to whatever is asked: builds where it can, dearest first, and otherwise moves the turn on.
 * Says what was clicked.
 */
export async function answer(page: Page): Promise<string> {
  const version = await page.locator('[data-version]').getAttribute('data-version');
  const what = await click(page).catch((error: Error) => {
    // The question may go away while it is looked at: an offer is withdrawn, a clock runs out.
    if (error.name === 'TimeoutError') return 'missed';
    throw error;
  });
  if (what === 'missed') return what;
  // The next look must not see the question that was just answered.
  await page.waitForFunction(
    (before) => document.querySelector('[data-version]')?.getAttribute('data-version') !== before,
    version,
    { timeout: 10_000 },
  );
  return what;
}

/** What of it is not wholly on the screen, or lies below something else. */
export async function hidden(it: Locator): Promise<string[]> {
  return it.evaluateAll((all) =>
    all
      .filter((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const fits = left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
        return !fits || over === null || !(node.contains(over) || over.contains(node));
      })
      .map((node) => node.outerHTML.slice(0, 80)),
  );
}

/** Ends the turn by its key, which asks a second time while something is left to do. */
export async function endByKey(page: Page, turn: RegExp): Promise<void> {
  const heading = page.locator('.prompt h1');
  const again = page.locator('.prompt').getByText('Press E again to end your turn.');
  await page.keyboard.press('e');
  await expect(again.or(heading.filter({ hasNotText: turn })).first()).toBeVisible();
  if (await again.isVisible()) await page.keyboard.press('e');
  await expect(heading).not.toHaveText(turn);
}

async function click(page: Page): Promise<string> {
  const cards = page.locator('.single button[data-lit]');
  if ((await cards.count()) > 0) {
    const owed = Number(/(\d+) of your/.exec(await page.locator('.prompt h1').innerText())![1]);
    for (let at = 0; at < owed; at += 1) await cards.nth(at).click({ timeout: 3000 });
    await page.getByRole('button', { name: /Give back/ }).click({ timeout: 3000 });
    return 'discards';
  }
  const decline = page.getByRole('button', { name: 'Decline' });
  if ((await decline.count()) > 0 && (await decline.first().isVisible())) {
    await decline.first().click({ timeout: 3000 });
    return 'declines';
  }
  const victim = page.locator('.answers button[data-lit]');
  if ((await victim.count()) > 0) {
    await victim.first().click({ timeout: 3000 });
    return 'robs';
  }
  for (const tile of ['City', 'Settlement', 'Road', 'Development']) {
    const button = page.locator('.build button[data-lit]', { hasText: tile });
    if ((await button.count()) === 0 || (await page.locator('.prompt .btn.main').count()) === 0) continue;
    if (
      tile === 'Road' &&
      (await page.locator('.build button', { hasText: 'Settlement' }).getAttribute('aria-disabled')) === 'false'
    )
      continue;
    await button.click({ timeout: 3000 });
    if (tile === 'Development') return 'buys';
    await place(page);
    return `builds ${tile}`;
  }
  if (
    (await page.locator('[data-place][data-lit]').count()) > 0 &&
    (await page.locator('.prompt .btn.main').count()) === 0
  ) {
    await place(page);
    return 'places';
  }
  await page.locator('.prompt .btn.main').click({ timeout: 3000 });
  return 'goes on';
}

/** Chooses a lit place of the board, the one in the middle of the list. */
async function place(page: Page): Promise<void> {
  const places = page.locator('[data-place][data-lit]');
  await places.nth(Math.floor((await places.count()) / 2)).click({ timeout: 3000 });
  await ship(page);
}

/** Where a road or a ship may lie, a ship. */
export async function ship(page: Page): Promise<void> {
  const ways = page.locator('.ways button[data-lit]');
  if ((await ways.count()) > 0) await ways.last().click({ timeout: 3000 });
}
