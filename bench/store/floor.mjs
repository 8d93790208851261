// The least that a shop can do: bare `node:http`, prepared statements, small transactions. `?bytes=` sets the length of the response.
import { createServer } from 'node:http';
import { Pool } from 'pg';

const [host, port] = process.argv.slice(2);
const pool = new Pool({ host, port: Number(port), user: 'awning', database: 'awning', max: 10 });

await prepareTables();
const server = createServer((request, response) => void answer(request, response));

async function answer(request, response) {
  const url = new URL(request.url, 'http://floor');
  for await (const _ of request);
  try {
    await operations[url.pathname](url.searchParams);
    send(response, 200, Number(url.searchParams.get('bytes')));
  } catch (error) {
    console.error(error);
    send(response, 500, 0);
  }
}

server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));

const operations = {
  '/list': () => run('floor-list', 'select id, name, price from floor.product where id > $1 order by id limit 24', [0]),
  '/product': (query) =>
    run('floor-product', 'select id, name, price from floor.product where id = $1', [query.get('id')]),
  '/cart/new': (query) =>
    inTransaction((client) =>
      runOn(client, 'floor-cart', 'insert into floor.cart (id) values ($1)', [query.get('cart')]),
    ),
  '/cart/add': (query) =>
    inTransaction((client) =>
      runOn(
        client,
        'floor-add',
        'insert into floor.entry (cart_id, product_id, quantity) values ($1, $2, 1) on conflict (cart_id, product_id) do update set quantity = entry.quantity + 1',
        [query.get('cart'), query.get('id')],
      ),
    ),
  '/cart/change': (query) =>
    inTransaction((client) =>
      runOn(client, 'floor-change', 'update floor.entry set quantity = 2 where cart_id = $1 and product_id = $2', [
        query.get('cart'),
        query.get('id'),
      ]),
    ),
  '/cart': (query) =>
    run('floor-read', 'select product_id, quantity from floor.entry where cart_id = $1', [query.get('cart')]),
  '/order': async (query) => {
    await inTransaction(async (client) => {
      await runOn(client, 'floor-order', 'insert into floor.orders (id, state) values ($1, 1)', [query.get('cart')]);
      await runOn(client, 'floor-take', 'update floor.product set stock = stock - 1 where id = $1 and stock > 0', [
        query.get('id'),
      ]);
    });
    await inTransaction((client) =>
      runOn(client, 'floor-paid', 'update floor.orders set state = 2 where id = $1', [query.get('cart')]),
    );
  },
};

function run(name, text, values) {
  return pool.query({ name, text, values });
}

function runOn(client, name, text, values) {
  return client.query({ name, text, values });
}

async function inTransaction(work) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    client.release();
  }
}

const filler = Buffer.alloc(2_000_000, 'x');

function send(response, status, bytes) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes });
  response.end(filler.subarray(0, bytes));
}

async function prepareTables() {
  await pool.query(`
    drop schema if exists floor cascade;
    create schema floor;
    create table floor.product (id integer primary key, name text not null, price bigint not null, stock integer not null);
    insert into floor.product select n, 'Item ' || n, 1000 + n, 1000000 from generate_series(1, 10000) n;
    create table floor.cart (id bigint primary key);
    create table floor.entry (cart_id bigint, product_id integer, quantity integer not null, primary key (cart_id, product_id));
    create table floor.orders (id bigint primary key, state smallint not null);
    analyze floor.product;
  `);
}
