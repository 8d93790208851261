/** Nobody types more of a word. */
const MAX_WORD_LENGTH = 100;

// Control characters, spaces and punctuation, also that of printed texts and of wide letters; no joiners, which belong to words.
const separators =
  // oxlint-disable-next-line no-control-regex -- they separate words like spaces
  /[\u0001-/:-@[-`{-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u1680\u2000-\u200b\u200e-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+/;

/**
 * The words of a text, split where the function `plain_words` of the database splits what is searched. PostgreSQL's own parser would take
 * "12-5" for two numbers, of which one is negative, and "foo.com" or "a/b.c" for one word, so that their parts were not found.
 */
export function wordsOf(text: string): string[] {
  return text
    .replaceAll('\0', ' ')
    .split(separators)
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, MAX_WORD_LENGTH).join(''));
}

/** A query for texts that have a word with each of these beginnings; it finds nothing if there are none. */
export function beginningsQuery(words: readonly string[]): string {
  return words.map(begunWord).join(' & ');
}

/** A word of `wordsOf`, which has no character with a meaning in a query, as the beginning of words. */
export function begunWord(word: string): string {
  return `${word}:*`;
}
