import { highestRating } from './review-fault.ts';

/** How many reviews gave each rating. */
export type RatingCounts = Readonly<Record<number, number>>;

export interface RatingSummary {
  readonly count: number;
  /** With one decimal place. */
  readonly average: number;
  /** To the nearest half, as stars are drawn. */
  readonly stars: number;
}

/**
 * What is said above the reviews of a product; undefined without reviews.
 *
 * @example
 * ratingSummary({ 5: 2, 4: 1 }) // => { count: 3, average: 4.7, stars: 4.5 }
 * ratingSummary({}) // => undefined
 */
export function ratingSummary(counts: RatingCounts): RatingSummary | undefined {
  const ratings = Array.from({ length: highestRating }, (_, index) => index + 1);
  const count = ratings.reduce((sum, rating) => sum + (counts[rating] ?? 0), 0);
  if (count === 0) return undefined;
  const total = ratings.reduce((sum, rating) => sum + rating * (counts[rating] ?? 0), 0);
  return { count, average: Math.round((10 * total) / count) / 10, stars: Math.round((2 * total) / count) / 2 };
}
