import { startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Feature } from '../../feature.ts';
import { defineRoute } from '../routing/route.ts';

const reading = { method: 'GET', access: { kind: 'anyone' }, forgery: 'safe', limit: 'unlimited', schema: {} } as const;
const tried: Feature = {
  name: 'tried',
  routes: () => [
    defineRoute({ ...reading, path: '/page', handle: (_request, reply) => reply.type('text/html').send('<p>page') }),
    defineRoute({
      ...reading,
      path: '/own',
      handle: (_request, reply) =>
        reply.header('content-security-policy', "default-src 'none'").type('text/html').send('<p>page'),
    }),
    defineRoute({ ...reading, path: '/api/call', handle: () => ({}) }),
  ],
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [tried], settings: { TRUST_PROXY: '1' } });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.visitor().get(url, { accept: 'text/html', ...headers });

test.for([
  '/page',
  '/own',
  '/api/call',
  '/nowhere',
  '/api/nowhere',
  '/healthz',
  '/api/docs',
  '/assets/storefront/x.js',
])('the answer of %s carries the security headers', async (url) => {
  expect((await get(url)).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(/default-src '(self|none)'/),
  });
});

test('a page may say its own policy, a call may do nothing', async () => {
  expect((await get('/own')).headers['content-security-policy']).toBe("default-src 'none'");
  expect((await get('/api/call')).headers['content-security-policy']).toContain(
    "default-src 'none'; frame-ancestors 'none'",
  );
  expect((await get('/page')).headers['content-security-policy']).toContain("script-src 'self';");
});

test.for(['/page?token=a', '/page?cartToken=a', '/reviews/request/a', '/de/reviews/request/a', '/nowhere?token=a'])(
  'D-001 %s holds a token and sends no referrer',
  async (url) => {
    expect((await get(url)).headers['referrer-policy']).toBe('no-referrer');
  },
);

test('only https asks for https', async () => {
  expect((await get('/page')).headers['strict-transport-security']).toBeUndefined();
  const secure = await get('/page', { 'x-forwarded-proto': 'https', 'x-forwarded-for': '9.9.9.9' });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
});
