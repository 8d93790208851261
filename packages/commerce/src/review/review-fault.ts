/** How long the parts of a product review may be. */
export const reviewLength = { author: 60, text: 5000 } as const;

/** How many pictures a review may have. */
export const MAX_REVIEW_PICTURES = 4;

export const highestRating = 5;

/** A review as a buyer typed it. */
export interface TypedReview {
  readonly rating: string;
  readonly author: string;
  readonly text: string;
}

/** A review that fits the rules. */
export interface GivenReview {
  readonly rating: number;
  readonly author: string;
  readonly text: string;
}

export type ReviewFault = 'rating-missing' | 'author-blank' | 'author-long' | 'text-long';
export type ReviewFaults = Readonly<Partial<Record<keyof TypedReview, ReviewFault>>>;

export type CheckedReview =
  | { readonly ok: true; readonly review: GivenReview }
  | { readonly ok: false; readonly faults: ReviewFaults };

/**
 * Checks what a buyer typed. A rating and a name are required; a text is not.
 *
 * @example
 * checkReview({ rating: '5', author: ' Ada L. ', text: '' }) // => { ok: true, review: { rating: 5, author: 'Ada L.', text: '' } }
 * checkReview({ rating: '', author: 'Ada', text: '' }) // => { ok: false, faults: { rating: 'rating-missing' } }
 */
export function checkReview(typed: TypedReview): CheckedReview {
  const rating = /^[1-5]$/.test(typed.rating) ? Number(typed.rating) : undefined;
  const author = typed.author.replace(/\s+/gu, ' ').trim();
  // A browser sends line breaks as CR LF, which count as one character for whoever types.
  const text = typed.text.replace(/\r\n?/gu, '\n').trim();
  const faults: ReviewFaults = {
    ...(rating === undefined && { rating: 'rating-missing' }),
    ...(author === '' && { author: 'author-blank' }),
    ...(author.length > reviewLength.author && { author: 'author-long' }),
    ...(text.length > reviewLength.text && { text: 'text-long' }),
  };
  if (rating === undefined || Object.keys(faults).length > 0) return { ok: false, faults };
  return { ok: true, review: { rating, author, text } };
}
