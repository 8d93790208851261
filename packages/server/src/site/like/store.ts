import { type Connection, statement } from '../../platform/database/index.ts';

/** Of one network and item: more people than share an address, fewer than a program would count. */
const MAX_OF_NETWORK = 100;

export interface Like {
  readonly itemId: string;
  readonly visitor: Buffer;
}

interface NewLike extends Like {
  readonly network: Buffer;
  readonly at: Date;
}

const insert = statement<{ readonly isNew: boolean }>(
  'like-insert',
  `insert into item_like (website_id, item_id, visitor, network, created_at)
   select $1, $2, $3, $4, $5
    where (select count(*) from (
            select from item_like where website_id = $1 and item_id = $2 and network = $4 limit $6) few) < $6
   on conflict (website_id, item_id, visitor) do nothing returning true as "isNew"`,
);

/** Returns false if the visitor likes the item already, or too many of the network do. */
export async function insertLike(connection: Connection, websiteId: string, like: NewLike): Promise<boolean> {
  const { itemId, visitor, network, at } = like;
  return (await connection.run(insert, [websiteId, itemId, visitor, network, at, MAX_OF_NETWORK])).length > 0;
}

const remove = statement<{ readonly wasLiked: boolean }>(
  'like-delete',
  'delete from item_like where website_id = $1 and item_id = $2 and visitor = $3 returning true as "wasLiked"',
);

/** Returns false if the visitor did not like it. */
export async function deleteLike(connection: Connection, websiteId: string, like: Like): Promise<boolean> {
  return (await connection.run(remove, [websiteId, like.itemId, like.visitor])).length > 0;
}

const state = statement<{ readonly likeCount: number; readonly isLiked: boolean }>(
  'like-state',
  `select coalesce((select likes from item_count where website_id = $1 and item_id = $2), 0) as "likeCount",
          exists (select from item_like where website_id = $1 and item_id = $2 and visitor = $3) as "isLiked"`,
);

export async function selectLikes(connection: Connection, websiteId: string, { itemId, visitor }: Like) {
  const [found] = await connection.run(state, [websiteId, itemId, visitor]);
  return found!;
}

const liked = statement<{ readonly itemId: string }>(
  'like-liked',
  `select item_id as "itemId" from item_like where website_id = $1 and item_id = any($2::uuid[]) and visitor = $3`,
);

/** Those of the items that a visitor likes. */
export async function selectLiked(
  connection: Connection,
  websiteId: string,
  itemIds: readonly string[],
  visitor: Buffer,
): Promise<string[]> {
  return (await connection.run(liked, [websiteId, itemIds, visitor])).map(({ itemId }) => itemId);
}

const forgetNetworks = statement(
  'like-forget-networks',
  'update item_like set network = null where network is not null and created_at < $1 /* all websites: old networks */',
);

export async function clearNetworks(connection: Connection, before: Date): Promise<void> {
  await connection.run(forgetNetworks, [before]);
}
