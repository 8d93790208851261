import { Done } from '../../platform/done.ts';
import { defineRoute, type Route, refused } from '../../platform/http/index.ts';
import { type ListedJob, listJobs, retryJob } from '../../platform/jobs/index.ts';
import { pageOf, ROWS_TO_FETCH } from '../../platform/page.ts';
import type { Parts } from '../../platform/parts.ts';
import { backOfficeMessages } from './messages.ts';
import { JobParams, JobsAnswer, JobsQuery } from './schema.ts';

export function jobsRoutes(parts: Parts): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/jobs',
      summary: 'Work in the background: waiting, running or failed, the latest first.',
      access: { kind: 'team', right: 'jobs.read' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: JobsQuery, answer: JobsAnswer },
      async handle(request) {
        const { state, after } = request.query;
        const filter = { state, limit: ROWS_TO_FETCH, ...(after === undefined ? {} : { after }) };
        const jobs = await listJobs(parts.database, request.website.id, filter);
        const { rows, nextAfter } = pageOf(jobs);
        return { jobs: rows.map(listed), nextAfter };
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/jobs/:id/retry',
      summary: 'Runs a failed job again, now.',
      access: { kind: 'team', right: 'settings.manage' },
      forgery: 'crumb',
      limit: 'team-change',
      schema: { params: JobParams, answer: Done },
      refusals: { 404: backOfficeMessages.jobGone },
      async handle(request) {
        const retried = await retryJob(parts.database, request.website.id, request.params.id, parts.clock.now());
        return retried ? { ok: true } : refused(404, backOfficeMessages.jobGone, { extra: { reason: 'jobGone' } });
      },
    }),
  ];
}

function listed({ id, task, state, attempts, maxAttempts, runAt, createdAt, lastError }: ListedJob) {
  return {
    id,
    task,
    state,
    attempts,
    maxAttempts,
    runAt: runAt.toISOString(),
    createdAt: createdAt.toISOString(),
    // The first line is the message; what follows is for the log.
    lastError: lastError?.split('\n', 1)[0] ?? null,
  };
}
