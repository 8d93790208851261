import { type Connection, statement } from '../../platform/database/index.ts';

const pictures = statement<{ readonly id: string }>(
  'identity-pictures',
  `select id from asset where website_id = $1 and id = any($2::uuid[]) and kind = 'image' and trashed_at is null`,
);

/** Those of the ids that are pictures of the website. */
export async function selectPictureIds(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await connection.run(pictures, [websiteId, ids])).map(({ id }) => id));
}
