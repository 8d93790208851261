import { type Connection, statement } from '../../../platform/database/index.ts';

export interface NewReset {
  readonly websiteId: string;
  readonly tokenHash: Buffer;
  readonly memberId: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function insertReset(connection: Connection, reset: NewReset): Promise<void> {
  await connection.kysely
    .insertInto('team_password_reset')
    .values({
      website_id: reset.websiteId,
      token_hash: reset.tokenHash,
      member_id: reset.memberId,
      created_at: reset.at,
      expires_at: reset.expiresAt,
    })
    .execute();
}

/** The number of valid links of a member. */
export async function countResets(
  connection: Connection,
  websiteId: string,
  memberId: string,
  at: Date,
): Promise<number> {
  const { count } = await connection.kysely
    .selectFrom('team_password_reset')
    .select((reset) => reset.fn.countAll<bigint>().as('count'))
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The id of the link's member, while the link is valid. */
export async function selectMemberOfReset(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
  at: Date,
): Promise<string | undefined> {
  const reset = await connection.kysely
    .selectFrom('team_password_reset')
    .select('member_id')
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return reset?.member_id;
}

/** Returns true for exactly one of several concurrent uses of the link. */
export async function takeReset(connection: Connection, websiteId: string, tokenHash: Buffer): Promise<boolean> {
  const deleted = await connection.kysely
    .deleteFrom('team_password_reset')
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** A new password invalidates all earlier links. */
export async function deleteResetsOf(connection: Connection, websiteId: string, memberId: string): Promise<void> {
  await connection.kysely
    .deleteFrom('team_password_reset')
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .execute();
}

const forgetResets = statement(
  'team-password-reset-forget',
  'delete from team_password_reset where expires_at <= $1 /* all websites: what has expired opens nothing anywhere */',
);

export async function deleteExpiredResets(connection: Connection, at: Date): Promise<void> {
  await connection.run(forgetResets, [at]);
}

export async function deleteOldResets(connection: Connection, websiteId: string, at: Date): Promise<void> {
  await connection.kysely
    .deleteFrom('team_password_reset')
    .where('website_id', '=', websiteId)
    .where('expires_at', '<=', at)
    .execute();
}
