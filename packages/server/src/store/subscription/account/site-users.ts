import { writeMoney } from '@awning/formats';
import type { SiteUserShare } from '../../../people/site-user/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { changeSubscription } from '../settle.ts';
import { accountOf } from './person.ts';
import { markLastPeriod, selectHasSubscriptions, selectSubscriptionsOf, updatePersonForgotten } from './store.ts';

const ALL_SUBSCRIPTIONS = 10_000;

/**
 * Subscriptions end with the account: whoever wants to be forgotten is not charged again. Those that the same address has bought
 * without signing in belong to the account, too.
 */
export function subscriptionsOfSiteUsers(parts: Parts): SiteUserShare {
  return {
    async pages({ siteUser }) {
      return (await selectHasSubscriptions(parts.database, accountOf(siteUser))) ? ['subscriptions'] : [];
    },
    async collect({ siteUser }) {
      const found = await selectSubscriptionsOf(parts.database, accountOf(siteUser), ALL_SUBSCRIPTIONS);
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
    async forget(connection, _request, person) {
      const { websiteId } = person;
      const found = await selectSubscriptionsOf(connection, person, ALL_SUBSCRIPTIONS);
      for (const { id } of found.filter(({ state }) => state !== 'cancelled' && state !== 'ended')) {
        const isOver = await changeSubscription(parts, connection, websiteId, { id, event: 'cancel' });
        if (!isOver) await markLastPeriod(connection, websiteId, id);
      }
      await updatePersonForgotten(connection, person);
      return undefined;
    },
  };
}
