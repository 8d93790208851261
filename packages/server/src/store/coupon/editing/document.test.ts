import { TeamRole } from '@awning/site-model';
import { addProduct, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productAndShopper } from '../../checkout/checkout.fixture.ts';
import { addCoupon, enterCode } from '../coupon.fixture.ts';
import { couponMessages } from '../messages.ts';
import { couponDocument } from './document.ts';
import type { CouponBody } from './schema.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
});
afterAll(() => server.close());

const path = '/api/commerce/coupons';
const spring: CouponBody = {
  code: 'Spring',
  kind: 'percentage',
  percent: '12.5',
  amount: '0',
  minimum: '20.00',
  startsAt: null,
  endsAt: null,
  limitTotal: null,
  limitPerPerson: null,
  productIds: [],
  categories: [],
};

async function created(body: Partial<CouponBody>): Promise<{ id: string; version: number }> {
  const answer = await manager.post(path, { body: { ...spring, ...body } });
  expect(answer.status).toBe(200);
  return answer.json();
}

test('counts in carts as soon as it is saved, and no more once it is deleted', async () => {
  const { visitor } = await productAndShopper(server, { price: 4000n });
  const { id } = await created({ code: 'At-Once' });
  expect((await enterCode(visitor, 'at-once')).discountCents).toBe(500);
  await manager.delete(`${path}/${id}?version=1`);
  const { visitor: late } = await productAndShopper(server, { price: 4000n });
  expect((await enterCode(late, 'at-once')).discountCents).toBe(0);
});

test('a code means one coupon whatever its case, and is free again while its coupon is in the trash', async () => {
  const { id } = await created({ code: 'Twice' });
  const second = await manager.post(path, { body: { ...spring, code: 'TWICE' } });
  expect([second.status, second.json<{ errors: unknown }>().errors]).toEqual([
    400,
    { 'body.code': couponMessages.codeTaken },
  ]);
  await manager.delete(`${path}/${id}?version=1`);
  await created({ code: 'TWICE' });
  const recovered = await manager.post(`${path}/${id}/recover`);
  expect([recovered.status, recovered.json<{ errors: unknown }>().errors]).toEqual([
    400,
    { 'body.code': couponMessages.codeTaken },
  ]);
});

test('how often it was used survives the trash, and no limit may be lower', async () => {
  const id = await addCoupon(server, { code: 'USED', limitTotal: 5 });
  await server.database.kysely
    .updateTable('coupon')
    .set({ uses: 3 })
    .where('website_id', '=', server.website.id)
    .where('id', '=', id)
    .execute();
  const { body } = (await manager.get(`${path}/${id}`)).json<{ body: CouponBody }>();
  const lower = await manager.put(`${path}/${id}`, { version: 0, body: { ...body, limitTotal: 2 } });
  expect([lower.status, lower.json<{ errors: unknown }>().errors]).toEqual([
    400,
    { 'body.limitTotal': couponMessages.usedMoreOften(3) },
  ]);
  await manager.delete(`${path}/${id}?version=0`);
  await manager.post(`${path}/${id}/recover`);
  const { rows } = (await manager.get(`${path}?search=used`)).json<{ rows: { facts: { uses: number } }[] }>();
  expect(rows.map(({ facts }) => facts.uses)).toEqual([3]);
});

test.each<[Partial<CouponBody>, string, string]>([
  [{ percent: '100.5' }, 'percent', couponMessages.percentTooHigh],
  [{ percent: '0' }, 'percent', couponMessages.nothingOff],
  [{ kind: 'fixed', amount: '0.00' }, 'amount', couponMessages.nothingOff],
  [{ startsAt: '2026-13-01T00:00Z' }, 'startsAt', couponMessages.notAMoment],
  [{ startsAt: '2026-02-30T00:00Z' }, 'startsAt', couponMessages.notAMoment],
  [{ startsAt: '2026-05-01T00:00Z', endsAt: '2026-05-01T00:00Z' }, 'endsAt', couponMessages.endsBeforeStart],
])('refuses %o beside the field %s', async (wrong, field, message) => {
  const answer = await manager.post(path, { body: { ...spring, code: 'WRONG', ...wrong } });
  expect([answer.status, answer.json<{ errors: unknown }>().errors]).toEqual([400, { [`body.${field}`]: message }]);
});

test('limited to products and categories, it stays so in copies and in the trash', async () => {
  const { id: itemId } = await addProduct(server);
  const some = { productIds: [itemId], categories: ['Tea'] };
  const { id } = await created({ code: 'Some', ...some });
  const copy = await manager.post(`${path}/${id}/duplicate`);
  expect(copy.json<{ body: CouponBody }>().body).toMatchObject(some);
  await manager.delete(`${path}/${id}?version=1`);
  await manager.post(`${path}/${id}/recover`);
  const read = (await manager.get(`${path}/${id}`)).json<{ version: number; body: CouponBody }>();
  expect(read.body).toMatchObject(some);
  const all = { ...read.body, productIds: [], categories: [] };
  expect((await manager.put(`${path}/${id}`, { version: read.version, body: all })).status).toBe(200);
  expect((await manager.post(`${path}/${id}/restore`, { version: read.version + 1, no: read.version })).status).toBe(
    200,
  );
  expect((await manager.get(`${path}/${id}`)).json<{ body: CouponBody }>().body).toMatchObject(some);
});

test('a version saved before coupons could be limited is for everything', () => {
  const { productIds, categories, ...before } = spring;
  expect(couponDocument.upgrade?.(before, 1)).toEqual({ ...before, productIds, categories });
});

test('refuses products that there are not, those of another website included', async () => {
  const foreign = await addProduct(server, { website: server.otherWebsite });
  const answer = await manager.post(path, { body: { ...spring, code: 'FOREIGN', productIds: [foreign.id] } });
  expect([answer.status, answer.json<{ errors: unknown }>().errors]).toEqual([
    400,
    { 'body.productIds': couponMessages.productsGone },
  ]);
});

test('a long code is copied without cutting one of its characters in half', async () => {
  const { id } = await created({ code: `${'A'.repeat(43)}🌷B` });
  const copy = await manager.post(`${path}/${id}/duplicate`);
  expect([copy.status, copy.json<{ body: CouponBody }>().body?.code]).toEqual([200, `${'A'.repeat(43)}-2`]);
});
