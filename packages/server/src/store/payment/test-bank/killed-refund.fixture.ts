import { dyingDatabase } from '../../../platform/database/dying-database.fixture.ts';
import { openDatabase } from '../../../platform/database/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { testRefunds } from './refunds.ts';

export interface KilledRefund {
  readonly address: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  readonly now: string;
  readonly websiteId: string;
  readonly key: string;
  readonly chargeKey: string;
  readonly amount: string;
  /** The number of statements after which it is killed. */
  readonly statements: number;
}

// A process for tests: refunds part of a charge, and is killed after a number of statements.
const asked = JSON.parse(process.argv[2] ?? '') as KilledRefund;
const { address, now, websiteId, key, chargeKey, amount, statements } = asked;
const real = openDatabase({ address, log: silentLog });
const refunds = testRefunds({ database: dyingDatabase(real, statements), clock: { now: () => new Date(now) } });
const signal = AbortSignal.timeout(60_000);
await refunds.give({ websiteId, key, chargeKey, amount: BigInt(amount), currency: 'USD', signal });
await real.close();
