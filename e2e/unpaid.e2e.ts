import { addToCart, fillAddress, findMug, openCheckout, pressPlaceOrder } from './support/shopper.ts';
import { someone } from './support/someone.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

test('a visitor pays offline, sees how to pay, and the owner marks the order as paid', async ({ page, backOffice }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await findMug(page);
  await addToCart(page);
  await openCheckout(page);
  await fillAddress(page, someone('offline'));
  await page.getByLabel(/Collect at the pottery/).check();
  await page.getByLabel('Pay in person or by bank transfer').check();
  await pressPlaceOrder(page);

  await expect(page).toHaveURL(/\/checkout\/received\//);
  await expect(page.getByText('Thank you. We are waiting for the payment.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  await expect(page.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
  await expect(page.getByText(/Please pay by .+ After that we cancel the order\./)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const orderId = /received\/([^?]+)/.exec(page.url())?.[1];
  await backOffice.goto(`/config/commerce/orders/${orderId}`);
  await expect(backOffice.getByText('Payment: Pay in person or by bank transfer')).toBeVisible();
  await expect(backOffice.getByText('Tax included (19%)')).toBeVisible();
  await expect(backOffice.getByText(/Cancelled automatically unless paid by: /)).toBeVisible();
  await expectAccessible(backOffice);
  await backOffice.getByRole('button', { name: 'Mark as paid' }).click();
  const question = backOffice.getByRole('dialog');
  await expect(question.getByText('Confirm that you have received €28.00.')).toBeVisible();
  await expectAccessible(backOffice);
  await question.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(backOffice.getByText(/Order \d+ is marked as paid\./)).toBeVisible();
  await expect(backOffice.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('Thank you for your order.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to pay' })).toHaveCount(0);

  await backOffice.getByRole('button', { name: 'Refund' }).click();
  const refund = backOffice.getByRole('dialog');
  await expect(refund.getByText(/Please transfer it yourself/)).toBeVisible();
  await expectAccessible(backOffice);
  await refund.getByRole('button', { name: 'Choose everything' }).click();
  await refund.getByRole('button', { name: 'Refund €28.00' }).click();
  await expect(backOffice.getByText('Refund recorded. Please transfer €28.00 to the customer.')).toBeVisible();
  await expect(backOffice.getByText('Not yet transferred')).toBeVisible();
  await expectAccessible(backOffice);
  await page.reload();
  await expect(page.getByText('We will transfer €28.00 to you.')).toBeVisible();
  await expectAccessible(page);
  await backOffice.getByRole('button', { name: 'Mark as transferred: €28.00' }).click();
  await expect(backOffice.getByText('Refund of €28.00 marked as transferred')).toBeVisible();
  await expect(backOffice.getByText('Not yet transferred')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('We have transferred €28.00 to you.')).toBeVisible();
});
