import type { Connection } from '../../database/index.ts';
import { searchQuery } from './query.ts';
import { type Found, type SearchPlace, selectSimilar, selectWithWords } from './store.ts';

/**
 * What a visitor is looking for among published products, posts and pages, best first: by words of the visitor's language or the
 * primary one, and if there is nothing, by titles that look similar.
 */
export async function search(
  connection: Connection,
  websiteId: string,
  place: SearchPlace,
  typed: string,
  limit: number,
): Promise<Found[]> {
  const query = searchQuery(typed);
  if (query === undefined) return [];
  const found = await selectWithWords(connection, websiteId, place, query.words, limit);
  return found.length > 0 || !canBeSimilar.test(query.text)
    ? found
    : await selectSimilar(connection, websiteId, place, query.text, limit);
}

// Titles are compared by groups of three characters, of which the database knows only these; without one it would read everything.
const canBeSimilar = /[a-z0-9]{3}/;
