import { randomBytes } from 'node:crypto';
import { tokenHash } from '../../../../platform/token.ts';

const CODES = 10;
/** 80 bits: cannot be guessed by calls, nor by brute force with a copy of the database. */
const CODE_BYTES = 10;
/** Crockford's alphabet: no letter looks like a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten codes such as `7k3d-q9xw-4m2p-t6vn`. */
export function newRecoveryCodes(random: (size: number) => Buffer = randomBytes): readonly string[] {
  return Array.from({ length: CODES }, () => written(random(CODE_BYTES)));
}

/** The stored form of a code, however it was typed. */
export function recoveryCodeHash(typed: string): Buffer {
  const plain = typed.toLowerCase().replaceAll(/[^0-9a-z]/g, '');
  return tokenHash(plain.replaceAll('o', '0').replaceAll(/[il]/g, '1'));
}

function written(bytes: Buffer): string {
  const bits = BigInt(`0x${bytes.toString('hex')}`);
  const letters = Array.from({ length: 16 }, (_, place) => ALPHABET[Number((bits >> BigInt(5 * place)) & 31n)]);
  return letters.join('').replaceAll(/(.{4})(?!$)/g, '$1-');
}
