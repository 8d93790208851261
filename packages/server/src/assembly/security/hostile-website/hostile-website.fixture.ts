import type { TestServer } from '@awning/testing';
import { sql } from 'kysely';
import { announceChange } from '../../../platform/subjects/index.ts';
import { WEBSITE_CHANNEL } from '../../../platform/website/index.ts';
import type { Scene } from '../scene.fixture.ts';
import type { Marking } from './marker.fixture.ts';
import { namesOf } from './names.fixture.ts';
import { pagesOf } from './openings.fixture.ts';
import { hostileText } from './payload.fixture.ts';
import { type Poison, poisonWebsite } from './poison.fixture.ts';

export interface HostileWebsite {
  readonly callers: Scene['callers'];
  readonly named: Scene['pool']['named'];
  /** The rules of `places` that were needed. */
  readonly usedRules: ReadonlySet<string>;
}

/** Makes every text of a furnished website hostile, and waits until the server has reloaded it. */
export async function makeHostile(server: TestServer, scene: Scene, poison: Poison): Promise<HostileWebsite> {
  const { app, database, website } = server;
  const known = app.websites.known(website.host);
  await failJob(server, poison.marking);
  const usedRules = await database.transaction(async (connection) => {
    const used = await poisonWebsite(connection, website.id, poison);
    await announceChange(connection, { websiteId: website.id, subjects: 'all' });
    await connection.notify(WEBSITE_CHANNEL, website.id);
    return used;
  });
  while (app.websites.known(website.host) === known) await new Promise((resolve) => void setImmediate(resolve));
  const named = { ...scene.pool.named, ...(await namesOf(server)), ...(await pagesOf(server)) };
  return { callers: scene.callers, named, usedRules };
}

/** Adds a failed job with a hostile error; the tables of the queue are in a schema of their own. */
async function failJob({ database, parts, website }: TestServer, marking: Marking): Promise<void> {
  const job = { websiteId: website.id, submissionId: website.id };
  await parts.jobs.add(database, 'form.webhook', job, { key: 'hostile', maxAttempts: 1 });
  const error = hostileText(marking.mark('job.last_error'), 'an address that runs');
  await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = ${error} where key = 'hostile'`.execute(
    database.kysely,
  );
}
