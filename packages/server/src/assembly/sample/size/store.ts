import { pipeline } from 'node:stream/promises';
import { type Client, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { SUBJECTS_CHANNEL } from '../../../platform/subjects/index.ts';
import { type CopyValue, copyLine } from './copy-text.ts';

export async function begin(client: Client): Promise<void> {
  await client.query('begin');
}

export async function commit(client: Client): Promise<void> {
  await client.query('commit');
}

/** After a failure the connection may be gone, and the transaction with it. */
export async function undo(client: Client): Promise<void> {
  await client.query('rollback').catch(() => undefined);
}

/** The websites of the installation, at most two. */
export async function selectWebsites(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    '/* all websites: there must be one */ select id from website order by created_at limit 2',
  );
  return rows.map(({ id }) => id);
}

export interface Store {
  readonly id: string;
  readonly lastPosition: number;
  readonly hasSizedProducts: boolean;
  readonly imageIds: readonly string[];
}

/** The store page at an address. */
export async function selectStore(client: Client, websiteId: string, urlId: string): Promise<Store | undefined> {
  const { rows } = await client.query<Store>(
    `select collection.id,
            coalesce((select max(position) from product where product.website_id = $1 and product.collection_id = collection.id), -1)
              as "lastPosition",
            exists (select from variant where variant.website_id = $1 and variant.sku = 'SKU-1-S') as "hasSizedProducts",
            (select coalesce(array_agg(id), '{}') from (select id from asset where asset.website_id = $1 order by id limit 24) pictures)
              as "imageIds"
       from collection where collection.website_id = $1 and collection.url_id = $2 and collection.type = 13`,
    [websiteId, urlId],
  );
  return rows[0];
}

// Each table comes after the tables it refers to.
const tableColumns = {
  product:
    'website_id id collection_id slug type position texts option_names image_ids categories tags added_at updated_at',
  variant: 'website_id id product_id position sku attributes price sale_price on_sale unlimited weight_grams',
  stock: 'website_id variant_id on_hand',
  stock_move: 'website_id variant_id kind ref delta at',
  site_user: 'website_id id email email_key name password_hash language created_at password_changed_at',
  cart: 'website_id id token_hash currency email order_id is_purchased created_at updated_at',
  orders:
    'website_id id number cart_id email email_key site_user_id language currency subtotal discount shipping tax included_tax total lifecycle payment_status fulfilment_status provider shipping_address billing_address shipping_option created_at placed_at cancelled_at',
  order_line:
    'website_id order_id position kind item_id variant_id sku product_name product_type attributes quantity unit_price gross discount_share tax_share included_tax_share total',
  order_tax: 'website_id order_id line rule_id name rate_ppm inclusive base amount',
  order_word: 'website_id word order_id',
  payment:
    'website_id id order_id provider provider_ref currency amount state authorised captured refunded label created_at updated_at',
  payment_attempt: 'website_id id payment_id outcome started_at ended_at',
  test_charge: 'website_id key state amount label at currency refunded',
  refund:
    'website_id id order_id payment_id cause amount state restock note who key asked_hash created_at ended_at due_at',
  refund_line: 'website_id refund_id order_id position quantity amount tax included_tax',
  test_refund: 'website_id key charge_key amount state at',
  fulfilment: 'website_id id order_id carrier tracking_number tracking_url who created_at',
  fulfilment_line: 'website_id fulfilment_id order_id position quantity',
} as const;

type SizedTable = keyof typeof tableColumns;

/** Rows by table. */
export type SizedRows = { readonly [Table in SizedTable]?: readonly (readonly CopyValue[])[] };

export async function copyRows(client: Client, rows: SizedRows): Promise<void> {
  for (const [table, columns] of Object.entries(tableColumns) as [SizedTable, string][]) {
    const own = rows[table] ?? [];
    if (own.length === 0) continue;
    const names = columns.split(' ').map(escapeIdentifier).join(', ');
    const target = client.query(
      copyFrom(`copy ${escapeIdentifier(table)} (${names}) from stdin /* all websites: every row names its own */`),
    );
    // In one piece: a stream would process line by line.
    await pipeline([own.map(copyLine).join('')], target);
  }
}

/** Reserves this many order numbers and returns the one before the first. */
export async function takeNumbers(client: Client, websiteId: string, count: number): Promise<bigint> {
  const { rows } = await client.query<{ last: bigint }>(
    `insert into order_counter (website_id, last_number) values ($1, 1000 + $2::bigint)
     on conflict (website_id) do update set last_number = order_counter.last_number + $2::bigint
     returning last_number - $2::bigint as last`,
    [websiteId, count],
  );
  return rows[0]?.last ?? 1000n;
}

export async function notifyAllProcesses(client: Client, websiteId: string): Promise<void> {
  await client.query('select pg_notify($1, $2)', [SUBJECTS_CHANNEL, websiteId]);
}
