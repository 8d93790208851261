import { runMigrations } from 'graphile-worker';
import { Kysely, type Migration, Migrator, PostgresDialect } from 'kysely';
import type { ClientBase } from 'pg';
import type { Log } from '../log.ts';
import { StartRefusal } from '../start-refusal.ts';
import { migrations as allMigrations } from './migrations/index.ts';
import { createPool, type DatabaseAddress } from './pool.ts';
import { createJobIndex, holdMigrationLock, selectApplied, selectServerVersion } from './store.ts';
import { transactionDialect } from './transaction-dialect.ts';

export interface MigrateOptions {
  readonly address: DatabaseAddress;
  readonly log: Log;
  /** The last migration to apply; all if absent. */
  readonly to?: string | undefined;
  readonly migrations?: Readonly<Record<string, Migration>> | undefined;
}

const MIN_POSTGRES_VERSION = 15;

/**
 * Migrates the database to the current schema and returns the names of the applied migrations. Processes that start at
 * the same time wait for each other; one of them does the work.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { address, log, migrations = allMigrations } = options;
  const pool = createPool({ address, size: 3, log, plainValues: true });
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await checkVersion(kysely);
    // Both libraries lock their own migrations but inspect the schema before locking: one would fail on what the other
    // is creating.
    return await kysely.connection().execute(async (holder) => {
      await holdMigrationLock(holder);
      await checkNotNewer(kysely, migrations);
      const applied = await applyDue({ kysely, migrations, to: options.to });
      await runMigrations({ pgPool: pool });
      await createJobIndex(kysely);
      return applied;
    });
  } finally {
    await kysely.destroy();
  }
}

/** Migrates the queue's tables only; they are not ours to drop and create again. */
export async function migrateQueue({ address, log }: Pick<MigrateOptions, 'address' | 'log'>): Promise<void> {
  const pool = createPool({ address, size: 2, log, plainValues: true });
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

/** Runs our migrations inside an open transaction, so that an import is atomic. */
export async function migrateWithin(
  client: ClientBase,
  { to, migrations = allMigrations }: Pick<MigrateOptions, 'to' | 'migrations'>,
): Promise<void> {
  const kysely = new Kysely<unknown>({ dialect: transactionDialect(client, () => false) });
  await applyDue({ kysely, migrations, to, disableTransactions: true });
}

/** The applied migrations, oldest first. */
export async function appliedMigrations(client: ClientBase): Promise<string[]> {
  return selectApplied(new Kysely<unknown>({ dialect: transactionDialect(client, () => false) }));
}

async function checkVersion(kysely: Kysely<unknown>): Promise<void> {
  const version = await selectServerVersion(kysely);
  if (version && version.number < MIN_POSTGRES_VERSION * 10_000) {
    throw new StartRefusal(
      `The database is PostgreSQL ${version.text}, but Awning needs ${MIN_POSTGRES_VERSION} or later: upgrade it or set DATABASE_URL to another one.`,
    );
  }
}

async function checkNotNewer(kysely: Kysely<unknown>, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  const unknown = (await selectApplied(kysely)).filter((name) => migrations[name] === undefined);
  if (unknown.length > 0) {
    throw new StartRefusal(
      `The database was migrated by a newer Awning (it has "${unknown.at(-1)}"): start that version or a later one; nothing was changed.`,
    );
  }
}

interface Due {
  readonly kysely: Kysely<unknown>;
  readonly migrations: Readonly<Record<string, Migration>>;
  readonly to: string | undefined;
  readonly disableTransactions?: boolean;
}

async function applyDue({ kysely, migrations, to, disableTransactions = false }: Due): Promise<string[]> {
  let failure: { readonly name: string; readonly cause: unknown } | undefined;
  // Inside a foreign transaction the migrator reports that it failed but not why, so the error is kept here.
  const kept = Object.entries(migrations).map(([name, migration]) => {
    const run = (database: Kysely<unknown>) =>
      migration.up(database).catch((cause: unknown) => {
        failure = { name, cause };
        throw cause;
      });
    return [name, { up: run }] as const;
  });
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(kept)) };
  // Migrations are named by their time of writing, so an earlier one may be merged after a later one.
  const migrator = new Migrator({ db: kysely, provider, disableTransactions, allowUnorderedMigrations: true });
  const { error, results = [] } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error !== undefined) throw migrationError(failure?.cause ?? error, failure?.name);
  return results.map((result) => result.migrationName);
}

function migrationError(cause: unknown, name: string | undefined): Error {
  const where = name === undefined ? '' : ` at "${name}"`;
  return new Error(`Migrating the database failed${where}: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });
}
