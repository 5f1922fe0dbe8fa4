/** The Tournament Game: decks are built, kept, exchanged as text and by link, brought to a table unseen, and played. */
import type { Page } from '@playwright/test';
import { heading, keep, one, resize } from './duelling';
import { asked, expect, hidden, listen, noViolations, open, test, type House } from './house';

const noWider = async (page: Page): Promise<void> => {
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(screen!);
};
const nextTo = (page: Page, card: string) => page.locator(`li[data-card="${card}"]`);
const more = async (page: Page, card: string): Promise<void> => nextTo(page, card).locator('.step').last().click();

/** Puts all these copies into the deck, click by click inside the page. */
const putAll = (page: Page, cards: [string, number][]) =>
  page.evaluate(async (cards) => {
    for (const [card, n] of cards)
      for (let at = 0; at < n; at += 1) {
        [...document.querySelectorAll<HTMLElement>(`li[data-card="${card}"] .step`)].at(-1)!.click();
        await new Promise((done) => setTimeout(done));
      }
  }, cards);

/** The lines of a part of a ready deck: copies and keys. */
async function cardsOf(house: House, page: Page, key: string): Promise<Record<string, [string, number][]>> {
  const ready = (await (await page.request.get(`${house.address}/api/decks`)).json()) as {
    key: string;
    text: string;
  }[];
  const lists: Record<string, [string, number][]> = {};
  let list = '';
  for (const line of ready.find((it) => it.key === key)!.text.split('\n')) {
    const head = /^(hand|cards|events):/.exec(line)?.[1];
    const card = /^\s+(\d) (\S+)/.exec(line);
    if (head) lists[(list = head)] = [];
    else if (card) lists[list]!.push([card[2]!, Number(card[1])]);
  }
  return lists;
}

/** Keeps a deck on the device before the page is opened. */
const kept = (page: Page, text: string) =>
  page.addInitScript(
    (deck) => localStorage.setItem('commonland-decks', JSON.stringify([{ id: 'd-1', text: deck, saved: 1 }])),
    text,
  );

test('14.1 a new table for the Tournament Game: own deck, the deck of the bot, in both editions', async ({
  page,
  house,
}) => {
  await page.goto(`${house.address}/new/duel`);
  await page.getByRole('radio', { name: /^Tournament Game/ }).check();
  const yours = page.getByRole('region', { name: 'Your deck' });
  await expect(yours).toContainText('Merchants of the Coast, legal');
  // The choice is a sheet over the page: the table with its seats stays above the fold.
  await yours.getByRole('button', { name: 'Change' }).click();
  const which = page.getByRole('dialog', { name: 'Which deck do you bring?' });
  await which.getByRole('radio', { name: /^The Warband/ }).check();
  await noViolations(page);
  await keep(page, '14.1-choice');
  await which.getByRole('button', { name: 'Done' }).click();
  await expect(which).toHaveCount(0);
  await expect.poll(() => hidden(page.locator('.chair'))).toEqual([]);
  await expect(page.getByRole('banner').getByRole('link', { name: 'My decks' })).toHaveAttribute('href', '/decks');
  await expect(yours.locator('p').first()).toContainText('The Warband, legal');
  await expect(page.getByRole('switch', { name: 'With the Era of Explorers' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('switch', { name: 'With the Era of Explorers' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Deck of seat 2' }).selectOption('Circle of Sages');
  await expect(page.locator('footer .sum')).toContainText('Duel, Tournament Game, first to 15');
  await noViolations(page);
  await page.evaluate(() => scrollTo(0, 0));
  await keep(page, '14.1');
  await page.locator('footer .btn.main').click();
  await expect(page.locator('header .where')).toContainText('Duel, Tournament Game');
  await asked(page);
  const view = (await (await page.request.get(`${page.url().replace('/t/', '/api/tables/')}/view`)).json()) as {
    whole: { view: { decks: [string, number][][] } };
  };
  const decks = view.whole.view.decks.map((it) => it.map(([card]) => card));
  expect(decks[0]).toContain('hedge-tavern');
  expect(decks[1]).toContain('academy-of-sages');
  // The classic edition has it too.
  await page.goto(`${house.address}/new/classic#tournament`);
  await expect(page.getByRole('region', { name: 'Your deck' })).toContainText('Cloisters and Libraries, legal');
  await page.locator('footer .btn.main').click();
  await expect(page.locator('header .where')).toContainText('Classic Duel, Tournament Game');
  await asked(page);
});

test('a deck is built by clicking, exported, imported again, brought by link against a friend and played to the end', async ({
  page,
  house,
  browser,
  errors,
}) => {
  test.setTimeout(240_000);
  // Built: the judgement is live and says every reason.
  await page.goto(`${house.address}/decks`);
  await page.getByRole('link', { name: 'New deck: Duel' }).click();
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Hedge and Torch');
  const badge = page.locator('header .badge');
  await expect(badge).toHaveText('0 of 33');
  const { hand, cards, events } = await cardsOf(house, page, 'sages');
  await more(page, hand![0]![0]);
  await expect(badge).toHaveText('1 of 33');
  await nextTo(page, hand![0]![0]).locator('.step').first().click();
  await putAll(page, [...hand!, ...cards!]);
  await expect(badge).toHaveText('33 of 33');
  await nextTo(page, 'scout').locator('.step').first().click();
  await expect(badge).toHaveText('32 of 33');
  const check = (name: string) => page.locator(`[data-check="${name}"]`);
  await expect(check('size')).toContainText('The deck has 32 cards with the starting hand; it needs 33');
  await expect(check('hand')).toContainText('The starting hand has 0 cards; it needs 3');
  await expect(check('events')).toContainText('Riots must be among the events');
  await expect(check('copies')).toContainText('yes');
  await page.getByRole('group', { name: 'Set' }).getByRole('button', { name: 'Sages' }).click();
  await expect(page.getByRole('heading', { name: /^Sages/ })).toContainText('cards');
  await noViolations(page);
  await page.evaluate(() => scrollTo(0, 0));
  await keep(page, '14.2');
  await page.getByRole('group', { name: 'Set' }).getByRole('button', { name: 'all' }).click();
  await more(page, 'scout');
  await putAll(page, events!);
  for (const [card] of hand!) await nextTo(page, card).locator('.hand').click();
  await expect(page.getByRole('status').filter({ hasText: 'The deck is legal' })).toBeAttached();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved on this device.')).toBeVisible();

  // Exported, and imported again: a line that nobody knows is told with the nearest name.
  await page.getByRole('button', { name: 'Export' }).click();
  const text = await page.getByRole('textbox', { name: 'Deck as text' }).inputValue();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(text).toContain('  2 academy-of-sages\n');
  await page.goto(`${house.address}/decks/import`);
  const written = page.getByRole('textbox', { name: 'Deck as text' });
  await written.fill(text.replace(' granary', ' Granarry').replace('Hedge and Torch', 'Hedge again'));
  const dialog = page.getByRole('dialog', { name: 'Import a deck' });
  await expect(dialog).toContainText('did you mean “granary”?', { ignoreCase: true });
  await expect(dialog.getByRole('button', { name: 'Import the rest' })).toBeEnabled();
  // What is done with the text stands beside the title.
  await expect(dialog.locator('header').getByRole('button')).toHaveText(['Cancel', 'Import the rest']);
  await noViolations(page);
  await keep(page, '14.3');
  await dialog.getByRole('button', { name: /^Use it/ }).click();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The deck is legal' })).toBeAttached();
  await page.getByRole('button', { name: 'Export' }).click();
  const sorted = (it: string): string[] => it.replace('Hedge again', 'Hedge and Torch').split('\n').sort();
  expect(sorted(await page.getByRole('textbox', { name: 'Deck as text' }).inputValue())).toEqual(sorted(text));
  // A link holds the whole deck.
  await page.goto(link);
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Hedge and Torch');
  await expect(badge).toHaveText('33 of 33');

  // Brought to a table, which waits with a link.
  await page.goto(`${house.address}/new/duel#tournament,target=3`);
  await expect(page.getByRole('region', { name: 'Your deck' })).toContainText('Hedge and Torch, legal');
  await page.getByRole('radiogroup', { name: 'Who takes seat 2' }).getByText('friend').click();
  await page.getByRole('button', { name: 'Lay the table and get the link' }).click();
  await expect(page.getByText('Your deck is laid and unseen.')).toBeVisible();
  await noViolations(page);
  await keep(page, '14.8');
  const context = await browser.newContext();
  const friend = await context.newPage();
  listen(friend, errors);
  await friend.goto(page.url());
  await friend.getByRole('textbox', { name: 'Your name' }).fill('Rowan');
  await friend.getByRole('button', { name: 'Come in' }).click();
  const which = friend.getByRole('region', { name: 'Which deck do you bring?' });
  await which.getByRole('radio', { name: /^The Warband/ }).check();
  await expect(which).toContainText('Rowan: The Warband, not yet confirmed');
  await expect(which).toContainText('is ready');
  await expect(page.getByText('Rowan still has to bring a deck.')).toBeVisible();
  await noViolations(friend);
  await keep(friend, '14.4');
  await which.getByRole('button', { name: 'Bring it' }).click();
  await expect(page.getByText('Rowan is ready')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Warband, ');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();

  // Played by both to its end.
  const scenes = new Set<string>();
  const pages = [page, friend];
  const over = (it: Page) => it.getByRole('button', { name: /Rematch|To the rematch/ });
  for (let steps = 0; ; steps += 1) {
    expect(steps, 'the game comes to its end').toBeLessThan(700);
    const asked = pages.map((it) => it.locator('.prompt.lit'));
    const moves = async (): Promise<boolean> =>
      (await asked[0]!.isVisible()) || (await asked[1]!.isVisible()) || (await over(page).count()) > 0;
    await expect.poll(moves, { intervals: [25] }).toBe(true);
    if ((await over(page).count()) > 0) break;
    const at = (await asked[0]!.isVisible()) ? 0 : 1;
    if (at === 0) await scene(page, scenes);
    await one(pages[at]!);
  }
  expect([...scenes].sort()).toEqual(['14.5', '14.6', '14.7']);
  await expect(heading(page)).toHaveText(/win/);
  await context.close();
});

/** Looks closer at the scenes of the Tournament Game when they come. */
async function scene(page: Page, seen: Set<string>): Promise<void> {
  const asks = await heading(page).innerText();
  if (/^Build one thing/.test(asks) && !seen.has('14.5')) {
    seen.add('14.5');
    await expect(page.locator('.prompt')).toContainText(/Before the first roll/);
    await expect(page.getByRole('button', { name: 'Pass' })).toBeVisible();
    await noViolations(page);
    await keep(page, '14.5');
  }
  if (/^Draw/.test(asks) && !seen.has('14.6')) {
    seen.add('14.6');
    await expect(page.locator('.answers .stack[data-lit]')).toHaveCount(4);
    await expect(page.locator('.foe .stack')).toHaveCount(5);
    // They lie on the desk now, and only there.
    await expect(page.getByRole('list', { name: 'Your stacks' })).toHaveCount(1);
    await noViolations(page);
    await keep(page, '14.6');
    await page.getByRole('button', { name: /^Events, \d+ cards/ }).click();
    const events = page.getByRole('dialog', { name: 'Events: 13 cards' });
    await expect(events).toContainText('You brought 6');
    await expect(events).toContainText('Rowan brought 6');
    await expect(events).toContainText('Yule');
    await noViolations(page);
    await keep(page, '14.7');
    seen.add('14.7');
    await events.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Both decks' }).click();
    await expect(page.getByRole('dialog', { name: 'Both decks' })).toContainText('Rowan brought 33');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  }
}

test('a kept deck that is no longer legal says why, here and where it would be brought', async ({ page, house }) => {
  await kept(page, 'name: Owls at Noon\ngame: duel:tournament\nhand:\ncards:\n  9 abbey\nevents:\n');
  await page.goto(`${house.address}/decks`);
  const deck = page.getByRole('list', { name: 'On this device' }).getByRole('listitem');
  await expect(deck).toContainText('The starting hand has 0 cards; it needs 3, and');
  await noViolations(page);
  await page.goto(`${house.address}/new/duel#tournament`);
  const yours = page.getByRole('region', { name: 'Your deck' });
  await expect(yours).toContainText('Merchants of the Coast, legal');
  await yours.getByRole('button', { name: 'Change' }).click();
  const which = page.getByRole('dialog', { name: 'Which deck do you bring?' });
  await expect(which.getByRole('radio', { name: /^Owls at Noon/ })).toBeDisabled();
  await expect(which.getByRole('link', { name: 'Finish it Owls at Noon' })).toHaveAttribute('href', '/decks/d-1');
  await page.goto(`${house.address}/decks/d-1`);
  await expect(page.locator('[data-check="copies"]')).toContainText('Abbey is there 9 times');
  await page.goto(`${house.address}/decks`);
  await deck.getByRole('button', { name: /^Delete/ }).click();
  await deck.getByRole('button', { name: /^Delete for good/ }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
});

test('what is not saved stays on the device as a draft, until it is saved or taken back', async ({ page, house }) => {
  await page.goto(`${house.address}/decks`);
  await page.getByRole('link', { name: 'New deck: Duel' }).click();
  const badge = page.locator('header .badge');
  await expect(badge).toHaveText('0 of 33');
  await more(page, 'abbey');
  await expect(badge).toHaveText('1 of 33');
  // A link of the page and a page that is closed lose nothing.
  await page.getByRole('banner').getByRole('link', { name: 'Almanac' }).click();
  await expect(page.locator('article').first()).toBeVisible();
  await page.goto(`${house.address}/decks`);
  const deck = page.getByRole('list', { name: 'On this device' }).getByRole('listitem');
  await expect(deck).toContainText('There are changes that are not saved.');
  await noViolations(page);
  await keep(page, '14-draft');
  await deck.getByRole('link', { name: /^Finish it/ }).click();
  await expect(badge).toHaveText('1 of 33');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  // Changes of a saved deck can be taken back, also after another visit.
  await more(page, 'abbey');
  await expect(badge).toHaveText('2 of 33');
  await page.reload();
  await expect(badge).toHaveText('2 of 33');
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await expect(badge).toHaveText('1 of 33');
  await page.goto(`${house.address}/decks`);
  await expect(deck).toHaveCount(1);
  await expect(page.getByText('There are changes that are not saved.')).toHaveCount(0);
});

test('a whole legal deck is built by keyboard alone', async ({ page, house }) => {
  await page.goto(`${house.address}/decks`);
  const { hand, cards, events } = await cardsOf(house, page, 'sages');
  const press = async (key: string, times = 1): Promise<void> => {
    for (let n = 0; n < times; n += 1) await page.keyboard.press(key);
  };
  /** Goes on until the focus is there. */
  const reach = async (name: string | RegExp, role: 'link' | 'textbox' | 'button'): Promise<void> => {
    const wanted = page.getByRole(role, { name });
    const isThere = (): Promise<boolean> => wanted.evaluate((it) => it === document.activeElement);
    for (let steps = 0; !(await isThere()); steps += 1) {
      expect(steps, `${String(name)} is reached`).toBeLessThan(60);
      await press('Tab');
    }
  };
  await reach('New deck: Duel', 'link');
  await press('Enter');
  await expect(page.locator('header .badge')).toHaveText('0 of 33');
  await reach('Name of the deck', 'textbox');
  await press('Control+a');
  await page.keyboard.type('By keyboard');
  // Row by row: a row keeps its place and the focus, also when all copies of it are in.
  const copies = new Map<string, number>();
  for (const [card, n] of [...hand!, ...cards!, ...events!]) copies.set(card, (copies.get(card) ?? 0) + n);
  const opening = new Map(hand!);
  for (let steps = 0; copies.size > 0; steps += 1) {
    expect(steps, `${[...copies.keys()].join(', ')} are reached`).toBeLessThan(900);
    await press('Tab');
    const card = await page.evaluate(() => {
      const row = document.activeElement?.closest<HTMLElement>('li[data-card]');
      return row && document.activeElement === [...row.querySelectorAll('.step')].at(-1) ? row.dataset['card']! : '';
    });
    await press('Enter', copies.get(card) ?? 0);
    copies.delete(card);
    if (!opening.has(card)) continue;
    await press('Shift+Tab', 2);
    await expect(nextTo(page, card).locator('.hand')).toBeFocused();
    await press('Enter', opening.get(card));
    await press('Tab', 2);
  }
  await expect(page.locator('header .badge')).toHaveText('33 of 33');
  await expect(page.getByRole('status').filter({ hasText: 'The deck is legal' })).toBeAttached();
  await press('Control+s');
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await page.goto(`${house.address}/decks`);
  await expect(page.getByRole('list', { name: 'On this device' })).toContainText('By keyboard');
});

test('the builder, the choice of a deck and own stacks on phones and a tablet', async ({ page, house, context }) => {
  const SCREENS = [
    ['phone', 390, 844],
    ['sideways', 740, 360],
    ['tablet', 820, 1180],
  ] as const;
  const onEach = async (scene: string): Promise<void> => {
    for (const [name, width, height] of SCREENS) {
      await resize(page, width, height);
      await noWider(page);
      await keep(page, `${scene}-${name}`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${house.address}/decks/warband`);
  await expect(page.locator('header .badge')).toHaveText('33 of 33');
  await expect(page.locator('summary', { hasText: 'The deck is legal' })).toBeVisible();
  await onEach('14.2');
  await noViolations(page);
  // What stands beside the list on a wide screen is folded; it opens by keyboard too.
  await page.locator('summary', { hasText: 'The deck is legal' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Price in resources' })).toBeVisible();
  await page.locator('summary', { hasText: 'Filters' }).click();
  await page.getByRole('searchbox').fill('hedge tavern');
  await expect(page.locator('li[data-card]').first()).toHaveAttribute('data-card', 'hedge-tavern');
  await page.getByRole('button', { name: 'One Hedge Tavern less' }).press('Enter');
  await expect(page.locator('header .badge')).toHaveText('32 of 33');
  await noWider(page);
  await page.goto(`${house.address}/new/duel#tournament`);
  await expect(page.getByRole('region', { name: 'Your deck' })).toContainText('legal');
  await onEach('14.1');
  const { table } = await open(context.request, house, {
    spec: 'duel:tournament',
    deck: 'warband',
    bots: 'greedy',
    begin: true,
  });
  await page.goto(`${house.address}/t/${table}`);
  await asked(page);
  while (!/^Build one thing/.test(await heading(page).innerText())) {
    await one(page);
    await asked(page);
  }
  await noViolations(page);
  await onEach('14.5');
  await page.getByRole('button', { name: 'Stacks' }).click();
  await expect(page.getByRole('list', { name: 'Stacks of Briar' }).getByRole('img')).toHaveCount(5);
  await keep(page, '14.6-phone');
});

test('German and dark: the builder and the lobby speak and show it', async ({ page, house }) => {
  await page.addInitScript(() => localStorage.setItem('commonland', JSON.stringify({ language: 'de', theme: 'dark' })));
  await page.goto(`${house.address}/decks/sages`);
  await expect(page.getByRole('textbox', { name: 'Name des Decks' })).toHaveValue('Kreis der Weisen');
  await expect(page.getByRole('heading', { name: 'Ist es regelgerecht?' })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/\bui\.|\bcard\./);
  await noViolations(page);
  await keep(page, '14.2-dark');
  await page.goto(`${house.address}/new/duel#tournament`);
  await page
    .getByRole('radiogroup', { name: 'Wer Platz 2 nimmt' })
    .getByRole('radio', { name: 'per Link' })
    .check({ force: true });
  await page.locator('footer .btn.main').click();
  await expect(page.getByRole('heading', { name: 'Dein Deck ist da' })).toBeVisible();
  await noViolations(page);
  await keep(page, '14.8-dark');
});
