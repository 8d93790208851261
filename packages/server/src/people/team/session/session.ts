import type { Clock } from '../../../platform/clock.ts';
import { type Connection, newId } from '../../../platform/database/index.ts';
import { newToken, TOKEN_LENGTH, tokenHash } from '../../../platform/token.ts';
import type { SignedInMember } from '../member.ts';
import {
  deleteEndedSessionsOf,
  deleteSession,
  insertSession,
  type ListedSession,
  type SignedIn,
  selectSessions,
  selectSignedIn,
  touchSession,
} from './store.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/** A session ends after a day without use … */
const IDLE_LIFE_MS = 24 * HOUR_MS;
/** … and in any case after two weeks. */
export const SESSION_LIFE_MS = 14 * 24 * HOUR_MS;
/** Use is recorded at most this often, so that reading a screen does not write a row per call. */
const USE_INTERVAL_MS = 60 * SECOND_MS;
const MAX_USER_AGENT_LENGTH = 300;

export interface Caller {
  readonly address: string;
  readonly userAgent: string;
}

/** Opens a session and returns the token for the cookie. The token is always new, so a planted one is useless. */
export async function openSession(
  connection: Connection,
  member: { readonly websiteId: string; readonly id: string },
  caller: Caller,
  clock: Clock,
  confirmedAt = clock.now(),
): Promise<string> {
  const at = clock.now();
  const token = newToken();
  await deleteEndedSessionsOf(connection, member.websiteId, member.id, at, idleSince(at));
  await insertSession(connection, {
    websiteId: member.websiteId,
    id: newId(clock),
    tokenHash: tokenHash(token),
    memberId: member.id,
    at,
    confirmedAt,
    expiresAt: new Date(at.getTime() + SESSION_LIFE_MS),
    address: caller.address,
    userAgent: caller.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
  });
  return token;
}

/** Returns the member of the token on this website, and records when, where and in which browser it was used. */
export async function memberOfSession(
  connection: Connection,
  websiteId: string,
  token: string | undefined,
  caller: Caller,
  at: Date,
): Promise<SignedInMember | undefined> {
  if (token === undefined || token.length !== TOKEN_LENGTH) return undefined;
  const hash = tokenHash(token);
  const found = await selectSignedIn(connection, websiteId, hash, at, idleSince(at));
  if (found === undefined) return undefined;
  const use = { at, address: caller.address, userAgent: caller.userAgent.slice(0, MAX_USER_AGENT_LENGTH) };
  if (isUseToRecord(found, use)) await touchSession(connection, websiteId, hash, use);
  return found.member;
}

/** The valid sessions of a member. */
export async function openSessionsOf(
  connection: Connection,
  { websiteId, id }: { readonly websiteId: string; readonly id: string },
  at: Date,
): Promise<readonly ListedSession[]> {
  return selectSessions(connection, websiteId, id, { at, idleSince: idleSince(at) });
}

export async function endSession(connection: Connection, websiteId: string, token: string): Promise<void> {
  await deleteSession(connection, websiteId, tokenHash(token));
}

/** Another place or browser is recorded at once: otherwise the member's next use would hide it from the list. */
function isUseToRecord(before: SignedIn, use: Caller & { readonly at: Date }): boolean {
  return (
    use.at.getTime() - before.lastSeenAt.getTime() >= USE_INTERVAL_MS ||
    use.address !== before.address ||
    use.userAgent !== before.userAgent
  );
}

function idleSince(at: Date): Date {
  return new Date(at.getTime() - IDLE_LIFE_MS);
}
