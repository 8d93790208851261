import { createInterface } from 'node:readline';
import { buildApp } from '../../../assembly/app.ts';
import { systemClock } from '../../../platform/clock.ts';
import { readConfig } from '../../../platform/config/index.ts';
import { openDatabase } from '../../../platform/database/index.ts';
import { createJobQueue } from '../../../platform/jobs/index.ts';
import { silentLog } from '../../../platform/log.ts';

export interface UploadServerSettings {
  readonly address: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  readonly dataFolder: string;
}

// A process for tests: it serves everything, says where, and tells for each line that it reads how many bytes it has held at most.
const { address, dataFolder } = JSON.parse(process.argv[2] ?? '') as UploadServerSettings;
const written = {
  DATA_DIR: dataFolder,
  SECRET: 'a secret for tests that is long enough',
  UPLOAD_LIMITS: 'image=20,audio=160,file=3000',
};
const read = readConfig(written, '', dataFolder);
if (!read.ok) throw new Error(read.problems.join('\n'));
const config = { ...read.config, secrets: read.config.secrets ?? [] };
const database = openDatabase({ address, log: silentLog });
const app = await buildApp({ config, database, clock: systemClock, jobs: createJobQueue(), log: silentLog });
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
createInterface({ input: process.stdin }).on('line', () => {
  process.stdout.write(`${process.resourceUsage().maxRSS * 1024}\n`);
});
