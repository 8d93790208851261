import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedInMember, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSender } from '../../platform/outgoing/index.ts';
import { lookUp } from './look-up.ts';

let provider: Server;
let at: string;
const answers: Readonly<Record<string, string>> = {
  '/rabbit': JSON.stringify({
    title: ' A\u0000 rabbit\u202e\n and a hole ',
    width: 480,
    height: '360',
    html: '<script>',
  }),
  '/basic': JSON.stringify({ title: 'Kiln', width: 1, height: 1, account_type: 'basic' }),
  '/flat': JSON.stringify({ title: 7, width: 100, height: 0 }),
  '/none': 'null',
  '/page': '<!doctype html>',
  '/long': JSON.stringify({ title: 'a'.repeat(200_000) }),
  '/wordy': JSON.stringify({ title: 'é'.repeat(999) }),
};

beforeAll(async () => {
  provider = createServer((request, response) => {
    const { url = '' } = request;
    if (url === '/private') response.writeHead(403).end();
    else if (url === '/broken') response.writeHead(500).end();
    else if (url === '/slow') response.write('{');
    else if (url === '/accept') response.end(JSON.stringify({ title: request.headers.accept }));
    else response.end(answers[url]);
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  at = `http://videos.example:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const lookup = async () => [{ address: '127.0.0.1', family: 4 }];
const sender = createSender({ allowsPrivate: true, lookup, timeoutMs: 500 });
const nothing = { title: '' };

describe('a provider tells', () => {
  test.each([
    ['/rabbit', { state: 'found', title: 'A rabbit and a hole' }],
    ['/flat', { ...nothing, state: 'found' }],
    ['/none', { ...nothing, state: 'found' }],
    ['/private', { ...nothing, state: 'notThere' }],
    ['/broken', { ...nothing, state: 'unreachable' }],
    ['/page', { ...nothing, state: 'unreachable' }],
    ['/long', { ...nothing, state: 'unreachable' }],
    ['/slow', { ...nothing, state: 'unreachable' }],
    ['/wordy', { state: 'found', title: 'é'.repeat(200) }],
    ['/accept', { state: 'found', title: 'application/json' }],
  ])('%s', async (path, outcome) => {
    expect(await lookUp(sender, `${at}${path}`)).toEqual(outcome);
  });

  test('MSG-013: that the account of the video is a basic one', async () => {
    expect(await lookUp(sender, `${at}/basic`)).toMatchObject({ state: 'basicAccount' });
  });

  test('nothing where its address is not public', async () => {
    const strict = createSender({ allowsPrivate: false, lookup, timeoutMs: 500 });
    expect(await lookUp(strict, `${at}/rabbit`)).toEqual({ ...nothing, state: 'unreachable' });
  });
});

describe('the call', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('names the provider, also if it does not answer', async () => {
    const member = await signedInMember(server);
    const address = 'https://films.invalid/w/9c9de5e8-0a1e-484a-b099-e80766180a6d';
    const asked = await member.post('/api/oembed', { address });
    expect(asked.json()).toEqual({ ...nothing, state: 'unreachable', provider: 'films.invalid' });
  });

  test('refuses an address that is none of a video or a recording, and asks nothing', async () => {
    const member = await signedInMember(server);
    const refused = await member.post('/api/oembed', { address: `${at}/rabbit` });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('This is not the address of a video or a recording');
  });
});
