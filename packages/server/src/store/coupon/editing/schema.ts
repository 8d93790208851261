import { couponKinds, couponLimits } from '@awning/commerce';
import { contentLimits } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';
import { Moment } from '../../../platform/moment.ts';
import { Amount, decimalType } from '../../amount/index.ts';

const OptionalMoment = Type.Union([Moment, Type.Null()]);
const OptionalLimit = Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000_000 }), Type.Null()]);

/** A coupon as an owner enters it. Amounts are in the store's currency. */
export const CouponBody = Type.Object(
  {
    code: Type.String({
      pattern: '^\\S(.{0,48}\\S)?$',
      maxLength: 50,
      description: 'What visitors type; letter case does not matter',
      errorMessage: 'Enter a code of up to 50 characters that neither begins nor ends with a space.',
    }),
    kind: Type.Union(couponKinds.map((kind) => Type.Literal(kind))),
    percent: decimalType(4, 'For a percentage: 12.5 takes an eighth off'),
    /** For a fixed amount. */
    amount: Amount,
    /** The minimum subtotal. */
    minimum: Amount,
    startsAt: OptionalMoment,
    endsAt: OptionalMoment,
    limitTotal: OptionalLimit,
    limitPerPerson: OptionalLimit,
    productIds: Type.Array(Id, {
      maxItems: couponLimits.products,
      uniqueItems: true,
      description: 'The products that it is for, beside those of the categories; for all if there are neither',
    }),
    categories: Type.Array(Type.String({ minLength: 1, maxLength: contentLimits.categoryLength }), {
      maxItems: couponLimits.categories,
      uniqueItems: true,
      description: 'It is for all products of these categories; letter case does not matter',
    }),
  },
  { additionalProperties: false },
);
export type CouponBody = Static<typeof CouponBody>;

const { kind, percent, amount, startsAt, endsAt, limitTotal } = CouponBody.properties;

/** Whether a coupon can be used now, and why not. */
const couponStatuses = ['active', 'scheduled', 'ended', 'used-up'] as const;

/** A minus puts the highest first. */
const couponSorts = ['code', '-code', 'uses', '-uses', 'ends', '-ends'] as const;

/** What a list can be narrowed to, and its order; without one, the newest are first. */
export const couponFilters = {
  status: Type.Union(couponStatuses.map((status) => Type.Literal(status))),
  kind,
  sort: Type.Union(couponSorts.map((sort) => Type.Literal(sort))),
};

export interface CouponFilters {
  readonly status: (typeof couponStatuses)[number];
  readonly kind: CouponBody['kind'];
  readonly sort: (typeof couponSorts)[number];
}

/** The fields of a coupon in lists. */
export const couponFacts = { kind, percent, amount, startsAt, endsAt, limitTotal, uses: Type.Integer() };
