import type { Connection } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';

/** The job that gives back the money of an order. */
export const refundTask = 'payment.refund';

/**
 * Gives back whatever was paid for an order, or drops the claim to it if nothing was. Called inside the transaction that cancels the
 * order: the job exists exactly if that commits, and repeats until the provider has confirmed.
 */
export async function voidOrRefund(
  { jobs }: Pick<Parts, 'jobs'>,
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<void> {
  await jobs.add(connection, refundTask, { websiteId, orderId }, { key: `${refundTask}:${orderId}` });
}
