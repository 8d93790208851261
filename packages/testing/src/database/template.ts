import { createClient, migrate } from '@awning/server/platform/database';
import { silentLog } from '@awning/server/platform/log';
import { startThrowAwayPostgres } from '@awning/server/platform/postgres';

export interface Template {
  readonly address: TemplateAddress;
  /** Tables that have a column `website_id`. */
  readonly websiteTables: readonly string[];
  stop(): Promise<void>;
}

export interface TemplateAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** A migrated database to clone from. `POSTGRES_BIN` selects another PostgreSQL than the embedded one, as at start. */
export async function startTemplate(): Promise<Template> {
  const postgres = await startThrowAwayPostgres({ binariesFolder: process.env['POSTGRES_BIN'] });
  const address = postgres.connection;
  try {
    await migrate({ address, log: silentLog });
    const websiteTables = await readWebsiteTables(address);
    await stateStatistics(address, websiteTables);
    return { address, websiteTables, stop: async () => void (await postgres.stop()) };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/**
 * Says of each table that a website has many rows, as PostgreSQL finds out by itself in a database that is in use. Without statistics it
 * assumes one, and joins by reading all rows of the website for each row of the other table. Before PostgreSQL 18 nothing can be said.
 */
async function stateStatistics(address: TemplateAddress, tables: readonly string[]): Promise<void> {
  const client = createClient(address);
  await client.connect();
  const { rows } = await client.query<{ knows: boolean }>(
    "select current_setting('server_version_num')::integer >= 180000 as knows",
  );
  if (rows[0]?.knows === true) {
    await client.query(
      `select pg_restore_attribute_stats('schemaname', 'public', 'relname', name, 'attname', 'website_id', 'inherited', false,
                                         'null_frac', 0::real, 'avg_width', 16, 'n_distinct', 2::real)
       from unnest($1::text[]) name`,
      [tables],
    );
  }
  await client.end();
}

async function readWebsiteTables(address: TemplateAddress): Promise<string[]> {
  const client = createClient(address);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'website_id'",
  );
  await client.end();
  return rows.map(({ name }) => name);
}
