import { addStorePage, type TestServer } from '@awning/testing';
import { array, constantFrom, integer, oneof, tuple } from 'fast-check';
import type { Client } from 'pg';

const names = [
  'Lantern',
  'Lanterne de thé',
  'Lamp (la)',
  'e-mail foo.com',
  'Straße 12',
  '1234 l',
  'Vase für Tee',
  'ΣΊΣΥΦΟΣ',
  '',
];
const typed = [
  'lan',
  'lante',
  'lant',
  'lanter',
  'l',
  'la',
  'code',
  'code1',
  'code10',
  'code1011',
  'foo',
  'com',
  'mail',
  'stra',
  '12',
  '1',
  'vas',
  'σίσυφος',
  'T',
  '¿',
];

function idOf(kind: string, number = 'n') {
  return `('0192f0c1-00${kind}0-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
}

/** This many products of every label and stock, with names that begin alike. */
export async function fillWalkedShop(server: TestServer, client: Client, products: number): Promise<void> {
  const collectionId = await addStorePage(server);
  await client.query(
    `insert into product (website_id, id, collection_id, slug, type, label, texts, categories, tags, added_at, updated_at)
     select $1, ${idOf('a')}, $2, 'p' || n, 1, case n % 9 when 0 then 'Archived' when 1 then 'Trash' when 2 then 'Draft' end,
            jsonb_build_object('en', jsonb_build_object('name', ($3::text[])[1 + n % cardinality($3)] || ' code' || n),
                               'de', jsonb_build_object('name', ($3::text[])[1 + n / 7 % cardinality($3)])),
            array[case when n % 2 = 0 then 'Tea' else 'ÉTÉ' end], array['t' || n % 3], now(), now()
       from generate_series(1000, 1000 + $4::integer - 1) n`,
    [server.website.id, collectionId, names, products],
  );
  await client.query(
    `insert into variant (website_id, id, product_id, position, sku, price, sale_price, on_sale, unlimited)
     select $1, ${idOf('b', 'n * 2 + place')}, ${idOf('a')}, place, 'SKU ' || n || '-' || place, 100,
            case when n % 5 = 0 then 50 end, n % 5 = 0 and place = 1, n % 4 = 0 and place = 0
       from generate_series(1000, 1000 + $2::integer - 1) n, generate_series(0, 1) place`,
    [server.website.id, products],
  );
  await client.query(
    `insert into stock (website_id, variant_id, on_hand, backorder, warn_at)
     select $1, ${idOf('b')}, n % 3, n % 11 = 0, case when n % 2 = 0 then n % 5 end
       from generate_series(2000, 2000 + $2::integer - 1) n`,
    [server.website.id, products * 2 - 20],
  );
}

const product = `website_id = $1 and id = ${idOf('a', '$2::integer')}`;
const variant = `website_id = $1 and id = ${idOf('b', '$2::integer * 2 + 1')}`;
const stockOf = `website_id = $1 and variant_id = ${idOf('b', '$2::integer * 2')}`;
const changes = [
  `update product set label = 'Archived' where ${product}`,
  `update product set label = 'Trash' where ${product}`,
  `update product set label = 'Draft' where ${product}`,
  `update product set label = null where ${product}`,
  `update product set tags = '{t0,T9}', categories = '{}' where ${product}`,
  `update product set texts = jsonb_set(texts, '{de,name}', '"Lanthan code7"') where ${product}`,
  `update variant set on_sale = not on_sale, sale_price = 1 where ${variant}`,
  `update variant set product_id = null, removed_from = product_id where product_id is not null and ${variant}`,
  `update variant set unlimited = not unlimited where ${variant}`,
  `update stock set on_hand = 0 where ${stockOf}`,
  `update stock set on_hand = 4, warn_at = 4 where ${stockOf}`,
  `delete from stock where ${stockOf}`,
  `delete from product where ${product}`,
];
/** In a shop of this many products: what is typed into a search, and a change of a product, a variant or its stock, with its number. */
export function walkedShop(products: number) {
  const number = integer({ min: 1000, max: 1000 + products - 1 });
  const typedText = oneof(
    array(constantFrom(...typed), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    number.map((of) => `SKU ${of}-1`),
  );
  return { typedText, shopChange: tuple(constantFrom(...changes), number) };
}
