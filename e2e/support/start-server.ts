import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createOwner } from './owner.ts';

/**
 * Starts the built server as `npm start` would, in a data folder of its own, and makes the owner by the one-time link it prints.
 * Answers the function that stops it again.
 */
// Playwright asks for a default export.
// oxlint-disable-next-line import/no-default-export
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'awning-e2e-'));
  await chmod(folder, 0o755);
  const server = spawn(process.execPath, [path.resolve('dist/server/main.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: path.join(folder, 'data'), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const setupLink = new URL(await printedAddress(server, /(http\S+\/config\/setup\?token=\S+)/));
  process.env['AWNING_E2E_URL'] = setupLink.origin;
  await createOwner(setupLink);

  return async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  };
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
