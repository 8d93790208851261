import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Feature } from '../feature.ts';
import { defineRoute } from './routing/route.ts';

let release: () => void = () => {};
let arrived: () => void = () => {};
const held: Feature = {
  name: 'held',
  routes: () => [
    defineRoute({
      method: 'GET',
      path: '/api/held',
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: {},
      handle: async () => {
        arrived();
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return { done: true };
      },
    }),
  ],
};

async function listen(server: TestServer): Promise<number> {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return (server.app.server.address() as AddressInfo).port;
}

/** Sends bytes over a raw connection and reads until the server closes it. */
async function say(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

describe('what is hardly HTTP', () => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await startTestServer({ features: [] });
    port = await listen(server);
  });
  afterAll(() => server.close());

  test.for<[bytes: string, status: string]>([
    ['hello\r\n\r\n', '400 Bad Request'],
    ['GET / HTTP/9.9\r\n\r\n', '400 Bad Request'],
    ['GET / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: -1\r\n\r\n', '400 Bad Request'],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: shop.test\r\n\r\n`, '414 URI Too Long'],
    [
      `GET / HTTP/1.1\r\nHost: shop.test\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
    [`GET /${'a'.repeat(3000)} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`, '414 URI Too Long'],
    ['GET /%zz HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n', '400 Bad Request'],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400 Bad Request'],
    ['GET / HTTP/1.1\r\nHost: shop.test\r\nExpect: banana\r\n\r\n', '417 Expectation Failed'],
    ['GET / HTTP/1.1\r\nHost: shop.test\r\nHost: other.test\r\nConnection: close\r\n\r\n', '400 Bad Request'],
    ['GET / HTTP/1.1\r\nHost: shop.test\r\nhost: shop.test\r\nConnection: close\r\n\r\n', '400 Bad Request'],
    ['GET / HTTP/1.0\r\nHost: shop.test\r\nHost: other.test\r\n\r\n', '400 Bad Request'],
    ['GET /nowhere HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n', '404 Not Found'],
    ['GET http://shop.test/nowhere HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n', '404 Not Found'],
    ['GET http://SHOP.test/nowhere HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n', '404 Not Found'],
    ['GET http://other.test/nowhere HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n', '400 Bad Request'],
    ['GET http://a@shop.test/nowhere HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n', '400 Bad Request'],
    ['GET http://other.test HTTP/1.0\r\n\r\n', '400 Bad Request'],
    ['OPTIONS * HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n', '404 Not Found'],
  ])('%.30s', async ([bytes, status]) => {
    const answer = await say(port, bytes);
    expect(answer.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    expect(answer.toLowerCase()).toContain('content-security-policy: ');
    expect(answer).not.toMatch(/node_modules|\.ts:|stack/);
  });
});

describe('a header that says one thing', () => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await startTestServer({ features: [] });
    port = await listen(server);
  });
  afterAll(() => server.close());

  const asked = (...lines: readonly string[]) =>
    say(port, `GET /nowhere HTTP/1.1\r\n${['Host: shop.test', ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);

  test.for([
    'Authorization',
    'content-type',
    'Idempotency-Key',
    'Origin',
    'Referer',
    'Sec-Fetch-Site',
    'X-CRUMB',
    'X-SiteUser-XSRF-Token',
  ])('comes once: %s', async (name) => {
    expect(await asked(`${name}: a`)).toContain('404 Not Found');
    const answer = await asked(`${name}: a`, 'Accept: application/json', `${name.toLowerCase()}: b`);
    expect(answer).toContain('400 Bad Request');
    expect(answer).toContain('The request could not be read.');
  });

  test('is not one that lists several things', async () => {
    const lines = ['Accept: text/html', 'Accept: text/plain', 'X-Forwarded-For: 10.0.0.1', 'X-Forwarded-For: 10.0.0.2'];
    expect(await asked(...lines, 'Cookie: a=1', 'Cookie: b=2')).toContain('404 Not Found');
  });
});

describe('closing', () => {
  test('lets running requests finish and accepts no new ones', async () => {
    const server = await startTestServer({ features: [held] });
    const port = await listen(server);
    const hasArrived = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const running = say(port, 'GET /api/held HTTP/1.1\r\nHost: shop.test\r\n\r\n');
    const idle = connect(port, '127.0.0.1');
    await hasArrived;
    const closing = server.close();
    await once(idle, 'close');
    await expect(say(port, 'GET /healthz HTTP/1.1\r\n\r\n')).rejects.toThrow('ECONNREFUSED');
    release();
    expect(await running).toContain('{"done":true}');
    await closing;
  });
});
