import { emailKey } from '@awning/site-model';
import type { SiteUserShare } from '../../people/site-user/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { announceComments } from './announce-comments.ts';
import { deleteOfPerson, selectOfPerson } from './store.ts';

/** Comments belong to the mailbox that was given with them. */
export function commentsOfSiteUsers({ database }: Parts): SiteUserShare {
  return {
    async collect(request) {
      const { websiteId, email } = request.siteUser;
      const found = await selectOfPerson(database, websiteId, emailKey(email));
      // Nobody learns from the export what was taken for advertising.
      return {
        comments: found.map(({ author, body, state, createdAt }) => ({
          author,
          body,
          isPublished: state === 'published',
          createdOn: createdAt.toISOString(),
        })),
      };
    },
    async forget(connection, _request, person) {
      const itemIds = await deleteOfPerson(connection, person.websiteId, person.emailKey);
      await announceComments(connection, person.websiteId, itemIds);
      return undefined;
    },
  };
}
