import type { Page } from '@playwright/test';
import { addToCart, openCheckout } from './support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

/** A country of this repetition alone, which the sample shop does not ship to. */
const countries = ['Japan', 'Brazil', 'Chile', 'Ghana', 'India', 'Kenya', 'Mexico', 'Nepal', 'Peru', 'Samoa'] as const;
const countryOf = () => countries[test.info().repeatEachIndex % countries.length]!;

const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This cannot work as it is' });

/** The save bar goes once everything is saved. */
async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
}

/** On a desk and on a phone, to be read and used by everyone. */
async function expectFits(page: Page): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Waits until the page is at rest; a list that closes would still be as wide as before.
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

test('a shipping zone is made by keyboard; what cannot work is named, and visitors pay what the example says', async ({
  backOffice,
  page,
}) => {
  const country = countryOf();
  const gap = `“Far ${country}” has no way of shipping for orders from 30 kg.`;
  await backOffice.goto('/config/commerce/shipping');
  await expect(backOffice.getByText('An order of €60.00 (1.2 kg, 2 pieces) to Germany:')).toBeVisible();
  await expectFits(backOffice);
  await backOffice.getByRole('link', { name: 'New zone' }).focus();
  await backOffice.keyboard.press('Enter');
  await backOffice.getByRole('textbox', { name: 'Name' }).fill(`Far ${country}`);
  await backOffice.getByRole('combobox', { name: 'Countries' }).focus();
  await backOffice.keyboard.type(country);
  await expect(backOffice.getByRole('option', { name: country })).toBeVisible();
  await backOffice.keyboard.press('ArrowDown');
  await backOffice.keyboard.press('Enter');
  await backOffice.keyboard.press('Escape');
  await backOffice.getByRole('button', { name: 'Add a way of shipping' }).click();
  await backOffice.getByLabel('English').fill('Slow boat');
  await backOffice.getByRole('combobox', { name: 'Price by' }).click();
  await backOffice.getByRole('option', { name: 'Weight' }).click();
  await backOffice.getByLabel('Price', { exact: true }).fill('9,50');
  await backOffice.getByRole('button', { name: 'Add a step' }).click();
  await backOffice.getByLabel('From weight').nth(1).fill('30');
  await backOffice.getByLabel('Offered').nth(1).press('Space');
  await expect(backOffice.getByText(gap)).toBeVisible();
  await expectFits(backOffice);
  await save(backOffice).click();
  await expect(backOffice.getByRole('heading', { level: 1, name: `Far ${country}` })).toBeVisible();
  await expect(notice(backOffice).filter({ hasText: gap }).first()).toBeVisible();
  const output = backOffice.getByRole('status').filter({ hasText: `to ${country}:` });
  await expect(output).toContainText('Slow boat');
  await expect(output).toContainText('€9.50');

  await page.goto('/shop/p/harbour-lantern');
  await addToCart(page);
  await openCheckout(page);
  await page.getByLabel('Country').selectOption({ label: country });
  await expect(page.getByRole('radio', { name: /Slow boat.*€9\.50/ })).toBeVisible();

  await backOffice.getByRole('button', { name: 'Add pick-up' }).click();
  await expect(backOffice.getByRole('group', { name: 'Pick-up' })).toBeVisible();
  await save(backOffice).click();
  await expectSaved(backOffice);
  await expect(output).toContainText('Free');
  await backOffice.getByRole('button', { name: 'History' }).click();
  const history = backOffice.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await history
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click();
  await expect(history.getByRole('insertion').filter({ hasText: 'Pick-up: €0.00' })).toBeVisible();
  await expectAccessible(backOffice);
  await backOffice.keyboard.press('Escape');
  await backOffice.getByRole('button', { name: 'Move to trash' }).click();
  await expect(backOffice.getByRole('heading', { level: 1, name: 'Shipping' })).toBeVisible();
  await expect(backOffice.getByRole('row').filter({ hasText: `Far ${country}` })).toHaveCount(0);
});

test('a tax rule is worked out beside its fields, and one that never applies is named when it is saved', async ({
  backOffice,
}) => {
  const country = countryOf();
  const name = `Levy ${test.info().repeatEachIndex}`;
  await backOffice.goto('/config/commerce/taxes');
  await expect(backOffice.getByRole('status').filter({ hasText: 'VAT 19 % (contained)' })).toContainText('€16.91');
  await expectFits(backOffice);
  await backOffice.getByRole('link', { name: 'New tax rule' }).focus();
  await backOffice.keyboard.press('Enter');
  await backOffice.getByRole('textbox', { name: 'Name' }).fill(name);
  await backOffice.keyboard.press('Tab');
  await backOffice.keyboard.type('7,5');
  await backOffice.keyboard.press('Tab');
  // The arrow keys choose whether prices contain the tax.
  await backOffice.keyboard.press('ArrowDown');
  await backOffice.getByRole('combobox', { name: 'Country', exact: true }).fill(country);
  await backOffice.getByRole('option', { name: country }).click();
  await backOffice.getByRole('combobox', { name: 'Country of the customer' }).fill(country);
  await backOffice.getByRole('option', { name: country }).click();
  const output = backOffice.getByRole('status').filter({ hasText: `${name} (added)` });
  // 7.5 % of 100.00 and of 5.90, each rounded by itself.
  await expect(output).toContainText('€7.94');
  await expect(output).toContainText('€113.84');
  await expectFits(backOffice);
  await save(backOffice).click();
  await expect(backOffice.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectSaved(backOffice);

  await backOffice.getByRole('button', { name: 'Duplicate' }).click();
  await expect(notice(backOffice)).toContainText('never applies');
  await backOffice.getByRole('textbox', { name: 'Name' }).fill(`${name} again`);
  await save(backOffice).click();
  const never = `“${name} again” never applies: “${name}” has the same place, class and priority.`;
  await expect(backOffice.getByText(never)).toHaveCount(2);
  await expectAccessible(backOffice);
  await backOffice.getByRole('button', { name: 'Move to trash' }).click();
  await expect(backOffice.getByRole('heading', { level: 1, name: 'Taxes' })).toBeVisible();
  await expect(backOffice.getByRole('row').filter({ hasText: `${name} again` })).toHaveCount(0);
  await backOffice.getByRole('link', { name, exact: true }).click();
  await backOffice.getByRole('button', { name: 'Move to trash' }).click();
  await expect(backOffice.getByRole('heading', { level: 1, name: 'Taxes' })).toBeVisible();
});

// Both screens hold for the whole shop, which other journeys visit meanwhile, so nothing is saved here.
test('ways to pay and the checkout show what visitors will read while they are typed', async ({ backOffice }) => {
  await backOffice.goto('/config/settings/payment');
  const preview = backOffice.getByRole('status').filter({ has: backOffice.getByRole('listitem') });
  const offline = backOffice.getByRole('switch', { name: /offline|transfer|invoice/i });
  if (!(await offline.isChecked())) await offline.press('Space');
  const howToPay = backOffice.getByRole('group', { name: 'How to pay' });
  await howToPay.getByLabel('Deutsch').fill('Bitte überweisen Sie\nin zwei Teilen.');
  await howToPay.getByLabel('English').fill('');
  await save(backOffice).click();
  await expect(howToPay.getByLabel('English')).toHaveAccessibleDescription(/Write how to pay/);
  await howToPay.getByLabel('English').fill('Please transfer the total.');
  await backOffice.getByLabel('Cancel after (days)').fill('14');
  await expect(preview).toContainText('Please transfer the total.');
  await expect(preview).toContainText('cancelled after 14 days');
  await backOffice.getByRole('combobox', { name: 'Language' }).click();
  await backOffice.getByRole('option', { name: 'Deutsch' }).click();
  await expect(preview).toContainText('in zwei Teilen.');
  await expectFits(backOffice);
  await backOffice.getByRole('button', { name: 'Discard' }).click();
  await expect(save(backOffice)).toHaveCount(0);

  await backOffice.goto('/config/settings/checkout');
  await backOffice.getByLabel('Minimum order').fill('20');
  const verdict = backOffice.getByRole('status').filter({ hasText: 'The customer reads:' });
  await expect(verdict).toContainText('To check out, your order subtotal must be €20.00 or more.');
  await expect(verdict).toContainText('Add To Cart');
  await backOffice.getByRole('switch', { name: /Express checkout/ }).press('Space');
  await expect(verdict).toContainText('Purchase');
  await expectFits(backOffice);
  await backOffice.getByRole('button', { name: 'Discard' }).click();
  await expect(save(backOffice)).toHaveCount(0);
});
