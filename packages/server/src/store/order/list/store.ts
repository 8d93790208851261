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
  readonly giftApplied: bigint;
  readonly currency: Order['currency'];
  readonly lifecycle: Order['lifecycle'];
  readonly paymentStatus: Order['paymentStatus'];
  readonly fulfilmentStatus: Order['fulfilmentStatus'];
  readonly provider: string | null;
  readonly isTest: boolean;
  readonly company: string | null;
  readonly vatNumber: string | null;
  readonly buyerNote: string | null;
}

export interface OrderFilter {
  /** The page after this order; the first page if absent. */
  readonly after: string | undefined;
  readonly lifecycle: OrderLifecycle | undefined;
  readonly paymentStatus: PaymentStatus | undefined;
  readonly fulfilmentStatus: FulfilmentStatus | undefined;
  /** Only these orders. */
  readonly ids?: readonly string[] | undefined;
  readonly search: OrderSearch | undefined;
}

/** Placed orders of at most one state, newest first. The query is built for the state, so that each one uses its own index. */
export async function selectLatest(
  connection: Connection,
  websiteId: string,
  filter: OrderFilter,
  limit: number,
): Promise<ListedOrder[]> {
  const chosen = sql`${conditionsOf(filter)} and ${behind(websiteId, filter.after)}`;
  return await selectRows(connection, websiteId, { chosen, order: byTime, limit });
}

/** Orders by their ids, in the order of a list with or without a search. */
export async function selectFound(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
  isSearch: boolean,
): Promise<ListedOrder[]> {
  const chosen = sql`orders.id = any(${ids}::uuid[])`;
  return await selectRows(connection, websiteId, { chosen, order: isSearch ? byId : byTime, limit: ids.length });
}

export const byTime = sql`orders.placed_at desc, orders.id desc`;
/** Words have the ids of their orders only. */
export const byId = sql`orders.id desc`;

interface ChosenRows {
  readonly chosen: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
}

async function selectRows({ kysely }: Connection, websiteId: string, { chosen, order, limit }: ChosenRows) {
  const { rows } = await sql<ListedOrder>`
    select orders.id, orders.number, orders.placed_at as "placedAt", orders.email, orders.total, orders.gift_applied as "giftApplied",
           orders.currency,
           orders.lifecycle, orders.payment_status as "paymentStatus", orders.fulfilment_status as "fulfilmentStatus",
           orders.provider, orders.is_test as "isTest", orders.vat_number as "vatNumber", orders.buyer_note as "buyerNote",
           coalesce(shipping_address, billing_address) ->> 'company' as company,
           trim(concat_ws(' ', coalesce(shipping_address, billing_address) ->> 'firstName',
             coalesce(shipping_address, billing_address) ->> 'lastName')) as name,
           (select coalesce(sum(line.quantity), 0)::integer from order_line line
             where line.website_id = orders.website_id and line.order_id = orders.id and line.kind = 'item') as "itemCount"
      from orders
     where orders.website_id = ${websiteId} and orders.placed_at is not null and ${chosen}
     order by ${order} limit ${limit}`.execute(kysely);
  return rows;
}

/** Whether an order comes after another one in the list. */
export function behind(websiteId: string, after: string | undefined): RawBuilder<unknown> {
  if (after === undefined) return sql`true`;
  return sql`(orders.placed_at, orders.id) < (select last.placed_at, last.id from orders last
    where last.website_id = ${websiteId} and last.id = ${after})`;
}

/** The conditions of the states that are asked for. Most orders are placed, paid and sent, so these come last. */
export function statesOf({ ids, lifecycle, paymentStatus, fulfilmentStatus }: Partial<OrderFilter>): StateCondition[] {
  const states = [
    ...(ids ? [{ isCommon: false, is: sql`orders.id = any(${ids}::uuid[])` }] : []),
    ...(lifecycle ? [{ isCommon: lifecycle === 'placed', is: sql`orders.lifecycle = ${lifecycle}` }] : []),
    ...(paymentStatus
      ? [{ isCommon: paymentStatus === 'paid', is: sql`orders.payment_status = ${paymentStatus}` }]
      : []),
    ...(fulfilmentStatus
      ? [{ isCommon: fulfilmentStatus === 'fulfilled', is: sql`orders.fulfilment_status = ${fulfilmentStatus}` }]
      : []),
  ];
  return [...states.filter(({ isCommon }) => !isCommon), ...states.filter(({ isCommon }) => isCommon)];
}

export interface StateCondition {
  readonly isCommon: boolean;
  readonly is: RawBuilder<unknown>;
}

export function conditionsOf(filter: OrderFilter): RawBuilder<unknown> {
  return sql.join([sql`true`, ...statesOf(filter).map(({ is }) => is)], sql` and `);
}
