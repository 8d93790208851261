import type { Page } from '@playwright/test';
import {
  addToCart,
  fillAddress,
  fillCard,
  findMug,
  openCart,
  openCheckout,
  pressPlaceOrder,
} from './support/shopper.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const challengedCard = '4000 0025 0000 3155';

async function placeOrder(page: Page, email: string): Promise<void> {
  await openCheckout(page);
  await fillAddress(page, email);
  await page.getByLabel(/Collect at the pottery/).check();
  await fillCard(page, challengedCard);
  await pressPlaceOrder(page);
  await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
}

for (const width of [375, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a shopper who leaves the page of the bank can continue shopping, and the unpaid cart comes back', async ({
      page,
    }) => {
      await findMug(page);
      await addToCart(page);
      await placeOrder(page, someone(`waiting-${width}`));
      const bank = page.url();

      await findMug(page);
      await addToCart(page);
      await openCart(page);
      await expect(page.getByText('Another order of yours is waiting for its payment.')).toBeVisible();
      await expect(page.getByLabel('Quantity of Tide mug')).toHaveValue('1');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.goto(bank);
      await page.getByRole('button', { name: 'Do not pay' }).click();
      await expect(page.getByText('You did not confirm the payment. Nothing was charged.')).toBeVisible();
      await openCart(page);
      await expect(page.getByLabel('Quantity of Tide mug')).toHaveValue('2');
      await expect(page.getByText('Another order of yours')).toHaveCount(0);
    });
  });
}
