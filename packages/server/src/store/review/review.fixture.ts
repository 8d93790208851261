import {
  addProduct,
  setStore,
  type TestProduct,
  type TestServer,
  type TestWebsite,
  type Visitor,
} from '@awning/testing';
import { addToCart, buy } from '../checkout/checkout.fixture.ts';
import type { CheckoutAnswerJson } from '../checkout/schema.ts';
import { reviewToken } from './token.ts';

interface Wanted {
  readonly website?: TestWebsite;
  readonly products?: readonly TestProduct[];
  readonly visitor?: Visitor;
  readonly email?: string;
}

/** Somebody buys, and has the link to review it. */
export async function boughtOrder(server: TestServer, wanted: Wanted = {}) {
  const { website = server.website, visitor = server.visitor(website), email = 'mila@example.com' } = wanted;
  await setStore(server, website, { reviewsEnabled: true });
  const products = wanted.products ?? [await addProduct(server, { website, name: 'Mug' })];
  for (const product of products) await addToCart(visitor, product);
  const bought = await buy(visitor, { email });
  if (bought.status !== 200) throw new Error(`Buying returned ${bought.status}: ${bought.text}`);
  const { orderId } = bought.json<CheckoutAnswerJson>();
  const token = reviewToken(server.parts.config.secrets, website.id, orderId);
  return { orderId, products, token, path: `/reviews/request/${token}`, visitor: server.visitor(website) };
}

export const goodReview = { position: '0', rating: '4', author: 'Mila R.', text: 'Holds my tea.', act: 'send' };

/** The same, and the first line is reviewed. */
export async function reviewedOrder(server: TestServer, wanted: Wanted = {}, review: Partial<typeof goodReview> = {}) {
  const order = await boughtOrder(server, wanted);
  const sent = await order.visitor.submit(order.path, { ...goodReview, ...review });
  if (sent.status !== 200) throw new Error(`Reviewing returned ${sent.status}: ${sent.text}`);
  return order;
}
