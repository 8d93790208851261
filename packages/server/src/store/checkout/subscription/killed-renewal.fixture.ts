import os from 'node:os';
import { readConfig } from '../../../platform/config/index.ts';
import { dyingDatabase } from '../../../platform/database/dying-database.fixture.ts';
import { openDatabase } from '../../../platform/database/index.ts';
import { createJobQueue } from '../../../platform/jobs/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { renewTask } from './tasks.ts';

export interface KilledRenewal {
  readonly address: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  readonly now: string;
  readonly secret: string;
  /** The number of statements after which it is killed. */
  readonly statements: number;
}

// A process for tests: renews what is due, and is killed after a number of statements.
const { address, now, secret, statements } = JSON.parse(process.argv[2] ?? '') as KilledRenewal;
const read = readConfig({ DATA_DIR: os.tmpdir(), SECRET: secret }, '', os.tmpdir());
if (!read.ok) throw new Error(read.problems.join('\n'));
const clock = { now: () => new Date(now) };
const real = openDatabase({ address, log: silentLog });
const parts = {
  config: { ...read.config, secrets: [secret] },
  database: dyingDatabase(real, statements, 'everywhere'),
  clock,
  jobs: createJobQueue(clock),
  log: silentLog,
};
await renewTask(parts).run({}, undefined as never);
await real.close();
