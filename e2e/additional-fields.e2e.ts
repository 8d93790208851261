import type { Page } from '@playwright/test';
import { acceptedCard, awake, expectAdded, fillAddress, fillCard, pressPlaceOrder } from './support/shopper.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const product = '/shop/p/espresso-pair';

async function openProduct(page: Page): Promise<void> {
  await page.goto(product);
  await awake(page, 'product-form');
  await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Peat');
}

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Two names in the clay' });
}

for (const width of [375, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('ADDBTN-022 LIGHTBOX-001 STOCK-004 a product asks for its names before it is added, and the order keeps them', async ({
      page,
      backOffice,
    }) => {
      const email = someone(`stamped-${width}`);
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await openProduct(page);
      await page.getByRole('button', { name: 'Add To Cart' }).click();
      const dialog = dialogOf(page);
      await expect(dialog).toBeVisible();
      expect(calls.indexOf('/api/commerce/inventory/stock')).toBeGreaterThan(-1);
      expect(calls.indexOf('/api/commerce/additional-fields')).toBeGreaterThan(
        calls.indexOf('/api/commerce/inventory/stock'),
      );
      expect(calls).not.toContain('/api/commerce/shopping-cart/entries');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await dialog.getByRole('button', { name: 'Add To Cart' }).click();
      await expect(dialog.getByText('Required').first()).toBeVisible();
      await expect(dialog.getByLabel('Name on the first cup')).toBeFocused();
      await expectAccessible(page);
      expect(calls).not.toContain('/api/commerce/shopping-cart/entries');
      await dialog.getByLabel('Name on the first cup').fill('Wilma');
      await dialog.getByLabel('Name on the second cup').fill('Ömer');
      await dialog.getByLabel('Capitals').check();
      await expectAdded(page, () => dialog.getByRole('button', { name: 'Add To Cart' }).click());
      await expect(dialog).toBeHidden();

      await page.goto('/cart');
      await expect(page.getByText('Name on the second cup: Ömer')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Checkout' }).click();
      await awake(page, 'checkout-form');
      await expect(page.getByText('Name on the second cup: Ömer')).toBeVisible();
      await fillAddress(page, email);
      await fillCard(page, acceptedCard);
      await pressPlaceOrder(page);
      await expect(page.getByText('Thank you for your order.')).toBeVisible();
      await expect(page.getByText('Lettering: Capitals')).toBeVisible();
      await expect(page.getByText('Parcel, 2 to 3 days')).toBeVisible();

      const orderId = /confirmed\/([^?]+)/.exec(page.url())?.[1] ?? '';
      await backOffice.goto(`/config/commerce/orders/${orderId}`);
      await expect(backOffice.getByText('Name on the first cup: Wilma')).toBeVisible();
      await expect(backOffice.getByText('Parcel, 2 to 3 days')).toBeVisible();
      await expectAccessible(backOffice);
    });
  });
}

test('LIGHTBOX-002 LIGHTBOX-003 LIGHTBOX-004 the dialog keeps the focus, the page behind does not scroll, and the focus returns', async ({
  page,
}) => {
  await openProduct(page);
  const button = page.getByRole('button', { name: 'Add To Cart' });
  const dialog = dialogOf(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Name on the first cup')).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');

  const close = dialog.getByRole('button', { name: 'Close' });
  const last = dialog.getByRole('button', { name: 'Add To Cart' });
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');

  await button.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await button.click();
  await close.click();
  await expect(dialog).toBeHidden();
});

test('LIGHTBOX-005 LIGHTBOX-006 questions taller than the window begin 50 pixels below its edge, fewer are in the middle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 320 });
  await openProduct(page);
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  const content = dialogOf(page).locator('.lightbox-content');
  await expect(content).toHaveCSS('margin-top', '50px');
  await page.setViewportSize({ width: 1200, height: 1200 });
  await expect(content).not.toHaveClass(/tall/);
  const { y = 0, height = 0 } = (await content.boundingBox()) ?? {};
  expect(Math.abs(y - (1200 - y - height))).toBeLessThanOrEqual(1);
});

test('D-028 a product that sells out while the questions are answered gives an alert, and the answers stay', async ({
  page,
}) => {
  page.removeAllListeners('console');
  await openProduct(page);
  await page.getByLabel('Quantity').fill('4000');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Name on the first cup').fill('Wilma');
  await dialog.getByLabel('Name on the second cup').fill('Ömer');
  await dialog.getByRole('button', { name: 'Add To Cart' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Unable to Add Item' });
  await expect(alert).toContainText('Sorry, we do not have enough of that item available.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(dialog.getByLabel('Name on the first cup')).toHaveValue('Wilma');
});

test('CARTPAGE-019 questions that cannot be loaded give an alert', async ({ page }) => {
  page.removeAllListeners('console');
  await page.route('**/api/commerce/additional-fields*', (route) => route.abort());
  await openProduct(page);
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Unable to open form' })).toContainText(
    'Please check your internet connection.',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions are a page on the way to the cart', async ({ page }) => {
    await page.goto(product);
    await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Chalk');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Two names in the clay' })).toBeVisible();
    await page.getByLabel('Name on the first cup').fill('Wilma');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(page.getByText('Required').first()).toBeVisible();
    await expect(page.getByLabel('Name on the first cup')).toHaveValue('Wilma');
    await page.getByLabel('Name on the second cup').fill('Ömer');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText('Name on the second cup: Ömer')).toBeVisible();
  });
});
