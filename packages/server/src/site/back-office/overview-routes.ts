import { can } from '@awning/site-model';
import { defineRoute, type Route } from '../../platform/http/index.ts';
import { listJobs } from '../../platform/jobs/index.ts';
import { countMails } from '../../platform/mail/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { overviewAnswer } from './schema.ts';

/** The dashboard says "99+" beyond this. */
const MOST_COUNTED_JOBS = 100;

export function overviewRoutes({ database }: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/back-office/overview',
      summary: 'What waits for somebody to look at it, as far as the member may.',
      access: { kind: 'team', right: 'config.open' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { answer: overviewAnswer },
      async handle({ website, member }) {
        const { roles } = member;
        const mayMail = can(roles, 'mail.read');
        return {
          heldMails: mayMail ? await countMails(database, website.id, ['held']) : null,
          failedMails: mayMail ? await countMails(database, website.id, ['bounced', 'failed']) : null,
          failedJobs: can(roles, 'jobs.read') ? await countFailedJobs(website.id) : null,
        };
      },
    }),
  ];

  async function countFailedJobs(websiteId: string): Promise<number> {
    return (await listJobs(database, websiteId, { state: 'failed', limit: MOST_COUNTED_JOBS })).length;
  }
}
