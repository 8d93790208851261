import { type Kysely, sql } from 'kysely';
import { type ClientBase, escapeIdentifier } from 'pg';
import { statement } from './connection.ts';

export const begin = statement('transaction-begin', 'begin');
export const beginSnapshot = statement('transaction-begin-snapshot', 'begin isolation level repeatable read read only');
export const commit = statement('transaction-commit', 'commit');

export const sendNotification = statement('database-notify', 'select pg_notify($1, $2)');

export const insertAudit = statement(
  'audit-insert',
  `insert into audit (website_id, id, at, member_id, who, what, subject, before, after)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

/** Waits until no other process is migrating; the lock is held until the connection closes. */
export async function holdMigrationLock(kysely: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_lock(hashtext('awning-migrate'))`.execute(kysely);
}

/** What has become of a job of the queue. */
export const jobState =
  "(case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed' else 'waiting' end)";

/** The jobs of a website in the order of their list. The table is the library's, and creating an index that exists would lock it. */
export async function createJobIndex(kysely: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ isMissing: boolean }>`
    select to_regclass('graphile_worker.awning_job_list') is null as "isMissing"`.execute(kysely);
  if (!rows[0]?.isMissing) return;
  await sql`
    create index if not exists awning_job_list
        on graphile_worker._private_jobs ((payload ->> 'websiteId'), ${sql.raw(jobState)}, id)`.execute(kysely);
}

/** The names of the applied migrations, oldest first. */
export async function selectApplied(kysely: Kysely<unknown>): Promise<string[]> {
  const present = await sql<{
    exists: boolean;
  }>`select to_regclass('public.kysely_migration') is not null as exists`.execute(kysely);
  if (!present.rows[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(kysely);
  return rows.map(({ name }) => name);
}

export async function selectServerVersion(kysely: Kysely<unknown>) {
  const { rows } = await sql<{ number: number; text: string }>`
    select current_setting('server_version_num')::integer as number, current_setting('server_version') as text`.execute(
    kysely,
  );
  return rows[0];
}

/**
 * Refreshes what the planner knows after many rows were written. Empty tables are left out: one that was found empty
 * is planned for as empty, so that statements prepared for it read all of its rows until it is analysed again.
 */
export async function refreshStatistics(client: ClientBase): Promise<void> {
  const names = await selectFilledTables(client);
  if (names.length > 0) await client.query(`vacuum (analyze) ${names.join(', ')}`);
}

/** The same within a transaction that is writing the rows: its triggers would be planned for the few rows of its beginning. */
export async function refreshOwnStatistics(client: ClientBase): Promise<void> {
  const names = await selectFilledTables(client);
  if (names.length > 0) await client.query(`analyze ${names.join(', ')}`);
}

async function selectFilledTables(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`,
  );
  return rows.map(({ name }) => escapeIdentifier(name));
}
