import { type Connection, statement } from '../../../platform/database/index.ts';

const waits = `lifecycle = 'placed' and payment_status = 'pending'`;

const overdue = statement<{ websiteId: string; id: string }>(
  'order-unpaid-overdue',
  `/* all websites: orders of any website fall due */
   select website_id as "websiteId", id from orders
    where ${waits} and unpaid_until <= $1 and id <> all($2::uuid[])
    order by unpaid_until limit 1 for update skip locked`,
);

/** The order that is overdue for longest, locked. An order that is being paid or cancelled now is skipped. */
export async function lockOverdue(connection: Connection, now: Date, except: readonly string[]) {
  const [row] = await connection.run(overdue, [now, except]);
  return row;
}

const unpaid = statement<{ id: string }>(
  'orders-unpaid',
  `select id from orders where website_id = $1 and placed_at is not null and ${waits} limit $2`,
);

/** Orders that wait for their money. Counts up to `most`. */
export async function countUnpaidOrders(connection: Connection, websiteId: string, most: number): Promise<number> {
  return (await connection.run(unpaid, [websiteId, most])).length;
}

const lockPersons = statement(
  'order-unpaid-lock',
  `select pg_advisory_xact_lock(hashtextextended(subject, 0)) from unnest($1::text[]) as subject`,
);

const countWaiting = statement<{ ofEmail: number; ofNetwork: number }>(
  'order-unpaid-count',
  `select (select count(*)::integer from orders where website_id = $1 and email_key = $2 and ${waits}) as "ofEmail",
          (select count(*)::integer from orders where website_id = $1 and network_hash = $3) as "ofNetwork"`,
);

export interface Buyer {
  readonly emailKey: string;
  /** Null if the network is unknown. */
  readonly networkHash: Buffer | null;
}

/**
 * The number of unpaid orders of the same address and of the same network. Other orders of either wait until this
 * transaction ends, so that concurrent orders cannot exceed a limit together.
 */
export async function countUnpaid(
  connection: Connection,
  websiteId: string,
  { emailKey, networkHash }: Buyer,
): Promise<{ readonly ofEmail: number; readonly ofNetwork: number }> {
  const subjects = [
    `unpaid email ${websiteId} ${emailKey}`,
    ...(networkHash ? [`unpaid network ${websiteId} ${networkHash.toString('base64url')}`] : []),
  ];
  // Addresses are always locked before networks, so that there is no deadlock.
  await connection.run(lockPersons, [subjects]);
  const [counted] = await connection.run(countWaiting, [websiteId, emailKey, networkHash]);
  return counted ?? { ofEmail: 0, ofNetwork: 0 };
}

const insertPaid = statement(
  'order-unpaid-paid',
  `with paid as (
     insert into payment (website_id, id, order_id, provider, currency, amount, state, authorised, captured, created_at, updated_at)
     select website_id, $3, id, provider, currency, total - gift_applied, 'captured', total - gift_applied, total - gift_applied, $5, $5
       from orders where website_id = $1 and id = $2
   )
   insert into payment_attempt (website_id, id, payment_id, outcome, started_at, ended_at)
   values ($1, $4, $3, 'captured', $5, $5)`,
);

/** Records that what gift cards have left of an order was received outside a provider. */
export async function insertReceived(
  connection: Connection,
  websiteId: string,
  orderId: string,
  { paymentId, attemptId, at }: { readonly paymentId: string; readonly attemptId: string; readonly at: Date },
): Promise<void> {
  await connection.run(insertPaid, [websiteId, orderId, paymentId, attemptId, at]);
}
