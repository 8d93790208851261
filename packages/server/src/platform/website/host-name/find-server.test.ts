import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSender } from '../../outgoing/index.ts';
import { findServer, leadsElsewhere } from './find-server.ts';
import { proofOf } from './proof.ts';

const secret = 'the secret of this installation, and of no other';
const servers: Server[] = [];
let reached: string[] = [];
/** Where the name in the test leads. */
let respond: (request: IncomingMessage, response: ServerResponse) => void;
let port: number;

beforeAll(async () => {
  const server = createServer((request, response) => {
    reached.push(request.url ?? '');
    respond(request, response);
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  for (const server of servers) server.close();
});

const here = async () => [{ address: '127.0.0.1', family: 4 }];

function find(
  wanted: { readonly lookup?: typeof here; readonly allowsPrivate?: boolean; readonly port?: number } = {},
) {
  const { lookup = here, allowsPrivate = true } = wanted;
  reached = [];
  const sender = createSender({ allowsPrivate, lookup, timeoutMs: 2000 });
  return findServer({ secret, allowsPrivate, sender, lookup }, { host: 'shop.example', port: wanted.port ?? port });
}

const proves = (own: string, host?: string) => (request: IncomingMessage, response: ServerResponse) => {
  const challenge = request.url?.split('/').at(-1) ?? '';
  response.end(proofOf(own, challenge, host ?? request.headers.host ?? ''));
};

test('a name that leads here works, and the challenge is another one each time', async () => {
  respond = proves(secret);
  expect(await find()).toBe('http');
  const [first] = reached;
  expect(await find()).toBe('http');
  expect(reached[0]).toMatch(/^\/\.well-known\/awning\/[\w-]{43}$/);
  expect(reached[0]).not.toBe(first);
});

test.for<[string, typeof respond]>([
  ['a server that says something else', (_request, response) => response.end('Welcome to nginx!')],
  ['another installation', proves('another secret')],
  ['a proxy that does not pass the name on', proves(secret, 'localhost')],
  ['a longer text', (request, response) => (response.write('x'.repeat(100)), proves(secret)(request, response))],
  ['a redirect', (_request, response) => response.writeHead(301, { location: 'https://shop.example/' }).end()],
  [
    'the proof with another status',
    (request, response) => ((response.statusCode = 404), proves(secret)(request, response)),
  ],
])('%s is another server', async ([, wanted]) => {
  respond = wanted;
  expect(await find()).toBe('other');
});

test('a name that leads nowhere', async () => {
  expect(await find({ lookup: () => Promise.reject(new Error('ENOTFOUND')) })).toBe('unknown');
  expect(await find({ port: 1 })).toBe('silent');
});

test('a name that leads into a private network is not called', async () => {
  respond = proves(secret);
  expect(await find({ allowsPrivate: false })).toBe('private');
  expect(reached).toEqual([]);
});

test('a name that becomes private after it was looked at is not called either', async () => {
  respond = proves(secret);
  // A public range that is assigned to no one.
  const answers = ['2000::1'];
  const lookup = async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }];
  expect(await find({ allowsPrivate: false, lookup })).toBe('silent');
  expect(reached).toEqual([]);
});

test('only names that may work can be used at once', () => {
  expect((['unknown', 'silent', 'other'] as const).every(leadsElsewhere)).toBe(true);
  expect((['private', 'http', 'https'] as const).some(leadsElsewhere)).toBe(false);
});
