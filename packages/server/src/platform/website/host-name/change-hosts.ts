import type { Config } from '../../config/index.ts';
import { type Connection, newId, writeAudit } from '../../database/index.ts';
import type { TeamCaller } from '../../http/index.ts';
import type { Parts } from '../../parts.ts';
import { announceChange } from '../../subjects/index.ts';
import { hostKey, WEBSITE_CHANNEL } from '../directory.ts';
import { lockWebsite, type StoredHost } from '../store.ts';
import type { Website } from '../website.ts';
import type { HostNameReason } from './messages.ts';
import { newHost } from './new-host.ts';
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

/** Adds a name. The first one is the main name, unless `PUBLIC_URL` names another, which is then stored as well. */
export async function addHost(context: HostContext, typed: string): Promise<HostOutcome> {
  const name = readHostName(typed);
  if (!name.ok) return name;
  const { connection, website, config, clock } = context;
  await lockWebsite(connection, website.id);
  const before = await selectHosts(connection, website.id);
  if (before.some(({ host }) => host === name.value)) return { ok: false, reason: 'taken' };
  if (before.length >= MAX_HOSTS) return { ok: false, reason: 'tooMany' };
  const fixed = publicHost(config);
  const added = fixed?.host === name.value ? fixed : newHost(config, name.value);
  const insert = (row: StoredHost) => insertHost(connection, website.id, { ...row, is_primary: false }, clock.now());
  if (!(await insert(added))) return { ok: false, reason: 'taken' };
  if (before.length === 0) {
    // Until now the website was served under the host of `PUBLIC_URL`; it stays there.
    const isKept = fixed !== undefined && fixed.host !== added.host && (await insert(fixed));
    await updatePrimary(connection, website.id, isKept ? fixed.host : added.host);
    if (isKept) await announceHosts(context, 'website.nameAdded', { after: { host: fixed.host } });
  }
  return await announceHosts(context, 'website.nameAdded', { after: { host: name.value } });
}

/** Removes a name that is not the main one. With `PUBLIC_URL` that may be the one that was the main name before. */
export async function removeHost(context: HostContext, host: string): Promise<HostOutcome> {
  const { connection, website, config } = context;
  const stored = await lockHosts(context);
  const removed = stored.find((row) => row.host === host);
  const main = mainHost(config, stored);
  if (!removed || !main) return { ok: false, reason: 'gone' };
  if (removed.host === main.host) return { ok: false, reason: 'mainStays' };
  if (removed.is_primary) await updatePrimary(connection, website.id, main.host);
  await deleteHost(connection, website.id, host);
  return await announceHosts(context, 'website.nameRemoved', { before: { host } });
}

/** The name that the others lead to: the host of `PUBLIC_URL`, if the website has it, or else the stored main name. */
export function mainHost(config: Pick<Config, 'publicUrl'>, stored: readonly HostRow[]): HostRow | undefined {
  const fixed = publicHost(config)?.host;
  return stored.find(({ host }) => host === fixed) ?? stored.find(({ is_primary }) => is_primary);
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

/** The host of `PUBLIC_URL` as it is stored. */
function publicHost({ publicUrl }: Pick<Config, 'publicUrl'>): StoredHost | undefined {
  if (publicUrl === undefined) return undefined;
  const { protocol, hostname, port } = new URL(publicUrl);
  return {
    scheme: protocol === 'https:' ? 'https' : 'http',
    host: hostKey(hostname),
    port: port === '' ? null : Number(port),
  };
}

/** Of two changes at the same time both count, because each locks the website first. */
async function lockHosts({ connection, website }: HostContext): Promise<readonly HostRow[]> {
  await lockWebsite(connection, website.id);
  return await selectHosts(connection, website.id);
}

async function lockHost(context: HostContext, host: string): Promise<HostRow | undefined> {
  return (await lockHosts(context)).find((stored) => stored.host === host);
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
