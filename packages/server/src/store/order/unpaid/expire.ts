import type { Schedule, Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById } from '../../../platform/website/index.ts';
import { returnStock } from '../../stock/index.ts';
import { callOff } from '../cancel.ts';
import { lockOrder } from '../store.ts';
import { sendExpiry } from './mail.ts';
import { lockOverdue } from './store.ts';

const expireName = 'order.expire-unpaid';

export const unpaidSchedules: readonly Schedule[] = [{ task: expireName, at: '* * * * *' }];

/** Cancels the orders for which no money came in time (D-175). */
export function expireTask(parts: Parts): Task {
  return {
    name: expireName,
    async run() {
      // What falls due meanwhile is left to the next run, so that this one comes to its end.
      const now = parts.clock.now();
      const failed: string[] = [];
      while (await expireNext(parts, now, failed));
    },
  };
}

/**
 * Each order is a transaction of its own: killed in the middle, an order is either cancelled with its mail and its stock or not at
 * all. Whoever marks an order as paid holds its row, so one of the two comes first, and the other sees that.
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
      await callOff(parts, connection, website.id, order, { who: 'Awning', what: 'order.expired' });
      await sendExpiry(parts, connection, { website, order });
      await returnStock(connection, website.id, { orderId: order.id, at: parts.clock.now() });
      return true;
    });
  } catch (error) {
    // An order that cannot be cancelled must not keep the others from it.
    if (orderId === undefined) throw error;
    failed.push(orderId);
    parts.log.error({ err: error, orderId }, 'An order that nobody has paid could not be cancelled yet');
    return true;
  }
}
