import type { TestServer } from '@awning/testing';
import { expireTask } from './expire.ts';

export const offline = { provider: 'offline' } as const;

/** The job that runs every minute. */
export async function expire(server: TestServer): Promise<void> {
  await expireTask(server.parts).run({}, undefined as never);
  await server.runJobs();
}

export async function stockOf({ database, website }: TestServer, variantId: string | undefined): Promise<number> {
  const row = await database.kysely
    .selectFrom('stock')
    .select('on_hand')
    .where('website_id', '=', website.id)
    .where('variant_id', '=', variantId ?? '')
    .executeTakeFirstOrThrow();
  return row.on_hand;
}

export async function stateOf({ database, website }: TestServer, orderId: string) {
  const { lifecycle, payment_status: payment } = await database.kysely
    .selectFrom('orders')
    .select(['lifecycle', 'payment_status'])
    .where('website_id', '=', website.id)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return [lifecycle, payment];
}

export async function mailsTo({ database, website }: TestServer, recipient: string, kind: string) {
  return await database.kysely
    .selectFrom('mail')
    .select(['subject', 'text', 'html', 'language'])
    .where('website_id', '=', website.id)
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .execute();
}
