import { formMessages } from '@awning/forms';
import { describe, expect, test } from 'vitest';
import { islandModules } from './island/islands.ts';
import { renderIsland } from './server.tsx';

const product = {
  itemId: 'item-1',
  formId: 'product-form-item-1',
  productType: 1,
  options: [{ name: 'Size', values: ['S', 'L'] }],
  variants: [
    { id: 'a', sku: 'S', attributes: { Size: 'S' }, isAvailable: true, priceText: '€1', originalPriceText: null },
    { id: 'b', sku: 'L', attributes: { Size: 'L' }, isAvailable: true, priceText: '€2', originalPriceText: null },
  ],
  hasQuantity: true,
  isSoldOut: false,
  isSubscribable: false,
  isExpress: false,
  customLabel: null,
  prefix: '',
};

const emptyCart = {
  currency: 'EUR',
  entries: [],
  subtotalCents: 0,
  shippingCostCents: 0,
  taxCents: 0,
  includedTaxCents: 0,
  discountCents: 0,
  grandTotalCents: 0,
  amountDueCents: 0,
  giftCards: [],
  totalQuantity: 0,
  requiresShipping: false,
  shippingOptions: [],
  selectedShippingOption: null,
  shippingLocation: null,
  canShip: true,
  discounts: [],
  couponNotices: [],
  instalments: null,
  notices: [],
};

const entry = {
  id: 'e1',
  itemId: 'item-1',
  quantity: 2,
  title: 'Tide mug',
  chosenVariant: { sku: 'S', attributes: { Size: 'S', Glaze: 'Peat' } },
  answers: [{ title: 'Name', text: 'Wilma' }],
  purchasePriceCents: 2800,
  subTotal: 5600,
  fullUrl: '/shop/p/tide-mug',
  imageUrl: '/s/1/mug.webp',
  isGone: false,
};

const cart = {
  ...emptyCart,
  entries: [entry],
  subtotalCents: 5600,
  grandTotalCents: 5600,
  amountDueCents: 5600,
  totalQuantity: 2,
  requiresShipping: true,
};
const vat = { alone: 'incl. VAT', withShipping: 'incl. VAT, plus' };
const page = {
  prefix: '/de',
  shopUrl: '/de/shop',
  useCLDRMoneyFormat: true,
  priceNotes: { included: vat, shipping: 'shipping' },
  morePages: [],
};

function print(name: string, data: object, language = 'en', primaryLanguage = 'en'): string {
  const given = data as Record<string, unknown>;
  return renderIsland({ name, id: 'island-1', language, primaryLanguage, data: given }).html;
}

describe('the product form', () => {
  test('works as a plain form: every field has a name, and the button sends it', () => {
    const html = print('product-form', product);
    expect(html).toContain('name="variant-option-Size"');
    expect(html).toContain('name="quantity"');
    expect(html).toMatch(/<button type="submit"[^>]*sqs-add-to-cart-button/);
  });

  test('has the classes of the dialect', () => {
    const html = print('product-form', product);
    for (const name of [
      'product-variants',
      'variant-option',
      'variant-select-wrapper',
      'variant-radiobtn-wrapper',
      'product-quantity-input',
      'sqs-add-to-cart-button-wrapper',
      'sqs-add-to-cart-button-inner',
    ]) {
      expect(html).toContain(`class="${name}`);
    }
  });

  test('the parts that stand apart belong to the same form', () => {
    expect(print('variants-select', product)).toContain('form="product-form-item-1"');
    expect(print('quantity-input', product)).toContain('form="product-form-item-1"');
  });

  test('QTY-001 QTY-002 QTY-003 QTY-004 QTY-005 the quantity goes from 1 to 9999 and begins at 1', () => {
    expect(print('quantity-input', product)).toMatch(/type="number"[^>]*min="1" max="9999" step="1"[^>]*value="1"/);
    expect(print('quantity-input', { ...product, hasQuantity: false })).toBe('');
  });

  test('PROD-045 PROD-046 a choice begins by asking for the option, or for the value of a gift card', () => {
    expect(print('variants-select', product)).toMatch(/<option value=""[^>]*>Select Size<\/option>/);
    expect(print('variants-select', { ...product, productType: 4 })).toMatch(/<option value=""[^>]*>Select Value</);
  });

  test('cannot be sent when everything is sold out', () => {
    expect(print('product-form', { ...product, isSoldOut: true })).toMatch(/<button[^>]*disabled=""[^>]*>.*Sold Out/);
  });

  test('speaks the language of the page', () => {
    expect(print('product-form', product, 'de')).toContain('In den Warenkorb');
    expect(print('product-form', product, 'fr')).toContain('Ajouter au panier');
    expect(print('product-form', product, 'pt')).toContain('Add To Cart');
    expect(print('product-form', product, 'pt', 'de-CH')).toContain('In den Warenkorb');
  });
});

describe('the pill cart', () => {
  test('is not there in the HTML of a cached page', () => {
    expect(print('pill-cart', {})).toBe('');
  });
});

describe('the cart page', () => {
  test('CARTPAGE-006 says that the cart is empty and leads to the shop', () => {
    const html = print('cart-page', { ...page, cart: emptyCart });
    expect(html).toContain('You have nothing in your shopping cart.');
    expect(html).toContain('href="/de/shop"');
  });

  test('PROD-047 has plain forms to change and to remove', () => {
    const html = print('cart-page', { ...page, cart });
    expect(html).toContain('action="/de/cart/update"');
    expect(html).toContain('action="/de/cart/remove"');
    expect(html).toContain('<button type="submit" class="cart-update-button">Update</button>');
    expect(html).toContain('S / Peat');
    expect(html).toContain('href="/de/checkout"');
  });

  test('CARTPAGE-007 does not lead to the checkout below the minimum order', () => {
    const html = print('cart-page', { ...page, cart, minimumSubtotalText: 'To check out, …' });
    expect(html).toContain('To check out, …');
    expect(html).not.toContain('/checkout');
  });
});

describe('the checkout', () => {
  const checkout = {
    values: {},
    legalPages: [],
    ...page,
    cart,
    countries: [{ code: 'DE', name: 'Germany' }],
    providers: [
      {
        name: 'test',
        label: 'Card',
        inputs: [{ name: 'cardNumber', label: 'Card number', autoComplete: 'cc-number', isShort: false }],
      },
    ],
  };

  test('is a plain form whose fields browsers can fill', () => {
    const html = print('checkout-form', checkout);
    expect(html).toMatch(/<form[^>]*action="\/de\/checkout" method="post"/);
    for (const [name, autoComplete] of [
      ['email', 'email'],
      ['firstName', 'given-name'],
      ['postalCode', 'postal-code'],
      ['cardNumber', 'cc-number'],
    ]) {
      expect(html).toMatch(
        new RegExp(
          `<input[^>]*name="${name}"[^>]*autoComplete="${autoComplete}"|<input[^>]*autoComplete="${autoComplete}"[^>]*name="${name}"`,
        ),
      );
    }
  });

  test('shows what the chosen provider asks for, and nothing of the others', () => {
    const iban = { name: 'iban', label: 'IBAN', isShort: true };
    const code = { name: 'code', label: 'Code', isShort: true };
    const hint = { text: 'Have it ready.', examples: [{ value: 'DE00', text: 'works' }] };
    const element = { tag: 'my-bank-fields', name: 'token', script: 'https://bank.example/fields.js' };
    const bank = { name: 'bank', label: 'Bank', inputs: [iban, code], hint, element };
    const providers = [...checkout.providers, bank, { name: 'offline', label: 'Later', inputs: [] }];
    const html = print('checkout-form', { ...checkout, providers, values: { provider: 'bank' } });
    expect(html).toMatch(/<div class="field-row">.*name="iban".*name="code".*<my-bank-fields name="token"/);
    expect(html).toContain('<p>Have it ready.</p><ul><li><code>DE00</code> <!-- -->works</li></ul>');
    expect(html).not.toContain('cardNumber');
    expect(print('checkout-form', { ...checkout, providers, values: { provider: 'offline' } })).not.toContain(
      'card-fields',
    );
  });

  test('shows what was typed before and says at the field what is wrong', () => {
    const html = print('checkout-form', {
      ...checkout,
      values: { email: 'x' },
      errors: { email: 'Required', 'billingAddress.city': 'Missing' },
      message: 'Please check',
    });
    expect(html).toMatch(/<input[^>]*value="x"[^>]*aria-invalid="true"|<input[^>]*aria-invalid="true"[^>]*value="x"/);
    expect(html).toContain('>Required</p>');
    expect(html).toContain('>Missing</p>');
    expect(html).toContain('role="alert"');
  });

  test('names the terms and the other legal pages above the button', () => {
    const legalPages = [
      { name: 'terms', title: 'AGB', url: '/de/terms' },
      { name: 'privacy', title: 'Datenschutz', url: '/de/privacy' },
    ];
    const html = print('checkout-form', { ...checkout, legalPages }, 'de').replaceAll(/<!--.*?-->/g, '');
    expect(html).toMatch(/akzeptieren Sie: <span><a href="\/de\/terms"[^>]*>AGB<\/a>\.<\/span>/);
    expect(html).toMatch(/Bitte lesen Sie auch: .*>Datenschutz<\/a>\.<\/span><\/p><button type="submit"/);
  });

  test('every field has a label', () => {
    const html = print('checkout-form', checkout);
    const ids = [...html.matchAll(/<(?:input|select)(?![^>]*type="(?:hidden|radio)")[^>]*\bid="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids) expect(html).toContain(`for="${id}"`);
  });
});

const amount = (value: string) => ({ decimalValue: value, currencyCode: 'EUR', value, currency: 'EUR' });
const order = {
  number: 1007,
  email: 'ada@example.com',
  paymentStatus: 'paid',
  lines: [
    {
      id: '1',
      kind: 'product',
      productName: 'Tide mug',
      attributes: { Size: 'S' },
      answers: [{ title: 'Name', text: 'Wilma' }],
      quantity: 2,
      gross: amount('56.00'),
    },
    { id: '2', kind: 'shipping', productName: 'Post', attributes: {}, answers: [], quantity: 1, gross: amount('5.00') },
  ],
  discounts: [{ code: 'TENTH', amount: amount('5.60') }],
  shippingOption: 'Post',
  totals: {
    subtotal: amount('56.00'),
    discount: amount('5.60'),
    shipping: amount('5.00'),
    tax: amount('0.00'),
    includedTax: amount('9.74'),
    total: amount('55.40'),
    giftCards: amount('0.00'),
  },
  shippingAddress: null,
  shipments: [],
  refunds: [],
  pictures: { 1: '/s/1/abc/mug.webp' },
};

describe('the page after the purchase', () => {
  test('shows parcels with their tracking, refunds, and money that is still to be transferred', () => {
    const parcel = { id: 's', carrier: 'DHL', trackingNumber: '0034', createdAt: '2026-11-16T09:00:00Z' };
    const shipments = [
      { ...parcel, trackingUrl: 'https://carrier.example/0034', lines: [{ id: '1', quantity: 2 }] },
      { ...parcel, id: 't', carrier: '', trackingNumber: '', trackingUrl: '', lines: [{ id: '1', quantity: 1 }] },
    ];
    const refund = {
      state: 'done',
      amount: amount('8.00'),
      createdAt: '2026-11-17T09:00:00Z',
      transfer: 'none',
      toGiftCards: amount('0.00'),
    };
    const refunds = [
      { ...refund, id: 'a' },
      { ...refund, id: 'b', transfer: 'open' },
      { ...refund, id: 'c', transfer: 'done' },
      { ...refund, id: 'd', state: 'pending' },
    ];
    for (const island of ['order-confirmed', 'account-order']) {
      const html = print(island, { ...page, order: { ...order, placedAt: '2026-01-01', shipments, refunds } });
      expect(html).toMatch(/Tide mug · S · Quantity 2.*Sent on November 16, 2026/);
      expect(html).toMatch(/href="https:\/\/carrier\.example\/0034"[^>]*>DHL 0034<\/a>/);
      expect(html).toContain('We refunded €8.00 on November 17, 2026');
      expect(html).toContain('We will transfer €8.00 to you.');
      expect(html).toContain('We have transferred €8.00 to you.');
      expect(html).toContain('A refund of €8.00 is in progress.');
      expect(html).not.toContain('gift card');
      expect(html).toContain('<dt>Refunded</dt><dd>−€24.00</dd>');
      expect(html).toContain('<dt>Total after refund</dt><dd>€31.40</dd>');
      expect(print(island, { ...page, order: { ...order, placedAt: '2026-01-01' } })).not.toContain('order-handling');
    }
  });

  test('an order says what of a refund went back to a gift card, and never promises to transfer that', () => {
    const refund = { state: 'done', createdAt: '2026-11-17T09:00:00Z', toGiftCards: amount('25.00') };
    const refunds = [
      { ...refund, id: 'a', amount: amount('31.10'), transfer: 'open' },
      { ...refund, id: 'b', amount: amount('25.00'), transfer: 'none' },
    ];
    const html = print('order-confirmed', {
      ...page,
      order: { ...order, placedAt: '2026-01-01', shipments: [], refunds },
    });
    const back = /On November 17, 2026, we returned €25\.00 to your gift card\./g;
    expect(html.match(back)).toHaveLength(2);
    expect(html).toContain('We will transfer €6.10 to you.');
    expect(html).not.toContain('the same way as you paid');
  });

  test('thanks, and shows lines and totals', () => {
    const html = print('order-confirmed', { ...page, order });
    expect(html).toContain('Thank you for your order.');
    expect(html).toContain('<strong>1007</strong>');
    expect(html.match(/order-summary-line"/g)).toHaveLength(1);
    expect(html).toMatch(
      /<img src="\/s\/1\/abc\/mug.webp\?format=100w".*Tide mug<small>S · Quantity 2<\/small>.*Name.*Wilma.*order-summary-price">€56.00/,
    );
    expect(html.match(/<dt>.*?<\/dd>/g)).toEqual([
      '<dt>Subtotal</dt><dd>€56.00</dd>',
      '<dt>Discount TENTH</dt><dd>−€5.60</dd>',
      '<dt>Shipping<small class="amount-detail">Post</small></dt><dd>€5.00</dd>',
      '<dt>Total</dt><dd>€55.40</dd>',
      '<dt>Tax included</dt><dd>€9.74</dd>',
    ]);
  });

  test('links what can be downloaded, and says why the rest cannot', () => {
    const download = { id: 'd', name: 'Guide.pdf', productName: 'Guide', state: 'open', usesLeft: 9, until: 'May 1' };
    const open = { ...download, url: '/checkout/downloads/d?token=t' };
    const expired = { ...download, id: 'e', name: 'Map.pdf', state: 'expired', url: null };
    const html = print('order-confirmed', { ...page, order, downloads: [open, expired] });
    expect(html).toContain('href="/checkout/downloads/d?token=t" rel="nofollow">Guide.pdf</a>');
    expect(html).toContain('Available until May 1. Downloads left: 9.');
    expect(html).toMatch(/Map\.pdf<\/span><small>The link has expired/);
    expect(print('order-confirmed', { ...page, order })).not.toContain('order-downloads');
  });

  test('says so while the payment is awaited', () => {
    expect(print('order-confirmed', { ...page, order: { ...order, paymentStatus: 'pending' } })).toContain(
      'waiting for the payment',
    );
  });
});

test('each island keeps its own ids', () => {
  const ids = (id: string) =>
    [
      ...renderIsland({ name: 'product-form', id, language: 'en', primaryLanguage: 'en', data: product }).html.matchAll(
        / id="([^"]+)"/g,
      ),
    ].map(([, found]) => found);
  expect(ids('island-1').some((id) => ids('island-2').includes(id))).toBe(false);
});

test('an island that does not exist is a mistake of ours', () => {
  expect(() => print('nothing', {})).toThrow('There is no island called "nothing"');
});

const subscriptionForm = {
  ...page,
  cart,
  cartToken: 't',
  priceText: '€5.00 every month',
  countries: [],
  providers: [],
  phone: 'optional',
  company: 'hidden',
  vatNumber: 'hidden',
  note: 'hidden',
  values: {},
  legalPages: [],
};

const ownSubscription = {
  ...page,
  id: 'i',
  token: 't',
  title: 'Coffee',
  quantity: 1,
  priceText: '€5.00 every month',
  state: 'active',
  dueText: 'January 31, 2027',
  isLast: false,
  card: 'Visa 4242',
  address: [],
  acts: ['pause', 'cancel'],
  isOpen: true,
  values: {},
  countries: [],
  providers: [],
  phone: 'optional',
  company: 'hidden',
};

test('the sentences about a subscription are apart from one another', () => {
  const read = (name: string, data: object) => print(name, data).replaceAll('<!-- -->', '');
  const form = read('subscription-form', { ...subscriptionForm, cart: { ...cart, requiresShipping: true } });
  expect(form).toContain('<strong>€5.00 every month.</strong> Shipping is added to each delivery.');
  expect(read('subscription-own', ownSubscription)).toContain(
    '<strong>Active.</strong> The next payment is due on January 31, 2027.',
  );
  const paused = read('subscription-own', { ...ownSubscription, state: 'paused', dueText: '' });
  expect(paused).toContain('<strong>Paused</strong> </p>');
});

test('every island that the browser can load has its HTML from the server', () => {
  const data: Readonly<Record<string, object>> = {
    'cart-page': { ...page, cart },
    'gift-card-form': {
      ...page,
      cartToken: 't',
      expectedTotalCents: '5000',
      validity: null,
      title: 'Card',
      value: '€50',
      imageUrl: null,
      providers: [],
      values: {},
      legalPages: [],
    },
    'subscription-form': subscriptionForm,
    'membership-form': subscriptionForm,
    'subscription-own': ownSubscription,
    'account-subscriptions': { ...page, xsrfToken: 'x', subscriptions: [] },
    'account-areas': { ...page, xsrfToken: 'x', areas: [] },
    'restock-form': {
      ...page,
      productId: 'i',
      views: [{ variantId: 'v', attributes: {}, name: '' }],
      isAlone: true,
      hasList: false,
      isListTicked: false,
      captcha: null,
      prefix: '',
    },
    'product-reviews': {
      ...page,
      productId: 'i',
      reviews: [
        {
          id: 'r',
          rating: 4,
          text: 'Good.',
          author: 'Ada',
          answer: '',
          day: 'Today',
          date: '2026-11-18',
          pictures: [{ id: 'p', width: 400, height: 300 }],
        },
      ],
      nextAfter: 'r',
      prefix: '',
    },
    'item-comments': {
      ...page,
      itemId: 'i',
      threads: [
        { id: 'c', author: 'Ada', body: 'Lovely.', isTeam: false, day: 'Today', date: '2026-11-18', answers: [] },
      ],
      nextAfter: 'c',
      isOpen: true,
      captcha: null,
      prefix: '',
    },
    'event-sign-up': { ...page, itemId: 'i', state: 'open', most: 3, left: 3, captcha: null, prefix: '' },
    'checkout-form': { ...page, cart, countries: [], providers: [], values: {}, legalPages: [] },
    'pill-cart': {},
    'order-confirmed': { ...page, order },
    'additional-fields': {
      ...page,
      form: { name: 'Names', fields: [] },
      formTexts: formMessages('en'),
      wanted: { itemId: 'i', sku: 's', quantity: '1' },
      productTitle: 'Cup',
    },
    'account-confirm': { ...page, path: '/account/confirm' },
    'account-profile': { ...page, account: { name: 'Ada', email: 'ada@example.com' } },
    'account-addresses': { ...page, addresses: [], countries: [] },
    'account-orders': { ...page, orders: [] },
    'account-order': { ...page, order: { ...order, placedAt: '2026-01-01T00:00:00Z', fulfilmentStatus: 'pending' } },
    'account-privacy': page,
    'account-sessions': { ...page, sessions: [] },
    form: { ...page, form: { fields: [], formType: 'contact' }, captcha: null, page: { path: '/' } },
  };
  for (const name of Object.keys(islandModules)) expect(() => print(name, data[name] ?? product)).not.toThrow();
});
