import { fillShop, type ShopSize } from '@awning/server/assembly/sample';
import { createStops, openPostgres, StartRefusal, silentReport } from '@awning/server/assembly/start';
import { systemClock } from '@awning/server/platform/clock';
import { loadConfig } from '@awning/server/platform/config';
import { createClient, migrate, openDatabase } from '@awning/server/platform/database';
import { createJobQueue } from '@awning/server/platform/jobs';
import { createLog } from '@awning/server/platform/log';
import { printedProgress } from './progress.ts';

/**
 * Fills the shop of an installation, running or not. An empty installation gets its tables and the sample website
 * first.
 */
export async function fillShopOfSize(folder: string, size: ShopSize): Promise<number> {
  const config = await loadConfig(folder);
  const log = createLog({ level: config.logLevel });
  const progress = printedProgress(process.stderr);
  const stops = createStops();
  try {
    const address = await openPostgres(config, silentReport, stops);
    await migrate({ address, log });
    const database = openDatabase({ address, log });
    stops.add(() => database.close());
    const client = createClient(address);
    await client.connect();
    stops.add(() => client.end());
    const parts = { config, database, clock: systemClock, jobs: createJobQueue(), log };
    const filled = await fillShop(parts, client, size, progress.show);
    if (!filled.ok) throw new StartRefusal(filled.reason);
  } finally {
    progress.clear();
    await stops.run();
  }
  process.stdout.write(
    `The shop has ${size.products} products of ${size.variants} variants with ${size.units} pieces each, ${size.orders} orders and ${size.customers} customers.\n`,
  );
  return 0;
}
