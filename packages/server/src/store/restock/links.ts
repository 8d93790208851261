import type { Parts } from '../../platform/parts.ts';
import { tokenHash } from '../../platform/token.ts';
import { type LinkedSignUp, lockByHash, markCancelled, markConfirmed, selectSignUp } from './store.ts';
import { signUpOfToken } from './token.ts';

/** Returns whether the link is valid; it stays so after it was used. */
export async function confirmSignUp(
  { clock, database }: Pick<Parts, 'clock' | 'database'>,
  websiteId: string,
  token: string,
): Promise<boolean> {
  return database.transaction(async (connection) => {
    const signUp = await lockByHash(connection, websiteId, tokenHash(token));
    if (signUp === undefined) return false;
    if (signUp.state !== 'pending') return true;
    if (signUp.confirmExpiresAt === null || signUp.confirmExpiresAt <= clock.now()) return false;
    await markConfirmed(connection, websiteId, signUp);
    return true;
  });
}

/** The sign-up of a link; changes nothing. */
export async function signUpOfLink(
  { config, database }: Pick<Parts, 'config' | 'database'>,
  websiteId: string,
  token: string,
): Promise<LinkedSignUp | undefined> {
  const id = signUpOfToken(config.secrets, websiteId, token);
  return id === undefined ? undefined : selectSignUp(database, websiteId, id);
}

/** Ends everything that the address of the link waits for. Safe to repeat. */
export async function leave(
  parts: Pick<Parts, 'config' | 'database'>,
  websiteId: string,
  token: string,
): Promise<LinkedSignUp | undefined> {
  const signUp = await signUpOfLink(parts, websiteId, token);
  if (signUp !== undefined) await markCancelled(parts.database, websiteId, signUp.emailKey);
  return signUp;
}
