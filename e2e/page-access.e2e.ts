import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const password = 'sea thrift and marram';

/** Publishes a page in the back office and returns its address. */
async function publishPage(backOffice: Page, name: string, text: string): Promise<string> {
  const title = `${name} ${test.info().repeatEachIndex}`;
  await backOffice.goto('/config/pages/new');
  await backOffice.getByRole('textbox', { name: 'Title (English)', exact: true }).fill(title);
  await backOffice.getByRole('textbox', { name: 'Text (English)', exact: true }).fill(text);
  await backOffice.getByRole('button', { name: 'Publish' }).click();
  await expect(backOffice.getByText('Visitors see this version.')).toBeVisible();
  return `/${title.toLowerCase().replaceAll(' ', '-')}`;
}

for (const width of [375, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a page gets a password, which visitors enter by keyboard, also without scripts', async ({
      backOffice,
      browser,
      baseURL,
    }) => {
      await backOffice.setViewportSize({ width, height: 900 });
      const address = await publishPage(backOffice, `For friends ${width}`, 'The private sale is on Friday.');
      await backOffice.getByRole('radio', { name: 'Everyone with a password' }).check();
      await expectAccessible(backOffice);
      await expectNoSidewaysScroll(backOffice);
      await backOffice.getByLabel('Password', { exact: true }).fill(password);
      await backOffice.keyboard.press('Enter');
      await expect(backOffice.getByText('Leave this empty to keep the password.')).toBeVisible();

      const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      expect((await page.goto(`/de${address}`))?.status()).toBe(401);
      await expect(page.getByRole('heading', { name: 'Diese Seite hat ein Passwort' })).toBeVisible();
      await page.getByLabel('Passwort').focus();
      await page.keyboard.type('a guess');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Dieses Passwort stimmt nicht.');
      await expect(page.getByLabel('Passwort')).toBeFocused();
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await expect(page.getByText('The private sale is on Friday.')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`/de${address}`);
      await context.close();
    });

    test('the page that asks for a password is accessible', async ({ backOffice, page }) => {
      const address = await publishPage(backOffice, `Behind a password ${width}`, 'Hidden words.');
      await backOffice.getByRole('radio', { name: 'Everyone with a password' }).check();
      await backOffice.getByLabel('Password', { exact: true }).fill(password);
      await backOffice.getByLabel('Password', { exact: true }).press('Enter');
      await expect(backOffice.getByText('Leave this empty to keep the password.')).toBeVisible();
      await page.goto(address);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByLabel('Password').fill('a guess');
      await page.getByRole('button', { name: 'Show the page' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);

      await backOffice.getByRole('radio', { name: 'Customers who are signed in' }).check();
      const saved = backOffice.waitForResponse(
        (response) => response.url().includes('/api/page-access/') && response.request().method() === 'PUT',
      );
      await backOffice.getByRole('button', { name: 'Save', exact: true }).last().click();
      expect((await saved).status()).toBe(200);
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'For customers with an account' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('next')).toBe(address);
    });
  });
}
