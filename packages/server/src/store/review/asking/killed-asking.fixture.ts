import type { Config } from '../../../platform/config/index.ts';
import { dyingDatabase } from '../../../platform/database/dying-database.fixture.ts';
import { openDatabase } from '../../../platform/database/index.ts';
import { createJobQueue } from '../../../platform/jobs/index.ts';
import { silentLog } from '../../../platform/log.ts';
import type { Parts } from '../../../platform/parts.ts';
import { askBuyers } from './ask-buyers.ts';

export interface KilledAsking {
  readonly address: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  readonly now: string;
  readonly smtpUrl: string;
  /** The number of statements after which it is killed. */
  readonly statements: number;
}

// A process for tests: asks buyers, and is killed after a number of statements.
const { address, now, smtpUrl, statements } = JSON.parse(process.argv[2] ?? '') as KilledAsking;
const real = openDatabase({ address, log: silentLog });
const clock = { now: () => new Date(now) };
const secrets = ['a secret for tests that is long enough'];
const parts = {
  config: { secrets, smtpUrl, mailFrom: 'hello@shop.test' } as unknown as Config,
  database: dyingDatabase(real, statements),
  clock,
  jobs: createJobQueue(clock),
  log: silentLog,
  paymentProviders: [],
} as Parts;
await askBuyers(parts, new AbortController().signal);
await real.close();
