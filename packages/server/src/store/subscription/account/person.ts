import { emailKey } from '@awning/site-model';
import type { SiteUserRequest } from '../../../platform/http/index.ts';

/** An account, with the address that it has confirmed. */
export interface AccountOfPerson {
  readonly websiteId: string;
  readonly siteUserId: string;
  readonly emailKey: string;
}

export function accountOf({ id, websiteId, email }: SiteUserRequest['siteUser']): AccountOfPerson {
  return { websiteId, siteUserId: id, emailKey: emailKey(email) };
}
