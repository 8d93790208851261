import { rightsOf, type TeamRoleCode } from '@awning/site-model';
import { type Connection, statement } from '../../../platform/database/index.ts';
import type { SignedInMember } from '../member.ts';
import { needsSecondFactor } from '../second-factor/rule/store.ts';

export interface NewSession {
  readonly id: string;
  readonly websiteId: string;
  readonly tokenHash: Buffer;
  readonly memberId: string;
  readonly at: Date;
  readonly confirmedAt: Date;
  readonly expiresAt: Date;
  readonly address: string;
  readonly userAgent: string;
}

export async function insertSession(connection: Connection, session: NewSession): Promise<void> {
  await connection.kysely
    .insertInto('team_session')
    .values({
      website_id: session.websiteId,
      id: session.id,
      token_hash: session.tokenHash,
      member_id: session.memberId,
      created_at: session.at,
      last_seen_at: session.at,
      confirmed_at: session.confirmedAt,
      expires_at: session.expiresAt,
      address: session.address,
      user_agent: session.userAgent,
    })
    .execute();
}

interface SignedInRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly TeamRoleCode[];
  readonly is_owner: boolean;
  readonly language: string | null;
  readonly session_id: string;
  readonly last_seen_at: Date;
  readonly confirmed_at: Date;
  readonly address: string;
  readonly user_agent: string;
  readonly needs_second_factor: boolean;
}

const readSignedIn = statement<SignedInRow>(
  'team-session-read',
  `select member.id, member.email, member.name, member.roles, member.is_owner, member.language,
          session.id as session_id, session.last_seen_at, session.confirmed_at, session.address, session.user_agent,
          ${needsSecondFactor} as needs_second_factor
   from team_session session
   join team_member member on member.website_id = session.website_id and member.id = session.member_id
   join website on website.id = session.website_id
   where session.website_id = $1 and session.token_hash = $2 and session.expires_at > $3 and session.last_seen_at > $4`,
);

export interface SignedIn {
  readonly member: SignedInMember;
  readonly lastSeenAt: Date;
  /** The address and browser of the last use. */
  readonly address: string;
  readonly userAgent: string;
}

/** The member of a session that has not ended at `at` and was used after `idleSince`. */
export async function selectSignedIn(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
  at: Date,
  idleSince: Date,
): Promise<SignedIn | undefined> {
  const [row] = await connection.run(readSignedIn, [websiteId, tokenHash, at, idleSince]);
  if (row === undefined) return undefined;
  const { id, email, name, roles, language } = row;
  return {
    member: {
      id,
      websiteId,
      email,
      name,
      roles,
      isOwner: row.is_owner,
      language,
      rights: new Set(rightsOf(roles)),
      sessionId: row.session_id,
      apiKeyId: null,
      confirmedAt: row.confirmed_at,
      needsSecondFactor: row.needs_second_factor,
    },
    lastSeenAt: row.last_seen_at,
    address: row.address,
    userAgent: row.user_agent,
  };
}

export async function touchSession(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
  use: { readonly at: Date; readonly address: string; readonly userAgent: string },
): Promise<void> {
  await connection.kysely
    .updateTable('team_session')
    .set({ last_seen_at: use.at, address: use.address, user_agent: use.userAgent })
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Whether the session is still open. The caller holds the member's row. */
export async function isSessionOpen(connection: Connection, websiteId: string, sessionId: string): Promise<boolean> {
  const session = await connection.kysely
    .selectFrom('team_session')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session !== undefined;
}

/** Records that the member has confirmed their identity in this session. */
export async function confirmSession(
  connection: Connection,
  websiteId: string,
  sessionId: string,
  at: Date,
): Promise<void> {
  await connection.kysely
    .updateTable('team_session')
    .set({ confirmed_at: at })
    .where('website_id', '=', websiteId)
    .where('id', '=', sessionId)
    .execute();
}

export async function deleteSession(connection: Connection, websiteId: string, tokenHash: Buffer): Promise<void> {
  await connection.kysely
    .deleteFrom('team_session')
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

export interface ListedSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly address: string;
  readonly userAgent: string;
}

/** The valid sessions of a member, the most recently used first. */
export async function selectSessions(
  connection: Connection,
  websiteId: string,
  memberId: string,
  { at, idleSince }: { readonly at: Date; readonly idleSince: Date },
): Promise<readonly ListedSession[]> {
  return connection.kysely
    .selectFrom('team_session')
    .select(['id', 'created_at as createdAt', 'last_seen_at as lastSeenAt', 'address', 'user_agent as userAgent'])
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', at)
    .where('last_seen_at', '>', idleSince)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns false if the member has no such session. */
export async function deleteSessionById(
  connection: Connection,
  websiteId: string,
  memberId: string,
  id: string,
): Promise<boolean> {
  const deleted = await connection.kysely
    .deleteFrom('team_session')
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** Ends all sessions of a member except the kept one, if any. */
export async function deleteSessionsOf(
  connection: Connection,
  websiteId: string,
  memberId: string,
  keptId?: string,
): Promise<void> {
  let deletion = connection.kysely
    .deleteFrom('team_session')
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId);
  if (keptId !== undefined) deletion = deletion.where('id', '<>', keptId);
  await deletion.execute();
}

/** Deletes a member's ended sessions when a new one opens; the idle limit has ended them long before. */
export async function deleteEndedSessionsOf(
  connection: Connection,
  websiteId: string,
  memberId: string,
  at: Date,
  idleSince: Date,
): Promise<void> {
  await connection.kysely
    .deleteFrom('team_session')
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .where((where) => where.or([where('expires_at', '<=', at), where('last_seen_at', '<=', idleSince)]))
    .execute();
}
