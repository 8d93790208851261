import type { Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById } from '../../../platform/website/index.ts';
import { welcomeMails } from './mail.ts';
import { welcome } from './registration.ts';

export const welcomeTask = 'site-user.welcome';

export interface WelcomeJob {
  readonly websiteId: string;
  readonly registrationId: string;
}

export function registrationTasks(parts: Parts): Task<WelcomeJob>[] {
  return [
    {
      name: welcomeTask,
      async run(job) {
        const website = await readWebsiteById(parts.database, job.websiteId, parts.log);
        if (website !== undefined) await welcome(parts, job, welcomeMails(parts, website));
      },
    },
  ];
}
