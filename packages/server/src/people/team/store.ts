import type { TeamRoleCode } from '@awning/site-model';
import { type Connection, statement } from '../../platform/database/index.ts';
import type { TeamMember } from './member.ts';

export interface StoredMember extends TeamMember {
  readonly passwordHash: string;
  readonly createdAt: Date;
  readonly hasSecondFactor: boolean;
}

export interface NewMember {
  readonly websiteId: string;
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly roles: readonly TeamRoleCode[];
  readonly isOwner: boolean;
  readonly at: Date;
  readonly language?: string | null;
  /** The same as of the person's other accounts; absent for a person without any. */
  readonly personId?: string;
}

/** Returns false if the address, or the role of the owner, is taken. */
export async function insertMember(connection: Connection, member: NewMember): Promise<boolean> {
  const inserted = await connection.kysely
    .insertInto('team_member')
    .values({
      website_id: member.websiteId,
      id: member.id,
      email: member.email,
      email_key: member.emailKey,
      name: member.name,
      password_hash: member.passwordHash,
      roles: [...member.roles],
      is_owner: member.isOwner,
      created_at: member.at,
      password_changed_at: member.at,
      ...(member.language !== undefined && { language: member.language }),
      ...(member.personId !== undefined && { person_id: member.personId }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function hasOwner(connection: Connection, websiteId: string): Promise<boolean> {
  const owner = await connection.kysely
    .selectFrom('team_member')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('is_owner', '=', true)
    .executeTakeFirst();
  return owner !== undefined;
}

// Read with every order, so it is prepared and reads no more than a mail needs.
const ownerContact = statement<{ email: string; language: string | null }>(
  'team-owner-contact',
  'select email, language from team_member where website_id = $1 and is_owner',
);

export async function selectOwnerContact(
  connection: Connection,
  websiteId: string,
): Promise<{ readonly email: string; readonly language: string | null } | undefined> {
  const [owner] = await connection.run(ownerContact, [websiteId]);
  return owner;
}

export async function selectMemberByEmail(
  connection: Connection,
  websiteId: string,
  emailKey: string,
): Promise<StoredMember | undefined> {
  return members(connection, websiteId).where('email_key', '=', emailKey).executeTakeFirst().then(asMember);
}

export async function selectMemberById(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<StoredMember | undefined> {
  return members(connection, websiteId).where('id', '=', id).executeTakeFirst().then(asMember);
}

/** Taken before roles or membership change, so that two changes to one member run one after the other. */
export async function lockMember(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<StoredMember | undefined> {
  return members(connection, websiteId).where('id', '=', id).forUpdate().executeTakeFirst().then(asMember);
}

/** The owner first, then by age of the membership. */
export async function selectMembers(connection: Connection, websiteId: string): Promise<readonly StoredMember[]> {
  const rows = await members(connection, websiteId).orderBy('is_owner', 'desc').orderBy('id').execute();
  return rows.map((row) => asMember(row)!);
}

/** The names of members by their ids. */
export async function selectNames(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await connection.kysely
    .selectFrom('team_member')
    .select(['id', 'name'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}

export async function updateRoles(
  connection: Connection,
  websiteId: string,
  id: string,
  roles: readonly TeamRoleCode[],
): Promise<void> {
  await connection.kysely
    .updateTable('team_member')
    .set({ roles: [...roles] })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

export async function updateProfile(
  connection: Connection,
  websiteId: string,
  id: string,
  profile: { readonly name: string; readonly language: string | null },
): Promise<void> {
  await connection.kysely
    .updateTable('team_member')
    .set(profile)
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

export async function updatePassword(
  connection: Connection,
  websiteId: string,
  id: string,
  passwordHash: string,
  at: Date,
): Promise<void> {
  await connection.kysely
    .updateTable('team_member')
    .set({ password_hash: passwordHash, password_changed_at: at })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

/** The owner's row is never deleted, whatever the caller passes. */
export async function deleteMember(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.kysely
    .deleteFrom('team_member')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('is_owner', '=', false)
    .execute();
}

function members(connection: Connection, websiteId: string) {
  return connection.kysely
    .selectFrom('team_member')
    .select(['id', 'website_id', 'email', 'name', 'password_hash', 'roles', 'is_owner', 'language', 'created_at'])
    .select((member) =>
      member
        .or([
          member.exists(
            member
              .selectFrom('team_code_app as app')
              .select('app.member_id')
              .whereRef('app.website_id', '=', 'team_member.website_id')
              .whereRef('app.member_id', '=', 'team_member.id'),
          ),
          member.exists(
            member
              .selectFrom('team_passkey as passkey')
              .select('passkey.id')
              .whereRef('passkey.website_id', '=', 'team_member.website_id')
              .whereRef('passkey.member_id', '=', 'team_member.id'),
          ),
        ])
        .as('has_second_factor'),
    )
    .where('website_id', '=', websiteId);
}

interface MemberRow {
  readonly id: string;
  readonly website_id: string;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
  readonly roles: readonly number[];
  readonly is_owner: boolean;
  readonly language: string | null;
  readonly created_at: Date;
  readonly has_second_factor: unknown;
}

function asMember(row: MemberRow | undefined): StoredMember | undefined {
  return (
    row && {
      id: row.id,
      websiteId: row.website_id,
      email: row.email,
      name: row.name,
      passwordHash: row.password_hash,
      roles: row.roles as readonly TeamRoleCode[],
      isOwner: row.is_owner,
      language: row.language,
      createdAt: row.created_at,
      hasSecondFactor: row.has_second_factor === true,
    }
  );
}
