import type { CurrencyCode } from '@awning/formats';
import { type Connection, statement } from '../../platform/database/index.ts';

/** Best sellers are those of this many days. */
const BEST_SELLER_DAYS = 30;

const due = statement<{ websiteId: string }>(
  'sales-due',
  `/* all websites: the job counts the sales of each */
   select distinct website_id as "websiteId" from sales_change`,
);

/** Websites with sales that are not counted yet. A new day alone is counted when the dashboard is opened. */
export async function selectWebsitesBehind(connection: Connection): Promise<readonly string[]> {
  return (await connection.run(due, [])).map(({ websiteId }) => websiteId);
}

// An order that is being placed holds the counter until it is placed, and has noted itself before: either it is seen here, or its note stays.
const counted = statement(
  'sales-counted',
  `delete from sales_change
    using (select last_number from order_counter where website_id = $1 for update) counter
    where sales_change.website_id = $1 and kind = 'orders'
      and exists (select from sales_fold fold where fold.website_id = $1 and fold.last_number >= counter.last_number)`,
);

/** Forgets that a website has new orders, unless some are not counted yet. Not with the sums: whoever places an order waits for it. */
export async function deleteCounted(connection: Connection, websiteId: string): Promise<void> {
  await connection.run(counted, [websiteId]);
}

const behind = statement<{ isBehind: boolean }>(
  'sales-behind',
  `select not exists (select from sales_fold fold
            where fold.website_id = $1 and fold.time_zone = sales_zone($2) and fold.day >= ($3::timestamptz at time zone fold.time_zone)::date
              and fold.last_number >= coalesce((select last_number from order_counter where website_id = $1), 0))
          or exists (select from sales_change where website_id = $1 and kind <> 'orders') as "isBehind"`,
);

export async function selectIsBehind(
  connection: Connection,
  websiteId: string,
  timeZone: string,
  now: Date,
): Promise<boolean> {
  return (await connection.run(behind, [websiteId, timeZone, now]))[0]?.isBehind ?? true;
}

export interface Fold {
  readonly timeZone: string;
  /** The time zone that the days have to have from now on. */
  readonly wantedZone: string;
  readonly day: string;
  readonly today: string;
  readonly lastNumber: bigint;
}

const addFold = statement(
  'sales-fold-add',
  `insert into sales_fold (website_id, time_zone, day, last_number)
   select $1, zone, ($3::timestamptz at time zone zone)::date, 0 from sales_zone($2) zone
   on conflict (website_id) do nothing`,
);

const foldOf = statement<Fold>(
  'sales-fold-lock',
  `select time_zone as "timeZone", zone as "wantedZone", day::text as day,
          ($3::timestamptz at time zone zone)::date::text as today, last_number as "lastNumber"
     from sales_fold, sales_zone($2) zone
    where website_id = $1 for update of sales_fold`,
);

/** Up to where sales are counted. Whoever counts as well waits until the transaction ends. */
export async function lockFold(
  connection: Connection,
  websiteId: string,
  timeZone: string,
  now: Date,
): Promise<Fold | undefined> {
  await connection.run(addFold, [websiteId, timeZone, now]);
  return (await connection.run(foldOf, [websiteId, timeZone, now]))[0];
}

const forget = statement(
  'sales-forget',
  `with days as (delete from sales_day where website_id = $1),
        products as (delete from sales_of_product where website_id = $1),
        sellers as (delete from best_seller where website_id = $1),
        again as (
          insert into sales_change (website_id, kind, id)
          select website_id, 'refund', id from refund where website_id = $1 and state = 'done'
          union all select website_id, 'cancellation', id from orders where website_id = $1 and lifecycle = 'cancelled'
          on conflict do nothing
        )
   update sales_fold set time_zone = $2, day = $3, last_number = 0 where website_id = $1`,
);

/** With another time zone every day is another one: all sums are made again. */
export async function deleteSums(connection: Connection, websiteId: string, fold: Fold): Promise<void> {
  await connection.run(forget, [websiteId, fold.wantedZone, fold.today]);
}

// Days that enter are those after the last one that was counted, unless they have left already.
const moveOn = statement(
  'sales-next-day',
  `with changed as (
     select product_id, sum(case when day > $2::date then units else -units end) as units
       from sales_of_product
      where website_id = $1
        and ((day > greatest($2::date, $3::date - $4::integer) and day <= $3::date)
          or (day > $2::date - $4::integer and day <= least($2::date, $3::date - $4::integer)))
      group by product_id
   ), counted as (
     insert into best_seller as seller (website_id, product_id, units)
     select $1, product_id, units from changed where units <> 0 order by product_id
     on conflict (website_id, product_id) do update set units = seller.units + excluded.units
   )
   update sales_fold set day = $3::date where website_id = $1`,
);

const dropIdle = statement('sales-idle', `delete from best_seller where website_id = $1 and units = 0`);

/** A new day: best sellers lose the units of the day that is 30 days old. */
export async function updateDay(connection: Connection, websiteId: string, { day, today }: Fold): Promise<void> {
  await connection.run(moveOn, [websiteId, day, today, BEST_SELLER_DAYS]);
  await connection.run(dropIdle, [websiteId]);
}

/** Orders that moved no money do not count, and gift cards only when they are spent. */
const counts = `(not orders.is_test and not exists (select from gift_card
       where gift_card.website_id = orders.website_id and gift_card.order_id = orders.id))`;

// An order counts on the day it was placed, a refund on the day it was made. Cancelling takes
// away what was never paid; what was paid is taken away by its refund.
const addUp = statement(
  'sales-fold',
  `with placed as (
     select id, number, currency, total, ${counts} as counts, (placed_at at time zone $2)::date as day
       from orders where website_id = $1 and number > $3 order by number limit $6
   ), change as (
     delete from sales_change
      where website_id = $1
        and (kind, id) in (select kind, id from sales_change where website_id = $1 and kind <> 'orders' order by kind, id limit $6)
     returning kind, id
   ), refunded as (
     select refund.id, refund.amount, orders.currency, (refund.ended_at at time zone $2)::date as day
       from change
       join refund on refund.website_id = $1 and refund.id = change.id and refund.state = 'done'
       join orders on orders.website_id = $1 and orders.id = refund.order_id and orders.placed_at is not null and ${counts}
      where change.kind = 'refund'
   ), cancelled as (
     select orders.id, orders.currency, orders.total, (orders.cancelled_at at time zone $2)::date as day
       from change
       join orders on orders.website_id = $1 and orders.id = change.id and orders.cancelled_at is not null and ${counts}
      where change.kind = 'cancellation' and orders.gift_applied < orders.total
        and not exists (select from payment where payment.website_id = $1 and payment.order_id = orders.id and payment.captured > 0)
   ), money as (
     select day, currency, 1 as orders, total as placed, 0 as refunded, 0 as cancelled from placed where counts
     union all select day, currency, 0, 0, amount, 0 from refunded
     union all select day, currency, 0, 0, 0, total from cancelled
   ), days as (
     insert into sales_day as known (website_id, day, currency, orders, placed, refunded, cancelled)
     select $1, day, currency, sum(orders), sum(placed), sum(refunded), sum(cancelled) from money group by day, currency
     on conflict (website_id, day, currency) do update
       set orders = known.orders + excluded.orders, placed = known.placed + excluded.placed,
           refunded = known.refunded + excluded.refunded, cancelled = known.cancelled + excluded.cancelled
   ), sold as (
     select line.item_id, placed.day, placed.currency, line.quantity as units, line.total as amount
       from placed join order_line line on line.website_id = $1 and line.order_id = placed.id
      where line.item_id is not null and placed.counts
     union all
     select line.item_id, refunded.day, refunded.currency, -part.quantity, -part.amount
       from refunded
       join refund_line part on part.website_id = $1 and part.refund_id = refunded.id
       join order_line line on line.website_id = $1 and line.order_id = part.order_id and line.position = part.position
      where line.item_id is not null
     union all
     select line.item_id, cancelled.day, cancelled.currency, -line.quantity, -line.total
       from cancelled join order_line line on line.website_id = $1 and line.order_id = cancelled.id
      where line.item_id is not null
   ), products as (
     insert into sales_of_product as known (website_id, product_id, day, currency, units, amount)
     select $1, item_id, day, currency, sum(units), sum(amount) from sold group by item_id, day, currency
     on conflict (website_id, product_id, day, currency) do update
       set units = known.units + excluded.units, amount = known.amount + excluded.amount
   ), sellers as (
     insert into best_seller as known (website_id, product_id, units)
     select $1, item_id, sum(units) from sold where day > $4::date - $5::integer and day <= $4::date group by item_id
     on conflict (website_id, product_id) do update set units = known.units + excluded.units
   )
   update sales_fold set last_number = coalesce((select max(number) from placed), last_number) where website_id = $1`,
);

/** Counts the next orders, refunds and cancellations, at most so many of each. The fold is locked. */
export async function upsertSums(
  connection: Connection,
  websiteId: string,
  { timeZone, day, lastNumber }: Pick<Fold, 'timeZone' | 'day' | 'lastNumber'>,
  most: number,
): Promise<void> {
  await connection.run(addUp, [websiteId, timeZone, lastNumber, day, BEST_SELLER_DAYS, most]);
}

export interface Sums {
  readonly orders: number;
  readonly placed: bigint;
  readonly refunded: bigint;
  readonly cancelled: bigint;
}

export interface DaySums extends Sums {
  readonly day: string;
  readonly currency: CurrencyCode;
}

const today = statement<{ day: string }>(
  'sales-today',
  `select day::text as day from sales_fold where website_id = $1`,
);

/** The day until which sales are counted; undefined before the first count. */
export async function selectToday(connection: Connection, websiteId: string): Promise<string | undefined> {
  return (await connection.run(today, [websiteId]))[0]?.day;
}

const ofDays = statement<DaySums>(
  'sales-days',
  `select day::text as day, currency, orders, placed, refunded, cancelled
     from sales_day where website_id = $1 and day > $2::date - $3::integer and day <= $2::date
    order by day, currency`,
);

/** The sums of the last days; a day without sales has none. */
export async function selectDays(
  connection: Connection,
  websiteId: string,
  until: string,
  days: number,
): Promise<DaySums[]> {
  return await connection.run(ofDays, [websiteId, until, days]);
}

export interface BestSeller {
  readonly productId: string;
  /** Null if the product is gone. */
  readonly title: string | null;
  readonly units: number;
  readonly amounts: readonly { readonly currency: CurrencyCode; readonly amount: string }[];
}

const bestSellers = statement<BestSeller>(
  'sales-best',
  `select seller.product_id as "productId", seller.units, product.texts -> $4::text ->> 'name' as title,
          coalesce((select json_agg(json_build_object('currency', sum.currency, 'amount', sum.amount::text) order by sum.currency)
             from (select currency, sum(amount) as amount from sales_of_product of_day
                    where of_day.website_id = $1 and of_day.product_id = seller.product_id
                      and of_day.day > $2::date - $3::integer and of_day.day <= $2::date
                    group by currency) sum), '[]') as amounts
     from best_seller seller
     left join product on product.website_id = $1 and product.id = seller.product_id
    where seller.website_id = $1 and seller.units > 0
    order by seller.units desc, seller.product_id desc limit $5`,
);

/** The products with most units in the 30 days until this one. */
export async function selectBestSellers(
  connection: Connection,
  websiteId: string,
  { until, language, most }: { readonly until: string; readonly language: string; readonly most: number },
): Promise<BestSeller[]> {
  return await connection.run(bestSellers, [websiteId, until, BEST_SELLER_DAYS, language, most]);
}
