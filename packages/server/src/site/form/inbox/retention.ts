import type { Connection, Database } from '../../../platform/database/index.ts';
import type { Schedule, Task } from '../../../platform/jobs/index.ts';
import { deleteMails } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { deleteOldKeys } from '../submission/store.ts';
import { deleteSubmission, selectAged } from './store.ts';

const SWEEP_TASK = 'form.sweep';
/** Small enough that each transaction is short. */
const BATCH_SIZE = 500;

export const formSchedules: readonly Schedule[] = [{ task: SWEEP_TASK, at: '23 * * * *' }];

/**
 * Runs hourly and deletes submissions that are older than their form keeps them, with their mails, and expired keys.
 */
export function sweepTask({ clock, database }: Pick<Parts, 'clock' | 'database'>): Task {
  return {
    name: SWEEP_TASK,
    async run() {
      await deleteOldKeys(database, clock.now());
      while ((await sweepBatch(database, clock.now())) === BATCH_SIZE);
    },
  };
}

async function sweepBatch(database: Database, now: Date): Promise<number> {
  return database.transaction(async (connection) => {
    const aged = await selectAged(connection, now, BATCH_SIZE);
    for (const { websiteId, id } of aged) await forgetSubmission(connection, websiteId, id);
    return aged.length;
  });
}

/** Deletes a submission and its notification mail; returns its form, or `undefined` if there is no such submission. */
export async function forgetSubmission(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<{ readonly formId: string } | undefined> {
  const deleted = await deleteSubmission(connection, websiteId, id);
  if (deleted?.mailId) await deleteMails(connection, websiteId, [deleted.mailId]);
  return deleted;
}
