import { decimalOf } from '@awning/formats';
import type { ListedOrder } from './store.ts';

/** The columns of the file; programs read it, so their names are not translated. */
export const csvHead = [
  'number',
  'placed_at',
  'email',
  'name',
  'items',
  'total',
  'currency',
  'state',
  'payment',
  'fulfilment',
  'company',
  'vat_number',
  'note',
  'gift_cards',
] as const;

export function csvRow(order: ListedOrder): string[] {
  const { number, placedAt, email, name, itemCount, total, currency, lifecycle, paymentStatus, fulfilmentStatus } =
    order;
  const amount = decimalOf({ minorUnits: total, currency });
  const giftCards = decimalOf({ minorUnits: order.giftApplied, currency });
  const fields = [String(number), placedAt.toISOString(), email, name, String(itemCount), amount, currency];
  const { company, vatNumber, buyerNote } = order;
  const states = [lifecycle, paymentStatus, fulfilmentStatus];
  return [...fields, ...states, company ?? '', vatNumber ?? '', buyerNote ?? '', giftCards];
}
