import { type Connection, statement } from '../../platform/database/index.ts';
import type { SitemapRow, SitemapSource } from './source.ts';

// Along the primary key: what appears later has a later id, so that the parts before it stay as they are.
const shown = `from item
    where website_id = $1 and label is null and publish_at <= $2 and collection_id = any($3::uuid[])`;

const itemStarts = statement<{ id: string }>(
  'sitemap-item-starts',
  `select id from (select id, row_number() over (order by id) - 1 as number ${shown}) numbered
    where number % $4::integer = 0 order by id`,
);

const itemRows = statement<SitemapRow>(
  'sitemap-items',
  `select id, collection_id as "collectionId", url_id as path, updated_at as "updatedAt",
          array_remove(array[main_image_id], null) as "imageIds" ${shown} and id >= $4::uuid order by id limit $5`,
);

/** Posts and pictures. */
export const itemSource: SitemapSource = {
  name: 'items',
  async starts(connection, websiteId, { now, collectionIds, every }) {
    const rows = await connection.run(itemStarts, [websiteId, now, collectionIds, every]);
    return rows.map(({ id }) => id);
  },
  rows: async (connection, websiteId, { now, collectionIds, from, limit }) =>
    await connection.run(itemRows, [websiteId, now, collectionIds, from, limit]),
};

const layoutTimes = statement<{ owner: string; updatedAt: Date }>(
  'sitemap-layouts',
  `select owner, updated_at as "updatedAt" from layout where website_id = $1 and owner = any($2)`,
);

/** When the block areas were last changed, by their owners. */
export async function selectLayoutTimes(
  connection: Connection,
  websiteId: string,
  owners: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await connection.run(layoutTimes, [websiteId, owners]);
  return new Map(rows.map(({ owner, updatedAt }) => [owner, updatedAt]));
}
