import type { Page } from '@playwright/test';
import { becomeOwner } from './support/become-owner.ts';
import { startBuiltServer } from './support/start-server.ts';
import { expect, test } from './support/test.ts';

const owner = { name: 'Ida Insel', email: 'ida@insel.example', password: 'salt glaze and sea thrift' };

// Word for word what docs/guides/shipping-and-taxes.md says; what is changed here is changed there.
test('the guide to shipping and taxes leads a new owner to what it says', async ({ browser }) => {
  const server = await startBuiltServer();
  const context = await browser.newContext({ baseURL: server.setupLink.origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await becomeOwner(page, server.setupLink, owner);
  await beginEmpty(page);

  await page.getByRole('link', { name: 'Shipping', exact: true }).click();
  await page.getByRole('link', { name: 'Germany', exact: true }).click();
  const delivery = page.getByRole('group', { name: 'Standard delivery' });
  await delivery.getByRole('combobox', { name: 'Price by' }).click();
  await page.getByRole('option', { name: 'Weight' }).click();
  await delivery.getByLabel('Price', { exact: true }).fill('4.90');
  await delivery.getByRole('button', { name: 'Add a step' }).click();
  await delivery.getByLabel('From weight').nth(1).fill('5');
  await delivery.getByLabel('Price', { exact: true }).nth(1).fill('9.90');
  await delivery.getByRole('button', { name: 'Add a step' }).click();
  await delivery.getByLabel('From weight').nth(2).fill('30');
  await delivery.getByLabel('Offered').nth(2).press('Space');
  const gap = page.getByText('“Germany” has no way of shipping for orders from 30 kg.');
  await expect(gap).toBeVisible();
  await delivery.getByLabel('Free from').fill('80');
  await page.getByRole('button', { name: 'Add pick-up' }).click();
  await expect(gap).toHaveCount(0);
  await save(page);

  await page.getByRole('link', { name: 'Shipping', exact: true }).first().click();
  await page.getByRole('link', { name: 'New zone' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Neighbours');
  for (const country of ['Austria', 'France']) {
    await page.getByRole('combobox', { name: 'Countries' }).fill(country);
    await page.getByRole('option', { name: country, exact: true }).click();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add a way of shipping' }).click();
  await page.getByLabel('English').fill('Parcel abroad');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('12.90');
  await save(page);

  await page.getByRole('link', { name: 'Shipping', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping' })).toBeVisible();
  for (const [total, weight, country, answer] of [
    ['60', '1.2', 'Germany', ['Standard delivery€4.90', 'Pick-upFree']],
    ['60', '6', 'Germany', ['Standard delivery€9.90', 'Pick-upFree']],
    ['80', '6', 'Germany', ['Standard deliveryFree', 'Pick-upFree']],
    ['60', '31', 'Germany', ['Pick-upFree']],
    ['60', '1.2', 'France', ['Parcel abroad€12.90']],
    ['60', '1.2', 'Japan', ['You do not ship to Japan.']],
  ] as const) {
    await page.getByLabel('Total of the goods').fill(total);
    await page.getByLabel('Weight').fill(weight);
    await page.getByRole('combobox', { name: 'Ship to' }).fill(country);
    await page.getByRole('option', { name: country, exact: true }).click();
    const output = page.getByRole('status').filter({ hasText: `to ${country}:` });
    await expect(output).toHaveText(new RegExp(`to ${country}:${answer.join('').replaceAll('.', '\\.')}$`));
  }

  await page.getByRole('link', { name: 'Taxes', exact: true }).click();
  await expect(page.getByRole('link', { name: 'VAT 19 %' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'VAT 19 % (contained)' })).toContainText('€16.91');
  await page.getByRole('link', { name: 'New tax rule' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('VAT 7 %');
  await page.getByLabel('Rate').fill('7');
  await page.getByRole('radio', { name: 'With tax', exact: true }).check();
  await page.getByRole('combobox', { name: 'Country', exact: true }).fill('Germany');
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await page.getByRole('combobox', { name: 'Tax class' }).first().fill('reduced');
  await page.keyboard.press('Tab');
  await page.getByRole('checkbox', { name: 'Tax shipping as well' }).uncheck();
  await save(page);
  await expect(
    page.getByText('“VAT 7 %” never applies: no product has the tax class “reduced”.').first(),
  ).toBeVisible();

  await context.close();
  await server.stop();
});

async function beginEmpty(page: Page): Promise<void> {
  await page.getByLabel('Name of the shop').fill('Inselkeramik');
  await page.getByRole('combobox', { name: 'Country' }).fill('Germany');
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await page.getByRole('radio', { name: 'Begin empty' }).check();
  await page.getByLabel('Price of a parcel within your country').fill('5.90');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin empty' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ida Insel' })).toBeVisible();
}

/** The save bar goes once everything is saved. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
}
