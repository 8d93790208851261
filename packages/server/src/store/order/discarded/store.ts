import type { CurrencyCode } from '@awning/formats';
import { type Connection, statement } from '../../../platform/database/index.ts';

/** Purchases that the sweep may still have to refund are kept. */
const isEnded = `not exists (
     select from payment
       join payment_attempt attempt on attempt.website_id = payment.website_id and attempt.payment_id = payment.id
      where payment.website_id = old.website_id and payment.order_id = old.id and attempt.outcome = 'started')`;

const removeOld = statement<{ id: string }>(
  'order-discarded-remove-old',
  `/* all websites: purchases come to nothing everywhere */
   delete from orders
    where (website_id, id) in (
      select old.website_id, old.id from orders old
       where old.lifecycle = 'discarded' and old.created_at < $1 and ${isEnded}
       order by old.created_at limit $2 for update skip locked)
   returning id`,
);

/** Deletes failed purchases with their addresses, at most this many. Returns how many. */
export async function deleteOldDiscarded(connection: Connection, before: Date, limit: number): Promise<number> {
  return (await connection.run(removeOld, [before, limit])).length;
}

const removeOf = statement(
  'order-discarded-remove-of',
  `delete from orders old
    where old.website_id = $1 and old.lifecycle = 'discarded' and (old.site_user_id = $2 or old.email_key = $3) and ${isEnded}`,
);

export interface Person {
  readonly websiteId: string;
  readonly siteUserId: string;
  readonly emailKey: string;
}

/** When an account is deleted, its failed purchases are deleted too. */
export async function deleteDiscardedOf(
  connection: Connection,
  { websiteId, siteUserId, emailKey }: Person,
): Promise<void> {
  await connection.run(removeOf, [websiteId, siteUserId, emailKey]);
}

export interface DiscardedOrder {
  readonly startedAt: Date;
  readonly email: string;
  readonly shippingAddress: unknown;
  readonly billingAddress: unknown;
  readonly vatNumber: string | null;
  readonly buyerNote: string | null;
  readonly total: bigint;
  readonly currency: CurrencyCode;
}

const discardedOf = statement<DiscardedOrder>(
  'order-discarded-of',
  `select created_at as "startedAt", email, shipping_address as "shippingAddress", billing_address as "billingAddress",
          vat_number as "vatNumber", buyer_note as "buyerNote", total, currency
     from orders where website_id = $1 and lifecycle = 'discarded' and (site_user_id = $2 or email_key = $3)
    order by created_at desc, id limit 10000`,
);

export async function selectDiscardedOf(
  connection: Connection,
  { websiteId, siteUserId, emailKey }: Person,
): Promise<DiscardedOrder[]> {
  return await connection.run(discardedOf, [websiteId, siteUserId, emailKey]);
}
