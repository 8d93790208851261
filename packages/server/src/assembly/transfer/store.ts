import { type Client, escapeIdentifier } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

export interface Table {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
  /** The primary key, or every column of a table without one. */
  readonly order: readonly string[];
  readonly bytes: number;
}

export interface Sequence {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/**
 * The tables to export, each after those it refers to. Unlogged tables are left out, because their content may be lost
 * at any time. So are those with the comment "derived": triggers fill them from the others.
 */
export async function selectTables(client: Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(tablesQuery);
  const { rows: references } = await client.query<Reference>(referencesQuery);
  return inOrder(tables, references);
}

interface Reference {
  readonly table: string;
  readonly refersTo: string;
}

function inOrder(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const ordered: Table[] = [];
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name }) => !isPlaced(name) && references.every(({ table, refersTo }) => table !== name || isPlaced(refersTo)),
    );
    if (next === undefined) throw new Error('Tables refer to each other in a cycle, so they cannot be loaded in order');
    ordered.push(next);
  }
  return ordered;
}

const ownTables = `from pg_class class
  where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and class.relpersistence = 'p'
    and class.relname not like 'kysely_migration%'
    and obj_description(class.oid, 'pg_class') is distinct from 'derived'`;

const tablesQuery = `
  select class.relname as name, pg_table_size(class.oid)::float8 as bytes,
    (select array_agg(attname::text order by attnum) from pg_attribute
     where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    coalesce(
      (select array_agg(attribute.attname::text order by place.position)
       from pg_index, unnest(indkey::int2[]) with ordinality as place (attnum, position)
       join pg_attribute attribute on attribute.attnum = place.attnum and attribute.attrelid = class.oid
       where indrelid = class.oid and indisprimary),
      (select array_agg(attname::text order by attnum) from pg_attribute
       where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '')) as "order"
  ${ownTables}
  order by class.relname`;

// A table that refers to itself needs no order: its references are checked when all rows are in.
const referencesQuery = `
  select distinct source.relname as table, target.relname as "refersTo"
  from pg_constraint foreign_key
  join pg_class source on source.oid = foreign_key.conrelid
  join pg_class target on target.oid = foreign_key.confrelid
  where foreign_key.contype = 'f' and source.oid <> target.oid and target.relnamespace = 'public'::regnamespace`;

export async function selectSequences(client: Client): Promise<Sequence[]> {
  const { rows: names } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname",
  );
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${escapeIdentifier(name)}`,
    );
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}

export async function setSequence(client: Client, { name, value, isCalled }: Sequence): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [escapeIdentifier(name), value, isCalled]);
}

/** One consistent snapshot, with values written the same way on every server. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(
    "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'; " +
      "set local extra_float_digits = 1; set local bytea_output = 'hex'",
  );
}

export function copyOut(client: Client, { name, columns, order }: Table): AsyncIterable<Buffer> {
  const query = `select ${list(columns)} from ${escapeIdentifier(name)} order by ${list(order)}`;
  return client.query(copyTo(`copy (${query} /* all websites: export */) to stdout`));
}

export function copyIn(client: Client, name: string, columns: readonly string[]) {
  return client.query(
    copyFrom(`copy ${escapeIdentifier(name)} (${list(columns)}) from stdin /* all websites: import */`),
  );
}

/** Whether another process uses this database: all our connections carry the name. */
export async function isInUse(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ inUse: boolean }>(
    `select exists (select from pg_stat_activity where datname = current_database() and application_name = 'awning'
                      and pid <> pg_backend_pid()) as "inUse"`,
  );
  return rows[0]?.inUse === true;
}

/**
 * Held until the connection closes, which also happens when the process is killed. While it is held, no other import is
 * running.
 */
export async function holdImportLock(client: Client): Promise<void> {
  await client.query("select pg_advisory_lock(hashtext('awning import'))");
}

export async function selectTransactionId(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
  return rows[0]?.id ?? '';
}

/** Returns false for a transaction that this database has never seen, for example after restoring a backup. */
export async function isCommitted(client: Client, transaction: string): Promise<boolean> {
  const { rows } = await client.query<{ isCommitted: boolean }>(
    `select case when $1::xid8 < pg_snapshot_xmax(pg_current_snapshot()) then pg_xact_status($1::xid8) = 'committed' else false end
       as "isCommitted"`,
    [transaction],
  );
  return rows[0]?.isCommitted === true;
}

export async function beginImport(client: Client): Promise<void> {
  await client.query("begin; set local lock_timeout = '10s'");
}

export async function commitImport(client: Client): Promise<void> {
  await client.query('commit');
}

/** After a failure the connection may be gone, and the transaction with it. */
export async function undoImport(client: Client): Promise<void> {
  await client.query('rollback').catch(() => undefined);
}

/** Checks deferred constraints now: a table with pending ones could not be migrated. */
export async function settleConstraints(client: Client): Promise<void> {
  await client.query('set constraints all immediate');
}

export async function isEmpty(client: Client, tables: readonly Table[]): Promise<boolean> {
  if (tables.length === 0) return true;
  const rows = tables.map(({ name }) => `exists (select from ${escapeIdentifier(name)})`).join(' or ');
  const { rows: answer } = await client.query<{ filled: boolean }>(
    `select ${rows} as filled /* all websites: import needs an empty database */`,
  );
  return answer[0]?.filled === false;
}

export async function deleteRows(client: Client, tables: readonly Table[]): Promise<void> {
  const names = tables.map(({ name }) => escapeIdentifier(name)).join(', ');
  if (names !== '') {
    await client.query(`truncate ${names} restart identity cascade /* all websites: import replaces everything */`);
  }
}

/** Removes what migrations have created, so that they can start again; objects of extensions stay. */
export async function dropSchema(client: Client): Promise<void> {
  const { rows } = await client.query<{ command: string }>(dropsQuery);
  for (const { command } of rows) await client.query(command);
}

const dropsQuery = `
  select format('drop table if exists public.%I cascade', relname) as command from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  union all
  select format('drop sequence if exists public.%I cascade', relname) from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'S'
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i', 'e'))
  union all
  select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
  where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  union all
  select format('drop type if exists public.%I cascade', typname) from pg_type
  where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e')`;

// Waiting jobs are exported too, or pending mails would never be sent. They keep their order but get new ids.
const jobColumns = ['task', 'payload', 'queue', 'run_at', 'priority', 'max_attempts', 'attempts', 'last_error', 'key'];

export function copyJobsOut(client: Client): AsyncIterable<Buffer> {
  return client.query(
    copyTo(`copy (
      select task.identifier, job.payload, queue.queue_name, job.run_at, job.priority, job.max_attempts, job.attempts, job.last_error, job.key
      from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
      order by job.id) to stdout`),
  );
}

export async function createJobBasket(client: Client): Promise<void> {
  await client.query(
    `create temporary table arriving_job (
       number bigint generated always as identity, task text, payload json, queue text, run_at timestamptz, priority integer,
       max_attempts integer, attempts integer, last_error text, key text) on commit drop`,
  );
}

export function copyJobsIn(client: Client) {
  return client.query(copyFrom(`copy arriving_job (${list(jobColumns)}) from stdin`));
}

export async function enqueueJobs(client: Client): Promise<void> {
  await client.query(
    `insert into graphile_worker._private_tasks (identifier) select distinct task from arriving_job on conflict do nothing;
     insert into graphile_worker._private_job_queues (queue_name)
     select distinct queue from arriving_job where queue is not null on conflict do nothing;
     insert into graphile_worker._private_jobs (task_id, payload, job_queue_id, run_at, priority, max_attempts, attempts, last_error, key)
     select task.id, arriving.payload, queue.id, arriving.run_at, arriving.priority, arriving.max_attempts, arriving.attempts,
            arriving.last_error, arriving.key
     from arriving_job arriving
     join graphile_worker._private_tasks task on task.identifier = arriving.task
     left join graphile_worker._private_job_queues queue on queue.queue_name = arriving.queue
     order by arriving.number`,
  );
}

export async function deleteJobs(client: Client): Promise<void> {
  await client.query('delete from graphile_worker._private_jobs; delete from graphile_worker._private_job_queues');
}

function list(columns: readonly string[]): string {
  return columns.map(escapeIdentifier).join(', ');
}
