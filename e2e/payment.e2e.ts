import type { Page } from '@playwright/test';
import {
  acceptedCard,
  addToCart,
  fillAddress,
  fillCard,
  findMug,
  openCheckout,
  pressPlaceOrder,
} from './support/shopper.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const challengedCard = '4000 0025 0000 3155';
const lateCard = '4000 0000 0000 0077';

async function checkOut(page: Page, email: string, card: string): Promise<void> {
  await findMug(page);
  await addToCart(page);
  await openCheckout(page);
  await fillAddress(page, email);
  await page.getByLabel(/Collect at the pottery/).check();
  await fillCard(page, card);
  await pressPlaceOrder(page);
}

for (const width of [375, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a card that has to be confirmed leads to the page of the bank and from there to the order', async ({
      page,
    }) => {
      await checkOut(page, someone(`confirm-${width}`), challengedCard);
      await expect(page).toHaveURL(/\/checkout\/challenge\//);
      await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Confirm payment' }).click();
      await expect(page.getByText('Thank you for your order.')).toBeVisible();
      await expect(page).toHaveURL(/\/checkout\/confirmed\//);
    });

    test('a payment with a slow bank is first shown as received', async ({ page }) => {
      await checkOut(page, someone(`late-${width}`), lateCard);
      await expect(page).toHaveURL(/\/checkout\/received\//);
      await expect(page.getByText(/are waiting for the payment/)).toBeVisible();
      await page.getByRole('link', { name: 'Continue shopping' }).click();
      await expect(page.locator('.cart-link')).toHaveClass(/cart-quantity-zero/);
      await page.goBack();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

test('a payment refused on the page of the bank shows a message, and another card works', async ({ page }) => {
  await checkOut(page, someone('refuse'), challengedCard);
  await page.getByRole('button', { name: 'Do not pay' }).click();
  await expect(page).toHaveURL(/\/checkout\?payment=unconfirmed$/);
  await expect(page.getByText('You did not confirm the payment. Nothing was charged.')).toBeVisible();
  await expectAccessible(page);
  // What was just typed need not be typed again.
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(someone('refuse'));
  await expect(page.getByLabel('City')).toHaveValue('Norderney');
  await fillCard(page, acceptedCard);
  await pressPlaceOrder(page);
  await expect(page.getByText('Thank you for your order.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a payment is confirmed by plain forms', async ({ page }) => {
    await findMug(page);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await fillAddress(page, someone('plain-confirm'));
    await fillCard(page, challengedCard);
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    await expect(page.getByText('Thank you for your order.')).toBeVisible();
  });
});
