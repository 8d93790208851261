import { writeMoney } from '@awning/formats';
import { emailKey } from '@awning/site-model';
import type { SiteUserShare } from '../../../people/site-user/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { deleteDiscardedOf, selectDiscardedOf } from '../discarded/store.ts';
import { allOwnOrders } from './own-orders.ts';

/**
 * Orders are shown with the account and kept after its deletion, because the law requires it; failed purchases are
 * deleted.
 */
export function ordersOfSiteUsers({ database }: Parts): SiteUserShare {
  return {
    async collect(request) {
      const { websiteId, id: siteUserId, email } = request.siteUser;
      const discarded = await selectDiscardedOf(database, { websiteId, siteUserId, emailKey: emailKey(email) });
      return {
        orders: await allOwnOrders({ database }, request.siteUser),
        unfinishedOrders: discarded.map(({ startedAt, total, currency, ...order }) => ({
          ...order,
          startedAt: startedAt.toISOString(),
          total: writeMoney({ minorUnits: total, currency }),
        })),
      };
    },
    async forget(connection, _request, person) {
      await deleteDiscardedOf(connection, person);
      return undefined;
    },
  };
}
