const maxWords = 8;

/** What a visitor typed, in the two forms in which it is looked for. */
export interface SearchQuery {
  /** For words that are right, perhaps only begun: every one of them must occur. */
  readonly words: string;
  /** For words that are almost right: the typed text without case and accents. */
  readonly text: string;
}

/** `undefined` when there is nothing to look for. */
export function searchQuery(typed: string): SearchQuery | undefined {
  const words =
    folded(typed)
      .match(/[\p{L}\p{N}\p{M}]+/gu)
      ?.slice(0, maxWords) ?? [];
  if (words.length === 0) return undefined;
  return { words: words.map((word) => `${word}:*`).join(' & '), text: words.join(' ') };
}

/** The same as `search_fold` does to the texts in the database. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss');
}
