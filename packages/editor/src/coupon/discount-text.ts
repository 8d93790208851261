import type { Format } from '../texts/format.ts';
import type { couponTexts } from './messages.ts';
import type { CouponBody } from './queries.ts';

/** What a coupon takes off: "12.5 %", "€5.00" or "Free shipping". */
export function discountText(
  { kind, percent, amount }: Pick<CouponBody, 'kind' | 'percent' | 'amount'>,
  format: Format,
  words: Pick<(typeof couponTexts)['en'], 'kinds'>,
  currencyCode: string,
): string {
  if (kind === 'free-shipping') return words.kinds['free-shipping'];
  return kind === 'percentage' ? format.percent(percent) : format.money({ decimalValue: amount, currencyCode });
}
