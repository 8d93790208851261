import { MAX_REVIEW_PICTURES, reviewLength } from '@awning/commerce';
import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../platform/id.ts';
import { MomentView } from '../../platform/moment.ts';
import { page } from '../../platform/page.ts';

export const LinkQuery = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) });

/** What is too long is refused beside its field, so the form lets more through. */
const typed = (maxLength: number) => Type.Optional(Type.String({ maxLength: 4 * maxLength }));

export const ReviewForm = Type.Object(
  {
    position: Type.Optional(Type.String({ pattern: '^\\d{1,4}$' })),
    rating: Type.Optional(Type.String({ maxLength: 10 })),
    author: typed(reviewLength.author),
    text: typed(reviewLength.text),
    drop: Type.Optional(
      Type.Union([Id, Type.Array(Id, { maxItems: MAX_REVIEW_PICTURES })], {
        description: 'Pictures of the review that it loses',
      }),
    ),
    act: Type.Optional(Type.Union([Type.Literal('send'), Type.Literal('remove')])),
  },
  { additionalProperties: true },
);
export type ReviewForm = Static<typeof ReviewForm>;

const State = Type.Union([Type.Literal('pending'), Type.Literal('published'), Type.Literal('hidden')]);

export const ReviewListQuery = Type.Object({
  state: Type.Optional(State),
  after: Type.Optional(Id),
});

export const ReviewView = Type.Object({
  id: Type.String(),
  productId: Type.String(),
  productName: Type.String(),
  orderNumber: Type.String(),
  rating: Type.Integer({ description: 'Between 1 and 5' }),
  text: Type.String(),
  author: Type.String(),
  answer: Type.String({ description: 'What the shop answers to it; empty if nothing' }),
  state: State,
  pictures: Type.Array(Type.String(), { description: 'The ids of its pictures: `/reviews/pictures/<id>`' }),
  createdAt: MomentView,
  updatedAt: MomentView,
});
export type ReviewView = Static<typeof ReviewView>;

export const ReviewListAnswer = page('reviews', ReviewView);

const MAX_REVIEWS = 100;
const Ids = Type.Array(Id, { minItems: 1, maxItems: MAX_REVIEWS, uniqueItems: true });

export const StateBody = Type.Object({
  ids: Ids,
  state: Type.Union([Type.Literal('published'), Type.Literal('hidden')]),
});
export const StateAnswer = Type.Object({ changed: Type.Integer({ description: 'How many were in another state' }) });

export const AnswerBody = Type.Object({
  id: Id,
  answer: Type.String({ maxLength: reviewLength.text, description: 'Plain text; empty takes the answer back' }),
});

export const DeleteBody = Type.Object({ ids: Ids });
export const DeleteAnswer = Type.Object({ deleted: Type.Integer() });
