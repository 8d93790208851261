import type { CurrencyCode } from '@awning/formats';
import { type Connection, statement } from '../../../platform/database/index.ts';
import type { Dispute, DisputeState } from '../../payment/index.ts';

export interface OrderDispute {
  readonly reference: string;
  readonly state: DisputeState;
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  readonly reason: string;
  readonly respondBy: Date | null;
  readonly link: string | null;
  readonly openedAt: Date;
}

const ofOrder = statement<OrderDispute>(
  'disputes-of-order',
  `select reference, state, amount, currency, reason, respond_by as "respondBy", link, opened_at as "openedAt"
     from dispute where website_id = $1 and order_id = $2 order by opened_at, reference`,
);

export async function selectDisputes(
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<OrderDispute[]> {
  return await connection.run(ofOrder, [websiteId, orderId]);
}

const keep = statement<{ reference: string }>(
  'dispute-keep',
  `insert into dispute (website_id, provider, reference, order_id, state, amount, currency, reason, respond_by, link, opened_at, asked_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
   on conflict (website_id, provider, reference) do update
      set state = excluded.state, amount = excluded.amount, reason = excluded.reason, respond_by = excluded.respond_by,
          link = excluded.link, asked_at = excluded.asked_at
    where dispute.order_id = excluded.order_id and dispute.asked_at <= excluded.asked_at
   returning reference`,
);

export interface ToldDispute {
  readonly provider: string;
  readonly orderId: string;
  readonly askedAt: Date;
  readonly dispute: Dispute;
}

/** Returns false if the answer to a later question is stored already. */
export async function upsertDispute(
  connection: Connection,
  websiteId: string,
  { provider, orderId, askedAt, dispute }: ToldDispute,
): Promise<boolean> {
  const { reference, state, amount, currency, reason, respondBy = null, link = null, openedAt } = dispute;
  const told = [state, amount, currency, reason, respondBy, link, openedAt, askedAt];
  return (await connection.run(keep, [websiteId, provider, reference, orderId, ...told])).length > 0;
}

const toAnswer = statement<{ orderId: string }>(
  'orders-to-defend',
  `select distinct order_id as "orderId" from dispute where website_id = $1 and state = 'needs-response' limit $2`,
);

/** Orders with a dispute that waits for the shop's evidence, up to `most` of them. */
export async function selectOrdersToDefend(connection: Connection, websiteId: string, most: number): Promise<string[]> {
  return (await connection.run(toAnswer, [websiteId, most])).map(({ orderId }) => orderId);
}
