import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import {
  awningVersion,
  createStops,
  describeDatabase,
  openPostgres,
  StartRefusal,
  silentReport,
} from '@awning/server/assembly/start';
import { systemClock } from '@awning/server/platform/clock';
import { type Config, loadConfig } from '@awning/server/platform/config';
import { loadPaymentModule, takesTestPayments } from '@awning/server/store/payment';

export interface Finding {
  /** `bad` prevents Awning from starting; a `hint` is worth knowing. */
  readonly kind: 'good' | 'hint' | 'bad';
  readonly text: string;
}

const MIN_FREE_BYTES = 1_000_000_000;
const MIN_POSTGRES_VERSION = 15;

/** Checks everything a start needs, in the order in which a start needs it. Nothing is migrated. */
export async function examine(folder: string, environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const version = good(`Awning ${awningVersion()} on Node ${process.versions.node}`);
  try {
    const config = await loadConfig(folder, environment);
    await loadPaymentModule(config.paymentModule, { clock: systemClock });
    const settings = good('The settings can be used');
    return [
      version,
      settings,
      await diskSpace(config.dataFolder),
      ...(await examineDatabase(config)),
      ...hintsOn(config),
    ];
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    return [version, ...error.message.split('\n').map(bad)];
  }
}

async function diskSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB are free for ${folder}`;
  return bavail * bsize < MIN_FREE_BYTES ? hint(`Only ${free}`) : good(free);
}

async function examineDatabase(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === undefined && !existsSync(path.join(config.dataFolder, 'postgres'))) {
    return [good('There is no database yet; the first start makes it')];
  }
  const stops = createStops();
  try {
    const { version, due, unknown } = await describeDatabase(await openPostgres(config, silentReport, stops));
    return [versionFinding(version), schemaFinding(due.length, unknown.at(-1))];
  } finally {
    await stops.run();
  }
}

function versionFinding(version: string): Finding {
  return Number.parseInt(version, 10) >= MIN_POSTGRES_VERSION
    ? good(`PostgreSQL ${version} answers`)
    : bad(`PostgreSQL ${version} is too old: Awning needs ${MIN_POSTGRES_VERSION} or later.`);
}

function schemaFinding(due: number, newer: string | undefined): Finding {
  if (newer) return bad(`The database was migrated by a newer Awning ("${newer}"): start that version or a later one.`);
  return due > 0 ? hint(`${due} migrations are due; the next start applies them`) : good('The database is up to date');
}

function hintsOn(config: Config): Finding[] {
  const { publicUrl, trustProxy, smtpUrl, host } = config;
  const hints = [
    smtpUrl === undefined &&
      'SMTP_URL is not set: mails leave only for websites that have a mail server in their settings',
    takesTestPayments(config) && 'Test cards are taken: set TEST_PAYMENTS to refuse before you sell something',
    publicUrl?.startsWith('http:') && 'PUBLIC_URL begins with http: what visitors send is not encrypted',
    publicUrl?.startsWith('https:') &&
      trustProxy === 0 &&
      'PUBLIC_URL begins with https, which a proxy provides, but TRUST_PROXY is 0: the addresses of visitors are not seen',
    publicUrl === undefined && host === 'localhost' && 'HOST is localhost: only this machine can visit the shop',
  ];
  return hints.filter((text) => typeof text === 'string').map(hint);
}

function good(text: string): Finding {
  return { kind: 'good', text };
}

function hint(text: string): Finding {
  return { kind: 'hint', text };
}

function bad(text: string): Finding {
  return { kind: 'bad', text };
}
