import { buildApp } from '../../../assembly/app.ts';
import { systemClock } from '../../../platform/clock.ts';
import { readConfig } from '../../../platform/config/index.ts';
import { openDatabase } from '../../../platform/database/index.ts';
import { createJobQueue } from '../../../platform/jobs/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { mailFeature } from '../../../platform/mail/feature.ts';
import { formFeature } from '../feature.ts';

export interface KilledServerSettings {
  readonly address: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  readonly dataFolder: string;
}

// A process for tests: serves forms, prints its address, and runs until it is killed.
const { address, dataFolder } = JSON.parse(process.argv[2] ?? '') as KilledServerSettings;
const written = {
  DATA_DIR: dataFolder,
  SECRET: 'a secret for tests that is long enough',
  TRUST_PROXY: 'loopback',
  RATE_LIMITS: 'form-submission=999999,submission-key=999999',
};
const read = readConfig(written, '', dataFolder);
if (!read.ok) throw new Error(read.problems.join('\n'));
const config = { ...read.config, secrets: read.config.secrets ?? [] };
const database = openDatabase({ address, log: silentLog });
const app = await buildApp({ config, database, clock: systemClock, jobs: createJobQueue(), log: silentLog }, [
  formFeature,
  mailFeature,
]);
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
