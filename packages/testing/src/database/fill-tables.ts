import type { Database } from '@awning/server/platform/database';
import { sql } from 'kysely';

/**
 * Inserts one row into every table. All its ids are made of `row`, so that every reference finds its row, and so that a
 * table can hold several. Values for columns with special constraints are in `values`, as SQL:
 * `{ 'mail.status': "'held'" }`.
 */
export async function fillTables(
  { kysely }: Pick<Database, 'kysely'>,
  values: Readonly<Record<string, string>>,
  row = 1,
): Promise<string[]> {
  const { rows: tables } = await selectTables.execute(kysely);
  await kysely.connection().execute(async (connection) => {
    // While references are not checked, the order of the tables does not matter.
    await sql`set session_replication_role = replica`.execute(connection);
    for (const { name, columns } of tables) {
      const given = columns.map((column) => values[`${name}.${column.name}`] ?? sampleValue(column.type, row));
      const names = columns.map((column) => `"${column.name}"`);
      await sql.raw(`insert into "${name}" (${names.join(', ')}) values (${given.join(', ')})`).execute(connection);
    }
    await sql`reset session_replication_role`.execute(connection);
  });
  return tables.map(({ name }) => name);
}

interface RequiredColumn {
  readonly name: string;
  readonly type: string;
}

const selectTables = sql<{ name: string; columns: RequiredColumn[] }>`
  select class.relname as name, json_agg(json_build_object('name', attname, 'type', typname) order by attnum) as columns
  from pg_class class
  join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attnotnull and attidentity = ''
  join pg_type type on type.oid = atttypid and (not atthasdef or attname = 'id' and typname = 'uuid')
  where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and class.relname not like 'kysely_migration%'
  group by class.relname order by class.relname`;

/** A value of a type, for columns without special constraints, as SQL. */
export function sampleValue(type: string, row = 1): string {
  return sampleValues(row)[type] ?? (type.startsWith('_') ? "'{1}'" : '1');
}

function sampleValues(row: number): Readonly<Record<string, string>> {
  return {
    bool: 'false',
    bytea: String.raw`'\x${row.toString(16).padStart(2, '0')}'`,
    date: "'2026-01-01'",
    json: "'{}'",
    jsonb: "'{}'",
    text: row === 1 ? "'x'" : `'x${row}'`,
    timestamptz: "'2026-01-01T00:00:00Z'",
    uuid: `'00000000-0000-7000-8000-${String(row).padStart(12, '0')}'`,
  };
}
