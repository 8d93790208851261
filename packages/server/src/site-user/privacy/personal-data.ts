import type { Parts } from '../../parts.ts';
import { listAddresses } from '../address/store.ts';
import { allOwnOrders } from '../order/own-orders.ts';
import { listedSessions } from '../session/listed-sessions.ts';
import type { SiteUser } from '../site-user.ts';
import { siteUserById } from '../store.ts';

/** Everything the website keeps about a site user, as one JSON value; secrets are left out. */
export async function personalData(parts: Parts, siteUser: SiteUser): Promise<object> {
  const { websiteId, id } = siteUser;
  const stored = await siteUserById(parts.database, websiteId, id);
  return {
    exportedAt: parts.clock.now().toISOString(),
    account: {
      siteUserId: id,
      email: siteUser.email,
      name: siteUser.name,
      language: siteUser.language,
      createdAt: stored?.createdAt.toISOString(),
    },
    addresses: await listAddresses(parts.database, { websiteId, siteUserId: id }),
    sessions: await listedSessions(parts, siteUser),
    orders: await allOwnOrders(parts, siteUser),
  };
}
