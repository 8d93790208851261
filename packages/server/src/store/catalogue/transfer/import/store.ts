import { type Connection, statement } from '../../../../platform/database/index.ts';
import type { Fault, FileRow } from './entry.ts';

export type ImportState = 'receiving' | 'checking' | 'checked' | 'importing' | 'stopped' | 'done';

export interface ImportRow {
  readonly id: string;
  readonly filename: string;
  readonly state: ImportState;
  readonly authorId: string | null;
  readonly author: string;
  readonly rights: readonly string[];
  readonly columns: readonly string[];
  readonly unknownColumns: readonly string[];
  readonly rowCount: number;
  readonly productCount: number;
  readonly checkedNo: number;
  readonly writtenNo: number;
  readonly faultyCount: number;
  readonly createdCount: number;
  readonly updatedCount: number;
  readonly unchangedCount: number;
  readonly failedCount: number;
  readonly createdAt: Date;
}

const columns = `
  id, filename, state, author_id as "authorId", author, rights, columns, unknown_columns as "unknownColumns",
  row_count as "rowCount", product_count as "productCount", checked_no as "checkedNo", written_no as "writtenNo",
  faulty_count as "faultyCount", created_count as "createdCount", updated_count as "updatedCount",
  unchanged_count as "unchangedCount", failed_count as "failedCount", created_at as "createdAt"`;

const insert = statement(
  'product-import-insert',
  `insert into product_import (website_id, id, filename, state, author_id, author, rights, columns, unknown_columns, created_at, has_archive)
   values ($1, $2, $3, 'receiving', $4, $5, $6, '{}', '{}', $7, $8)`,
);

type NewImport = Pick<ImportRow, 'id' | 'filename' | 'authorId' | 'author' | 'rights' | 'createdAt'> & {
  readonly hasArchive: boolean;
};

export async function insertImport(connection: Connection, websiteId: string, added: NewImport): Promise<void> {
  const { id, filename, authorId, author, rights, createdAt, hasArchive } = added;
  await connection.run(insert, [websiteId, id, filename, authorId, author, rights, createdAt, hasArchive]);
}

const setColumns = statement(
  'product-import-columns',
  'update product_import set columns = $3, unknown_columns = $4 where website_id = $1 and id = $2',
);

export async function updateColumns(
  connection: Connection,
  websiteId: string,
  id: string,
  { columns: head, unknownColumns }: Pick<ImportRow, 'columns' | 'unknownColumns'>,
): Promise<void> {
  await connection.run(setColumns, [websiteId, id, head, unknownColumns]);
}

export interface NewEntry {
  readonly no: number;
  readonly rows: readonly FileRow[];
  readonly faults: readonly Fault[];
}

const insertEntry = statement(
  'product-import-insert-entries',
  `insert into product_import_entry (website_id, import_id, no, rows, faults)
   select $1, $2, (entry ->> 'no')::integer, entry -> 'rows', entry -> 'faults' from jsonb_array_elements($3::jsonb) entry`,
);

export async function insertEntries(
  connection: Connection,
  websiteId: string,
  importId: string,
  entries: readonly NewEntry[],
): Promise<void> {
  await connection.run(insertEntry, [websiteId, importId, JSON.stringify(entries)]);
}

const received = statement(
  'product-import-received',
  `update product_import set state = 'checking', row_count = $3, product_count = $4 where website_id = $1 and id = $2`,
);

export async function markReceived(
  connection: Connection,
  websiteId: string,
  id: string,
  { rowCount, productCount }: Pick<ImportRow, 'rowCount' | 'productCount'>,
): Promise<void> {
  await connection.run(received, [websiteId, id, rowCount, productCount]);
}

const remove = statement('product-import-delete', 'delete from product_import where website_id = $1 and id = $2');

export async function deleteImport(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(remove, [websiteId, id]);
}

const one = statement<ImportRow>(
  'product-import-one',
  `select ${columns} from product_import where website_id = $1 and id = $2 and state <> 'receiving'`,
);

export async function selectImport(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<ImportRow | undefined> {
  return (await connection.run(one, [websiteId, id]))[0];
}

const locked = statement<ImportRow>(
  'product-import-lock',
  `select ${columns} from product_import where website_id = $1 and id = $2 and state <> 'receiving' for update`,
);

/** Two workers on one import wait for each other; the lock is held until the transaction ends. */
export async function lockImport(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<ImportRow | undefined> {
  return (await connection.run(locked, [websiteId, id]))[0];
}

const latest = statement<ImportRow>(
  'product-import-latest',
  `select ${columns} from product_import
    where website_id = $1 and state <> 'receiving' and id < coalesce($2::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by id desc limit $3`,
);

export async function selectLatestImports(
  connection: Connection,
  websiteId: string,
  after: string | undefined,
  limit: number,
): Promise<ImportRow[]> {
  return await connection.run(latest, [websiteId, after ?? null, limit]);
}

export interface EntryRow {
  readonly no: number;
  readonly rows: readonly FileRow[];
  readonly faults: readonly Fault[];
  readonly state: string;
  /** The product that the check found, or that was written. */
  readonly productId: string | null;
}

const next = statement<EntryRow>(
  'product-import-next',
  `select no, rows, faults, state, product_id as "productId" from product_import_entry
    where website_id = $1 and import_id = $2 and no > $3 order by no limit 1`,
);

export async function selectNextEntry(
  connection: Connection,
  websiteId: string,
  importId: string,
  after: number,
): Promise<EntryRow | undefined> {
  return (await connection.run(next, [websiteId, importId, after]))[0];
}

const wrong = statement<EntryRow>(
  'product-import-wrong',
  `select no, rows, faults, state, product_id as "productId" from product_import_entry
    where website_id = $1 and import_id = $2 and no > $3 and state in ('faulty', 'failed') order by no limit $4`,
);

/** The products that are not, or were not, imported, in the order of the file. */
export async function selectWrongEntries(
  connection: Connection,
  websiteId: string,
  importId: string,
  after: number,
  limit: number,
): Promise<EntryRow[]> {
  return await connection.run(wrong, [websiteId, importId, after, limit]);
}

const firstEntries = statement<Pick<EntryRow, 'rows'>>(
  'product-import-first',
  `select rows from product_import_entry where website_id = $1 and import_id = $2 and no > 0 order by no limit $3`,
);

/** The first products of the file. */
export async function selectFirstEntries(
  connection: Connection,
  websiteId: string,
  importId: string,
  limit: number,
): Promise<Pick<EntryRow, 'rows'>[]> {
  return await connection.run(firstEntries, [websiteId, importId, limit]);
}

const checkedEntry = statement(
  'product-import-checked-entry',
  `with entry as (
     update product_import_entry
        set faults = $4, product_id = $5, state = case when $4::jsonb = '[]' then 'good' else 'faulty' end
      where website_id = $1 and import_id = $2 and no = $3 returning state)
   update product_import set checked_no = $3, faulty_count = faulty_count + (entry.state = 'faulty')::integer
     from entry where website_id = $1 and id = $2`,
);

export async function recordChecked(
  connection: Connection,
  websiteId: string,
  importId: string,
  { no, faults, productId }: Pick<WrittenEntry, 'no' | 'faults' | 'productId'>,
): Promise<void> {
  await connection.run(checkedEntry, [websiteId, importId, no, JSON.stringify(faults), productId ?? null]);
}

const writtenEntry = statement(
  'product-import-written-entry',
  `with entry as (
     update product_import_entry set state = $4, faults = $5, product_id = $6
      where website_id = $1 and import_id = $2 and no = $3 returning state)
   update product_import
      set written_no = $3, created_count = created_count + (entry.state = 'created')::integer,
          updated_count = updated_count + (entry.state = 'updated')::integer,
          unchanged_count = unchanged_count + (entry.state = 'unchanged')::integer,
          failed_count = failed_count + (entry.state = 'failed')::integer
     from entry where website_id = $1 and id = $2`,
);

export interface WrittenEntry {
  readonly no: number;
  readonly state: 'faulty' | 'created' | 'updated' | 'unchanged' | 'failed';
  readonly faults: readonly Fault[];
  readonly productId: string | undefined;
}

/** In the transaction that writes the product, so that neither exists without the other. */
export async function recordWritten(
  connection: Connection,
  websiteId: string,
  importId: string,
  { no, state, faults, productId }: WrittenEntry,
): Promise<void> {
  await connection.run(writtenEntry, [websiteId, importId, no, state, JSON.stringify(faults), productId ?? null]);
}

const changeState = statement<{ id: string }>(
  'product-import-change-state',
  `update product_import set state = $3 where website_id = $1 and id = $2 and state = any($4::text[]) returning id`,
);

/** Returns whether the import was in one of the states. */
export async function updateState(
  connection: Connection,
  websiteId: string,
  id: string,
  { from, to }: { readonly from: readonly ImportState[]; readonly to: ImportState },
): Promise<boolean> {
  return (await connection.run(changeState, [websiteId, id, to, from])).length > 0;
}

const found = statement<{ id: string }>(
  'product-import-find-by-address',
  `select product.id from product
     join collection on collection.website_id = product.website_id and collection.id = product.collection_id
    where product.website_id = $1 and product.slug = $2 and ($3::text is null or collection.url_id = $3)
      and product.label is distinct from 'Trash'
    order by product.id limit 1`,
);

export async function selectProductByAddress(
  connection: Connection,
  websiteId: string,
  slug: string,
  page: string | undefined,
): Promise<string | undefined> {
  return (await connection.run(found, [websiteId, slug, page ?? null]))[0]?.id;
}

const foundBySku = statement<{ id: string }>(
  'product-import-find-by-sku',
  `select product.id from variant
     join product on product.website_id = variant.website_id and product.id = variant.product_id
    where variant.website_id = $1 and variant.sku = $2 and product.label is distinct from 'Trash'`,
);

export async function selectProductBySku(
  connection: Connection,
  websiteId: string,
  sku: string,
): Promise<string | undefined> {
  return (await connection.run(foundBySku, [websiteId, sku]))[0]?.id;
}

const storePage = statement<{ id: string }>(
  'product-import-store-page',
  `select id from collection
    where website_id = $1 and type = $2 and label is distinct from 'Trash' and ($3::text is null or url_id = $3)
    order by position, id limit 1`,
);

/** The store page at an address; without one, the first of the website. */
export async function selectStorePage(
  connection: Connection,
  websiteId: string,
  type: number,
  urlId: string | undefined,
): Promise<string | undefined> {
  return (await connection.run(storePage, [websiteId, type, urlId ?? null]))[0]?.id;
}

const storePages = statement<{ urlId: string }>(
  'product-import-store-pages',
  `select url_id as "urlId" from collection
    where website_id = $1 and type = $2 and label is distinct from 'Trash' order by position, id limit 20`,
);

/** The addresses of the first store pages: enough to see how they are written. */
export async function selectStorePageAddresses(
  connection: Connection,
  websiteId: string,
  type: number,
): Promise<string[]> {
  return (await connection.run(storePages, [websiteId, type])).map(({ urlId }) => urlId);
}

const sweep = statement(
  'product-import-sweep',
  `/* all websites: what was abandoned or is old */
   delete from product_import
    where created_at < $1 or (state = 'receiving' and created_at < $2)`,
);

export async function deleteOldImports(connection: Connection, before: Date, receivingBefore: Date): Promise<void> {
  await connection.run(sweep, [before, receivingBefore]);
}
