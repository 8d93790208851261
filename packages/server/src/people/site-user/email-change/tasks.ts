import type { Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById } from '../../../platform/website/index.ts';
import { offerEmailChange } from './email-change.ts';
import { changeMails } from './mail.ts';

export const offerEmailChangeTask = 'site-user.offer-email-change';

export interface AskedEmailChange {
  readonly websiteId: string;
  readonly siteUserId: string;
  readonly email: string;
}

export function emailChangeTasks(parts: Parts): Task<AskedEmailChange>[] {
  return [
    {
      name: offerEmailChangeTask,
      async run(asked) {
        const website = await readWebsiteById(parts.database, asked.websiteId, parts.log);
        if (website !== undefined) await offerEmailChange(parts, asked, changeMails(parts, website));
      },
    },
  ];
}
