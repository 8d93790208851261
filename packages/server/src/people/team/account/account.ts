import type { Parts } from '../../../platform/parts.ts';
import type { PasswordHasher } from '../../../platform/password/index.ts';
import type { HeldTry, PasswordComparer } from '../../password-guard/index.ts';
import { auditTeam } from '../audit.ts';
import type { SignedInMember } from '../member.ts';
import type { SendNotice } from '../notice/notice.ts';
import { deleteResetsOf } from '../password-reset/store.ts';
import { deletePendingOf } from '../second-factor/second-step/store.ts';
import { type Caller, openSession } from '../session/session.ts';
import { deleteSessionsOf } from '../session/store.ts';
import { lockMember, memberById, updatePassword } from '../store.ts';

export type PasswordChangeOutcome =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly reason: 'wrong' }
  | HeldTry;

/** Ends every session of the member and begins a new one for whoever changed the password. */
export async function changePassword(
  parts: Pick<Parts, 'database' | 'clock'>,
  passwords: Pick<PasswordHasher, 'make'> & PasswordComparer,
  by: SignedInMember,
  change: { readonly current: string; readonly next: string },
  caller: Caller,
  tell: SendNotice,
): Promise<PasswordChangeOutcome> {
  const stored = await memberById(parts.database, by.websiteId, by.id);
  const matches = await passwords.matches(change.current, stored?.passwordHash);
  if (!matches.ok) return matches;
  if (!matches.value) return { ok: false, reason: 'wrong' };
  const hashed = await passwords.make(change.next);
  if (!hashed.ok) return hashed;
  const at = parts.clock.now();
  return parts.database.transaction(async (connection) => {
    const member = await lockMember(connection, by.websiteId, by.id);
    // Somebody has set another password while this one was being compared.
    if (member === undefined || member.passwordHash !== stored?.passwordHash) return { ok: false, reason: 'wrong' };
    await updatePassword(connection, by.websiteId, by.id, hashed.value, at);
    await deleteSessionsOf(connection, by.websiteId, by.id);
    await deleteResetsOf(connection, by.websiteId, by.id);
    await deletePendingOf(connection, by.websiteId, by.id);
    await auditTeam(connection, parts.clock, by, 'passwordChanged', `team_member/${by.id}`, {
      after: { address: caller.address },
    });
    await tell(connection, 'passwordChanged', by);
    // The old password confirms nobody who has a second factor, so the new session is as fresh as the one before.
    const confirmedAt = member.hasSecondFactor ? by.confirmedAt : at;
    return { ok: true, token: await openSession(connection, by, caller, parts.clock, confirmedAt) };
  });
}
