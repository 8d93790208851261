import { type Right, rightsOf, type TeamRoleCode } from '@awning/site-model';
import { type Connection, statement } from '../../../platform/database/index.ts';
import type { TeamCaller } from '../../../platform/http/index.ts';
import { needsSecondFactor } from '../second-factor/rule/store.ts';

/** A key in a list. */
export interface KeyOutline {
  readonly id: string;
  readonly name: string;
  /** The last characters of the token. */
  readonly hint: string;
  readonly memberName: string;
  readonly rights: readonly Right[];
  readonly skipsConfirmation: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
}

export interface NewKey extends KeyOutline {
  readonly websiteId: string;
  readonly memberId: string;
  readonly tokenHash: Buffer;
}

export async function insertKey(connection: Connection, key: NewKey): Promise<void> {
  await connection.kysely
    .insertInto('team_api_key')
    .values({
      website_id: key.websiteId,
      id: key.id,
      member_id: key.memberId,
      name: key.name,
      hint: key.hint,
      token_hash: key.tokenHash,
      rights: [...key.rights],
      skips_confirmation: key.skipsConfirmation,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .execute();
}

interface CallerRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly TeamRoleCode[];
  readonly is_owner: boolean;
  readonly language: string | null;
  readonly needs_second_factor: boolean;
  readonly key_id: string;
  readonly key_name: string;
  readonly rights: readonly Right[];
  readonly skips_confirmation: boolean;
  readonly last_used_at: Date | null;
}

const readCaller = statement<CallerRow>(
  'team-api-key-read',
  `select member.id, member.email, member.name, member.roles, member.is_owner, member.language,
          ${needsSecondFactor} as needs_second_factor,
          key.id as key_id, key.name as key_name, key.rights, key.skips_confirmation, key.last_used_at
   from team_api_key key
   join team_member member on member.website_id = key.website_id and member.id = key.member_id
   join website on website.id = key.website_id
   where key.website_id = $1 and key.token_hash = $2 and (key.expires_at is null or key.expires_at > $3)`,
);

/** The caller of a key at `at`. A key never has more rights than its member has now. */
export async function selectKeyCaller(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
  at: Date,
): Promise<{ readonly caller: TeamCaller; readonly lastUsedAt: Date | null } | undefined> {
  const [row] = await connection.run(readCaller, [websiteId, tokenHash, at]);
  if (row === undefined) return undefined;
  const { id, email, name, roles, language } = row;
  const caller: TeamCaller = {
    id,
    websiteId,
    email,
    // The audit shows that a program made the change.
    name: `${name} (${row.key_name})`,
    roles,
    rights: new Set(rightsOf(roles).filter((right) => row.rights.includes(right))),
    isOwner: row.is_owner,
    language,
    needsSecondFactor: row.needs_second_factor,
    confirmedAt: row.skips_confirmation ? at : null,
    apiKeyId: row.key_id,
  };
  return { caller, lastUsedAt: row.last_used_at };
}

export async function touchKey(connection: Connection, websiteId: string, id: string, at: Date): Promise<void> {
  await connection.kysely
    .updateTable('team_api_key')
    .set({ last_used_at: at })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

/** All keys of the website, newest first. */
export async function selectKeys(connection: Connection, websiteId: string): Promise<readonly KeyOutline[]> {
  const rows = await connection.kysely
    .selectFrom('team_api_key as key')
    .innerJoin('team_member as member', (join) =>
      join.onRef('member.website_id', '=', 'key.website_id').onRef('member.id', '=', 'key.member_id'),
    )
    .select(['key.id', 'key.name', 'key.hint', 'key.rights', 'member.name as memberName'])
    .select(['key.skips_confirmation as skipsConfirmation', 'key.created_at as createdAt'])
    .select(['key.expires_at as expiresAt', 'key.last_used_at as lastUsedAt'])
    .where('key.website_id', '=', websiteId)
    .orderBy('key.created_at', 'desc')
    .orderBy('key.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, rights: row.rights as Right[] }));
}

export async function countKeys(connection: Connection, websiteId: string, memberId: string): Promise<number> {
  const rows = await connection.kysely
    .selectFrom('team_api_key')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .execute();
  return rows.length;
}

/** Returns the name of the deleted key; undefined if there is none. */
export async function deleteKey(connection: Connection, websiteId: string, id: string): Promise<string | undefined> {
  const deleted = await connection.kysely
    .deleteFrom('team_api_key')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return deleted?.name;
}
