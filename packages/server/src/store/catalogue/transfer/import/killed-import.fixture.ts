import type { Config } from '../../../../platform/config/index.ts';
import { dyingDatabase } from '../../../../platform/database/dying-database.fixture.ts';
import { openDatabase } from '../../../../platform/database/index.ts';
import { createJobQueue } from '../../../../platform/jobs/index.ts';
import { silentLog } from '../../../../platform/log.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { readWebsiteById } from '../../../../platform/website/index.ts';
import { checkNext } from './check-next.ts';
import { writeNext } from './write-next.ts';

export interface KilledImport {
  readonly address: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  readonly dataFolder: string;
  readonly now: string;
  readonly websiteId: string;
  readonly importId: string;
  readonly step: 'check' | 'write';
  /** The number of statements after which it is killed. */
  readonly statements: number;
}

// A process for tests: imports products, and is killed after a number of statements.
const asked = JSON.parse(process.argv[2] ?? '') as KilledImport;
const { address, dataFolder, now, websiteId, importId, step, statements } = asked;
const real = openDatabase({ address, log: silentLog });
const clock = { now: () => new Date(now) };
const parts = {
  config: {
    dataFolder,
    uploadLimits: { image: 20, audio: 20, file: 20 },
    privateWebhooks: 'allow',
  } as unknown as Config,
  database: dyingDatabase(real, statements),
  clock,
  jobs: createJobQueue(clock),
  log: silentLog,
} as Parts;
const website = await readWebsiteById(real, websiteId, silentLog);
if (!website) throw new Error('The website is gone');
const next = step === 'check' ? checkNext : writeNext;
while ((await next(parts, website, importId)) === 'more');
await real.close();
