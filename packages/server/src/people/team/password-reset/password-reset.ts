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
import { lockMember, memberByEmail, memberById, type StoredMember, updatePassword } from '../store.ts';
import { countResets, deleteOldResets, deleteResetsOf, insertReset, memberOfReset, takeReset } from './store.ts';

const RESET_LIFE_MS = 3600 * 1000;

/** Whoever knows an address must not be able to fill its mailbox; this many links are enough for an hour. */
const MAX_OPEN_RESETS = 3;

/** Writes the mail that carries the link, in the transaction that stores the link's hash. */
export type SendReset = (connection: Connection, token: string, member: TeamMember) => Promise<void>;

/** Does nothing for an address without an account, and nobody but the mailbox learns which it was. */
export async function offerReset(
  parts: Pick<Parts, 'database' | 'clock'>,
  asked: { readonly websiteId: string; readonly email: string },
  send: SendReset,
): Promise<void> {
  const { websiteId } = asked;
  const at = parts.clock.now();
  await parts.database.transaction(async (connection) => {
    await deleteOldResets(connection, websiteId, at);
    const known = await memberByEmail(connection, websiteId, emailKey(asked.email));
    // Locked, so that of several offers at once each counts those before it.
    const member = known && (await lockMember(connection, websiteId, known.id));
    if (member === undefined || (await countResets(connection, websiteId, member.id, at)) >= MAX_OPEN_RESETS) return;
    await send(connection, await writeReset(connection, member, at), member);
  });
}

/** Answers the token; only its hash is kept. */
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

/** The member whose password this link may set, while it does. */
export async function openReset(
  connection: Connection,
  websiteId: string,
  token: string,
  at: Date,
): Promise<StoredMember | undefined> {
  if (token.length !== TOKEN_LENGTH) return undefined;
  const memberId = await memberOfReset(connection, websiteId, tokenHash(token), at);
  return memberId === undefined ? undefined : memberById(connection, websiteId, memberId);
}

/**
 * Sets the password, ends every session of the member and begins one for whoever holds the link. The link shows that mail arrives,
 * which stands in for the password; a second factor is asked for as ever.
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
    // The member first, as every change of a password does, so that two links at once cannot wait for each other.
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
