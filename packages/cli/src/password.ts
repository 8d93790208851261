import { createStops, openPostgres, StartRefusal, silentReport } from '@awning/server/assembly/start';
import { memberResetLinks } from '@awning/server/people/team';
import { systemClock } from '@awning/server/platform/clock';
import { loadConfig } from '@awning/server/platform/config';
import { migrate, openDatabase } from '@awning/server/platform/database';
import { createLog } from '@awning/server/platform/log';
import { messages } from './messages.ts';

/** For a member who forgot the password where no mail arrives. The link is printed and stored nowhere else. */
export async function newPassword(folder: string, email: string): Promise<number> {
  const config = await loadConfig(folder);
  const log = createLog({ level: config.logLevel });
  const stops = createStops();
  try {
    const address = await openPostgres(config, silentReport, stops);
    await migrate({ address, log });
    const database = openDatabase({ address, log });
    stops.add(() => database.close());
    const links = await memberResetLinks({ config, database, clock: systemClock }, email);
    if (links.length === 0) throw new StartRefusal(messages.noMember(email));
    for (const { websiteName, link } of links) process.stdout.write(`${messages.newPassword(websiteName, link)}\n`);
  } finally {
    await stops.run();
  }
  return 0;
}
