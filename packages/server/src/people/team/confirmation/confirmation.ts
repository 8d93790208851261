import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { HeldTry, PasswordComparer } from '../../password-guard/index.ts';
import { auditTeam } from '../audit.ts';
import type { SignedInMember } from '../member.ts';
import type { SendNotice } from '../notice/notice.ts';
import { challengeOfSession, usedChallenge } from '../second-factor/passkey/challenge.ts';
import { isProven } from '../second-factor/passkey/passkey.ts';
import type { PasskeyPlace } from '../second-factor/passkey/place.ts';
import type { Assertion } from '../second-factor/passkey/webauthn.ts';
import { type CodeOutcome, checkTypedCode, type TypedCode } from '../second-factor/second-factor.ts';
import { confirmSession } from '../session/store.ts';
import { lockMember, selectMemberById } from '../store.ts';

export type ConfirmationOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'wrong' }
  /** The member has a second factor and must confirm with it. */
  | { readonly ok: false; readonly reason: 'factor-asked' }
  | HeldTry;

/**
 * Confirms the member's identity for this session only. Not for a member with a second factor: a thief with a stolen
 * session and the password could switch the factor off.
 */
export async function confirmByPassword(
  parts: Pick<Parts, 'database' | 'clock'>,
  passwords: PasswordComparer,
  member: SignedInMember,
  password: string,
): Promise<ConfirmationOutcome> {
  const { websiteId, id } = member;
  const stored = await selectMemberById(parts.database, websiteId, id);
  if (stored?.hasSecondFactor) return { ok: false, reason: 'factor-asked' };
  const matches = await passwords.matches(password, stored?.passwordHash);
  if (!matches.ok) return matches;
  if (!matches.value) return { ok: false, reason: 'wrong' };
  return parts.database.transaction(async (connection) => {
    const locked = await lockMember(connection, websiteId, id);
    // The password was changed while it was being compared.
    if (locked?.passwordHash !== stored?.passwordHash) return { ok: false, reason: 'wrong' };
    await confirm(parts, connection, member);
    return { ok: true };
  });
}

export async function confirmByCode(
  parts: Pick<Parts, 'config' | 'database' | 'clock'>,
  member: SignedInMember,
  typed: TypedCode,
  tell: SendNotice,
): Promise<CodeOutcome> {
  return parts.database.transaction(async (connection) => {
    await lockMember(connection, member.websiteId, member.id);
    const outcome = await checkTypedCode(parts, connection, member, typed, tell);
    if (outcome.ok) await confirm(parts, connection, member);
    return outcome;
  });
}

export async function confirmByPasskey(
  parts: Pick<Parts, 'database' | 'clock'>,
  member: SignedInMember,
  given: { readonly assertion: Assertion; readonly place: PasskeyPlace },
): Promise<boolean> {
  const challenge = await usedChallenge(parts, challengeOfSession('confirm', member));
  return parts.database.transaction(async (connection) => {
    await lockMember(connection, member.websiteId, member.id);
    const isRight = await isProven(parts, connection, member, { ...given, challenge });
    if (isRight) await confirm(parts, connection, member);
    return isRight;
  });
}

async function confirm({ clock }: Pick<Parts, 'clock'>, connection: Connection, member: SignedInMember): Promise<void> {
  await confirmSession(connection, member.websiteId, member.sessionId, clock.now());
  await auditTeam(connection, clock, member, 'confirmed', `team_member/${member.id}`);
}
