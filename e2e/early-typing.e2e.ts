import { acceptedCard, addToCart, fillAddress, fillCard, findMug } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    comeIdle: () => void;
    held: (() => void)[] | undefined;
  }
}

test('text typed before the scripts loaded stays, even if the page finishes loading later', async ({ page }) => {
  await findMug(page);
  await addToCart(page);
  // The test decides when the page finishes loading; its islands arrive after the first field was filled in.
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
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page.getByText('Thank you for your order.')).toBeVisible();
});

test('a choice made during hydration stays', async ({ page }) => {
  // React renders on a message event. These are held back, so that hydration has started but not finished.
  await page.addInitScript(() => {
    // Only called on the port that posts the message.
    // oxlint-disable-next-line typescript/unbound-method
    const post = MessagePort.prototype.postMessage;
    window.held = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      if (window.held) window.held.push(() => post.call(this, message));
      else post.call(this, message);
    };
  });
  await page.goto('/shop/p/tide-mug');
  await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Chalk');
  await page.waitForFunction(() => (window.held?.length ?? 0) > 0);
  await page.getByRole('combobox', { name: /Size/ }).selectOption('Small');
  await page.evaluate(() => {
    const held = window.held ?? [];
    window.held = undefined;
    for (const send of held) send();
  });
  await addToCart(page);
});
