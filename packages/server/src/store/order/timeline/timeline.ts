import { writeMoney } from '@awning/formats';
import type { Connection } from '../../../platform/database/index.ts';
import { type AboutMail, selectMailsAbout } from '../../../platform/mail/index.ts';
import { aboutOrder } from '../about-order.ts';
import { type Fulfilment, selectFulfilments } from '../fulfilment/store.ts';
import { type OrderNote, selectNotes } from '../note/store.ts';
import type { Order } from '../order.ts';
import { selectOrder } from '../store.ts';
import { type TimelineEntryJson, type TimelineJson, type TimelineKind, timelineKinds } from './schema.ts';
import { type Deed, selectDeeds } from './store.ts';

/** Everything that happened to an order, the latest first; undefined if there is none. */
export async function readTimeline(
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<TimelineJson | undefined> {
  const order = await selectOrder(connection, websiteId, orderId);
  if (!order?.placedAt) return undefined;
  const fulfilments = await selectFulfilments(connection, websiteId, orderId);
  const entries = [
    { ...nothing, id: order.id, at: order.placedAt.toISOString(), kind: 'placed', who: buyerOf(order) } as const,
    ...(await selectDeeds(connection, websiteId, orderId)).flatMap((deed) => deedEntry(order, fulfilments, deed)),
    ...(await selectNotes(connection, websiteId, orderId)).map(noteEntry),
    ...(await selectMailsAbout(connection, websiteId, aboutOrder(orderId))).map(mailEntry),
  ];
  return {
    entries: entries
      .map((entry, place) => ({ entry, place }))
      .toSorted(latestFirst)
      .map(({ entry }) => entry),
  };
}

const nothing = { amount: null, note: null, mail: null, shipment: null };

interface Placed {
  readonly entry: TimelineEntryJson;
  readonly place: number;
}

/** What happened in one transaction has one time, and is in the order of its causes. */
function latestFirst(first: Placed, second: Placed): number {
  if (first.entry.at !== second.entry.at) return first.entry.at < second.entry.at ? 1 : -1;
  return second.place - first.place;
}

function buyerOf({ shippingAddress, billingAddress, email }: Order): string {
  const { firstName = '', lastName = '' } = shippingAddress ?? billingAddress ?? {};
  return `${firstName} ${lastName}`.trim() || email;
}

/** Notes are entries of their own, with their text. */
function deedEntry(order: Order, fulfilments: readonly Fulfilment[], deed: Deed): TimelineEntryJson[] {
  const kind = timelineKinds.find((known): known is TimelineKind => `order.${known}` === deed.what);
  if (!kind) return [];
  const { amount, fulfilmentId } = deed.after ?? {};
  const fulfilment = fulfilments.find(({ id }) => id === fulfilmentId);
  const minorUnits = typeof amount === 'string' ? BigInt(amount) : null;
  return [
    {
      ...nothing,
      id: deed.id,
      at: deed.at.toISOString(),
      kind,
      who: deed.who,
      amount: minorUnits === null ? null : writeMoney({ minorUnits, currency: order.currency }),
      shipment: fulfilment ? shipmentOf(fulfilment) : null,
    },
  ];
}

function shipmentOf({ carrier, trackingNumber, trackingUrl, lines }: Fulfilment) {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return { carrier, trackingNumber, trackingUrl, quantity };
}

function noteEntry({ id, createdAt, who, text, isMailed }: OrderNote): TimelineEntryJson {
  return { ...nothing, id, at: createdAt.toISOString(), kind: 'note', who, note: { text, isMailed } };
}

function mailEntry({ id, createdAt, kind, subject, status }: AboutMail): TimelineEntryJson {
  const mail = { id, kind, subject, status };
  return { ...nothing, id: `mail:${id}`, at: createdAt.toISOString(), kind: 'mail', who: 'Awning', mail };
}
