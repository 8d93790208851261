import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import type { Log } from '../log.ts';
import { readRow } from './read-row.ts';
import { selectWebsiteByHost, selectWebsites, selectWebsitesById } from './store.ts';
import type { Website } from './website.ts';

/** A notice on this channel names a website, which all processes then reload. */
export const WEBSITE_CHANNEL = 'website';

/** An unknown host is queried again after this time, so that guessed hosts do not cause many queries. */
const UNKNOWN_HOST_MS = 5000;
const MAX_UNKNOWN_HOSTS = 10_000;

/** The websites of the installation by host name, cached in memory. */
export interface WebsiteDirectory {
  /** The website of a host, if it is cached. Synchronous, because routing calls it for every request. */
  known(host: string): Website | undefined;
  /**
   * Queries the database if the host is not cached, for example for a website that another process has just created.
   */
  find(host: string): Promise<Website | undefined>;
  close(): Promise<void>;
}

export async function openWebsiteDirectory(database: Database, clock: Clock, log: Log): Promise<WebsiteDirectory> {
  const unknownUntil = new Map<string, number>();
  const byId = new Map<string, Website>();
  const byHost = new Map<string, Website>();
  /** What the next load reads; `all` after a lost connection, when notices may have been missed. */
  let changed: Set<string> | 'all' = 'all';
  let loading: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  /** Reads only what has changed: one website costs the same among ten and among ten thousand. */
  async function load(): Promise<void> {
    const ids = changed;
    changed = new Set();
    const rows = ids === 'all' ? await selectWebsites(database) : await selectWebsitesById(database, [...ids]);
    // All of them before any is added, because a host may have moved from one to another.
    for (const id of ids === 'all' ? [...byId.keys()] : ids) remove(id);
    for (const row of rows) add(readRow(row, log));
    if (ids === 'all') unknownUntil.clear();
  }

  function remove(id: string): void {
    const website = byId.get(id);
    byId.delete(id);
    for (const host of website?.hosts ?? []) if (byHost.get(host) === website) byHost.delete(host);
  }

  function add(website: Website): void {
    byId.set(website.id, website);
    for (const host of website.hosts) {
      byHost.set(host, website);
      unknownUntil.delete(host);
    }
  }

  /** One load at a time; a change that arrives while loading causes one more load, so that the last change wins. */
  function loadNext(): Promise<void> {
    next ??= loading.then(() => {
      next = undefined;
      const underWay = load();
      loading = underWay.catch((error: unknown) => {
        changed = 'all';
        log.error({ error }, 'The websites could not be loaded; the cached ones stay in use');
      });
      return underWay;
    });
    return next;
  }

  function reload(websiteId: string | undefined): Promise<void> {
    if (websiteId === undefined) changed = 'all';
    else if (changed !== 'all') changed.add(websiteId);
    return loadNext().catch(() => undefined);
  }

  // A fresh installation has one website without hosts, which is served on every host.
  function known(host: string): Website | undefined {
    return byHost.get(hostKey(host)) ?? (byId.size === 1 ? [...byId.values()][0] : undefined);
  }

  const stopListening = await database.listen(WEBSITE_CHANNEL, reload);
  await loadNext();

  return {
    known,
    async find(host) {
      const found = known(host);
      if (found) return found;
      const key = hostKey(host);
      if ((unknownUntil.get(key) ?? 0) > clock.now().getTime()) return undefined;
      const row = byId.size > 0 ? await selectWebsiteByHost(database, key) : undefined;
      if (byId.size > 0 && row === undefined) {
        if (unknownUntil.size >= MAX_UNKNOWN_HOSTS) unknownUntil.clear();
        unknownUntil.set(key, clock.now().getTime() + UNKNOWN_HOST_MS);
        return undefined;
      }
      await reload(row?.id);
      return known(host);
    },
    close: stopListening,
  };
}

/** Hosts are compared in lower case, without port and without the trailing dot of a full name. */
export function hostKey(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
