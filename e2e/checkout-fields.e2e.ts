import type { Page } from '@playwright/test';
import { becomeOwner } from './support/become-owner.ts';
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

const owner = { name: 'Ida Insel', email: 'ida@insel.example', password: 'salt glaze and sea thrift' };
const note = 'Please ring twice.\nThe bell is at the back.';

// A server of its own: the fields are those of the whole shop, which other journeys visit meanwhile.
test('an owner asks for company, VAT number and a note; a visitor fills them in, and the order shows them', async ({
  browser,
}) => {
  const server = await startBuiltServer();
  const context = await browser.newContext({ baseURL: server.setupLink.origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await becomeOwner(page, server.setupLink, owner);
  await page.goto('/config/settings/checkout');
  await choose(page, 'Phone number', 'Do not ask');
  await choose(page, 'Company', 'Required');
  await choose(page, 'VAT number', 'Optional');
  await choose(page, 'Note to the shop', 'Optional');
  await expect(page.getByRole('combobox', { name: 'VAT number' })).toHaveAccessibleDescription(
    /The tax stays the same/,
  );
  await lookAt(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);

  const visitor = await (await browser.newContext({ baseURL: server.setupLink.origin })).newPage();
  await findMug(visitor);
  await addToCart(visitor);
  await openCheckout(visitor);
  await expect(visitor.getByLabel('Phone')).toHaveCount(0);
  await fillAddress(visitor, 'grace@example.com');
  await fillCard(visitor, acceptedCard);
  const company = visitor.getByLabel('Company');
  const vatNumber = visitor.getByLabel('VAT number');
  await vatNumber.fill('12');
  await pressPlaceOrder(visitor);
  await expect(company).toBeFocused();
  await expect(company).toHaveAccessibleDescription('Required');
  await expect(vatNumber).toHaveAccessibleDescription(/Please check the VAT number/);
  await lookAt(visitor);

  await company.fill('Deichwerk GmbH');
  await visitor.keyboard.press('Tab');
  await vatNumber.fill('123 456 789');
  await visitor.getByLabel('Anything we should know?').fill(note);
  await pressPlaceOrder(visitor);
  await expect(visitor.getByText('Thank you for your order.')).toBeVisible();
  await expect(visitor.getByText('Deichwerk GmbH')).toBeVisible();
  await expect(visitor.getByText('VAT number: DE123456789')).toBeVisible();
  await expect(visitor.getByText('The bell is at the back.')).toBeVisible();
  await lookAt(visitor);

  await page.goto('/config/commerce/orders?search=deichwerk');
  await page
    .getByRole('link', { name: /Grace Hopper|1\d{3}/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Note from the customer' })).toBeVisible();
  await expect(page.getByText('The bell is at the back.')).toBeVisible();
  await expect(page.getByText('VAT number: DE123456789')).toBeVisible();
  await lookAt(page);
  await page.getByRole('link', { name: 'Packing slip' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Note from the customer' })).toBeVisible();
  await expect(page.getByText('Deichwerk GmbH')).toBeVisible();
  await lookAt(page);

  await visitor.context().close();
  await context.close();
  await server.stop();
});

async function choose(page: Page, field: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: choice }).click();
}

async function lookAt(page: Page): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}
