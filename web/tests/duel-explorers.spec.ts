/**
 * The Era of Explorers on the screen, scene by scene: the sea beside the land, ships, missions, pirates. Each is laid from a
 * position, and its picture is kept for looking.
 */
import type { Page } from '@playwright/test';
import { heading, keep, noNotation, one, playOut, sit } from './duelling';
import { asked, expect, noViolations, test } from './house';

const MINE = {
  principality: [
    'forest-2:2 + shipyard | armory, sailmakers-shop | gold-field-1:2 | grain-mill | fields-6:3 | abbey | forest-4:2',
    '- | city | road | settlement | road | settlement | -',
    'hills-3:1 | lumber-ship | pasture-4:3 | weavers-shop | mountains-5:1 | - | pasture-5:3',
  ],
  hand: ['navigator', 'merchant-caravan', 'osmund', 'cartographer'],
  sea: {
    harbor: 'left',
    ships: 2,
    cards: [
      'cimmarone:1',
      'island-of-the-merchants:1',
      'shipwreck',
      'down shipwreck',
      'down island-of-the-scholars',
      'down haidao-chang',
      'down island-of-the-bards',
      'down jean',
      'down island-of-the-forgotten-tribe',
    ],
  },
};
const THEIRS = {
  principality: [
    'hills-2:1 | - | fields-5:3 | candamir | forest-3',
    '- | city | road | settlement | -',
    'mountains-6:1 | astronomer | gold-field-4 | harald | pasture-1:2',
  ],
  hand: ['scout'],
  sea: {
    harbor: 'right',
    ships: 1,
    cards: [
      'down shipwreck',
      'island-of-the-bards:1',
      'jean',
      'down cimmarone',
      'down island-of-the-scholars',
      'down haidao-chang',
      'down island-of-the-merchants',
      'down shipwreck',
      'down island-of-the-forgotten-tribe',
    ],
  },
};
type Side = Partial<typeof MINE>;

/** A table of the era with what differs. */
const at = (mine: Side = {}, then: string[] = [], theirs: Partial<typeof THEIRS> = {}, more: object = {}) => ({
  position: {
    rules: 'duel:theme=explorers',
    table: {
      phase: 'action',
      active: 0,
      turn: 21,
      sides: [
        { ...MINE, ...mine },
        { ...THEIRS, ...theirs },
      ],
      ...more,
    },
    then,
  },
});
/** A sea with some cards exchanged for others. */
const sea = (...cards: [string, string][]) => ({
  sea: { ...MINE.sea, cards: MINE.sea.cards.map((it) => cards.find(([from]) => from === it)?.[1] ?? it) },
});
const own = (page: Page) => page.locator('[data-land="0"]');
const seaCard = (page: Page, name: RegExp) => own(page).getByRole('gridcell', { name });

test('8.1 both seas lie on the side of their harbor, and what ships may do is lit', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, at());
  await expect(heading(page)).toHaveText('Your turn: sail, build, play, trade or end.');
  await expect(own(page).getByRole('gridcell', { name: 'Harbor, ships: 2 ready, 0 used, 1 not built' })).toBeVisible();
  await expect(seaCard(page, /^Hidden sea card/)).toHaveCount(6);
  await expect(
    page.locator('[data-land="1"]').getByRole('gridcell', { name: /^Island of the Bards, level 1 of 3/ }),
  ).toBeVisible();
  // In reach are four cards: a pirate, an island, the wreck, which is quiet, and one hidden card.
  await expect(own(page).locator('[data-reach]')).toHaveCount(4);
  await expect(own(page).locator('.sea[data-lit]')).toHaveCount(3);
  await expect(seaCard(page, /^Shipwreck/)).not.toHaveAttribute('data-lit');
  await expect(page.getByText('reach 2, 2 ships ready')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ship/ })).toContainText('1 left');
  await noViolations(page);
  await noNotation(page);
  await keep(page, '8.1');
  // V walks the cards in reach; Enter does what the card says.
  await page.keyboard.press('v');
  await expect(page.locator(':focus')).toHaveAttribute('data-reach');
  await page.keyboard.press('v');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /sea card|Cimmarone|Merchants|Shipwreck/);
  await page.getByRole('button', { name: /^Ship/ }).click();
  await expect(own(page).getByRole('gridcell', { name: 'Harbor, ships: 3 ready, 0 used, 0 not built' })).toBeVisible();
});

test('8.7 a ship is ready or not built in the harbor, used or lost on the card where it is', async ({
  page,
  house,
  context,
}) => {
  const lost = ['sail 1,sa', 'pass', 'die 1'];
  await sit(page, context.request, house, at({ ...sea(), hand: [] }, lost));
  const pay = page.getByRole('button', { name: 'Pay so' });
  await page.getByRole('button', { name: /^Ship/ }).click();
  await pay.click();
  await expect(pay).toHaveCount(0);
  await seaCard(page, /^Island of the Merchants/).click();
  await page.getByRole('button', { name: 'Sail', exact: true }).click();
  await pay.click();
  await expect(seaCard(page, /^Cimmarone.*a lost ship is there/)).toBeVisible();
  await expect(seaCard(page, /^Island of the Merchants.*a ship is there/)).toBeVisible();
  await expect(own(page).getByRole('gridcell', { name: 'Harbor, ships: 1 ready, 0 used, 0 not built' })).toBeVisible();
  // One is ready still: so the prompt says that one may sail.
  await expect(heading(page)).toHaveText('Your turn: sail, build, play, trade or end.');
  await noViolations(page);
  await keep(page, '8.7');
});

test('8.2 and 8.3 a discovery turns a card over in place, and a mission shows its levels before it is sailed', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, at());
  await seaCard(page, /^Hidden sea card, column 2.*level with/).click();
  await expect(heading(page)).toHaveText(/Island of the Scholars: choose the stack to search/i);
  await expect(seaCard(page, /^Island of the Scholars, level 0 of 3.*a ship is there/)).toBeVisible();
  await noViolations(page);
  await keep(page, '8.2');
  await page.getByRole('button', { name: 'Search none' }).click();
  await expect(heading(page)).toHaveText(/^Your turn/);
  await seaCard(page, /^Island of the Merchants/).click();
  await expect(heading(page)).toHaveText('Island of the Merchants: level 1 to 2?');
  const levels = page.getByRole('list', { name: 'Its levels' }).getByRole('listitem');
  await expect(levels).toHaveText([/Level 1.*now/s, /Level 2.*for/s, /Level 3.*only one of you/s]);
  await noViolations(page);
  await keep(page, '8.3');
  await page.getByRole('button', { name: 'Sail', exact: true }).click();
  await page.getByRole('button', { name: 'Pay so' }).click({ timeout: 20_000 });
  await expect(seaCard(page, /^Island of the Merchants, level 2 of 3.*a ship is there/)).toBeVisible();
  await noNotation(page);
});

test('8.4 and 8.5 a pirate is paid or fought by faces of the die, and what may still help is asked', async ({
  page,
  house,
  context,
}) => {
  const pirate = at({ hand: ['lars-the-naval-hero'] }, ['sail 1,sa']);
  await sit(page, context.request, house, pirate);
  await expect(heading(page)).toHaveText(/Cimmarone: pay, or fight with 2 cannons\?/i);
  const faces = page.getByRole('list', { name: 'What each face of the die does' }).getByRole('listitem');
  await expect(faces).toHaveText(['ship', 'ship', 'ship', 'again', 'win', 'win']);
  await expect(page.getByRole('button', { name: 'Pay 1 gold' })).toBeVisible();
  await noViolations(page);
  await keep(page, '8.4');
  const foundry = MINE.principality.map((row) => row.replace('lumber-ship', 'cannon-foundry'));
  const lost = ['sail 1,sa', 'pass', 'die 2', 'die 1'];
  await sit(page, context.request, house, at({ principality: foundry, hand: [] }, lost));
  await expect(heading(page)).toHaveText(/the fight is lost: roll once more with the Cannon Foundry\?/i);
  // The building that may help is lit, as a grove is that asks.
  await expect(own(page).getByRole('gridcell', { name: /^Cannon Foundry/ })).toHaveClass(/speaks/);
  await expect(page.getByText('2 + 4 = 6 against 6', { exact: true })).toBeVisible();
  await expect(page.getByText('1 + 4 = 5 against 6', { exact: true })).toBeVisible();
  await noViolations(page);
  await keep(page, '8.5');
  await expect(page.getByRole('button', { name: 'Roll again' })).toBeVisible();
});

test('8.6 and 8.10 a level that the other has is dashed, and a die that decides is told before it is rolled', async ({
  page,
  house,
  context,
}) => {
  const taken = sea(
    ['island-of-the-merchants:1', 'island-of-the-bards:2'],
    ['down island-of-the-bards', 'down island-of-the-merchants'],
  );
  const theirs = { sea: { ...THEIRS.sea, cards: THEIRS.sea.cards.map((it) => it.replace('bards:1', 'bards:3')) } };
  await sit(page, context.request, house, at(taken, [], theirs));
  await seaCard(page, /^Island of the Bards/).click();
  await expect(heading(page)).toHaveText('Island of the Bards, level 2');
  await expect(page.getByRole('list', { name: 'Its levels' }).getByRole('listitem').nth(2)).toContainText('has it');
  await noViolations(page);
  await keep(page, '8.6');
  const tribe = sea(
    ['island-of-the-merchants:1', 'island-of-the-forgotten-tribe'],
    ['down island-of-the-forgotten-tribe', 'down island-of-the-merchants'],
  );
  await sit(page, context.request, house, at(tribe));
  await seaCard(page, /^Island of the Forgotten Tribe/).click();
  const rolls = page.getByRole('list', { name: 'What the die decides' }).getByRole('listitem');
  await expect(rolls).toHaveText([/reef: the ship is lost/, /event die is rolled, for both/, /the next level/]);
  await noViolations(page);
  await keep(page, '8.10');
});

test('8.8 the metropolis is laid on the city at the harbor, after one question', async ({ page, house, context }) => {
  const six = (...regions: [string, string][]) =>
    at({
      sea: { ...MINE.sea, cards: MINE.sea.cards.map((it, at) => (at < 6 ? it.replace('down ', '') : it)) },
      principality: MINE.principality.map((row) => regions.reduce((it, [from, to]) => it.replace(from, to), row)),
      hand: ['explorer-metropolis'],
    });
  const rich: [string, string][] = [
    ['hills-3:1', 'hills-3:3'],
    ['mountains-5:1', 'mountains-5:3'],
  ];
  const build = page.getByRole('button', { name: 'Build', exact: true });
  await sit(page, context.request, house, six(...rich));
  await page.locator('[data-card="explorer-metropolis"]').click();
  await expect(own(page).locator('[data-lit]')).toHaveCount(1);
  const needs = page.getByRole('list', { name: 'What it needs' }).getByRole('listitem');
  await expect(needs).toHaveText([
    /✓\s*a city beside your Harbor/,
    /✓\s*6 discovered sea cards: you have 6\s*or 2 islands at level 2 or above: you have 0/,
  ]);
  await expect(heading(page)).toHaveText('Build Explorer Metropolis here?');
  await expect(page.locator('.sentence')).toHaveText(/Explorer Metropolis.*2 brick, 2 grain and 2 ore/s);
  await noViolations(page);
  await keep(page, '8.8');
  await build.click();
  await expect(own(page).getByRole('gridcell', { name: /^Explorer Metropolis/ })).toBeVisible();
  // Two fields could pay: which of them is part of the one question, and what the card needs stays in sight.
  await sit(page, context.request, house, six(...rich, ['forest-4:2', 'fields-3:2']));
  await page.locator('[data-card="explorer-metropolis"]').click();
  await expect(page.getByRole('button', { name: 'or Fields 3' })).toBeVisible();
  await expect(heading(page)).toHaveText('Build Explorer Metropolis here?');
  await expect(needs).toHaveCount(2);
  await expect(page.locator('.sentence')).toHaveText(/Explorer Metropolis.*2 brick, 2 grain and 2 ore/s);
  await expect(own(page).locator('.city.paid')).toHaveCount(1);
  await keep(page, '8.8-pay');
  await build.click();
  await expect(own(page).getByRole('gridcell', { name: /^Explorer Metropolis/ })).toBeVisible();
});

test('8.9 the harbor is chosen at either end', async ({ page, house, context }) => {
  await sit(page, context.request, house, { spec: 'duel:theme=explorers' });
  // The regions first, then the harbors.
  for (let steps = 0; !/harbor/i.test((await heading(page).textContent()) ?? '') && steps < 60; steps += 1) {
    await one(page);
    await asked(page);
  }
  await expect(own(page).getByText('Harbor here')).toHaveCount(2);
  await noViolations(page);
  await keep(page, '8.9');
  await own(page).getByText('Harbor here').first().click();
  await expect(own(page).getByRole('gridcell', { name: /^Harbor, ships: 1 ready/ })).toBeVisible();
});

test('8.11 what the other discovers in his turn lies open before both', async ({ page, house, context }) => {
  const theirs = {
    sea: { ...THEIRS.sea, cards: THEIRS.sea.cards.with(0, 'down island-of-the-scholars').with(4, 'down shipwreck') },
  };
  await sit(page, context.request, house, at({}, ['sail 1,sa'], theirs, { active: 1 }));
  const rival = page.locator('[data-land="1"]');
  await expect(rival.getByRole('gridcell', { name: /^Island of the Scholars/ })).toBeVisible();
  await expect(page.locator('[data-region="log"]')).toContainText(/Briar discovers Island of the Scholars/);
  // It lies on the desk too, among its neighbours; what was searched there is not told.
  const news = page.getByRole('group', { name: 'What was discovered' });
  await expect(news).toContainText('Briar discovers Island of the Scholars.');
  const among = news.getByRole('listitem');
  await expect(among).toHaveCount(4);
  await expect(among.filter({ hasText: 'Scholars' })).toHaveAccessibleName(/^Island of the Scholars/);
  await expect(news).toContainText('Discovered: you 3, Briar 3.');
  const cut = await among.locator('.sea').evaluateAll((all) => all.filter((it) => it.scrollHeight > it.clientHeight));
  expect(cut, 'sea cards are whole').toHaveLength(0);
  // Picture and words are in sight without scrolling.
  await expect(news).toBeInViewport({ ratio: 0.98 });
  await noNotation(page);
  await noViolations(page);
  await keep(page, '8.11');
});

test('15.6 on a phone the sea has a tab of its own', async ({ page, house, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sit(page, context.request, house, at());
  await expect(seaCard(page, /^Hidden sea card/)).toHaveCount(0);
  await page.locator('[data-tab="sea"]').click();
  await expect(seaCard(page, /^Hidden sea card/)).toHaveCount(6);
  await expect(own(page).getByRole('gridcell', { name: /^Forest/ })).toHaveCount(0);
  await expect(
    page.getByText(/^Your sea: reach 2, 2 ships ready\. Briar has found: .*Bards, level 1 and Jean\.$/),
  ).toBeVisible();
  await seaCard(page, /^Island of the Merchants/).click();
  await expect(page.getByRole('button', { name: 'Sail', exact: true })).toBeVisible();
  await expect(page.getByText('Then 1 ship stays ready.')).toBeVisible();
  await expect(page.locator('[data-region="hand"]'), 'the mission takes the desk').toBeHidden();
  await noViolations(page);
  await keep(page, '15.6');
  // Held sideways the question takes the desk: nothing is cut off, and the hand comes back with the turn.
  for (const [scene, width, height] of [
    ['17.15', 740, 360],
    ['17.16', 844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(seaCard(page, /^Island of the Merchants/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sail', exact: true })).toBeInViewport({ ratio: 0.98 });
    await expect(page.getByRole('list', { name: 'Its levels' })).toBeInViewport({ ratio: 0.98 });
    await expect(page.getByText('Then 1 ship stays ready.')).toBeInViewport({ ratio: 0.98 });
    const name = page.locator('.rival b');
    expect(await name.evaluate((it) => it.scrollWidth - it.clientWidth), 'the name is whole').toBeLessThanOrEqual(0);
    await keep(page, scene);
  }
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Osmund' })).toBeVisible();
});

test('a game of the era is played to its end by clicking', async ({ page, house, context }) => {
  test.setTimeout(120_000);
  await sit(page, context.request, house, { spec: 'duel:theme=explorers,target=4' });
  await playOut(page, 1200);
});
