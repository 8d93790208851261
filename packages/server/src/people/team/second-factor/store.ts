import { type Connection, statement } from '../../../platform/database/index.ts';
import type { WrongCodes } from './wrong-codes.ts';

interface FactorsRow {
  readonly code_app_since: Date | null;
  readonly passkeys: number;
  readonly recovery_codes: number;
}

const readFactors = statement<FactorsRow>(
  'team-factors-read',
  `select
     (select created_at from team_code_app where website_id = $1 and member_id = $2) as code_app_since,
     (select count(*)::integer from team_passkey where website_id = $1 and member_id = $2) as passkeys,
     (select count(*)::integer from team_recovery_code where website_id = $1 and member_id = $2) as recovery_codes`,
);

/** The second factors of a member. */
export interface Factors {
  readonly codeAppSince: Date | undefined;
  readonly passkeys: number;
  readonly recoveryCodes: number;
}

export async function selectFactors(connection: Connection, websiteId: string, memberId: string): Promise<Factors> {
  const [row] = await connection.run(readFactors, [websiteId, memberId]);
  return {
    codeAppSince: row?.code_app_since ?? undefined,
    passkeys: row?.passkeys ?? 0,
    recoveryCodes: row?.recovery_codes ?? 0,
  };
}

/** The caller holds the member's row, so that concurrent attempts count each other. */
export async function selectWrongCodes(
  connection: Connection,
  websiteId: string,
  memberId: string,
): Promise<WrongCodes | undefined> {
  return connection.kysely
    .selectFrom('team_wrong_code')
    .select(['count', 'since'])
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

export async function upsertWrongCodes(
  connection: Connection,
  websiteId: string,
  memberId: string,
  { count, since }: WrongCodes,
): Promise<void> {
  await connection.kysely
    .insertInto('team_wrong_code')
    .values({ website_id: websiteId, member_id: memberId, count, since })
    .onConflict((conflict) => conflict.columns(['website_id', 'member_id']).doUpdateSet({ count, since }))
    .execute();
}

export async function deleteWrongCodes(connection: Connection, websiteId: string, memberId: string): Promise<void> {
  await connection.kysely
    .deleteFrom('team_wrong_code')
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .execute();
}

const forgetEnded = [
  statement(
    'team-pending-forget',
    'delete from team_pending_sign_in where expires_at <= $1 /* all websites: what has expired is of no use to any */',
  ),
  statement(
    'team-code-app-setup-forget',
    'delete from team_code_app_setup where expires_at <= $1 /* all websites: what has expired is of no use to any */',
  ),
  statement(
    'team-passkey-challenge-forget',
    'delete from team_passkey_challenge where expires_at <= $1 /* all websites: what has expired is of no use to any */',
  ),
];

export async function deleteEnded(connection: Connection, at: Date): Promise<void> {
  for (const forget of forgetEnded) await connection.run(forget, [at]);
}
