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
import { lockMember, selectMemberById, updatePassword } from '../store.ts';

export type PasswordChangeOutcome =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly reason: 'wrong' }
  | HeldTry;

/** Ends all sessions of the member and opens a new one for the caller. */
export async function changePassword(
  parts: Pick<Parts, 'database' | 'clock'>,
  passwords: Pick<PasswordHasher, 'make'> & PasswordComparer,
  by: SignedInMember,
  change: { readonly current: string; readonly next: string },
  caller: Caller,
  tell: SendNotice,
): Promise<PasswordChangeOutcome> {
  const stored = await selectMemberById(parts.database, by.websiteId, by.id);
  const matches = await passwords.matches(change.current, stored?.passwordHash);
  if (!matches.ok) return matches;
  if (!matches.value) return { ok: false, reason: 'wrong' };
  const hashed = await passwords.make(change.next);
  if (!hashed.ok) return hashed;
  const at = parts.clock.now();
  return parts.database.transaction(async (connection) => {
    const member = await lockMember(connection, by.websiteId, by.id);
    // The password was changed while this one was being compared.
    if (member === undefined || member.passwordHash !== stored?.passwordHash) return { ok: false, reason: 'wrong' };
    await updatePassword(connection, by.websiteId, by.id, hashed.value, at);
    await deleteSessionsOf(connection, by.websiteId, by.id);
    await deleteResetsOf(connection, by.websiteId, by.id);
    await deletePendingOf(connection, by.websiteId, by.id);
    await auditTeam(connection, parts.clock, by, 'passwordChanged', `team_member/${by.id}`, {
      after: { address: caller.address },
    });
    await tell(connection, 'passwordChanged', by);
    // For a member with a second factor the old password confirms nothing, so the new session keeps the earlier
    // confirmation time.
    const confirmedAt = member.hasSecondFactor ? by.confirmedAt : at;
    return { ok: true, token: await openSession(connection, by, caller, parts.clock, confirmedAt) };
  });
}
