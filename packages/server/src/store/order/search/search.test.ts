import { TeamRole } from '@awning/site-model';
import { addOrder, addProduct, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address } from '../../checkout/checkout.fixture.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
});
afterAll(() => server.close());

async function find(search: string, more = ''): Promise<string[]> {
  const answer = await manager.get(`/api/commerce/orders?search=${encodeURIComponent(search)}${more}`);
  return answer.json<{ orders: { id: string }[] }>().orders.map(({ id }) => id);
}

function of(firstName: string, lastName: string) {
  const home = { ...address, firstName, lastName };
  return { checkout: { shippingAddress: home, billingAddress: home } };
}

describe('an order is found', () => {
  test.for<[string, string | null]>([
    ['the first name', 'wilhelmine'],
    ['the beginning of the last name, without its accent', 'Ackermul'],
    ['the full name', 'Wilhelmine Ackermüller'],
    ['the name the other way round', 'ackermüller wilhelmine'],
    ['the beginning of the address', 'w.acker'],
    ['the whole address', 'W.Acker@example.com'],
    ['a word of the product', 'Teekanne'],
    ['a product and a name', 'teekanne wilhel'],
    ['a name and the beginning of the address', 'ackermüller w.ack'],
    ['the SKU', null],
  ])('by %s: %s', async ([, search]) => {
    const product = await addProduct(server, { name: 'Große Teekanne, salzglasiert' });
    const wanted = { product, email: 'w.acker@example.com', ...of('Wilhelmine', 'Ackermüller') };
    const { id } = await addOrder(server, wanted);
    expect(await find(search ?? product.skus[0] ?? '')).toContain(id);
  });

  test('not by what only begins in the middle, nor by another one’s words', async () => {
    const { id } = await addOrder(server, of('Ottokar', 'Zwingli'));
    expect(await find('ottokar')).toEqual([id]);
    expect(await find('tokar')).toEqual([]);
    expect(await find('ottokar nobody')).toEqual([]);
    expect(await find('%')).toEqual([]);
    expect(await find('ottokar', '&lifecycle=cancelled')).toEqual([]);
    const stranger = await signedInMember(server, { website: server.otherWebsite });
    const foreign = await stranger.get('/api/commerce/orders?search=ottokar');
    expect(foreign.json<{ orders: unknown[] }>().orders).toEqual([]);
  });

  test('page by page, the latest first', async () => {
    const orders: string[] = [];
    for (let index = 0; index < 53; index += 1) {
      server.clock.advance({ minutes: 1 });
      orders.push((await addOrder(server, of('Page', `Turner${index}`))).id);
    }
    const first = await manager.get('/api/commerce/orders?search=turner');
    const { orders: found, nextAfter } = first.json<{ orders: { id: string }[]; nextAfter: string }>();
    const rest = await find('turner', `&after=${nextAfter}`);
    expect([...found.map(({ id }) => id), ...rest]).toEqual(orders.toReversed());
  });
});

test('the words of a search are read along the index, not the orders', async () => {
  // As PostgreSQL does by itself in a database that is in use.
  await sql`vacuum analyze order_word`.execute(server.database.kysely);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select order_id from order_word where website_id = ${server.website.id} and word = 'turner'
     order by order_id desc limit 51`.execute(server.database.kysely);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Only Scan.*order_word_pkey/);
});

test('the words of a deleted order are deleted, and only those', async () => {
  const kept = await addOrder(server, of('Ludmilla', 'Vanishing'));
  const { id } = await addOrder(server, of('Ludmilla', 'Vanishing'));
  const { kysely } = server.database;
  const website = server.website.id;
  await sql`delete from payment where website_id = ${website} and order_id = ${id}`.execute(kysely);
  await sql`delete from orders where website_id = ${website} and id = ${id}`.execute(kysely);
  const { rows } = await sql<{ id: string }>`
    select order_id as id from order_word where website_id = ${website} and word = 'vanishing'`.execute(kysely);
  expect(rows.map((row) => row.id)).toEqual([kept.id]);
});

test('words that are cut inside different characters are stored alike, and the order is placed', async () => {
  const long = 'x'.repeat(59);
  const { id } = await addOrder(server, of(`${long}😀`, `${long}🤖`));
  expect(await find(long)).toEqual([id]);
});

test('the orders found can be saved as a file, each field as text', async () => {
  const { number } = await addOrder(server, of('=cmd()', 'Csvson'));
  // A file of other people's data asks for a fresh confirmation.
  expect((await manager.get('/config/commerce/orders.csv?search=csvson')).status).toBe(403);
  const fresh = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  const file = await fresh.get('/config/commerce/orders.csv?search=csvson');
  const lines = file.text.replace('\ufeff', '').trim().split(/\r?\n/);
  expect(file.status).toBe(200);
  expect(lines[0]).toBe(
    '"number","placed_at","email","name","items","total","currency","state","payment","fulfilment","company","vat_number","note","gift_cards"',
  );
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(new RegExp(`^"${number}",`));
  expect(lines[1]).toContain("'=cmd() Csvson");
});
