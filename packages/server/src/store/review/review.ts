/** pending: nobody of the team has read it, or it was changed since. */
export type ReviewState = 'pending' | 'published' | 'hidden';

/** A line of an order that can be reviewed, with the review if there is one. */
export interface ReviewableLine {
  readonly position: number;
  readonly productId: string;
  readonly productName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly review: WrittenReview | null;
}

interface WrittenReview {
  readonly rating: number;
  readonly text: string;
  readonly author: string;
  readonly state: ReviewState;
  /** The ids of their contents. */
  readonly pictures: readonly string[];
}
