import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { download } from './download.ts';
import { createSender, isPublicAddress, resolveHost } from './index.ts';

let server: Server;
let port: number;
let reached: { path: string; host: string; body: string }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      reached.push({ path: request.url ?? '', host: request.headers.host ?? '', body });
      const status = Number(/\/(\d{3})$/.exec(request.url ?? '')?.[1] ?? 200);
      response.writeHead(status, status === 302 ? { location: `http://127.0.0.1:${port}/secret` } : {}).end('internal');
    });
  });
  server.listen(0, '::');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => {
  reached = [];
});

const message = { body: '{"a":"ü"}', headers: { 'content-type': 'application/json' } };
const strict = createSender({ allowsPrivate: false, timeoutMs: 300 });

describe('reliability 42: no address that an owner writes reaches what is not public', () => {
  test.for([
    'http://127.0.0.1',
    'http://localhost',
    'http://127.1',
    'http://2130706433',
    'http://0x7f000001',
    'http://0177.0.0.1',
    'http://0.0.0.0',
    'http://127.255.255.254',
    'http://[::1]',
    'http://[::]',
    'http://[::ffff:127.0.0.1]',
    'http://[::ffff:7f00:1]',
    'http://[::127.0.0.1]',
    'http://[64:ff9b::7f00:1]',
    'http://[2002:7f00:1::]',
    'http://[fe80::1]',
    'http://[fc00::1]',
    'http://[fd12:3456::1]',
    'http://169.254.169.254',
    'http://10.1.2.3',
    'http://172.16.0.1',
    'http://192.168.1.1',
    'http://100.64.0.1',
    'http://①②⑦.⓪.⓪.①',
  ])('%s', async (origin) => {
    expect(await strict.post(`${origin}:${port}/hook`, message)).toMatchObject({ ok: false, reason: 'forbidden' });
    expect(reached).toEqual([]);
  });

  test.for([
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'http://user:pw@example.com/',
    'nonsense',
    '',
  ])('%s', async (address) => {
    expect(await strict.post(address, message)).toMatchObject({ ok: false, reason: 'forbidden' });
  });

  test('a name with one private address among public ones', async () => {
    const lookup = async () => [
      { address: '2000::1', family: 6 },
      { address: '127.0.0.1', family: 4 },
    ];
    const sender = createSender({ allowsPrivate: false, lookup, timeoutMs: 300 });
    expect(await sender.post(`http://mixed.example:${port}/`, message)).toMatchObject({ reason: 'forbidden' });
    expect(reached).toEqual([]);
  });

  test('a name that is public when it is looked at and private afterwards', async () => {
    // A public range that is assigned to no one.
    const answers = ['2000::1', '127.0.0.1', '127.0.0.1'];
    const lookup = async () => [{ address: answers.shift() ?? '', family: 4 }];
    const sender = createSender({ allowsPrivate: false, lookup, timeoutMs: 100 });
    await sender.post(`http://rebinding.example:${port}/`, message);
    expect(answers).toHaveLength(2);
    expect(reached).toEqual([]);
  });

  test('a redirect', async () => {
    const sender = createSender({ allowsPrivate: true });
    const outcome = await sender.post(`http://127.0.0.1:${port}/302`, message);
    expect(outcome).toEqual({ ok: false, reason: 'refused', detail: 'The address answered with status 302.' });
    expect(reached.map(({ path }) => path)).toEqual(['/302']);
  });
});

describe('with the word of the operator', () => {
  const sender = createSender({ allowsPrivate: true, lookup: async () => [{ address: '127.0.0.1', family: 4 }] });

  test('the body arrives, under the name that was written', async () => {
    expect(await sender.post(`http://hook.example:${port}/a?b=1`, message)).toEqual({ ok: true, status: 200 });
    expect(reached).toEqual([{ path: '/a?b=1', host: `hook.example:${port}`, body: message.body }]);
  });

  test.for([301, 400, 404, 410, 500, 503])(
    'status %i is a refusal, of which only the status is told',
    async (status) => {
      expect(await sender.post(`http://hook.example:${port}/${status}`, message)).toEqual({
        ok: false,
        reason: 'refused',
        detail: `The address answered with status ${status}.`,
      });
    },
  );

  test('a port without a listener is unreachable', async () => {
    expect(await sender.post('http://hook.example:1/', message)).toMatchObject({ reason: 'unreachable' });
  });

  test('an unknown name is unreachable', async () => {
    const lost = createSender({ allowsPrivate: true, lookup: () => Promise.reject(new Error('ENOTFOUND')) });
    expect(await lost.post('http://nobody.example/', message)).toMatchObject({ reason: 'unreachable' });
  });

  test('a message that was called back is not sent', async () => {
    const outcome = await sender.post(`http://hook.example:${port}/`, { ...message, signal: AbortSignal.abort() });
    expect(outcome).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(reached).toEqual([]);
  });
});

test.for(['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.for(['', 'example.com', '224.0.0.1', '255.255.255.255', '198.51.100.7', 'ff02::1', '2001:db8::1', 'fe80::1%eth0'])(
  '%o is not',
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);

test('a server that switches to another protocol is not waited for', async () => {
  const switching = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n');
  }).listen(0, '127.0.0.1');
  await once(switching, 'listening');
  const address = `http://127.0.0.1:${(switching.address() as AddressInfo).port}/`;
  const sender = createSender({ allowsPrivate: true });
  expect(await sender.post(address, message)).toMatchObject({ ok: false, reason: 'refused' });
  expect(await sender.compare(address, 'expected')).toBe('other');
  switching.close();
});

describe('a file is fetched', () => {
  const lookup = async () => [{ address: '127.0.0.1', family: 4 }];
  const sender = createSender({ allowsPrivate: true, lookup, timeoutMs: 500 });
  let files: Server;
  let at: string;
  beforeAll(async () => {
    files = createServer((request, response) => {
      const paths: Readonly<Record<string, () => void>> = {
        '/file': () => response.end('bytes'),
        '/moved': () => response.writeHead(302, { location: '/file' }).end(),
        '/inward': () => response.writeHead(301, { location: 'http://10.0.0.1/file' }).end(),
        '/elsewhere': () => response.writeHead(301, { location: 'ftp://files.example/file' }).end(),
        '/circle': () => response.writeHead(302, { location: '/circle' }).end(),
        '/slow': () => void response.write('half'),
        '/gone': () => response.writeHead(404).end(),
      };
      paths[request.url ?? '']?.();
    });
    files.listen(0, '127.0.0.1');
    await once(files, 'listening');
    at = `http://files.example:${(files.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    files.closeAllConnections();
    files.close();
  });

  async function read(path: string): Promise<string> {
    const file = await sender.download(`${at}${path}`, { accept: '*/*' });
    if (!file.ok) return file.reason === 'status' ? String(file.status) : file.reason;
    let text = '';
    for await (const chunk of file.content) text += Buffer.from(chunk).toString();
    return text;
  }

  test('also where it was moved to', async () => {
    expect([await read('/file'), await read('/moved')]).toEqual(['bytes', 'bytes']);
  });

  test('but not if the other server has none, sends in a circle or elsewhere', async () => {
    expect([await read('/gone'), await read('/circle'), await read('/elsewhere')]).toEqual([
      '404',
      'redirects',
      'forbidden',
    ]);
  });

  test('and one that does not come to its end in time is no file', async () => {
    await expect(read('/slow')).rejects.toThrow('aborted');
  });

  test('reliability 42: no redirect leads to what is not public', async () => {
    const lookups: string[] = [];
    const careful = createSender({
      allowsPrivate: false,
      timeoutMs: 500,
      lookup: async (host) => {
        lookups.push(host);
        return [{ address: '127.0.0.1', family: 4 }];
      },
    });
    expect(await careful.download(`${at}/file`, { accept: '*/*' })).toEqual({ ok: false, reason: 'forbidden' });
    expect(lookups).toEqual(['files.example']);
    const found = await download(`${at}/inward`, {
      resolveAddress: (address) =>
        address.startsWith(at)
          ? Promise.resolve({ ok: true, address: '127.0.0.1' })
          : resolveHost(new URL(address).hostname, { allowsPrivate: false }),
      timeoutMs: 500,
      accept: '*/*',
    });
    expect(found).toEqual({ ok: false, reason: 'forbidden' });
  });
});
