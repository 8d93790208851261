import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AdvisoriesUnreadableError, findAdvisories } from './advisories.mjs';
import { installScriptFaults } from './install-scripts.mjs';
import { lockedPackages } from './lockfile.mjs';

const program = fileURLToPath(new URL('../advisories.mjs', import.meta.url));
const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'shop', version: '1.0.0' },
    'packages/own': { name: '@shop/own', version: '1.0.0' },
    'node_modules/@shop/own': { resolved: 'packages/own', link: true },
    'node_modules/left': { version: '1.2.3' },
    'node_modules/tool': { version: '2.0.0', dev: true, hasInstallScript: true },
    'node_modules/tool/node_modules/left': { version: '1.3.0', dev: true },
    'node_modules/other/node_modules/left': { version: '1.3.0' },
    'node_modules/alias': { name: '@real/name', version: '0.1.0', optional: true, hasInstallScript: true },
  },
};
const hole = {
  title: 'Hole in left',
  severity: 'high',
  url: 'https://advisories.test/1',
  vulnerable_versions: '<1.3.0',
};

/** The registry's response, and the requests that it received. */
let answer = () => ({ status: 200, body: '{}' });
const asked = [];
let registry;
let folder;
const server = createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    asked.push({ method: request.method, url: request.url, body: Buffer.concat(parts).toString() });
    const given = answer();
    if (given !== undefined) response.writeHead(given.status).end(given.body);
  });
});
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'awning-packages-'));
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name: 'shop' }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  registry = `http://127.0.0.1:${server.address().port}/npm/`;
});
afterEach(() => {
  answer = () => ({ status: 200, body: '{}' });
  asked.length = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

/** Runs `npm run advisories` in the folder with the registry that npm would use. */
async function run() {
  const env = { ...process.env, npm_config_registry: registry };
  const child = spawn(process.execPath, [program], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  child.stdout.on('data', (part) => (printed += part));
  child.stderr.on('data', (part) => (printed += part));
  const [status] = await once(child, 'close');
  return { status, printed };
}

const found = (advisories) => () => ({ status: 200, body: JSON.stringify(advisories) });

describe('advisories', () => {
  test('are requested in one call, with every version of every external package', async () => {
    expect(await run()).toEqual({ status: 0, printed: 'advisories: 0 for 4 packages\n' });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /npm/-/npm/v1/security/advisories/bulk']);
    expect(JSON.parse(asked[0].body)).toEqual({
      left: ['1.2.3', '1.3.0'],
      tool: ['2.0.0'],
      '@real/name': ['0.1.0'],
    });
  });

  test('exit with 1 and name package, version and link', async () => {
    answer = found({ left: [hole], tool: [{ ...hole, title: 'Hole in tool', vulnerable_versions: '*' }] });
    const { status, printed } = await run();
    expect(status).toBe(1);
    expect(printed).toContain('high: left 1.2.3: Hole in left https://advisories.test/1\n');
    expect(printed).toContain('high: tool 2.0.0 (development only): Hole in tool');
    expect(printed).toContain('advisories: 2 for 4 packages');
    expect(printed).not.toContain('left 1.3.0');
  });

  test('that cannot be read exit with 2 and say why', async () => {
    answer = () => ({ status: 405, body: '{"error":"method not allowed"}' });
    const { status, printed } = await run();
    expect(status).toBe(2);
    expect(printed).toContain(
      `could not be read from ${registry}-/npm/v1/security/advisories/bulk: the registry answered`,
    );
    expect(printed).toContain('405. The packages were not checked; try another registry.\n');
  });

  const left = { name: 'left', version: '1.2.3', isDevelopment: false };

  test('of other versions and other packages are ignored', async () => {
    answer = found({ left: [{ ...hole, vulnerable_versions: '>=2' }], unknown: [hole] });
    expect(await findAdvisories(registry, [left])).toEqual([]);
  });

  test.for([
    { reason: 'the registry answered 500', given: { status: 500, body: '' } },
    { reason: 'its answer is no list of advisories', given: { status: 200, body: '<html>' } },
    { reason: 'its answer is no list of advisories', given: { status: 200, body: '[]' } },
    { reason: 'its answer has another shape', given: { status: 200, body: '{"left":{"title":"Hole"}}' } },
    { reason: 'its answer has another shape', given: { status: 200, body: '{"left":[{"title":"Hole"}]}' } },
    { reason: 'no answer came in time', given: undefined },
  ])('$reason: nothing is known', async ({ reason, given }) => {
    answer = () => given;
    const asking = findAdvisories(registry, [left], given ? 30_000 : 50);
    await expect(asking).rejects.toThrow(
      new AdvisoriesUnreadableError(
        `Known advisories could not be read from ${registry}-/npm/v1/security/advisories/bulk: ${reason}.`,
      ),
    );
  });

  test('of an unreachable registry cannot be read', async () => {
    await expect(findAdvisories('http://127.0.0.1:9', [left])).rejects.toThrow(AdvisoriesUnreadableError);
  });
});

describe('the lockfile', () => {
  test('lists each package once, under its real name, and marks those for development only', () => {
    expect(lockedPackages(path.join(folder, 'package-lock.json'))).toEqual([
      { name: 'left', version: '1.2.3', isDevelopment: false, hasInstallScript: false },
      { name: 'tool', version: '2.0.0', isDevelopment: true, hasInstallScript: true },
      { name: 'left', version: '1.3.0', isDevelopment: false, hasInstallScript: false },
      { name: '@real/name', version: '0.1.0', isDevelopment: false, hasInstallScript: true },
    ]);
  });

  const faultsWith = async (trusted) => {
    const file = path.join(folder, 'trusted.json');
    await writeFile(file, JSON.stringify(trusted));
    const faults = installScriptFaults({ lockfile: path.join(folder, 'package-lock.json'), trusted: file });
    return faults.map((fault) => fault.replaceAll(file, 'trusted.json'));
  };

  test('holds no install script without a reason, and no reason without an install script', async () => {
    expect(await faultsWith({ tool: 'compiles', '@real/name': 'links' })).toEqual([]);
    expect(await faultsWith({ tool: ' ', left: 'none' })).toEqual([
      '@real/name runs a program when it is installed: say in trusted.json why it is trusted, or do without it',
      'left in trusted.json runs nothing: take it out',
      'tool in trusted.json has no reason',
    ]);
  });

  test('of this repository follows these rules', () => {
    const here = (name) => fileURLToPath(new URL(name, import.meta.url));
    const files = { lockfile: here('../../package-lock.json'), trusted: here('trusted-install-scripts.json') };
    expect(lockedPackages(files.lockfile).length).toBeGreaterThan(100);
    expect(installScriptFaults(files)).toEqual([]);
  });
});
