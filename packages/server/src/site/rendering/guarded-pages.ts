import { PagePermission } from '@awning/site-model';
import type { Collection } from '../content/index.ts';
import type { PageRequest, Site } from './site.ts';

export interface Place {
  readonly site: Pick<Site, 'byId'>;
  readonly request: Pick<PageRequest, 'openedId'>;
}

/** The guarded page at a path or, for an item, above it. */
export function guardedAt(site: Pick<Site, 'homepage' | 'byUrlId'>, path: string): Collection | undefined {
  const [urlId] = path.split('/').filter(Boolean).map(decoded);
  const page = urlId === undefined ? site.homepage : site.byUrlId.get(urlId);
  return page !== undefined && isGuarded(page) ? page : undefined;
}

/** Whether a page is not for everybody, and this request may not show what is in it. */
export function isHidden({ request }: Pick<Place, 'request'>, page: Collection | undefined): boolean {
  return page !== undefined && isGuarded(page) && page.guardId !== request.openedId;
}

/** Whether a page is not for everybody. */
export function isGuarded({ permission }: Collection): boolean {
  return permission !== PagePermission.public;
}

/** A segment of a path as it is stored; damaged encoding stays as it is. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
