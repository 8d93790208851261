import {
  type Collection,
  type CountedName,
  Ordering,
  selectListedMonths,
  selectListedNames,
} from '../../content/index.ts';
import { isHidden, type Place } from '../guarded-pages.ts';
import { type Asking, remembered } from '../site-memory.ts';
import type { Month } from './events/month.ts';
import { noteList } from './listed-items.ts';

/** How many of the newest items are counted. */
const MAX_COUNTED_ITEMS = 1000;
/** More names, or months, no block shows. */
const MAX_NAMES = 100;
const MAX_MONTHS = 240;

/** The tags or categories of a list's newest items, the most frequent first; none of a guarded page. */
export async function listedNames(
  asking: Asking & Place,
  names: 'tags' | 'categories',
  collection: Collection,
): Promise<readonly CountedName[]> {
  const { connection, request } = asking;
  const { id: collectionId } = collection;
  if (isHidden(asking, collection)) return [];
  return await remembered(asking, `${names} ${collectionId}`, async (sources) => {
    const choice = { collectionId, now: request.now, items: MAX_COUNTED_ITEMS, limit: MAX_NAMES };
    await noteList({ ...asking, sources }, collectionId);
    return await selectListedNames(connection, request.website.id, names, choice);
  });
}

/** Whether a list can be asked for the items of one month. */
export function hasMonths({ ordering }: Pick<Collection, 'ordering'>): boolean {
  return ordering === Ordering.chronological;
}

/** The months in which a list with the newest first has items; none of a guarded page. */
export async function listedMonths(asking: Asking & Place, collection: Collection): Promise<readonly Month[]> {
  const { connection, request } = asking;
  const { id: collectionId } = collection;
  if (isHidden(asking, collection) || !hasMonths(collection)) return [];
  return await remembered(asking, `months ${collectionId}`, async (sources) => {
    const { timeZone } = request.website.settings;
    const choice = { collectionId, now: request.now, timeZone, limit: MAX_MONTHS };
    await noteList({ ...asking, sources }, collectionId);
    return await selectListedMonths(connection, request.website.id, choice);
  });
}
