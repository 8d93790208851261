/** The newest orders wait to be sent; the copies are of those behind them. */
const WAITING = 200;

/** The column by which a table's row belongs to an order. */
const orderTables = {
  cart: 'id',
  orders: 'id',
  order_line: 'order_id',
  order_tax: 'order_id',
  order_word: 'order_id',
  payment: 'order_id',
  payment_attempt: 'payment_id',
  test_charge: 'key',
  refund: 'order_id',
  refund_line: 'order_id',
  test_refund: 'key',
  fulfilment: 'order_id',
  fulfilment_line: 'order_id',
  stock_move: 'ref',
  sales_change: 'id',
};

/**
 * Makes as many orders as wanted of those that `awning sample` made, with all that belongs to each. They continue its pattern: each has the
 * customer and the products that the sample would have given it. It takes a tenth of the time, because the rows stay in the database.
 */
export async function multiplyOrders(client, { products, orders, customers }) {
  const { rows } = await client.query('select count(*)::integer as made from orders');
  const [{ made }] = rows;
  const more = orders - made;
  if (more === 0) return;
  await client.query('begin');
  // The rows are complete, and belong together as those do that they are made of: triggers and foreign keys have nothing to do.
  await client.query('set local session_replication_role = replica');
  await client.query(functionsOf({ products, customers }));
  await client.query(
    `create temp table step on commit drop as
       select by, ${made} as until from generate_series(${more}::bigint, ${more}) by
       union all select by, ${made - WAITING} from generate_series(0, ${more} - 1, ${made - WAITING}) by`,
  );
  for (const [table, own] of Object.entries(orderTables)) {
    process.stderr.write(`${orders} orders: ${table}\n`);
    await multiplyTable(client, table, own, more);
  }
  await client.query(numberedWords);
  await client.query(countedStock);
  await client.query('update order_counter set last_number = last_number + $1', [more]);
  for (const table of Object.keys(orderTables)) {
    process.stderr.write(`${orders} orders: indexes of ${table}\n`);
    await client.query(`reindex table ${table}`);
  }
  await client.query('commit');
}

/** What the sample derives from an order's number, for one that comes so many orders later. Ids end with numbers. */
function functionsOf({ products, customers }) {
  return `
    create function pg_temp.number_of(id text) returns bigint language sql immutable
      return ('x' || right(id, 12))::bit(48)::bigint;
    create function pg_temp.with_number(id text, number bigint) returns text language sql immutable
      return overlay(id placing lpad(to_hex(number), 12, '0') from 25);
    create function pg_temp.later(id text, by bigint) returns text language sql immutable
      return case when id like '5a3b1e00-%' then pg_temp.with_number(id, pg_temp.number_of(id) + by) else id end;
    create function pg_temp.product(number bigint, by bigint) returns bigint language sql immutable
      return 1 + (number - 1 + 7 * by) % ${products};
    create function pg_temp.variant(number bigint, by bigint) returns bigint language sql immutable
      return pg_temp.product(number / 3, by) * 3 + number % 3;
    create function pg_temp.customer(number bigint, by bigint) returns bigint language sql immutable
      return 1 + (number - 1 + by) % ${customers};
    create function pg_temp.email(email text, by bigint) returns text language sql immutable
      return case when email like 'customer-%'
        then 'customer-' || pg_temp.customer(split_part(split_part(email, '-', 2), '@', 1)::bigint, by) || '@example.com'
        else 'visitor-' || (split_part(split_part(email, '-', 2), '@', 1)::bigint + by) || '@example.com' end;`;
}

/** Replaces the table's rows. Indexes are made at the end. */
async function multiplyTable(client, table, own, more) {
  const columns = await columnsOf(client, table);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map(({ name, type }) => `(${changed(table, name, type, more)})::${type}`).join(', ');
  const isOwn = `${own}::text like '5a3b1e00-%'`;
  await client.query(
    `create temp table source on commit drop as select *, pg_temp.number_of(${own}::text) as n from ${table} where ${isOwn}`,
  );
  await client.query(`delete from ${table} where ${isOwn}`);
  await client.query(
    `update pg_index set indisready = false, indisvalid = false where indrelid = '${table}'::regclass`,
  );
  await client.query(
    `insert into ${table} (${names}) select ${values} from step, source
      where n <= until and (by = ${more} or n + by <= ${more}) ${table === 'order_word' ? String.raw`and word !~ '\d'` : ''}`,
  );
  await client.query('drop table source');
}

async function columnsOf(client, table) {
  const { rows } = await client.query(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows;
}

function changed(table, name, type, more) {
  if (type === 'timestamp with time zone') return `${name} + (by - ${more}) * interval '10 minutes'`;
  switch (name) {
    case 'number':
      return 'number + by';
    case 'item_id':
      return 'pg_temp.with_number(item_id::text, pg_temp.product(pg_temp.number_of(item_id::text), by))';
    case 'variant_id':
      return 'pg_temp.with_number(variant_id::text, pg_temp.variant(pg_temp.number_of(variant_id::text), by))';
    case 'site_user_id':
      return 'pg_temp.with_number(site_user_id::text, pg_temp.customer(pg_temp.number_of(site_user_id::text), by))';
    case 'sku':
      return `'SKU-' || pg_temp.product(pg_temp.number_of(item_id::text), by) || '-' || split_part(sku, '-', 3)`;
    case 'product_name':
      return String.raw`coalesce(regexp_replace(product_name, '\d+$', pg_temp.product(pg_temp.number_of(item_id::text), by)::text), product_name)`;
    case 'email':
    case 'email_key':
      return `pg_temp.email(${name}, by)`;
    case 'tracking_number':
      return `'0034' || (n + by)`;
    case 'token_hash':
      return 'sha256((n + by)::text::bytea)';
    case 'id':
    case 'order_id':
    case 'cart_id':
    case 'payment_id':
    case 'refund_id':
    case 'fulfilment_id':
    case 'provider_ref':
    case 'charge_key':
    case 'key':
    case 'ref':
      return `pg_temp.later(${name}::text, by)`;
    default:
      return `"${name}"`;
  }
}

/** The words of an order that contain numbers: those of its address, its products and their SKUs. */
const numberedWords = `
  insert into order_word (website_id, word, order_id)
  select website_id, word, id
    from orders, unnest(array[email_key, split_part(split_part(email_key, '-', 2), '@', 1)]) word
  union
  select website_id, word, order_id
    from order_line, unnest(array[lower(sku), split_part(sku, '-', 2)]) word
   where sku is not null`;

/** As many pieces arrived as were sold besides those that are there. */
const countedStock = `
  insert into stock_move (website_id, variant_id, kind, ref, delta, at)
  select website_id, variant_id, 'count', 'more orders', stock.on_hand - moved.sum, moved.at
    from (select website_id, variant_id, sum(delta) as sum, min(at) as at from stock_move group by website_id, variant_id) moved
    join stock using (website_id, variant_id)
   where stock.on_hand <> moved.sum`;
