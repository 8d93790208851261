import { startTestServer, type TestServer } from '@awning/testing';
import { Type } from '@sinclair/typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refused } from './routing/refusal.ts';
import { defineRoute } from './routing/route.ts';

const thing = Type.Object({ name: Type.String(), size: Type.Optional(Type.Integer()) });
const anyone = { kind: 'anyone' } as const;
const reading = { method: 'GET', access: anyone, forgery: 'safe', limit: 'unlimited', schema: {} } as const;

const routes = [
  defineRoute({
    method: 'POST',
    path: '/api/things',
    access: anyone,
    forgery: 'own-secret',
    limit: 'unlimited',
    schema: { body: thing },
    handle: ({ body }) => ({ name: body.name }),
  }),
  defineRoute({
    ...reading,
    path: '/api/refused',
    handle: () => refused(409, 'Taken.', { errors: { name: 'Taken.' }, extra: { total: 3 } }),
  }),
  defineRoute({
    ...reading,
    path: '/api/broken',
    handle: () => {
      throw new Error('select secret from table');
    },
  }),
  defineRoute({
    ...reading,
    path: '/broken',
    handle: () => {
      throw new Error('select secret from table');
    },
  }),
  defineRoute({ ...reading, path: '/api/nothing', handle: () => undefined }),
  defineRoute({
    ...reading,
    path: '/api/language',
    handle: ({ language, url, website }) => ({ language, url, website: website.name }),
  }),
  defineRoute({
    ...reading,
    path: '/long',
    handle: (_request, reply) => reply.type('text/html').send('x'.repeat(5000)),
  }),
  defineRoute({ ...reading, path: '/api/query', handle: ({ query }) => Object.keys(query as object).length }),
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [{ name: 'tried', routes: () => routes }] });
});
afterAll(() => server.close());

function get(url: string, headers: Record<string, string> = {}) {
  return server.app.inject({ url, headers: { host: 'shop.test', ...headers } });
}

function post(url: string, payload: string | object, headers: Record<string, string> = {}) {
  return server.app.inject({ method: 'POST', url, payload, headers: { host: 'shop.test', ...headers } });
}

describe('bodies', () => {
  test('a good one arrives', async () => {
    const answer = await post('/api/things', { name: 'a' });
    expect(answer.json()).toEqual({ name: 'a' });
  });

  test('fields that do not fit are named', async () => {
    const answer = await post('/api/things', { size: '3', colour: 1 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: 'Please check: name, colour, size.',
      message: 'Please check: name, colour, size.',
      errors: {
        colour: 'This field is not known.',
        name: 'This field is required.',
        size: 'This must be a whole number.',
      },
    });
  });

  test.for([
    { text: '{"name":', status: 400, type: 'application/json' },
    { text: '{"name":"a","__proto__":{"x":1}}', status: 400, type: 'application/json' },
    { text: '{"name":"a","\\u005f_proto__":{"x":1}}', status: 400, type: 'application/json' },
    { text: '{"name":"a\\u0000b"}', status: 400, type: 'application/json' },
    { text: '{"name":"a\\\\u0000b"}', status: 200, type: 'application/json' },
    { text: '{"name":"a\\uD83D\\uDE00"}', status: 200, type: 'application/json' },
    { text: `${'['.repeat(30_000)}"\\uD800"${']'.repeat(30_000)}`, status: 400, type: 'application/json' },
    { text: '', status: 400, type: 'application/json' },
    { text: 'null', status: 400, type: 'application/json' },
    { text: 'name=a', status: 415, type: 'application/x-www-form-urlencoded' },
    { text: '{"name":"a"}', status: 415, type: 'text/plain' },
    { text: '{"name":"a"}', status: 415, type: 'nonsense' },
    { text: '{"name":"a"}', status: 200, type: 'application/json; charset=utf-8' },
    { text: JSON.stringify({ name: 'a'.repeat(70_000) }), status: 413, type: 'application/json' },
  ])('a body as $type is answered with $status', async ({ text, status, type }) => {
    const answer = await post('/api/things', text, { 'content-type': type });
    const { error, message } = answer.json<{ error?: string; message?: string }>();
    expect([answer.statusCode, message]).toEqual([status, error]);
    expect(error === undefined).toBe(status === 200);
  });
});

test.for(['{"name":"a\\u0000b"}', '{"name":"\\uD800"}', '{"name":{"\\u0000":1}}'])(
  'the text %s, which no table could hold, is refused by the name of its field',
  async (text) => {
    const answer = await post('/api/things', text, { 'content-type': 'application/json' });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ errors: { name: 'This text holds a character that cannot be kept.' } }),
    ]);
  },
);

describe('refusals and errors', () => {
  test('a refusal carries its words twice, its fields and what belongs to it', async () => {
    const answer = await get('/api/refused');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ error: 'Taken.', message: 'Taken.', errors: { name: 'Taken.' }, total: 3 });
  });

  test('what should not happen is a 500 that tells nothing', async () => {
    const [call, page] = [await get('/api/broken'), await get('/broken', { accept: 'text/html' })];
    expect([call.statusCode, page.statusCode]).toEqual([500, 500]);
    expect(call.json()).toEqual({ error: 'Something went wrong', message: 'Something went wrong' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { body } of [call, page]) expect(body).not.toMatch(/secret|select|\.ts|at /);
  });

  test('a missing path is a page with status 404 for people and JSON for calls', async () => {
    const page = await get('/nowhere', { accept: 'text/html' });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('<h1>Page not found</h1>');
    expect(page.body).toContain('<html lang="en">');
    const call = await get('/api/nowhere');
    expect(call.statusCode).toBe(404);
    expect(call.json()).toEqual({
      error: 'There is nothing at this address.',
      message: 'There is nothing at this address.',
    });
    expect((await post('/nowhere', {})).statusCode).toBe(404);
  });

  test('the error page speaks the language of the address', async () => {
    const page = await get('/de/nirgends', { accept: 'text/html' });
    expect(page.body).toContain('<html lang="de">');
    expect(page.body).toContain('Seite nicht gefunden');
  });

  test('nothing to say is 204', async () => {
    expect((await get('/api/nothing')).statusCode).toBe(204);
  });

  test('an address that cannot be decoded is a 400', async () => {
    for (const url of ['/%zz', '/api/%', '/a%c3%28', '/a%00', '/?a=%00']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

describe('limits', () => {
  test('LIMIT-013 an address of 2083 characters is answered, a longer one gives 414', async () => {
    const address = (length: number) => `/api/language?a=${'a'.repeat(length - '/api/language?a='.length)}`;
    expect((await get(address(2083))).statusCode).toBe(200);
    expect((await get(address(2084))).statusCode).toBe(414);
    expect((await get(`/de${address(2080)}`)).statusCode).toBe(200);
    expect((await get(`/de${address(2081)}`)).statusCode).toBe(414);
    expect((await get(`/${'%zz'.repeat(1000)}`)).statusCode).toBe(414);
  });

  test('LIMIT-012 of many query keys the first 1000 are read', async () => {
    const few = Array.from({ length: 1001 }, () => 'a').join('&');
    expect((await get(`/api/query?${few}&b`)).json()).toBe(1);
  });
});

describe('websites', () => {
  test.for(['shop.test', 'SHOP.test:3000', 'shop.test.'])('%s belongs to the shop', async (host) => {
    expect((await get('/api/language', { host })).json()).toMatchObject({ website: 'Shop' });
  });

  test('another host is another website, an unknown one is none', async () => {
    expect((await get('/api/language', { host: 'other.test' })).json()).toMatchObject({ website: 'Other shop' });
    const stranger = await get('/', { host: 'stranger.example', accept: 'text/html' });
    expect(stranger.statusCode).toBe(404);
    expect(stranger.headers['set-cookie']).toBeUndefined();
  });

  test('a forwarded host does not count without a trusted proxy', async () => {
    const answer = await get('/api/language', { 'x-forwarded-host': 'other.test' });
    expect(answer.json()).toMatchObject({ website: 'Shop' });
  });

  test('the prefix of a language that is on is taken from the address', async () => {
    expect((await get('/de/api/language?x=1')).json()).toMatchObject({ language: 'de', url: '/api/language?x=1' });
    expect((await get('/api/language')).json()).toMatchObject({ language: 'en' });
    expect((await get('/it/api/language')).statusCode).toBe(404);
    expect((await get('/en/api/language')).statusCode).toBe(404);
  });
});

describe('answers', () => {
  test('long texts are compressed as the client likes', async () => {
    const [br, gzip, plain] = await Promise.all(
      ['br, gzip', 'gzip', 'identity'].map((value) => get('/long', { 'accept-encoding': value })),
    );
    expect(br!.headers['content-encoding']).toBe('br');
    expect(gzip!.headers['content-encoding']).toBe('gzip');
    expect(plain!.headers['content-encoding']).toBeUndefined();
    expect(plain!.body).toHaveLength(5000);
    for (const answer of [br!, gzip!, plain!]) expect(answer.headers.vary).toContain('accept-encoding');
  });

  test('a request id of a stranger is not taken over', async () => {
    const answer = await get('/api/language', { 'x-request-id': 'chosen-by-a-visitor' });
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});
