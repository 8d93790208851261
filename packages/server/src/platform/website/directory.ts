import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import type { Log } from '../log.ts';
import { readRow } from './read-row.ts';
import { selectWebsiteByHost, selectWebsites } from './store.ts';
import type { Website } from './website.ts';

/** A notice on this channel makes all processes reload the websites. */
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
  let websites: readonly Website[] = [];
  let byHost: ReadonlyMap<string, Website> = new Map();
  let loading: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function load(): Promise<void> {
    const rows = await selectWebsites(database);
    websites = rows.map((row) => readRow(row, log));
    byHost = new Map(websites.flatMap((website) => website.hosts.map((host) => [host, website] as const)));
    unknownUntil.clear();
  }

  /** One load at a time; a change that arrives while loading causes one more load, so that the last change wins. */
  function reload(): Promise<void> {
    next ??= loading.then(() => {
      next = undefined;
      loading = load().catch((error: unknown) => {
        log.error({ error }, 'The websites could not be loaded; the cached ones stay in use');
      });
      return loading;
    });
    return next;
  }

  // A fresh installation has one website without hosts, which is served on every host.
  function known(host: string): Website | undefined {
    return byHost.get(hostKey(host)) ?? (websites.length === 1 ? websites[0] : undefined);
  }

  const stopListening = await database.listen(WEBSITE_CHANNEL, reload);
  await load();

  return {
    known,
    async find(host) {
      const found = known(host);
      if (found) return found;
      const key = hostKey(host);
      if ((unknownUntil.get(key) ?? 0) > clock.now().getTime()) return undefined;
      if (websites.length > 0 && !(await selectWebsiteByHost(database, key))) {
        if (unknownUntil.size >= MAX_UNKNOWN_HOSTS) unknownUntil.clear();
        unknownUntil.set(key, clock.now().getTime() + UNKNOWN_HOST_MS);
        return undefined;
      }
      await reload();
      return known(host);
    },
    close: stopListening,
  };
}

/** Hosts are compared in lower case, without port and without the trailing dot of a full name. */
export function hostKey(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
