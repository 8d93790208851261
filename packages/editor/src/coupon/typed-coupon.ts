import { readDecimal } from '../kit/fields/decimal-text.ts';
import { placesOf } from '../kit/fields/money-field.tsx';
import type { CouponWords } from './messages.ts';
import type { CouponBody } from './queries.ts';

/** A coupon while it is edited: a limit is what stands in its field. */
export type TypedCoupon = Omit<CouponBody, 'limitTotal' | 'limitPerPerson'> & {
  readonly limitTotal: string;
  readonly limitPerPerson: string;
};

export const newCoupon: CouponBody = {
  code: '',
  kind: 'percentage',
  percent: '10',
  amount: '0',
  minimum: '0',
  startsAt: null,
  endsAt: null,
  limitTotal: null,
  limitPerPerson: null,
  productIds: [],
  categories: [],
};

export function typedCoupon(body: CouponBody): TypedCoupon {
  return { ...body, limitTotal: limitText(body.limitTotal), limitPerPerson: limitText(body.limitPerPerson) };
}

/** What is saved. The value of another kind stays in its field while kinds are tried out, but does not belong to the coupon. */
export function couponBody(typed: TypedCoupon): CouponBody {
  const { code, kind, percent, amount, minimum, limitTotal, limitPerPerson } = typed;
  return {
    ...typed,
    code: code.trim(),
    percent: kind === 'percentage' ? percent : '0',
    amount: kind === 'fixed' ? amount : '0',
    minimum: minimum.trim() === '' ? '0' : minimum,
    limitTotal: limitOf(limitTotal),
    limitPerPerson: limitOf(limitPerPerson),
  };
}

const percentPlaces = 4;
const longestCode = 50;
const highestLimit = 1_000_000_000;

/** The rules that the server has, too, so that most faults are told before anything is sent. */
export function checkCoupon(
  typed: TypedCoupon,
  faults: CouponWords['faults'],
  currency: string,
): Record<string, string> {
  const { code, kind, percent, amount, minimum, startsAt, endsAt, limitTotal, limitPerPerson } = couponBody(typed);
  const errors: Record<string, string> = {};
  if (code === '') errors['code'] = faults.codeMissing;
  else if (Array.from(code).length > longestCode) errors['code'] = faults.codeTooLong;
  if (kind === 'percentage' && !isWithin(percent, percentPlaces, 100)) errors['percent'] = faults.percent;
  if (kind === 'fixed' && !isWithin(amount, placesOf(currency))) errors['amount'] = faults.amount;
  if (readDecimal(minimum, 'en', placesOf(currency)) === undefined) errors['minimum'] = faults.minimum;
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) errors['endsAt'] = faults.endsBeforeStart;
  if (!isLimit(limitTotal)) errors['limitTotal'] = faults.limit;
  if (!isLimit(limitPerPerson)) errors['limitPerPerson'] = faults.limit;
  return errors;
}

function isWithin(decimal: string, places: number, most = Number.POSITIVE_INFINITY): boolean {
  const read = readDecimal(decimal, 'en', places);
  return read !== undefined && Number(read) > 0 && Number(read) <= most;
}

function limitText(limit: number | null): string {
  return limit === null ? '' : String(limit);
}

/** What is no number becomes 0, which is told as a fault. */
function limitOf(typed: string): number | null {
  if (typed.trim() === '') return null;
  return /^\d+$/.test(typed) ? Number(typed) : 0;
}

function isLimit(limit: number | null): boolean {
  return limit === null || (Number.isInteger(limit) && limit >= 1 && limit <= highestLimit);
}
