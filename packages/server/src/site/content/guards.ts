import { CollectionType, PagePermission } from '@awning/site-model';
import type { Collection } from './collection.ts';

/** A page as it is stored, with its own guard. */
export type StoredCollection = Omit<Collection, 'guardId'>;

/**
 * Gives the pages inside a guarded index its guard: it shows them in full, so whoever may not see it may not see them.
 * A guard of their own comes first. Who may see products cannot be limited, so a store page stays as it is.
 */
export function withGuards(stored: readonly StoredCollection[]): Collection[] {
  const byId = new Map(stored.map((page) => [page.id, page]));
  return stored.map((page) => {
    const { id, permission, passwordHash } = guardOf(page, byId) ?? page;
    return { ...page, permission, passwordHash, guardId: id };
  });
}

function guardOf(
  page: StoredCollection,
  byId: ReadonlyMap<string, StoredCollection>,
): Pick<StoredCollection, 'id' | 'permission' | 'passwordHash'> | undefined {
  if (page.type === CollectionType.products) return undefined;
  const seen = new Set<string>();
  let place: StoredCollection | undefined = page;
  while (place !== undefined && !seen.has(place.id)) {
    if (place.permission !== PagePermission.public) return place;
    seen.add(place.id);
    place = byId.get(place.parentId ?? '');
  }
  return undefined;
}
