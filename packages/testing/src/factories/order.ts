import type { TestServer } from '../server/test-server.ts';
import { addProduct, type TestProduct } from './product.ts';
import type { TestWebsite } from './website.ts';

export interface TestOrder {
  readonly id: string;
  readonly number: number;
  readonly email: string;
  readonly product: TestProduct;
}

export interface WantedOrder {
  readonly website?: TestWebsite;
  /** A new one by default. */
  readonly product?: TestProduct;
  readonly quantity?: number;
  readonly email?: string;
  /** Fields of the checkout call to change, such as `payment`. */
  readonly checkout?: object;
}

/** An order that was placed through the shop's own calls and paid with the test card. */
export async function addOrder(server: TestServer, wanted: WantedOrder = {}): Promise<TestOrder> {
  const { website = server.website, quantity = 1, email = 'mila@example.com', checkout = {} } = wanted;
  const product = wanted.product ?? (await addProduct(server, { website }));
  const visitor = server.visitor(website);
  const added = await visitor.post('/api/commerce/shopping-cart/entries', {
    itemId: product.id,
    sku: product.skus[0],
    quantity,
  });
  if (added.status !== 200) throw new Error(`Adding to the cart returned ${added.status}: ${added.text}`);
  const body = { email, shippingAddress: address, billingAddress: address, payment: testCard, ...checkout };
  const placed = await visitor.post('/api/commerce/checkout', body);
  if (placed.status !== 200) throw new Error(`The checkout returned ${placed.status}: ${placed.text}`);
  const { orderId: id, orderNumber: number } = placed.json<{ orderId: string; orderNumber: number }>();
  return { id, number, email, product };
}

const address = {
  firstName: 'Mila',
  lastName: 'Roth',
  line1: 'Am Deich 3',
  city: 'Husum',
  postalCode: '25813',
  country: 'DE',
};

const testCard = { provider: 'test', cardNumber: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
