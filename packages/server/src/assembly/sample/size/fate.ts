import type { ShopSize } from './size.ts';

/** What became of an order after it was paid. */
export type Fate = 'waiting' | 'sent' | 'part-refunded' | 'cancelled';

const NOT_SENT_YET = 200;

/** The newest orders wait to be sent. Of all, a few were cancelled, and of those that were sent, a few refunded in part. */
export function fateOf(number: number, { orders }: Pick<ShopSize, 'orders'>): Fate {
  if (number % 37 === 0) return 'cancelled';
  if (number > orders - NOT_SENT_YET) return 'waiting';
  return number % 29 === 0 ? 'part-refunded' : 'sent';
}
