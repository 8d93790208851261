import { emailKey } from '@awning/site-model';
import type { SiteUserShare } from '../../people/site-user/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { announceReviews } from './announce-reviews.ts';
import { deleteOfPerson, selectOfPerson } from './store.ts';

/** Orders are kept when an account is deleted; what their buyer wrote about them is not. */
export function reviewsOfSiteUsers({ database }: Parts): SiteUserShare {
  return {
    async collect(request) {
      const { websiteId, email } = request.siteUser;
      const found = await selectOfPerson(database, websiteId, emailKey(email));
      return { reviews: found.map(({ createdAt, ...review }) => ({ ...review, createdOn: createdAt.toISOString() })) };
    },
    async forget(connection, _request, person) {
      const productIds = await deleteOfPerson(connection, person.websiteId, person.emailKey);
      await announceReviews(connection, person.websiteId, productIds);
      return undefined;
    },
  };
}
