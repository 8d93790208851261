import type { BrowserContext, Page } from '@playwright/test';
import { becomeOwner } from './support/become-owner.ts';
import { teamCall } from './support/forms.ts';
import { mailedAddress } from './support/mail.ts';
import { acceptedCard, awake, expectAdded, fillAddress, fillCard, openCheckout } from './support/shopper.ts';
import { startBuiltServer } from './support/start-server.ts';
import { test as base, expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

/** Visitors of the shop of these journeys. */
const test = base.extend<{ context: BrowserContext }>({
  context: async ({ browser, javaScriptEnabled }, use) => {
    const context = await browser.newContext({
      baseURL: server.setupLink.origin,
      ...(javaScriptEnabled !== undefined && { javaScriptEnabled }),
    });
    await use(context);
    await context.close();
  },
});

// A shop of their own: once it has a gift card, the checkout of every visitor asks for one.
test.describe.configure({ mode: 'serial' });

const owner = { name: 'Ida Insel', email: 'ida@insel.example', password: 'salt glaze and sea thrift' };
const card = '/shop/p/gift-card';
const codeForm = /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/;
const cardLink = /http\S+\/checkout\/gift-card\/card\/\S+/;

let server: Awaited<ReturnType<typeof startBuiltServer>>;
let office: BrowserContext;
let back: Page;

test.beforeAll(async ({ browser }) => {
  server = await startBuiltServer({ RATE_LIMITS: 'gift-card-code=1000,new-cart=1000' });
  // The options of the first journey that is run would apply to it as well.
  office = await browser.newContext({
    baseURL: server.setupLink.origin,
    reducedMotion: 'reduce',
    javaScriptEnabled: true,
  });
  back = await office.newPage();
  await becomeOwner(back, server.setupLink, owner);
  await sellGiftCard();
  const coupon = { code: 'TIDE10', kind: 'percentage', percent: '10', amount: '0', minimum: '0.00' };
  const always = { startsAt: null, endsAt: null, limitTotal: null, limitPerPerson: null };
  await teamCall(back, 'POST', '/api/commerce/coupons', { body: { ...coupon, ...always } });
});
test.afterAll(async () => {
  await office.close();
  await server.stop();
});

async function sellGiftCard(): Promise<void> {
  const found = await teamCall<{ rows: { productId: string }[] }>(back, 'GET', '/api/commerce/inventory?search=JAR');
  const path = `/api/commerce/products/${found.rows[0]!.productId}`;
  const { body } = await teamCall<{ body: { collectionId: string } }>(back, 'GET', path);
  const variant = (value: string) => ({
    id: crypto.randomUUID(),
    sku: `GIFT-${value}`,
    attributes: { Value: `€${value}` },
    price: `${value}.00`,
    salePrice: null,
    stock: 'unlimited',
    taxClass: 'standard',
    weightGrams: 0,
    barcode: null,
    size: null,
    imageId: null,
    content: null,
  });
  const texts = {
    en: { name: 'Gift card', body: '<p>For the next mug.</p>' },
    de: { name: 'Gutschein', body: '<p>Für den nächsten Becher.</p>' },
    fr: { name: 'Carte cadeau', body: '<p>Pour la prochaine tasse.</p>' },
  };
  const product = {
    collectionId: body.collectionId,
    slug: 'gift-card',
    type: 4,
    status: 'published',
    texts,
    imageIds: [],
    shareImageId: null,
    relatedIds: [],
    files: [],
    categories: [],
    tags: [],
    scarcity: null,
    customSoldOutText: null,
    customAddButtonText: null,
    plan: null,
    additionalFieldsFormId: null,
    mailingList: null,
    saleFrom: null,
    saleUntil: null,
    optionNames: ['Value'],
    variants: [variant('25'), variant('100')],
  };
  const { id } = await teamCall<{ id: string }>(back, 'POST', '/api/commerce/products', { body: product });
  await teamCall(back, 'POST', `/api/commerce/products/${id}/publish`, { version: 1 });
}

async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
}

/** Fills what every card needs; the button is the last thing of the form. */
async function fillGift(page: Page, recipient: string, buyer: string): Promise<void> {
  await page.getByRole('group', { name: 'For whom' }).getByLabel(/^Name/).fill('Mila');
  await page.getByLabel(/^Email of the recipient/).fill(recipient);
  await page.getByLabel(/^Message/).fill('Happy birthday!\nYours, Jonas');
  await page.getByLabel(/^Your name/).fill('Jonas');
  await page.getByLabel('Email', { exact: true }).fill(buyer);
  await fillCard(page, acceptedCard);
}

for (const width of [375, 1440]) {
  test(`GIFT-001 GIFT-002 GIFT-003 PAGE-010 a gift card is bought, received, printed and spent with a coupon at ${width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
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
    await page.getByRole('button', { name: 'Buy with obligation to pay' }).press('Enter');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await look(page, 'errors');
    await fillGift(page, recipient, buyer);
    await page.getByRole('button', { name: 'Buy with obligation to pay' }).press('Enter');
    await expect(page.getByText('Thank you for your order.')).toBeVisible();
    await look(page, 'bought');

    await page.goto(await mailedAddress(back, recipient, cardLink));
    await expect(page.getByText('For Mila')).toBeVisible();
    await look(page, 'card');
    await page.emulateMedia({ media: 'print' });
    await page.screenshot({ path: test.info().outputPath('print.png'), fullPage: true });
    await page.emulateMedia({ media: 'screen' });
    const code = await mailedAddress(back, recipient, codeForm);

    await page.goto('/checkout/gift-card/balance');
    await look(page, 'balance');
    await page.getByLabel('Code of the gift card').fill(code.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByText('There is €25.00 on this gift card.')).toBeVisible();
    await look(page, 'balance-shown');
    await page.getByLabel('Code of the gift card').fill('ABCD-ABCD-ABCD-ABCD');
    await page.keyboard.press('Enter');
    await look(page, 'balance-none');

    await page.goto('/shop/p/tide-mug');
    await awake(page, 'product-form');
    await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Chalk');
    await page.getByRole('combobox', { name: /Size/ }).selectOption('Small');
    await expectAdded(page, () => page.getByRole('button', { name: 'Add To Cart' }).click());
    await openCheckout(page);
    await look(page, 'checkout');
    await page.getByText('Pay with a gift card').press('Enter');
    await page.getByLabel('Gift card', { exact: true }).fill('nonsense');
    await page.keyboard.press('Enter');
    await look(page, 'checkout-wrong');
    await page.getByLabel('Gift card', { exact: true }).fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`•••• ${code.slice(-4)}`)).toBeVisible();
    await fillAddress(page, buyer);
    await page
      .getByLabel(/Parcel/)
      .first()
      .check();
    await look(page, 'checkout-card');
  });
}
