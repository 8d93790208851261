import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chooseTestFolder, MEMORY_FOLDER } from './memory-folder.ts';
import { findPostmaster } from './postmaster-file.ts';
import { processState } from './process-state.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';

const prefix = 'awning-throw-away-';

/**
 * A server for a test run, in a temp folder that is removed when it is stopped (or by the next run, after a killed
 * one).
 */
export async function startThrowAwayPostgres(
  options: { readonly binariesFolder?: string | undefined } = {},
): Promise<RunningPostgres> {
  await sweepLeftovers(os.tmpdir());
  await sweepLeftovers(MEMORY_FOLDER);
  const dataFolder = await mkdtemp(path.join(await chooseTestFolder(), `${prefix}${process.pid}-`));
  // If we are root, the server's own account must be able to enter.
  await chmod(dataFolder, 0o755);
  const postgres = await startPostgres({ ...options, dataFolder, throwAway: true });
  return {
    ...postgres,
    async stop() {
      const outcome = await postgres.stop();
      await rm(dataFolder, { recursive: true, force: true });
      await rm(postgres.connection.host, { recursive: true, force: true });
      return outcome;
    },
  };
}

async function sweepLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    if (!name.startsWith(prefix)) continue;
    const maker = Number(name.slice(prefix.length).split('-')[0]);
    if ((await processState(maker)) === 'running') continue;
    const folder = path.join(parent, name);
    const running = await findPostmaster(path.join(folder, 'postgres'));
    if (running) {
      process.kill(running.pid, 'SIGQUIT');
      await rm(running.socketFolder, { recursive: true, force: true });
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
