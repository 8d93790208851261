import type { TeamMember } from '../../../people/team/index.ts';
import { auditedBy, writeAudit } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import { markTransferred, type Refund, selectRefund } from './store.ts';

export type TransferState = 'none' | 'open' | 'done';

/** Whether a team member has to return the money of a refund, and has done so. */
export function transferOf({ byHand, transferredAt }: Pick<Refund, 'byHand' | 'transferredAt'>): TransferState {
  if (!byHand) return 'none';
  return transferredAt === null ? 'open' : 'done';
}

export type TransferMark =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown-refund' | 'not-by-hand' };

interface TransferContext {
  readonly website: Pick<Website, 'id'>;
  readonly member: Pick<TeamMember, 'id' | 'name'>;
}

/** A team member has returned the money of a refund. May be repeated: the first mark stays. */
export async function markRefundTransferred(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { website, member }: TransferContext,
  orderId: string,
  refundId: string,
): Promise<TransferMark> {
  return await database.transaction(async (connection): Promise<TransferMark> => {
    const refund = await selectRefund(connection, website.id, refundId);
    if (refund?.orderId !== orderId) return { ok: false, reason: 'unknown-refund' };
    if (!refund.byHand || refund.state !== 'done') return { ok: false, reason: 'not-by-hand' };
    const at = clock.now();
    if (!(await markTransferred(connection, website.id, refundId, at))) return { ok: true };
    await writeAudit(connection, {
      ...auditedBy(clock, website.id, member),
      at,
      what: 'order.refund-transferred',
      subject: `order/${orderId}`,
      after: { refundId, amount: refund.amount },
    });
    return { ok: true };
  });
}
