import {
  type Answer,
  addProduct,
  type TestProduct,
  type TestServer,
  type Visitor,
  type WantedProduct,
} from '@awning/testing';
import type { Database } from '../../platform/database/index.ts';
import { selectBrokenRules } from '../order/rules/store.ts';

export const address = {
  firstName: 'Mila',
  lastName: 'Roth',
  line1: 'Am Deich 3',
  city: 'Husum',
  postalCode: '25813',
  country: 'DE',
};

export const goodCard = { provider: 'test', cardNumber: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
export const declinedCard = { ...goodCard, cardNumber: '4000 0000 0000 0002' };

/** The shopper has to confirm the payment. */
export const challengedCard = { ...goodCard, cardNumber: '4000 0025 0000 3155' };
/** The payment is accepted later, by an event. */
export const lateCard = { ...goodCard, cardNumber: '4000 0000 0000 0077' };

export const checkoutBody = {
  email: 'mila@example.com',
  shippingAddress: address,
  billingAddress: address,
  payment: goodCard,
};

/** A visitor with a product in the cart. */
export async function shopper(server: TestServer, product: TestProduct, quantity = 1): Promise<Visitor> {
  const visitor = server.visitor();
  await addToCart(visitor, product, quantity);
  return visitor;
}

export async function addToCart(visitor: Visitor, product: TestProduct, quantity = 1, position = 0): Promise<void> {
  const body = { itemId: product.id, sku: product.skus[position], quantity };
  const answer = await visitor.post('/api/commerce/shopping-cart/entries', body);
  if (answer.status !== 200) throw new Error(`Adding returned ${answer.status}: ${answer.text}`);
}

export async function productAndShopper(server: TestServer, wanted: WantedProduct = {}, quantity = 1) {
  const product = await addProduct(server, wanted);
  return { product, visitor: await shopper(server, product, quantity) };
}

export function buy(
  visitor: Visitor,
  more: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return visitor.post('/api/commerce/checkout', { ...checkoutBody, ...more }, headers);
}

/** For `afterEach`: the rules of the store hold, whatever the test did. */
export async function checkRules({ database }: { readonly database: Database }): Promise<void> {
  const broken = await selectBrokenRules(database);
  if (broken.length > 0) throw new Error(`Broken rules of the store: ${JSON.stringify(broken)}`);
}

/** The provider's key for the payment of an order. */
export async function keyOf({ database, website }: TestServer, orderId: string): Promise<string> {
  const row = await database.kysely
    .selectFrom('payment_attempt')
    .innerJoin('payment', (join) =>
      join
        .onRef('payment.website_id', '=', 'payment_attempt.website_id')
        .onRef('payment.id', '=', 'payment_attempt.payment_id'),
    )
    .select('payment_attempt.id')
    .where('payment_attempt.website_id', '=', website.id)
    .where('payment.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.id;
}
