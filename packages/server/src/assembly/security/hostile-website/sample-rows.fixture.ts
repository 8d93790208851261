import { sampleValue } from '@awning/testing/database';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/index.ts';
import { sampleValues } from '../../../platform/database/migrations/sample-values.fixture.ts';
import { readReferences } from './catalogue.fixture.ts';

/** Inserts a row into every table in which the website has none, so that new tables are covered too. Foreign keys point to real rows. */
export async function addMissingRows(connection: Connection, websiteId: string): Promise<void> {
  const { rows } = await selectTables.execute(connection.kysely);
  let tables: readonly TableRow[] = rows;
  while (tables.length > 0) {
    const left: TableRow[] = [];
    for (const table of tables) if (!(await addRow(connection, table, websiteId))) left.push(table);
    if (left.length === tables.length) {
      throw new Error(`No rows to point to for ${left.map(({ name }) => name).join(', ')}`);
    }
    tables = left;
  }
}

/** Returns false if a required foreign key has no row to point to yet. */
async function addRow(connection: Connection, { name, columns }: TableRow, websiteId: string): Promise<boolean> {
  if (await hasRow(connection, name, websiteId)) return true;
  const known = await referredTo(connection, name, websiteId);
  const wanted = columns.filter(
    (column) =>
      !isEmptied.has(`${name}.${column.name}`) &&
      (column.isRequired || column.name in known || `${name}.${column.name}` in values),
  );
  if (wanted.some((column) => column.isRequired && known[column.name] === missing)) return false;
  const given = wanted.map(({ name: column, type }) => {
    const value = known[column];
    if (value === missing) return sql`null`;
    return value === undefined ? sql.raw(values[`${name}.${column}`] ?? sampleValue(type)) : sql`${value}`;
  });
  await sql`insert into ${sql.table(name)} (${sql.join(wanted.map((column) => sql.ref(column.name)))})
    values (${sql.join(given)}) /* all websites: the row names its own */`.execute(connection.kysely);
  return true;
}

/** The value of a foreign key without a row to point to. */
const missing = Symbol('missing');

/** Of these references a row has one, and the others stay empty. */
const isEmptied: ReadonlySet<string> = new Set([
  'former_address.collection_id',
  'former_address.item_id',
  // A period that is left out has no order.
  'subscription_cycle.order_id',
]);

const values: Readonly<Record<string, string>> = {
  ...sampleValues,
  'layout.document': `'{"schema":1,"root":{},"content":[],"texts":{}}'`,
  'site_user_link.kind': "'email-change'",
  'site_user_link.email': "'x@example.test'",
  'provider_event.payload': `'{"id":"x"}'`,
};

interface TableRow {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly isRequired: boolean }[];
}

const selectTables = sql<TableRow>`
  select class.relname as name, json_agg(json_build_object('name', attname, 'type', typname,
    'isRequired', attnotnull and not atthasdef) order by attnum) as columns
  from pg_class class
  join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
  join pg_type type on type.oid = atttypid
  where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and class.relname not like 'kysely_migration%'
  group by class.relname order by class.relname`;

async function hasRow({ kysely }: Connection, table: string, websiteId: string): Promise<boolean> {
  if (table === 'website') return true;
  const own = table === 'rate_limit' ? sql`true` : sql`website_id = ${websiteId}`;
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${own} limit 1`.execute(kysely);
  return rows.length > 0;
}

/** Values for the foreign key columns of a table. */
async function referredTo(connection: Connection, table: string, websiteId: string): Promise<Record<string, unknown>> {
  const known: Record<string, unknown> = table === 'rate_limit' ? {} : { website_id: websiteId };
  for (const { to, columns, targets } of await readReferences(connection, table)) {
    const own = to === 'website' ? sql`id = ${websiteId}` : sql`website_id = ${websiteId}`;
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(targets.map((target) => sql.ref(target)))} from ${sql.table(to)} where ${own} limit 1`.execute(
      connection.kysely,
    );
    for (const [index, column] of columns.entries()) {
      known[column] ??= rows[0] === undefined ? missing : rows[0][targets[index]!];
    }
  }
  return known;
}
