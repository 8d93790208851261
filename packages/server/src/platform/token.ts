import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, so that neither a session nor a link can be guessed. */
const TOKEN_BYTES = 32;

/** The characters of a token; anything longer is not ours and is not even looked up. */
export const TOKEN_LENGTH = Math.ceil((TOKEN_BYTES * 4) / 3);

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored in place of a token: who reads the database cannot enter with it. Tokens are random, so one round is enough. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
