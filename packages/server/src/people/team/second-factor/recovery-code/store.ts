import type { Connection } from '../../../../platform/database/index.ts';

interface Owner {
  readonly websiteId: string;
  readonly id: string;
}

export async function insertRecoveryCodes(
  connection: Connection,
  { websiteId, id }: Owner,
  hashes: readonly Buffer[],
  at: Date,
): Promise<void> {
  await connection.kysely
    .insertInto('team_recovery_code')
    .values(hashes.map((hash) => ({ website_id: websiteId, member_id: id, code_hash: hash, created_at: at })))
    .execute();
}

export async function deleteRecoveryCodes(connection: Connection, { websiteId, id }: Owner): Promise<void> {
  await connection.kysely
    .deleteFrom('team_recovery_code')
    .where('website_id', '=', websiteId)
    .where('member_id', '=', id)
    .execute();
}

/** Returns true for exactly one of several concurrent uses of the code. */
export async function takeRecoveryCode(
  connection: Connection,
  { websiteId, id }: Owner,
  hash: Buffer,
): Promise<boolean> {
  const deleted = await connection.kysely
    .deleteFrom('team_recovery_code')
    .where('website_id', '=', websiteId)
    .where('member_id', '=', id)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}
