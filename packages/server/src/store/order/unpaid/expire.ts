import type { Schedule, Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById } from '../../../platform/website/index.ts';
import { returnStock } from '../../stock/index.ts';
import { cancelInTransaction } from '../cancel.ts';
import { lockOrder } from '../store.ts';
import { sendExpiry } from './mail.ts';
import { lockOverdue } from './store.ts';

const expireName = 'order.expire-unpaid';

export const unpaidSchedules: readonly Schedule[] = [{ task: expireName, at: '* * * * *' }];

/** Cancels the orders that were not paid in time (D-175). */
export function expireTask(parts: Parts): Task {
  return {
    name: expireName,
    async run() {
      // Orders that fall due meanwhile are left to the next run, so that this one ends.
      const now = parts.clock.now();
      const failed: string[] = [];
      while (await expireNext(parts, now, failed));
    },
  };
}

/**
 * One transaction per order: after a kill, an order is either cancelled with its mail and its stock or not at all.
 * Marking an order as paid locks its row, so the later of the two sees the result of the first.
 */
async function expireNext(parts: Parts, now: Date, failed: string[]): Promise<boolean> {
  let orderId: string | undefined;
  try {
    return await parts.database.transaction(async (connection) => {
      const due = await lockOverdue(connection, now, failed);
      if (!due) return false;
      orderId = due.id;
      const website = await readWebsiteById(connection, due.websiteId, parts.log);
      const order = await lockOrder(connection, due.websiteId, due.id);
      if (!website || !order) throw new Error(`The order ${due.id} is gone`);
      await cancelInTransaction(parts, connection, website.id, order, { who: 'Awning', what: 'order.expired' });
      await sendExpiry(parts, connection, { website, order });
      await returnStock(connection, website.id, { orderId: order.id, at: parts.clock.now() });
      return true;
    });
  } catch (error) {
    // An order that cannot be cancelled must not block the others.
    if (orderId === undefined) throw error;
    failed.push(orderId);
    parts.log.error({ err: error, orderId }, 'An unpaid order could not be cancelled yet');
    return true;
  }
}
