import { emailKey } from '@awning/site-model';
import type { SiteUserShare } from '../../people/site-user/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { primaryLanguage } from '../../platform/website/index.ts';
import { announceSignUps } from './announce-sign-ups.ts';
import { deleteOfPerson, selectOfPerson } from './store.ts';

/** Sign-ups for events belong to the mailbox that was given with them. */
export function attendancesOfSiteUsers({ database }: Parts): SiteUserShare {
  return {
    async collect(request) {
      const { website, siteUser } = request;
      const key = emailKey(siteUser.email);
      const found = await selectOfPerson(database, website.id, key, primaryLanguage(website));
      return {
        eventSignUps: found.map(({ event, name, email, places, state, createdAt }) => ({
          event: event ?? '',
          name,
          email,
          places,
          state,
          createdOn: createdAt.toISOString(),
        })),
      };
    },
    async forget(connection, _request, person) {
      const itemIds = await deleteOfPerson(connection, person.websiteId, person.emailKey);
      await announceSignUps(connection, person.websiteId, itemIds);
      return undefined;
    },
  };
}
