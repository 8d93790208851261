import { unitsToFulfil } from '@awning/commerce';
import type { Connection } from '../../../platform/database/index.ts';
import { lineId } from '../line-id.ts';
import type { Order } from '../order.ts';
import { selectLines } from '../store.ts';
import { readFulfillable } from './fulfillable.ts';
import type { FulfilmentJson, ShipmentJson } from './schema.ts';
import { type FulfilledLine, type Fulfilment, selectFulfilments } from './store.ts';

/** The shipments of an order, oldest first, and what is left to send. */
export async function readFulfilmentViews(
  connection: Connection,
  websiteId: string,
  { id, lifecycle }: Pick<Order, 'id' | 'lifecycle'>,
): Promise<{ readonly fulfilments: FulfilmentJson[]; readonly toFulfil: FulfilmentJson['lines'] }> {
  const lines = await selectLines(connection, websiteId, id);
  const fulfillable = lifecycle === 'placed' ? await readFulfillable(connection, websiteId, id, lines) : [];
  const left = fulfillable.map((line) => ({ position: line.position, quantity: unitsToFulfil(line) }));
  return {
    fulfilments: (await selectFulfilments(connection, websiteId, id)).map((fulfilment) => viewOf(id, fulfilment)),
    toFulfil: left.filter(({ quantity }) => quantity > 0).map((line) => lineView(id, line)),
  };
}

/** The parcels that are on their way or have arrived, oldest first, for the buyer. */
export async function readShipmentViews(
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<ShipmentJson[]> {
  const fulfilments = await selectFulfilments(connection, websiteId, orderId);
  return fulfilments
    .filter(({ undoneAt }) => undoneAt === null)
    .map(({ id, carrier, trackingNumber, trackingUrl, createdAt, lines }) => ({
      id,
      carrier,
      trackingNumber,
      trackingUrl,
      createdAt: createdAt.toISOString(),
      lines: lines.map((line) => lineView(orderId, line)),
    }));
}

function viewOf(orderId: string, fulfilment: Fulfilment): FulfilmentJson {
  const { createdAt, undoneAt, lines, ...rest } = fulfilment;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    lines: lines.map((line) => lineView(orderId, line)),
  };
}

function lineView(orderId: string, { position, quantity }: FulfilledLine) {
  return { id: lineId(orderId, position), quantity };
}
