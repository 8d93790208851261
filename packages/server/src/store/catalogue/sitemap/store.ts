import { statement } from '../../../platform/database/index.ts';
import type { SitemapSource } from '../../../site/sitemap/index.ts';

type Row = Awaited<ReturnType<SitemapSource['rows']>>[number];

const shown = 'from product where website_id = $1 and label is null and collection_id = any($2::uuid[])';

const productStarts = statement<{ id: string }>(
  'sitemap-product-starts',
  `select id from (select id, row_number() over (order by id) - 1 as number ${shown}) numbered
    where number % $3::integer = 0 order by id`,
);

const productRows = statement<Row>(
  'sitemap-products',
  `select id, collection_id as "collectionId", 'p/' || slug as path, updated_at as "updatedAt", image_ids as "imageIds"
     ${shown} and id >= $3::uuid order by id limit $4`,
);

export const productSource: SitemapSource = {
  name: 'products',
  async starts(connection, websiteId, { collectionIds, every }) {
    const rows = await connection.run(productStarts, [websiteId, collectionIds, every]);
    return rows.map(({ id }) => id);
  },
  rows: async (connection, websiteId, { collectionIds, from, limit }) =>
    await connection.run(productRows, [websiteId, collectionIds, from, limit]),
};
