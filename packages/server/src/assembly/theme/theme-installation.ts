import { chmod, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../platform/clock.ts';
import { loadConfig } from '../../platform/config/index.ts';
import { migrate, openDatabase } from '../../platform/database/index.ts';
import { createJobQueue } from '../../platform/jobs/index.ts';
import { silentLog } from '../../platform/log.ts';
import type { Parts } from '../../platform/parts.ts';
import { openPostgres, type Stops, silentReport } from '../start/index.ts';

/** The name of the theme in the installation that is made for it. */
export const THEME_NAME = 'theme';

/** An installation for one theme alone, in a temporary folder. Running `stops` deletes it. */
export async function openThemeInstallation(
  folder: string,
  stops: Stops,
  settings: Readonly<Record<string, string>> = {},
): Promise<Parts> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'awning-theme-'));
  stops.add(() => rm(dataFolder, { recursive: true, force: true }));
  // PostgreSQL may run as another account, which must be able to enter.
  await chmod(dataFolder, 0o755);
  await mkdir(join(dataFolder, 'themes'));
  await symlink(await realpath(folder), join(dataFolder, 'themes', THEME_NAME), 'dir');
  const config = await loadConfig(dataFolder, { ...settings, DATA_DIR: dataFolder });
  const address = await openPostgres(config, silentReport, stops);
  await migrate({ address, log: silentLog });
  const database = openDatabase({ address, log: silentLog });
  stops.add(() => database.close());
  return { config, database, clock: systemClock, jobs: createJobQueue(), log: silentLog };
}
