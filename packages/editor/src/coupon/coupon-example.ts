import { type CurrencyCode, decimalOf, divideHalfUp, isCurrencyCode, parseMoney } from '@awning/formats';
import type { Format } from '../texts/format.ts';
import type { CouponWords } from './messages.ts';
import type { CouponBody } from './queries.ts';

interface Place {
  readonly format: Pick<Format, 'money'>;
  readonly words: Pick<CouponWords, 'example' | 'exampleShipping' | 'exampleSome' | 'exampleSomeShipping'>;
  readonly currency: string;
}

/** A worked example beside the rule: what an order costs with this coupon. Undefined while something is wrong with its numbers. */
export function couponExample(body: CouponBody, { format, words, currency }: Place): string | undefined {
  const isForAll = body.productIds.length + body.categories.length === 0;
  if (body.kind === 'free-shipping') return isForAll ? words.exampleShipping : words.exampleSomeShipping;
  if (!isCurrencyCode(currency)) return undefined;
  const total = exampleTotal(minorUnits(body.minimum, currency) ?? 0n, currency);
  const off = discountOf(body, total, currency);
  if (off === undefined || off === 0n) return undefined;
  const text = (value: bigint) =>
    format.money({ decimalValue: decimalOf({ minorUnits: value, currency }), currencyCode: currency });
  const say = isForAll ? words.example : words.exampleSome;
  return say(text(total), text(off > total ? 0n : total - off));
}

/** A round sum that the coupon counts for. */
function exampleTotal(minimum: bigint, currency: CurrencyCode): bigint {
  const usual = minorUnits('80', currency) ?? 8000n;
  return minimum > usual ? minimum : usual;
}

function discountOf({ kind, percent, amount }: CouponBody, total: bigint, currency: CurrencyCode): bigint | undefined {
  if (kind === 'fixed') return minorUnits(amount, currency);
  if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(percent) || Number(percent) > 100) return undefined;
  const [whole = '0', fraction = ''] = percent.split('.');
  return divideHalfUp(total * BigInt(whole + fraction.padEnd(4, '0')), 1_000_000n);
}

function minorUnits(decimal: string, currency: CurrencyCode): bigint | undefined {
  const parsed = parseMoney(decimal, currency);
  return parsed.ok ? parsed.money.minorUnits : undefined;
}
