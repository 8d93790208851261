import { type Connection, statement } from '../../../platform/database/index.ts';
import type { SiteUser } from '../site-user.ts';

export interface NewSession {
  readonly websiteId: string;
  readonly tokenHash: Buffer;
  readonly id: string;
  readonly siteUserId: string;
  readonly isRemembered: boolean;
  readonly at: Date;
  readonly expiresAt: Date;
  readonly address: string;
  readonly userAgent: string;
}

export async function insertSession(connection: Connection, session: NewSession): Promise<void> {
  await connection.kysely
    .insertInto('site_user_session')
    .values({
      website_id: session.websiteId,
      token_hash: session.tokenHash,
      id: session.id,
      site_user_id: session.siteUserId,
      is_remembered: session.isRemembered,
      created_at: session.at,
      last_seen_at: session.at,
      expires_at: session.expiresAt,
      address: session.address,
      user_agent: session.userAgent,
    })
    .execute();
}

interface SignedInRow extends Omit<SiteUser, 'websiteId'> {
  readonly lastSeenAt: Date;
}

// A session that is not remembered also ends if it was idle since $4.
const readSignedIn = statement<SignedInRow>(
  'site-user-session-read',
  `select site_user.id, site_user.email, site_user.name, site_user.language, session.id as "sessionId",
          session.is_remembered as "isRemembered", session.last_seen_at as "lastSeenAt"
     from site_user_session session
     join site_user on site_user.website_id = session.website_id and site_user.id = session.site_user_id
    where session.website_id = $1 and session.token_hash = $2 and session.expires_at > $3
      and (session.is_remembered or session.last_seen_at > $4)`,
);

/** The times that decide whether a session is valid. */
export interface SessionTimes {
  readonly at: Date;
  readonly idleSince: Date;
}

export async function selectSignedIn(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
  { at, idleSince }: SessionTimes,
): Promise<{ readonly siteUser: SiteUser; readonly lastSeenAt: Date } | undefined> {
  const [row] = await connection.run(readSignedIn, [websiteId, tokenHash, at, idleSince]);
  if (row === undefined) return undefined;
  const { lastSeenAt, ...user } = row;
  return { siteUser: { ...user, websiteId }, lastSeenAt };
}

export async function touchSession(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
  at: Date,
): Promise<void> {
  await connection.kysely
    .updateTable('site_user_session')
    .set({ last_seen_at: at })
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

/** The valid sessions of a site user, the most recently used first. */
export async function selectSessions(
  connection: Connection,
  websiteId: string,
  siteUserId: string,
  { at, idleSince }: SessionTimes,
): Promise<ListedSession[]> {
  return connection.kysely
    .selectFrom('site_user_session')
    .select(['id', 'created_at as createdAt', 'last_seen_at as lastSeenAt', 'address', 'user_agent as userAgent'])
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .where('expires_at', '>', at)
    .where((where) => where.or([where('is_remembered', '=', true), where('last_seen_at', '>', idleSince)]))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteSession(connection: Connection, websiteId: string, tokenHash: Buffer): Promise<void> {
  await connection.kysely
    .deleteFrom('site_user_session')
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function hasSession(
  connection: Connection,
  websiteId: string,
  siteUserId: string,
  id: string,
): Promise<boolean> {
  const row = await connection.kysely
    .selectFrom('site_user_session')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the site user has no such session. */
export async function deleteSessionById(
  connection: Connection,
  websiteId: string,
  siteUserId: string,
  id: string,
): Promise<boolean> {
  const deleted = await connection.kysely
    .deleteFrom('site_user_session')
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .where('id', '=', id)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** Ends all sessions of a site user except the kept one, if any. */
export async function deleteSessionsOf(
  connection: Connection,
  websiteId: string,
  siteUserId: string,
  keptId?: string,
): Promise<void> {
  let deletion = connection.kysely
    .deleteFrom('site_user_session')
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId);
  if (keptId !== undefined) deletion = deletion.where('id', '<>', keptId);
  await deletion.execute();
}

const forgetEnded = statement(
  'site-user-session-forget',
  `/* all websites: a session that has ended opens nothing anywhere */
   delete from site_user_session where expires_at <= $1 or (not is_remembered and last_seen_at <= $2)`,
);

export async function deleteEndedSessions(connection: Connection, { at, idleSince }: SessionTimes): Promise<void> {
  await connection.run(forgetEnded, [at, idleSince]);
}

const forgetExcess = statement(
  'site-user-session-excess',
  `delete from site_user_session where website_id = $1 and id in (
     select id from site_user_session where website_id = $1 and site_user_id = $2
      order by last_seen_at desc, id desc offset $3)`,
);

/** Ends the least recently used sessions of a site user beyond the limit. */
export async function deleteExcessSessionsOf(
  connection: Connection,
  websiteId: string,
  siteUserId: string,
  kept: number,
): Promise<void> {
  await connection.run(forgetExcess, [websiteId, siteUserId, kept]);
}

/** Deletes a site user's ended sessions when a new one opens. */
export async function deleteEndedSessionsOf(
  connection: Connection,
  websiteId: string,
  siteUserId: string,
  { at, idleSince }: SessionTimes,
): Promise<void> {
  await connection.kysely
    .deleteFrom('site_user_session')
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .where((where) =>
      where.or([
        where('expires_at', '<=', at),
        where.and([where('is_remembered', '=', false), where('last_seen_at', '<=', idleSince)]),
      ]),
    )
    .execute();
}
