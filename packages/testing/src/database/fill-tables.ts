import type { Database } from '@awning/server/platform/database';
import { sql } from 'kysely';

/**
 * Inserts one row into every table. All ids are equal, so that every reference finds its row. Values for columns with
 * special constraints are in `values`, as SQL: `{ 'mail.status': "'held'" }`.
 */
export async function fillTables(
  { kysely }: Pick<Database, 'kysely'>,
  values: Readonly<Record<string, string>>,
): Promise<string[]> {
  const { rows: tables } = await selectTables.execute(kysely);
  await kysely.connection().execute(async (connection) => {
    // While references are not checked, the order of the tables does not matter.
    await sql`set session_replication_role = replica`.execute(connection);
    for (const { name, columns } of tables) {
      const given = columns.map((column) => values[`${name}.${column.name}`] ?? sampleValue(column.type));
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
  join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attnotnull and not atthasdef and attidentity = ''
  join pg_type type on type.oid = atttypid
  where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and class.relname not like 'kysely_migration%'
  group by class.relname order by class.relname`;

const sampleValues: Readonly<Record<string, string>> = {
  bool: 'false',
  bytea: String.raw`'\x01'`,
  date: "'2026-01-01'",
  json: "'{}'",
  jsonb: "'{}'",
  text: "'x'",
  timestamptz: "'2026-01-01T00:00:00Z'",
  uuid: "'00000000-0000-7000-8000-000000000001'",
};

/** A value of a type, for columns without special constraints, as SQL. */
export function sampleValue(type: string): string {
  return sampleValues[type] ?? (type.startsWith('_') ? "'{1}'" : '1');
}
