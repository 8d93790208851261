import { addOrder, addProduct, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { constantFrom, integer, record, sample } from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkRules, keyOf } from '../../checkout/checkout.fixture.ts';
import type { TeamOrderJson } from '../schema.ts';
import { stockOf } from '../unpaid/unpaid.fixture.ts';
import { type RefundingProvider, refundingProvider } from './refunding-provider.fixture.ts';

const isFull = process.env['AWNING_FULL'] === '1';
vi.setConfig({ testTimeout: isFull ? 5_400_000 : 240_000 });

let server: TestServer;
let bank: RefundingProvider;
let manager: Visitor;
beforeAll(async () => {
  bank = refundingProvider();
  server = await startTestServer({ paymentProviders: [bank], settings: { RATE_LIMITS: 'team-change=900000' } });
  manager = await signedInMember(server);
});
afterAll(() => server.close());

const stub = { payment: { provider: 'stub' } };

/** On a busy machine a call may be answered with 503, which asks to try again. Were it done twice, the sums would show it. */
async function change(path: string, body?: object) {
  const ask = () => manager.post(`/api/commerce/orders/${path}`, body);
  let answer = await ask();
  while (answer.status === 503) answer = await ask();
  return answer;
}

async function refund(id: string, body: object) {
  return await change(`${id}/refunds`, { restock: false, ...body });
}

async function read(id: string): Promise<TeamOrderJson> {
  return (await manager.get(`/api/commerce/orders/${id}`)).json<TeamOrderJson>();
}

function cents({ decimalValue }: { readonly decimalValue: string }): number {
  return Number(decimalValue.replace('.', ''));
}

test('reliability 24: 100 parallel partial refunds, with a cancellation between them, never refund more than was paid', async () => {
  const runs = isFull ? 10 : 2;
  for (let run = 0; run < runs; run += 1) {
    const product = await addProduct(server, { onHand: 50, price: 1000n });
    const { id } = await addOrder(server, { product, quantity: 10, checkout: stub });
    const paid = cents((await read(id)).refundable.paid);
    // Together they would be more than three times what was paid.
    const bodies = Array.from({ length: 100 }, (_unused, index) =>
      index % 3 === 0
        ? { kind: 'units', lines: [{ id: `${id}:0`, quantity: 1 }], restock: true }
        : { kind: 'amount', amount: '4.00' },
    );
    const answers = await Promise.all([
      ...bodies.map((body) => refund(id, body)),
      ...(run % 2 === 1 ? [manager.post(`/api/commerce/orders/${id}/cancel`)] : []),
      server.runJobs(),
    ]);
    for (const answer of answers.slice(0, bodies.length)) {
      expect([200, 409]).toContain((answer as { status: number }).status);
    }
    await server.runJobs();
    const { refunds, refundable, lifecycle } = await read(id);
    const done = refunds.reduce((sum, one) => (one.state === 'done' ? sum + cents(one.amount) : sum), 0);
    expect(done).toBeLessThanOrEqual(paid);
    expect([done, 0]).toEqual([cents(refundable.refunded), cents(refundable.pending)]);
    expect(bank.refundedOf(await keyOf(server, id))).toBe(BigInt(done));
    // What was granted is what was possible: less is left than any of the refused ones asked for.
    expect(paid - done).toBeLessThan(lifecycle === 'cancelled' ? 1 : 1000);
    await checkRules(server);
  }
});

const step = record({
  kind: constantFrom('units', 'units', 'amount', 'amount', 'whole', 'cancel'),
  part: integer({ min: 1, max: 100 }),
  quantity: integer({ min: 1, max: 4 }),
  restock: constantFrom(true, false),
});

const orders = isFull ? 10_000 : 60;
const ORDERS_AT_ONCE = 10;
const STEPS = 5;

// The rule alone is compared for a thousand orders in every run, in packages/commerce/src/order/refund.test.ts.
test(`${orders} orders with random refunds agree with a slow model, in the database, at the provider and in the stock`, async () => {
  const price = integer({ min: 1, max: 5000 });
  const numbers = sample(record({ price, quantity: integer({ min: 1, max: 7 }) }), { numRuns: orders, seed: 24 });
  const steps = sample(step, { numRuns: orders * STEPS, seed: 12 });
  for (let first = 0; first < orders; first += ORDERS_AT_ONCE) {
    const group = await Promise.all(numbers.slice(first, first + ORDERS_AT_ONCE).map(placeOrder));
    for (let number = 0; number < STEPS; number += 1) {
      const taken = group.map((order, index) => ({ order, one: steps[(first + index) * STEPS + number]! }));
      await Promise.all(taken.map(({ order, one }) => takeStep(order, one)));
      // Half of the refunds are still pending when the next one is asked for.
      if (taken[0]!.one.part % 2 === 0) await server.runJobs();
    }
    await server.runJobs();
    await Promise.all(group.map(compareOrder));
  }
  await checkRules(server);
});

type Placed = Awaited<ReturnType<typeof placeOrder>>;

async function placeOrder({ price, quantity }: { readonly price: number; readonly quantity: number }) {
  const product = await addProduct(server, { onHand: 20, price: BigInt(price) });
  const { id } = await addOrder(server, { product, quantity, checkout: stub });
  return { id, variantId: product.variantIds[0], inStock: 20 - quantity, model: new OrderModel(await read(id)) };
}

async function takeStep({ id, model }: Placed, one: Step): Promise<void> {
  const { status } =
    one.kind === 'cancel'
      ? await change(`${id}/cancel`)
      : await refund(id, { ...model.request(one), restock: one.restock });
  expect([one, status]).toEqual([one, model.grant(one) ? 200 : 409]);
}

async function compareOrder({ id, variantId, inStock, model }: Placed): Promise<void> {
  const { refundable, paymentStatus, lifecycle } = await read(id);
  expect([cents(refundable.refunded), paymentStatus, lifecycle]).toEqual([
    model.refunded(),
    model.paymentStatus(),
    model.isCancelled ? 'cancelled' : 'placed',
  ]);
  expect(bank.refundedOf(await keyOf(server, id))).toBe(BigInt(model.refunded()));
  expect(await stockOf(server, variantId)).toBe(inStock + model.returned);
}

type Step = ReturnType<typeof sample<{ kind: string; part: number; quantity: number; restock: boolean }>>[number];

/** Counts single cents and units. */
class OrderModel {
  readonly #lines: {
    readonly id: string;
    readonly total: number;
    readonly quantity: number;
    left: number;
    units: number;
  }[];
  readonly #paid: number;
  isCancelled = false;
  /** Units that are back in the stock. */
  returned = 0;

  constructor({ lines, refundable }: TeamOrderJson) {
    this.#paid = cents(refundable.paid);
    this.#lines = lines.map(({ id, total, quantity }) => {
      return { id, quantity, total: cents(total), left: cents(total), units: 0 };
    });
  }

  refunded(): number {
    return this.#paid - this.#left();
  }

  paymentStatus(): string {
    if (this.refunded() === 0) return 'paid';
    return this.#left() === 0 ? 'refunded' : 'part_refunded';
  }

  request({ kind, part, quantity }: Step): object {
    if (kind === 'units') return { kind, lines: [{ id: this.#lines[0]?.id, quantity }] };
    return kind === 'amount' ? { kind, amount: (this.#amount(part) / 100).toFixed(2) } : { kind };
  }

  /** Whether it can be granted; if so, it is. */
  grant({ kind, part, quantity, restock }: Step): boolean {
    if (kind === 'cancel') return this.#cancel();
    if (kind === 'units') return this.#giveUnits(quantity, restock);
    if (kind === 'whole') return this.#giveAll(restock);
    const amount = this.#amount(part);
    if (amount === 0 || amount > this.#left()) return false;
    this.#giveAmount(amount);
    return true;
  }

  #cancel(): boolean {
    if (this.isCancelled) return false;
    this.isCancelled = true;
    const line = this.#lines[0];
    if (line) this.returned += line.quantity - line.units;
    for (const line of this.#lines) Object.assign(line, { left: 0, units: line.quantity });
    return true;
  }

  #left(): number {
    return this.#lines.reduce((sum, { left }) => sum + left, 0);
  }

  /** Sometimes more than is left. */
  #amount(part: number): number {
    return Math.floor((this.#paid * part) / 150);
  }

  #giveUnits(quantity: number, restock: boolean): boolean {
    const line = this.#lines[0];
    if (!line || line.units + quantity > line.quantity) return false;
    const worth = (units: number) => Math.floor((line.total * units) / line.quantity);
    const amount = Math.min(worth(line.units + quantity) - worth(line.units), line.left);
    if (amount === 0) return false;
    line.left -= amount;
    line.units += quantity;
    if (restock) this.returned += quantity;
    return true;
  }

  #giveAll(restock: boolean): boolean {
    if (this.#left() === 0) return false;
    const line = this.#lines[0];
    if (restock && line) this.returned += line.quantity - line.units;
    for (const one of this.#lines) Object.assign(one, { left: 0, units: one.quantity });
    return true;
  }

  /** Each line its exact part rounded down, then cent by cent to the line that is furthest below its part. */
  #giveAmount(amount: number): void {
    const left = this.#left();
    const shares = this.#lines.map((line) => {
      return { line, cents: Math.floor((amount * line.left) / left), rest: (amount * line.left) % left };
    });
    const missing = amount - shares.reduce((sum, share) => sum + share.cents, 0);
    const neediest = shares.toSorted((first, second) => second.rest - first.rest).slice(0, missing);
    for (const share of shares) share.line.left -= share.cents + (neediest.includes(share) ? 1 : 0);
  }
}
