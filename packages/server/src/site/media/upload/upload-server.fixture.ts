import { readFileSync, writeFileSync } from 'node:fs';
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

// A process for tests: it serves everything and prints where. For each line that it reads, it prints how many bytes of memory it has
// held at most since the line before, and how many it holds now.
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
  process.stdout.write(`${JSON.stringify({ peak: peakBytes(), now: process.memoryUsage.rss() })}\n`);
  // Linux forgets the peak, so that the next one is that of the work in between and not of starting up.
  writeFileSync('/proc/self/clear_refs', '5');
});

function peakBytes(): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
