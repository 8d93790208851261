import { appliedMigrations, createClient, type DatabaseAddress, migrations } from '../../platform/database/index.ts';
import { selectServerVersion } from './store.ts';

export interface DatabaseDescription {
  /** The server's version, such as `18.4`. */
  readonly version: string;
  /** Migrations that the next start will apply. */
  readonly due: readonly string[];
  /** Migrations of a newer Awning. */
  readonly unknown: readonly string[];
}

/** Looks at a database without changing it. */
export async function describeDatabase(address: DatabaseAddress): Promise<DatabaseDescription> {
  const client = createClient(address);
  await client.connect();
  try {
    const applied = await appliedMigrations(client);
    return {
      version: await selectServerVersion(client),
      due: Object.keys(migrations).filter((name) => !applied.includes(name)),
      unknown: applied.filter((name) => !(name in migrations)),
    };
  } finally {
    await client.end();
  }
}
