import { emailKey } from '@awning/site-model';
import type { SiteUserShare } from '../../../people/site-user/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { endAccessOfPerson, joinAccess, selectAccessOf, selectHasAreas } from './store.ts';

/** Access to member areas belongs to the account, and ends with it. */
export function memberAreasOfSiteUsers({ database, clock }: Parts): SiteUserShare {
  return {
    // What the address was given before it had an account.
    async follow(connection, { website }, siteUserId) {
      await joinAccess(connection, website.id, siteUserId);
      return () => undefined;
    },
    async pages({ website, siteUser }) {
      return (await selectHasAreas(database, website.id, siteUser.id)) ? ['areas'] : [];
    },
    async collect({ siteUser }) {
      const { websiteId, id, email } = siteUser;
      const found = await selectAccessOf(database, { websiteId, siteUserId: id, emailKey: emailKey(email) });
      return {
        memberAreas: found.map(({ startsAt, until, endedAt, ...row }) => ({
          ...row,
          startsAt: startsAt.toISOString(),
          until: until?.toISOString() ?? null,
          endedAt: endedAt?.toISOString() ?? null,
        })),
      };
    },
    async forget(connection, _request, person) {
      await endAccessOfPerson(connection, person, clock.now());
      return undefined;
    },
  };
}
