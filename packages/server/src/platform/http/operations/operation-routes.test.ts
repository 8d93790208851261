import { startTestServer, type TestServer } from '@awning/testing';
import { Type } from '@sinclair/typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Feature } from '../../feature.ts';
import { defineRoute } from '../routing/route.ts';

const token = 'a-token-of-the-operator';
const documented: Feature = {
  name: 'tried',
  routes: () => [
    defineRoute({
      method: 'PUT',
      path: '/api/things/:id',
      summary: 'Changes a <thing>.',
      access: { kind: 'team', right: 'items.edit' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: {
        params: Type.Object({ id: Type.String() }),
        query: Type.Object({ full: Type.Optional(Type.Boolean()) }),
        body: Type.Object({ name: Type.String() }),
        answer: Type.Object({ ok: Type.Boolean() }),
      },
      refusals: { 404: 'There is no such thing.' },
      handle: () => ({ ok: true }),
    }),
    defineRoute({
      method: 'GET',
      path: '/page',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: {},
      handle: () => 'x',
    }),
  ],
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [documented], settings: { METRICS_TOKEN: token } });
});
afterAll(() => server.close());

test('health and readiness are answered on every host, without cookies', async () => {
  for (const url of ['/healthz', '/readyz']) {
    const answer = await server.app.inject({ url, headers: { host: 'nobody.test' } });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('without its database the process lives but is not ready', async () => {
  const lost = await startTestServer({ features: [] });
  await lost.database.close();
  expect((await lost.app.inject('/healthz')).statusCode).toBe(200);
  expect((await lost.app.inject({ url: '/readyz' })).statusCode).toBe(503);
  await lost.app.close();
});

test('the metrics need the token, and do not exist without one', async () => {
  const ask = (headers: Record<string, string>) => server.app.inject({ url: '/metrics', headers });
  await server.app.inject('/healthz');
  const answer = await ask({ authorization: `Bearer ${token}` });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} ');
  expect(answer.body).toContain('process_cpu_seconds_total');
  for (const headers of [{}, { authorization: `Bearer ${token}x` }, { authorization: 'Bearer' }]) {
    expect((await ask(headers)).statusCode).toBe(401);
  }
  const closed = await startTestServer({ features: [] });
  expect(
    (await closed.app.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })).statusCode,
  ).toBe(404);
  await closed.close();
});

test('the API is documented with its guards and refusals, pages are not', async () => {
  const answer = await server.app.inject('/api/docs/openapi.json');
  const { paths } = answer.json<{ paths: Record<string, Record<string, never>> }>();
  expect(paths).not.toHaveProperty('/page');
  expect(paths['/api/things/{id}']?.['put']).toMatchObject({
    summary: 'Changes a <thing>.',
    description: expect.stringContaining('right `items.edit`'),
    parameters: [
      { in: 'query', name: 'full' },
      { in: 'path', name: 'id', required: true },
    ],
    requestBody: { content: { 'application/json': { schema: { additionalProperties: false } } } },
    responses: { 200: {}, 400: {}, 401: {}, 403: {}, 404: { description: 'There is no such thing.' }, 429: {} },
  });
});

test('people read the same on a page that needs no scripts', async () => {
  const answer = await server.app.inject({ url: '/api/docs', headers: { accept: 'text/html' } });
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('<code>/api/things/{id}</code>');
  expect(answer.body).toContain('Changes a &#60;thing&#62;.');
  expect(answer.body).not.toMatch(/<script|https?:\/\/(?!www\.w3)/);
  expect(answer.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
});
