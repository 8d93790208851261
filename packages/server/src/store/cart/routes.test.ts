import { TeamRole } from '@awning/site-model';
import { addForm, addProduct, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { teamFeature } from '../../people/team/feature.ts';
import { checkRules } from '../checkout/checkout.fixture.ts';
import { stockFeature } from '../stock/feature.ts';
import { cartFeature } from './feature.ts';
import type { CartEntryJson, ShoppingCartJson } from './schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [teamFeature, cartFeature, stockFeature] });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

const entries = '/api/commerce/shopping-cart/entries';
const notEnough = 'Sorry, we do not have enough of that item available.';

interface Added {
  readonly shoppingCart: ShoppingCartJson;
  readonly newlyAdded: CartEntryJson;
}

async function add(visitor: Visitor, itemId: string, sku: string | undefined, more: object = {}): Promise<Added> {
  const answer = await visitor.post(entries, { itemId, ...(sku && { sku }), quantity: 1, ...more });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.json<Added>();
}

describe('reading', () => {
  test('CART-007 CART-017 CART-018 CART-019 answers an empty cart without storing one', async () => {
    const visitor = server.visitor();
    const answer = await visitor.get('/api/commerce/shopping-cart');
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      id: null,
      entries: [],
      subtotalCents: 0,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
    });
    expect(visitor.cookies.get('CART')).toBeUndefined();
    const carts = await server.database.kysely
      .selectFrom('cart')
      .select('id')
      .where('website_id', '=', server.website.id)
      .execute();
    expect(carts).toEqual([]);
  });

  test('CART-027 mock answers a sample cart to the team and is ignored for visitors', async () => {
    const member = await signedInMember(server, { roles: [TeamRole.EDITOR] });
    const mock = (await member.get('/api/commerce/shopping-cart?mock=true')).json<ShoppingCartJson>();
    expect(mock.entries.map(({ title }) => title)).toEqual(['Sample bowl', 'Sample cup']);
    expect(mock).toMatchObject({ totalQuantity: 3, subtotalCents: 7200, requiresShipping: true });
    expect((await member.get('/api/commerce/shopping-cart')).json<ShoppingCartJson>().entries).toEqual([]);
    expect(
      (await server.visitor().get('/api/commerce/shopping-cart?mock=true')).json<ShoppingCartJson>().entries,
    ).toEqual([]);
  });

  test('CART-027 accepts mock, timecode and calculateSubtotal, and a final slash', async () => {
    const answer = await server
      .visitor()
      .get('/api/commerce/shopping-cart/?mock=true&timecode=123&calculateSubtotal=true');
    expect([answer.status, answer.json<ShoppingCartJson>().entries]).toEqual([200, []]);
  });

  test('CART-002 CART-003 CART-004 CART-005 CART-006 CART-007 CART-008 CART-009 CART-010 CART-016 CART-026 CART-034 the cart has every named field', async () => {
    const product = await addProduct(server);
    const visitor = server.visitor();
    const created = server.clock.now().getTime();
    await add(visitor, product.id, undefined, { quantity: 3 });
    server.clock.advance({ seconds: 5 });
    const digital = await addProduct(server, { price: 500n, type: 2 });
    const second = await add(visitor, digital.id, undefined, { quantity: 4 });
    const third = await add(visitor, (await addProduct(server)).id, undefined, { quantity: 1 });
    const cart = (await visitor.get('/api/commerce/shopping-cart')).json<ShoppingCartJson>();
    expect(cart).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      websiteId: server.website.id,
      orderId: null,
      created,
      isPurchased: false,
      shippingOptions: [],
      selectedShippingOption: null,
      shippingLocation: null,
      applicableTaxRules: [],
      coupons: [],
      validCoupons: [],
      invalidCoupons: [],
      totalQuantity: 8,
      subtotalCents: 10_000,
      taxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: 10_000,
      hasDigital: true,
      purelyDigital: false,
      requiresShipping: true,
    });
    expect(cart.entries).toMatchObject([{ itemId: product.id, quantity: 3 }, second.newlyAdded, third.newlyAdded]);
  });

  test('CART-011 CART-012 CART-013 CART-014 CART-015 amounts are whole hundredths', async () => {
    const product = await addProduct(server, { price: 1999n });
    const visitor = server.visitor();
    const { shoppingCart } = await add(visitor, product.id, undefined, { quantity: 2 });
    const { subtotalCents, taxCents, includedTaxCents, shippingCostCents, discountCents, grandTotalCents } =
      shoppingCart;
    expect({ subtotalCents, taxCents, includedTaxCents, shippingCostCents, discountCents, grandTotalCents }).toEqual({
      subtotalCents: 3998,
      taxCents: 0,
      includedTaxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: 3998,
    });
  });

  test('CART-017 CART-018 CART-019 says whether anything is digital or must be sent', async () => {
    const flagsWith = async (visitor: Visitor, type: 1 | 2 | 3) => {
      const { shoppingCart } = await add(visitor, (await addProduct(server, { type })).id, undefined);
      const { hasDigital, purelyDigital, requiresShipping } = shoppingCart;
      return { hasDigital, purelyDigital, requiresShipping };
    };
    const visitor = server.visitor();
    const digital = { hasDigital: true, purelyDigital: true, requiresShipping: false };
    expect(await flagsWith(visitor, 2)).toEqual(digital);
    expect(await flagsWith(visitor, 2)).toEqual(digital);
    expect(await flagsWith(visitor, 3)).toEqual({ ...digital, purelyDigital: false });
    expect(await flagsWith(visitor, 1)).toEqual({ hasDigital: true, purelyDigital: false, requiresShipping: true });
    const service = { hasDigital: false, purelyDigital: false, requiresShipping: false };
    expect(await flagsWith(server.visitor(), 3)).toEqual(service);
  });

  test('titles and options come in the language of the address', async () => {
    const product = await addProduct(server, {
      name: 'Bowl',
      optionNames: ['Size'],
      texts: {
        en: { name: 'Bowl' },
        de: { name: 'Schale', options: { Size: 'Größe' }, values: { Size: { Large: 'Groß' } } },
      },
      variants: [{ attributes: { Size: 'Large' } }, { attributes: { Size: 'Small' } }],
    });
    const visitor = server.visitor();
    await add(visitor, product.id, product.skus[0]);
    const cart = (await visitor.get('/de/api/commerce/shopping-cart')).json<ShoppingCartJson>();
    expect(cart.entries[0]).toMatchObject({ title: 'Schale', chosenVariant: { attributes: { Größe: 'Groß' } } });
    expect(cart.entries[0]?.fullUrl).toMatch(new RegExp(`^/de/shop-.*/p/${product.slug}$`));
  });
});

/** A form with one optional question. */
async function engraving(fieldId: string): Promise<string> {
  return await addForm(server, {
    form: { formType: 'additional-fields', fields: [{ id: fieldId, kind: 'text', title: 'Engraving' }] },
  });
}

describe('adding', () => {
  test('CART-021 CART-022 CART-023 ENTRY-001 ENTRY-002 ENTRY-003 ENTRY-004 ENTRY-005 ENTRY-006 ENTRY-007 answers the cart and the new entry', async () => {
    const product = await addProduct(server, {
      name: 'Mug',
      additionalFieldsFormId: await engraving('f1'),
      optionNames: ['Size', 'Glaze'],
      variants: [
        { attributes: { Size: 'S', Glaze: 'Peat' }, price: 1500n },
        { attributes: { Size: 'L', Glaze: 'Chalk' }, price: 2000n, salePrice: 1800n },
      ],
    });
    const visitor = server.visitor();
    const before = await add(visitor, product.id, product.skus[0], { quantity: 5 });
    const added = await add(visitor, product.id, product.skus[1], {
      quantity: 2,
      additionalFields: '{"f1":"For Ada"}',
    });
    expect(before.newlyAdded).toMatchObject({
      itemId: product.id,
      quantity: 5,
      chosenVariant: { sku: product.skus[0], attributes: { Size: 'S', Glaze: 'Peat' } },
      subTotal: 7500,
      purchasePriceCents: 1500,
    });
    expect(added.newlyAdded).toMatchObject({
      id: expect.any(String),
      itemId: product.id,
      quantity: 2,
      chosenVariant: { sku: product.skus[1], attributes: { Size: 'L', Glaze: 'Chalk' } },
      title: 'Mug',
      subTotal: 3600,
      purchasePriceCents: 1800,
      additionalFields: '{"f1":"For Ada"}',
    });
    expect(added.shoppingCart.entries).toEqual([before.newlyAdded, added.newlyAdded]);
    expect(added.newlyAdded.id).not.toBe(before.newlyAdded.id);
  });

  test('CART-030 COOKIE-029 sets the cart cookie for 14 days and a hint for scripts', async () => {
    const product = await addProduct(server);
    const visitor = server.visitor();
    await add(visitor, product.id, undefined);
    expect(visitor.cookies.get('CART')?.attributes).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Max-Age=1209600']),
    );
    const hint = visitor.cookies.get('hasCart');
    expect([hint?.value, hint?.attributes]).toEqual(['true', expect.arrayContaining(['Max-Age=1209600', 'Path=/'])]);
    expect(hint?.attributes).not.toContain('HttpOnly');
  });

  test('CART-023 the same thing enlarges its entry, other answers begin a new one', async () => {
    const product = await addProduct(server, { additionalFieldsFormId: await engraving('f') });
    const visitor = server.visitor();
    const first = await add(visitor, product.id, undefined);
    const second = await add(visitor, product.id, undefined, { additionalFields: '{"f":"x"}' });
    const third = await add(visitor, product.id, undefined, { quantity: 2 });
    expect(third.newlyAdded).toMatchObject({ id: first.newlyAdded.id, quantity: 3 });
    expect(third.shoppingCart.entries).toEqual([third.newlyAdded, second.newlyAdded]);
  });

  test('STOCK-009 more than there is is refused, over all entries of the variant', async () => {
    const product = await addProduct(server, { onHand: 3, additionalFieldsFormId: await engraving('f') });
    const visitor = server.visitor();
    await add(visitor, product.id, undefined, { quantity: 2 });
    const answer = await visitor.post(entries, { itemId: product.id, quantity: 2, additionalFields: '{"f":"x"}' });
    expect([answer.status, answer.json()]).toEqual([409, { error: notEnough, message: notEnough }]);
    const cart = (await visitor.get('/api/commerce/shopping-cart')).json<ShoppingCartJson>();
    expect(cart.totalQuantity).toBe(2);
  });

  test('reliability 3: the last piece cannot be in a cart twice, not even with different answers', async () => {
    const product = await addProduct(server, { onHand: 1, additionalFieldsFormId: await engraving('engraving') });
    const visitor = server.visitor();
    await add(visitor, product.id, undefined, { additionalFields: '{"engraving":"Ada"}' });
    for (const additionalFields of ['{"engraving":"Ben"}', '{"engraving":"Ada"}', null]) {
      const answer = await visitor.post(entries, { itemId: product.id, quantity: 1, additionalFields });
      expect([answer.status, answer.json<{ message: string }>().message]).toEqual([409, notEnough]);
    }
    const cart = (await visitor.get('/api/commerce/shopping-cart')).json<ShoppingCartJson>();
    expect(cart.entries.map(({ quantity }) => quantity)).toEqual([1]);
  });

  test('a refused first add leaves no cart and no cookie', async () => {
    const product = await addProduct(server, { onHand: 0 });
    const visitor = server.visitor();
    const answer = await visitor.post(entries, { itemId: product.id, quantity: 1 });
    expect([answer.status, visitor.cookies.get('CART')]).toEqual([409, undefined]);
  });

  test.for([
    ['many', 'Quantity must be a number.'],
    [null, 'Quantity must be a number.'],
    [{}, 'Quantity must be a number.'],
    [1.5, 'Quantity must be a whole number'],
    ['1.5', 'Quantity must be a whole number'],
    [0, 'Quantity must be between 1 and 9999.'],
    [-1, 'Quantity must be between 1 and 9999.'],
    [10_000, 'Quantity must be between 1 and 9999.'],
    [1e300, 'Quantity must be between 1 and 9999.'],
  ] as const)('QTY-013 refuses the quantity %j', async ([quantity, text]) => {
    const product = await addProduct(server);
    const answer = await server.visitor().post(entries, { itemId: product.id, quantity });
    expect([answer.status, answer.json()]).toEqual([400, { error: text, message: text, errors: { quantity: text } }]);
  });

  test('names what is wrong with other fields', async () => {
    const product = await addProduct(server, {
      variants: [{ attributes: { Size: 'S' } }, { attributes: { Size: 'L' } }],
      optionNames: ['Size'],
    });
    const visitor = server.visitor();
    const tries = [
      [{ quantity: 1 }, 400, 'itemId'],
      [{ itemId: 'x', quantity: 1 }, 400, 'itemId'],
      [{ itemId: product.id, sku: 'nothing', quantity: 1 }, 400, 'sku'],
      [{ itemId: product.id, quantity: 1 }, 400, 'sku'],
      [{ itemId: product.id, sku: product.skus[0], quantity: 1, additionalFields: '[]' }, 400, 'additionalFields'],
      [{ itemId: product.id, sku: product.skus[0], quantity: 1, additionalFields: 7 }, 400, 'additionalFields'],
      [{ itemId: product.id, sku: product.skus[0], quantity: 1, unknown: true }, 400, 'unknown'],
    ] as const;
    for (const [body, status, field] of tries) {
      const answer = await visitor.post(entries, body);
      expect([answer.status, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([status, [field]]);
    }
    expect(visitor.cookies.get('CART')).toBeUndefined();
  });

  test('a product of another website does not exist', async () => {
    const theirs = await addProduct(server, { website: server.otherWebsite });
    const answer = await server.visitor().post(entries, { itemId: theirs.id, quantity: 1 });
    expect(answer.status).toBe(404);
  });

  test('a cart of another website is not found by its cookie', async () => {
    const theirs = await addProduct(server, { website: server.otherWebsite });
    const visitor = server.visitor(server.otherWebsite);
    await add(visitor, theirs.id, undefined);
    const stolen = visitor.cookies.get('CART')?.value ?? '';
    const answer = await server.visitor().get('/api/commerce/shopping-cart', { cookie: `CART=${stolen}` });
    expect(answer.json<ShoppingCartJson>().entries).toEqual([]);
  });

  test('an amount too large for a number is refused with its name', async () => {
    const product = await addProduct(server, { price: 9_000_000_000_000_000n });
    const answer = await server.visitor().post(entries, { itemId: product.id, quantity: 9999 });
    expect([answer.status, answer.json<{ message: string }>().message]).toEqual([400, 'subtotalCents is too large.']);
  });

  test('reliability 26: twenty adds at once from a new browser make one cart and all count', async () => {
    const product = await addProduct(server);
    const visitor = server.visitor();
    await visitor.crumb();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor.post(entries, { itemId: product.id, quantity: 1 })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json<Added>().shoppingCart.id)).size).toBe(1);
    const cart = (await visitor.get('/api/commerce/shopping-cart')).json<ShoppingCartJson>();
    expect(cart.totalQuantity).toBe(20);
  });
});

describe('changing', () => {
  test('CART-028 ENTRY-003 QTY-013 sets a quantity, within the same bounds as adding', async () => {
    const product = await addProduct(server, { onHand: 5 });
    const visitor = server.visitor();
    const other = await add(visitor, (await addProduct(server)).id, undefined);
    const { newlyAdded } = await add(visitor, product.id, undefined);
    const answer = await visitor.put(`${entries}/${newlyAdded.id}/`, { quantity: 5 });
    expect(answer.json()).toMatchObject({
      shoppingCart: {
        totalQuantity: 6,
        entries: [
          { id: other.newlyAdded.id, quantity: 1 },
          { id: newlyAdded.id, quantity: 5 },
        ],
      },
      updatedEntry: { id: newlyAdded.id, quantity: 5 },
    });
    const tooMany = await visitor.put(`${entries}/${newlyAdded.id}`, { quantity: 6 });
    expect([tooMany.status, tooMany.json<{ message: string }>().message]).toEqual([409, notEnough]);
    const tries = [
      ['many', 'Quantity must be a number.'],
      [1.5, 'Quantity must be a whole number'],
      [-1, 'Quantity must be between 1 and 9999.'],
      [10_000, 'Quantity must be between 1 and 9999.'],
    ] as const;
    for (const [quantity, text] of tries) {
      const answer = await visitor.put(`${entries}/${other.newlyAdded.id}`, { quantity });
      expect([answer.status, answer.json()]).toMatchObject([400, { errors: { quantity: text } }]);
    }
  });

  test('ENTRY-003 an entry never grows beyond 9999', async () => {
    const product = await addProduct(server);
    const visitor = server.visitor();
    const { newlyAdded } = await add(visitor, product.id, undefined, { quantity: 9999 });
    expect(newlyAdded.quantity).toBe(9999);
    const answer = await visitor.post(entries, { itemId: product.id, quantity: 1 });
    expect([answer.status, answer.json<{ message: string }>().message]).toEqual([
      400,
      'Quantity must be between 1 and 9999.',
    ]);
  });

  test('CART-029 removes an entry, and so does the quantity 0', async () => {
    const product = await addProduct(server, { additionalFieldsFormId: await engraving('f') });
    const visitor = server.visitor();
    const { newlyAdded } = await add(visitor, product.id, undefined);
    const kept = await add(visitor, product.id, undefined, { quantity: 2, additionalFields: '{"f":"x"}' });
    const left = { shoppingCart: { entries: [{ id: kept.newlyAdded.id, quantity: 2 }], totalQuantity: 2 } };
    const removed = await visitor.delete(`${entries}/${newlyAdded.id}`);
    expect(removed.json()).toMatchObject(left);
    const again = await add(visitor, product.id, undefined);
    const zero = await visitor.put(`${entries}/${again.newlyAdded.id}`, { quantity: 0 });
    expect(zero.json()).toMatchObject(left);
    expect(zero.json()).not.toHaveProperty('updatedEntry');
    const last = await visitor.delete(`${entries}/${kept.newlyAdded.id}`);
    expect(last.json()).toMatchObject({ shoppingCart: { entries: [], totalQuantity: 0 } });
  });

  test('CART-024 CART-025 replaces additional fields and joins lines that became alike', async () => {
    const product = await addProduct(server, { additionalFieldsFormId: await engraving('f') });
    const visitor = server.visitor();
    const plain = await add(visitor, product.id, undefined, { quantity: 2 });
    const { newlyAdded } = await add(visitor, product.id, undefined, { additionalFields: '{"f":"x"}' });
    const body = { itemId: product.id, sku: product.skus[0], additionalFields: '{"f":"y"}' };
    const changed = await visitor.put(`${entries}/${newlyAdded.id}/additionalFields`, body);
    expect(changed.json()).toMatchObject({ updatedEntry: { id: newlyAdded.id, additionalFields: '{"f":"y"}' } });
    const joined = await visitor.put(`${entries}/${plain.newlyAdded.id}/additionalFields`, body);
    expect(joined.json()).toMatchObject({ shoppingCart: { totalQuantity: 3 }, updatedEntry: { quantity: 3 } });
    const other = await addProduct(server);
    for (const wrong of [{ itemId: other.id }, { sku: other.skus[0] }]) {
      const answer = await visitor.put(`${entries}/${plain.newlyAdded.id}/additionalFields`, { ...body, ...wrong });
      expect(answer.status).toBe(404);
    }
  });

  test('an entry of another visitor is not found', async () => {
    const product = await addProduct(server);
    const [ada, ben] = [server.visitor(), server.visitor()];
    const { newlyAdded } = await add(ada, product.id, undefined);
    await add(ben, product.id, undefined);
    for (const answer of [
      await ben.put(`${entries}/${newlyAdded.id}`, { quantity: 5 }),
      await ben.delete(`${entries}/${newlyAdded.id}`),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await ada.get('/api/commerce/shopping-cart')).json<ShoppingCartJson>().totalQuantity).toBe(1);
  });

  test('a change without the crumb is refused', async () => {
    const product = await addProduct(server);
    const answer = await server.visitor().send('POST', entries, { body: { itemId: product.id, quantity: 1 } });
    expect([answer.status, answer.json<{ crumbFail: boolean }>().crumbFail]).toEqual([400, true]);
  });
});

describe('the stock call', () => {
  test('STOCK-001 STOCK-002 STOCK-003 answers one result per variant, with and without a final slash', async () => {
    const product = await addProduct(server, {
      variants: [{ attributes: { Size: 'S' }, onHand: 4 }, { attributes: { Size: 'L' } }],
      optionNames: ['Size'],
    });
    for (const slash of ['/', '']) {
      const answer = await server.visitor().get(`/api/commerce/inventory/stock${slash}?itemId=${product.id}`);
      expect(answer.json()).toEqual({
        results: [
          { variantId: product.variantIds[0], sku: product.skus[0], unlimited: false, qtyInStock: 4 },
          { variantId: product.variantIds[1], sku: product.skus[1], unlimited: true, qtyInStock: 0 },
        ],
      });
    }
  });

  test('digital goods are unlimited, unknown items are not found', async () => {
    const product = await addProduct(server, { type: 2, onHand: 1 });
    const digital = await server.visitor().get(`/api/commerce/inventory/stock/?itemId=${product.id}`);
    expect(digital.json()).toMatchObject({ results: [{ unlimited: true }] });
    const unknown = await server
      .visitor()
      .get('/api/commerce/inventory/stock/?itemId=00000000-0000-7000-8000-000000000000');
    expect(unknown.status).toBe(404);
    expect((await server.visitor().get('/api/commerce/inventory/stock/')).status).toBe(400);
  });
});

test('scripts of themes name what an entry is of; nothing else is changed by mistake', async () => {
  const [product, other] = [await addProduct(server), await addProduct(server)];
  const visitor = server.visitor();
  const { newlyAdded } = await add(visitor, product.id, product.skus[0]);
  for (const address of [`${entries}/${newlyAdded.id}`, `/api/commerce/cart/items/${newlyAdded.id}`]) {
    const change = async (body: object) => await visitor.put(address, { sku: product.skus[0], ...body });
    const more = (await change({ itemId: product.id, quantity: 3 })).json<Added>();
    expect(more.shoppingCart.entries).toMatchObject([{ id: newlyAdded.id, quantity: 3 }]);
    expect((await change({ itemId: other.id, quantity: 0 })).status).toBe(404);
    expect((await change({ itemId: product.id, sku: 'OTHER', quantity: 4 })).status).toBe(404);
    expect((await change({ itemId: product.id, sku: null, quantity: 2 })).status).toBe(200);
  }
  const removed = await visitor.put(`${entries}/${newlyAdded.id}`, { itemId: product.id, quantity: 0 });
  expect(removed.json<Added>().shoppingCart.entries).toEqual([]);
});

test('scripts of themes change a quantity and read the total from the answer', async () => {
  const product = await addProduct(server);
  const visitor = server.visitor();
  const { newlyAdded } = await add(visitor, product.id, undefined);
  const change = (quantity: number) => visitor.put(`/api/commerce/cart/items/${newlyAdded.id}`, { quantity });
  const more = (await change(2)).json<Added & { grandTotal: { value: string; currency: string } }>();
  expect(more.shoppingCart.totalQuantity).toBe(2);
  expect(more.grandTotal.currency).toBe(more.shoppingCart.currency);
  expect(Number(more.grandTotal.value) * 100).toBe(more.shoppingCart.grandTotalCents);
  expect(more.shoppingCart.grandTotalCents).toBeGreaterThan(0);
  expect((await change(0)).json<Added>().shoppingCart.entries).toEqual([]);
  expect((await change(1)).status).toBe(404);
});
