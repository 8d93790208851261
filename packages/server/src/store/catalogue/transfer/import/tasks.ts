import type { Connection } from '../../../../platform/database/index.ts';
import type { JobQueue, Schedule, Task } from '../../../../platform/jobs/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { readWebsiteById } from '../../../../platform/website/index.ts';
import { checkNext } from './check-next.ts';
import { deleteArchive } from './picture/archive.ts';
import { selectArchivesLeft } from './picture/store.ts';
import { deleteOldImports } from './store.ts';
import { writeNext } from './write-next.ts';

const checkTask = 'catalogue.check-import';
const writeTask = 'catalogue.run-import';
const sweepTask = 'catalogue.sweep-imports';

/** A job does so many products and adds another job, so that a stopping process and other jobs wait only briefly. */
const SLICE = 50;
const KEPT_DAYS = 30;
const RECEIVING_HOURS = 2;
const MS_PER_HOUR = 3_600_000;

interface ImportPayload {
  readonly websiteId: string;
  readonly importId: string;
}

export const importSchedules: readonly Schedule[] = [{ task: sweepTask, at: '47 3 * * *' }];

export function importTasks(parts: Parts): readonly (Task<ImportPayload> | Task)[] {
  return [slicedTask(parts, checkTask, checkNext), slicedTask(parts, writeTask, writeNext), sweep(parts)];
}

export function addCheckJob(jobs: JobQueue, connection: Connection, payload: ImportPayload): Promise<void> {
  return add(jobs, connection, checkTask, payload);
}

export function addWriteJob(jobs: JobQueue, connection: Connection, payload: ImportPayload): Promise<void> {
  return add(jobs, connection, writeTask, payload);
}

function add(jobs: JobQueue, connection: Connection, task: string, payload: ImportPayload): Promise<void> {
  return jobs.add(connection, task, { ...payload }, { key: `${task}:${payload.importId}` });
}

/** Every step remembers its position in its own transaction, so a job that is repeated does nothing twice. */
function slicedTask(parts: Parts, name: string, step: typeof checkNext): Task<ImportPayload> {
  const { database, jobs, log } = parts;
  return {
    name,
    run: async ({ websiteId, importId }, { signal }) => {
      const website = await readWebsiteById(database, websiteId, log);
      if (!website) return;
      for (let done = 0; done < SLICE && !signal.aborted; done += 1) {
        if ((await step(parts, website, importId, signal)) === 'end') return;
      }
      await add(jobs, database, name, { websiteId, importId });
    },
  };
}

function sweep(parts: Parts): Task {
  const { database, clock } = parts;
  return {
    name: sweepTask,
    run: async () => {
      const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * MS_PER_HOUR);
      const [before, receivingBefore] = [hoursAgo(KEPT_DAYS * 24), hoursAgo(RECEIVING_HOURS)];
      for (const { websiteId, id } of await selectArchivesLeft(database, before, receivingBefore)) {
        await deleteArchive(parts, websiteId, id);
      }
      await deleteOldImports(database, before, receivingBefore);
    },
  };
}
