import { truncateText } from '@awning/formats';

const MAX_WORD_LENGTH = 200;

/** A word of the file as a fault repeats it. Half a character would not be stored, and the fault with it. */
export function cutWord(word: string): string {
  return truncateText(word, MAX_WORD_LENGTH);
}
