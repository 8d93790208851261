import type { Connection } from '../../../../platform/database/index.ts';

export interface NewPending {
  readonly websiteId: string;
  readonly tokenHash: Buffer;
  readonly memberId: string;
  readonly expiresAt: Date;
}

export async function insertPending(connection: Connection, pending: NewPending): Promise<void> {
  await connection.kysely
    .insertInto('team_pending_sign_in')
    .values({
      website_id: pending.websiteId,
      token_hash: pending.tokenHash,
      member_id: pending.memberId,
      expires_at: pending.expiresAt,
    })
    .execute();
}

/** The id of the member who entered the password. */
export async function selectMemberOfPending(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
  at: Date,
): Promise<string | undefined> {
  const pending = await connection.kysely
    .selectFrom('team_pending_sign_in')
    .select('member_id')
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return pending?.member_id;
}

/** Counts an attempt before it is checked; returns false if there were too many, or another one has just succeeded. */
export async function countTry(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
  maxTries: number,
): Promise<boolean> {
  const counted = await connection.kysely
    .updateTable('team_pending_sign_in')
    .set((pending) => ({ tries: pending('tries', '+', 1) }))
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .where('tries', '<', maxTries)
    .executeTakeFirst();
  return counted.numUpdatedRows === 1n;
}

export async function deletePending(connection: Connection, websiteId: string, tokenHash: Buffer): Promise<void> {
  await connection.kysely
    .deleteFrom('team_pending_sign_in')
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** A new password invalidates every sign-in that began with the old one. */
export async function deletePendingOf(connection: Connection, websiteId: string, memberId: string): Promise<void> {
  await connection.kysely
    .deleteFrom('team_pending_sign_in')
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .execute();
}
