import { emailKey } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { PasswordHasher } from '../../../platform/password/index.ts';
import { newToken, TOKEN_LENGTH, tokenHash } from '../../../platform/token.ts';
import { auditTeam } from '../audit.ts';
import type { LinkOutcome } from '../mailed-link.ts';
import type { TeamMember } from '../member.ts';
import { deletePendingOf } from '../second-factor/second-step/store.ts';
import { admit } from '../session/admit.ts';
import type { Arrival } from '../session/arrival.ts';
import { deleteSessionsOf } from '../session/store.ts';
import { lockMember, type StoredMember, selectMemberByEmail, selectMemberById, updatePassword } from '../store.ts';
import { countResets, deleteOldResets, deleteResetsOf, insertReset, selectMemberOfReset, takeReset } from './store.ts';

const RESET_LIFE_MS = 3600 * 1000;

/** A stranger who knows an address must not be able to flood its mailbox; this many links per hour are enough. */
const MAX_OPEN_RESETS = 3;

/** Writes the mail with the link, in the transaction that stores the link's hash. */
export type SendReset = (connection: Connection, token: string, member: TeamMember) => Promise<void>;

/** Does nothing for an address without an account; only the mailbox's owner learns the difference. */
export async function offerReset(
  parts: Pick<Parts, 'database' | 'clock'>,
  asked: { readonly websiteId: string; readonly email: string },
  send: SendReset,
): Promise<void> {
  const { websiteId } = asked;
  const at = parts.clock.now();
  await parts.database.transaction(async (connection) => {
    await deleteOldResets(connection, websiteId, at);
    const known = await selectMemberByEmail(connection, websiteId, emailKey(asked.email));
    // Locked, so that concurrent requests count each other.
    const member = known && (await lockMember(connection, websiteId, known.id));
    if (member === undefined || (await countResets(connection, websiteId, member.id, at)) >= MAX_OPEN_RESETS) return;
    await send(connection, await writeReset(connection, member, at), member);
  });
}

/** Returns the token; only its hash is stored. */
export async function writeReset(
  connection: Connection,
  { websiteId, id }: Pick<TeamMember, 'websiteId' | 'id'>,
  at: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + RESET_LIFE_MS);
  await insertReset(connection, { websiteId, tokenHash: tokenHash(token), memberId: id, at, expiresAt });
  return token;
}

/** The member whose password this link may set, while it is valid. */
export async function openReset(
  connection: Connection,
  websiteId: string,
  token: string,
  at: Date,
): Promise<StoredMember | undefined> {
  if (token.length !== TOKEN_LENGTH) return undefined;
  const memberId = await selectMemberOfReset(connection, websiteId, tokenHash(token), at);
  return memberId === undefined ? undefined : selectMemberById(connection, websiteId, memberId);
}

/**
 * Sets the password, ends all sessions of the member and opens one for the caller. The link replaces the password; a
 * second factor is still required.
 */
export async function resetPassword(
  parts: Pick<Parts, 'database' | 'clock'>,
  passwords: PasswordHasher,
  member: TeamMember,
  reset: { readonly token: string; readonly password: string },
  arrival: Arrival,
): Promise<LinkOutcome> {
  const hashed = await passwords.make(reset.password);
  if (!hashed.ok) return hashed;
  const { websiteId, id } = member;
  const at = parts.clock.now();
  return parts.database.transaction(async (connection) => {
    // Locks the member first, like every change of a password, so that two links used at once cannot deadlock.
    const isThere = (await lockMember(connection, websiteId, id)) !== undefined;
    const isTaken = isThere && (await takeReset(connection, websiteId, tokenHash(reset.token)));
    if (!isTaken) return { ok: false, reason: 'gone' };
    await updatePassword(connection, websiteId, id, hashed.value, at);
    await deleteResetsOf(connection, websiteId, id);
    await deleteSessionsOf(connection, websiteId, id);
    await deletePendingOf(connection, websiteId, id);
    await auditTeam(connection, parts.clock, member, 'passwordReset', `team_member/${id}`, {
      after: { address: arrival.address },
    });
    await arrival.tell(connection, 'passwordChanged', member);
    return { ok: true, admitted: await admit(parts, connection, member, arrival) };
  });
}
