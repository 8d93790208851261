import { type Refusal, refused } from '../http/index.ts';
import { type PasswordWeakness, passwords, passwordWeakness } from '../password/index.ts';
import { type PassReason, passMessages } from './messages.ts';

type Hashed = { readonly ok: true; readonly hash: string } | { readonly ok: false; readonly refusal: Refusal };

/** The hash of a password that many visitors will share, or why it cannot be one. */
export async function hashPassword(password: string): Promise<Hashed> {
  const weakness = passwordWeakness(password, '');
  if (weakness !== undefined) return { ok: false, refusal: refusal(400, weaknessReasons[weakness]) };
  const made = await passwords.make(password);
  return made.ok ? { ok: true, hash: made.value } : { ok: false, refusal: refusal(429, 'busy') };
}

const weaknessReasons = {
  'too-short': 'passwordTooShort',
  'too-long': 'passwordTooLong',
  common: 'passwordCommon',
  'same-as-email': 'passwordCommon',
} as const satisfies Readonly<Record<PasswordWeakness, PassReason>>;

function refusal(status: number, reason: PassReason): Refusal {
  const text = passMessages[reason];
  return refused(status, text, { extra: { reason }, ...(status === 400 && { errors: { password: text } }) });
}
