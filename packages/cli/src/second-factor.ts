import { createStops, openPostgres, StartRefusal, silentReport } from '@awning/server/assembly/start';
import { removeSecondFactors } from '@awning/server/people/team';
import { systemClock } from '@awning/server/platform/clock';
import { loadConfig } from '@awning/server/platform/config';
import { migrate, openDatabase } from '@awning/server/platform/database';
import { createJobQueue } from '@awning/server/platform/jobs';
import { createLog } from '@awning/server/platform/log';
import { messages } from './messages.ts';

/** For a member who has lost the phone and all recovery codes. */
export async function removeSecondFactor(folder: string, email: string): Promise<number> {
  const config = await loadConfig(folder);
  const log = createLog({ level: config.logLevel });
  const stops = createStops();
  try {
    const address = await openPostgres(config, silentReport, stops);
    await migrate({ address, log });
    const database = openDatabase({ address, log });
    stops.add(() => database.close());
    const parts = { config, database, clock: systemClock, jobs: createJobQueue(), log };
    const rescued = await removeSecondFactors(parts, email);
    if (rescued.length === 0) throw new StartRefusal(messages.noMember(email));
    for (const { websiteName, isRemoved } of rescued) {
      process.stdout.write(`${messages.secondFactor(websiteName, isRemoved)}\n`);
    }
  } finally {
    await stops.run();
  }
  return 0;
}
