import { dateText } from '@awning/formats';
import { showAccountPage } from '../../../people/site-user/index.ts';
import { defineRoute, type Route } from '../../../platform/http/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { subscriptionAddress } from '../link.ts';
import { agreedPriceText } from '../mail.ts';
import { ownSubscriptionsIsland } from './island.ts';
import { accountOf } from './person.ts';
import { selectSubscriptionsOf } from './store.ts';

/** More than anyone has; the export contains all of them. */
const LISTED_SUBSCRIPTIONS = 100;

export function ownSubscriptionsPageRoutes(parts: Parts): Route[] {
  const { database, config } = parts;
  return [
    defineRoute({
      method: 'GET',
      path: '/account/subscriptions',
      access: { kind: 'site-user' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: {},
      async handle(request, reply) {
        const { website, language, siteUser } = request;
        const found = await selectSubscriptionsOf(database, accountOf(siteUser), LISTED_SUBSCRIPTIONS);
        const { timeZone } = website.settings;
        const subscriptions = found.map((subscription) => {
          const { id, title, quantity, state, dueAt, endsWithPeriod } = subscription;
          const isPaid = dueAt !== null && !endsWithPeriod;
          return {
            id,
            title,
            quantity,
            state,
            priceText: agreedPriceText(website, subscription, language),
            dueText: isPaid ? dateText(dueAt, { locale: language, timeZone, date: 'long' }) : '',
            url: subscriptionAddress(website, config.secrets, { id, language }),
          };
        });
        return showAccountPage(parts, request, reply, {
          name: 'subscriptions',
          island: ownSubscriptionsIsland,
          data: { subscriptions },
        });
      },
    }),
  ];
}
