import type { CouponKind } from '@awning/commerce';
import { sql } from 'kysely';
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

// A coupon without an end ends last.
const end = sql.raw("coalesce(ends_at, 'infinity')");

const orders = {
  newest: { key: undefined, direction: 'desc' },
  code: { key: sql.raw('code_key'), direction: 'asc' },
  '-code': { key: sql.raw('code_key'), direction: 'desc' },
  uses: { key: sql.raw('uses'), direction: 'asc' },
  '-uses': { key: sql.raw('uses'), direction: 'desc' },
  ends: { key: end, direction: 'asc' },
  '-ends': { key: end, direction: 'desc' },
} as const;

// As in the index; without a limit it is null.
const isUsedUp = sql`coalesce(uses >= limit_total, false)`;

/** What a coupon of a status is at a moment. */
const conditions = {
  ended: (at: Date) => [sql`ends_at <= ${at}`],
  'used-up': (at: Date) => [sql`(ends_at is null or ends_at > ${at})`, isUsedUp],
  scheduled: (at: Date) => [sql`(ends_at is null or ends_at > ${at})`, sql`not ${isUsedUp}`, sql`starts_at > ${at}`],
  active: (at: Date) => [
    sql`(ends_at is null or ends_at > ${at})`,
    sql`not ${isUsedUp}`,
    sql`(starts_at is null or starts_at <= ${at})`,
  ],
} as const;

interface ListPlace {
  readonly after: string | undefined;
  /** How the code begins. */
  readonly beginning: string | undefined;
  readonly status: keyof typeof conditions | undefined;
  readonly kind: string | undefined;
  /** Without one, the newest are first. */
  readonly sort: Exclude<keyof typeof orders, 'newest'> | undefined;
  /** The moment that the status is of. */
  readonly at: Date;
  readonly limit: number;
}

/**
 * The coupons of a list that match it, in the order of a key that `id` makes unique. Planned for each list: what many have is met soon in its
 * order, and what few have is found by an index.
 */
export async function selectListed(
  { kysely }: Connection,
  websiteId: string,
  { after, beginning, status, kind, sort, at, limit }: ListPlace,
): Promise<CouponRow[]> {
  const { key, direction } = orders[sort ?? 'newest'];
  const place = key === undefined ? sql`id` : sql`${key}, id`;
  const [isBehind, sorted] = direction === 'asc' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const wanted = [
    sql`website_id = ${websiteId} and trashed_at is null`,
    ...(after === undefined
      ? []
      : [sql`(${place}) ${isBehind} (select ${place} from coupon where website_id = ${websiteId} and id = ${after})`]),
    ...(beginning === undefined ? [] : [sql`starts_with(code_key, ${beginning})`]),
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(status === undefined ? [] : conditions[status](at)),
  ];
  const { rows } = await sql<CouponRow>`
    select ${sql.raw(columns)} from coupon where ${sql.join(wanted, sql` and `)}
     order by ${key === undefined ? sql`` : sql`${key} ${sorted}, `}id ${sorted} limit ${limit}`.execute(kysely);
  return rows;
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
