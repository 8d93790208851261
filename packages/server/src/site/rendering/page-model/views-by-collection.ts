import type { Collection } from '../../content/index.ts';
import type { Scope, Site } from '../site.ts';

/** Views by id. Items of a disabled page are left out. */
export async function viewsByCollection<T extends { readonly id: string; readonly collectionId: string }>(
  things: readonly T[],
  site: Site,
  draw: (collection: Collection, own: readonly T[]) => Promise<readonly Scope[]>,
): Promise<Map<string, Scope>> {
  const collections = new Set(things.map(({ collectionId }) => site.byId.get(collectionId)));
  const drawn = await Promise.all(
    [...collections].map(async (collection) => {
      if (collection === undefined) return [];
      const own = things.filter(({ collectionId }) => collectionId === collection.id);
      const views = await draw(collection, own);
      return own.flatMap(({ id }, index): [string, Scope][] => {
        const view = views[index];
        return view === undefined ? [] : [[id, view]];
      });
    }),
  );
  return new Map(drawn.flat());
}
