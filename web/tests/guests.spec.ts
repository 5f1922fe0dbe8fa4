/** Hosts and guests: sending away, muting, the door, and the host's chair, by mouse, by keyboard and on a phone. */
import type { Page } from '@playwright/test';
import { expect, listen, noViolations, open, test } from './house';

const about = (page: Page, name: string) => page.getByRole('button', { name: `What to do about ${name}` });

/** Presses a button in the menu at a person; what cannot be taken back twice. */
async function does(page: Page, name: string, ...buttons: string[]): Promise<void> {
  if ((await about(page, name).getAttribute('aria-expanded')) === 'false') await about(page, name).click();
  for (const button of buttons) await page.getByRole('button', { name: button, exact: true }).click();
}

test('a host mutes, closes the door, sends away and hands over', async ({ page, house, context, browser, errors }) => {
  const { table } = await open(context.request, house, { spec: 'island:seats=3', settings: { watch: true } });
  const address = `${house.address}/t/${table}`;
  await page.goto(address);
  const guest = async (name: string, phone = false): Promise<Page> => {
    const of = await browser.newContext(
      phone ? { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } : {},
    );
    const other = await of.newPage();
    listen(other, errors);
    await other.goto(address);
    await other.getByLabel('Your name').fill(name);
    await other.getByRole('button', { name: 'Come in' }).click();
    return other;
  };
  const ben = await guest('Ben', true);
  const eve = await guest('Eve');
  await expect(about(page, 'Eve')).toBeVisible();
  // By keyboard: the menu opens, and its first button is next.
  await about(page, 'Eve').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send away' })).toBeFocused();
  await noViolations(page);
  await does(page, 'Eve', 'Mute');
  await expect(eve.getByText('you, muted')).toBeVisible();
  await page.getByRole('button', { name: 'Close the door' }).click();
  await expect(ben.getByText('The door is closed: nobody new comes in.', { exact: true })).toBeVisible();
  const late = await guest('Late');
  await expect(late.getByRole('alert')).toHaveText(/door of this table is closed/i);
  errors.length = 0; // The browser tells of every answer that is a refusal.
  await does(page, 'Eve', 'Send away', 'Send away for good? Press again');
  await expect(eve.getByRole('heading', { name: 'The host of this table sent you away' })).toBeVisible();
  await expect(about(page, 'Eve')).toHaveCount(0);
  await does(page, 'Ben', 'Make host');
  await expect(ben.getByRole('button', { name: 'Open the door' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the door' })).toHaveCount(0);
  expect(await ben.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // The same menu is there during the game; the door stays closed, and Ben's page comes back.
  await ben.getByRole('button', { name: /^Begin/ }).tap();
  await ben.getByRole('button', { name: 'Menu' }).first().tap();
  await expect(ben.getByRole('dialog', { name: 'Menu' }).getByText('Who is here')).toBeVisible();
  await about(ben, 'Ann').tap();
  await ben.getByRole('button', { name: 'Mute', exact: true }).tap();
  await page.getByLabel('Say something').fill('hello');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/the host has muted you/i)).toBeVisible();
  await noViolations(ben);
  await ben.reload();
  await expect(ben.locator('.prompt h1')).toBeVisible();
});
