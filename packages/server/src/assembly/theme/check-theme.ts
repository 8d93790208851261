import { chmod, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../platform/clock.ts';
import { loadConfig } from '../../platform/config/index.ts';
import { migrate, openDatabase } from '../../platform/database/index.ts';
import { createJobQueue } from '../../platform/jobs/index.ts';
import { silentLog } from '../../platform/log.ts';
import { createStops, openPostgres, StartRefusal, silentReport, stopRequested } from '../start/index.ts';
import { examineTheme, type ThemeReport } from './examine-theme.ts';

/** The name of the theme in the installation that is made for it. */
const NAME = 'theme';

/** Checks a theme folder in an installation of its own, which is deleted afterwards. */
export async function checkTheme(folder: string): Promise<ThemeReport> {
  const stops = createStops();
  // Registered first, and asked between the steps: nothing may still be writing when the folder is deleted.
  const stopping = new AbortController();
  void stopRequested().then(() => stopping.abort(new StartRefusal('Stopped.')));
  const dataFolder = await mkdtemp(join(tmpdir(), 'awning-theme-'));
  stops.add(() => rm(dataFolder, { recursive: true, force: true }));
  try {
    // PostgreSQL may run as another account, which must be able to enter.
    await chmod(dataFolder, 0o755);
    await mkdir(join(dataFolder, 'themes'));
    await symlink(await realpath(folder), join(dataFolder, 'themes', NAME), 'dir');
    const config = await loadConfig(dataFolder, { DATA_DIR: dataFolder });
    const address = await openPostgres(config, silentReport, stops);
    await migrate({ address, log: silentLog });
    const database = openDatabase({ address, log: silentLog });
    stops.add(() => database.close());
    const parts = { config, database, clock: systemClock, jobs: createJobQueue(), log: silentLog };
    return await examineTheme(parts, NAME, stopping.signal);
  } finally {
    await stops.run();
  }
}
