import type { CouponKind } from '@awning/commerce';
import { type Connection, statement } from '../../../platform/database/index.ts';

export interface CouponRow {
  readonly id: string;
  readonly code: string;
  readonly kind: CouponKind;
  /** Parts per million for a percentage, minor units for a fixed amount. */
  readonly value: bigint;
  readonly minimum: bigint;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly limitTotal: number | null;
  readonly limitPerPerson: number | null;
  readonly productIds: string[];
  readonly categories: string[];
  readonly uses: number;
}

const columns = `id, code, kind, value, minimum, starts_at as "startsAt", ends_at as "endsAt", limit_total as "limitTotal",
  limit_per_person as "limitPerPerson", product_ids as "productIds", categories, uses`;

const one = statement<CouponRow>(
  'coupon-edited',
  `select ${columns} from coupon where website_id = $1 and id = $2 and trashed_at is null`,
);

export async function selectCoupon(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<CouponRow | undefined> {
  return (await connection.run(one, [websiteId, id]))[0];
}

const usesLocked = statement<{ uses: number }>(
  'coupon-uses-locked',
  'select uses from coupon where website_id = $1 and id = $2 for update',
);

/**
 * The number of uses of a coupon, in the trash or not. The row is locked, so that no checkout uses the coupon while its
 * limit changes.
 */
export async function lockUses(connection: Connection, websiteId: string, id: string): Promise<number> {
  return (await connection.run(usesLocked, [websiteId, id]))[0]?.uses ?? 0;
}

const holderOfCode = statement<{ id: string }>(
  'coupon-holder-of-code',
  'select id from coupon where website_id = $1 and code_key = $2 and trashed_at is null',
);

export async function selectHolder(
  connection: Connection,
  websiteId: string,
  codeKey: string,
): Promise<string | undefined> {
  return (await connection.run(holderOfCode, [websiteId, codeKey]))[0]?.id;
}

const goneProducts = statement<{ id: string }>(
  'coupon-gone-products',
  `select wanted.id from unnest($2::uuid[]) wanted (id)
    where not exists (select from product where product.website_id = $1 and product.id = wanted.id)`,
);

/** Those that there are not any more; a product in the trash can come back. */
export async function selectGoneProducts(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  return (await connection.run(goneProducts, [websiteId, ids])).map(({ id }) => id);
}

/**
 * The coupons of a list that match it, in the order of a key that `id` makes unique. A later page is a statement of its own, so that it reads
 * the index from its place on.
 */
function listedBy(name: string, key: string, direction: 'asc' | 'desc') {
  const isBehind = direction === 'asc' ? '>' : '<';
  const place = key === 'id' ? 'id' : `${key}, id`;
  return {
    first: listedFrom(`coupon-listed-${name}`, '$2::uuid is null', key, direction),
    later: listedFrom(
      `coupon-listed-${name}-later`,
      `(${place}) ${isBehind} (select ${place} from coupon where website_id = $1 and id = $2)`,
      key,
      direction,
    ),
  };
}

function listedFrom(name: string, isBehind: string, key: string, direction: 'asc' | 'desc') {
  return statement<CouponRow>(
    name,
    `select ${columns} from coupon
      where website_id = $1 and trashed_at is null and ${isBehind}
        and ($3::text is null or starts_with(code_key, $3))
        and ($5::text is null or kind = $5)
        and ($6::text is null or $6 = case
              when ends_at <= $7 then 'ended'
              when limit_total is not null and uses >= limit_total then 'used-up'
              when starts_at > $7 then 'scheduled'
              else 'active' end)
      order by ${key === 'id' ? '' : `${key} ${direction}, `}id ${direction} limit $4`,
  );
}

// A coupon without an end ends last.
const end = "coalesce(ends_at, 'infinity')";

const listed = {
  newest: listedBy('newest', 'id', 'desc'),
  code: listedBy('code', 'code_key', 'asc'),
  '-code': listedBy('code-down', 'code_key', 'desc'),
  uses: listedBy('uses', 'uses', 'asc'),
  '-uses': listedBy('uses-down', 'uses', 'desc'),
  ends: listedBy('ends', end, 'asc'),
  '-ends': listedBy('ends-down', end, 'desc'),
};

interface ListPlace {
  readonly after: string | undefined;
  /** How the code begins. */
  readonly beginning: string | undefined;
  readonly status: string | undefined;
  readonly kind: string | undefined;
  /** Without one, the newest are first. */
  readonly sort: Exclude<keyof typeof listed, 'newest'> | undefined;
  /** The moment that the status is of. */
  readonly at: Date;
  readonly limit: number;
}

export async function selectListed(
  connection: Connection,
  websiteId: string,
  { after, beginning, status, kind, sort, at, limit }: ListPlace,
): Promise<CouponRow[]> {
  const values = [websiteId, after ?? null, beginning ?? null, limit, kind ?? null, status ?? null, at];
  const { first, later } = listed[sort ?? 'newest'];
  return await connection.run(after === undefined ? first : later, values);
}

const upsert = statement(
  'coupon-upsert',
  `insert into coupon (website_id, id, code, code_key, kind, value, minimum, starts_at, ends_at, limit_total, limit_per_person,
                       created_at, product_ids, categories)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
   on conflict (website_id, id) do update set code = excluded.code, code_key = excluded.code_key, kind = excluded.kind,
     value = excluded.value, minimum = excluded.minimum, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
     limit_total = excluded.limit_total, limit_per_person = excluded.limit_per_person,
     product_ids = excluded.product_ids, categories = excluded.categories, trashed_at = null`,
);

export type WrittenCoupon = Omit<CouponRow, 'uses'> & { readonly codeKey: string; readonly at: Date };

/** Inserts or updates a coupon, including one in the trash; its number of uses is kept. */
export async function upsertCoupon(connection: Connection, websiteId: string, row: WrittenCoupon): Promise<void> {
  const {
    id,
    code,
    codeKey,
    kind,
    value,
    minimum,
    startsAt,
    endsAt,
    limitTotal,
    limitPerPerson,
    productIds,
    categories,
    at,
  } = row;
  await connection.run(upsert, [
    websiteId,
    id,
    code,
    codeKey,
    kind,
    value,
    minimum,
    startsAt,
    endsAt,
    limitTotal,
    limitPerPerson,
    at,
    productIds,
    categories,
  ]);
}

const trash = statement('coupon-trash', 'update coupon set trashed_at = $3 where website_id = $1 and id = $2');

export async function trashCoupon(connection: Connection, websiteId: string, id: string, at: Date): Promise<void> {
  await connection.run(trash, [websiteId, id, at]);
}

const remove = statement(
  'coupon-delete',
  'delete from coupon where website_id = $1 and id = $2 and trashed_at is not null',
);

export async function deleteTrashed(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(remove, [websiteId, id]);
}
