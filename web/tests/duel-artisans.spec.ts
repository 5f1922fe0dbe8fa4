/**
 * Artisans & Benefactors on the screen, scene by scene: stars and their three benefits, Works of Art, face-up cards, the Statue, Feeding of
 * the Poor, Riots. Each scene is laid from a position, and its picture is kept for looking.
 */
import type { Page } from '@playwright/test';
import { ARTISAN, artisans, BENEFACTOR, land } from './classical';
import { heading, keep, noNotation, playOut, resize, sit, site } from './duelling';
import { expect, noViolations, test } from './house';

/** The own Public Feeling with so many stars. */
const feeling = (page: Page, n: number) =>
  page.locator('[data-land="0"]').getByRole('gridcell', { name: new RegExp(`^Public Feeling, ${n} of 3 stars`) });

test('13.1 Public Feeling lists its three benefits with their prices', async ({ page, house, context }) => {
  const full = artisans({ markers: ['public-feeling:3'] }, {}, { discard: ['caravan', 'bishop'] });
  await sit(page, context.request, house, full);
  await feeling(page, 3).click();
  await expect(heading(page)).toHaveText('Public Feeling');
  const uses = page.locator('.spends li');
  await expect(uses.locator('b:first-child')).toHaveText([/^Riots/, /^A road/, /^An action card/]);
  await expect(uses.filter({ hasText: 'A road or settlement 1 resource cheaper' })).toContainText('2 stars');
  await expect(uses.filter({ hasText: 'An action card back that is no attack' })).toContainText('3 stars');
  await expect(uses.filter({ hasText: 'Riots or Civil War: not for you' })).toContainText('1 star');
  await expect(page.locator('.spends button')).toHaveCount(2);
  await noNotation(page);
  await noViolations(page);
  await keep(page, '13.1');
  await page.locator('.spends button').first().click();
  // The use that was chosen is not asked for again: its places are lit.
  await expect(heading(page)).toHaveText(/road or settlement that costs 2 stars and 1 resource less/);
  await expect(page.locator('[data-land="0"] [data-lit]')).toHaveCount(2);
  await keep(page, '13.1-way');
});

test('13.2 of a Work of Art the best case counts, and what would be lost is said', async ({ page, house, context }) => {
  await sit(page, context.request, house, artisans());
  await page.locator('[data-card="epic"]').click();
  const cases = page.getByRole('list', { name: 'What it brings: the best case only' }).getByRole('listitem');
  await expect(cases).toHaveText([
    /always.*1 star/s,
    /House of the Benefactor\s*another one brings more.*2 stars/s,
    /Library\s*this one counts.*3 stars/s,
  ]);
  await expect(cases.nth(2)).toHaveClass(/counts/);
  await expect(page.getByText(/1 of 3/)).toBeVisible();
  await noViolations(page);
  await keep(page, '13.2');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(feeling(page, 3)).toBeVisible();
});

test('13.3 House and Aqueduct lie face up, and a House leaves one resource out', async ({ page, house, context }) => {
  const two = land(ARTISAN, ['road | settlement | road', 'road | city | road']);
  await sit(page, context.request, house, artisans(two));
  await expect(page.getByRole('img', { name: /^House of the Benefactor, 1 card/ })).toBeVisible();
  await page.getByRole('button', { name: /^Aqueduct, 2 cards/ }).click();
  await page.locator('[data-land="0"] [data-lit]').first().click();
  await expect(heading(page)).toHaveText('Aqueduct: which resource is left out?');
  await expect(page.locator('.sentence')).toHaveText(/2 lumber, 2 brick and 2 ore.*1 less/s);
  await expect(page.locator('.pile')).toHaveText([/Lumber1 instead of 2/, /Brick1 instead of 2/, /Ore1 instead of 2/]);
  await noViolations(page);
  await keep(page, '13.3');
  await page.locator('.pile[data-resource="ore"]').click();
  await page.getByRole('button', { name: 'Build', exact: true }).click();
  await expect(site(page, /^Aqueduct/)).toBeVisible();
});

test('13.4 the Statue asks for two knights or fleets of the hand', async ({ page, house, context }) => {
  const hand = ['otto', 'ore-fleet', 'osmund', 'spy'];
  const theirs = { ...land(BENEFACTOR, ['otto', '-'], ['ore-fleet', '-']), hand: ['beloved-prince-statue'] };
  const built = artisans({ hand }, theirs, { active: 1 }, ['build beloved-prince-statue 0,a']);
  await sit(page, context.request, house, built);
  await expect(page.getByText('Briar’s turn is paused for you')).toBeVisible();
  await expect(heading(page)).toHaveText('Offer two of these to Briar');
  await expect(page.locator('[data-region="hand"] [data-lit]')).toHaveCount(3);
  await expect(page.locator('.count')).toHaveText('0 of 2');
  await noViolations(page);
  await keep(page, '13.4');
  await page.locator('[data-card="osmund"]').click();
  await expect(page.locator('.count')).toHaveText('1 of 2');
  await page.locator('[data-card="ore-fleet"]').click();
  await expect(page.locator('[data-region="log"]')).toContainText('You lay Ore Fleet open');
});

test('13.5 Feeding of the Poor says what it costs and brings', async ({ page, house, context }) => {
  await sit(page, context.request, house, artisans({ markers: ['public-feeling:1'] }));
  await page.locator('[data-card="feeding-of-the-poor"]').click();
  await expect(page.locator('.rows li')).toHaveText([/You give.*1 gold/s, /You get.*2 stars/s]);
  await noViolations(page);
  await keep(page, '13.5');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(feeling(page, 3)).toBeVisible();
});

test('13.6 at Riots the star is asked for first, with the bill written out', async ({ page, house, context }) => {
  const riots = artisans({}, {}, { phase: 'before-roll', events: ['riots'] }, ['roll', 'rolled 4 card']);
  await sit(page, context.request, house, riots);
  await expect(page.getByText('You drew Riots')).toBeVisible();
  await expect(heading(page)).toHaveText('Pay 1 star and be spared?');
  await expect(page.getByText('Otherwise no production, and 1 resource for each of these')).toBeVisible();
  await expect(page.locator('.stake li')).toHaveText(['Garrison', 'Lumber Fleet']);
  await noNotation(page);
  await noViolations(page);
  await keep(page, '13.6');
  await page.getByRole('button', { name: 'Pay 1 star' }).click();
  await expect(feeling(page, 1)).toBeVisible();
});

test('a joust shows both dice with the points of the knights, also of a round that was equal', async ({
  page,
  house,
  context,
}) => {
  const dice = ['die 2', 'die 1', 'die 3', 'die 1'];
  const fought = artisans({ hand: ['joust', 'scout'] }, {}, {}, ['play joust', 'choose 2,a', ...dice]);
  await sit(page, context.request, house, fought);
  await expect(heading(page)).toHaveText('Joust: take 1 resource from Briar');
  const rounds = page.getByRole('list', { name: 'The joust' }).getByRole('listitem');
  await expect(rounds).toHaveText([/2 \+ 1 = 3.*1 \+ 2 = 3.*equal: roll again/s, /3 \+ 1 = 4.*1 \+ 2 = 3/s]);
  await noViolations(page);
  await keep(page, '13-joust');
  await page.locator('.pile[data-resource="grain"]').click();
  await expect(heading(page)).toHaveText(/^Joust: receive 1/);
  await expect(rounds).toHaveCount(2);
});

test('a House fetches a discarded Work of Art in place of a draw', async ({ page, house, context }) => {
  const short = artisans({ hand: ['scout'] }, {}, { phase: 'replenish', discard: ['epic', 'caravan'] });
  await sit(page, context.request, house, short);
  await expect(heading(page)).toHaveText('Fill your hand: 3 cards');
  await expect(page.locator('[data-stack][data-lit]')).toHaveCount(6);
  await expect(site(page, /^House of the Benefactor/)).toHaveAttribute('data-lit');
  await noViolations(page);
  await keep(page, '13-fetch');
  await page.getByRole('button', { name: 'House: a discarded card, no draw' }).click();
  await expect(page.locator('[data-card="epic"]')).toBeVisible();
  await expect(heading(page)).toHaveText('Fill your hand: 2 cards');
  await expect(site(page, /^Gold Field 6, 2 of 3 gold/)).toBeVisible();
});

/** A Lancer and a Small Market Town lie on the first two roads. */
const GUARDED = land(
  ARTISAN,
  ['city | road |', 'city | road + lancer |'],
  ['settlement | road | settlement', 'settlement | road + small-market-town | settlement'],
);

test('road cards lie on their roads, and a free road is lit for the Traveling Theater', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, artisans({ ...GUARDED, hand: ['traveling-theater'] }));
  await expect(site(page, /^Lancer, strength 1, on a road/)).toBeVisible();
  const town = site(page, /^Small Market Town, trade 1, on a road/);
  // The longest name stays whole on the narrow card.
  const [tile, name, foot] = await Promise.all(
    ['.tile', '.name', '.foot'].map((it) => town.locator(it).first().boundingBox()),
  );
  expect(name!.y).toBeGreaterThanOrEqual(tile!.y);
  expect(name!.y + name!.height).toBeLessThanOrEqual(foot!.y + 1);
  await page.locator('[data-card="traveling-theater"]').click();
  const road = page.locator('[data-land="0"] .road.lit');
  await expect(road).toHaveCount(1);
  await expect(road).toContainText('on this road');
  await noViolations(page);
  await keep(page, '13-roads');
  await road.click();
  // Two fields could pay the grain, so the proposed payment waits for a word.
  await expect(page.getByRole('button', { name: 'or Fields 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Build', exact: true }).click();
  await expect(site(page, /^Traveling Theater, on a road/)).toBeVisible();
});

test('a Lancer asks for a star when brigands come, a Small Market Town gives for a full region', async ({
  page,
  house,
  context,
}) => {
  const rolled = (dice: string) => artisans(GUARDED, {}, { phase: 'before-roll' }, ['roll', dice]);
  await sit(page, context.request, house, rolled('rolled 1 brigands'));
  await expect(heading(page)).toHaveText('Lancer: pay 1 star, so that brigands take nothing?');
  await keep(page, '13-lancer');
  await page.getByRole('button', { name: 'Pay 1 star' }).click();
  await expect(feeling(page, 1)).toBeVisible();
  await sit(page, context.request, house, rolled('rolled 1 trade'));
  await expect(heading(page)).toHaveText(/^Small Market Town: receive 1 lumber, brick, wool, ore or gold/);
  await expect(page.locator('.pile[data-lit]')).toHaveCount(2);
  await keep(page, '13-market');
  await page.locator('.pile[data-resource="brick"]').click();
  await expect(site(page, /^Hills 5, 3 of 3 brick/)).toBeVisible();
});

test('Artisans & Benefactors on phones and tablets', async ({ page, house, context }) => {
  await sit(page, context.request, house, artisans());
  for (const [width, height] of [
    [390, 844],
    [740, 360],
    [768, 1024],
    [1024, 768],
  ] as const) {
    await resize(page, width, height);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${width} x ${height}`).toBeLessThanOrEqual(0);
    await noViolations(page);
    await keep(page, `13-${width}`);
  }
});

test('a game with Artisans & Benefactors is played to its end by clicking', async ({ page, house, context }) => {
  test.setTimeout(180_000);
  await sit(page, context.request, house, { spec: 'classic:artisans,target=5' });
  await playOut(page, 1500);
});
