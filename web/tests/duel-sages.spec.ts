/** The Era of Sages on the screen, scene by scene: owls on sages, the Manifesto, groves before, after and against, Cole, the Academy. */
import { heading, keep, noNotation, playOut, sit, site } from './duelling';
import { expect, listen, noViolations, test } from './house';

const ANN = {
  principality: [
    'forest-2:1 | academy-of-sages | gold-field-1:2 | grove-of-justice | fields-6 + barbara-sage-of-the-fields:2 | grove-of-vigilance | mountains-2',
    '- | city | road | settlement | road | settlement | -',
    'hills-3:1 | grove-of-peace | pasture-4:2 + principal-sage-woman:1 | storehouse | mountains-5:1 + piet-sage-of-the-mountains:2 | osmund | pasture-6',
  ],
  hand: ['wise-protection', 'grove-of-courage', 'scout'],
  markers: ['manifesto-of-humane-conduct:1'],
};
const BEN = {
  principality: [
    'forest-3:1 + peter-sage-of-the-forest:1 | - | gold-field-4:2 | candamir | fields-5:3',
    '- | city | road | settlement | -',
    'hills-2:1 | toll-bridge | pasture-1:1 | ore-ship | mountains-6:3',
  ],
  hand: ['wise-protection', 'abbey'],
  markers: ['manifesto-of-humane-conduct'],
};
/** A position of the era; `more` says what differs, `then` what has been done since. */
const sages = (more: object = {}, then: string[] = []) => ({
  position: {
    rules: 'duel:theme=sages',
    table: { phase: 'action', active: 0, turn: 27, sides: [ANN, BEN], ...more },
    then,
  },
});
/** A land with some cards exchanged for others. */
const land = (of: { principality: string[] }, ...cards: [string, string][]) => ({
  ...of,
  principality: of.principality.map((row) => cards.reduce((it, [from, to]) => it.replace(from, to), row)),
});

test('9.1 owls lie in slots on sages, and the own roll of a number brings one', async ({ page, house, context }) => {
  const rolled = sages({ phase: 'before-roll', events: ['invention'] }, ['roll', 'rolled 6 card']);
  await sit(page, context.request, house, rolled);
  await expect(site(page, /^Barbara, Sage of the Fields, 3 of 3 owls/)).toBeVisible();
  await expect(site(page, /^Principal Sage Woman, 1 of 3 owls/)).toBeVisible();
  await expect(page.locator('.standing tr', { hasText: 'owls' })).toHaveText(/6.*owls.*1/);
  await expect(page.locator('[data-region="dice"]').getByRole('listitem').first()).toContainText('1 owl');
  await expect(site(page, /^Manifesto of Humane Conduct, level 1 of 3/)).toBeVisible();
  await noNotation(page);
  await noViolations(page);
  await keep(page, '9.1');
});

test('9.2 the Manifesto is turned step by step, for owls or with an attack card', async ({ page, house, context }) => {
  await sit(page, context.request, house, sages());
  await site(page, /^Manifesto of Humane Conduct, level 1 of 3/).click();
  await expect(heading(page)).toHaveText('Turn the Manifesto to level 2?');
  const levels = page.getByRole('list', { name: 'Levels' }).getByRole('listitem');
  await expect(levels).toHaveText([
    /Level 1.*1.*now/s,
    /Level 2.*2.*1 lumber, 2 gold and 3 owls/s,
    /Level 3.*3.*the same again/s,
  ]);
  // The card is chosen in the hand, and the land stays in view.
  await expect(page.locator('[data-region="hand"] [data-card="wise-protection"]')).toHaveAttribute('data-lit');
  await expect(page.locator('[data-region="hand"] [data-lit]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Let it happen' })).toHaveCount(0);
  await expect(page.locator('.speaks')).toHaveCount(1);
  await noViolations(page);
  await keep(page, '9.2');
  await page.getByRole('button', { name: 'Pay 3 owls' }).click();
  await expect(page.locator('.sentence')).toContainText('Barbara');
  await keep(page, '9.2-pay');
  await page.getByRole('button', { name: 'Pay so' }).click();
  await expect(site(page, /^Manifesto of Humane Conduct, level 2 of 3/)).toBeVisible();
  await expect(page.locator('.standing tr', { hasText: 'owls' })).toHaveText(/2.*owls/);
  await noNotation(page);
});

test('9.3 a grove before the roll offers the faces beside its price, and the production die falls at once', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, sages({ phase: 'before-roll' }));
  const grove = page.getByRole('group', { name: 'Set the event die yourself?' });
  await expect(grove).toContainText(/Grove of Justice.*from 5/s);
  for (const face of ['brigands', 'trade', 'celebration', 'plentiful harvest', 'event card'])
    await expect(grove.getByRole('button', { name: new RegExp(face, 'i') })).toBeVisible();
  await expect(heading(page)).toHaveText('Set the event die yourself?');
  await expect(page.getByRole('button', { name: 'Just roll' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Roll the dice' })).toHaveCount(0);
  await noViolations(page);
  await keep(page, '9.3');
  await grove.getByRole('button', { name: /celebration/i }).click();
  await expect(page.locator('[data-region="dice"]')).toContainText(/celebration/i);
  await expect(page.locator('.standing tr', { hasText: 'owls' })).toHaveText(/^\s*[3-5].*owls/);
  await expect(grove).toHaveCount(0);
});

test('9.4 a grove answers an event in the rival’s turn: the old face stays visible beside the new one', async ({
  page,
  house,
  context,
}) => {
  const ann = land(ANN, ['gold-field-1:2', 'gold-field-1:3'], ['forest-2:1', 'forest-2:3'], ['hills-3:1', 'hills-3:3']);
  const rolled = { phase: 'before-roll', active: 1, events: ['famine'], sides: [ann, BEN] };
  await sit(page, context.request, house, sages(rolled, ['roll', 'rolled 2 brigands']));
  await expect(page.getByText('Briar rolled brigands.')).toBeVisible();
  await expect(page.getByText('You would lose 2 wool and 3 gold; Briar would lose 1 wool and 2 gold.')).toBeVisible();
  await expect(heading(page)).toHaveText(/draw an event card instead/i);
  await expect(page.getByText('production comes first, then the card')).toBeVisible();
  await expect(page.getByText('from 5')).toBeVisible();
  await noViolations(page);
  await keep(page, '9.4');
  await page.getByRole('button', { name: 'Pay 1 owl' }).click();
  await page.getByRole('button', { name: 'Pay so' }).click();
  await expect(page.locator('[data-region="log"], .log').first()).toContainText('Famine');
});

test('9.5 a grove answers an attack: the rolls that stop it are named', async ({ page, house, context }) => {
  await sit(page, context.request, house, sages({ active: 1 }, ['play wise-protection']));
  await expect(page.getByText('Briar plays Wise Protection against you')).toBeVisible();
  await expect(heading(page)).toHaveText(/stop the attack with 4 or more/);
  const faces = page.getByRole('list', { name: 'The faces that stop the attack' }).getByRole('listitem');
  await expect(faces).toHaveText(['', '', '', 'stops it', 'stops it', 'stops it']);
  await expect(page.getByText('The owl is spent either way.')).toBeVisible();
  await noViolations(page);
  await keep(page, '9.5');
  await page.getByRole('button', { name: 'Let it happen' }).click();
  await expect(heading(page)).toHaveText(/put|card/i);
});

test('9.6 Cole uses a grove of the rival, which is lit in his land', async ({ page, house, context }) => {
  const ann = land(ANN, ['academy-of-sages', 'cole-paladin-of-the-sages']);
  const ben = land(
    BEN,
    ['3:1 + peter-sage-of-the-forest:1 | - ', '3:1 | grove-of-freedom, grove-of-great-foresight '],
    [' candamir ', ' grove-of-courage '],
  );
  await sit(
    page,
    context.request,
    house,
    sages({
      sides: [
        { ...ann, hand: ['scout', 'harald'] },
        { ...ben, hand: ['abbey'] },
      ],
    }),
  );
  await site(page, /^Cole, Paladin of the Sages/).click();
  await expect(heading(page)).toHaveText(/choose the grove of Briar that you use/i);
  const rival = page.locator('[data-land="1"]');
  await expect(rival.locator('[data-lit]')).toHaveCount(2);
  const courage = rival.getByRole('gridcell', { name: /^Grove of Courage.*It answers an event/ });
  await expect(courage).not.toHaveAttribute('data-lit');
  await expect(page.locator('.answers')).toContainText(/Grove of Courage.*you are asked when that comes/s);
  await noViolations(page);
  await keep(page, '9.6');
  await rival.getByRole('gridcell', { name: /^Grove of Freedom/ }).click();
  await page.getByRole('button', { name: 'Pay so' }).click();
  await expect(heading(page)).toHaveText(/choose the stack to look through/i);
  await page.locator('[data-stack="0"]').click();
  await expect(page.getByText('Only you see this')).toBeVisible();
});

test('9.7 the Academy: any resource, and one owl for a sage with room', async ({ page, house, context }) => {
  const ann = land(ANN, ['barbara-sage-of-the-fields:2', 'barbara-sage-of-the-fields:3']);
  await sit(page, context.request, house, sages({ sides: [ann, BEN] }));
  await site(page, /^Academy of Sages/).click();
  await page.locator('.pile[data-resource="wool"]').click();
  await expect(page.getByText('Barbara, Sage of the Fields is full.')).toBeVisible();
  await expect(
    page.locator('.answers').getByRole('button', { name: /^Piet, Sage of the Mountains, 2 of 3 owls/ }),
  ).toBeVisible();
  await noViolations(page);
  await keep(page, '9.7');
  await page.locator('.answers').getByRole('button', { name: /^Piet/ }).click();
  await expect(site(page, /^Piet, Sage of the Mountains, 3 of 3 owls/)).toBeVisible();
  await noNotation(page);
});

test('15.5, 17.11 and 17.12 on a phone a grove is asked about in the rival’s turn, and is panned into view', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const errors: string[] = [];
  listen(page, errors);
  const brigands = sages({ phase: 'before-roll', active: 1, events: ['famine'] }, ['roll', 'rolled 2 brigands']);
  await sit(page, context.request, house, brigands);
  await expect(page.getByRole('button', { name: 'Pay 1 owl' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Let it happen' })).toBeInViewport();
  await keep(page, '15.5-grove');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('button', { name: 'Pay 1 owl' })).toBeInViewport();
  await keep(page, '17.12-grove');
  await noViolations(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('by keyboard the Manifesto and a grove are used', async ({ page, house, context }) => {
  await sit(page, context.request, house, sages({ phase: 'before-roll' }));
  // In the land step by step, on the desk at once.
  await site(page, /^Grove of Justice/).press('Enter');
  await page.getByRole('button', { name: 'Pay so' }).press('Enter');
  const face = page.locator('.answers').getByRole('button', { name: /plentiful harvest/i });
  await face.press('Enter');
  await expect(page.locator('[data-region="dice"]')).toContainText(/harvest/i);
});

test('a game of the Era of Sages is played to its end by clicking', async ({ page, house, context }) => {
  test.setTimeout(240_000);
  await sit(page, context.request, house, { spec: 'duel:theme=sages,target=4' });
  await playOut(page, 1200, () => noNotation(page));
});
