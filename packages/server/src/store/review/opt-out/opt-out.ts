import { createHash } from 'node:crypto';
import { emailKey } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { selectOrder } from '../../order/index.ts';
import { orderOfLeaveToken } from '../token.ts';
import { insertOptOut, selectOptOut } from './store.ts';

/** Whether the address does not want to be asked for reviews by this website. */
export async function hasOptedOut(connection: Connection, websiteId: string, email: string): Promise<boolean> {
  return (await optedOutAt(connection, websiteId, email)) !== undefined;
}

export async function optedOutAt(connection: Connection, websiteId: string, email: string): Promise<Date | undefined> {
  return await selectOptOut(connection, websiteId, hashOf(websiteId, email));
}

type LinkParts = Pick<Parts, 'config' | 'database'>;

/** The address that a link would take off the list; changes nothing. */
export async function addressOfLink({ config, database }: LinkParts, websiteId: string, token: string) {
  const orderId = orderOfLeaveToken(config.secrets, websiteId, token);
  const order = orderId === undefined ? undefined : await selectOrder(database, websiteId, orderId);
  return order && { email: order.email, hasLeft: await hasOptedOut(database, websiteId, order.email) };
}

/** Safe to repeat. */
export async function leave(parts: LinkParts & Pick<Parts, 'clock'>, websiteId: string, token: string) {
  const found = await addressOfLink(parts, websiteId, token);
  if (found) await insertOptOut(parts.database, websiteId, hashOf(websiteId, found.email), parts.clock.now());
  return found;
}

/** Another one on each website, so that nobody learns where else an address has bought. */
function hashOf(websiteId: string, email: string): string {
  return createHash('sha256')
    .update(`${websiteId}:${emailKey(email)}`)
    .digest('hex');
}
