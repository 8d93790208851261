import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { call } from './call.ts';
import type { BookAddress } from './generated.ts';

afterEach(() => vi.unstubAllGlobals());

test('a call has the method, path, body and answer of its route, and the compiler refuses others', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    sent.push([method, path, body]);
    return Promise.resolve(Response.json({ addresses: [] }));
  });
  const list = await call<'GET /api/site-users/account/addresses'>('GET', '/de/api/site-users/account/addresses');
  expectTypeOf(list.ok ? list.body.addresses : []).toEqualTypeOf<readonly BookAddress[]>();
  await call<'PUT /api/commerce/shopping-cart/entries/:entryId'>('PUT', '/api/commerce/shopping-cart/entries/e1', {
    quantity: 2,
  });
  await call<'DELETE /api/commerce/shopping-cart/coupons'>('DELETE', '/api/commerce/shopping-cart/coupons?code=x');

  expect(sent).toEqual([
    ['GET', '/de/api/site-users/account/addresses', undefined],
    ['PUT', '/api/commerce/shopping-cart/entries/e1', '{"quantity":2}'],
    ['DELETE', '/api/commerce/shopping-cart/coupons?code=x', undefined],
  ]);

  const refused = () => [
    // @ts-expect-error -- another method
    call<'GET /api/site-users/account/addresses'>('POST', '/api/site-users/account/addresses'),
    // @ts-expect-error -- another path
    call<'GET /api/site-users/account/addresses'>('GET', '/api/site-users/account/adresses'),
    // @ts-expect-error -- a body that the route does not take
    call<'GET /api/site-users/account/addresses'>('GET', '/api/site-users/account/addresses', {}),
    // @ts-expect-error -- a body without what the route needs
    call<'POST /api/commerce/shopping-cart/coupons'>('POST', '/api/commerce/shopping-cart/coupons', {}),
    // @ts-expect-error -- no body at all
    call<'POST /api/commerce/shopping-cart/coupons'>('POST', '/api/commerce/shopping-cart/coupons'),
  ];
  expect(refused).toBeTypeOf('function');
});
