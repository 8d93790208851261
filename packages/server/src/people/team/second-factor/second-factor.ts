import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { auditTeam } from '../audit.ts';
import type { TeamMember } from '../member.ts';
import type { SendNotice } from '../notice/notice.ts';
import { spendCode } from './code-app/code-app.ts';
import { recoveryCodeHash } from './recovery-code/recovery-code.ts';
import { takeRecoveryCode } from './recovery-code/store.ts';
import { type Factors, selectWrongCodes, upsertWrongCodes } from './store.ts';
import { afterWrongCode, isWarningDue, secondsBlocked } from './wrong-codes.ts';

/** What a member is asked for after the password. */
export type SecondStep = 'passkey' | TypedStep;
/** Steps that are typed, not proved by a device. */
export type TypedStep = 'code' | 'recovery';

/** Recovery codes only replace another factor; alone they are not one. */
export function hasSecondFactor({ codeAppSince, passkeys }: Pick<Factors, 'codeAppSince' | 'passkeys'>): boolean {
  return codeAppSince !== undefined || passkeys > 0;
}

export function secondStepsWith(factors: Factors): readonly SecondStep[] {
  if (!hasSecondFactor(factors)) return [];
  return [
    ...(factors.passkeys === 0 ? [] : (['passkey'] as const)),
    ...(factors.codeAppSince === undefined ? [] : (['code'] as const)),
    ...(factors.recoveryCodes === 0 ? [] : (['recovery'] as const)),
  ];
}

export interface TypedCode {
  readonly way: TypedStep;
  readonly code: string;
}

export type CodeOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'wrong' }
  | { readonly ok: false; readonly reason: 'blocked'; readonly seconds: number };

/**
 * Uses the typed code, or counts it as wrong. The caller holds the member's row. Recovery codes cannot be guessed, so
 * they work while one-time codes are blocked: a stranger who knows the password must not be able to lock the member
 * out.
 */
export async function checkTypedCode(
  parts: Pick<Parts, 'config' | 'clock'>,
  connection: Connection,
  member: TeamMember,
  { way, code }: TypedCode,
  tell: SendNotice,
): Promise<CodeOutcome> {
  const { websiteId, id } = member;
  const at = parts.clock.now();
  const wrong = await selectWrongCodes(connection, websiteId, id);
  const seconds = secondsBlocked(wrong, at);
  if (way === 'code' && seconds > 0) return { ok: false, reason: 'blocked', seconds };
  const isRight =
    way === 'code'
      ? await spendCode(parts, connection, member, code)
      : await spendRecoveryCode(parts, connection, member, code, tell);
  if (isRight) return { ok: true };
  const counted = afterWrongCode(wrong, at);
  await upsertWrongCodes(connection, websiteId, id, counted);
  if (isWarningDue(counted)) await tell(connection, 'wrongCodes', member);
  return { ok: false, reason: 'wrong' };
}

async function spendRecoveryCode(
  { clock }: Pick<Parts, 'clock'>,
  connection: Connection,
  member: TeamMember,
  code: string,
  tell: SendNotice,
): Promise<boolean> {
  if (!(await takeRecoveryCode(connection, member, recoveryCodeHash(code)))) return false;
  await auditTeam(connection, clock, member, 'recoveryCodeUsed', `team_member/${member.id}`);
  await tell(connection, 'recoveryCodeUsed', member);
  return true;
}
