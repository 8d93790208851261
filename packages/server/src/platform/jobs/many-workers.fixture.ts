import { openDatabase, statement } from '../database/index.ts';
import { silentLog } from '../log.ts';
import { mailTasks } from '../mail/tasks.ts';
import { startWorker, type Task } from './index.ts';

export interface WorkerSettings {
  readonly address: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  readonly smtpUrl: string;
  readonly concurrency: number;
  readonly rescueEveryMs: number;
}

const noteRun = statement('test-note-run', 'insert into test_run (number) values ($1::integer)');
const noteEffect = statement<{ number: number }>(
  'test-note-effect',
  `insert into test_effect (number, key) values ($1::integer, $2::text) on conflict (number) do nothing returning number`,
);
const countEffect = statement(
  'test-count-effect',
  `insert into test_total (key, total) values (coalesce($1::text, ''), 1)
   on conflict (key) do update set total = test_total.total + 1`,
);

// A process for tests: one of several workers, until it is killed.
const settings = JSON.parse(process.argv[2] ?? '') as WorkerSettings;
const { address, smtpUrl, concurrency, rescueEveryMs } = settings;
const database = openDatabase({ address, log: silentLog });
const effect: Task<{ readonly number: number; readonly key?: string }> = {
  name: 'test.effect',
  async run({ number, key }) {
    await database.run(noteRun, [number]);
    await database.transaction(async (connection) => {
      const isNew = (await connection.run(noteEffect, [number, key])).length > 0;
      if (isNew) await connection.run(countEffect, [key]);
    });
  },
};
const config = { smtpUrl, mailFrom: 'hello@shop.test' } as Parameters<typeof mailTasks>[0]['config'];
const tasks = [effect as Task, ...mailTasks({ config, clock: { now: () => new Date() } })];
await startWorker({ address, database, tasks, log: silentLog, concurrency, rescueEveryMs });
process.stdout.write('ready\n');
