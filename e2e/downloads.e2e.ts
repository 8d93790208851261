import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { acceptedCard, addToCart, fillAddress, fillCard, openCheckout, pressPlaceOrder } from './support/shopper.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

/** Buys the download of the sample shop. Returns the id of the order. */
async function buyNotebook(page: Page, email: string): Promise<string> {
  await page.goto('/shop/p/glaze-notebook');
  await addToCart(page);
  await openCheckout(page);
  await fillAddress(page, email);
  await fillCard(page, acceptedCard);
  await pressPlaceOrder(page);
  await expect(page).toHaveURL(/\/checkout\/confirmed\//);
  return /confirmed\/([^?]+)/.exec(page.url())?.[1] ?? '';
}

for (const width of [375, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a visitor buys a download and fetches it, and the owner sees that and sends a new link', async ({
      page,
      backOffice,
    }) => {
      const email = someone(`notebook-${width}`);
      const orderId = await buyNotebook(page, email);
      const link = page.getByRole('link', { name: 'glaze-notebook.pdf' });
      await expect(page.getByRole('heading', { name: 'Your downloads' })).toBeVisible();
      await expect(page.getByText('Downloads left: 10.')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.screenshot({ path: `test-results/downloads-confirmed-${width}.png`, fullPage: true });
      const saving = page.waitForEvent('download');
      await link.focus();
      await page.keyboard.press('Enter');
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe('glaze-notebook.pdf');
      expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
      const address = (await link.getAttribute('href')) ?? '';

      await backOffice.setViewportSize({ width, height: 900 });
      await backOffice.goto(`/config/commerce/orders/${orderId}`);
      await expect(backOffice.getByText(/Downloaded 1 of 10 times/)).toBeVisible();
      await expectAccessible(backOffice);
      await expectNoSidewaysScroll(backOffice);
      await backOffice.screenshot({ path: `test-results/downloads-order-${width}.png`, fullPage: true });
      await backOffice.getByRole('button', { name: 'Send new links' }).click();
      const asking = backOffice.getByRole('dialog');
      await expect(asking.getByText(email)).toBeVisible();
      await expectAccessible(backOffice);
      await asking.getByRole('button', { name: 'Send new links' }).click();
      await expect(backOffice.getByText('New links were added to your emails.')).toBeVisible();
      await expect(backOffice.getByText('Email: downloads').first()).toBeVisible();

      await page.goto(address);
      await expect(page.getByText(/This link was replaced by a newer one/)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test('a download is published once it has a file', async ({ backOffice, page }) => {
      const name = `Sea chart ${width} ${test.info().repeatEachIndex}`;
      await backOffice.setViewportSize({ width, height: 900 });
      await backOffice.goto('/config/commerce/products/new');
      await backOffice.getByLabel('Title').fill(name);
      await backOffice.getByRole('radio', { name: /^Download/ }).check();
      await backOffice.getByRole('textbox', { name: 'Price', exact: true }).fill('7');
      await backOffice.getByRole('button', { name: 'Publish' }).click();
      await expect(backOffice.getByText('Add a file before you publish this download.').first()).toBeVisible();
      await expectAccessible(backOffice);
      const buffer = Buffer.from(`%PDF-1.7 ${name}`);
      const input = backOffice
        .locator('fieldset', { has: backOffice.getByText('Upload file') })
        .locator('input[type="file"]');
      await input.setInputFiles({ name: 'chart.pdf', mimeType: 'application/pdf', buffer });
      await expect(backOffice.getByRole('textbox', { name: /Name for the customer/ })).toHaveValue('chart.pdf');
      await backOffice.getByRole('textbox', { name: /Name for the customer/ }).fill('Sea chart.pdf');
      await expectAccessible(backOffice);
      await expectNoSidewaysScroll(backOffice);
      await backOffice.screenshot({ path: `test-results/downloads-form-${width}.png`, fullPage: true });
      const published = backOffice.waitForResponse((response) => response.url().endsWith('/publish') && response.ok());
      await backOffice.getByRole('button', { name: 'Publish' }).click();
      await published;
      await page.goto(`/shop/p/${name.toLowerCase().replaceAll(' ', '-')}`);
      await expect(page.getByRole('heading', { name })).toBeVisible();
    });
  });
}
