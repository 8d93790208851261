import { type Connection, statement } from '../../../platform/database/index.ts';

const addDeclines = statement(
  'card-decline-count',
  `insert into card_decline (website_id, subject, minute, count)
   select $1, subject, date_trunc('minute', $3::timestamptz), 1 from unnest($2::text[]) as subject order by subject
   on conflict (website_id, subject, minute) do update set count = card_decline.count + 1`,
);

/** Counts one declined payment for each of its subjects; always in the same order, so that there is no deadlock. */
export async function insertDeclines(
  connection: Connection,
  websiteId: string,
  subjects: readonly string[],
  at: Date,
): Promise<void> {
  await connection.run(addDeclines, [websiteId, subjects, at]);
}

const declinesOf = statement<{ subject: string; count: number }>(
  'card-decline-sum',
  `select subject, sum(count)::integer as count from card_decline
    where website_id = $1 and subject = any($2) and minute > $3
    group by subject`,
);

export async function selectDeclines(
  connection: Connection,
  websiteId: string,
  subjects: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await connection.run(declinesOf, [websiteId, subjects, since]);
  return new Map(rows.map(({ subject, count }) => [subject, count]));
}

const paidOrders = statement<{ count: number }>(
  'card-paid-orders',
  `select count(distinct orders.id)::integer as count
     from orders
     join order_line line on line.website_id = orders.website_id and line.order_id = orders.id and line.kind = 'item'
      and coalesce(line.item_id, '00000000-0000-0000-0000-000000000000') = $2
    where orders.website_id = $1 and orders.payment_status = 'paid' and orders.placed_at > $3`,
);

export async function countPaid(
  connection: Connection,
  websiteId: string,
  itemId: string,
  since: Date,
): Promise<number> {
  const [row] = await connection.run(paidOrders, [websiteId, itemId, since]);
  return row?.count ?? 0;
}

const claimAlert = statement<{ subject: string }>(
  'card-alert-claim',
  `insert into card_alert (website_id, subject, at) values ($1, $2, $3)
   on conflict (website_id, subject) do update set at = excluded.at where card_alert.at < $4
   returning subject`,
);

/** Returns true for the one caller that must warn the owner; for all others false until `quietSince` has passed. */
export async function takeAlert(
  connection: Connection,
  websiteId: string,
  subject: string,
  now: Date,
  quietSince: Date,
): Promise<boolean> {
  const rows = await connection.run(claimAlert, [websiteId, subject, now, quietSince]);
  return rows.length > 0;
}

const prune = statement(
  'card-decline-prune',
  '/* all websites: counts are kept for a day */ delete from card_decline where minute < $1',
);

const pruneAlerts = statement(
  'card-alert-prune',
  '/* all websites: an alert is quiet for an hour only */ delete from card_alert where at < $1',
);

export async function deleteOldDeclines(connection: Connection, before: Date): Promise<void> {
  await connection.run(prune, [before]);
  await connection.run(pruneAlerts, [before]);
}
