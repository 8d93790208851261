import { writeMoney } from '@awning/formats';
import { emailKey } from '@awning/site-model';
import type { FastifyRequest } from 'fastify';
import type { Parts } from '../../../platform/parts.ts';
import { submissionsOf } from '../../../site/form/index.ts';
import { selectContactOf } from '../../../site/newsletter/index.ts';
import { readCart, visitorOf } from '../../../store/cart/index.ts';
import { selectDiscardedOf } from '../../../store/order/index.ts';
import { listAddresses } from '../address/store.ts';
import { allOwnOrders } from '../order/own-orders.ts';
import { listedSessions } from '../session/listed-sessions.ts';
import { siteUserById } from '../store.ts';

/** Everything the website keeps about the site user who asks, as one JSON value; secrets are left out. */
export async function personalData(parts: Parts, request: FastifyRequest): Promise<object> {
  const { website, language } = request;
  const siteUser = request.siteUser!;
  const { websiteId, id, email } = siteUser;
  const stored = await siteUserById(parts.database, websiteId, id);
  return {
    exportedAt: parts.clock.now().toISOString(),
    account: {
      siteUserId: id,
      email,
      name: siteUser.name,
      language: siteUser.language,
      createdAt: stored?.createdAt.toISOString(),
    },
    addresses: await listAddresses(parts.database, { websiteId, siteUserId: id }),
    sessions: await listedSessions(parts, siteUser),
    cart: await openCart(parts, request),
    orders: await allOwnOrders(parts, siteUser),
    unfinishedOrders: await unfinishedOrders(parts, { websiteId, siteUserId: id, emailKey: emailKey(email) }),
    formSubmissions: await submissionsOf(parts.database, website, { emailKey: emailKey(email), language }),
    newsletter: await newsletter(parts, websiteId, email),
  };
}

/** Purchases that came to nothing, for the days they are kept. */
async function unfinishedOrders(
  { database }: Pick<Parts, 'database'>,
  person: Parameters<typeof selectDiscardedOf>[1],
) {
  const orders = await selectDiscardedOf(database, person);
  return orders.map(({ startedAt, total, currency, ...order }) => ({
    ...order,
    startedAt: startedAt.toISOString(),
    total: writeMoney({ minorUnits: total, currency }),
  }));
}

async function openCart(parts: Parts, request: FastifyRequest): Promise<object | null> {
  const cart = await readCart(parts, visitorOf(request));
  return cart.found && cart.ok ? cart.view : null;
}

async function newsletter({ database }: Pick<Parts, 'database'>, websiteId: string, email: string) {
  const contact = await selectContactOf(database, websiteId, emailKey(email));
  if (contact === undefined) return null;
  const { status, language, source, createdAt, subscribedAt, unsubscribedAt } = contact;
  return {
    email: contact.email,
    status,
    language,
    source,
    createdAt: createdAt.toISOString(),
    subscribedAt: subscribedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  };
}
