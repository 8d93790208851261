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

/** Buys two mugs. Returns the id of the order. */
async function buyMugs(page: Page, email: string): Promise<string> {
  await findMug(page);
  await page.getByLabel('Quantity').fill('2');
  await addToCart(page);
  await openCheckout(page);
  await fillAddress(page, email);
  await page.getByLabel(/Collect at the pottery/).check();
  await fillCard(page, acceptedCard);
  await pressPlaceOrder(page);
  await expect(page).toHaveURL(/\/checkout\/confirmed\//);
  return /confirmed\/([^?]+)/.exec(page.url())?.[1] ?? '';
}

const timeline = (page: Page) => page.getByRole('list', { name: 'What happened' });

for (const width of [375, 1440]) {
  test(`an order is found by name and address, shipped with tracking and half refunded, at ${width} px`, async ({
    page,
    backOffice,
  }) => {
    const email = someone(`handled-${width}`);
    const orderId = await buyMugs(page, email);
    await backOffice.setViewportSize({ width, height: 900 });
    await backOffice.goto('/config/commerce/orders');
    await backOffice.getByRole('button', { name: 'To ship' }).click();
    await expect(backOffice).toHaveURL(/shipment=open/);
    await backOffice.getByRole('searchbox').fill(`hopper ${email.split('@')[0]}`);
    const row = backOffice.getByRole('row').filter({ hasText: 'Grace Hopper' });
    await expect(row).toHaveCount(1);
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);
    await row.getByRole('link').click();
    await expect(backOffice).toHaveURL(new RegExp(orderId));

    await backOffice.getByRole('button', { name: 'Ship', exact: true }).click();
    const shipping = backOffice.getByRole('dialog');
    await shipping.getByLabel('Carrier').fill('DHL');
    await shipping.getByLabel('Tracking number').fill('00340434');
    await shipping.getByLabel('Tracking link').fill('carrier.example');
    await expect(shipping.getByText('Enter an address that begins with https://.')).toBeVisible();
    await shipping.getByLabel('Tracking link').fill('https://carrier.example/00340434');
    await expectAccessible(backOffice);
    await shipping.getByLabel('Tracking link').press('Enter');
    await expect(backOffice.getByText('Shipped', { exact: true }).first()).toBeVisible();
    await expect(timeline(backOffice).getByRole('link', { name: 'DHL 00340434' })).toBeVisible();

    await backOffice.getByRole('button', { name: 'Change tracking' }).focus();
    await backOffice.keyboard.press('Enter');
    const correcting = backOffice.getByRole('dialog');
    await expect(correcting.getByLabel('Carrier')).toHaveValue('DHL');
    await expectAccessible(backOffice);
    await correcting.getByLabel('Tracking number').fill('00340435');
    await correcting.getByLabel('Tracking number').press('Enter');
    await expect(timeline(backOffice).getByText('Tracking changed')).toBeVisible();
    await expect(backOffice.getByRole('link', { name: 'DHL 00340435' }).first()).toBeVisible();

    await backOffice.getByRole('button', { name: 'Refund', exact: true }).click();
    const refunding = backOffice.getByRole('dialog');
    await refunding.getByLabel(/Tide mug/).fill('1');
    await expect(refunding.getByLabel('What is refunded')).toContainText('1 × Tide mug');
    await expect(refunding.getByLabel('What is refunded')).toContainText('€28.00');
    await expectAccessible(backOffice);
    await refunding.getByRole('button', { name: 'Refund €28.00' }).click();
    await expect(backOffice.getByText('Partly refunded')).toBeVisible();
    await expect(timeline(backOffice).getByText('€28.00 refunded')).toBeVisible();
    await expect(timeline(backOffice).getByText('Refund of €28.00 requested')).toBeVisible();

    // The buyer sees it too.
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(page.getByRole('link', { name: 'DHL 00340435' })).toBeVisible();
    await expect(page.getByText(/We refunded €28\.00 on .+, the same way as you paid\./)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await backOffice.getByLabel('Note').fill('Wrapped in two layers of paper.');
    await backOffice.getByRole('button', { name: 'Add note' }).click();
    await expect(timeline(backOffice).getByText('Wrapped in two layers of paper.')).toBeVisible();
    // No mail server is set up, so the mails wait for one, and none can be sent again.
    await expect(timeline(backOffice).getByText('not sent: email is not set up').first()).toBeVisible();
    await expect(timeline(backOffice).getByRole('button', { name: /^Send/ })).toHaveCount(0);
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);

    await backOffice.getByRole('link', { name: 'Packing slip' }).click();
    await expect(backOffice.getByRole('table')).toContainText('Tide mug');
    await expectAccessible(backOffice);
    await expectNoSidewaysScroll(backOffice);
    await backOffice.emulateMedia({ media: 'print' });
    await expect(backOffice.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(backOffice.getByRole('navigation')).toBeHidden();
  });
}
