import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { FoundRefund, Refund, RefundRefusal, RefundResult, Refunds } from '../provider.ts';
import {
  insertTestRefund,
  lockTestCharge,
  reduceTestCharge,
  selectTestRefund,
  type TestCharge,
  type TestRefund,
} from './store.ts';

/** Refunds of the simulated bank, in its own transaction like a real one. */
export function testRefunds({ database, clock }: Pick<Parts, 'database' | 'clock'>): Refunds {
  return {
    give: (refund) => database.transaction((connection) => giveBack(connection, refund, clock.now())),
    async find(websiteId, key): Promise<FoundRefund> {
      const known = await selectTestRefund(database, websiteId, key);
      return known ? resultOf(known, key) : { state: 'unknown' };
    },
  };
}

/** Refunds of one charge wait for each other, so that together they never exceed it. */
async function giveBack(connection: Connection, refund: Refund, at: Date): Promise<RefundResult> {
  const { websiteId, key, chargeKey, amount } = refund;
  const charge = await lockTestCharge(connection, websiteId, chargeKey);
  const known = await selectTestRefund(connection, websiteId, key);
  if (known) return resultOf(known, key);
  if (!charge) return { state: 'refused', reason: 'nothing-captured' };
  const reason = refusalOf(charge, amount);
  const decided: TestRefund = { state: reason === null ? 'refunded' : 'refused', reason };
  if (!(await insertTestRefund(connection, websiteId, { ...decided, key, chargeKey, amount, at }))) {
    throw new Error(`The key ${key} is being used for the refund of another charge`);
  }
  if (reason === null) await reduceTestCharge(connection, websiteId, chargeKey, amount);
  return resultOf(decided, key);
}

function refusalOf({ state, amount, refunded }: TestCharge, wanted: bigint): RefundRefusal | null {
  if (state !== 'captured') return 'nothing-captured';
  return wanted > amount - refunded ? 'too-much' : null;
}

function resultOf({ state, reason }: TestRefund, key: string): RefundResult {
  return state === 'refunded' ? { state, reference: key } : { state, reason: reason ?? 'declined' };
}
