/** The end of a duel on every screen: who won, the points by source, and both lands. */
import { readFileSync } from 'node:fs';
import { heading, keep, noNotation, playOut, position, resize, sit } from './duelling';
import { expect, hidden, noViolations, test } from './house';

const SCREENS = {
  desktop: [1280, 800],
  wide: [1920, 1080],
  level: [1024, 768],
  upright: [768, 1024],
  tall: [820, 1180],
  phone: [390, 844],
  sideways: [740, 360],
  'wide-sideways': [844, 390],
} as const;

test('7.25 the end tells at once who won and by what, on every screen', async ({ page, house, context }) => {
  const then = ['settlement right', 'pay 5,b', 'pay 5,a'];
  await sit(page, context.request, house, { position: { ...position({}, then), rules: 'duel:target=5' } });
  await page.getByRole('button', { name: 'Lay them so' }).click();
  await expect(heading(page)).toHaveText('You win, 5 to 4.');
  for (const [name, [width, height]] of Object.entries(SCREENS)) {
    await resize(page, width, height);
    await keep(page, `7.25-${name}`);
    const told = page.locator('.prompt h1, .end :is(tbody, tfoot) tr, .end .btn.main');
    await expect.poll(() => hidden(told), { message: name }).toEqual([]);
    // The lands keep their rows, and nothing lies over them.
    const [land] = await page.locator('[data-land="0"]').all();
    const { y, height: high } = (await land!.boundingBox())!;
    const desk = (await page.locator('.desk').boundingBox())!;
    if (desk.x < 100) expect(y + high, name).toBeLessThanOrEqual(desk.y);
    // How the points grew, and the dice, come after it.
    const dice = page.getByRole('button', { name: 'Check the dice' });
    await dice.evaluate((it) => it.scrollIntoView({ block: 'center' }));
    await expect(dice, name).toBeInViewport({ ratio: 1 });
    expect(await hidden(dice), name).toEqual([]);
    await keep(page, `7.25-${name}-dice`);
    await page.evaluate(() => [scrollTo(0, 0), document.querySelector('.screen')!.scrollTo(0, 0)]);
  }
  await noViolations(page);
});

test('after the end the dice are checked, the record is taken, the game is seen again step by step, and played again', async ({
  page,
  house,
  context,
}) => {
  await sit(page, context.request, house, { spec: 'duel:target=3' });
  await playOut(page, 600);
  const table = page.url();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nobody bent the dice.' })).toBeVisible();
  const [record] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Record' }).click(),
  ]);
  const lines = readFileSync(await record.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) JSON.parse(line);
  // The replay: forwards, backwards, turn by turn, and through the eyes of one seat.
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('grid')).toHaveCount(2);
  const said = page.locator('section.desk h1');
  const at = async (): Promise<number> => Number(await page.getByRole('slider').inputValue());
  const before = await said.innerText();
  for (let step = 1; step <= 5; step += 1) {
    await page.getByRole('button', { name: 'One step on' }).click();
    expect(await at()).toBe(step);
  }
  await expect(said).not.toHaveText(before);
  await page.getByRole('button', { name: 'One step back' }).click();
  expect(await at()).toBe(4);
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(said).toContainText(/Turn \d+: /);
  await noNotation(page);
  await page.getByLabel('As seen by').selectOption('Ann');
  await expect(page.locator('aside').first()).toBeVisible();
  await noViolations(page);
  await keep(page, 'replay');
  await page.getByRole('slider').press('End');
  await expect(said).toContainText(/wins with|You win/);
  await page.goto(table);
  await page.getByRole('button', { name: /^Rematch/ }).click();
  await expect(page).not.toHaveURL(table);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('header .where')).toContainText('Duel, Introductory Game');
});
