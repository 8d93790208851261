import { writeMoney } from '@awning/formats';
import { emailKey } from '@awning/site-model';
import type { SiteUserShare } from '../../people/site-user/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { selectCardsOfRecipient, updateRecipientForgotten } from './privacy/store.ts';

/** Cards that were sent to the address of an account. The money stays on them when the account is deleted. */
export function giftCardsOfSiteUsers({ database }: Parts): SiteUserShare {
  return {
    async collect({ siteUser }) {
      const cards = await selectCardsOfRecipient(database, siteUser.websiteId, emailKey(siteUser.email));
      return {
        giftCards: cards.map(({ value, balance, currency, issuedAt, ...card }) => ({
          ...card,
          value: writeMoney({ minorUnits: value, currency }),
          balance: writeMoney({ minorUnits: balance, currency }),
          issuedAt: issuedAt.toISOString(),
        })),
      };
    },
    async forget(connection, _request, { websiteId, emailKey: key }) {
      await updateRecipientForgotten(connection, websiteId, key);
      return undefined;
    },
  };
}
