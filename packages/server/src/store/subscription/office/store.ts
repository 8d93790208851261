import { sql } from 'kysely';
import { type Connection, statement } from '../../../platform/database/index.ts';
import { columns } from '../store.ts';
import type { Subscription } from '../subscription.ts';
import type { SubscriptionListQuery } from './schema.ts';

export interface SubscriptionPage {
  readonly show: SubscriptionListQuery['show'];
  /** The beginning of the customer's address. */
  readonly emailKey: string | undefined;
  readonly after: string | undefined;
  readonly dueUntil: Date;
  readonly limit: number;
}

/** Newest first; what is due, the next first. */
export async function selectSubscriptionPage(
  { kysely }: Connection,
  websiteId: string,
  { show, emailKey, after, dueUntil, limit }: SubscriptionPage,
): Promise<Subscription[]> {
  const isDue = show === 'due';
  const conditions = [
    sql`website_id = ${websiteId} and state <> 'pending'`,
    ...(isDue ? [sql`due_at <= ${dueUntil}`] : []),
    ...(show === 'failed' ? [sql`failed_tries > 0`] : []),
    ...(show === 'paused' ? [sql`state = 'paused'`] : []),
    ...(show === 'over' ? [sql`state in ('cancelled', 'ended')`] : []),
    ...(emailKey === undefined ? [] : [sql`email_key like ${`${emailKey.replaceAll(/[\\%_]/g, '\\$&')}%`}`]),
    ...(after === undefined
      ? []
      : isDue
        ? [sql`(due_at, id) > (select due_at, id from subscription where website_id = ${websiteId} and id = ${after})`]
        : [sql`id < ${after}`]),
  ];
  const { rows } = await sql<Subscription>`
    select ${sql.raw(columns)} from subscription where ${sql.join(conditions, sql` and `)}
     order by ${isDue ? sql`due_at, id` : sql`id desc`} limit ${limit}`.execute(kysely);
  return rows;
}

export interface ListedPeriod {
  readonly period: number;
  readonly state: 'open' | 'paid' | 'left_out';
  readonly orderId: string | null;
  readonly orderNumber: bigint | null;
  readonly at: Date;
}

const periods = statement<ListedPeriod>(
  'subscription-periods',
  `select cycle.period, cycle.state, cycle.order_id as "orderId", orders.number as "orderNumber", cycle.at
     from subscription_cycle cycle
     left join orders on orders.website_id = cycle.website_id and orders.id = cycle.order_id
    where cycle.website_id = $1 and cycle.subscription_id = $2 order by cycle.period desc limit $3`,
);

export async function selectPeriods(
  connection: Connection,
  websiteId: string,
  id: string,
  limit: number,
): Promise<ListedPeriod[]> {
  return await connection.run(periods, [websiteId, id, limit]);
}
