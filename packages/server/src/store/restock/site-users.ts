import { emailKey } from '@awning/site-model';
import type { SiteUserShare } from '../../people/site-user/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { deleteOfPerson, selectOfPerson } from './store.ts';

export function signUpsOfSiteUsers({ database }: Parts): SiteUserShare {
  return {
    async collect(request) {
      const { websiteId, email } = request.siteUser;
      const found = await selectOfPerson(database, websiteId, emailKey(email));
      return {
        restockSignUps: found.map(({ createdAt, notifiedAt, ...signUp }) => ({
          ...signUp,
          createdOn: createdAt.toISOString(),
          notifiedOn: notifiedAt?.toISOString() ?? null,
        })),
      };
    },
    async forget(connection, _request, person) {
      await deleteOfPerson(connection, person.websiteId, person.emailKey);
      return undefined;
    },
  };
}
