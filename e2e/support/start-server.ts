import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
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
  const server = await startBuiltServer({ RATE_LIMITS: limits, RECAPTCHA_URL: recaptcha.address });
  process.env['AWNING_E2E_URL'] = server.setupLink.origin;
  process.env['AWNING_E2E_DATA'] = server.dataFolder;
  await createOwner(server.setupLink);
  return async () => {
    await server.stop();
    recaptcha.close();
  };
}

/** Starts the built server like `npm start` in its own data folder, and returns the one-time link that it prints. */
export async function startBuiltServer(settings: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'awning-e2e-'));
  await chmod(folder, 0o755);
  const dataFolder = path.join(folder, 'data');
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
    dataFolder,
    async stop() {
      process.off('exit', end);
      const ended = once(server, 'exit');
      end();
      await ended;
      await rm(folder, { recursive: true });
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
