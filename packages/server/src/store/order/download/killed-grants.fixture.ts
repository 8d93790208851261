import type { Config } from '../../../platform/config/index.ts';
import { dyingDatabase } from '../../../platform/database/dying-database.fixture.ts';
import { openDatabase } from '../../../platform/database/index.ts';
import { createJobQueue } from '../../../platform/jobs/index.ts';
import { silentLog } from '../../../platform/log.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readWebsiteById } from '../../../platform/website/index.ts';
import { markPaid } from '../unpaid/mark-paid.ts';
import { renewDownloads } from './renew.ts';

export interface KilledGrants {
  readonly address: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  readonly now: string;
  readonly websiteId: string;
  readonly orderId: string;
  readonly deed: 'mark-paid' | 'renew-downloads';
  /** The number of statements after which it is killed. */
  readonly statements: number;
}

// A process for tests: gives the buyer of an order links, and is killed after a number of statements.
const asked = JSON.parse(process.argv[2] ?? '') as KilledGrants;
const { address, now, websiteId, orderId, deed, statements } = asked;
const real = openDatabase({ address, log: silentLog });
const clock = { now: () => new Date(now) };
const parts = {
  config: { secrets: ['a secret for tests that is long enough'] } as unknown as Config,
  database: dyingDatabase(real, statements),
  clock,
  jobs: createJobQueue(clock),
  log: silentLog,
} as Parts;
const website = await readWebsiteById(real, websiteId, silentLog);
if (!website) throw new Error('The website is gone');
const by = { website, member: { id: '0190a1b2-0000-7000-8000-000000000000', name: 'Mona' } };
const done = await (deed === 'mark-paid' ? markPaid : renewDownloads)(parts, by, orderId);
if (!done.ok) throw new Error(done.reason);
await real.close();
