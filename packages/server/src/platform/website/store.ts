import { type Connection, statement } from '../database/index.ts';

export interface WebsiteRow {
  readonly id: string;
  readonly name: string;
  readonly languages: unknown;
  readonly settings: unknown;
  readonly plan_flags: readonly number[] | null;
  readonly version: number;
  readonly hosts: readonly string[];
  readonly address: string | null;
}

export interface StoredHost {
  readonly scheme: 'http' | 'https';
  readonly host: string;
  /** Null means the default port of the scheme. */
  readonly port: number | null;
}

const columns = `
  w.id, w.name, w.languages, w.settings, w.plan_flags, w.version,
  array(select h.host from website_host h where h.website_id = w.id order by h.is_primary desc, h.host) as hosts,
  (select h.scheme || '://' || h.host || coalesce(':' || h.port, '')
     from website_host h where h.website_id = w.id order by h.is_primary desc, h.host limit 1) as address`;

const readAll = statement<WebsiteRow>(
  'website-read-all',
  `select ${columns} from website w order by w.created_at, w.id /* all websites: the look-up by host happens before one is known */`,
);

const readSeveral = statement<WebsiteRow>(
  'website-read-several',
  `select ${columns} from website w where w.id = any($1::uuid[])`,
);

const readOne = statement<WebsiteRow>('website-read', `select ${columns} from website w where w.id = $1`);

const lockOne = statement<WebsiteRow>(
  'website-lock',
  `select ${columns} from website w where w.id = $1 for update of w`,
);

const readByHost = statement<WebsiteRow>(
  'website-read-by-host',
  `select ${columns} from website w where w.id = (select website_id from website_host where host = $1)
   /* all websites: the look-up by host happens before one is known */`,
);

const firstWebsite = statement<{ readonly id: string }>(
  'website-first',
  'select id from website order by id limit 1 /* all websites: the first one of the installation */',
);

/** Ids grow with time. */
export async function selectFirstWebsiteId(connection: Connection): Promise<string | undefined> {
  return (await connection.run(firstWebsite, []))[0]?.id;
}

const websiteInsert = statement(
  'website-insert',
  `insert into website (id, name, languages, settings, plan_flags, created_at) values ($1, $2, $3, $4, $5, $6)`,
);

const insertHost = statement(
  'website-host-insert',
  `insert into website_host (website_id, scheme, host, port, is_primary, created_at) values ($1, $2, $3, $4, $5, $6)`,
);

const settingsUpdate = statement(
  'website-settings-update',
  `update website set settings = $2, version = version + 1 where id = $1`,
);

const nameUpdate = statement(
  'website-name-update',
  'update website set name = $2, version = version + 1 where id = $1',
);

const planUpdate = statement(
  'website-plan-update',
  'update website set plan_flags = $2, version = version + 1 where id = $1',
);

export function selectWebsites(connection: Connection): Promise<WebsiteRow[]> {
  return connection.run(readAll, []);
}

export function selectWebsitesById(connection: Connection, ids: readonly string[]): Promise<WebsiteRow[]> {
  return connection.run(readSeveral, [ids]);
}

export async function selectWebsite(connection: Connection, websiteId: string): Promise<WebsiteRow | undefined> {
  return (await connection.run(readOne, [websiteId]))[0];
}

/** Locks the row, so that of two changes to the settings at the same time both count. */
export async function lockWebsite(connection: Connection, websiteId: string): Promise<WebsiteRow | undefined> {
  return (await connection.run(lockOne, [websiteId]))[0];
}

export async function selectWebsiteByHost(connection: Connection, host: string): Promise<WebsiteRow | undefined> {
  return (await connection.run(readByHost, [host]))[0];
}

export async function insertWebsite(
  connection: Connection,
  website: {
    readonly id: string;
    readonly name: string;
    readonly hosts: readonly StoredHost[];
    readonly languages: unknown;
    readonly settings: unknown;
    readonly planFlags: readonly number[] | null;
    readonly createdAt: Date;
  },
): Promise<void> {
  const { id, name, hosts, languages, settings, planFlags, createdAt } = website;
  await connection.run(websiteInsert, [
    id,
    name,
    JSON.stringify(languages),
    JSON.stringify(settings),
    planFlags,
    createdAt,
  ]);
  for (const [index, { scheme, host, port }] of hosts.entries()) {
    await connection.run(insertHost, [id, scheme, host, port, index === 0, createdAt]);
  }
}

export async function updateName(connection: Connection, websiteId: string, name: string): Promise<void> {
  await connection.run(nameUpdate, [websiteId, name]);
}

const languagesUpdate = statement(
  'website-languages-update',
  'update website set languages = $2, version = version + 1 where id = $1',
);

export async function updateLanguages(connection: Connection, websiteId: string, languages: unknown): Promise<void> {
  await connection.run(languagesUpdate, [websiteId, JSON.stringify(languages)]);
}

export async function updateSettings(connection: Connection, websiteId: string, settings: unknown): Promise<void> {
  await connection.run(settingsUpdate, [websiteId, JSON.stringify(settings)]);
}

export async function updatePlanFlags(
  connection: Connection,
  websiteId: string,
  planFlags: readonly number[],
): Promise<void> {
  await connection.run(planUpdate, [websiteId, planFlags]);
}
