import type { EditedItem } from '../item/edited-item.ts';

/** How a post is published. */
export type When = 'now' | 'later' | 'review' | 'private';

/** What a post says of itself. */
export function whenOf({ status, publishAt }: EditedItem, now: Date): When {
  if (status === 'Private') return 'private';
  return new Date(publishAt) > now ? 'later' : 'now';
}

interface Moments {
  readonly moment: string | null;
  readonly now: Date;
}

/** The post as it has to be saved before it is published so; undefined if it is that way already. */
export function whenBody(body: EditedItem, when: When, { moment, now }: Moments): EditedItem | undefined {
  const { status, publishAt } = body;
  const wanted = {
    now: { status: 'published', publishAt: new Date(publishAt) > now ? now.toISOString() : publishAt },
    later: { status: 'published', publishAt: moment ?? publishAt },
    review: { status: 'Needs Review', publishAt },
    private: { status: 'Private', publishAt },
  } as const;
  const next = wanted[when];
  const isSame = next.status === status && next.publishAt === publishAt;
  return isSame ? undefined : { ...body, ...next };
}
