import type { Page } from '@playwright/test';
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
  await holdReact(page);
  await page.goto('/shop/p/tide-mug');
  await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Chalk');
  await page.waitForFunction(() => (window.held?.length ?? 0) > 0);
  await page.getByRole('combobox', { name: /Size/ }).selectOption('Small');
  await releaseReact(page);
  await addToCart(page);
});

test('a choice made after hydration and before its effects stays, beside an island that shows it', async ({ page }) => {
  await holdReact(page);
  let letFormCome = () => {};
  const shown = new Promise<void>((resolve) => {
    letFormCome = resolve;
  });
  await page.route(/\/assets\/storefront\/product-form/, async (route) => {
    await shown;
    await route.continue();
  });
  await page.goto('/shop/p/tide-mug');
  await step(page, () => page.locator('[data-island="restock-form"][data-awake]').count());
  letFormCome();
  const isTaken = () =>
    page.evaluate(() => {
      const [field] = document.getElementsByName('variant-option-Glaze');
      return Object.keys(field ?? {}).some((key) => key.startsWith('__reactProps'));
    });
  await step(page, isTaken);
  await expect(page.locator('[data-island="product-form"][data-awake]')).toHaveCount(0);
  await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Chalk');
  await releaseReact(page);
  await page.getByRole('combobox', { name: /Size/ }).selectOption('Small');
  await addToCart(page);
});

/** React works on message events, one piece for each where its clock runs fast. The test decides when they arrive. */
async function holdReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Only called on the port that posts the message.
    // oxlint-disable-next-line typescript/unbound-method
    const post = MessagePort.prototype.postMessage;
    window.held = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      if (window.held) window.held.push(() => post.call(this, message));
      else post.call(this, message);
    };
    let time = 0;
    performance.now = () => {
      time += 2;
      return time;
    };
  });
}

async function releaseReact(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held = window.held ?? [];
    window.held = undefined;
    for (const send of held) send();
  });
}

/** Lets React work in pieces until something is true. */
async function step(page: Page, isReached: () => Promise<unknown>): Promise<void> {
  const next = async () => {
    const reached = Boolean(await isReached());
    if (!reached) await page.evaluate(() => window.held?.shift()?.());
    return reached;
  };
  await expect.poll(next, { intervals: [20] }).toBe(true);
}
