import type { Locator, Page } from '@playwright/test';
import { changeDatabase } from './support/database.ts';
import { teamCall } from './support/forms.ts';
import { mailedAddress } from './support/mail.ts';
import { ownShop } from './support/own-shop.ts';
import { sell } from './support/sell.ts';
import { acceptedCard, awake, declinedCard, fillAddress, fillCard } from './support/shopper.ts';
import { expect, expectAccessible, look } from './support/test.ts';

// A shop of their own: the job that renews subscriptions is one for all of them.
const { test, shop } = ownShop(() => ({ RATE_LIMITS: 'new-cart=1000,checkout=1000,registration=1000' }));

const tea = '/shop/p/tea-of-the-month';
const emptyCard = '4000 0000 0000 9995';
const ownLink = /http\S+\/checkout\/subscription\/own\/\S+/;
const buyButton = { name: 'Subscribe with obligation to pay' };
const widths = [375, 1440];

let back: Page;

test.beforeAll(async () => {
  ({ back } = shop);
  await sell(back, {
    slug: 'tea-of-the-month',
    type: 1,
    texts: {
      en: { name: 'Tea of the month', body: '<p>Two hundred grams, in a tin.</p>' },
      de: { name: 'Tee des Monats', body: '<p>Zweihundert Gramm in einer Dose.</p>' },
      fr: { name: 'Thé du mois', body: '<p>Deux cents grammes, en boîte.</p>' },
    },
    plan: { unit: 'MONTH', value: 1, numCycles: 0 },
    variants: [{ sku: 'TEA-200', price: '12.00' }],
  });
});

/** Buys the tea by keyboard; ends on the page that thanks. */
async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto(tea);
  await awake(page, 'product-form');
  await page.getByRole('button', { name: 'Subscribe' }).press('Enter');
  await expect(page).toHaveURL(/\/checkout\/subscription\?cartToken=/);
  await awake(page, 'subscription-form');
  await fillAddress(page, email);
  await fillCard(page, acceptedCard);
  await page.getByRole('button', buyButton).press('Enter');
  await expect(page.getByText('Thank you for your order.')).toBeVisible();
}

async function openOwn(page: Page, email: string): Promise<void> {
  await page.goto(await mailedAddress(back, email, ownLink));
  await awake(page, 'subscription-own');
}

/** Saves another card on the page of a subscription. */
async function saveCard(page: Page, number: string): Promise<void> {
  await page.getByText('Change card', { exact: true }).click();
  await fillCard(page, number);
  await page.getByRole('button', { name: 'Save' }).filter({ visible: true }).click();
}

/** The next period begins now, and the job that runs every minute runs at once. */
async function letBecomeDue(email: string): Promise<void> {
  const { dataFolder } = shop.server;
  const changed = await changeDatabase(
    dataFolder,
    `update subscription set due_at = now() - interval '1 second' where email_key = $1`,
    [email],
  );
  expect(changed).toBe(1);
  await runRenewals();
}

async function runRenewals(): Promise<void> {
  await changeDatabase(shop.server.dataFolder, `select graphile_worker.add_job('subscription.renew')`, []);
}

function rowOf(email: string): Locator {
  return back.getByRole('row').filter({ hasText: email });
}

for (const width of widths) {
  test(`SUB-002 SUB-014 PAGE-009 a subscription is bought by keyboard at ${width} pixels`, async ({ page }) => {
    const email = `buyer-${width}@example.com`;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(tea);
    await awake(page, 'product-form');
    await expect(page.getByText('€12.00 every month').first()).toBeVisible();
    await look(page, 'product');
    await page.getByRole('button', { name: 'Subscribe' }).press('Enter');
    await expect(page).toHaveURL(/\/checkout\/subscription\?cartToken=/);
    await awake(page, 'subscription-form');
    await look(page, 'form');
    await page.getByRole('button', buyButton).press('Enter');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await look(page, 'errors');
    await awake(page, 'subscription-form');
    await fillAddress(page, email);
    await fillCard(page, declinedCard);
    await page.getByRole('button', buyButton).press('Enter');
    await expect(page.getByText(/declined/).first()).toBeVisible();
    await awake(page, 'subscription-form');
    await fillCard(page, acceptedCard);
    await page.getByRole('button', buyButton).press('Enter');
    await expect(page.getByText('Thank you for your order.')).toBeVisible();
    await look(page, 'bought');
    await page.getByRole('link', { name: 'Manage your subscription' }).press('Enter');
    await expect(page.getByText('The next payment is due on')).toBeVisible();
  });

  test(`a customer pauses, resumes, changes, skips and cancels a subscription at ${width} pixels`, async ({ page }) => {
    const email = `changer-${width}@example.com`;
    await page.setViewportSize({ width, height: 900 });
    await subscribe(page, email);
    await openOwn(page, email);
    await look(page, 'active');
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    await expect(page.getByText('Your subscription is paused.')).toBeVisible();
    await look(page, 'paused');
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText('Your subscription goes on.')).toBeVisible();

    await page.getByText('Change quantity').press('Enter');
    await page.getByLabel('Quantity per delivery').fill('0');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a whole number from 1 to 9999.').first()).toBeVisible();
    await look(page, 'quantity-refused');
    await page.getByLabel('Quantity per delivery').fill('2');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The quantity is changed.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '2 × Tea of the month' })).toBeVisible();
    await expect(page.getByText('€24.00 every month')).toBeVisible();

    await page.getByText('Change address').press('Enter');
    await page.getByLabel('City').fill('Juist');
    await look(page, 'address');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The address is changed.')).toBeVisible();
    await expect(page.getByRole('main').locator('address')).toContainText('Juist');

    await saveCard(page, declinedCard);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await look(page, 'card-refused');
    await fillCard(page, acceptedCard);
    await page.getByRole('button', { name: 'Save' }).filter({ visible: true }).click();
    await expect(page.getByText('Your new card is saved.')).toBeVisible();

    await page.getByRole('button', { name: 'Skip the next delivery' }).press('Enter');
    await expect(page.getByText('The next delivery is skipped.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
    await expect(page.getByText('Your subscription will not be renewed.')).toBeVisible();
    await look(page, 'ending');
    await page.getByRole('button', { name: 'Renew after all' }).press('Enter');
    await expect(page.getByText('Your subscription goes on.')).toBeVisible();
    await page.getByText('Cancel now').press('Enter');
    await look(page, 'cancel');
    await page.getByRole('button', { name: 'Cancel subscription' }).press('Enter');
    await expect(page.getByText('Your subscription is cancelled.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await look(page, 'cancelled');
    await mailedAddress(back, email, /Your subscription has ended/);
  });

  test(`a renewal that is declined is seen by the owner and mended by the customer at ${width} pixels`, async ({
    page,
  }) => {
    const email = `declined-${width}@example.com`;
    await page.setViewportSize({ width, height: 900 });
    await subscribe(page, email);
    await openOwn(page, email);
    await saveCard(page, emptyCard);
    await expect(page.getByText('Your new card is saved.')).toBeVisible();
    await letBecomeDue(email);
    await mailedAddress(back, email, /We could not charge your card/);

    await back.setViewportSize({ width, height: 900 });
    await back.goto('/config/commerce/subscriptions?show=failed');
    await expect(rowOf(email)).toBeVisible();
    await look(back, 'failed');
    await rowOf(email).getByRole('link').press('Enter');
    await expect(back.getByText('Failed tries')).toBeVisible();
    await look(back, 'failed-detail');

    await openOwn(page, email);
    await expect(page.getByText('We will try again on')).toBeVisible();
    await look(page, 'past-due');
    await saveCard(page, acceptedCard);
    await expect(page.getByText('Your new card is saved.')).toBeVisible();
    await runRenewals();
    const id = /subscriptions\/([^?]+)/.exec(back.url())?.[1] ?? '';
    await expect(async () => {
      const { paidCycles } = await teamCall<{ paidCycles: number }>(back, 'GET', `/api/commerce/subscriptions/${id}`);
      expect(paidCycles).toBe(2);
    }).toPass();
    await back.reload();
    await expect(back.getByText('Period 2')).toBeVisible();
    await expect(back.getByText('Active')).toBeVisible();
    await look(back, 'mended-detail');
  });

  test(`the owner sees what is due, and pauses and cancels it at ${width} pixels`, async ({ page }) => {
    const email = `due-${width}@example.com`;
    await subscribe(page, email);
    await changeDatabase(
      shop.server.dataFolder,
      `update subscription set due_at = now() + interval '3 days' where email_key = $1`,
      [email],
    );
    await back.setViewportSize({ width, height: 900 });
    await back.goto('/config/commerce/subscriptions');
    await expect(rowOf(email)).toBeVisible();
    await look(back, 'list');
    await back.goto('/config/commerce/subscriptions?show=due');
    await expect(rowOf(email)).toBeVisible();
    await expect(rowOf(`buyer-${width}@example.com`)).toHaveCount(0);
    await rowOf(email).getByRole('link').press('Enter');
    await back.getByRole('button', { name: 'Pause' }).press('Enter');
    await expect(back.getByText('The subscription is changed.').first()).toBeVisible();
    await expect(back.getByRole('button', { name: 'Resume' })).toBeVisible();
    await look(back, 'paused-detail');
    await back.getByRole('button', { name: 'Cancel now' }).press('Enter');
    const ask = back.getByRole('dialog', { name: 'Cancel this subscription?' });
    await expect(ask).toBeVisible();
    await expectAccessible(back);
    await back.screenshot({ path: test.info().outputPath('ask.png') });
    await ask.getByRole('button', { name: 'Cancel now' }).click();
    await expect(back.getByText('Cancelled')).toBeVisible();
  });

  test(`the owner sets the plan of a product and what happens without stock at ${width} pixels`, async () => {
    await back.setViewportSize({ width, height: 900 });
    await back.goto('/config/commerce/products');
    await back
      .getByRole('link', { name: /Tea of the month/ })
      .first()
      .click();
    const plan = back.getByRole('switch', { name: /^Sell by subscription/ });
    await expect(plan).toBeChecked();
    await plan.scrollIntoViewIfNeeded();
    await look(back, 'plan');
    await back.goto('/config/settings/checkout');
    await expect(back.getByText('Subscriptions whose goods are sold out')).toBeVisible();
    await look(back, 'setting');
  });

  test(`a customer with an account buys in German and finds the subscription there at ${width} pixels`, async ({
    page,
  }) => {
    const email = `konto-${width}@example.com`;
    const password = 'sea lavender and thrift';
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/account');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.goto(await mailedAddress(back, email, /http\S+\/account\/confirm\?token=\S+/));
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Yes, confirm it' }).click();
    await expect(page.getByText('Your address is confirmed. Welcome!')).toBeVisible();

    await page.goto(`/de${tea}`);
    await awake(page, 'product-form');
    await page.getByRole('button', { name: 'Abonnieren' }).press('Enter');
    await expect(page).toHaveURL(/\/de\/checkout\/subscription\?cartToken=/);
    await awake(page, 'subscription-form');
    await page.getByLabel('Vorname').fill('Grace');
    await page.getByLabel('Nachname').fill('Hopper');
    await page.getByLabel('Straße und Hausnummer').fill('Am Deich 4');
    await page.getByLabel('Postleitzahl').fill('26548');
    await page.getByLabel('Ort', { exact: true }).fill('Norderney');
    await page.getByLabel('Kartennummer').fill(acceptedCard);
    await page.getByLabel('Gültig bis').fill('12/30');
    await page.getByLabel('Prüfnummer').fill('123');
    await look(page, 'german-form');
    await page.getByRole('button', { name: 'Zahlungspflichtig abonnieren' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Abo verwalten' })).toBeVisible();

    await page.goto('/de/account');
    await page.getByRole('link', { name: 'Abos' }).press('Enter');
    await expect(page.getByRole('row').filter({ hasText: 'Tee des Monats' })).toContainText('Aktiv');
    await look(page, 'german-account');
    await page.getByRole('link', { name: 'Tee des Monats' }).press('Enter');
    await awake(page, 'subscription-own');
    await page.getByRole('button', { name: 'Pausieren' }).press('Enter');
    await expect(page.getByText('Ihr Abo ist pausiert.')).toBeVisible();
    await look(page, 'german-paused');
  });
}
