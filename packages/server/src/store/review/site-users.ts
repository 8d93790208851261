import { emailKey } from '@awning/site-model';
import type { SiteUserShare } from '../../people/site-user/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { announceReviews } from './announce-reviews.ts';
import { optedOutAt } from './opt-out/opt-out.ts';
import { pictureAddress } from './pictures/path.ts';
import { deleteOfPerson, type OwnReview, selectOfPerson } from './store.ts';

/** Orders are kept when an account is deleted; what their buyer wrote about them is not. */
export function reviewsOfSiteUsers({ database }: Parts): SiteUserShare {
  return {
    async collect(request) {
      const { websiteId, email } = request.siteUser;
      const found = await selectOfPerson(database, websiteId, emailKey(email));
      const declined = await optedOutAt(database, websiteId, email);
      return { reviews: found.map(writtenReview), reviewRequestsDeclinedOn: declined?.toISOString() ?? null };
    },
    async forget(connection, _request, person) {
      const productIds = await deleteOfPerson(connection, person.websiteId, person.emailKey);
      await announceReviews(connection, person.websiteId, productIds);
      return undefined;
    },
  };
}

/** Its pictures open for whoever is signed in to the account. */
function writtenReview({ createdAt, pictures, ...review }: OwnReview) {
  return { ...review, pictures: pictures.map((id) => pictureAddress(id)), createdOn: createdAt.toISOString() };
}
