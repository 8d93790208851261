import { type Connection, statement } from '../../../platform/database/index.ts';
import type { DocumentKey } from '../../../platform/editing/index.ts';

const used = statement<{ readonly isUsed: boolean }>(
  'media-used',
  'select exists (select from asset_use where website_id = $1 and asset_id = $2) as "isUsed"',
);

export async function isUsed(connection: Connection, websiteId: string, assetId: string): Promise<boolean> {
  return (await connection.run(used, [websiteId, assetId]))[0]?.isUsed ?? false;
}

// A document that is written into several tables is one use.
const uses = statement<DocumentKey>(
  'media-uses',
  `select distinct kind, document_id as id from asset_use
    where website_id = $1 and asset_id = $2 and (kind, document_id) > ($3, $4)
    order by kind, id limit $5`,
);

/** The documents that name the file, after the document `after`. */
export async function selectUses(
  connection: Connection,
  websiteId: string,
  assetId: string,
  { after, limit }: { readonly after: DocumentKey | undefined; readonly limit: number },
): Promise<DocumentKey[]> {
  return await connection.run(uses, [websiteId, assetId, after?.kind ?? '', after?.id ?? '', limit]);
}
