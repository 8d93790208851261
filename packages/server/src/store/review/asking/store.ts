import { type Connection, statement } from '../../../platform/database/index.ts';

export interface DueOrder {
  readonly websiteId: string;
  readonly id: string;
  readonly fulfilledAt: Date;
}

const nextDue = statement<DueOrder>(
  'review-next-to-ask',
  `/* all websites: one task asks everywhere */
   select website_id as "websiteId", id, fulfilled_at as "fulfilledAt" from orders
    where review_due_at <= $1 and id <> all($2::uuid[])
    order by review_due_at limit 1 for update skip locked`,
);

/**
 * The order that was due first, locked; along an index of those that are due, so other websites and orders cost nothing. One that is
 * being changed now is left to the next run.
 */
export async function lockNextToAsk(
  connection: Connection,
  now: Date,
  except: readonly string[],
): Promise<DueOrder | undefined> {
  return (await connection.run(nextDue, [now, except]))[0];
}

const asked = statement(
  'review-mark-asked',
  'update orders set review_asked_at = $3, review_due_at = null where website_id = $1 and id = $2',
);

export async function markAsked(connection: Connection, websiteId: string, orderId: string, at: Date): Promise<void> {
  await connection.run(asked, [websiteId, orderId, at]);
}

const due = statement('review-set-due', 'update orders set review_due_at = $3 where website_id = $1 and id = $2');

/** Null for an order about which nobody is asked. */
export async function updateDue(
  connection: Connection,
  websiteId: string,
  orderId: string,
  at: Date | null,
): Promise<void> {
  await connection.run(due, [websiteId, orderId, at]);
}
