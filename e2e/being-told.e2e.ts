import { openMailBox } from '@awning/testing/mail-box';
import { becomeOwner } from './support/become-owner.ts';
import { submitButton } from './support/forms.ts';
import {
  acceptedCard,
  addToCart,
  fillAddress,
  fillCard,
  findMug,
  openCheckout,
  pressPlaceOrder,
} from './support/shopper.ts';
import { startBuiltServer } from './support/start-server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const owner = { name: 'Ida Marram', email: 'ida@marram.example', password: 'salt glaze and sea thrift' };

test('the owner is told of an order and a message by email and on the dashboard, and chooses where they go', async ({
  browser,
}) => {
  test.slow();
  const box = await openMailBox();
  const shop = await startBuiltServer({ SMTP_URL: box.url, MAIL_FROM: 'hello@marram.example' });
  const told = (to: string) =>
    box.mails.filter((mail) => mail.to.includes(to)).map(({ text }) => text.split('\n')[2]?.trim() ?? '');
  const context = await browser.newContext({ baseURL: shop.setupLink.origin, reducedMotion: 'reduce' });
  const office = await context.newPage();
  await becomeOwner(office, shop.setupLink, owner);

  const visitor = await (await browser.newContext({ baseURL: shop.setupLink.origin })).newPage();
  await visitor.goto('/contact');
  const form = visitor.locator('[data-form-type="contact"]');
  await expect(visitor.locator('main [data-island="form"][data-awake]')).toBeAttached();
  await form.getByLabel('First Name').fill('Grace');
  await form.getByLabel('Email').first().fill('grace@example.com');
  await form.getByLabel('Message').fill('Do you make bowls for porridge?');
  await submitButton(form).click();
  await expect(form.locator('.form-submission-text')).toContainText('Thank you!');
  await expect.poll(() => told(owner.email)).toEqual(['Write to us']);

  await office.goto('/config/settings');
  const orders = office.getByLabel('Send new orders to');
  await orders.focus();
  await office.keyboard.type('not an address');
  await office.keyboard.press('Enter');
  await expect(office.getByText('Please enter an email address.')).toBeVisible();
  await office.keyboard.press('ControlOrMeta+A');
  await office.keyboard.type('packing@marram.example');
  await office.keyboard.press('Enter');
  await expect(office.getByRole('alert').filter({ hasText: 'Saved' })).toBeVisible();
  for (const width of [375, 1440]) {
    await office.setViewportSize({ width, height: 900 });
    await expectAccessible(office);
    await expectNoSidewaysScroll(office);
  }

  await findMug(visitor);
  await addToCart(visitor);
  await openCheckout(visitor);
  await fillAddress(visitor, 'grace@example.com');
  await visitor.getByLabel(/Parcel, 2 to 3 days/).check();
  await fillCard(visitor, acceptedCard);
  await pressPlaceOrder(visitor);
  await expect(visitor.getByText('Thank you for your order.')).toBeVisible();
  await expect.poll(() => told('packing@marram.example')).toEqual([expect.stringMatching(/^New order \d+$/)]);

  await office.goto('/config');
  await expect(office.getByRole('link', { name: '1 order to ship' })).toBeVisible();
  await expect(office.getByRole('link', { name: '1 new message this week' })).toBeVisible();
  for (const width of [375, 1440]) {
    await office.setViewportSize({ width, height: 900 });
    await expectAccessible(office);
    await expectNoSidewaysScroll(office);
  }
  await shop.stop();
  await box.close();
});
