import type { UnlockFault } from '../http/index.ts';
import { passwords } from '../password/index.ts';

/** Why the password does not open anything, or undefined if it is the right one. */
export async function attemptFault(password: string, hash: string): Promise<UnlockFault | undefined> {
  if (password === '') return 'empty';
  const compared = await passwords.matches(password, hash);
  if (!compared.ok) return 'busy';
  return compared.value ? undefined : 'wrong';
}
