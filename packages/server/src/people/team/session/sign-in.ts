import { emailKey } from '@awning/site-model';
import type { Parts } from '../../../platform/parts.ts';
import type { HeldTry, PasswordComparer } from '../../password-guard/index.ts';
import { lockMember, selectMemberByEmail } from '../store.ts';
import { type Admitted, admit } from './admit.ts';
import type { Arrival } from './arrival.ts';

export interface Credentials {
  readonly websiteId: string;
  readonly email: string;
  readonly password: string;
}

export type SignInOutcome =
  | { readonly ok: true; readonly admitted: Admitted }
  | { readonly ok: false; readonly reason: 'wrong' }
  | HeldTry;

export async function signIn(
  parts: Pick<Parts, 'database' | 'clock'>,
  passwords: PasswordComparer,
  credentials: Credentials,
  arrival: Arrival,
): Promise<SignInOutcome> {
  const { websiteId } = credentials;
  const member = await selectMemberByEmail(parts.database, websiteId, emailKey(credentials.email));
  const matches = await passwords.matches(credentials.password, member?.passwordHash);
  if (!matches.ok) return matches;
  if (!matches.value || member === undefined) return { ok: false, reason: 'wrong' };
  return parts.database.transaction(async (connection): Promise<SignInOutcome> => {
    const locked = await lockMember(connection, websiteId, member.id);
    // The password was changed while it was being compared.
    if (locked?.passwordHash !== member.passwordHash) return { ok: false, reason: 'wrong' };
    return { ok: true, admitted: await admit(parts, connection, member, arrival) };
  });
}
