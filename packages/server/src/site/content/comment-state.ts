import { CommentState, type WebsiteSettings } from '@awning/site-model';
import type { Item } from './item.ts';

type Closing = Pick<WebsiteSettings, 'commentsEnabled' | 'commentsCloseAfterDays'>;

const DAY_MS = 24 * 3600 * 1000;

/** Whether visitors may comment: the owner may close one item, all of them, or each after some days. */
export function areCommentsOpen(item: Pick<Item, 'commentState' | 'publishAt'>, settings: Closing, now: Date): boolean {
  return (
    settings.commentsEnabled && item.commentState === CommentState.open && now.getTime() < commentsEnd(item, settings)
  );
}

/** When comments on an item close by themselves, in milliseconds; infinity if they do not. */
export function commentsEnd({ publishAt }: Pick<Item, 'publishAt'>, { commentsCloseAfterDays }: Closing): number {
  return commentsCloseAfterDays === 0 ? Infinity : publishAt.getTime() + commentsCloseAfterDays * DAY_MS;
}
