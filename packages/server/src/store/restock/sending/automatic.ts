import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById } from '../../../platform/website/index.ts';
import { queueMails } from './queue-mails.ts';
import { claimSignUps, deleteEvent, lockNextOpen, markClaimed, type OpenEvent, selectLeft } from './store.ts';

/**
 * Handles one event of returned stock, in one transaction: after a kill it is either decided who is told or nobody is.
 * Returns false if there is none left; an event that fails is left to the next run.
 */
export async function tellOldest(parts: Parts, failed: string[]): Promise<boolean> {
  let event: OpenEvent | undefined;
  try {
    return await parts.database.transaction(async (connection) => {
      event = await lockNextOpen(connection, failed);
      if (event === undefined) return false;
      await tellOf(parts, connection, event);
      return true;
    });
  } catch (error) {
    if (event === undefined) throw error;
    failed.push(event.id);
    parts.log.error({ err: error, eventId: event.id }, 'Nobody could be told yet that an item is back');
    return true;
  }
}

async function tellOf(parts: Parts, connection: Connection, event: OpenEvent): Promise<void> {
  const { websiteId, id, variantId, quantity } = event;
  const website = await readWebsiteById(connection, websiteId, parts.log);
  const left = await selectLeft(connection, websiteId, variantId);
  const limit = noticeLimit(quantity, left);
  const at = parts.clock.now();
  const isOn = website?.settings.storeSettings.restockAutoSend === true;
  const told = isOn ? await claimSignUps(connection, websiteId, { eventId: id, variantId, limit, at }) : 0;
  if (told === 0) return deleteEvent(connection, websiteId, id);
  await markClaimed(connection, websiteId, id, at);
  await queueMails(parts, connection, websiteId, id);
}

/**
 * How many may be told: as many as came back, but not more than are left now. Null means no limit. What came back may have been
 * sold since, and stock that has no limit now has none for those who wait.
 */
export function noticeLimit(returned: number | null, left: number | null): number | null {
  if (left === null) return null;
  return returned === null ? left : Math.min(returned, left);
}
