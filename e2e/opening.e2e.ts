import type { Page } from '@playwright/test';
import { becomeOwner } from './support/become-owner.ts';
import { startBuiltServer } from './support/start-server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const owner = { name: 'Ida Insel', email: 'ida@insel.example', password: 'salt glaze and sea thrift' };

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
  await expect(page.getByLabel('Name of the shop')).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Vienna');
  await fillByKeyboard(page);
  await lookAt(page);

  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete the sample?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin empty' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ida Insel' })).toBeVisible();

  await expect(page.getByText('2 of 6 steps done')).toBeVisible();
  await lookAt(page);

  const visitor = await (await browser.newContext({ baseURL: server.setupLink.origin })).newPage();
  await visitor.goto('/de/shop');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Wir öffnen bald' })).toBeVisible();
  await lookAt(visitor);

  await page.getByRole('link', { name: 'Enter your name and address' }).press('Enter');
  await expect(page.getByLabel('Name of the shop')).toHaveValue('Inselkeramik');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip for now' })).toHaveCount(0);
  await lookAt(page);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Inselkeramik' })).toBeVisible();
  await lookAt(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await expect(page.getByText('Inselkeramik e. U.').first()).toBeVisible();

  await page.goto('/config');
  await page.getByRole('button', { name: 'Open the shop' }).press('Enter');
  await expect(page.getByText('3 of 6 steps done')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
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
  await page.keyboard.type('Austria');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
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

async function lookAt(page: Page): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}
