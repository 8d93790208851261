import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandFailure, run } from '../prepare/run.mjs';
import { step } from '../prepare/steps.mjs';

const isRoot = process.getuid?.() === 0;

/** The system's browser; installed on Debian if it is missing and we are root. */
export async function findChromium() {
  const found = process.env.CHROMIUM_PATH || onPath('chromium', 'chromium-browser', 'google-chrome');
  if (found) return found;
  await aptInstall('Chromium', 'chromium', 'fonts-liberation');
  return onPath('chromium');
}

/** Debian's PostgreSQL 15, the oldest supported version. */
export async function findPostgres15() {
  if (process.env.AWNING_PG15_BIN) return process.env.AWNING_PG15_BIN;
  const folder = '/usr/lib/postgresql/15/bin';
  if (!existsSync(path.join(folder, 'postgres'))) await aptInstall('PostgreSQL 15', 'postgresql-15');
  return folder;
}

async function aptInstall(name, ...packages) {
  const command = `apt-get install --yes --no-install-recommends ${packages.join(' ')}`;
  if (!isRoot || !onPath('apt-get')) {
    const variable = packages[0] === 'chromium' ? 'CHROMIUM_PATH' : 'AWNING_PG15_BIN';
    throw new CommandFailure(`The tests need ${name}: install it (on Debian: sudo ${command}) or set ${variable}.`);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step(`${name} installed`, async () => {
    await run('apt-get', ['update'], { env });
    await run('apt-get', command.split(' ').slice(1), { env });
  });
}

function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}
