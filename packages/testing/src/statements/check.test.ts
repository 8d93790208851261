import { beforeAll, describe, expect, test } from 'vitest';
import { loadParser, statementFaults } from './check.ts';

const rules = { websiteTables: new Set(['cart', 'cart_entry', 'product', 'website_host']) };
const faults = (text: string) => statementFaults(text, rules);

beforeAll(() => loadParser());

const allowed = [
  // reading
  'select * from cart where website_id = $1',
  'select * from "cart" where "website_id" = $1 and "id" = $2',
  'select * from public.cart c where c.website_id = $1::uuid',
  'select * from cart where $1 = website_id',
  'select * from cart where (website_id, id) = ($1, $2)',
  'select * from cart where (website_id, id) in (($1, $2), ($1, $3))',
  'select * from cart where website_id in ($1, $2)',
  'select * from cart where website_id = any($1)',
  'select * from cart where website_id is not distinct from $1',
  'select * from cart where (website_id = $1 and id = $2) or (website_id = $1 and id = $3)',
  'select 1 from website where id = $1',
  'select 1 from pg_class',
  // joins
  'select * from cart c join cart_entry e on e.website_id = c.website_id and e.cart_id = c.id where c.website_id = $1',
  'select * from cart c join cart_entry e on e.website_id = c.website_id where e.website_id = $1',
  'select * from cart join cart_entry using (website_id, cart_id) where cart.website_id = $1',
  'select * from cart natural join cart_entry where website_id = $1',
  'select * from cart c left join cart_entry e on e.website_id = c.website_id where c.website_id = $1',
  'select * from cart c, cart_entry e where c.website_id = $1 and e.website_id = c.website_id',
  'select * from website w join website_host h on h.website_id = w.id where w.id = $1',
  'select * from unnest($1::uuid[], $2::uuid[]) as given (website_id, id) join cart c on c.website_id = given.website_id and c.id = given.id',
  'select * from cart c cross join lateral (select * from cart_entry e where e.website_id = c.website_id) e where c.website_id = $1',
  // subqueries and common table expressions
  'select (select count(*) from cart_entry e where e.website_id = c.website_id) from cart c where c.website_id = $1',
  'select * from cart where (website_id, id) in (select website_id, cart_id from cart_entry where website_id = $1)',
  'select * from cart c where website_id = $1 and exists (select from cart_entry e where e.website_id = c.website_id)',
  'with found as (select * from cart where website_id = $1) select * from found',
  'with cart as (select * from product where website_id = $1) select * from cart',
  'with recursive tree as (select * from product where website_id = $1 union all select p.* from product p join tree on p.website_id = tree.website_id) select * from tree',
  'select 1 from cart where website_id = $1 union all select 2 from product where website_id = $1',
  // writing
  'insert into cart (website_id, id) values ($1, $2)',
  'insert into cart (id, website_id) select id, website_id from product where website_id = $1',
  'insert into cart (website_id, id) values ($1, $2) on conflict (website_id, id) do update set version = cart.version + 1',
  'update cart set version = 1 where website_id = $1',
  'update cart c set version = 1 from cart_entry e where c.website_id = $1 and e.website_id = c.website_id',
  'delete from cart where website_id = $1',
  'delete from cart using cart_entry e where cart.website_id = e.website_id and e.website_id = $1',
  'with gone as (delete from cart_entry where website_id = $1 returning *) insert into cart (website_id, id) select website_id, id from gone',
  'merge into cart c using (select $1::uuid as website_id) given on c.website_id = given.website_id when matched then delete',
  // definitions, and exemptions with a reason
  'create index cart_latest on cart (created_at)',
  'create view open_cart as select * from cart',
  'select * from cart /* all websites: the sweep of old carts */ where created_at < $1',
  'copy cart to stdout /* all websites: export */',
];

test.for(allowed)('allows: %s', (text) => {
  expect(faults(text)).toEqual([]);
});

const forbidden: readonly (readonly [string, string])[] = [
  // reading
  ['select * from cart', 'cart'],
  ['select * from public.cart where id = $1', 'cart'],
  ['select website_id from cart where id = $1', 'cart'],
  ['select * from cart order by website_id', 'cart'],
  ['select * from cart where website_id = website_id', 'cart'],
  ['select * from cart where website_id = cart.id', 'cart'],
  ['select * from cart where website_id = owner_id', 'cart'],
  ['select * from cart where website_id <> $1', 'cart'],
  ['select * from cart where website_id is not null', 'cart'],
  ['select * from cart where not (website_id = $1)', 'cart'],
  ['select * from cart where website_id = $1 or id = $2', 'cart'],
  ["select * from cart where note = 'website_id = $1'", 'cart'],
  ['select * from cart -- website_id = $1', 'cart'],
  ['select * from cart having bool_or(website_id = $1)', 'cart'],
  ['explain analyze select * from cart', 'cart'],
  ['declare reader cursor for select * from cart', 'cart'],
  // joins
  ['select * from cart c join cart_entry e on e.cart_id = c.id where c.website_id = $1', 'cart_entry'],
  ['select * from cart c join cart_entry e on e.website_id = c.website_id', 'cart,cart_entry'],
  ['select * from cart c join cart_entry e using (website_id)', 'cart,cart_entry'],
  ['select * from cart c left join cart_entry e on c.website_id = $1 and e.website_id = $1', 'cart'],
  ['select * from cart c full join cart_entry e on c.website_id = $1 and e.website_id = $1', 'cart,cart_entry'],
  ['select * from cart a join cart b on b.id = a.id where a.website_id = $1', 'cart'],
  ['select * from cart, cart_entry where cart.website_id = $1', 'cart_entry'],
  ['select * from website w join website_host h on h.website_id = w.id', 'website_host'],
  // subqueries and common table expressions
  ['select (select count(*) from cart_entry) from cart where website_id = $1', 'cart_entry'],
  ['select * from (select * from cart) c where c.website_id = $1', 'cart'],
  [
    'select * from cart where website_id = $1 and exists (select from cart_entry e where e.cart_id = cart.id)',
    'cart_entry',
  ],
  ['select * from cart where website_id = $1 and id in (select cart_id from cart_entry)', 'cart_entry'],
  [
    'select * from cart where (website_id, id) not in (select website_id, id from product where website_id = $1)',
    'cart',
  ],
  ['with found as (select * from cart) select * from found where website_id = $1', 'cart'],
  ['select 1 from cart where website_id = $1 union select 2 from product', 'product'],
  // writing
  ['insert into cart (id) values ($1)', 'cart'],
  ['insert into cart values ($1, $2)', 'cart'],
  ['insert into cart (website_id, id) select website_id, id from product', 'product'],
  ['update cart set website_id = $1', 'cart'],
  ['update cart set version = 1 from cart_entry e where cart.website_id = $1 and e.cart_id = cart.id', 'cart_entry'],
  ['delete from cart where id = $1', 'cart'],
  ['with gone as (delete from cart_entry returning *) select * from gone where website_id = $1', 'cart_entry'],
  ['merge into cart c using product p on c.website_id = p.website_id when matched then delete', 'cart,product'],
  ['truncate cart', 'cart'],
  ['copy cart to stdout', 'cart'],
  ['copy (select * from cart) to stdout', 'cart'],
  // several statements, and exemptions without a reason
  ['select 1; select * from cart', 'cart'],
  ['select * from cart /* all websites */', 'cart'],
  ['select * from cart /* all websites: */', 'cart'],
];

test.for(forbidden)('catches: %s', ([text, tables]) => {
  expect(
    faults(text)
      .map((fault) => fault.split(':')[0])
      .join(),
  ).toBe(tables);
});

describe('the message', () => {
  test('names the table and the fault', () => {
    expect(faults('select * from cart')).toEqual(['cart: website_id is not bound to a value']);
    expect(faults('insert into cart (id) values (1)')).toEqual(['cart: website_id is not among the inserted columns']);
    expect(faults('truncate cart')).toEqual(['cart: the rows of all websites are touched']);
  });
});
