import type { Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById, type Website } from '../../../platform/website/index.ts';
import { sendChanged } from '../mail.ts';
import { selectEvent, takeUntold } from '../store.ts';

export const TELL_TASK = 'attendee.tell';
/** Small enough that nobody waits long for the rows. */
const BATCH_SIZE = 50;

interface TellJob {
  readonly websiteId: string;
  readonly itemId: string;
  /** What the owner adds; may be empty. */
  readonly note: string;
}

/** Writes a mail to everybody who comes to an event and does not know how it is now. */
export function tellTask(parts: Parts): Task<TellJob> {
  return {
    name: TELL_TASK,
    async run({ websiteId, itemId, note }, { signal }) {
      const website = await readWebsiteById(parts.database, websiteId, parts.log);
      if (website === undefined) return;
      while (!signal.aborted && (await tellSome(parts, website, itemId, note)) === BATCH_SIZE);
      // The queue runs it again in the next process.
      signal.throwIfAborted();
    },
  };
}

/** The mails and the record of them are in one transaction, so each is told once, however often the job runs. */
async function tellSome(parts: Parts, website: Website, itemId: string, note: string): Promise<number> {
  return await parts.database.transaction(async (connection) => {
    const event = await selectEvent(connection, website.id, itemId);
    if (event === undefined) return 0;
    const attendees = await takeUntold(connection, website.id, event, BATCH_SIZE);
    for (const attendee of attendees) await sendChanged(parts, connection, { website, event, attendee }, note);
    return attendees.length;
  });
}
