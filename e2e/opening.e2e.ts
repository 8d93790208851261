import type { Page } from '@playwright/test';
import { becomeOwner } from './support/become-owner.ts';
import { startBuiltServer } from './support/start-server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const owner = { name: 'Ida Insel', email: 'ida@insel.example', password: 'salt glaze and sea thrift' };
const visitorPassword = 'sea thrift and marram';

test('a new owner sets up the shop by keyboard, begins empty, and opens it later', async ({ browser }) => {
  const server = await startBuiltServer();
  const context = await browser.newContext({
    baseURL: server.setupLink.origin,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Vienna',
  });
  const page = await context.newPage();
  await becomeOwner(page, server.setupLink, owner);

  await expect(page.getByRole('heading', { level: 1, name: 'Your shop' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })).toBeInViewport();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Your shop' })).toBeInViewport();
  await expect(page.getByLabel('Name of the shop')).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Vienna');
  await fillByKeyboard(page);
  await lookAt(page);

  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete the sample?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin empty' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ida Insel' })).toBeVisible();

  await expect(page.getByText('2 of 7 steps done')).toBeVisible();
  await lookAt(page);

  const visitor = await (await browser.newContext({ baseURL: server.setupLink.origin })).newPage();
  await visitor.goto('/de/shop');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Wir öffnen bald' })).toBeVisible();
  await lookAt(visitor);

  await page.goto('/config/settings/shop');
  await page.getByLabel('Password for visitors').fill(visitorPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the password' })).toBeVisible();
  await lookAt(page);
  await visitor.reload();
  await visitor.getByLabel('Passwort für Besucher').fill('geraten');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('alert')).toHaveText('Dieses Passwort stimmt nicht.');
  await lookAt(visitor);
  await visitor.getByLabel('Passwort für Besucher').fill(visitorPassword);
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(visitor).toHaveURL(/\/de\/shop$/);
  await page.getByRole('button', { name: 'Remove the password' }).click();
  await expect(page.getByRole('button', { name: 'Remove the password' })).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Wir öffnen bald' })).toBeVisible();
  await page.goto('/config');

  await page.getByRole('link', { name: 'Enter your name and address' }).press('Enter');
  await expect(page.getByLabel('Name of the shop')).toHaveValue('Inselkeramik');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip for now' })).toHaveCount(0);
  await lookAt(page);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Inselkeramik' })).toBeVisible();
  await lookAt(page);
  await publishImprint(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await expect(page.getByText('Inselkeramik e. U.').first()).toBeVisible();

  await page.goto('/config');
  await expect(page.getByText('Only test payments are on: they bring no money.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the shop' }).press('Enter');
  await expect(page.getByText(/^The legal pages are not complete\. .*without paying\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open anyway' }).press('Enter');
  await expect(page.getByText('3 of 7 steps done')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await publishLegalPages(page);
  await expect(page.getByText('4 of 7 steps done')).toBeVisible();
  await visitor.goto('/imprint');
  await expect(visitor.getByText('Phone: +43 1 234')).toBeVisible();
  await visitor.context().close();

  await context.close();
  await server.stop();
});

/** From field to field in the order in which they are read. */
async function fillByKeyboard(page: Page): Promise<void> {
  await page.getByLabel('Name of the shop').focus();
  await page.keyboard.type('Inselkeramik');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('A');
  await listOpened(page);
  await page.keyboard.type('ustria');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Austria');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.click();
  await listOpened(page);
  await page.keyboard.type('Berlin');
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue('Europe/Berlin');
  await page.getByLabel('Business name').focus();
  await page.keyboard.type('Inselkeramik e. U.');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Street and number')).toBeFocused();
  await page.keyboard.type('Am Hof 1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1010');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wien');
  await page.getByRole('radio', { name: 'Keep it to look around' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Begin empty' })).toBeChecked();
  await expect(page.getByText('standard rate of 20%')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('5.50');
}

/** A list that opens looks for its chosen value in a later task; Enter would take nothing if all was typed before. */
async function listOpened(page: Page): Promise<void> {
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** One entry fills all pages, and one act publishes them. */
async function publishLegalPages(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Complete and publish the legal pages' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Legal pages' })).toBeVisible();
  await expect(page.getByLabel('Address for returns')).toHaveValue('Am Hof 1, 1010 Wien, Austria');
  await lookAt(page);
  await page.getByLabel('Email for customers').fill('ida@insel.example');
  await page.getByLabel('Phone').fill('+43 1 234');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Visitors would read .* instead of: Delivery time in days\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fill in first' }).press('Enter');
  await page.getByLabel('Delivery time in days').fill('3');
  await page.keyboard.press('Enter');
}

/** It has gaps, so it takes a second step. */
async function publishImprint(page: Page): Promise<void> {
  await page.goto('/config');
  await page.getByRole('link', { name: 'Complete and publish the legal pages' }).press('Enter');
  await page.getByRole('link', { name: 'Imprint' }).click();
  await expect(page.getByText('Still to fill in')).toBeVisible();
  await expect(page.getByText('[Phone number]').first()).toBeVisible();
  await expect(page.getByText('Deutsch: written')).toBeVisible();
  await lookAt(page);
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Publish with gaps?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish anyway' }).press('Enter');
  await expect(page.getByText('Visitors see this version once the shop is open.')).toBeVisible();
}

async function lookAt(page: Page): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}
