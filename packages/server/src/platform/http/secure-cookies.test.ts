import {
  addProduct,
  addSiteUser,
  addTeamMember,
  signInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToCart } from '../../store/checkout/checkout.fixture.ts';
import { hasSecureCookies } from './request.ts';

let server: TestServer;
beforeAll(async () => {
  // A proxy ends https, and nobody has told the server to believe it.
  server = await startTestServer({ settings: { PUBLIC_URL: 'https://shop.example' } });
});
afterAll(() => server.close());

const names = ['crumb', 'CART', 'hasCart', 'SiteUserSession', 'SiteUserInfo', 'TeamSession'];

async function cookiesOf(visitor: Visitor): Promise<readonly (boolean | undefined)[]> {
  await addToCart(visitor, await addProduct(server));
  const { email, password } = await addTeamMember(server);
  await visitor.post('/api/team/session', { email, password });
  const { cookies } = await signInSiteUser(visitor, await addSiteUser(server));
  return names.map((name) => cookies.get(name)?.attributes.includes('Secure'));
}

test('a website whose public address is one of https sets no cookie without Secure', async () => {
  expect(await cookiesOf(server.visitor())).toEqual(names.map(() => true));
});

test.for([
  ['localhost:3000', 'http', false],
  ['127.0.0.1:3000', 'http', false],
  ['[::1]:3000', 'http', false],
  ['localhost:3000', 'https', true],
  ['shop.example', 'http', true],
  ['localhost.evil.example', 'http', true],
] as const)('published over https, %s asked by %s: Secure is %s', ([host, protocol, isSecure]) => {
  const request = { host, protocol, server: server.app } as unknown as FastifyRequest;
  expect(hasSecureCookies(request)).toBe(isSecure);
});

test('a shop without https sets cookies that work without it', () => {
  const request = { host: 'shop.example', protocol: 'http', server: { isPublishedOverHttps: false } };
  expect(hasSecureCookies(request as unknown as FastifyRequest)).toBe(false);
});
