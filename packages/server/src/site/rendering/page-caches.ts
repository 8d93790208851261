import type { Config } from '../../platform/config/index.ts';
import { isThisMachine } from '../../platform/http/index.ts';
import { ownAddress, type Website } from '../../platform/website/index.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { PageRequest } from './site.ts';

/** The finished pages of a process, in two caches, so that pages which anybody can make up push out no others (D-173). */
export interface PageCaches {
  of(request: CachedRequest): PageCache;
  /** Forgets the pages that are made of what changed; without a change, everything. */
  drop: PageCache['drop'];
}

type CachedRequest = Pick<PageRequest, 'origin' | 'query'> & { readonly website: Pick<Website, 'hosts'> };
type Addresses = Pick<Config, 'host' | 'port' | 'publicUrl'>;

/** As much of all bytes as pages with made-up addresses may take. */
const madeUpShare = 0.25;

export function createPageCaches(maxBytes: number, config: Addresses): PageCaches {
  const lasting = createPageCache(maxBytes * (1 - madeUpShare));
  const madeUp = createPageCache(maxBytes * madeUpShare);
  return {
    of: (request) => (isMadeUp(request, config) ? madeUp : lasting),
    drop(change) {
      lasting.drop(change);
      madeUp.drop(change);
    },
  };
}

/**
 * Whether the address holds something that has no end: words to filter by, a place in a list, another port, or any name where a website
 * without hosts is served by all of them. All other pages are as many as the website has, times its languages and formats.
 */
function isMadeUp({ origin, query, website }: CachedRequest, config: Addresses): boolean {
  const { category, tag, author, offset } = query;
  if ([category, tag, author, offset].some(Boolean)) return true;
  if (origin === config.publicUrl) return false;
  const { hostname, port } = new URL(origin);
  const isOtherPort = port !== '' && port !== String(config.port);
  const isOwnName = isThisMachine(hostname) || hostname === new URL(ownAddress(config)).hostname;
  return isOtherPort || (website.hosts.length === 0 && !isOwnName);
}
