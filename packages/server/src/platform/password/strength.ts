import { commonPasswords } from './common.ts';

/** Only length counts; digits and symbols are not required. The upper limit only bounds the work. */
export const MIN_PASSWORD_LENGTH = 10;
export const MAX_PASSWORD_LENGTH = 200;

export type PasswordWeakness = 'too-short' | 'too-long' | 'common' | 'same-as-email';

/** Returns why a new password is refused, or undefined. */
export function passwordWeakness(password: string, email: string): PasswordWeakness | undefined {
  if (Array.from(password).length < MIN_PASSWORD_LENGTH) return 'too-short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'too-long';
  const plain = password.toLowerCase();
  if (plain === email.toLowerCase()) return 'same-as-email';
  if (commonPasswords.has(plain) || isOneCharacterRepeated(plain)) return 'common';
  return undefined;
}

function isOneCharacterRepeated(password: string): boolean {
  return new Set(password).size === 1;
}
