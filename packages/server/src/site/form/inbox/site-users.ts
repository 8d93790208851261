import { emailKey } from '@awning/site-model';
import type { SiteUserShare } from '../../../people/site-user/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { forgetSubmissionsOf, submissionsOf } from './of-person.ts';

export function submissionsOfSiteUsers({ database }: Parts): SiteUserShare {
  return {
    async collect({ website, language, siteUser }) {
      const sender = { emailKey: emailKey(siteUser.email), language };
      return { formSubmissions: await submissionsOf(database, website, sender) };
    },
    async forget(connection, _request, person) {
      await forgetSubmissionsOf(connection, person.websiteId, person.emailKey);
      return undefined;
    },
  };
}
