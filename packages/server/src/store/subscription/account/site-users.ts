import { writeMoney } from '@awning/formats';
import type { SiteUserShare } from '../../../people/site-user/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { changeSubscription } from '../settle.ts';
import { markLastPeriod, selectHasSubscriptions, selectSubscriptionsOf, updatePersonForgotten } from './store.ts';

const ALL_SUBSCRIPTIONS = 10_000;

/** Subscriptions end with the account: whoever wants to be forgotten is not charged again. */
export function subscriptionsOfSiteUsers(parts: Parts): SiteUserShare {
  return {
    async pages({ website, siteUser }) {
      return (await selectHasSubscriptions(parts.database, website.id, siteUser.id)) ? ['subscriptions'] : [];
    },
    async collect({ siteUser }) {
      const found = await selectSubscriptionsOf(parts.database, siteUser.websiteId, siteUser.id, ALL_SUBSCRIPTIONS);
      return {
        subscriptions: found.map((subscription) => {
          const { id, state, title, quantity, email, unitPrice, currency, billingPeriod, numBillingCycles } =
            subscription;
          const { shippingAddress, billingAddress, vatNumber, instrumentLabel, dueAt, createdAt } = subscription;
          return {
            id,
            state,
            title,
            quantity,
            email,
            unitPrice: writeMoney({ minorUnits: unitPrice, currency }),
            billingPeriod,
            numBillingCycles,
            shippingAddress,
            billingAddress,
            vatNumber,
            card: instrumentLabel,
            dueAt: dueAt?.toISOString() ?? null,
            createdAt: createdAt.toISOString(),
          };
        }),
      };
    },
    async forget(connection, _request, { websiteId, siteUserId }) {
      const found = await selectSubscriptionsOf(connection, websiteId, siteUserId, ALL_SUBSCRIPTIONS);
      for (const { id } of found.filter(({ state }) => state !== 'cancelled' && state !== 'ended')) {
        const isOver = await changeSubscription(parts, connection, websiteId, { id, event: 'cancel' });
        if (!isOver) await markLastPeriod(connection, websiteId, id);
      }
      await updatePersonForgotten(connection, websiteId, siteUserId);
      return undefined;
    },
  };
}
