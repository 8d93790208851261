import type { TeamMember } from '../../../people/team/index.ts';
import { auditedBy, writeAudit } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import { aboutOrder } from '../about-order.ts';
import { lockOrder } from '../store.ts';
import { GRANTED_USES, grantedUntil, grantState } from './grant.ts';
import { sendDownloads } from './mail.ts';
import { renewGrants, selectGrants } from './store.ts';

export type Renewal =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown-order' | 'nothing-to-renew' };

interface RenewContext {
  readonly website: Website;
  readonly member: Pick<TeamMember, 'id' | 'name'>;
}

/** Gives the buyer new links by mail; those before end. */
export async function renewDownloads(
  parts: Parts,
  { website, member }: RenewContext,
  orderId: string,
): Promise<Renewal> {
  const { database, clock } = parts;
  return await database.transaction(async (connection): Promise<Renewal> => {
    const order = await lockOrder(connection, website.id, orderId);
    if (!order || order.placedAt === null) return { ok: false, reason: 'unknown-order' };
    const at = clock.now();
    const wanted = { uses: GRANTED_USES, until: grantedUntil(at) };
    const renewed = await renewGrants(connection, website.id, orderId, wanted);
    if (renewed === 0) return { ok: false, reason: 'nothing-to-renew' };
    await writeAudit(connection, {
      ...auditedBy(clock, website.id, member),
      at,
      what: 'order.downloads-renewed',
      subject: aboutOrder(orderId),
      after: { downloads: renewed },
    });
    const grants = await selectGrants(connection, website.id, orderId);
    const open = grants.filter((grant) => grantState(grant, at) === 'open');
    await sendDownloads(parts, connection, { website, order }, open, 'renewed');
    return { ok: true };
  });
}
