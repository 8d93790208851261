import { type Connection, statement } from '../../../platform/database/index.ts';

export interface StoredAnswer {
  readonly requestHash: Buffer;
  /** Null until the response is final. */
  readonly status: number | null;
  /** The order that the call began, while it is undecided. */
  readonly orderId: string | null;
  /** JSON. */
  readonly answer: string | null;
}

const beginKey = statement<{ isNew: boolean }>(
  'idempotency-begin',
  `insert into idempotency (website_id, actor, key, request_hash, created_at, working_until)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (website_id, actor, key) do update set working_until = excluded.working_until
     where idempotency.status is null and idempotency.order_id is null and idempotency.working_until < excluded.created_at
       and idempotency.request_hash = excluded.request_hash
   returning xmax = 0 as "isNew"`,
);

export interface KeyOwner {
  readonly websiteId: string;
  readonly actor: string;
  readonly key: string;
}

/** Returns whether the caller must compute the response: the key is new, or the process that worked on it is gone. */
export async function beginIdempotency(
  connection: Connection,
  { websiteId, actor, key }: KeyOwner,
  requestHash: Buffer,
  now: Date,
  workingUntil: Date,
): Promise<{ readonly isNew: boolean } | undefined> {
  const [row] = await connection.run(beginKey, [websiteId, actor, key, requestHash, now, workingUntil]);
  return row;
}

const answerOfKey = statement<StoredAnswer>(
  'idempotency-read',
  `select request_hash as "requestHash", status, order_id as "orderId", answer
     from idempotency where website_id = $1 and actor = $2 and key = $3`,
);

export async function selectIdempotency(
  connection: Connection,
  { websiteId, actor, key }: KeyOwner,
): Promise<StoredAnswer | undefined> {
  const [row] = await connection.run(answerOfKey, [websiteId, actor, key]);
  return row;
}

const endKey = statement(
  'idempotency-end',
  'update idempotency set status = $4, answer = $5 where website_id = $1 and actor = $2 and key = $3',
);

export async function endIdempotency(
  connection: Connection,
  { websiteId, actor, key }: KeyOwner,
  status: number,
  answer: unknown,
): Promise<void> {
  await connection.run(endKey, [websiteId, actor, key, status, JSON.stringify(answer)]);
}

const keepOrder = statement(
  'idempotency-keep-order',
  'update idempotency set order_id = $4 where website_id = $1 and actor = $2 and key = $3 and status is null',
);

/** The call has begun an order that the shopper or the provider will decide. */
export async function updateOrderOfKey(
  connection: Connection,
  { websiteId, actor, key }: KeyOwner,
  orderId: string,
): Promise<void> {
  await connection.run(keepOrder, [websiteId, actor, key, orderId]);
}

const forgetKey = statement(
  'idempotency-forget',
  `delete from idempotency where website_id = $1 and actor = $2 and key = $3 and status is null and order_id is null`,
);

export async function deleteIdempotency(connection: Connection, { websiteId, actor, key }: KeyOwner): Promise<void> {
  await connection.run(forgetKey, [websiteId, actor, key]);
}

const pruneKeys = statement(
  'idempotency-prune',
  '/* all websites: keys are kept for a day */ delete from idempotency where created_at < $1',
);

export async function deleteOldIdempotency(connection: Connection, before: Date): Promise<void> {
  await connection.run(pruneKeys, [before]);
}
