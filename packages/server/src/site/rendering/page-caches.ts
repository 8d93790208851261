import type { Config } from '../../platform/config/index.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { PageRequest } from './site.ts';

/** The finished pages of a process, in two caches, so that pages which anybody can make up push out no others (D-173). */
export interface PageCaches {
  of(request: CachedRequest): PageCache;
  /** Forgets the pages that are made of what changed; without a change, everything. */
  drop: PageCache['drop'];
}

type CachedRequest = Pick<PageRequest, 'origin' | 'query'>;

/** As much of all bytes as pages with made-up addresses may take. */
const madeUpShare = 0.25;

export function createPageCaches(maxBytes: number, config: Pick<Config, 'port' | 'publicUrl'>): PageCaches {
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
 * Whether the address holds something that has no end: words to filter by, a place in a list, or another port. All other pages are as many as the
 * website has, times its languages and formats.
 */
function isMadeUp({ origin, query }: CachedRequest, { port, publicUrl }: Pick<Config, 'port' | 'publicUrl'>): boolean {
  const { category, tag, author, offset } = query;
  // An installation that serves every host is asked for names that are none.
  const asked = URL.canParse(origin) ? new URL(origin).port : undefined;
  const isOtherPort = origin !== publicUrl && asked !== '' && asked !== String(port);
  return isOtherPort || [category, tag, author, offset].some(Boolean);
}
