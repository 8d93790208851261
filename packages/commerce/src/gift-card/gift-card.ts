import { addMonths, momentOfWallClock, wallClockMs } from '@awning/formats';

/** What decides whether and how much a gift card pays. */
export interface SpendableCard {
  readonly id: string;
  readonly currency: string;
  readonly balance: bigint;
  /** Null until its order is paid. */
  readonly issuedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly disabledAt: Date | null;
}

/** What is taken from a card. */
export interface GiftShare {
  readonly id: string;
  readonly amount: bigint;
}

/** `used` may become `active` again by a refund. */
export type GiftCardState = 'active' | 'used' | 'expired' | 'disabled';

/**
 * @example
 * giftCardState({ balance: 100n, expiresAt: null, disabledAt: null }, new Date(0)) // => 'active'
 * giftCardState({ balance: 0n, expiresAt: null, disabledAt: null }, new Date(0)) // => 'used'
 * giftCardState({ balance: 1n, expiresAt: new Date(0), disabledAt: null }, new Date(0)) // => 'expired'
 */
export function giftCardState(
  { balance, expiresAt, disabledAt }: Pick<SpendableCard, 'balance' | 'expiresAt' | 'disabledAt'>,
  now: Date,
): GiftCardState {
  if (disabledAt !== null) return 'disabled';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return balance > 0n ? 'active' : 'used';
}

/**
 * The last second of the day on which a card expires, by the clock of the shop; null if the shop's cards do not.
 *
 * @example
 * giftCardExpiry(new Date('2026-11-18T12:00:00Z'), { giftCardMonths: 36 }, 'Europe/Berlin')?.toISOString() // => '2029-11-18T22:59:59.000Z'
 * giftCardExpiry(new Date('2026-11-18T12:00:00Z'), { giftCardMonths: 0 }, 'Europe/Berlin') // => null
 */
export function giftCardExpiry(
  from: Date,
  { giftCardMonths }: { readonly giftCardMonths: number },
  timeZone: string,
): Date | null {
  if (giftCardMonths === 0) return null;
  const shownMs = addMonths(wallClockMs(from, timeZone), giftCardMonths);
  return momentOfWallClock(shownMs - (shownMs % DAY_MS) + DAY_MS - 1000, timeZone);
}

const DAY_MS = 86_400_000;

/**
 * Whether a card can pay in this currency now.
 *
 * @example
 * isSpendable({ id: '', currency: 'EUR', balance: 1n, issuedAt: new Date(0), expiresAt: null, disabledAt: null }, 'EUR', new Date(0)) // => true
 * isSpendable({ id: '', currency: 'EUR', balance: 1n, issuedAt: null, expiresAt: null, disabledAt: null }, 'EUR', new Date(0)) // => false
 */
export function isSpendable(card: SpendableCard, currency: string, now: Date): boolean {
  return card.issuedAt !== null && card.currency === currency && giftCardState(card, now) === 'active';
}

/**
 * What each card pays of a total, in the order in which they were entered. A card that pays nothing is left out.
 *
 * @example
 * spendGiftCards(70n, [{ id: 'a', balance: 50n }, { id: 'b', balance: 50n }]) // => [{ id: 'a', amount: 50n }, { id: 'b', amount: 20n }]
 * spendGiftCards(50n, [{ id: 'a', balance: 50n }, { id: 'b', balance: 50n }]) // => [{ id: 'a', amount: 50n }]
 */
export function spendGiftCards(total: bigint, cards: readonly Pick<SpendableCard, 'id' | 'balance'>[]): GiftShare[] {
  return shareInTurn(
    total,
    cards.map(({ id, balance }) => ({ id, amount: balance })),
  );
}

/**
 * Fills shares one after the other until the amount is used up.
 *
 * @example
 * shareInTurn(3n, [{ id: 'a', amount: 2n }, { id: 'b', amount: 2n }]) // => [{ id: 'a', amount: 2n }, { id: 'b', amount: 1n }]
 */
export function shareInTurn(amount: bigint, most: readonly GiftShare[]): GiftShare[] {
  let left = amount;
  return most.flatMap(({ id, amount: limit }) => {
    const share = limit < left ? limit : left;
    left -= share;
    return share > 0n ? [{ id, amount: share }] : [];
  });
}
