import {
  type CartState,
  cartEvents,
  cartStates,
  nextCartState,
  nextOrderLifecycle,
  nextPaymentState,
  type OrderLifecycle,
  orderEvents,
  orderLifecycles,
  type PaymentEvent,
  type PaymentState,
  paymentEvents,
  paymentStates,
} from '@awning/commerce';
import { addOrder, addProduct, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../platform/database/index.ts';
import { checkRules, shopper } from '../checkout/checkout.fixture.ts';
import { cartOf } from '../coupon/coupon.fixture.ts';
import { claimForRefund, markCaptured, markEnded, markRefunded, markWaiting } from '../payment/index.ts';
import { markDiscarded, markPlaced } from './store.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server);
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

/** Every pair of a state and an event, as the code has them. */
function pairs<State extends string, Event extends string>(states: readonly State[], events: readonly Event[]) {
  return states.flatMap((state) => events.map((event) => [state, event] as const));
}

async function setState(connection: Connection, orderId: string, lifecycle: OrderLifecycle): Promise<void> {
  await connection.kysely
    .updateTable('orders')
    .set({ lifecycle, cancelled_at: lifecycle === 'cancelled' ? server.clock.now() : null })
    .where('website_id', '=', server.website.id)
    .where('id', '=', orderId)
    .execute();
}

async function lifecycleOf(orderId: string, { kysely }: Connection = server.database): Promise<string> {
  const row = await kysely
    .selectFrom('orders')
    .select('lifecycle')
    .where('website_id', '=', server.website.id)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.lifecycle;
}

describe('reliability 15: orders', () => {
  test.for(orderLifecycles)('cancelling one that is %s', async (state) => {
    const { id } = await addOrder(server);
    await setState(server.database, id, state);
    const { status } = await manager.post(`/api/commerce/orders/${id}/cancel`);
    const after = nextOrderLifecycle(state, 'cancel');
    expect([status, await lifecycleOf(id)]).toEqual(after === null ? [409, state] : [200, after]);
    if (after === null) await setState(server.database, id, 'placed');
  });

  test.for(pairs(orderLifecycles, ['place', 'discard'] as const))(
    '%s, %s: the stored order moves as the table says or not at all',
    async ([state, event]) => {
      const { id } = await addOrder(server);
      const now = server.clock.now();
      const placing = { paymentStatus: 'paid', now, unpaidUntil: null, networkHash: null, words: [] } as const;
      const seen = await withoutTrace(async (connection) => {
        await setState(connection, id, state);
        if (event === 'place') await markPlaced(connection, server.website.id, id, placing);
        else await markDiscarded(connection, server.website.id, id, 'failed');
        return await lifecycleOf(id, connection);
      });
      expect(seen).toBe(nextOrderLifecycle(state, event) ?? state);
    },
  );
});

/** Returns what the work finds; its changes are rolled back. */
async function withoutTrace<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  const undo = new Error('undo');
  const found: T[] = [];
  await server.database
    .transaction(async (connection) => {
      found.push(await work(connection));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found[0]!;
}

describe('reliability 15: payments', () => {
  const [authorised, captured, refunded] = [
    new Set<PaymentState>(['authorised', 'captured', 'refunded']),
    new Set<PaymentState>(['captured', 'refunded']),
    new Set<PaymentState>(['refunded']),
  ];

  const charge = { state: 'captured', reference: 'again', label: 'Card' } as const;
  let orderId: string;
  // One for all pairs, because each is rolled back.
  beforeAll(async () => {
    orderId = (await addOrder(server)).id;
  });

  async function happen(connection: Connection, paymentId: string, event: PaymentEvent): Promise<void> {
    const [websiteId, now] = [server.website.id, server.clock.now()];
    switch (event) {
      case 'challenge':
        return await markWaiting(connection, websiteId, paymentId, { waitsFor: 'shopper', dueAt: now, now });
      case 'capture':
        return await markCaptured(connection, websiteId, paymentId, charge, now);
      case 'decline':
        return await markEnded(connection, websiteId, paymentId, 'declined', now);
      case 'void':
        return await markEnded(connection, websiteId, paymentId, 'voided', now);
      default: {
        const { amount } = await readPayment(connection);
        const isClaimed = await claimForRefund(connection, websiteId, paymentId, amount, now);
        if (isClaimed) await markRefunded(connection, websiteId, paymentId, amount, now);
      }
    }
  }

  async function readPayment({ kysely }: Connection) {
    return await kysely
      .selectFrom('payment')
      .select(['id', 'state', 'amount', 'authorised', 'captured', 'refunded', 'provider_ref'])
      .where('website_id', '=', server.website.id)
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
  }

  test.for(pairs(paymentStates, paymentEvents))(
    '%s, %s: the stored payment moves as the table says, and its money with it, or nothing changes',
    async ([state, event]) => {
      const [before, after] = await withoutTrace(async (connection) => {
        const { id, amount } = await readPayment(connection);
        await connection.kysely
          .updateTable('payment')
          .set({
            state,
            authorised: authorised.has(state) ? amount : 0n,
            captured: captured.has(state) ? amount : 0n,
            refunded: refunded.has(state) ? amount : 0n,
          })
          .where('website_id', '=', server.website.id)
          .where('id', '=', id)
          .execute();
        const found = await readPayment(connection);
        await happen(connection, id, event);
        return [found, await readPayment(connection)] as const;
      });
      const next = nextPaymentState(state, event);
      const isTaken = next === 'captured' || next === 'refunded';
      const moved = {
        state: next,
        captured: isTaken ? before.amount : 0n,
        refunded: next === 'refunded' ? before.amount : 0n,
      };
      expect(after).toMatchObject(next === null ? before : moved);
    },
  );
});

describe('reliability 15: carts', () => {
  const calls = [
    ['POST', '/entries', (itemId: string) => ({ itemId, quantity: 1 })],
    ['PUT', '/entries/:entryId', () => ({ quantity: 3 })],
    ['DELETE', '/entries/:entryId', () => undefined],
    ['PUT', '/entries/:entryId/additionalFields', () => ({ additionalFields: '{"a":"b"}' })],
    ['POST', '/coupons', () => ({ code: 'X' })],
    ['DELETE', '/coupons?code=X', () => undefined],
    ['PUT', '/shipping-location', () => ({ country: 'DE' })],
    ['PUT', '/selected-shipping-option', () => ({ shippingOptionId: null })],
  ] as const;

  test.for(cartStates.flatMap((state) => calls.map((call) => [state, call] as const)))(
    'a cart that is %s, %s',
    async ([state, [method, path, body]]) => {
      const product = await addProduct(server);
      const visitor = await shopper(server, product);
      const { id, entries } = await cartOf(visitor);
      const cookie = visitor.cookies.header();
      await putInto(state, id ?? '');
      const before = await versionOf(id ?? '');
      const url = `/api/commerce/shopping-cart${path.replace(':entryId', entries[0]?.id ?? '')}`;
      const headers = { 'x-crumb': await visitor.crumb(), cookie };
      const payload = body(product.id);
      const answer = await visitor.send(method, url, { ...(payload && { body: payload }), headers });
      const isAllowed = nextCartState(state, 'change') !== null;
      // A code that was never entered cannot be removed from an open cart either.
      const refusedOpen = path.startsWith('/coupons?') ? 404 : 200;
      expect(answer.status).toBe(isAllowed ? refusedOpen : 409);
      expect((await versionOf(id ?? '')) > before).toBe(isAllowed && refusedOpen === 200);
      await putInto('open', id ?? '');
    },
  );
});

async function putInto(state: CartState, cartId: string): Promise<void> {
  const later = new Date(server.clock.now().getTime() + 60_000);
  await server.database.kysely
    .updateTable('cart')
    .set({
      completing_until: state === 'completing' ? later : null,
      is_purchased: state === 'purchased',
      order_id: state === 'purchased' ? cartId : null,
    })
    .where('website_id', '=', server.website.id)
    .where('id', '=', cartId)
    .execute();
}

async function versionOf(cartId: string): Promise<number> {
  const row = await server.database.kysely
    .selectFrom('cart')
    .select('version')
    .where('website_id', '=', server.website.id)
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow();
  return row.version;
}

test('the table of states in the documentation is that of the code', async () => {
  const page = [
    '# States of carts, orders and payments',
    '',
    'Written by a test from the tables in `packages/commerce`. A blank means that nothing changes: a person is refused with 409,',
    'a payment provider that tells something late or twice is thanked.',
    '',
    ...table('Carts', cartStates, cartEvents, nextCartState),
    '',
    ...table('Orders', orderLifecycles, orderEvents, nextOrderLifecycle),
    '',
    ...table('Payments', paymentStates, paymentEvents, nextPaymentState),
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../../../docs/reference/states.md');
});

function table<State extends string, Event extends string>(
  title: string,
  states: readonly State[],
  events: readonly Event[],
  after: (state: State, event: Event) => State | null,
): string[] {
  return [
    `## ${title}`,
    '',
    `| | ${events.join(' | ')} |`,
    `|---${'|---'.repeat(events.length)}|`,
    ...states.map((state) => `| **${state}** | ${events.map((event) => after(state, event) ?? '').join(' | ')} |`),
  ];
}
