import { couponKey } from '@awning/commerce';
import { type CurrencyCode, truncateText } from '@awning/formats';
import { defineDocument, type EditContext, type ListQuery, type ReadContext } from '../../../platform/editing/index.ts';
import { isMoment } from '../../../platform/moment.ts';
import { amountText, percentText, readAmount, readPercent } from '../../amount/index.ts';
import { storeCurrency } from '../../catalogue/index.ts';
import { couponMessages } from '../messages.ts';
import { CouponBody, type CouponFilters, couponFacts, couponFilters } from './schema.ts';
import {
  type CouponRow,
  deleteTrashed,
  lockUses,
  selectCoupon,
  selectGoneProducts,
  selectHolder,
  selectListed,
  trashCoupon,
  upsertCoupon,
} from './store.ts';

const noGoods = { productIds: [], categories: [] };

/** A coupon as a document; it is valid as soon as it is saved. */
export const couponDocument = defineDocument({
  kind: 'coupon',
  path: '/api/commerce/coupons',
  words: { one: 'coupon', many: 'coupons' },
  schema: CouponBody,
  schemaVersion: 2,
  // Before coupons could be limited, each was for everything.
  upgrade: (body) => ({ ...noGoods, ...(body as object) }),
  right: 'coupons.edit',
  planFlag: 'COMMERCE',
  hasDrafts: false,
  example: {
    code: 'SPRING',
    kind: 'percentage',
    percent: '10',
    amount: '0',
    minimum: '0',
    startsAt: null,
    endsAt: null,
    limitTotal: null,
    limitPerPerson: null,
    ...noGoods,
  },
  load: async ({ connection, website }, id) => {
    const row = await selectCoupon(connection, website.id, id);
    return row && { body: bodyOf(row, storeCurrency(website)), isVisible: true };
  },
  check,
  write: async ({ connection, website, clock }, id, body) => {
    await upsertCoupon(connection, website.id, { ...rowOf(body, id, storeCurrency(website)), at: clock.now() });
  },
  many: {
    title: ({ code }) => code,
    facts: couponFacts,
    filters: couponFilters,
    list,
    hide: async ({ connection, website, clock }, id) => {
      await trashCoupon(connection, website.id, id, clock.now());
      return undefined;
    },
    purge: async ({ connection, website }, id) => {
      await deleteTrashed(connection, website.id, id);
      return undefined;
    },
    copy: async ({ connection, website }, body) => {
      for (let number = 2; ; number += 1) {
        const code = `${truncateText(body.code, 44)}-${number}`;
        if ((await selectHolder(connection, website.id, couponKey(code))) === undefined) return { ...body, code };
      }
    },
  },
  uniqueKeys: { coupon_one_per_code: { field: 'code', message: couponMessages.codeTaken } },
  // No cached page shows a coupon; carts read it each time.
  subjects: () => [],
});

async function list({ connection, website, clock }: ReadContext, { after, search, limit, filters }: ListQuery) {
  const beginning = search ? couponKey(search) : undefined;
  const { status, kind, sort } = filters as Partial<CouponFilters>;
  const place = { after, beginning, limit, status, kind, sort, at: clock.now() };
  const rows = await selectListed(connection, website.id, place);
  const currency = storeCurrency(website);
  return rows.map((row) => ({ id: row.id, title: row.code, facts: factsOf(row, currency) }));
}

function factsOf(row: CouponRow, currency: CurrencyCode) {
  const { kind, percent, amount, startsAt, endsAt, limitTotal } = bodyOf(row, currency);
  return { kind, percent, amount, startsAt, endsAt, limitTotal, uses: row.uses };
}

async function check({ connection, website }: EditContext, body: CouponBody, id: string) {
  const row = rowOf(body, id, storeCurrency(website));
  const errors: Record<string, string> = {};
  if (body.kind === 'percentage' && row.value > 1_000_000n) errors['percent'] = couponMessages.percentTooHigh;
  if (body.kind === 'percentage' && row.value === 0n) errors['percent'] = couponMessages.nothingOff;
  if (body.kind === 'fixed' && row.value === 0n) errors['amount'] = couponMessages.nothingOff;
  for (const name of ['startsAt', 'endsAt'] as const) {
    if (body[name] !== null && !isMoment(body[name])) errors[name] = couponMessages.notAMoment;
  }
  if (row.startsAt && row.endsAt && row.endsAt <= row.startsAt) errors['endsAt'] = couponMessages.endsBeforeStart;
  const holder = await selectHolder(connection, website.id, row.codeKey);
  if (holder !== undefined && holder !== id) errors['code'] = couponMessages.codeTaken;
  const goneIds = await selectGoneProducts(connection, website.id, body.productIds);
  if (goneIds.length > 0) errors['productIds'] = couponMessages.productsGone;
  const uses = await lockUses(connection, website.id, id);
  if (row.limitTotal !== null && row.limitTotal < uses) errors['limitTotal'] = couponMessages.usedMoreOften(uses);
  return Object.keys(errors).length > 0 ? ({ ok: false, errors } as const) : ({ ok: true, body } as const);
}

function bodyOf(row: CouponRow, currency: CurrencyCode): CouponBody {
  const { code, kind, value, minimum, startsAt, endsAt, limitTotal, limitPerPerson, productIds, categories } = row;
  return {
    code,
    kind,
    percent: kind === 'percentage' ? percentText(value) : '0',
    amount: kind === 'fixed' ? amountText(value, currency) : '0',
    minimum: amountText(minimum, currency),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    limitTotal,
    limitPerPerson,
    productIds,
    categories,
  };
}

function rowOf(body: CouponBody, id: string, currency: CurrencyCode) {
  const { code, kind, percent, amount, minimum, startsAt, endsAt, limitTotal, limitPerPerson } = body;
  const { productIds, categories } = body;
  const values = {
    percentage: () => readPercent(percent),
    fixed: () => readAmount(amount, currency),
    'free-shipping': () => 0n,
  };
  return {
    id,
    code,
    codeKey: couponKey(code),
    kind,
    value: values[kind](),
    minimum: readAmount(minimum, currency),
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    limitTotal,
    limitPerPerson,
    productIds,
    categories,
  };
}
