import { type Connection, statement } from '../../database/index.ts';
import type { StoredHost } from '../store.ts';

export interface HostRow extends StoredHost {
  readonly is_primary: boolean;
}

const selectAll = statement<HostRow>(
  'website-host-select',
  'select scheme, host, port, is_primary from website_host where website_id = $1 order by is_primary desc, host',
);

/** The names of a website, the main one first. */
export function selectHosts(connection: Connection, websiteId: string): Promise<HostRow[]> {
  return connection.run(selectAll, [websiteId]);
}

const insertOne = statement<{ readonly host: string }>(
  'website-host-add',
  `insert into website_host (website_id, scheme, host, port, is_primary, created_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (host) do nothing returning host`,
);

/** Returns false if a website of the installation has the name. */
export async function insertHost(
  connection: Connection,
  websiteId: string,
  { scheme, host, port, is_primary }: HostRow,
  at: Date,
): Promise<boolean> {
  return (await connection.run(insertOne, [websiteId, scheme, host, port, is_primary, at])).length > 0;
}

const deleteOne = statement(
  'website-host-delete',
  'delete from website_host where website_id = $1 and host = $2 and not is_primary',
);

/** The main name is never deleted, whatever the caller passes. */
export async function deleteHost(connection: Connection, websiteId: string, host: string): Promise<void> {
  await connection.run(deleteOne, [websiteId, host]);
}

const clearPrimary = statement(
  'website-host-clear-primary',
  'update website_host set is_primary = false where website_id = $1 and is_primary',
);

const setPrimary = statement(
  'website-host-set-primary',
  'update website_host set is_primary = true where website_id = $1 and host = $2',
);

/** In two steps, because a website has at most one main name at any time. */
export async function updatePrimary(connection: Connection, websiteId: string, host: string): Promise<void> {
  await connection.run(clearPrimary, [websiteId]);
  await connection.run(setPrimary, [websiteId, host]);
}

const setScheme = statement(
  'website-host-set-scheme',
  'update website_host set scheme = $3 where website_id = $1 and host = $2',
);

export async function updateScheme(
  connection: Connection,
  websiteId: string,
  host: string,
  scheme: StoredHost['scheme'],
): Promise<void> {
  await connection.run(setScheme, [websiteId, host, scheme]);
}

const touch = statement('website-host-touch', 'update website set version = version + 1 where id = $1');

/** The names are a part of the website's record. */
export async function updateVersion(connection: Connection, websiteId: string): Promise<void> {
  await connection.run(touch, [websiteId]);
}
