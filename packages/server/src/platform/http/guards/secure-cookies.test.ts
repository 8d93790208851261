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
import { atSecondStep, giveCode, memberWithApp } from '../../../people/team/second-factor/second-factor.fixture.ts';
import { addToCart } from '../../../store/checkout/checkout.fixture.ts';
import { hasSecureCookies } from '../request/request.ts';

let server: TestServer;
beforeAll(async () => {
  // A proxy terminates https, and TRUST_PROXY is not set.
  server = await startTestServer({ settings: { PUBLIC_URL: 'https://shop.example' } });
});
afterAll(() => server.close());

const names = ['crumb', 'CART', 'hasCart', 'SiteUserSession', 'SiteUserInfo', '__Host-TeamSession'];

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

test('no other host of the domain can put a session of its own before that of the team', async () => {
  const visitor = server.visitor();
  const { email, password } = await addTeamMember(server);
  await visitor.post('/api/team/session', { email, password });
  const session = (cookie: string) => server.visitor().get('/api/team/session', { cookie });
  const own = visitor.cookies.get('__Host-TeamSession')?.value ?? '';
  expect((await session(`TeamSession=planted; __Host-TeamSession=${own}`)).status).toBe(200);
  expect((await session(`TeamSession=${own}`)).status).toBe(401);
});

test('no other host of the domain can put a sign-in of its own before the member’s, whose code it would use up', async () => {
  const member = await memberWithApp(server);
  const visitor = await atSecondStep(server, member);
  const own = visitor.cookies.get('__Host-TeamSignIn');
  expect(own?.attributes).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/']));
  visitor.cookies.set('TeamSignIn', 'a'.repeat(43));
  expect((await giveCode(visitor, member.code())).status).toBe(200);
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
