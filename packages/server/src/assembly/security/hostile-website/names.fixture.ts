import { CollectionType } from '@awning/site-model';
import type { TestServer } from '@awning/testing';
import { sql } from 'kysely';
import { leaveToken, reviewToken } from '../../../store/review/token.ts';
import { features } from '../../features.ts';
import type { Pool } from '../values.fixture.ts';

/** Values for path and query parameters, from what the website has now. */
export async function namesOf(server: TestServer): Promise<Pool['named']> {
  const [ids, lists] = [await idsByTable(server), await listIds(server)];
  return {
    ...ids,
    assetId: ids['assets/id'] ?? [],
    'file-folders/id': ids['asset-folders/id'] ?? [],
    filename: ['any.webp'],
    'files/id': ids['assets/id'] ?? [],
    challenge: ['c'.repeat(43)],
    content: ['first'],
    ...(await embeddedCode(server)),
    'mail/id': ids['mails/id'] ?? [],
    'inventory/id': ids['variants/id'] ?? [],
    ...(await wantedVariants(server)),
    'mails/mailId': ids['mails/id'] ?? [],
    'fulfilments/fulfilmentId': ids['fulfilments/id'] ?? [],
    'refunds/refundId': ids['refunds/id'] ?? [],
    'collections/id': lists,
    'attendees/itemId': await attendedEvents(server),
    'attendees.csv/itemId': await attendedEvents(server),
    'comments/itemId': await shownItems(server),
    'item-names/collectionId': lists,
    'counted/collectionId': lists,
    'pages/id': ids['collections/id'] ?? [],
    'translations/id': (ids['products/id'] ?? []).map((id) => `de.missing.product.${id}`),
    'page-access/id': ids['collections/id'] ?? [],
    ...(await reviewedThings(server)),
    'outbox/id': ids['mails/id'] ?? [],
    'import/id': ids['product-imports/id'] ?? [],
    'imports/id': ids['product-imports/id'] ?? [],
    'shipping/id': ids['shipping-zones/id'] ?? [],
    'taxes/id': ids['tax-rules/id'] ?? [],
    'submissions/id': ids['form-submissions/id'] ?? [],
    'emails/template': features.flatMap(({ mails = [] }) => mails.map(({ kind }) => kind)),
    'own/subscriptionId': ids['subscriptions/id'] ?? [],
    state: ['failed'],
    '/api/attendees state': ['coming'],
    '/config/attendees.csv state': ['coming'],
    '/api/multilingual/translations state': ['missing'],
    '/api/multilingual/translations language': ['de'],
    '/api/multilingual/translations kind': ['page'],
    '/s/:filename filename': await publicFilenames(server),
    'versions/no': [1],
    'compare/from': [1],
    'compare/to': [1],
    // A search finds by the beginning of a title.
    '/search': ['/search', '/search?q=javascript', '/search?q=page', '/search?q=mug'],
    ...(await askingProducts(server)),
  };
}

/** Names under which visitors find files. */
async function publicFilenames({ database: { kysely }, website }: TestServer): Promise<readonly string[]> {
  const files = await kysely
    .selectFrom('asset')
    .select('filename')
    .where('website_id', '=', website.id)
    .where('is_private', '=', false)
    .where('trashed_at', 'is', null)
    .limit(3)
    .execute();
  return files.map(({ filename }) => filename);
}

/** The ids of every table by the word that paths use for it: `form_submission` is `form-submissions/id`. */
async function idsByTable({ database: { kysely }, website }: TestServer): Promise<Record<string, readonly string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('id', 'website_id') and udt_name = 'uuid'
    group by table_name having count(*) = 2`.execute(kysely);
  const named: [string, string[]][] = [];
  for (const { name } of tables) {
    // All mails, because each is of another kind; of other tables the latest rows, those with revisions first.
    const most = name === 'mail' ? 100 : 3;
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(name)} where website_id = ${website.id} order by id desc limit ${most}`.execute(
      kysely,
    );
    named.push([`${name.replaceAll('_', '-').replace(/s?$/, 's')}/id`, rows.map(({ id }) => id)]);
  }
  return Object.fromEntries(named);
}

/** Pages that list items; of all collections most are pages of blocks. */
async function listIds({ database: { kysely }, website }: TestServer): Promise<readonly string[]> {
  const lists = await kysely
    .selectFrom('collection')
    .select('id')
    .where('website_id', '=', website.id)
    .where('type', '=', CollectionType.generic)
    .where('is_folder', '=', false)
    .where('label', 'is', null)
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  return lists.map(({ id }) => id);
}

/** Events that somebody has signed up for. */
async function attendedEvents({ database: { kysely }, website }: TestServer): Promise<readonly string[]> {
  const rows = await kysely.selectFrom('attendee').select('item_id').where('website_id', '=', website.id).execute();
  return [...new Set(rows.map((row) => row.item_id))];
}

/** Items that visitors see, and may read the comments on. */
async function shownItems({ database: { kysely }, website }: TestServer): Promise<readonly string[]> {
  const items = await kysely
    .selectFrom('item')
    .innerJoin('collection', (join) =>
      join.onRef('collection.website_id', '=', 'item.website_id').onRef('collection.id', '=', 'item.collection_id'),
    )
    .select('item.id')
    .where('item.website_id', '=', website.id)
    .where('item.label', 'is', null)
    .where('collection.is_enabled', '=', true)
    .where('collection.permission', '=', 1)
    .orderBy('item.id')
    .limit(3)
    .execute();
  return items.map(({ id }) => id);
}

/** An embed block that visitors see. */
async function embeddedCode({ database: { kysely }, website }: TestServer): Promise<Pool['named']> {
  const { rows } = await sql<{ area: string; block: string }>`
    select owner as area, block -> 'props' ->> 'id' as block
    from layout join collection on collection.website_id = layout.website_id and layout.owner = 'page:' || collection.id,
         jsonb_path_query(document, '$.content[*] ? (@.type == "embed")') as block
    where layout.website_id = ${website.id} and collection.is_enabled and collection.permission = 1
    order by owner limit 1`.execute(kysely);
  return { 'embed/area': rows.map(({ area }) => area), block: rows.map(({ block }) => block) };
}

/** Products with reviews, and the links by which their buyers wrote them. */
async function reviewedThings({ database: { kysely }, website, parts }: TestServer): Promise<Pool['named']> {
  const reviews = await kysely
    .selectFrom('review')
    .select(['product_id', 'order_id'])
    .where('website_id', '=', website.id)
    .limit(3)
    .execute();
  const pictures = await kysely
    .selectFrom('review_picture')
    .select('content_id')
    .where('website_id', '=', website.id)
    .limit(3)
    .execute();
  const productIds = reviews.map(({ product_id: id }) => id);
  return {
    'product/id': productIds,
    '/api/commerce/products/:id/reviews id': productIds,
    '/reviews/unsubscribe token': reviews.map(({ order_id: id }) => leaveToken(parts.config.secrets, website.id, id)),
    'pictures/id': pictures.map(({ content_id: id }) => id),
    'request/token': reviews.map(({ order_id: id }) => reviewToken(parts.config.secrets, website.id, id)),
  };
}

/** A variant with its product, whose sign-ups are listed. */
async function wantedVariants({ database: { kysely }, website }: TestServer): Promise<Pool['named']> {
  const wanted = await kysely
    .selectFrom('variant')
    .select(['id', 'product_id'])
    .where('website_id', '=', website.id)
    .where('product_id', 'is not', null)
    .where((expression) =>
      expression.exists(
        expression
          .selectFrom('restock_signup')
          .select('restock_signup.id')
          .whereRef('restock_signup.website_id', '=', 'variant.website_id')
          .whereRef('restock_signup.variant_id', '=', 'variant.id'),
      ),
    )
    .limit(1)
    .execute();
  return {
    'restock/productId': wanted.map(({ product_id }) => product_id),
    'restock/variantId': wanted.map(({ id }) => id),
  };
}

async function askingProducts({ database: { kysely }, website }: TestServer): Promise<Pool['named']> {
  const asking = await kysely
    .selectFrom('product')
    .innerJoin('variant', (join) =>
      join.onRef('variant.website_id', '=', 'product.website_id').onRef('variant.product_id', '=', 'product.id'),
    )
    .select(['product.id', 'variant.sku'])
    .where('product.website_id', '=', website.id)
    .where('additional_fields_form_id', 'is not', null)
    .where('label', 'is', null)
    .orderBy('variant.id', 'desc')
    .execute();
  return {
    'additional-fields/itemId': asking.map(({ id }) => id),
    'additional-fields/sku': asking.map(({ sku }) => sku),
  };
}
