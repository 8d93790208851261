import { subjectOf } from '../../../platform/subjects/index.ts';
import { type Item, type ItemFilter, selectItems, selectNextPublished } from '../../content/index.ts';
import { isHidden, type Place } from '../guarded-pages.ts';
import { type Asking, remembered } from '../site-memory.ts';

/**
 * Items for a list; none of a guarded page, except on that page itself. Notes what can change the list: its members, and
 * the time when the next item appears.
 */
export async function listedItems(
  asking: Asking & Place,
  order: Parameters<typeof selectItems>[2],
  filter: Omit<ItemFilter, 'now'>,
): Promise<Item[]> {
  const { connection, request, site } = asking;
  if (isHidden(asking, site.byId.get(filter.collectionId))) return [];
  const [items] = await Promise.all([
    selectItems(connection, request.website.id, order, { ...filter, now: request.now }),
    noteList(asking, filter.collectionId),
  ]);
  return items;
}

/** Notes that a page depends on which items a collection has. */
export async function noteList(asking: Asking, collectionId: string): Promise<void> {
  const { connection, request } = asking;
  await remembered(asking, `next item ${collectionId}`, async (sources) => {
    sources.add(subjectOf.list(collectionId));
    const next = await selectNextPublished(connection, request.website.id, collectionId, request.now);
    if (next) sources.holdsUntil(next.getTime());
  });
}
