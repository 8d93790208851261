import type { Connection } from '../database/index.ts';
import { insertHold, releaseHold, returnOne, selectCounted, selectHolds, selectSold, takeOne } from './store.ts';

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
export async function holdStock(
  connection: Connection,
  websiteId: string,
  { cartId, orderId, expiresAt }: { readonly cartId: string; readonly orderId: string; readonly expiresAt: Date },
): Promise<void> {
  for (const { variantId, quantity } of await wantedBy(connection, websiteId, orderId)) {
    const isHeld = await insertHold(connection, websiteId, { cartId, variantId, quantity, expiresAt });
    if (!isHeld) throw new NotEnoughStockError(variantId);
  }
}

export interface Sale {
  readonly cartId: string;
  readonly orderId: string;
  readonly at: Date;
}

/** Turns holds into sales. What is no longer held is taken if there is still enough. Answers the smallest number left. */
export async function sellStock(connection: Connection, websiteId: string, sale: Sale): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (const { variantId, quantity } of await wantedBy(connection, websiteId, sale.orderId)) {
    const left = await takeOne(connection, websiteId, { ...sale, variantId, quantity });
    if (left === undefined) throw new NotEnoughStockError(variantId);
    least = Math.min(least, left);
  }
  return least;
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

/** Everybody locks stock rows by ascending id, so that two orders never wait for one another in a circle. */
async function wantedBy(connection: Connection, websiteId: string, orderId: string) {
  const counted = await selectCounted(connection, websiteId, orderId);
  return counted.toSorted((first, second) => (first.variantId < second.variantId ? -1 : 1));
}
