import type { Connection } from '../../../platform/database/index.ts';
import { correctedWords, searchQuery } from './query.ts';
import {
  type Found,
  type SearchPlace,
  selectNearWords,
  selectOften,
  selectWithWords,
  type WantedWords,
} from './store.ts';

/**
 * Searches published products, posts and pages, best matches first: by words in the visitor's language or the primary
 * one and, if there are none, by similar words of titles. The cost does not grow with the catalogue.
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
  const found = await byWords(connection, websiteId, place, { ...query, limit });
  if (found.length > 0) return found;
  const near = await selectNearWords(connection, websiteId, place, query.comparable);
  const words = correctedWords(query, near);
  return words === undefined ? [] : await byWords(connection, websiteId, place, { words, limit });
}

/** A word that fills the page from a sample of the texts is too common to search for the best matches of all. */
async function byWords(
  connection: Connection,
  websiteId: string,
  place: SearchPlace,
  wanted: WantedWords,
): Promise<Found[]> {
  const often = await selectOften(connection, websiteId, place, wanted);
  return often.length >= wanted.limit ? often : await selectWithWords(connection, websiteId, place, wanted);
}
