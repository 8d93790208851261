import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '../../scripts/prepare/project-folder.mjs';
import { processorSeconds } from '../start/processes.mjs';

const floorProgram = fileURLToPath(new URL('./floor.mjs', import.meta.url));

/** Awning with a new shop of this size. `settings` as in the environment. */
export async function startAwning(dataFolder, size, settings) {
  await fillShop(dataFolder, size);
  // A first start resizes pictures; the measured server must be idle.
  const first = await startShop(dataFolder);
  await first.idle();
  await first.stop();
  return startShop(dataFolder, settings);
}

/** `size` are the options of `awning sample`. */
export async function fillShop(dataFolder, size) {
  const options = Object.entries(size).flatMap(([name, number]) => [`--${name}`, String(number)]);
  await finished(
    spawn(process.execPath, ['--input-type=module', '-e', commandLine(['sample', ...options])], {
      cwd: projectFolder,
      env: environmentOf(dataFolder),
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
}

/** `setupToken` is undefined once the owner exists. */
export async function startShop(dataFolder, settings = {}) {
  const { child, address, setupToken } = await started({ ...environmentOf(dataFolder), ...settings });
  const database = path.join(dataFolder, 'postgres');
  return {
    pid: child.pid,
    address,
    setupToken,
    database,
    idle: () => idle(child.pid),
    stop: () => stopped(child),
  };
}

/** Without page cache and without rate limits for the single busy visitor. */
function environmentOf(dataFolder) {
  return {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataFolder,
    PORT: '0',
    HOST: '127.0.0.1',
    PAGE_CACHE: '0',
    RATE_LIMITS: 'cart-change=100000,new-cart=100000,checkout=100000',
    LOG_LEVEL: 'error',
  };
}

async function started(environment) {
  const program = path.join(projectFolder, 'dist', 'server', 'main.js');
  const stdio = ['ignore', 'pipe', 'inherit'];
  const child = spawn(process.execPath, [program], { cwd: projectFolder, env: environment, stdio });
  const [address, setupToken] = await printed(child, /Shop +(http\S+)(?:[^]+?setup\?token=(\S+))?[^]+?Ctrl-C/);
  return { child, address, setupToken };
}

async function idle(pid) {
  for (let before = -1, now = processorSeconds(pid); now - before > 0.05; now = processorSeconds(pid)) {
    before = now;
    await pause(2_000);
  }
}

/** The floor uses the same PostgreSQL as a shop, in a separate schema. */
export async function startFloor({ database }) {
  const { host, port } = databasePlace(database);
  const child = spawn(process.execPath, [floorProgram, host, String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await printed(child, /(http\S+)/);
  return { pid: child.pid, address, database, stop: () => stopped(child) };
}

/** Where the embedded PostgreSQL listens. */
export function databasePlace(database) {
  const lines = readFileSync(path.join(database, 'postmaster.pid'), 'utf8').split('\n');
  return { host: lines[4], port: Number(lines[3]) };
}

function commandLine(words) {
  const program = JSON.stringify(path.join(projectFolder, 'dist', 'server', 'cli.js'));
  return `const { main } = await import(${program}); process.exit(await main(${JSON.stringify(words)}, ${JSON.stringify(projectFolder)}))`;
}

async function finished(child) {
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`The sample shop could not be created (exit code ${status})`);
}

/** Keeps reading afterwards: a server fails to write its next line if its output is not read. */
export function printed(child, pattern) {
  let text = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server ended:\n${text}`)));
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const found = pattern.exec(text);
      if (found) resolve(found.slice(1));
    });
  });
}

async function stopped(child) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
