import type { Config } from '../../../platform/config/index.ts';
import { dyingDatabase } from '../../../platform/database/dying-database.fixture.ts';
import { openDatabase } from '../../../platform/database/index.ts';
import { createJobQueue } from '../../../platform/jobs/index.ts';
import { silentLog } from '../../../platform/log.ts';
import type { Parts } from '../../../platform/parts.ts';
import { requestRefund } from './request.ts';
import { settleRefund } from './settle.ts';

export interface KilledRefund {
  readonly address: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  readonly now: string;
  readonly websiteId: string;
  readonly orderId: string;
  readonly key: string;
  readonly amount: string;
  /** The number of statements after which it is killed. */
  readonly statements: number;
}

// A process for tests: asks for a refund and settles it, and is killed after a number of statements.
const asked = JSON.parse(process.argv[2] ?? '') as KilledRefund;
const { address, now, websiteId, orderId, key, amount, statements } = asked;
const real = openDatabase({ address, log: silentLog });
const clock = { now: () => new Date(now) };
const parts = {
  config: {
    secrets: ['a secret for tests that is long enough'],
    stripeScriptUrl: 'https://js.stripe.com/endive/stripe.js',
  } as unknown as Config,
  database: dyingDatabase(real, statements),
  clock,
  jobs: createJobQueue(clock),
  log: silentLog,
} as Parts;
const by = { website: { id: websiteId }, member: { id: '0190a1b2-0000-7000-8000-000000000000', name: 'Mona' } };
const what = { kind: 'units', lines: [{ position: 0, quantity: Number(amount) }] } as const;
const requested = await requestRefund(parts, by, orderId, { what, expected: undefined, restock: true, note: '', key });
if (!requested.ok) throw new Error(requested.reason);
await settleRefund(parts, websiteId, requested.refundId);
await real.close();
