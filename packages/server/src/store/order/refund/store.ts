import type { RefundedLine } from '@awning/commerce';
import { type Connection, statement } from '../../../platform/database/index.ts';

/** `team`: a member refunds; `cancellation`: the order was cancelled; `provider`: the provider reported it. */
type RefundCause = 'team' | 'cancellation' | 'provider';

export interface Refund {
  readonly id: string;
  readonly orderId: string;
  /** Null if gift cards have paid all that is refunded. */
  readonly paymentId: string | null;
  readonly cause: RefundCause;
  readonly amount: bigint;
  /** The part of the amount that returns to gift cards. */
  readonly giftAmount: bigint;
  readonly state: 'pending' | 'done' | 'failed';
  /** Why the provider refused it. */
  readonly refusal: string | null;
  /** Whether refunded units return to the stock. */
  readonly restock: boolean;
  /** For the team. */
  readonly note: string;
  readonly who: string;
  /** The caller's key, and a hash of what was asked with it. */
  readonly key: string;
  readonly askedHash: Buffer;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  /** No provider returns the money: a team member has to. */
  readonly byHand: boolean;
  readonly transferredAt: Date | null;
}

export type NewRefund = Omit<Refund, 'state' | 'refusal' | 'endedAt' | 'transferredAt'> & {
  readonly lines: readonly RefundedLine[];
  /** When the sweep asks the provider, unless it has decided by then. */
  readonly dueAt: Date;
};

const refundColumns = `id, order_id as "orderId", payment_id as "paymentId", cause, amount, gift_amount as "giftAmount", state, refusal, restock, note, who, key,
  asked_hash as "askedHash", created_at as "createdAt", ended_at as "endedAt", by_hand as "byHand", transferred_at as "transferredAt"`;

const beginRefund = statement(
  'refund-begin',
  `with written as (
     insert into refund (website_id, id, order_id, payment_id, cause, amount, state, restock, note, who, key, asked_hash,
       created_at, due_at, by_hand, gift_amount)
     values ($1, $2, $3, $4, $5, $6, 'pending', $7, $8, $9, $10, $11, $12, $13, $14, $16)
   )
   insert into refund_line (website_id, refund_id, order_id, position, quantity, amount, tax, included_tax)
   select $1, $2, $3, position, quantity, amount, tax, "includedTax"
     from jsonb_to_recordset($15) as line (position smallint, quantity integer, amount bigint, tax bigint, "includedTax" bigint)`,
);

export async function insertRefund(connection: Connection, websiteId: string, refund: NewRefund): Promise<void> {
  const { id, orderId, paymentId, cause, amount, restock, note, who, key, askedHash, createdAt, dueAt, byHand } =
    refund;
  // A JSON number would lose digits.
  const lines = JSON.stringify(refund.lines, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
  const asked = [id, orderId, paymentId, cause, amount, restock, note, who, key, askedHash];
  await connection.run(beginRefund, [websiteId, ...asked, createdAt, dueAt, byHand, lines, refund.giftAmount]);
}

const refundOfKey = statement<Refund>(
  'refund-of-key',
  `select ${refundColumns} from refund where website_id = $1 and order_id = $2 and key = $3`,
);

export async function selectRefundOfKey(
  connection: Connection,
  websiteId: string,
  orderId: string,
  key: string,
): Promise<Refund | undefined> {
  const [row] = await connection.run(refundOfKey, [websiteId, orderId, key]);
  return row;
}

const refundOfId = statement<Refund>(
  'refund-of-id',
  `select ${refundColumns} from refund where website_id = $1 and id = $2`,
);

export async function selectRefund(connection: Connection, websiteId: string, id: string): Promise<Refund | undefined> {
  const [row] = await connection.run(refundOfId, [websiteId, id]);
  return row;
}

const refundsOfOrder = statement<Refund>(
  'refunds-of-order',
  `select ${refundColumns} from refund where website_id = $1 and order_id = $2 order by created_at, id`,
);

export async function selectRefunds(connection: Connection, websiteId: string, orderId: string): Promise<Refund[]> {
  return await connection.run(refundsOfOrder, [websiteId, orderId]);
}

const linesOfOrder = statement<RefundedLine & { readonly refundId: string }>(
  'refund-lines-of-order',
  `select line.refund_id as "refundId", line.position, line.quantity, line.amount, line.tax, line.included_tax as "includedTax"
     from refund_line line
     join refund on refund.website_id = line.website_id and refund.id = line.refund_id
    where line.website_id = $1 and line.order_id = $2 and refund.state <> 'failed'
    order by refund.created_at, refund.id, line.position`,
);

/** The lines of all refunds of an order that are done or may still be. */
export async function selectRefundedLines(connection: Connection, websiteId: string, orderId: string) {
  return await connection.run(linesOfOrder, [websiteId, orderId]);
}

const end = statement<Refund>(
  'refund-end',
  `update refund set state = $3, refusal = $4, ended_at = $5 where website_id = $1 and id = $2 and state = 'pending'
   returning ${refundColumns}`,
);

/** Returns undefined if it has ended before. */
export async function markRefundEnded(
  connection: Connection,
  websiteId: string,
  id: string,
  { refusal, at }: { readonly refusal: string | null; readonly at: Date },
): Promise<Refund | undefined> {
  const [row] = await connection.run(end, [websiteId, id, refusal === null ? 'done' : 'failed', refusal, at]);
  return row;
}

const giftSums = statement<{ claimed: bigint; done: bigint }>(
  'refund-gift-sums',
  `select coalesce(sum(gift_amount), 0)::bigint as claimed,
          coalesce(sum(gift_amount) filter (where state = 'done'), 0)::bigint as done
     from refund where website_id = $1 and order_id = $2 and state <> 'failed'`,
);

/** What refunds of an order have returned to gift cards, or will. */
export async function selectGiftSums(connection: Connection, websiteId: string, orderId: string) {
  const [sums] = await connection.run(giftSums, [websiteId, orderId]);
  return sums ?? { claimed: 0n, done: 0n };
}

const transferred = statement<{ id: string }>(
  'refund-transferred',
  `update refund set transferred_at = $3
    where website_id = $1 and id = $2 and by_hand and state = 'done' and transferred_at is null
   returning id`,
);

/** Returns false if it was marked before. */
export async function markTransferred(
  connection: Connection,
  websiteId: string,
  id: string,
  at: Date,
): Promise<boolean> {
  return (await connection.run(transferred, [websiteId, id, at])).length > 0;
}

const toTransfer = statement<{ id: string }>(
  'refunds-to-transfer',
  `select id from refund where website_id = $1 and by_hand and state = 'done' and transferred_at is null limit $2`,
);

const ordersToTransfer = statement<{ orderId: string }>(
  'orders-to-transfer',
  `select distinct order_id as "orderId" from refund
    where website_id = $1 and by_hand and state = 'done' and transferred_at is null limit $2`,
);

/** Orders with such a refund, up to `most` of them. */
export async function selectOrdersToTransfer(
  connection: Connection,
  websiteId: string,
  most: number,
): Promise<string[]> {
  return (await connection.run(ordersToTransfer, [websiteId, most])).map(({ orderId }) => orderId);
}

/** Refunds whose money a team member still has to return. Counts up to `most`. */
export async function countToTransfer(connection: Connection, websiteId: string, most: number): Promise<number> {
  return (await connection.run(toTransfer, [websiteId, most])).length;
}

const claimDue = statement<{ websiteId: string; refundId: string }>(
  'refund-claim-due',
  `/* all websites: a crash leaves refunds of any website pending */
   update refund set due_at = $2
    where (website_id, id) = (
            select website_id, id from refund where state = 'pending' and due_at <= $1
             order by due_at limit 1 for update skip locked)
   returning website_id as "websiteId", id as "refundId"`,
);

/** The refund that has been overdue for longest. No other process gets it before `until`. */
export async function claimDueRefund(connection: Connection, now: Date, until: Date) {
  const [due] = await connection.run(claimDue, [now, until]);
  return due;
}
