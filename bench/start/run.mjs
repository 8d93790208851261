// `npm run bench:start`: the CPU time of a second start of a built tree until the first page is served, Node and PostgreSQL
// together. Wall-clock time depends on other load on the machine; CPU time depends on it far less.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepare } from '../../scripts/prepare/index.mjs';
import { projectFolder } from '../../scripts/prepare/project-folder.mjs';
import { processorSeconds, serverProcesses } from './processes.mjs';

const rounds = Number(process.argv[2] ?? 7);
const goalSeconds = 1.5;

await prepare();
const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'awning-bench-'));
try {
  await start(untilIdle);
  const results = [];
  for (let round = 0; round < rounds; round++) results.push(await start());
  print(results);
} finally {
  rmSync(dataFolder, { recursive: true });
}

async function start(beforeStop = async () => {}) {
  const began = performance.now();
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: projectFolder,
    env: {
      ...process.env,
      DATA_DIR: path.join(dataFolder, 'data'),
      PORT: '0',
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const status = await firstPage(await printedAddress(server));
  const wall = (performance.now() - began) / 1000;
  const node = processorSeconds(server.pid);
  const postgres = serverProcesses(path.join(dataFolder, 'data', 'postgres')).reduce(
    (sum, pid) => sum + processorSeconds(pid),
    0,
  );
  await beforeStop(server.pid);
  server.kill('SIGTERM');
  await once(server, 'exit');
  if (status !== 200) throw new Error(`The first page returned status ${status}`);
  return { node, postgres, both: node + postgres, wall };
}

/** A first start leaves pictures to resize; they must not count for the second. */
async function untilIdle(pid) {
  for (let before = -1, now = processorSeconds(pid); now - before > 0.05; now = processorSeconds(pid)) {
    before = now;
    await pause(2_000);
  }
}

/** Keeps reading afterwards: a server fails to write its next line if its output is not read. */
function printedAddress(server) {
  let printed = '';
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error(`The server ended:\n${printed}`)));
    server.stdout.on('data', (chunk) => {
      printed += chunk;
      const address = /Shop +(http\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
  });
}

/** Without `fetch`, which would keep connections to stopped servers. */
async function firstPage(address) {
  const [answer] = await once(get(address, { agent: false }), 'response');
  await once(answer.resume(), 'end');
  return answer.statusCode;
}

function print(results) {
  const line = (name, { node, postgres, both, wall }) =>
    console.log(name.padEnd(8), ...[node, postgres, both, wall].map((value) => `${value.toFixed(2)} s`.padStart(12)));
  console.log(''.padEnd(8), ...['Node', 'PostgreSQL', 'both', 'clock'].map((name) => name.padStart(12)));
  for (const [index, result] of results.entries()) line(`run ${index + 1}`, result);
  const middle = Object.fromEntries(
    Object.keys(results[0]).map((key) => [key, median(results.map((one) => one[key]))]),
  );
  line('median', middle);
  console.log(
    `goal: at most ${goalSeconds} s of processor time to the first page: ${middle.both <= goalSeconds ? 'met' : 'missed'}`,
  );
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
