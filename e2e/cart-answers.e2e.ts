import type { Page } from '@playwright/test';
import { awake, expectAdded, openCart } from './support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const update = '**/api/commerce/shopping-cart/entries/*/additionalFields';

/** Adds a pair of cups with two names to the cart and opens the cart page. */
async function stampedPair(page: Page): Promise<void> {
  await page.goto('/shop/p/espresso-pair');
  await awake(page, 'product-form');
  await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Peat');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two names in the clay' });
  await dialog.getByLabel('Name on the first cup').fill('Wilma');
  await dialog.getByLabel('Name on the second cup').fill('Ömer');
  await expectAdded(page, () => dialog.getByRole('button', { name: 'Add To Cart' }).click());
  await openCart(page);
}

for (const width of [375, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('answers are changed in the cart; CARTPAGE-018 a failure gives an alert, and the answers stay', async ({
      page,
    }) => {
      page.removeAllListeners('console');
      await stampedPair(page);
      const edit = page.getByRole('button', { name: /^Edit answers of / });
      await expect(edit).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await edit.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Two names in the clay' });
      await expect(dialog.getByLabel('Name on the first cup')).toHaveValue('Wilma');
      await expectAccessible(page);

      await dialog.getByLabel('Name on the second cup').fill('');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText('Required').first()).toBeVisible();
      await dialog.getByLabel('Name on the second cup').fill('Theo');
      await page.route(update, (route) => route.abort());
      await dialog.getByRole('button', { name: 'Save' }).click();
      const alert = page.getByRole('alertdialog', { name: 'Unable to update form' });
      await expect(alert).toContainText('Please check your internet connection.');
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(dialog.getByLabel('Name on the second cup')).toHaveValue('Theo');

      await page.unroute(update);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Name on the second cup: Theo')).toBeVisible();
      await expect(edit).toBeFocused();
      await page.reload();
      await expect(page.getByText('Name on the second cup: Theo')).toBeVisible();
    });
  });
}

test('the form of a product links to the orders, which hold its answers', async ({ backOffice }) => {
  await backOffice.goto('/config/forms');
  const line = backOffice.getByRole('row', { name: /Two names in the clay/ });
  await expect(line).toContainText('Answers are in the orders');
  await expect(line).not.toContainText('submission');
  await expectAccessible(backOffice);
  await line.getByRole('link', { name: 'Answers are in the orders' }).click();
  await expect(backOffice.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});
