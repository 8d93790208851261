import type { Locator, Page } from '@playwright/test';
import { teamCall } from './support/forms.ts';
import { mailedAddress } from './support/mail.ts';
import { ownShop } from './support/own-shop.ts';
import { recaptchaSecret } from './support/recaptcha-stub.ts';
import {
  acceptedCard,
  awake,
  expectAdded,
  fillAddress,
  fillCard,
  openCheckout,
  pressPlaceOrder,
} from './support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

// The captcha, the settings of notices and the stock of the sample belong to the whole shop, so these journeys have one of their own.
const { test, shop } = ownShop(() => ({
  RATE_LIMITS: 'restock-sign-up=1000,new-cart=1000',
  RECAPTCHA_URL: process.env['AWNING_E2E_RECAPTCHA']!,
}));

const jar = '/shop/p/moon-jar';
const mug = '/shop/p/tide-mug';
const settingsPath = '/api/commerce/restock-settings';

let back: Page;

test.beforeAll(() => {
  ({ back } = shop);
});

async function setNotices(change: Readonly<Record<string, unknown>>): Promise<void> {
  const { version, body } = await teamCall<{ version: number; body: object }>(back, 'GET', settingsPath);
  await teamCall(back, 'PUT', settingsPath, { version, body: { ...body, ...change } });
}

async function receive(sku: string, by: number): Promise<void> {
  const found = await teamCall<{ rows: { id: string }[] }>(back, 'GET', `/api/commerce/inventory?search=${sku}`);
  const change = { variantId: found.rows[0]!.id, key: crypto.randomUUID(), reason: 'received', by };
  await teamCall(back, 'POST', '/api/commerce/inventory/changes', { changes: [change] });
}

/** Every call that the widget makes. */
function signUpsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/notifications/restock')) sent.push(request.postData() ?? '');
  });
  return sent;
}

async function openWidget(page: Page, path = jar): Promise<Locator> {
  await page.goto(path);
  await awake(page, 'restock-form');
  return page.locator('.product-restock-notification');
}

for (const width of [375, 1440]) {
  test(`RESTOCK-019 RESTOCK-020 RESTOCK-026 RESTOCK-027 PROD-010 the widget starts idle and calls the server only with a valid address at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const sent = signUpsOf(page);
    const widget = await openWidget(page);
    await expect(widget).toHaveAttribute('data-restock-state', 'idle');
    const send = widget.getByRole('button', { name: 'Notify me' });
    await send.click();
    await expect(widget.getByRole('alert')).toHaveText('Email cannot be blank');
    await expect(widget.getByLabel('Email address')).toBeFocused();
    await page.keyboard.type('ada@');
    await page.keyboard.press('Enter');
    await expect(widget.getByRole('alert')).toHaveText('Email is invalid');
    expect(sent).toEqual([]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: test.info().outputPath(`widget-${width}.png`), fullPage: true });
  });
}

test('RESTOCK-001 RESTOCK-020 RESTOCK-022 RESTOCK-029 sold out, signed up, confirmed, back in stock, told by mail and bought', async ({
  page,
}) => {
  const email = 'grace@example.com';
  const sent = signUpsOf(page);
  const widget = await openWidget(page);
  await widget.getByLabel('Email address').fill(email);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('status')).toHaveText('Signed up!');
  await expect(widget.getByRole('button')).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0]!)).toMatchObject({ siteVisitorEmail: email, isJoinMailingList: false });
  await expectAccessible(page);

  await page.goto(await mailedAddress(back, email, /http\S+\/restock\/confirm\?\S+/));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText('Thank you. We will write to you when the item is back.')).toBeVisible();

  await setNotices({ autoSend: true });
  await receive('JAR-MOON', 1);
  await page.goto(await mailedAddress(back, email, /http\S+\/p\/moon-jar/));
  await expect(page.getByRole('heading', { level: 1, name: 'Moon jar' })).toBeVisible();
  await expect(page.locator('.product-restock-notification')).toHaveCount(0);
  await awake(page, 'product-form');
  await expectAdded(page, () => page.getByRole('button', { name: 'Add To Cart' }).click());
  await openCheckout(page);
  await fillAddress(page, email);
  await page
    .getByLabel(/Parcel/)
    .first()
    .check();
  await fillCard(page, acceptedCard);
  await pressPlaceOrder(page);
  await expect(page.getByText('Thank you for your order.')).toBeVisible();
  await setNotices({ autoSend: false });
});

test('RESTOCK-021 a text of the owner takes the place of the form, and a variant that can be had has none', async ({
  page,
}) => {
  await setNotices({ doubleOptIn: false, successText: { en: 'We will write to you soon.' } });
  const widget = await openWidget(page, mug);
  await expect(widget).toBeHidden();
  const option = (name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) });
  await option('Glaze').selectOption('Peat');
  await option('Size').selectOption('Small');
  await expect(widget).toBeHidden();
  await option('Size').selectOption('Large');
  await widget.getByLabel('Email address').fill('mug@example.com');
  await widget.getByRole('button', { name: 'Notify me' }).click();
  await expect(widget.getByRole('status')).toHaveText('We will write to you soon.');
  await expect(widget.getByLabel('Email address')).toHaveCount(0);
  await setNotices({ successText: {} });
});

test('RESTOCK-024 a refusal of the server is shown, and the form stays', async ({ page }) => {
  const widget = await openWidget(page);
  const refusal = { error: 'No, sorry.', message: 'No, sorry.' };
  await page.route('**/notifications/restock', (route) => route.fulfill({ status: 409, json: refusal }));
  await widget.getByLabel('Email address').fill('ada@example.com');
  await widget.getByRole('button', { name: 'Notify me' }).click();
  await expect(widget.getByRole('alert')).toHaveText('No, sorry.');
  await expect(widget).toHaveAttribute('data-restock-state', 'failure');
  await expect(widget.getByLabel('Email address')).toHaveValue('ada@example.com');
});

test('RESTOCK-005 RESTOCK-023 RESTOCK-025 RESTOCK-028 the captcha is asked for, reset by a failure and destroyed by a success', async ({
  page,
}) => {
  const on = { provider: 'recaptcha', siteKey: 'site-key-1', secretKey: recaptchaSecret };
  await teamCall(back, 'PUT', '/api/captcha/settings', on);
  const sent = signUpsOf(page);
  const widget = await openWidget(page);
  const human = widget.getByLabel('I am human');
  await expect(human).toBeVisible();
  const send = widget.getByRole('button', { name: 'Notify me' });
  await widget.getByLabel('Email address').fill('human@example.com');
  await send.click();
  await expect(widget.getByRole('alert')).toHaveText('Complete CAPTCHA before submitting.');
  expect(sent).toEqual([]);

  const refusal = { error: 'Not now.', message: 'Not now.' };
  await page.route('**/notifications/restock', (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 });
  await human.check();
  await send.click();
  await expect(widget.getByRole('alert')).toHaveText('Not now.');
  await expect(human).not.toBeChecked();
  await human.check();
  await send.click();
  await expect(widget.getByRole('status')).toHaveText('Signed up!');
  await expect(page.getByLabel('I am human')).toHaveCount(0);
  expect(sent.map((body) => 'captchaToken' in (JSON.parse(body) as object))).toEqual([true, true]);
  await teamCall(back, 'PUT', '/api/captcha/settings', { provider: 'recaptcha', siteKey: '' });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('RESTOCK-001 PROD-010 the form is posted, says what is wrong and then that it is done', async ({ page }) => {
    await page.goto(jar);
    await page.getByLabel('Email address').fill('nobody');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(page.getByRole('alert')).toHaveText('Email is invalid');
    await page.getByLabel('Email address').fill('plain@example.com');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(page.getByText('Signed up!')).toBeVisible();
    await page.goto(mug);
    const form = page.locator('.product-restock-form').filter({ visible: true });
    await form.getByLabel('Option').selectOption({ label: 'Peat / Large' });
    await form.getByLabel('Email address').fill('plain@example.com');
    await form.getByRole('button', { name: 'Notify me' }).click();
    await expect(page.getByText('Signed up!')).toBeVisible();
  });
});

for (const width of [375, 1440]) {
  test(`the owner sees who waits, and tells them at ${width} pixels`, async ({ page }) => {
    const email = `tell-${width}@example.com`;
    await setNotices({ doubleOptIn: false });
    const widget = await openWidget(page);
    await widget.getByLabel('Email address').fill(email);
    await page.keyboard.press('Enter');
    await expect(widget.getByRole('status')).toHaveText('Signed up!');

    await back.setViewportSize({ width, height: 900 });
    await back.goto('/config/commerce/restock');
    const row = back.getByRole('row').filter({ hasText: 'Moon jar' });
    await expect(row).toBeVisible();
    await expectAccessible(back);
    await expectNoSidewaysScroll(back);
    await back.screenshot({ path: test.info().outputPath(`list-${width}.png`) });
    await back.getByRole('button', { name: 'Who waits for Moon jar' }).press('Enter');
    const people = back.getByRole('dialog', { name: 'Who waits for Moon jar' });
    await expect(people.getByText(email)).toBeVisible();
    await expectAccessible(back);
    await back.screenshot({ path: test.info().outputPath(`people-${width}.png`) });
    await back.keyboard.press('Escape');
    await expect(people).toHaveCount(0);
    await back.getByRole('button', { name: 'Tell those who wait for Moon jar' }).press('Enter');
    const ask = back.getByRole('dialog', { name: /^Tell \d+ (person|people)\?$/ });
    await expect(ask.getByText(/get(s)? an email that Moon jar is back in stock/)).toBeVisible();
    await back.screenshot({ path: test.info().outputPath(`ask-${width}.png`) });
    await ask.getByRole('button', { name: /^Send \d+ emails?$/ }).click();
    await expect(back.getByText('The emails are on their way.')).toBeVisible();
    await mailedAddress(back, email, /http\S+\/p\/moon-jar/);
    await expect(row).toHaveCount(0);

    await back.getByRole('link', { name: 'Settings', exact: true }).last().press('Enter');
    await expect(back.getByRole('switch', { name: /^Tell people as soon as stock returns/ })).toBeVisible();
    await expectAccessible(back);
    await expectNoSidewaysScroll(back);
    await back.screenshot({ path: test.info().outputPath(`settings-${width}.png`) });
  });
}
