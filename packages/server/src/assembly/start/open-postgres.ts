import type { Config } from '../../platform/config/index.ts';
import type { DatabaseAddress } from '../../platform/database/index.ts';
import { startPostgres } from '../../platform/postgres/index.ts';
import { requireReachable } from './reach-database.ts';
import type { Report } from './report.ts';
import type { Stops } from './stops.ts';

/** Starts or joins the embedded PostgreSQL, or checks that the one of `DATABASE_URL` is reachable. */
export async function openPostgres(config: Config, report: Report, stops: Stops): Promise<DatabaseAddress> {
  if (config.databaseUrl !== undefined) {
    const address = { connectionString: config.databaseUrl };
    await requireReachable(address);
    return address;
  }
  const postgres = await report.step(
    'PostgreSQL started',
    () =>
      startPostgres({
        dataFolder: config.dataFolder,
        binariesFolder: config.postgresFolder,
        say: (sentence) => report.say(`    ${sentence}`),
      }),
    ({ adopted }) => (adopted ? 'PostgreSQL was already running' : 'PostgreSQL started'),
  );
  stops.add(() => postgres.stop());
  return postgres.connection;
}
