import type { Clock } from '../../../platform/clock.ts';
import { type Connection, newId } from '../../../platform/database/index.ts';
import { newToken, TOKEN_LENGTH, tokenHash } from '../../../platform/token.ts';
import type { SiteUser } from '../site-user.ts';
import {
  deleteEndedSessionsOf,
  deleteExcessSessionsOf,
  deleteSession,
  insertSession,
  type SessionTimes,
  selectSignedIn,
  touchSession,
} from './store.ts';

const SECOND_MS = 1000;
const DAY_MS = 24 * 3600 * SECOND_MS;

/** D-089: the life of a remembered session. */
export const REMEMBERED_LIFE_MS = 90 * DAY_MS;
/** Other sessions end with the browser. If the browser never closes, they end after this time … */
const LIFE_MS = 14 * DAY_MS;
/** … or after a day without use. */
const IDLE_LIFE_MS = DAY_MS;
/** Use is recorded at most this often, so that reading pages does not write a row each time. */
const USE_INTERVAL_MS = 60 * SECOND_MS;
const MAX_USER_AGENT_LENGTH = 300;
/** More browsers than anyone uses; accounts are free, so their sessions are limited too (D-173). */
const MAX_SESSIONS = 50;

export interface Caller {
  readonly address: string;
  readonly userAgent: string;
}

export interface OpenedSession {
  readonly token: string;
  readonly isRemembered: boolean;
}

/** Opens a session and returns the token for the cookie. The token is always new, so a planted one is useless. */
export async function openSession(
  connection: Connection,
  clock: Clock,
  user: { readonly websiteId: string; readonly id: string },
  { caller, isRemembered }: { readonly caller: Caller; readonly isRemembered: boolean },
): Promise<OpenedSession> {
  const token = newToken();
  const at = clock.now();
  await deleteEndedSessionsOf(connection, user.websiteId, user.id, sessionTimes(at));
  await deleteExcessSessionsOf(connection, user.websiteId, user.id, MAX_SESSIONS - 1);
  await insertSession(connection, {
    websiteId: user.websiteId,
    tokenHash: tokenHash(token),
    id: newId(clock),
    siteUserId: user.id,
    isRemembered,
    at,
    expiresAt: new Date(at.getTime() + (isRemembered ? REMEMBERED_LIFE_MS : LIFE_MS)),
    address: caller.address,
    userAgent: caller.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
  });
  return { token, isRemembered };
}

/** Returns the site user of the token on this website, and records the use. */
export async function siteUserOfSession(
  connection: Connection,
  websiteId: string,
  token: string,
  at: Date,
): Promise<SiteUser | undefined> {
  if (token.length !== TOKEN_LENGTH) return undefined;
  const hash = tokenHash(token);
  const found = await selectSignedIn(connection, websiteId, hash, sessionTimes(at));
  if (found === undefined) return undefined;
  if (at.getTime() - found.lastSeenAt.getTime() >= USE_INTERVAL_MS) await touchSession(connection, websiteId, hash, at);
  return found.siteUser;
}

export async function endSession(connection: Connection, websiteId: string, token: string): Promise<void> {
  await deleteSession(connection, websiteId, tokenHash(token));
}

export function sessionTimes(at: Date): SessionTimes {
  return { at, idleSince: new Date(at.getTime() - IDLE_LIFE_MS) };
}
