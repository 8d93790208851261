import type { Config } from '../../platform/config/index.ts';
import { isThisMachine } from '../../platform/http/index.ts';
import { ownAddress, type Website } from '../../platform/website/index.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { isMadeUpQuery } from './page-key.ts';
import type { PageRequest } from './site.ts';

/**
 * The cached pages of a process, in two caches, so that pages with invented addresses cannot push out the others
 * (D-173).
 */
export interface PageCaches {
  /** Whether the page is in one of them, and may still be sent. */
  holds: PageCache['holds'];
  of(request: CachedRequest): PageCache;
  /** Drops the pages that depend on what changed; without a change, everything. */
  drop: PageCache['drop'];
}

type CachedRequest = Pick<PageRequest, 'origin' | 'query'> & { readonly website: Pick<Website, 'hosts'> };
type Addresses = Pick<Config, 'host' | 'port' | 'publicUrl'>;

/** The share of all bytes for pages with invented addresses. */
const INVENTED_SHARE = 0.25;

export function createPageCaches(maxBytes: number, config: Addresses): PageCaches {
  const lasting = createPageCache(maxBytes * (1 - INVENTED_SHARE));
  const madeUp = createPageCache(maxBytes * INVENTED_SHARE);
  return {
    holds: (page, now) => lasting.holds(page, now) || madeUp.holds(page, now),
    of: (request) => (isInvented(request, config) ? madeUp : lasting),
    drop(change) {
      lasting.drop(change);
      madeUp.drop(change);
    },
  };
}

/**
 * Whether the address contains an unlimited value: words to filter by, a place in a list, another port, or any host
 * name of a website without hosts. The number of all other pages is limited by the website's pages, languages and
 * formats.
 */
function isInvented({ origin, query, website }: CachedRequest, config: Addresses): boolean {
  if (isMadeUpQuery(query)) return true;
  if (origin === config.publicUrl) return false;
  const { hostname, port } = new URL(origin);
  const isOtherPort = port !== '' && port !== String(config.port);
  const isOwnName = isThisMachine(hostname) || hostname === new URL(ownAddress(config)).hostname;
  return isOtherPort || (website.hosts.length === 0 && !isOwnName);
}
