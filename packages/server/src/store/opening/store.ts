import { type LayoutDocument, legalAddresses } from '@awning/site-model';
import { type Connection, statement } from '../../platform/database/index.ts';

const lock = statement(
  'opening-lock',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'opening', $1::text /* website_id */), 0))`,
);

/** Two set-ups of one website wait for one another. */
export async function lockOpening(connection: Connection, websiteId: string): Promise<void> {
  await connection.run(lock, [websiteId]);
}

// The sample is written by Awning itself, which is no member; members and keys have ids.
const untouched = `
  from revision made
 where made.website_id = $1 and made.kind = any($2::text[]) and made.no = 1
   and made.author_id is null and made.author = 'Awning'
   and not exists (select from revision later
                    where later.website_id = made.website_id and later.kind = made.kind and later.id = made.id and later.no > 1)`;

const sampleIds = statement<{ readonly id: string }>(
  'opening-sample-ids',
  `select made.id ${untouched} order by made.id`,
);

/** The documents of the sample that nobody has changed since. */
export async function selectSampleIds(connection: Connection, websiteId: string, kind: string): Promise<string[]> {
  return (await connection.run(sampleIds, [websiteId, [kind]])).map(({ id }) => id);
}

const anySample = statement<{ readonly found: boolean }>(
  'opening-any-sample',
  `select exists (select ${untouched}) as found`,
);

export async function selectHasSample(
  connection: Connection,
  websiteId: string,
  kinds: readonly string[],
): Promise<boolean> {
  return (await connection.run(anySample, [websiteId, kinds]))[0]!.found;
}

interface OwnThings {
  readonly hasProduct: boolean;
  readonly hasZone: boolean;
  readonly hasPaymentSettings: boolean;
}

const isOwn = (kind: string, table: string) => `not exists (select from revision made
    where made.website_id = ${table}.website_id and made.kind = '${kind}' and made.id = ${table}.id::text and made.no = 1
      and made.author_id is null and made.author = 'Awning'
      and not exists (select from revision later
                       where later.website_id = made.website_id and later.kind = made.kind and later.id = made.id and later.no > 1))`;

const ownThings = statement<OwnThings>(
  'opening-own-things',
  `select exists (select from product where website_id = $1 and label is distinct from 'Trash' and ${isOwn('product', 'product')}) as "hasProduct",
          exists (select from shipping_zone where website_id = $1 and ${isOwn('shipping-zone', 'shipping_zone')}) as "hasZone",
          exists (select from revision where website_id = $1 and kind = 'payment-settings' and id = $1::text and author_id is not null)
            as "hasPaymentSettings"`,
);

/** What the team has made or changed itself. The sample is small, so few rows are passed over. */
export async function selectOwnThings(connection: Connection, websiteId: string): Promise<OwnThings> {
  return (await connection.run(ownThings, [websiteId]))[0]!;
}

export interface LegalPageRow {
  readonly id: string;
  /** The one that it was made with. */
  readonly address: string;
  readonly title: string;
  /** Whether visitors see it; the layout is what they see. */
  readonly isShown: boolean;
  readonly layout: LayoutDocument | null;
}

const legalPageRows = statement<LegalPageRow>(
  'opening-legal-pages',
  `select collection.id, made.body ->> 'slug' as address, coalesce(collection.texts -> $3 ->> 'title', '') as title,
          collection.label is null and collection.is_enabled as "isShown",
          layout.document as layout
     from revision made
     join collection on collection.website_id = made.website_id and collection.id::text = made.id
     left join layout on layout.website_id = made.website_id and layout.owner = 'page:' || made.id
    where made.website_id = $1 and made.kind = 'page' and made.no = 1 and made.body ->> 'slug' = any($2::text[])
      and collection.label is distinct from 'Trash'
    order by collection.id`,
);

/**
 * The legal pages: those that were made with one of their usual addresses, also if they have another one now, with their titles in a
 * language. A website has few pages.
 */
export async function selectLegalPages(
  connection: Connection,
  websiteId: string,
  language: string,
): Promise<LegalPageRow[]> {
  return await connection.run(legalPageRows, [websiteId, Object.values(legalAddresses).flat(), language]);
}

const emptyBlogs = statement<{ readonly id: string }>(
  'opening-empty-blogs',
  `select id from collection where website_id = $1 and type_name = 'blog'
      and not exists (select from item where item.website_id = $1 and item.collection_id = collection.id)`,
);

export async function selectEmptyBlogs(connection: Connection, websiteId: string): Promise<string[]> {
  return (await connection.run(emptyBlogs, [websiteId])).map(({ id }) => id);
}

const rules = statement<{ readonly hasZone: boolean; readonly hasTax: boolean }>(
  'opening-rules',
  `select exists (select from shipping_zone where website_id = $1) as "hasZone",
          exists (select from tax_rule where website_id = $1) as "hasTax"`,
);

export async function selectHasRules(connection: Connection, websiteId: string) {
  return (await connection.run(rules, [websiteId]))[0]!;
}

const submissions = statement<{ readonly found: boolean }>(
  'opening-submissions',
  'select exists (select from form_submission where website_id = $1 and form_id = $2) as found',
);

export async function selectHasSubmissions(
  connection: Connection,
  websiteId: string,
  formId: string,
): Promise<boolean> {
  return (await connection.run(submissions, [websiteId, formId]))[0]!.found;
}

const plainCollection = statement(
  'opening-plain-collection',
  `update collection set texts = $3, main_image_id = null, updated_at = $4 where website_id = $1 and id = $2`,
);

/** Gives a page that lists products or items other names, and no picture. */
export async function updateCollectionTexts(
  connection: Connection,
  websiteId: string,
  id: string,
  texts: object,
  at: Date,
): Promise<void> {
  await connection.run(plainCollection, [websiteId, id, JSON.stringify(texts), at]);
}
