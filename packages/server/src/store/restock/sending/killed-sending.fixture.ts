import { systemClock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/index.ts';
import { openDatabase } from '../../../platform/database/index.ts';
import { createJobQueue, startWorker } from '../../../platform/jobs/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { mailFeature } from '../../../platform/mail/feature.ts';
import type { Parts } from '../../../platform/parts.ts';
import { sendingTasks } from './tasks.ts';

export interface KilledSending {
  readonly address: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  readonly smtpUrl: string;
}

// A process for tests: a worker that tells those who wait and sends the mails, until it is killed.
const { address, smtpUrl } = JSON.parse(process.argv[2] ?? '') as KilledSending;
const database = openDatabase({ address, log: silentLog });
const config = {
  secrets: ['a secret for tests that is long enough'],
  smtpUrl,
  mailFrom: 'Shop <hello@shop.test>',
  host: '127.0.0.1',
  port: 80,
} as unknown as Config;
const parts = { config, database, clock: systemClock, jobs: createJobQueue(), log: silentLog } as Parts;
const tasks = [...sendingTasks(parts), ...(mailFeature.tasks?.(parts, []) ?? [])];
// One job at a time, as the target counts: several at once could each repeat a mail by one kill.
await startWorker({ address, database, tasks, log: silentLog, concurrency: 1, rescueEveryMs: 100 });
process.stdout.write('started\n');
