import type { Schedule, Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById } from '../../../platform/website/index.ts';
import { tellOldest } from './automatic.ts';
import { MAIL_TASK } from './queue-mails.ts';
import { writeMails } from './write-mails.ts';

const AUTOMATIC_TASK = 'restock.tell-oldest';

export const sendingSchedules: readonly Schedule[] = [{ task: AUTOMATIC_TASK, at: '* * * * *' }];

// oxlint-disable-next-line typescript/no-explicit-any -- tasks of different payloads stand in one list
export function sendingTasks(parts: Parts): Task<any>[] {
  return [automaticTask(parts), mailTask(parts)];
}

/** Tells those who wait when stock has returned, where the owner wants that (RESTOCK-029). */
function automaticTask(parts: Parts): Task {
  return {
    name: AUTOMATIC_TASK,
    async run(_payload, { signal }) {
      const failed: string[] = [];
      while (!signal.aborted && (await tellOldest(parts, failed)));
    },
  };
}

interface MailJob {
  readonly websiteId: string;
  readonly eventId: string;
}

function mailTask(parts: Parts): Task<MailJob> {
  return {
    name: MAIL_TASK,
    async run({ websiteId, eventId }, { signal }) {
      const website = await readWebsiteById(parts.database, websiteId, parts.log);
      if (website) await writeMails(parts, website, eventId, signal);
    },
  };
}
