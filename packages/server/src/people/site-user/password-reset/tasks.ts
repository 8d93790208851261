import type { Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById } from '../../../platform/website/index.ts';
import { sendReset } from './mail.ts';
import { offerReset } from './password-reset.ts';

export const offerResetTask = 'site-user.offer-password-reset';

export interface AskedReset {
  readonly websiteId: string;
  readonly email: string;
}

/**
 * Looks up the address after the response was sent, because the response time would reveal whether there is an account.
 */
export function passwordResetTasks(parts: Parts): Task<AskedReset>[] {
  return [
    {
      name: offerResetTask,
      async run(asked) {
        const website = await readWebsiteById(parts.database, asked.websiteId, parts.log);
        if (website !== undefined) await offerReset(parts, asked, sendReset(parts, website));
      },
    },
  ];
}
