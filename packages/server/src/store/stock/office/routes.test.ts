import { randomUUID } from 'node:crypto';
import { TeamRole } from '@awning/site-model';
import { addOrder, addProduct, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, checkRules, shopper } from '../../checkout/checkout.fixture.ts';
import type { ChangeResult } from './schema.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
});
afterAll(() => server.close());

const path = '/api/commerce/inventory';

interface Row {
  readonly id: string;
  readonly onHand: number;
  readonly warnAt: number | null;
}

async function change(variantId: string, wanted: object): Promise<ChangeResult> {
  const body = { changes: [{ variantId, key: randomUUID(), reason: 'correction', ...wanted }] };
  const answer = await manager.post(`${path}/changes`, body);
  expect(answer.status).toBe(200);
  return answer.json<{ results: ChangeResult[] }>().results[0]!;
}

async function rows(query: string): Promise<Row[]> {
  return (await manager.get(`${path}?${query}`)).json<{ rows: Row[] }>().rows;
}

interface Move {
  readonly id: string;
  readonly cause: string;
  readonly delta: number;
  readonly reason: string | null;
  readonly by: string | null;
  readonly kind: string;
}

async function movesOf(variantId: string): Promise<Move[]> {
  return (await manager.get(`${path}/${variantId}/moves`)).json<{ rows: Move[] }>().rows;
}

async function product(onHand = 10) {
  const { id, variantIds } = await addProduct(server, { onHand });
  return { id, variantId: variantIds[0]! };
}

test('a quantity changes by an amount or is set to a count, and the history says why and who', async () => {
  const { id, variantId } = await product(10);
  server.clock.advance({ seconds: 1 });
  expect(await change(variantId, { by: 5, reason: 'received' })).toMatchObject({ onHand: 15, refused: null });
  server.clock.advance({ seconds: 1 });
  expect(await change(variantId, { to: 12, reason: 'count' })).toMatchObject({ onHand: 12, refused: null });
  expect(await change(variantId, { to: 12, reason: 'count' })).toMatchObject({ onHand: 12, refused: null });
  expect((await rows(`productId=${id}`)).map(({ onHand }) => onHand)).toEqual([12]);
  const history = await movesOf(variantId);
  expect(history.map(({ delta, reason }) => [delta, reason])).toEqual([
    [-3, 'count'],
    [5, 'received'],
    [10, null],
  ]);
  expect(history[0]?.by).not.toBeNull();
  await checkRules(server);
});

test('a change without its key is refused by the name of the field', async () => {
  const { variantIds } = await addProduct(server, { onHand: 4 });
  const body = { changes: [{ variantId: variantIds[0], reason: 'received', by: 6 }] };
  const answer = await manager.post(`${path}/changes`, body);
  expect([answer.status, answer.json<{ errors: unknown }>().errors]).toEqual([
    400,
    { 'changes.0.key': 'This field is required.' },
  ]);
});

test('a change that is sent again with its key counts once', async () => {
  const { variantId } = await product(4);
  const body = { changes: [{ variantId, key: randomUUID(), reason: 'received', by: 6 }] };
  for (let time = 0; time < 3; time += 1) await manager.post(`${path}/changes`, body);
  expect((await change(variantId, { by: 0 })).onHand).toBe(10);
});

test('a change that arrives twice at once counts once', async () => {
  const { variantId } = await product(4);
  const body = { changes: [{ variantId, key: randomUUID(), reason: 'received', by: 6 }] };
  const answers = await Promise.all(Array.from({ length: 8 }, () => manager.post(`${path}/changes`, body)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await change(variantId, { by: 0 })).onHand).toBe(10);
});

test('the history goes on where its page ended, also between a sale and its return', async () => {
  const { id } = await addOrder(server, { product: await addProduct(server, { onHand: 9 }) });
  const { variant_id: variantId } = await server.database.kysely
    .selectFrom('stock_move')
    .select('variant_id')
    .where('website_id', '=', server.website.id)
    .where('ref', '=', id)
    .executeTakeFirstOrThrow();
  server.clock.advance({ minutes: 1 });
  for (let index = 0; index < 3; index += 1) await change(variantId, { by: 1 });
  server.clock.advance({ minutes: 1 });
  await manager.post(`/api/commerce/orders/${id}/cancel`);
  const [returned] = await movesOf(variantId);
  expect(returned).toMatchObject({ cause: id, delta: 1 });
  const rest = await manager.get(`${path}/${variantId}/moves?after=${encodeURIComponent(returned!.id)}`);
  expect(rest.json<{ rows: Move[] }>().rows.map(({ delta }) => delta)).toEqual([1, 1, 1, -1, 9]);
});

test('changes and sales side by side lose nothing', async () => {
  const bowl = await addProduct(server, { onHand: 50 });
  const variantId = bowl.variantIds[0]!;
  const shoppers = await Promise.all(Array.from({ length: 5 }, () => shopper(server, bowl)));
  const changed = Array.from({ length: 10 }, () => change(variantId, { by: 3 }));
  const sold = shoppers.map(async (visitor) => expect((await buy(visitor)).status).toBe(200));
  await Promise.all([...changed, ...sold]);
  expect((await change(variantId, { by: 0 })).onHand).toBe(50 + 30 - 5);
  await checkRules(server);
});

test('fewer than none, fewer than checkouts hold, and quantities without a count are refused, each with its reason', async () => {
  const { variantId } = await product(3);
  expect(await change(variantId, { by: -4 })).toMatchObject({ onHand: 3, refused: 'tooFew' });
  await server.database.kysely
    .updateTable('stock')
    .set({ reserved: 2 })
    .where('website_id', '=', server.website.id)
    .where('variant_id', '=', variantId)
    .execute();
  expect(await change(variantId, { to: 1 })).toMatchObject({ onHand: 3, reserved: 2, refused: 'held' });
  await server.database.kysely
    .updateTable('stock')
    .set({ reserved: 0 })
    .where('website_id', '=', server.website.id)
    .where('variant_id', '=', variantId)
    .execute();
  const endless = await addProduct(server, { type: 2 });
  expect(await change(endless.variantIds[0]!, { by: 1 })).toMatchObject({ refused: 'unlimited' });
  expect(await change(randomUUID(), { by: 1 })).toMatchObject({ refused: 'unknown' });
});

test('what is low or sold out is listed, by the level that the owner sets', async () => {
  const [low, out, plenty] = [await product(2), await product(0), await product(40)];
  await manager.put(`${path}/${low.variantId}/level`, { warnAt: 2 });
  await manager.put(`${path}/${plenty.variantId}/level`, { warnAt: 2 });
  const listed = (await rows('stock=low')).map(({ id }) => id);
  expect(listed).toEqual(expect.arrayContaining([low.variantId, out.variantId]));
  expect(listed).not.toContain(plenty.variantId);
  const soldOut = (await rows('stock=out')).map(({ id }) => id);
  expect(soldOut).toContain(out.variantId);
  expect(soldOut).not.toContain(low.variantId);
  expect((await rows(`productId=${low.id}`))[0]?.warnAt).toBe(2);
  expect((await manager.put(`${path}/${randomUUID()}/level`, { warnAt: 2 })).status).toBe(404);
});

test('a variant is found by its SKU and by the words of its product, also among those that are sold out', async () => {
  const { id, variantIds } = await addProduct(server, {
    onHand: 0,
    texts: { en: { name: 'Quaint teapot' } },
  });
  expect((await rows('search=quai')).map((row) => row.id)).toEqual(variantIds);
  expect((await rows('search=quaint&stock=out')).map((row) => row.id)).toEqual(variantIds);
  await change(variantIds[0]!, { to: 5 });
  expect(await rows('search=quaint&stock=out')).toEqual([]);
  const [row] = (await manager.get(`${path}?productId=${id}`)).json<{ rows: { sku: string }[] }>().rows;
  expect((await rows(`search=${encodeURIComponent(row!.sku)}`)).map((found) => found.id)).toEqual(variantIds);
});
