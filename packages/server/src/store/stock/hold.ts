import type { Connection } from '../../platform/database/index.ts';
import {
  type Hold,
  insertHolds,
  releaseHold,
  returnOne,
  type Sale,
  selectHolds,
  selectSold,
  takeAll,
} from './store.ts';

/** Thrown inside a transaction, because what was taken before must be given back by rolling back. */
export class NotEnoughStockError extends Error {
  readonly variantId: string;

  constructor(variantId: string) {
    super(`Not enough of variant ${variantId}`);
    this.name = 'NotEnoughStockError';
    this.variantId = variantId;
  }
}

/** Keeps stock from others from preparing an order until it is finalised or given up. Called last in its transaction. */
export async function holdStock(connection: Connection, websiteId: string, hold: Hold): Promise<void> {
  const missing = await insertHolds(connection, websiteId, hold);
  if (missing !== undefined) throw new NotEnoughStockError(missing);
}

/** Turns holds into sales. What is no longer held is taken if there is still enough. Answers the smallest number left. */
export async function sellStock(connection: Connection, websiteId: string, sale: Sale): Promise<number> {
  const taken = await takeAll(connection, websiteId, sale);
  const missing = taken.find(({ left }) => left === null);
  if (missing) throw new NotEnoughStockError(missing.variantId);
  return Math.min(...taken.map(({ left }) => left ?? 0));
}

/** Gives back what a checkout held. */
export async function releaseStock(connection: Connection, websiteId: string, cartId: string): Promise<void> {
  for (const variantId of await selectHolds(connection, websiteId, cartId)) {
    await releaseHold(connection, websiteId, cartId, variantId);
  }
}

/**
 * Puts back what an order took, when it is cancelled. Called last in its transaction. Repeating it changes nothing: the ledger has
 * one line per order and variant.
 */
export async function returnStock(
  connection: Connection,
  websiteId: string,
  { orderId, at }: { readonly orderId: string; readonly at: Date },
): Promise<void> {
  for (const { variantId, quantity } of await selectSold(connection, websiteId, orderId)) {
    await returnOne(connection, websiteId, { orderId, variantId, quantity, at });
  }
}
