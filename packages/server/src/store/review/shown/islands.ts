import { type Static, Type } from '@sinclair/typebox';
import { defineIsland, type Sent } from '../../../platform/island.ts';

export const ReviewTextView = Type.Object({
  id: Type.String(),
  rating: Type.Integer({ description: 'Between 1 and 5' }),
  text: Type.String(),
  author: Type.String(),
  pictures: Type.Array(Type.Object({ id: Type.String(), width: Type.Integer(), height: Type.Integer() }), {
    description: 'Small at `/reviews/pictures/<id>?format=300w`',
  }),
  answer: Type.String({ description: 'Of the shop; empty if there is none' }),
  day: Type.String({ description: 'In the language of the page' }),
  date: Type.String({ description: 'Such as 2026-11-18' }),
});

/** Reviews of a product, with the next ones on demand. */
export const productReviewsIsland = defineIsland('product-reviews', {
  productId: Type.String(),
  reviews: Type.Array(ReviewTextView),
  nextAfter: Type.Union([Type.String(), Type.Null()]),
  prefix: Type.String(),
});
export type ProductReviewsData = Sent<Static<typeof productReviewsIsland.own>>;
