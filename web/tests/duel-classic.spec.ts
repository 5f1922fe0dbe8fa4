/**
 * The classic duel on the screen, scene by scene: its own words, dice and tokens, locked cards, duels with an answer out of the hand, the
 * hand step, swaps between princes. Each scene is laid from a position, and its picture is kept for looking.
 */
import type { Browser, Page } from '@playwright/test';
import { classic, land, MIRA, ROWAN, sides } from './classical';
import { heading, keep, noNotation, playOut, resize, sit, site } from './duelling';
import { expect, listen, noViolations, open, test, type House } from './house';

/** Rowan plays an Arsonist against Mira, who holds these cards. */
const attacked = (hand: string[], then: string[] = []) =>
  classic({ active: 1, ...sides({ hand }, { hand: ['arsonist'] }) }, ['play arsonist', ...then]);
const faces = (page: Page) => page.getByRole('list', { name: 'The faces with which the attack succeeds' });

test('12.1 the classic table has its own words, the event die first, and two tokens', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, classic({ phase: 'before-roll' }, ['roll', 'rolled 3 celebration']));
  await expect(page.locator('header .where')).toContainText('Classic Duel, Basic game');
  const standing = page.getByRole('table', { name: 'Standing' });
  await expect(standing.getByRole('rowheader')).toHaveText(['points', 'trade', 'strength', 'tournament']);
  await expect(standing).toContainText('Knight: you');
  await expect(standing).toContainText('Mill: Briar');
  const dice = page.locator('[data-region="dice"]');
  await expect(dice.locator('.dice > *').first()).toHaveAttribute('aria-label', 'tournament');
  await expect(dice).toContainText('2 to 2');
  await expect(page.locator('[data-stack]')).toHaveCount(5);
  await expect(page.getByRole('button', { name: /^Trade/ })).toContainText('bank or Briar');
  await expect(site(page, /^Walter the Recreant, strength 3, tournament 1/)).toBeVisible();
  await noNotation(page);
  await noViolations(page);
  await keep(page, '12.1');
});

test('12.2 action cards are locked until both have seven points together, Scout excepted', async ({
  page,
  house,
  context,
}) => {
  const small = land(MIRA, ['city', 'settlement'], ['abbey, library', 'abbey']);
  const mine = { ...small, hand: ['merchant', 'caravan', 'scout'] };
  const theirs = land(ROWAN, ['city', 'settlement'], ['marketplace', '-'], ['church', '-']);
  await sit(page, context.request, house, classic({ unlocked: false, ...sides(mine, theirs) }));
  for (const name of ['Merchant', 'Caravan']) {
    const card = page.getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(card).toContainText('Locked: 6 of 7 points');
    await expect(card).toHaveAttribute('aria-disabled', 'true');
  }
  await expect(page.getByRole('button', { name: /^Scout/ })).not.toContainText('Locked');
  await expect(heading(page)).toHaveText('Your turn: build, trade or end.');
  await noViolations(page);
  await keep(page, '12.2');
});

test('12.3 an attack is answered out of the hand, by the card itself or by a button', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, attacked(['bishop', 'herb-woman', 'brick-fleet']));
  await expect(page.getByText('Briar plays Arsonist against you')).toBeVisible();
  await expect(heading(page)).toHaveText('Answer with the Bishop?');
  await expect(faces(page).getByRole('listitem')).toHaveText([...Array(5).fill('succeeds'), '']);
  await expect(page.locator('[data-region="hand"] [data-lit]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Let it happen' })).toHaveCount(1);
  await noNotation(page);
  await noViolations(page);
  await keep(page, '12.3');
  await page.getByRole('button', { name: 'Play Bishop' }).click();
  await expect(page.locator('[data-region="log"]')).toContainText('You play Bishop');
  // Without the card the same is asked, so that neither the question nor its time tells anything.
  await sit(page, context.request, house, attacked(['brick-fleet']));
  await expect(heading(page)).toHaveText('Answer with the Bishop?');
  await expect(page.getByText('Bishop: not in your hand')).toBeVisible();
  await noViolations(page);
  await keep(page, '12.3-without');
  await page.getByRole('checkbox', { name: 'Do not ask me again before my turn' }).click();
  await expect(heading(page)).not.toHaveText('Answer with the Bishop?');
});

test('12.4 the die stays until the winner has named what goes back', async ({ page, house, context }) => {
  await sit(page, context.request, house, attacked(['bishop', 'brick-fleet'], ['card 0', 'die 4']));
  await expect(heading(page)).toHaveText('You win the duel: which building goes back?');
  await expect(faces(page).getByRole('listitem')).toHaveText(['succeeds', 'succeeds', '', '', '', '']);
  await expect(faces(page).getByRole('listitem').nth(3)).toHaveClass(/fell/);
  await expect(page.locator('[data-land="1"] [data-lit]')).toHaveCount(2);
  await noViolations(page);
  await keep(page, '12.4');
  await page
    .locator('[data-land="1"]')
    .getByRole('gridcell', { name: /^Church/ })
    .click();
  await expect(page.locator('[data-region="log"]')).toContainText('takes Church into the hand');
});

test('12.5 the limit of the hand holds in the other’s turn too', async ({ page, house, context }) => {
  const mine = { ...land(MIRA, ['abbey, library', 'abbey']), hand: ['pippin', 'spy', 'garrison', 'alchemist'] };
  const burnt = classic({ active: 1, ...sides(mine, { hand: ['arsonist'] }) }, [
    'play arsonist',
    'pass',
    'die 2',
    'choose 0,a',
  ]);
  await sit(page, context.request, house, burnt);
  await expect(page.getByText('Briar’s turn is paused for you')).toBeVisible();
  await expect(heading(page)).toHaveText('Put 2 cards back under stacks');
  await expect(page.locator('.count')).toHaveText('5 of 3 in your hand');
  await noViolations(page);
  await keep(page, '12.5');
  await page.locator('[data-card="pippin"]').click();
  await page.locator('[data-stack="3"]').click();
  await expect(heading(page)).toHaveText('Put 1 card back under a stack');
});

test('12.6 the hand step fills or exchanges, and a search is paid', async ({ page, house, context }) => {
  await sit(page, context.request, house, classic({ phase: 'replenish', ...sides({ hand: ['pippin', 'mint'] }) }));
  await expect(heading(page)).toHaveText('Fill your hand: 3 cards');
  await expect(page.locator('.count')).toHaveText('2 of 5 in your hand');
  await expect(page.locator('[data-stack][data-lit]')).toHaveCount(5);
  await expect(page.getByText('not this turn: a card was missing')).toBeVisible();
  await noViolations(page);
  await keep(page, '12.6');
  await page.locator('[data-stack="1"]').click();
  await expect(heading(page)).toHaveText('Fill your hand: 2 cards');
  await page.getByRole('button', { name: /^Search a stack …/ }).click();
  await page.locator('[data-stack="2"]').click();
  await page.locator('.pile[data-resource="wool"]').click();
  await expect(heading(page)).toHaveText('Pay 1 resource of your choice');
  await page.locator('.pile[data-resource="gold"]').click();
  await expect(page.getByText('Only you see this')).toBeVisible();
  await page.locator('.tiles button').first().click();
  await expect(page.locator('[data-region="hand"] [data-card]')).toHaveCount(4);
  // Nothing was missing: one card may be exchanged.
  const full = ['pippin', 'mint', 'spy', 'alchemist', 'falk'];
  await sit(page, context.request, house, classic({ phase: 'exchange', ...sides({ hand: full }) }));
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
  await page.getByRole('button', { name: /^Spy/ }).click();
  await expect(page.locator('.sentence')).toHaveText(/Spy\s*under which stack\?/);
  await keep(page, '12.6-exchange');
});

/** A second person at the table, in a browser of their own. */
async function guestOf(browser: Browser, house: House, page: Page, table: string) {
  const other = await browser.newContext({ locale: 'en-GB' });
  const guest = await other.newPage();
  const errors: string[] = [];
  listen(guest, errors);
  await page.goto(`${house.address}/t/${table}`);
  await guest.goto(`${house.address}/t/${table}`);
  await guest.getByLabel('Your name').fill('Rowan');
  await guest.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  return { guest, errors, other };
}

test('12.7 two browsers: a swap is offered by the prince on turn, and accepted or declined', async ({
  page,
  house,
  context,
  browser,
}) => {
  const { table } = await open(context.request, house, classic());
  const { guest, errors, other } = await guestOf(browser, house, page, table);
  const offer = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Trade/ }).click();
    await page.getByRole('radio', { name: 'Rowan' }).check();
    await expect(heading(page)).toHaveText('Swap with Rowan');
    await page.getByRole('group', { name: 'You give' }).getByRole('button', { name: 'More: gold' }).click();
    await page.getByRole('group', { name: 'You get' }).getByRole('button', { name: 'More: ore' }).click();
  };
  await offer();
  await expect(page.getByText('1 gold for 1 ore: Rowan may accept or decline.')).toBeVisible();
  await noViolations(page);
  await keep(page, '12.7-offer');
  await page.getByRole('button', { name: 'Offer Rowan this swap' }).click();
  await expect(guest.getByText('Ann offers you a swap')).toBeVisible();
  await expect(heading(guest)).toHaveText('Take 1 gold for 1 ore?');
  await expect(guest.locator('.sentence')).toHaveText(/You give\s*1 ore.*You get\s*1 gold/s);
  await expect(guest.getByText('Paid from Mountains 3; room in Gold Field 1.')).toBeVisible();
  // No counter-offer: the prince on turn alone offers.
  await expect(guest.locator('.answers').getByRole('button')).toHaveText(['Accept the offer', 'Decline the offer']);
  await noViolations(guest);
  await keep(guest, '12.7');
  await guest.getByRole('button', { name: 'Decline the offer' }).click();
  await expect(heading(page)).toHaveText(/^Your turn/);
  await expect(site(page, /^Mountains 2, 2 of 3 ore/)).toBeVisible();
  await offer();
  await page.getByRole('button', { name: 'Offer Rowan this swap' }).click();
  await guest.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(site(page, /^Mountains 2, 3 of 3 ore/)).toBeVisible();
  expect(errors).toEqual([]);
  await other.close();
});

test('two browsers: an attack is answered out of the hand', async ({ page, house, context, browser }) => {
  const { table } = await open(context.request, house, classic(sides({}, { hand: ['bishop', 'spy'] })));
  const { guest, errors, other } = await guestOf(browser, house, page, table);
  await page.getByRole('button', { name: /^Arsonist/ }).click();
  await page.locator('.opts .btn.lit').click();
  await expect(heading(page)).toHaveText(/Rowan/);
  await expect(heading(guest)).toHaveText('Answer with the Bishop?');
  await guest.locator('[data-card="bishop"]').click();
  await expect(guest.locator('[data-region="log"]')).toContainText('You play Bishop');
  await expect
    .poll(async () => (await heading(page).innerText()) + (await heading(guest).innerText()))
    .toContain('You win the duel');
  expect(errors).toEqual([]);
  await other.close();
});

test('the classic duel on a phone, upright and sideways, and on tablets', async ({ page, house, context }) => {
  const sizes = [
    [390, 844],
    [844, 390],
    [768, 1024],
    [1024, 768],
  ] as const;
  await sit(page, context.request, house, attacked(['bishop', 'herb-woman', 'brick-fleet']));
  for (const [width, height] of sizes) {
    await resize(page, width, height);
    for (const name of ['Play Bishop', 'Let it happen'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    // Where the hand is a list, the card says what it would do.
    const line = page.locator('[data-card="bishop"] .line');
    if (await line.isVisible()) await expect(line.locator('small')).toHaveText('play');
    await noViolations(page);
    await keep(page, `12.3-${width}`);
  }
  await sit(page, context.request, house, classic());
  await page.getByRole('button', { name: /^Trade/ }).click();
  await page.getByRole('radio', { name: 'Briar' }).check();
  for (const [width, height] of sizes) {
    await resize(page, width, height);
    await expect(page.getByRole('group', { name: 'You give' })).toBeVisible();
    await noViolations(page);
    await keep(page, `12.7-${width}`);
  }
});

test('a turn of the classic duel by keyboard: digits, trade, the counter', async ({ page, house, context }) => {
  await sit(page, context.request, house, classic());
  await page.keyboard.press('2');
  await expect(heading(page)).toHaveText(/^Build Pippin the Short/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await expect(page.getByRole('radio', { name: 'Bank' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText(/^Your turn/);
  await sit(page, context.request, house, attacked(['bishop']));
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-region="log"]')).toContainText(/You (play Bishop|decide)/);
});

test('a classic game is played to its end by clicking', async ({ page, house, context }) => {
  test.setTimeout(180_000);
  await sit(page, context.request, house, { spec: 'classic:target=5' });
  await playOut(page, 1500);
});
