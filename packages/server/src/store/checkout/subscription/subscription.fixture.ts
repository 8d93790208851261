import type { TestProduct, TestServer, TestWebsite, Visitor } from '@awning/testing';
import { address, goodCard } from '../checkout.fixture.ts';
import { renewTask } from './tasks.ts';

/** Buys a subscription; returns its id. */
export async function subscribe(
  server: TestServer,
  product: TestProduct,
  email: string,
  { qty = 1, website = server.website, visitor = server.visitor(website), typed = address }: Subscribing = {},
): Promise<string> {
  const wanted = { itemId: product.id, sku: product.skus[0], qty };
  const opened = await visitor.post('/api/3/commerce/cart/subscription', wanted);
  const { cartToken } = opened.json<{ cartToken: string }>();
  const form = { cartToken, email, ...typed, ...goodCard };
  const bought = await visitor.submit('/checkout/subscription', form);
  if (bought.status !== 303) throw new Error(`Subscribing returned ${bought.status}: ${bought.text}`);
  const [, orderId = ''] = /\/confirmed\/([^?]+)/.exec(String(bought.headers['location'])) ?? [];
  const { subscription_id: id } = await server.database.kysely
    .selectFrom('subscription_cycle')
    .select('subscription_id')
    .where('website_id', '=', website.id)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return id;
}

interface Subscribing {
  readonly qty?: number;
  readonly visitor?: Visitor;
  readonly website?: TestWebsite;
  /** Of the buyer. */
  readonly typed?: typeof address;
}

export async function subscriptionOf({ database, website }: TestServer, email: string) {
  return await database.kysely
    .selectFrom('subscription')
    .selectAll()
    .where('website_id', '=', website.id)
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
}

/** The orders that were placed, oldest first. */
export async function ordersOf({ database, website }: TestServer, email: string) {
  return await database.kysely
    .selectFrom('orders')
    .select(['id', 'subtotal', 'total', 'payment_status'])
    .where('website_id', '=', website.id)
    .where('email_key', '=', email)
    .where('lifecycle', '=', 'placed')
    .orderBy('number')
    .execute();
}

/** The cards of a subscription that the provider has not forgotten. */
export async function cardsOf({ database, website }: TestServer, owner: string) {
  return await database.kysely
    .selectFrom('test_instrument')
    .select(['id', 'label', 'effect'])
    .where('website_id', '=', website.id)
    .where('owner', '=', owner)
    .where('forgotten_at', 'is', null)
    .execute();
}

/** Every card of this subscription has this effect from now on. */
export async function setCards(
  server: TestServer,
  email: string,
  effect: 'captured' | 'insufficient-funds' | 'requires-action',
): Promise<void> {
  const { id } = await subscriptionOf(server, email);
  await server.database.kysely
    .updateTable('test_instrument')
    .set({ effect })
    .where('website_id', '=', server.website.id)
    .where('owner', '=', id)
    .execute();
}

export async function renew({ parts }: TestServer): Promise<void> {
  await renewTask(parts).run({}, undefined as never);
}

/** Sets the clock to when something is to be done about a subscription. */
export async function advanceTo(server: TestServer, email: string): Promise<void> {
  const { due_at: dueAt } = await subscriptionOf(server, email);
  if (dueAt && dueAt > server.clock.now()) server.clock.set(dueAt);
}
