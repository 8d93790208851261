import { afterEach, expect, test, vi } from 'vitest';
import { changeQuantity, currentCart, enterCoupon, loadCart } from './cart-store.ts';

afterEach(() => vi.unstubAllGlobals());

/** Opens a page in a browser with these cookies; returns whether it requests the cart. */
async function isAskedWith(cookie: string): Promise<boolean> {
  const asked: string[] = [];
  vi.stubGlobal('document', { cookie, getElementById: () => ({ textContent: '{"prefix":""}' }) });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({}, { status: 404 }));
  });
  await loadCart();
  return asked.includes('/api/commerce/shopping-cart');
}

const info = (authenticated: boolean) => `SiteUserInfo=${encodeURIComponent(JSON.stringify({ authenticated }))}`;

test.for([
  ['CART-030', 'crumb=c', false],
  ['CART-030', 'hasCart=true; crumb=c', true],
  ['CART-030', info(false), false],
  ['CART-030 CART-031', info(true), true],
  ['CART-031', `hasCart=true; ${info(true)}`, true],
] as const)('%s a page with the cookies %s asks for the cart: %s', async ([, cookie, isAsked]) => {
  expect(await isAskedWith(cookie)).toBe(isAsked);
});

test('a cart that was read before a change does not replace the result of the change', async () => {
  vi.stubGlobal('document', { cookie: 'hasCart=true', getElementById: () => ({ textContent: '{"prefix":""}' }) });
  let finishReading: (response: Response) => void = () => undefined;
  const reading = new Promise<Response>((resolve) => {
    finishReading = resolve;
  });
  const discounted = { entries: [], coupons: ['WELCOME10'] };
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    method === 'GET' ? reading : Promise.resolve(Response.json({ shoppingCart: discounted })),
  );

  const loading = loadCart();
  await enterCoupon('', 'WELCOME10');
  finishReading(Response.json({ entries: [] }));
  await loading;

  expect(currentCart()).toEqual(discounted);
});

test('what another page has taken out is gone from this one as soon as somebody tries to change it', async () => {
  vi.stubGlobal('document', { cookie: 'hasCart=true', getElementById: () => ({ textContent: '{"prefix":""}' }) });
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    Promise.resolve(method === 'GET' ? Response.json({ entries: [] }) : Response.json({}, { status: 404 })),
  );
  const answer = await changeQuantity('', 'gone', 2);

  expect(answer).toMatchObject({ ok: false, problem: { status: 404 } });
  expect(currentCart()).toEqual({ entries: [] });
});
