import { type Answer, call } from '../api/client.ts';
import type { Asked } from '../kit/list/list-address.ts';

export type Comment = Answer<'GET /api/comments/moderation'>['comments'][number];

export const commentChoices = { state: ['pending', 'published', 'hidden', 'spam'] } as const;
export const judgements = ['published', 'hidden', 'spam'] as const;
export type Judgement = (typeof judgements)[number];

export const commentsKey = ['comments'] as const;

export function commentsQuery({ state }: Asked<typeof commentChoices>) {
  return {
    key: [...commentsKey, 'list', state],
    load: async (after: string | undefined) => {
      const query = { ...(state === undefined ? {} : { state }), ...(after === undefined ? {} : { after }) };
      const { comments, nextAfter } = await call('GET /api/comments/moderation', { query });
      return { rows: comments, nextAfter };
    },
  };
}

/** As many as one call takes. */
const MAX_IDS = 100;

export async function judgeComments(comments: readonly Comment[], state: Judgement): Promise<number> {
  let changed = 0;
  for (const ids of parts(comments)) {
    changed += (await call('POST /api/comments/moderation/state', { body: { ids, state } })).changed;
  }
  return changed;
}

export async function deleteComments(comments: readonly Comment[]): Promise<void> {
  for (const ids of parts(comments)) await call('POST /api/comments/moderation/delete', { body: { ids } });
}

function parts(comments: readonly Comment[]): string[][] {
  const ids = comments.map(({ id }) => id);
  const starts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) => index * MAX_IDS);
  return starts.map((start) => ids.slice(start, start + MAX_IDS));
}
