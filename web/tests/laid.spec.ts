/** Tables that begin from a position: later scenes are reached the same way by people and by tests. */
import { asked, expect, listen, noViolations, open, test } from './house';

/** Ann has eight points; the two free roads make five in a row, and ten points. */
const PUZZLE = {
  rules: 'island:seats=3',
  table: {
    moment: 'main',
    active: 0,
    turn: 61,
    robber: '-2,2',
    sides: [
      {
        cities: ['0,0,N', '-1,1,S', '1,1,S'],
        settlements: ['2,-2,N', '-1,-1,N'],
        roads: ['0,0,NE', '0,0,NW', '0,0,W', '-1,1,SE'],
        hand: { lumber: 1, brick: 2, wool: 4 },
        development: { roads: 1 },
      },
      { settlements: ['-2,1,N', '0,2,S'], hand: { grain: 2 } },
      { settlements: ['2,0,S', '0,-2,N'] },
    ],
  },
};

test('a puzzle is laid by hand, solved by clicking with the advice of a bot, and looked at again', async ({
  page,
  house,
  context,
  browser,
  errors,
}) => {
  const { table } = await open(context.request, house, { position: PUZZLE, bots: 'greedy', settings: { hints: true } });
  await page.goto(`${house.address}/t/${table}`);
  await expect(page.getByText('Laid by hand.')).toBeVisible();
  await expect(page.getByText(/The host knows everything that is hidden/)).toBeVisible();
  await noViolations(page);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await asked(page);
  await expect(page.locator('li.rc:not(.none)')).toHaveCount(3);

  await page.getByRole('button', { name: 'Ask for advice' }).click();
  const advice = page.getByRole('region', { name: 'Advice' });
  await expect(advice.getByRole('listitem')).toHaveCount(3);
  await expect(advice.getByRole('listitem').first()).toContainText('Wins the game.');
  await noViolations(page);
  await page.screenshot({ path: 'scenes/advice.png' });
  await advice.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Roads play' }).click();
  for (const road of ['1,-1,SE', '1,0,NE']) await page.locator(`[data-place="${road}"][data-lit]`).click();
  await expect(page.getByRole('heading', { name: /wins? with 10 points/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText('Nobody bent the dice.')).toBeVisible();
  await expect(
    page.getByText('The position at the beginning was laid by hand; no dice were used for it.'),
  ).toBeVisible();

  // Somebody who only has the address sees the end and comes to the replay, without a name.
  const stranger = await browser.newContext();
  const late = await stranger.newPage();
  listen(late, errors);
  await late.goto(page.url());
  await expect(late.getByRole('heading', { name: /wins? with 10 points/ }).first()).toBeVisible();
  await late.getByRole('link', { name: 'Replay' }).click();
  await expect(late.getByText('Laid by hand.')).toBeVisible();
  await stranger.close();

  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByText('Laid by hand.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The beginning' })).toBeVisible();
  await page.getByRole('button', { name: 'Let a bot look at this game' }).click();
  await expect(page.getByText('Chance to win, in %')).toBeVisible();
  await expect(page.getByText('No choice cost much.')).toBeVisible();
  await noViolations(page);
  await page.screenshot({ path: 'scenes/review.png' });
});

test('a duel goes on from the middle of a card', async ({ page, house, context }) => {
  const position = {
    rules: 'duel',
    table: {
      phase: 'action',
      active: 0,
      turn: 27,
      sides: [
        {
          principality: [
            'forest-2:1 | brick-ship | gold-field-1:3 | - | fields-6:1 | - | hills-5:1',
            '- | city | road | city | road | settlement | road',
            'hills-3 | grain-ship | pasture-4:1 | - | mountains-5 | - | gold-field-3',
          ],
          hand: ['goldsmith', 'ore-ship'],
        },
        { hand: ['scout'] },
      ],
    },
    then: ['play goldsmith'],
  };
  const { table } = await open(context.request, house, { position, bots: 'greedy', begin: true });
  await page.goto(`${house.address}/t/${table}`);
  await asked(page);
  const version = await page.locator('[data-version]').getAttribute('data-version');
  await page.locator('[data-lit]:visible').first().click();
  await expect(page.locator('[data-version]')).not.toHaveAttribute('data-version', version!);
});
