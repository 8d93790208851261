import type { Connection } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';

/** The job that refunds an order. */
export const refundTask = 'payment.refund';

/**
 * Refunds whatever was paid for an order, or drops the claim if nothing was. Called inside the transaction that cancels
 * the order: the job exists if and only if that commits, and is retried until the provider has confirmed.
 */
export async function voidOrRefund(
  { jobs }: Pick<Parts, 'jobs'>,
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<void> {
  await jobs.add(connection, refundTask, { websiteId, orderId }, { key: `${refundTask}:${orderId}` });
}
