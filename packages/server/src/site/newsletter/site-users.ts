import { emailKey } from '@awning/site-model';
import type { SiteUserShare } from '../../people/site-user/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { deleteContactOf, selectContactOf } from './store.ts';

export function contactOfSiteUsers({ database }: Parts): SiteUserShare {
  return {
    async collect(request) {
      const { websiteId, email } = request.siteUser;
      const contact = await selectContactOf(database, websiteId, emailKey(email));
      if (contact === undefined) return { newsletter: null };
      const { status, language, source, createdAt, subscribedAt, unsubscribedAt } = contact;
      return {
        newsletter: {
          email: contact.email,
          status,
          language,
          source,
          createdAt: createdAt.toISOString(),
          subscribedAt: subscribedAt?.toISOString() ?? null,
          unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
        },
      };
    },
    async forget(connection, _request, person) {
      await deleteContactOf(connection, person.websiteId, person.emailKey);
      return undefined;
    },
  };
}
