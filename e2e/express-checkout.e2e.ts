import type { Page } from '@playwright/test';
import { teamCall } from './support/forms.ts';
import { ownShop } from './support/own-shop.ts';
import { awake } from './support/shopper.ts';
import { expect } from './support/test.ts';

// A shop of their own: the setting changes what every visitor's button does.
const { test, shop } = ownShop(() => ({}));

const settings = '/api/commerce/store-settings';

test.beforeAll(async () => {
  const { body, version } = await teamCall<{ body: object; version: number }>(shop.back, 'GET', settings);
  await teamCall(shop.back, 'PUT', settings, { body: { ...body, expressCheckoutEnabled: true }, version });
});

async function openLantern(page: Page): Promise<void> {
  await page.goto('/shop/p/harbour-lantern');
  await awake(page, 'product-form');
}

test('ADDBTN-008 PAGE-008 a purchase leads to the checkout at once, which has the item', async ({ page }) => {
  await openLantern(page);
  const labels: string[] = [];
  await page.exposeFunction('noteLabel', (label: string) => labels.push(label));
  await page.evaluate(() => {
    const button = document.querySelector('.sqs-add-to-cart-button')!;
    const note = (window as unknown as { noteLabel: (label: string) => void }).noteLabel;
    new MutationObserver(() => note(button.textContent)).observe(button, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  await page.getByRole('button', { name: 'Purchase' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByText('Harbour lantern').first()).toBeVisible();
  expect(labels).not.toContain('Added!');
});

test('ADDBTN-021 a purchase that fails is told under its own title, and the page stays', async ({ page }) => {
  page.removeAllListeners('console');
  await openLantern(page);
  await page.getByLabel('Quantity').fill('4000');
  await page.getByRole('button', { name: 'Purchase' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Unable to Purchase Item' })).toBeVisible();
  await expect(page).toHaveURL(/\/harbour-lantern$/);
});
