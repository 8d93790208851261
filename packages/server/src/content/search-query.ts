const maxWords = 8;

/**
 * What a visitor typed, as a query of PostgreSQL: every word must occur, the last ones perhaps only begun. `undefined` when there
 * is nothing to look for.
 */
export function searchQuery(typed: string): string | undefined {
  const words =
    typed
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, maxWords) ?? [];
  return words.length === 0 ? undefined : words.map((word) => `${word}:*`).join(' & ');
}
