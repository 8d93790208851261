import { mailedAddress } from './support/mail.ts';
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

for (const width of [375, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('orders of a guest appear in an account with the same address', async ({ page, backOffice }) => {
      const email = someone(`guest-${width}`);
      const password = 'sea lavender and thrift';
      await findMug(page);
      await addToCart(page);
      await openCheckout(page);
      await fillAddress(page, email);
      await page.getByLabel(/Collect at the pottery/).check();
      await fillCard(page, acceptedCard);
      await pressPlaceOrder(page);
      await expect(page.getByText('Thank you for your order.')).toBeVisible();

      await page.goto('/account');
      await page.getByRole('link', { name: 'Create an account' }).click();
      await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { name: 'Your address is not confirmed yet' })).toBeVisible();
      await page.goto(await mailedAddress(backOffice, email, /http\S+\/account\/confirm\?token=\S+/));
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Yes, confirm it' }).click();
      await expect(page.getByText('Your address is confirmed. Welcome!')).toBeVisible();

      await page.getByRole('link', { name: 'Orders' }).click();
      await expect(page.getByText('You have not ordered anything yet.')).toHaveCount(0);
      await expect(page.getByRole('row')).toHaveCount(2);
      await expectAccessible(page);
      await page.getByRole('row').getByRole('link').click();
      await expect(page.getByText('Tide mug')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}
