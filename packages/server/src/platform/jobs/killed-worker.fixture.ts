import { openDatabase } from '../database/index.ts';
import { silentLog } from '../log.ts';
import { startWorker } from './index.ts';

// A process for tests: takes a job, reports it, and never finishes it.
const address = JSON.parse(process.argv[2] ?? '') as { host: string; port: number; user: string; database: string };
const database = openDatabase({ address, log: silentLog });
const run = () => {
  process.stdout.write('taken\n');
  return new Promise<never>(() => undefined);
};
await startWorker({ address, database, tasks: [{ name: 'test.work', run }], log: silentLog });
