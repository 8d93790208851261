import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replyToBadConnection } from '../responses/bare-response.ts';
import type { Route } from '../routing/route.ts';
import { arrivalMs, limitArrival } from './arrival.ts';

const app = fastify({ clientErrorHandler: replyToBadConnection });
beforeAll(async () => {
  limitArrival(app, () => 50);
  app.post('/slow', async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

test('a request whose body does not come is given up', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /slow HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\nabc');
  expect(await text(socket)).toContain('408 Request Timeout');
});

test('a request that was refused before its body came is given up as well', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\nabc');
  const received = await text(socket).catch(() => '');
  expect(received).not.toContain('200 OK');
});

test.each([
  ['a form', { forgery: 'same-origin' }, '9000000000', 120_000],
  ['a file', { forgery: 'crumb', accepts: ['stream'], bodyLimit: 300_000_000 }, '50000000', 1_120_000],
  ['a file of unknown size', { forgery: 'crumb', accepts: ['stream'], bodyLimit: 300_000_000 }, undefined, 6_120_000],
  ['a file that is too large', { forgery: 'crumb', accepts: ['stream'], bodyLimit: 50_000 }, '9000000000', 121_000],
] as const)('%s has its time', (_, route, length, ms) => {
  expect(arrivalMs(route as unknown as Route, length)).toBe(ms);
});
