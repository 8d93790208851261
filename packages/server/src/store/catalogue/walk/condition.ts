/** Words that begin with so few letters have a list of their own for these letters; see the function `name_words` of the database. */
export const PREFIX_LENGTH = 3;

/** So many words with the same beginning are looked for one by one. */
export const MAX_LISTED_WORDS = 200;

/** Further words of a search are only looked up, for each product that has these. */
export const MAX_LISTS = 5;

export interface ListedWord {
  /** The beginning of a word, in small letters. */
  readonly word: string;
  /** The mark of this beginning. */
  readonly beginning: string;
  /** The marks of all words with this beginning; null if it is not known which, because there are too many. */
  readonly marks: readonly string[] | null;
}

/** What a product must have. */
export type Condition =
  /** Such as `type:1` or `tag:Mug`. */
  | { readonly kind: 'mark'; readonly mark: string }
  | ({ readonly kind: 'word' } & ListedWord)
  /** A variant in stock this way, such as `low`. */
  | { readonly kind: 'stock'; readonly mark: string };
