import type { Schedule, Task } from '../../platform/jobs/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { readWebsiteById } from '../../platform/website/index.ts';
import { forgetCardsTask } from './forget-cards.ts';
import { tellCustomer } from './mail.ts';
import { lockNextReminder, markReminded } from './store.ts';

const remindName = 'subscription.remind';

/** How long before a renewal its mail is sent. */
const REMIND_DAYS = 3;

export const subscriptionSchedules: readonly Schedule[] = [{ task: remindName, at: '*/10 * * * *' }];

export function subscriptionTasks(parts: Parts): readonly Task<never>[] {
  return [remindTask(parts), forgetCardsTask(parts)];
}

/** Announces renewals by mail, each once. */
function remindTask(parts: Parts): Task {
  return {
    name: remindName,
    async run() {
      const now = parts.clock.now();
      const days = { now, until: new Date(now.getTime() + REMIND_DAYS * 86_400_000) };
      const failed: string[] = [];
      while (await remindNext(parts, days, failed));
    },
  };
}

/** One transaction per mail: after a kill, it is either queued and the subscription marked, or neither. */
async function remindNext(
  parts: Parts,
  days: { readonly now: Date; readonly until: Date },
  failed: string[],
): Promise<boolean> {
  let id: string | undefined;
  try {
    return await parts.database.transaction(async (connection) => {
      const subscription = await lockNextReminder(connection, days, failed);
      if (!subscription) return false;
      id = subscription.id;
      const website = await readWebsiteById(connection, subscription.websiteId, parts.log);
      if (!website) throw new Error(`The website of subscription ${id} is gone`);
      await markReminded(connection, website.id, id);
      await tellCustomer(parts, connection, website, subscription, 'renewal');
      return true;
    });
  } catch (error) {
    // One that cannot be told must not block the others.
    if (id === undefined) throw error;
    failed.push(id);
    parts.log.error({ err: error, subscriptionId: id }, 'A renewal could not be announced yet');
    return true;
  }
}
