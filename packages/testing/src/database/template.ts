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
    return { address, websiteTables: await readWebsiteTables(address), stop: async () => void (await postgres.stop()) };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
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
