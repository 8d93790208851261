import { listJobs, retryJob, type Schedule, type Task } from '../../../platform/jobs/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { ruleNames } from './rule-names.ts';
import { type BrokenRule, selectBrokenRulesNow } from './store.ts';

const checkName = 'order.check-rules';
const reportName = 'order.report-broken-rules';
const MAX_LOGGED_RULES = 100;

/**
 * The rules are kept by constraints and transactions; this finds what these could not prevent, such as a bug or a
 * manual change. It reads every order, so it runs once a day at a quiet hour. Nothing waits for its result, and a day's
 * orders are few enough to check.
 */
export const ruleSchedules: readonly Schedule[] = [{ task: checkName, at: '20 3 * * *' }];

export function ruleTasks(parts: Parts): readonly Task<never>[] {
  return [checkTask(parts), reportTask(parts)];
}

function checkTask(parts: Parts): Task {
  const { database, log } = parts;
  return {
    name: checkName,
    async run() {
      const broken = await selectBrokenRulesNow(database).catch((error: unknown) => {
        // Not retried before tomorrow: what took too long would take too long again.
        log.error({ err: error }, 'The rules of the store could not be checked');
        return [];
      });
      for (const { rule, website_id: websiteId, subject, detail } of broken.slice(0, MAX_LOGGED_RULES)) {
        log.error({ rule, websiteId, subject, detail }, `A rule of the store does not hold: ${ruleNames[rule]}`);
      }
      for (const websiteId of new Set(broken.map(({ website_id }) => website_id))) await queueReport(parts, websiteId);
    },
  };
}

/** A website has one report; a new one replaces yesterday's. */
async function queueReport({ clock, database, jobs }: Parts, websiteId: string): Promise<void> {
  const failed = await listJobs(database, websiteId, { state: 'failed', limit: 1000 });
  const known = failed.find(({ task }) => task === reportName);
  if (known) await retryJob(database, websiteId, known.id, clock.now());
  else await jobs.add(database, reportName, { websiteId }, { queue: checkName, maxAttempts: 1 });
}

/**
 * Fails while a rule of the website is broken, so that it is listed among the failed jobs; retrying it there checks
 * again.
 */
function reportTask({ database }: Parts): Task<{ readonly websiteId: string }> {
  return {
    name: reportName,
    async run({ websiteId }) {
      const broken = (await selectBrokenRulesNow(database)).filter(({ website_id }) => website_id === websiteId);
      if (broken.length > 0) throw new Error(`Rules of the store that do not hold: ${summary(broken)}`);
    },
  };
}

/** Each rule once, with its first case. */
function summary(broken: readonly BrokenRule[]): string {
  const firstByRule = new Map(broken.toReversed().map((one) => [one.rule, one]));
  return [...firstByRule.values()]
    .toSorted((a, b) => a.rule - b.rule)
    .map(({ rule, subject, detail }) => `${ruleNames[rule]} (${subject}: ${detail})`)
    .join('; ');
}
