import { sql } from 'kysely';
import type { Connection } from '../../platform/database/index.ts';

/** A fingerprint of everything a website has in the database, by table. */
export async function fingerprints(
  connection: Connection,
  websiteId: string,
): Promise<Readonly<Record<string, string>>> {
  const prints = (await websiteTables(connection)).map(
    (table) => sql`
      select ${sql.lit(table)} as "table", md5(string_agg(t::text, '|' order by t::text)) as print
        from ${sql.table(table)} t where website_id = ${websiteId}`,
  );
  const { rows } = await sql<{ table: string; print: string | null }>`${sql.join(prints, sql` union all `)}`.execute(
    connection.kysely,
  );
  return Object.fromEntries(rows.map(({ table, print }) => [table, print ?? 'empty']));
}

/** Ids of a website's rows, the first of every table in the order they were written, and of the rows they refer to. */
export async function idsOf(connection: Connection, websiteId: string, perColumn = 3): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (const { table, column } of await uuidColumns(connection)) {
    const { rows } = await sql<{ id: string }>`
      select ${sql.ref(column)} as id from ${sql.table(table)}
      where website_id = ${websiteId} and ${sql.ref(column)} is not null
      group by 1 order by min(ctid) limit ${perColumn}`.execute(connection.kysely);
    for (const { id } of rows) ids.add(id);
  }
  return [...ids];
}

/** Columns of a website's rows that contain one of these ids. */
export async function columnsHolding(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { table, column } of await uuidColumns(connection)) {
    const { rows } = await sql<{ id: string }>`
      select ${sql.ref(column)} as id from ${sql.table(table)}
      where website_id = ${websiteId} and ${sql.ref(column)} = any(${ids}) limit 1`.execute(connection.kysely);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

async function websiteTables({ kysely }: Connection): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'website_id' order by 1`.execute(kysely);
  return rows.map(({ name }) => name);
}

async function uuidColumns({ kysely }: Connection): Promise<ReadonlyArray<{ table: string; column: string }>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.columns w using (table_schema, table_name)
    where c.table_schema = 'public' and w.column_name = 'website_id' and c.udt_name = 'uuid' and c.column_name <> 'website_id'
    order by 1, 2`.execute(kysely);
  return rows;
}
