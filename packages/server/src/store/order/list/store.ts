import type { FulfilmentStatus, OrderLifecycle, PaymentStatus } from '@awning/commerce';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/index.ts';
import type { Order } from '../order.ts';
import type { OrderSearch } from '../search/search.ts';

/** A row of the list of orders, newest first. */
export interface ListedOrder {
  readonly id: string;
  readonly number: bigint;
  readonly placedAt: Date;
  readonly email: string;
  readonly name: string;
  readonly itemCount: number;
  readonly total: bigint;
  readonly currency: Order['currency'];
  readonly lifecycle: Order['lifecycle'];
  readonly paymentStatus: Order['paymentStatus'];
  readonly fulfilmentStatus: Order['fulfilmentStatus'];
}

export interface OrderFilter {
  /** The page after this order; the first page if absent. */
  readonly after: string | undefined;
  readonly lifecycle: OrderLifecycle | undefined;
  readonly paymentStatus: PaymentStatus | undefined;
  readonly fulfilmentStatus: FulfilmentStatus | undefined;
  readonly search: OrderSearch | undefined;
}

/** Placed orders, newest first. The query is built for the filter, so that each one uses its own index. */
export async function selectLatest(
  connection: Connection,
  websiteId: string,
  filter: OrderFilter,
  limit: number,
): Promise<ListedOrder[]> {
  const { search, after } = filter;
  const chosen = search
    ? sql`orders.id = any(${await selectFoundIds(connection, websiteId, { ...filter, search }, limit)}::uuid[])`
    : conditionsOf(filter);
  const behind = sql`(orders.placed_at, orders.id) < (select last.placed_at, last.id from orders last
    where last.website_id = ${websiteId} and last.id = ${after})`;
  const { rows } = await sql<ListedOrder>`
    select orders.id, orders.number, orders.placed_at as "placedAt", orders.email, orders.total, orders.currency,
           orders.lifecycle, orders.payment_status as "paymentStatus", orders.fulfilment_status as "fulfilmentStatus",
           trim(concat_ws(' ', coalesce(shipping_address, billing_address) ->> 'firstName',
             coalesce(shipping_address, billing_address) ->> 'lastName')) as name,
           (select coalesce(sum(line.quantity), 0)::integer from order_line line
             where line.website_id = orders.website_id and line.order_id = orders.id and line.kind = 'item') as "itemCount"
      from orders
     where orders.website_id = ${websiteId} and orders.placed_at is not null and ${chosen}
       ${after === undefined || search ? sql`` : sql`and ${behind}`}
     order by ${search ? sql`orders.id desc` : sql`orders.placed_at desc, orders.id desc`}
     limit ${limit}`.execute(connection.kysely);
  return rows;
}

/**
 * The latest orders that a search finds. For each word the latest orders that have it are read along the index, so that
 * the cost is bounded by the number of words and rows, however many orders there are.
 */
async function selectFoundIds(
  { kysely }: Connection,
  websiteId: string,
  filter: OrderFilter & { readonly search: OrderSearch },
  limit: number,
): Promise<string[]> {
  const { number, groups, phrase } = filter.search;
  const before = filter.after === undefined ? sql`true` : sql`orders.id < ${filter.after}`;
  const withOthers = (others: readonly (readonly string[])[]) =>
    sql.join(
      [
        sql`true`,
        ...others.map(
          (words) => sql`exists (select from order_word other where other.website_id = ${websiteId}
            and other.order_id = found.order_id and other.word = any(${words}::text[]))`,
        ),
      ],
      sql` and `,
    );
  const having = (words: readonly string[], others: readonly (readonly string[])[] = []) => sql`
    select latest.id from unnest(${words}::text[]) as searched (word)
     cross join lateral (
       select found.order_id as id from order_word found
         join orders on orders.website_id = found.website_id and orders.id = found.order_id
        where found.website_id = ${websiteId} and found.word = searched.word collate "C" and ${before}
          and ${conditionsOf(filter)} and ${withOthers(others)}
        order by found.order_id desc limit ${limit}
     ) latest`;
  const [rarest, ...others] = groups;
  const parts = [
    ...(rarest ? [having(rarest, others)] : []),
    ...(phrase.length > 0 ? [having(phrase)] : []),
    ...(number === null
      ? []
      : [
          sql`select orders.id from orders where orders.website_id = ${websiteId} and orders.number = ${number}
            and ${before} and ${conditionsOf(filter)}`,
        ]),
  ];
  if (parts.length === 0) return [];
  const union = sql.join(parts, sql` union `);
  const { rows } = await sql<{ id: string }>`
    select id from (${union}) found order by id desc limit ${limit}`.execute(kysely);
  return rows.map(({ id }) => id);
}

function conditionsOf({ lifecycle, paymentStatus, fulfilmentStatus }: OrderFilter): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(lifecycle ? [sql`orders.lifecycle = ${lifecycle}`] : []),
    ...(paymentStatus ? [sql`orders.payment_status = ${paymentStatus}`] : []),
    ...(fulfilmentStatus ? [sql`orders.fulfilment_status = ${fulfilmentStatus}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}
