import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '@awning/server/assembly/app';
import { features as allFeatures } from '@awning/server/assembly/features';
import { type Config, readConfig } from '@awning/server/platform/config';
import type { Feature } from '@awning/server/platform/feature';
import { createJobQueue } from '@awning/server/platform/jobs';
import { type Log, silentLog } from '@awning/server/platform/log';
import type { Parts } from '@awning/server/platform/parts';
import type { PaymentProvider } from '@awning/server/store/payment';
import { openTestDatabase, type TestDatabase } from '../database/index.ts';
import { addWebsite, type TestWebsite } from '../factories/website.ts';
import { type HeldClock, holdClock } from './held-clock.ts';
import { type RanJob, type RunJobsOptions, runJobs } from './run-jobs.ts';
import { shareStyleCache } from './style-cache.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export interface TestServerOptions {
  /** A subset of the features. */
  readonly features?: readonly Feature[];
  /** Settings as in the environment: `{ SMTP_URL: box.url, MAIL_FROM: 'shop@shop.test' }`. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly now?: Date | string;
  /** For tests that read what is logged. */
  readonly log?: Log;
  /** A migrated and empty database, for programs outside test files, which cannot clone one. */
  readonly database?: TestDatabase;
  /** Payment providers besides the built-in ones. */
  readonly paymentProviders?: readonly PaymentProvider[];
}

/** Includes what the server adds to Fastify's own type. */
type App = Awaited<ReturnType<typeof buildApp>>;

export interface TestServer {
  readonly app: App;
  readonly parts: Parts;
  readonly database: TestDatabase;
  readonly clock: HeldClock;
  readonly website: TestWebsite;
  /** Another owner's website in the same installation; nothing of it may ever be visible on the first. */
  readonly otherWebsite: TestWebsite;
  /** A new visitor, by default on the first website. Each has a different network address. */
  visitor(website?: Pick<TestWebsite, 'host'>): Visitor;
  /** Runs all jobs that are due. */
  runJobs(options?: RunJobsOptions): Promise<RanJob[]>;
  close(): Promise<void>;
}

/** The complete server on its own database, with two websites and a held clock. Call it once per test file. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { features = allFeatures, settings = {}, now = '2026-03-02T10:00:00.000Z' } = options;
  const [database, dataFolder] = await Promise.all([
    options.database ?? openTestDatabase(),
    mkdtemp(path.join(os.tmpdir(), 'awning-test-')),
  ]);
  if (!options.database) await shareStyleCache(dataFolder);
  const clock = holdClock(now);
  const parts = {
    config: testConfig(dataFolder, settings),
    database,
    clock,
    jobs: createJobQueue(clock),
    log: options.log ?? silentLog,
    paymentProviders: options.paymentProviders ?? [],
  };
  const website = await addWebsite(parts, { name: 'Shop', host: 'shop.test' });
  const otherWebsite = await addWebsite(parts, { name: 'Other shop', host: 'other.test' });
  const app = await buildApp(parts, features);
  const tasks = features.flatMap((feature) => feature.tasks?.(parts, features) ?? []);
  let visitors = 0;
  return {
    app,
    parts,
    database,
    clock,
    website,
    otherWebsite,
    visitor({ host } = website) {
      visitors += 1;
      return createVisitor({ app, clock, host, address: `10.0.${visitors >> 8}.${visitors & 255}` });
    },
    runJobs: (jobOptions) => runJobs({ database, clock, tasks }, jobOptions),
    async close() {
      await app.close();
      await database.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

function testConfig(dataFolder: string, settings: Readonly<Record<string, string>>): Config {
  const written = { DATA_DIR: dataFolder, SECRET: 'a secret for tests that is long enough', ...settings };
  const result = readConfig(written, '', dataFolder);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return { ...result.config, secrets: result.config.secrets ?? [] };
}
