import type { Config } from '../../../platform/config/index.ts';
import { dyingDatabase } from '../../../platform/database/dying-database.fixture.ts';
import { openDatabase } from '../../../platform/database/index.ts';
import { createJobQueue } from '../../../platform/jobs/index.ts';
import { silentLog } from '../../../platform/log.ts';
import type { Parts } from '../../../platform/parts.ts';
import { expireTask } from './expire.ts';

export interface KilledExpiry {
  readonly address: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  readonly now: string;
  /** The number of statements after which it is killed. */
  readonly statements: number;
}

// A process for tests: cancels unpaid orders, and is killed after a number of statements.
const { address, now, statements } = JSON.parse(process.argv[2] ?? '') as KilledExpiry;
const real = openDatabase({ address, log: silentLog });
const clock = { now: () => new Date(now) };
const parts = {
  config: { secrets: ['a secret for tests that is long enough'] } as unknown as Config,
  database: dyingDatabase(real, statements),
  clock,
  jobs: createJobQueue(clock),
  log: silentLog,
  paymentProviders: [],
} as Parts;
await expireTask(parts).run({}, undefined as never);
await real.close();
