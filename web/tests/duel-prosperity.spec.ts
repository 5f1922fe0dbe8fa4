/** The Era of Prosperity on the screen, scene by scene: stars, face-up cards, artworks, a foreign card, cards on roads, its events. */
import type { Page } from '@playwright/test';
import { heading, keep, noNotation, playOut, resize, sit, site } from './duelling';
import { expect, hidden, listen, noViolations, test } from './house';

const ANN = {
  principality: [
    'forest-2:3 | aqueduct, hospital | gold-field-1:2 | grain-mill | fields-6:2 | - | hills-5:1',
    '- | city | road + mercenaries | settlement | road | settlement | -',
    'hills-3:1 | builders-hut | pasture-4:2 | storehouse | mountains-5:1 | austin | forest-4',
  ],
  hand: ['artwork-sculpture', 'traveling-theater', 'city-palace'],
  markers: ['public-feeling:2'],
};
const BEN = {
  principality: [
    'forest-3:1 | - | gold-field-4:2 | candamir | fields-5:3',
    '- | city | road | settlement | -',
    'hills-2:1 | toll-bridge | pasture-1:1 | ore-ship | mountains-6:3',
  ],
  hand: ['scout', 'brick-ship'],
  markers: ['public-feeling:1'],
};
/** A position of the era; `more` says what differs, `then` what has been done since. */
const era = (more: object = {}, then: string[] = []) => ({
  position: {
    rules: 'duel:theme=prosperity',
    table: { phase: 'action', active: 0, turn: 27, sides: [ANN, BEN], ...more },
    then,
  },
});
/** A side with some cards exchanged for others. */
const land = (of: typeof ANN, ...cards: [string, string][]) => ({
  ...of,
  principality: of.principality.map((row) => cards.reduce((it, [from, to]) => it.replace(from, to), row)),
});

/** Ann's marker with so many stars. */
const feeling = (page: Page, n: number) =>
  page.locator('[data-land="0"]').getByRole('gridcell', { name: new RegExp(`^Public Feeling, ${n} of 3 stars`) });

test('10.1 the marker lists what stars can do now, and says what is missing', async ({ page, house, context }) => {
  await sit(page, context.request, house, era({ sides: [{ ...ANN, hand: [...ANN.hand, 'court-astrologer'] }, BEN] }));
  const marker = feeling(page, 2);
  await marker.click();
  await expect(heading(page)).toHaveText('Public Feeling');
  const uses = page.locator('.spends li');
  await expect(uses.filter({ hasText: 'Take 1 resource of your choice' })).toContainText('2 stars');
  await expect(uses.filter({ hasText: 'City Palace: build it' }).getByRole('button')).toBeVisible();
  await expect(uses.filter({ hasText: 'Court Astrologer' })).toContainText(/Prince or Princess/);
  await expect(uses.filter({ hasText: 'Riots or Insurrection: not for you' })).toContainText('Asked when it comes');
  await expect(uses.filter({ hasText: 'Mercenaries' })).toContainText('1 star');
  await expect(page.locator('.spends button')).not.toHaveCount(0);
  // All uses are in sight, and so is the hand beside them.
  await expect.poll(() => hidden(uses.or(page.getByText(/^Stars are no resources/)))).toEqual([]);
  // Nothing lies over the own land, and no card of the hand over another one.
  const cells = page.locator('[data-land="0"] [role="gridcell"]');
  expect(await hidden(cells.or(page.locator('[data-region="hand"] .held')))).toEqual([]);
  const names = page.locator('[data-region="hand"] li');
  await expect(names).toHaveCount(4);
  expect(await page.locator('[data-region="hand"]').evaluate((it) => it.getBoundingClientRect().left)).toBeGreaterThan(
    await page.locator('.asking').evaluate((it) => it.getBoundingClientRect().right),
  );
  await expect(names.first()).toBeInViewport({ ratio: 0.98 });
  await noNotation(page);
  await noViolations(page);
  await keep(page, '10.1');
  await page.getByRole('button', { name: /^Take 1 resource of your choice/ }).click();
  await page.locator('.pile[data-resource="ore"]').click();
  await expect(feeling(page, 0)).toBeVisible();
  await expect(site(page, /^Mountains 5, 2 of 3 ore/)).toBeVisible();
});

test('10.2 Prince, Princess and Builders’ Hut lie face up beside the stacks and are built from there', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, era());
  const stacks = page.locator('[data-region="stacks"]');
  const prince = stacks.getByRole('button', { name: /^Prince, 1/ });
  await expect(prince).toBeVisible();
  await expect(stacks.getByRole('img', { name: /^Builders' Hut, 1/ })).toBeVisible();
  await noViolations(page);
  await keep(page, '10.2');
  await prince.click();
  // One site is left: a button builds there.
  await expect(page.locator('[data-land="0"] [data-lit]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Build', exact: true }).click();
  await expect(site(page, /^Prince, strength 1/)).toBeVisible();
  await expect(feeling(page, 1)).toBeVisible();
  // The other one is closed now, and says why.
  await expect(stacks.getByRole('img', { name: /^Princess.*without the Prince/ })).toBeVisible();
});

test('10.3 an Artwork is counted before it is played: what would be lost is said', async ({ page, house, context }) => {
  const ann = land(ANN, ['aqueduct, hospital', 'prince']);
  await sit(page, context.request, house, era({ sides: [ann, BEN] }));
  await page.getByRole('button', { name: 'Artwork: Sculpture' }).click();
  await expect(heading(page)).toHaveText(/Play Artwork: Sculpture/);
  const answers = page.locator('.answers');
  await expect(answers.getByText('with Builders’ Hut').or(answers.getByText("with Builders' Hut"))).toBeVisible();
  await expect(answers.getByRole('img', { name: '2 of 3 stars now' })).toBeVisible();
  await expect(answers.getByRole('img', { name: '3 of 3 stars then' })).toBeVisible();
  await expect(answers.getByText('1 of 2 fits. The rest would be lost.')).toBeVisible();
  await noViolations(page);
  await keep(page, '10.3');
  // What plays it stands beside the question, where no list can hide it.
  await page.locator('.prompt').getByRole('button', { name: 'Play', exact: true }).click();
  await expect(feeling(page, 3)).toBeVisible();
});

test('10.4 a foreign card bears its owner’s mark, says when it goes, and is driven out for stars', async ({
  page,
  house,
  context,
}) => {
  const ann = {
    ...land(ANN, ['gold-field-1:2 ', 'gold-field-1:2 + foreign thieves-hideout '], ['builders-hut', '-']),
    markers: ['public-feeling:3'],
  };
  await sit(page, context.request, house, era({ sides: [ann, BEN] }));
  await expect(page.locator('[data-region="land"]').getByText(/the hideout goes at 5, or for 3 stars/)).toBeVisible();
  const guest = page.locator('[data-land="0"]').getByRole('gridcell', { name: /^Thieves' Hideout, Briar’s card/ });
  await expect(guest).toBeVisible();
  await expect(guest.locator('.foreign')).toHaveCount(1);
  await noViolations(page);
  // What drives it out is in sight beside the hand.
  const drive = page.getByRole('button', { name: /^Thieves' Hideout: drive it out/ });
  await expect(drive).toBeInViewport({ ratio: 0.98 });
  await expect(page.getByRole('button', { name: 'City Palace' })).toBeVisible();
  await keep(page, '10.4');
  await noNotation(page);
  await drive.click();
  await expect(guest).toHaveCount(0);
  await expect(feeling(page, 0)).toBeVisible();
});

test('10.5 cards lie on roads, whose ends stay visible; a free road is lit', async ({ page, house, context }) => {
  await sit(page, context.request, house, era());
  await expect(site(page, /^Mercenaries, strength 1, on a road/)).toBeVisible();
  await page.getByRole('button', { name: 'Traveling Theater' }).click();
  const road = page.locator('[data-land="0"] .road.lit');
  await expect(road).toHaveCount(1);
  await expect(road).toContainText('on this road');
  await noViolations(page);
  await keep(page, '10.5');
  await road.click();
  await expect(site(page, /^Traveling Theater, on a road/)).toBeVisible();
  await expect(feeling(page, 3)).toBeVisible();
  await noViolations(page);
});

test('10.6 Insurrection: the star is offered first, with what is at stake; then the building is chosen', async ({
  page,
  house,
  context,
}) => {
  const drawn = era({ phase: 'before-roll', events: ['insurrection'] }, ['roll', 'rolled 2 card']);
  await sit(page, context.request, house, drawn);
  await expect(page.getByText('You drew Insurrection')).toBeVisible();
  await expect(heading(page)).toHaveText(/keep the people quiet/i);
  await expect(page.locator('.stake li')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Pay 1 star' })).toBeVisible();
  await noViolations(page);
  await keep(page, '10.6');
  await page.getByRole('button', { name: 'Let it happen' }).click();
  await expect(heading(page)).toHaveText(/choose the building that you lose/i);
  await noViolations(page);
  await keep(page, '10.6-choose');
  await site(page, /^Builders' Hut/).click();
  await expect(page.locator('[data-region="stacks"]').getByText("Builders' Hut")).toBeVisible();
  await expect(page.locator('[data-land="0"]').getByRole('gridcell', { name: /^Builders' Hut/ })).toHaveCount(0);
});

test('10.7 Taxation: a pile pays the star, or the star is kept', async ({ page, house, context }) => {
  const drawn = era({ phase: 'before-roll', events: ['taxation'] }, ['roll', 'rolled 2 card']);
  await sit(page, context.request, house, drawn);
  await expect(page.getByText('You drew Taxation')).toBeVisible();
  await expect(heading(page)).toHaveText(/pay 1 star for a resource and 1 gold/i);
  await expect(page.getByRole('button', { name: 'No, keep the star' })).toBeVisible();
  await noViolations(page);
  await keep(page, '10.7');
  await page.locator('.pile[data-resource="ore"]').click();
  await expect(feeling(page, 1)).toBeVisible();
  await expect(site(page, /^Mountains 5, 2 of 3 ore/)).toBeVisible();
  await noNotation(page);
});

test('on tablets a question of the era cuts nothing off, and the card that works covers nothing', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ viewport: { width: 768, height: 1024 }, hasTouch: true });
  const page = await context.newPage();
  const errors: string[] = [];
  listen(page, errors);
  const drawn = era({ phase: 'before-roll', events: ['insurrection'] }, ['roll', 'rolled 2 card']);
  await sit(page, context.request, house, drawn);
  for (const [width, height] of [
    [768, 1024],
    [820, 1180],
    [1024, 768],
  ] as const) {
    await resize(page, width, height);
    await expect(page.getByRole('img', { name: 'Insurrection happens now' })).toBeInViewport({ ratio: 1 });
    for (const answer of ['Pay 1 star', 'Let it happen'])
      await expect(page.getByRole('button', { name: answer })).toBeInViewport({ ratio: 1 });
    const faults = await page.evaluate(() => {
      const box = (it: Element): DOMRect => it.getBoundingClientRect();
      const card = box(document.querySelector('.event')!);
      return [...document.querySelectorAll('[data-land] [role="gridcell"]')].flatMap((cell) => {
        const [it, land] = [box(cell), box(cell.closest('section')!)];
        const meets =
          it.left < card.right - 1 && it.right > card.left + 1 && it.top < card.bottom - 1 && it.bottom > card.top + 1;
        const cut = it.top < land.top - 1 || it.bottom > land.bottom + 1;
        return meets || cut ? [`${cell.getAttribute('aria-label')} is ${cut ? 'cut off' : 'covered'}`] : [];
      });
    });
    expect(faults, `${width} x ${height}`).toEqual([]);
    await keep(page, `10.6-${width}`);
  }
  await noViolations(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('on a phone and by keyboard stars are spent', async ({ browser, house }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const errors: string[] = [];
  listen(page, errors);
  await sit(page, context.request, house, era());
  const marker = feeling(page, 2);
  await expect(marker).toBeInViewport();
  await marker.focus();
  await page.keyboard.press('Enter');
  const use = page.getByRole('button', { name: /^Take 1 resource of your choice/ });
  await expect(use).toBeInViewport();
  await noViolations(page);
  await keep(page, '10.1-phone');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(use).toBeVisible();
  await keep(page, '10.1-phone-level');
  await page.setViewportSize({ width: 834, height: 1112 });
  // The land keeps its rows, and the hand is in sight.
  const row = page.locator('[data-land="0"]').getByRole('gridcell', { name: /^Mountains 5/ });
  await expect.poll(async () => (await row.boundingBox())!.height).toBeGreaterThan(44);
  await expect(page.getByRole('button', { name: 'City Palace', exact: true })).toBeVisible();
  await keep(page, '10.1-tablet');
  await use.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.pile[data-resource="ore"]')).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});

test('a game of the Era of Prosperity is played to its end by clicking', async ({ page, house, context }) => {
  test.setTimeout(240_000);
  await sit(page, context.request, house, { spec: 'duel:theme=prosperity,target=4' });
  await playOut(page, 1200, () => noNotation(page));
});
