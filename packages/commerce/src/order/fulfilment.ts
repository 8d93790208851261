import { CartProductType } from '@awning/site-model';
import type { FulfilmentStatus } from './order-state.ts';

/** What a fulfilment needs to know of an order's line. */
export interface FulfillableLine {
  readonly kind: 'item' | 'shipping';
  readonly productType: number | null;
  readonly quantity: number;
  /** Units that were sent or handed over. */
  readonly fulfilled: number;
  /** Units that were refunded. */
  readonly refunded: number;
}

/**
 * Whether somebody has to send or do what a line sells. Downloads and gift cards deliver themselves.
 *
 * @example
 * needsFulfilment({ kind: 'item', productType: 1 }) // => true
 * needsFulfilment({ kind: 'item', productType: 2 }) // => false
 * needsFulfilment({ kind: 'shipping', productType: null }) // => false
 */
export function needsFulfilment({ kind, productType }: Pick<FulfillableLine, 'kind' | 'productType'>): boolean {
  return kind === 'item' && (productType === CartProductType.PHYSICAL || productType === CartProductType.SERVICE);
}

/**
 * The units of a line that still have to be sent. A refunded unit that was not sent need not be.
 *
 * @example
 * unitsToFulfil({ kind: 'item', productType: 1, quantity: 3, fulfilled: 1, refunded: 1 }) // => 1
 */
export function unitsToFulfil(line: FulfillableLine): number {
  if (!needsFulfilment(line)) return 0;
  return Math.max(0, line.quantity - line.fulfilled - line.refunded);
}

/**
 * The fulfilment status of an order with these lines.
 *
 * @example
 * fulfilmentStatusOf([{ kind: 'item', productType: 1, quantity: 3, fulfilled: 1, refunded: 0 }]) // => 'partial'
 * fulfilmentStatusOf([{ kind: 'item', productType: 2, quantity: 1, fulfilled: 0, refunded: 0 }]) // => 'none_needed'
 */
export function fulfilmentStatusOf(
  lines: readonly FulfillableLine[],
): Extract<FulfilmentStatus, 'none_needed' | 'unfulfilled' | 'partial' | 'fulfilled'> {
  const isOpen = lines.some((line) => unitsToFulfil(line) > 0);
  const isBegun = lines.some(({ fulfilled }) => fulfilled > 0);
  if (isOpen) return isBegun ? 'partial' : 'unfulfilled';
  return isBegun ? 'fulfilled' : 'none_needed';
}

export type FulfilmentRequest =
  /** Everything that still has to be sent. */
  | { readonly kind: 'rest' }
  | { readonly kind: 'units'; readonly lines: readonly { readonly position: number; readonly quantity: number }[] };

export type FulfilmentSplit =
  | { readonly ok: true; readonly lines: readonly { readonly position: number; readonly quantity: number }[] }
  | { readonly ok: false; readonly reason: 'nothing' | 'unknown-line' | 'too-many-units' };

/**
 * The units that a fulfilment sends, or why it cannot. A refunded unit may still be sent, if it is named.
 *
 * @example
 * splitFulfilment([{ position: 0, kind: 'item', productType: 1, quantity: 3, fulfilled: 1, refunded: 0 }], { kind: 'rest' }) // => { ok: true, lines: [{ position: 0, quantity: 2 }] }
 */
export function splitFulfilment(
  lines: readonly (FulfillableLine & { readonly position: number })[],
  request: FulfilmentRequest,
): FulfilmentSplit {
  if (request.kind === 'rest') {
    const rest = lines.flatMap((line) => {
      const quantity = unitsToFulfil(line);
      return quantity === 0 ? [] : [{ position: line.position, quantity }];
    });
    return rest.length === 0 ? { ok: false, reason: 'nothing' } : { ok: true, lines: rest };
  }
  const positions = new Set<number>();
  for (const { position, quantity } of request.lines) {
    const line = lines.find((one) => one.position === position && needsFulfilment(one));
    if (!line || positions.has(position)) return { ok: false, reason: 'unknown-line' };
    positions.add(position);
    const isPossible = Number.isSafeInteger(quantity) && quantity > 0 && quantity <= line.quantity - line.fulfilled;
    if (!isPossible) return { ok: false, reason: 'too-many-units' };
  }
  return positions.size === 0 ? { ok: false, reason: 'nothing' } : { ok: true, lines: request.lines };
}
