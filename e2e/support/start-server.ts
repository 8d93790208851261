import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chooseTestFolder } from '../../packages/server/src/platform/postgres/memory-folder.ts';
import { processState } from '../../packages/server/src/platform/postgres/process-state.ts';
import { changeDatabase } from './database.ts';
import { createOwner } from './owner.ts';
import { startRecaptchaStub } from './recaptcha-stub.ts';

/** The server of all journeys, with its owner. Returns the function that stops it. */
// Playwright requires a default export.
// oxlint-disable-next-line import/no-default-export
export default async function startServer(): Promise<() => Promise<void>> {
  // All journeys come from one address, so its rate limits would apply to all visitors together.
  const limits =
    'login=1000,setup=1000,confirm-link=1000,registration=1000,password-reset=1000,submission-key=1000,code=1000,new-cart=10000';
  const recaptcha = await startRecaptchaStub();
  process.env['AWNING_E2E_RECAPTCHA'] = recaptcha.address;
  await sweepFolders();
  const prepared = await prepareData();
  process.env[PREPARED_DATA] = prepared.dataFolder;
  const server = await startBuiltServer({ RATE_LIMITS: limits, RECAPTCHA_URL: recaptcha.address });
  process.env['AWNING_E2E_URL'] = server.setupLink.origin;
  process.env['AWNING_E2E_DATA'] = server.dataFolder;
  await createOwner(server.setupLink);
  return async () => {
    await server.stop();
    await prepared.remove();
    recaptcha.close();
  };
}

/** The data folder of a server that was started for the first time and stopped. */
const PREPARED_DATA = 'AWNING_E2E_PREPARED';

/**
 * Creating the database and the sample website with its pictures takes longer than everything else of a start, so all servers begin with
 * a copy.
 */
async function prepareData() {
  const folder = await makeFolder();
  const dataFolder = path.join(folder, 'data');
  const server = await runServer(dataFolder, {});
  while (await hasDueJobs(dataFolder)) await pause(100);
  await server.stop();
  return { dataFolder, remove: () => rm(folder, { recursive: true }) };
}

async function hasDueJobs(dataFolder: string): Promise<boolean> {
  return (await changeDatabase(dataFolder, 'select from graphile_worker._private_jobs where run_at <= now()', [])) > 0;
}

/** Starts the built server like `npm start` in its own data folder, and returns the one-time link that it prints. */
export async function startBuiltServer(settings: Readonly<Record<string, string>> = {}) {
  const folder = await makeFolder();
  const dataFolder = path.join(folder, 'data');
  // With owners and rights, since the database belongs to an account of its own.
  await promisify(execFile)('cp', ['-a', process.env[PREPARED_DATA]!, dataFolder]);
  const server = await runServer(dataFolder, settings);
  return {
    setupLink: server.setupLink,
    dataFolder,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

const FOLDER_PREFIX = 'awning-e2e-';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(await chooseTestFolder(), `${FOLDER_PREFIX}${process.pid}-`));
  await chmod(folder, 0o755);
  return folder;
}

/** A run that was killed leaves its folders behind, and these would stay in memory. */
async function sweepFolders(): Promise<void> {
  const parent = await chooseTestFolder();
  for (const name of await readdir(parent)) {
    if (!name.startsWith(FOLDER_PREFIX)) continue;
    const maker = Number(name.slice(FOLDER_PREFIX.length).split('-')[0]);
    const isLeft = !Number.isNaN(maker) && (await processState(maker)) !== 'running';
    if (isLeft) await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

async function runServer(dataFolder: string, settings: Readonly<Record<string, string>>) {
  const server = spawn(process.execPath, [path.resolve('dist/server/main.js')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      ...settings,
      DATA_DIR: dataFolder,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The process of a journey that fails ends without reaching `stop`; a server that stayed would slow down all others.
  const end = () => void server.kill('SIGTERM');
  process.once('exit', end);
  // What a server complained about explains a journey that failed on another machine.
  server.stdout.on('data', (chunk) => process.stderr.write(complaintsIn(String(chunk))));
  const setupLink = new URL(await printedAddress(server, /(http\S+\/config\/setup\?token=\S+)/));
  return {
    setupLink,
    async stop() {
      process.off('exit', end);
      const ended = once(server, 'exit');
      end();
      await ended;
    },
  };
}

/** The lines of a log about warnings and errors. */
function complaintsIn(printed: string): string {
  const lines = printed.split('\n').filter((line) => /"level":[456]0/.test(line));
  return lines.map((line) => `${line}\n`).join('');
}

function printedAddress(server: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    server.stdout!.on('data', (chunk) => {
      printed += String(chunk);
      const found = pattern.exec(printed);
      if (found?.[1]) resolve(found[1]);
    });
    server.once('exit', () => reject(new Error(`the server ended before it listened:\n${printed}`)));
  });
}
