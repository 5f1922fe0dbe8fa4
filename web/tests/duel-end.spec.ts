/** The end of a duel on every screen: who won, the points by source, and both lands. */
import { heading, keep, position, resize, sit } from './duelling';
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
