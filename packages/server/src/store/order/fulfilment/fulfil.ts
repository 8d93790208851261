import {
  type FulfilmentRequest,
  type FulfilmentSplit,
  type FulfilmentStatus,
  fulfilmentStatusOf,
  splitFulfilment,
} from '@awning/commerce';
import type { TeamMember } from '../../../people/team/index.ts';
import { auditedBy, type Connection, newId, writeAudit } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import { aboutOrder } from '../about-order.ts';
import type { Order, OrderLine } from '../order.ts';
import { lockOrder, selectLines } from '../store.ts';
import { readFulfillable } from './fulfillable.ts';
import { sendShipment } from './mail.ts';
import {
  insertFulfilment,
  markUndone,
  selectFulfilments,
  type Tracking,
  updateFulfilmentStatus,
  updateTracking,
} from './store.ts';

export interface FulfilContext {
  readonly website: Website;
  readonly member: Pick<TeamMember, 'id' | 'name'>;
}

export type Fulfilled =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason:
        | Extract<FulfilmentSplit, { ok: false }>['reason']
        | 'unknown-order'
        | 'unknown-fulfilment'
        | 'cancelled';
    };

/** Records that units of an order were sent, and tells the buyer if asked to. */
export async function fulfilOrder(
  parts: Parts,
  { website, member }: FulfilContext,
  orderId: string,
  wanted: { readonly what: FulfilmentRequest; readonly tracking: Tracking; readonly isMailed: boolean },
): Promise<Fulfilled> {
  return await inOrder(parts, website, orderId, async (connection, order, lines) => {
    const split = splitFulfilment(await readFulfillable(connection, website.id, orderId, lines), wanted.what);
    if (!split.ok) return split;
    const { tracking, isMailed } = wanted;
    const id = newId(parts.clock);
    const [createdAt, who] = [parts.clock.now(), member.name];
    await insertFulfilment(connection, website.id, orderId, { ...tracking, id, who, createdAt, lines: split.lines });
    const status = await followStatus(connection, website.id, order);
    await writeAudit(connection, {
      ...byMember(parts, website, member, orderId),
      what: 'order.fulfilled',
      before: { fulfilmentStatus: order.fulfilmentStatus },
      after: { fulfilmentStatus: status, fulfilmentId: id },
    });
    const sent = { website, order, lines, sent: split.lines, tracking };
    if (isMailed) await sendShipment(parts, connection, sent);
    return { ok: true };
  });
}

/** A fulfilment that was recorded by mistake: its units have to be sent again. */
export async function undoFulfilment(
  parts: Parts,
  { website, member }: FulfilContext,
  orderId: string,
  id: string,
): Promise<Fulfilled> {
  return await inOrder(parts, website, orderId, async (connection, order) => {
    const isUndone = await markUndone(connection, website.id, { orderId, id, at: parts.clock.now() });
    if (!isUndone) return { ok: false, reason: 'unknown-fulfilment' };
    const status = await followStatus(connection, website.id, order);
    await writeAudit(connection, {
      ...byMember(parts, website, member, orderId),
      what: 'order.fulfilment-undone',
      before: { fulfilmentStatus: order.fulfilmentStatus },
      after: { fulfilmentStatus: status, fulfilmentId: id },
    });
    return { ok: true };
  });
}

/** The tracking number often comes after the parcel has left. */
export async function trackFulfilment(
  parts: Parts,
  { website, member }: FulfilContext,
  orderId: string,
  id: string,
  { tracking, isMailed }: { readonly tracking: Tracking; readonly isMailed: boolean },
): Promise<Fulfilled> {
  return await inOrder(parts, website, orderId, async (connection, order, lines) => {
    const isChanged = await updateTracking(connection, website.id, { orderId, id }, tracking);
    if (!isChanged) return { ok: false, reason: 'unknown-fulfilment' };
    await writeAudit(connection, {
      ...byMember(parts, website, member, orderId),
      what: 'order.tracking-changed',
      after: { fulfilmentId: id, ...tracking },
    });
    const fulfilment = (await selectFulfilments(connection, website.id, orderId)).find((one) => one.id === id);
    const sent = { website, order, lines, sent: fulfilment?.lines ?? [], tracking };
    if (isMailed) await sendShipment(parts, connection, sent);
    return { ok: true };
  });
}

/** Sets the status that follows from what was sent and refunded. Returns it. The order's row is locked. */
export async function followStatus(
  connection: Connection,
  websiteId: string,
  order: Pick<Order, 'id' | 'fulfilmentStatus'>,
): Promise<FulfilmentStatus> {
  const lines = await selectLines(connection, websiteId, order.id);
  const status = fulfilmentStatusOf(await readFulfillable(connection, websiteId, order.id, lines));
  if (status !== order.fulfilmentStatus) await updateFulfilmentStatus(connection, websiteId, order.id, status);
  return status;
}

async function inOrder(
  { database }: Parts,
  website: Website,
  orderId: string,
  work: (connection: Connection, order: Order, lines: readonly OrderLine[]) => Promise<Fulfilled>,
): Promise<Fulfilled> {
  return await database.transaction(async (connection): Promise<Fulfilled> => {
    const order = await lockOrder(connection, website.id, orderId);
    if (!order || order.placedAt === null) return { ok: false, reason: 'unknown-order' };
    if (order.lifecycle === 'cancelled') return { ok: false, reason: 'cancelled' };
    return await work(connection, order, await selectLines(connection, website.id, orderId));
  });
}

function byMember({ clock }: Parts, website: Website, member: FulfilContext['member'], orderId: string) {
  return {
    ...auditedBy(clock, website.id, member),
    subject: aboutOrder(orderId),
  };
}
