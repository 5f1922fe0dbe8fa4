/**
 * The scenes of the duel's screen, one by one: what is shown, where, in which words. Each is laid from a position, and its picture is
 * kept for looking.
 */
import { ANN, BEN, heading, keep, noNotation, position, resize, sit, site } from './duelling';
import { expect, listen, noViolations, test } from './house';

type Side = Partial<typeof ANN>;
/** Both sides, with what differs. */
const sides = (ann: Side = {}, ben: Side = {}) => ({
  sides: [
    { ...ANN, ...ann },
    { ...BEN, ...ben },
  ],
});
/** A land with some cards exchanged for others. */
const land = (of: { principality: string[] }, ...cards: [string, string][]) => ({
  principality: of.principality.map((row) => cards.reduce((it, [from, to]) => it.replace(from, to), row)),
});
/** The dice have fallen in Ann's turn. */
const rolled = (dice: string, more: object = {}) => ({
  position: position({ phase: 'before-roll', ...more }, ['roll', `rolled ${dice}`]),
});

test('7.4 a settlement turns up two regions: they are proposed where they will lie, and can be swapped', async ({
  page,
  house,
  context,
}) => {
  const then = ['settlement right', 'pay 5,b', 'pay 5,a'];
  await sit(page, context.request, house, { position: position({}, then) });
  const own = page.locator('[data-land="0"]');
  await expect(heading(page)).toHaveText('Forest 4 above, Gold Field 2 below?');
  await expect(own.locator('.laying')).toHaveCount(2);
  await keep(page, '7.4-regions');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(heading(page)).toHaveText('Gold Field 2 above, Forest 4 below?');
  await page.getByRole('button', { name: 'Lay them so' }).click();
  await expect(heading(page)).toHaveText(/^Your turn/);
  await expect(own.locator('.laying')).toHaveCount(0);
  await expect(own.getByRole('gridcell', { name: 'Gold Field 2, 0 of 3 gold' })).toBeVisible();
});

test('7.7 and 7.8 what a roll gave and what brigands counted stand there for both seats', async ({
  page,
  house,
  context,
}) => {
  const dice = page.locator('[data-region="dice"]');
  await sit(page, context.request, house, rolled('2 trade'));
  await expect(dice.getByRole('listitem')).toHaveText([/Ann.*full: Forest 2/, /Briar.*1 brick/]);
  await expect(page.locator('[data-land="1"] .hit')).toContainText('+1');
  await expect(page.locator('[data-land="0"] .hit')).toContainText('full');
  await keep(page, '7.7');
  await sit(page, context.request, house, rolled('5 brigands'));
  await expect(dice.getByRole('listitem')).toHaveText([
    /16 − 6 hidden = 10, more than 7.*−.*3 gold and 2 wool/s,
    /11, more than 7.*−.*2 gold and 1 wool/s,
  ]);
  await expect(page.getByRole('gridcell', { name: /^Pasture 4, 0 of 3/ })).toContainText('−2');
  await noViolations(page);
  await keep(page, '7.8');
});

test('7.10, 7.11 and 7.12 an event is answered with piles that say what is there', async ({ page, house, context }) => {
  const trade = land(ANN, ['abbey', 'marketplace'], ['inga', 'large-trade-ship']);
  await sit(page, context.request, house, rolled('2 trade', sides(trade)));
  await expect(page.getByText('You rolled trade. Commerce: 3 to 2.')).toBeVisible();
  await expect(heading(page)).toHaveText('Take 1 resource from Briar');
  const pile = (name: string) => page.locator(`.pile[data-resource="${name}"]`);
  await expect(pile('brick')).toContainText('has 2');
  await expect(pile('gold')).toContainText('you are full');
  await expect(pile('gold')).not.toHaveAttribute('data-lit');
  await keep(page, '7.10');
  await sit(page, context.request, house, rolled('2 celebration'));
  await expect(page.getByText('You rolled celebration. Skill: 3 to 1.')).toBeVisible();
  await expect(pile('lumber')).toContainText('Forest 6');
  await expect(pile('gold')).toContainText('full');
  await keep(page, '7.11');
  await pile('brick').click();
  await page.getByRole('button', { name: 'Hills 3', exact: true }).click();
  await expect(heading(page)).toHaveText(/^Your turn/);
  await sit(page, context.request, house, rolled('2 harvest'));
  await expect(page.getByText('You rolled plentiful harvest.')).toBeVisible();
  await keep(page, '7.12');
  await pile('wool').click();
  await expect(page.locator('[data-region="dice"]').getByRole('listitem').first()).toContainText('1 wool');
});

test('7.13 an event card lies large until the next move, also when it asks nobody', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, rolled('2 card', { events: ['year-of-plenty'] }));
  const card = page.getByRole('img', { name: 'Year of Plenty happens now' });
  await expect(card).toBeVisible();
  await expect(page.locator('[data-region="dice"]')).toContainText('Year of Plenty');
  await keep(page, '7.13');
  await page.getByRole('button', { name: /^Road/ }).click();
  await page.locator('[data-land="0"] [data-lit]').first().click();
  await page.getByRole('button', { name: 'Build', exact: true }).click();
  await expect(card).toHaveCount(0);
});

test('7.14 the faces that stop an attack are named beside the die that fell', async ({ page, house, context }) => {
  const ann = { ...land(ANN, [' storehouse ', ' hedge-tavern '], [' abbey ', ' - ']), hand: ['arsonist'] };
  const ben = { ...land(BEN, ['3:1 | - |', '3:1 | lookout-tower, abbey |']), hand: ['goldsmith'] };
  const attack = { ...position(sides(ann, ben), ['play arsonist', 'die 2']), rules: 'duel:theme=turmoil' };
  await sit(page, context.request, house, { position: attack });
  const faces = page.getByRole('list', { name: 'The faces that stop the attack' }).getByRole('listitem');
  await expect(faces).toHaveText(['stops it', 'stops it', '', '', '', '']);
  await expect(faces.nth(1)).toHaveClass(/fell/);
  await expect(page.locator('[data-region="dice"]')).toContainText('Briar fends off Arsonist with Lookout Tower.');
  await keep(page, '7.14');
});

test('7.16 and 7.17 the exchange is one growing sentence, and a searched stack is numbered and private', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, { position: position({ phase: 'exchange' }) });
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
  await page.getByRole('button', { name: 'Harald' }).click();
  await expect(page.locator('.sentence')).toHaveText(/Harald\s*under which stack\?/);
  await page.locator('[data-stack="1"]').click();
  await expect(page.locator('.sentence')).toHaveText(/Harald\s*under Basic 2\s*and take …/);
  await keep(page, '7.17');
  await page.getByRole('button', { name: /^Search a stack …/ }).click();
  await page.locator('[data-stack="2"]').click();
  await expect(heading(page)).toHaveText('Pay 2 resources of your choice');
  await page.locator('.pile[data-resource="wool"]').click();
  await expect(heading(page)).toHaveText('Pay 1 resource of your choice');
  await page.locator('.pile[data-resource="gold"]').click();
  await expect(heading(page)).toHaveText('Take a card out of stack Basic 3');
  await expect(page.getByText('Only you see this')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await expect(page.locator('.tiles .order').first()).toHaveText('1');
  await noNotation(page);
  await keep(page, '7.16');
  await page.locator('.tiles button').first().click();
  await expect(page.locator('[data-region="hand"] [data-card]')).toHaveCount(4);
});

test('7.18 the hand is filled card by card, and too many go back', async ({ page, house, context }) => {
  const fill = position({ phase: 'replenish', ...sides({ hand: ['goldsmith', 'harald'] }) });
  await sit(page, context.request, house, { position: fill });
  await expect(heading(page)).toHaveText('Draw 2 cards, one at a time');
  await expect(page.locator('.count')).toHaveText('2 of 4 in your hand');
  await keep(page, '7.18');
  await page.locator('[data-stack="0"]').click();
  await expect(heading(page)).toHaveText('Draw 1 card');
  const many = position({ phase: 'replenish', ...sides(land(ANN, ['abbey', '-'])) });
  await sit(page, context.request, house, { position: many });
  await expect(heading(page)).toHaveText('Put 1 card back under a stack');
  await expect(page.locator('.count')).toHaveText('4 of 3 in your hand');
  await expect(page.locator('[data-region="hand"] [data-lit]')).toHaveCount(4);
});

test('7.19 the discard pile shows its top card and count, and opens newest first when cards are taken there', async ({
  page,
  house,
  context,
}) => {
  const ann = {
    ...land(ANN, ['storehouse', 'library'], ['grain-ship', '-']),
    hand: ['gustav-the-librarian', 'harald'],
  };
  const discard = ['goldsmith', 'brigitta-the-wise-woman', 'grain-ship'];
  const library = { ...position({ discard, ...sides(ann) }), rules: 'duel:theme=progress' };
  await sit(page, context.request, house, { position: library });
  await expect(page.getByRole('img', { name: 'Discard pile, 3 cards, on top: Grain Ship' })).toBeVisible();
  await page.getByRole('button', { name: 'Gustav the Librarian' }).click();
  await page.locator('.opts .btn.lit').click();
  await expect(page.getByText('Both saw these go')).toBeVisible();
  await expect(page.getByText('Only you see this')).toHaveCount(0);
  await expect(page.locator('.tiles .name')).toHaveText(['Grain Ship', 'Brigitta', 'Goldsmith']);
  await expect(page.getByRole('button', { name: 'Discard pile, 3 cards: take one' })).toBeVisible();
  await noViolations(page);
  await keep(page, '7.19');
  await page.locator('.tiles button').last().click();
  await expect(page.locator('[data-card="goldsmith"]')).toBeVisible();
});

test('7.20 of the buildings of the other three are named, and the count is written out', async ({
  page,
  house,
  context,
}) => {
  const ben = land(
    BEN,
    ['3:1 | - |', '3:1 | abbey |'],
    ['candamir', 'marketplace'],
    ['bridge |', 'bridge, storehouse |'],
  );
  const feud = position({ phase: 'before-roll', events: ['feud'], ...sides(land(ANN, ['inga', 'candamir']), ben) }, [
    'roll',
    'rolled 2 card',
  ]);
  await sit(page, context.request, house, { position: feud });
  await expect(heading(page)).toHaveText('Feud: name three buildings of Briar');
  const lit = page.locator('[data-land="1"] [data-lit]');
  await expect(lit).toHaveCount(4);
  await lit.first().click();
  await expect(page.locator('.sentence')).toHaveText(/1 of 3\s*Abbey\s*and 2 more/);
  await expect(lit).toHaveCount(3);
  // Both lands are in sight: the button still opens the rival's.
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeVisible();
  await page.mouse.move(0, 0);
  await keep(page, '7.20-feud');
});

test('7.21 two cards of the other hand are chosen, and then the stack of each', async ({ page, house, context }) => {
  const ann = { ...land(ANN, ['inga', 'candamir']), hand: ['goldsmith', 'grain-mill', 'harald'] };
  const ben = { ...land(BEN, ['candamir', '-']), hand: ['scout', 'brick-ship', 'marketplace'] };
  await sit(page, context.request, house, rolled('2 card', { events: ['fraternal-feuds'], ...sides(ann, ben) }));
  await expect(page.getByText('Only you see this')).toBeVisible();
  const cards = page.locator('.tiles button');
  await expect(cards.locator('[data-face="medium"]')).toHaveCount(3);
  await keep(page, '7.21');
  await page.locator('.tiles').getByRole('button', { name: 'Scout' }).click();
  await page.locator('.tiles').getByRole('button', { name: 'Marketplace' }).click();
  await expect(heading(page)).toHaveText('Fraternal Feuds: put the cards under stacks');
  await expect(cards).toHaveCount(2);
  for (const left of [1, 0]) {
    await cards.first().click();
    await page.locator('[data-stack][data-lit]').nth(1).click();
    await expect(cards).toHaveCount(left);
  }
  await expect(page.getByText('1 card in hand')).toBeVisible();
});

test('7.23 an advantage that changes hands keeps an edge of ink until the next move', async ({
  page,
  house,
  context,
}) => {
  const change = position(sides({ hand: ['austin', 'harald'] }, land(BEN, ['candamir', 'osmund'])));
  await sit(page, context.request, house, { position: change });
  const row = page.getByRole('table', { name: 'Standing' }).getByRole('row', { name: /strength/ });
  await expect(row).not.toHaveClass(/changed/);
  await page.getByRole('button', { name: 'Harald' }).click();
  await page.locator('[data-land="0"] [data-lit]').first().click();
  await expect(row).toHaveClass(/changed/);
  await expect(row).toContainText('advantage');
  await page.mouse.move(0, 0);
  await keep(page, '7.23');
  await page.getByRole('button', { name: /^Road/ }).click();
  await page.locator('[data-land="0"] [data-lit]').first().click();
  await page.getByRole('button', { name: 'Build', exact: true }).click();
  await expect(row).not.toHaveClass(/changed/);
});

test('7.26 a face-up card is built from its place, and an own card is taken off', async ({ page, house, context }) => {
  const face = { ...position(sides(land(ANN, [' storehouse ', ' - ']))), rules: 'duel:theme=turmoil' };
  await sit(page, context.request, house, { position: face });
  await page.getByRole('button', { name: 'Hedge Tavern, 2 cards' }).click();
  await expect(heading(page)).toHaveText('Build Hedge Tavern: choose a place');
  await keep(page, '7.26');
  await page.locator('[data-land="0"] [data-lit]').first().click();
  await expect(site(page, /^Hedge Tavern/)).toBeVisible();
  const full = land(
    ANN,
    [' - | hills-5', ' marketplace | hills-5'],
    [' - | forest-6', ' brick-ship | forest-6'],
    ['storehouse', 'storehouse, hedge-tavern'],
    ['grain-ship', 'grain-ship, wool-ship'],
  );
  const out = {
    ...position(sides({ ...full, hand: ['grain-mill'] }, { hand: ['scout'] })),
    rules: 'duel:theme=turmoil',
  };
  await sit(page, context.request, house, { position: out });
  await page.getByRole('button', { name: 'Take off an own card' }).click();
  await expect(page.getByText('It goes to the discard pile; nothing is paid back.')).toBeVisible();
  await keep(page, '7.26-out');
  await page.getByRole('button', { name: 'Abbey', exact: true }).click();
  await expect(heading(page)).toHaveText('Take off Abbey?');
  await expect(page.getByText(/Progress 1 becomes 0. Hand limit 4 becomes 3.$/)).toBeVisible();
  // Another card can be picked instead.
  await site(page, /^Marketplace/).click();
  await expect(heading(page)).toHaveText('Take off Marketplace?');
  await expect(page.getByText(/Commerce 4 becomes 3.$/)).toBeVisible();
  await keep(page, '7.26-consequence');
  await page.getByRole('button', { name: 'Take it off' }).click();
  await expect(site(page, /^Marketplace/)).toHaveCount(0);
});

test('7.29 the region stack opens for one seat, by kind, and two are taken', async ({ page, house, context }) => {
  await sit(page, context.request, house, { position: position(sides({ hand: ['scout', 'goldsmith'] })) });
  await page.getByRole('button', { name: 'Scout' }).click();
  await page.locator('.opts .btn.lit').click();
  await page.getByRole('button', { name: 'Pay so' }).click();
  await expect(heading(page)).toHaveText('Scout: choose the region that goes above');
  await expect(page.getByText('Only you see this')).toBeVisible();
  const regions = page.locator('.tiles button');
  const kinds = (await regions.locator('.name').allInnerTexts()).map((it) => it.trim());
  expect(kinds).toHaveLength(10);
  expect(kinds.filter((it, at) => it !== kinds[at - 1])).toHaveLength(new Set(kinds).size);
  await keep(page, '7.29');
  await regions.first().click();
  await expect(heading(page)).toHaveText('Scout: choose the region that goes below');
  await regions.first().click();
  await expect(heading(page)).toHaveText(/^Your turn/);
});

test('15.1 to 15.5 the duel on a phone: both lands, the hand, building, and a question in the rival’s turn', async ({
  browser,
  house,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  const errors: string[] = [];
  listen(page, errors);
  await sit(page, phone.request, house, { position: position() });
  await expect(page.locator('[data-land="0"]')).toBeVisible();
  await expect(page.locator('[data-land="1"]')).toBeHidden();
  for (const it of ['first to 7', 'turn 27']) await expect(page.locator('.top').getByText(it)).toBeVisible();
  // From top to bottom: the rival, the standing, the own land, the question; then the tabs.
  const parts = ['.foe .box', '.standing', '[data-land="0"]', '.prompt', '[data-region="hand"]', 'nav.tabs'];
  const order = await page.evaluate(
    (all) => all.map((it) => document.querySelector(it)!.getBoundingClientRect().top),
    parts,
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  await expect(heading(page)).toHaveText('Your turn');
  await expect(page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button')).toHaveText([
    'Mine',
    'Rival',
    'Points',
    'Dice',
    'Stacks',
    'Log',
  ]);
  await expect(page.locator('[data-card="grain-mill"]')).toContainText('Your fields');
  await keep(page, '15.1');
  await page.getByRole('button', { name: 'Show' }).tap();
  await expect(page.locator('[data-land="1"]')).toBeVisible();
  // The names of the rival's cards are whole.
  await expect(page.locator('[data-land="1"] .tile .name').first()).not.toHaveCSS('text-overflow', 'ellipsis');
  const facts = page.getByRole('list', { name: 'Standing' }).getByRole('listitem');
  await expect(facts.first()).toHaveText(/Strength advantage\s*4 to 1; Candamir 4/);
  await expect(page.locator('[data-region="hand"]')).toBeHidden();
  // What may be chosen lies in the other view: its tab says so.
  await expect(page.locator('[data-tab="table"]')).toContainText('something to choose');
  await keep(page, '15.2');
  await page.locator('[data-tab="table"]').tap();
  await page.locator('[data-card="grain-mill"]').tap();
  await expect(page.locator('[data-card="grain-mill"]')).toHaveAttribute('aria-pressed', 'true');
  await keep(page, '15.3-lifted');
  await page.locator('[data-land="0"] [data-lit]').first().tap();
  await expect(heading(page)).toHaveText('Build Grain Mill here?');
  await expect(page.locator('.ghost')).toBeVisible();
  await keep(page, '15.4');
  // Long reasons in the price tiles take their height from the cards of the hand, not from the tabs.
  const bare = (row: string): string => row.replace(/:\d/g, '');
  await sit(page, phone.request, house, { position: position(sides({ principality: ANN.principality.map(bare) })) });
  await expect(page.locator('.prices')).toContainText('3 ore');
  const [card, tabs] = await Promise.all(
    ['[data-card="harald"]', 'nav.tabs'].map(async (it) => (await page.locator(it).boundingBox())!),
  );
  expect(card!.y + card!.height).toBeLessThanOrEqual(tabs!.y);
  expect(card!.height).toBeGreaterThan(127);
  await keep(page, '15.1-poor');
  const feud = { ...rolled('2 card', { active: 1, events: ['feud'] }) };
  await sit(page, phone.request, house, feud);
  await expect(page.getByText('Briar’s turn is paused for you')).toBeVisible();
  await expect(page.locator('[data-land="0"] [data-lit]').first()).toBeInViewport();
  const answers = page.locator('.answers .btn');
  await expect(answers).toHaveText(['Storehouse', 'Abbey']);
  for (const it of await answers.all()) expect((await it.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await noViolations(page);
  await keep(page, '15.5');
  await answers.first().tap();
  await expect(heading(page)).toHaveText(/under which stack/);
  expect(errors).toEqual([]);
  await phone.close();
});

test('17.9 to 17.12 a phone held sideways: the desk beside the land, and nothing of a question runs over', async ({
  browser,
  house,
}) => {
  const phone = await browser.newContext({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  const isWhole = async () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.answers button, .prompt button')]
        .filter((it) => it.getClientRects().length > 0 && it.scrollWidth > it.clientWidth + 1)
        .map((it) => it.innerText),
    );
  const small = { width: 740, height: 360 };
  const large = { width: 844, height: 390 };
  await sit(page, phone.request, house, { position: position() });
  for (const [size, scene] of [
    [small, '17.9'],
    [large, '17.10'],
  ] as const) {
    await resize(page, size.width, size.height);
    await expect(page.locator('.hand .line').first()).toBeVisible();
    expect(await isWhole()).toEqual([]);
    // The rival and the standing are one strip; the desk ends with what can be done and with what closes the turn.
    await expect(page.locator('.rival')).toHaveText(/^\s*Briar\s*2\s*2 cards in hand, limit 3$/);
    await expect(heading(page)).toHaveText('Build, play, trade or end.');
    await expect(page.locator('[data-card="grain-mill"] .line')).toContainText('build, 4 sites');
    await expect(page.getByRole('button', { name: /^City/ })).toContainText('1 ore short');
    const parts = ['.prompt h1', '[data-card="harald"]', '.prices', '.btn.main'];
    const boxes = await Promise.all(parts.map(async (it) => (await page.locator(it).boundingBox())!));
    for (const [at, it] of boxes.entries())
      expect(it.y + it.height, parts[at]!).toBeLessThanOrEqual(boxes[at + 1]?.y ?? size.height);
    await keep(page, scene);
  }
  await page.locator('[data-card="grain-mill"]').tap();
  await expect(heading(page)).toHaveText('Build Grain Mill: choose a place');
  await keep(page, '17.10-placing');
  await page.setViewportSize(small);
  await expect(heading(page)).toHaveText('Build Grain Mill: choose a place');
  await keep(page, '17.9-placing');
  await sit(page, phone.request, house, rolled('2 harvest'));
  for (const [size, scene] of [
    [small, '17.11'],
    [large, '17.12'],
  ] as const) {
    await resize(page, size.width, size.height);
    expect(await isWhole()).toEqual([]);
    for (const it of await page.locator('.pile').all())
      expect((await it.boundingBox())!.height).toBeGreaterThanOrEqual(43.5);
    const hand = 'Your hand: Goldsmith, Merchant Caravan, Grain Mill and Harald. It cannot be played now.';
    await expect(page.getByText(hand)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-region="hand"]')).toBeHidden();
    await keep(page, scene);
  }
  await noViolations(page);
  await phone.close();
});

test('17.19, 17.20 and 17.22 tablets: a question leaves the lands as large as they were', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ viewport: { width: 768, height: 1024 }, hasTouch: true });
  const page = await context.newPage();
  const size = async (land: number) =>
    page.locator(`[data-land="${land}"] [role="gridcell"]`).evaluateAll((cells) => {
      const { width, height } = cells[0]!.getBoundingClientRect();
      return [Math.round(width), Math.round(height)];
    });
  const sizes = [
    [768, 1024, '17.19'],
    [820, 1180, '17.20'],
    [1024, 768, '17.22'],
  ] as const;
  const quiet: number[][] = [];
  await sit(page, context.request, house, { position: position() });
  for (const [width, height] of sizes) {
    await resize(page, width, height);
    quiet.push(await size(0), await size(1));
  }
  await sit(page, context.request, house, rolled('2 harvest'));
  for (const [width, height, scene] of sizes) {
    await resize(page, width, height);
    expect([await size(0), await size(1)], scene).toEqual(quiet.splice(0, 2));
    await expect(page.locator('.pile[data-lit]')).toHaveCount(5);
    await keep(page, scene);
  }
  await context.close();
});

test('16.1 to 16.4 keys: cells are walked and named, moves are said, and the keys of the card games work', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, { position: position() });
  const focused = async () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const region = async () =>
    page.evaluate(() => document.activeElement?.closest('[data-region]')?.getAttribute('data-region') ?? '');
  // The order of attention, and round again.
  for (const next of ['prompt', 'land', 'hand', 'actions', 'stacks', 'rival', 'players', 'log', 'prompt', 'land']) {
    await page.keyboard.press('F6');
    await expect.poll(region).toBe(next);
    if (next === 'hand') await keep(page, '16.1');
  }
  await page.keyboard.press('Control+Home');
  await expect.poll(focused).toBe('City, place 1 of 3');
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).toMatch(/^Storehouse/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe('Gold Field 1, 3 of 3 gold, full, upper row, between place 1 and place 2');
  await page.keyboard.press('PageUp');
  await expect(page.locator('[data-land="1"] :focus')).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await expect(page.locator('[data-land="0"] :focus')).toHaveCount(1);
  await page.keyboard.press('3');
  await expect(heading(page)).toHaveText('Build Grain Mill: choose a place');
  await page.keyboard.press('n');
  await expect
    .poll(focused)
    .toMatch(/^free site, above place 1 of 3, beside Forest 2 and Gold Field 1; Enter: Build Grain Mill/);
  await keep(page, '16.2');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Build Grain Mill here?');
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'or Forest 6' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('You build Grain Mill');
  await keep(page, '16.3');
  await page.keyboard.press('t');
  await expect(page.getByRole('group', { name: 'You give' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('i');
  await expect(heading(page)).toHaveText(/^Your turn/);
});

test('16.4 a key is changed in the settings: doubles are refused with a reason, and the new key is in force', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, { position: position() });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Change keys' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change keys' });
  const bank = sheet.getByRole('button', { name: /^Trade with the bank/ });
  await bank.click();
  await expect(bank).toHaveText('press a key');
  await page.keyboard.press('n');
  await expect(sheet.getByRole('alert')).toHaveText('N is taken: next and previous thing that you may choose');
  await bank.click();
  await page.keyboard.press('b');
  await expect(bank).toHaveText('B');
  await noViolations(page);
  await keep(page, '16.4');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-mode="turn"] [aria-keyshortcuts="B"]')).toHaveCount(1);
  await page.keyboard.press('t');
  await expect(heading(page)).toHaveText(/^Your turn/);
  await page.keyboard.press('b');
  await expect(heading(page)).toHaveText('Bank');
  // It is kept, the page about keys tells it, and all can be as usual again.
  await page.goto(`${house.address}/about`);
  await expect(page.locator('#keys dt', { hasText: /^\s*B\s*$/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change keys' }).click();
  await sheet.getByRole('button', { name: 'As usual' }).click();
  await expect(bank).toHaveText('T');
});
