import type { Page } from '@playwright/test';
import { teamCall } from './support/forms.ts';
import { mailedAddress } from './support/mail.ts';
import { ownShop } from './support/own-shop.ts';
import { sell } from './support/sell.ts';
import {
  acceptedCard,
  addToCart,
  awake,
  fillAddress,
  fillCard,
  openCart,
  openCheckout,
  pressPlaceOrder,
} from './support/shopper.ts';
import { expect, expectAccessible, look } from './support/test.ts';

// A shop of their own: once it has a gift card, the checkout of every visitor asks for one.
const { test, shop } = ownShop(() => ({ RATE_LIMITS: 'gift-card-code=1000,new-cart=1000' }));

const card = '/shop/p/gift-card';
const codeForm = /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/;
const cardLink = /http\S+\/checkout\/gift-card\/card\/\S+/;

let back: Page;

test.beforeAll(async () => {
  ({ back } = shop);
  await sellGiftCard();
  const coupon = { code: 'TIDE10', kind: 'percentage', percent: '10', amount: '0', minimum: '0.00' };
  const always = {
    startsAt: null,
    endsAt: null,
    limitTotal: null,
    limitPerPerson: null,
    productIds: [],
    categories: [],
  };
  await teamCall(back, 'POST', '/api/commerce/coupons', { body: { ...coupon, ...always } });
});

async function sellGiftCard(): Promise<void> {
  await sell(back, {
    slug: 'gift-card',
    type: 4,
    texts: {
      en: { name: 'Gift card', body: '<p>For the next mug.</p>' },
      de: { name: 'Gutschein', body: '<p>Für den nächsten Becher.</p>' },
      fr: { name: 'Carte cadeau', body: '<p>Pour la prochaine tasse.</p>' },
    },
    optionNames: ['Value'],
    variants: ['25', '100'].map((value) => ({
      sku: `GIFT-${value}`,
      attributes: { Value: `€${value}` },
      price: `${value}.00`,
    })),
  });
}

async function fillGift(page: Page, recipient: string, buyer: string): Promise<void> {
  await page.getByRole('group', { name: 'For whom' }).getByLabel(/^Name/).fill('Mila');
  await page.getByLabel(/^Email of the recipient/).fill(recipient);
  await page.getByLabel(/^Message/).fill('Happy birthday!\nYours, Jonas');
  await page.getByLabel(/^Your name/).fill('Jonas');
  await page.getByLabel('Email', { exact: true }).fill(buyer);
  await fillCard(page, acceptedCard);
}

/** A card that the owner issues; its code is mailed. */
async function issueCard(recipient: string, value = '25.00'): Promise<string> {
  await teamCall(back, 'POST', '/api/commerce/gift-cards', { value, recipientName: 'Mila', recipientEmail: recipient });
  return await mailedAddress(back, recipient, codeForm);
}

const buyButton = { name: 'Buy with obligation to pay' };

for (const width of [375, 1440]) {
  test(`GIFT-001 GIFT-002 GIFT-003 PAGE-010 a gift card is bought by keyboard, received and looked at, at ${width} pixels`, async ({
    page,
  }) => {
    const [recipient, buyer] = [`mila-${width}@example.com`, `jonas-${width}@example.com`];
    await page.setViewportSize({ width, height: 900 });
    await page.goto(card);
    await awake(page, 'product-form');
    await page.getByRole('button', { name: 'Purchase' }).press('Enter');
    await expect(page.getByText('Select a denomination for the Gift Card')).toBeVisible();
    await look(page, 'product');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: /Value/ }).selectOption('€25');
    await page.getByRole('button', { name: 'Purchase' }).press('Enter');
    await expect(page).toHaveURL(/\/checkout\/gift-card\?cartToken=/);
    await look(page, 'form');
    await page.getByRole('button', buyButton).press('Enter');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await look(page, 'errors');
    await fillGift(page, recipient, buyer);
    await page.getByRole('button', buyButton).press('Enter');
    await expect(page.getByText('Thank you for your order.')).toBeVisible();
    await look(page, 'bought');

    await page.goto(await mailedAddress(back, recipient, cardLink));
    await expect(page.getByText('For Mila')).toBeVisible();
    await look(page, 'card');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.screenshot({ path: test.info().outputPath('print.png'), fullPage: true });
    await page.emulateMedia({ media: 'screen' });
    const code = await mailedAddress(back, recipient, codeForm);

    await page.goto('/checkout/gift-card/balance');
    await page.getByLabel('Code of the gift card').fill(code.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByText('There is €25.00 on this gift card.')).toBeVisible();
    await look(page, 'balance');
    await page.getByLabel('Code of the gift card').fill('ABCD-ABCD-ABCD-ABCD');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^There is nothing to spend with this code/)).toBeVisible();
    await look(page, 'balance-none');
  });

  test(`a gift card is spent with a coupon, and gets back what is refunded, at ${width} pixels`, async ({ page }) => {
    const buyer = `spender-${width}@example.com`;
    const code = await issueCard(buyer);
    await page.setViewportSize({ width, height: 900 });
    await addMug(page);
    await openCart(page);
    await page.getByLabel('Discount code').fill('TIDE10');
    await page.keyboard.press('Enter');
    await expect(page.locator('.cart-coupon')).toHaveCount(1);
    await openCheckout(page);
    await page.getByText('Pay with a gift card').click();
    await page.getByLabel('Gift card', { exact: true }).fill('nonsense');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^There is nothing to spend with this code/)).toBeVisible();
    await page.getByLabel('Gift card', { exact: true }).fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`•••• ${code.slice(-4)}`).first()).toBeVisible();
    await fillAddress(page, buyer);
    await page
      .getByLabel(/Parcel/)
      .first()
      .check();
    await fillCard(page, acceptedCard);
    await look(page, 'checkout');
    await pressPlaceOrder(page);
    await expect(page.getByText('Thank you for your order.')).toBeVisible();
    await expect(page.getByText('Of this, paid by gift card')).toBeVisible();
    await look(page, 'spent');
    const order = page.url();

    await back.setViewportSize({ width, height: 900 });
    const orderId = /confirmed\/([^?]+)/.exec(order)?.[1] ?? '';
    await teamCall(back, 'POST', `/api/commerce/orders/${orderId}/refunds`, { kind: 'whole', restock: false });
    await expect(async () => {
      await page.goto(order);
      await expect(page.getByText(/^We refunded/)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await look(page, 'refunded');
    await page.goto('/checkout/gift-card/balance');
    await page.getByLabel('Code of the gift card').fill(code);
    await page.getByRole('button', { name: 'Show balance' }).click();
    await expect(page.getByText('There is €25.00 on this gift card.')).toBeVisible();
  });

  test(`the owner issues, finds, adjusts and disables a gift card at ${width} pixels`, async () => {
    await back.setViewportSize({ width, height: 900 });
    await back.goto('/config/commerce/gift-cards');
    await expect(back.getByRole('row').nth(1)).toBeVisible();
    await look(back, 'list');
    await back.getByRole('button', { name: 'Issue gift card' }).press('Enter');
    const issuing = back.getByRole('dialog', { name: 'Issue gift card' });
    await issuing.getByLabel('Value').fill('40');
    await issuing.getByLabel('Name').fill('Nora');
    await issuing.getByLabel('Email').fill(`nora-${width}@example.com`);
    await expectAccessible(back);
    await back.screenshot({ path: test.info().outputPath('issue.png') });
    await issuing.getByLabel('Reason').press('Enter');
    await expect(back.getByText('The gift card is issued.')).toBeVisible();
    await expect(back.getByRole('button', { name: 'Adjust balance' })).toBeVisible();
    await look(back, 'detail');
    await back.getByRole('button', { name: 'Adjust balance' }).press('Enter');
    const adjusting = back.getByRole('dialog', { name: 'Adjust the balance' });
    await adjusting.getByText('Take away').click();
    await adjusting.getByLabel('Amount').fill('15');
    await adjusting.getByLabel('Reason').fill('Spent at the market');
    await expect(adjusting.getByText('The balance becomes €25.00.')).toBeVisible();
    await expectAccessible(back);
    await back.screenshot({ path: test.info().outputPath('adjust.png') });
    await back.keyboard.press('Enter');
    await expect(back.getByText('Spent at the market')).toBeVisible();
    await back.getByRole('button', { name: 'Disable' }).press('Enter');
    await back
      .getByRole('dialog', { name: 'Disable this gift card?' })
      .getByRole('button', { name: 'Disable' })
      .click();
    await expect(back.getByRole('button', { name: 'Enable again' })).toBeVisible();
    await look(back, 'disabled');
  });
}

async function addMug(page: Page): Promise<void> {
  await page.goto('/shop/p/tide-mug');
  await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Chalk');
  await page.getByRole('combobox', { name: /Size/ }).selectOption('Small');
  await addToCart(page);
}

test('German and French visitors buy, read and check gift cards in their language', async ({ page }) => {
  for (const [language, buy, balance] of [
    ['de', 'Zahlungspflichtig kaufen', 'Guthaben anzeigen'],
    ['fr', 'Acheter avec obligation de paiement', 'Afficher le solde'],
  ] as const) {
    await page.goto(`/${language}${card}`);
    await awake(page, 'product-form');
    await page.locator('.variant-option select').selectOption('€25');
    await page.locator('.sqs-add-to-cart-button').click();
    await expect(page.getByRole('button', { name: buy })).toBeVisible();
    await look(page, `form-${language}`);
    await page.goto(`/${language}/checkout/gift-card/balance`);
    await page.getByRole('textbox').first().fill('ABCD');
    await page.getByRole('button', { name: balance }).click();
    await expect(page.getByRole('status').first()).toBeVisible();
    await look(page, `balance-${language}`);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('GIFT-001 GIFT-002 a gift card is bought and spent by plain forms', async ({ page }) => {
    await page.goto(card);
    await page.getByRole('combobox', { name: /Value/ }).selectOption('€25');
    await page.getByRole('button', { name: 'Purchase' }).click();
    await fillGift(page, 'plain-mila@example.com', 'plain-jonas@example.com');
    await page.getByRole('button', buyButton).click();
    await expect(page.getByText('Thank you for your order.')).toBeVisible();
    const code = await mailedAddress(back, 'plain-mila@example.com', codeForm);

    await page.goto('/shop/p/tide-mug');
    await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Chalk');
    await page.getByRole('combobox', { name: /Size/ }).selectOption('Small');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.goto('/checkout');
    await page.getByText('Pay with a gift card').click();
    await page.getByLabel('Gift card', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(`•••• ${code.slice(-4)}`).first()).toBeVisible();
    await fillAddress(page, 'plain-jonas@example.com');
    await fillCard(page, acceptedCard);
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await expect(page.getByText('Of this, paid by gift card')).toBeVisible();
  });
});

test('PROD-001 goods, downloads, services and gift cards have pages that visitors find', async ({ page }) => {
  for (const [slug, name] of [
    ['tide-mug', 'Tide mug'],
    ['glaze-notebook', 'Glaze notebook (PDF)'],
    ['evening-at-the-wheel', 'An evening at the wheel'],
    ['gift-card', 'Gift card'],
  ] as const) {
    await page.goto('/shop');
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(new RegExp(`/shop/p/${slug}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('.product-price').first()).toBeVisible();
  }
});
