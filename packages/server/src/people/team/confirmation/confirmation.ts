import type { Parts } from '../../../platform/parts.ts';
import type { HeldTry, PasswordComparer } from '../../password-guard/index.ts';
import { auditTeam } from '../audit.ts';
import type { SignedInMember } from '../member.ts';
import { confirmSession } from '../session/store.ts';
import { lockMember, memberById } from '../store.ts';

export type ConfirmationOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: 'wrong' } | HeldTry;

/** Opens what asks for a fresh confirmation, for this session alone. */
export async function confirmByPassword(
  parts: Pick<Parts, 'database' | 'clock'>,
  passwords: PasswordComparer,
  member: SignedInMember,
  password: string,
): Promise<ConfirmationOutcome> {
  const { websiteId, id, sessionId } = member;
  const stored = await memberById(parts.database, websiteId, id);
  const matches = await passwords.matches(password, stored?.passwordHash);
  if (!matches.ok) return matches;
  if (!matches.value) return { ok: false, reason: 'wrong' };
  return parts.database.transaction(async (connection) => {
    const locked = await lockMember(connection, websiteId, id);
    // The password was changed while it was being compared: the compared one no longer proves anything.
    if (locked?.passwordHash !== stored?.passwordHash) return { ok: false, reason: 'wrong' };
    await confirmSession(connection, websiteId, sessionId, parts.clock.now());
    await auditTeam(connection, parts.clock, member, 'confirmed', `team_member/${id}`);
    return { ok: true };
  });
}
