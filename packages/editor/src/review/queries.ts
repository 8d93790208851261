import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type Review = Answer<'GET /api/commerce/reviews'>['reviews'][number];

export type ReviewSettings = Answer<'GET /api/commerce/review-settings'>;
export type ReviewSettingsBody = ReviewSettings['body'];

export const reviewChoices = { state: ['pending', 'published', 'hidden'] } as const;

export const reviewsKey = ['reviews'] as const;
export const reviewSettingsKey = ['review-settings'] as const;

export function reviewsQuery({ state }: Asked<typeof reviewChoices>) {
  return {
    key: [...reviewsKey, 'list', state],
    load: async (after: string | undefined) => {
      const query = { ...(state === undefined ? {} : { state }), ...(after === undefined ? {} : { after }) };
      const { reviews, nextAfter } = await call('GET /api/commerce/reviews', { query });
      return { rows: reviews, nextAfter };
    },
  };
}

export function setState({ id }: Pick<Review, 'id'>, state: 'published' | 'hidden') {
  return call('POST /api/commerce/reviews/state', { body: { ids: [id], state } });
}

export function answerReview({ id }: Pick<Review, 'id'>, answer: string) {
  return call('POST /api/commerce/reviews/answer', { body: { id, answer } });
}

export function deleteReview({ id }: Pick<Review, 'id'>) {
  return call('POST /api/commerce/reviews/delete', { body: { ids: [id] } });
}
