import type { Config } from '../../config/index.ts';
import { type Connection, newId, writeAudit } from '../../database/index.ts';
import type { TeamCaller } from '../../http/index.ts';
import type { Parts } from '../../parts.ts';
import { announceChange } from '../../subjects/index.ts';
import { hostKey, WEBSITE_CHANNEL } from '../directory.ts';
import { isPrivateHost } from '../private-place.ts';
import { lockWebsite } from '../store.ts';
import type { Website } from '../website.ts';
import type { HostNameReason } from './messages.ts';
import { readHostName } from './read-host-name.ts';
import {
  deleteHost,
  type HostRow,
  insertHost,
  selectHosts,
  updatePrimary,
  updateScheme,
  updateVersion,
} from './store.ts';

const MAX_HOSTS = 20;

export type HostOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: HostNameReason };

export interface HostContext {
  readonly connection: Connection;
  readonly config: Pick<Config, 'publicUrl' | 'port'>;
  readonly clock: Parts['clock'];
  readonly website: Pick<Website, 'id'>;
  readonly member: Pick<TeamCaller, 'id' | 'name'>;
}

/** Adds a name. The first one is the main name, unless `PUBLIC_URL` names another. */
export async function addHost(context: HostContext, typed: string): Promise<HostOutcome> {
  const name = readHostName(typed);
  if (!name.ok) return name;
  const { connection, website, config, clock } = context;
  await lockWebsite(connection, website.id);
  const before = await keepPublicHost(context);
  if (before.some(({ host }) => host === name.value)) return { ok: false, reason: 'taken' };
  if (before.length >= MAX_HOSTS) return { ok: false, reason: 'tooMany' };
  const added = { ...newHost(config, name.value), is_primary: before.length === 0 };
  if (!(await insertHost(connection, website.id, added, clock.now()))) return { ok: false, reason: 'taken' };
  return await announceHosts(context, 'website.nameAdded', { after: { host: name.value } });
}

export async function removeHost(context: HostContext, host: string): Promise<HostOutcome> {
  const { connection, website } = context;
  const stored = await lockHost(context, host);
  if (!stored) return { ok: false, reason: 'gone' };
  if (stored.is_primary) return { ok: false, reason: 'mainStays' };
  await deleteHost(connection, website.id, host);
  return await announceHosts(context, 'website.nameRemoved', { before: { host } });
}

export async function makeMain(context: HostContext, host: string): Promise<HostOutcome> {
  const { connection, website } = context;
  const stored = await lockHost(context, host);
  if (!stored) return { ok: false, reason: 'gone' };
  if (stored.is_primary) return { ok: true };
  const [main] = await selectHosts(connection, website.id);
  await updatePrimary(connection, website.id, host);
  const values = { before: { host: main?.host }, after: { host } };
  return await announceHosts(context, 'website.mainNameChanged', values);
}

export async function markHttps(context: HostContext, host: string, isHttps: boolean): Promise<HostOutcome> {
  const { connection, website } = context;
  const stored = await lockHost(context, host);
  if (!stored) return { ok: false, reason: 'gone' };
  const scheme = isHttps ? 'https' : 'http';
  if (stored.scheme === scheme) return { ok: true };
  await updateScheme(connection, website.id, host, scheme);
  const values = { before: { host, scheme: stored.scheme }, after: { host, scheme } };
  return await announceHosts(context, 'website.httpsChanged', values);
}

/**
 * A new name is served by http until the owner says otherwise. Names that only work inside a network have no proxy before
 * them, so their links need the port that the server listens on.
 */
export function newHost(
  { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>,
  host: string,
): Omit<HostRow, 'is_primary'> {
  const hasOwnPort = publicUrl === undefined && isPrivateHost(host) && port !== 80;
  return { scheme: 'http', host, port: hasOwnPort ? port : null };
}

/**
 * Stores the host of `PUBLIC_URL` as the main name of a website without names, which is served under it: otherwise the
 * first name that is added would take its place. Returns the names of the website.
 */
async function keepPublicHost({
  connection,
  website,
  config: { publicUrl },
  clock,
}: Pick<HostContext, 'connection' | 'website' | 'config' | 'clock'>): Promise<readonly HostRow[]> {
  const stored = await selectHosts(connection, website.id);
  if (stored.length > 0 || publicUrl === undefined) return stored;
  const { protocol, hostname, port } = new URL(publicUrl);
  const kept: HostRow = {
    scheme: protocol === 'https:' ? 'https' : 'http',
    host: hostKey(hostname),
    port: port === '' ? null : Number(port),
    is_primary: true,
  };
  return (await insertHost(connection, website.id, kept, clock.now())) ? [kept] : stored;
}

/** Of two changes at the same time both count, because each locks the website first. */
async function lockHost({ connection, website }: HostContext, host: string): Promise<HostRow | undefined> {
  await lockWebsite(connection, website.id);
  return (await selectHosts(connection, website.id)).find((stored) => stored.host === host);
}

async function announceHosts(
  { connection, website, clock, member }: HostContext,
  what: 'website.nameAdded' | 'website.nameRemoved' | 'website.mainNameChanged' | 'website.httpsChanged',
  values: { readonly before?: unknown; readonly after?: unknown },
): Promise<HostOutcome> {
  const subject = `website/${website.id}`;
  const by = { memberId: member.id, who: member.name };
  await writeAudit(connection, {
    websiteId: website.id,
    id: newId(clock),
    at: clock.now(),
    ...by,
    what,
    subject,
    ...values,
  });
  await updateVersion(connection, website.id);
  await connection.notify(WEBSITE_CHANNEL, website.id);
  // Pages contain absolute links.
  await announceChange(connection, { websiteId: website.id, subjects: 'all' });
  return { ok: true };
}
