import { type Connection, statement } from '../../../platform/database/index.ts';
import type { CommentState } from '../comment.ts';

export interface ListedComment {
  readonly id: string;
  readonly itemId: string;
  readonly itemTitle: string | null;
  /** Where visitors find the item, without the language. */
  readonly itemPath: string;
  /** The author of the comment that it answers. */
  readonly answers: string | null;
  readonly author: string;
  readonly email: string;
  readonly isTeam: boolean;
  readonly body: string;
  readonly state: CommentState;
  readonly createdAt: Date;
}

const listed = (filter: string) => `
  select comment.id, comment.item_id as "itemId", item.texts -> $4::text ->> 'title' as "itemTitle",
         '/' || page.url_id || '/' || item.url_id as "itemPath", parent.author as answers, comment.author, comment.email,
         comment.is_team as "isTeam", comment.body, comment.state, comment.created_at as "createdAt"
    from comment
    join item on item.website_id = comment.website_id and item.id = comment.item_id
    join collection page on page.website_id = item.website_id and page.id = item.collection_id
    left join comment parent on parent.website_id = comment.website_id and parent.id = comment.parent_id
   where comment.website_id = $1 and ($2::uuid is null or comment.id < $2) ${filter}
   order by comment.id desc limit $3`;

const all = statement<ListedComment>('comment-list', listed(''));
const inState = statement<ListedComment>('comment-list-state', listed('and comment.state = $5'));

/** The latest first. */
export async function selectComments(
  connection: Connection,
  websiteId: string,
  wanted: {
    readonly state: CommentState | undefined;
    readonly after: string | undefined;
    readonly language: string;
    readonly limit: number;
  },
): Promise<ListedComment[]> {
  const values = [websiteId, wanted.after ?? null, wanted.limit, wanted.language];
  return wanted.state === undefined
    ? await connection.run(all, values)
    : await connection.run(inState, [...values, wanted.state]);
}

export interface ChangedComment {
  readonly id: string;
  readonly itemId: string;
  /** Before the change. */
  readonly state: CommentState;
}

// In the order of their ids, so that two members who press at once do not wait for each other.
const lock = statement(
  'comment-lock',
  'select from comment where website_id = $1 and id = any($2::uuid[]) order by id for update',
);

// An answer is published only
// below a published comment, and hidden with it: what visitors count is what they read.
const change = statement<ChangedComment>(
  'comment-change-state',
  `with chosen as (
     select comment.website_id, comment.id, comment.state from comment
      where comment.website_id = $1 and comment.state <> $3
        and (comment.id = any($2::uuid[])
             or $3 <> 'published' and comment.state = 'published' and comment.parent_id = any($2::uuid[]))
        and ($3 <> 'published' or comment.parent_id is null or comment.parent_id = any($2::uuid[])
             or exists (select from comment parent where parent.website_id = $1 and parent.id = comment.parent_id
                           and parent.state = 'published'))
      order by comment.id for update of comment)
   update comment set state = case when comment.id = any($2::uuid[]) then $3 else 'hidden' end
     from chosen
    where comment.website_id = chosen.website_id and comment.id = chosen.id
   returning comment.id, comment.item_id as "itemId", chosen.state`,
);

/** Returns those that have changed; answers whose comment is not published are left out. */
export async function updateState(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
  state: CommentState,
): Promise<ChangedComment[]> {
  // Alone and before the change, which thereby sees every answer that was on its way.
  await connection.run(lock, [websiteId, ids]);
  return await connection.run(change, [websiteId, ids, state]);
}

const remove = statement<ChangedComment>(
  'comment-delete',
  `delete from comment where website_id = $1 and (id = any($2::uuid[]) or parent_id = any($2::uuid[]))
   returning id, item_id as "itemId", state`,
);

/** Answers go with the comment. */
export async function deleteComments(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<ChangedComment[]> {
  return await connection.run(remove, [websiteId, ids]);
}

const pending = statement<{ readonly number: number }>(
  'comment-count-pending',
  `select count(*)::integer as number from (select from comment where website_id = $1 and state = 'pending' limit $2) few`,
);

export async function countPending(connection: Connection, websiteId: string, most: number): Promise<number> {
  return (await connection.run(pending, [websiteId, most]))[0]?.number ?? 0;
}
