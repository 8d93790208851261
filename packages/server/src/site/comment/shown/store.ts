import { type Connection, statement } from '../../../platform/database/index.ts';

/** How many threads a page shows at once. */
export const SHOWN_THREADS = 10;
/** Of all these threads together. */
const MAX_SHOWN_ANSWERS = 1000;

export interface ShownComment {
  readonly id: string;
  readonly author: string;
  readonly body: string;
  readonly isTeam: boolean;
  readonly createdAt: Date;
}

const columns = 'id, author, body, is_team as "isTeam", created_at as "createdAt"';

const threads = statement<ShownComment>(
  'comment-threads',
  `select ${columns} from comment
    where website_id = $1 and item_id = $2 and state = 'published' and parent_id is null and ($3::uuid is null or id < $3)
    order by id desc limit $4`,
);

/** The latest first, along the index. One more than is shown tells that there is another. */
export async function selectThreads(
  connection: Connection,
  websiteId: string,
  { itemId, after }: { readonly itemId: string; readonly after: string | undefined },
): Promise<ShownComment[]> {
  return await connection.run(threads, [websiteId, itemId, after ?? null, SHOWN_THREADS + 1]);
}

const answers = statement<ShownComment & { readonly parentId: string }>(
  'comment-answers',
  `select ${columns}, parent_id as "parentId" from comment
    where website_id = $1 and parent_id = any($2::uuid[]) and state = 'published' order by id limit $3`,
);

/** The oldest first, as they were said. */
export async function selectAnswers(connection: Connection, websiteId: string, parentIds: readonly string[]) {
  return parentIds.length === 0 ? [] : await connection.run(answers, [websiteId, parentIds, MAX_SHOWN_ANSWERS]);
}
