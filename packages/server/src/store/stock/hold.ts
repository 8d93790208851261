import type { Connection } from '../../platform/database/index.ts';
import { announceStock } from './announce-stock.ts';
import {
  type Hold,
  insertHolds,
  type RestockedRefund,
  releaseHold,
  returnRefunded,
  returnVariant,
  type Sale,
  type ShownChange,
  selectHolds,
  selectLeft,
  takeHeldStock,
} from './store.ts';

/** Thrown inside a transaction, because earlier holds must be rolled back. */
export class NotEnoughStockError extends Error {
  readonly variantId: string;

  constructor(variantId: string) {
    super(`Not enough of variant ${variantId}`);
    this.name = 'NotEnoughStockError';
    this.variantId = variantId;
  }
}

/** Reserves stock from preparing an order until it is finalised or given up. Called last in its transaction. */
export async function holdStock(connection: Connection, websiteId: string, hold: Hold): Promise<void> {
  const wanted = await insertHolds(connection, websiteId, hold);
  const missing = wanted.find(({ isHeld }) => !isHeld);
  if (missing) throw new NotEnoughStockError(missing.variantId);
  await announceStock(connection, websiteId, wanted);
}

/** A counted variant after a sale. */
export interface SoldVariant {
  readonly variantId: string;
  readonly sold: number;
  readonly left: number;
}

/** Turns holds into sales. What is no longer held is taken if there is still enough. */
export async function sellStock(connection: Connection, websiteId: string, sale: Sale): Promise<SoldVariant[]> {
  const wanted = await takeHeldStock(connection, websiteId, sale);
  const missing = wanted.find(({ isTaken }) => !isTaken);
  if (missing) throw new NotEnoughStockError(missing.variantId);
  const shown = wanted.filter(({ isShown }) => isShown);
  await announceStock(connection, websiteId, shown);
  return wanted.map(({ variantId, quantity, left }) => ({ variantId, sold: quantity ?? 0, left: left ?? 0 }));
}

/** Releases the holds of a checkout. */
export async function releaseStock(connection: Connection, websiteId: string, cartId: string): Promise<void> {
  const released: ShownChange[] = [];
  for (const variantId of await selectHolds(connection, websiteId, cartId)) {
    released.push(...(await releaseHold(connection, websiteId, cartId, variantId)));
  }
  await announceStock(connection, websiteId, released);
}

/**
 * Returns the stock of a cancelled order as far as it is still there. Called last in its transaction. Safe to repeat:
 * the ledger has one line per order and variant.
 */
export async function returnStock(
  connection: Connection,
  websiteId: string,
  { orderId, at }: { readonly orderId: string; readonly at: Date },
): Promise<void> {
  const returned: ShownChange[] = [];
  for (const { variantId, quantity } of await selectLeft(connection, websiteId, orderId)) {
    returned.push(...(await returnVariant(connection, websiteId, { orderId, variantId, quantity, at })));
  }
  await announceStock(connection, websiteId, returned);
}

/** Returns the refunded units of an order that stands. Called last in its transaction. Safe to repeat. */
export async function restockRefund(connection: Connection, websiteId: string, refund: RestockedRefund): Promise<void> {
  await announceStock(connection, websiteId, await returnRefunded(connection, websiteId, refund));
}
