import type { Coupon } from '@awning/commerce';
import { type Connection, statement } from '../../platform/database/index.ts';

// In one statement with the products that each is for: a limited coupon costs a cart no further round trip.
const couponsOfCodes = statement<Coupon>(
  'coupon-of-codes',
  `select id, code, kind, value, minimum, starts_at as "startsAt", ends_at as "endsAt", limit_total as "limitTotal", uses,
          limit_per_person as "limitPerPerson",
          (select count(*)::integer from coupon_use used where used.website_id = coupon.website_id and used.coupon_id = coupon.id
             and used.person_key = $3) as "usesByPerson",
          case when product_ids = '{}' and categories = '{}' then null else array(
            select product.id from product
             where product.website_id = coupon.website_id and product.id = any ($4::uuid[])
               and (product.id = any (coupon.product_ids)
                    or exists (select from unnest(product.categories) own (name), unnest(coupon.categories) wanted (name)
                                where lower(own.name collate "und-x-icu") = lower(wanted.name collate "und-x-icu"))))
          end as "itemIds"
     from coupon where website_id = $1 and code_key = any ($2::text[]) and trashed_at is null`,
);

export async function selectCoupons(
  connection: Connection,
  websiteId: string,
  codeKeys: readonly string[],
  personKey: string | null,
  itemIds: readonly string[],
): Promise<Coupon[]> {
  return await connection.run(couponsOfCodes, [websiteId, codeKeys, personKey, itemIds]);
}

const raise = statement<{ id: string }>(
  'coupon-raise',
  `update coupon set uses = uses + 1
    where website_id = $1 and id = $2 and trashed_at is null and (limit_total is null or uses < limit_total)
      and (starts_at is null or starts_at <= $3) and (ends_at is null or ends_at > $3)
    returning id`,
);

/** Returns false if there is no use left; then nothing has changed. The row stays locked until the transaction ends. */
export async function raiseUses(connection: Connection, websiteId: string, id: string, at: Date): Promise<boolean> {
  const rows = await connection.run(raise, [websiteId, id, at]);
  return rows.length > 0;
}

const addUse = statement<{ coupon_id: string }>(
  'coupon-use',
  `insert into coupon_use (website_id, coupon_id, order_id, person_key, at)
   select $1, coupon.id, $3, $4, $5 from coupon
    where coupon.website_id = $1 and coupon.id = $2
      and (coupon.limit_per_person is null or coupon.limit_per_person >
            (select count(*) from coupon_use used where used.website_id = $1 and used.coupon_id = $2 and used.person_key = $4))
   returning coupon_id`,
);

export interface CouponUse {
  readonly couponId: string;
  readonly orderId: string;
  readonly personKey: string;
  readonly at: Date;
}

/** Returns false if this person has used it as often as allowed; then the transaction must be rolled back. */
export async function insertUse(connection: Connection, websiteId: string, use: CouponUse): Promise<boolean> {
  const rows = await connection.run(addUse, [websiteId, use.couponId, use.orderId, use.personKey, use.at]);
  return rows.length > 0;
}

const removeUses = statement<{ couponId: string }>(
  'coupon-uses-remove',
  'delete from coupon_use where website_id = $1 and order_id = $2 returning coupon_id as "couponId"',
);

export async function deleteUses(connection: Connection, websiteId: string, orderId: string): Promise<string[]> {
  const rows = await connection.run(removeUses, [websiteId, orderId]);
  return rows.map(({ couponId }) => couponId);
}

const lower = statement('coupon-lower', 'update coupon set uses = uses - 1 where website_id = $1 and id = $2');

export async function lowerUses(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(lower, [websiteId, id]);
}

const usesOfCoupon = statement<CouponUses>(
  'coupon-uses',
  `select uses, (select count(distinct person_key)::integer from coupon_use used
                  where used.website_id = coupon.website_id and used.coupon_id = coupon.id) as people,
          (select max(at) from coupon_use used
            where used.website_id = coupon.website_id and used.coupon_id = coupon.id) as "lastUsedAt"
     from coupon where website_id = $1 and id = $2 and trashed_at is null`,
);

interface CouponUses {
  readonly uses: number;
  readonly people: number;
  readonly lastUsedAt: Date | null;
}

export async function selectUses(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<CouponUses | undefined> {
  return (await connection.run(usesOfCoupon, [websiteId, id]))[0];
}
