import type { ClientBase } from 'pg';
import { jobState, statement } from '../database/index.ts';
import type { ListedJob } from './listed-job.ts';

// The library takes jobs by due time, in random order for equal times. By default, all jobs of a transaction have the
// same time.
export const addJob = statement(
  'job-add',
  `select id from graphile_worker.add_job(
     identifier => $1::text, payload => $2::json, queue_name => $3::text,
     run_at => coalesce($4::timestamptz, clock_timestamp()),
     max_attempts => $5::integer, job_key => $6::text)`,
);

// The library's public view leaves out the payload, which contains the website's id. Walks along an index that has this very expression.
export const selectJobs = statement<ListedJob>(
  'job-list',
  `select job.id::text, task.identifier as task, job.attempts, job.max_attempts as "maxAttempts", job.run_at as "runAt",
          job.created_at as "createdAt", job.last_error as "lastError", ${jobState} as state
     from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id
    where job.payload ->> 'websiteId' = $1::text and ${jobState} = $2::text
      and job.id < coalesce($3::bigint, 9223372036854775807)
    order by job.id desc limit $4`,
);

export const rescheduleJob = statement<{ id: bigint }>(
  'job-retry',
  `select retried.id
   from graphile_worker._private_jobs job,
        lateral graphile_worker.reschedule_jobs(array[job.id], run_at => $3::timestamptz, attempts => 0) retried
   where job.payload ->> 'websiteId' = $1::text and job.id = $2::bigint and job.locked_at is null
     and job.attempts >= job.max_attempts`,
);

export const deleteFailedJobs = statement<{ id: string }>(
  'job-remove-given-up',
  `/* all websites: a job that was given up will never run */
   select id::text from graphile_worker.complete_jobs(array(
     select id from graphile_worker._private_jobs
      where locked_at is null and attempts >= max_attempts and run_at < $1::timestamptz
      order by run_at limit $2))`,
);

/** The lock is released when the connection closes. */
export async function holdWorkerLock(client: ClientBase, workerId: string): Promise<void> {
  // A machine that vanished does not close its connections, and by default PostgreSQL waits two hours for it.
  await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3');
  await client.query(`select pg_advisory_lock(hashtextextended('awning worker ' || $1::text, 0))`, [workerId]);
}

// Reads pg_locks instead of trying the lock: a process that tries it holds it for a moment and could mislead another
// process.
export const selectWorkersWithoutLock = statement<{ id: string }>(
  'job-workers-without-lock',
  `select holder.id
   from (select locked_by as id from graphile_worker._private_jobs where locked_by is not null
         union
         select locked_by from graphile_worker._private_job_queues where locked_by is not null) holder
   cross join lateral (select hashtextextended('awning worker ' || holder.id, 0) as key) lock
   where holder.id <> $1::text
     and not exists (
       select from pg_locks
       where locktype = 'advisory' and granted and objsubid = 1
         and database = (select oid from pg_database where datname = current_database())
         and classid::bigint = ((lock.key >> 32) & 4294967295) and objid::bigint = (lock.key & 4294967295))`,
);

// The attempt stays counted, so that a job that crashes its process every time ends as failed.
export const markKilledWorker = statement(
  'job-note-killed-worker',
  `update graphile_worker._private_jobs set last_error = 'The worker was killed while it ran this job'
   where locked_by = any($1::text[])`,
);

export const unlockWorkers = statement('job-unlock-workers', 'select graphile_worker.force_unlock_workers($1::text[])');
