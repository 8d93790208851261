import { acceptedCard, addToCart, fillAddress, fillCard, findMug } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    comeIdle: () => void;
  }
}

test('whoever types before the scripts have come keeps what was typed, also when the browser comes to rest later', async ({
  page,
}) => {
  await findMug(page);
  await addToCart(page);
  // The page comes to rest when the test says so, and its islands arrive after the first field was filled in.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    window.requestIdleCallback = (callback) =>
      waiting.push(() => callback({ didTimeout: false, timeRemaining: () => 1 }));
    window.comeIdle = () => waiting.splice(0).forEach((callback) => callback());
  });
  let letIslandsCome = () => {};
  const filled = new Promise<void>((resolve) => {
    letIslandsCome = resolve;
  });
  await page.route(/\/assets\/storefront\/hydrate/, async (route) => {
    await filled;
    await route.continue();
  });
  await page.goto('/checkout');
  await fillAddress(page, 'early@example.com');
  letIslandsCome();
  await expect(page.locator('[data-island="checkout-form"][data-awake]')).toBeVisible();
  await page.evaluate(() => window.comeIdle());
  await page.getByLabel(/Parcel, 2 to 3 days/).check();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('early@example.com');
  await expect(page.getByLabel('City')).toHaveValue('Norderney');
  await fillCard(page, acceptedCard);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Thank you. Your order is confirmed.')).toBeVisible();
});
