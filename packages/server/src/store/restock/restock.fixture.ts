import type { Answer, TestProduct, TestServer, Visitor } from '@awning/testing';

export const restockPath = '/api/site-users/account/notifications/restock';

export function wantedOf({ id: productId, variantIds }: TestProduct) {
  return { productId, variantId: variantIds[0] ?? '' };
}

/** A visitor asks to be told of the first variant of a product. */
export async function askFor(
  server: TestServer,
  product: TestProduct,
  siteVisitorEmail: string,
  more: Readonly<Record<string, unknown>> = {},
  visitor: Visitor = server.visitor(),
): Promise<Answer> {
  const body = { ...wantedOf(product), siteVisitorEmail, isJoinMailingList: false, ...more };
  return visitor.post(restockPath, body);
}

/** The notices in the outbox about products of this name, in the order in which they were written. */
export async function noticesOf({ database, website }: TestServer, productName: string) {
  return await database.kysely
    .selectFrom('mail')
    .select(['recipient', 'subject', 'text', 'message_id', 'unsubscribe_url'])
    .where('website_id', '=', website.id)
    .where('kind', '=', 'restock-notice')
    .where('subject', 'like', `%${productName}%`)
    .orderBy('id')
    .execute();
}

/** Runs the task that looks for returned stock, and what it causes. */
export async function tellOfReturned(server: TestServer): Promise<void> {
  await server.parts.jobs.add(server.database, 'restock.tell-oldest', {});
  await server.runJobs();
}

/** The mailed link of a kind, as a path. */
export async function linkOf({ database, website }: TestServer, email: string, page: 'confirm' | 'unsubscribe') {
  const { text } = await database.kysely
    .selectFrom('mail')
    .select('text')
    .where('website_id', '=', website.id)
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const link = new RegExp(`https?://\\S*/restock/${page}\\?token=\\S+`).exec(text)?.[0] ?? '';
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
