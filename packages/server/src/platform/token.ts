import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, so that sessions and links cannot be guessed. */
const TOKEN_BYTES = 32;

/** The length of a token; a longer text is never looked up. */
export const TOKEN_LENGTH = Math.ceil((TOKEN_BYTES * 4) / 3);

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/**
 * The stored form of a token: reading the database does not give access. Tokens are random, so one round of hashing is
 * enough.
 */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
